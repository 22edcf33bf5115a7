// jpeglib.h needs FILE and size_t, and does not include them itself.
#include <stdio.h>
#include <jpeglib.h>
