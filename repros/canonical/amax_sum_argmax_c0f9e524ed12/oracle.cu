/* The largest of a row and where it is, the logarithm of its probability, and the entropy
 * of the row. PARTS blocks share a row; each keeps, beside its own maximum m, the sums of
 * e^(x - m) and of (x - m) e^(x - m), which a warp then brings to the maximum of all. */
#include <assay/kernel.cuh>

enum { THREADS = 256 };

struct stats {
	float most, sum, product;
	int at;
};

DEVICE stats both(stats a, stats b)
{
	const bool is_b =
		b.most > a.most || (b.most == a.most && b.at < a.at) || b.most != b.most;
	const stats top = is_b ? b : a, low = is_b ? a : b;
	const float d = low.most - top.most, by = low.sum > 0 ? expf(d) : 0.0f;
	stats r = top;

	r.sum += low.sum * by;
	r.product += low.sum > 0 ? (low.product + d * low.sum) * by : 0.0f;
	return r;
}

DEVICE stats other(stats s, int d)
{
	stats r;

	r.most = __shfl_xor_sync(~0u, s.most, d);
	r.sum = __shfl_xor_sync(~0u, s.sum, d);
	r.product = __shfl_xor_sync(~0u, s.product, d);
	r.at = __shfl_xor_sync(~0u, s.at, d);
	return r;
}

DEVICE stats warp_both(stats s)
{
	for (int d = 16; d; d /= 2)
		s = both(s, other(s, d));
	return s;
}

KERNEL_OF(THREADS) parts(const bf16 *__restrict__ x, stats *__restrict__ part, int n)
{
	__shared__ stats fold[32];
	const bf16 *row = x + (int64_t)blockIdx.y * n;
	const int lane = threadIdx.x % 32;
	stats s = {-__int_as_float(0x7f800000), 0, 0, 0x7fffffff};

	for (int i = (blockIdx.x * THREADS + threadIdx.x) * 8; i < n;
	     i += PARTS * THREADS * 8) {
		const vec<bf16, 8> v = load<bf16, 8>(row + i);
		stats t = s;

#pragma unroll
		for (int e = 0; e < 8; e++) {
			const float f = to_f32(v.v[e]);

			if (f > t.most || f != f) {
				t.most = f;
				t.at = i + e;
			}
		}
		const float d = s.most - t.most, by = s.sum > 0 ? expf(d) : 0.0f;

		t.product = s.sum > 0 ? (s.product + d * s.sum) * by : 0.0f;
		t.sum = s.sum * by;
#pragma unroll
		for (int e = 0; e < 8; e++) {
			const float f = to_f32(v.v[e]) - t.most, p = expf(f);

			t.sum += p;
			t.product += f * p;
		}
		s = t;
	}
	s = warp_both(s);
	if (!lane)
		fold[threadIdx.x / 32] = s;
	__syncthreads();
	if (threadIdx.x >= 32)
		return;
	s = fold[lane < THREADS / 32 ? lane : 0];
	if (lane >= THREADS / 32)
		s.sum = s.product = 0;
	s = warp_both(s);
	if (!lane)
		part[blockIdx.y * PARTS + blockIdx.x] = s;
}

KERNEL_OF(32)
finish(const stats *__restrict__ part, int64_t *__restrict__ at, float *__restrict__ chosen,
       float *__restrict__ entropy)
{
	stats s = part[blockIdx.x * PARTS + (threadIdx.x < PARTS ? threadIdx.x : 0)];

	if (threadIdx.x >= PARTS)
		s.sum = s.product = 0;
	s = warp_both(s);
	if (threadIdx.x)
		return;
	at[blockIdx.x] = s.at;
	chosen[blockIdx.x] = -logf(s.sum);
	entropy[blockIdx.x] = logf(s.sum) - s.product / s.sum;
}
