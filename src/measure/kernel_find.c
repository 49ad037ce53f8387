/* Which of measure/'s own kernels a device runs, and how a step is made of one. */
#include "measure/kernel_int.h"

#include <stdio.h>
#include <string.h>

static bool is_gpu(const struct device *dev)
{
	return dev->info.sms > 0;
}

int kernel_count(const struct device *dev)
{
	return is_gpu(dev) ? KERNEL_SHAPES_GPU : KERNEL_SHAPES;
}

void kernel_name(const struct device *dev, int shape, char name[KERNEL_NAME])
{
	if (is_gpu(dev))
		kernel_cuda_name(shape, name);
	else
		snprintf(name, KERNEL_NAME, "%s", kernel_shapes[shape].name);
}

enum status kernel_at(struct device *dev, int shape, enum roof_mix mix, struct kernel *out)
{
	if (is_gpu(dev))
		return kernel_cuda(dev, shape, mix, out);
	*out = (struct kernel){
		.fn = kernel_shapes[shape].is_here() ? kernel_shapes[shape].fn[mix] : NULL};
	return STATUS_OK;
}

enum status kernel_find(struct device *dev, const char *name, enum roof_mix mix,
			struct kernel *out)
{
	char known[KERNEL_NAME];

	if (!is_gpu(dev)) {
		*out = (struct kernel){.fn = kernel_shape_find(name)->fn[mix]};
		return STATUS_OK;
	}
	for (int i = 0; i < KERNEL_SHAPES_GPU; i++) {
		kernel_cuda_name(i, known);
		if (!strcmp(known, *name ? name : KERNEL_GPU_USUAL))
			return kernel_cuda(dev, i, mix, out);
	}
	return kernel_find(dev, KERNEL_GPU_USUAL, mix, out);
}

enum status kernel_find_empty(struct device *dev, struct kernel *out)
{
	if (is_gpu(dev))
		return kernel_cuda_empty(dev, out);
	*out = (struct kernel){.fn = kernel_empty};
	return STATUS_OK;
}

int rate_count(const struct device *dev)
{
	return is_gpu(dev) ? 1 : RATE_SHAPES;
}

enum status rate_at(struct device *dev, int shape, enum work_kind kind, struct rate_kernel *out)
{
	const struct rate_shape *s = &rate_shapes[shape];

	if (is_gpu(dev))
		return kernel_cuda_rate(dev, kind, out);
	*out = (struct rate_kernel){.units = dev->info.threads};
	if (s->is_here()) {
		out->fn = s->fn[kind];
		out->ops = rate_shape_ops(s, kind) * dev->info.threads;
	}
	return STATUS_OK;
}

struct device_step kernel_step(const struct kernel *k, int arrays, const int64_t *ints)
{
	int64_t n = ints[0], tiles = k->tile ? (n + k->tile - 1) / k->tile : 0;

	return (struct device_step){
		.fn = k->fn,
		.units = (n + KERNEL_LINE - 1) / KERNEL_LINE,
		.ints = ints,
		.grid = {.blocks = {(uint32_t)(tiles < k->most ? tiles : k->most)},
			 .threads = {(uint32_t)k->block},
			 .nbufs = (uint32_t)arrays,
			 .nints = arrays ? 1 : 0},
	};
}
