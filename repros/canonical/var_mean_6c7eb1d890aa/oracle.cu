/* x + y and its layer norm, transposed, as it is and padded, with what its derivative
 * wants. A block has 28 tokens of an
 * image. */
#include <assay/turned.cuh>

typedef channels_of<384> row;

KERNEL_OF_MANY(threads_of_block, 4)
turn(const bf16 *__restrict__ x, const bf16 *__restrict__ other,
     const float *__restrict__ weight, const float *__restrict__ bias, bf16 *__restrict__ sum,
     float *__restrict__ means, float *__restrict__ rstd, bf16 *__restrict__ y,
     bf16 *__restrict__ wide, float eps)
{
	__shared__ turned_tile<row> tile;
	const token_out out = {sum, means, rstd, y, wide};

	turn_out<row, 196, 200>(x, other, weight, bias, eps, out, tile);
}
