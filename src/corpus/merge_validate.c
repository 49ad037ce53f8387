/* What a merge asks of a graph and of a region before it is kept. */
#include "corpus/constraint.h"
#include "corpus/inputs.h"
#include "corpus/merge.h"
#include "eval/eval.h"
#include "ir/text.h"

#include <string.h>

static uint32_t first_difference(struct str x, struct str y)
{
	uint32_t line = 1;

	for (size_t i = 0; i < x.n && i < y.n && x.p[i] == y.p[i]; i++)
		line += x.p[i] == '\n';
	return line;
}

enum status cut_verify(struct arena *a, const struct cut_graph *c, struct str text,
		       const char *name)
{
	struct part_opts opts = {.fact = sidecar_verdict,
				 .ctx = (void *)&c->side,
				 .cat_inputs = c->side.cat_inputs};
	struct buf b = buf_new(a);
	struct partition again;

	buf_grow(&b, text.n);
	text_print(&b, c->g);
	if (!str_eq(buf_view(&b), text))
		FAIL(INVALID, "%s:%u: does not print back as it is", name,
		     first_difference(buf_view(&b), text));
	TRY(part_cut(a, c->g, part_verdicts(a, c->g, &opts), &opts, &again));
	if (again.nparts != c->parts.nparts ||
	    memcmp(again.of, c->parts.of, c->g->nnodes * sizeof(*again.of)))
		FAIL(CORRUPT, "%s: its partition is another one the second time", name);
	return STATUS_OK;
}

static int64_t elements(const struct bound *b, const struct point *p)
{
	int64_t n = 0;

	for (uint32_t i = 0; i < p->ninputs; i++)
		n += tensor_numel(&p->inputs[i].t);
	for (uint32_t i = 0; i < b->nrets; i++)
		n += tensor_numel(bound_type(b, b->rets[i]));
	return n;
}

MUST static enum status evaluate_point(struct arena *a, const struct bound *b,
				       const struct point *p)
{
	struct eval_input *in = arena_array(a, struct eval_input, p->ninputs);
	struct inputs_key key = inputs_key(0, p->id);
	struct inputs_layout layout;
	struct eval *e;

	if (inputs_plan(a, p, &layout)) {
		status_clear(); /* whoever wants to run it is told */
		return STATUS_OK;
	}
	void **storages = arena_array(a, void *, layout.nstorages);

	for (uint32_t s = 0; s < layout.nstorages; s++) {
		storages[s] = arena_alloc(a, 1, (size_t)layout.bytes[s], INPUTS_ALIGN);
		TRY(inputs_fill(p, &layout, key, s, storages[s]));
	}
	for (uint32_t i = 0; i < p->ninputs; i++) {
		enum dtype d = p->inputs[i].t.dtype;
		uint32_t s = layout.storage[i];

		in[i] = (struct eval_input){d, storages[s],
					    layout.bytes[s] / (int64_t)dtype_bytes(d)};
	}
	enum status st = eval_run(a, b, in, &(struct eval_opts){0}, &e);

	if (!st)
		eval_release(e);
	return st;
}

/* What cannot be bound or run because an op has no row is no fault of the region. */
static enum status unless_unsupported(enum status s)
{
	if (s != STATUS_UNSUPPORTED)
		return s;
	status_clear();
	return STATUS_OK;
}

enum status cut_validate(struct arena *a, const struct graph *canonical, struct point *p,
			 int64_t evaluate)
{
	struct bound *b;
	enum status s = op_bind(a, pattern_bind(a, canonical, p), NULL, false, &b);

	if (s) {
		constraint_observe(p);
		return unless_unsupported(s);
	}
	TRY(constraint_of_bound(a, b, p));
	if (!evaluate || elements(b, p) > evaluate)
		return STATUS_OK;
	return unless_unsupported(evaluate_point(a, b, p));
}
