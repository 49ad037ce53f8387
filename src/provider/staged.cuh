/*
 * What an oracle.cu may include as <assay/staged.cuh>: the softmax of short rows of bf16 of any
 * length, which go through shared memory, a row to a thread.
 */
#ifndef ASSAY_STAGED_CUH
#define ASSAY_STAGED_CUH

#include <assay/async.cuh>
#include <assay/softmax.cuh>

/* Bytes of shared memory for a plane of so many elements, wherever it begins. */
#define STAGE(n) (((n)*2 + 14 + 15) / 16 * 16)

/* How far a plane begins behind a border of 16 bytes, in elements. */
DEVICE int behind(int64_t element)
{
	return (int)(element % 8);
}

/* n elements from `first` on to shared memory, whose borders are those of the memory; a few
 * beside them come along: the tensor is a multiple of 16 bytes. */
DEVICE void stage_in(bf16 *tile, const bf16 *x, int64_t first, int n)
{
	const bf16 *from = x + first - behind(first);

	for (int k = threadIdx.x; k * 8 < n + behind(first); k += blockDim.x)
		fetch<16>(tile + k * 8, from + k * 8);
}
/* And back, without what is beside them. */
DEVICE void stage_out(const bf16 *tile, bf16 *y, int64_t first, int n)
{
	const int before = behind(first), end = before + n;
	bf16 *to = y + first - before;

	for (int k = threadIdx.x; k * 8 < end; k += blockDim.x)
		if (k * 8 >= before && k * 8 + 8 <= end)
			store(to + k * 8, load<bf16, 8>(tile + k * 8));
		else
			for (int e = max(k * 8, before); e < min(k * 8 + 8, end); e++)
				to[e] = tile[e];
}

template <int n, int pitch> DEVICE void row_in(const bf16 *row, float *f)
{
	if (pitch % 8 == 0) {
#pragma unroll
		for (int i = 0; i < (n + 7) / 8; i++) {
			float part[8];

			load_f32<8>(row + i * 8, part);
#pragma unroll
			for (int e = 0; e < 8 && i * 8 + e < n; e++)
				f[i * 8 + e] = part[e];
		}
	} else {
#pragma unroll
		for (int i = 0; i < n; i++)
			f[i] = to_f32(row[i]);
	}
}
template <int n, int pitch> DEVICE void row_out(bf16 *row, const float *f)
{
	if (pitch % 8 == 0) {
#pragma unroll
		for (int i = 0; i < pitch / 8; i++) {
			float part[8];

#pragma unroll
			for (int e = 0; e < 8; e++)
				part[e] = i * 8 + e < n ? f[i * 8 + e] : 0.0f;
			store(row + i * 8, narrow_bf16<8>(part));
		}
	} else {
#pragma unroll
		for (int i = 0; i < n; i++)
			row[i] = from_f32<bf16>(f[i]);
	}
}

/* So many planes from `first` on, `step` apart, of which there are `planes`; a thread to a row.
 * tiles has that many STAGEs of the largest plane.  bias is that of a plane in shared memory,
 * or nullptr, and fill() puts it there. */
template <typename win, int planes_at_once, typename scores, typename filler>
DEVICE void softmax_staged(const bf16 *x, int64_t first, int step, int64_t planes,
			   const float *bias, bf16 *tiles, scores score, const softmax_out &out,
			   filler fill)
{
	enum {
		ins = win::rows * win::in_cols,
		outs = win::rows * win::out_cols,
		bares = win::rows * win::cols
	};
	const int i = threadIdx.x / win::rows, row = threadIdx.x % win::rows;
	const int64_t plane = first + (int64_t)i * step;
	const bool is_in = i < planes_at_once && plane < planes;
	const int most_planes =
		(int)min((int64_t)planes_at_once, (planes - first + step - 1) / step);
	float f[win::cols], most = -__int_as_float(0x7f800000), sum = 0;

	for (int p = 0; p < most_planes; p++)
		stage_in(tiles + p * (STAGE(ins) / 2), x,
			 (first + (int64_t)p * step) * win::in_rows * win::in_cols, ins);
	fill();
	fetched();
	__syncthreads();
	if (is_in) {
		row_in<win::cols, win::in_cols>(
			tiles + i * (STAGE(ins) / 2) +
				behind(plane * win::in_rows * win::in_cols) +
				row * win::in_cols,
			f);
#pragma unroll
		for (int c = 0; c < win::cols; c++) {
			f[c] = score(f[c], bias ? bias[row * win::cols + c] : 0.0f);
			most = max_nan(most, f[c]);
		}
		sum = raise<win::cols>(f, most, score.by);
		const float by = 1.0f / sum;

#pragma unroll
		for (int c = 0; c < win::cols; c++)
			f[c] *= by;
		if (out.amax) {
			out.amax[plane * win::rows + row] = most;
			out.total[plane * win::rows + row] = sum;
		}
	}
	__syncthreads();
	if (is_in)
		row_out<win::cols, win::out_cols>(
			tiles + i * (STAGE(outs) / 2) +
				behind(plane * win::out_rows * win::out_cols) +
				row * win::out_cols,
			f);
	__syncthreads();
	for (int p = 0; p < most_planes; p++) {
		const int64_t at = (first + (int64_t)p * step) * win::out_rows * win::out_cols;
		const vec<bf16, 8> zero = {};

		stage_out(tiles + p * (STAGE(outs) / 2), out.y, at, outs);
		for (int k = outs + threadIdx.x * 8; k < win::out_rows * win::out_cols;
		     k += blockDim.x * 8)
			store(out.y + at + k, zero);
	}
	if (!out.bare)
		return;
	__syncthreads();
	if (is_in)
		row_out<win::cols, win::cols>(tiles + i * (STAGE(bares) / 2) +
						      behind(plane * bares) + row * win::cols,
					      f);
	__syncthreads();
	for (int p = 0; p < most_planes; p++)
		stage_out(tiles + p * (STAGE(bares) / 2), out.bare,
			  (first + (int64_t)p * step) * bares, bares);
}
struct no_tile {
	DEVICE_MEMBER void operator()() const
	{
	}
};

#endif
