#ifndef BASE_JSON_LENIENT_H
#define BASE_JSON_LENIENT_H

#include "base/str.h"

/* The text of json_read_lenient as JSON: words that are none became strings that json_word
 * knows by the NULs which they begin with.  Allocated in a. */
struct str json_with_marks(struct arena *a, struct str text);

#endif
