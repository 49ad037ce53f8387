/* One call: arguments by schema, dims from 0, sizes and constants taken out (§7.1, 7.4, 7.5).
 */
#include "corpus/canon_int.h"

#include <math.h>
#include <string.h>

struct binder {
	struct rewrite *r;
	const struct node *n;
	const struct op *op;
	const struct schema *s;
	struct str packet;
	struct arg arg[SLOTS_MAX];
	bool given[SLOTS_MAX];
	enum category category; /* of constants, if has_category */
	bool has_category;
};

static struct str packet_of(struct str target)
{
	const char *dot = target.n ? memrchr(target.p, '.', target.n) : NULL;

	return str_slice(target, 0, dot ? (size_t)(dot - target.p) : target.n);
}

static bool one_of(struct str s, const char *const *list)
{
	for (; *list; list++)
		if (str_is(s, *list))
			return true;
	return false;
}

MUST static enum status bind(struct binder *b)
{
	const struct node *n = b->n;

	if (n->nargs > b->s->npositional)
		FAIL(INVALID, STR_FMT ": more arguments than its schema has",
		     STR_ARG(n->target));
	for (uint32_t i = 0; i < n->nargs; i++) {
		b->arg[i] = n->args[i];
		b->given[i] = true;
	}
	for (uint32_t i = 0; i < n->nkwargs; i++) {
		int slot = schema_find(b->s, n->kwargs[i].name);

		if (slot < 0 || b->given[slot])
			FAIL(INVALID, STR_FMT ": argument " STR_FMT " does not fit its schema",
			     STR_ARG(n->target), STR_ARG(n->kwargs[i].name));
		b->arg[slot] = n->kwargs[i].value;
		b->given[slot] = true;
	}
	for (uint32_t i = 0; i < b->s->nslots; i++)
		if (!b->given[i])
			b->arg[i] = b->s->slots[i].has_default ? b->s->slots[i].def
							       : (struct arg){.kind = ARG_NONE};
	return STATUS_OK;
}

static int slot_of(const struct binder *b, const char *name)
{
	return schema_find(b->s, str_of(name));
}

/* The shape of the operand that dims count over: the first tensor, of a list the one of
 * highest rank. */
MUST static enum status base_shape(struct binder *b, struct tensor *out)
{
	const struct arg *arg = &b->arg[0];
	struct tensor t;

	if (arg->kind == ARG_NODE)
		return canon_shape(b->r, arg->node, out);
	*out = (struct tensor){0};
	for (uint32_t i = 0; arg->kind == ARG_LIST && i < arg->n; i++) {
		if (arg->items[i].kind != ARG_NODE)
			continue;
		TRY(canon_shape(b->r, arg->items[i].node, &t));
		if (t.rank >= out->rank)
			*out = t;
	}
	return STATUS_OK;
}

static bool is_dim_slot(const struct slot *s)
{
	return s->is_dim || ((s->type == SLOT_INT || s->type == SLOT_INTS) &&
			     (str_is(s->name, "dim2") || str_is(s->name, "axis")));
}

static void wrap_dim(struct arg *arg, uint32_t rank)
{
	if (arg->kind == ARG_INT && arg->i < 0)
		arg->i += rank ? rank : 1;
}

static void sort_ints(struct arg *items, uint32_t n)
{
	for (uint32_t i = 1; i < n; i++)
		for (uint32_t k = i; k && items[k - 1].i > items[k].i; k--) {
			struct arg t = items[k];

			items[k] = items[k - 1];
			items[k - 1] = t;
		}
}

MUST static enum status count_dims_from_0(struct binder *b)
{
	static const char *const inserting[] = {"aten.unsqueeze", "aten.stack", NULL};
	bool sorts = (b->op->flags & OP_REDUCTION) || str_is(b->n->target, "aten.squeeze.dims");
	struct tensor t;

	for (uint32_t i = 0; i < b->s->nslots; i++) {
		struct arg *arg = &b->arg[i];

		if (!is_dim_slot(&b->s->slots[i]) || arg->kind == ARG_NONE)
			continue;
		TRY(base_shape(b, &t));
		uint32_t rank = t.rank + one_of(b->packet, inserting);

		wrap_dim(arg, rank);
		if (arg->kind != ARG_LIST)
			continue;
		struct arg *items = arena_array(b->r->a, struct arg, arg->n);

		for (uint32_t k = 0; k < arg->n; k++) {
			items[k] = arg->items[k];
			wrap_dim(&items[k], rank);
		}
		arg->items = items;
		if (sorts)
			sort_ints(items, arg->n);
	}
	return STATUS_OK;
}

/* -1 in a reshape is what is left of the elements, in an expand the operand's size. */
MUST static enum status explicit_list(struct binder *b, bool is_expand)
{
	struct arg *list = &b->arg[1];
	struct tensor t;
	int64_t rest = 1;
	bool any = false;

	for (uint32_t i = 0; list->kind == ARG_LIST && i < list->n; i++)
		any |= list->items[i].kind == ARG_INT && list->items[i].i == -1;
	if (!any)
		return STATUS_OK;
	TRY(base_shape(b, &t));
	struct arg *items = arena_array(b->r->a, struct arg, list->n);

	memcpy(items, list->items, list->n * sizeof(*items));
	list->items = items;
	for (uint32_t i = 0; i < list->n; i++)
		if (items[i].i != -1)
			rest *= items[i].i;
	for (uint32_t i = 0; i < list->n; i++) {
		if (items[i].i != -1)
			continue;
		if (is_expand && i + t.rank < list->n)
			FAIL(INVALID, "expand: -1 in a new dimension");
		if (!is_expand && (rest <= 0 || tensor_numel(&t) % rest))
			FAIL(INVALID, "reshape: no size fits in place of -1");
		items[i].i = is_expand ? t.dim[i + t.rank - list->n] : tensor_numel(&t) / rest;
	}
	return STATUS_OK;
}

static void bound_to_size(struct arg *arg, int64_t size, int64_t absent)
{
	if (arg->kind == ARG_NONE)
		*arg = arg_int(absent);
	if (arg->kind != ARG_INT)
		return;
	if (arg->i < 0)
		arg->i += size;
	arg->i = arg->i < 0 ? 0 : arg->i > size ? size : arg->i;
}

MUST static enum status explicit_bounds(struct binder *b)
{
	static const char *const names[] = {"start", "end", "index"};
	int dim = slot_of(b, "dim");
	struct tensor t;

	TRY(base_shape(b, &t));
	if (dim < 0 || b->arg[dim].kind != ARG_INT || b->arg[dim].i < 0 ||
	    b->arg[dim].i >= (int64_t)t.rank)
		FAIL(INVALID, STR_FMT ": no such dimension", STR_ARG(b->n->target));
	int64_t size = t.dim[b->arg[dim].i];

	for (int i = 0; i < 3; i++) {
		int slot = slot_of(b, names[i]);

		if (slot >= 0)
			bound_to_size(&b->arg[slot], size, i == 1 ? size : 0);
		if (slot >= 0 && b->arg[slot].kind == ARG_INT)
			b->given[slot] = true;
	}
	int step = slot_of(b, "step");

	if (step >= 0)
		b->given[step] = true;
	return STATUS_OK;
}

static const char *const bounded[] = {"aten.slice",  "aten.slice_scatter",
				      "aten.select", "aten.select_scatter",
				      "aten.narrow", NULL};

MUST static enum status make_explicit(struct binder *b)
{
	static const char *const reshapes[] = {"aten.reshape", "aten.view", "aten._unsafe_view",
					       NULL};

	if (one_of(b->packet, reshapes) && !str_is(b->n->target, "aten.view.dtype"))
		return explicit_list(b, false);
	if (str_is(b->packet, "aten.expand"))
		return explicit_list(b, true);
	if (one_of(b->packet, bounded))
		return explicit_bounds(b);
	return STATUS_OK;
}

static bool is_size_slot(const struct binder *b, uint32_t i)
{
	static const char *const ints[] = {"prims.inductor_lookup_seed", "prims.inductor_seeds",
					   "aten.chunk", NULL};
	const struct slot *s = &b->s->slots[i];

	if (is_dim_slot(s))
		return false;
	if (s->type == SLOT_INT)
		return one_of(b->packet, ints);
	if (s->type == SLOT_SCALAR)
		return str_is(b->packet, "aten.arange") && b->arg[i].kind == ARG_INT;
	if (s->type != SLOT_SYMINT && s->type != SLOT_SYMINTS)
		return false;
	return !(b->op->flags & OP_WINDOW) || str_is(s->name, "input_size") ||
	       str_is(s->name, "output_size");
}

MUST static enum status size_place(struct binder *b, struct place *p)
{
	if (p->value.kind == ARG_NONE || (p->value.kind == ARG_LIST && !p->value.n))
		return STATUS_OK;
	p->kind = p->value.kind == ARG_LIST ? PLACE_SIZES : PLACE_SIZE;
	for (uint32_t i = 0; p->kind == PLACE_SIZES && i < p->value.n; i++)
		if (p->value.items[i].kind != ARG_INT)
			FAIL(INVALID, STR_FMT ": a size that is no number",
			     STR_ARG(b->n->target));
	if (p->kind == PLACE_SIZE && p->value.kind != ARG_INT)
		FAIL(INVALID, STR_FMT ": a size that is no number", STR_ARG(b->n->target));
	return STATUS_OK;
}

struct category_search {
	struct binder *b;
	enum status s;
};

static void widen(struct binder *b, enum dtype d)
{
	enum category c = dtype_category(d);

	if (c != CATEGORY_FLOAT && c != CATEGORY_COMPLEX)
		return;
	if (!b->has_category || c == CATEGORY_COMPLEX)
		b->category = c;
	b->has_category = true;
}

static void see_operand(void *ctx, uint32_t node)
{
	struct category_search *f = ctx;
	const struct ann *ann = &f->b->r->g->nodes[node].ann;
	struct tensor t;

	if (ann->kind == ANN_TENSOR) {
		widen(f->b, ann->dtype);
		return;
	}
	if (f->s)
		return;
	f->s = canon_shape(f->b->r, node, &t);
	if (!f->s)
		widen(f->b, t.dtype);
}

MUST static enum status find_category(struct binder *b)
{
	struct category_search f = {b, STATUS_OK};
	int dtype = slot_of(b, "dtype");

	node_visit(b->n, see_operand, &f);
	if (dtype >= 0 && b->arg[dtype].kind == ARG_DTYPE)
		widen(b, b->arg[dtype].dtype);
	return f.s;
}

static double as_double(const struct arg *arg)
{
	return arg->kind == ARG_FLOAT || arg->kind == ARG_COMPLEX ? arg->f
	       : arg->kind == ARG_UINT                            ? (double)arg->u
								  : (double)arg->i;
}

static bool is_number(const struct arg *arg)
{
	return arg->kind == ARG_INT || arg->kind == ARG_UINT || arg->kind == ARG_FLOAT ||
	       arg->kind == ARG_COMPLEX;
}

/* What chooses an algorithm or the shape of code. */
static bool stays_in_text(const struct binder *b, const struct slot *s, const struct arg *v)
{
	if (str_is(b->packet, "aten.pow") || str_is(s->name, "correction") ||
	    str_is(s->name, "ord"))
		return true;
	if (str_is(s->name, "p") && memmem(b->packet.p, b->packet.n, "norm", 4))
		return true;
	if (v->kind == ARG_COMPLEX)
		return v->f == 0 && v->im == 0;
	double x = as_double(v);

	return x == 0 || isinf(x) || isnan(x);
}

static bool keeps_spelling(const struct binder *b, const struct slot *s)
{
	return str_is(b->packet, "aten.pow") || str_is(s->name, "correction");
}

static void const_place(const struct binder *b, const struct slot *s, struct place *p)
{
	struct arg *v = &p->value;
	enum category own = v->kind == ARG_COMPLEX ? CATEGORY_COMPLEX
			    : v->kind == ARG_FLOAT ? CATEGORY_FLOAT
						   : CATEGORY_INT;
	enum category c = b->has_category && own != CATEGORY_COMPLEX ? b->category : own;

	if (keeps_spelling(b, s))
		return;
	if (c == CATEGORY_COMPLEX && own != CATEGORY_COMPLEX) {
		double re = as_double(v);

		*v = (struct arg){.kind = ARG_COMPLEX, .f = re};
	} else if (c == CATEGORY_FLOAT) {
		double x = as_double(v);

		*v = (struct arg){.kind = ARG_FLOAT, .f = x};
	}
	if (stays_in_text(b, s, v))
		return;
	p->kind = PLACE_CONST;
	p->category = c;
}

static void float_list(struct rewrite *r, struct place *p)
{
	struct arg *items = arena_array(r->a, struct arg, p->value.n);

	for (uint32_t i = 0; i < p->value.n; i++)
		items[i] = (struct arg){.kind = ARG_FLOAT, .f = as_double(&p->value.items[i])};
	p->value.items = items;
	p->kind = PLACE_CONST;
	p->category = CATEGORY_FLOAT;
}

MUST static enum status make_place(struct binder *b, uint32_t i, struct place *p)
{
	const struct slot *s = &b->s->slots[i];
	bool takes_number =
		s->type == SLOT_SCALAR || s->type == SLOT_FLOAT || s->type == SLOT_TENSOR;

	*p = (struct place){.value = b->arg[i]};
	if (s->kwarg_only)
		p->keyword = s->name;
	if (is_size_slot(b, i))
		return size_place(b, p);
	if (s->type == SLOT_FLOATS && p->value.kind == ARG_LIST && p->value.n)
		float_list(b->r, p);
	if (!takes_number || !is_number(&p->value))
		return STATUS_OK;
	/* Types of operands may need inference: only asked for where they decide. */
	TRY(find_category(b));
	const_place(b, s, p);
	return STATUS_OK;
}

static bool equal(const struct arg *x, const struct arg *y)
{
	if (is_number(x) && is_number(y) && x->kind != ARG_COMPLEX && y->kind != ARG_COMPLEX)
		return as_double(x) == as_double(y);
	if (x->kind != y->kind || x->n != y->n)
		return false;
	if (x->kind == ARG_LIST || x->kind == ARG_TUPLE) {
		for (uint32_t i = 0; i < x->n; i++)
			if (!equal(&x->items[i], &y->items[i]))
				return false;
		return true;
	}
	if (x->kind == ARG_STR || x->kind == ARG_OPAQUE || x->kind == ARG_DEVICE)
		return str_eq(x->s, y->s);
	return x->kind == ARG_NONE || (x->kind == ARG_BOOL && !x->i == !y->i) ||
	       (x->kind == ARG_DTYPE && x->dtype == y->dtype);
}

static struct str device_type(struct str s)
{
	const char *colon = s.n ? memchr(s.p, ':', s.n) : NULL;

	return str_slice(s, 0, colon ? (size_t)(colon - s.p) : s.n);
}

static bool is_ignored(const struct binder *b, uint32_t i)
{
	static const char *const always[] = {"pin_memory", "requires_grad", "non_blocking",
					     NULL};
	static const char *const backward[] = {"padding_idx", "scale_grad_by_freq", "sparse",
					       NULL};
	const struct slot *s = &b->s->slots[i];
	const struct arg *v = &b->arg[i];

	if (s->type == SLOT_DEVICE)
		return v->kind != ARG_DEVICE || !b->r->main_device.n ||
		       str_eq(device_type(v->s), device_type(b->r->main_device));
	if (s->type == SLOT_LAYOUT)
		return v->kind == ARG_NONE || str_is(v->s, "torch.strided");
	return one_of(s->name, always) ||
	       (str_is(b->n->target, "aten.embedding.default") && one_of(s->name, backward));
}

static bool is_dropped(const struct binder *b, uint32_t i)
{
	const struct slot *s = &b->s->slots[i];
	bool always = one_of(b->packet, bounded) && is_size_slot(b, i);

	if (is_ignored(b, i))
		return true;
	if (!b->given[i])
		return true;
	return !always && s->has_default && equal(&b->arg[i], &s->def);
}

MUST static enum status by_schema(struct binder *b, struct vertex *v)
{
	uint32_t last = 0;

	TRY(bind(b));
	TRY(count_dims_from_0(b));
	TRY(make_explicit(b));
	for (uint32_t i = 0; i < b->s->npositional; i++)
		if (!is_dropped(b, i))
			last = i + 1;
	v->places = arena_array(b->r->a, struct place, b->s->nslots);
	for (uint32_t i = 0; i < b->s->nslots; i++)
		if (i < last || (i >= b->s->npositional && !is_dropped(b, i)))
			TRY(make_place(b, i, &v->places[v->nplaces++]));
	return STATUS_OK;
}

/* An op without a row: as written, but for sizes that a capture's slots tell of. */
MUST static enum status as_written(struct rewrite *r, const struct node *n, struct vertex *v)
{
	const struct canon_opts *o = r->opts;
	struct str slots = o && o->slots ? o->slots(o->ctx, n->target) : (struct str){0};
	struct binder b = {.r = r, .n = n};

	v->places = arena_array(r->a, struct place, n->nargs + n->nkwargs);
	for (uint32_t i = 0; i < n->nargs; i++) {
		struct place *p = &v->places[v->nplaces++];

		p->value = n->args[i];
		if (i < slots.n && (slots.p[i] == 'S' || slots.p[i] == 'Z'))
			TRY(size_place(&b, p));
	}
	for (uint32_t i = 0; i < n->nkwargs; i++)
		v->places[v->nplaces++] = (struct place){.keyword = n->kwargs[i].name,
							 .value = n->kwargs[i].value};
	return STATUS_OK;
}

enum status canon_places(struct rewrite *r, const struct node *n, struct vertex *v)
{
	struct binder b = {.r = r, .n = n};

	if (n->kind == NODE_GETITEM) {
		v->places = arena_array(r->a, struct place, 2);
		v->nplaces = 2;
		v->places[0].value = n->args[0];
		v->places[1].value = n->args[1];
		return STATUS_OK;
	}
	if (n->kind != NODE_CALL)
		FAIL(UNSUPPORTED, "%s '" STR_FMT "' is no op of a region",
		     n->kind == NODE_FOREIGN ? "call" : "node", STR_ARG(n->target));
	v->target = n->target;
	b.op = op_find(n->target);
	if (!b.op)
		return as_written(r, n, v);
	b.s = op_schema(b.op);
	b.packet = packet_of(n->target);
	if (str_is(n->target, "aten.view.default") ||
	    str_is(n->target, "aten._unsafe_view.default"))
		v->target = STR("aten.reshape.default");
	return by_schema(&b, v);
}
