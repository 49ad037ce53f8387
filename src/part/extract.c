/* Users, reasons, and one part as a graph of its own. */
#include "part/part.h"

#include <string.h>

struct count {
	uint32_t *n, *last, **of;
	uint32_t user;
};

static void count_one(void *ctx, uint32_t node)
{
	struct count *c = ctx;

	if (c->last[node] == c->user + 1)
		return;
	c->last[node] = c->user + 1;
	if (c->of)
		c->of[node][c->n[node]] = c->user;
	c->n[node]++;
}

static void mark_one(void *ctx, uint32_t node)
{
	((bool *)ctx)[node] = true;
}

struct users part_users(struct arena *a, const struct graph *g)
{
	struct users u = {.of = arena_array(a, uint32_t *, g->nnodes),
			  .n = arena_array(a, uint32_t, g->nnodes),
			  .returned = arena_array(a, bool, g->nnodes)};
	struct count c = {.n = u.n, .last = arena_array(a, uint32_t, g->nnodes)};

	for (c.user = 0; c.user < g->nnodes; c.user++)
		node_visit(&g->nodes[c.user], count_one, &c);
	for (uint32_t i = 0; i < g->nnodes; i++) {
		u.of[i] = arena_array(a, uint32_t, u.n[i]);
		u.n[i] = 0;
		c.last[i] = 0;
	}
	c.of = u.of;
	for (c.user = 0; c.user < g->nnodes; c.user++)
		node_visit(&g->nodes[c.user], count_one, &c);
	arg_visit(&g->ret, mark_one, u.returned);
	return u;
}

static const struct refusal *find_refusal(const struct partition *p, uint32_t node,
					  uint32_t user)
{
	for (uint32_t i = 0; i < p->nrefusals; i++)
		if (p->refusals[i].node == node && p->refusals[i].user == user)
			return &p->refusals[i];
	return NULL;
}

static void put_reason(struct buf *b, const struct graph *g, const struct refusal *r)
{
	buf_cstr(b, r ? "cycle" : "taken");
	for (uint32_t i = 0; r && i < r->npath; i++) {
		buf_cstr(b, i ? " -> " : " (");
		buf_str(b, g->nodes[r->path[i]].name);
	}
	buf_cstr(b, r && r->npath ? ")\n" : "\n");
}

void part_why(struct buf *b, const struct graph *g, const struct verdict *v,
	      const struct partition *p)
{
	const struct users *users = &p->users;

	for (uint32_t i = 0; i < g->nnodes; i++)
		for (uint32_t k = 0; v[i].fuse && k < users->n[i]; k++) {
			uint32_t u = users->of[i][k];

			if (p->of[i] == p->of[u] && p->of[i] != PART_NONE)
				continue;
			buf_str(b, g->nodes[i].name);
			buf_cstr(b, " -> ");
			buf_str(b, g->nodes[u].name);
			buf_cstr(b, ": ");
			if (v[u].fuse)
				put_reason(b, g, find_refusal(p, i, u));
			else
				buf_cstr(b, "extern\n");
		}
}

struct extractor {
	struct arena *a;
	const struct graph *g;
	const struct partition *p;
	uint32_t part;
	uint32_t *map; /* node of the region, or PART_NONE */
	struct region *out;
	part_size *size;
	void *ctx;
	VEC(uint32_t) inputs;
};

static bool is_size(const struct node *n)
{
	return n->kind == NODE_SYM || n->ann.kind == ANN_SYM;
}

static void meet(void *ctx, uint32_t node)
{
	struct extractor *e = ctx;

	if (e->p->of[node] == e->part || e->map[node] != PART_NONE ||
	    is_size(&e->g->nodes[node]))
		return;
	e->map[node] = e->inputs.n;
	vec_push(&e->inputs, e->a, node);
}

MUST static enum status copy_arg(struct extractor *e, const struct arg *arg, struct arg *out);

MUST static enum status copy_items(struct extractor *e, const struct arg *arg, struct arg *out)
{
	out->items = arena_array(e->a, struct arg, arg->n);
	for (uint32_t i = 0; i < arg->n; i++)
		TRY(copy_arg(e, &arg->items[i], &out->items[i]));
	return STATUS_OK;
}

/* Sizes that are nodes or expressions become what they are in this capture. */
MUST static enum status copy_arg(struct extractor *e, const struct arg *arg, struct arg *out)
{
	int64_t v;

	*out = *arg;
	if (arg->kind == ARG_EXPR)
		FAIL(INVALID, "an expression of sizes as argument: '" STR_FMT "'",
		     STR_ARG(arg->s));
	if (arg->kind == ARG_NODE && is_size(&e->g->nodes[arg->node])) {
		if (!e->size || !e->size(e->ctx, e->g, arg->node, &v))
			FAIL(INVALID, "size " STR_FMT " has no known value",
			     STR_ARG(e->g->nodes[arg->node].name));
		*out = arg_int(v);
	} else if (arg->kind == ARG_NODE) {
		out->node = e->map[arg->node];
	} else if (arg->kind >= ARG_SLICE) {
		TRY(copy_items(e, arg, out));
	}
	return STATUS_OK;
}

MUST static enum status copy_node(struct extractor *e, uint32_t from, struct node *to)
{
	const struct node *n = &e->g->nodes[from];

	*to = *n;
	to->args = arena_array(e->a, struct arg, n->nargs);
	to->kwargs = arena_array(e->a, struct kwarg, n->nkwargs);
	for (uint32_t i = 0; i < n->nargs; i++)
		TRY_CTX(copy_arg(e, &n->args[i], &to->args[i]), STR_FMT ":%u",
			STR_ARG(e->g->origin), n->line);
	for (uint32_t i = 0; i < n->nkwargs; i++) {
		to->kwargs[i].name = n->kwargs[i].name;
		TRY(copy_arg(e, &n->kwargs[i].value, &to->kwargs[i].value));
	}
	return STATUS_OK;
}

static bool is_output(const struct extractor *e, uint32_t node)
{
	const struct users *users = &e->p->users;

	if (e->g->nodes[node].kind == NODE_SYM)
		return false;
	if (users->returned[node] || part_mutates(&e->g->nodes[node]))
		return true;
	for (uint32_t k = 0; k < users->n[node]; k++)
		if (e->p->of[users->of[node][k]] != e->part)
			return true;
	return false;
}

static void find_outputs(struct extractor *e, const struct part *part)
{
	struct region *r = e->out;
	bool any = false;

	r->outputs = arena_array(e->a, uint32_t, part->n);
	for (uint32_t i = 0; i < part->n; i++)
		any |= is_output(e, part->nodes[i]);
	for (uint32_t i = 0; i < part->n; i++)
		if (any ? is_output(e, part->nodes[i])
			: e->g->nodes[part->nodes[i]].kind != NODE_SYM)
			r->outputs[r->noutputs++] = e->map[part->nodes[i]];
	r->g->ret = (struct arg){.kind = ARG_TUPLE, .n = r->noutputs};
	r->g->ret.items = arena_array(e->a, struct arg, r->noutputs);
	for (uint32_t i = 0; i < r->noutputs; i++)
		r->g->ret.items[i] = arg_node(r->outputs[i]);
}

enum status part_extract(struct arena *a, const struct graph *g, const struct partition *p,
			 uint32_t part, part_size *size, void *ctx, struct region *out)
{
	const struct part *members = &p->parts[part];
	struct extractor e = {.a = a,
			      .g = g,
			      .p = p,
			      .part = part,
			      .out = out,
			      .size = size,
			      .ctx = ctx,
			      .map = arena_array(a, uint32_t, g->nnodes)};

	*out = (struct region){.g = arena_new(a, struct graph)};
	memset(e.map, 0xff, g->nnodes * sizeof(*e.map));
	for (uint32_t i = 0; i < members->n; i++)
		node_visit(&g->nodes[members->nodes[i]], meet, &e);
	out->ninputs = e.inputs.n;
	out->g->name = STR("Repro");
	out->g->origin = g->origin;
	out->g->nparams = e.inputs.n;
	out->g->nodes = arena_array(a, struct node, e.inputs.n + members->n);
	out->origin = arena_array(a, uint32_t, e.inputs.n + members->n);
	for (uint32_t i = 0; i < e.inputs.n; i++) {
		out->g->nodes[i] = g->nodes[e.inputs.p[i]];
		out->g->nodes[i].kind = NODE_PARAM;
		out->g->nodes[i].nargs = out->g->nodes[i].nkwargs = 0;
		out->origin[i] = e.inputs.p[i];
	}
	uint32_t at = e.inputs.n;

	for (uint32_t i = 0; i < members->n; i++) {
		uint32_t m = members->nodes[i];

		/* A size inside is taken by its value; the statement goes. */
		if (g->nodes[m].kind == NODE_SYM)
			continue;
		e.map[m] = at;
		out->origin[at] = m;
		TRY(copy_node(&e, m, &out->g->nodes[at++]));
	}
	out->g->nnodes = at;
	find_outputs(&e, members);
	return STATUS_OK;
}
