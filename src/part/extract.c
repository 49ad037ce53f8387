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

bool part_is_size(const struct node *n)
{
	return n->kind == NODE_SYM || n->ann.kind == ANN_SYM;
}

struct looker {
	const struct graph *g;
	const struct partition *p;
	struct part_view *v;
	uint32_t part;
};

static void take(struct part_view *v, uint32_t node)
{
	v->at[node] = v->n;
	v->nodes[v->n++] = node;
}

static void meet(void *ctx, uint32_t node)
{
	struct looker *l = ctx;

	if (l->p->of[node] != l->part && l->v->at[node] == PART_NONE &&
	    !part_is_size(&l->g->nodes[node]))
		take(l->v, node);
}

static bool is_output(const struct looker *l, uint32_t node)
{
	const struct users *users = &l->p->users;
	const struct verdict *v = l->p->verdicts;

	if (users->returned[node] || (v ? v[node].mutates : part_mutates(&l->g->nodes[node])))
		return true;
	for (uint32_t k = 0; k < users->n[node]; k++)
		if (l->p->of[users->of[node][k]] != l->part)
			return true;
	return false;
}

/* A part of which nobody wants anything gives all it has. */
static void find_outputs(struct looker *l)
{
	struct part_view *v = l->v;

	v->noutputs = 0;
	for (uint32_t i = v->ninputs; i < v->n; i++)
		if (is_output(l, v->nodes[i]))
			v->outputs[v->noutputs++] = i;
	for (uint32_t i = v->ninputs; !v->noutputs && i < v->n; i++)
		v->outputs[i - v->ninputs] = i;
	if (!v->noutputs)
		v->noutputs = v->n - v->ninputs;
}

struct part_view part_view_new(struct arena *a, const struct graph *g)
{
	struct part_view v = {
		.at = arena_room(a, sizeof(*v.at), g->nnodes, _Alignof(uint32_t)),
		.nodes = arena_room(a, sizeof(*v.nodes), g->nnodes, _Alignof(uint32_t)),
		.outputs = arena_room(a, sizeof(*v.outputs), g->nnodes, _Alignof(uint32_t))};

	for (uint32_t i = 0; i < g->nnodes; i++)
		v.at[i] = PART_NONE;
	return v;
}

const struct part_view *part_look(const struct graph *g, struct partition *p, uint32_t part)
{
	const struct part *members = &p->parts[part];
	struct looker l = {.g = g, .p = p, .v = &p->view, .part = part};

	/* Only what the last part used: a graph has hundreds of them. */
	for (uint32_t i = 0; i < l.v->n; i++)
		l.v->at[l.v->nodes[i]] = PART_NONE;
	l.v->n = 0;
	for (uint32_t i = 0; i < members->n; i++)
		node_visit(&g->nodes[members->nodes[i]], meet, &l);
	l.v->ninputs = l.v->n;
	for (uint32_t i = 0; i < members->n; i++)
		if (g->nodes[members->nodes[i]].kind != NODE_SYM)
			take(l.v, members->nodes[i]);
	find_outputs(&l);
	return l.v;
}

struct extractor {
	struct arena *a;
	const struct graph *g;
	const struct part_view *view;
	part_size *size;
	void *ctx;
};

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
	if (arg->kind == ARG_NODE && part_is_size(&e->g->nodes[arg->node])) {
		if (!e->size || !e->size(e->ctx, e->g, arg->node, &v))
			FAIL(INVALID, "size " STR_FMT " has no known value",
			     STR_ARG(e->g->nodes[arg->node].name));
		*out = arg_int(v);
	} else if (arg->kind == ARG_NODE) {
		out->node = e->view->at[arg->node];
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

static void copy_outputs(struct extractor *e, struct region *r)
{
	const struct part_view *v = e->view;

	r->noutputs = v->noutputs;
	r->outputs = arena_array(e->a, uint32_t, v->noutputs);
	r->g->ret = (struct arg){.kind = ARG_TUPLE, .n = r->noutputs};
	r->g->ret.items = arena_array(e->a, struct arg, r->noutputs);
	for (uint32_t i = 0; i < r->noutputs; i++) {
		r->outputs[i] = v->outputs[i];
		r->g->ret.items[i] = arg_node(r->outputs[i]);
	}
}

static void copy_input(const struct node *from, struct node *to)
{
	*to = *from;
	to->kind = NODE_PARAM;
	to->nargs = to->nkwargs = 0;
}

enum status part_extract(struct arena *a, const struct graph *g, struct partition *p,
			 uint32_t part, part_size *size, void *ctx, struct region *out)
{
	const struct part_view *v = part_look(g, p, part);
	struct extractor e = {.a = a, .g = g, .view = v, .size = size, .ctx = ctx};

	*out = (struct region){.g = arena_new(a, struct graph), .ninputs = v->ninputs};
	out->g->name = STR("Repro");
	out->g->origin = g->origin;
	out->g->nparams = v->ninputs;
	out->g->nnodes = v->n;
	out->g->nodes = arena_array(a, struct node, v->n);
	out->origin = arena_array(a, uint32_t, v->n);
	for (uint32_t i = 0; i < v->n; i++) {
		out->origin[i] = v->nodes[i];
		if (i < v->ninputs)
			copy_input(&g->nodes[v->nodes[i]], &out->g->nodes[i]);
		else
			TRY(copy_node(&e, v->nodes[i], &out->g->nodes[i]));
	}
	copy_outputs(&e, out);
	return STATUS_OK;
}
