/*
 * What an oracle.cu may include as <assay/async.cuh>: memory that goes to shared memory beside
 * the work of its thread, and clusters of blocks that reach each other's shared memory.
 */
#ifndef ASSAY_ASYNC_CUH
#define ASSAY_ASYNC_CUH

#include <assay/kernel.cuh>

DEVICE uint32_t shared_address(const void *p)
{
	return (uint32_t)__cvta_generic_to_shared(p);
}

/* So many bytes, 4, 8 or 16, aligned so at both ends. */
template <int bytes> DEVICE void fetch(void *to, const void *from)
{
	if (bytes == 16)
		asm volatile(
			"cp.async.cg.shared.global [%0], [%1], 16;" ::"r"(shared_address(to)),
			"l"(from)
			: "memory");
	else
		asm volatile(
			"cp.async.ca.shared.global [%0], [%1], %2;" ::"r"(shared_address(to)),
			"l"(from), "n"(bytes)
			: "memory");
}
/* Until what this thread has fetched is there, for this thread. */
DEVICE void fetched()
{
	asm volatile("cp.async.wait_all;" ::: "memory");
}

/* ---- clusters ---- */

#define KERNEL_OF_CLUSTERS(blocks, threads, at_least)        \
	extern "C" __global__ __cluster_dims__(blocks, 1, 1) \
		__launch_bounds__(threads, at_least) void

DEVICE uint32_t cluster_rank()
{
	uint32_t r;
	asm volatile("mov.u32 %0, %%cluster_ctarank;" : "=r"(r));
	return r;
}
/* All threads of the cluster say that they are here; later they wait for each other. */
DEVICE void cluster_arrive()
{
	asm volatile("barrier.cluster.arrive.release.aligned;" ::: "memory");
}
DEVICE void cluster_wait()
{
	asm volatile("barrier.cluster.wait.acquire.aligned;" ::: "memory");
}
/* A number where p is in the block of that rank. */
DEVICE void cluster_store(float *p, uint32_t rank, float x)
{
	uint32_t there;

	asm volatile("mapa.shared::cluster.u32 %0, %1, %2;"
		     : "=r"(there)
		     : "r"(shared_address(p)), "r"(rank));
	asm volatile("st.shared::cluster.f32 [%0], %1;" ::"r"(there), "f"(x) : "memory");
}

DEVICE float cluster_load(const float *p, uint32_t rank)
{
	uint32_t there;
	float x;

	asm volatile("mapa.shared::cluster.u32 %0, %1, %2;"
		     : "=r"(there)
		     : "r"(shared_address(p)), "r"(rank));
	asm volatile("ld.shared::cluster.f32 %0, [%1];" : "=f"(x) : "r"(there) : "memory");
	return x;
}

/*
 * n sums of the blocks of a cluster, in every one of its blocks: sums is what this block has,
 * in shared memory, and becomes what all have; all is shared memory of blocks · n.  Thread i
 * deals with sum i.  The block has at least n threads, which are in step when they come and
 * when they go; cluster_arrive came before, so that nobody writes to a block that has not
 * begun.
 */
template <int blocks, int n> DEVICE void cluster_sum(float *sums, float *all)
{
	const int i = threadIdx.x;

	if (blocks == 1)
		return;
	const uint32_t rank = cluster_rank();

	cluster_wait();
	if (i < n)
#pragma unroll
		for (int s = 0; s < blocks; s++)
			cluster_store(all + rank * n + i, s, sums[i]);
	cluster_arrive();
	cluster_wait();
	if (i < n) {
		float sum = 0;

#pragma unroll
		for (int s = 0; s < blocks; s++)
			sum += all[s * n + i];
		sums[i] = sum;
	}
	__syncthreads();
}

#endif
