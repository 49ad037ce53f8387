/* Softmax of scaled scores, a part of padded planes, padded again, as it is, and what its
 * derivative wants: eight lanes to a long row; of short ones
 * a plane to a block, by way of shared memory, a thread to a row. */
#include <assay/staged.cuh>

typedef window<PLACES, PLACES, PADDED, PADDED, PADDED, PADDED> part;

struct plain {
	float by;
	DEVICE_MEMBER float operator()(float x, float) const
	{
		return x;
	}
};

#if PLACES > 64
KERNEL_OF(256)
rows(const bf16 *__restrict__ x, float *__restrict__ amax, float *__restrict__ total,
     bf16 *__restrict__ y, bf16 *__restrict__ bare, float scale)
{
	const int row = (int)global_thread() / 8;
	const softmax_out out = {amax, total, y, bare};

	softmax_lanes<part, 8, 7, 4, 1>(x, row / PADDED, 1, row % PADDED, threadIdx.x % 8,
					plain{scale}, out, no_bias<4>());
}
#else
KERNEL_OF(64)
planes(const bf16 *__restrict__ x, float *__restrict__ amax, float *__restrict__ total,
       bf16 *__restrict__ y, bf16 *__restrict__ bare, float scale)
{
	__shared__ __align__(16) bf16 tiles[STAGE(PLACES * PADDED) / 2];
	const softmax_out out = {amax, total, y, bare};

	softmax_staged<part, 1>(x, blockIdx.x, 1, gridDim.x, nullptr, tiles, plain{scale}, out,
				no_tile());
}
#endif
