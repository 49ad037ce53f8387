/* Layer norm over channels, which lie innermost, transposed, as it is and padded, with
 * what its derivative wants. A block has 28 tokens of an
 * image. */
#include <assay/turned.cuh>

typedef channels_of<384> row;

KERNEL_OF_MANY(threads_of_block, 4)
turn(const bf16 *__restrict__ x, const float *__restrict__ weight,
     const float *__restrict__ bias, float *__restrict__ means, float *__restrict__ rstd,
     bf16 *__restrict__ y, bf16 *__restrict__ wide, float eps)
{
	__shared__ turned_tile<row> tile;
	const token_out out = {nullptr, means, rstd, y, wide};

	turn_out<row, 196, 200>(x, (const bf16 *)nullptr, weight, bias, eps, out, tile);
}
