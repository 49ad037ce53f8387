/* Reductions: a running result per lane, or over the lanes where results are few. */
#include "eval/block_run_int.h"

#include <math.h>
#include <string.h>

/* ---- reductions ---- */

/* One running result per lane.  Sums of floats run in f64. */
struct fold {
	double f[BLOCK];
	int64_t i[BLOCK];
	int64_t best[BLOCK]; /* argmax, argmin: step of the best */
};

static void fold_init(struct fold *f, enum kreduce r)
{
	static const double first[] = {
		[KR_SUM] = 0, [KR_PROD] = 1, [KR_MAX] = -HUGE_VAL,    [KR_MIN] = HUGE_VAL,
		[KR_ANY] = 0, [KR_ALL] = 1,  [KR_ARGMAX] = -HUGE_VAL, [KR_ARGMIN] = HUGE_VAL};
	bool up = r == KR_MAX || r == KR_ARGMAX, down = r == KR_MIN || r == KR_ARGMIN;

	for (size_t j = 0; j < BLOCK; j++) {
		f->f[j] = first[r];
		f->i[j] = up ? INT64_MIN : down ? INT64_MAX : (int64_t)first[r];
		f->best[j] = -1;
	}
}

static void fold_int(struct fold *f, enum kreduce r, size_t to, int64_t v, int64_t step)
{
	int64_t *a = &f->i[to];
	bool better = false;

	switch (r) {
	case KR_SUM:
		*a = (int64_t)((uint64_t)*a + (uint64_t)v);
		return;
	case KR_PROD:
		*a = (int64_t)((uint64_t)*a * (uint64_t)v);
		return;
	case KR_ANY:
		*a |= v != 0;
		return;
	case KR_ALL:
		*a &= v != 0;
		return;
	case KR_MAX:
	case KR_ARGMAX:
		better = v > *a || f->best[to] < 0;
		break;
	case KR_MIN:
	case KR_ARGMIN:
		better = v < *a || f->best[to] < 0;
		break;
	}
	*a = better ? v : *a;
	f->best[to] = better ? step : f->best[to];
}

static void fold_float(struct fold *f, enum kreduce r, size_t to, double v, int64_t step)
{
	double *a = &f->f[to];
	bool better = false;

	if (r == KR_SUM) {
		*a += v;
		return;
	}
	if (r == KR_PROD) {
		*a *= v;
		return;
	}
	if (r == KR_MAX || r == KR_ARGMAX)
		better = v > *a || (v != v && *a == *a) || f->best[to] < 0;
	else
		better = v < *a || (v != v && *a == *a) || f->best[to] < 0;
	*a = better ? v : *a;
	f->best[to] = better ? step : f->best[to];
}

static void fold_step(struct block *b, struct fold *f, const struct knode *n, size_t lanes,
		      int64_t step)
{
	enum kreduce r = (enum kreduce)n->kreduce;
	enum ktype t = (enum ktype)kir_at(b->k, n->args[0])->type;
	const void *in = b->lanes[n->args[0]];

	for (size_t j = 0; j < lanes; j++) {
		size_t to = b->across ? 0 : j;
		int64_t at = b->across ? step + (int64_t)j : step;

		if (t == KT_BOOL)
			fold_int(f, r, to, ((const int32_t *)in)[j], at);
		else if (t == KT_I64)
			fold_int(f, r, to, ((const int64_t *)in)[j], at);
		else
			fold_float(f, r, to, block_lane_f64(t, in, j), at);
	}
}

static void fold_result(struct block *b, const struct fold *f, const struct knode *n, void *out)
{
	enum ktype t = (enum ktype)kir_at(b->k, n->args[0])->type;
	bool is_place = n->kreduce == KR_ARGMAX || n->kreduce == KR_ARGMIN;

	for (size_t j = 0; j < b->n; j++) {
		size_t from = b->across ? 0 : j;

		if (is_place)
			((int64_t *)out)[j] = f->best[from];
		else if (t == KT_BOOL)
			((int32_t *)out)[j] = (int32_t)f->i[from];
		else if (t == KT_I64)
			((int64_t *)out)[j] = f->i[from];
		else if (t == KT_F32)
			((float *)out)[j] = (float)f->f[from];
		else
			((double *)out)[j] = f->f[from];
	}
}

/* Sets the variables of a reduction to step (across: to step, step + 1, … by lane). */
static void set_vars(struct block *b, const struct knode *n, const kx *var_node, int64_t step,
		     bool across)
{
	for (size_t j = 0; j < b->n; j++) {
		int64_t at = across ? step + (int64_t)j : step;

		for (int i = n->nvars; i-- > 0;) {
			int64_t extent = b->k->extents.p[n->vars[i]];

			if (var_node[i])
				((int64_t *)b->lanes[var_node[i]])[j] = at % extent;
			at /= extent;
		}
	}
}

static void find_var_nodes(const struct block *b, const struct knode *n, kx *out)
{
	for (int i = 0; i < n->nvars; i++) {
		out[i] = KX_NONE;
		for (uint32_t x = 1; x < b->k->nodes.n && !out[i]; x++)
			if (kir_at(b->k, x)->op == KX_VAR && kir_at(b->k, x)->i == n->vars[i] &&
			    b->lanes[x])
				out[i] = x;
	}
}

static void reduce_marks(struct block *b, kx x, const struct knode *n, bool first)
{
	const uint8_t *in = b->outside[n->args[0]];

	if (!in)
		return;
	uint8_t *to = block_marks(b, x);

	if (first)
		memset(to, 0, b->n);
	for (size_t j = 0; j < b->n; j++)
		to[b->across ? 0 : j] |= in[j];
	for (size_t j = 1; b->across && j < b->n; j++)
		to[j] = to[0];
}

void block_reduce(struct block *b, kx x, const struct knode *n, void *out)
{
	struct fold f;
	kx var_node[16];
	int64_t steps = 1;
	size_t lanes = b->n;
	bool across = b->across;

	for (int i = 0; i < n->nvars; i++)
		steps *= b->k->extents.p[n->vars[i]];
	fold_init(&f, (enum kreduce)n->kreduce);
	find_var_nodes(b, n, var_node);
	for (int64_t s = 0; s < steps; s += across ? (int64_t)lanes : 1) {
		size_t use = across && steps - s < (int64_t)lanes ? (size_t)(steps - s) : lanes;

		b->n = use;
		set_vars(b, n, var_node, s, across);
		b->across = false; /* reductions inside run by themselves */
		block_run_plan(b, &b->scopes[x]);
		b->across = across;
		fold_step(b, &f, n, use, s);
		reduce_marks(b, x, n, !s);
	}
	b->n = lanes;
	fold_result(b, &f, n, out);
}
