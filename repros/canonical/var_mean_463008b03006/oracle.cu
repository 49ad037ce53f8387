/* Layer norm over channels, which lie innermost, transposed. A block has 28 tokens of an
 * image. */
#include <assay/turned.cuh>

typedef channels_of<768> row;

KERNEL_OF_MANY(threads_of_block, 3)
turn(const bf16 *__restrict__ x, const bf16 *__restrict__ weight, const bf16 *__restrict__ bias,
     bf16 *__restrict__ y, float eps)
{
	__shared__ turned_tile<row> tile;
	const token_out out = {nullptr, nullptr, nullptr, y, nullptr};

	turn_out<row, 196, 200>(x, (const bf16 *)nullptr, weight, bias, eps, out, tile);
}
