/* Layer norm over channels, which lie innermost, transposed. */
#include <assay/turned.cuh>

typedef channels_of<768> row;

KERNEL_OF(256)
moments(const bf16 *__restrict__ x, float *__restrict__ means, float *__restrict__ rstd,
	int tokens, float eps)
{
	token_moments<row>(x, means, rstd, tokens, eps);
}

KERNEL_OF(THREADS)
turn(const bf16 *__restrict__ x, const bf16 *__restrict__ weight, const bf16 *__restrict__ bias,
     const float *__restrict__ means, const float *__restrict__ rstd, bf16 *__restrict__ y)
{
	__shared__ plane_tile<196> tile;

	turn_tile<row, 196, 196>(x, means, rstd, weight, bias, y, (bf16 *)nullptr, tile);
}
