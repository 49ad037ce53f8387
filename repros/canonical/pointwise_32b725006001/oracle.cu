/* Batch norm of inference and silu, bf16 in f32. A vector to a thread; one that lies in
 * two planes has the factors of both. */
#include <assay/kernel.cuh>

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

DEVICE bf16 normal(bf16 x, const factors &f, float plus)
{
	const float y = (to_f32(x) - f.mean) * f.rstd * f.weight + f.bias;

	return from_f32<bf16>(y / (expf(-y) + plus));
}

template <int W>
DEVICE void inner(const bf16 *__restrict__ bias, const bf16 *__restrict__ weight,
		  const bf16 *__restrict__ var, const bf16 *__restrict__ mean,
		  const bf16 *__restrict__ x, bf16 *__restrict__ y, int channels, uint32_t n,
		  float eps, float one, float plus)
{
	const uint32_t i = (blockIdx.x * 256 + threadIdx.x) * W;
	const int c = i % channels;

	if (i >= n)
		return;
	vec<bf16, W> v = load<bf16, W>(x + i);
	const vec<bf16, W> m = load<bf16, W>(mean + c), s = load<bf16, W>(var + c);
	const vec<bf16, W> w = load<bf16, W>(weight + c), b = load<bf16, W>(bias + c);

#pragma unroll
	for (int e = 0; e < W; e++) {
		const factors f = {to_f32(m.v[e]), 1.0f / sqrtf(to_f32(s.v[e]) + eps) * one,
				   to_f32(w.v[e]), to_f32(b.v[e])};

		v.v[e] = normal(v.v[e], f, plus);
	}
	store(y + i, v);
}

/* A plane has a multiple of W elements. */
template <int W>
DEVICE void planes(const bf16 *__restrict__ bias, const bf16 *__restrict__ weight,
		   const bf16 *__restrict__ var, const bf16 *__restrict__ mean,
		   const bf16 *__restrict__ x, bf16 *__restrict__ y, int channels, int plane,
		   uint32_t n, float eps, float one, float plus)
{
	const uint32_t i = (blockIdx.x * 256 + threadIdx.x) * W;

	if (i >= n)
		return;
	vec<bf16, W> v = load<bf16, W>(x + i);
	const factors f = look_up(bias, weight, var, mean, i / plane % channels, eps, one);

#pragma unroll
	for (int e = 0; e < W; e++)
		v.v[e] = normal(v.v[e], f, plus);
	store(y + i, v);
}

/* A plane has eight elements at least. */
KERNEL_OF(256)
loose(const bf16 *__restrict__ bias, const bf16 *__restrict__ weight,
      const bf16 *__restrict__ var, const bf16 *__restrict__ mean, const bf16 *__restrict__ x,
      bf16 *__restrict__ y, int channels, int plane, uint32_t n, float eps, float one,
      float plus)
{
	const uint32_t i = (blockIdx.x * 256 + threadIdx.x) * 8, p = i / plane;
	const int border = (p + 1) * plane - i;

	if (i >= n)
		return;
	const factors f = look_up(bias, weight, var, mean, p % channels, eps, one);
	const factors g = look_up(bias, weight, var, mean, (p + 1) % channels, eps, one);

	if (i + 8 > n) {
		for (int e = 0; e < (int)(n - i); e++)
			y[i + e] = normal(x[i + e], e < border ? f : g, plus);
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
		v.v[e] = normal(v.v[e], h, plus);
	}
	store(y + i, v);
}

KERNEL_OF(256)
inner8(const bf16 *bias, const bf16 *weight, const bf16 *var, const bf16 *mean, const bf16 *x,
       bf16 *y, int channels, uint32_t n, float eps, float one, float plus)
{
	inner<8>(bias, weight, var, mean, x, y, channels, n, eps, one, plus);
}

KERNEL_OF(256)
inner4(const bf16 *bias, const bf16 *weight, const bf16 *var, const bf16 *mean, const bf16 *x,
       bf16 *y, int channels, uint32_t n, float eps, float one, float plus)
{
	inner<4>(bias, weight, var, mean, x, y, channels, n, eps, one, plus);
}

KERNEL_OF(256)
inner2(const bf16 *bias, const bf16 *weight, const bf16 *var, const bf16 *mean, const bf16 *x,
       bf16 *y, int channels, uint32_t n, float eps, float one, float plus)
{
	inner<2>(bias, weight, var, mean, x, y, channels, n, eps, one, plus);
}

KERNEL_OF(256)
planes8(const bf16 *bias, const bf16 *weight, const bf16 *var, const bf16 *mean, const bf16 *x,
	bf16 *y, int channels, int plane, uint32_t n, float eps, float one, float plus)
{
	planes<8>(bias, weight, var, mean, x, y, channels, plane, n, eps, one, plus);
}

KERNEL_OF(256)
planes4(const bf16 *bias, const bf16 *weight, const bf16 *var, const bf16 *mean, const bf16 *x,
	bf16 *y, int channels, int plane, uint32_t n, float eps, float one, float plus)
{
	planes<4>(bias, weight, var, mean, x, y, channels, plane, n, eps, one, plus);
}
