/* relu and the maxima of squares of three by three, two apart: a block brings 128 planes into
 * shared memory as they lie, and a thread has two of them, which are whole words together. */
#include <assay/async.cuh>

enum { SIDE = 13, OUT = 6, THREADS = 64, WORDS = SIDE * SIDE, OUT_WORDS = OUT * OUT };

/* The larger of each two; NaN above all. */
DEVICE uint32_t most(uint32_t a, uint32_t b)
{
	uint32_t r;
	asm("max.NaN.bf16x2 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
	return r;
}

/* Seven words of a row that begins at element h of two planes, the last half of them beside it.
 */
DEVICE void row_of(const uint32_t *words, int h, uint32_t *out)
{
#pragma unroll
	for (int j = 0; j < 7; j++) {
		const int w = h / 2 + j;

		out[j] = words[w];
		if (h % 2)
			out[j] = __funnelshift_r(words[w], words[min(w + 1, WORDS - 1)], 16);
	}
}

KERNEL_OF(THREADS) pool(const bf16 *__restrict__ x, bf16 *__restrict__ y)
{
	__shared__ __align__(16) uint32_t tile[THREADS * WORDS];
	const uint32_t *from = (const uint32_t *)x + (int64_t)blockIdx.x * THREADS * WORDS;
	const uint32_t *own = tile + threadIdx.x * WORDS;
	union {
		uint32_t word[OUT_WORDS];
		vec<uint32_t, 4> four[OUT_WORDS / 4];
	} out;

#pragma unroll 4
	for (int i = threadIdx.x; i < THREADS * WORDS / 4; i += THREADS)
		fetch<16>(tile + i * 4, from + i * 4);
	fetched();
	__syncthreads();
#pragma unroll
	for (int plane = 0; plane < 2; plane++) {
		uint32_t above[7], middle[7], below[7];

		row_of(own, plane * WORDS, below);
#pragma unroll
		for (int h = 0; h < OUT; h++) {
#pragma unroll
			for (int j = 0; j < 7; j++)
				above[j] = below[j];
			row_of(own, plane * WORDS + (2 * h + 1) * SIDE, middle);
			row_of(own, plane * WORDS + (2 * h + 2) * SIDE, below);
#pragma unroll
			for (int j = 0; j < 7; j++)
				above[j] = most(most(above[j], middle[j]), below[j]);
#pragma unroll
			for (int w = 0; w < OUT; w += 2)
				out.word[(plane * OUT + h) * OUT / 2 + w / 2] = most(
					most(__byte_perm(above[w], above[w + 1], 0x5410),
					     __byte_perm(above[w], above[w + 1], 0x7632)),
					most(__byte_perm(above[w + 1], above[w + 2], 0x5410),
					     0));
		}
	}
	__syncthreads();
#pragma unroll
	for (int j = 0; j < OUT_WORDS / 4; j++)
		store(tile + threadIdx.x * OUT_WORDS + j * 4, out.four[j]);
	__syncthreads();
	uint32_t *to = (uint32_t *)y + (int64_t)blockIdx.x * THREADS * OUT_WORDS;

#pragma unroll
	for (int i = threadIdx.x; i < THREADS * OUT_WORDS / 4; i += THREADS)
		store(to + i * 4, load<uint32_t, 4>(tile + i * 4));
}
