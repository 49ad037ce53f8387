/* Batch norm backwards behind a relu: two sums over each channel, and what follows from
 * them for every element. A channel that fits stays in the shared memory of a cluster of
 * blocks; else what was read for the sums is read again, the last of it first.
 * Scratch: parts of the sums, [part][2][channel], then factors, [3][channel]. */
#include <assay/channels.cuh>

/* What came out, what comes back, and what went in, of some elements that lie side by side. */
template <int W> struct taken {
	vec<bf16, W> out, dy, x;

	/* Where the relu was shut, that comes back instead. */
	DEVICE_MEMBER void close(bf16 shut, float zero)
	{
#pragma unroll
		for (int e = 0; e < W; e++)
			if (to_f32(out.v[e]) <= zero)
				dy.v[e] = shut;
	}
};

template <int W>
DEVICE taken<W> take(const bf16 *out, const bf16 *dy, const bf16 *x, int64_t at)
{
	return {load<bf16, W>(out + at), load<bf16, W>(dy + at), load<bf16, W>(x + at)};
}

/* Both sums over elements of which each has a mean and sums of its own, or with steps of 0 one.
 */
template <int W>
DEVICE void add_up(const taken<W> &t, const float *mean, int step, float *sum, float *scaled,
		   int sum_step)
{
	float g[W], x[W];

	widen(t.dy, g);
	widen(t.x, x);
#pragma unroll
	for (int e = 0; e < W; e++) {
		sum[e * sum_step] += g[e];
		scaled[e * sum_step] += g[e] * (x[e] - mean[e * step]);
	}
}

DEVICE bf16 element(float dy, float x, float mean, float slope, float shift, float scale)
{
	return from_f32<bf16>((dy - (x - mean) * slope - shift) * scale);
}

/* ---- all at once, a channel to a block, in registers: planes of an odd size ---- */

template <int W, int R>
DEVICE void whole(const bf16 *__restrict__ out, const float *__restrict__ rstd,
		  const float *__restrict__ weight, const bf16 *__restrict__ closed,
		  const bf16 *__restrict__ dy, const bf16 *__restrict__ x,
		  const float *__restrict__ mean, float *__restrict__ dweight,
		  float *__restrict__ dbias, bf16 *__restrict__ dx, int images, int channels,
		  int plane, float zero, float share)
{
	__shared__ float fold[2][32];
	const int c = blockIdx.x, across = plane / W, n = images * across;
	const float m = mean[c], r = rstd[c], shut = to_f32(*closed);
	vec<bf16, W> o[R], d[R], v[R];
	float sum = 0, scaled = 0;

#pragma unroll
	for (int q = 0; q < R; q++) {
		const int k = min(q * 1024 + (int)threadIdx.x, n - 1);
		const int64_t at =
			((int64_t)(k / across) * channels + c) * plane + k % across * W;

		if (q * 1024 < n) {
			o[q] = load<bf16, W>(out + at);
			d[q] = load<bf16, W>(dy + at);
			v[q] = load<bf16, W>(x + at);
		}
	}
#pragma unroll
	for (int q = 0; q < R; q++)
		if (q * 1024 + threadIdx.x < n)
#pragma unroll
			for (int e = 0; e < W; e++) {
				const float f =
					to_f32(o[q].v[e]) <= zero ? shut : to_f32(d[q].v[e]);

				d[q].v[e] = from_f32<bf16>(f);
				sum += f;
				scaled += f * (to_f32(v[q].v[e]) - m);
			}
	sum = block_sum(sum, fold[0]);
	scaled = block_sum(scaled, fold[1]);
	if (!threadIdx.x) {
		dweight[c] = scaled * r;
		dbias[c] = sum;
	}
	const float slope = scaled * share * (r * r), shift = sum * share,
		    scale = r * weight[c];

#pragma unroll
	for (int q = 0; q < R; q++) {
		const int k = q * 1024 + threadIdx.x;

		if (k >= n)
			continue;
#pragma unroll
		for (int e = 0; e < W; e++)
			v[q].v[e] = element(to_f32(d[q].v[e]), to_f32(v[q].v[e]), m, slope,
					    shift, scale);
		store(dx + ((int64_t)(k / across) * channels + c) * plane + k % across * W,
		      v[q]);
	}
}

#define WHOLE(name, W, R)                                                                    \
	KERNEL_OF(1024)                                                                      \
	name(const bf16 *out, const float *rstd, const float *weight, const bf16 *closed,    \
	     const bf16 *dy, const bf16 *x, const float *mean, float *dweight, float *dbias, \
	     bf16 *dx, int images, int channels, int plane, float zero, float share)         \
	{                                                                                    \
		whole<W, R>(out, rstd, weight, closed, dy, x, mean, dweight, dbias, dx,      \
			    images, channels, plane, zero, share);                           \
	}
WHOLE(whole1, 1, 8)

/* ---- all at once: what a cluster has in shared memory ---- */

template <int S, int W>
DEVICE void resident(const bf16 *__restrict__ out, const float *__restrict__ rstd,
		     const float *__restrict__ weight, const bf16 *__restrict__ closed,
		     const bf16 *__restrict__ dy, const bf16 *__restrict__ x,
		     const float *__restrict__ mean, float *__restrict__ dweight,
		     float *__restrict__ dbias, bf16 *__restrict__ dx, int images, int channels,
		     int plane, float zero, float by)
{
	extern __shared__ __align__(16) bf16 tile[];
	__shared__ float fold[2 * 32], sums[2], all[S * 2];
	const int c = blockIdx.x / S;
	const plane_walk<S, W> begin(images, channels, plane);
	const float m = mean[c], r = rstd[c], w = weight[c];
	const bf16 shut = *closed;
	bf16 *const open = tile + begin.n * W; /* the gradient that comes through */
	float s[2] = {0, 0};

	if (S > 1)
		cluster_arrive();
	for (plane_walk<S, W> i = begin; i.is_in();) {
		enum { AT_ONCE = 16 / W };
		taken<W> t[AT_ONCE];
		int k[AT_ONCE];

#pragma unroll
		for (int u = 0; u < AT_ONCE; u++, i.next()) { /* none is waited for here */
			k[u] = i.is_in() ? i.k : -1;
			t[u] = take<W>(out, dy, x, i.is_in() ? i.at : begin.at);
		}
#pragma unroll
		for (int u = 0; u < AT_ONCE; u++) {
			if (k[u] < 0)
				continue;
			t[u].close(shut, zero);
			add_up(t[u], &m, 0, s, s + 1, 0);
			store(tile + k[u] * W, t[u].x);
			store(open + k[u] * W, t[u].dy);
		}
	}
	block_sums<2>(s, sums, fold);
	cluster_sum<S, 2>(sums, all);
	const float slope = sums[1] * by * (r * r), shift = sums[0] * by, scale = r * w;

	if (!threadIdx.x && blockIdx.x % S == 0) {
		dweight[c] = sums[1] * r;
		dbias[c] = sums[0];
	}
#pragma unroll 2
	for (plane_walk<S, W> i = begin; i.is_in(); i.next()) {
		float f[W], g[W];

		load_f32<W>(tile + i.k * W, f);
		load_f32<W>(open + i.k * W, g);
#pragma unroll
		for (int e = 0; e < W; e++)
			f[e] = (g[e] - (f[e] - m) * slope - shift) * scale;
		store(dx + i.at, narrow_bf16<W>(f));
	}
}

#define RESIDENT(name, S, W, THREADS, AT_LEAST)                                              \
	KERNEL_OF_CLUSTERS(S, THREADS, AT_LEAST)                                             \
	name(const bf16 *out, const float *rstd, const float *weight, const bf16 *closed,    \
	     const bf16 *dy, const bf16 *x, const float *mean, float *dweight, float *dbias, \
	     bf16 *dx, int images, int channels, int plane, float zero, float by)            \
	{                                                                                    \
		resident<S, W>(out, rstd, weight, closed, dy, x, mean, dweight, dbias, dx,   \
			       images, channels, plane, zero, by);                           \
	}
RESIDENT(resident1, 1, 4, 256, 4)
RESIDENT(resident2, 2, 4, 256, 4)
RESIDENT(resident4, 4, 4, 512, 2)
RESIDENT(resident8, 8, 4, 512, 2)
RESIDENT(largest8, 8, 8, 1024, 1)

/* ---- sums, channels innermost: a vector of eight channels to each of `lanes` threads, the
 * next rows to the others ---- */

KERNEL_OF(256)
inner_sums(const bf16 *__restrict__ out, const bf16 *__restrict__ closed,
	   const bf16 *__restrict__ dy, const bf16 *__restrict__ x,
	   const float *__restrict__ mean, float *__restrict__ part, int rows, int channels,
	   int lanes, float zero)
{
	__shared__ float sums[2][256 * 8];
	const int down = 256 / lanes, lane = threadIdx.x % lanes, at = threadIdx.x / lanes;
	const int channel = (blockIdx.x * lanes + lane) * 8;
	const bf16 shut = *closed;
	float sum[8] = {0}, scaled[8] = {0}, m[8];

	if (channel < channels && at < down) {
		load_f32<8>(mean + channel, m);
#pragma unroll 2
		for (int row = blockIdx.y * down + at; row < rows; row += gridDim.y * down) {
			taken<8> t = take<8>(out, dy, x, (int64_t)row * channels + channel);
			t.close(shut, zero);

			add_up(t, m, 1, sum, scaled, 1);
		}
	}
#pragma unroll
	for (int e = 0; e < 8; e++) {
		sums[0][threadIdx.x * 8 + e] = sum[e];
		sums[1][threadIdx.x * 8 + e] = scaled[e];
	}
	__syncthreads();
	for (int k = threadIdx.x; k < 2 * lanes * 8; k += 256) {
		const int which = k / (lanes * 8), c = k % (lanes * 8);
		float all = 0;

		for (int d = 0; d < down; d++)
			all += sums[which][d * lanes * 8 + c];
		if (blockIdx.x * lanes * 8 + c < channels)
			part[((int64_t)blockIdx.y * 2 + which) * channels +
			     blockIdx.x * lanes * 8 + c] = all;
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
	const bf16 shut = *closed;
	const float m = mean[c];
	float sum = 0, scaled = 0;

#pragma unroll 2
	for (int i = threadIdx.x; i < mine * across; i += blockDim.x) {
		const int64_t image = blockIdx.y + (int64_t)(i / across) * gridDim.y;
		const int64_t at = (image * channels + c) * plane + i % across * W;
		taken<W> t = take<W>(out, dy, x, at);
		t.close(shut, zero);

		add_up(t, &m, 0, &sum, &scaled, 0);
	}
	sum = block_sum(sum, fold[0]);
	scaled = block_sum(scaled, fold[1]);
	if (!threadIdx.x) {
		part[(int64_t)blockIdx.y * 2 * channels + c] = sum;
		part[((int64_t)blockIdx.y * 2 + 1) * channels + c] = scaled;
	}
}

KERNEL_OF(256)
plane_sums8(const bf16 *out, const bf16 *closed, const bf16 *dy, const bf16 *x,
	    const float *mean, float *part, int images, int channels, int plane, float zero)
{
	plane_sums<8>(out, closed, dy, x, mean, part, images, channels, plane, zero);
}

KERNEL_OF(256)
plane_sums4(const bf16 *out, const bf16 *closed, const bf16 *dy, const bf16 *x,
	    const float *mean, float *part, int images, int channels, int plane, float zero)
{
	plane_sums<4>(out, closed, dy, x, mean, part, images, channels, plane, zero);
}

KERNEL_OF(256)
plane_sums1(const bf16 *out, const bf16 *closed, const bf16 *dy, const bf16 *x,
	    const float *mean, float *part, int images, int channels, int plane, float zero)
{
	plane_sums<1>(out, closed, dy, x, mean, part, images, channels, plane, zero);
}

/* ---- what the sums come to: 32 channels to a block, whose 32 warps share the parts ---- */

KERNEL_OF(1024)
factors(const float *__restrict__ part, const float *__restrict__ rstd,
	const float *__restrict__ weight, float *__restrict__ dweight,
	float *__restrict__ dbias, float *__restrict__ factor, int parts, int channels,
	float share)
{
	__shared__ float sums[2][32][33];
	const int lane = threadIdx.x % 32, down = threadIdx.x / 32,
		  from = blockIdx.x * 32 + lane;
	float sum = 0, scaled = 0;

	if (from < channels)
#pragma unroll 4
		for (int p = down; p < parts; p += 32) {
			sum += part[(int64_t)p * 2 * channels + from];
			scaled += part[((int64_t)p * 2 + 1) * channels + from];
		}
	sums[0][down][lane] = sum;
	sums[1][down][lane] = scaled;
	__syncthreads();
	const int c = blockIdx.x * 32 + down;

	sum = warp_sum(sums[0][lane][down]);
	scaled = warp_sum(sums[1][lane][down]);
	if (lane || c >= channels)
		return;
	dweight[c] = scaled * rstd[c];
	dbias[c] = sum;
	factor[c] = scaled * share * (rstd[c] * rstd[c]);
	factor[channels + c] = sum * share;
	factor[2 * channels + c] = rstd[c] * weight[c];
}

/* ---- every element ---- */

/* Channels innermost: eight of them in a vector. */
KERNEL_OF(256)
inner_elements(const bf16 *__restrict__ out, const bf16 *__restrict__ closed,
	       const bf16 *__restrict__ dy, const bf16 *__restrict__ x,
	       const float *__restrict__ mean, const float *__restrict__ factor,
	       bf16 *__restrict__ dx, int channels, uint32_t n, float zero)
{
	const uint32_t i = ((gridDim.x - 1 - blockIdx.x) * 256 + threadIdx.x) * 8;
	const int c = i % channels;
	vec<bf16, 8> v;

	if (i >= n)
		return;
	taken<8> t = take<8>(out, dy, x, i);
	t.close(*closed, zero);
	float m[8], slope[8], shift[8], scale[8];

	load_f32<8>(mean + c, m);
	load_f32<8>(factor + c, slope);
	load_f32<8>(factor + channels + c, shift);
	load_f32<8>(factor + 2 * channels + c, scale);
#pragma unroll
	for (int e = 0; e < 8; e++)
		v.v[e] = element(to_f32(t.dy.v[e]), to_f32(t.x.v[e]), m[e], slope[e], shift[e],
				 scale[e]);
	store(dx + i, v);
}

/* Planes: eight elements may lie in two of them. */
KERNEL_OF(256)
plane_elements(const bf16 *__restrict__ out, const bf16 *__restrict__ closed,
	       const bf16 *__restrict__ dy, const bf16 *__restrict__ x,
	       const float *__restrict__ mean, const float *__restrict__ factor,
	       bf16 *__restrict__ dx, int channels, int plane, uint32_t n, float zero)
{
	const uint32_t i = ((gridDim.x - 1 - blockIdx.x) * 256 + threadIdx.x) * 8,
		       p = i / plane;
	const int border = (p + 1) * plane - i, c = p % channels,
		  d = border < 8 ? (p + 1) % channels : c;
	vec<bf16, 8> v;

	if (i >= n)
		return;
	taken<8> t = take<8>(out, dy, x, i);
	t.close(*closed, zero);
	const float m[2] = {mean[c], mean[d]}, slope[2] = {factor[c], factor[d]};
	const float shift[2] = {factor[channels + c], factor[channels + d]};
	const float scale[2] = {factor[2 * channels + c], factor[2 * channels + d]};

#pragma unroll
	for (int e = 0; e < 8; e++) {
		const bool is_first = e < border;

		v.v[e] = element(to_f32(t.dy.v[e]), to_f32(t.x.v[e]), is_first ? m[0] : m[1],
				 is_first ? slope[0] : slope[1], is_first ? shift[0] : shift[1],
				 is_first ? scale[0] : scale[1]);
	}
	store(dx + i, v);
}
