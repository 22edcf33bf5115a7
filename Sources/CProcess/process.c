// madvise and its advice are extensions of Linux.
#define _DEFAULT_SOURCE
#include "CProcess.h"

#include <unistd.h>
#ifdef __linux__
#include <malloc.h>
#include <signal.h>
#include <stdint.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#endif

pid_t cprocess_fork(void) { return fork(); }

void cprocess_tame_allocator(int arenas) {
#ifdef __linux__
    mallopt(M_ARENA_MAX, arenas);
    mallopt(M_MMAP_THRESHOLD, 4 << 20);
    mallopt(M_TRIM_THRESHOLD, 32 << 20);
#endif
}

void cprocess_return_memory(void) {
#ifdef __linux__
    malloc_trim(0);
#endif
}

void cprocess_prefer_large_pages(void *start, size_t length) {
#ifdef __linux__
    const uintptr_t page = 2 << 20, first = ((uintptr_t)start + page - 1) & ~(page - 1);
    const uintptr_t end = ((uintptr_t)start + length) & ~(page - 1);
    // A system that has none says no, and nothing is lost.
    if (first < end) (void)madvise((void *)first, end - first, MADV_HUGEPAGE);
#else
    (void)start;
    (void)length;
#endif
}

void cprocess_end_with_parent(void) {
#ifdef __linux__
    prctl(PR_SET_PDEATHSIG, SIGKILL);
#endif
}
