/*
 * Replays without a graph: the kernels of m calls, launched one by one, or m calls of what
 * another runtime launches on our stream.
 */
#include "device/cuda_int.h"

#include <stdlib.h>
#include <string.h>

struct cuda_direct {
	const struct device_captured *captured; /* NULL: kernels are */
	struct cuda_kernel_node *kernels;
	uint32_t n, m, nsets;
	void **bufs; /* [set][buf], what parameters point at */
};

static void add_kernels(struct cuda_direct *d, const struct device_program *p)
{
	d->kernels = host_zeroed((size_t)d->m * p->nsteps + 1, sizeof(*d->kernels));
	for (uint32_t call = 0; call < d->m; call++)
		for (uint32_t i = 0; i < p->nsteps; i++)
			if (p->steps[i].fn)
				cuda_node_make(&p->steps[i],
					       d->bufs + call % d->nsets * p->nbufs,
					       &d->kernels[d->n++]);
}

MUST static enum status make_ready(struct cuda *c, const struct device_program *p,
				   struct cuda_direct *d)
{
	if (p->captured && !p->captured->call)
		FAIL(UNSUPPORTED, "%s: %s can be launched as a graph only", c->dev.info.id,
		     p->name);
	if (!p->captured)
		add_kernels(d, p);
	for (uint32_t i = 0; i < d->n; i++)
		TRY(cuda_node_allow(c, &d->kernels[i]));
	return STATUS_OK;
}

enum status cuda_direct_new(struct cuda *c, const struct device_program *p,
			    void *const *const *sets, uint32_t nsets, uint32_t m,
			    struct cuda_direct **out)
{
	struct cuda_direct *d = host_zeroed(1, sizeof(*d));

	*d = (struct cuda_direct){.captured = p->captured, .m = m, .nsets = nsets};
	d->bufs = host_zeroed((size_t)nsets * p->nbufs + 1, sizeof(*d->bufs));
	for (uint32_t i = 0; p->nbufs && i < nsets; i++)
		memcpy(d->bufs + (size_t)i * p->nbufs, sets[i], p->nbufs * sizeof(*d->bufs));
	enum status s = make_ready(c, p, d);

	if (s)
		cuda_direct_free(d);
	else
		*out = d;
	return s;
}

void cuda_direct_free(struct cuda_direct *d)
{
	for (uint32_t i = 0; i < d->n; i++)
		free(d->kernels[i].params);
	free(d->kernels);
	free(d->bufs);
	free(d);
}

MUST static enum status launch_kernel(struct cuda *c, const struct cuda_kernel_node *k)
{
	CUDA_TRY(&c->dev, c->cu, cuLaunchKernel, k->func, k->grid[0], k->grid[1], k->grid[2],
		 k->block[0], k->block[1], k->block[2], k->shared_bytes, c->stream, k->params,
		 NULL);
	return STATUS_OK;
}

enum status cuda_direct_launch(struct cuda *c, const struct cuda_direct *d)
{
	for (uint32_t i = 0; d->captured && i < d->m; i++)
		d->captured->call(d->captured->ctx, i % d->nsets);
	for (uint32_t i = 0; i < d->n; i++)
		TRY(launch_kernel(c, &d->kernels[i]));
	return STATUS_OK;
}

uint32_t cuda_direct_kernels(const struct cuda_direct *d)
{
	return d->n;
}
