/* x + y and its layer norm, transposed, as it is and padded, with what its derivative
 * wants. Mean and factor of each token first, a warp to a token; then a block turns 64
 * channels of an image, which are one piece of memory where they go. */
#include <assay/kernel.cuh>

enum { CHANNELS = 64, PITCH = TOKENS + 2 };

KERNEL_OF(256)
settle(const bf16 *__restrict__ left, const bf16 *__restrict__ right, bf16 *__restrict__ sum,
       float *__restrict__ means, float *__restrict__ rstd, int tokens, float eps)
{
	const int lane = threadIdx.x % 32,
		  token = min(blockIdx.x * 8 + threadIdx.x / 32, tokens - 1);
	const int64_t at = (int64_t)token * COLS;
	vec<bf16, 8> a[V], b[V];
	float x[V][8], mean = 0, var = 0;

#pragma unroll
	for (int v = 0; v < V; v++) {
		const int i = min((v * 32 + lane) * 8, COLS - 8);

		a[v] = load<bf16, 8>(left + at + i);
		b[v] = load<bf16, 8>(right + at + i);
	}
#pragma unroll
	for (int v = 0; v < V; v++) {
		const bool is_in = (v * 32 + lane) * 8 < COLS;

#pragma unroll
		for (int e = 0; e < 8; e++) {
			b[v].v[e] = from_f32<bf16>(to_f32(b[v].v[e]) + to_f32(a[v].v[e]));
			x[v][e] = to_f32(b[v].v[e]);
			mean += is_in ? x[v][e] : 0.0f;
		}
		if (is_in)
			store(sum + at + (v * 32 + lane) * 8, b[v]);
	}
	mean = warp_sum(mean) / COLS;
#pragma unroll
	for (int v = 0; v < V; v++)
		if ((v * 32 + lane) * 8 < COLS)
#pragma unroll
			for (int e = 0; e < 8; e++)
				var += (x[v][e] - mean) * (x[v][e] - mean);
	var = warp_sum(var) / COLS;
	if (!lane) {
		means[token] = mean;
		rstd[token] = rsqrtf(var + eps);
	}
}

/* Two tokens of eight channels to a thread at a time. */
KERNEL_OF(256)
turn(const bf16 *__restrict__ x, const float *__restrict__ means,
     const float *__restrict__ rstd, const float *__restrict__ weight,
     const float *__restrict__ bias, bf16 *__restrict__ y, bf16 *__restrict__ wide)
{
	__shared__ __align__(8) bf16 tile[CHANNELS * PITCH];
	const int c = blockIdx.x * CHANNELS + threadIdx.x % 8 * 8;
	const int64_t image = blockIdx.y;
	float w[8], b[8];

	load_f32<8>(weight + c, w);
	load_f32<8>(bias + c, b);
#pragma unroll 4
	for (int t = threadIdx.x / 8 * 2; t < TOKENS; t += 64) {
		const int64_t token = image * TOKENS + t;
		const vec<bf16, 8> one = load<bf16, 8>(x + token * COLS + c);
		const vec<bf16, 8> two = load<bf16, 8>(x + (token + 1) * COLS + c);
		const vec<float, 2> m = load<float, 2>(means + token),
				    r = load<float, 2>(rstd + token);

#pragma unroll
		for (int e = 0; e < 8; e++) {
			vec<bf16, 2> out;

			out.v[0] = from_f32<bf16>((to_f32(one.v[e]) - m.v[0]) * r.v[0] * w[e] +
						  b[e]);
			out.v[1] = from_f32<bf16>((to_f32(two.v[e]) - m.v[1]) * r.v[1] * w[e] +
						  b[e]);
			store(tile + (threadIdx.x % 8 * 8 + e) * PITCH + t, out);
		}
	}
	__syncthreads();
	const int64_t first = image * COLS + blockIdx.x * CHANNELS;

	for (int k = threadIdx.x; k < CHANNELS * TOKENS / 8; k += 256) {
		vec<bf16, 8> out = {};

#pragma unroll
		for (int e = 0; e < 8; e += 2) { /* two tokens never lie in two rows */
			const int row = (k * 8 + e) / TOKENS, t = (k * 8 + e) % TOKENS;
			const vec<bf16, 2> p =
				load<bf16, 2>(tile + row * PITCH + min(t, TOKENS - 2));

			if (t < TOKENS) {
				out.v[e] = p.v[0];
				out.v[e + 1] = p.v[1];
			}
		}
		store(y + first * TOKENS + k * 8, out);
	}
	for (int k = threadIdx.x; k < CHANNELS * WIDE / 8; k += 256) {
		vec<bf16, 8> out = {};

#pragma unroll
		for (int e = 0; e < 8; e += 2) { /* two tokens never lie in two rows */
			const int row = (k * 8 + e) / WIDE, t = (k * 8 + e) % WIDE;
			const vec<bf16, 2> p =
				load<bf16, 2>(tile + row * PITCH + min(t, TOKENS - 2));

			if (t < TOKENS) {
				out.v[e] = p.v[0];
				out.v[e + 1] = p.v[1];
			}
		}
		store(wide + first * WIDE + k * 8, out);
	}
}
