/* One node at a time, over all lanes. */
#include "base/half.h"
#include "eval/block_run_int.h"

#include <string.h>

static const size_t lane_bytes[KT_COUNT] = {
	[KT_BOOL] = 4, [KT_I64] = 8, [KT_F32] = 4, [KT_F64] = 8};

/* ---- marks of reads outside ---- */

uint8_t *block_marks(struct block *b, kx x)
{
	if (!b->outside[x])
		b->outside[x] = arena_array(b->arena, uint8_t, BLOCK);
	return b->outside[x];
}

static void pass_marks(struct block *b, kx x, const struct knode *n)
{
	bool any = false;

	for (int i = 0; i < n->nargs; i++)
		any |= b->outside[n->args[i]] != NULL;
	if (!any)
		return;
	uint8_t *to = block_marks(b, x);

	memset(to, 0, b->n);
	for (int i = 0; i < n->nargs; i++)
		for (size_t j = 0; b->outside[n->args[i]] && j < b->n; j++)
			to[j] |= b->outside[n->args[i]][j];
}

static void select_marks(struct block *b, kx x, const struct knode *n)
{
	const uint8_t *c = b->outside[n->args[0]];
	const uint8_t *yes = b->outside[n->args[1]], *no = b->outside[n->args[2]];
	const int32_t *cond = b->lanes[n->args[0]];

	if (!c && !yes && !no)
		return;
	uint8_t *to = block_marks(b, x);

	for (size_t j = 0; j < b->n; j++) {
		const uint8_t *taken = cond[j] ? yes : no;

		to[j] = (c && c[j]) || (taken && taken[j]);
	}
}

/* ---- loads and stores ---- */

#define LOAD(ctype, conv)                                    \
	for (size_t j = 0; j < n; j++)                       \
		out[j] = conv(((const ctype *)data)[at[j]]); \
	return
#define SAME(x) x

static void load_float(enum dtype d, const void *data, const int64_t *at, size_t n, float *out)
{
	if (d == DTYPE_f32) {
		LOAD(float, SAME);
	}
	if (d == DTYPE_bf16) {
		LOAD(uint16_t, bf16_to_f32);
	}
	if (d == DTYPE_f16) {
		LOAD(uint16_t, f16_to_f32);
	}
	for (size_t j = 0; j < n; j++)
		out[j] = (float)dtype_load_f64(d, data, at[j]);
}

static void load_int(enum dtype d, const void *data, const int64_t *at, size_t n, int64_t *out)
{
	if (d == DTYPE_i64) {
		LOAD(int64_t, SAME);
	}
	if (d == DTYPE_i32) {
		LOAD(int32_t, SAME);
	}
	for (size_t j = 0; j < n; j++)
		out[j] = dtype_load_i64(d, data, at[j]);
}

static void load_lanes(const struct block_buf *buf, enum ktype t, const int64_t *at, size_t n,
		       void *out)
{
	if (t == KT_F32) {
		load_float(buf->dtype, buf->data, at, n, out);
	} else if (t == KT_F64) {
		for (size_t j = 0; j < n; j++)
			((double *)out)[j] = ((const double *)buf->data)[at[j]];
	} else if (t == KT_BOOL) {
		for (size_t j = 0; j < n; j++)
			((int32_t *)out)[j] = ((const uint8_t *)buf->data)[at[j]] != 0;
	} else {
		load_int(buf->dtype, buf->data, at, n, out);
	}
}

/* Offsets outside read element 0 instead and are marked; an empty buffer reads nothing. */
static void do_load(struct block *b, kx x, const struct knode *n)
{
	const struct knode *off = kir_at(b->k, n->args[0]);
	const struct block_buf *buf = &b->bufs[n->i];
	const int64_t *at = b->lanes[n->args[0]];
	int64_t safe[BLOCK];

	pass_marks(b, x, n);
	if (off->lo >= 0 && off->hi < buf->elements) {
		load_lanes(buf, (enum ktype)n->type, at, b->n, b->lanes[x]);
		return;
	}
	uint8_t *bad = block_marks(b, x);

	if (!b->outside[n->args[0]])
		memset(bad, 0, b->n);
	for (size_t j = 0; j < b->n; j++) {
		bool in = at[j] >= 0 && at[j] < buf->elements;

		bad[j] |= !in;
		safe[j] = in ? at[j] : 0;
	}
	if (buf->elements)
		load_lanes(buf, (enum ktype)n->type, safe, b->n, b->lanes[x]);
}

void block_store(enum dtype d, void *to, enum ktype t, const void *lanes, size_t n)
{
	for (size_t j = 0; j < n; j++) {
		if (t == KT_F32)
			dtype_store_f64(d, to, (int64_t)j, (double)((const float *)lanes)[j]);
		else if (t == KT_F64)
			dtype_store_f64(d, to, (int64_t)j, ((const double *)lanes)[j]);
		else if (t == KT_BOOL)
			dtype_store_i64(d, to, (int64_t)j, ((const int32_t *)lanes)[j]);
		else
			dtype_store_i64(d, to, (int64_t)j, ((const int64_t *)lanes)[j]);
	}
}

/* ---- nodes ---- */

/* A float outside of int64 has no defined value; torch gives the lowest, as the CPU does. */
static int64_t truncated(double v)
{
	return v >= -0x1p63 && v < 0x1p63 ? (int64_t)v : INT64_MIN;
}

#define EACH(ctype, expr)                           \
	do {                                        \
		for (size_t j = 0; j < b->n; j++)   \
			((ctype *)out)[j] = (expr); \
	} while (0)

double block_lane_f64(enum ktype t, const void *p, size_t j)
{
	switch (t) {
	case KT_BOOL:
		return ((const int32_t *)p)[j];
	case KT_I64:
		return (double)((const int64_t *)p)[j];
	case KT_F32:
		return (double)((const float *)p)[j];
	case KT_F64:
		return ((const double *)p)[j];
	case KT_COUNT:
		break;
	}
	return 0;
}

static void do_cast(struct block *b, const struct knode *n, void *out)
{
	enum ktype from = (enum ktype)kir_at(b->k, n->args[0])->type;
	const void *in = b->lanes[n->args[0]];

	if (n->type == KT_BOOL && from == KT_I64)
		EACH(int32_t, ((const int64_t *)in)[j] != 0);
	else if (n->type == KT_BOOL)
		EACH(int32_t, block_lane_f64(from, in, j) != 0);
	else if (n->type == KT_I64 && from == KT_BOOL)
		EACH(int64_t, ((const int32_t *)in)[j]);
	else if (n->type == KT_I64)
		EACH(int64_t, truncated(block_lane_f64(from, in, j)));
	else if (n->type == KT_F32 && from == KT_I64)
		EACH(float, (float)((const int64_t *)in)[j]);
	else if (n->type == KT_F32)
		EACH(float, (float)block_lane_f64(from, in, j));
	else
		EACH(double, block_lane_f64(from, in, j));
}

static int64_t wrapped(int64_t v, unsigned bits, bool is_signed)
{
	uint64_t u = (uint64_t)v << (64 - bits);

	return is_signed ? (int64_t)u >> (64 - bits) : (int64_t)(u >> (64 - bits));
}

static int64_t floor_div(int64_t a, int64_t c)
{
	return a / c - (a % c < 0);
}

static void do_int(struct block *b, const struct knode *n, void *out)
{
	const int64_t *x = b->lanes[n->args[0]];
	const int64_t *y = n->nargs > 1 ? b->lanes[n->args[1]] : NULL;

	switch (n->op) {
	case KX_ADD:
		EACH(int64_t, (int64_t)((uint64_t)x[j] + (uint64_t)y[j]));
		return;
	case KX_MUL:
		EACH(int64_t, (int64_t)((uint64_t)x[j] * (uint64_t)y[j]));
		return;
	case KX_DIV:
		EACH(int64_t, floor_div(x[j], n->i));
		return;
	case KX_MOD:
		EACH(int64_t, x[j] - floor_div(x[j], n->i) * n->i);
		return;
	case KX_LT:
		EACH(int32_t, x[j] < y[j]);
		return;
	case KX_EQ:
		EACH(int32_t, x[j] == y[j]);
		return;
	default:
		EACH(int64_t, wrapped(x[j], (unsigned)n->i, n->flag));
	}
}

static void do_logic(struct block *b, const struct knode *n, void *out)
{
	const int32_t *x = b->lanes[n->args[0]];
	const int32_t *y = n->nargs > 1 ? b->lanes[n->args[1]] : NULL;

	if (n->op == KX_NOT)
		EACH(int32_t, !x[j]);
	else
		EACH(int32_t, x[j] && y[j]);
}

static void do_const(struct block *b, const struct knode *n, void *out)
{
	if (n->op == KX_CONST_I && n->type == KT_BOOL)
		EACH(int32_t, (int32_t)n->i);
	else if (n->op == KX_CONST_I)
		EACH(int64_t, n->i);
	else if (n->type == KT_F32)
		EACH(float, (float)n->f);
	else
		EACH(double, n->f);
}

static void do_select(struct block *b, kx x, const struct knode *n, char *out)
{
	const int32_t *cond = b->lanes[n->args[0]];
	const char *yes = b->lanes[n->args[1]], *no = b->lanes[n->args[2]];
	size_t size = lane_bytes[n->type];

	for (size_t j = 0; j < b->n; j++)
		memcpy(out + j * size, (cond[j] ? yes : no) + j * size, size);
	select_marks(b, x, n);
}

static void do_call(struct block *b, const struct knode *n, void *out)
{
	const void *in[4];

	for (int i = 0; i < 4; i++)
		in[i] = b->lanes[n->args[i < n->nargs ? i : 0]];
	n->fn->block[kx_call_type(n)](b->n, in, out, n->m, n->k);
}

/* What breaks the promise counts as a read outside, unless a select drops it. */
static void do_assume(struct block *b, kx x, const struct knode *n, int64_t *out)
{
	const int64_t *in = b->lanes[n->args[0]];
	const uint8_t *before = b->outside[n->args[0]];
	uint8_t *bad = block_marks(b, x);

	for (size_t j = 0; j < b->n; j++) {
		bool inside = in[j] >= 0 && in[j] < n->i;

		bad[j] = !inside || (before && before[j]);
		out[j] = inside ? in[j] : 0;
	}
}

static void run_node(struct block *b, kx x)
{
	const struct knode *n = kir_at(b->k, x);
	void *out = b->lanes[x];

	switch ((enum kop)n->op) {
	case KX_VOID:
	case KX_VAR:
	case KX_OR:
		return;
	case KX_CONST_I:
	case KX_CONST_F:
		do_const(b, n, out);
		return;
	case KX_ADD:
	case KX_MUL:
	case KX_DIV:
	case KX_MOD:
	case KX_LT:
	case KX_EQ:
	case KX_WRAP:
		do_int(b, n, out);
		break;
	case KX_AND:
	case KX_NOT:
		do_logic(b, n, out);
		break;
	case KX_CAST:
		do_cast(b, n, out);
		break;
	case KX_CALL:
		do_call(b, n, out);
		break;
	case KX_ASSUME:
		do_assume(b, x, n, out);
		return;
	case KX_LOAD:
		do_load(b, x, n);
		return;
	case KX_SELECT:
		do_select(b, x, n, out);
		return;
	case KX_REDUCE:
		block_reduce(b, x, n, out);
		return;
	}
	pass_marks(b, x, n);
}

void block_run_plan(struct block *b, const struct plan *p)
{
	for (uint32_t i = 0; i < p->n; i++)
		run_node(b, p->nodes[i]);
}
