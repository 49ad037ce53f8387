/*
 * Tables: a value that is costly to compute, has few elements and is needed for many, as
 * the powers behind a table of positions, which every row and head reads again.  It is
 * computed once and read back.
 */
#include "codegen/value_int.h"

enum {
	TABLE_GAIN = 4, /* how often an element must be needed */
	COSTLY = 8,     /* light operations that reading it back must save */
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

static uint32_t own_work(const struct call *c)
{
	const struct kir_fn *fn = c->op ? op_function(c->op) : NULL;

	return !fn ? 0 : value_is_light(fn) ? 1 : COSTLY;
}

static uint32_t *count_work(struct fuse *f)
{
	struct work w = {f, arena_array(f->arena, uint32_t, f->b->g->nnodes + 1), 0};

	for (uint32_t i = 0; i < f->b->g->nnodes; i++) {
		w.n[i] = own_work(&f->b->calls[i]);
		w.user = i;
		node_visit(&f->b->g->nodes[i], add_work, &w);
	}
	return w.n;
}

static bool can_store(const struct fuse *f, uint32_t node)
{
	const struct call *c = &f->b->calls[node];

	return c->op && c->op->flags & OP_POINTWISE && c->nouts == 1 && !f->stored[node][0] &&
	       numel_of(f, node) > 1;
}

/* From the results back: of a chain of small ones the last is stored, and a table's own
 * operands are needed for its elements only. */
void store_tables(struct fuse *f)
{
	uint32_t *work = count_work(f);

	for (uint32_t i = f->b->g->nnodes; i-- > 0;) {
		struct uses u = {.f = f};

		if (!can_store(f, i) || work[i] < COSTLY)
			continue;
		u.n = arena_array(f->arena, int64_t, f->b->g->nnodes + 1);
		count_uses(&u);
		if (u.n[i] / TABLE_GAIN >= numel_of(f, i))
			value_store(f, (struct ref){i, 0}, CODEGEN_TEMP);
	}
}
