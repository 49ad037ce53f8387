/* Scaled rows added to the rows that they go to. First every row is given the list of what
 * goes to it; then a thread adds that up for a vector of its row, in f32. */
#include <assay/kernel.cuh>

KERNEL_OF(256) clear(int *__restrict__ head, int n)
{
	const int i = blockIdx.x * 256 + threadIdx.x;

	if (i < n)
		head[i] = -1;
}

/* Sources in a list for each row that they go to. */
KERNEL_OF(256)
chain(const int64_t *__restrict__ to, int *__restrict__ head, int *__restrict__ next, int n)
{
	const int i = blockIdx.x * 256 + threadIdx.x;

	if (i < n && to[i] >= 0)
		next[i] = atomicExch(head + to[i], i);
}

KERNEL_OF(256)
gather(const bf16 *__restrict__ scale, const bf16 *__restrict__ x, const int *__restrict__ head,
       const int *__restrict__ next, bf16 *__restrict__ y, uint32_t n)
{
	const uint32_t i = blockIdx.x * 256 + threadIdx.x, row = i / (COLS / 8),
		       c = i % (COLS / 8) * 8;
	float sum[8] = {0};
	vec<bf16, 8> out;

	if (i >= n)
		return;
	for (int from = head[row]; from >= 0; from = next[from]) {
		const vec<bf16, 8> v = load<bf16, 8>(x + (int64_t)from * COLS + c);
		const float by = to_f32(scale[from]);

#pragma unroll
		for (int e = 0; e < 8; e++)
			sum[e] += rounded<bf16>(to_f32(v.v[e]) * by);
	}
#pragma unroll
	for (int e = 0; e < 8; e++)
		out.v[e] = from_f32<bf16>(sum[e]);
	store(y + (int64_t)i * 8, out);
}

/* Few sources, up to 1024: every block looks through all of them, and has its list in order. */
KERNEL_OF(384)
look(const bf16 *__restrict__ scale, const bf16 *__restrict__ x, const int64_t *__restrict__ to,
     bf16 *__restrict__ y, int sources)
{
	__shared__ uint32_t mine[32];
	__shared__ int list[1024 + 4], found;
	const int c = threadIdx.x * 8, lane = threadIdx.x % 32;
	float sum[8] = {0};

#pragma unroll
	for (int i = threadIdx.x; i < 1152; i += 384) {
		const bool is_mine = i < sources && to[i] == blockIdx.x;
		const uint32_t all = __ballot_sync(~0u, is_mine);

		if (!lane && i < 1024)
			mine[i / 32] = all;
	}
	__syncthreads();
	if (threadIdx.x < 32) {
		uint32_t bits = mine[lane];
		int n = __popc(bits), before;

		for (int d = 1; d < 32; d *= 2) {
			before = __shfl_up_sync(~0u, n, d);
			n += lane >= d ? before : 0;
		}
		if (lane == 31)
			found = n;
		for (n -= __popc(bits); bits; bits &= bits - 1)
			list[n++] = lane * 32 + __ffs(bits) - 1;
	}
	__syncthreads();
	if (c >= COLS)
		return;
	for (int k = 0; k < found; k += 4) {
		vec<bf16, 8> v[4];
		float by[4];

#pragma unroll
		for (int q = 0; q < 4; q++)
			if (k + q < found) {
				v[q] = load<bf16, 8>(x + (int64_t)list[k + q] * COLS + c);
				by[q] = to_f32(scale[list[k + q]]);
			}
#pragma unroll
		for (int q = 0; q < 4; q++)
			if (k + q < found)
#pragma unroll
				for (int e = 0; e < 8; e++)
					sum[e] += rounded<bf16>(to_f32(v[q].v[e]) * by[q]);
	}
	store(y + (int64_t)blockIdx.x * COLS + c, narrow_bf16<8>(sum));
}
