/* Softmax of masked scores in bf16, 128 to a row. A row lies in registers of 16 lanes,
 * eight elements to each, which take that row of every head in turn: the mask is read
 * once. */
#include <assay/math.cuh>

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

	const int64_t at = ((int64_t)(b * heads + first) * queries + q) * COLS + i;
	vec<bf16, 8> s[PER];
	float bias[8];

	widen(m, bias);
#pragma unroll
	for (int h = 0; h < PER; h++)
		s[h] = load<bf16, 8>(scores + at + (int64_t)h * queries * COLS);
#pragma unroll
	for (int h = 0; h < PER; h++) {
		float f[8], most = -__int_as_float(0x7f800000), sum = 0;

		widen(s[h], f);
#pragma unroll
		for (int e = 0; e < 8; e++) {
			f[e] = max_nan(rounded<bf16>(f[e] + bias[e]), least);
			most = max_nan(most, f[e]);
		}
		most = lanes_max(most, LANES);
#pragma unroll
		for (int e = 0; e < 8; e++) {
			f[e] = exp_near(f[e] - most);
			sum += f[e];
		}
		const float by = 1.0f / lanes_sum(sum, LANES);

#pragma unroll
		for (int e = 0; e < 8; e++)
			f[e] *= by;
		store(y + at + (int64_t)h * queries * COLS, narrow_bf16<8>(f));
	}
}
