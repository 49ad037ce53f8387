/* The pool of expressions: hash-consing and the constructors that are not index arithmetic. */
#include "kir/kir_int.h"

#include <math.h>
#include <string.h>

struct kir *kir_new(struct arena *a)
{
	struct kir *k = arena_new(a, struct kir);
	struct knode none = {0};

	k->arena = a;
	vec_push(&k->nodes, a, none);
	return k;
}

const struct knode *kir_at(const struct kir *k, kx x)
{
	return &k->nodes.p[x];
}

uint32_t kir_var_new(struct kir *k, int64_t extent)
{
	vec_push(&k->extents, k->arena, extent);
	return k->extents.n - 1;
}

uint32_t kir_buf_new(struct kir *k, const char *name, const char *dtype, enum ktype type)
{
	struct kbuf b = {name, dtype, type};

	vec_push(&k->bufs, k->arena, b);
	return k->bufs.n - 1;
}

static uint64_t mix(uint64_t h, uint64_t v)
{
	h = (h ^ v) * 0x9E3779B97F4A7C15u;
	return h ^ (h >> 29);
}

static uint64_t bits_of(double f)
{
	uint64_t u;

	memcpy(&u, &f, sizeof(u));
	return u;
}

static uint64_t node_hash(const struct knode *n)
{
	uint64_t h = mix(n->op, n->type | n->nargs << 8 | n->flag << 16);

	h = mix(h, n->kreduce | n->m << 8 | n->k << 16 | n->nvars << 24);
	for (int i = 0; i < n->nargs; i++)
		h = mix(h, n->args[i]);
	for (int i = 0; i < n->nvars; i++)
		h = mix(h, n->vars[i]);
	return mix(mix(mix(h, (uint64_t)n->i), bits_of(n->f)), (uintptr_t)n->fn);
}

static bool node_same(const struct knode *a, const struct knode *b)
{
	return a->op == b->op && a->type == b->type && a->nargs == b->nargs &&
	       a->flag == b->flag && a->kreduce == b->kreduce && a->m == b->m && a->k == b->k &&
	       a->nvars == b->nvars && a->i == b->i && bits_of(a->f) == bits_of(b->f) &&
	       a->fn == b->fn && !memcmp(a->args, b->args, sizeof(a->args)) &&
	       (!a->nvars || !memcmp(a->vars, b->vars, a->nvars * sizeof(*a->vars)));
}

static void table_grow(struct kir *k)
{
	k->ntable = k->ntable ? k->ntable * 2 : 1024;
	k->table = arena_array(k->arena, uint32_t, k->ntable);
	for (uint32_t i = 1; i < k->nodes.n; i++) {
		uint64_t h = node_hash(&k->nodes.p[i]);

		while (k->table[h & (k->ntable - 1)])
			h++;
		k->table[h & (k->ntable - 1)] = i;
	}
}

static bool binds(const struct knode *n, uint32_t var)
{
	for (int i = 0; i < n->nvars; i++)
		if (n->vars[i] == var)
			return true;
	return false;
}

/* Ascending union of its operands' free variables, less what it binds. */
static void find_free(struct kir *k, struct knode *n)
{
	uint32_t at[4] = {0}, room = n->op == KX_VAR, own = (uint32_t)n->i;

	for (int i = 0; i < n->nargs; i++)
		room += kir_at(k, n->args[i])->nfree;
	uint32_t *out = room ? arena_array(k->arena, uint32_t, room) : NULL;

	n->free = out;
	n->nfree = n->op == KX_VAR;
	if (n->op == KX_VAR)
		out[0] = own;
	for (uint32_t least = 0; n->nargs;) {
		least = UINT32_MAX;
		for (int i = 0; i < n->nargs; i++) {
			const struct knode *a = kir_at(k, n->args[i]);

			least = at[i] < a->nfree && a->free[at[i]] < least ? a->free[at[i]]
									   : least;
		}
		if (least == UINT32_MAX)
			return;
		for (int i = 0; i < n->nargs; i++) {
			const struct knode *a = kir_at(k, n->args[i]);

			at[i] += at[i] < a->nfree && a->free[at[i]] == least;
		}
		if (!binds(n, least))
			out[n->nfree++] = least;
	}
}

kx kir_intern(struct kir *k, const struct knode *n)
{
	if (k->nodes.n * 2 >= k->ntable)
		table_grow(k);
	uint64_t h = node_hash(n);

	for (;; h++) {
		uint32_t at = k->table[h & (k->ntable - 1)];

		if (!at)
			break;
		if (node_same(&k->nodes.p[at], n))
			return at;
	}
	k->table[h & (k->ntable - 1)] = k->nodes.n;
	vec_push(&k->nodes, k->arena, *n);
	find_free(k, &k->nodes.p[k->nodes.n - 1]);
	return k->nodes.n - 1;
}

kx kx_int(struct kir *k, int64_t v)
{
	struct knode n = {.op = KX_CONST_I, .type = KT_I64, .i = v, .lo = v, .hi = v};

	return kir_intern(k, &n);
}

kx kx_bool(struct kir *k, bool v)
{
	struct knode n = {.op = KX_CONST_I, .type = KT_BOOL, .i = v, .lo = v, .hi = v};

	return kir_intern(k, &n);
}

kx kx_float(struct kir *k, enum ktype t, double v)
{
	struct knode n = {.op = KX_CONST_F, .type = (uint8_t)t};

	n.f = t == KT_F32 ? (double)(float)v : v;
	return kir_intern(k, &n);
}

kx kx_var(struct kir *k, uint32_t var)
{
	int64_t extent = k->extents.p[var];
	struct knode n = {.op = KX_VAR, .type = KT_I64, .i = var, .hi = extent - 1};

	if (extent == 1)
		return kx_int(k, 0);
	return kir_intern(k, &n);
}

bool kx_is_int(const struct kir *k, kx x, int64_t *v)
{
	const struct knode *n = kir_at(k, x);

	if (n->op != KX_CONST_I)
		return false;
	*v = n->i;
	return true;
}

kx kx_load(struct kir *k, uint32_t buf, kx offset)
{
	struct knode n = {.op = KX_LOAD, .nargs = 1, .args = {offset}, .i = buf};

	n.type = (uint8_t)k->bufs.p[buf].type;
	n.lo = n.type == KT_BOOL ? 0 : INT64_MIN;
	n.hi = n.type == KT_BOOL ? 1 : INT64_MAX;
	return kir_intern(k, &n);
}

static kx cast_const(struct kir *k, const struct knode *n, enum ktype t)
{
	bool is_float = n->op == KX_CONST_F;
	double f = is_float ? n->f : (double)n->i;

	if (t == KT_BOOL)
		return kx_bool(k, f != 0);
	if (t == KT_I64)
		return kx_int(k, is_float ? (int64_t)f : n->i);
	return kx_float(k, t, f);
}

kx kx_cast(struct kir *k, kx a, enum ktype t)
{
	struct knode from = *kir_at(k, a);
	struct knode n = {.op = KX_CAST, .type = (uint8_t)t, .nargs = 1, .args = {a}};

	if (from.type == t)
		return a;
	if (t == KT_BOOL && from.op == KX_CAST && kir_at(k, from.args[0])->type == KT_BOOL)
		return from.args[0];
	if (from.op == KX_CONST_I ||
	    (from.op == KX_CONST_F && (t != KT_I64 || fabs(from.f) < 9e18)))
		return cast_const(k, &from, t);
	n.lo = t == KT_BOOL || from.type == KT_BOOL ? 0 : INT64_MIN;
	n.hi = t == KT_BOOL || from.type == KT_BOOL ? 1 : INT64_MAX;
	return kir_intern(k, &n);
}

kx kx_wrap(struct kir *k, kx a, unsigned bits, bool is_signed)
{
	const struct knode *from = kir_at(k, a);
	int64_t lo = is_signed ? -((int64_t)1 << (bits - 1)) : 0;
	int64_t hi = ((int64_t)1 << (bits - is_signed)) - 1;
	struct knode n = {
		.op = KX_WRAP, .type = KT_I64, .nargs = 1, .args = {a}, .lo = lo, .hi = hi};

	if (from->lo >= lo && from->hi <= hi)
		return a;
	n.i = bits;
	n.flag = is_signed;
	return kir_intern(k, &n);
}

kx kx_assume(struct kir *k, kx a, int64_t n)
{
	const struct knode *from = kir_at(k, a);
	struct knode node = {.op = KX_ASSUME, .type = KT_I64, .nargs = 1, .args = {a}};

	if ((from->lo >= 0 && from->hi < n) || n <= 0)
		return a;
	node.i = n;
	node.hi = n - 1;
	return kir_intern(k, &node);
}

kx kx_select(struct kir *k, kx cond, kx a, kx b)
{
	const struct knode *x = kir_at(k, a), *y = kir_at(k, b);
	struct knode n = {.op = KX_SELECT, .nargs = 3, .args = {cond, a, b}};
	int64_t v;

	if (cond == KX_NONE)
		return a;
	if (kx_is_int(k, cond, &v))
		return v ? a : b;
	if (a == b)
		return a;
	n.type = x->type;
	n.lo = x->lo < y->lo ? x->lo : y->lo;
	n.hi = x->hi > y->hi ? x->hi : y->hi;
	return kir_intern(k, &n);
}

kx kx_reduce(struct kir *k, enum kreduce r, kx body, const uint32_t *vars, uint32_t nvars)
{
	struct knode n = {.op = KX_REDUCE, .nargs = 1, .args = {body}, .kreduce = (uint8_t)r};
	uint32_t *copy = arena_array(k->arena, uint32_t, nvars + 1);
	bool is_index = r == KR_ARGMAX || r == KR_ARGMIN;

	if (!nvars) /* over one element */
		return is_index ? kx_int(k, 0) : body;
	memcpy(copy, vars, nvars * sizeof(*vars));
	n.type = is_index ? KT_I64 : kir_at(k, body)->type;
	n.nvars = (uint8_t)nvars;
	n.vars = copy;
	n.lo = is_index || n.type == KT_BOOL ? 0 : INT64_MIN;
	n.hi = n.type == KT_BOOL ? 1 : INT64_MAX;
	return kir_intern(k, &n);
}

kx kx_call(struct kir *k, const struct kcall *c, const kx *args, uint32_t nargs)
{
	struct knode n = {.op = KX_CALL, .type = (uint8_t)c->type, .nargs = (uint8_t)nargs};

	n.fn = c->fn;
	n.m = (uint8_t)c->m;
	n.k = (uint8_t)c->k;
	n.flag = (uint8_t)c->t;
	n.lo = c->type == KT_BOOL ? 0 : INT64_MIN;
	n.hi = c->type == KT_BOOL ? 1 : INT64_MAX;
	memcpy(n.args, args, nargs * sizeof(*args));
	return kir_intern(k, &n);
}

enum ktype kx_call_type(const struct knode *n)
{
	return (enum ktype)n->flag;
}
