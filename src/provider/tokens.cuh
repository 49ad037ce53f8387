/*
 * What an oracle.cu may include as <assay/tokens.cuh>: tokens whose channels lie in the
 * registers of a warp, and the mean of their layer norms.
 */
#ifndef ASSAY_TOKENS_CUH
#define ASSAY_TOKENS_CUH

#include <assay/async.cuh>

/* A row of that many channels, a multiple of 64: vectors of `wide` for each lane of a warp. */
template <int n> struct channels_of {
	enum { cols = n, wide = n % 128 ? 2 : n % 256 ? 4 : 8, vectors = n / 32 / wide };
};
template <typename row> struct token {
	vec<bf16, row::wide> v[row::vectors];

	/* Of vector i, the first channel that this lane has. */
	static DEVICE_MEMBER int channel(int i)
	{
		return (i * 32 + threadIdx.x % 32) * row::wide;
	}
	DEVICE_MEMBER void read(const bf16 *from)
	{
#pragma unroll
		for (int i = 0; i < row::vectors; i++)
			v[i] = load<bf16, row::wide>(from + channel(i));
	}
	DEVICE_MEMBER void write(bf16 *to) const
	{
#pragma unroll
		for (int i = 0; i < row::vectors; i++)
			store(to + channel(i), v[i]);
	}
	/* Rounded as the sum of two tensors is, and their product. */
	DEVICE_MEMBER void add(const token &other)
	{
#pragma unroll
		for (int i = 0; i < row::vectors; i++) {
			float a[row::wide], b[row::wide];

			widen(v[i], a);
			widen(other.v[i], b);
#pragma unroll
			for (int e = 0; e < row::wide; e++)
				a[e] += b[e];
			v[i] = narrow_bf16<row::wide>(a);
		}
	}
	DEVICE_MEMBER void times(const token &other)
	{
#pragma unroll
		for (int i = 0; i < row::vectors; i++) {
			float a[row::wide], b[row::wide];

			widen(v[i], a);
			widen(other.v[i], b);
#pragma unroll
			for (int e = 0; e < row::wide; e++)
				a[e] *= b[e];
			v[i] = narrow_bf16<row::wide>(a);
		}
	}
	DEVICE_MEMBER void moments(float eps, float *mean, float *rstd) const
	{
		float sum = 0, squares = 0;

#pragma unroll
		for (int i = 0; i < row::vectors; i++)
#pragma unroll
			for (int e = 0; e < row::wide; e++)
				sum += to_f32(v[i].v[e]);
		*mean = warp_sum(sum) / row::cols;
#pragma unroll
		for (int i = 0; i < row::vectors; i++)
#pragma unroll
			for (int e = 0; e < row::wide; e++) {
				const float above = to_f32(v[i].v[e]) - *mean;

				squares += above * above;
			}
		*rstd = rsqrtf(warp_sum(squares) / row::cols + eps);
	}
};

/* ---- the mean over the tokens of an image of their norms ---- */

template <typename row> struct norm_sums {
	float of_warp[8][row::cols], of_block[row::cols];
};

/*
 * Of `tokens` of an image, the first of which may stand alone: its own norm is the first half
 * of the row of y then, and the mean of the others the second.  A cluster of blocks of eight
 * warps has an image; read(t, at) fills in the token of row `at`.  Weight and bias wait until
 * the end, as they are the same for all.
 */
template <typename row, int tokens, bool is_first_alone, int blocks, typename reader>
DEVICE void mean_of_norms(reader read, const bf16 *weight, const bf16 *bias, bf16 *y, float eps,
			  norm_sums<row> &sums)
{
	enum { threads = 256, warps = 8, share = row::cols / blocks };
	const int rank = cluster_rank(), warp = threadIdx.x / 32;
	const int64_t image = blockIdx.x / blocks;
	float sum[row::vectors][row::wide] = {};

#pragma unroll 2
	for (int i = rank * warps + warp; i < tokens; i += blocks * warps) {
		token<row> t;
		float mean, rstd;

		read(t, image * tokens + i);
		t.moments(eps, &mean, &rstd);
#pragma unroll
		for (int v = 0; v < row::vectors; v++) {
			const int c = t.channel(v);
			float x[row::wide];

			widen(t.v[v], x);
			if (is_first_alone && !i) {
				for (int e = 0; e < row::wide; e++)
					y[image * 2 * row::cols + c + e] = from_f32<bf16>(
						(x[e] - mean) * rstd * to_f32(weight[c + e]) +
						to_f32(bias[c + e]));
				continue;
			}
#pragma unroll
			for (int e = 0; e < row::wide; e++)
				sum[v][e] += (x[e] - mean) * rstd;
		}
	}
#pragma unroll
	for (int v = 0; v < row::vectors; v++)
#pragma unroll
		for (int e = 0; e < row::wide; e++)
			sums.of_warp[warp][token<row>::channel(v) + e] = sum[v][e];
	__syncthreads();
	for (int c = threadIdx.x; c < row::cols; c += threads) {
		float all = 0;

#pragma unroll
		for (int w = 0; w < warps; w++)
			all += sums.of_warp[w][c];
		sums.of_block[c] = all;
	}
	cluster_arrive();
	cluster_wait();
	for (int i = threadIdx.x; i < share; i += threads) {
		const int c = rank * share + i, count = tokens - is_first_alone;
		float all = 0;

#pragma unroll
		for (int b = 0; b < blocks; b++)
			all += cluster_load(sums.of_block + c, b);
		y[image * (1 + is_first_alone) * row::cols + is_first_alone * row::cols + c] =
			from_f32<bf16>(all / count * to_f32(weight[c]) + to_f32(bias[c]));
	}
	cluster_arrive(); /* nobody goes while another reads what he has */
	cluster_wait();
}

#endif
