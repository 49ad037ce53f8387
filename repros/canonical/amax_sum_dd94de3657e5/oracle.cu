/* Softmax of scaled scores with a bias for each head, a part of padded planes, padded again:
 * five planes of one head to a block, by way of shared memory, a thread to a row. */
#include <assay/staged.cuh>

enum { PLACES = 49, PAIRS = PLACES * PLACES, AT_ONCE = 5 };

typedef window<PLACES, PLACES, 56, 56, 56, 56> part;

struct biased {
	float scale;
	float by;
	DEVICE_MEMBER float operator()(float x, float bias) const
	{
		return rounded<bf16>(rounded<bf16>(x * scale) + bias);
	}
};

KERNEL_OF(256)
planes(const bf16 *__restrict__ x, const bf16 *__restrict__ table, bf16 *__restrict__ y,
       int planes, float scale)
{
	__shared__ __align__(16) bf16 tiles[AT_ONCE * STAGE(PLACES * 56) / 2];
	__shared__ float bias[PAIRS];
	const int head = blockIdx.x;
	const softmax_out out = {nullptr, nullptr, y, nullptr};

	softmax_staged<part, AT_ONCE>(x, head + blockIdx.y * AT_ONCE * HEADS, HEADS, planes,
				      bias, tiles, biased{scale, 1.0f}, out, [&]() {
					      for (int k = threadIdx.x; k < PAIRS; k += 256)
						      bias[k] = to_f32(table[head * PAIRS + k]);
				      });
}
