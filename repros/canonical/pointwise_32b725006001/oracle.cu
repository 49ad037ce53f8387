/* Batch norm of inference and silu, bf16 in f32.  Channels innermost: a thread keeps the
 * factors of its channels and walks down the rows; else they are looked up by the place of a
 * vector, which may lie across the border of two channels. */
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
		  const bf16 *__restrict__ x, bf16 *__restrict__ y, int channels, int64_t rows,
		  float eps, float one, float plus)
{
	const int across = channels / W;
	const int64_t down = global_threads() / across, t = global_thread();
	const int c = (int)(t % across) * W;
	factors f[W];

	if (t / across >= down)
		return;
#pragma unroll
	for (int e = 0; e < W; e++)
		f[e] = look_up(bias, weight, var, mean, c + e, eps, one);
	for (int64_t row = t / across; row < rows; row += down) {
		vec<bf16, W> v = load<bf16, W>(x + row * channels + c);

#pragma unroll
		for (int e = 0; e < W; e++)
			v.v[e] = normal(v.v[e], f[e], plus);
		store(y + row * channels + c, v);
	}
}

KERNEL_OF(256) inner8(const bf16 *bias, const bf16 *weight, const bf16 *var, const bf16 *mean,
	      const bf16 *x, bf16 *y, int channels, int64_t rows, float eps, float one, float plus)
{
	inner<8>(bias, weight, var, mean, x, y, channels, rows, eps, one, plus);
}

KERNEL_OF(256) inner4(const bf16 *bias, const bf16 *weight, const bf16 *var, const bf16 *mean,
	      const bf16 *x, bf16 *y, int channels, int64_t rows, float eps, float one, float plus)
{
	inner<4>(bias, weight, var, mean, x, y, channels, rows, eps, one, plus);
}

KERNEL_OF(256) inner1(const bf16 *bias, const bf16 *weight, const bf16 *var, const bf16 *mean,
	      const bf16 *x, bf16 *y, int channels, int64_t rows, float eps, float one, float plus)
{
	inner<1>(bias, weight, var, mean, x, y, channels, rows, eps, one, plus);
}

KERNEL_OF(256) planes(const bf16 *__restrict__ bias, const bf16 *__restrict__ weight,
	      const bf16 *__restrict__ var, const bf16 *__restrict__ mean,
	      const bf16 *__restrict__ x, bf16 *__restrict__ y, int channels, int plane,
	      int64_t n, float eps, float one, float plus)
{
	const int64_t i = global_thread() * 8;
	int64_t p = i / plane;

	if (i >= n)
		return;
	factors f = look_up(bias, weight, var, mean, (int)(p % channels), eps, one);
	int64_t border = (p + 1) * plane;

	if (i + 8 <= n && i + 8 <= border) { /* as most are */
		vec<bf16, 8> v = load<bf16, 8>(x + i);

#pragma unroll
		for (int e = 0; e < 8; e++)
			v.v[e] = normal(v.v[e], f, plus);
		store(y + i, v);
		return;
	}
	for (int64_t k = i; k < i + 8 && k < n; k++) {
		if (k >= border) {
			p++;
			border += plane;
			f = look_up(bias, weight, var, mean, (int)(p % channels), eps, one);
		}
		y[k] = normal(x[k], f, plus);
	}
}
