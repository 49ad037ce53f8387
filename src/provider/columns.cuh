/*
 * What an oracle.cu may include as <assay/columns.cuh>: sums over the rows of a matrix, beside
 * whatever else becomes of its elements.
 *
 * A step is a function (int row, int c, float *f) that does what there is to do with a vector
 * of columns from c on, and gives in f what it counts for.
 */
#ifndef ASSAY_COLUMNS_CUH
#define ASSAY_COLUMNS_CUH

#include <assay/async.cuh>

/* A vector of `wide` columns to each of `lanes` threads, the next rows to the others. */
template <int n, int w, int threads> struct tile_of_columns {
	enum { lanes = n, wide = w, cols = lanes * wide, down = threads / lanes };
	float sums[down][cols];

	/* Of rows `row`, `row` + step and so on, in all of this thread's columns from c on. */
	template <typename stepper>
	DEVICE_MEMBER void walk(int row, int rows, int step, int c, bool is_in, stepper each)
	{
		const int lane = threadIdx.x % lanes, at = threadIdx.x / lanes;
		float sum[wide] = {0};

		const auto one = [&](int r) {
			float f[wide];

			each(r, c + lane * wide, f);
#pragma unroll
			for (int e = 0; e < wide; e++)
				sum[e] += f[e];
		};

		/* Four rows without a branch, so that all are asked for before one is waited
		 * for. */
		for (row = is_in ? row + at : rows; row + 3 * step < rows; row += 4 * step)
#pragma unroll
			for (int u = 0; u < 4; u++)
				one(row + u * step);
		for (; row < rows; row += step)
			one(row);
		if (at < down)
#pragma unroll
			for (int e = 0; e < wide; e++)
				sums[at][lane * wide + e] = sum[e];
		__syncthreads();
	}
	/* Of column c of the tile, once all threads have walked. */
	DEVICE_MEMBER float sum(int c) const
	{
		float all = 0;

#pragma unroll 16
		for (int d = 0; d < down; d++)
			all += sums[d][c];
		return all;
	}
};

/* ---- many columns: a tile of them to a cluster of blocks, all rows ---- */

/* Block b of the grid is one of `blocks` that have tile b / blocks; out is the sums. */
template <int blocks, typename tile, typename stepper>
DEVICE void sum_columns(tile &t, float *of_block, int rows, int columns, float *out,
			stepper each)
{
	const int rank = cluster_rank(), c = blockIdx.x / blocks * tile::cols;
	const int i = threadIdx.x;

	t.walk(rank * tile::down, rows, blocks * tile::down, c,
	       c + i % tile::lanes * tile::wide < columns, each);
	if (i < tile::cols)
		of_block[i] = t.sum(i);
	cluster_arrive();
	cluster_wait();
	if (!rank && i < tile::cols && c + i < columns) {
		float all = 0;

#pragma unroll
		for (int b = 0; b < blocks; b++)
			all += cluster_load(of_block + i, b);
		out[c + i] = all;
	}
	cluster_arrive(); /* nobody goes while another reads what he has */
	cluster_wait();
}

/* ---- few columns: a share of the rows to a block, whose sums another kernel adds up ---- */

/* Block (b, p) of the grid has tile b and part p, a row of part. */
template <typename tile, typename stepper>
DEVICE void part_columns(tile &t, int rows, int columns, float *part, stepper each)
{
	const int c = blockIdx.x * tile::cols, lane = threadIdx.x % tile::lanes;

	t.walk(blockIdx.y * tile::down, rows, gridDim.y * tile::down, c,
	       c + lane * tile::wide < columns && threadIdx.x / tile::lanes < tile::down, each);
	for (int k = threadIdx.x; k < tile::cols; k += blockDim.x)
		if (c + k < columns)
			part[(int64_t)blockIdx.y * columns + c + k] = t.sum(k);
}

/* 32 columns to a block of 1024 threads, whose 32 warps share the rows of part, which lie
 * `pitch` apart. */
DEVICE void add_parts(const float *part, int pitch, float *out, int parts, int columns)
{
	__shared__ float sums[32][33];
	const int lane = threadIdx.x % 32, down = threadIdx.x / 32;
	const int column = blockIdx.x * 32 + lane;
	float sum = 0;

	if (column < columns)
#pragma unroll 16
		for (int p = down; p < parts; p += 32)
			sum += part[(int64_t)p * pitch + column];
	sums[down][lane] = sum;
	__syncthreads();
	sum = warp_sum(sums[lane][down]);
	if (!lane && blockIdx.x * 32 + down < columns)
		out[blockIdx.x * 32 + down] = sum;
}

#endif
