/* Rotary positions on the first `turned` of each head's numbers, [s, h d] as [h, s, d] in f32
 * and in bf16: a thread has W numbers in a row, whose partners lie half of `turned` away. */
#include <assay/kernel.cuh>

KERNEL_OF(256)
turn(const bf16 *__restrict__ x, const float *__restrict__ cosines,
     const float *__restrict__ sines, float *__restrict__ wide, bf16 *__restrict__ narrow,
     uint32_t rows, uint32_t heads, uint32_t size, int turned, uint32_t n)
{
	const uint32_t i = blockIdx.x * 256 + threadIdx.x;
	const int d = i % (size / W) * W, half = turned / 2;
	const uint32_t rest = i / (size / W), s = rest % rows, h = rest / rows;
	const bf16 *head = x + ((int64_t)s * heads + h) * size;
	float f[W];

	if (i >= n)
		return;
	widen(load<bf16, W>(head + d), f);
	if (d < turned) {
		const bool is_first = d < half;
		float partner[W], cosine[W], sine[W];

		widen(load<bf16, W>(head + (is_first ? d + half : d - half)), partner);
		load_f32<W>(cosines + s * turned + d, cosine);
		load_f32<W>(sines + s * turned + d, sine);
#pragma unroll
		for (int e = 0; e < W; e++)
			f[e] = f[e] * cosine[e] +
			       (is_first ? -partner[e] : partner[e]) * sine[e];
	}
#pragma unroll
	for (int q = 0; q < W; q += 4)
		store(wide + (int64_t)i * W + q,
		      vec<float, 4>{f[q], f[q + 1], f[q + 2], f[q + 3]});
	store(narrow + (int64_t)i * W, narrow_bf16<W>(f));
}
