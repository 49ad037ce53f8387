/* The derivative of gelu by erf, and its sum over rows. A cluster of blocks has a tile
 * of columns. */
#include <assay/columns.cuh>
#include <assay/math.cuh>

typedef tile_of_columns<8, 8, 512> tile;

DEVICE float one(float dy, float x, float minus_half, float density)
{
	return dy * (normal_near(x) + x * (exp_near(x * x * minus_half) * density));
}

template <int blocks>
DEVICE void walk(const bf16 *__restrict__ dy, const bf16 *__restrict__ x, bf16 *__restrict__ y,
		 float *__restrict__ sums, int rows, int cols, float minus_half, float density)
{
	__shared__ tile t;
	__shared__ float of_block[tile::cols];

	sum_columns<blocks>(t, of_block, rows, cols, sums, [&](int row, int c, float *f) {
		const int64_t at = (int64_t)row * cols + c;
		vec<bf16, 8> d;
		float a[8];

		load_f32<8>(x + at, a);
		load_f32<8>(dy + at, f);
#pragma unroll
		for (int e = 0; e < 8; e++)
			f[e] = one(f[e], a[e], minus_half, density);
		d = narrow_bf16<8>(f);
		widen(d, f);
		store(y + at, d);
	});
}

#define COLUMNS(blocks)                                                                \
	KERNEL_OF_CLUSTERS(blocks, 512, 2)                                             \
	columns##blocks(const bf16 *dy, const bf16 *x, bf16 *y, float *sums, int rows, \
			int cols, float minus_half, float density)                     \
	{                                                                              \
		walk<blocks>(dy, x, y, sums, rows, cols, minus_half, density);         \
	}
COLUMNS(8)
COLUMNS(4)
COLUMNS(2)
