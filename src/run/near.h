#ifndef RUN_NEAR_H
#define RUN_NEAR_H

#include "corpus/inputs.h"
#include "eval/compare.h"
#include "provider/provider.h"

/*
 * Data of a point where it lies, on a GPU: inputs are made there, and outputs gone through, so
 * that nothing large crosses the bus and no core works through it.  All pointers are the
 * device's; whoever calls holds its lease.  Our own kernels do it (near.cu), built once and
 * kept.  Statuses are the device's; UNAVAILABLE without NVRTC.
 */
struct near;

/* Compiles its kernels, if nobody has: takes seconds, and needs no device. */
MUST enum status near_build(struct device *dev, const struct provider_opts *build);
MUST enum status near_open(struct device *dev, const struct provider_opts *build,
			   struct near **out);
void near_close(struct near *n); /* NULL is fine */

/* How outputs are compared there. */
const struct compare_place *near_place(const struct near *n);

/* As inputs_fill, all of one storage: bytes[storage] at `to`, whose gaps are left alone. */
MUST enum status near_fill(struct near *n, const struct point *p,
			   const struct inputs_layout *layout, struct inputs_key key,
			   uint32_t storage, void *to);

/* A strided tensor in row-major order, in its own type; or floats in fp64. */
MUST enum status near_rows(struct near *n, const struct tensor *t, const void *from, void *to);
MUST enum status near_wide_rows(struct near *n, const struct tensor *t, const void *from,
				double *to);

/* Of two rows of `elements` of a type: the first element that still holds byte p in x and q in
 * y, or -1; the largest difference that is a number. */
MUST enum status near_unwritten(struct near *n, enum dtype d, int64_t elements, const void *x,
				int p, const void *y, int q, int64_t *first);
MUST enum status near_spread(struct near *n, enum dtype d, int64_t elements, const void *x,
			     const void *y, double *spread);
/* Whether b is a + 1 throughout. */
MUST enum status near_is_plus_one(struct near *n, const float *a, const float *b,
				  int64_t elements, bool *is_right);
/* Of all bytes; another if one of them is. */
MUST enum status near_digest(struct near *n, const void *p, size_t bytes, uint64_t *out);

#endif
