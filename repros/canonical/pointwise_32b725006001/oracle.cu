/* Batch norm of inference and silu, bf16 in f32. Channels innermost: a vector of them to a
 * thread, in every so many rows. Planes: up to four vectors of one to a thread; a vector that
 * lies in two has the factors of both. */
#include <assay/math.cuh>

struct factors {
	float mean, rstd, weight, bias;
};

DEVICE factors look_up(const bf16 *bias, const bf16 *weight, const bf16 *var, const bf16 *mean,
		       int c, float eps, float one)
{
	factors f;

	f.mean = to_f32(mean[c]);
	f.rstd = 1.0f / sqrtf(to_f32(var[c]) + eps) * one;
	f.weight = to_f32(weight[c]);
	f.bias = to_f32(bias[c]);
	return f;
}

DEVICE bf16 normal(bf16 x, const factors &f)
{
	const float y = (to_f32(x) - f.mean) * f.rstd * f.weight + f.bias;

	return from_f32<bf16>(silu_near(y));
}

/* That of the elements, which stay in order. */
template <int W> DEVICE vec<bf16, W> normals(const vec<bf16, W> &x, const factors *f, int step)
{
	float v[W];

	widen(x, v);
#pragma unroll
	for (int e = 0; e < W; e++) {
		const factors &g = f[e * step];
		const float y = (v[e] - g.mean) * g.rstd * g.weight + g.bias;

		v[e] = silu_near(y);
	}
	return narrow_bf16<W>(v);
}

template <int W>
DEVICE void inner(const bf16 *__restrict__ bias, const bf16 *__restrict__ weight,
		  const bf16 *__restrict__ var, const bf16 *__restrict__ mean,
		  const bf16 *__restrict__ x, bf16 *__restrict__ y, int channels, int rows,
		  int step, float eps, float one)
{
	const int lanes = channels / W, t = blockIdx.x * 256 + threadIdx.x;
	const int c = t % lanes * W;
	factors f[W];

	if (t >= lanes * step)
		return;
#pragma unroll
	for (int e = 0; e < W; e++)
		f[e] = look_up(bias, weight, var, mean, c + e, eps, one);
	for (int row = t / lanes; row < rows; row += 4 * step) {
		vec<bf16, W> v[4];

#pragma unroll
		for (int u = 0; u < 4; u++) /* none is waited for here */
			v[u] = load<bf16, W>(
				x + (int64_t)min(row + u * step, rows - 1) * channels + c);
#pragma unroll
		for (int u = 0; u < 4; u++)
			if (row + u * step < rows)
				store(y + (int64_t)(row + u * step) * channels + c,
				      normals<W>(v[u], f, 1));
	}
}

/* A plane has a multiple of W elements; a warp has 128 vectors of one. */
template <int W>
DEVICE void planes(const bf16 *__restrict__ bias, const bf16 *__restrict__ weight,
		   const bf16 *__restrict__ var, const bf16 *__restrict__ mean,
		   const bf16 *__restrict__ x, bf16 *__restrict__ y, int channels, int plane,
		   int planes, float eps, float one)
{
	const int vectors = plane / W, parts = (vectors + 127) / 128;
	const int warp = blockIdx.x * 8 + threadIdx.x / 32, p = warp / parts;
	const int from = warp % parts * 128;

	if (p >= planes)
		return;
	const factors f = look_up(bias, weight, var, mean, p % channels, eps, one);

#pragma unroll
	for (int i = 0; i < 4; i++) {
		const int k = from + i * 32 + threadIdx.x % 32;
		const int64_t at = (int64_t)p * plane + k * W;

		if (k < vectors)
			store(y + at, normals<W>(load<bf16, W>(x + at), &f, 0));
	}
}

/* A plane has eight elements at least. */
KERNEL_OF(256)
loose(const bf16 *__restrict__ bias, const bf16 *__restrict__ weight,
      const bf16 *__restrict__ var, const bf16 *__restrict__ mean, const bf16 *__restrict__ x,
      bf16 *__restrict__ y, int channels, int plane, uint32_t n, float eps, float one)
{
	const uint32_t i = (blockIdx.x * 256 + threadIdx.x) * 8, p = i / plane;
	const int border = (p + 1) * plane - i;

	if (i >= n)
		return;
	const factors f = look_up(bias, weight, var, mean, p % channels, eps, one);
	const factors g = look_up(bias, weight, var, mean, (p + 1) % channels, eps, one);

	if (i + 8 > n) {
		for (int e = 0; e < (int)(n - i); e++)
			y[i + e] = normal(x[i + e], e < border ? f : g);
		return;
	}
	vec<bf16, 8> v = load<bf16, 8>(x + i);

#pragma unroll
	for (int e = 0; e < 8; e++) {
		factors h;

		h.mean = e < border ? f.mean : g.mean;
		h.rstd = e < border ? f.rstd : g.rstd;
		h.weight = e < border ? f.weight : g.weight;
		h.bias = e < border ? f.bias : g.bias;
		v.v[e] = normal(v.v[e], h);
	}
	store(y + i, v);
}

KERNEL_OF(256)
inner8(const bf16 *bias, const bf16 *weight, const bf16 *var, const bf16 *mean, const bf16 *x,
       bf16 *y, int channels, int rows, int step, float eps, float one)
{
	inner<8>(bias, weight, var, mean, x, y, channels, rows, step, eps, one);
}

KERNEL_OF(256)
inner4(const bf16 *bias, const bf16 *weight, const bf16 *var, const bf16 *mean, const bf16 *x,
       bf16 *y, int channels, int rows, int step, float eps, float one)
{
	inner<4>(bias, weight, var, mean, x, y, channels, rows, step, eps, one);
}

KERNEL_OF(256)
inner2(const bf16 *bias, const bf16 *weight, const bf16 *var, const bf16 *mean, const bf16 *x,
       bf16 *y, int channels, int rows, int step, float eps, float one)
{
	inner<2>(bias, weight, var, mean, x, y, channels, rows, step, eps, one);
}

KERNEL_OF(256)
planes8(const bf16 *bias, const bf16 *weight, const bf16 *var, const bf16 *mean, const bf16 *x,
	bf16 *y, int channels, int plane, int n, float eps, float one)
{
	planes<8>(bias, weight, var, mean, x, y, channels, plane, n, eps, one);
}

KERNEL_OF(256)
planes4(const bf16 *bias, const bf16 *weight, const bf16 *var, const bf16 *mean, const bf16 *x,
	bf16 *y, int channels, int plane, int n, float eps, float one)
{
	planes<4>(bias, weight, var, mean, x, y, channels, plane, n, eps, one);
}
