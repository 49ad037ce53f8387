/* [b h, s, d] as [b, s, h d]: a vector is a part of one d, and stays whole. */
#include <assay/kernel.cuh>

template <int W>
DEVICE void move(const bf16 *__restrict__ x, bf16 *__restrict__ y, int heads, int rows, int size,
		 int64_t n)
{
	const int64_t i = global_thread();

	if (i >= n)
		return;
	const int across = size / W, d = (int)(i % across);
	const int64_t rest = i / across, h = rest % heads, bs = rest / heads, s = bs % rows;
	const int64_t from = ((bs / rows * heads + h) * rows + s) * across + d;

	store(y + i * W, load<bf16, W>(x + from * W));
}

KERNEL_OF(256) move8(const bf16 *x, bf16 *y, int heads, int rows, int size, int64_t n)
{
	move<8>(x, y, heads, rows, size, n);
}

KERNEL_OF(256) move4(const bf16 *x, bf16 *y, int heads, int rows, int size, int64_t n)
{
	move<4>(x, y, heads, rows, size, n);
}
