/* A gradient behind relu and its sum over rows. A cluster of blocks has a tile
 * of columns. */
#include <assay/columns.cuh>

typedef tile_of_columns<8, 8, 512> tile;

KERNEL_OF_CLUSTERS(4, 512, 2)
columns(const bf16 *__restrict__ open, const bf16 *__restrict__ dy, bf16 *__restrict__ y,
	float *__restrict__ sums, int rows, float least)
{
	__shared__ tile t;
	__shared__ float of_block[tile::cols];

	sum_columns<4>(t, of_block, rows, COLS, sums, [&](int row, int c, float *f) {
		const int64_t at = (int64_t)row * COLS + c;
		vec<bf16, 8> d = load<bf16, 8>(dy + at);
		float x[8];

		load_f32<8>(open + at, x);
#pragma unroll
		for (int e = 0; e < 8; e++)
			if (x[e] <= least)
				d.v[e].bits = 0;
		widen(d, f);
		store(y + at, d);
	});
}
