/* Walking and copying of arguments. */
#include "ir/graph.h"

static bool has_items(const struct arg *arg)
{
	return arg->kind == ARG_LIST || arg->kind == ARG_TUPLE || arg->kind == ARG_DICT ||
	       arg->kind == ARG_SLICE || arg->kind == ARG_EXPR;
}

void arg_visit(const struct arg *arg, arg_visit_fn *f, void *ctx)
{
	if (arg->kind == ARG_NODE)
		f(ctx, arg->node);
	if (has_items(arg))
		for (uint32_t i = 0; i < arg->n; i++)
			arg_visit(&arg->items[i], f, ctx);
}

void node_visit(const struct node *n, arg_visit_fn *f, void *ctx)
{
	for (uint32_t i = 0; i < n->nargs; i++)
		arg_visit(&n->args[i], f, ctx);
	for (uint32_t i = 0; i < n->nkwargs; i++)
		arg_visit(&n->kwargs[i].value, f, ctx);
}

struct arg arg_map(struct arena *a, const struct arg *arg, const uint32_t *map)
{
	struct arg out = *arg;

	if (arg->kind == ARG_NODE)
		out.node = map[arg->node];
	if (has_items(arg)) {
		out.items = arena_array(a, struct arg, arg->n);
		for (uint32_t i = 0; i < arg->n; i++)
			out.items[i] = arg_map(a, &arg->items[i], map);
	}
	return out;
}

struct node node_map(struct arena *a, const struct node *n, const uint32_t *map)
{
	struct node out = *n;

	out.args = arena_array(a, struct arg, n->nargs);
	out.kwargs = arena_array(a, struct kwarg, n->nkwargs);
	for (uint32_t i = 0; i < n->nargs; i++)
		out.args[i] = arg_map(a, &n->args[i], map);
	for (uint32_t i = 0; i < n->nkwargs; i++)
		out.kwargs[i] =
			(struct kwarg){n->kwargs[i].name, arg_map(a, &n->kwargs[i].value, map)};
	return out;
}

struct arg arg_int(int64_t v)
{
	return (struct arg){.kind = ARG_INT, .i = v};
}

struct arg arg_node(uint32_t node)
{
	return (struct arg){.kind = ARG_NODE, .node = node};
}

struct arg arg_ints(struct arena *a, const int64_t *v, uint32_t n)
{
	struct arg out = {.kind = ARG_LIST, .n = n};

	out.items = arena_array(a, struct arg, n);
	for (uint32_t i = 0; i < n; i++)
		out.items[i] = arg_int(v[i]);
	return out;
}
