/*
 * What an oracle.cu may include as <assay/softmax.cuh>: the softmax of short rows of bf16, many
 * of them, in planes that may be parts of larger ones and may go to others: a row to a few
 * lanes. <assay/staged.cuh> has it for rows of any length.
 *
 * A score is what an element counts for, of itself and its bias: an object with
 * float operator()(float x, float bias) and a float member by; what is raised is
 * (score - largest) · by.
 */
#ifndef ASSAY_SOFTMAX_CUH
#define ASSAY_SOFTMAX_CUH

#include <assay/math.cuh>

/* rows × cols out of planes of in_rows × in_cols, into those of out_rows × out_cols, which are
 * zero elsewhere. */
template <int r, int c, int in_r, int in_c, int out_r, int out_c> struct window {
	enum {
		rows = r,
		cols = c,
		in_rows = in_r,
		in_cols = in_c,
		out_rows = out_r,
		out_cols = out_c
	};
};

/* Where it goes; nullptr for what is not wanted.  bare has rows × cols. */
struct softmax_out {
	float *amax, *total;
	bf16 *y, *bare;
};

/* The scores of a row, n of them, become e^…; the sum of them. */
template <int n> DEVICE float raise(float *f, float most, float by)
{
	const float k = by * LOG2_E;
	float sum = 0;

#pragma unroll
	for (int i = 0; i < n; i++) {
		f[i] = exp2_near((f[i] - most) * k);
		sum += f[i];
	}
	return sum;
}

/* ---- a row to a few lanes, which read and write it: rows of whole vectors ---- */

template <typename win, int lanes, int vectors, int wide> struct lanes_row {
	vec<bf16, wide> a[vectors];

	static DEVICE_MEMBER bool has(int v, int lane, int cols)
	{
		return (v + 1) * lanes * wide <= cols || (v * lanes + lane) * wide < cols;
	}
	DEVICE_MEMBER void read(const bf16 *row, int lane)
	{
#pragma unroll
		for (int v = 0; v < vectors; v++)
			if (has(v, lane, win::cols))
				a[v] = load<bf16, wide>(row + (v * lanes + lane) * wide);
	}
	/* Zero behind the end of the row as far as `cols`. */
	DEVICE_MEMBER void write(bf16 *row, int lane, int cols) const
	{
#pragma unroll
		for (int v = 0; v < vectors; v++)
			if (has(v, lane, cols))
				store(row + (v * lanes + lane) * wide, a[v]);
	}
};

template <typename win, int lanes, int vectors, int wide, typename scores>
DEVICE void softmax_row(lanes_row<win, lanes, vectors, wide> r, const float (*bias)[wide],
			int64_t plane, int row, int lane, scores score, const softmax_out &out)
{
	const float none = -__int_as_float(0x7f800000);
	float f[vectors][wide], most = none;

#pragma unroll
	for (int v = 0; v < vectors; v++) {
		const bool is_in = r.has(v, lane, win::cols);

		widen(r.a[v], f[v]);
#pragma unroll
		for (int e = 0; e < wide; e++) {
			f[v][e] = is_in ? score(f[v][e], bias ? bias[v][e] : 0.0f) : none;
			most = max_nan(most, f[v][e]);
		}
	}
	most = lanes_max(most, lanes);
	const float sum = lanes_sum(raise<vectors * wide>(&f[0][0], most, score.by), lanes);
	const float by = row < win::rows ? 1.0f / sum : 0.0f;

#pragma unroll
	for (int v = 0; v < vectors; v++) {
#pragma unroll
		for (int e = 0; e < wide; e++)
			f[v][e] = row < win::rows ? f[v][e] * by : 0.0f;
		r.a[v] = narrow_bf16<wide>(f[v]);
	}
	r.write(out.y + (plane * win::out_rows + row) * win::out_cols, lane, win::out_cols);
	if (row >= win::rows)
		return;
	if (out.bare)
		r.write(out.bare + (plane * win::rows + row) * win::cols, lane, win::cols);
	if (out.amax && !lane) {
		out.amax[plane * win::rows + row] = most;
		out.total[plane * win::rows + row] = sum;
	}
}

/* That row of per planes, from `first` on, `step` apart; the next is read while one is worked
 * on.  bias is that of the row, or nullptr; what fills it in runs after the first was asked
 * for. */
template <typename win, int lanes, int vectors, int wide, int per, typename scores,
	  typename filler>
DEVICE void softmax_lanes(const bf16 *x, int64_t first, int step, int row, int lane,
			  scores score, const softmax_out &out, filler fill)
{
	lanes_row<win, lanes, vectors, wide> r, next;
	const int from = min(row, win::rows - 1);
	float bias[vectors][wide];

	r.read(x + (first * win::in_rows + from) * win::in_cols, lane);
	const bool has_bias = fill(bias);

#pragma unroll 2
	for (int p = 0; p < per; p++) {
		const int64_t plane = first + (int64_t)p * step;

		if (p + 1 < per)
			next.read(x + ((plane + step) * win::in_rows + from) * win::in_cols,
				  lane);
		softmax_row<win, lanes, vectors, wide>(r, has_bias ? bias : (float(*)[wide])0,
						       plane, row, lane, score, out);
		r = next;
	}
}
template <int wide> struct no_bias {
	DEVICE_MEMBER bool operator()(float (*)[wide]) const
	{
		return false;
	}
};

#endif
