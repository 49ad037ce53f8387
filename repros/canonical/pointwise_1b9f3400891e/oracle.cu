/* [b h, s, d] as [b, s, h d]: a vector is a part of one d, and stays whole. */
#include <assay/kernel.cuh>

KERNEL_OF(256)
elements(const bf16 *__restrict__ x, bf16 *__restrict__ y, uint32_t heads, uint32_t rows,
	 uint32_t n)
{
	const uint32_t i = blockIdx.x * 256 + threadIdx.x, d = i % (SIZE / W),
		       rest = i / (SIZE / W);
	const uint32_t h = rest % heads, s = rest / heads % rows, b = rest / heads / rows;

	if (i >= n)
		return;
	store(y + (int64_t)i * W,
	      load<bf16, W>(x + ((int64_t)(b * heads + h) * rows + s) * SIZE + d * W));
}
