// What Swift hides of process control.
#ifndef CPROCESS_SHIMS_H
#define CPROCESS_SHIMS_H

#include <unistd.h>
#ifdef __linux__
#include <malloc.h>
#include <signal.h>
#include <sys/prctl.h>
#endif

// Swift marks fork unavailable, since a forked copy of a process with threads is broken. The
// supervisor has one thread, and a copy needs no loading: libvips alone brings a hundred libraries.
static inline pid_t cprocess_fork(void) { return fork(); }

// glibc gives every thread an arena of its own, up to eight a processor, and what one has freed no
// other may use. Fewer make the peak a quarter lower at no cost in time that could be measured.
//
// And it keeps ever larger blocks in the arenas, where the planes of one photo leave holes that the
// next one's don't fit; from 4 MiB on they are the system's again as soon as they are freed.
static inline void cprocess_tame_allocator(int arenas) {
#ifdef __linux__
    mallopt(M_ARENA_MAX, arenas);
    mallopt(M_MMAP_THRESHOLD, 4 << 20);
    mallopt(M_TRIM_THRESHOLD, 32 << 20);
#endif
}

// What was freed inside the arenas goes back to the system. glibc keeps it, and a decoder's hundreds
// of megabytes would be counted again beside the next one's.
static inline void cprocess_return_memory(void) {
#ifdef __linux__
    malloc_trim(0);
#endif
}

// The calling process is killed when its parent ends, however that happens. prctl is variadic.
static inline void cprocess_end_with_parent(void) {
#ifdef __linux__
    prctl(PR_SET_PDEATHSIG, SIGKILL);
#endif
}

#endif
