/* Gradients added to the rows of a table where they came from, but for tokens of -1. First
 * every row is given the list of what goes to it; then a thread adds that up for a vector
 * of its row, in f32. */
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
gather(const bf16 *__restrict__ x, const int *__restrict__ head, const int *__restrict__ next,
       bf16 *__restrict__ y, uint32_t n)
{
	const uint32_t i = blockIdx.x * 256 + threadIdx.x, row = i / (COLS / 8),
		       c = i % (COLS / 8) * 8;
	float sum[8] = {0};
	vec<bf16, 8> out;

	if (i >= n)
		return;
	for (int from = head[row]; from >= 0; from = next[from]) {
		const vec<bf16, 8> v = load<bf16, 8>(x + (int64_t)from * COLS + c);

#pragma unroll
		for (int e = 0; e < 8; e++)
			sum[e] += to_f32(v.v[e]);
	}
#pragma unroll
	for (int e = 0; e < 8; e++)
		out.v[e] = from_f32<bf16>(sum[e]);
	store(y + (int64_t)i * 8, out);
}
