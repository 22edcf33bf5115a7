// OpenSSL's digests: SHA-256 with the processor's own instructions.
#include <openssl/evp.h>
