/* A gradient behind a mask and its sum over rows. A cluster of blocks has a tile
 * of columns. */
#include <assay/columns.cuh>

typedef tile_of_columns<8, 8, 512> tile;

KERNEL_OF_CLUSTERS(4, 512, 2)
columns(const bf16 *__restrict__ dy, const uint8_t *__restrict__ mask, bf16 *__restrict__ zero,
	bf16 *__restrict__ y, float *__restrict__ sums, int rows)
{
	__shared__ tile t;
	__shared__ float of_block[tile::cols];

	if (!blockIdx.x && !threadIdx.x)
		zero->bits = 0;
	sum_columns<4>(t, of_block, rows, COLS, sums, [&](int row, int c, float *f) {
		const int64_t at = (int64_t)row * COLS + c;
		const vec<uint8_t, 8> off = load<uint8_t, 8>(mask + at);
		vec<bf16, 8> d = load<bf16, 8>(dy + at);

#pragma unroll
		for (int e = 0; e < 8; e++)
			if (off.v[e])
				d.v[e].bits = 0;
		widen(d, f);
		store(y + at, d);
	});
}
