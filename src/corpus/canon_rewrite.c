/* From a region's graph to vertices: dead members out, aliases through, hazards found. */
#include "corpus/canon_int.h"
#include "part/part.h"

#include <string.h>

enum status canon_shape(struct rewrite *r, uint32_t node, struct tensor *out)
{
	const struct node *n = &r->g->nodes[node];

	if (n->ann.kind == ANN_TENSOR)
		return tensor_from_ann(&n->ann, out);
	if (!r->tried_bind) {
		r->tried_bind = true;
		TRY_CTX(op_bind(r->a, r->g, NULL, false, &r->bound), "shape of " STR_FMT,
			STR_ARG(n->name));
	}
	if (!r->bound || !r->bound->calls[node].nouts)
		FAIL(INVALID, STR_FMT ": its shape is not known", STR_ARG(n->name));
	*out = *bound_type(r->bound, r->bound->calls[node].alias);
	return STATUS_OK;
}

/* The device of the tensors that are not 0-dimensional; cpu only if all are. */
static void find_main_device(struct rewrite *r)
{
	for (uint32_t i = 0; i < r->g->nnodes; i++) {
		const struct ann *ann = &r->g->nodes[i].ann;

		if (ann->kind != ANN_TENSOR || !ann->device.n)
			continue;
		if (!r->main_device.n || (ann->rank && str_starts(r->main_device, "cpu")))
			r->main_device = ann->device;
	}
	if (r->opts && r->opts->main_device.n)
		r->main_device = r->opts->main_device;
}

static bool is_alias(const struct node *n)
{
	return n->kind == NODE_CALL && (str_is(n->target, "aten.alias.default") ||
					str_is(n->target, "aten.detach.default"));
}

struct marks {
	bool *is_out, *lives;
	uint32_t *stands_for; /* through aliases */
};

static void mark(void *ctx, uint32_t node)
{
	((bool *)ctx)[node] = true;
}

static void mark_live(void *ctx, uint32_t node)
{
	struct marks *m = ctx;

	m->lives[m->stands_for[node]] = true;
}

/* What is an output, mutates, or is needed by one that lives. */
static void find_live(struct rewrite *r, struct marks *m)
{
	const struct graph *g = r->g;

	m->is_out = arena_array(r->a, bool, g->nnodes);
	m->lives = arena_array(r->a, bool, g->nnodes);
	m->stands_for = arena_array(r->a, uint32_t, g->nnodes);
	arg_visit(&g->ret, mark, m->is_out);
	/* An input that is returned as it came is nothing the region computes. */
	for (uint32_t i = 0; i < g->nnodes; i++)
		m->is_out[i] &= g->nodes[i].kind != NODE_PARAM && g->nodes[i].kind != NODE_ATTR;
	for (uint32_t i = 0; i < g->nnodes; i++) {
		const struct node *n = &g->nodes[i];
		bool through =
			is_alias(n) && !m->is_out[i] && n->nargs && n->args[0].kind == ARG_NODE;

		m->stands_for[i] = through ? m->stands_for[n->args[0].node] : i;
		if (n->kind != NODE_PARAM && n->kind != NODE_ATTR && part_mutates(n))
			m->is_out[i] = true;
	}
	for (uint32_t i = g->nnodes; i-- > 0;) {
		m->lives[i] |= m->is_out[i];
		if (m->lives[i] && m->stands_for[i] == i)
			node_visit(&g->nodes[i], mark_live, m);
	}
}

MUST static enum status add_input(struct rewrite *r, uint32_t node)
{
	const struct node *n = &r->g->nodes[node];
	const struct canon_input *known = r->opts && r->opts->inputs && node < r->g->nparams
						  ? &r->opts->inputs[node]
						  : NULL;
	struct vertex *v = &r->v[r->nv];
	struct str dev = n->ann.kind == ANN_TENSOR ? n->ann.device : (struct str){0};

	v->kind = VERTEX_INPUT;
	v->node = node;
	if (n->ann.kind != ANN_TENSOR)
		FAIL(INVALID, "input " STR_FMT " has no shape", STR_ARG(n->name));
	TRY_CTX(tensor_from_ann(&n->ann, &v->in.t), "input " STR_FMT, STR_ARG(n->name));
	v->in.group = -1;
	v->in.is_cpu = str_starts(dev, "cpu") && !str_starts(r->main_device, "cpu");
	if (known) {
		v->in.group = known->group;
		v->in.t.offset = known->offset;
		v->in.data = known->data;
		if (known->obs)
			v->in.obs = *known->obs;
	}
	point_normalise(&v->in.t);
	r->of[node] = r->nv++;
	return STATUS_OK;
}

struct operands {
	struct rewrite *r;
	struct vertex *v;
	VEC(uint32_t) list;
};

static void collect(const struct arg *arg, struct operands *o)
{
	if (arg->kind == ARG_NODE)
		vec_push(&o->list, o->r->a, arg->node);
	if (arg->kind >= ARG_SLICE)
		for (uint32_t i = 0; i < arg->n; i++)
			collect(&arg->items[i], o);
}

MUST static enum status add_call(struct rewrite *r, struct marks *m, uint32_t node)
{
	const struct node *n = &r->g->nodes[node];
	struct vertex *v = &r->v[r->nv];
	struct operands o = {.r = r, .v = v};
	uint32_t *map = arena_array(r->a, uint32_t, node);

	v->kind = VERTEX_CALL;
	v->node = node;
	v->is_out = m->is_out[node];
	v->mutates = n->kind == NODE_CALL && part_mutates(n);
	TRY_CTX(canon_places(r, n, v), STR_FMT ":%u: " STR_FMT, STR_ARG(r->g->origin), n->line,
		STR_ARG(n->name));
	for (uint32_t i = 0; i < node; i++)
		map[i] = r->of[m->stands_for[i]];
	for (uint32_t i = 0; i < v->nplaces; i++) {
		v->places[i].value = arg_map(r->a, &v->places[i].value, map);
		collect(&v->places[i].value, &o);
	}
	v->operands = o.list.p;
	v->noperands = o.list.n;
	r->of[node] = r->nv++;
	return STATUS_OK;
}

/* The storages that a vertex may be a view of: its own, or its operands'. */
static bool shares(const struct rewrite *r, const struct vertex *v)
{
	const struct node *n = &r->g->nodes[v->node];

	return v->kind == VERTEX_CALL && (part_is_view(n) || v->mutates);
}

static bool touches(const uint32_t *storage, const struct vertex *v, uint32_t s)
{
	for (uint32_t i = 0; i < v->noperands; i++)
		if (storage[v->operands[i]] == s)
			return true;
	return false;
}

static void add_before(struct rewrite *r, uint32_t first, uint32_t then)
{
	struct vertex *v = &r->v[then];

	for (uint32_t i = 0; i < v->noperands; i++)
		if (v->operands[i] == first)
			return;
	for (uint32_t i = 0; i < v->nbefore; i++)
		if (v->before[i] == first)
			return;
	uint32_t *list = arena_array(r->a, uint32_t, v->nbefore + 1);

	if (v->nbefore)
		memcpy(list, v->before, v->nbefore * sizeof(*list));
	list[v->nbefore++] = first;
	v->before = list;
}

/* A view that only names the storage reads nothing, but moving it past the write would
 * change nothing either, so it is treated as a reader. */
static void find_hazards(struct rewrite *r)
{
	uint32_t *storage = arena_array(r->a, uint32_t, r->nv);

	for (uint32_t i = 0; i < r->nv; i++)
		storage[i] = shares(r, &r->v[i]) && r->v[i].noperands
				     ? storage[r->v[i].operands[0]]
				     : i;
	for (uint32_t m = 0; m < r->nv; m++) {
		if (r->v[m].kind != VERTEX_CALL || !r->v[m].mutates)
			continue;
		for (uint32_t i = r->ninputs; i < r->nv; i++) {
			if (i == m || !touches(storage, &r->v[i], storage[m]))
				continue;
			if (i < m)
				add_before(r, i, m);
			else
				add_before(r, m, i);
		}
	}
}

enum status canon_rewrite(struct rewrite *r)
{
	const struct graph *g = r->g;
	struct marks m = {0};

	find_main_device(r);
	find_live(r, &m);
	r->v = arena_array(r->a, struct vertex, g->nnodes);
	r->of = arena_array(r->a, uint32_t, g->nnodes);
	memset(r->of, 0xff, g->nnodes * sizeof(*r->of));
	for (uint32_t i = 0; i < g->nnodes; i++) {
		const struct node *n = &g->nodes[i];
		bool is_input = n->kind == NODE_PARAM || n->kind == NODE_ATTR;

		if (is_input && m.lives[i])
			TRY(add_input(r, i));
	}
	r->ninputs = r->nv;
	for (uint32_t i = 0; i < g->nnodes; i++) {
		const struct node *n = &g->nodes[i];

		if (n->kind != NODE_PARAM && n->kind != NODE_ATTR && m.lives[i] &&
		    m.stands_for[i] == i)
			TRY(add_call(r, &m, i));
	}
	if (r->nv == r->ninputs)
		FAIL(INVALID, "a region without a statement");
	find_hazards(r);
	return STATUS_OK;
}
