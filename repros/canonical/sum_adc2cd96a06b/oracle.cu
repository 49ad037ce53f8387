/* The derivative of dropout, with one of a pair added, and its sum over rows. A cluster of
 * blocks has a tile of columns. */
#include <assay/columns.cuh>

typedef tile_of_columns<8, 4, 512> tile;

KERNEL_OF_CLUSTERS(8, 512, 2)
columns(const float *__restrict__ pairs, const float *__restrict__ dy,
	const uint8_t *__restrict__ kept, float *__restrict__ y, float *__restrict__ sums,
	int rows, int which, float by)
{
	__shared__ tile t;
	__shared__ float of_block[tile::cols];

	sum_columns<8>(t, of_block, rows, COLS, sums, [&](int row, int c, float *f) {
		const int64_t at = (int64_t)row * COLS + c;
		const vec<float, 4> lo = load<float, 4>(pairs + 2 * at),
				    hi = load<float, 4>(pairs + 2 * at + 4);
		const vec<uint8_t, 4> keep = load<uint8_t, 4>(kept + at);
		vec<float, 4> d = load<float, 4>(dy + at);

#pragma unroll
		for (int e = 0; e < 4; e++) {
			const vec<float, 4> &from = e < 2 ? lo : hi;
			const float other = which ? from.v[2 * e % 4 + 1] : from.v[2 * e % 4];

			d.v[e] = (d.v[e] + other) * (keep.v[e] ? by : 0.0f);
		}
		widen(d, f);
		store(y + at, d);
	});
}
