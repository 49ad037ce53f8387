/* Expressions and folds as C. */
#include "codegen/emit_int.h"

#include <ctype.h>
#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

/* ---- lines and scopes ---- */

static void put_indent(struct emit *e)
{
	for (int i = 0; i < e->indent; i++)
		buf_char(e->out, '\t');
}

__attribute__((format(printf, 2, 0))) static void put_line(struct emit *e, const char *fmt,
							   va_list ap)
{
	if (*fmt != '#')
		put_indent(e);
	buf_vprintf(e->out, fmt, ap);
	buf_char(e->out, '\n');
}

void emit_line(struct emit *e, const char *fmt, ...)
{
	va_list ap;

	va_start(ap, fmt);
	put_line(e, fmt, ap);
	va_end(ap);
}

void emit_open(struct emit *e, const char *fmt, ...)
{
	va_list ap;

	va_start(ap, fmt);
	put_line(e, fmt, ap);
	va_end(ap);
	e->indent++;
}

void emit_close(struct emit *e)
{
	e->indent--;
	emit_line(e, "}");
}

uint32_t emit_mark(const struct emit *e)
{
	return e->log.n;
}

void emit_forget(struct emit *e, uint32_t mark)
{
	while (e->log.n > mark)
		e->known[e->log.p[--e->log.n]] = 0;
}

void emit_known(struct emit *e, kx x)
{
	e->known[x] = 1;
	vec_push(&e->log, e->f->arena, x);
}

int64_t emit_extent(const struct emit *e, uint32_t var)
{
	return e->k->extents.p[var];
}

/* ---- types ---- */

const char *emit_ktype(enum ktype t)
{
	static const char *const names[] = {"int32_t", "int64_t", "float", "double"};

	return names[t];
}

const char *emit_ctype(enum dtype d)
{
	static const char *const names[DTYPE_COUNT] = {
		[DTYPE_f64] = "double",       [DTYPE_f32] = "float",
		[DTYPE_f16] = "uint16_t",     [DTYPE_bf16] = "uint16_t",
		[DTYPE_f8e4m3fn] = "uint8_t", [DTYPE_f8e5m2] = "uint8_t",
		[DTYPE_i8] = "int8_t",        [DTYPE_i16] = "int16_t",
		[DTYPE_i32] = "int32_t",      [DTYPE_i64] = "int64_t",
		[DTYPE_u8] = "uint8_t",       [DTYPE_u16] = "uint16_t",
		[DTYPE_u32] = "uint32_t",     [DTYPE_u64] = "uint64_t",
		[DTYPE_b8] = "uint8_t",
	};

	return names[d];
}

static bool is_narrow_float(enum dtype d)
{
	return dtype_is_float(d) && dtype_bytes(d) < 4;
}

static const char *load_text(struct emit *e, enum dtype d, const char *element)
{
	struct arena *a = e->f->arena;

	if (is_narrow_float(d))
		return arena_printf(a, "%s_to_f32(%s)", dtype_name(d), element);
	if (dtype_is_float(d))
		return element;
	return arena_printf(a, "(%s)%s", d == DTYPE_b8 ? "int32_t" : "int64_t", element);
}

static const char *store_text(struct emit *e, enum dtype d, const char *value)
{
	struct arena *a = e->f->arena;

	if (is_narrow_float(d))
		return arena_printf(a, "%s_from_f32((float)%s)", dtype_name(d), value);
	return arena_printf(a, "(%s)%s", emit_ctype(d), value);
}

static const char *const_text(struct emit *e, const struct knode *n)
{
	struct arena *a = e->f->arena;
	struct buf b = buf_new(a);

	if (n->op == KX_CONST_I && n->type == KT_I64 && n->i == INT64_MIN)
		return "INT64_MIN";
	if (n->op == KX_CONST_I)
		return arena_printf(a, n->type == KT_I64 ? "%" PRId64 "ll" : "%" PRId64, n->i);
	if (isnan(n->f))
		return n->type == KT_F32 ? "(float)NAN" : "(double)NAN";
	if (isinf(n->f))
		return arena_printf(a, "%s(%s)INFINITY", n->f < 0 ? "-" : "",
				    emit_ktype(n->type));
	buf_f64(&b, n->f);
	return arena_printf(a, n->type == KT_F32 ? "(float)" STR_FMT : STR_FMT,
			    STR_ARG(buf_view(&b)));
}

/* ---- levels ---- */

static uint32_t loop_level(const struct emit *e, uint32_t var)
{
	for (uint32_t i = 0; i < e->n->nloops; i++)
		if (e->n->loop[i] == var)
			return i + 1;
	return UINT32_MAX;
}

uint32_t emit_level(struct emit *e, kx x)
{
	const struct knode *n = kir_at(e->k, x);
	uint32_t level = 0;

	for (uint32_t i = 0; i < n->nfree; i++) {
		uint32_t l = loop_level(e, n->free[i]);

		level = l > level ? l : level;
	}
	return level;
}

/* ---- values ---- */

/* What is longer, written out, has a name: its parts stand in it many times. */
enum { INLINE_MOST = 64 };

static bool is_short_index(const struct emit *e, kx x, int *room)
{
	const struct knode *n = kir_at(e->k, x);

	if (n->op == KX_CONST_I || n->op == KX_VAR)
		return n->type == KT_I64;
	if (n->op != KX_ADD && n->op != KX_MUL && n->op != KX_DIV && n->op != KX_MOD)
		return false;
	if (--*room < 0)
		return false;
	for (int i = 0; i < n->nargs; i++)
		if (!e->known[n->args[i]] && !is_short_index(e, n->args[i], room))
			return false;
	return true;
}

static bool is_index(const struct emit *e, kx x)
{
	int room = INLINE_MOST;

	return is_short_index(e, x, &room);
}

const char *emit_var(struct emit *e, uint32_t var)
{
	return arena_printf(e->f->arena, "i%u", e->alias[var]);
}

static bool is_narrow(const struct emit *e, kx x)
{
	return kir_at(e->k, x)->lo >= INT32_MIN && kir_at(e->k, x)->hi <= INT32_MAX;
}

/* In 32 bits where both sides fit: as many lanes as floats have. */
static const char *comparison(struct emit *e, const struct knode *n)
{
	bool narrow = is_narrow(e, n->args[0]) && is_narrow(e, n->args[1]);
	const char *type = narrow ? "(int32_t)" : "", *a = emit_value(e, n->args[0]);

	return arena_printf(e->f->arena, "(%s%s %s %s%s)", type, a,
			    n->op == KX_LT ? "<" : "==", type, emit_value(e, n->args[1]));
}

static const char *binary(struct emit *e, const struct knode *n)
{
	static const char *const infix[] = {
		[KX_ADD] = "+", [KX_MUL] = "*", [KX_DIV] = "/", [KX_MOD] = "%", [KX_AND] = "&",
	};
	struct arena *a = e->f->arena;
	const char *x = emit_value(e, n->args[0]);
	bool is_div = n->op == KX_DIV || n->op == KX_MOD;

	if (is_div && kir_at(e->k, n->args[0])->lo < 0)
		return arena_printf(a, "s_%s_i64(%s, %" PRId64 "ll)",
				    n->op == KX_DIV ? "floordiv" : "mod", x, n->i);
	if (is_div) /* unsigned, so that a power of two is a shift or a mask */
		return arena_printf(a, "(int64_t)((uint%d_t)%s %s %" PRId64 "u)",
				    kir_at(e->k, n->args[0])->hi <= INT32_MAX ? 32 : 64, x,
				    infix[n->op], n->i);
	return arena_printf(a, "(%s %s %s)", x, infix[n->op], emit_value(e, n->args[1]));
}

static const char *load_value(struct emit *e, const struct knode *n)
{
	const char *at = emit_value(e, n->args[0]);

	return load_text(e, e->f->bufs.p[n->i].dtype,
			 arena_printf(e->f->arena, "b%u[%s]", (uint32_t)n->i, at));
}

static bool is_float(uint8_t t)
{
	return t == KT_F32 || t == KT_F64;
}

static const char *cast_value(struct emit *e, const struct knode *n)
{
	const char *x = emit_value(e, n->args[0]);

	if (n->type == KT_BOOL)
		return arena_printf(e->f->arena, "(%s != 0)", x);
	if (e->is_cuda && n->type == KT_I64 && is_float(kir_at(e->k, n->args[0])->type))
		return arena_printf(e->f->arena, "block_i64(%s)", x);
	return arena_printf(e->f->arena, "(%s)%s", emit_ktype(n->type), x);
}

static const char *wrap_value(struct emit *e, const struct knode *n)
{
	return arena_printf(e->f->arena, "(int64_t)(%sint%u_t)%s", n->flag ? "" : "u",
			    (unsigned)n->i, emit_value(e, n->args[0]));
}

/* Whether a text mentions a name of one letter. */
static bool has_word(const char *text, char letter)
{
	for (const char *p = text; *p; p++)
		if (*p == letter && (p == text || !isalnum((unsigned char)p[-1])) &&
		    p[-(p != text)] != '_' && !isalnum((unsigned char)p[1]) && p[1] != '_')
			return true;
	return false;
}

/* { typedef float T; const float a = …, b = …; v = (float)(text of the row); } */
static void put_call(struct emit *e, kx x, const struct knode *n)
{
	static const char letters[] = "abcd";
	const char *args[4];

	for (int i = 0; i < n->nargs; i++)
		args[i] = emit_value(e, n->args[i]);
	emit_line(e, "%s v%u;", emit_ktype(n->type), x);
	emit_open(e, "{");
	emit_line(e, "typedef %s T;", emit_ktype(kx_call_type(n)));
	if (has_word(n->fn->text, 'm') || has_word(n->fn->text, 'k'))
		emit_line(e, "enum { m = %d, k = %d };", n->m, n->k);
	for (int i = 0; i < n->nargs; i++)
		emit_line(e, "const %s %c = %s;", emit_ktype(kir_at(e->k, n->args[i])->type),
			  letters[i], args[i]);
	emit_line(e, "v%u = (%s)(%s);", x, emit_ktype(n->type), n->fn->text);
	emit_close(e);
}

static bool is_cheap(const struct emit *e, kx x)
{
	const struct knode *n = kir_at(e->k, x);

	return n->op == KX_CONST_I || n->op == KX_CONST_F || n->op == KX_VAR || e->known[x] ||
	       is_index(e, x);
}

static void put_branch(struct emit *e, kx x, kx value)
{
	uint32_t mark = emit_mark(e);

	emit_line(e, "v%u = %s;", x, emit_value(e, value));
	emit_forget(e, mark);
}

/* What is not taken is not evaluated: its loads may lie outside. */
static void put_select(struct emit *e, kx x, const struct knode *n)
{
	const char *cond = emit_value(e, n->args[0]);

	if (is_cheap(e, n->args[1]) && is_cheap(e, n->args[2])) {
		const char *yes = emit_value(e, n->args[1]);

		emit_line(e, "const %s v%u = %s ? %s : %s;", emit_ktype(n->type), x, cond, yes,
			  emit_value(e, n->args[2]));
		return;
	}
	emit_line(e, "%s v%u;", emit_ktype(n->type), x);
	emit_open(e, "if (%s) {", cond);
	put_branch(e, x, n->args[1]);
	e->indent--;
	emit_open(e, "} else {");
	put_branch(e, x, n->args[2]);
	emit_close(e);
}

static const char *simple_value(struct emit *e, const struct knode *n)
{
	switch (n->op) {
	case KX_ASSUME:
		return emit_value(e, n->args[0]);
	case KX_LOAD:
		return load_value(e, n);
	case KX_CAST:
		return cast_value(e, n);
	case KX_WRAP:
		return wrap_value(e, n);
	case KX_LT:
	case KX_EQ:
		return comparison(e, n);
	case KX_NOT:
		return arena_printf(e->f->arena, "!%s", emit_value(e, n->args[0]));
	default:
		return binary(e, n);
	}
}

/* A reduction inside of a pass is none itself. */
static void compute_fold(struct emit *e, kx x)
{
	uint32_t pass = e->pass;

	e->pass = 0;
	emit_reductions(e, &x, 1);
	e->pass = pass;
}

static void compute(struct emit *e, kx x, const struct knode *n)
{
	if (n->op == KX_REDUCE)
		compute_fold(e, x);
	else if (n->op == KX_CALL)
		put_call(e, x, n);
	else if (n->op == KX_SELECT)
		put_select(e, x, n);
	else
		emit_line(e, "const %s v%u = %s;", emit_ktype(n->type), x, simple_value(e, n));
}

/* The element of the array in which a node's values lie; NULL: it is to be computed. */
static const char *waiting(struct emit *e, kx x)
{
	struct arena *a = e->f->arena;

	switch ((enum waits)e->array[x]) {
	case WAITS_LANE:
		return e->lane ? arena_printf(a, "a%u[%s]", x, e->lane) : NULL;
	case WAITS_BLOCK:
		return arena_printf(a, "s%u[%s]", e->home[x], e->block_at);
	case WAITS_ROW:
		return arena_printf(a, "r%u[%s]", e->home[x], e->row_at);
	case WAITS_NOT:
		break;
	}
	return NULL;
}

static void declare(struct emit *e, kx x)
{
	const struct knode n = *kir_at(e->k, x);
	const char *there = waiting(e, x);

	if (there)
		emit_line(e, "const %s v%u = %s;", emit_ktype(n.type), x, there);
	else
		compute(e, x, &n);
	if (!e->known[x])
		emit_known(e, x);
}

const char *emit_value(struct emit *e, kx x)
{
	const struct knode *n = kir_at(e->k, x);

	if (n->op == KX_CONST_I || n->op == KX_CONST_F)
		return const_text(e, n);
	if (n->op == KX_VAR)
		return emit_var(e, (uint32_t)n->i);
	if (is_index(e, x) && !e->known[x])
		return binary(e, n);
	if (!e->known[x])
		declare(e, x);
	return arena_printf(e->f->arena, "v%u", x);
}

/* ---- stores ---- */

static const char *combined(struct emit *e, const struct nest_store *s, const char *element,
			    const char *value, enum ktype t)
{
	static const enum kreduce fold[] = {[SCATTER_ADD] = KR_SUM,
					    [SCATTER_PROD] = KR_PROD,
					    [SCATTER_MIN] = KR_MIN,
					    [SCATTER_MAX] = KR_MAX};
	const char *old = load_text(e, e->f->bufs.p[s->buf].dtype, element);

	return arena_printf(e->f->arena, "(%s)", emit_step(e, fold[s->mode], t, old, value));
}

/* One of two constants is chosen as it is stored: as many lanes as the element has. */
static const char *chosen_text(struct emit *e, enum dtype d, kx x)
{
	const struct knode *n = kir_at(e->k, x);
	bool is_choice = n->op == KX_SELECT ||
			 (n->op == KX_CALL && n->nargs == 3 && !strcmp(n->fn->name, "where"));

	if (!is_choice || e->known[x] || e->array[x] || !is_narrow_float(d) ||
	    kir_at(e->k, n->args[1])->op != KX_CONST_F ||
	    kir_at(e->k, n->args[2])->op != KX_CONST_F)
		return NULL;
	const char *yes = store_text(e, d, emit_value(e, n->args[1]));

	return arena_printf(e->f->arena, "(%s ? %s : %s)", emit_value(e, n->args[0]), yes,
			    store_text(e, d, emit_value(e, n->args[2])));
}

void emit_store(struct emit *e, const struct nest_store *s)
{
	enum dtype d = e->f->bufs.p[s->buf].dtype;

	if (s->guard)
		emit_open(e, "if (%s) {", emit_value(e, s->guard));
	uint32_t inner = emit_mark(e);
	const char *chosen = s->combines ? NULL : chosen_text(e, d, s->value);
	const char *value = chosen ? chosen : emit_value(e, s->value);
	const char *at = emit_value(e, s->offset);
	const char *element = arena_printf(e->f->arena, "b%u[%s]", s->buf, at);

	if (s->combines)
		value = combined(e, s, element, value,
				 (enum ktype)kir_at(e->k, s->value)->type);
	emit_line(e, "%s = %s;", element, chosen ? chosen : store_text(e, d, value));
	if (s->guard) {
		emit_forget(e, inner);
		emit_close(e);
	}
}
