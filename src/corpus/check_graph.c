/* What a stored graph says besides its regions: text, verdicts, sizes, payloads. */
#include "corpus/check_int.h"
#include "ir/text.h"
#include "op/op.h"

#include <string.h>

enum { MEMBERS_MAX = 512 };

/* The letters of corpus.md §4 for the schema of a row. */
static struct str letters(struct arena *a, const struct schema *s)
{
	static const char by_type[] = {
		[SLOT_TENSOR] = 'T', [SLOT_TENSORS] = 'L',  [SLOT_OTENSORS] = 'O',
		[SLOT_SCALAR] = 's', [SLOT_SYMINT] = 'S',   [SLOT_SYMINTS] = 'Z',
		[SLOT_INT] = 'i',    [SLOT_INTS] = 'I',     [SLOT_FLOAT] = 'f',
		[SLOT_FLOATS] = 'F', [SLOT_BOOL] = 'b',     [SLOT_DTYPE] = 'd',
		[SLOT_DEVICE] = 'v', [SLOT_FORMAT] = 'm',   [SLOT_LAYOUT] = 'l',
		[SLOT_STRING] = 't', [SLOT_GENERATOR] = 'g'};
	struct buf b = buf_new(a);

	for (uint32_t i = 0; i < s->nslots; i++)
		buf_char(&b, by_type[s->slots[i].type]);
	return buf_view(&b);
}

static void check_slots(struct checker *c, struct arena *tmp, const struct cut_graph *g,
			struct str target, const char *base)
{
	const struct op *op = op_find(target);
	struct str recorded = sidecar_slots((void *)&g->side, target), own;
	const struct schema *s = op ? op_schema(op) : NULL;

	if (!s || !s->nslots || !recorded.n)
		return;
	own = letters(tmp, s);
	if (!str_eq(own, recorded))
		check_add(c, "S3", base, recorded,
			  str_of(arena_printf(tmp, STR_FMT " of the table, of " STR_FMT,
					      STR_ARG(own), STR_ARG(target))));
}

static const char *verdict_word(const struct verdict *v)
{
	return v->fuse ? "fused" : v->why ? v->why : "not fused";
}

static void check_verdict(struct checker *c, struct arena *tmp, const struct node *n,
			  const struct sidecar *side, const char *base)
{
	struct part_opts none = {.cat_inputs = side->cat_inputs}, opts = none;

	opts.fact = sidecar_verdict;
	opts.ctx = (void *)side;
	struct verdict recorded = part_verdict(n, &opts), table = part_verdict(n, &none);

	if (recorded.fuse != table.fuse)
		check_add(c, "S3", base, str_of(verdict_word(&recorded)),
			  str_of(arena_printf(tmp, "%s by the table, " STR_FMT,
					      verdict_word(&table), STR_ARG(n->target))));
}

/* Each op of the graph once. */
static void check_table(struct checker *c, struct arena *tmp, const struct cut_graph *g,
			const char *base)
{
	struct map seen = map_new(tmp);

	for (uint32_t i = 0; i < g->g->nnodes; i++) {
		const struct node *n = &g->g->nodes[i];

		if (n->kind != NODE_CALL || !map_set(&seen, n->target, 1))
			continue;
		check_verdict(c, tmp, n, &g->side, base);
		check_slots(c, tmp, g, n->target, base);
	}
}

static void check_sizes(struct checker *c, struct arena *tmp, const struct cut_graph *g,
			const char *base)
{
	int64_t regions = g->parts.nparts, kernels = g->side.kernels;

	for (uint32_t i = 0; i < g->parts.nparts; i++)
		if (g->parts.parts[i].n > MEMBERS_MAX)
			check_add(c, "S4", base, str_of(arena_printf(tmp, "region %u", i)),
				  str_of(arena_printf(tmp, "%u members", g->parts.parts[i].n)));
	if (kernels > 0 && (regions > 2 * kernels || kernels > 2 * regions))
		check_add(c, "S4", base,
			  str_of(arena_printf(tmp, "%lld kernels", (long long)kernels)),
			  str_of(arena_printf(tmp, "%lld regions", (long long)regions)));
}

static bool has_payload(const struct sidecar *s, struct str name)
{
	for (uint32_t i = 0; i < s->nattrs; i++)
		if (str_eq(s->attrs[i].name, name))
			return s->attrs[i].data.n > 0;
	return false;
}

static bool is_unknown(const struct node *n)
{
	return n->kind == NODE_FOREIGN || (n->kind == NODE_CALL && !op_find(n->target));
}

/* An integer of which nothing was seen, and an op of which nothing is known. */
static bool is_blind_input(const struct cut_graph *g, uint32_t node)
{
	const struct sidecar_input *in = node < g->side.ninputs ? &g->side.inputs[node] : NULL;
	bool is_int = in && in->t.dtype && dtype_category(in->t.dtype) == CATEGORY_INT;

	if (!is_int || in->obs.is_known || in->data.n)
		return false;
	for (uint32_t k = 0; k < g->parts.users.n[node]; k++)
		if (is_unknown(&g->g->nodes[g->parts.users.of[node][k]]))
			return true;
	return false;
}

/* What stands in the way of running the graph as a whole. */
static void check_replay(struct checker *c, const struct cut_graph *g, const char *base)
{
	for (uint32_t i = 0; i < g->g->nnodes; i++) {
		const struct node *n = &g->g->nodes[i];

		if (n->kind == NODE_ATTR && !has_payload(&g->side, n->target))
			check_add(c, "S10", base, n->target,
				  STR("an attribute without values"));
		if (n->kind == NODE_PARAM && is_blind_input(g, i))
			check_add(c, "S10", base, n->name,
				  STR("an integer that was not seen goes to an unknown op"));
	}
}

void check_graph_facts(struct checker *c, const struct cut_graph *g, struct str text,
		       const char *base)
{
	struct arena tmp = {0};
	struct buf b = buf_new(&tmp);

	buf_grow(&b, text.n);
	text_print(&b, g->g);
	if (!str_eq(buf_view(&b), text))
		check_add(c, "H1", base, STR("the text"), STR("does not print back as it is"));
	check_table(c, &tmp, g, base);
	check_sizes(c, &tmp, g, base);
	check_replay(c, g, base);
	arena_release(&tmp);
}
