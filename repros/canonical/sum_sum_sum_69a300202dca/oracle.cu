/* Layer norm backwards behind a residual, with the sums over rows for its weight and bias and
 * for the bias of the layer before.  Up to 4096 columns: blocks stay and walk down the rows: a
 * thread has eight columns, whose sums it keeps in registers; what a block has of them goes to
 * the scratch, [block][3][column], and a second kernel adds that up. */
#include <assay/columns.cuh>

/* Two sums over the block at once; buffers take turns from row to row, so that one barrier is
 * enough. */
DEVICE void both_sums(float &a, float &b, float (*part)[32])
{
	const int warps = blockDim.x / 32, lane = threadIdx.x % 32, warp = threadIdx.x / 32;

	a = warp_sum(a);
	b = warp_sum(b);
	if (warps == 1)
		return;
	if (!lane) {
		part[0][warp] = a;
		part[1][warp] = b;
	}
	__syncthreads();
	a = warp_sum(lane < warps ? part[0][lane] : 0.0f);
	b = warp_sum(lane < warps ? part[1][lane] : 0.0f);
}

DEVICE void store_f32(float *p, const float *x)
{
#pragma unroll
	for (int q = 0; q < 8; q += 4) {
		vec<float, 4> v;

#pragma unroll
		for (int e = 0; e < 4; e++)
			v.v[e] = x[q + e];
		store(p + q, v);
	}
}

KERNEL_OF(512)
rows(const bf16 *__restrict__ dy, const float *__restrict__ weight, const float *__restrict__ z,
     const float *__restrict__ factor, const float *__restrict__ residual,
     float *__restrict__ wide, bf16 *__restrict__ narrow, float *__restrict__ part,
     int64_t count, int n, float times)
{
	__shared__ float fold[2][2][32];
	const int i = threadIdx.x * 8;
	const bool is_live = i < n;
	float w[8], dweight[8] = {0}, dbias[8] = {0}, before[8] = {0};
	int turn = 0;

	if (is_live)
		load_f32<8>(weight + i, w);
	for (int64_t row = blockIdx.x; row < count; row += gridDim.x, turn ^= 1) {
		const int64_t at = row * n + i;
		const float f = factor[row];
		float g[8], s[8], more[8], scaled = 0, plain = 0;
		vec<bf16, 8> out;

		if (is_live) {
			const vec<bf16, 8> d = load<bf16, 8>(dy + at);

			load_f32<8>(z + at, s);
			load_f32<8>(residual + at, more);
#pragma unroll
			for (int e = 0; e < 8; e++) {
				g[e] = to_f32(d.v[e]);
				dbias[e] += g[e];
				dweight[e] += g[e] * s[e];
				g[e] *= w[e];
				scaled += g[e] * s[e];
				plain += g[e];
			}
		}
		both_sums(scaled, plain, fold[turn]);
		if (!is_live)
			continue;
#pragma unroll
		for (int e = 0; e < 8; e++) {
			more[e] += f * (g[e] * times - plain - s[e] * scaled);
			out.v[e] = from_f32<bf16>(more[e]);
			before[e] += to_f32(out.v[e]);
		}
		store_f32(wide + at, more);
		store(narrow + at, out);
	}
	if (is_live) {
		store_f32(part + (int64_t)blockIdx.x * 3 * n + i, dweight);
		store_f32(part + ((int64_t)blockIdx.x * 3 + 1) * n + i, dbias);
		store_f32(part + ((int64_t)blockIdx.x * 3 + 2) * n + i, before);
	}
}

/* One of the sums to each y of the grid. */
KERNEL_OF(1024)
add_up(const float *__restrict__ part, float *__restrict__ dweight, float *__restrict__ dbias,
       float *__restrict__ before, int parts, int n)
{
	const int which = blockIdx.y;

	add_parts(part + which * n, 3 * n,
		  which == 0   ? dweight
		  : which == 1 ? dbias
			       : before,
		  parts, n);
}
