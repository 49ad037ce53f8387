/* Arithmetic of a call: what its row's expression takes, evaluated once per index it hangs on.
 */
#include "op/work.h"

#include "op/lower.h"
#include "op/work_int.h"

#include <math.h>

/* The row's expression with each operand's element a load: one buffer per value, so that equal
 * places of two operands stay two. */
struct reading {
	struct lower l;
	VEC(struct ref) refs;
};

static uint32_t buf_of(struct reading *w, const struct bound *b, struct ref r)
{
	const struct call *c = &b->calls[r.node];

	if (!c->op)
		r = c->alias;
	for (uint32_t i = 0; i < w->refs.n; i++)
		if (w->refs.p[i].node == r.node && w->refs.p[i].out == r.out)
			return i;
	enum dtype d = bound_type(b, r)->dtype;

	vec_push(&w->refs, w->l.k->arena, r);
	return kir_buf_new(w->l.k, "x", dtype_name(d), ktype_of(d));
}

/* By strides: what is expanded is one element. */
static kx load(struct lower *l, const struct bound *b, struct ref r, const kx *idx)
{
	const struct tensor *t = bound_type(b, r);
	kx at = kx_int(l->k, 0);

	for (uint32_t d = 0; d < t->rank; d++)
		at = kx_add(l->k, at, kx_mulc(l->k, idx[d], t->stride[d]));
	return kx_load(l->k, buf_of(l->ctx, b, r), at);
}

static kx load_storage(struct lower *l, const struct bound *b, struct ref r, kx position)
{
	return kx_load(l->k, buf_of(l->ctx, b, r), position);
}

/* All there is of a loop variable's values: how often what mentions it is evaluated. */
static double times(const struct kir *k, const uint32_t *vars, uint32_t n)
{
	double t = 1;

	for (uint32_t i = 0; i < n; i++)
		t *= (double)k->extents.p[vars[i]];
	return t;
}

static struct work of_call(const struct kir *k, const struct knode *n)
{
	struct fn_use use = {.t = kx_call_type(n), .m = n->m, .k = n->k};

	for (int i = 0; i < 4; i++) {
		const struct knode *arg = i < n->nargs ? kir_at(k, n->args[i]) : NULL;

		use.args[i] = arg && arg->op == KX_CONST_F   ? arg->f
			      : arg && arg->op == KX_CONST_I ? (double)arg->i
							     : (double)NAN;
	}
	return fn_work(n->fn->text, &use);
}

/* Folding n elements takes one less. */
static struct work of_reduce(const struct kir *k, const struct knode *n)
{
	struct work w = {0};
	enum ktype t = (enum ktype)kir_at(k, n->args[0])->type;

	if (t != KT_BOOL)
		w.n[t == KT_F32   ? WORK_F32
		    : t == KT_F64 ? WORK_F64
				  : WORK_INT] = fmax(times(k, n->vars, n->nvars) - 1, 0);
	return w;
}

/* x and what it is made of, each node once; neither side of a choice is sure to be wanted. */
static void add(const struct kir *k, kx x, bool *is_seen, struct work *sum)
{
	const struct knode *n = kir_at(k, x);
	uint32_t nargs = n->op == KX_SELECT ? 1 : n->nargs;
	struct work own = {0};

	if (is_seen[x])
		return;
	is_seen[x] = true;
	if (n->op == KX_CALL)
		own = of_call(k, n);
	else if (n->op == KX_REDUCE)
		own = of_reduce(k, n);
	for (int i = 0; i < WORK_KINDS; i++)
		sum->n[i] += own.n[i] * times(k, n->free, n->nfree);
	for (uint32_t i = 0; i < nargs; i++)
		add(k, n->args[i], is_seen, sum);
}

static void index_over(struct kir *k, const struct tensor *t, kx *idx)
{
	for (uint32_t d = 0; d < t->rank; d++)
		idx[d] = kx_var(k, kir_var_new(k, t->dim[d]));
}

/* Of all outputs, which share what they have in common. */
static kx *lower_outputs(struct reading *w, struct arena *a, const struct call *c, uint32_t *n)
{
	kx idx[RANK_MAX], *roots = arena_array(a, kx, c->nouts + 1);

	for (uint32_t out = 0; out < c->nouts; out++) {
		if (!out || !tensor_same_shape(&c->outs[out], &c->outs[0]))
			index_over(w->l.k, &c->outs[out], idx);
		roots[out] = c->op->at(&w->l, c, out, idx);
	}
	*n = c->nouts;
	return roots;
}

/* An update that is folded in takes one operation more. */
static kx *lower_update(struct reading *w, struct arena *a, const struct call *c, uint32_t *n,
			struct work *sum)
{
	struct scatter s = {0};
	kx idx[RANK_MAX], *roots = arena_array(a, kx, 1);
	enum ktype t = ktype_of(c->outs[0].dtype);

	index_over(w->l.k, &c->upd, idx);
	c->op->scatter(&w->l, c, idx, &s);
	roots[0] = s.value;
	*n = 1;
	if (s.mode != SCATTER_SET && t != KT_BOOL)
		sum->n[t == KT_F32   ? WORK_F32
		       : t == KT_F64 ? WORK_F64
				     : WORK_INT] += (double)tensor_numel(&c->upd);
	return roots;
}

struct work op_work(const struct call *c)
{
	struct work sum = {0};

	if (!c->op)
		return sum; /* a parameter, or one of several outputs */
	if (c->op->flags & OP_UNCOUNTED || !(c->op->at || c->op->scatter))
		return work_unknown();
	struct arena a = {0};
	struct reading w = {
		.l = {.k = kir_new(&a), .load = load, .load_storage = load_storage}};
	uint32_t n;

	w.l.ctx = &w;
	const kx *roots =
		c->op->at ? lower_outputs(&w, &a, c, &n) : lower_update(&w, &a, c, &n, &sum);
	bool *is_seen = arena_array(&a, bool, w.l.k->nodes.n + 1);

	for (uint32_t i = 0; i < n; i++)
		add(w.l.k, roots[i], is_seen, &sum);
	arena_release(&a);
	return sum;
}

struct work op_function_work(const struct kir_fn *fn, enum ktype t)
{
	struct fn_use use = {.t = t,
			     .args = {(double)NAN, (double)NAN, (double)NAN, (double)NAN}};

	return fn_work(fn->text, &use);
}
