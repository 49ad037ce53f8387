/* Batch norm of training and relu: mean and variance of each channel, running ones, and
 * every element. A channel that fits stays in the shared memory of a cluster of blocks; else
 * what was read for the sums is read again, the last of it first. Squares are of what lies
 * above the first element of the channel, so that its own does not drown the variance. Scratch:
 * parts of the sums, [part][2][channel], then mean and factor, [2][channel]. */
#include <assay/channels.cuh>

DEVICE bf16 element(float x, float mean, float rstd, float weight, float bias)
{
	const float z = rounded<bf16>((x - mean) * rstd * weight + bias);

	return from_f32<bf16>(z > 0 || z != z ? z : 0.0f);
}

/* ---- all at once, a channel to a block, in registers: planes of an odd size ---- */

template <int W, int R, int THREADS>
DEVICE void whole(const float *__restrict__ bias, const float *__restrict__ weight,
		  const bf16 *__restrict__ x, float *running_var, float *running_mean,
		  float *rstd, float *mean, bf16 *__restrict__ y, int images, int channels,
		  int plane, float keep_var, float keep_mean, float eps, float unbias,
		  float take_var, float take_mean)
{
	__shared__ float fold[2][32];
	const int c = blockIdx.x, across = plane / W, n = images * across;
	const float count = (float)images * plane;
	vec<bf16, W> v[R];
	float sum = 0, squares = 0;

#pragma unroll
	for (int r = 0; r < R; r++) {
		const int k = min(r * THREADS + (int)threadIdx.x, n - 1);

		if (r * THREADS < n)
			v[r] = load<bf16, W>(x +
					     ((int64_t)(k / across) * channels + c) * plane +
					     k % across * W);
	}
#pragma unroll
	for (int r = 0; r < R; r++)
		if (r * THREADS + threadIdx.x < n)
#pragma unroll
			for (int e = 0; e < W; e++)
				sum += to_f32(v[r].v[e]);
	const float m = block_sum(sum, fold[0]) / count;

#pragma unroll
	for (int r = 0; r < R; r++)
		if (r * THREADS + threadIdx.x < n)
#pragma unroll
			for (int e = 0; e < W; e++)
				squares += (to_f32(v[r].v[e]) - m) * (to_f32(v[r].v[e]) - m);
	const float var = block_sum(squares, fold[1]) / count, f = rsqrtf(var + eps);

	if (!threadIdx.x) {
		running_var[c] = var * unbias * take_var + running_var[c] * keep_var;
		running_mean[c] = m * take_mean + running_mean[c] * keep_mean;
		rstd[c] = f;
		mean[c] = m;
	}
	const float w = weight[c], b = bias[c];

#pragma unroll
	for (int r = 0; r < R; r++) {
		const int k = r * THREADS + threadIdx.x;

		if (k >= n)
			continue;
#pragma unroll
		for (int e = 0; e < W; e++)
			v[r].v[e] = element(to_f32(v[r].v[e]), m, f, w, b);
		store(y + ((int64_t)(k / across) * channels + c) * plane + k % across * W,
		      v[r]);
	}
}

#define WHOLE(name, W, R, THREADS)                                                             \
	KERNEL_OF(THREADS)                                                                     \
	name(const float *bias, const float *weight, const bf16 *x, float *running_var,        \
	     float *running_mean, float *rstd, float *mean, bf16 *y, int images, int channels, \
	     int plane, float keep_var, float keep_mean, float eps, float unbias,              \
	     float take_var, float take_mean)                                                  \
	{                                                                                      \
		whole<W, R, THREADS>(bias, weight, x, running_var, running_mean, rstd, mean,   \
				     y, images, channels, plane, keep_var, keep_mean, eps,     \
				     unbias, take_var, take_mean);                             \
	}
WHOLE(whole1, 1, 16, 512)

/* ---- all at once: what a cluster has in shared memory ---- */

struct numbers {
	float keep_var, keep_mean, eps, unbias, take_var, take_mean;
};
struct running {
	float *var, *mean, *rstd, *now;
};

/* Of the sums of the elements, and of the squares of what lies above `shift`. */
struct moments {
	float mean, var, rstd;

	DEVICE_MEMBER moments(float shift, float sum, float squares, float count, float eps)
	{
		mean = sum / count;
		const float above = mean - shift;

		var = fmaxf(squares / count - above * above, 0.0f);
		rstd = rsqrtf(var + eps);
	}
};

DEVICE void keep(const running &r, const numbers &k, int c, const moments &m, float was_var,
		 float was_mean)
{
	r.var[c] = m.var * k.unbias * k.take_var + was_var * k.keep_var;
	r.mean[c] = m.mean * k.take_mean + was_mean * k.keep_mean;
	r.rstd[c] = m.rstd;
	r.now[c] = m.mean;
}

template <int S, int W>
DEVICE void resident(const float *__restrict__ bias, const float *__restrict__ weight,
		     const bf16 *__restrict__ x, const running &out, bf16 *__restrict__ y,
		     int images, int channels, int plane, const numbers &with)
{
	extern __shared__ __align__(16) bf16 tile[];
	__shared__ float fold[2 * 32], sums[2], all[S * 2];
	const int c = blockIdx.x / S;
	const plane_walk<S, W> begin(images, channels, plane);
	const float shift = to_f32(x[(int64_t)c * plane]), w = weight[c], b = bias[c];
	const float was_var = out.var[c], was_mean = out.mean[c];
	float s[2] = {0, 0};

	if (S > 1)
		cluster_arrive();
#pragma unroll 4
	for (plane_walk<S, W> i = begin; i.is_in(); i.next())
		fetch<2 * W>(tile + i.k * W, x + i.at);
	fetched();
#pragma unroll 2
	for (int k = threadIdx.x; k < begin.n; k += blockDim.x) {
		float f[W];

		load_f32<W>(tile + k * W, f);
#pragma unroll
		for (int e = 0; e < W; e++) {
			s[0] += f[e];
			s[1] += (f[e] - shift) * (f[e] - shift);
		}
	}
	block_sums<2>(s, sums, fold);
	cluster_sum<S, 2>(sums, all);
	const moments m(shift, sums[0], sums[1], (float)images * plane, with.eps);
	const float by = m.rstd * w;

	if (!threadIdx.x && blockIdx.x % S == 0)
		keep(out, with, c, m, was_var, was_mean);
#pragma unroll 2
	for (plane_walk<S, W> i = begin; i.is_in(); i.next()) {
		float f[W];

		load_f32<W>(tile + i.k * W, f);
#pragma unroll
		for (int e = 0; e < W; e++)
			f[e] = max_nan((f[e] - m.mean) * by + b, 0.0f);
		store(y + i.at, narrow_bf16<W>(f));
	}
}

#define RESIDENT(name, S, W, THREADS, AT_LEAST)                                                \
	KERNEL_OF_CLUSTERS(S, THREADS, AT_LEAST)                                               \
	name(const float *bias, const float *weight, const bf16 *x, float *running_var,        \
	     float *running_mean, float *rstd, float *mean, bf16 *y, int images, int channels, \
	     int plane, float keep_var, float keep_mean, float eps, float unbias,              \
	     float take_var, float take_mean)                                                  \
	{                                                                                      \
		resident<S, W>(bias, weight, x, {running_var, running_mean, rstd, mean}, y,    \
			       images, channels, plane,                                        \
			       {keep_var, keep_mean, eps, unbias, take_var, take_mean});       \
	}
RESIDENT(resident1, 1, 4, 256, 7)
RESIDENT(resident2, 2, 4, 256, 4)
RESIDENT(resident4, 4, 4, 512, 2)
RESIDENT(resident8, 8, 4, 512, 2)
RESIDENT(largest8, 8, 8, 1024, 1)

/* 16 channels that lie innermost to a cluster of eight blocks, the rows shared by them. */
KERNEL_OF_CLUSTERS(8, 512, 1)
tiles(const float *__restrict__ bias, const float *__restrict__ weight,
      const bf16 *__restrict__ x, float *running_var, float *running_mean,
      float *__restrict__ rstd, float *__restrict__ mean, bf16 *__restrict__ y, int rows,
      int channels, float keep_var, float keep_mean, float eps, float unbias, float take_var,
      float take_mean)
{
	extern __shared__ __align__(16) bf16 tile[];
	__shared__ float fold[16 * 2 * tile_channels], sums[2 * tile_channels],
		all[8 * 2 * tile_channels];
	const running out = {running_var, running_mean, rstd, mean};
	const numbers with = {keep_var, keep_mean, eps, unbias, take_var, take_mean};
	const int rank = cluster_rank(), half = threadIdx.x % tile_vectors;
	const int first = share<8>(rows, rank), n = share<8>(rows, rank + 1) - first;
	const int c = blockIdx.x / 8 * tile_channels + half * 8,
		  step = blockDim.x / tile_vectors;
	float s[2][8] = {}, shift[8], w[8], b[8];

	cluster_arrive();
#pragma unroll 4
	for (int r = threadIdx.x / tile_vectors; r < n; r += step)
		fetch<16>(tile + r * tile_channels + half * 8,
			  x + (int64_t)(first + r) * channels + c);
	load_f32<8>(x + c, shift);
	load_f32<8>(weight + c, w);
	load_f32<8>(bias + c, b);
	fetched();
#pragma unroll 2
	for (int r = threadIdx.x / tile_vectors; r < n; r += step) {
		float f[8];

		load_f32<8>(tile + r * tile_channels + half * 8, f);
#pragma unroll
		for (int e = 0; e < 8; e++) {
			s[0][e] += f[e];
			s[1][e] += (f[e] - shift[e]) * (f[e] - shift[e]);
		}
	}
	tile_sums<2>(s, sums, fold);
	cluster_sum<8, 2 * tile_channels>(sums, all);
#pragma unroll
	for (int e = 0; e < 8; e++) {
		const moments m(shift[e], sums[half * 8 + e],
				sums[tile_channels + half * 8 + e], (float)rows, eps);

		if (!rank && threadIdx.x < tile_vectors)
			keep(out, with, c + e, m, running_var[c + e], running_mean[c + e]);
		shift[e] = m.mean;
		w[e] *= m.rstd;
	}
#pragma unroll 2
	for (int r = threadIdx.x / tile_vectors; r < n; r += step) {
		float f[8];

		load_f32<8>(tile + r * tile_channels + half * 8, f);
#pragma unroll
		for (int e = 0; e < 8; e++)
			f[e] = max_nan((f[e] - shift[e]) * w[e] + b[e], 0.0f);
		store(y + (int64_t)(first + r) * channels + c, narrow_bf16<8>(f));
	}
}

/* ---- sums, channels innermost: a vector of channels to each of `lanes` threads, the next rows
 * to the others ---- */

template <int W>
DEVICE void inner_sums(const bf16 *__restrict__ x, float *part, int rows, int channels,
		       int lanes)
{
	__shared__ float sums[2][256 * W];
	const int down = 256 / lanes, lane = threadIdx.x % lanes, at = threadIdx.x / lanes;
	const int channel = (blockIdx.x * lanes + lane) * W;
	const bool is_in = channel < channels && at < down;
	float a[W] = {0}, b[W] = {0}, f[W];

	if (is_in) {
#pragma unroll
		for (int e = 0; e < W; e++)
			f[e] = to_f32(x[channel + e]);
#pragma unroll 4
		for (int row = blockIdx.y * down + at; row < rows; row += gridDim.y * down) {
			const vec<bf16, W> v =
				load<bf16, W>(x + (int64_t)row * channels + channel);

#pragma unroll
			for (int e = 0; e < W; e++) {
				const float in = to_f32(v.v[e]), d = in - f[e];

				a[e] += in;
				b[e] += d * d;
			}
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
inner_sums8(const bf16 *__restrict__ x, float *part, int rows, int channels, int lanes)
{
	inner_sums<8>(x, part, rows, channels, lanes);
}

KERNEL_OF(256)
inner_sums4(const bf16 *__restrict__ x, float *part, int rows, int channels, int lanes)
{
	inner_sums<4>(x, part, rows, channels, lanes);
}

/* ---- sums, channels as planes: a channel and a share of the images to a block ---- */

template <int W>
DEVICE void plane_sums(const bf16 *__restrict__ x, float *part, int images, int channels,
		       int plane)
{
	__shared__ float fold[2][32];
	const int c = blockIdx.x, across = plane / W;
	const int mine = (images - blockIdx.y + gridDim.y - 1) / gridDim.y;
	const float f = to_f32(x[(int64_t)c * plane]);
	float p = 0, q = 0;

#pragma unroll 4
	for (int i = threadIdx.x; i < mine * across; i += blockDim.x) {
		const int64_t image = blockIdx.y + (int64_t)(i / across) * gridDim.y;
		const vec<bf16, W> v =
			load<bf16, W>(x + (image * channels + c) * plane + i % across * W);

#pragma unroll
		for (int e = 0; e < W; e++) {
			const float in = to_f32(v.v[e]), d = in - f;

			p += in;
			q += d * d;
		}
	}
	p = block_sum(p, fold[0]);
	q = block_sum(q, fold[1]);
	if (!threadIdx.x) {
		part[(int64_t)blockIdx.y * 2 * channels + c] = p;
		part[((int64_t)blockIdx.y * 2 + 1) * channels + c] = q;
	}
}

KERNEL_OF(256)
plane_sums8(const bf16 *__restrict__ x, float *part, int images, int channels, int plane)
{
	plane_sums<8>(x, part, images, channels, plane);
}

KERNEL_OF(256)
plane_sums4(const bf16 *__restrict__ x, float *part, int images, int channels, int plane)
{
	plane_sums<4>(x, part, images, channels, plane);
}

KERNEL_OF(256)
plane_sums1(const bf16 *__restrict__ x, float *part, int images, int channels, int plane)
{
	plane_sums<1>(x, part, images, channels, plane);
}

/* ---- what the sums come to: 32 channels to a block, whose 32 warps share the parts ---- */

KERNEL_OF(1024)
settle(const bf16 *__restrict__ x, const float *__restrict__ part,
       float *__restrict__ running_var, float *__restrict__ running_mean,
       float *__restrict__ rstd, float *__restrict__ mean, float *__restrict__ factor,
       int parts, int channels, int run, float count, float keep_var, float keep_mean,
       float eps, float unbias, float take_var, float take_mean)
{
	__shared__ float sums[2][32][33];
	const int lane = threadIdx.x % 32, down = threadIdx.x / 32,
		  from = blockIdx.x * 32 + lane;
	float sum = 0, squares = 0;

	if (from < channels)
#pragma unroll 4
		for (int p = down; p < parts; p += 32) {
			sum += part[(int64_t)p * 2 * channels + from];
			squares += part[((int64_t)p * 2 + 1) * channels + from];
		}
	sums[0][down][lane] = sum;
	sums[1][down][lane] = squares;
	__syncthreads();
	const int c = blockIdx.x * 32 + down;

	sum = warp_sum(sums[0][lane][down]);
	squares = warp_sum(sums[1][lane][down]);
	if (lane || c >= channels)
		return;
	const float m = sum / count, above = m - to_f32(x[(int64_t)c * run]);
	const float var = fmaxf(squares / count - above * above, 0.0f), r = rsqrtf(var + eps);

	running_var[c] = var * unbias * take_var + running_var[c] * keep_var;
	running_mean[c] = m * take_mean + running_mean[c] * keep_mean;
	rstd[c] = factor[channels + c] = r;
	mean[c] = factor[c] = m;
}

/* ---- every element, channels innermost ---- */

template <int W>
DEVICE void inner_elements(const bf16 *__restrict__ x, const float *__restrict__ bias,
			   const float *__restrict__ weight, const float *__restrict__ factor,
			   bf16 *__restrict__ y, int channels, uint32_t n)
{
	const uint32_t i = ((gridDim.x - 1 - blockIdx.x) * 256 + threadIdx.x) * W;
	const int c = i % channels;
	float m[W], r[W], w[W], b[W];

	if (i >= n)
		return;
	vec<bf16, W> v = load<bf16, W>(x + i);

	load_f32<W>(factor + c, m);
	load_f32<W>(factor + channels + c, r);
	load_f32<W>(weight + c, w);
	load_f32<W>(bias + c, b);
#pragma unroll
	for (int e = 0; e < W; e++)
		v.v[e] = element(to_f32(v.v[e]), m[e], r[e], w[e], b[e]);
	store(y + i, v);
}

KERNEL_OF(256)
inner_elements8(const bf16 *x, const float *bias, const float *weight, const float *factor,
		bf16 *y, int channels, uint32_t n)
{
	inner_elements<8>(x, bias, weight, factor, y, channels, n);
}

KERNEL_OF(256)
inner_elements4(const bf16 *x, const float *bias, const float *weight, const float *factor,
		bf16 *y, int channels, uint32_t n)
{
	inner_elements<4>(x, bias, weight, factor, y, channels, n);
}

/* ---- every element, channels as planes: a vector lies in one of them, or in two ---- */

KERNEL_OF(256)
plane_elements(const bf16 *__restrict__ x, const float *__restrict__ bias,
	       const float *__restrict__ weight, const float *__restrict__ factor,
	       bf16 *__restrict__ y, int channels, int plane, uint32_t n)
{
	const uint32_t i = ((gridDim.x - 1 - blockIdx.x) * 256 + threadIdx.x) * 8,
		       p = i / plane;
	const int border = (p + 1) * plane - i, c = p % channels,
		  d = border < 8 ? (p + 1) % channels : c;

	if (i >= n)
		return;
	vec<bf16, 8> v = load<bf16, 8>(x + i);
	const float m = factor[c], r = factor[channels + c], w = weight[c], b = bias[c];
	const float m2 = factor[d], r2 = factor[channels + d], w2 = weight[d], b2 = bias[d];

#pragma unroll
	for (int e = 0; e < 8; e++) {
		const bool is_first = e < border;

		v.v[e] = element(to_f32(v.v[e]), is_first ? m : m2, is_first ? r : r2,
				 is_first ? w : w2, is_first ? b : b2);
	}
	store(y + i, v);
}
