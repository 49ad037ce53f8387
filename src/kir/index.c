/*
 * Index arithmetic.  A sum is kept as  c0 + Σ ci·xi  with distinct atoms xi in
 * rising order: KX_ADD nodes chain (atom·c) terms, the constant last.  Division
 * and remainder by a constant split such a sum into the part that the divisor
 * divides and a rest, whose range often decides it.
 */
#include "kir/kir_int.h"

#include <string.h>

enum { TERMS_MAX = 48 };

struct linear {
	struct term {
		kx atom;
		int64_t c;
	} t[TERMS_MAX];
	int n;
	int64_t c0;
	bool overflow; /* too many terms: give up on normal form */
};

static int64_t sat_add(int64_t a, int64_t b)
{
	int64_t r;

	if (a == INT64_MIN || b == INT64_MIN)
		return INT64_MIN;
	if (a == INT64_MAX || b == INT64_MAX)
		return INT64_MAX;
	return __builtin_add_overflow(a, b, &r) ? (a < 0 ? INT64_MIN : INT64_MAX) : r;
}

/* An unbounded end times a constant stays unbounded. */
static int64_t sat_mul(int64_t a, int64_t c)
{
	int64_t r;

	if (a == INT64_MIN || a == INT64_MAX || __builtin_mul_overflow(a, c, &r))
		return (a < 0) == (c < 0) ? INT64_MAX : INT64_MIN;
	return r;
}

static void linear_add_term(struct linear *l, kx atom, int64_t c)
{
	int at = 0;

	while (at < l->n && l->t[at].atom < atom)
		at++;
	if (at < l->n && l->t[at].atom == atom) {
		l->t[at].c += c;
		if (!l->t[at].c)
			memmove(&l->t[at], &l->t[at + 1],
				(size_t)(--l->n - at) * sizeof(l->t[0]));
		return;
	}
	if (l->n == TERMS_MAX) {
		l->overflow = true;
		return;
	}
	memmove(&l->t[at + 1], &l->t[at], (size_t)(l->n++ - at) * sizeof(l->t[0]));
	l->t[at] = (struct term){atom, c};
}

/* l += scale · x */
static void linear_add(const struct kir *k, struct linear *l, kx x, int64_t scale)
{
	const struct knode *n = kir_at(k, x);
	int64_t c;

	if (!scale)
		return;
	if (n->op == KX_CONST_I) {
		l->c0 += scale * n->i;
	} else if (n->op == KX_ADD) {
		linear_add(k, l, n->args[0], scale);
		linear_add(k, l, n->args[1], scale);
	} else if (n->op == KX_MUL && kx_is_int(k, n->args[1], &c)) {
		linear_add(k, l, n->args[0], scale * c);
	} else {
		linear_add_term(l, x, scale);
	}
}

/* k·m·(x / m) + k·(x mod m) is k·x. */
static bool rejoin_once(struct kir *k, struct linear *l)
{
	for (int i = 0; i < l->n; i++) {
		struct knode mod = *kir_at(k, l->t[i].atom);

		if (mod.op != KX_MOD)
			continue;
		for (int j = 0; j < l->n; j++) {
			const struct knode *div = kir_at(k, l->t[j].atom);
			int64_t c = l->t[i].c;

			if (div->op != KX_DIV || div->i != mod.i ||
			    div->args[0] != mod.args[0] || l->t[j].c != c * mod.i)
				continue;
			kx whole = l->t[j].atom, rest = l->t[i].atom;

			linear_add_term(l, whole, -c * mod.i);
			linear_add_term(l, rest, -c);
			linear_add(k, l, mod.args[0], c);
			return true;
		}
	}
	return false;
}

static kx make_mul(struct kir *k, kx atom, int64_t c)
{
	const struct knode *x = kir_at(k, atom);
	struct knode n = {.op = KX_MUL, .type = KT_I64, .nargs = 2};
	int64_t p = sat_mul(x->lo, c), q = sat_mul(x->hi, c);

	if (c == 1)
		return atom;
	n.lo = p < q ? p : q;
	n.hi = p < q ? q : p;
	n.args[0] = atom;
	n.args[1] = kx_int(k, c);
	return kir_intern(k, &n);
}

static kx make_add(struct kir *k, kx a, kx b)
{
	const struct knode *x = kir_at(k, a), *y = kir_at(k, b);
	struct knode n = {.op = KX_ADD, .type = KT_I64, .nargs = 2, .args = {a, b}};

	n.lo = sat_add(x->lo, y->lo);
	n.hi = sat_add(x->hi, y->hi);
	return kir_intern(k, &n);
}

static kx linear_build(struct kir *k, struct linear *l)
{
	kx sum = KX_NONE;

	while (rejoin_once(k, l))
		;
	for (int i = 0; i < l->n; i++) {
		kx term = make_mul(k, l->t[i].atom, l->t[i].c);

		sum = sum ? make_add(k, sum, term) : term;
	}
	if (!sum)
		return kx_int(k, l->c0);
	return l->c0 ? make_add(k, sum, kx_int(k, l->c0)) : sum;
}

kx kx_add(struct kir *k, kx a, kx b)
{
	struct linear l = {.n = 0};

	linear_add(k, &l, a, 1);
	linear_add(k, &l, b, 1);
	return l.overflow ? make_add(k, a, b) : linear_build(k, &l);
}

kx kx_addc(struct kir *k, kx a, int64_t c)
{
	return kx_add(k, a, kx_int(k, c));
}

kx kx_mulc(struct kir *k, kx a, int64_t c)
{
	struct linear l = {.n = 0};

	linear_add(k, &l, a, c);
	return l.overflow ? make_mul(k, a, c) : linear_build(k, &l);
}

kx kx_sub(struct kir *k, kx a, kx b)
{
	return kx_add(k, a, kx_mulc(k, b, -1));
}

kx kx_mul(struct kir *k, kx a, kx b)
{
	struct knode n = {.op = KX_MUL, .type = KT_I64, .nargs = 2, .args = {a, b}};
	int64_t c;

	if (kx_is_int(k, b, &c))
		return kx_mulc(k, a, c);
	if (kx_is_int(k, a, &c))
		return kx_mulc(k, b, c);
	n.lo = INT64_MIN;
	n.hi = INT64_MAX;
	return kir_intern(k, &n);
}

static int64_t floor_div(int64_t a, int64_t c)
{
	return a / c - (a % c < 0);
}

static int64_t gcd(int64_t a, int64_t b)
{
	while (b) {
		int64_t t = a % b;

		a = b;
		b = t;
	}
	return a < 0 ? -a : a;
}

/* x = c·whole + rest, term by term; the rest's constant lies in [0, c). */
static void split(struct kir *k, kx x, int64_t c, kx *whole, struct linear *rest)
{
	struct linear l = {.n = 0}, w = {.n = 0};

	*rest = w;
	linear_add(k, &l, x, 1);
	if (l.overflow) {
		linear_add_term(rest, x, 1);
		*whole = kx_int(k, 0);
		return;
	}
	for (int i = 0; i < l.n; i++) {
		if (l.t[i].c % c == 0)
			linear_add_term(&w, l.t[i].atom, l.t[i].c / c);
		else
			linear_add_term(rest, l.t[i].atom, l.t[i].c);
	}
	w.c0 = floor_div(l.c0, c);
	rest->c0 = l.c0 - w.c0 * c;
	*whole = linear_build(k, &w);
}

static void add_bounds(const struct kir *k, const struct linear *l, int64_t *lo, int64_t *hi)
{
	*lo = *hi = l->c0;
	for (int i = 0; i < l->n; i++) {
		const struct knode *n = kir_at(k, l->t[i].atom);
		int64_t a = sat_mul(n->lo, l->t[i].c), b = sat_mul(n->hi, l->t[i].c);

		*lo = sat_add(*lo, a < b ? a : b);
		*hi = sat_add(*hi, a < b ? b : a);
	}
}

/*
 * x = g·big + small with 0 <= small < g, for a g that divides c: then x / c is
 * big / (c/g), and x mod c is g·(big mod c/g) + small.  The largest such g, if any.
 */
static int64_t split_small(const struct kir *k, const struct linear *x, int64_t c,
			   struct linear *big, struct linear *small)
{
	int64_t best = 0;

	for (int i = 0; i <= x->n; i++) {
		int64_t g = i < x->n ? gcd(c, x->t[i].c) : 1, lo, hi;
		struct linear b = {.n = 0}, s = {.n = 0};

		for (int j = 0; i == x->n && j < x->n; j++)
			g = j ? gcd(g, x->t[j].c) : gcd(c, x->t[j].c); /* all of them */
		if (g <= 1 || g <= best)
			continue;
		for (int j = 0; j < x->n; j++)
			linear_add_term(x->t[j].c % g ? &s : &b, x->t[j].atom,
					x->t[j].c % g ? x->t[j].c : x->t[j].c / g);
		b.c0 = floor_div(x->c0, g);
		s.c0 = x->c0 - b.c0 * g;
		add_bounds(k, &s, &lo, &hi);
		if (lo < 0 || hi >= g)
			continue;
		best = g;
		*big = b;
		*small = s;
	}
	return best;
}

static kx make_div(struct kir *k, kx x, int64_t c)
{
	struct knode in = *kir_at(k, x);
	struct knode n = {.op = KX_DIV, .type = KT_I64, .nargs = 1, .args = {x}, .i = c};

	if (c == 1)
		return x;
	if (in.op == KX_DIV && in.i < INT64_MAX / c)
		return kx_div(k, in.args[0], in.i * c);
	n.lo = in.lo == INT64_MIN ? INT64_MIN : floor_div(in.lo, c);
	n.hi = in.hi == INT64_MAX ? INT64_MAX : floor_div(in.hi, c);
	return kir_intern(k, &n);
}

kx kx_div(struct kir *k, kx a, int64_t c)
{
	struct linear rest;
	kx whole;

	if (c == 1)
		return a;
	split(k, a, c, &whole, &rest);
	kx r = linear_build(k, &rest);
	const struct knode *n = kir_at(k, r);

	if (n->lo >= 0 && n->hi < c)
		return whole;
	struct linear big, small;
	int64_t g = split_small(k, &rest, c, &big, &small);

	return kx_add(k, whole,
		      g ? kx_div(k, linear_build(k, &big), c / g) : make_div(k, r, c));
}

static kx make_mod(struct kir *k, kx x, int64_t c)
{
	struct knode in = *kir_at(k, x);
	struct knode n = {.op = KX_MOD, .type = KT_I64, .nargs = 1, .args = {x}, .i = c};

	if (in.op == KX_MOD && in.i % c == 0)
		return kx_mod(k, in.args[0], c);
	n.lo = 0;
	n.hi = c - 1;
	return kir_intern(k, &n);
}

kx kx_mod(struct kir *k, kx a, int64_t c)
{
	struct linear rest;
	kx whole;

	if (c == 1)
		return kx_int(k, 0);
	split(k, a, c, &whole, &rest);
	kx r = linear_build(k, &rest);
	const struct knode *n = kir_at(k, r);

	if (n->lo >= 0 && n->hi < c)
		return r;
	struct linear big, small;
	int64_t g = split_small(k, &rest, c, &big, &small);

	if (g)
		return kx_add(k, kx_mulc(k, kx_mod(k, linear_build(k, &big), c / g), g),
			      linear_build(k, &small));
	return make_mod(k, r, c);
}

static kx compare(struct kir *k, enum kop op, kx a, kx b)
{
	struct knode n = {
		.op = (uint8_t)op, .type = KT_BOOL, .nargs = 2, .args = {a, b}, .hi = 1};

	return kir_intern(k, &n);
}

kx kx_lt(struct kir *k, kx a, kx b)
{
	kx d = kx_sub(k, a, b);
	const struct knode *n = kir_at(k, d);

	if (n->hi < 0)
		return kx_bool(k, true);
	if (n->lo >= 0)
		return kx_bool(k, false);
	return compare(k, KX_LT, a, b);
}

kx kx_ge(struct kir *k, kx a, kx b)
{
	return kx_not(k, kx_lt(k, a, b));
}

kx kx_eq(struct kir *k, kx a, kx b)
{
	kx d = kx_sub(k, a, b);
	const struct knode *n = kir_at(k, d);

	if (n->lo == 0 && n->hi == 0)
		return kx_bool(k, true);
	if (n->lo > 0 || n->hi < 0)
		return kx_bool(k, false);
	return compare(k, KX_EQ, a, b);
}

kx kx_and(struct kir *k, kx a, kx b)
{
	int64_t v;

	if (a == KX_NONE || (kx_is_int(k, a, &v) && v))
		return b;
	if (b == KX_NONE || a == b || (kx_is_int(k, b, &v) && v))
		return a;
	if (kx_is_int(k, a, &v) || kx_is_int(k, b, &v))
		return kx_bool(k, false);
	return compare(k, KX_AND, a, b);
}

kx kx_or(struct kir *k, kx a, kx b)
{
	return kx_not(k, kx_and(k, kx_not(k, a), kx_not(k, b)));
}

kx kx_not(struct kir *k, kx a)
{
	struct knode in = *kir_at(k, a);
	struct knode n = {.op = KX_NOT, .type = KT_BOOL, .nargs = 1, .args = {a}, .hi = 1};

	if (in.op == KX_CONST_I)
		return kx_bool(k, !in.i);
	if (in.op == KX_NOT)
		return in.args[0];
	return kir_intern(k, &n);
}

kx kx_within(struct kir *k, kx a, int64_t lo, int64_t hi)
{
	return kx_and(k, kx_ge(k, a, kx_int(k, lo)), kx_lt(k, a, kx_int(k, hi)));
}

bool kx_coefficient(const struct kir *k, kx x, uint32_t var, int64_t *coef)
{
	struct linear l = {.n = 0};
	uint8_t *depends;
	struct arena a = {0};
	bool ok = true;

	*coef = 0;
	linear_add(k, &l, x, 1);
	depends = arena_array(&a, uint8_t, k->extents.n + 1);
	for (int i = 0; i < l.n && ok; i++) {
		const struct knode *n = kir_at(k, l.t[i].atom);

		if (n->op == KX_VAR) {
			*coef += n->i == var ? l.t[i].c : 0;
			continue;
		}
		kx_free_vars(k, l.t[i].atom, depends);
		ok = !depends[var];
	}
	arena_release(&a);
	return ok && !l.overflow;
}
