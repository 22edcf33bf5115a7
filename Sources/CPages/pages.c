// madvise and anonymous memory are extensions of Linux and macOS.
#define _DEFAULT_SOURCE
#include "CPages.h"

#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

// Bytes of a large page (x86-64, and arm64 with pages of 4 KiB).
static const size_t large_page = 2 << 20;

// Below, blocks come from the allocator, which keeps them.
static const size_t smallest_kept = 1 << 20;

// What stands before each block.
typedef struct block {
    // Bytes with this head; 0: the allocator's.
    size_t size;
    // The kept block before it.
    struct block *older;
} block;

// The head's room: blocks begin on a cache line.
enum { HEAD = 64 };

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static block *newest;
static size_t kept;
static size_t most_kept;

static size_t rounded(size_t bytes) { return (bytes + large_page - 1) & ~(large_page - 1); }

static void *map(size_t bytes) {
    // Room for a start on a large page; what lies before and after it goes back at once.
    const size_t size = rounded(bytes), room = size + large_page;
    if (size < bytes) return NULL;
    char *start = mmap(NULL, room, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0);
    if (start == MAP_FAILED) return NULL;
    char *block = (char *) rounded((uintptr_t) start);
    if (block > start) munmap(start, (size_t) (block - start));
    if (block + size < start + room) munmap(block + size, (size_t) (start + room - block) - size);
#ifdef __linux__
    // A system that has none says no, and nothing is lost.
    madvise(block, size, MADV_HUGEPAGE);
#endif
    return block;
}

// The smallest kept block that is large enough and not much too large, out of the list; or NULL.
static block *kept_block(size_t size) {
    block **best = NULL;
    for (block **link = &newest; *link; link = &(*link)->older) {
        const size_t has = (*link)->size;
        if (has >= size && has <= 2 * size && (!best || has < (*best)->size)) best = link;
    }
    if (!best) return NULL;
    block *found = *best;
    *best = found->older;
    kept -= found->size;
    return found;
}

// Takes the oldest blocks out of the list, until no more than so many bytes are kept.
static block *surplus(size_t most) {
    size_t room = most;
    block **link = &newest;
    while (*link && (*link)->size <= room) {
        room -= (*link)->size;
        link = &(*link)->older;
    }
    block *rest = *link;
    *link = NULL;
    for (const block *each = rest; each; each = each->older) kept -= each->size;
    return rest;
}

static void unmap_all(block *list) {
    while (list) {
        block *older = list->older;
        munmap(list, list->size);
        list = older;
    }
}

static block *new_block(size_t size) {
    block *made = map(size);
    if (made) return made;
    cpages_clear();
    return map(size);
}

static void *small_block(size_t bytes, int zeroed) {
    void *memory;
    if (posix_memalign(&memory, HEAD, bytes + HEAD) != 0) return NULL;
    ((block *) memory)->size = 0;
    void *taken = (char *) memory + HEAD;
    return zeroed ? memset(taken, 0, bytes) : taken;
}

static void *take(size_t bytes, int zeroed) {
    if (bytes > SIZE_MAX / 2) return NULL;
    if (bytes < smallest_kept) return small_block(bytes, zeroed);
    const size_t size = rounded(bytes + HEAD);
    pthread_mutex_lock(&lock);
    block *taken = kept_block(size);
    pthread_mutex_unlock(&lock);
    if (taken) {
        if (zeroed) memset((char *) taken + HEAD, 0, bytes);
    } else {
        taken = new_block(size);
        if (!taken) return NULL;
        taken->size = size;
    }
    return (char *) taken + HEAD;
}

void *cpages_take(size_t bytes) { return take(bytes, 0); }

void *cpages_take_zeroed(size_t bytes) { return take(bytes, 1); }

void cpages_give_back(void *memory) {
    if (!memory) return;
    block *given = (block *) ((char *) memory - HEAD);
    if (given->size == 0) {
        free(given);
        return;
    }
    pthread_mutex_lock(&lock);
    given->older = newest;
    newest = given;
    kept += given->size;
    block *rest = kept > most_kept ? surplus(most_kept) : NULL;
    pthread_mutex_unlock(&lock);
    unmap_all(rest);
}

void cpages_keep(size_t most) {
    pthread_mutex_lock(&lock);
    most_kept = most;
    block *rest = surplus(most);
    pthread_mutex_unlock(&lock);
    unmap_all(rest);
}

void cpages_clear(void) {
    pthread_mutex_lock(&lock);
    block *rest = surplus(0);
    pthread_mutex_unlock(&lock);
    unmap_all(rest);
}
