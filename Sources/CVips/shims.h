// What Swift cannot call in libvips as it is: variadic functions and macros. Each shim says why
// it exists. Everything here is named cvips_… and is used by the module Vips alone.
#ifndef CVIPS_SHIMS_H
#define CVIPS_SHIMS_H

#include <gmodule.h>
#include <vips/vips.h>
#include <vips/vector.h>

// The kinds of operation property that the binding knows. GObject would accept a value of the
// wrong type with no more than a logged warning and use the default, so the binding asks first.
typedef enum {
    CVIPS_KIND_NONE,
    CVIPS_KIND_INT,
    CVIPS_KIND_DOUBLE,
    CVIPS_KIND_BOOL,
    CVIPS_KIND_STRING,
    CVIPS_KIND_ENUM,
    CVIPS_KIND_FLAGS,
    CVIPS_KIND_IMAGE,
    CVIPS_KIND_BLOB,
    CVIPS_KIND_SOURCE,
    CVIPS_KIND_DOUBLE_ARRAY,
    CVIPS_KIND_IMAGE_ARRAY,
    CVIPS_KIND_OTHER
} CVipsKind;

// G_OBJECT_GET_CLASS is a macro.
static inline GParamSpec *cvips_property(VipsOperation *operation, const char *name) {
    return g_object_class_find_property(G_OBJECT_GET_CLASS(operation), name);
}

// G_PARAM_SPEC_VALUE_TYPE and the G_TYPE_… and VIPS_TYPE_… constants are macros.
static inline CVipsKind cvips_property_kind(VipsOperation *operation, const char *name) {
    GParamSpec *spec = cvips_property(operation, name);
    if (!spec) return CVIPS_KIND_NONE;
    GType type = G_PARAM_SPEC_VALUE_TYPE(spec);
    if (type == G_TYPE_INT) return CVIPS_KIND_INT;
    if (type == G_TYPE_DOUBLE) return CVIPS_KIND_DOUBLE;
    if (type == G_TYPE_BOOLEAN) return CVIPS_KIND_BOOL;
    if (type == G_TYPE_STRING) return CVIPS_KIND_STRING;
    if (g_type_is_a(type, VIPS_TYPE_IMAGE)) return CVIPS_KIND_IMAGE;
    if (g_type_is_a(type, VIPS_TYPE_SOURCE)) return CVIPS_KIND_SOURCE;
    if (type == VIPS_TYPE_BLOB) return CVIPS_KIND_BLOB;
    if (type == VIPS_TYPE_ARRAY_DOUBLE) return CVIPS_KIND_DOUBLE_ARRAY;
    if (type == VIPS_TYPE_ARRAY_IMAGE) return CVIPS_KIND_IMAGE_ARRAY;
    if (G_TYPE_IS_ENUM(type)) return CVIPS_KIND_ENUM;
    if (G_TYPE_IS_FLAGS(type)) return CVIPS_KIND_FLAGS;
    return CVIPS_KIND_OTHER;
}

// g_object_set and g_object_get are variadic: one typed pair a kind.
static inline void cvips_set_int(VipsOperation *operation, const char *name, int value) {
    g_object_set(operation, name, value, NULL);
}
static inline void cvips_set_double(VipsOperation *operation, const char *name, double value) {
    g_object_set(operation, name, value, NULL);
}
static inline void cvips_set_string(VipsOperation *operation, const char *name, const char *value) {
    g_object_set(operation, name, value, NULL);
}
static inline void cvips_set_pointer(VipsOperation *operation, const char *name, void *value) {
    g_object_set(operation, name, value, NULL);
}
// An enumeration by the name of its value ("lanczos3"), which stays the same across versions of
// libvips while the number may not. Returns -1 where the enumeration has no such value.
static inline int cvips_set_enum(VipsOperation *operation, const char *name, const char *nick) {
    GType type = G_PARAM_SPEC_VALUE_TYPE(cvips_property(operation, name));
    GEnumClass *values = (GEnumClass *) g_type_class_ref(type);
    GEnumValue *value = g_enum_get_value_by_nick(values, nick);
    int number = value ? value->value : 0;
    g_type_class_unref(values);
    if (!value) return -1;
    g_object_set(operation, name, number, NULL);
    return 0;
}
static inline int cvips_get_int(VipsOperation *operation, const char *name) {
    int value = 0;
    g_object_get(operation, name, &value, NULL);
    return value;
}
static inline double cvips_get_double(VipsOperation *operation, const char *name) {
    double value = 0;
    g_object_get(operation, name, &value, NULL);
    return value;
}
// The caller owns the reference that comes back, for images and blobs alike.
static inline void *cvips_get_pointer(VipsOperation *operation, const char *name) {
    void *value = NULL;
    g_object_get(operation, name, &value, NULL);
    return value;
}

// VIPS_AREA is a cast macro.
static inline void cvips_blob_unref(VipsBlob *blob) { vips_area_unref(VIPS_AREA(blob)); }
// A blob that owns memory from g_malloc. vips_area_free_cb is passed by address, with a cast.
static inline VipsBlob *cvips_blob_adopt(void *bytes, size_t count) {
    return vips_blob_new((VipsCallbackFn) vips_area_free_cb, bytes, count);
}

// VIPS_OBJECT is a cast macro.
static inline void cvips_unref_outputs(VipsOperation *operation) {
    vips_object_unref_outputs(VIPS_OBJECT(operation));
}

// VIPS_REGION_ADDR and VIPS_REGION_LSKIP are macros: where a line of a prepared region begins, and how
// many bytes further the next one does.
static inline const VipsPel *cvips_region_line(VipsRegion *region, int top) {
    return VIPS_REGION_ADDR(region, 0, top);
}
static inline ptrdiff_t cvips_region_stride(VipsRegion *region) {
    return (ptrdiff_t) VIPS_REGION_LSKIP(region);
}

// A function pointer with a cast, as GObject wants it for finalizers.
static inline void cvips_keep_alive(VipsImage *image, VipsSource *source) {
    g_object_ref(source);
    g_object_set_data_full(G_OBJECT(image), "darkroom-source", source, g_object_unref);
}
// G_OBJECT is a cast macro. What the pixels lie in is given back with the image.
static inline void cvips_own_memory(VipsImage *image, void *memory, void (*give_back)(void *)) {
    g_object_set_data_full(G_OBJECT(image), "darkroom-memory", memory, give_back);
}

// VIPS_TYPE_ARRAY_IMAGE boxed values are built from a plain C array; ownership of the list goes
// to the caller.
static inline VipsArrayImage *cvips_array_image(VipsImage **images, int count) {
    return vips_array_image_new(images, count);
}
static inline void cvips_array_unref(void *array) { vips_area_unref(VIPS_AREA(array)); }

// G_LOG_LEVEL_MASK and friends are cast enumerations that Swift does not import as flags.
static inline guint cvips_silence_log(const char *domain, GLogFunc handler) {
    return g_log_set_handler(
        domain, (GLogLevelFlags) (G_LOG_LEVEL_MASK | G_LOG_FLAG_FATAL | G_LOG_FLAG_RECURSION),
        handler, NULL);
}

#endif
