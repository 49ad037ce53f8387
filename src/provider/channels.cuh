/*
 * What an oracle.cu may include as <assay/channels.cuh>: what is known of a channel only when
 * all of it was read, and then goes over all of it again, as in the batch norm of training.  A
 * cluster of blocks has a channel, or a few of them that lie side by side, in its shared
 * memory; it is read once and written once.  What does not fit is for other kernels.
 */
#ifndef ASSAY_CHANNELS_CUH
#define ASSAY_CHANNELS_CUH

#include <assay/async.cuh>

/* The share of block `rank` of blocks in n things: from the first of it to the first of the
 * next. */
template <int blocks> DEVICE int share(int n, int rank)
{
	return (int)((int64_t)n * rank / blocks);
}

/* ---- channels as planes: vectors of the images of a channel, in order ---- */

/* The vectors that fall to this thread: k counts in what the block has, at() is where the
 * vector lies in the tensor. */
template <int blocks, int wide> struct plane_walk {
	int k, n; /* of the block's vectors */
	int64_t at;
	int place, across;
	int64_t to_next, to_next_image, over;

	DEVICE_MEMBER plane_walk(int images, int channels, int plane)
	{
		const int rank = blocks > 1 ? blockIdx.x % blocks : 0, c = blockIdx.x / blocks;
		const int first = share<blocks>(images, rank),
			  mine = share<blocks>(images, rank + 1) - first;
		const int64_t image = (int64_t)channels * plane;

		across = plane / wide;
		k = threadIdx.x;
		n = mine * across;
		place = k % across;
		at = (first + k / across) * image + (int64_t)c * plane + place * wide;
		to_next = (blockDim.x / across) * image + (blockDim.x % across) * wide;
		over = image - plane;
	}
	DEVICE_MEMBER bool is_in() const
	{
		return k < n;
	}
	DEVICE_MEMBER void next()
	{
		k += blockDim.x;
		place += blockDim.x % across;
		at += to_next;
		if (place >= across) {
			place -= across;
			at += over;
		}
	}
};

/* n sums of the block in shared memory, of which a thread has one each in x; all threads come
 * by. fold is shared memory of n · 32. */
template <int n> DEVICE void block_sums(const float *x, float *sums, float *fold)
{
	const int warps = blockDim.x / 32, lane = threadIdx.x % 32, warp = threadIdx.x / 32;

#pragma unroll
	for (int i = 0; i < n; i++) {
		const float part = warp_sum(x[i]);

		if (!lane)
			fold[i * 32 + warp] = part;
	}
	__syncthreads();
	if (warp < n) {
		const float all = warp_sum(lane < warps ? fold[warp * 32 + lane] : 0.0f);

		if (!lane)
			sums[warp] = all;
	}
	__syncthreads();
}

/* ---- channels innermost: a tile of 16 of them, the rows shared by the cluster ---- */

enum { tile_channels = 16, tile_vectors = tile_channels / 8 };

/* Of each of two vectors of eight channels, n sums of every thread in x[n][8]: the sums of the
 * block in sums[n][tile_channels].  fold is shared memory of 32 · n · tile_channels. */
template <int n> DEVICE void tile_sums(float (*x)[8], float *sums, float *fold)
{
	const int warps = blockDim.x / 32, lane = threadIdx.x % 32, warp = threadIdx.x / 32;

#pragma unroll
	for (int i = 0; i < n; i++)
#pragma unroll
		for (int e = 0; e < 8; e++) {
			for (int d = 16; d > 1; d /= 2)
				x[i][e] += __shfl_xor_sync(~0u, x[i][e], d);
			if (lane < tile_vectors)
				fold[warp * n * tile_channels + i * tile_channels + lane * 8 +
				     e] = x[i][e];
		}
	__syncthreads();
	if (threadIdx.x < n * tile_channels) {
		float all = 0;

		for (int w = 0; w < warps; w++)
			all += fold[w * n * tile_channels + threadIdx.x];
		sums[threadIdx.x] = all;
	}
	__syncthreads();
}

#endif
