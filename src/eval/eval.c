/* Evaluation of a bound graph, op by op. */
#include "eval/eval.h"

#include "eval/block_int.h"
#include "op/lower.h"

#include <string.h>

/* While one call is lowered: which values its buffers stand for. */
struct lowering {
	struct lower l;
	struct eval *e;
	const struct eval_input *inputs;
	struct arena *arena;
	VEC(struct block_buf) bufs;
	VEC(struct ref) refs; /* of the buffers */
};

static uint32_t input_number(const struct bound *b, uint32_t node)
{
	uint32_t i = 0;

	while (i < b->ntensors && b->tensors[i] != node)
		i++;
	return i;
}

/* What is behind a value: the storage of a parameter, or row-major elements. */
static struct block_buf buf_of(struct lowering *w, struct ref r)
{
	const struct eval_value *v = &w->e->values[r.node][r.out];

	if (w->e->b->calls[r.node].op)
		return (struct block_buf){v->type.dtype, v->data, tensor_numel(&v->type)};
	const struct eval_input *in = &w->inputs[input_number(w->e->b, r.node)];

	return (struct block_buf){in->dtype, in->storage, in->elements};
}

static uint32_t buf_number(struct lowering *w, struct ref r)
{
	for (uint32_t i = 0; i < w->refs.n; i++)
		if (w->refs.p[i].node == r.node && w->refs.p[i].out == r.out)
			return i;
	struct block_buf buf = buf_of(w, r);

	vec_push(&w->refs, w->arena, r);
	vec_push(&w->bufs, w->arena, buf);
	return kir_buf_new(w->l.k, "v", dtype_name(buf.dtype), ktype_of(buf.dtype));
}

static kx load_value(struct lower *l, const struct bound *b, struct ref r, const kx *idx)
{
	struct lowering *w = l->ctx;
	const struct tensor *t = bound_type(b, r);
	struct tensor rows = *t;
	kx at;

	if (b->calls[r.node].op)
		tensor_set_contiguous(&rows);
	at = kx_int(l->k, rows.offset);
	for (uint32_t d = 0; d < t->rank; d++)
		at = kx_add(l->k, at, kx_mulc(l->k, idx[d], rows.stride[d]));
	return kx_load(l->k, buf_number(w, r), at);
}

/* as_strided looks at storage: a parameter's, through views of it, or that of a value,
 * whose elements lie dense in the order of its strides. */
static kx load_storage(struct lower *l, const struct bound *b, struct ref r, kx position)
{
	struct lowering *w = l->ctx;
	const struct call *c = &b->calls[r.node];

	while (call_is_view(c)) {
		r = call_ref(c, &c->slots[0]);
		c = &b->calls[r.node];
	}
	if (!c->op)
		return kx_load(l->k, buf_number(w, r), position);
	const struct tensor *t = bound_type(b, r);
	uint32_t order[RANK_MAX];
	kx idx[RANK_MAX];

	tensor_order(t, order);
	for (uint32_t i = t->rank; i-- > 0;) {
		int64_t n = t->dim[order[i]] > 0 ? t->dim[order[i]] : 1;

		idx[order[i]] = i ? kx_mod(l->k, position, n) : position;
		position = kx_div(l->k, position, n);
	}
	return load_value(l, b, r, idx);
}

struct store {
	struct eval_value *v;
	enum ktype t;
};

static enum status put_block(void *ctx, int64_t from, size_t n, const void *const *lanes)
{
	struct store *s = ctx;
	char *to = (char *)s->v->data + (size_t)from * dtype_bytes(s->v->type.dtype);

	block_store(s->v->type.dtype, to, s->t, lanes[0], n);
	return STATUS_OK;
}

static struct lowering lowering_new(struct eval *e, const struct eval_input *inputs,
				    struct arena *scratch)
{
	struct lowering w = {.e = e, .inputs = inputs, .arena = scratch};

	w.l.k = kir_new(scratch);
	w.l.load = load_value;
	w.l.load_storage = load_storage;
	return w;
}

static void domain_vars(struct kir *k, const struct tensor *t, uint32_t *vars, kx *idx)
{
	for (uint32_t d = 0; d < t->rank; d++) {
		vars[d] = kir_var_new(k, t->dim[d]);
		idx[d] = kx_var(k, vars[d]);
	}
}

/* One output of a call: what `at` says, or for a scattering op its base. */
MUST static enum status run_expression(struct eval *e, const struct eval_input *inputs,
				       const struct call *c, uint32_t out)
{
	struct arena scratch = {0};
	struct lowering w = lowering_new(e, inputs, &scratch);
	const struct tensor *t = &c->outs[out];
	uint32_t vars[RANK_MAX];
	kx idx[RANK_MAX];

	w.l.ctx = &w;
	domain_vars(w.l.k, t, vars, idx);
	kx root = c->op->at ? c->op->at(&w.l, c, out, idx) : lower_in(&w.l, c, 0, idx);
	struct store s = {&e->values[c->node][out], (enum ktype)kir_at(w.l.k, root)->type};
	struct block_domain dom = {t->rank, t->dim, vars};
	enum status status = block_run(w.l.k, &root, 1, w.bufs.p, &dom, put_block, &s);

	arena_release(&scratch);
	return status;
}

/* ---- scatter: the base, then the updates one after the other ---- */

struct updates {
	struct eval_value *v;
	const struct scatter *s;
	enum ktype t;
	const struct tensor *type;
	uint8_t *touched; /* for scatter_reduce without the base */
	double *wide;     /* running f64 results of sums and products of floats */
};

static double combine_f64(enum scatter_mode m, double a, double b)
{
	switch (m) {
	case SCATTER_SET:
		return b;
	case SCATTER_ADD:
		return a + b;
	case SCATTER_PROD:
		return a * b;
	case SCATTER_MIN:
		return a != a || a < b ? a : b;
	case SCATTER_MAX:
		return a != a || a > b ? a : b;
	}
	return b;
}

static int64_t combine_i64(enum scatter_mode m, int64_t a, int64_t b)
{
	switch (m) {
	case SCATTER_SET:
		return b;
	case SCATTER_ADD:
		return (int64_t)((uint64_t)a + (uint64_t)b);
	case SCATTER_PROD:
		return (int64_t)((uint64_t)a * (uint64_t)b);
	case SCATTER_MIN:
		return a < b ? a : b;
	case SCATTER_MAX:
		return a > b ? a : b;
	}
	return b;
}

static void update_one(struct updates *u, int64_t at, const void *lanes, size_t j)
{
	enum dtype d = u->v->type.dtype;
	enum scatter_mode m = u->s->mode;

	if (u->touched && !u->touched[at]) {
		u->touched[at] = 1;
		m = SCATTER_SET;
	}
	if (dtype_is_float(d)) {
		double x = u->t == KT_F64 ? ((const double *)lanes)[j]
					  : (double)((const float *)lanes)[j];

		u->wide[at] = combine_f64(m, u->wide[at], x);
	} else {
		int64_t x = u->t == KT_BOOL ? ((const int32_t *)lanes)[j]
					    : ((const int64_t *)lanes)[j];

		dtype_store_i64(d, u->v->data, at,
				combine_i64(m, dtype_load_i64(d, u->v->data, at), x));
	}
}

/* Lanes: condition, value, then one index per dimension. */
static enum status put_updates(void *ctx, int64_t from, size_t n, const void *const *lanes)
{
	struct updates *u = ctx;
	const int32_t *valid = lanes[0];

	(void)from;
	for (size_t j = 0; j < n; j++) {
		int64_t at = 0;

		if (!valid[j])
			continue;
		for (uint32_t d = 0; d < u->type->rank; d++) {
			int64_t i = ((const int64_t *)lanes[2 + d])[j];

			if (i < 0 || i >= u->type->dim[d])
				FAIL(INVALID, "index %lld in a size of %lld", (long long)i,
				     (long long)u->type->dim[d]);
			at = at * u->type->dim[d] + i;
		}
		update_one(u, at, lanes[1], j);
	}
	return STATUS_OK;
}

static void wide_begin(struct updates *u, struct arena *a)
{
	int64_t n = tensor_numel(u->type);

	if (u->s->skips_base)
		u->touched = arena_array(a, uint8_t, (size_t)n + 1);
	if (!dtype_is_float(u->type->dtype))
		return;
	u->wide = arena_array(a, double, (size_t)n + 1);
	for (int64_t i = 0; i < n; i++)
		u->wide[i] = dtype_load_f64(u->type->dtype, u->v->data, i);
}

static void wide_end(struct updates *u)
{
	for (int64_t i = 0; u->wide && i < tensor_numel(u->type); i++)
		dtype_store_f64(u->type->dtype, u->v->data, i, u->wide[i]);
}

MUST static enum status run_scatter(struct eval *e, const struct eval_input *inputs,
				    const struct call *c)
{
	struct arena scratch = {0};
	struct lowering w = lowering_new(e, inputs, &scratch);
	struct scatter sc = {.valid = KX_NONE};
	uint32_t vars[RANK_MAX];
	kx idx[RANK_MAX], roots[2 + RANK_MAX];

	TRY(run_expression(e, inputs, c, 0));
	w.l.ctx = &w;
	domain_vars(w.l.k, &c->upd, vars, idx);
	c->op->scatter(&w.l, c, idx, &sc);
	roots[0] = sc.valid ? sc.valid : kx_bool(w.l.k, true);
	roots[1] = sc.value;
	memcpy(roots + 2, sc.idx, c->outs[0].rank * sizeof(kx));
	struct updates u = {&e->values[c->node][0], &sc, KT_F32, &c->outs[0], NULL, NULL};
	struct block_domain dom = {c->upd.rank, c->upd.dim, vars};

	u.t = (enum ktype)kir_at(w.l.k, sc.value)->type;
	wide_begin(&u, &scratch);
	enum status s =
		block_run(w.l.k, roots, 2 + c->outs[0].rank, w.bufs.p, &dom, put_updates, &u);

	wide_end(&u);
	arena_release(&scratch);
	return s;
}

/* ---- ops that evaluate themselves: operands as row-major arrays ---- */

MUST static enum status run_own(struct eval *e, const struct eval_input *inputs,
				const struct call *c)
{
	const void *in[SLOTS_MAX] = {NULL};
	void *out[8] = {NULL};
	uint32_t nin = 0;

	(void)inputs;
	for (uint32_t i = 0; i < c->schema->nslots; i++)
		if (c->slots[i].kind == ARG_NODE) {
			struct ref r = call_ref(c, &c->slots[i]);

			if (!e->values[r.node][r.out].data)
				FAIL(UNSUPPORTED, "%s of a parameter that is not row-major",
				     c->op->name);
			in[nin++] = e->values[r.node][r.out].data;
		}
	for (uint32_t i = 0; i < c->nouts && i < 8; i++)
		out[i] = e->values[c->node][i].data;
	return c->op->eval(c, in, out);
}

MUST static enum status run_call(struct eval *e, const struct eval_input *inputs,
				 const struct call *c)
{
	if (c->op->eval)
		return run_own(e, inputs, c);
	if (c->op->scatter)
		return run_scatter(e, inputs, c);
	if (!c->op->at)
		FAIL(UNSUPPORTED, "%s cannot be evaluated", c->op->name);
	for (uint32_t i = 0; i < c->nouts; i++)
		TRY(run_expression(e, inputs, c, i));
	return STATUS_OK;
}

/* ---- the walk over the graph ---- */

static void make_values(struct eval *e, const struct call *c)
{
	for (uint32_t i = 0; i < c->nouts; i++) {
		struct eval_value *v = &e->values[c->node][i];
		size_t bytes =
			(size_t)tensor_numel(&c->outs[i]) * dtype_bytes(c->outs[i].dtype);

		v->type = c->outs[i];
		v->data = arena_alloc(&e->arenas[c->node], 1, bytes + 1, 64);
	}
}

struct last_use {
	const struct bound *b;
	uint32_t *last, at;
};

static void note_use(void *ctx, uint32_t node)
{
	struct last_use *u = ctx;

	u->last[u->b->calls[node].alias.node] = u->at;
}

static void visit_slots(const struct call *c, arg_visit_fn *f, void *ctx)
{
	for (uint32_t i = 0; c->op && i < c->schema->nslots; i++)
		arg_visit(&c->slots[i], f, ctx);
}

/* Views of storage may be looked through, so operands of views live as long as these. */
static uint32_t *find_last_uses(struct arena *a, const struct bound *b)
{
	struct last_use u = {b, arena_array(a, uint32_t, b->g->nnodes + 1), 0};

	for (u.at = 0; u.at < b->g->nnodes; u.at++)
		visit_slots(&b->calls[u.at], note_use, &u);
	for (uint32_t i = b->g->nnodes; i-- > 0;) {
		const struct call *c = &b->calls[i];

		if (!call_is_view(c))
			continue;
		uint32_t from = call_ref(c, &c->slots[0]).node;

		u.last[from] = u.last[i] > u.last[from] ? u.last[i] : u.last[from];
	}
	for (uint32_t i = 0; i < b->nrets; i++)
		u.last[b->rets[i].node] = UINT32_MAX;
	return u.last;
}

static void drop_unused(struct eval *e, const uint32_t *last, uint32_t now)
{
	for (uint32_t i = 0; i <= now; i++) {
		if (last[i] > now || !e->b->calls[i].op)
			continue;
		if (last[i] == now || i == now) {
			arena_release(&e->arenas[i]);
			for (uint32_t k = 0; k < e->b->calls[i].nouts; k++)
				e->values[i][k].data = NULL;
		}
	}
}

static bool takes_over(const struct eval *from, const struct call *c)
{
	if (!from)
		return false;
	for (uint32_t i = 0; i < c->nouts; i++)
		if (dtype_is_float(c->outs[i].dtype))
			return false;
	return from->values[c->node][0].data != NULL;
}

static void take_over(struct eval *e, const struct eval *from, const struct call *c)
{
	for (uint32_t i = 0; i < c->nouts; i++) {
		struct eval_value *v = &e->values[c->node][i];

		memcpy(v->data, from->values[c->node][i].data,
		       (size_t)tensor_numel(&v->type) * dtype_bytes(v->type.dtype));
	}
}

MUST static enum status run_all(struct eval *e, const struct eval_input *inputs,
				const struct eval_opts *opts, struct arena *a)
{
	const struct bound *b = e->b;
	const uint32_t *last = find_last_uses(a, b);

	for (uint32_t i = 0; i < b->g->nnodes; i++) {
		const struct call *c = &b->calls[i];

		if (!c->op)
			continue;
		make_values(e, c);
		if (takes_over(opts->follow, c))
			take_over(e, opts->follow, c);
		else
			TRY_CTX(run_call(e, inputs, c), "while evaluating " STR_FMT " (%s)",
				STR_ARG(b->g->nodes[i].name), c->op->name);
		for (uint32_t k = 0; k < c->nouts; k++)
			e->work += tensor_numel(&c->outs[k]);
		if (!opts->keep_all)
			drop_unused(e, last, i);
	}
	return STATUS_OK;
}

/* Element i of the storage in the type that the parameter is bound to. */
static const void *converted(struct arena *a, const struct eval_input *in, enum dtype d)
{
	void *out = arena_alloc(a, dtype_bytes(d), (size_t)in->elements + 1, 64);

	for (int64_t i = 0; i < in->elements; i++)
		dtype_store_f64(d, out, i, dtype_load_f64(in->dtype, in->storage, i));
	return out;
}

/* Parameters also as row-major values, for ops that evaluate themselves and for returns
 * that are parameters. */
static void spread_input(struct eval *e, struct arena *a, uint32_t node,
			 const struct eval_input *in)
{
	struct eval_value *v = &e->values[node][0];
	const struct tensor *t = &e->b->calls[node].outs[0];
	size_t size = dtype_bytes(t->dtype);
	int64_t n = tensor_numel(t);

	v->type = *t;
	v->data = arena_alloc(a, size, (size_t)n + 1, 64);
	for (int64_t i = 0; i < n; i++) {
		int64_t at = t->offset, rest = i;

		for (uint32_t d = t->rank; d-- > 0;) {
			at += rest % t->dim[d] * t->stride[d];
			rest /= t->dim[d];
		}
		memcpy((char *)v->data + (size_t)i * size,
		       (const char *)in->storage + (size_t)at * size, size);
	}
}

static bool needs_rows(const struct bound *b, uint32_t node)
{
	for (uint32_t i = 0; i < b->nrets; i++)
		if (b->rets[i].node == node)
			return true;
	for (uint32_t i = 0; i < b->g->nnodes; i++) {
		const struct call *c = &b->calls[i];

		for (uint32_t s = 0; c->op && c->op->eval && s < c->schema->nslots; s++)
			if (c->slots[s].kind == ARG_NODE && c->slots[s].node == node)
				return true;
	}
	return false;
}

enum status eval_run(struct arena *a, const struct bound *b, const struct eval_input *inputs,
		     const struct eval_opts *opts, struct eval **out)
{
	static const struct eval_opts none = {0};
	struct eval *e = arena_new(a, struct eval);
	struct eval_input *in = arena_array(a, struct eval_input, b->ntensors + 1);
	uint32_t n = b->g->nnodes;

	e->b = b;
	e->values = arena_array(a, struct eval_value *, n + 1);
	e->arenas = arena_array(a, struct arena, n + 1);
	for (uint32_t i = 0; i < n; i++)
		e->values[i] = arena_array(a, struct eval_value, b->calls[i].nouts + 1);
	for (uint32_t i = 0; i < b->ntensors; i++) {
		uint32_t node = b->tensors[i];
		enum dtype d = b->calls[node].outs[0].dtype;

		in[i] = inputs[i];
		if (tensor_extent(&b->calls[node].outs[0]) > in[i].elements)
			FAIL(INVALID, "input %u: its storage has %lld elements, too few", i,
			     (long long)in[i].elements);
		if (in[i].dtype != d) {
			in[i].storage = converted(&e->arenas[node], &inputs[i], d);
			in[i].dtype = d;
		}
		if (needs_rows(b, node))
			spread_input(e, &e->arenas[node], node, &in[i]);
	}
	enum status s = run_all(e, in, opts ? opts : &none, a);

	if (s)
		eval_release(e);
	*out = e;
	return s;
}

const struct eval_value *eval_ret(const struct eval *e, uint32_t i)
{
	return &e->values[e->b->rets[i].node][e->b->rets[i].out];
}

void eval_release(struct eval *e)
{
	for (uint32_t i = 0; i < e->b->g->nnodes; i++)
		arena_release(&e->arenas[i]);
}

void eval_cost(const struct bound *b, double *work, double *bytes)
{
	*work = *bytes = 0;
	for (uint32_t i = 0; i < b->g->nnodes; i++) {
		const struct call *c = &b->calls[i];

		for (uint32_t k = 0; k < c->nouts; k++) {
			double n = (double)tensor_numel(&c->outs[k]);

			*bytes += n * (double)dtype_bytes(c->outs[k].dtype);
			*work += c->op ? n : 0;
		}
		for (uint32_t s = 0; c->op && (c->op->flags & OP_REDUCTION) && s < 1; s++)
			*work += (double)tensor_numel(call_in(c, s));
	}
}
