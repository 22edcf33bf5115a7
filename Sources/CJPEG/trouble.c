#include "trouble.h"

// The manager comes first in it.
static cjpeg_trouble *trouble_of(j_common_ptr codec) { return (cjpeg_trouble *) codec->err; }

static void fail(j_common_ptr codec) {
    codec->err->format_message(codec, trouble_of(codec)->message);
    longjmp(trouble_of(codec)->failure, 1);
}

// Level -1 is a remark on damage; what is only information is passed over.
static void note(j_common_ptr codec, int level) {
    if (level >= 0) return;
    if (codec->err->num_warnings++ == 0) {
        codec->err->format_message(codec, trouble_of(codec)->message);
    }
}

static void print_nothing(j_common_ptr codec) { (void) codec; }

struct jpeg_error_mgr *cjpeg_catch(cjpeg_trouble *trouble) {
    jpeg_std_error(&trouble->manager);
    trouble->manager.error_exit = fail;
    trouble->manager.emit_message = note;
    trouble->manager.output_message = print_nothing;
    return &trouble->manager;
}
