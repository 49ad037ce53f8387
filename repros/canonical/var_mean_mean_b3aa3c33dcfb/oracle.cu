/* The layer norm of x * scale + y: of the first token, and the mean over the others. A cluster
 * of blocks has an image. */
#include <assay/tokens.cuh>

typedef channels_of<COLS> row;

KERNEL_OF_CLUSTERS(2, 256, 2)
images(const bf16 *__restrict__ left, const bf16 *__restrict__ scale,
       const bf16 *__restrict__ right, const bf16 *__restrict__ weight,
       const bf16 *__restrict__ bias, bf16 *__restrict__ y, float eps)
{
	__shared__ norm_sums<row> sums;
	const auto read = [&](token<row> &t, int64_t at) {
		token<row> more, by;

		t.read(left + at * row::cols);
		more.read(right + at * row::cols);
		by.read(scale);
		t.times(by);
		t.add(more);
	};

	mean_of_norms<row, 257, true, 2>(read, weight, bias, y, eps, sums);
}
