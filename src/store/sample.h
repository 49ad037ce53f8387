#ifndef STORE_SAMPLE_H
#define STORE_SAMPLE_H

#include "base/str.h"

/* All samples of a row in a state as they are kept: f32 little-endian us in time order, then
 * u16 little-endian round numbers, in one zstd frame. */
struct samples {
	const char *state; /* "cold" "warm" "single" */
	uint32_t n, m;
	double *us;
	uint16_t *rounds;
};

MUST enum status samples_pack(struct arena *a, const struct samples *s, struct str *blob);
/* n samples; CORRUPT if the frame holds another number. */
MUST enum status samples_unpack(struct arena *a, struct str blob, uint32_t n,
				struct samples *out);

#endif
