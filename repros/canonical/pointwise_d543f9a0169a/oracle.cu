/* Rows of a table by index / per, or zeros where the other index is beyond `most`. */
#include <assay/kernel.cuh>

KERNEL_OF(256)
rows(const int64_t *__restrict__ index, const int64_t *__restrict__ expert,
     const bf16 *__restrict__ table, uint8_t *__restrict__ beyond, bf16 *__restrict__ y,
     int32_t *__restrict__ narrow, int64_t per, int64_t most, int64_t entries, int size)
{
	const int64_t row = blockIdx.x, which = index[row], e = expert[row];
	int64_t at = which / per - (which % per && (which < 0) != (per < 0));
	const bool is_beyond = e >= most;

	at += at < 0 ? entries : 0;
	if (!threadIdx.x) {
		beyond[row] = is_beyond;
		narrow[row] = (int32_t)e;
	}
	for (int i = threadIdx.x * 8; i < size; i += blockDim.x * 8) {
		vec<bf16, 8> v;

#pragma unroll
		for (int k = 0; k < 8; k++)
			v.v[k].bits = 0;
		if (!is_beyond)
			v = load<bf16, 8>(table + at * size + i);
		store(y + row * size + i, v);
	}
}
