/* Structures that intervals do not see: permutations, seeds, windows, signs of floats. */
#include "corpus/constraint_int.h"
#include "part/part.h"

#include <math.h>
#include <string.h>

#define NONE UINT32_MAX

static const struct str moves[] = {
	STR_ROW("aten.reshape"), STR_ROW("aten.view"),      STR_ROW("aten._unsafe_view"),
	STR_ROW("aten.permute"), STR_ROW("aten.unsqueeze"), STR_ROW("aten.squeeze"),
	STR_ROW("aten.expand"),  STR_ROW("aten.t"),         STR_ROW("aten.transpose"),
	STR_ROW("aten.clone"),   STR_ROW("aten.alias"),     {0}};

/* Through views and expand, to what is being viewed. */
static uint32_t through_views(const struct flow *f, uint32_t node)
{
	while (node != NONE && flow_in(f, node, moves) && flow_operand(f, node, 0) != NONE)
		node = flow_operand(f, node, 0);
	return node;
}

static bool is_iota(const struct flow *f, uint32_t node, int64_t n)
{
	node = through_views(f, node);
	return node != NONE &&
	       (flow_is(f, node, "prims.iota") || flow_is(f, node, "aten.arange")) &&
	       f->can[node].lo == 0 && f->can[node].hi == n - 1;
}

static bool is_fill(const struct flow *f, uint32_t node)
{
	static const struct str makers[] = {STR_ROW("aten.full"),
					    STR_ROW("aten.empty"),
					    STR_ROW("aten.empty_strided"),
					    STR_ROW("aten.new_empty"),
					    STR_ROW("aten.new_empty_strided"),
					    {0}};

	node = through_views(f, node);
	return node != NONE && flow_in(f, node, makers);
}

static bool is_param(const struct flow *f, uint32_t node)
{
	return node != NONE && node < f->g->nparams;
}

static void permuted(struct flow *f, uint32_t index, int64_t n)
{
	uint32_t v = through_views(f, index);

	if (is_param(f, v) && n > 0)
		f->special[v] = (struct gen){.kind = GEN_PERM, .hi = n};
}

/* index_put(alloc, [.., v, ..], iota(N)), scatter(alloc, d, v, iota(N)). */
static void find_perm(struct flow *f, uint32_t node)
{
	static const struct str puts[] = {
		STR_ROW("aten.index_put"), STR_ROW("aten._unsafe_index_put"), {0}};
	uint32_t base = flow_operand(f, node, 0);
	const struct call *c = &f->b->calls[node];

	if (base == NONE || !is_fill(f, base))
		return;
	if (flow_in(f, node, puts)) {
		uint32_t values = flow_operand(f, node, 2);
		const struct arg *list = &c->slots[1];

		for (uint32_t d = 0; list->kind == ARG_LIST && d < list->n; d++)
			if (list->items[d].kind == ARG_NODE && values != NONE &&
			    is_iota(f, values, flow_type(f, base)->dim[d]))
				permuted(f, list->items[d].node, flow_type(f, base)->dim[d]);
	} else if (flow_is(f, node, "aten.scatter")) {
		uint32_t src = flow_operand(f, node, 3);
		i128 d;

		if (src != NONE && flow_literal(f, node, 1, &d) && d >= 0 &&
		    d < flow_type(f, base)->rank && is_iota(f, src, flow_type(f, base)->dim[d]))
			permuted(f, flow_operand(f, node, 2), flow_type(f, base)->dim[d]);
	}
}

static void find_seed(struct flow *f, uint32_t node)
{
	uint32_t v = flow_is(f, node, "prims.inductor_lookup_seed") ? flow_operand(f, node, 0)
								    : NONE;

	if (is_param(f, v))
		f->special[v] = (struct gen){.kind = GEN_SEED};
}

static void find_one_hot(struct flow *f, uint32_t node)
{
	if (!flow_is(f, node, "aten.eq"))
		return;
	for (uint32_t i = 0; i < 2; i++) {
		uint32_t v = through_views(f, flow_operand(f, node, i));
		uint32_t other = through_views(f, flow_operand(f, node, 1 - i));

		if (is_param(f, v) && other != NONE && flow_is(f, other, "prims.iota") &&
		    f->can[other].lo == 0)
			f->soft[v] = (int64_t)f->can[other].hi + 1;
	}
}

static uint32_t ints_of(const struct flow *f, uint32_t node, const char *name, int64_t out[4],
			uint32_t rank, int64_t absent)
{
	int slot = flow_slot(f, node, name);
	const struct call *c = &f->b->calls[node];
	uint32_t n = slot >= 0 && c->slots[slot].kind == ARG_LIST ? c->slots[slot].n : 0;

	for (uint32_t d = 0; d < rank && d < 4; d++)
		out[d] = n ? c->slots[slot].items[n == 1 ? 0 : d < n ? d : n - 1].i : absent;
	return n;
}

/* Offsets of a pooling window must lie inside the input. */
static void find_pool(struct flow *f, uint32_t node)
{
	uint32_t v = flow_is(f, node, "prims._low_memory_max_pool_offsets_to_indices")
			     ? through_views(f, flow_operand(f, node, 0))
			     : NONE;
	struct gen g = {.kind = GEN_POOL};

	if (!is_param(f, v))
		return;
	g.npool = ints_of(f, node, "kernel_size", g.pool[0], 4, 1);
	ints_of(f, node, "input_size", g.pool[1], g.npool, 1);
	if (!ints_of(f, node, "stride", g.pool[2], g.npool, 1))
		memcpy(g.pool[2], g.pool[0], sizeof(g.pool[0]));
	ints_of(f, node, "padding", g.pool[3], g.npool, 0);
	ints_of(f, node, "dilation", g.pool[4], g.npool, 1);
	f->special[v] = g;
}

/* Through views, conversion and the addition of something not negative. */
static uint32_t through_sums(const struct flow *f, uint32_t node)
{
	for (;;) {
		uint32_t next = NONE;

		if (node == NONE || node < f->g->nparams)
			return node;
		if (flow_in(f, node, moves) || flow_is(f, node, "prims.convert_element_type"))
			next = flow_operand(f, node, 0);
		else if (flow_is(f, node, "aten.add") && flow_operand(f, node, 1) == NONE &&
			 call_f64(&f->b->calls[node], 1) >= 0)
			next = flow_operand(f, node, 0);
		if (next == NONE)
			return node;
		node = next;
	}
}

static void floats(struct flow *f, uint32_t operand, enum gen_kind kind)
{
	uint32_t v = through_sums(f, operand);

	if (is_param(f, v) && dtype_category(flow_type(f, v)->dtype) == CATEGORY_FLOAT &&
	    f->special[v].kind != GEN_POS)
		f->special[v] = (struct gen){.kind = kind};
}

static void find_signs(struct flow *f, uint32_t node)
{
	static const struct str roots[] = {STR_ROW("aten.sqrt"),  STR_ROW("aten.rsqrt"),
					   STR_ROW("aten.log"),   STR_ROW("aten.log2"),
					   STR_ROW("aten.log10"), {0}};
	static const struct str arcs[] = {
		STR_ROW("aten.asin"), STR_ROW("aten.acos"), STR_ROW("aten.atanh"), {0}};
	const struct call *c = &f->b->calls[node];

	if (flow_in(f, node, roots))
		floats(f, flow_operand(f, node, 0), GEN_NONNEG);
	if (flow_in(f, node, arcs))
		floats(f, flow_operand(f, node, 0), GEN_UNIT);
	if (flow_is(f, node, "aten.reciprocal"))
		floats(f, flow_operand(f, node, 0), GEN_POS);
	if (flow_is(f, node, "aten.div") && flow_operand(f, node, 1) != NONE)
		floats(f, flow_operand(f, node, 1), GEN_POS);
	if (flow_is(f, node, "aten.pow") && c->slots[1].kind == ARG_FLOAT &&
	    c->slots[1].f != floor(c->slots[1].f))
		floats(f, flow_operand(f, node, 0), GEN_NONNEG);
}

void flow_structure(struct flow *f)
{
	for (uint32_t i = f->g->nparams; i < f->g->nnodes; i++) {
		if (f->g->nodes[i].kind != NODE_CALL)
			continue;
		find_perm(f, i);
		find_seed(f, i);
		find_one_hot(f, i);
		find_pool(f, i);
		find_signs(f, i);
	}
}
