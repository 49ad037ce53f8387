/* x + y, of which one is transposed, and its layer norm, with what its
 * derivative wants. A block has 28 tokens of an image. */
#include <assay/turned.cuh>

typedef channels_of<768> row;

KERNEL_OF_MANY(threads_of_block, 2)
turn(const bf16 *__restrict__ turned, const bf16 *__restrict__ right,
     const float *__restrict__ weight, const float *__restrict__ bias, bf16 *__restrict__ sum,
     float *__restrict__ means, float *__restrict__ rstd, bf16 *__restrict__ y, float eps)
{
	__shared__ __align__(16) bf16 tile[tokens_of_block * row::cols];
	const token_out out = {sum, means, rstd, y, nullptr};

	turn_in<row, 196, 196>(turned, right, weight, bias, eps, out, tile);
}
