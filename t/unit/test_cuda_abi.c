/* What cuda_abi.h declares, held against NVIDIA's cuda.h where there is one. */
#include <cuda.h>
#include <stddef.h>
#define CUDA_ABI_TYPES_ARE_KNOWN
#include "device/cuda_abi.h"

#include <stdio.h>

/* A pointer of the device's is a number to the driver, and to us both are. */
#define CUDA_SYM(symbol, params)                                                              \
	_Static_assert(__builtin_types_compatible_p(__typeof__(&symbol), CUresult(*) params), \
		       #symbol);
#include "device/cuda_syms.def"
#undef CUDA_SYM

#define SAME(ours, theirs) _Static_assert((int)(ours) == (int)(theirs), #theirs)
SAME(CUDA_OUT_OF_MEMORY, CUDA_ERROR_OUT_OF_MEMORY);
SAME(CUDA_NO_DEVICE, CUDA_ERROR_NO_DEVICE);
SAME(CUDA_NOT_FOUND, CUDA_ERROR_NOT_FOUND);
SAME(CUDA_ATTR_SMS, CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT);
SAME(CUDA_ATTR_ECC, CU_DEVICE_ATTRIBUTE_ECC_ENABLED);
SAME(CUDA_ATTR_BUS_BITS, CU_DEVICE_ATTRIBUTE_GLOBAL_MEMORY_BUS_WIDTH);
SAME(CUDA_ATTR_L2_BYTES, CU_DEVICE_ATTRIBUTE_L2_CACHE_SIZE);
SAME(CUDA_ATTR_SM_THREADS, CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_MULTIPROCESSOR);
SAME(CUDA_ATTR_MAJOR, CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR);
SAME(CUDA_ATTR_MINOR, CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR);
SAME(CUDA_ATTR_PERSISTING_BYTES, CU_DEVICE_ATTRIBUTE_MAX_PERSISTING_L2_CACHE_SIZE);
SAME(CUDA_LIMIT_PERSISTING_BYTES, CU_LIMIT_PERSISTING_L2_CACHE_SIZE);
SAME(CUDA_FUNC_SHARED_BYTES, CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES);
SAME(CUDA_STREAM_NON_BLOCKING, CU_STREAM_NON_BLOCKING);
SAME(CUDA_HOST_DEVICEMAP, CU_MEMHOSTALLOC_DEVICEMAP);
SAME(CUDA_NODE_KERNEL, CU_GRAPH_NODE_TYPE_KERNEL);
SAME(CUDA_NODE_MEMCPY, CU_GRAPH_NODE_TYPE_MEMCPY);
SAME(CUDA_NODE_MEMSET, CU_GRAPH_NODE_TYPE_MEMSET);

#define AT(ours, theirs) \
	SAME(offsetof(struct cuda_kernel_node, ours), offsetof(CUDA_KERNEL_NODE_PARAMS, theirs))
AT(func, func);
AT(grid, gridDimX);
AT(block, blockDimX);
AT(shared_bytes, sharedMemBytes);
AT(params, kernelParams);
AT(extra, extra);
AT(kern, kern);
AT(ctx, ctx);
SAME(sizeof(struct cuda_kernel_node), sizeof(CUDA_KERNEL_NODE_PARAMS));
SAME(sizeof(CUdevice_attribute), sizeof(int));
SAME(sizeof(CUresult), sizeof(int));

int main(void)
{
	puts("cuda_abi.h agrees with cuda.h");
	return 0;
}
