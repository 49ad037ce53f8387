/* Softmax of scaled scores, and what its derivative wants: two lanes to a row of 16, else a
 * thread to a row, 128 of which go through shared memory. */
#include <assay/staged.cuh>

typedef window<ROWS, COLS, ROWS, COLS, ROWS, COLS> whole;

struct plain {
	float by;
	DEVICE_MEMBER float operator()(float x, float) const
	{
		return x;
	}
};

#if COLS == 16
KERNEL_OF(256)
rows(const bf16 *__restrict__ x, float *__restrict__ amax, float *__restrict__ total,
     bf16 *__restrict__ y, float scale)
{
	const int row = (int)global_thread() / 2;
	const softmax_out out = {amax, total, y, nullptr};

	softmax_lanes<whole, 2, 1, 8, 1>(x, row / ROWS, 1, row % ROWS, threadIdx.x % 2,
					 plain{1.0f / scale}, out, no_bias<8>());
}
#else
KERNEL_OF(ROWS)
chunks(const bf16 *__restrict__ x, float *__restrict__ amax, float *__restrict__ total,
       bf16 *__restrict__ y, float scale)
{
	__shared__ __align__(16) bf16 tiles[STAGE(ROWS * COLS) / 2];
	const softmax_out out = {amax, total, y, nullptr};

	softmax_staged<whole, 1>(x, blockIdx.x, 1, gridDim.x, nullptr, tiles,
				 plain{1.0f / scale}, out, no_tile());
}
#endif
