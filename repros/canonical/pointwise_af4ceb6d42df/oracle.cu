/* [b, s, h d] as [b h, s, d], which is seen transposed too: a vector is a part of one d,
 * and stays whole. */
#include <assay/kernel.cuh>

KERNEL_OF(256)
elements(const bf16 *__restrict__ x, bf16 *__restrict__ y, uint32_t heads, uint32_t rows,
	 uint32_t n)
{
	const uint32_t i = blockIdx.x * 256 + threadIdx.x, d = i % (SIZE / 8),
		       rest = i / (SIZE / 8);
	const uint32_t s = rest % rows, h = rest / rows % heads, b = rest / rows / heads;

	if (i >= n)
		return;
	store(y + (int64_t)i * 8,
	      load<bf16, 8>(x + ((int64_t)(b * rows + s) * heads + h) * SIZE + d * 8));
}
