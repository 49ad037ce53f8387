/* What the structure of a graph says about the errors of its outputs. */
#include "eval/compare.h"

struct path {
	double e, l;
	bool decides, rounds, cancels;
	enum dtype narrow;
};

static bool is_float(enum dtype d)
{
	return d != DTYPE_none && dtype_is_float(d);
}

/* Of two float types that a value is rounded to, the one that says more of it. */
static enum dtype narrower(enum dtype x, enum dtype y)
{
	if (!is_float(x) || !is_float(y))
		return is_float(x) ? x : y;
	return compare_spacing_of(x).mantissa < compare_spacing_of(y).mantissa ? x : y;
}

static void widen(struct path *to, const struct path *from)
{
	to->e = from->e > to->e ? from->e : to->e;
	to->l = from->l > to->l ? from->l : to->l;
	to->decides |= from->decides;
	to->rounds |= from->rounds;
	to->cancels |= from->cancels;
	to->narrow = narrower(from->narrow, to->narrow);
}

struct paths {
	const struct bound *b;
	struct path *of;
	struct path *now;
};

static void add_operand(void *ctx, uint32_t node)
{
	struct paths *p = ctx;

	widen(p->now, &p->of[p->b->calls[node].alias.node]);
}

static double reduced_extent(const struct call *c)
{
	const struct tensor *t = c->op->flags & (OP_REDUCTION | OP_POOL) ? call_in(c, 0) : NULL;
	double out = c->nouts ? (double)tensor_numel(&c->outs[0]) : 0;

	if (c->op->flags & OP_SCATTER) /* as many as may meet in one place */
		return (double)tensor_numel(&c->upd);
	return t && out > 0 ? (double)tensor_numel(t) / out : 0;
}

/* NULL: of numbers alone. */
static const struct tensor *first_tensor(const struct call *c)
{
	for (uint32_t i = 0; i < c->schema->nslots; i++)
		if (c->slots[i].kind == ARG_NODE)
			return call_in(c, i);
	return NULL;
}

/* A conversion that another program may leave out, or do at another place. */
static bool is_rounded(enum dtype from, enum dtype to)
{
	return is_float(to) && from != to && from != DTYPE_b8 &&
	       (!is_float(from) || dtype_bytes(from) >= dtype_bytes(to));
}

/* Whether its result is more than operands chosen, moved or kept whole in a wider type. */
static bool rounds_itself(const struct call *c)
{
	const struct tensor *t = first_tensor(c);
	const uint32_t moves = OP_VIEW | OP_GATHER | OP_ALLOC | OP_POINTWISE;

	return c->op->ulp > 0 || !(c->op->flags & moves) || (c->op->flags & OP_RANDOM) ||
	       (t && c->nouts && is_rounded(t->dtype, c->outs[0].dtype));
}

/* Comparison, rounding, arg-reduction; and a conversion of floats to integers.  Of operands
 * that all programs have alike there is nothing to decide, save where it divides first. */
static bool decides_on_floats(const struct call *c, bool are_rounded)
{
	const struct tensor *t = first_tensor(c);

	if (!t || !dtype_is_float(t->dtype) || !c->nouts)
		return false;
	bool has_floats = dtype_is_float(c->outs[0].dtype), is_alone = c->schema->nslots == 1;

	if (!are_rounded && (c->op->flags & OP_POINTWISE) && (is_alone || !has_floats))
		return false;
	return (c->op->flags & OP_DISCRETE) || !has_floats;
}

/* An error of an operand's size may meet a result of none. */
static bool cancels(const struct call *c, bool are_rounded)
{
	const struct tensor *t = first_tensor(c);

	return t && dtype_is_float(t->dtype) &&
	       (c->op->flags & OP_CANCELS || (are_rounded && c->op->flags & OP_ADDS));
}

void compare_rules_of(const struct bound *b, uint32_t ret, struct compare_rules *out)
{
	struct arena a = {0};
	struct paths p = {b, arena_array(&a, struct path, b->g->nnodes + 1), NULL};

	for (uint32_t i = 0; i < b->g->nnodes; i++) {
		const struct call *c = &b->calls[i];

		if (!c->op)
			continue;
		p.now = &p.of[i];
		for (uint32_t s = 0; s < c->schema->nslots; s++)
			arg_visit(&c->slots[s], add_operand, &p);
		p.now->e += (double)c->op->ulp;
		p.now->l += reduced_extent(c);
		p.now->decides |= decides_on_floats(c, p.now->rounds);
		p.now->cancels |= cancels(c, p.now->rounds);
		p.now->rounds |= rounds_itself(c);
		if (c->nouts && !(c->op->flags & OP_VIEW))
			p.now->narrow = narrower(c->outs[0].dtype, p.now->narrow);
	}
	const struct path *path = &p.of[b->rets[ret].node];

	*out = (struct compare_rules){
		.e = path->e,
		.l = path->l,
		.below_decision = path->decides,
		.has_cancelled = path->cancels,
		.scale = 1,
		.narrow = path->narrow,
	};
	arena_release(&a);
}
