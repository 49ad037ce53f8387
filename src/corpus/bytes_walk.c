/* How a demand on a result becomes one on operands, by kind of op. */
#include "corpus/bytes_int.h"

#include <math.h>
#include <string.h>

typedef void pass_fn(struct walk *w, uint32_t node);

bool walk_is(const struct walk *w, uint32_t node, const char *packet)
{
	struct str t = w->g->nodes[node].target;
	size_t n = strlen(packet);

	return w->g->nodes[node].kind == NODE_CALL && t.n > n && !memcmp(t.p, packet, n) &&
	       t.p[n] == '.';
}

uint32_t walk_operand(const struct walk *w, uint32_t node, uint32_t slot)
{
	const struct call *c = &w->b->calls[node];

	if (!c->schema || slot >= c->schema->nslots || c->slots[slot].kind != ARG_NODE)
		return WALK_NONE;
	return c->slots[slot].node;
}

const struct tensor *walk_type(const struct walk *w, uint32_t node)
{
	return bound_type(w->b, w->b->calls[node].alias);
}

/* Outputs of a call with several are told apart by their getitems only. */
static bool has_type(const struct walk *w, uint32_t node)
{
	return w->b->calls[node].nouts == 1 || w->g->nodes[node].kind != NODE_CALL;
}

void walk_want_box(struct walk *w, uint32_t node, const struct box *b)
{
	boxes_add(&w->demand[node], walk_type(w, node), b);
}

void walk_want_all(struct walk *w, uint32_t node)
{
	struct box whole;

	if (!has_type(w, node)) {
		boxes_add_all(&w->demand[node]);
		return;
	}
	whole = box_whole(walk_type(w, node));
	walk_want_box(w, node, &whole);
}

static void want_each(void *ctx, uint32_t node)
{
	walk_want_all(ctx, node);
}

void walk_want_operands(struct walk *w, uint32_t node)
{
	node_visit(&w->g->nodes[node], want_each, w);
}

static void unknown(struct walk *w, uint32_t node)
{
	w->approx = true;
	walk_want_operands(w, node);
}

static void nothing(struct walk *w, uint32_t node)
{
	(void)w;
	(void)node;
}

struct broadcast {
	struct walk *w;
	const struct tensor *to;
	const struct box *b;
};

/* Dimensions count from the right; a size of 1 stands for all. */
static void want_broadcast(void *ctx, uint32_t node)
{
	struct broadcast *c = ctx;
	const struct tensor *t = walk_type(c->w, node);
	struct box b = {0};

	for (uint32_t d = 0; d < t->rank; d++) {
		uint32_t from = d + c->to->rank - t->rank;
		bool one = t->dim[d] == 1;

		b.lo[d] = one ? 0 : c->b->lo[from];
		b.n[d] = one ? 1 : c->b->n[from];
		b.step[d] = one ? 1 : c->b->step[from];
	}
	walk_want_box(c->w, node, &b);
}

static void pointwise(struct walk *w, uint32_t node)
{
	const struct boxes *s = &w->demand[node];

	for (uint32_t i = 0; i < s->n; i++) {
		struct broadcast c = {w, walk_type(w, node), &s->b[i]};

		node_visit(&w->g->nodes[node], want_broadcast, &c);
	}
}

/* Reduced dims whole; the others as demanded, by place or, if they are gone, in order. */
static void reduce(struct walk *w, uint32_t node)
{
	const struct call *c = &w->b->calls[node];
	uint32_t x = walk_operand(w, node, 0), first = node;
	const struct tensor *in = walk_type(w, x), *out;
	int slot = schema_find(c->schema, STR("dim"));
	int64_t dims[RANK_MAX];
	uint32_t n = 0;
	bool reduced[RANK_MAX] = {0};

	if (slot >= 0 && c->slots[slot].kind == ARG_LIST)
		n = call_ints(c, (uint32_t)slot, dims);
	else if (slot >= 0 && c->slots[slot].kind == ARG_INT)
		dims[n++] = call_int(c, (uint32_t)slot);
	for (uint32_t i = 0; i < n; i++)
		reduced[dims[i] < 0 ? dims[i] + in->rank : dims[i]] = true;
	out = &c->outs[0];
	if (!n || !has_type(w, first)) {
		walk_want_all(w,
			      x); /* several outputs: which of them is wanted hardly differs */
		return;
	}
	for (uint32_t i = 0; i < w->demand[node].n; i++) {
		const struct box *s = &w->demand[node].b[i];
		struct box b = box_whole(in);
		uint32_t at = 0;

		for (uint32_t d = 0; d < in->rank; d++) {
			bool kept = out->rank == in->rank;
			uint32_t from = kept ? d : at;

			at += !reduced[d];
			if (reduced[d])
				continue;
			b.lo[d] = s->lo[from];
			b.n[d] = s->n[from];
			b.step[d] = s->step[from];
		}
		walk_want_box(w, x, &b);
	}
}

static void cat(struct walk *w, uint32_t node)
{
	const struct call *c = &w->b->calls[node];
	uint32_t d = walk_dim(w, node, "dim", walk_type(w, node)->rank);
	int64_t at = 0;

	for (uint32_t k = 0; k < c->slots[0].n; k++) {
		uint32_t x = c->slots[0].items[k].node;
		const struct tensor *t = walk_type(w, x);

		if (t->rank != walk_type(w, node)->rank)
			continue; /* the empty vector that torch still takes */
		for (uint32_t i = 0; i < w->demand[node].n; i++) {
			struct box b = w->demand[node].b[i];

			if (!box_cut(&b, d, at, at + t->dim[d], 1))
				continue;
			b.lo[d] -= at;
			walk_want_box(w, x, &b);
		}
		at += t->dim[d];
	}
}

static void pad(struct walk *w, uint32_t node)
{
	const struct call *c = &w->b->calls[node];
	uint32_t x = walk_operand(w, node, 0), rank = walk_type(w, x)->rank;
	int64_t pads[2 * RANK_MAX] = {0};
	uint32_t n = call_ints(c, 1, pads);

	for (uint32_t i = 0; i < w->demand[node].n; i++) {
		struct box b = w->demand[node].b[i];
		bool any = true;

		for (uint32_t k = 0; k < n / 2 && any; k++) {
			uint32_t d = rank - 1 - k;

			any = box_cut(&b, d, pads[2 * k], pads[2 * k] + walk_type(w, x)->dim[d],
				      1);
			b.lo[d] -= pads[2 * k];
		}
		if (any)
			walk_want_box(w, x, &b);
	}
}

/* How many of b places n uniform draws hit, on average; by repeated squaring, so that all
 * machines agree. */
static int64_t distinct(int64_t b, int64_t n)
{
	double miss = ((double)b - 1) / (double)b, all = 1;

	for (int64_t k = n; k; k >>= 1) {
		if (k & 1)
			all *= miss;
		miss *= miss;
	}
	return (int64_t)floor((double)b - (double)b * all);
}

static int64_t distinct_of(const struct walk *w, uint32_t index, int64_t table)
{
	int64_t n = tensor_numel(walk_type(w, index));

	for (uint32_t i = 0; i < w->p->ninputs; i++) {
		const struct point_input *in = &w->p->inputs[i];

		if (w->b->tensors[i] != index)
			continue;
		if (in->gen.kind == GEN_SKETCH)
			return in->obs.uniq < table ? in->obs.uniq : table;
		if (in->gen.kind == GEN_PERM)
			return in->gen.hi < table ? in->gen.hi : table;
	}
	return table > 0 ? distinct(table, n) : 0;
}

/* rows of the table are read; one that is computed is demanded whole. */
static void rows(struct walk *w, uint32_t source, uint32_t index, int64_t table, int64_t row)
{
	int64_t n;

	walk_want_all(w, index);
	n = distinct_of(w, index, table);
	n = n < 1 && tensor_numel(walk_type(w, index)) ? 1 : n;
	if (source < w->g->nparams) {
		w->rows[source] += n * row;
		return;
	}
	w->approx = true;
	walk_want_all(w, source);
}

static void embedding(struct walk *w, uint32_t node)
{
	uint32_t table = walk_operand(w, node, 0);
	const struct tensor *t = walk_type(w, table);

	rows(w, table, walk_operand(w, node, 1), t->dim[0],
	     t->dim[0] ? tensor_numel(t) / t->dim[0] : 0);
}

static void gather(struct walk *w, uint32_t node)
{
	const struct call *c = &w->b->calls[node];
	int slot = schema_find(c->schema, STR("index"));
	uint32_t source = walk_operand(w, node, 0),
		 index = walk_operand(w, node, (uint32_t)slot);
	const struct tensor *t = walk_type(w, source);

	if (walk_is(w, node, "aten.index_select")) {
		uint32_t d = walk_dim(w, node, "dim", t->rank);

		rows(w, source, index, t->dim[d], t->dim[d] ? tensor_numel(t) / t->dim[d] : 0);
		return;
	}
	rows(w, source, index, tensor_numel(t), 1);
}

static void index_tensor(struct walk *w, uint32_t node)
{
	const struct call *c = &w->b->calls[node];
	int slot = schema_find(c->schema, STR("indices"));
	const struct arg *list = &c->slots[slot];
	uint32_t source = walk_operand(w, node, 0), first = WALK_NONE;
	const struct tensor *t = walk_type(w, source);
	int64_t table = 1;

	for (uint32_t d = 0; d < list->n && d < t->rank; d++)
		if (list->items[d].kind == ARG_NODE) {
			table *= t->dim[d];
			walk_want_all(w, list->items[d].node);
			if (first == WALK_NONE ||
			    tensor_numel(walk_type(w, list->items[d].node)) >
				    tensor_numel(walk_type(w, first)))
				first = list->items[d].node;
		}
	if (first != WALK_NONE)
		rows(w, source, first, table, table ? tensor_numel(t) / table : 0);
	if (walk_is(w, node, "aten._unsafe_masked_index"))
		walk_want_all(w, walk_operand(w, node, 1));
}

static void seed(struct walk *w, uint32_t node)
{
	w->rows[walk_operand(w, node, 0)] += 1;
}

/* Of a call with several outputs: any part of one is all of its operands. */
static void item(struct walk *w, uint32_t node)
{
	uint32_t of = w->g->nodes[node].args[0].node;
	int64_t k = w->g->nodes[node].args[1].i, at = 0, sizes[64];
	bool splits = walk_is(w, of, "aten.split") || walk_is(w, of, "aten.split_with_sizes");
	uint32_t x = walk_operand(w, of, 0);

	if (!splits || x == WALK_NONE) {
		boxes_add_all(&w->demand[of]);
		return;
	}
	uint32_t d = walk_dim(w, of, "dim", walk_type(w, x)->rank);
	const struct call *c = &w->b->calls[of];

	if (c->slots[1].kind == ARG_LIST) {
		call_ints(c, 1, sizes);
		for (int64_t i = 0; i < k; i++)
			at += sizes[i];
	} else {
		at = k * call_int(c, 1);
	}
	for (uint32_t i = 0; i < w->demand[node].n; i++) {
		struct box b = w->demand[node].b[i];

		b.lo[d] += at;
		walk_want_box(w, x, &b);
	}
}

static const struct pass_row {
	const char *packet;
	pass_fn *pass;
} rows_of_ops[] = {
	{"aten.permute", pass_permute},
	{"aten.t", pass_permute},
	{"aten.transpose", pass_permute},
	{"aten.slice", pass_slice},
	{"aten.select", pass_select},
	{"aten.reshape", pass_reshape},
	{"aten.view", pass_reshape},
	{"aten._unsafe_view", pass_reshape},
	{"aten.unsqueeze", pass_reshape},
	{"aten.squeeze", pass_reshape},
	{"aten.expand", pointwise},
	{"aten.clone", pointwise},
	{"aten.alias", pointwise},
	{"aten.detach", pointwise},
	{"aten.lift_fresh_copy", pointwise},
	{"prims.convert_element_type", pointwise},
	{"aten.cat", cat},
	{"aten.constant_pad_nd", pad},
	{"aten.slice_scatter", pass_slice_scatter},
	{"aten.select_scatter", pass_slice_scatter},
	{"aten.embedding", embedding},
	{"aten.gather", gather},
	{"aten.index_select", gather},
	{"aten.index", index_tensor},
	{"aten._unsafe_index", index_tensor},
	{"aten._unsafe_masked_index", index_tensor},
	{"aten.copy_", pass_copy},
	{"prims.inductor_lookup_seed", seed},
	{"aten.split", nothing},
	{"aten.split_with_sizes", nothing},
	{"aten.var_mean", walk_want_operands},
	{"aten.sort", walk_want_operands},
	{"aten.cumsum", walk_want_operands},
	{"prims.inductor_random", pointwise},
};

void walk_pass(struct walk *w, uint32_t node)
{
	const struct call *c = &w->b->calls[node];

	if (w->g->nodes[node].kind == NODE_GETITEM) {
		item(w, node);
		return;
	}
	for (size_t i = 0; i < sizeof(rows_of_ops) / sizeof(*rows_of_ops); i++)
		if (walk_is(w, node, rows_of_ops[i].packet)) {
			rows_of_ops[i].pass(w, node);
			return;
		}
	if (!c->op)
		unknown(w, node);
	else if (c->op->flags & OP_MUTATES)
		pass_mutation(w, node);
	else if (c->op->flags & OP_ALLOC)
		nothing(w, node);
	else if (c->op->flags & OP_SCATTER)
		pass_scatter(w, node);
	else if (c->op->flags & OP_POINTWISE)
		pointwise(w, node);
	else if (c->op->flags & OP_REDUCTION)
		reduce(w, node);
	else
		unknown(w, node);
}
