/* Softmax of scaled scores, a part of padded planes, with the bias of a pair of places in f32,
 * and what its derivative wants: eight lanes to a row, of PER batches in turn, for which the
 * bias is looked up once. */
#include <assay/softmax.cuh>

typedef window<49, 196, 56, 200, 49, 196> part;

struct biased {
	float scale;
	float by;
	DEVICE_MEMBER float operator()(float x, float bias) const
	{
		return rounded<bf16>(x * scale) + bias;
	}
};

KERNEL_OF(256)
rows(const float *__restrict__ table, const int64_t *__restrict__ index,
     const bf16 *__restrict__ x, float *__restrict__ amax, float *__restrict__ total,
     bf16 *__restrict__ y, float scale)
{
	const int group = (int)global_thread() / 8, lane = threadIdx.x % 8, row = group % 49;
	const int head = group / 49 % HEADS;
	const softmax_out out = {amax, total, y, nullptr};

	softmax_lanes<part, 8, 7, 4, PER>(
		x, (int64_t)(group / 49 / HEADS) * PER * HEADS + head, HEADS, row, lane,
		biased{scale, 1.0f}, out, [&](float(*b)[4]) {
#pragma unroll
			for (int v = 0; v < 7; v++) {
				const int i = (v * 8 + lane) * 4;
				vec<int64_t, 4> at;

				if (row >= 49 || i >= 196)
					continue;
				at = load<int64_t, 4>(index + row * 196 + i);
#pragma unroll
				for (int e = 0; e < 4; e++)
					b[v][e] = to_f32(table[head * TABLE + at.v[e]]);
			}
			return true;
		});
}
