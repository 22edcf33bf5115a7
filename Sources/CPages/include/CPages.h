// Memory for pixels: large blocks in large pages, kept from one photo to the next.
//
// An allocator gives a block of megabytes back to the system as soon as it is freed, and the next one
// costs a fault for each of its small pages: a tenth of the time that a photo takes. Or it keeps
// blocks among all others, where they leave holes that nothing fits into.
#ifndef CPAGES_H
#define CPAGES_H

#include <stddef.h>

// A block of at least so many bytes, which hold whatever was there before; aligned to 64 bytes. NULL
// without memory. Any thread may take it, and another give it back.
void *cpages_take(size_t bytes);

// The same, and all of it is 0.
void *cpages_take_zeroed(size_t bytes);

// Takes back what one of these gave. NULL is nothing.
void cpages_give_back(void *block);

// Keeps at most so many bytes of blocks that nobody has, from now on; at first none.
void cpages_keep(size_t most);

// Gives the blocks that nobody has to the system.
void cpages_clear(void);

#endif
