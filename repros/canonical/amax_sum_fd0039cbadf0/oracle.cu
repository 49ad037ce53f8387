/* Softmax of scaled scores, a part of padded planes, padded again, as it is, and what its
 * derivative wants: a plane to a block, by way of shared memory, a thread to a row. */
#include <assay/staged.cuh>

typedef window<197, 50, 200, 56, 200, 56> part;

struct plain {
	float by;
	DEVICE_MEMBER float operator()(float x, float) const
	{
		return x;
	}
};

KERNEL_OF(224)
planes(const bf16 *__restrict__ x, float *__restrict__ amax, float *__restrict__ total,
       bf16 *__restrict__ y, bf16 *__restrict__ bare, float scale)
{
	__shared__ __align__(16) bf16 tiles[STAGE(197 * 56) / 2];
	const softmax_out out = {amax, total, y, bare};

	softmax_staged<part, 1>(x, blockIdx.x, 1, gridDim.x, nullptr, tiles, plain{scale}, out,
				no_tile());
}
