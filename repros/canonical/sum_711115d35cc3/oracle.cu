/* Heads side by side, without their padding, and the sum of the rows. A block has a tile
 * of columns and a share of the rows; a second kernel adds the shares up. */
#include <assay/columns.cuh>

typedef tile_of_columns<LANES, W, 256> tile;

KERNEL_OF(256)
walk(const bf16 *__restrict__ x, bf16 *__restrict__ y, float *__restrict__ part, int rows)
{
	__shared__ tile t;

	part_columns(t, rows, COLS, part, [&](int row, int c, float *f) {
		const int64_t head = (int64_t)(row / ROWS) * (COLS / SIZE) + c / SIZE;
		const vec<bf16, W> d =
			load<bf16, W>(x + (head * ROWS + row % ROWS) * PADDED + c % SIZE);

		widen(d, f);
		store(y + (int64_t)row * COLS + c, d);
	});
}

KERNEL_OF(1024) add_up(const float *__restrict__ part, float *__restrict__ sums, int parts)
{
	add_parts(part, COLS, sums, parts, COLS);
}
