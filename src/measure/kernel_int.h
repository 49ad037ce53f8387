#ifndef MEASURE_KERNEL_INT_H
#define MEASURE_KERNEL_INT_H

#include "device/device.h"
#include "measure/roof.h"

/*
 * measure/'s own kernels: a unit is a line of KERNEL_LINE f32, ints[0] the number of
 * elements per array, and bufs are the arrays, read ones first.
 */
enum { KERNEL_LINE = 16, KERNEL_SHAPES = 4 };

struct kernel_shape {
	const char *name; /* "avx2 stream": stored with the cell that it won */
	bool (*is_here)(void);
	device_fn *fn[MIXES]; /* NULL: the shape has nothing of its own for this mix */
};
extern const struct kernel_shape kernel_shapes[KERNEL_SHAPES];

/* By name; the first that runs here if there is none of that name. */
const struct kernel_shape *kernel_shape_find(const char *name);
/* The widest plain read, for the flush. */
device_fn *kernel_read(void);

device_fn kernel_empty; /* does nothing */

#endif
