/* The sum of rows with those of their places, and its layer norm. */
#include <assay/norm.cuh>

typedef rows_of<COLS, 8, WARPS, V> at;

KERNEL_OF(256)
rows(const bf16 *__restrict__ at_place, const bf16 *__restrict__ from,
     const bf16 *__restrict__ weight, const bf16 *__restrict__ bias, bf16 *__restrict__ sum,
     bf16 *__restrict__ y, int64_t rows, float eps)
{
	__shared__ float part[2][8];

	norm_rows<at>(rows, weight, bias, y, eps, part, [&](int64_t row, int c, float *f) {
		const vec<bf16, 8> v =
			sum_of<8>(from + row * COLS + c, at_place + row % SEQUENCE * COLS + c);

		widen(v, f);
		store(sum + row * COLS + c, v);
	});
}
