/* The memory of a point: sets of inputs that all programs read, outputs of each. */
#include "measure/series.h"
#include "run/unit_int.h"

#include <string.h>

/* More than any machine has, and far from where sums of such overflow. */
#define BYTES_MAX (INT64_MAX / 1024)

static int64_t output_bytes(const struct program *p, enum codegen_role role)
{
	int64_t sum = 0, bytes;

	for (uint32_t i = 0; p && i < p->nbufs; i++) {
		if (p->bufs[i].role != role)
			continue;
		if (__builtin_mul_overflow(p->bufs[i].elements,
					   (int64_t)dtype_bytes(p->bufs[i].dtype), &bytes) ||
		    __builtin_add_overflow(sum, bytes, &sum) || sum > BYTES_MAX)
			return BYTES_MAX;
	}
	return sum;
}

/* Torch takes outputs and scratch from its own pool, a graph's own, in blocks. */
enum { TORCH_BLOCK_BYTES = 2 << 20 };

static int64_t torch_bytes(const struct unit *u)
{
	int64_t sum = TORCH_BLOCK_BYTES;

	for (uint32_t i = 0; i < u->typed->nrets; i++) {
		const struct tensor *t = bound_type(u->typed, u->typed->rets[i]);

		sum += tensor_extent(t) * (int64_t)dtype_bytes(t->dtype);
	}
	return sum;
}

/* What a call certainly touches of a set, and what a set takes. */
static void set_sizes(const struct unit *u, int64_t *touched, int64_t *held, int64_t *once)
{
	int64_t in = 0;

	*held = *once = 0;
	for (uint32_t i = 0; i < u->layout.nstorages; i++)
		in += u->layout.bytes[i];
	for (uint32_t i = 0; i < u->nprograms; i++) {
		if (program_is_torch(&u->programs[i]))
			*held += torch_bytes(u);
		*held += output_bytes(u->programs[i].p, CODEGEN_OUTPUT);
		*once += output_bytes(u->programs[i].p, CODEGEN_TEMP);
	}
	*touched = u->bytes.read < 0 ? in : u->bytes.read + u->bytes.write;
	*touched = *touched < 1 ? 1 : *touched;
	*once += 2 * in;            /* the masters, there and on the device */
	*held += in + 2 * *touched; /* and sol's */
}

static bool is_mutating(const struct unit *u)
{
	for (uint32_t i = 0; unit_has_torch(u) && i < u->layout.nstorages; i++)
		if (u->is_written[i])
			return true;
	for (uint32_t i = 0; i < u->nprograms; i++)
		for (uint32_t b = 0; u->programs[i].p && b < u->programs[i].p->nbufs; b++)
			if (u->programs[i].p->bufs[b].role == CODEGEN_INPUT &&
			    u->programs[i].p->bufs[b].is_written)
				return true;
	return false;
}

/* Memory shrinks m, not the rule of reuse; held bytes count where the rule counts touched. */
static void choose_m(struct unit *u, int64_t touched, int64_t held, int64_t limit)
{
	const struct calibration *c = u->c;
	const struct chain_fit *f = &c->chain[STATE_COLD];
	struct roof roof = roof_find(&c->roofs, STATE_COLD, u->bytes.read, u->bytes.write);
	double share = (double)touched / (double)held;
	int64_t fits = (int64_t)((double)limit * share);

	u->m = method_calls(c->tick_us, f->c, f->s, roof.t_us > f->s ? roof.t_us : f->s);
	if (u->job->is_direct)
		u->m = 1; /* a graph is what makes one launch of many calls */
	u->m = method_calls_that_fit(u->m, c->llc_bytes, touched, u->is_mutating, fits);
	u->nsets = u->is_mutating ? u->m : method_sets(u->m, c->llc_bytes, touched);
}

bool unit_plan(struct unit *u)
{
	int64_t touched, held, once;

	for (uint32_t i = 0; i < u->nprograms; i++)
		if (u->programs[i].p)
			u->programs[i].p->code.is_direct = u->job->is_direct;
	set_sizes(u, &touched, &held, &once);
	u->is_mutating = is_mutating(u);
	int64_t limit = u->job->limit_bytes ? u->job->limit_bytes : BYTES_MAX - 1;

	if (held + once > limit) {
		for (uint32_t i = 0; i < u->nprograms; i++)
			program_fail(u, &u->programs[i], "no_memory",
				     "one set needs %.3g GB, %.3g GB are to be had",
				     (double)(held + once) * 1e-9, (double)limit * 1e-9);
		return false;
	}
	u->m = u->nsets = 1;
	if (u->c && !(u->foreign && u->foreign->is_whole))
		choose_m(u, touched, held,
			 u->job->limit_bytes ? u->job->limit_bytes - once : INT64_MAX / 4);
	return true;
}

/* What is restored before each sample, and what is compared with after a replay, is not fetched
 * from the host each time. */
MUST static enum status alloc_near_masters(struct unit *u)
{
	u->near_masters = arena_array(&u->arena, struct device_mem *, u->layout.nstorages + 1);
	for (uint32_t i = 0; i < u->layout.nstorages; i++)
		if (!device_is_host(u->e->dev)) {
			size_t bytes = (size_t)u->layout.bytes[i];

			TRY(device_alloc(u->e->dev, bytes, &u->near_masters[i]));
			TRY(device_fill(u->e->dev, u->near_masters[i]->p, 0, bytes));
		}
	return STATUS_OK;
}

MUST static enum status alloc_inputs(struct unit *u)
{
	uint32_t n = u->layout.nstorages;

	u->storages = arena_array(&u->arena, struct device_mem *, (size_t)n * u->nsets + 1);
	for (uint32_t i = 0; i < n * u->nsets; i++)
		TRY(device_alloc(u->e->dev, (size_t)u->layout.bytes[i % n], &u->storages[i]));
	u->masters = arena_array(&u->arena, char *, n + 1);
	for (uint32_t i = 0; !u->near && i < n; i++)
		u->masters[i] = arena_alloc(&u->masters_arena, 1,
					    (size_t)u->layout.bytes[i] + 1, INPUTS_ALIGN);
	return alloc_near_masters(u);
}

/* Temporaries carry nothing from call to call, so all sets share one. */
MUST static enum status alloc_set(struct unit *u, struct unit_program *p, uint32_t set)
{
	uint32_t n = p->p->nbufs;

	p->sets[set] = arena_array(&u->arena, void *, n + 1);
	for (uint32_t i = 0; i < n; i++) {
		const struct codegen_buf *b = &p->p->bufs[i];
		struct device_mem **mem = &p->mem[(size_t)set * n + i];

		if (b->role == CODEGEN_INPUT) {
			p->sets[set][i] = u->storages[set * u->layout.nstorages +
						      u->layout.storage[b->input]]
						  ->p;
			continue;
		}
		if (set && b->role == CODEGEN_TEMP) {
			p->sets[set][i] = p->sets[0][i];
			continue;
		}
		TRY(device_alloc(u->e->dev, (size_t)b->elements * dtype_bytes(b->dtype), mem));
		p->sets[set][i] = (*mem)->p;
	}
	return STATUS_OK;
}

/* Storages that it writes, each once per set. */
void unit_plan_restores(struct unit *u, struct unit_program *p)
{
	uint32_t nst = u->layout.nstorages;
	bool *is_written = arena_array(&u->arena, bool, nst + 1);

	for (uint32_t i = 0; i < p->p->nbufs; i++)
		if (p->p->bufs[i].role == CODEGEN_INPUT && p->p->bufs[i].is_written)
			is_written[u->layout.storage[p->p->bufs[i].input]] = true;
	p->restores =
		arena_array(&u->arena, struct sitting_restore, (size_t)nst * u->nsets + 1);
	for (uint32_t set = 0; set < u->nsets; set++)
		for (uint32_t i = 0; i < nst; i++)
			if (is_written[i])
				p->restores[p->nrestores++] = (struct sitting_restore){
					.set = set,
					.to = u->storages[set * nst + i]->p,
					.master = u->near_masters[i] ? u->near_masters[i]->p
								     : u->masters[i],
					.bytes = (size_t)u->layout.bytes[i]};
}

/* So that a device with a model of a cache need not look for what a pointer is in. */
static void tell_bytes(struct unit *u, struct program *p)
{
	int64_t *bytes = arena_array(&u->arena, int64_t, p->nbufs + 1);

	for (uint32_t i = 0; i < p->nbufs; i++)
		bytes[i] = p->bufs[i].elements * (int64_t)dtype_bytes(p->bufs[i].dtype);
	p->code.buf_bytes = bytes;
}

MUST static enum status alloc_program(struct unit *u, struct unit_program *p)
{
	tell_bytes(u, p->p);
	p->mem =
		arena_array(&u->arena, struct device_mem *, (size_t)p->p->nbufs * u->nsets + 1);
	p->sets = arena_array(&u->arena, void **, u->nsets);
	for (uint32_t set = 0; set < u->nsets; set++)
		TRY(alloc_set(u, p, set));
	unit_plan_restores(u, p);
	return STATUS_OK;
}

bool unit_alloc(struct unit *u)
{
	enum status s = alloc_inputs(u);

	for (uint32_t i = 0; !s && i < u->nprograms; i++)
		if (u->programs[i].p)
			s = alloc_program(u, &u->programs[i]);
	if (s)
		unit_fail(u, unit_device_cause(s));
	return !s;
}

/* An input on the host under a GPU is a number that a captured graph holds: it stays that of
 * the job's seed in all rounds. */
static bool is_number(const struct unit *u, uint32_t storage)
{
	for (uint32_t i = 0; i < u->pp->p.ninputs; i++)
		if (u->layout.storage[i] == storage && u->pp->p.inputs[i].is_cpu)
			return !device_is_host(u->e->dev);
	return false;
}

MUST static enum status make_storage(struct unit *u, uint32_t i, uint64_t seed)
{
	struct inputs_key key = inputs_key(seed, u->pp->p.id);

	if (u->near)
		return near_fill(u->near, &u->pp->p, &u->layout, key, i, u->near_masters[i]->p);
	return inputs_fill(&u->pp->p, &u->layout, key, i, u->masters[i]);
}

enum status unit_make(struct unit *u, uint64_t seed)
{
	for (uint32_t i = 0; i < u->layout.nstorages; i++)
		TRY(make_storage(u, i, is_number(u, i) ? u->job->seed : seed));
	return STATUS_OK;
}

enum status unit_upload(struct unit *u)
{
	uint32_t n = u->layout.nstorages;

	for (uint32_t i = 0; i < n; i++) {
		size_t bytes = (size_t)u->layout.bytes[i];
		struct device_mem *near = u->near_masters[i];

		if (near && !u->near)
			TRY(device_upload(near, 0, u->masters[i], bytes));
		for (uint32_t set = 0; set < u->nsets; set++)
			TRY(device_copy(u->e->dev, u->storages[set * n + i]->p,
					near ? near->p : u->masters[i], bytes));
	}
	return STATUS_OK;
}

enum status unit_fill(struct unit *u, uint64_t seed)
{
	TRY(unit_make(u, seed));
	return unit_upload(u);
}

enum status unit_restore(struct unit *u, const struct unit_program *p)
{
	for (uint32_t i = 0; i < p->nrestores; i++)
		TRY(device_copy(u->e->dev, p->restores[i].to, p->restores[i].master,
				p->restores[i].bytes));
	return STATUS_OK;
}

static void free_program(struct unit *u, struct unit_program *p)
{
	held_release(&p->seen_held);
	for (size_t i = 0; p->mem && i < (size_t)p->p->nbufs * u->nsets; i++)
		device_free(p->mem[i]);
	p->mem = NULL;
	if (p->p)
		p->provider->release(p->p);
	p->p = NULL;
}

void unit_free(struct unit *u)
{
	sitting_free(u->seats);
	unit_torch_close(u); /* it works on our buffers until then */
	if (u->sol)
		sol_free(u->sol);
	for (uint32_t i = 0; i < u->nprograms; i++)
		free_program(u, &u->programs[i]);
	for (uint32_t i = 0; u->near_masters && i < u->layout.nstorages; i++)
		device_free(u->near_masters[i]);
	for (size_t i = 0; u->storages && i < (size_t)u->layout.nstorages * u->nsets; i++)
		device_free(u->storages[i]);
	if (u->has_ref)
		reference_release(&u->ref);
	if (u->has_stale)
		reference_release(&u->stale);
	reference_code_release(&u->judge);
	lease_release(u->lease);
	arena_release(&u->masters_arena);
	arena_release(&u->arena);
}
