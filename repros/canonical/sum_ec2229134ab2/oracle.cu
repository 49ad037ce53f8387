/* A gradient behind a mask and its sum over rows: a block has all columns of a share of the
 * rows, whose sums another kernel adds up. */
#include <assay/columns.cuh>

typedef tile_of_columns<COLS / 8, 8, THREADS> tile;

KERNEL_OF(THREADS)
columns(const bf16 *__restrict__ dy, const uint8_t *__restrict__ mask,
	const bf16 *__restrict__ shut, bf16 *__restrict__ y, float *__restrict__ part, int rows)
{
	__shared__ tile t;
	const bf16 none = *shut;

	part_columns(t, rows, COLS, part, [&](int row, int c, float *f) {
		const int64_t at = (int64_t)row * COLS + c;
		const vec<uint8_t, 8> off = load<uint8_t, 8>(mask + at);
		vec<bf16, 8> d = load<bf16, 8>(dy + at);

#pragma unroll
		for (int e = 0; e < 8; e++)
			if (off.v[e])
				d.v[e] = none;
		widen(d, f);
		store(y + at, d);
	});
}

KERNEL_OF(1024) sums(const float *__restrict__ part, float *__restrict__ out, int parts)
{
	add_parts(part, COLS, out, parts, COLS);
}
