// madvise and anonymous memory are extensions of Linux and macOS.
#define _DEFAULT_SOURCE
#include "CPages.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

// Bytes of a large page (x86-64, and arm64 with pages of 4 KiB).
static const size_t large_page = 2 << 20;

// Below, a block comes from the allocator, which has pages at hand.
static const size_t smallest_mapped = 1 << 20;

// What stands before each block: bytes that are mapped, itself included; 0: the allocator's.
typedef struct {
    size_t mapped;
} head;

// The head's room: blocks begin on a cache line.
enum { HEAD = 64 };

static size_t rounded(size_t bytes) { return (bytes + large_page - 1) & ~(large_page - 1); }

// Fresh memory, zeroed, in whole large pages.
static head *map(size_t size) {
    // Room for a start on a large page; what lies before and after it goes back at once.
    const size_t room = size + large_page;
    char *start = mmap(NULL, room, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0);
    if (start == MAP_FAILED) return NULL;
    char *block = (char *) rounded((uintptr_t) start);
    if (block > start) munmap(start, (size_t) (block - start));
    if (block + size < start + room) munmap(block + size, (size_t) (start + room - block) - size);
#ifdef __linux__
    // A system that has none says no, and nothing is lost.
    madvise(block, size, MADV_HUGEPAGE);
#endif
    return (head *) block;
}

static head *allocate(size_t size, int zeroed) {
    void *memory;
    if (posix_memalign(&memory, HEAD, size) != 0) return NULL;
    return zeroed ? memset(memory, 0, size) : memory;
}

static void *take(size_t bytes, int zeroed) {
    if (bytes > SIZE_MAX / 2) return NULL;
    const size_t mapped = bytes < smallest_mapped ? 0 : rounded(bytes + HEAD);
    head *taken = mapped ? map(mapped) : allocate(bytes + HEAD, zeroed);
    if (!taken) return NULL;
    taken->mapped = mapped;
    return (char *) taken + HEAD;
}

void *cpages_take(size_t bytes) { return take(bytes, 0); }

void *cpages_take_zeroed(size_t bytes) { return take(bytes, 1); }

void cpages_give_back(void *block) {
    if (!block) return;
    head *given = (head *) ((char *) block - HEAD);
    if (given->mapped) munmap(given, given->mapped);
    else free(given);
}
