/*
 * Tables: a value that is costly to compute, has few elements and is needed for many, as
 * the powers behind a table of positions, which every row and head reads again, or a bias
 * that is looked up by distances.  It is computed once and read back.
 */
#include "codegen/value_int.h"

enum {
	TABLE_GAIN = 4, /* how often an element must be needed */
	COSTLY = 8,     /* light operations that reading it back must save */
	LONG_ROW = 64,  /* elements */
};

struct uses {
	const struct fuse *f;
	int64_t *n; /* per node: elements of it that are computed, all loops counted */
	uint32_t user;
};

static int64_t numel_of(const struct fuse *f, uint32_t node)
{
	const struct call *c = &f->b->calls[node];

	return c->nouts ? tensor_numel(&c->outs[0]) : 1;
}

static void use(void *ctx, uint32_t node)
{
	struct uses *u = ctx;
	const struct call *c = &u->f->b->calls[u->user];
	int64_t n = u->n[u->user];

	if (c->op && c->op->flags & OP_REDUCTION) /* which is done once per result */
		n = numel_of(u->f, node);
	u->n[node] = n > u->n[node] ? n : u->n[node];
}

/* A value that is stored is computed once per element, whoever reads it. */
static void count_uses(struct uses *u)
{
	const struct fuse *f = u->f;

	for (uint32_t i = f->b->g->nnodes; i-- > 0;) {
		const struct call *c = &f->b->calls[i];

		for (uint32_t k = 0; c->op && k < c->nouts; k++)
			if (f->stored[i][k])
				u->n[i] = numel_of(f, i);
		u->user = i;
		node_visit(&f->b->g->nodes[i], use, u);
	}
}

/* Light operations behind one element, its own and its operands'. */
struct work {
	const struct fuse *f;
	uint32_t *n;
	uint32_t user;
};

static void add_work(void *ctx, uint32_t node)
{
	struct work *w = ctx;
	const struct call *c = &w->f->b->calls[node];

	if (c->op && !w->f->stored[node][0] && w->n[w->user] < COSTLY)
		w->n[w->user] += w->n[node];
}

/* Whether each element is looked up for itself, not a long row of them that lies in order. */
static bool is_scattered(struct fuse *f, uint32_t node)
{
	const struct call *c = &f->b->calls[node];
	const struct tensor *t = &c->outs[0];
	kx idx[RANK_MAX];
	int64_t step;

	if (!c->op || !(c->op->flags & OP_GATHER) || !t->rank)
		return false;
	for (uint32_t d = 0; d < t->rank; d++)
		idx[d] = kx_var(f->k, kir_var_new(f->k, t->dim[d]));
	const struct knode *last = kir_at(f->k, idx[t->rank - 1]);
	kx x;

	do {
		value_restart(f);
		x = value_compute(f, (struct ref){node, 0}, idx);
	} while (value_settle(f, true));
	const struct knode *n = kir_at(f->k, x);

	return last->op == KX_VAR && n->op == KX_LOAD &&
	       (t->dim[t->rank - 1] < LONG_ROW ||
		!kx_coefficient(f->k, n->args[0], (uint32_t)last->i, &step));
}

static uint32_t own_work(struct fuse *f, uint32_t node)
{
	const struct call *c = &f->b->calls[node];
	const struct kir_fn *fn = c->op ? op_function(c->op) : NULL;

	if (is_scattered(f, node))
		return COSTLY; /* an index for each element, and no vectors */
	return !fn ? 0 : value_is_light(fn) ? 1 : COSTLY;
}

static uint32_t *count_work(struct fuse *f)
{
	struct work w = {f, arena_array(f->arena, uint32_t, f->b->g->nnodes + 1), 0};

	for (uint32_t i = 0; i < f->b->g->nnodes; i++) {
		w.n[i] = own_work(f, i);
		w.user = i;
		node_visit(&f->b->g->nodes[i], add_work, &w);
	}
	return w.n;
}

static bool can_store(const struct fuse *f, uint32_t node)
{
	const struct call *c = &f->b->calls[node];

	return c->op && c->op->flags & (OP_POINTWISE | OP_GATHER) && c->nouts == 1 &&
	       !f->stored[node][0] && numel_of(f, node) > 1;
}

/* From the results back: of a chain of small ones the last is stored, and a table's own
 * operands are needed for its elements only. */
void store_tables(struct fuse *f)
{
	uint32_t *work = count_work(f), n = f->b->g->nnodes;
	struct uses u = {.f = f, .n = arena_array(f->arena, int64_t, n + 1)};
	bool is_counted = false;

	for (uint32_t i = n; i-- > 0;) {
		if (!can_store(f, i) || work[i] < COSTLY)
			continue;
		if (!is_counted) {
			memset(u.n, 0, (n + 1) * sizeof(*u.n));
			count_uses(&u);
		}
		is_counted = u.n[i] / TABLE_GAIN < numel_of(f, i);
		if (!is_counted) /* and others are needed for fewer elements now */
			value_store(f, (struct ref){i, 0}, CODEGEN_TEMP);
	}
}
