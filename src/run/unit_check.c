/* Whether a program's outputs are right: the steps of measuring.md §6.3 to §6.7. */
#include "run/story.h"
#include "run/unit_int.h"

#include <math.h>
#include <string.h>

/* ---- the reference of the values that the inputs now hold ---- */

static const struct eval_input *reference_inputs(struct unit *u)
{
	uint32_t n = u->typed->ntensors;
	struct eval_input *in = arena_array(&u->arena, struct eval_input, n + 1);

	for (uint32_t i = 0; i < n; i++) {
		uint32_t storage = u->layout.storage[i];
		enum dtype d = u->pp->p.inputs[i].t.dtype;

		in[i] = (struct eval_input){
			.dtype = d,
			.storage = u->near ? u->near_masters[storage]->p : u->masters[storage],
			.elements = u->layout.bytes[storage] / (int64_t)dtype_bytes(d)};
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

MUST static enum status take(void *ctx)
{
	struct unit *u = ctx;
	bool has_lease;

	if (device_is_host(u->e->dev))
		return STATUS_OK; /* it keeps its lease */
	TRY(unit_hold(u, &has_lease));
	if (!has_lease)
		FAIL(CONFLICT, "no lease for the judge");
	return unit_phase(u, PHASE_REFERENCE, NULL);
}

static void let_go(void *ctx)
{
	unit_let_go(ctx);
}

static bool is_wanted(void *ctx)
{
	return unit_is_wanted(ctx);
}

static struct provider_opts build_opts(const struct unit *u)
{
	return (struct provider_opts){
		.compile_timeout_s = u->job->compile_timeout_s,
		.cache_dir = *u->job->cache_dir ? u->job->cache_dir : NULL,
		.threads = u->e->dev->info.threads,
	};
}

static struct reference_opts judge_opts(struct unit *u, const struct provider_opts *build)
{
	return (struct reference_opts){
		.build = build,
		.code = &u->judge,
		.max_bytes = u->job->limit_bytes ? (double)u->job->limit_bytes : 4e9,
		.tol_scale = u->k ? u->k->tol_scale : 0,
		.near = u->near,
		.take = take,
		.let_go = let_go,
		.is_wanted = is_wanted,
		.ctx = u};
}

/* Whether the judge works on a device that others may be timing on. */
static bool judges_there(struct unit *u)
{
	struct provider_opts build = build_opts(u);
	struct reference_opts opts = judge_opts(u, &build);

	return !device_is_host(u->e->dev) && reference_uses_device(u->typed, &opts);
}

enum { HOST_BYTES = 16 << 20 }; /* of inputs, that a host is let make for a GPU */

/* Whether the point is too large to be brought to the host and back. */
static bool wants_near(struct unit *u)
{
	int64_t bytes = 0;

	for (uint32_t i = 0; i < u->layout.nstorages; i++)
		bytes += u->layout.bytes[i];
	return provider_runs_cuda(u->e->dev) &&
	       (bytes > HOST_BYTES || (!u->foreign && judges_there(u)));
}

void unit_open_near(struct unit *u)
{
	struct provider_opts build = build_opts(u);
	enum status s = STATUS_OK;

	if (!wants_near(u))
		return;
	if (!u->e->near)
		s = near_open(u->e->dev, &build, &u->e->near);
	u->near = u->e->near;
	if (s)
		unit_fail(u, s == STATUS_UNAVAILABLE ? "no_toolchain" : unit_device_cause(s));
}

/* Code for the judge takes longer to make than to run, and needs nobody's leave.  What is wrong
 * with it is said when it is wanted. */
enum status unit_prepare_judge(struct unit *u)
{
	struct provider_opts build = build_opts(u);
	struct reference_opts opts = judge_opts(u, &build);

	if (!wants_near(u))
		return STATUS_OK;
	TRY(unit_phase(u, PHASE_REFERENCE, NULL));
	if (near_build(u->e->dev, &build))
		status_clear();
	if (u->job->is_checked && reference_prepare(u->e->dev, u->typed, u->wide, &opts))
		status_clear();
	return STATUS_OK;
}

enum status unit_reference(struct unit *u)
{
	struct provider_opts build = build_opts(u);
	struct reference_opts opts = judge_opts(u, &build);

	TRY(unit_phase(u, PHASE_REFERENCE, NULL));
	if (u->has_stale)
		reference_release(&u->stale);
	u->stale = u->ref;
	u->has_stale = u->has_ref;
	u->has_ref = false;
	enum status s = reference_make(u->e->dev, u->typed, u->wide, reference_inputs(u), &opts,
				       &u->ref);

	unit_let_go(u);
	u->has_ref = !s;
	if (s)
		no_reference(u, s);
	return STATUS_OK;
}

static enum status hold_gpu(struct unit *u)
{
	bool has_lease = true;

	if (!device_is_host(u->e->dev))
		TRY(unit_hold(u, &has_lease));
	if (!has_lease)
		FAIL(CONFLICT, "%s: the device could not be had", u->programs[0].cause);
	return STATUS_OK;
}

enum status unit_round(struct unit *u, uint64_t seed)
{
	TRY(hold_gpu(u));
	TRY(unit_fill(u, seed));
	TRY(unit_reference(u));
	return hold_gpu(u);
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

MUST static enum status like_inputs(struct unit *u, struct held *h, uint32_t ret,
				    const void **out, uint32_t *n)
{
	const struct tensor *t = &u->ref.outs[ret].type;
	uint32_t is_returned = returned_input(u->typed, u->typed->rets[ret]);

	*n = 0;
	for (uint32_t i = 0; i < u->typed->ntensors; i++) {
		const struct tensor *in = &u->typed->calls[u->typed->tensors[i]].outs[0];
		void *rows;

		if (in->dtype != t->dtype || !tensor_same_shape(in, t) ||
		    u->typed->tensors[i] == is_returned)
			continue;
		TRY(unit_input_rows(u, h, u->layout.storage[i], in, &rows));
		out[(*n)++] = rows;
	}
	return STATUS_OK;
}

MUST static enum status output_vacuous(struct unit *u, struct held *h, uint32_t i,
				       const char **cause)
{
	const struct reference *r = &u->ref;
	const void **in = arena_array(&h->arena, const void *, u->typed->ntensors + 1);
	const void *stale = u->has_stale ? u->stale.outs[i].base : NULL;
	uint32_t n;

	TRY(like_inputs(u, h, i, in, &n));
	return compare_vacuous(r->place, &r->outs[i], &r->tol[i], &r->rules[i], stale, in, n,
			       cause);
}

enum status unit_vacuous(struct unit *u, const char **cause)
{
	struct held h = {0};
	const bool *reached = reached_nodes(&h.arena, u->g);
	enum status s = STATUS_OK;

	*cause = NULL;
	for (uint32_t i = 0; !s && u->has_ref && !*cause && i < u->ref.nouts; i++)
		if (reached[u->typed->rets[i].node] && tensor_numel(&u->ref.outs[i].type) &&
		    returned_input(u->typed, u->typed->rets[i]) == UINT32_MAX) {
			u->vacuous = i;
			s = output_vacuous(u, &h, i, cause);
		}
	held_release(&h);
	return s;
}

/* ---- values ---- */

/* An input that should have been written and holds what it held. */
MUST static enum status is_untouched(struct unit *u, const struct unit_program *p, uint32_t ret,
				     const void *x, bool *is_so)
{
	const struct codegen_ret *r = &p->p->rets[ret];
	const struct codegen_buf *b = &p->p->bufs[r->buf];
	struct held h = {0};
	void *was;

	*is_so = false;
	if (b->role != CODEGEN_INPUT)
		return STATUS_OK;
	enum status s = unit_input_rows(u, &h, u->layout.storage[b->input], &r->type, &was);

	if (!s)
		s = unit_same(u, was, x, ret_bytes(p, ret), is_so);
	held_release(&h);
	return s;
}

MUST static enum status wrong_value(struct unit *u, struct unit_program *p, uint32_t i,
				    const void *x, const struct compare_result *r)
{
	const struct compare_tally *t = &r->seen;
	bool is_so;

	TRY(is_untouched(u, p, i, x, &is_so));
	if (is_so)
		program_fail(u, p, "wrong_mutation", "out%u was not written to", i);
	else
		program_fail(u, p, r->cause, "out%u[%lld]: %.9g vs %.9g, tol %.3g", i,
			     (long long)t->at, t->got, t->want, t->tol);
	return STATUS_OK;
}

static void unproved(struct unit *u, struct unit_program *p, uint32_t i,
		     const struct compare_result *r)
{
	const struct tolerance *t = &u->ref.tol[i];

	program_unchecked(
		u, p, r->cause,
		"output %u of %lld elements: %lld within a tolerance that nonsense might "
		"meet, %lld hang on a decision, %lld are not finite in fp64 or else in "
		"their own type",
		i, (long long)tensor_numel(&u->ref.outs[i].type), (long long)r->seen.unproved,
		(long long)t->ambiguous, (long long)r->seen.either);
}

enum status unit_check_values(struct unit *u, struct unit_program *p, void *const *x)
{
	for (uint32_t i = 0; u->has_ref && !p->cause && i < u->ref.nouts; i++) {
		struct compare_result r;

		TRY(compare_output(u->ref.place, &u->ref.outs[i], &u->ref.tol[i],
				   &u->ref.rules[i], x[i], &r));
		p->worst = r.seen.worst > p->worst ? r.seen.worst : p->worst;
		p->flips += r.seen.wrong;
		if (r.cause && !strcmp(r.cause, "ill_conditioned"))
			unproved(u, p, i, &r);
		else if (r.cause)
			TRY(wrong_value(u, p, i, x[i], &r));
	}
	return STATUS_OK;
}

/* ---- the verdict ---- */

MUST static enum status judge_values(struct unit *u, struct unit_program *p)
{
	if (p->cause || p->is_unjudged)
		return STATUS_OK;
	TRY(unit_check_values(u, p, p->seen[0]));
	if (!p->cause && p->is_nondeterministic)
		TRY(unit_check_values(u, p, p->seen[1]));
	return STATUS_OK;
}

enum status unit_judge(struct unit *u, struct unit_program *p, bool is_after)
{
	TRY(judge_values(u, p));
	enum status s = u->has_ref ? reference_check(&u->ref) : STATUS_OK;

	if (s != STATUS_MISMATCH) /* the device did not say, or all is well */
		TRY(s);
	if (s) {
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

enum status unit_check(struct unit *u, struct unit_program *p, bool is_after)
{
	TRY(unit_phase(u, PHASE_CHECK, p->want->name));
	TRY(unit_replay(u, p));
	return unit_judge(u, p, is_after);
}
