/*
 * What an oracle.cu may include as <assay/norm.cuh>: the layer norm of rows that stay in the
 * registers of a few warps.
 */
#ifndef ASSAY_NORM_CUH
#define ASSAY_NORM_CUH

#include <assay/kernel.cuh>

/* `n` columns in vectors of `w`, v of them to each thread of `warps` warps; as many rows to a
 * block of 256 threads as it has room for. */
template <int n, int w, int warps, int v> struct rows_of {
	enum {
		cols = n,
		wide = w,
		vectors = v,
		threads = 32 * warps,
		together = 256 / threads
	};

	/* Of vector k, the first column that this thread has; none when it is `cols` or more.
	 */
	static DEVICE_MEMBER int column(int k)
	{
		return (k * threads + threadIdx.x % threads) * wide;
	}
	/* The last rows come more than once. */
	static DEVICE_MEMBER int64_t row(int64_t rows)
	{
		const int64_t i = (int64_t)blockIdx.x * together + threadIdx.x / threads;

		return min(i, rows - 1);
	}
	/* Over the threads of a row; part is shared memory of eight floats. */
	static DEVICE_MEMBER float sum(float x, float *part)
	{
		const int warp = threadIdx.x / 32;

		x = warp_sum(x);
		if (warps == 1)
			return x;
		if (threadIdx.x % 32 == 0)
			part[warp] = x;
		__syncthreads();
		x = 0;
#pragma unroll
		for (int i = 0; i < warps; i++)
			x += part[warp / warps * warps + i];
		return x;
	}
};

/* read(row, c, f) gives in f what is normed of columns from c on; bias may be nullptr.  part is
 * shared memory. */
template <typename at, typename reader>
DEVICE void norm_rows(int64_t rows, const bf16 *weight, const bf16 *bias, bf16 *y, float eps,
		      float (*part)[8], reader read)
{
	const int64_t row = at::row(rows);
	float x[at::vectors][at::wide], mean = 0, var = 0;

#pragma unroll
	for (int k = 0; k < at::vectors; k++) {
#pragma unroll
		for (int e = 0; e < at::wide; e++)
			x[k][e] = 0;
		if (at::column(k) < at::cols)
			read(row, at::column(k), x[k]);
	}
#pragma unroll
	for (int k = 0; k < at::vectors; k++)
#pragma unroll
		for (int e = 0; e < at::wide; e++)
			mean += x[k][e];
	mean = at::sum(mean, part[0]) / at::cols;
#pragma unroll
	for (int k = 0; k < at::vectors; k++)
		if (at::column(k) < at::cols)
#pragma unroll
			for (int e = 0; e < at::wide; e++)
				var += (x[k][e] - mean) * (x[k][e] - mean);
	const float rstd = rsqrtf(at::sum(var, part[1]) / at::cols + eps);

#pragma unroll
	for (int k = 0; k < at::vectors; k++) {
		const int c = at::column(k);
		float w[at::wide], b[at::wide] = {};

		if (c >= at::cols)
			continue;
		load_f32<at::wide>(weight + c, w);
		if (bias)
			load_f32<at::wide>(bias + c, b);
#pragma unroll
		for (int e = 0; e < at::wide; e++)
			x[k][e] = (x[k][e] - mean) * rstd * w[e] + b[e];
		store(y + row * at::cols + c, narrow_bf16<at::wide>(x[k]));
	}
}

/* The sum of two vectors, rounded as that of two tensors is. */
template <int wide> DEVICE vec<bf16, wide> sum_of(const bf16 *a, const bf16 *b)
{
	float x[wide], y[wide];

	load_f32<wide>(a, x);
	load_f32<wide>(b, y);
#pragma unroll
	for (int e = 0; e < wide; e++)
		x[e] += y[e];
	return narrow_bf16<wide>(x);
}

#endif
