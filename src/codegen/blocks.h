/*
 * What kernels in CUDA C need besides prelude.h, which stands before it: folds over what the
 * threads of a block have, in an order that nothing but the block's size decides.
 *
 * BLOCK_FOLD leaves in every thread's v the fold of all threads' v by `step`, an expression
 * over a and b.  BLOCK_PLACE leaves in v the first place of the best w, NaN above all; a
 * thread that has none has place -1.  All threads of the block must come by.
 */
#ifndef CODEGEN_BLOCKS_H
#define CODEGEN_BLOCKS_H

enum { BLOCK_MOST = 512 }; /* threads, a power of two */

#define BLOCK_ROOM __shared__ int64_t block_values[BLOCK_MOST], block_places[BLOCK_MOST];
#define BLOCK_HALVES(DO)                                        \
	for (uint32_t half = blockDim.x / 2; half; half /= 2) { \
		const uint32_t x = threadIdx.x, y = x + half;   \
		if (x < half) {                                 \
			DO                                      \
		}                                               \
		__syncthreads();                                \
	}
#define BLOCK_FOLD(T, v, step)                                                                \
	{                                                                                     \
		T *values = (T *)block_values;                                                \
		values[threadIdx.x] = v;                                                      \
		__syncthreads();                                                              \
		BLOCK_HALVES(const T a = values[x]; const T b = values[y]; values[x] = step;) \
		v = values[0];                                                                \
		__syncthreads();                                                              \
	}
#define BLOCK_PLACE(T, w, v, BETTER)                                                    \
	{                                                                               \
		T *values = (T *)block_values;                                          \
		values[threadIdx.x] = w;                                                \
		block_places[threadIdx.x] = v;                                          \
		__syncthreads();                                                        \
		BLOCK_HALVES(if (BLOCK_IS_BETTER(values[x], block_places[x], values[y], \
						 block_places[y], BETTER)) {            \
			values[x] = values[y];                                          \
			block_places[x] = block_places[y];                              \
		})                                                                      \
		v = block_places[0];                                                    \
		__syncthreads();                                                        \
	}
/* Of two places with their values the second, unless it is none. */
#define BLOCK_IS_BETTER(a, i, b, j, BETTER)                      \
	(j >= 0 && (i < 0 || b BETTER a || (b != b && a == a) || \
		    (j < i && (a == b || (a != a && b != b)))))

/* Which of 2^bits slices an address belongs to, bits from 1 on. */
SCALAR int64_t block_slice(int64_t at, int bits)
{
	return (int64_t)((uint64_t)at * 0x9E3779B97F4A7C15ull >> (64 - bits));
}

/* As the hosts' processors convert: what does not fit becomes the smallest. */
SCALAR int64_t block_i64(double x)
{
	return x >= -9223372036854775808.0 && x < 9223372036854775808.0 ? (int64_t)x
									: INT64_MIN;
}

#endif
