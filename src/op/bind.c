/*
 * Binding: from a graph as text to calls of rows with types.  A mutated input is
 * followed by name: after copy_(x, a), a later use of x means what copy_ returned,
 * so everything above works on values and never on places.
 */
#include "op/infer_int.h"

#include <stdio.h>
#include <string.h>

struct binder {
	struct arena *arena;
	struct bound *b;
	const struct binding *bindings;
	uint32_t *now;   /* per node: the node that holds its present value */
	uint32_t *stale; /* per node: 1 + the node that wrote behind this view of an input */
};

#define FAIL_NODE(b, n, status, ...)                                                        \
	do {                                                                                \
		char words_[256];                                                           \
		snprintf(words_, sizeof(words_), __VA_ARGS__);                              \
		return status_tell(STATUS_##status, 1, __FILE__, __LINE__,                  \
				   STR_FMT ":%u: " STR_FMT ": %s", STR_ARG((b)->g->origin), \
				   (n)->line, STR_ARG((n)->name), words_);                  \
	} while (0)

static enum dtype widen(const struct bound *b, enum dtype d)
{
	return b->wide && d != DTYPE_none && dtype_is_float(d) ? DTYPE_f64 : d;
}

MUST static enum status bind_param(struct binder *w, uint32_t at)
{
	struct bound *b = w->b;
	const struct node *n = &b->g->nodes[at];
	struct call *c = &b->calls[at];
	struct tensor t;

	if (w->bindings && !w->bindings[at].is_tensor)
		return STATUS_OK; /* a value; uses read it from the binding */
	if (!w->bindings && n->ann.kind != ANN_TENSOR)
		FAIL_NODE(b, n, UNSUPPORTED, "a parameter that is no tensor has no value");
	if (w->bindings)
		t = w->bindings[at].t;
	else
		TRY_CTX(tensor_from_ann(&n->ann, &t), "for parameter " STR_FMT,
			STR_ARG(n->name));
	TRY_CTX(tensor_check(&t), "for parameter " STR_FMT, STR_ARG(n->name));
	if (!dtype_computes(t.dtype))
		FAIL_NODE(b, n, UNSUPPORTED, "%s cannot be computed with", dtype_name(t.dtype));
	t.dtype = widen(b, t.dtype);
	infer_out_like(c, &t);
	b->tensors[b->ntensors++] = at;
	return STATUS_OK;
}

/* Parameters bound to values become literals; others follow mutation. */
MUST static enum status resolve(struct binder *w, const struct node *n, const struct arg *in,
				struct arg *out)
{
	struct bound *b = w->b;

	*out = *in;
	if (in->kind == ARG_NODE) {
		uint32_t at = in->node;

		if (w->bindings && at < b->g->nparams && !w->bindings[at].is_tensor)
			return resolve(w, n, &w->bindings[at].value, out);
		if (!b->calls[w->now[at]].nouts)
			FAIL_NODE(b, n, UNSUPPORTED, "operand " STR_FMT " is no tensor",
				  STR_ARG(b->g->nodes[at].name));
		if (w->stale[at])
			FAIL_NODE(b, n, UNSUPPORTED,
				  "reads " STR_FMT ", a view from before " STR_FMT
				  " wrote into what it shows",
				  STR_ARG(b->g->nodes[at].name),
				  STR_ARG(b->g->nodes[w->stale[at] - 1].name));
		out->node = w->now[at];
	}
	if (in->kind == ARG_EXPR)
		FAIL_NODE(b, n, UNSUPPORTED, "symbolic size " STR_FMT " has no value",
			  STR_ARG(in->s));
	if (in->kind == ARG_LIST || in->kind == ARG_TUPLE) {
		out->items = arena_array(w->arena, struct arg, in->n ? in->n : 1);
		for (uint32_t i = 0; i < in->n; i++)
			TRY(resolve(w, n, &in->items[i], &out->items[i]));
	}
	return STATUS_OK;
}

static bool is_number(const struct arg *a)
{
	return a->kind == ARG_INT || a->kind == ARG_UINT || a->kind == ARG_FLOAT ||
	       a->kind == ARG_BOOL;
}

static bool all_items(const struct arg *a, bool (*is)(const struct arg *))
{
	if (a->kind != ARG_LIST && a->kind != ARG_TUPLE)
		return false;
	for (uint32_t i = 0; i < a->n; i++)
		if (!is(&a->items[i]))
			return false;
	return true;
}

static bool is_int(const struct arg *a)
{
	return a->kind == ARG_INT;
}

static bool is_node(const struct arg *a)
{
	return a->kind == ARG_NODE;
}

static bool is_optional_node(const struct arg *a)
{
	return a->kind == ARG_NODE || a->kind == ARG_NONE;
}

static bool slot_takes(const struct op *op, const struct slot *s, const struct arg *a)
{
	if (a->kind == ARG_NONE)
		return s->is_optional;
	switch (s->type) {
	case SLOT_TENSOR:
		return is_node(a) || (op->flags & OP_NUMBERS && is_number(a));
	case SLOT_TENSORS:
		return all_items(a, is_node);
	case SLOT_OTENSORS:
		return all_items(a, is_optional_node);
	case SLOT_SCALAR:
	case SLOT_FLOAT:
		return is_number(a);
	case SLOT_SYMINT:
	case SLOT_INT:
		return is_int(a) || a->kind == ARG_BOOL;
	case SLOT_SYMINTS:
	case SLOT_INTS:
		return is_int(a) || all_items(a, is_int);
	case SLOT_FLOATS:
		return all_items(a, is_number);
	case SLOT_BOOL:
		return a->kind == ARG_BOOL || is_int(a);
	case SLOT_DTYPE:
		return a->kind == ARG_DTYPE;
	case SLOT_STRING:
		return a->kind == ARG_STR;
	case SLOT_DEVICE:
	case SLOT_FORMAT:
	case SLOT_LAYOUT:
	case SLOT_GENERATOR:
		return true;
	}
	return false;
}

MUST static enum status put_slot(struct binder *w, struct call *c, uint32_t slot,
				 const struct arg *arg)
{
	const struct node *n = &w->b->g->nodes[c->node];

	TRY(resolve(w, n, arg, &c->slots[slot]));
	if (!slot_takes(c->op, &c->schema->slots[slot], &c->slots[slot]))
		FAIL_NODE(w->b, n, INVALID, "%s does not take this as " STR_FMT, c->op->name,
			  STR_ARG(c->schema->slots[slot].name));
	return STATUS_OK;
}

MUST static enum status fill_slots(struct binder *w, struct call *c)
{
	const struct node *n = &w->b->g->nodes[c->node];
	const struct schema *s = c->schema;
	bool given[SLOTS_MAX] = {0};

	c->slots = arena_array(w->arena, struct arg, s->nslots ? s->nslots : 1);
	if (n->nargs > s->npositional)
		FAIL_NODE(w->b, n, INVALID, "%s takes %u arguments, not %u", c->op->name,
			  s->npositional, n->nargs);
	for (uint32_t i = 0; i < n->nargs; i++) {
		TRY(put_slot(w, c, i, &n->args[i]));
		given[i] = true;
	}
	for (uint32_t i = 0; i < n->nkwargs; i++) {
		int at = schema_find(s, n->kwargs[i].name);

		if (at < 0 || given[at])
			FAIL_NODE(w->b, n, INVALID, "%s: argument " STR_FMT, c->op->name,
				  STR_ARG(n->kwargs[i].name));
		TRY(put_slot(w, c, (uint32_t)at, &n->kwargs[i].value));
		given[at] = true;
	}
	for (uint32_t i = 0; i < s->nslots; i++) {
		if (given[i])
			continue;
		c->slots[i] = s->slots[i].has_default ? s->slots[i].def
						      : (struct arg){.kind = ARG_NONE};
		if (!s->slots[i].has_default && !s->slots[i].is_optional)
			FAIL_NODE(w->b, n, INVALID, "%s needs " STR_FMT, c->op->name,
				  STR_ARG(s->slots[i].name));
	}
	return STATUS_OK;
}

MUST static enum status check_outs(struct binder *w, struct call *c)
{
	const struct node *n = &w->b->g->nodes[c->node];

	for (uint32_t i = 0; i < c->nouts; i++) {
		TRY_CTX(tensor_check(&c->outs[i]), "for output %u of " STR_FMT, i,
			STR_ARG(n->name));
		if (!dtype_computes(c->outs[i].dtype))
			FAIL_NODE(w->b, n, UNSUPPORTED, "%s cannot be computed with",
				  dtype_name(c->outs[i].dtype));
		c->outs[i].dtype = widen(w->b, c->outs[i].dtype);
	}
	return STATUS_OK;
}

/* One step towards the value whose storage a node's is; itself where it has its own. */
static uint32_t shown_by(const struct bound *b, uint32_t at)
{
	const struct node *n = &b->g->nodes[at];
	const struct op *op = b->calls[at].op;

	if (n->kind == NODE_GETITEM)
		return n->args[0].node;
	return op && op->flags & (OP_VIEW | OP_MUTATES) ? b->calls[at].slots[0].node : at;
}

/* Views of root, made so far, from now on show what they did not when they were made. */
static void forget_views(struct binder *w, uint32_t root, uint32_t writer)
{
	const struct bound *b = w->b;

	for (uint32_t i = b->g->nparams; i < writer; i++) {
		uint32_t at = i, next;
		bool is_view = false;

		while ((next = shown_by(b, at)) != at) {
			is_view |= b->calls[at].op && b->calls[at].op->flags & OP_VIEW;
			at = next;
		}
		if (is_view && at == root && !w->stale[i])
			w->stale[i] = writer + 1;
	}
}

/* What shares storage with a value that is about to be overwritten must not be read
 * through its old name later; only the input itself can be followed. */
MUST static enum status follow_mutation(struct binder *w, struct call *c)
{
	struct bound *b = w->b;
	const struct node *n = &b->g->nodes[c->node];
	uint32_t dst = c->slots[0].node;
	uint32_t root = dst;

	while (b->calls[root].op && (b->calls[root].op->flags & OP_MUTATES))
		root = b->calls[root].slots[0].node;
	if (root >= b->g->nparams)
		FAIL_NODE(b, n, UNSUPPORTED, "%s writes into something that is no input",
			  c->op->name);
	w->now[root] = c->node;
	w->now[dst] = c->node;
	forget_views(w, root, c->node);
	return STATUS_OK;
}

MUST static enum status bind_call(struct binder *w, uint32_t at)
{
	struct bound *b = w->b;
	const struct node *n = &b->g->nodes[at];
	struct call *c = &b->calls[at];

	c->op = op_find(n->target);
	if (!c->op)
		FAIL_NODE(b, n, UNSUPPORTED, "no row for op " STR_FMT, STR_ARG(n->target));
	if (!c->op->infer)
		FAIL_NODE(b, n, UNSUPPORTED, "op %s is known by name only", c->op->name);
	c->schema = op_schema(c->op);
	TRY(fill_slots(w, c));
	TRY(c->op->infer(c));
	TRY(check_outs(w, c));
	if (c->op->flags & OP_MUTATES)
		TRY(follow_mutation(w, c));
	return STATUS_OK;
}

MUST static enum status bind_getitem(struct binder *w, uint32_t at)
{
	struct bound *b = w->b;
	const struct node *n = &b->g->nodes[at];
	struct call *from = &b->calls[n->args[0].node];
	struct call *c = &b->calls[at];

	if (n->args[1].kind != ARG_INT || n->args[1].i < 0 || n->args[1].i >= from->nouts)
		FAIL_NODE(b, n, INVALID, "there is no such output");
	c->alias = (struct ref){n->args[0].node, (uint32_t)n->args[1].i};
	c->outs = &from->outs[c->alias.out];
	c->nouts = 1;
	return STATUS_OK;
}

MUST static enum status bind_node(struct binder *w, uint32_t at)
{
	struct bound *b = w->b;
	const struct node *n = &b->g->nodes[at];

	b->calls[at] =
		(struct call){.arena = w->arena, .bound = b, .node = at, .alias = {at, 0}};
	w->now[at] = at;
	switch (n->kind) {
	case NODE_PARAM:
		return bind_param(w, at);
	case NODE_CALL:
		return bind_call(w, at);
	case NODE_GETITEM:
		return bind_getitem(w, at);
	case NODE_ATTR:
	case NODE_FOREIGN:
	case NODE_SYM:
		break;
	}
	FAIL_NODE(b, n, UNSUPPORTED, "cannot evaluate " STR_FMT, STR_ARG(n->target));
}

MUST static enum status bind_return(struct binder *w)
{
	struct bound *b = w->b;
	const struct arg *ret = &b->g->ret;
	bool is_list = ret->kind == ARG_TUPLE || ret->kind == ARG_LIST;
	const struct arg *items = is_list ? ret->items : ret;
	uint32_t n = is_list ? ret->n : ret->kind == ARG_NODE;

	b->rets = arena_array(w->arena, struct ref, n ? n : 1);
	for (uint32_t i = 0; i < n; i++) {
		if (items[i].kind != ARG_NODE || !b->calls[items[i].node].nouts)
			FAIL(UNSUPPORTED, STR_FMT ": output %u is no tensor",
			     STR_ARG(b->g->origin), i);
		if (w->stale[items[i].node])
			FAIL(UNSUPPORTED,
			     STR_FMT ": output %u is a view from before its input is written",
			     STR_ARG(b->g->origin), i);
		b->rets[b->nrets++] = b->calls[w->now[items[i].node]].alias;
	}
	return STATUS_OK;
}

enum status op_bind(struct arena *a, const struct graph *g, const struct binding *bindings,
		    bool wide, struct bound **out)
{
	struct bound *b = arena_new(a, struct bound);
	struct binder w = {a, b, bindings, arena_array(a, uint32_t, g->nnodes + 1),
			   arena_array(a, uint32_t, g->nnodes + 1)};

	b->g = g;
	b->wide = wide;
	b->calls = arena_array(a, struct call, g->nnodes + 1);
	b->tensors = arena_array(a, uint32_t, g->nparams + 1);
	for (uint32_t i = 0; i < g->nnodes; i++)
		TRY(bind_node(&w, i));
	TRY(bind_return(&w));
	*out = b;
	return STATUS_OK;
}

struct ref call_ref(const struct call *c, const struct arg *arg)
{
	return c->bound->calls[arg->node].alias;
}

const struct tensor *bound_type(const struct bound *b, struct ref r)
{
	return &b->calls[r.node].outs[r.out];
}

const struct tensor *call_in(const struct call *c, uint32_t slot)
{
	const struct arg *arg = &c->slots[slot];

	return arg->kind == ARG_NODE ? bound_type(c->bound, call_ref(c, arg)) : NULL;
}

const struct tensor *call_in_list(const struct call *c, uint32_t slot, uint32_t i)
{
	const struct arg *arg = &c->slots[slot].items[i];

	return arg->kind == ARG_NODE ? bound_type(c->bound, call_ref(c, arg)) : NULL;
}

uint32_t call_list_len(const struct call *c, uint32_t slot)
{
	const struct arg *arg = &c->slots[slot];

	return arg->kind == ARG_LIST || arg->kind == ARG_TUPLE ? arg->n : 0;
}

bool call_has(const struct call *c, uint32_t slot)
{
	return c->slots[slot].kind != ARG_NONE;
}

int64_t call_int(const struct call *c, uint32_t slot)
{
	return c->slots[slot].i;
}

double call_f64(const struct call *c, uint32_t slot)
{
	const struct arg *a = &c->slots[slot];

	return a->kind == ARG_FLOAT ? a->f : a->kind == ARG_UINT ? (double)a->u : (double)a->i;
}

bool call_bool(const struct call *c, uint32_t slot)
{
	return c->slots[slot].i != 0;
}

uint32_t call_ints(const struct call *c, uint32_t slot, int64_t *out)
{
	const struct arg *a = &c->slots[slot];

	if (a->kind == ARG_INT) {
		out[0] = a->i;
		return 1;
	}
	if (a->kind != ARG_LIST && a->kind != ARG_TUPLE)
		return 0;
	uint32_t n = a->n < RANK_MAX ? a->n : RANK_MAX;

	for (uint32_t i = 0; i < n; i++)
		out[i] = a->items[i].i;
	return n;
}

enum status call_dim(const struct call *c, uint32_t slot, uint32_t rank, uint32_t *out)
{
	int64_t d = call_int(c, slot), n = rank ? rank : 1;

	if (d < -n || d >= n)
		FAIL_CALL(c, "dimension %lld of a tensor of rank %u", (long long)d, rank);
	*out = (uint32_t)(d < 0 ? d + n : d);
	return STATUS_OK;
}

enum dtype call_dtype(const struct call *c, uint32_t slot)
{
	return widen(c->bound, c->slots[slot].dtype);
}

enum dtype call_default_float(const struct call *c)
{
	return c->bound->wide ? DTYPE_f64 : DTYPE_f32;
}
