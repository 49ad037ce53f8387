/*
 * Intervals over a bound graph, forward and backward, twice; then generators.
 *
 * Which operand of which op is an index, and over what, is a table here: the op
 * rows say how values are computed, not what makes them legal.
 */
#include "corpus/constraint.h"

#include "corpus/constraint_int.h"
#include "corpus/pattern.h"

#include <string.h>

struct iv iv_all(void)
{
	return (struct iv){-IV_BIG, IV_BIG};
}

struct iv iv_of_dtype(enum dtype d)
{
	unsigned bits = (unsigned)dtype_bytes(d) * 8;

	if (dtype_category(d) == CATEGORY_BOOL)
		return (struct iv){0, 1};
	if (dtype_category(d) != CATEGORY_INT)
		return iv_all();
	if (dtype_is_signed(d))
		return (struct iv){-((i128)1 << (bits - 1)), ((i128)1 << (bits - 1)) - 1};
	return (struct iv){0, ((i128)1 << bits) - 1};
}

i128 iv_clip(i128 v)
{
	return v < -IV_BIG ? -IV_BIG : v > IV_BIG ? IV_BIG : v;
}

static i128 lower(i128 x, i128 y)
{
	return x < y ? x : y;
}

static i128 higher(i128 x, i128 y)
{
	return x > y ? x : y;
}

struct iv iv_union(struct iv x, struct iv y)
{
	return (struct iv){lower(x.lo, y.lo), higher(x.hi, y.hi)};
}

struct iv iv_meet(struct iv x, struct iv y)
{
	return (struct iv){higher(x.lo, y.lo), lower(x.hi, y.hi)};
}

static bool is_free(struct iv r)
{
	return r.lo <= -IV_BIG && r.hi >= IV_BIG;
}

static bool is_int(const struct flow *f, uint32_t node)
{
	enum category c = dtype_category(flow_type(f, node)->dtype);

	return c == CATEGORY_INT;
}

const struct tensor *flow_type(const struct flow *f, uint32_t node)
{
	return bound_type(f->b, f->b->calls[node].alias);
}

/* --- generators --------------------------------------------------------------------- */

static struct gen index_gen(struct iv r)
{
	return (struct gen){.kind = GEN_INDEX, .lo = (int64_t)r.lo, .hi = (int64_t)r.hi + 1};
}

static bool observed_inside(const struct sketch *s, struct iv r)
{
	return s->min >= r.lo && s->max <= r.hi;
}

/* n distinct values 0…n-1: an observed permutation. */
static bool looks_permuted(const struct point_input *in)
{
	const struct sketch *s = &in->obs;

	return s->is_known && s->ones < 0 && s->min == 0 && s->n == tensor_numel(&in->t) &&
	       s->uniq == s->n && s->max + 1 == s->n && s->n > 1;
}

static void from_observation(struct point_input *in)
{
	const struct sketch *s = &in->obs;

	in->by = "observed";
	if (looks_permuted(in))
		in->gen = (struct gen){.kind = GEN_PERM, .hi = s->n};
	else if (s->ndup && s->order && s->uniq > 0 && s->n == tensor_numel(&in->t))
		in->gen = (struct gen){.kind = GEN_SKETCH, .lo = s->min, .hi = s->max + 1};
	else
		in->gen = (struct gen){.kind = GEN_INDEX, .lo = s->min, .hi = s->max + 1};
}

static void by_inference(struct point_input *in, struct gen g)
{
	in->gen = g;
	in->by = "inference";
	in->iv = CONSTRAINT_VERSION;
}

MUST static enum status choose_int(struct flow *f, struct point_input *in, uint32_t i)
{
	struct iv type = iv_of_dtype(in->t.dtype), r = iv_meet(f->need[i], type);
	bool seen = in->obs.is_known && in->obs.ones < 0;
	bool has_need = f->need[i].lo > type.lo || f->need[i].hi < type.hi;

	if (f->special[i].kind) {
		by_inference(in, f->special[i]);
		return STATUS_OK;
	}
	if (has_need && r.hi >= 0 && !(seen && in->obs.min < 0 && observed_inside(&in->obs, r)))
		r.lo = higher(r.lo, 0);
	if (r.lo > r.hi)
		FAIL(INVALID,
		     "constraint-conflict: no value of input %u is legal for all its "
		     "consumers",
		     i);
	if (seen && (!has_need || observed_inside(&in->obs, r))) {
		from_observation(in);
		in->iv = has_need ? CONSTRAINT_VERSION : 0;
	} else if (has_need && r.hi < INT64_MAX) {
		by_inference(in, index_gen(r));
	} else if (f->soft[i] > 0) {
		by_inference(in, index_gen((struct iv){0, f->soft[i] - 1}));
	} else {
		in->by = "default";
	}
	return STATUS_OK;
}

static void choose_float(struct flow *f, struct point_input *in, uint32_t i)
{
	if (f->special[i].kind)
		by_inference(in, f->special[i]);
	else if (!is_free(f->need[i]) && f->need[i].hi < INT64_MAX && f->need[i].lo > INT64_MIN)
		by_inference(in,
			     index_gen((struct iv){higher(f->need[i].lo, 0), f->need[i].hi}));
}

MUST static enum status choose(struct flow *f, struct point *p)
{
	for (uint32_t i = 0; i < p->ninputs; i++) {
		struct point_input *in = &p->inputs[i];
		uint32_t node = f->b->tensors[i];

		in->gen = (struct gen){.kind = GEN_DEFAULT};
		in->by = NULL;
		in->iv = 0;
		if (in->data.n) {
			in->gen.kind = GEN_DATA;
			in->by = "payload";
		} else if (is_int(f, node)) {
			TRY(choose_int(f, in, node));
		} else if (dtype_category(in->t.dtype) == CATEGORY_BOOL) {
			in->by = in->obs.is_known && in->obs.ones >= 0 ? "observed" : NULL;
		} else if (dtype_category(in->t.dtype) == CATEGORY_FLOAT) {
			choose_float(f, in, node);
		}
	}
	return STATUS_OK;
}

/* --- the walk ------------------------------------------------------------------------ */

MUST static enum status run(struct arena *a, struct flow *f, struct point *p)
{
	uint32_t n = f->g->nnodes;

	f->a = a;
	f->can = arena_array(a, struct iv, n);
	f->need = arena_array(a, struct iv, n);
	f->special = arena_array(a, struct gen, n);
	f->soft = arena_array(a, int64_t, n);
	for (uint32_t i = 0; i < n; i++)
		f->need[i] = iv_all();
	for (int round = 0; round < 2; round++) {
		for (uint32_t i = 0; i < n; i++) {
			f->can[i] = f->g->nodes[i].kind == NODE_CALL
					    ? flow_forward(f, i)
					    : iv_of_dtype(flow_type(f, i)->dtype);
			if (f->g->nodes[i].kind == NODE_GETITEM)
				f->can[i] = flow_forward(f, i);
			f->can[i] = iv_meet(f->can[i], iv_of_dtype(flow_type(f, i)->dtype));
		}
		for (uint32_t i = n; i-- > f->g->nparams;)
			flow_backward(f, i);
	}
	flow_structure(f);
	return choose(f, p);
}

void constraint_observe(struct point *p)
{
	for (uint32_t i = 0; i < p->ninputs; i++) {
		struct point_input *in = &p->inputs[i];

		if (in->data.n) {
			in->gen.kind = GEN_DATA;
			in->by = "payload";
		} else if (in->obs.is_known && in->obs.ones < 0) {
			from_observation(in);
		} else if (dtype_category(in->t.dtype) == CATEGORY_INT) {
			in->by = "default";
		}
	}
}

enum status constraint_of_bound(struct arena *a, struct bound *b, struct point *p)
{
	struct flow f = {.g = b->g, .b = b};

	return run(a, &f, p);
}

enum status constraint_infer(struct arena *a, const struct graph *canonical, struct point *p)
{
	struct bound *b;

	if (op_bind(a, pattern_bind(a, canonical, p), NULL, false, &b)) {
		status_clear(); /* an op without a row: nothing is inferred */
		constraint_observe(p);
		return STATUS_OK;
	}
	return constraint_of_bound(a, b, p);
}
