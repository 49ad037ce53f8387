/* The block evaluator: which nodes belong to which scope, and the walk over the domain. */
#include "eval/block_run_int.h"

#include <string.h>

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
		block_run_plan(b, &b->top);
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
