/* The derivative of gelu by tanh, in f32 until it is rounded, and its sum over rows. A cluster
 * of blocks has a tile of columns. */
#include <assay/columns.cuh>
#include <assay/math.cuh>

typedef tile_of_columns<8, 8, 512> tile;

/* tanh is 1 - 2 / (e^2x + 1) to some units of an f32 of size one, which is what it is added to.
 */
DEVICE float one(float x, float dy, float half, float three, float cubic, float root)
{
	const float square = x * x;
	const float t =
		1.0f -
		2.0f * reciprocal_near(exp_near(2.0f * root * (x + square * x * cubic)) + 1.0f);
	const float slope = x * (1.0f - t * t) * root * (1.0f + three * cubic * square);

	return dy * half * (t + 1.0f + slope);
}

KERNEL_OF_CLUSTERS(BLOCKS, 512, 2)
columns(const bf16 *__restrict__ x, const bf16 *__restrict__ dy, bf16 *__restrict__ y,
	float *__restrict__ sums, int rows, float half, float three, float cubic, float root)
{
	__shared__ tile t;
	__shared__ float of_block[tile::cols];

	sum_columns<BLOCKS>(t, of_block, rows, COLS, sums, [&](int row, int c, float *f) {
		const int64_t at = (int64_t)row * COLS + c;
		vec<bf16, 8> d;
		float a[8];

		load_f32<8>(x + at, a);
		load_f32<8>(dy + at, f);
#pragma unroll
		for (int e = 0; e < 8; e++)
			f[e] = one(a[e], f[e], half, three, cubic, root);
		d = narrow_bf16<8>(f);
		widen(d, f);
		store(y + at, d);
	});
}
