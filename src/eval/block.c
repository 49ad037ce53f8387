/* The block evaluator. */
#include "base/half.h"
#include "eval/block_int.h"

#include <math.h>
#include <string.h>

struct plan { /* nodes of one scope, in an order in which operands come first */
	kx *nodes;
	uint32_t n;
};

struct block {
	const struct kir *k;
	const struct block_buf *bufs;
	struct arena *arena;
	void **lanes;        /* per node */
	uint8_t **outside;   /* per node: mark per lane, or NULL */
	struct plan *scopes; /* per KX_REDUCE node: what its body needs per step */
	struct plan top;
	size_t n;    /* lanes in use */
	bool across; /* reductions of the top scope fold over lanes */
};

static const size_t lane_bytes[KT_COUNT] = {
	[KT_BOOL] = 4, [KT_I64] = 8, [KT_F32] = 4, [KT_F64] = 8};

/* ---- planning ---- */

struct planner {
	struct block *b;
	uint8_t *seen;
	uint32_t *owner; /* per variable: the reduction that binds it + 1 */
	uint32_t *scope; /* per node: innermost reduction whose variables it needs, 0 is top */
	uint32_t *depth; /* per reduction: how deep its scope is nested */
	VEC(kx) order;
};

static void visit(struct planner *p, kx x)
{
	const struct knode *n = kir_at(p->b->k, x);

	if (p->seen[x])
		return;
	p->seen[x] = 1;
	for (int i = 0; i < n->nvars; i++)
		p->owner[n->vars[i]] = x;
	for (int i = 0; i < n->nargs; i++)
		visit(p, n->args[i]);
	vec_push(&p->order, p->b->arena, x);
}

static uint32_t deeper(const struct planner *p, uint32_t a, uint32_t b)
{
	return p->depth[a] >= p->depth[b] ? a : b;
}

/*
 * A node belongs to the innermost reduction of whose variables it depends.  Reductions
 * nest, so the one that is nested deepest decides; a reduction itself belongs where what
 * its body needs from outside belongs.
 */
static void free_scope(struct planner *p, kx x, uint8_t *depends)
{
	const struct kir *k = p->b->k;
	uint32_t best = 0;

	memset(depends, 0, k->extents.n);
	kx_free_vars(k, x, depends);
	for (uint32_t v = 0; v < k->extents.n; v++)
		if (depends[v] && p->owner[v])
			best = deeper(p, best, p->owner[v]);
	p->scope[x] = best;
}

static void plan_scopes(struct planner *p)
{
	struct block *b = p->b;
	uint8_t *depends = arena_array(b->arena, uint8_t, b->k->extents.n + 1);

	/* Outer reductions come after inner ones in the order, so depths go backwards. */
	for (uint32_t i = p->order.n; i-- > 0;) {
		kx x = p->order.p[i];

		if (kir_at(b->k, x)->op != KX_REDUCE)
			continue;
		free_scope(p, x, depends);
		p->depth[x] = p->depth[p->scope[x]] + 1;
	}
	for (uint32_t i = 0; i < p->order.n; i++)
		free_scope(p, p->order.p[i], depends);
	for (int pass = 0; pass < 2; pass++) {
		for (uint32_t i = 0; i < p->order.n; i++) {
			kx x = p->order.p[i];
			struct plan *to = p->scope[x] ? &b->scopes[p->scope[x]] : &b->top;

			if (pass)
				to->nodes[to->n++] = x;
			else
				to->n++;
		}
		for (uint32_t x = 0; !pass && x <= b->k->nodes.n; x++) {
			struct plan *to = x == b->k->nodes.n ? &b->top : &b->scopes[x];

			if (to->n)
				to->nodes = arena_array(b->arena, kx, to->n);
			to->n = 0;
		}
	}
}

static void plan(struct block *b, const kx *roots, uint32_t nroots)
{
	uint32_t n = b->k->nodes.n;
	struct planner p = {.b = b};

	p.seen = arena_array(b->arena, uint8_t, n);
	p.owner = arena_array(b->arena, uint32_t, b->k->extents.n + 1);
	p.scope = arena_array(b->arena, uint32_t, n);
	p.depth = arena_array(b->arena, uint32_t, n);
	b->scopes = arena_array(b->arena, struct plan, n);
	b->lanes = arena_array(b->arena, void *, n);
	b->outside = arena_array(b->arena, uint8_t *, n);
	for (uint32_t i = 0; i < nroots; i++)
		visit(&p, roots[i]);
	plan_scopes(&p);
	for (uint32_t i = 0; i < p.order.n; i++)
		b->lanes[p.order.p[i]] = arena_alloc(b->arena, 8, BLOCK, 64);
}

/* ---- marks of reads outside ---- */

static uint8_t *marks(struct block *b, kx x)
{
	if (!b->outside[x])
		b->outside[x] = arena_array(b->arena, uint8_t, BLOCK);
	return b->outside[x];
}

static void pass_marks(struct block *b, kx x, const struct knode *n)
{
	bool any = false;

	for (int i = 0; i < n->nargs; i++)
		any |= b->outside[n->args[i]] != NULL;
	if (!any)
		return;
	uint8_t *to = marks(b, x);

	memset(to, 0, b->n);
	for (int i = 0; i < n->nargs; i++)
		for (size_t j = 0; b->outside[n->args[i]] && j < b->n; j++)
			to[j] |= b->outside[n->args[i]][j];
}

static void select_marks(struct block *b, kx x, const struct knode *n)
{
	const uint8_t *c = b->outside[n->args[0]];
	const uint8_t *yes = b->outside[n->args[1]], *no = b->outside[n->args[2]];
	const int32_t *cond = b->lanes[n->args[0]];

	if (!c && !yes && !no)
		return;
	uint8_t *to = marks(b, x);

	for (size_t j = 0; j < b->n; j++) {
		const uint8_t *taken = cond[j] ? yes : no;

		to[j] = (c && c[j]) || (taken && taken[j]);
	}
}

/* ---- loads and stores ---- */

#define LOAD(ctype, conv)                                    \
	for (size_t j = 0; j < n; j++)                       \
		out[j] = conv(((const ctype *)data)[at[j]]); \
	return
#define SAME(x) x

static void load_float(enum dtype d, const void *data, const int64_t *at, size_t n, float *out)
{
	if (d == DTYPE_f32) {
		LOAD(float, SAME);
	}
	if (d == DTYPE_bf16) {
		LOAD(uint16_t, bf16_to_f32);
	}
	if (d == DTYPE_f16) {
		LOAD(uint16_t, f16_to_f32);
	}
	for (size_t j = 0; j < n; j++)
		out[j] = (float)dtype_load_f64(d, data, at[j]);
}

static void load_int(enum dtype d, const void *data, const int64_t *at, size_t n, int64_t *out)
{
	if (d == DTYPE_i64) {
		LOAD(int64_t, SAME);
	}
	if (d == DTYPE_i32) {
		LOAD(int32_t, SAME);
	}
	for (size_t j = 0; j < n; j++)
		out[j] = dtype_load_i64(d, data, at[j]);
}

static void load_lanes(const struct block_buf *buf, enum ktype t, const int64_t *at, size_t n,
		       void *out)
{
	if (t == KT_F32) {
		load_float(buf->dtype, buf->data, at, n, out);
	} else if (t == KT_F64) {
		for (size_t j = 0; j < n; j++)
			((double *)out)[j] = ((const double *)buf->data)[at[j]];
	} else if (t == KT_BOOL) {
		for (size_t j = 0; j < n; j++)
			((int32_t *)out)[j] = ((const uint8_t *)buf->data)[at[j]] != 0;
	} else {
		load_int(buf->dtype, buf->data, at, n, out);
	}
}

/* Offsets outside read element 0 instead and are marked; an empty buffer reads nothing. */
static void do_load(struct block *b, kx x, const struct knode *n)
{
	const struct knode *off = kir_at(b->k, n->args[0]);
	const struct block_buf *buf = &b->bufs[n->i];
	const int64_t *at = b->lanes[n->args[0]];
	int64_t safe[BLOCK];

	pass_marks(b, x, n);
	if (off->lo >= 0 && off->hi < buf->elements) {
		load_lanes(buf, (enum ktype)n->type, at, b->n, b->lanes[x]);
		return;
	}
	uint8_t *bad = marks(b, x);

	if (!b->outside[n->args[0]])
		memset(bad, 0, b->n);
	for (size_t j = 0; j < b->n; j++) {
		bool in = at[j] >= 0 && at[j] < buf->elements;

		bad[j] |= !in;
		safe[j] = in ? at[j] : 0;
	}
	if (buf->elements)
		load_lanes(buf, (enum ktype)n->type, safe, b->n, b->lanes[x]);
}

void block_store(enum dtype d, void *to, enum ktype t, const void *lanes, size_t n)
{
	for (size_t j = 0; j < n; j++) {
		if (t == KT_F32)
			dtype_store_f64(d, to, (int64_t)j, (double)((const float *)lanes)[j]);
		else if (t == KT_F64)
			dtype_store_f64(d, to, (int64_t)j, ((const double *)lanes)[j]);
		else if (t == KT_BOOL)
			dtype_store_i64(d, to, (int64_t)j, ((const int32_t *)lanes)[j]);
		else
			dtype_store_i64(d, to, (int64_t)j, ((const int64_t *)lanes)[j]);
	}
}

/* ---- nodes ---- */

/* A float outside of int64 has no defined value; torch gives the lowest, as the CPU does. */
static int64_t truncated(double v)
{
	return v >= -0x1p63 && v < 0x1p63 ? (int64_t)v : INT64_MIN;
}

#define EACH(ctype, expr)                           \
	do {                                        \
		for (size_t j = 0; j < b->n; j++)   \
			((ctype *)out)[j] = (expr); \
	} while (0)

static double lane_f64(enum ktype t, const void *p, size_t j)
{
	switch (t) {
	case KT_BOOL:
		return ((const int32_t *)p)[j];
	case KT_I64:
		return (double)((const int64_t *)p)[j];
	case KT_F32:
		return (double)((const float *)p)[j];
	case KT_F64:
		return ((const double *)p)[j];
	case KT_COUNT:
		break;
	}
	return 0;
}

static void do_cast(struct block *b, const struct knode *n, void *out)
{
	enum ktype from = (enum ktype)kir_at(b->k, n->args[0])->type;
	const void *in = b->lanes[n->args[0]];

	if (n->type == KT_BOOL && from == KT_I64)
		EACH(int32_t, ((const int64_t *)in)[j] != 0);
	else if (n->type == KT_BOOL)
		EACH(int32_t, lane_f64(from, in, j) != 0);
	else if (n->type == KT_I64 && from == KT_BOOL)
		EACH(int64_t, ((const int32_t *)in)[j]);
	else if (n->type == KT_I64)
		EACH(int64_t, truncated(lane_f64(from, in, j)));
	else if (n->type == KT_F32 && from == KT_I64)
		EACH(float, (float)((const int64_t *)in)[j]);
	else if (n->type == KT_F32)
		EACH(float, (float)lane_f64(from, in, j));
	else
		EACH(double, lane_f64(from, in, j));
}

static int64_t wrapped(int64_t v, unsigned bits, bool is_signed)
{
	uint64_t u = (uint64_t)v << (64 - bits);

	return is_signed ? (int64_t)u >> (64 - bits) : (int64_t)(u >> (64 - bits));
}

static int64_t floor_div(int64_t a, int64_t c)
{
	return a / c - (a % c < 0);
}

static void do_int(struct block *b, const struct knode *n, void *out)
{
	const int64_t *x = b->lanes[n->args[0]];
	const int64_t *y = n->nargs > 1 ? b->lanes[n->args[1]] : NULL;

	switch (n->op) {
	case KX_ADD:
		EACH(int64_t, (int64_t)((uint64_t)x[j] + (uint64_t)y[j]));
		return;
	case KX_MUL:
		EACH(int64_t, (int64_t)((uint64_t)x[j] * (uint64_t)y[j]));
		return;
	case KX_DIV:
		EACH(int64_t, floor_div(x[j], n->i));
		return;
	case KX_MOD:
		EACH(int64_t, x[j] - floor_div(x[j], n->i) * n->i);
		return;
	case KX_LT:
		EACH(int32_t, x[j] < y[j]);
		return;
	case KX_EQ:
		EACH(int32_t, x[j] == y[j]);
		return;
	default:
		EACH(int64_t, wrapped(x[j], (unsigned)n->i, n->flag));
	}
}

static void do_logic(struct block *b, const struct knode *n, void *out)
{
	const int32_t *x = b->lanes[n->args[0]];
	const int32_t *y = n->nargs > 1 ? b->lanes[n->args[1]] : NULL;

	if (n->op == KX_NOT)
		EACH(int32_t, !x[j]);
	else
		EACH(int32_t, x[j] && y[j]);
}

static void do_const(struct block *b, const struct knode *n, void *out)
{
	if (n->op == KX_CONST_I && n->type == KT_BOOL)
		EACH(int32_t, (int32_t)n->i);
	else if (n->op == KX_CONST_I)
		EACH(int64_t, n->i);
	else if (n->type == KT_F32)
		EACH(float, (float)n->f);
	else
		EACH(double, n->f);
}

static void do_select(struct block *b, kx x, const struct knode *n, char *out)
{
	const int32_t *cond = b->lanes[n->args[0]];
	const char *yes = b->lanes[n->args[1]], *no = b->lanes[n->args[2]];
	size_t size = lane_bytes[n->type];

	for (size_t j = 0; j < b->n; j++)
		memcpy(out + j * size, (cond[j] ? yes : no) + j * size, size);
	select_marks(b, x, n);
}

static void do_call(struct block *b, const struct knode *n, void *out)
{
	const void *in[4];

	for (int i = 0; i < 4; i++)
		in[i] = b->lanes[n->args[i < n->nargs ? i : 0]];
	n->fn->block[kx_call_type(n)](b->n, in, out, n->m, n->k);
}

/* What breaks the promise counts as a read outside, unless a select drops it. */
static void do_assume(struct block *b, kx x, const struct knode *n, int64_t *out)
{
	const int64_t *in = b->lanes[n->args[0]];
	const uint8_t *before = b->outside[n->args[0]];
	uint8_t *bad = marks(b, x);

	for (size_t j = 0; j < b->n; j++) {
		bool inside = in[j] >= 0 && in[j] < n->i;

		bad[j] = !inside || (before && before[j]);
		out[j] = inside ? in[j] : 0;
	}
}

static void run_plan(struct block *b, const struct plan *p);

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
			fold_float(f, r, to, lane_f64(t, in, j), at);
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
	uint8_t *to = marks(b, x);

	if (first)
		memset(to, 0, b->n);
	for (size_t j = 0; j < b->n; j++)
		to[b->across ? 0 : j] |= in[j];
	for (size_t j = 1; b->across && j < b->n; j++)
		to[j] = to[0];
}

static void do_reduce(struct block *b, kx x, const struct knode *n, void *out)
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
		run_plan(b, &b->scopes[x]);
		b->across = across;
		fold_step(b, &f, n, use, s);
		reduce_marks(b, x, n, !s);
	}
	b->n = lanes;
	fold_result(b, &f, n, out);
}

static void run_node(struct block *b, kx x)
{
	const struct knode *n = kir_at(b->k, x);
	void *out = b->lanes[x];

	switch ((enum kop)n->op) {
	case KX_VOID:
	case KX_VAR:
	case KX_OR:
		return;
	case KX_CONST_I:
	case KX_CONST_F:
		do_const(b, n, out);
		return;
	case KX_ADD:
	case KX_MUL:
	case KX_DIV:
	case KX_MOD:
	case KX_LT:
	case KX_EQ:
	case KX_WRAP:
		do_int(b, n, out);
		break;
	case KX_AND:
	case KX_NOT:
		do_logic(b, n, out);
		break;
	case KX_CAST:
		do_cast(b, n, out);
		break;
	case KX_CALL:
		do_call(b, n, out);
		break;
	case KX_ASSUME:
		do_assume(b, x, n, out);
		return;
	case KX_LOAD:
		do_load(b, x, n);
		return;
	case KX_SELECT:
		do_select(b, x, n, out);
		return;
	case KX_REDUCE:
		do_reduce(b, x, n, out);
		return;
	}
	pass_marks(b, x, n);
}

static void run_plan(struct block *b, const struct plan *p)
{
	for (uint32_t i = 0; i < p->n; i++)
		run_node(b, p->nodes[i]);
}

/* ---- the domain ---- */

static void set_domain(struct block *b, const struct block_domain *dom, int64_t from)
{
	for (uint32_t x = 1; x < b->k->nodes.n; x++) {
		const struct knode *n = kir_at(b->k, x);
		int64_t inner = 1;

		if (n->op != KX_VAR || !b->lanes[x])
			continue;
		for (uint32_t d = dom->rank; d-- > 0; inner *= dom->dim[d]) {
			if (dom->vars[d] != (uint32_t)n->i)
				continue;
			for (size_t j = 0; j < b->n; j++) {
				int64_t at = b->across ? from : from + (int64_t)j;

				((int64_t *)b->lanes[x])[j] = at / inner % dom->dim[d];
			}
		}
	}
}

MUST static enum status check_marks(const struct block *b, kx root)
{
	for (size_t j = 0; b->outside[root] && j < b->n; j++)
		if (b->outside[root][j])
			FAIL(INVALID, "an index lies outside of its tensor");
	return STATUS_OK;
}

/* Few results of long reductions: the lanes serve the reduction instead. */
static bool folds_across(const struct kir *k, const struct block *b, int64_t numel)
{
	for (uint32_t i = 0; i < b->top.n; i++) {
		const struct knode *n = kir_at(k, b->top.nodes[i]);
		int64_t steps = 1;

		for (int v = 0; n->op == KX_REDUCE && v < n->nvars; v++)
			steps *= k->extents.p[n->vars[v]];
		if (numel < 64 && steps > 2 * BLOCK)
			return true;
	}
	return false;
}

MUST static enum status run_domain(struct block *b, const kx *roots, uint32_t nroots,
				   const struct block_domain *dom, block_sink *sink, void *ctx)
{
	const void *lanes[2 + RANK_MAX];
	int64_t numel = 1;

	for (uint32_t d = 0; d < dom->rank; d++)
		numel *= dom->dim[d];
	b->across = folds_across(b->k, b, numel);
	for (int64_t at = 0; at < numel; at += b->across ? 1 : BLOCK) {
		size_t use = b->across ? 1 : numel - at < BLOCK ? (size_t)(numel - at) : BLOCK;

		b->n = b->across ? BLOCK : use;
		set_domain(b, dom, at);
		run_plan(b, &b->top);
		for (uint32_t i = 0; i < nroots; i++) {
			TRY(check_marks(b, roots[i]));
			lanes[i] = b->lanes[roots[i]];
		}
		TRY(sink(ctx, at, use, lanes));
	}
	return STATUS_OK;
}

enum status block_run(const struct kir *k, const kx *roots, uint32_t nroots,
		      const struct block_buf *bufs, const struct block_domain *dom,
		      block_sink *sink, void *ctx)
{
	struct arena a = {0};
	struct block b = {.k = k, .bufs = bufs, .arena = &a, .n = BLOCK};

	plan(&b, roots, nroots);
	enum status s = run_domain(&b, roots, nroots, dom, sink, ctx);

	arena_release(&a);
	return s;
}
