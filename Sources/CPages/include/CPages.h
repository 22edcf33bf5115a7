// Memory for pixels: large blocks in large pages.
//
// From an allocator each block of megabytes costs a fault for each of its small pages: a tenth of the time
// that a photo takes. Keeping blocks for the next photo instead of giving them back was tried: no faster, and
// 30 MB more at the peak of two lanes.
#ifndef CPAGES_H
#define CPAGES_H

#include <stddef.h>

// A block of at least so many bytes, which hold anything; aligned to 64 bytes. NULL without memory. Any
// thread may give it back.
void *cpages_take(size_t bytes);

// The same, and all of it is 0.
void *cpages_take_zeroed(size_t bytes);

// Takes back what one of these gave. NULL is nothing.
void cpages_give_back(void *block);

#endif
