#ifndef BASE_DECIMAL_H
#define BASE_DECIMAL_H

#include "base/str.h"

/* The double nearest to the decimal number that a text begins with ("-12.5", "3e-2"), as strtod
 * has it to the last bit and in a tenth of its time: how many bytes it has.  0 if there is
 * none, or one of more digits or of a larger exponent than numbers of ours mostly have: who
 * asked then asks strtod.  It does not look at what follows. */
size_t decimal_scan(struct str text, double *out);
/* Whether the whole text is such a number. */
bool decimal_read(struct str text, double *out);

#endif
