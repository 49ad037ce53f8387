/* Places moved on, and the rows that are there: four f32 to a thread. */
#include <assay/kernel.cuh>

KERNEL_OF(256)
elements(const int64_t *__restrict__ places, const float *__restrict__ table,
	 int64_t *__restrict__ moved, float *__restrict__ y, int64_t by, uint32_t n)
{
	const uint32_t i = blockIdx.x * 256 + threadIdx.x, row = i / (COLS / 4),
		       c = i % (COLS / 4) * 4;

	if (i >= n)
		return;
	const int64_t place = places[row] + by;

	if (!c)
		moved[row] = place;
	store(y + (int64_t)i * 4, load<float, 4>(table + place * COLS + c));
}
