// How libjpeg's errors are caught, for decoding and encoding alike.
#ifndef CJPEG_TROUBLE_H
#define CJPEG_TROUBLE_H

#include <setjmp.h>
#include <stdio.h>

#include <jpeglib.h>

typedef struct {
    struct jpeg_error_mgr manager;
    jmp_buf failure;
    char message[JMSG_LENGTH_MAX];
} cjpeg_trouble;

// Makes errors jump to trouble->failure, which the caller has set, and remarks be counted; neither is
// printed. The first remark and the last error are kept as message.
struct jpeg_error_mgr *cjpeg_catch(cjpeg_trouble *trouble);

#endif
