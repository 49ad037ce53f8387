/* Which nodes are fused. */
#include "base/map.h"
#include "op/op.h"
#include "part/part.h"

#include <string.h>

/* Exactly these, whatever else is a view: torch's partitioner names them. */
static const char *const transparent[] = {
	"aten.view.default",  "aten.reshape.default",   "aten.permute.default",
	"aten.slice.Tensor",  "aten.unsqueeze.default", "aten.squeeze.default",
	"aten.squeeze.dim",   "aten.expand.default",    "aten.t.default",
	"aten.transpose.int", "aten.select.int",        "aten.as_strided.default",
};

/* Packets of further views; a part of views alone is dropped. */
static const char *const views[] = {
	"aten._unsafe_view",      "aten.alias",           "aten.detach",
	"aten.lift_fresh",        "aten.diagonal",        "aten.unfold",
	"aten.expand_as",         "aten.split",           "aten.split_with_sizes",
	"aten.view_as_real",      "aten.view_as_complex", "aten._neg_view",
	"prims.broadcast_in_dim", "prims.view_of",
};
static const char *const view_overloads[] = {"aten.squeeze.dims", "aten.view.dtype",
					     "aten.unbind.int"};

#define COUNT(x) (sizeof(x) / sizeof((x)[0]))

static bool listed(struct str s, const char *const *list, size_t n)
{
	for (size_t i = 0; i < n; i++)
		if (str_is(s, list[i]))
			return true;
	return false;
}

bool part_is_transparent(const struct node *n)
{
	return n->kind == NODE_GETITEM ||
	       (n->kind == NODE_CALL && listed(n->target, transparent, COUNT(transparent)));
}

static struct str packet(struct str target)
{
	const char *dot = target.n ? memrchr(target.p, '.', target.n) : NULL;

	return dot ? str_slice(target, 0, (size_t)(dot - target.p)) : target;
}

bool part_is_view(const struct node *n)
{
	if (n->kind == NODE_SYM || part_is_transparent(n))
		return true;
	return n->kind == NODE_CALL &&
	       (listed(packet(n->target), views, COUNT(views)) ||
		listed(n->target, view_overloads, COUNT(view_overloads)));
}

bool part_mutates(const struct node *n)
{
	const struct op *op = n->kind == NODE_CALL ? op_find(n->target) : NULL;
	struct str p = packet(n->target);

	if (op)
		return op->flags & OP_MUTATES;
	/* torch's rule of naming: a trailing underscore, and not a dunder. */
	return n->kind == NODE_CALL && str_ends(p, "_") && !str_ends(p, "__");
}

static bool few_inputs(const struct node *n, uint32_t most)
{
	return n->nargs && n->args[0].kind == ARG_LIST && n->args[0].n <= most;
}

static struct verdict by_table(const struct node *n, uint32_t cat_inputs)
{
	const struct op *op;

	if (n->kind == NODE_FOREIGN || (n->kind == NODE_SYM && !n->target.n))
		return (struct verdict){.why = "not-overload"};
	if (n->kind == NODE_SYM)
		return (struct verdict){.fuse = true};
	op = op_find(n->target);
	if (!op)
		return (struct verdict){.why = "unknown-op"};
	if (op->fuse == FUSE_CAT && !few_inputs(n, cat_inputs))
		return (struct verdict){.why = "cat-inputs"};
	if (op->fuse == FUSE_YES || op->fuse == FUSE_CAT)
		return (struct verdict){.fuse = true};
	return (struct verdict){.why = op_fuse_name(op->fuse)};
}

static struct verdict by_rules(const struct node *n, const struct part_opts *opts)
{
	const char *why = NULL;
	int fact;

	if (n->kind == NODE_PARAM || n->kind == NODE_ATTR)
		return (struct verdict){0};
	if (part_is_transparent(n))
		return (struct verdict){.fuse = true};
	fact = opts && opts->fact ? opts->fact(opts->ctx, n, &why) : -1;
	if (fact >= 0)
		return (struct verdict){.fuse = fact, .why = fact ? NULL : why};
	return by_table(n, opts && opts->cat_inputs ? opts->cat_inputs : 8);
}

/* What a call's op alone says, in bits: a graph has thousands of calls of a few dozen ops. */
enum { IS_VIEW = 1, MUTATES = 2, HAS_ROW = 4 };

static uint64_t facts_of(const struct node *n)
{
	return (part_is_view(n) ? IS_VIEW : 0) | (part_mutates(n) ? MUTATES : 0) |
	       (n->kind == NODE_CALL && op_find(n->target) ? HAS_ROW : 0);
}

static struct verdict verdict_of(const struct node *n, const struct part_opts *opts,
				 uint64_t facts)
{
	struct verdict v = by_rules(n, opts);

	v.is_view = facts & IS_VIEW;
	v.mutates = facts & MUTATES;
	v.has_row = facts & HAS_ROW;
	return v;
}

struct verdict part_verdict(const struct node *n, const struct part_opts *opts)
{
	return verdict_of(n, opts, facts_of(n));
}

struct verdict *part_verdicts(struct arena *a, const struct graph *g,
			      const struct part_opts *opts)
{
	struct verdict *v = arena_array(a, struct verdict, g->nnodes);
	struct map known = map_new(a);

	for (uint32_t i = 0; i < g->nnodes; i++) {
		const struct node *n = &g->nodes[i];
		uint64_t *facts = n->kind == NODE_CALL ? map_find(&known, n->target) : NULL;
		uint64_t bits = facts ? *facts : facts_of(n);

		if (n->kind == NODE_CALL && !facts)
			map_set(&known, n->target, bits);
		v[i] = verdict_of(n, opts, bits);
	}
	return v;
}
