/* The largest of a row and where it is, the logarithm of its probability, and the entropy
 * of the row. A cluster of PARTS blocks shares a row, which stays in registers; each has,
 * beside its own maximum m, the sums of e^(x - m) and of (x - m) e^(x - m), which a warp then
 * brings to the maximum of all. */
#include <assay/async.cuh>
#include <assay/math.cuh>

enum { THREADS = 512 };

/* The larger of each two; NaN above all. */
DEVICE uint32_t most_of_two(uint32_t a, uint32_t b)
{
	uint32_t r;
	asm("max.NaN.bf16x2 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
	return r;
}

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

/* The first place of those of this thread, of n vectors, where x is that or no number. */
DEVICE int first_place(const bf16 *x, float most, int n)
{
	for (int k = threadIdx.x; k < n; k += THREADS)
		for (int e = 0; e < 8; e++) {
			const float f = to_f32(x[k * 8 + e]);

			if (f == most || f != f)
				return k * 8 + e;
		}
	return 0x7fffffff;
}

KERNEL_OF_CLUSTERS(PARTS, THREADS, EACH > 5 ? 1 : 2)
rows(const bf16 *__restrict__ x, int64_t *__restrict__ at, float *__restrict__ chosen,
     float *__restrict__ entropy, int n)
{
	const uint32_t none = 0xff80ff80u; /* two of -infinity */
	__shared__ float fold[2 * 32], part[4 * PARTS];
	__shared__ int place;
	const int rank = blockIdx.x % PARTS, row = blockIdx.x / PARTS, lane = threadIdx.x % 32;
	const int from = n / 8 * rank / PARTS, mine = n / 8 * (rank + 1) / PARTS - from;
	const bf16 *const share = x + ((int64_t)row * (n / 8) + from) * 8;
	vec<uint32_t, 4> v[EACH];
	uint32_t two = none;
	float sum = 0, product = 0;

	cluster_arrive();
#pragma unroll
	for (int i = 0; i < EACH; i++) {
		const int k = i * THREADS + threadIdx.x;

		v[i] = {none, none, none, none};
		if (k < mine)
			v[i] = load<uint32_t, 4>((const uint32_t *)share + k * 4);
	}
	if (!threadIdx.x)
		place = 0x7fffffff;
#pragma unroll
	for (int i = 0; i < EACH; i++)
#pragma unroll
		for (int e = 0; e < 4; e++)
			two = most_of_two(two, v[i].v[e]);
	const float own =
		max_nan(__uint_as_float(two << 16), __uint_as_float(two & 0xffff0000u));
	const float most = block_max(own, fold);

	if (own == most || own != own)
		atomicMin(&place, from * 8 + first_place(share, most, mine));
#pragma unroll
	for (int i = 0; i < EACH; i++)
#pragma unroll
		for (int e = 0; e < 8; e++) {
			const uint32_t word = v[i].v[e / 2];
			const float f =
				__uint_as_float(e % 2 ? word & 0xffff0000u : word << 16) - most;
			const float p = exp_near(f);

			sum += p;
			if (i * THREADS + (int)threadIdx.x < mine)
				product += f * p;
		}
	__syncthreads();
	sum = block_sum(sum, fold);
	product = block_sum(product, fold + 32);
	cluster_wait();
	if (!threadIdx.x) {
		cluster_store(part + rank * 4, 0, most);
		cluster_store(part + rank * 4 + 1, 0, sum);
		cluster_store(part + rank * 4 + 2, 0, product);
		cluster_store(part + rank * 4 + 3, 0, __int_as_float(place));
	}
	cluster_arrive();
	cluster_wait();
	if (rank || threadIdx.x >= 32)
		return;
	const float *own_part = part + (lane < PARTS ? lane : 0) * 4;
	stats s = {own_part[0], own_part[1], own_part[2], __float_as_int(own_part[3])};

	if (lane >= PARTS)
		s.sum = s.product = 0;
	for (int d = 16; d; d /= 2)
		s = both(s, other(s, d));
	if (lane)
		return;
	at[row] = s.at;
	chosen[row] = -logf(s.sum);
	entropy[row] = logf(s.sum) - s.product / s.sum;
}
