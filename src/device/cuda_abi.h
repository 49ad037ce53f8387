#ifndef DEVICE_CUDA_ABI_H
#define DEVICE_CUDA_ABI_H

#include <stddef.h>
#include <stdint.h>

/*
 * The few types and numbers of the CUDA driver and of NVML that we pass to and fro, declared
 * here so that no header of NVIDIA's is needed to build.  Where there is a cuda.h, a test
 * holds them against it; it defines CUDA_ABI_TYPES_ARE_KNOWN.
 */
#ifndef CUDA_ABI_TYPES_ARE_KNOWN
typedef int CUresult;
typedef int CUdevice;
typedef uint64_t CUdeviceptr;
typedef struct CUctx_st *CUcontext;
typedef struct CUmod_st *CUmodule;
typedef struct CUfunc_st *CUfunction;
typedef struct CUstream_st *CUstream;
typedef struct CUevent_st *CUevent;
typedef struct CUgraph_st *CUgraph;
typedef struct CUgraphNode_st *CUgraphNode;
typedef struct CUgraphExec_st *CUgraphExec;
typedef struct CUuuid_st {
	char bytes[16];
} CUuuid;
typedef int CUdevice_attribute, CUlimit, CUfunction_attribute, CUgraphNodeType;
typedef struct cuda_kernel_node CUDA_KERNEL_NODE_PARAMS;
#endif

struct cuda_kernel_node {
	CUfunction func;
	unsigned int grid[3], block[3], shared_bytes;
	void **params, **extra;
	void *kern;
	CUcontext ctx;
};

enum {
	CUDA_OK = 0,
	CUDA_OUT_OF_MEMORY = 2,
	CUDA_NO_DEVICE = 100,
	CUDA_NOT_FOUND = 500,

	CUDA_ATTR_SMS = 16,
	CUDA_ATTR_ECC = 32,
	CUDA_ATTR_BUS_BITS = 37,
	CUDA_ATTR_L2_BYTES = 38,
	CUDA_ATTR_SM_THREADS = 39,
	CUDA_ATTR_MAJOR = 75,
	CUDA_ATTR_MINOR = 76,
	CUDA_ATTR_PERSISTING_BYTES = 108,

	CUDA_LIMIT_PERSISTING_BYTES = 6,
	CUDA_FUNC_SHARED_BYTES = 8,
	CUDA_STREAM_NON_BLOCKING = 1,
	CUDA_HOST_DEVICEMAP = 2,
	CUDA_NODE_KERNEL = 0,
	CUDA_NODE_MEMCPY = 1,
	CUDA_NODE_MEMSET = 2,
	CUDA_NODE_GRAPH = 4,
	CUDA_NODE_EMPTY = 5,
};

/* NVML: 0 is success. */
typedef struct nvmlDevice_st *nvmlDevice_t;
struct nvml_process {
	unsigned int pid;
	unsigned long long used_bytes;
	unsigned int gpu_instance, compute_instance;
};

enum {
	NVML_INSUFFICIENT_SIZE = 7,
	NVML_CLOCK_SM = 1,
	NVML_CLOCK_MEM = 2,
	NVML_TEMPERATURE_GPU = 0,
	/* reasons why clocks are low */
	NVML_REASON_POWER_CAP = 0x4,
	NVML_REASON_HW_SLOWDOWN = 0x8,
	NVML_REASON_SW_THERMAL = 0x20,
	NVML_REASON_HW_THERMAL = 0x40,
	NVML_REASON_POWER_BRAKE = 0x80,
};

#endif
