/* The layer norm of looked up rows, without a bias. */
#include <assay/norm.cuh>

typedef rows_of<COLS, 8, WARPS, V> at;

KERNEL_OF(256)
rows(const bf16 *__restrict__ table, const int64_t *__restrict__ tokens,
     const bf16 *__restrict__ weight, bf16 *__restrict__ y, int64_t rows, float eps)
{
	__shared__ float part[2][8];
	const int64_t token = tokens[at::row(rows)];

	norm_rows<at>(rows, weight, (const bf16 *)nullptr, y, eps, part,
		      [&](int64_t row, int c, float *f) {
			      load_f32<8>(table + token * COLS + c, f);
		      });
}
