/* x + y and its layer norm, transposed. A block has 28 tokens of an
 * image. */
#include <assay/turned.cuh>

typedef channels_of<768> row;

KERNEL_OF_MANY(threads_of_block, 2)
turn(const bf16 *__restrict__ x, const bf16 *__restrict__ other,
     const bf16 *__restrict__ weight, const bf16 *__restrict__ bias, bf16 *__restrict__ sum,
     bf16 *__restrict__ y, float eps)
{
	__shared__ turned_tile<row> tile;
	const token_out out = {sum, nullptr, nullptr, y, nullptr};

	turn_out<row, 196, 200>(x, other, weight, bias, eps, out, tile);
}
