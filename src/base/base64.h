#ifndef BASE_BASE64_H
#define BASE_BASE64_H

#include "base/str.h"

/* RFC 4648, with padding.  Reading refuses anything else with INVALID. */
struct str base64_write(struct arena *a, struct str bytes);
MUST enum status base64_read(struct arena *a, struct str text, struct str *out);

#endif
