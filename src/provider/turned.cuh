/*
 * What an oracle.cu may include as <assay/turned.cuh>: the layer norm of tokens of an image,
 * between rows of channels and planes of tokens.  A block has 28 tokens, of which a warp has
 * four at a time or two, whose channels lie in its registers; the turn goes through shared
 * memory.
 */
#ifndef ASSAY_TURNED_CUH
#define ASSAY_TURNED_CUH

#include <assay/tokens.cuh>

enum { tokens_of_block = 28, warps_of_block = 7, threads_of_block = 32 * warps_of_block };

/* Where it goes; nullptr for what is not wanted. */
struct token_out {
	bf16 *sum;           /* of what was added, rows of channels */
	float *means, *rstd; /* of a token */
	bf16 *y;             /* the norm */
	bf16 *wide;          /* it, with a pitch of its own, and zero behind the tokens */
};

DEVICE void keep(const token_out &out, int64_t token, float mean, float rstd)
{
	if (out.means && threadIdx.x % 32 == 0) {
		out.means[token] = mean;
		out.rstd[token] = rstd;
	}
}

/* ---- rows of channels in, planes of tokens out ---- */

template <typename row> struct turned_tile {
	enum { pairs = tokens_of_block / 2, words = row::cols * pairs + row::cols / row::wide };
	uint32_t word[words];

	/* Two tokens of a channel; one word of padding for each vector, so that neither its
	 * writers nor its readers meet in a bank. */
	DEVICE_MEMBER uint32_t &at(int c, int pair)
	{
		return word[c * pairs + c / row::wide + pair];
	}
};

/* From the tile to planes: four tokens at a time, and `more` vectors of zero behind the last.
 */
template <typename row>
DEVICE void planes_out(turned_tile<row> &tile, bf16 *to, int pitch, int more)
{
	const int each = tokens_of_block / 4 + more;

	for (int k = threadIdx.x; k < row::cols * each; k += threads_of_block) {
		const int c = k / each, j = k % each;
		vec<uint32_t, 2> v = {};

		if (j < tokens_of_block / 4)
			v = {tile.at(c, 2 * j), tile.at(c, 2 * j + 1)};
		store((uint32_t *)(to + (int64_t)c * pitch + 4 * j), v);
	}
}

/* x, and y if there is one, have rows of channels, `tokens` of them to an image; block (b, i)
 * of the grid has the tokens from 28 b on of image i. */
template <typename row, int tokens, int pitch, typename T>
DEVICE void turn_out(const bf16 *x, const bf16 *y, const T *weight, const T *bias, float eps,
		     const token_out &out, turned_tile<row> &tile)
{
	const int first = blockIdx.x * tokens_of_block, warp = threadIdx.x / 32;
	const int64_t image = blockIdx.y;

#pragma unroll 1
	for (int pair = warp; pair < turned_tile<row>::pairs; pair += warps_of_block) {
		const int64_t at = image * tokens + first + 2 * pair;
		token<row> t[2], more[2];
		float mean[2], rstd[2];

#pragma unroll
		for (int i = 0; i < 2; i++) {
			t[i].read(x + (at + i) * row::cols);
			if (y)
				more[i].read(y + (at + i) * row::cols);
		}
#pragma unroll
		for (int i = 0; i < 2; i++) {
			if (y)
				t[i].add(more[i]);
			if (out.sum)
				t[i].write(out.sum + (at + i) * row::cols);
			t[i].moments(eps, mean + i, rstd + i);
			keep(out, at + i, mean[i], rstd[i]);
		}
#pragma unroll
		for (int i = 0; i < row::vectors; i++) {
			const int c = token<row>::channel(i);
			float a[row::wide], b[row::wide], w[row::wide], s[row::wide];

			widen(t[0].v[i], a);
			widen(t[1].v[i], b);
			load_f32<row::wide>(weight + c, w);
			load_f32<row::wide>(bias + c, s);
#pragma unroll
			for (int e = 0; e < row::wide; e++)
				tile.at(c + e, pair) =
					two_bf16((a[e] - mean[0]) * rstd[0] * w[e] + s[e],
						 (b[e] - mean[1]) * rstd[1] * w[e] + s[e]);
		}
	}
	__syncthreads();
	if (out.y)
		planes_out<row>(tile, out.y + image * row::cols * tokens + first, tokens, 0);
	if (out.wide)
		planes_out<row>(tile, out.wide + image * row::cols * pitch + first, pitch,
				first + tokens_of_block == tokens ? (pitch - tokens) / 4 : 0);
}

/* ---- likewise by two kernels: moments first, then tiles of channels with all tokens of an
 * image, so that what a block writes is one piece of each plane ---- */

/* A warp to a token, of so many. */
template <typename row>
DEVICE void token_moments(const bf16 *x, float *means, float *rstd, int tokens, float eps)
{
	const int at = blockIdx.x * (blockDim.x / 32) + threadIdx.x / 32;
	token<row> t;
	float mean, r;

	if (at >= tokens)
		return;
	t.read(x + (int64_t)at * row::cols);
	t.moments(eps, &mean, &r);
	if (threadIdx.x % 32)
		return;
	means[at] = mean;
	rstd[at] = r;
}

enum { channels_of_tile = 32 };

/* A channel's tokens lie side by side, with room so that not all writers meet in one bank. */
template <int tokens> struct plane_tile {
	enum { room = tokens + 8 };
	bf16 of[channels_of_tile * room];
	float mean[tokens], rstd[tokens];

	/* A vector of channels of a token for each thread in turn. */
	template <typename T>
	DEVICE_MEMBER void fill(const bf16 *x, const T *weight, const T *bias, int cols)
	{
		enum { across = channels_of_tile / 8 };
		const int c = threadIdx.x % across * 8, step = blockDim.x / across;
		float w[8], b[8];

		load_f32<8>(weight + c, w);
		load_f32<8>(bias + c, b);
#pragma unroll 4
		for (int t = threadIdx.x / across; t < tokens; t += step) {
			float f[8];

			widen(load<bf16, 8>(x + (int64_t)t * cols + c), f);
#pragma unroll
			for (int e = 0; e < 8; e++)
				of[(c + e) * room + t] = from_f32<bf16>(
					(f[e] - mean[t]) * rstd[t] * w[e] + b[e]);
		}
	}
	/* Its planes, and zero behind their tokens up to the pitch. */
	template <int pitch> DEVICE_MEMBER void write(bf16 *to) const
	{
		enum { each = pitch / 4 };

#pragma unroll 4
		for (int k = threadIdx.x; k < channels_of_tile * each; k += blockDim.x) {
			const int c = k / each, t = k % each * 4;
			vec<bf16, 4> v = {};

			if (t < tokens)
				v = load<bf16, 4>(of + c * room + t);
			store(to + (int64_t)k * 4, v);
		}
	}
};

/* Block (c, i) of the grid has the tile of channels c of image i. */
template <typename row, int tokens, int pitch, typename T>
DEVICE void turn_tile(const bf16 *x, const float *means, const float *rstd, const T *weight,
		      const T *bias, bf16 *y, bf16 *wide, plane_tile<tokens> &tile)
{
	const int c = blockIdx.x * channels_of_tile;
	const int64_t image = blockIdx.y, plane = image * row::cols + c;

	for (int t = threadIdx.x; t < tokens; t += blockDim.x) {
		tile.mean[t] = means[image * tokens + t];
		tile.rstd[t] = rstd[image * tokens + t];
	}
	__syncthreads();
	tile.fill(x + image * tokens * row::cols + c, weight + c, bias + c, row::cols);
	__syncthreads();
	if (y)
		tile.template write<tokens>(y + plane * tokens);
	if (wide)
		tile.template write<pitch>(wide + plane * pitch);
}

/* ---- planes of tokens in, rows of channels out ---- */

/* Channel c of a token; the vectors of eight change places with every fourth token, so that
 * neither writers nor readers meet in a bank. */
template <typename row> DEVICE bf16 *tile_at(bf16 *tile, int t, int c)
{
	return tile + t * row::cols + (((c / 8) ^ (t / 4)) * 8 + c % 8);
}

/* turned has planes of tokens, with a pitch, right rows of channels; to add, and to norm.  tile
 * is shared memory of 28 · cols, aligned to 16 bytes. */
template <typename row, int tokens, int pitch, typename T>
DEVICE void turn_in(const bf16 *turned, const bf16 *right, const T *weight, const T *bias,
		    float eps, const token_out &out, bf16 *tile)
{
	enum { each = tokens_of_block / 4, mine = tokens_of_block / warps_of_block };
	const int first = blockIdx.x * tokens_of_block, warp = threadIdx.x / 32;
	const int64_t image = blockIdx.y;
	token<row> t[mine];

#pragma unroll
	for (int i = 0; i < mine; i++)
		t[i].read(right +
			  (image * tokens + first + warp + i * warps_of_block) * row::cols);
#pragma unroll 6
	for (int k = threadIdx.x; k < row::cols / 2 * each; k += threads_of_block) {
		const int c = k / each * 2, j = k % each * 4;
		const bf16 *from = turned + (image * row::cols + c) * pitch + first + j;
		const vec<bf16, 4> a = load<bf16, 4>(from), b = load<bf16, 4>(from + pitch);

#pragma unroll
		for (int e = 0; e < 4; e++)
			store(tile_at<row>(tile, j + e, c), vec<bf16, 2>{a.v[e], b.v[e]});
	}
	__syncthreads();
#pragma unroll
	for (int i = 0; i < mine; i++) {
		const int own = warp + i * warps_of_block;
		const int64_t at = image * tokens + first + own;
		token<row> other;
		float mean, rstd;

#pragma unroll
		for (int v = 0; v < row::vectors; v++)
			other.v[v] = load<bf16, row::wide>(
				tile_at<row>(tile, own, token<row>::channel(v)));
		t[i].add(other);
		t[i].write(out.sum + at * row::cols);
		t[i].moments(eps, &mean, &rstd);
		keep(out, at, mean, rstd);
#pragma unroll
		for (int v = 0; v < row::vectors; v++) {
			const int c = token<row>::channel(v);
			float x[row::wide], w[row::wide], s[row::wide];

			widen(t[i].v[v], x);
			load_f32<row::wide>(weight + c, w);
			load_f32<row::wide>(bias + c, s);
#pragma unroll
			for (int e = 0; e < row::wide; e++)
				x[e] = (x[e] - mean) * rstd * w[e] + s[e];
			t[i].v[v] = narrow_bf16<row::wide>(x);
		}
		t[i].write(out.y + at * row::cols);
	}
}

#endif
