/* Softmax of causally masked scores, f32 to bf16: a warp to a row, four elements to a lane at a
 * time, up to 1024 of them in registers. */
#include <assay/kernel.cuh>

enum { MOST = 8 };

KERNEL_OF(128) rows(const float *__restrict__ scores, const uint8_t *__restrict__ causal,
	    const bf16 *__restrict__ mask, bf16 *__restrict__ y, int64_t rows, int queries,
	    int heads, int n, int first_query, int first_key, int keys, float least)
{
	const int lane = threadIdx.x % 32;
	const int64_t row = (int64_t)blockIdx.x * (blockDim.x / 32) + threadIdx.x / 32;

	if (row >= rows)
		return;
	const int64_t q = row % queries, b = row / queries / heads;
	const float *x = scores + row * n;
	const uint8_t *c = causal + (first_query + q) * keys + first_key;
	const bf16 *m = mask + (b * queries + q) * n;
	float f[MOST][4], most = -__int_as_float(0x7f800000), sum = 0;

#pragma unroll
	for (int v = 0; v < MOST; v++) {
		const int i = (v * 32 + lane) * 4;

		if (i >= n)
			break;
		const vec<float, 4> s = load<float, 4>(x + i);
		const vec<bf16, 4> a = load<bf16, 4>(m + i);
		const vec<uint8_t, 4> k = load<uint8_t, 4>(c + i);

#pragma unroll
		for (int e = 0; e < 4; e++) {
			f[v][e] = (k.v[e] ? s.v[e] : least) + to_f32(a.v[e]);
			most = max_nan(most, f[v][e]);
		}
	}
	most = warp_max(most);
#pragma unroll
	for (int v = 0; v < MOST; v++)
		if ((v * 32 + lane) * 4 < n)
#pragma unroll
			for (int e = 0; e < 4; e++) {
				f[v][e] = expf(f[v][e] - most);
				sum += f[v][e];
			}
	sum = warp_sum(sum);
#pragma unroll
	for (int v = 0; v < MOST; v++) {
		const int i = (v * 32 + lane) * 4;
		vec<bf16, 4> out;

		if (i >= n)
			break;
#pragma unroll
		for (int e = 0; e < 4; e++)
			out.v[e] = from_f32<bf16>(f[v][e] / sum);
		store(y + row * n + i, out);
	}
}
