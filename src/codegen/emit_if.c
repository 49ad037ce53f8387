/*
 * Conditions that are the same for all iterations of a loop stand outside of it: which of
 * several tensors an element of their concatenation comes from, whether a row is one of the
 * padding.  Inside, they would keep the loop from becoming vectors.
 */
#include "codegen/emit_int.h"

struct search {
	struct emit *e;
	uint32_t var;
	uint8_t *seen;
};

/* What a reduction holds has loops of its own. */
static kx find_condition(struct search *s, kx x)
{
	const struct knode *n = kir_at(s->e->k, x);
	kx found = KX_NONE;

	if (s->seen[x] || s->e->known[x] || s->e->array[x] || n->op == KX_REDUCE ||
	    !kx_depends(s->e->k, x, s->var))
		return KX_NONE;
	s->seen[x] = 1;
	if (n->op == KX_SELECT && !kx_depends(s->e->k, n->args[0], s->var))
		return n->args[0];
	for (int i = 0; i < n->nargs && !found; i++)
		found = find_condition(s, n->args[i]);
	return found;
}

kx emit_condition(struct emit *e, const kx *x, uint32_t n, uint32_t var)
{
	struct search s = {e, var, arena_array(e->f->arena, uint8_t, e->k->nodes.n)};
	kx found = KX_NONE;

	for (uint32_t i = 0; i < n && !found; i++)
		found = find_condition(&s, x[i]);
	return found;
}

struct decision {
	struct emit *e;
	kx condition, *memo;
	bool is_met;
	uint32_t var, nmemo;
};

static kx decide(struct decision *d, kx x)
{
	struct kir *k = d->e->k;
	const struct knode n = *kir_at(k, x);
	kx args[4] = {0};
	bool same = true;

	if (x < d->nmemo && d->memo[x])
		return d->memo[x];
	if (!n.nargs || n.op == KX_REDUCE || !kx_depends(k, x, d->var))
		return x; /* what was computed before the loop stays */
	if (n.op == KX_SELECT && n.args[0] == d->condition)
		return decide(d, n.args[d->is_met ? 1 : 2]);
	for (int i = 0; i < n.nargs; i++) {
		args[i] = decide(d, n.args[i]);
		same &= args[i] == n.args[i];
	}
	kx out = same ? x : kx_rebuild(k, x, args);

	if (x < d->nmemo)
		d->memo[x] = out;
	return out;
}

void emit_decide(struct emit *e, kx condition, bool is_met, uint32_t var, kx *x, uint32_t n)
{
	uint32_t nodes = e->k->nodes.n;
	struct decision d = {e,      condition, arena_array(e->f->arena, kx, nodes),
			     is_met, var,       nodes};

	for (uint32_t i = 0; i < n; i++)
		x[i] = decide(&d, x[i]);
	emit_grow(e);
}

void emit_open_if(struct emit *e, kx condition, bool is_met)
{
	if (is_met) {
		emit_open(e, "if (%s) {", emit_value(e, condition));
		return;
	}
	e->indent--;
	emit_open(e, "} else {");
}
