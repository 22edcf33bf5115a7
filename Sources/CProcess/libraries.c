// dl_iterate_phdr is an extension of glibc and the BSDs.
#define _GNU_SOURCE
#include "CProcess.h"

#ifdef __linux__
#include <elf.h>
#include <link.h>
#include <string.h>

struct reading {
    void *context;
    cprocess_library_reader reader;
};

// The notes of an ELF file lie in segments, each a name and a content padded to four bytes (elf(5)).
static int read_library(struct dl_phdr_info *library, size_t size, void *data) {
    struct reading *reading = data;
    const unsigned char *identifier = NULL;
    unsigned long count = 0;
    (void)size;
    for (int index = 0; index < library->dlpi_phnum; index++) {
        const ElfW(Phdr) *segment = &library->dlpi_phdr[index];
        if (segment->p_type != PT_NOTE) continue;
        const char *at = (const char *)(library->dlpi_addr + segment->p_vaddr);
        const char *end = at + segment->p_memsz;
        while (at + sizeof(ElfW(Nhdr)) <= end) {
            const ElfW(Nhdr) *note = (const ElfW(Nhdr) *)at;
            const char *name = at + sizeof *note;
            const char *content = name + ((note->n_namesz + 3) & ~3u);
            if (note->n_type == NT_GNU_BUILD_ID && note->n_namesz == 4 && !memcmp(name, "GNU", 4)) {
                identifier = (const unsigned char *)content;
                count = note->n_descsz;
            }
            at = content + ((note->n_descsz + 3) & ~3u);
        }
    }
    reading->reader(reading->context, library->dlpi_name, identifier, count);
    return 0;
}

void cprocess_each_library(void *context, cprocess_library_reader reader) {
    struct reading reading = {context, reader};
    dl_iterate_phdr(read_library, &reading);
}
#else
void cprocess_each_library(void *context, cprocess_library_reader reader) {
    (void)context;
    (void)reader;
}
#endif
