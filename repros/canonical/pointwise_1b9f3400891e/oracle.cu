/* [b h, s, d] as [b, s, h d]: a vector is a part of one d, and stays whole; where those are too
 * short, two make one of y. */
#include <assay/kernel.cuh>

/* Vector i of batch b. */
DEVICE void element(const bf16 *x, bf16 *y, uint32_t b, uint32_t i, uint32_t heads,
		    uint32_t rows)
{
	enum { each = SIZE / W }; /* vectors of a head */
	const uint32_t s = i * PARTS / (heads * each), at = i * PARTS % (heads * each);
	vec<bf16, W * PARTS> out;

#pragma unroll
	for (int p = 0; p < PARTS; p++) {
		const uint32_t h = (at + p) / each, d = (at + p) % each;
		const vec<bf16, W> v =
			load<bf16, W>(x + ((int64_t)(b * heads + h) * rows + s) * SIZE + d * W);

#pragma unroll
		for (int e = 0; e < W; e++)
			out.v[p * W + e] = v.v[e];
	}
	store(y + ((int64_t)b * heads * rows * SIZE + (int64_t)i * W * PARTS), out);
}

/* Batches that fill blocks of their own. */
KERNEL_OF(512)
batches(const bf16 *__restrict__ x, bf16 *__restrict__ y, uint32_t heads, uint32_t rows)
{
	const uint32_t i = blockIdx.x * blockDim.x + threadIdx.x;

	if (i < heads * rows * SIZE / (W * PARTS))
		element(x, y, blockIdx.y, i, heads, rows);
}
