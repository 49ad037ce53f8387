/* Layer norm over channels, which lie innermost, transposed and padded. A block has 28 tokens
 * of an image. */
#include <assay/turned.cuh>

typedef channels_of<384> row;

KERNEL_OF_MANY(threads_of_block, 4)
turn(const bf16 *__restrict__ x, const bf16 *__restrict__ weight, const bf16 *__restrict__ bias,
     bf16 *__restrict__ wide, float eps)
{
	__shared__ turned_tile<row> tile;
	const token_out out = {nullptr, nullptr, nullptr, nullptr, wide};

	turn_out<row, 196, 200>(x, (const bf16 *)nullptr, weight, bias, eps, out, tile);
}
