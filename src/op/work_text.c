/*
 * Counting operators and functions in the text of a scalar function: a C expression over a, b,
 * c, d in the dialect of prelude.h.  What is constant for the call (m, k, an alpha of 1)
 * decides which side of a choice it takes, and costs nothing.
 */
#include "op/work_int.h"

#include <ctype.h>
#include <math.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

/* A part of the text: what it takes, and its value where that is known. */
struct term {
	struct work w;
	bool is_constant; /* the same for all elements */
	double value;     /* NAN: not known */
};

struct reader {
	const char *at;
	const struct fn_use *use;
};

/* What the functions of the dialect cannot do without, by their shortest way: own in the type
 * computed in, special in the unit for it, integers besides. */
static const struct fn_row {
	const char *name;
	int own, special, integer;
} rows[] = {
	{"s_add", 1, 0, 0},
	{"s_sub", 1, 0, 0},
	{"s_mul", 1, 0, 0},
	{"s_fma", 2, 0, 0},
	{"s_min", 1, 0, 0},
	{"s_max", 1, 0, 0},
	{"s_abs", 0, 0, 0}, /* a modifier of an operand, like a sign */
	{"s_floor", 1, 0, 0},
	{"s_ceil", 1, 0, 0},
	{"s_trunc", 1, 0, 0},
	{"s_round", 1, 0, 0},
	{"s_floordiv", 1, 0, 0},
	{"s_truncdiv", 1, 0, 0},
	{"s_mod", 1, 0, 0},
	{"s_fmod", 1, 0, 0},
	{"s_shl", 1, 0, 0},
	{"s_shr", 1, 0, 0},
	{"s_sqrt", 0, 1, 0},
	{"s_exp", 0, 1, 0},
	{"s_exp2", 0, 1, 0},
	{"s_expm1", 0, 1, 0},
	{"s_log", 0, 1, 0},
	{"s_log2", 0, 1, 0},
	{"s_log10", 0, 1, 0},
	{"s_log1p", 0, 1, 0},
	{"s_sin", 0, 1, 0},
	{"s_cos", 0, 1, 0},
	{"s_tan", 0, 1, 0},
	{"s_sinh", 0, 1, 0},
	{"s_cosh", 0, 1, 0},
	{"s_asinh", 0, 1, 0},
	{"s_atan", 0, 1, 0},
	{"s_atan2", 0, 1, 0},
	{"s_tanh", 0, 1, 0},
	{"s_erf", 0, 1, 0},
	{"s_erfc", 0, 1, 0},
	{"s_pow", 1, 0, 0}, /* a square is one product */
	/* Philox: ten rounds of two wide products and four xors make four words. */
	{"s_rand", 0, 0, 20},
	{"s_randn", 0, 3, 40}, /* of two words, a logarithm, a root and a cosine */
	{"s_randint", 0, 0, 20},
	/* conversions */
	{"s_bits_f64", 0, 0, 0},
	{"s_from_bits_f64", 0, 0, 0},
	{"bf16_from_f32", 0, 0, 0},
	{"bf16_to_f32", 0, 0, 0},
	{"f16_from_f32", 0, 0, 0},
	{"f16_to_f32", 0, 0, 0},
	{"f8e4m3fn_from_f32", 0, 0, 0},
	{"f8e4m3fn_to_f32", 0, 0, 0},
	{"f8e5m2_from_f32", 0, 0, 0},
	{"f8e5m2_to_f32", 0, 0, 0},
	{"half_bits_f32", 0, 0, 0},
	{"half_f32_bits", 0, 0, 0},
};

static const char *const types[] = {"T",        "float",    "double",  "int",     "int32_t",
				    "uint32_t", "uint16_t", "uint8_t", "int64_t", "uint64_t"};

static struct term constant(double v)
{
	return (struct term){.is_constant = !isnan(v), .value = v};
}

static struct work plus(struct work a, struct work b)
{
	for (int i = 0; i < WORK_KINDS; i++)
		a.n[i] += b.n[i];
	return a;
}

static enum work_kind kind_of(enum ktype t)
{
	return t == KT_F32 ? WORK_F32 : t == KT_F64 ? WORK_F64 : WORK_INT;
}

/* Booleans are bits, of which one operation does many. */
static struct work of_row(const struct fn_row *row, enum ktype t)
{
	struct work w = {0};

	if (t == KT_BOOL)
		return w;
	w.n[kind_of(t)] += row->own;
	w.n[t == KT_F32 ? WORK_SPECIAL : kind_of(t)] += row->special;
	w.n[WORK_INT] += row->integer;
	return w;
}

struct work work_unknown(void)
{
	struct work w;

	for (int i = 0; i < WORK_KINDS; i++)
		w.n[i] = (double)NAN;
	return w;
}

static void skip_blanks(struct reader *r)
{
	while (isspace((unsigned char)*r->at))
		r->at++;
}

static bool take(struct reader *r, const char *word)
{
	size_t n = strlen(word);

	skip_blanks(r);
	if (strncmp(r->at, word, n))
		return false;
	r->at += n;
	return true;
}

static size_t word_length(const char *s)
{
	size_t n = 0;

	while (isalnum((unsigned char)s[n]) || s[n] == '_')
		n++;
	return n;
}

static struct term read_choice(struct reader *r);

static struct work call_row(const char *name, size_t n, enum ktype t)
{
	for (size_t i = 0; i < sizeof(rows) / sizeof(*rows); i++)
		if (strlen(rows[i].name) == n && !memcmp(rows[i].name, name, n))
			return of_row(&rows[i], t);
	return work_unknown();
}

/* A product with 1 is its other operand; a function of constants is one. */
static struct term read_call(struct reader *r, const char *name, size_t n)
{
	struct term x = {.w = call_row(name, n, r->use->t), .value = (double)NAN};
	struct work own = x.w, args = {0};
	bool is_constant = true, is_product = n == 5 && !memcmp(name, "s_mul", n);
	bool is_one = false;

	do {
		struct term a = read_choice(r);

		args = plus(args, a.w);
		is_constant = is_constant && a.is_constant;
		is_one = is_one || a.value == 1;
	} while (take(r, ","));
	take(r, ")");
	x.w = is_constant || (is_product && is_one) ? args : plus(own, args);
	x.is_constant = is_constant;
	return x;
}

static bool is_type(const char *s, size_t n)
{
	for (size_t i = 0; i < sizeof(types) / sizeof(*types); i++)
		if (strlen(types[i]) == n && !memcmp(types[i], s, n))
			return true;
	return false;
}

static struct term read_word(struct reader *r)
{
	const char *name = r->at;
	size_t n = word_length(name);

	r->at += n;
	if (take(r, "("))
		return read_call(r, name, n);
	if (n == 1 && *name >= 'a' && *name <= 'd')
		return constant(r->use->args[*name - 'a']);
	if (n == 1 && *name == 'm')
		return constant(r->use->m);
	if (n == 1 && *name == 'k')
		return constant(r->use->k);
	return (struct term){.is_constant = true, .value = (double)NAN}; /* INFINITY */
}

static struct term read_number(struct reader *r)
{
	char *end;
	double v = strtod(r->at, &end);

	r->at = end;
	while (*r->at && strchr("fFlLuU", *r->at))
		r->at++;
	return constant(v);
}

static struct term read_unary(struct reader *r)
{
	struct term x;

	skip_blanks(r);
	if (take(r, "-")) {
		x = read_unary(r);
		x.value = -x.value;
		return x;
	}
	if (take(r, "!")) {
		x = read_unary(r);
		x.value = isnan(x.value) ? x.value : x.value == 0;
		return x;
	}
	if (take(r, "~"))
		return read_unary(r);
	if (take(r, "(")) {
		size_t n = word_length(r->at);

		if (is_type(r->at, n) && r->at[n] == ')') {
			r->at += n + 1;
			return read_unary(r);
		}
		x = read_choice(r);
		take(r, ")");
		return x;
	}
	if (isdigit((unsigned char)*r->at) || *r->at == '.')
		return read_number(r);
	return read_word(r);
}

static double equals(double a, double b)
{
	return isnan(a) || isnan(b) ? (double)NAN : a == b;
}

/* Longer words before what they begin with; of one level, by C. */
static const struct binary {
	const char *word;
	int level;
	bool is_free; /* comparisons and logic: they choose, and a choice is free */
	double (*value)(double a, double b); /* NULL: no choice hangs on it */
} binaries[] = {
	{"||", 0, true, NULL},  {"&&", 1, true, NULL},  {"==", 5, true, equals},
	{"!=", 5, true, NULL},  {"<=", 6, true, NULL},  {">=", 6, true, NULL},
	{"<<", 7, false, NULL}, {">>", 7, false, NULL}, {"|", 2, false, NULL},
	{"^", 3, false, NULL},  {"&", 4, false, NULL},  {"<", 6, true, NULL},
	{">", 6, true, NULL},   {"+", 8, false, NULL},  {"-", 8, false, NULL},
	{"*", 9, false, NULL},  {"/", 9, false, NULL},  {"%", 9, false, NULL},
};

static const struct binary *next_binary(struct reader *r, int least)
{
	skip_blanks(r);
	for (size_t i = 0; i < sizeof(binaries) / sizeof(*binaries); i++) {
		const struct binary *b = &binaries[i];

		if (strncmp(r->at, b->word, strlen(b->word)))
			continue;
		if (b->level < least)
			return NULL;
		r->at += strlen(b->word);
		return b;
	}
	return NULL;
}

static struct term join(struct reader *r, const struct binary *b, struct term x, struct term y)
{
	static const struct fn_row one = {"", 1, 0, 0};
	struct term out = {.w = plus(x.w, y.w),
			   .is_constant = x.is_constant && y.is_constant,
			   .value = b->value ? b->value(x.value, y.value) : (double)NAN};

	if (!out.is_constant && !b->is_free)
		out.w = plus(out.w, of_row(&one, r->use->t));
	return out;
}

static struct term read_binary(struct reader *r, int least)
{
	struct term x = read_unary(r);
	const struct binary *b;

	while ((b = next_binary(r, least)))
		x = join(r, b, x, read_binary(r, b->level + 1));
	return x;
}

static struct work lesser(struct work a, struct work b)
{
	for (int i = 0; i < WORK_KINDS; i++)
		a.n[i] = isnan(b.n[i]) || b.n[i] < a.n[i] ? b.n[i] : a.n[i];
	return a;
}

static struct term read_choice(struct reader *r)
{
	struct term c = read_binary(r, 0);

	if (!take(r, "?"))
		return c;
	struct term x = read_choice(r);

	take(r, ":");
	struct term y = read_choice(r);

	if (!isnan(c.value))
		return c.value != 0 ? x : y;
	return (struct term){.w = plus(c.w, lesser(x.w, y.w)), .value = (double)NAN};
}

struct work fn_work(const char *text, const struct fn_use *use)
{
	struct reader r = {text, use};
	struct term x = read_choice(&r);

	skip_blanks(&r);
	return *r.at ? work_unknown() : x.w;
}
