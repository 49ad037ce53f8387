/* x + y, of which one is transposed and padded, and its layer norm. A block has 28 tokens of an
 * image. */
#include <assay/turned.cuh>

typedef channels_of<384> row;

KERNEL_OF_MANY(threads_of_block, 4)
turn(const bf16 *__restrict__ turned, const bf16 *__restrict__ right,
     const bf16 *__restrict__ weight, const bf16 *__restrict__ bias, bf16 *__restrict__ sum,
     bf16 *__restrict__ y, float eps)
{
	__shared__ __align__(16) bf16 tile[tokens_of_block * row::cols];
	const token_out out = {sum, nullptr, nullptr, y, nullptr};

	turn_in<row, 196, 200>(turned, right, weight, bias, eps, out, tile);
}
