/*
 * near.cu compiled for the host, a kernel a step of the cpu device, so that all but the GPU
 * itself is tested without one.
 */
#ifndef UNIT_NEAR_HOST_H
#define UNIT_NEAR_HOST_H

#include "run/near_int.h"

#include <string.h>

static uint64_t near_host_word(const char *p)
{
	uint64_t u;

	memcpy(&u, p, sizeof(u));
	return u;
}

#define KERNEL      static void
#define EACH(i, n)  for (int64_t i = 0; i < (n); i++)
#define LANES(i, n) for (int i = 0; i < (n); i++)
#define SHARED
#define SYNC()    ((void)0)
#define LANE      0
#define BLOCK     0
#define WIDTH     1
#define ADD(p, v) (*(p) += (uint64_t)(v))
#define MAX(p, v) (*(p) = (uint64_t)(v) > *(p) ? (uint64_t)(v) : *(p))
#define MIN(p, v) (*(p) = (uint64_t)(v) < *(p) ? (uint64_t)(v) : *(p))
#define COUNT(p)  (++*(p))
#define WORD(p)   near_host_word(p)
/* Their numbers are near_int.h's, too. */
#define NEAR_THREADS NEAR_CU_THREADS
#define NEAR_BLOCKS  NEAR_CU_BLOCKS
#include "run/near.cu"
#undef NEAR_THREADS
#undef NEAR_BLOCKS

_Static_assert((int)NEAR_CU_THREADS == (int)NEAR_THREADS, "as it is launched");
_Static_assert((int)NEAR_CU_BLOCKS == (int)NEAR_BLOCKS, "as there is room for sums");

#define STEP(name, ...)                                                                       \
	static void host_##name(void *const *b, const int64_t *n, int64_t begin, int64_t end, \
				int thread)                                                   \
	{                                                                                     \
		(void)begin, (void)end, (void)thread;                                         \
		gpu_##name(__VA_ARGS__);                                                      \
	}
STEP(fill, b[0], b[1], n[0])
STEP(fill_places, b[0], b[1], n[0])
STEP(rows, b[0], b[1], b[2], n[0])
STEP(wide_rows, b[0], b[1], b[2], n[0])
STEP(errors, b[0], b[1], b[2], b[3], b[4], b[5], n[0], n[1])
STEP(doubts, b[0], b[1], b[2], b[3], n[0])
STEP(floats, b[0], b[1], b[2], b[3], b[4], b[5], n[0], n[1], n[2])
STEP(first, b[0], b[1], b[2], b[3], b[4], b[5], n[0], n[1], n[2])
STEP(ints, b[0], b[1], b[2], b[3], n[0], n[1], n[2], n[3])
STEP(unwritten, b[0], b[1], b[2], n[0], n[1], n[2], n[3])
STEP(spread, b[0], b[1], b[2], n[0], n[1])
STEP(plus_one, b[0], b[1], b[2], n[0])
STEP(digest, b[0], b[1], n[0])

static struct near near_on_host(struct device *cpu)
{
	struct near n = {.dev = cpu,
			 .fn = {
#define NEAR_KERNEL(name) host_##name,
#include "run/near.def"
#undef NEAR_KERNEL
			 }};

	n.place = near_compare;
	return n;
}

#endif
