#ifndef DEVICE_CUDA_INT_H
#define DEVICE_CUDA_INT_H

#include "device/cuda_abi.h"
#include "device/device_int.h"

/* The parts of the cuda device: the two libraries, who is which device, and its state. */

struct cuda_driver {
#define CUDA_SYM(symbol, params) CUresult(*symbol) params;
#include "device/cuda_syms.def"
#undef CUDA_SYM
};

struct nvml {
#define NVML_SYM(symbol, params) int(*symbol) params; /* NULL: absent */
#include "device/nvml_syms.def"
#undef NVML_SYM
};

/* Opened once per process.  ASSAY_CUDA_DRIVER names one library in the place of both.
 * UNAVAILABLE without a driver, with the names tried. */
MUST enum status cuda_driver_get(const struct cuda_driver **out);
/* NULL if there is none: then clocks, power and neighbours are unknown. */
const struct nvml *nvml_get(void);

/* A result other than 0 as a story: EXHAUSTED for memory, CRASHED for what a kernel did,
 * UNAVAILABLE for a device that is gone, else INVALID. */
MUST enum status cuda_tell(const char *who, const char *call, CUresult r);
#define CUDA_TRY(dev, cu, symbol, ...)                                    \
	do {                                                              \
		CUresult cuda_r_ = (cu)->symbol(__VA_ARGS__);             \
		if (cuda_r_)                                              \
			TRY(cuda_tell((dev)->info.id, #symbol, cuda_r_)); \
	} while (0)

/* A device as the driver lists it under this environment. */
struct cuda_found {
	CUdevice handle;
	int ordinal;
	char id[64], pci[32], name[128]; /* "GPU-5e1f…"; "0000:65:00.0"; the driver's name */
};
/* By what stands behind "cuda-", or a prefix of an id.  NOT_FOUND names those there are. */
MUST enum status cuda_find(const struct cuda_driver *cu, struct str what,
			   struct cuda_found *out);
const char *cuda_kind(struct arena *a, const char *name); /* of the driver's name */

/* What NVML knows of a device; nothing is read if n is NULL. */
struct nvml_device {
	const struct nvml *n;
	nvmlDevice_t own, physical; /* of a MIG instance and of its GPU; else the same */
};
struct nvml_device nvml_open(const char *id);
/* Clock and throttling; is_whole: all else, too. */
void nvml_read(const struct nvml_device *d, bool is_whole, struct device_reading *out);
/* Of an instance the GPU's id; of a GPU, and where it is not known, "". */
const char *nvml_parent(struct arena *a, const char *id);
const char *nvml_driver_version(struct arena *a); /* "" if it is not known */

/* A word of the host's that a one-warp kernel waits for. */
struct cuda_gate {
	volatile uint64_t
		*words;   /* the turn that is open, the last turn that ended by itself */
	CUdeviceptr seen; /* the same, as the kernel sees them */
	CUmodule module;
	CUfunction wait;
	uint64_t turn;
};

/* A kernel that compares memory, and the word that it leaves its finding in. */
struct cuda_look {
	CUmodule module;
	CUfunction run;
	CUdeviceptr first;
};

/* Freed memory, kept for the next buffer of its size: to give it back to the driver and to
 * have it again takes a millisecond each, and waits for all that is queued. */
enum { CUDA_SPARES = 32 };
struct cuda_spare {
	CUdeviceptr p;
	size_t bytes;
};

struct cuda {
	struct device dev;
	struct arena arena;
	const struct cuda_driver *cu;
	struct cuda_found found;
	struct nvml_device nvml;
	const char *clocks; /* what they are locked to; NULL: free */
	CUcontext ctx;
	CUstream stream;
	struct cuda_gate gate;
	struct cuda_look look;
	CUevent *events;            /* a ring */
	struct device_reading seen; /* the last whole one */
	uint64_t marks;
	struct device_mem *first;
	struct cuda_spare spare[CUDA_SPARES];
	uint32_t nspare;
};

MUST enum status cuda_gate_open_up(struct cuda *c); /* once, at open */
void cuda_gate_release(struct cuda *c);
enum status cuda_gate_close(struct device *dev);
enum status cuda_gate_open(struct device *dev, bool *by_itself);

MUST enum status cuda_look_open(struct cuda *c); /* once, at open */
void cuda_look_release(struct cuda *c);
enum status cuda_look(struct device *dev, const struct device_look *looks, uint32_t n,
		      uint32_t *first);

/* cuda_memory.c */
enum status cuda_alloc(struct device *dev, size_t bytes, struct device_mem **out);
void cuda_free(struct device_mem *mem);
void cuda_trim(struct device *dev);
void cuda_free_all(struct cuda *c);
enum status cuda_guards(const struct device_mem *mem, bool *is_intact, int64_t *offset);
enum status cuda_copy(struct device *dev, void *to, const void *from, size_t bytes);
enum status cuda_fill(struct device *dev, void *to, int byte, size_t bytes);

/* cuda_replay.c */
enum status cuda_load(struct device *dev, const char *path, struct device_module **out);
enum status cuda_lookup(struct device_module *module, const char *name, device_fn **out);
void cuda_unload(struct device_module *module);
enum status cuda_record(struct device *dev, const struct device_program *program,
			void *const *const *sets, uint32_t nsets, uint32_t m,
			struct device_replay **out);
void cuda_replay_free(struct device_replay *replay);
enum status cuda_admit(struct device *dev, void *graph);
enum status cuda_count(struct device_replay *replay, uint32_t *kernels, uint32_t *copies);
enum status cuda_launch(struct device *dev, struct device_replay *replay);

/* A step as the driver wants it; params is freed by free. */
void cuda_node_make(const struct device_step *s, void *const *bufs,
		    struct cuda_kernel_node *out);
MUST enum status cuda_node_allow(struct cuda *c, const struct cuda_kernel_node *k);

/* cuda_direct.c: m calls without a graph. */
struct cuda_direct;
MUST enum status cuda_direct_new(struct cuda *c, const struct device_program *p,
				 void *const *const *sets, uint32_t nsets, uint32_t m,
				 struct cuda_direct **out);
void cuda_direct_free(struct cuda_direct *d);
MUST enum status cuda_direct_launch(struct cuda *c, const struct cuda_direct *d);
uint32_t cuda_direct_kernels(const struct cuda_direct *d);

/* What a calibration depends on, and what is only noted. */
MUST enum status cuda_facts(struct cuda *c);

static inline struct cuda *cuda_of(struct device *dev)
{
	return (struct cuda *)dev;
}

#endif
