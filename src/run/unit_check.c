/* Whether a program's outputs are right: the steps of measuring.md §6.3 to §6.7. */
#include "run/story.h"
#include "run/strided.h"
#include "run/unit_int.h"

#include <math.h>
#include <string.h>

enum { POISON_P = 0xA5, POISON_Q = 0x5A };

/* ---- the reference of the values that the inputs now hold ---- */

static const struct eval_input *reference_inputs(struct unit *u)
{
	uint32_t n = u->typed->ntensors;
	struct eval_input *in = arena_array(&u->arena, struct eval_input, n + 1);

	for (uint32_t i = 0; i < n; i++) {
		uint32_t storage = u->layout.storage[i];
		enum dtype d = u->pp->p.inputs[i].t.dtype;

		in[i] = (struct eval_input){.dtype = d,
					    .storage = u->masters[storage],
					    .elements = u->layout.bytes[storage] /
							(int64_t)dtype_bytes(d)};
	}
	return in;
}

/* What stays unchecked and what cannot run at all, by what the reference said. */
static void no_reference(struct unit *u, enum status s)
{
	const char *cause = s == STATUS_EXHAUSTED ? "ref_memory" : "no_reference";

	if (s == STATUS_INVALID) { /* an index outside of its tensor */
		unit_fail(u, "bad_inputs");
		return;
	}
	if (s == STATUS_UNAVAILABLE) {
		unit_fail(u, "no_toolchain");
		return;
	}
	for (uint32_t i = 0; i < u->nprograms; i++)
		program_unchecked(u, &u->programs[i], cause, "%s", story_words(&u->arena));
	status_clear();
}

enum status unit_reference(struct unit *u)
{
	struct provider_opts build = {.compile_timeout_s = u->job->compile_timeout_s,
				      .cache_dir =
					      *u->job->cache_dir ? u->job->cache_dir : NULL,
				      .threads = u->e->dev->info.threads};
	struct reference_opts opts = {
		.build = &build,
		.max_bytes = u->job->limit_bytes ? (double)u->job->limit_bytes : 4e9};

	TRY(unit_phase(u, PHASE_REFERENCE, NULL));
	if (u->has_stale)
		reference_release(&u->stale);
	u->stale = u->ref;
	u->has_stale = u->has_ref;
	enum status s = reference_make(u->e->dev, u->typed, u->wide, reference_inputs(u), &opts,
				       &u->ref);

	u->has_ref = !s;
	if (s)
		no_reference(u, s);
	return STATUS_OK;
}

/* ---- nonsense ---- */

struct reach {
	const bool *reached;
	bool any;
};

static void look(void *ctx, uint32_t node)
{
	struct reach *r = ctx;

	r->any |= r->reached[node];
}

/* Nodes that some input's values can reach. */
static bool *reached_nodes(struct arena *a, const struct graph *g)
{
	bool *reached = arena_array(a, bool, g->nnodes + 1);

	for (uint32_t i = 0; i < g->nnodes; i++) {
		struct reach r = {.reached = reached, .any = i < g->nparams};

		node_visit(&g->nodes[i], look, &r);
		reached[i] = r.any;
	}
	return reached;
}

/* The node of the input that a return value is, or a view of; UINT32_MAX. */
static uint32_t returned_input(const struct bound *b, struct ref r)
{
	uint32_t at = r.node;

	while (b->calls[at].op && call_is_view(&b->calls[at]))
		at = call_ref(&b->calls[at], &b->calls[at].slots[0]).node;
	return b->calls[at].op ? UINT32_MAX : at;
}

static uint32_t like_inputs(struct unit *u, struct arena *a, uint32_t ret, const void **out)
{
	const struct tensor *t = &u->ref.outs[ret].type;
	uint32_t is_returned = returned_input(u->typed, u->typed->rets[ret]), n = 0;

	for (uint32_t i = 0; i < u->typed->ntensors; i++) {
		const struct tensor *in = &u->typed->calls[u->typed->tensors[i]].outs[0];

		if (in->dtype != t->dtype || !tensor_same_shape(in, t) ||
		    u->typed->tensors[i] == is_returned)
			continue;
		void *rows =
			arena_alloc(a, dtype_bytes(t->dtype), (size_t)tensor_numel(t) + 1, 64);

		strided_rows(in, u->masters[u->layout.storage[i]], rows);
		out[n++] = rows;
	}
	return n;
}

bool unit_is_vacuous(struct unit *u, const char **cause)
{
	struct arena a = {0};
	const bool *reached = reached_nodes(&a, u->g);

	*cause = NULL;
	for (uint32_t i = 0; u->has_ref && !*cause && i < u->ref.nouts; i++) {
		const struct reference_output *o = &u->ref.outs[i];
		const void **in = arena_array(&a, const void *, u->typed->ntensors + 1);
		const void *stale = NULL;

		if (!reached[u->typed->rets[i].node] || !tensor_numel(&o->type) ||
		    returned_input(u->typed, u->typed->rets[i]) != UINT32_MAX)
			continue;
		if (u->has_stale)
			stale = u->stale.outs[i].base;
		uint32_t n = like_inputs(u, &a, i, in);

		*cause = compare_vacuous(o, &u->ref.tol[i], &u->ref.rules[i], stale, in, n);
	}
	arena_release(&a);
	return *cause;
}

/* ---- form ---- */

static bool same_form(const struct tensor *a, const struct tensor *b)
{
	if (a->dtype != b->dtype || !tensor_same_shape(a, b))
		return false;
	for (uint32_t d = 0; tensor_numel(a) && d < a->rank; d++)
		if (a->dim[d] > 1 && a->stride[d] != b->stride[d])
			return false;
	return true;
}

static void check_form(struct unit *u, struct unit_program *p)
{
	const struct bound *b = u->typed;

	if (p->p->nrets != b->nrets) {
		program_fail(u, p, "wrong_meta", "%u outputs instead of %u", p->p->nrets,
			     b->nrets);
		return;
	}
	for (uint32_t i = 0; i < b->nrets; i++)
		if (!same_form(&p->p->rets[i].type, bound_type(b, b->rets[i])))
			program_fail(u, p, "wrong_meta",
				     "output %u has another type, shape or stride", i);
}

/* ---- replays ---- */

MUST static enum status poison(struct unit *u, struct unit_program *p, int byte)
{
	for (size_t i = 0; i < (size_t)p->p->nbufs * u->nsets; i++)
		if (p->mem[i])
			TRY(device_fill(u->e->dev, p->mem[i]->p, byte, p->mem[i]->bytes));
	return STATUS_OK;
}

/* A chain of one call per set: what a cold replay does. */
enum status unit_warm_up(struct unit *u, const struct unit_program *p)
{
	struct device_replay *replay;

	TRY(unit_restore(u, p));
	TRY(device_record(u->e->dev, &p->p->code, (void *const *const *)p->sets, u->nsets,
			  u->nsets, &replay));
	enum status s = device_launch(u->e->dev, replay);

	if (!s)
		s = device_sync(u->e->dev);
	device_replay_free(replay);
	return s;
}

static void check_guard(struct unit *u, struct unit_program *p, const struct device_mem *m,
			const char *what)
{
	bool is_intact = true;
	int64_t at;

	if (m && device_guards(m, &is_intact, &at)) {
		program_fail(u, p, "device_fault", "%s", status_story());
		status_clear();
	} else if (!is_intact)
		program_fail(u, p, "out_of_bounds", "byte %lld of %s of %zu bytes",
			     (long long)at, what, m->bytes);
}

static bool writes(const struct unit_program *p, const void *storage)
{
	for (uint32_t i = 0; i < p->nrestores; i++)
		if (p->restores[i].to == storage)
			return true;
	return false;
}

static void check_memory(struct unit *u, struct unit_program *p)
{
	uint32_t n = u->layout.nstorages;

	for (size_t i = 0; i < (size_t)p->p->nbufs * u->nsets; i++)
		check_guard(u, p, p->mem[i],
			    p->p->bufs[i % p->p->nbufs].role == CODEGEN_TEMP ? "a temporary"
									     : "an output");
	for (uint32_t i = 0; i < n * u->nsets; i++) {
		const struct device_mem *m = u->storages[i];

		check_guard(u, p, m, "an input");
		if (!writes(p, m->p) && memcmp(m->p, u->masters[i % n], m->bytes))
			program_fail(u, p, "wrong_mutation", "storage %u of set %u changed",
				     i % n, i / n);
	}
}

/* ---- values ---- */

/* Every output of a set, row-major. */
static void **gather(struct arena *a, const struct unit_program *p, uint32_t set)
{
	void **out = arena_array(a, void *, p->p->nrets + 1);

	for (uint32_t i = 0; i < p->p->nrets; i++) {
		const struct codegen_ret *r = &p->p->rets[i];

		out[i] = arena_alloc(a, dtype_bytes(r->type.dtype),
				     (size_t)tensor_numel(&r->type) + 1, 64);
		strided_rows(&r->type, p->sets[set][r->buf], out[i]);
	}
	return out;
}

static size_t ret_bytes(const struct unit_program *p, uint32_t i)
{
	const struct tensor *t = &p->p->rets[i].type;

	return (size_t)tensor_numel(t) * dtype_bytes(t->dtype);
}

static bool is_all(const unsigned char *p, int byte, size_t n)
{
	for (size_t i = 0; i < n; i++)
		if (p[i] != byte)
			return false;
	return true;
}

/* Elements that hold the pattern of both replays were written by neither. */
static void check_written(struct unit *u, struct unit_program *p, void *const *x,
			  void *const *y)
{
	for (uint32_t i = 0; i < p->p->nrets; i++) {
		size_t size = dtype_bytes(p->p->rets[i].type.dtype), n = ret_bytes(p, i);
		const unsigned char *px = x[i], *py = y[i];

		if (p->p->bufs[p->p->rets[i].buf].role == CODEGEN_INPUT || !memcmp(px, py, n))
			continue;
		for (size_t at = 0; at < n; at += size)
			if (is_all(px + at, POISON_P, size) &&
			    is_all(py + at, POISON_Q, size)) {
				program_fail(u, p, "unwritten", "output %u, element %zu", i,
					     at / size);
				break;
			}
	}
}

static void check_repeats(struct unit_program *p, void *const *x, void *const *y)
{
	for (uint32_t i = 0; i < p->p->nrets; i++) {
		const struct tensor *t = &p->p->rets[i].type;

		if (!memcmp(x[i], y[i], ret_bytes(p, i)))
			continue;
		p->is_nondeterministic = true;
		for (int64_t k = 0; k < tensor_numel(t); k++) {
			double d = fabs(dtype_load_f64(t->dtype, x[i], k) -
					dtype_load_f64(t->dtype, y[i], k));

			p->spread = d > p->spread ? d : p->spread;
		}
	}
}

/* An input that should have been written and holds what it held. */
static bool is_untouched(const struct unit *u, const struct unit_program *p, uint32_t ret,
			 const void *x)
{
	const struct codegen_ret *r = &p->p->rets[ret];
	const struct codegen_buf *b = &p->p->bufs[r->buf];
	struct arena a = {0};

	if (b->role != CODEGEN_INPUT)
		return false;
	void *was = arena_alloc(&a, 1, ret_bytes(p, ret) + 1, 64);

	strided_rows(&r->type, u->masters[u->layout.storage[b->input]], was);
	bool is_same = !memcmp(was, x, ret_bytes(p, ret));

	arena_release(&a);
	return is_same;
}

static void check_values(struct unit *u, struct unit_program *p, void *const *x)
{
	for (uint32_t i = 0; u->has_ref && !p->cause && i < u->ref.nouts; i++) {
		struct compare_result r =
			compare_output(&u->ref.outs[i], &u->ref.tol[i], &u->ref.rules[i], x[i]);

		p->worst = r.worst > p->worst ? r.worst : p->worst;
		p->flips += r.flips;
		if (r.cause && !strcmp(r.cause, "ill_conditioned"))
			program_unchecked(u, p, r.cause, "output %u: %lld ambiguous elements",
					  i, (long long)r.ambiguous);
		else if (r.cause && is_untouched(u, p, i, x[i]))
			program_fail(u, p, "wrong_mutation", "out%u was not written to", i);
		else if (r.cause)
			program_fail(u, p, r.cause, "out%u[%lld]: %.9g vs %.9g, tol %.3g", i,
				     (long long)r.at, r.got, r.want, r.tol);
	}
}

/* The other sets hold the same values, so their outputs are the same bits. */
static void check_sets(struct unit *u, struct unit_program *p, void *const *first)
{
	for (uint32_t set = 1; !p->cause && set < u->nsets; set++) {
		struct arena a = {0};
		void **x = gather(&a, p, set);

		for (uint32_t i = 0; i < p->p->nrets && !p->cause; i++) {
			if (!memcmp(x[i], first[i], ret_bytes(p, i)))
				continue;
			if (!p->is_nondeterministic)
				program_fail(u, p, "wrong_value",
					     "output %u of set %u differs from set 0", i, set);
			else
				check_values(u, p, x);
		}
		arena_release(&a);
	}
}

MUST static enum status run_and_judge(struct unit *u, struct unit_program *p, struct arena *a)
{
	void **x[2];

	for (int q = 0; q < 2; q++) {
		TRY(poison(u, p, q ? POISON_Q : POISON_P));
		TRY(unit_warm_up(u, p));
		check_memory(u, p);
		x[q] = gather(a, p, 0);
	}
	check_written(u, p, x[0], x[1]);
	if (!p->cause)
		check_repeats(p, x[0], x[1]);
	check_values(u, p, x[0]);
	if (p->is_nondeterministic)
		check_values(u, p, x[1]);
	check_sets(u, p, x[1]);
	return unit_restore(u, p);
}

enum status unit_check(struct unit *u, struct unit_program *p, bool is_after)
{
	struct arena a = {0};

	TRY(unit_phase(u, PHASE_CHECK, p->want->name));
	check_form(u, p);
	if (p->cause)
		return STATUS_OK;
	enum status s = run_and_judge(u, p, &a);

	arena_release(&a);
	TRY(s);
	if (u->has_ref && reference_check(&u->ref)) {
		p->cause = NULL; /* nothing that was found counts */
		program_fail(u, p, "ref_damaged", "%s", story_words(&u->arena));
		status_clear();
	}
	if (p->cause && is_after && strcmp(p->cause, "ref_damaged")) {
		p->message = arena_printf(&u->arena, "%s: %s", p->cause, p->message);
		p->cause = "wrong_after_timing";
	}
	p->rounds += !p->cause;
	return STATUS_OK;
}
