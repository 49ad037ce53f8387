/* The mean over tokens of the layer norm of x + y. A cluster of
 * blocks has an image. */
#include <assay/tokens.cuh>

typedef channels_of<COLS> row;

KERNEL_OF_CLUSTERS(4, 256, 2)
images(const bf16 *__restrict__ left, const bf16 *__restrict__ right,
       const bf16 *__restrict__ weight, const bf16 *__restrict__ bias, bf16 *__restrict__ y,
       float eps)
{
	__shared__ norm_sums<row> sums;
	const auto read = [&](token<row> &t, int64_t at) {
		token<row> more;

		t.read(left + at * row::cols);
		more.read(right + at * row::cols);
		t.add(more);
	};

	mean_of_norms<row, 49, false, 4>(read, weight, bias, y, eps, sums);
}
