/* The derivative of dropout and relu, and its sum over rows. A cluster of blocks has a tile
 * of columns. */
#include <assay/columns.cuh>

typedef tile_of_columns<LANES, 8, 512> tile;

KERNEL_OF_CLUSTERS(BLOCKS, 512, 2)
columns(const uint8_t *__restrict__ kept, const bf16 *__restrict__ dy,
	const uint8_t *__restrict__ mask, const bf16 *__restrict__ shut, bf16 *__restrict__ y,
	float *__restrict__ sums, int rows, float by)
{
	__shared__ tile t;
	__shared__ float of_block[tile::cols];

	const float none = to_f32(*shut);

	sum_columns<BLOCKS>(t, of_block, rows, COLS, sums, [&](int row, int c, float *f) {
		const int64_t at = (int64_t)row * COLS + c;
		const vec<uint8_t, 8> keep = load<uint8_t, 8>(kept + at),
				      off = load<uint8_t, 8>(mask + at);
		vec<bf16, 8> d;

		load_f32<8>(dy + at, f);
#pragma unroll
		for (int e = 0; e < 8; e++)
			f[e] = off.v[e] ? none : f[e] * (keep.v[e] ? by : 0.0f);
		d = narrow_bf16<8>(f);
		widen(d, f);
		store(y + at, d);
	});
}
