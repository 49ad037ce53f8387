/* Values as expressions: what a load is while a graph is being cut into nests. */
#include "codegen/value_int.h"

#include <string.h>

enum { INDICES_MOST = 32 }; /* of one value in an expression */

static struct str memo_key(struct fuse *f, struct ref r, const kx *idx, uint32_t rank)
{
	size_t n = sizeof(uint32_t) * (3 + rank);
	uint32_t *p = arena_array(f->arena, uint32_t, 3 + rank);

	p[0] = f->now;
	p[1] = r.node;
	p[2] = r.out;
	if (rank)
		memcpy(p + 3, idx, rank * sizeof(*idx));
	return (struct str){(const char *)p, n};
}

kx value_offset(struct kir *k, const struct tensor *t, const kx *idx)
{
	kx at = kx_int(k, t->offset);

	for (uint32_t d = 0; d < t->rank; d++)
		at = kx_add(k, at, kx_mulc(k, idx[d], t->stride[d]));
	return at;
}

static kx load_stored(struct fuse *f, struct ref r, const kx *idx)
{
	const struct store *s = &f->stores.p[f->stored[r.node][r.out] - 1];

	return lower_cast(f->k, kx_load(f->k, s->buf, value_offset(f->k, &s->type, idx)),
			  f->bufs.p[s->buf].dtype, s->type.dtype);
}

kx value_compute(struct fuse *f, struct ref r, const kx *idx)
{
	const struct call *c = &f->b->calls[r.node];

	if (c->op->scatter) /* before its updates */
		return lower_in(&f->l, c, 0, idx);
	return c->op->at(&f->l, c, r.out, idx);
}

/* ---- values that are needed too often, or stand too deep ---- */

void value_restart(struct fuse *f)
{
	struct crowd *c = &f->crowd;

	f->memo = map_new(f->arena); /* what is stored may have changed since */
	c->lowering++;
	c->depth = 0;
	c->nstores = f->stores.n;
	c->nbufs = f->bufs.n;
	c->is_found = false;
}

static bool is_crowded(struct fuse *f, const struct call *c)
{
	struct indices *at = &f->crowd.indices[c->node];

	if (f->crowd.depth >= VALUE_DEPTH_MOST)
		return true;
	if (call_is_view(c) || c->op->flags & OP_ALLOC)
		return false;
	if (at->lowering != f->crowd.lowering)
		*at = (struct indices){f->crowd.lowering, 0};
	return ++at->n > INDICES_MOST;
}

static kx load_crowded(struct fuse *f, struct ref r, const kx *idx)
{
	struct ref *last = &f->crowd.last;

	if (!f->crowd.is_found || r.node > last->node)
		*last = r;
	f->crowd.is_found = true;
	if (!f->stored[r.node][r.out])
		value_store(f, r, CODEGEN_TEMP);
	return load_stored(f, r, idx);
}

bool value_settle(struct fuse *f, bool keep)
{
	struct crowd *c = &f->crowd;

	for (uint32_t i = c->nstores; i < f->stores.n; i++) {
		struct ref r = f->stores.p[i].ref;

		f->stored[r.node][r.out] = 0;
	}
	f->stores.n = c->nstores;
	f->bufs.n = c->nbufs;
	f->k->bufs.n = c->nbufs;
	if (c->is_found && keep)
		value_store(f, c->last, CODEGEN_TEMP);
	return c->is_found;
}

static kx value_at(struct lower *l, const struct bound *b, struct ref r, const kx *idx)
{
	struct fuse *f = l->ctx;
	const struct call *c = &b->calls[r.node];
	uint32_t rank = c->outs[r.out].rank;

	if (!c->op)
		return kx_load(f->k, f->input_buf[r.node],
			       value_offset(f->k, &c->outs[0], idx));
	int32_t s = f->stored[r.node][r.out];

	if (s && (f->stores.p[s - 1].group != f->now || c->op->scatter))
		return load_stored(f, r, idx);
	struct str key = memo_key(f, r, idx, rank);
	uint64_t *known = map_find(&f->memo, key);

	if (known)
		return (kx)*known;
	if (is_crowded(f, c))
		return load_crowded(f, r, idx);
	f->crowd.depth++;
	kx x = value_compute(f, r, idx);

	f->crowd.depth--;
	map_set(&f->memo, key, x);
	return x;
}

/* as_strided: the input's storage, or the value whose elements lie dense by its strides. */
static kx storage_at(struct lower *l, const struct bound *b, struct ref r, kx position)
{
	struct fuse *f = l->ctx;
	kx idx[RANK_MAX];

	r = value_root(b, r);
	if (!b->calls[r.node].op)
		return kx_load(f->k, f->input_buf[r.node], position);
	const struct tensor *t = bound_type(b, r);

	value_unplace(f->k, t, position, idx);
	return value_at(l, b, r, idx);
}

void value_unplace(struct kir *k, const struct tensor *t, kx position, kx *idx)
{
	uint32_t order[RANK_MAX];

	tensor_order(t, order);
	for (uint32_t i = t->rank; i-- > 0;) {
		int64_t n = t->dim[order[i]] > 0 ? t->dim[order[i]] : 1;

		idx[order[i]] = i ? kx_mod(k, position, n) : position;
		position = kx_div(k, position, n);
	}
}

struct ref value_root(const struct bound *b, struct ref r)
{
	const struct call *c = &b->calls[r.node];

	while (call_is_view(c)) {
		r = call_ref(c, &c->slots[0]);
		c = &b->calls[r.node];
	}
	return r;
}

uint32_t value_buf(struct fuse *f, enum codegen_role role, enum dtype d, int64_t elements)
{
	struct codegen_buf buf = {.role = role, .dtype = d, .elements = elements};

	buf.is_written = role != CODEGEN_INPUT;

	vec_push(&f->bufs, f->arena, buf);
	return kir_buf_new(f->k, arena_printf(f->arena, "b%u", f->bufs.n - 1), dtype_name(d),
			   ktype_of(d));
}

void value_begin(struct fuse *f)
{
	const struct bound *b = f->b;

	f->k = kir_new(f->arena);
	f->l = (struct lower){
		.k = f->k, .ctx = f, .load = value_at, .load_storage = storage_at};
	f->crowd.indices = arena_array(f->arena, struct indices, b->g->nnodes + 1);
	f->stored = arena_array(f->arena, int32_t *, b->g->nnodes + 1);
	f->input_buf = arena_array(f->arena, uint32_t, b->g->nnodes + 1);
	for (uint32_t i = 0; i < b->g->nnodes; i++)
		f->stored[i] = arena_array(f->arena, int32_t, b->calls[i].nouts + 1);
	for (uint32_t i = 0; i < b->ntensors; i++) {
		const struct tensor *t = &b->calls[b->tensors[i]].outs[0];
		uint32_t buf = value_buf(f, CODEGEN_INPUT, t->dtype, tensor_extent(t));

		f->bufs.p[buf].input = i;
		f->input_buf[b->tensors[i]] = buf;
	}
}

bool value_is_light(const struct kir_fn *fn)
{
	static const char *const light[] = {"s_add", "s_sub", "s_mul",
					    "s_max", "s_min", "s_abs"};
	const char *at = strstr(fn->text, "s_");
	bool found = !at;

	for (uint32_t i = 0; at && i < sizeof(light) / sizeof(*light); i++)
		found |= !strncmp(at, light[i], strlen(light[i]));
	return found;
}

uint32_t value_store(struct fuse *f, struct ref r, enum codegen_role role)
{
	const struct tensor *t = bound_type(f->b, r);
	struct store s = {.ref = r, .type = *t, .group = UINT32_MAX};

	s.type.offset = 0;
	if (tensor_overlaps(&s.type))
		tensor_set_contiguous(&s.type);
	s.buf = value_buf(f, role, t->dtype, tensor_extent(&s.type));
	vec_push(&f->stores, f->arena, s);
	f->stored[r.node][r.out] = (int32_t)f->stores.n;
	return f->stores.n - 1;
}
