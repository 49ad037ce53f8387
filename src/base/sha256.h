#ifndef BASE_SHA256_H
#define BASE_SHA256_H

#include "base/str.h"

enum { SHA256_HEX = 64 };

/* SHA-256 of the bytes, in lower-case hex with a terminator, as sha256sum prints it. */
void sha256_hex(struct str bytes, char hex[SHA256_HEX + 1]);
void sha256_raw(struct str bytes, uint8_t out[32]);

#endif
