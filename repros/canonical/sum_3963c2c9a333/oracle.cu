/* A matrix in f32, as it is, and the sum of its rows. A block has a tile
 * of columns and a share of the rows; a second kernel adds the shares up. */
#include <assay/columns.cuh>

typedef tile_of_columns<LANES, W, 256> tile;

KERNEL_OF(256)
walk(const bf16 *__restrict__ x, float *__restrict__ wide, bf16 *__restrict__ y,
     float *__restrict__ part, int rows)
{
	__shared__ tile t;

	part_columns(t, rows, COLS, part, [&](int row, int c, float *f) {
		const int64_t at = (int64_t)row * COLS + c;
		const vec<bf16, W> d = load<bf16, W>(x + at);

		widen(d, f);
#pragma unroll
		for (int e = 0; e < W; e += 4)
			store(wide + at + e, vec<float, 4>{f[e], f[e + 1], f[e + 2], f[e + 3]});
		store(y + at, d);
	});
}

KERNEL_OF(1024) add_up(const float *__restrict__ part, float *__restrict__ sums, int parts)
{
	add_parts(part, COLS, sums, parts, COLS);
}
