/* Extern calls and stored graphs as something to run. */
#include "run/foreign.h"

#include "base/json.h"
#include "base/sha256.h"
#include "corpus/constraint.h"
#include "corpus/sidecar.h"
#include "ir/text.h"
#include "part/part.h"

#include <string.h>

static const char *const suffix = ".py.zst";

/* ---- what both have ---- */

static int64_t bytes_of(const struct ann *ann)
{
	struct tensor t;

	if (ann->kind != ANN_TENSOR || tensor_from_ann(ann, &t)) {
		status_clear(); /* no tensor, or one without a known size: nothing is counted */
		return 0;
	}
	return tensor_extent(&t) * (int64_t)dtype_bytes(t.dtype);
}

/* The parameter that a value is, or is a view of; UINT32_MAX. */
static uint32_t root_of(const struct graph *g, uint32_t at)
{
	while (at >= g->nparams && g->nodes[at].nargs && g->nodes[at].args[0].kind == ARG_NODE)
		at = g->nodes[at].args[0].node;
	return at < g->nparams ? at : UINT32_MAX;
}

static void find_written(const struct graph *g, bool *is_written)
{
	for (uint32_t i = g->nparams; i < g->nnodes; i++) {
		const struct node *n = &g->nodes[i];
		uint32_t root = part_mutates(n) && n->nargs && n->args[0].kind == ARG_NODE
					? root_of(g, n->args[0].node)
					: UINT32_MAX;

		if (root != UINT32_MAX)
			is_written[root] = true;
	}
}

MUST static enum status add_inputs(struct arena *a, const struct graph *g, struct foreign *out)
{
	struct point *p = &out->p;

	p->inputs = arena_array(a, struct point_input, g->nparams + 1);
	p->ninputs = g->nparams;
	out->is_written = arena_array(a, bool, g->nparams + 1);
	for (uint32_t i = 0; i < g->nparams; i++) {
		struct point_input *in = &p->inputs[i];

		in->group = -1;
		if (g->nodes[i].ann.kind != ANN_TENSOR)
			FAIL(UNSUPPORTED, "parameter " STR_FMT " is a size",
			     STR_ARG(g->nodes[i].name));
		TRY_CTX(tensor_from_ann(&g->nodes[i].ann, &in->t), "for parameter " STR_FMT,
			STR_ARG(g->nodes[i].name));
		out->input_bytes += tensor_extent(&in->t) * (int64_t)dtype_bytes(in->t.dtype);
	}
	find_written(g, out->is_written);
	return STATUS_OK;
}

static void set_id(struct point *p, const char *digits)
{
	memcpy(p->id, digits, POINT_ID);
	p->id[POINT_ID] = 0;
}

/* ---- an extern call ---- */

static bool is_word(char c)
{
	return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
	       c == '_' || c == '.';
}

/* How long the operand at `at` is, dtype[dims][strides]; 0: there is none. */
static size_t operand_at(struct str s, size_t at)
{
	size_t end = at;

	while (end < s.n && is_word(s.p[end]))
		end++;
	if (dtype_find(str_slice(s, at, end)) == DTYPE_none)
		return 0;
	for (int list = 0; list < 2; list++) {
		const char *close =
			end < s.n && s.p[end] == '[' ? memchr(s.p + end, ']', s.n - end) : NULL;

		if (!close)
			return 0;
		end = (size_t)(close - s.p) + 1;
	}
	return end - at;
}

static size_t skip_string(struct str s, size_t at)
{
	char quote = s.p[at++];

	while (at < s.n && s.p[at] != quote)
		at += s.p[at] == '\\' ? 2 : 1;
	return at < s.n ? at + 1 : s.n;
}

/* The call with parameters in the place of operands, and what these are. */
static void split_call(struct str call, struct buf *params, struct buf *rhs)
{
	uint32_t n = 0;

	for (size_t i = 0; i < call.n;) {
		size_t operand = operand_at(call, i), end = i + 1;

		if (operand) {
			buf_printf(params, ", a%u: \"" STR_FMT "\"", n,
				   STR_ARG(str_slice(call, i, i + operand)));
			buf_printf(rhs, "a%u", n++);
			i += operand;
			continue;
		}
		if (call.p[i] == '\'' || call.p[i] == '"')
			end = skip_string(call, i);
		else
			while (is_word(call.p[i]) && end < call.n && is_word(call.p[end]))
				end++;
		buf_add(rhs, call.p + i, end - i);
		i = end;
	}
}

static struct str call_text(struct arena *a, struct str call)
{
	struct buf params = buf_new(a), rhs = buf_new(a), b = buf_new(a);

	split_call(call, &params, &rhs);
	buf_printf(&b,
		   "class GraphModule(torch.nn.Module):\n    def forward(self" STR_FMT
		   "):\n        v = torch.ops." STR_FMT "\n        return v\n",
		   STR_ARG(buf_view(&params)), STR_ARG(buf_view(&rhs)));
	return buf_view(&b);
}

/*
 * Which operand of an op holds places of what: at is the operand, of the tensor that it indexes
 * and dim its dimension, or the argument that names the dimension (is_dim_at).
 */
struct place_rule {
	const char *packet;
	uint32_t at, of, dim;
	bool is_dim_at;
	enum gen_kind kind;
};
static const struct place_rule place_rules[] = {
	{"aten._embedding_bag.", 1, 0, 0, false, GEN_INDEX},
	{"aten._embedding_bag.", 2, 1, 0, false, GEN_SORTED},
	{"aten._embedding_bag_forward_only.", 1, 0, 0, false, GEN_INDEX},
	{"aten._embedding_bag_forward_only.", 2, 1, 0, false, GEN_SORTED},
	{"aten.embedding.", 1, 0, 0, false, GEN_INDEX},
	{"aten.index_add.", 2, 0, 1, true, GEN_INDEX},
	{"aten.index_select.", 2, 0, 1, true, GEN_INDEX},
	{"aten.gather.", 2, 0, 1, true, GEN_INDEX},
	{"aten.scatter_add.", 2, 0, 1, true, GEN_INDEX},
	{"aten._grouped_mm.", 2, 0, 0, false, GEN_OFFSETS},
	{"aten._jagged_to_padded_dense_forward.", 1, 0, 0, false, GEN_OFFSETS},
};

static uint32_t param_at(const struct node *n, uint32_t arg)
{
	const struct arg *x = arg < n->nargs ? &n->args[arg] : NULL;

	/* a list of one: _jagged_to_padded_dense_forward's */
	if (x && (x->kind == ARG_LIST || x->kind == ARG_TUPLE) && x->n == 1)
		x = &x->items[0];
	return x && x->kind == ARG_NODE ? x->node : UINT32_MAX;
}

/* The extent that the rule bounds by; -1: it does not fit this call. */
static int64_t extent_of(const struct node *n, const struct point *p,
			 const struct place_rule *r)
{
	uint32_t of = param_at(n, r->of);
	int64_t dim = (int64_t)r->dim;

	if (of >= p->ninputs)
		return -1;
	const struct tensor *t = &p->inputs[of].t;

	if (r->is_dim_at && (r->dim >= n->nargs || n->args[r->dim].kind != ARG_INT))
		return -1;
	if (r->is_dim_at)
		dim = n->args[r->dim].i + (n->args[r->dim].i < 0 ? (int64_t)t->rank : 0);
	return dim >= 0 && dim < (int64_t)t->rank ? t->dim[dim] : -1;
}

/* No index below it leaves anything that the call has. */
static int64_t least_extent(const struct point *p)
{
	int64_t least = 128;

	for (uint32_t i = 0; i < p->ninputs; i++)
		for (uint32_t d = 0; d < p->inputs[i].t.rank; d++)
			if (p->inputs[i].t.dim[d] > 0 && p->inputs[i].t.dim[d] < least)
				least = p->inputs[i].t.dim[d];
	return least;
}

static void bound_places(const struct node *n, struct point *p)
{
	for (uint32_t i = 0; i < p->ninputs; i++)
		if (dtype_category(p->inputs[i].t.dtype) == CATEGORY_INT)
			p->inputs[i].gen =
				(struct gen){.kind = GEN_INDEX, .hi = least_extent(p)};
	for (size_t k = 0; k < sizeof(place_rules) / sizeof(*place_rules); k++) {
		const struct place_rule *r = &place_rules[k];
		uint32_t at =
			str_starts(n->target, r->packet) ? param_at(n, r->at) : UINT32_MAX;
		int64_t extent = at < p->ninputs ? extent_of(n, p, r) : -1;

		if (extent > 0)
			p->inputs[at].gen = (struct gen){.kind = r->kind, .hi = extent};
	}
}

enum status foreign_call(struct arena *a, struct str call, const char *id, struct foreign *out)
{
	const char *name = arena_printf(a, "extern_%.12s", id);
	struct text t;

	*out = (struct foreign){.text = call_text(a, call), .attrs = STR("{}")};
	text_parse(a, out->text, name, NULL, &t);
	TRY(text_check(&t, name));
	if (t.ngraphs != 1 || t.graphs[0]->nnodes != t.graphs[0]->nparams + 1)
		FAIL(INVALID, "%s: not one call: " STR_FMT, name, STR_ARG(call));
	TRY(add_inputs(a, t.graphs[0], out));
	bound_places(&t.graphs[0]->nodes[t.graphs[0]->nparams], &out->p);
	set_id(&out->p, id);
	return STATUS_OK;
}

/* ---- a full graph ---- */

MUST static enum status check_symbols(const struct graph *g)
{
	for (uint32_t i = 0; i < g->nnodes; i++)
		if (g->nodes[i].kind == NODE_SYM || g->nodes[i].ann.kind == ANN_SYM)
			FAIL(UNSUPPORTED,
			     STR_FMT " is a size that is only known when it runs; --bind is "
				     "not there yet",
			     STR_ARG(g->nodes[i].name));
	return STATUS_OK;
}

/* What the capture saw of each parameter. */
MUST static enum status add_observed(const struct graph *g, const struct sidecar *side,
				     struct point *p)
{
	if (side->ninputs != p->ninputs)
		FAIL(INVALID, "its sidecar has %u inputs, its text %u", side->ninputs,
		     p->ninputs);
	for (uint32_t i = 0; i < p->ninputs; i++) {
		const struct sidecar_input *from = &side->inputs[i];
		struct point_input *in = &p->inputs[i];

		if (from->t.dtype != in->t.dtype || from->t.rank != in->t.rank ||
		    memcmp(from->t.dim, in->t.dim, in->t.rank * sizeof(*in->t.dim)) != 0)
			FAIL(INVALID, "its sidecar has another type for " STR_FMT,
			     STR_ARG(g->nodes[i].name));
		in->t.offset = from->t.offset;
		in->group = from->group;
		in->is_cpu = from->is_cpu;
		in->data = from->data;
		in->obs = from->obs;
	}
	p->groups = side->groups;
	p->ngroups = side->ngroups;
	constraint_observe(p);
	for (uint32_t i = 0; i < p->ninputs; i++)
		if (p->inputs[i].by && !strcmp(p->inputs[i].by, "default"))
			FAIL(INVALID, "what integers " STR_FMT " holds was not observed",
			     STR_ARG(g->nodes[i].name));
	return STATUS_OK;
}

static const struct sidecar_input *attr_of(const struct sidecar *side, struct str name)
{
	for (uint32_t i = 0; i < side->nattrs; i++)
		if (str_eq(side->attrs[i].name, name))
			return &side->attrs[i];
	return NULL;
}

static bool is_sub(const struct graph *g, struct str name)
{
	for (uint32_t i = 0; i < g->nsubs; i++)
		if (str_eq(g->subs[i]->name, name))
			return true;
	return false;
}

static void put_attr(struct jsonw *w, const struct sidecar_input *in, struct str name)
{
	jsonw_key(w, str_cstr(w->b->arena, name));
	jsonw_open(w, '{');
	jsonw_put_cstr(w, "dtype", dtype_name(in->t.dtype));
	jsonw_key(w, "shape");
	jsonw_open(w, '[');
	for (uint32_t d = 0; d < in->t.rank; d++)
		jsonw_int(w, in->t.dim[d]);
	jsonw_close(w, ']');
	jsonw_key(w, "cpu");
	jsonw_bool(w, in->is_cpu);
	jsonw_key(w, "data");
	jsonw_str(w, in->data);
	jsonw_close(w, '}');
}

/* Each once, however often it is mentioned. */
MUST static enum status add_attrs(struct arena *a, const struct graph *g,
				  const struct sidecar *side, struct foreign *out)
{
	struct buf b = buf_new(a);
	struct jsonw w = jsonw_compact(&b);
	struct map seen = map_new(a);

	jsonw_open(&w, '{');
	for (uint32_t i = 0; i < g->nnodes; i++) {
		const struct node *n = &g->nodes[i];

		if (n->kind != NODE_ATTR || is_sub(g, n->target) || map_find(&seen, n->target))
			continue;
		const struct sidecar_input *in = attr_of(side, n->target);

		if (!in || (!in->data.n && tensor_numel(&in->t)))
			FAIL(INVALID, "the values of its constant " STR_FMT " were not kept",
			     STR_ARG(n->target));
		map_set(&seen, n->target, 0);
		put_attr(&w, in, n->target);
	}
	jsonw_close(&w, '}');
	out->attrs = buf_view(&b);
	return STATUS_OK;
}

struct uses {
	uint32_t *last, at;
};

static void see_use(void *ctx, uint32_t node)
{
	struct uses *u = ctx;

	u->last[node] = u->at;
}

/* The most that values of the text take at once, each until its last use; what shares memory
 * with another takes none, what is returned stays. */
static int64_t live_bytes(struct arena *a, const struct graph *g)
{
	struct uses u = {.last = arena_array(a, uint32_t, g->nnodes + 1)};
	int64_t *ends = arena_array(a, int64_t, (size_t)g->nnodes + 2);
	int64_t now = 0, most = 0;

	for (u.at = g->nparams; u.at < g->nnodes; u.at++)
		node_visit(&g->nodes[u.at], see_use, &u);
	arg_visit(&g->ret, see_use, &u); /* at nnodes: alive to the end */
	for (uint32_t i = g->nparams; i < g->nnodes; i++) {
		int64_t bytes = part_is_view(&g->nodes[i]) ? 0 : bytes_of(&g->nodes[i].ann);

		now += bytes;
		most = now > most ? now : most;
		ends[u.last[i] ? u.last[i] : i] += bytes;
		now -= ends[i];
	}
	return most;
}

enum status foreign_graph(struct arena *a, const char *base, struct foreign *out)
{
	const char *path = arena_printf(a, "%s%s", base, suffix);
	char digest[SHA256_HEX + 1];
	struct sidecar side;
	struct text t;
	struct buf b = buf_new(a);

	*out = (struct foreign){.is_whole = true};
	TRY(text_load(a, path, &t));
	TRY(sidecar_read(a, arena_printf(a, "%s.meta.json.zst", base), &side));
	if (t.ngraphs != 1)
		FAIL(INVALID, "%s: %u graphs, one is wanted", path, t.ngraphs);
	const struct graph *g = t.graphs[0];

	TRY(check_symbols(g));
	TRY(add_inputs(a, g, out));
	TRY(add_observed(g, &side, &out->p));
	TRY(add_attrs(a, g, &side, out));
	text_print(&b, g);
	out->text = buf_view(&b);
	sha256_hex(out->text, digest);
	set_id(&out->p, side.text_hash.n >= POINT_ID ? str_cstr(a, side.text_hash) : digest);
	out->live_bytes = live_bytes(a, g);
	return STATUS_OK;
}
