/* Softmax of windows of 49 places, with the bias of a pair of places: five windows of one head
 * to a block, by way of shared memory, a thread to a row. */
#include <assay/staged.cuh>

enum { PLACES = 49, PAIRS = PLACES * PLACES, TABLE = 169, AT_ONCE = 5 };

typedef window<PLACES, PLACES, PLACES, PLACES, OUT, OUT> square;

struct biased {
	float by;
	DEVICE_MEMBER float operator()(float x, float bias) const
	{
		return rounded<bf16>(x + bias);
	}
};

KERNEL_OF(256)
windows(const bf16 *__restrict__ x, const int64_t *__restrict__ index,
	const bf16 *__restrict__ table, bf16 *__restrict__ y, int planes)
{
	__shared__ __align__(16) bf16 tiles[AT_ONCE * STAGE(PLACES * OUT) / 2];
	__shared__ float own[TABLE], bias[PAIRS];
	const int head = blockIdx.x;
	const softmax_out out = {nullptr, nullptr, y, nullptr};

	for (int p = 0; p < PER; p++) {
		const int64_t first = head + (int64_t)(blockIdx.y * PER + p) * AT_ONCE * HEADS;

		if (p)
			__syncthreads();
		if (first >= planes)
			return;
		softmax_staged<square, AT_ONCE>(
			x, first, HEADS, planes, bias, tiles, biased{1.0f}, out, [&]() {
				if (p)
					return;
				for (int k = threadIdx.x; k < TABLE; k += 256)
					own[k] = to_f32(table[k * HEADS + head]);
				__syncthreads();
				for (int k = threadIdx.x; k < PAIRS; k += 256)
					bias[k] = own[index[k]];
			});
	}
}
