/* Softmax of masked scores in bf16, 128 to a row. A row lies in registers of 16 lanes,
 * eight elements to each, which take that row of every head in turn: the mask is read
 * once. */
#include <assay/kernel.cuh>

enum { LANES = 16, COLS = LANES * 8, PER = 4 }; /* heads to a group of lanes */

KERNEL_OF(256)
rows(const bf16 *__restrict__ scores, const bf16 *__restrict__ mask, bf16 *__restrict__ y,
     int queries, int heads, float least)
{
	const int lane = threadIdx.x % LANES, i = lane * 8;
	const int group = blockIdx.x * (256 / LANES) + threadIdx.x / LANES;
	const int q = group % queries, rest = group / queries;
	const int b = rest / (heads / PER), first = rest % (heads / PER) * PER;
	const vec<bf16, 8> m = load<bf16, 8>(mask + ((int64_t)b * queries + q) * COLS + i);

	for (int h = first; h < first + PER; h++) {
		const int64_t at = ((int64_t)(b * heads + h) * queries + q) * COLS + i;
		float f[8], most = -__int_as_float(0x7f800000), sum = 0;
		vec<bf16, 8> out;

		const vec<bf16, 8> s = load<bf16, 8>(scores + at);

#pragma unroll
		for (int e = 0; e < 8; e++) {
			f[e] = max_nan(rounded<bf16>(to_f32(s.v[e]) + to_f32(m.v[e])), least);
			most = max_nan(most, f[e]);
		}
		for (int d = LANES / 2; d; d /= 2)
			most = max_nan(most, __shfl_xor_sync(~0u, most, d));
#pragma unroll
		for (int e = 0; e < 8; e++) {
			f[e] = expf(f[e] - most);
			sum += f[e];
		}
		const float by = 1.0f / lanes_sum(sum, LANES);

#pragma unroll
		for (int e = 0; e < 8; e++)
			out.v[e] = from_f32<bf16>(f[e] * by);
		store(y + at, out);
	}
}
