/* Heads of [b, s, h d] over the first part of the rows of [b, h, s, d + more]: four
 * elements to a thread. */
#include <assay/kernel.cuh>

KERNEL_OF(256)
elements(const bf16 *__restrict__ x, const bf16 *__restrict__ old, bf16 *__restrict__ y,
	 uint32_t n)
{
	const uint32_t i = blockIdx.x * 256 + threadIdx.x, d = i % (WIDE / 4) * 4,
		       rest = i / (WIDE / 4);
	const uint32_t s = rest % ROWS, h = rest / ROWS % HEADS, b = rest / ROWS / HEADS;

	if (i >= n)
		return;
	const bf16 *from = d < SIZE ? x + ((int64_t)(b * ROWS + s) * HEADS + h) * SIZE + d
				    : old + (int64_t)i * 4;

	store(y + (int64_t)i * 4, load<bf16, 4>(from));
}
