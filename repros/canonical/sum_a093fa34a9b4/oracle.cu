/* A matrix times a number, and the sum of its rows. A cluster of blocks has a tile
 * of columns. */
#include <assay/columns.cuh>

typedef tile_of_columns<4, 8, 512> tile;

KERNEL_OF_CLUSTERS(8, 512, 2)
columns(const bf16 *__restrict__ x, bf16 *__restrict__ y, float *__restrict__ sums, int rows,
	float by)
{
	__shared__ tile t;
	__shared__ float of_block[tile::cols];

	sum_columns<8>(t, of_block, rows, COLS, sums, [&](int row, int c, float *f) {
		const int64_t at = (int64_t)row * COLS + c;
		vec<bf16, 8> d;

		load_f32<8>(x + at, f);
#pragma unroll
		for (int e = 0; e < 8; e++)
			f[e] *= by;
		d = narrow_bf16<8>(f);
		widen(d, f);
		store(y + at, d);
	});
}
