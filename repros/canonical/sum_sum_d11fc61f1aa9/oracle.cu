/* Batch norm backwards behind a relu: two sums over each channel, and what follows from them for
 * every element.  What was read for the sums is mostly in the cache when it is read again.
 * Scratch: parts of the sums, [part][2][channel], then factors, [3][channel]. */
#include <assay/kernel.cuh>

enum { LANES = 32, DOWN = 8 };

/* The gradient that comes through, of eight or of one. */
template <int W> struct taken {
	float dy[W], x[W];
};

template <int W>
DEVICE taken<W> take(const bf16 *out, float closed, const bf16 *dy, const bf16 *x, int64_t at,
		     float zero)
{
	const vec<bf16, W> o = load<bf16, W>(out + at), d = load<bf16, W>(dy + at);
	const vec<bf16, W> v = load<bf16, W>(x + at);
	taken<W> t;

#pragma unroll
	for (int e = 0; e < W; e++) {
		t.dy[e] = to_f32(o.v[e]) <= zero ? closed : to_f32(d.v[e]);
		t.x[e] = to_f32(v.v[e]);
	}
	return t;
}

/* ---- sums, channels innermost: a vector of eight channels to each of 32 lanes ---- */

KERNEL_OF(256) inner_sums(const bf16 *__restrict__ out, const bf16 *__restrict__ closed,
		  const bf16 *__restrict__ dy, const bf16 *__restrict__ x,
		  const float *__restrict__ mean, float *__restrict__ part, int64_t rows,
		  int channels, float zero)
{
	__shared__ float sums[2][DOWN][LANES * 8];
	const int lane = threadIdx.x % LANES, down = threadIdx.x / LANES;
	const int channel = (blockIdx.x * LANES + lane) * 8;
	const float shut = to_f32(*closed);
	float sum[8] = {0}, scaled[8] = {0}, m[8];

	if (channel < channels) {
#pragma unroll
		for (int e = 0; e < 8; e++)
			m[e] = mean[channel + e];
		for (int64_t row = (int64_t)blockIdx.y * DOWN + down; row < rows;
		     row += (int64_t)gridDim.y * DOWN) {
			const taken<8> t = take<8>(out, shut, dy, x, row * channels + channel, zero);

#pragma unroll
			for (int e = 0; e < 8; e++) {
				sum[e] += t.dy[e];
				scaled[e] += t.dy[e] * (t.x[e] - m[e]);
			}
		}
	}
#pragma unroll
	for (int e = 0; e < 8; e++) {
		sums[0][down][lane * 8 + e] = sum[e];
		sums[1][down][lane * 8 + e] = scaled[e];
	}
	__syncthreads();
	const int c = blockIdx.x * LANES * 8 + threadIdx.x;
	float a = 0, b = 0;

#pragma unroll
	for (int d = 0; d < DOWN; d++) {
		a += sums[0][d][threadIdx.x];
		b += sums[1][d][threadIdx.x];
	}
	if (c < channels) {
		part[(int64_t)blockIdx.y * 2 * channels + c] = a;
		part[((int64_t)blockIdx.y * 2 + 1) * channels + c] = b;
	}
}

/* ---- sums, channels as planes: a channel and a share of the images to a block ---- */

template <int W>
DEVICE void plane_sums(const bf16 *out, const bf16 *closed, const bf16 *dy, const bf16 *x,
		       const float *mean, float *part, int images, int channels, int plane,
		       float zero)
{
	__shared__ float fold[2][32];
	const int c = blockIdx.x, across = plane / W;
	const int mine = (images - blockIdx.y + gridDim.y - 1) / gridDim.y;
	const float shut = to_f32(*closed), m = mean[c];
	float sum = 0, scaled = 0;

	for (int i = threadIdx.x; i < mine * across; i += blockDim.x) {
		const int64_t image = blockIdx.y + (int64_t)(i / across) * gridDim.y;
		const int64_t at = (image * channels + c) * plane + i % across * W;
		const taken<W> t = take<W>(out, shut, dy, x, at, zero);

#pragma unroll
		for (int e = 0; e < W; e++) {
			sum += t.dy[e];
			scaled += t.dy[e] * (t.x[e] - m);
		}
	}
	sum = block_sum(sum, fold[0]);
	scaled = block_sum(scaled, fold[1]);
	if (!threadIdx.x) {
		part[(int64_t)blockIdx.y * 2 * channels + c] = sum;
		part[((int64_t)blockIdx.y * 2 + 1) * channels + c] = scaled;
	}
}

KERNEL_OF(256) plane_sums8(const bf16 *out, const bf16 *closed, const bf16 *dy, const bf16 *x,
		   const float *mean, float *part, int images, int channels, int plane,
		   float zero)
{
	plane_sums<8>(out, closed, dy, x, mean, part, images, channels, plane, zero);
}

KERNEL_OF(256) plane_sums1(const bf16 *out, const bf16 *closed, const bf16 *dy, const bf16 *x,
		   const float *mean, float *part, int images, int channels, int plane,
		   float zero)
{
	plane_sums<1>(out, closed, dy, x, mean, part, images, channels, plane, zero);
}

/* ---- what the sums come to, a warp to a channel ---- */

KERNEL_OF(128) factors(const float *__restrict__ part, const float *__restrict__ rstd,
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

/* ---- every element ---- */

DEVICE bf16 element(float dy, float x, float mean, float slope, float shift, float scale)
{
	return from_f32<bf16>((dy - (x - mean) * slope - shift) * scale);
}

/* Channels innermost: eight of them in a vector. */
KERNEL_OF(256) inner_elements(const bf16 *__restrict__ out, const bf16 *__restrict__ closed,
		      const bf16 *__restrict__ dy, const bf16 *__restrict__ x,
		      const float *__restrict__ mean, const float *__restrict__ factor,
		      bf16 *__restrict__ dx, int channels, int64_t n, float zero)
{
	const int64_t i = global_thread() * 8;
	const int c = (int)(i % channels);
	vec<bf16, 8> v;

	if (i >= n)
		return;
	const taken<8> t = take<8>(out, to_f32(*closed), dy, x, i, zero);
	float m[8], slope[8], shift[8], scale[8];

	load_f32<8>(mean + c, m);
	load_f32<8>(factor + c, slope);
	load_f32<8>(factor + channels + c, shift);
	load_f32<8>(factor + 2 * channels + c, scale);
#pragma unroll
	for (int e = 0; e < 8; e++)
		v.v[e] = element(t.dy[e], t.x[e], m[e], slope[e], shift[e], scale[e]);
	store(dx + i, v);
}

/* Planes: eight elements may lie in two of them. */
KERNEL_OF(256) plane_elements(const bf16 *__restrict__ out, const bf16 *__restrict__ closed,
		      const bf16 *__restrict__ dy, const bf16 *__restrict__ x,
		      const float *__restrict__ mean, const float *__restrict__ factor,
		      bf16 *__restrict__ dx, int channels, int plane, int64_t n, float zero)
{
	const int64_t i = global_thread() * 8;
	int64_t p = i / plane;
	int64_t border = (p + 1) * plane;
	int c = (int)(p % channels);
	vec<bf16, 8> v;

	if (i >= n)
		return;
	const taken<8> t = take<8>(out, to_f32(*closed), dy, x, i, zero);

#pragma unroll
	for (int e = 0; e < 8; e++) {
		if (i + e >= border) {
			border += plane;
			c = c + 1 < channels ? c + 1 : 0;
		}
		v.v[e] = element(t.dy[e], t.x[e], mean[c], factor[c], factor[channels + c],
				 factor[2 * channels + c]);
	}
	store(dx + i, v);
}
