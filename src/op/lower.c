/* What the rows' lowering functions share. */
#include "op/lower.h"

#include "op/fn_int.h"

enum ktype ktype_of(enum dtype d)
{
	if (d == DTYPE_b8)
		return KT_BOOL;
	if (!dtype_is_float(d))
		return KT_I64;
	return d == DTYPE_f64 ? KT_F64 : KT_F32;
}

kx lower_in(struct lower *l, const struct call *c, uint32_t slot, const kx *idx)
{
	return l->load(l, c->bound, call_ref(c, &c->slots[slot]), idx);
}

kx lower_in_list(struct lower *l, const struct call *c, uint32_t slot, uint32_t i,
		 const kx *idx)
{
	return l->load(l, c->bound, call_ref(c, &c->slots[slot].items[i]), idx);
}

kx lower_in_bcast(struct lower *l, const struct call *c, uint32_t slot, const kx *idx,
		  const struct tensor *to)
{
	const struct tensor *t = call_in(c, slot);
	uint32_t pad = to->rank - t->rank;
	kx at[RANK_MAX];

	for (uint32_t d = 0; d < t->rank; d++)
		at[d] = t->dim[d] == 1 ? kx_int(l->k, 0) : idx[pad + d];
	return lower_in(l, c, slot, at);
}

kx lower_rvar(struct lower *l, const struct call *c, uint32_t k, int64_t extent)
{
	for (uint32_t i = 0; i < l->rvars.n; i++)
		if (l->rvars.p[i].node == c->node && l->rvars.p[i].k == k)
			return kx_var(l->k, l->rvars.p[i].var);
	struct rvar v = {c->node, k, kir_var_new(l->k, extent)};

	vec_push(&l->rvars, l->k->arena, v);
	return kx_var(l->k, v.var);
}

kx lower_flatten(struct kir *k, uint32_t rank, const int64_t *dim, const kx *idx)
{
	kx flat = kx_int(k, 0);

	for (uint32_t d = 0; d < rank; d++)
		flat = kx_add(k, kx_mulc(k, flat, dim[d]), idx[d]);
	return flat;
}

void lower_unflatten(struct kir *k, uint32_t rank, const int64_t *dim, kx flat, kx *idx)
{
	for (uint32_t d = rank; d-- > 0;) {
		int64_t n = dim[d] > 0 ? dim[d] : 1;

		idx[d] = d ? kx_mod(k, flat, n) : flat;
		flat = kx_div(k, flat, n);
	}
}

static int narrow_number(enum dtype d)
{
	return d == DTYPE_bf16 ? 0 : d == DTYPE_f16 ? 1 : d == DTYPE_f8e4m3fn ? 2 : 3;
}

kx lower_operand(struct kir *k, kx x, enum dtype from, enum dtype to)
{
	bool is_narrow = dtype_is_float(to) && dtype_bytes(to) < 4;
	struct kcall call = {&fn_round, KT_F32, KT_F32, narrow_number(to), 0};

	x = lower_cast(k, x, from, to);
	if (!is_narrow || from == to || from == DTYPE_b8)
		return x;
	return kx_call(k, &call, &x, 1);
}

kx lower_number(struct kir *k, const struct arg *arg, enum dtype to)
{
	bool is_float = arg->kind == ARG_FLOAT;
	double v = is_float ? arg->f : arg->kind == ARG_UINT ? (double)arg->u : (double)arg->i;
	char held[8];

	if (to == DTYPE_b8)
		return kx_bool(k, v != 0);
	if (!dtype_is_float(to))
		return lower_cast(k, kx_int(k, is_float ? (int64_t)arg->f : arg->i), to, to);
	dtype_store_f64(to, held, 0, v);
	return kx_float(k, ktype_of(to), dtype_load_f64(to, held, 0));
}

kx lower_cast(struct kir *k, kx x, enum dtype from, enum dtype to)
{
	(void)from;
	x = kx_cast(k, x, ktype_of(to));
	if (dtype_category(to) == CATEGORY_INT && dtype_bytes(to) < 8)
		x = kx_wrap(k, x, (unsigned)(8 * dtype_bytes(to)), dtype_is_signed(to));
	return x;
}
