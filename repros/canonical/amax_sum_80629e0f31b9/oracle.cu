/* Softmax of scaled scores, a part of padded planes, with the bias of a pair of places, which
 * is written too, padded again. Eight lanes to a long row, of PER batches in turn, for which
 * the bias is looked up once; of short rows five planes of one head to a block, by way of
 * shared memory, a thread to a row. */
#include <assay/staged.cuh>

typedef window<PLACES, PLACES, PADDED, PADDED, PADDED, PADDED> part;

struct biased {
	float scale;
	float by;
	DEVICE_MEMBER float operator()(float x, float bias) const
	{
		return rounded<bf16>(rounded<bf16>(x * scale) + bias);
	}
};

#if PLACES > 64
KERNEL_OF(256)
rows(const bf16 *__restrict__ table, const int64_t *__restrict__ index,
     const bf16 *__restrict__ x, bf16 *__restrict__ bias, bf16 *__restrict__ y, float scale)
{
	const int group = (int)global_thread() / 8, lane = threadIdx.x % 8,
		  row = group % PADDED;
	const int head = group / PADDED % HEADS;
	const bool is_first = group / PADDED / HEADS == 0;
	const softmax_out out = {nullptr, nullptr, y, nullptr};

	softmax_lanes<part, 8, 7, 4, PER>(
		x, (int64_t)(group / PADDED / HEADS) * PER * HEADS + head, HEADS, row, lane,
		biased{scale, 1.0f}, out, [&](float(*b)[4]) {
#pragma unroll
			for (int v = 0; v < 7; v++) {
				const int i = (v * 8 + lane) * 4;
				vec<int64_t, 4> at;

				if (row >= PLACES || i >= 196)
					continue;
				at = load<int64_t, 4>(index + row * 196 + i);
#pragma unroll
				for (int e = 0; e < 4; e++)
					b[v][e] = to_f32(table[head * TABLE + at.v[e]]);
				if (is_first)
					store(bias + (head * PLACES + row) * 196 + i,
					      narrow_bf16<4>(b[v]));
			}
			return true;
		});
}
#else
enum { PAIRS = PLACES * PLACES, AT_ONCE = 5 };

KERNEL_OF(256)
planes(const bf16 *__restrict__ table, const int64_t *__restrict__ index,
       const bf16 *__restrict__ x, bf16 *__restrict__ pairs, bf16 *__restrict__ y, int planes,
       float scale)
{
	__shared__ __align__(16) bf16 tiles[AT_ONCE * STAGE(PLACES * PADDED) / 2];
	__shared__ float own[TABLE], bias[PAIRS];
	const int head = blockIdx.x;
	const softmax_out out = {nullptr, nullptr, y, nullptr};

	softmax_staged<part, AT_ONCE>(x, head + blockIdx.y * AT_ONCE * HEADS, HEADS, planes,
				      bias, tiles, biased{scale, 1.0f}, out, [&]() {
					      for (int k = threadIdx.x; k < TABLE; k += 256)
						      own[k] = to_f32(table[head * TABLE + k]);
					      __syncthreads();
					      for (int k = threadIdx.x; k < PAIRS; k += 256) {
						      bias[k] = own[index[k]];
						      if (!blockIdx.y)
							      pairs[head * PAIRS + k] =
								      from_f32<bf16>(bias[k]);
					      }
				      });
}
#endif
