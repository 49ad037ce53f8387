/* Softmax of scaled scores, a part of padded planes, with the bias of a pair of places in
 * f32, and what its derivative wants: LANES lanes to a row, which stays in registers; a
 * group of them takes that row of PER batches in turn, for which the bias is looked up
 * once. */
#include <assay/kernel.cuh>

DEVICE float lanes_max(float x)
{
	for (int d = LANES / 2; d; d /= 2)
		x = max_nan(x, __shfl_xor_sync(~0u, x, d));
	return x;
}

KERNEL_OF(256)
rows(const float *__restrict__ table, const int64_t *__restrict__ index,
     const bf16 *__restrict__ x, float *__restrict__ amax, float *__restrict__ total,
     bf16 *__restrict__ y, float scale)
{
	const float none = -__int_as_float(0x7f800000);
	const int lane = threadIdx.x % LANES;
	const int group = blockIdx.x * (256 / LANES) + threadIdx.x / LANES;
	const int row = group % OUT_ROWS, head = group / OUT_ROWS % HEADS;
	const int first = group / OUT_ROWS / HEADS * PER;
	float b[V][W];

#pragma unroll
	for (int v = 0; v < V; v++)
#pragma unroll
		for (int e = 0; e < W; e++) {
			const int i = (v * LANES + lane) * W + e;

			b[v][e] = 0;
			if (row < ROWS && i < COLS)
				b[v][e] = to_f32(table[head * TABLE + index[row * COLS + i]]);
		}
#pragma unroll 2
	for (int batch = first; batch < first + PER; batch++) {
		const int64_t plane = (int64_t)batch * HEADS + head;
		const bf16 *from = x + (plane * IN_ROWS + min(row, ROWS - 1)) * IN_COLS;
		vec<bf16, W> a[V];
		float f[V][W], most = none, sum = 0;

#pragma unroll
		for (int v = 0; v < V; v++)
			a[v] = load<bf16, W>(from + min((v * LANES + lane) * W, IN_COLS - W));

#pragma unroll
		for (int v = 0; v < V; v++) {
			const int i = (v * LANES + lane) * W;

#pragma unroll
			for (int e = 0; e < W; e++) {
				f[v][e] = i + e < COLS
						  ? rounded<bf16>(to_f32(a[v].v[e]) * scale) +
							    b[v][e]
						  : none;
				most = max_nan(most, f[v][e]);
			}
		}
		most = lanes_max(most);
#pragma unroll
		for (int v = 0; v < V; v++)
#pragma unroll
			for (int e = 0; e < W; e++) {
				f[v][e] = expf(f[v][e] - most);
				sum += f[v][e];
			}
		sum = lanes_sum(sum, LANES);
		const float by = 1.0f / sum;

		if (!lane && row < ROWS) {
			amax[plane * ROWS + row] = most;
			total[plane * ROWS + row] = sum;
		}
#pragma unroll
		for (int v = 0; v < V; v++) {
			const int i = (v * LANES + lane) * W;
			vec<bf16, W> out;

#pragma unroll
			for (int e = 0; e < W; e++)
				out.v[e] = from_f32<bf16>(
					row < ROWS && i + e < COLS ? f[v][e] * by : 0.0f);
			if (i < OUT_COLS)
				store(y + (plane * OUT_ROWS + row) * OUT_COLS + i, out);
		}
	}
}
