/* Canonical text, its graph and its point. */
#include "corpus/canon_int.h"
#include "ir/text.h"

#include <string.h>

/* Names of one leaf: numbers of vertices, sizes and constants counted on the way. */
struct naming {
	struct rewrite *r;
	uint32_t *number; /* of a vertex among its kind, or VERTEX_NONE */
	uint32_t ninputs, nsizes, nconsts;
	uint32_t *inputs; /* vertices in order of first use */
	const struct place **sizes, **consts;
};

static void print_value(struct buf *b, const struct arg *arg, canon_operand *operand, void *ctx)
{
	static const struct graph none = {0};
	bool list = arg->kind == ARG_LIST, tuple = arg->kind == ARG_TUPLE;

	if (arg->kind == ARG_NODE) {
		operand(ctx, b, arg->node);
		return;
	}
	if (!list && !tuple) {
		text_print_arg(b, &none, arg);
		return;
	}
	buf_char(b, list ? '[' : '(');
	for (uint32_t i = 0; i < arg->n; i++) {
		if (i)
			buf_cstr(b, ", ");
		print_value(b, &arg->items[i], operand, ctx);
	}
	buf_cstr(b, list ? "]" : arg->n == 1 ? ",)" : ")");
}

void canon_print_call(struct buf *b, const struct vertex *v, canon_operand *operand,
		      canon_name *name, void *ctx)
{
	if (!v->target.n) {
		print_value(b, &v->places[0].value, operand, ctx);
		buf_printf(b, "[%lld]", (long long)v->places[1].value.i);
		return;
	}
	buf_cstr(b, "torch.ops.");
	buf_str(b, v->target);
	buf_char(b, '(');
	for (uint32_t i = 0; i < v->nplaces; i++) {
		const struct place *p = &v->places[i];

		if (i)
			buf_cstr(b, ", ");
		if (p->keyword.n) {
			buf_str(b, p->keyword);
			buf_cstr(b, " = ");
		}
		if (p->kind == PLACE_ARG)
			print_value(b, &p->value, operand, ctx);
		else
			name(ctx, b, p);
	}
	buf_char(b, ')');
}

static void skeleton_operand(void *ctx, struct buf *b, uint32_t vertex)
{
	(void)ctx;
	(void)vertex;
	buf_char(b, '@');
}

static void skeleton_name(void *ctx, struct buf *b, const struct place *p)
{
	(void)ctx;
	if (p->kind == PLACE_CONST)
		buf_printf(b, "c %s", category_name(p->category));
	else
		buf_cstr(b, p->kind == PLACE_SIZE ? "p" : "p[]");
}

static void skeleton_value(void *ctx, struct buf *b, const struct place *p)
{
	print_value(b, &p->value, skeleton_operand, ctx);
}

static void put_input_data(struct buf *b, const struct point_input *in,
			   const struct canon_opts *o)
{
	struct point p = {.inputs = (struct point_input *)in, .ninputs = 1};

	point_text(b, &p);
	if (in->group >= 0 && o && o->groups)
		buf_printf(b, "%lld", (long long)o->groups[in->group]);
}

static void make_skeletons(struct rewrite *r)
{
	for (uint32_t i = 0; i < r->nv; i++) {
		struct vertex *v = &r->v[i];
		struct buf s = buf_new(r->a), d = buf_new(r->a);

		if (v->kind == VERTEX_INPUT) {
			buf_printf(&s, "in %s", category_name(dtype_category(v->in.t.dtype)));
			buf_str(&d, buf_view(&s));
			put_input_data(&d, &v->in, r->opts);
		} else {
			canon_print_call(&s, v, skeleton_operand, skeleton_name, NULL);
			buf_cstr(&s, v->is_out ? " out" : "");
			buf_str(&d, buf_view(&s));
			canon_print_call(&d, v, skeleton_operand, skeleton_value, NULL);
		}
		v->skeleton = buf_view(&s);
		v->data = buf_view(&d);
	}
}

static void number_input(struct naming *n, uint32_t vertex)
{
	if (n->r->v[vertex].kind != VERTEX_INPUT || n->number[vertex] != VERTEX_NONE)
		return;
	n->inputs[n->ninputs] = vertex;
	n->number[vertex] = n->ninputs++;
}

static void number_leaf(struct naming *n, const uint32_t *calls, uint32_t ncalls)
{
	memset(n->number, 0xff, n->r->nv * sizeof(*n->number));
	n->ninputs = n->nsizes = n->nconsts = 0;
	for (uint32_t i = 0; i < ncalls; i++) {
		const struct vertex *v = &n->r->v[calls[i]];

		n->number[calls[i]] = i;
		for (uint32_t k = 0; k < v->noperands; k++)
			number_input(n, v->operands[k]);
		for (uint32_t k = 0; k < v->nplaces; k++)
			if (v->places[k].kind == PLACE_CONST)
				n->consts[n->nconsts++] = &v->places[k];
			else if (v->places[k].kind != PLACE_ARG)
				n->sizes[n->nsizes++] = &v->places[k];
	}
}

static void numbered(struct buf *b, char letter, uint32_t number)
{
	buf_char(b, letter);
	buf_int(b, number);
}

static void named_operand(void *ctx, struct buf *b, uint32_t vertex)
{
	struct naming *n = ctx;

	numbered(b, n->r->v[vertex].kind == VERTEX_INPUT ? 'a' : 'v', n->number[vertex]);
}

static void named_place(void *ctx, struct buf *b, const struct place *p)
{
	struct naming *n = ctx;

	if (p->kind == PLACE_CONST)
		numbered(b, 'c', n->nconsts++);
	else
		numbered(b, 'p', n->nsizes++);
}

static void put_head(struct naming *n, struct buf *b)
{
	buf_cstr(b, "# assay-canon 1\nclass Canon(torch.nn.Module):\n    def forward(self");
	for (uint32_t i = 0; i < n->ninputs; i++)
		buf_printf(b, ", a%u: \"tensor %s\"", i,
			   category_name(dtype_category(n->r->v[n->inputs[i]].in.t.dtype)));
	for (uint32_t i = 0; i < n->nsizes; i++)
		buf_printf(b, ", p%u: \"%s\"", i,
			   n->sizes[i]->kind == PLACE_SIZE ? "size" : "size[]");
	for (uint32_t i = 0; i < n->nconsts; i++)
		buf_printf(b, ", c%u: \"const %s\"", i, category_name(n->consts[i]->category));
	buf_cstr(b, "):\n");
}

static struct str leaf_text(struct naming *n, const uint32_t *calls, uint32_t ncalls)
{
	struct buf b = buf_new(n->r->a);
	uint32_t outs = 0;

	put_head(n, &b);
	n->nsizes = n->nconsts = 0;
	for (uint32_t i = 0; i < ncalls; i++) {
		buf_cstr(&b, "        ");
		numbered(&b, 'v', i);
		buf_cstr(&b, " = ");
		canon_print_call(&b, &n->r->v[calls[i]], named_operand, named_place, n);
		buf_char(&b, '\n');
	}
	buf_cstr(&b, "        return (");
	for (uint32_t i = 0; i < ncalls; i++)
		if (n->r->v[calls[i]].is_out)
			buf_printf(&b, "%sv%u", outs++ ? ", " : "", i);
	buf_cstr(&b, outs == 1 ? ",)\n" : ")\n");
	return buf_view(&b);
}

static void leaf_point(struct naming *n, struct point *p)
{
	const struct canon_opts *o = n->r->opts;

	*p = (struct point){.ninputs = n->ninputs, .nsizes = n->nsizes, .nconsts = n->nconsts};
	p->inputs = arena_array(n->r->a, struct point_input, n->ninputs);
	p->sizes = arena_array(n->r->a, struct arg, n->nsizes);
	p->consts = arena_array(n->r->a, struct arg, n->nconsts);
	for (uint32_t i = 0; i < n->ninputs; i++)
		p->inputs[i] = n->r->v[n->inputs[i]].in;
	for (uint32_t i = 0; i < n->nsizes; i++)
		p->sizes[i] = n->sizes[i]->value;
	for (uint32_t i = 0; i < n->nconsts; i++)
		p->consts[i] = n->consts[i]->value;
	p->ngroups = o && o->groups ? o->ngroups : 0;
	p->groups = p->ngroups ? (int64_t *)o->groups : NULL;
}

static struct str leaf(void *ctx, const uint32_t *calls, uint32_t ncalls, struct str *point)
{
	struct naming *n = ctx;
	struct buf b = buf_new(n->r->a);
	struct point p;

	number_leaf(n, calls, ncalls);
	leaf_point(n, &p);
	point_arrange(n->r->a, &p);
	point_text(&b, &p);
	*point = buf_view(&b);
	return leaf_text(n, calls, ncalls);
}

/* The canonical text is FX text: its graph is what the reader makes of it. */
MUST static enum status read_back(struct arena *a, struct str text, struct graph **out)
{
	struct text t;

	text_parse(a, text, "canonical text", NULL, &t);
	TRY(text_check(&t, "canonical text"));
	*out = t.graphs[0];
	return STATUS_OK;
}

static void map_back(struct naming *n, const struct order *o, struct canon *out,
		     struct arena *a)
{
	out->input_of = arena_array(a, uint32_t, n->ninputs);
	out->node_of = arena_array(a, uint32_t, out->g->nnodes);
	memset(out->node_of, 0xff, out->g->nnodes * sizeof(*out->node_of));
	for (uint32_t i = 0; i < n->ninputs; i++)
		out->node_of[i] = out->input_of[i] = n->r->v[n->inputs[i]].node;
	for (uint32_t i = 0; i < o->ncalls; i++)
		out->node_of[out->g->nparams + i] = n->r->v[o->calls[i]].node;
}

static uint32_t count_places(const struct rewrite *r)
{
	uint32_t n = 0;

	for (uint32_t i = 0; i < r->nv; i++)
		n += r->v[i].nplaces;
	return n;
}

/* What all regions of a pattern share, and the order of those that stand alike. */
struct canon_known {
	struct str text;
	char id[SHA256_HEX + 1];
	struct graph *g;
	struct order order; /* of a text of calls; of a canonical text empty */
};

/* Calls as they stand: what they are but for sizes and constants, and what they take. */
static struct str standing_text(struct arena *a, const struct rewrite *r)
{
	struct buf b = buf_new(a);

	for (uint32_t i = 0; i < r->nv; i++) {
		const struct vertex *v = &r->v[i];

		buf_str(&b, v->skeleton);
		for (uint32_t k = 0; k < v->noperands; k++)
			numbered(&b, ' ', v->operands[k]);
		for (uint32_t k = 0; k < v->nbefore; k++)
			numbered(&b, '!', v->before[k]);
		buf_char(&b, '\n');
	}
	return buf_view(&b);
}

static struct canon_known *find_known(const struct canon_cache *cache, struct str key)
{
	uint64_t *at = cache ? map_find(&cache->seen, key) : NULL;

	return at ? cache->list.p[*at] : NULL;
}

static void keep_known(struct canon_cache *cache, struct str key, const struct canon_known *k)
{
	struct canon_known *kept = arena_new(cache->a, struct canon_known);

	*kept = *k;
	if (k->order.ncalls) {
		kept->order.calls = arena_array(cache->a, uint32_t, k->order.ncalls);
		memcpy(kept->order.calls, k->order.calls,
		       k->order.ncalls * sizeof(*k->order.calls));
	}
	cache->seen.arena = cache->a;
	map_set(&cache->seen, str_copy(cache->a, key), cache->list.n);
	vec_push(&cache->list, cache->a, kept);
}

/* Id and graph of a canonical text, of one met before as it was then. */
MUST static enum status name_text(struct arena *a, struct canon_cache *cache, struct str text,
				  struct canon_known *out)
{
	const struct canon_known *known = find_known(cache, text);

	if (known) {
		*out = *known;
		return STATUS_OK;
	}
	a = cache ? cache->a : a;
	*out = (struct canon_known){.text = cache ? str_copy(a, text) : text};
	sha256_hex(out->text, out->id);
	TRY(read_back(a, out->text, &out->g));
	if (cache)
		keep_known(cache, out->text, out);
	return STATUS_OK;
}

static struct order as_it_stands(struct arena *a, const struct rewrite *r)
{
	struct order o = {.ncalls = r->nv - r->ninputs, .exact = true};

	o.calls = arena_array(a, uint32_t, o.ncalls);
	for (uint32_t i = 0; i < o.ncalls; i++)
		o.calls[i] = r->ninputs + i;
	return o;
}

/* Is it the text that was expected, in this order? */
static bool is_expected(struct naming *n, const struct order *order)
{
	const char *expect = n->r->opts ? n->r->opts->expect : NULL;
	char id[SHA256_HEX + 1];

	if (!expect)
		return false;
	number_leaf(n, order->calls, order->ncalls);
	sha256_hex(leaf_text(n, order->calls, order->ncalls), id);
	return !strcmp(id, expect);
}

MUST static enum status name_order(struct naming *n, const struct order *order,
				   struct canon_cache *cache, struct canon_known *out)
{
	number_leaf(n, order->calls, order->ncalls);
	TRY(name_text(n->r->a, cache, leaf_text(n, order->calls, order->ncalls), out));
	out->order = *order;
	return STATUS_OK;
}

MUST static enum status find_order(struct naming *n, struct canon_known *out)
{
	struct canon_cache *cache = n->r->opts ? n->r->opts->cache : NULL;
	struct order order = as_it_stands(n->r->a, n->r);
	struct str key = cache ? standing_text(n->r->a, n->r) : STR("");
	const struct canon_known *known = find_known(cache, key);

	if (known) {
		*out = *known;
		return STATUS_OK;
	}
	if (is_expected(n, &order))
		return name_order(n, &order, cache, out);
	canon_order(n->r->a, n->r->v, n->r->nv, leaf, n, &order);
	TRY(name_order(n, &order, cache, out));
	/* Among several orders the point has a say. */
	if (cache && order.leaves == 1)
		keep_known(cache, key, out);
	return STATUS_OK;
}

MUST static enum status canon_calls(struct naming *n, struct canon *out)
{
	struct arena *a = n->r->a;
	struct canon_known k;

	TRY(find_order(n, &k));
	number_leaf(n, k.order.calls, k.order.ncalls);
	leaf_point(n, &out->point);
	point_finish(a, &out->point);
	out->ntensors = n->ninputs;
	out->nsizes = n->nsizes;
	out->nconsts = n->nconsts;
	out->exact = k.order.exact;
	out->text = k.text;
	out->g = k.g;
	memcpy(out->id, k.id, sizeof(out->id));
	map_back(n, &k.order, out, a);
	return STATUS_OK;
}

enum status canon_region(struct arena *a, const struct graph *region,
			 const struct canon_opts *opts, struct canon *out)
{
	struct rewrite r = {.a = a, .g = region, .opts = opts};
	struct naming n = {.r = &r};

	*out = (struct canon){0};
	TRY(canon_rewrite(&r));
	make_skeletons(&r);
	n.number = arena_array(a, uint32_t, r.nv);
	n.inputs = arena_array(a, uint32_t, r.nv);
	n.sizes = arena_array(a, const struct place *, count_places(&r));
	n.consts = arena_array(a, const struct place *, count_places(&r));
	return canon_calls(&n, out);
}

static struct str packet_name(struct str target)
{
	const char *dot = target.n ? memrchr(target.p, '.', target.n) : NULL;
	const char *first = target.n ? memchr(target.p, '.', target.n) : NULL;

	if (!dot || dot == first)
		return target;
	return (struct str){first + 1, (size_t)(dot - first - 1)};
}

uint32_t canon_reductions(const struct graph *g, struct str *names, uint32_t max)
{
	uint32_t n = 0;

	for (uint32_t i = g->nparams; i < g->nnodes && n < max; i++) {
		const struct op *op =
			g->nodes[i].kind == NODE_CALL ? op_find(g->nodes[i].target) : NULL;

		if (op && op->flags & OP_REDUCTION)
			names[n++] = packet_name(g->nodes[i].target);
	}
	return n;
}

struct str canon_label(struct arena *a, const struct graph *canonical)
{
	struct str names[3];
	uint32_t n = canon_reductions(canonical, names, 3);
	struct buf b = buf_new(a);

	for (uint32_t i = 0; i < n; i++) {
		buf_cstr(&b, i ? "_" : "");
		buf_str(&b, names[i]);
	}
	return n ? buf_view(&b) : STR("pointwise");
}
