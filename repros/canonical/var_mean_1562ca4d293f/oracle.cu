/* The layer norm of looked up rows, with those of their places added. */
#include <assay/norm.cuh>

typedef rows_of<COLS, 8, WARPS, V> at;

KERNEL_OF(256)
rows(const bf16 *__restrict__ table, const int64_t *__restrict__ tokens,
     const int64_t *__restrict__ places, const bf16 *__restrict__ at_place,
     const bf16 *__restrict__ weight, const bf16 *__restrict__ bias, bf16 *__restrict__ y,
     int64_t rows, float eps)
{
	__shared__ float part[2][8];
	const int64_t token = tokens[at::row(rows)];
	const int64_t place = places[at::row(rows) % SEQUENCE];

	norm_rows<at>(rows, weight, bias, y, eps, part, [&](int64_t row, int c, float *f) {
		widen(sum_of<8>(table + token * COLS + c, at_place + place * COLS + c), f);
	});
}
