/* Batch norm and silu backwards: two sums over each channel, and what follows from them for
 * every element.  The gradient behind the silu is computed twice, for it is nowhere kept in
 * f32; what was read last for the sums is read first again. Scratch: parts of the sums,
 * [part][2][channel], then factors, [3][channel]. */
#include <assay/math.cuh>

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
	const float s = sigmoid_near(z);

	return dy * s * (z * (one - s) + one);
}

/* f is an element's own, or with step 0 that of all of them. */
template <int W>
DEVICE void add_up(const vec<bf16, W> &v, const vec<bf16, W> &d, const factors *f, int step,
		   float *a, float *b, float one)
{
#pragma unroll
	for (int e = 0; e < W; e++) {
		const float in = to_f32(v.v[e]);
		const float g = gradient(to_f32(d.v[e]), in, f[step * e], one);

		a[e] += g;
		b[e] += g * (in - f[step * e].mean);
	}
}

/* ---- sums, channels innermost: a vector of channels to each of `lanes` threads, the next rows
 * to the others ---- */

template <int W>
DEVICE void inner_sums(const bf16 *__restrict__ x, const bf16 *__restrict__ dy,
		       const float *__restrict__ rstd, const float *__restrict__ weight,
		       const float *__restrict__ mean, const float *__restrict__ bias,
		       float *part, int64_t rows, int channels, int lanes, float one)
{
	__shared__ float sums[2][256 * W];
	const int down = 256 / lanes, lane = threadIdx.x % lanes, at = threadIdx.x / lanes;
	const int channel = (blockIdx.x * lanes + lane) * W;
	float a[W] = {0}, b[W] = {0};

	if (channel < channels && at < down) {
		factors f[W];

#pragma unroll
		for (int e = 0; e < W; e++)
			f[e] = look_up(rstd, weight, mean, bias, channel + e);
		const int64_t step = (int64_t)gridDim.y * down;

		for (int64_t row = (int64_t)blockIdx.y * down + at; row < rows;
		     row += 2 * step) {
			vec<bf16, W> v[2], d[2];

#pragma unroll
			for (int u = 0; u < 2; u++) { /* none is waited for here */
				const int64_t from =
					min(row + u * step, rows - 1) * channels + channel;

				v[u] = load<bf16, W>(x + from);
				d[u] = load<bf16, W>(dy + from);
			}
#pragma unroll
			for (int u = 0; u < 2; u++)
				if (row + u * step < rows)
					add_up<W>(v[u], d[u], f, 1, a, b, one);
		}
	}
#pragma unroll
	for (int e = 0; e < W; e++) {
		sums[0][threadIdx.x * W + e] = a[e];
		sums[1][threadIdx.x * W + e] = b[e];
	}
	__syncthreads();
	for (int k = threadIdx.x; k < 2 * lanes * W; k += 256) {
		const int which = k / (lanes * W), c = k % (lanes * W);
		float all = 0;

		for (int d = 0; d < down; d++)
			all += sums[which][d * lanes * W + c];
		if (blockIdx.x * lanes * W + c < channels)
			part[((int64_t)blockIdx.y * 2 + which) * channels +
			     blockIdx.x * lanes * W + c] = all;
	}
}

KERNEL_OF(256)
inner_sums8(const bf16 *x, const bf16 *dy, const float *rstd, const float *weight,
	    const float *mean, const float *bias, float *part, int64_t rows, int channels,
	    int lanes, float one)
{
	inner_sums<8>(x, dy, rstd, weight, mean, bias, part, rows, channels, lanes, one);
}

KERNEL_OF(256)
inner_sums4(const bf16 *x, const bf16 *dy, const float *rstd, const float *weight,
	    const float *mean, const float *bias, float *part, int64_t rows, int channels,
	    int lanes, float one)
{
	inner_sums<4>(x, dy, rstd, weight, mean, bias, part, rows, channels, lanes, one);
}

/* ---- sums, channels as planes: a channel and a share of the images to a block ---- */

template <int W>
DEVICE void plane_sums(const bf16 *__restrict__ x, const bf16 *__restrict__ dy,
		       const float *__restrict__ rstd, const float *__restrict__ weight,
		       const float *__restrict__ mean, const float *__restrict__ bias,
		       float *part, int images, int channels, int plane, float one)
{
	__shared__ float fold[2][32];
	const int c = blockIdx.x, across = plane / W;
	const int mine = (images - blockIdx.y + gridDim.y - 1) / gridDim.y;
	const factors f = look_up(rstd, weight, mean, bias, c);
	float a[W] = {0}, b[W] = {0}, p = 0, q = 0;

	for (int i = threadIdx.x; i < mine * across; i += blockDim.x) {
		const int64_t image = blockIdx.y + (int64_t)(i / across) * gridDim.y;

		const int64_t at = (image * channels + c) * plane + i % across * W;

		add_up<W>(load<bf16, W>(x + at), load<bf16, W>(dy + at), &f, 0, a, b, one);
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

KERNEL_OF(256)
plane_sums8(const bf16 *__restrict__ x, const bf16 *__restrict__ dy,
	    const float *__restrict__ rstd, const float *__restrict__ weight,
	    const float *__restrict__ mean, const float *__restrict__ bias, float *part,
	    int images, int channels, int plane, float one)
{
	plane_sums<8>(x, dy, rstd, weight, mean, bias, part, images, channels, plane, one);
}

KERNEL_OF(256)
plane_sums1(const bf16 *__restrict__ x, const bf16 *__restrict__ dy,
	    const float *__restrict__ rstd, const float *__restrict__ weight,
	    const float *__restrict__ mean, const float *__restrict__ bias, float *part,
	    int images, int channels, int plane, float one)
{
	plane_sums<1>(x, dy, rstd, weight, mean, bias, part, images, channels, plane, one);
}

/* ---- what the sums come to, a warp to a channel ---- */

KERNEL_OF(128)
settle(const float *__restrict__ part, const float *__restrict__ rstd,
       const float *__restrict__ weight, float *__restrict__ dweight, float *__restrict__ dbias,
       float *__restrict__ factor, int parts, int channels, float share)
{
	const int lane = threadIdx.x % 32;
	const int c = blockIdx.x * (blockDim.x / 32) + threadIdx.x / 32;
	float sum = 0, scaled = 0;

	if (c >= channels)
		return;
#pragma unroll 8
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

KERNEL_OF(256)
inner_elements(const bf16 *__restrict__ x, const bf16 *__restrict__ dy,
	       const float *__restrict__ rstd, const float *__restrict__ weight,
	       const float *__restrict__ mean, const float *__restrict__ bias,
	       const float *__restrict__ factor, bf16 *__restrict__ dx, int channels, int64_t n,
	       float one)
{
	const int64_t i = ((int64_t)(gridDim.x - 1 - blockIdx.x) * 256 + threadIdx.x) * 8;
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

KERNEL_OF(256)
elements(const bf16 *__restrict__ x, const bf16 *__restrict__ dy,
	 const float *__restrict__ rstd, const float *__restrict__ weight,
	 const float *__restrict__ mean, const float *__restrict__ bias,
	 const float *__restrict__ factor, bf16 *__restrict__ dx, int channels, int run,
	 int64_t n, float one)
{
	const int64_t i = ((int64_t)(gridDim.x - 1 - blockIdx.x) * 256 + threadIdx.x) * 8;
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
