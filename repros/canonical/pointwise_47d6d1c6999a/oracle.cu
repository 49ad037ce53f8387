/* relu and the maxima of squares of three by three, two apart: a block brings sixteen
 * planes into shared memory as they lie. What relu lets through is ordered as integers
 * are, NaN last. */
#include <assay/kernel.cuh>

enum { PLANES = 16, PAIRS = OUT / 2, THREADS = PLANES * OUT * PAIRS };

/* relu of two: nothing is left of a number below zero, and of a NaN but its sign. */
DEVICE uint32_t relu(uint32_t x)
{
	const uint32_t nan = __vcmpgtu2(x, 0xff80ff80u);

	return __vmaxs2(x & ~(nan & 0x80008000u), 0);
}

KERNEL_OF(THREADS) pool(const bf16 *__restrict__ x, bf16 *__restrict__ y)
{
	__shared__ __align__(16) int16_t planes[PLANES * SIDE * SIDE];
	const bf16 *from = x + (int64_t)blockIdx.x * PLANES * SIDE * SIDE;

	for (int i = threadIdx.x * 8; i < PLANES * SIDE * SIDE; i += THREADS * 8) {
		vec<uint32_t, 4> v = load<uint32_t, 4>((const uint32_t *)(from + i));

#pragma unroll
		for (int e = 0; e < 4; e++)
			v.v[e] = relu(v.v[e]);
		store((uint32_t *)(planes + i), v);
	}
	__syncthreads();
	const int plane = threadIdx.x / (OUT * PAIRS), h = threadIdx.x / PAIRS % OUT,
		  pair = threadIdx.x % PAIRS;
	const int16_t *p = planes + (plane * SIDE + h * 2) * SIDE + pair * 4;
	int column[5];
	vec<bf16, 2> out;

#pragma unroll
	for (int w = 0; w < 5; w++)
		column[w] = max(max((int)p[w], (int)p[SIDE + w]), (int)p[2 * SIDE + w]);
	out.v[0].bits = (uint16_t)max(max(column[0], column[1]), column[2]);
	out.v[1].bits = (uint16_t)max(max(column[2], column[3]), column[4]);
	store(y + ((int64_t)blockIdx.x * THREADS + threadIdx.x) * 2, out);
}
