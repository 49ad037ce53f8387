/* Batch norm and silu backwards: two sums over each channel, and what follows from them for every
 * element.  The gradient behind the silu is computed twice, for it is nowhere kept in f32.
 * Scratch: parts of the sums, [part][2][channel], then factors, [3][channel]. */
#include <assay/kernel.cuh>

enum { LANES = 32, DOWN = 8 };

struct factors {
	float rstd, weight, mean, bias;
};

DEVICE factors look_up(const float *rstd, const float *weight, const float *mean,
		       const float *bias, int c)
{
	return {rstd[c], weight[c], mean[c], bias[c]};
}

/* The gradient of what batch norm gave. */
DEVICE float gradient(float dy, float x, const factors &f, float one)
{
	const float z = rounded<bf16>((x - f.mean) * f.rstd * f.weight + f.bias);
	const float s = one / (expf(-z) + one);

	return dy * s * (z * (one - s) + one);
}

/* f is an element's own, or with step 0 that of all of them. */
template <int W>
DEVICE void add_up(const bf16 *x, const bf16 *dy, int64_t at, const factors *f, int step,
		   float *a, float *b, float one)
{
	const vec<bf16, W> v = load<bf16, W>(x + at), d = load<bf16, W>(dy + at);

#pragma unroll
	for (int e = 0; e < W; e++) {
		const float in = to_f32(v.v[e]);
		const float g = gradient(to_f32(d.v[e]), in, f[step * e], one);

		a[e] += g;
		b[e] += g * (in - f[step * e].mean);
	}
}

/* ---- sums, channels innermost: a vector of channels to each of 32 lanes ---- */

template <int W>
DEVICE void inner_sums(const bf16 *__restrict__ x, const bf16 *__restrict__ dy,
	const float *__restrict__ rstd, const float *__restrict__ weight,
	const float *__restrict__ mean, const float *__restrict__ bias, float *part, int64_t rows, int channels, float one)
{
	__shared__ float sums[2][DOWN][LANES * W];
	const int lane = threadIdx.x % LANES, down = threadIdx.x / LANES;
	const int channel = (blockIdx.x * LANES + lane) * W;
	float a[W] = {0}, b[W] = {0};

	if (channel < channels) {
		factors f[W];

#pragma unroll
		for (int e = 0; e < W; e++)
			f[e] = look_up(rstd, weight, mean, bias, channel + e);
		for (int64_t row = (int64_t)blockIdx.y * DOWN + down; row < rows;
		     row += (int64_t)gridDim.y * DOWN)
			add_up<W>(x, dy, row * channels + channel, f, 1, a, b, one);
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

KERNEL_OF(256) inner_sums8(const bf16 *__restrict__ x, const bf16 *__restrict__ dy,
	const float *__restrict__ rstd, const float *__restrict__ weight,
	const float *__restrict__ mean, const float *__restrict__ bias, float *part, int64_t rows, int channels, float one)
{
	inner_sums<8>(x, dy, rstd, weight, mean, bias, part, rows, channels, one);
}

KERNEL_OF(256) inner_sums4(const bf16 *__restrict__ x, const bf16 *__restrict__ dy,
	const float *__restrict__ rstd, const float *__restrict__ weight,
	const float *__restrict__ mean, const float *__restrict__ bias, float *part, int64_t rows, int channels, float one)
{
	inner_sums<4>(x, dy, rstd, weight, mean, bias, part, rows, channels, one);
}

/* ---- sums, channels as planes: a channel and a share of the images to a block ---- */

template <int W>
DEVICE void plane_sums(const bf16 *__restrict__ x, const bf16 *__restrict__ dy,
	const float *__restrict__ rstd, const float *__restrict__ weight,
	const float *__restrict__ mean, const float *__restrict__ bias, float *part, int images, int channels, int plane, float one)
{
	__shared__ float fold[2][32];
	const int c = blockIdx.x, across = plane / W;
	const int mine = (images - blockIdx.y + gridDim.y - 1) / gridDim.y;
	const factors f = look_up(rstd, weight, mean, bias, c);
	float a[W] = {0}, b[W] = {0}, p = 0, q = 0;

	for (int i = threadIdx.x; i < mine * across; i += blockDim.x) {
		const int64_t image = blockIdx.y + (int64_t)(i / across) * gridDim.y;

		add_up<W>(x, dy, (image * channels + c) * plane + i % across * W, &f, 0, a, b, one);
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

KERNEL_OF(256) plane_sums8(const bf16 *__restrict__ x, const bf16 *__restrict__ dy,
	const float *__restrict__ rstd, const float *__restrict__ weight,
	const float *__restrict__ mean, const float *__restrict__ bias, float *part, int images, int channels, int plane, float one)
{
	plane_sums<8>(x, dy, rstd, weight, mean, bias, part, images, channels, plane, one);
}

KERNEL_OF(256) plane_sums1(const bf16 *__restrict__ x, const bf16 *__restrict__ dy,
	const float *__restrict__ rstd, const float *__restrict__ weight,
	const float *__restrict__ mean, const float *__restrict__ bias, float *part, int images, int channels, int plane, float one)
{
	plane_sums<1>(x, dy, rstd, weight, mean, bias, part, images, channels, plane, one);
}

/* ---- what the sums come to, a warp to a channel ---- */

KERNEL_OF(128) settle(const float *__restrict__ part, const float *__restrict__ rstd,
	      const float *__restrict__ weight, float *__restrict__ dweight,
	      float *__restrict__ dbias, float *__restrict__ factor, int parts, int channels,
	      float share)
{
	const int lane = threadIdx.x % 32;
	const int c = blockIdx.x * (blockDim.x / 32) + threadIdx.x / 32;
	float sum = 0, scaled = 0;

	if (c >= channels)
		return;
	for (int p = lane; p < parts; p += 32) {
		sum += part[(int64_t)p * 2 * channels + c];
		scaled += part[((int64_t)p * 2 + 1) * channels + c];
	}
	sum = warp_sum(sum);
	scaled = warp_sum(scaled);
	if (lane)
		return;
	dweight[c] = scaled * rstd[c];
	dbias[c] = sum;
	factor[c] = scaled * share * (rstd[c] * rstd[c]);
	factor[channels + c] = sum * share;
	factor[2 * channels + c] = rstd[c] * weight[c];
}

/* ---- every element, channels innermost: eight of them in a vector ---- */

KERNEL_OF(256) inner_elements(const bf16 *__restrict__ x, const bf16 *__restrict__ dy,
		      const float *__restrict__ rstd, const float *__restrict__ weight,
		      const float *__restrict__ mean, const float *__restrict__ bias,
		      const float *__restrict__ factor, bf16 *__restrict__ dx, int channels,
		      int64_t n, float one)
{
	const int64_t i = global_thread() * 8;
	const int c = (int)(i % channels);

	if (i >= n)
		return;
	const vec<bf16, 8> v = load<bf16, 8>(x + i), d = load<bf16, 8>(dy + i);
	float r[8], w[8], m[8], b[8], slope[8], shift[8], scale[8];
	vec<bf16, 8> out;

	load_f32<8>(rstd + c, r);
	load_f32<8>(weight + c, w);
	load_f32<8>(mean + c, m);
	load_f32<8>(bias + c, b);
	load_f32<8>(factor + c, slope);
	load_f32<8>(factor + channels + c, shift);
	load_f32<8>(factor + 2 * channels + c, scale);
#pragma unroll
	for (int e = 0; e < 8; e++) {
		const factors f = {r[e], w[e], m[e], b[e]};
		const float in = to_f32(v.v[e]), g = gradient(to_f32(d.v[e]), in, f, one);

		out.v[e] = from_f32<bf16>((g - (in - m[e]) * slope[e] - shift[e]) * scale[e]);
	}
	store(dx + i, out);
}

/* ---- else: in one channel, in two, or each in its own ---- */

KERNEL_OF(256) elements(const bf16 *__restrict__ x, const bf16 *__restrict__ dy,
		const float *__restrict__ rstd, const float *__restrict__ weight,
		const float *__restrict__ mean, const float *__restrict__ bias,
		const float *__restrict__ factor, bf16 *__restrict__ dx, int channels, int run,
		int64_t n, float one)
{
	const int64_t i = global_thread() * 8;
	int64_t border = (i / run + 1) * run;
	int c = (int)(i / run % channels);

	if (i >= n)
		return;
	const vec<bf16, 8> v = load<bf16, 8>(x + i), d = load<bf16, 8>(dy + i);
	vec<bf16, 8> out;
	factors f = look_up(rstd, weight, mean, bias, c);

#pragma unroll
	for (int e = 0; e < 8; e++) {
		if (i + e >= border) {
			border += run;
			c = c + 1 < channels ? c + 1 : 0;
			f = look_up(rstd, weight, mean, bias, c);
		}
		const float in = to_f32(v.v[e]), g = gradient(to_f32(d.v[e]), in, f, one);
		const float centred = g - (in - f.mean) * factor[c] - factor[channels + c];

		out.v[e] = from_f32<bf16>(centred * factor[2 * channels + c]);
	}
	store(dx + i, out);
}
