/* Batch norm of training and relu: mean and variance of each channel, running ones, and every
 * element.  Squares are of what lies above the channel's first element, so that its own does not
 * drown the variance.  What was read for the sums is mostly in the cache when it is read again.
 * Scratch: parts of the sums, [part][2][channel], then mean and factor, [2][channel]. */
#include <assay/kernel.cuh>

enum { LANES = 32, DOWN = 8 };

/* f is the first element of an element's channel, or with step 0 that of all of them. */
template <int W>
DEVICE void add_up(const bf16 *x, int64_t at, const float *f, int step, float *a, float *b)
{
	const vec<bf16, W> v = load<bf16, W>(x + at);

#pragma unroll
	for (int e = 0; e < W; e++) {
		const float in = to_f32(v.v[e]), d = in - f[step * e];

		a[e] += in;
		b[e] += d * d;
	}
}

/* ---- sums, channels innermost: a vector of channels to each of 32 lanes ---- */

template <int W>
DEVICE void inner_sums(const bf16 *__restrict__ x, float *part, int64_t rows, int channels)
{
	__shared__ float sums[2][DOWN][LANES * W];
	const int lane = threadIdx.x % LANES, down = threadIdx.x / LANES;
	const int channel = (blockIdx.x * LANES + lane) * W;
	float a[W] = {0}, b[W] = {0};

	if (channel < channels) {
		float f[W];

#pragma unroll
		for (int e = 0; e < W; e++)
			f[e] = to_f32(x[channel + e]);
		for (int64_t row = (int64_t)blockIdx.y * DOWN + down; row < rows;
		     row += (int64_t)gridDim.y * DOWN)
			add_up<W>(x, row * channels + channel, f, 1, a, b);
	}
#pragma unroll
	for (int e = 0; e < W; e++) {
		sums[0][down][lane * W + e] = a[e];
		sums[1][down][lane * W + e] = b[e];
	}
	__syncthreads();
	const int c = blockIdx.x * LANES * W + threadIdx.x;
	float p = 0, q = 0;

	if (threadIdx.x >= LANES * W || c >= channels)
		return;
#pragma unroll
	for (int d = 0; d < DOWN; d++) {
		p += sums[0][d][threadIdx.x];
		q += sums[1][d][threadIdx.x];
	}
	part[(int64_t)blockIdx.y * 2 * channels + c] = p;
	part[((int64_t)blockIdx.y * 2 + 1) * channels + c] = q;
}

KERNEL_OF(256) inner_sums8(const bf16 *__restrict__ x, float *part, int64_t rows, int channels)
{
	inner_sums<8>(x, part, rows, channels);
}

KERNEL_OF(256) inner_sums4(const bf16 *__restrict__ x, float *part, int64_t rows, int channels)
{
	inner_sums<4>(x, part, rows, channels);
}

/* ---- sums, channels as planes: a channel and a share of the images to a block ---- */

template <int W>
DEVICE void plane_sums(const bf16 *__restrict__ x, float *part, int images, int channels, int plane)
{
	__shared__ float fold[2][32];
	const int c = blockIdx.x, across = plane / W;
	const int mine = (images - blockIdx.y + gridDim.y - 1) / gridDim.y;
	const float f = to_f32(x[(int64_t)c * plane]);
	float a[W] = {0}, b[W] = {0}, p = 0, q = 0;

	for (int i = threadIdx.x; i < mine * across; i += blockDim.x) {
		const int64_t image = blockIdx.y + (int64_t)(i / across) * gridDim.y;

		add_up<W>(x, (image * channels + c) * plane + i % across * W, &f, 0, a, b);
	}
#pragma unroll
	for (int e = 0; e < W; e++) {
		p += a[e];
		q += b[e];
	}
	p = block_sum(p, fold[0]);
	q = block_sum(q, fold[1]);
	if (!threadIdx.x) {
		part[(int64_t)blockIdx.y * 2 * channels + c] = p;
		part[((int64_t)blockIdx.y * 2 + 1) * channels + c] = q;
	}
}

KERNEL_OF(256) plane_sums8(const bf16 *__restrict__ x, float *part, int images, int channels, int plane)
{
	plane_sums<8>(x, part, images, channels, plane);
}

KERNEL_OF(256) plane_sums1(const bf16 *__restrict__ x, float *part, int images, int channels, int plane)
{
	plane_sums<1>(x, part, images, channels, plane);
}

/* ---- what the sums come to, a warp to a channel ---- */

KERNEL_OF(128) settle(const bf16 *__restrict__ x, const float *__restrict__ part,
	      float *__restrict__ running_var, float *__restrict__ running_mean,
	      float *__restrict__ rstd, float *__restrict__ mean, float *__restrict__ factor,
	      int parts, int channels, int run, float count, float keep_var, float keep_mean,
	      float eps, float unbias, float take_var, float take_mean)
{
	const int lane = threadIdx.x % 32;
	const int c = blockIdx.x * (blockDim.x / 32) + threadIdx.x / 32;
	float sum = 0, squares = 0;

	if (c >= channels)
		return;
	for (int p = lane; p < parts; p += 32) {
		sum += part[(int64_t)p * 2 * channels + c];
		squares += part[((int64_t)p * 2 + 1) * channels + c];
	}
	sum = warp_sum(sum);
	squares = warp_sum(squares);
	if (lane)
		return;
	const float m = sum / count, above = m - to_f32(x[(int64_t)c * run]);
	const float var = fmaxf(squares / count - above * above, 0.0f), r = rsqrtf(var + eps);

	running_var[c] = var * unbias * take_var + running_var[c] * keep_var;
	running_mean[c] = m * take_mean + running_mean[c] * keep_mean;
	rstd[c] = factor[channels + c] = r;
	mean[c] = factor[c] = m;
}

DEVICE bf16 element(bf16 x, float mean, float rstd, float weight, float bias)
{
	const float z = rounded<bf16>((to_f32(x) - mean) * rstd * weight + bias);

	return from_f32<bf16>(z > 0 || z != z ? z : 0.0f);
}

/* ---- every element, channels innermost: eight of them in a vector ---- */

KERNEL_OF(256) inner_elements(const bf16 *__restrict__ x, const float *__restrict__ bias,
		      const float *__restrict__ weight, const float *__restrict__ factor,
		      bf16 *__restrict__ y, int channels, int64_t n)
{
	const int64_t i = global_thread() * 8;
	const int c = (int)(i % channels);
	float m[8], r[8], w[8], b[8];

	if (i >= n)
		return;
	vec<bf16, 8> v = load<bf16, 8>(x + i);

	load_f32<8>(factor + c, m);
	load_f32<8>(factor + channels + c, r);
	load_f32<8>(weight + c, w);
	load_f32<8>(bias + c, b);
#pragma unroll
	for (int e = 0; e < 8; e++)
		v.v[e] = element(v.v[e], m[e], r[e], w[e], b[e]);
	store(y + i, v);
}

/* ---- else: in one channel, in two, or each in its own ---- */

KERNEL_OF(256) elements(const bf16 *__restrict__ x, const float *__restrict__ bias,
		const float *__restrict__ weight, const float *__restrict__ factor,
		bf16 *__restrict__ y, int channels, int run, int64_t n)
{
	const int64_t i = global_thread() * 8;
	int64_t border = (i / run + 1) * run;
	int c = (int)(i / run % channels);

	if (i >= n)
		return;
	vec<bf16, 8> v = load<bf16, 8>(x + i);

#pragma unroll
	for (int e = 0; e < 8; e++) {
		if (i + e >= border) {
			border += run;
			c = c + 1 < channels ? c + 1 : 0;
		}
		v.v[e] = element(v.v[e], factor[c], factor[channels + c], weight[c], bias[c]);
	}
	store(y + i, v);
}
