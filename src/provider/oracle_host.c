/* An oracle in C as a step of a host device: all threads of the team call it at once. */
#include "provider/oracle_abi.h"
#include "provider/oracle_plan_int.h"

#include <stdatomic.h>
#include <string.h>

typedef int oracle_fn(const struct assay_oracle_io *io);

/* What one thread shows the oracle; only the addresses change from call to call. */
struct lane {
	struct assay_oracle_io io;
	struct assay_oracle_tensor *in, *out;
	struct assay_oracle_temp *temp;
};

/* What the step's ints are: the device passes them on without looking. */
struct host_call {
	oracle_fn *f;
	const struct oracle_plan *plan;
	struct lane *lanes;
	atomic_int *failed;
};

static void barrier(const struct assay_oracle_io *io)
{
	device_barrier(io->team);
}

static void place(struct assay_oracle_tensor *t, const struct oracle_place *at, uint32_t n,
		  void *const *bufs)
{
	for (uint32_t i = 0; i < n; i++)
		t[i].data = (char *)bufs[at[i].buf] + oracle_offset_bytes(&at[i]);
}

static void call(void *const *bufs, const int64_t *ints, int64_t begin, int64_t end, int thread)
{
	const struct host_call *c = (const struct host_call *)(const void *)ints;
	const struct oracle_plan *p = c->plan;
	struct lane *lane = &c->lanes[thread];

	(void)begin;
	(void)end;
	place(lane->in, p->ins, p->nins, bufs);
	place(lane->out, p->outs, p->nouts, bufs);
	for (int32_t i = 0; i < lane->io.ntemp; i++)
		lane->temp[i].data = bufs[p->places.nbufs + (uint32_t)i];
	int r = c->f(&lane->io);

	if (r)
		atomic_store(c->failed, r);
}

static struct assay_oracle_tensor *tensors(struct arena *a, const struct oracle_place *at,
					   uint32_t n)
{
	struct assay_oracle_tensor *out = arena_array(a, struct assay_oracle_tensor, n + 1);

	for (uint32_t i = 0; i < n; i++)
		out[i] = (struct assay_oracle_tensor){.dtype = dtype_name(at[i].t.dtype),
						      .rank = (int32_t)at[i].t.rank,
						      .extent = at[i].t.dim,
						      .stride = at[i].t.stride};
	return out;
}

static struct assay_oracle_scalar *scalars(struct arena *a, const struct oracle_ask *ask)
{
	struct assay_oracle_scalar *out =
		arena_array(a, struct assay_oracle_scalar, ask->nconsts + 1);

	for (uint32_t i = 0; i < ask->nconsts; i++) {
		const struct arg *c = &ask->consts[i];
		bool is_float = c->kind == ARG_FLOAT || c->kind == ARG_COMPLEX;

		out[i].f = is_float ? c->f : (double)c->i;
		out[i].i = is_float ? 0 : c->i;
	}
	return out;
}

static void fill_lane(struct arena *a, struct device *dev, const struct oracle_plan *p,
		      int thread, struct lane *out)
{
	const struct oracle_entry *e = p->ask->choice.entry;

	out->in = tensors(a, p->ins, p->nins);
	out->out = tensors(a, p->outs, p->nouts);
	out->temp = arena_array(a, struct assay_oracle_temp, e->ntemps + 1);
	for (uint32_t i = 0; i < e->ntemps; i++)
		out->temp[i].bytes = p->bufs[p->places.nbufs + i].elements;
	out->io = (struct assay_oracle_io){.in = out->in,
					   .out = out->out,
					   .temp = out->temp,
					   .scalar = scalars(a, p->ask),
					   .nin = (int32_t)p->nins,
					   .nout = (int32_t)p->nouts,
					   .ntemp = (int32_t)e->ntemps,
					   .nscalar = (int32_t)p->ask->nconsts,
					   .thread = thread,
					   .threads = dev->info.threads,
					   .barrier = barrier,
					   .team = dev};
}

enum status oracle_host_link(struct arena *a, struct device *dev,
			     const struct oracle_plan *plan, struct program *p)
{
	struct host_call *c = arena_new(a, struct host_call);
	struct device_step *step = arena_new(a, struct device_step);
	atomic_int *failed = arena_new(a, atomic_int);
	device_fn *f = NULL;

	TRY(device_lookup(p->module, "oracle", &f));
	*c = (struct host_call){.f = (oracle_fn *)(void (*)(void))f,
				.plan = plan,
				.failed = failed,
				.lanes =
					arena_array(a, struct lane, (size_t)dev->info.threads)};
	for (int i = 0; i < dev->info.threads; i++)
		fill_lane(a, dev, plan, i, &c->lanes[i]);
	*step = (struct device_step){.fn = call,
				     .units = dev->info.threads,
				     .ints = (const int64_t *)(const void *)c};
	p->code.steps = step;
	p->code.nsteps = 1;
	p->failed = failed;
	return STATUS_OK;
}
