#ifndef BASE_PHILOX_EIGHT_H
#define BASE_PHILOX_EIGHT_H

#include "base/philox.h"

enum { PHILOX_LANES = 8 };

/* philox4x32 of the counters (n + i, third, fourth), n's low word first, for i from 0 to 7:
 * w[k][i] is word k of counter n + i, in the lower half.  In a quarter of the time of eight
 * calls where the processor has AVX2, with the same words anywhere. */
void philox_eight(uint64_t n, uint32_t third, uint32_t fourth, uint32_t k0, uint32_t k1,
		  uint64_t w[4][PHILOX_LANES]);
/* Of each word ⌊word·n/2³²⌋: an index below n. */
void philox_below(uint64_t w[4][PHILOX_LANES], uint32_t n, uint64_t at[4][PHILOX_LANES]);

#endif
