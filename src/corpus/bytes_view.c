/* Boxes through views. */
#include "corpus/bytes_int.h"

void pass_permute(struct walk *w, uint32_t node)
{
	const struct boxes *s = &w->demand[node];
	uint32_t x = walk_operand(w, node, 0), rank = walk_type(w, x)->rank;
	int64_t order[RANK_MAX];

	for (uint32_t d = 0; d < rank; d++)
		order[d] = d;
	if (walk_is(w, node, "aten.permute")) {
		call_ints(&w->b->calls[node], 1, order);
	} else if (rank > 1) {
		bool t = walk_is(w, node, "aten.t");
		int64_t p = t ? 0 : call_int(&w->b->calls[node], 1);
		int64_t q = t ? 1 : call_int(&w->b->calls[node], 2);

		p += p < 0 ? rank : 0;
		q += q < 0 ? rank : 0;
		order[p] = q;
		order[q] = p;
	}
	for (uint32_t i = 0; i < s->n; i++) {
		struct box b = {0};

		for (uint32_t d = 0; d < rank; d++) {
			int64_t to = order[d] + (order[d] < 0 ? rank : 0);

			b.lo[to] = s->b[i].lo[d];
			b.n[to] = s->b[i].n[d];
			b.step[to] = s->b[i].step[d];
		}
		walk_want_box(w, x, &b);
	}
}

uint32_t walk_dim(const struct walk *w, uint32_t node, const char *name, uint32_t rank)
{
	const struct call *c = &w->b->calls[node];
	int slot = schema_find(c->schema, str_of(name));
	int64_t d = slot < 0 ? 0 : call_int(c, (uint32_t)slot);

	return (uint32_t)(d < 0 ? d + rank : d);
}

/* start, end, step of a slicing call, as numbers inside the size. */
void walk_bounds(const struct walk *w, uint32_t node, int64_t size, int64_t v[3])
{
	static const char *const names[] = {"start", "end", "step"};
	const struct call *c = &w->b->calls[node];

	v[0] = 0;
	v[1] = size;
	v[2] = 1;
	for (int i = 0; i < 3; i++) {
		int slot = schema_find(c->schema, str_of(names[i]));

		if (slot < 0 || !call_has(c, (uint32_t)slot))
			continue;
		v[i] = call_int(c, (uint32_t)slot);
		if (i < 2)
			v[i] = v[i] < 0 ? v[i] + size : v[i];
		if (i < 2)
			v[i] = v[i] < 0 ? 0 : v[i] > size ? size : v[i];
	}
}

void pass_slice(struct walk *w, uint32_t node)
{
	const struct boxes *s = &w->demand[node];
	uint32_t x = walk_operand(w, node, 0),
		 d = walk_dim(w, node, "dim", walk_type(w, x)->rank);
	int64_t v[3];

	walk_bounds(w, node, walk_type(w, x)->dim[d], v);
	for (uint32_t i = 0; i < s->n; i++) {
		struct box b = s->b[i];

		b.lo[d] = v[0] + b.lo[d] * v[2];
		b.step[d] *= v[2];
		walk_want_box(w, x, &b);
	}
}

void pass_select(struct walk *w, uint32_t node)
{
	const struct boxes *s = &w->demand[node];
	uint32_t x = walk_operand(w, node, 0), rank = walk_type(w, x)->rank;
	uint32_t d = walk_dim(w, node, "dim", rank);
	int64_t at = call_int(&w->b->calls[node], 2);

	at += at < 0 ? walk_type(w, x)->dim[d] : 0;
	for (uint32_t i = 0; i < s->n; i++) {
		struct box b = {0};

		for (uint32_t k = 0; k < rank; k++) {
			uint32_t from = k - (k > d);

			b.lo[k] = k == d ? at : s->b[i].lo[from];
			b.n[k] = k == d ? 1 : s->b[i].n[from];
			b.step[k] = k == d ? 1 : s->b[i].step[from];
		}
		walk_want_box(w, x, &b);
	}
}
