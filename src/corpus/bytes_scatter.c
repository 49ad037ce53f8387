/* What is put into a tensor: elsewhere, or over it. */
#include "corpus/bytes_int.h"

static bool is_fill(const struct walk *w, uint32_t node)
{
	const struct call *c = &w->b->calls[node];

	return node >= w->g->nparams && c->op && c->op->flags & OP_ALLOC;
}

static bool accumulates(const struct walk *w, uint32_t node)
{
	const struct call *c = &w->b->calls[node];
	int slot = schema_find(c->schema, STR("accumulate"));

	return (slot >= 0 && call_bool(c, (uint32_t)slot)) ||
	       walk_is(w, node, "aten.scatter_add") || walk_is(w, node, "aten.scatter_add_") ||
	       walk_is(w, node, "aten._unsafe_masked_index_put_accumulate");
}

static int64_t numel_of(const struct walk *w, uint32_t node, const char *slot_name)
{
	int slot = schema_find(w->b->calls[node].schema, str_of(slot_name));
	uint32_t x = slot < 0 ? WALK_NONE : walk_operand(w, node, (uint32_t)slot);

	return x == WALK_NONE ? -1 : tensor_numel(walk_type(w, x));
}

/* Rows that a list of indices names, by the largest of them, times the length of a row. */
static int64_t indexed(const struct walk *w, uint32_t node, const struct arg *list)
{
	const struct tensor *t = walk_type(w, node);
	int64_t n = 1, row = tensor_numel(t);

	for (uint32_t d = 0; d < list->n && d < t->rank; d++) {
		if (list->items[d].kind != ARG_NODE)
			continue;
		int64_t k = tensor_numel(walk_type(w, list->items[d].node));

		n = k > n ? k : n;
		row = t->dim[d] ? row / t->dim[d] : 0;
	}
	return n * row;
}

int64_t walk_updates(const struct walk *w, uint32_t node)
{
	const struct call *c = &w->b->calls[node];
	int slot = schema_find(c->schema, STR("indices"));
	int64_t whole = tensor_numel(walk_type(w, node)), n;

	if (slot >= 0 && c->slots[slot].kind == ARG_LIST)
		n = indexed(w, node, &c->slots[slot]);
	else if (schema_find(c->schema, STR("source")) >= 0) /* index_add: whole rows of it */
		n = numel_of(w, node, "source");
	else if (schema_find(c->schema, STR("index")) >= 0 && numel_of(w, node, "index") >= 0)
		n = numel_of(w, node, "index");
	else
		n = numel_of(w, node, "src");
	return n >= 0 && n < whole ? n : whole;
}

/* In place: indices and source, and of the base, with accumulate, what is touched. */
void pass_mutation(struct walk *w, uint32_t node)
{
	uint32_t base = walk_operand(w, node, 0);
	struct boxes had = w->demand[base];

	walk_want_operands(w, node);
	w->demand[base] = had;
	if (accumulates(w, node))
		w->rows[base] += walk_updates(w, node);
}

void pass_scatter(struct walk *w, uint32_t node)
{
	uint32_t base = walk_operand(w, node, 0);

	if (w->in_place[node] && !w->demand[node].all && !w->demand[node].n) {
		pass_mutation(w, node);
		return;
	}
	walk_want_operands(w, node);
	if (base != WALK_NONE && is_fill(w, base))
		w->demand[base] = (struct boxes){0};
}

static bool writes_over_base(const struct walk *w, uint32_t node)
{
	const struct call *c = &w->b->calls[node];

	bool puts = walk_is(w, node, "aten.slice_scatter") ||
		    walk_is(w, node, "aten.select_scatter") ||
		    (c->op && c->op->flags & OP_SCATTER && !(c->op->flags & OP_MUTATES));

	return w->g->nodes[node].kind == NODE_CALL && puts &&
	       walk_operand(w, node, 0) != WALK_NONE;
}

uint32_t walk_written_over(const struct walk *w, uint32_t copy)
{
	uint32_t dst = walk_operand(w, copy, 0), src = walk_operand(w, copy, 1), at = src;

	if (!walk_is(w, copy, "aten.copy_"))
		return WALK_NONE;
	while (at != WALK_NONE && writes_over_base(w, at)) {
		at = walk_operand(w, at, 0);
		if (at == dst)
			return src;
	}
	return WALK_NONE;
}

void pass_copy(struct walk *w, uint32_t node)
{
	uint32_t src = walk_operand(w, node, 1), over = walk_written_over(w, node);

	for (; over != WALK_NONE && over != walk_operand(w, node, 0);
	     over = walk_operand(w, over, 0))
		w->in_place[over] = true;
	if (src != WALK_NONE && !w->in_place[src])
		walk_want_all(w, src);
}

/* base: what the source does not cover; source: what it does. */
void pass_slice_scatter(struct walk *w, uint32_t node)
{
	uint32_t base = walk_operand(w, node, 0), src = walk_operand(w, node, 1);
	const struct tensor *t = walk_type(w, node);
	bool selects = walk_is(w, node, "aten.select_scatter");
	uint32_t d = walk_dim(w, node, "dim", t->rank);
	int64_t v[3];

	if (w->in_place[node] && !w->demand[node].all && !w->demand[node].n) {
		pass_mutation(w, node);
		return;
	}
	walk_bounds(w, node, t->dim[d], v);
	if (selects) {
		v[0] = call_int(&w->b->calls[node], 3);
		v[0] += v[0] < 0 ? t->dim[d] : 0;
		v[1] = v[0] + 1;
	}
	for (uint32_t i = 0; i < w->demand[node].n; i++) {
		struct box b = w->demand[node].b[i], below = b, above = b;

		if (v[2] != 1 || b.step[d] != 1) {
			w->approx = true;
			walk_want_all(w, base);
			walk_want_all(w, src);
			continue;
		}
		if (box_cut(&below, d, 0, v[0], 1))
			walk_want_box(w, base, &below);
		if (box_cut(&above, d, v[1], t->dim[d], 1))
			walk_want_box(w, base, &above);
		if (!box_cut(&b, d, v[0], v[1], 1))
			continue;
		b.lo[d] -= v[0];
		for (uint32_t k = d; selects && k + 1 < t->rank; k++) {
			b.lo[k] = b.lo[k + 1];
			b.n[k] = b.n[k + 1];
			b.step[k] = b.step[k + 1];
		}
		walk_want_box(w, src, &b);
	}
}
