#ifndef MEASURE_KERNEL_INT_H
#define MEASURE_KERNEL_INT_H

#include "device/device.h"
#include "measure/rate.h"
#include "measure/roof.h"

/*
 * measure/'s own kernels: a unit is a line of KERNEL_LINE f32, ints[0] the number of
 * elements per array, and bufs are the arrays, read ones first.
 */
enum { KERNEL_LINE = 16, KERNEL_SHAPES = 4, KERNEL_SHAPES_GPU = 30, KERNEL_NAME = 24 };

struct kernel_shape {
	const char *name; /* "avx2 stream": stored with the cell that it won */
	bool (*is_here)(void);
	device_fn *fn[MIXES]; /* NULL: the shape has nothing of its own for this mix */
};
extern const struct kernel_shape kernel_shapes[KERNEL_SHAPES];

/* By name; the first that runs here if there is none of that name. */
const struct kernel_shape *kernel_shape_find(const char *name);
device_fn kernel_empty; /* does nothing */

/* A kernel on a device, ready to be a step. */
struct kernel {
	device_fn *fn; /* NULL: the shape has nothing of its own for this mix */
	/* On a GPU: threads per block, elements per block and turn, and most blocks. */
	int block;
	int64_t tile, most;
};

/* The shapes of a device; on a GPU block x vectors of 16 bytes per thread, a tile per block or
 * a grid as large as the device.  A GPU's kernels are built and loaded when first asked for:
 * UNAVAILABLE without NVRTC. */
int kernel_count(const struct device *dev);
void kernel_name(const struct device *dev, int shape, char name[KERNEL_NAME]);
MUST enum status kernel_at(struct device *dev, int shape, enum roof_mix mix,
			   struct kernel *out);
/* By name; the usual one if there is none of that name. */
#define KERNEL_GPU_USUAL "512 x 4 tile"
MUST enum status kernel_find(struct device *dev, const char *name, enum roof_mix mix,
			     struct kernel *out);
MUST enum status kernel_find_empty(struct device *dev, struct kernel *out);
/* Chains of arithmetic, ints[0] steps of them per unit; bufs[0] is never written. */
enum { RATE_SHAPES = 2 };
struct rate_shape {
	bool (*is_here)(void);
	device_fn *fn[WORK_KINDS];
	double bytes; /* of vectors that a step of all chains goes over */
};
extern const struct rate_shape rate_shapes[RATE_SHAPES]; /* of hosts */
/* Operations of a unit per step. */
double rate_shape_ops(const struct rate_shape *s, enum work_kind kind);

/* A kernel that fills the device with one kind of arithmetic; fn NULL: there is none. */
struct rate_kernel {
	device_fn *fn;
	int64_t units;
	uint32_t blocks, threads; /* of a GPU's grid */
	double ops;               /* of a launch, per step */
};
int rate_count(const struct device *dev); /* shapes to try */
MUST enum status rate_at(struct device *dev, int shape, enum work_kind kind,
			 struct rate_kernel *out);

/* On ints[0] elements in each of the arrays; none: the kernel has no parameters. */
struct device_step kernel_step(const struct kernel *k, int arrays, const int64_t *ints);

/* kernel_cuda.c */
void kernel_cuda_name(int shape, char name[KERNEL_NAME]);
MUST enum status kernel_cuda(struct device *dev, int shape, enum roof_mix mix,
			     struct kernel *out);
MUST enum status kernel_cuda_empty(struct device *dev, struct kernel *out);
MUST enum status kernel_cuda_rate(struct device *dev, enum work_kind kind,
				  struct rate_kernel *out);

#endif
