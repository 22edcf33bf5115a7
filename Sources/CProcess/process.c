#include "CProcess.h"

#include <unistd.h>
#ifdef __linux__
#include <malloc.h>
#include <signal.h>
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

void cprocess_end_with_parent(void) {
#ifdef __linux__
    prctl(PR_SET_PDEATHSIG, SIGKILL);
#endif
}
