/* The looked up rows of the next token, of this one and of the one before, side by side: a
 * vector of eight to a thread. */
#include <assay/kernel.cuh>

KERNEL_OF(256)
elements(const bf16 *__restrict__ table, const int64_t *__restrict__ tokens,
	 bf16 *__restrict__ y, uint32_t n)
{
	const uint32_t i = blockIdx.x * 256 + threadIdx.x, row = i / (3 * COLS / 8);
	const int part = i % (3 * COLS / 8) / (COLS / 8), c = i % (COLS / 8) * 8;
	const int place = row % SEQUENCE + 1 - part;
	vec<bf16, 8> v = {};

	if (i >= n)
		return;
	if (place >= 0 && place < SEQUENCE) {
		const int64_t token = tokens[row + 1 - part];

		v = load<bf16, 8>(table + token * COLS + c);
	}
	store(y + (int64_t)i * 8, v);
}
