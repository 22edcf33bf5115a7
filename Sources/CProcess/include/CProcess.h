// What Swift hides of process control.
#ifndef CPROCESS_H
#define CPROCESS_H

#include <sys/types.h>

// A copy of this process. Swift marks fork unavailable, since a forked copy of a process with threads
// is broken. The supervisor has one thread, and a copy needs no loading: libvips alone brings a
// hundred libraries.
pid_t cprocess_fork(void);

// Sets up the allocator of a process that decodes in that many lanes.
//
// glibc gives every thread an arena of its own, up to eight a processor, and what one has freed no
// other may use. Fewer make the peak a quarter lower at no cost in time that could be measured.
//
// And it keeps ever larger blocks in the arenas, where the planes of one photo leave holes that the
// next one's don't fit; from 4 MiB on they are the system's again as soon as they are freed.
void cprocess_tame_allocator(int arenas);

// What was freed inside the arenas goes back to the system. glibc keeps it, and a decoder's hundreds
// of megabytes would be counted again beside the next one's.
void cprocess_return_memory(void);

// The calling process is killed when its parent ends, however that happens. prctl is variadic.
void cprocess_end_with_parent(void);

// Told of a loaded library: its path, and the linker's digest of its code (null where it has none).
typedef void (*cprocess_library_reader)(void *context, const char *path,
                                        const unsigned char *identifier, unsigned long count);

// Tells of every library in this process. Only Linux does.
void cprocess_each_library(void *context, cprocess_library_reader reader);

#endif
