/* What can be computed before a loop: reductions in batches, and what is needed more than once.
 */
#include "codegen/emit_int.h"

#include <string.h>

enum { SMALL_REDUCTION = 64 };

struct hoist {
	struct emit *e;
	uint8_t *seen;
	VEC(kx) reductions, others; /* operands first */
	uint32_t level;
};

static void collect(struct hoist *h, kx x)
{
	const struct knode *n = kir_at(h->e->k, x);

	if (h->seen[x])
		return;
	h->seen[x] = 1;
	for (int i = 0; i < n->nargs && (n->op != KX_SELECT || !i); i++)
		collect(h, n->args[i]);
	if (n->op == KX_CONST_I || n->op == KX_CONST_F || n->op == KX_VAR || h->e->known[x] ||
	    emit_level(h->e, x) != h->level)
		return;
	if (n->op == KX_REDUCE)
		vec_push(&h->reductions, h->e->f->arena, x);
	else if (n->op == KX_LOAD || n->op == KX_CALL || n->op == KX_SELECT || n->op == KX_CAST)
		vec_push(&h->others, h->e->f->arena, x);
}

static struct hoist collect_level(struct emit *e, uint32_t level)
{
	struct hoist h = {.e = e, .level = level};

	h.seen = arena_array(e->f->arena, uint8_t, e->k->nodes.n);
	for (uint32_t i = 0; i < e->n->nstores; i++) {
		const struct nest_store *s = &e->n->stores[i];

		if (s->depth < level)
			continue;
		if (s->guard) {
			collect(&h, s->guard);
			continue; /* what the guard protects stays behind it */
		}
		collect(&h, s->value);
		collect(&h, s->offset);
	}
	return h;
}

static bool same_extents(const struct emit *e, const struct knode *a, const struct knode *b)
{
	bool place = a->kreduce >= KR_ARGMAX || b->kreduce >= KR_ARGMAX;

	if (a->nvars != b->nvars || place)
		return false;
	for (int i = 0; i < a->nvars; i++)
		if (emit_extent(e, a->vars[i]) != emit_extent(e, b->vars[i]))
			return false;
	return true;
}

static bool has(const kx *x, uint32_t n, kx what)
{
	for (uint32_t i = 0; i < n; i++)
		if (x[i] == what)
			return true;
	return false;
}

/* Reductions over equal extents that do not need one another run in one loop. */
static uint32_t make_batches(struct emit *e, const kx *x, uint32_t n, struct batch *out)
{
	bool *done = arena_array(e->f->arena, bool, n + 1);
	uint32_t nout = 0;

	for (uint32_t i = 0; i < n; i++) {
		kx *batch = arena_array(e->f->arena, kx, n - i);
		uint32_t size = 0;

		if (done[i])
			continue;
		for (uint32_t j = i; j < n; j++) {
			bool fits = !done[j] &&
				    same_extents(e, kir_at(e->k, x[i]), kir_at(e->k, x[j]));

			for (uint32_t w = 0; w < n && fits; w++)
				fits = w == j || (done[w] && !has(batch, size, x[w])) ||
				       !kx_mentions(e->k, x[j], x[w]);
			if (!fits && j != i)
				continue;
			batch[size++] = x[j];
			done[j] = true;
		}
		out[nout++] = (struct batch){batch, size};
	}
	return nout;
}

static void emit_batches(struct emit *e, const struct hoist *h)
{
	uint32_t n = h->reductions.n;
	struct batch *b = arena_array(e->f->arena, struct batch, n + 1);

	n = make_batches(e, h->reductions.p, n, b);
	if (h->level == e->row_level)
		stage_rows(e, b, n, h->level + 1 == e->n->nloops);
	for (uint32_t i = 0, passes = 0; i < n; i++) {
		e->pass = stage_is_pass(e, &b[i]) ? ++passes : 0;
		emit_reductions(e, b[i].x, b[i].n);
		stage_filled(e);
	}
}

static bool mentions_any(const struct emit *e, kx x, const kx *what, uint32_t n)
{
	for (uint32_t i = 0; i < n; i++)
		if (!e->known[what[i]] && kx_mentions(e->k, x, what[i]))
			return true;
	return false;
}

/* First what no reduction of this level stands in the way of, so that the reductions find
 * it there; then these; then the rest. */
void emit_hoisted(struct emit *e, uint32_t level)
{
	struct hoist h = collect_level(e, level);
	bool inner = level == e->n->nloops; /* the rest is written where it is used */

	for (uint32_t i = 0; !inner && i < h.others.n; i++)
		if (!mentions_any(e, h.others.p[i], h.reductions.p, h.reductions.n))
			emit_value(e, h.others.p[i]);
	emit_batches(e, &h);
	for (uint32_t i = 0; !inner && i < h.others.n; i++)
		emit_value(e, h.others.p[i]);
}

uint32_t emit_level_reductions(struct emit *e, uint32_t level, kx *out, uint32_t max)
{
	struct hoist h = collect_level(e, level);
	uint32_t n = h.reductions.n < max ? h.reductions.n : max;

	for (uint32_t i = 0; i < n; i++)
		out[i] = h.reductions.p[i];
	return n;
}

static int64_t size_of(const struct emit *e, const struct knode *r)
{
	int64_t size = 1;

	for (int v = 0; v < r->nvars; v++)
		size *= emit_extent(e, r->vars[v]);
	return size;
}

uint32_t emit_long_reductions(struct emit *e, uint32_t level, kx *out, uint32_t max)
{
	struct hoist h = collect_level(e, level);
	uint32_t n = 0;

	for (uint32_t i = 0; i < h.reductions.n && n < max; i++)
		if (size_of(e, kir_at(e->k, h.reductions.p[i])) > SMALL_REDUCTION)
			out[n++] = h.reductions.p[i];
	return n;
}
