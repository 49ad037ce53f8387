/* Reductions as C: running values, many side by side where that pays. */
#include "codegen/emit_int.h"

#include <inttypes.h>
#include <string.h>

const char *emit_first(enum kreduce r, enum ktype t)
{
	bool is_float = t == KT_F32 || t == KT_F64;

	switch (r) {
	case KR_PROD:
	case KR_ALL:
		return "1";
	case KR_MAX:
	case KR_ARGMAX:
		return is_float ? "-INFINITY" : t == KT_BOOL ? "0" : "INT64_MIN";
	case KR_MIN:
	case KR_ARGMIN:
		return is_float ? "INFINITY" : t == KT_BOOL ? "1" : "INT64_MAX";
	case KR_SUM:
	case KR_ANY:
		break;
	}
	return "0";
}

const char *emit_step(struct emit *e, enum kreduce r, enum ktype t, const char *a,
		      const char *b)
{
	static const char *const suffix[] = {"i64", "i64", "f32", "f64"};
	static const char *const names[] = {
		[KR_SUM] = "add", [KR_PROD] = "mul", [KR_MAX] = "max", [KR_MIN] = "min"};
	struct arena *ar = e->f->arena;

	if (r == KR_ANY || r == KR_ALL)
		return arena_printf(ar, "%s %s %s", a, r == KR_ANY ? "|" : "&", b);
	return arena_printf(ar, "(%s)s_%s_%s(%s, %s)", emit_ktype(t), names[r], suffix[t], a,
			    b);
}

static enum ktype folded_type(const struct emit *e, kx x)
{
	return (enum ktype)kir_at(e->k, kir_at(e->k, x)->args[0])->type;
}

/* A batch, its bodies over the variables of the first. */
struct fold {
	const kx *x;
	kx *body;
	uint32_t n;
	int lanes; /* running values side by side */
	kx place;  /* of argmax and argmin: where the body is taken from; else KX_NONE */
};

static bool reads_bytes(const struct emit *e, kx x, uint8_t *seen)
{
	const struct knode *n = kir_at(e->k, x);
	bool found = n->op == KX_LOAD && dtype_bytes(e->f->bufs.p[n->i].dtype) == 1;

	if (seen[x] || e->known[x])
		return false;
	seen[x] = 1;
	for (int i = 0; i < n->nargs && !found; i++)
		found = reads_bytes(e, n->args[i], seen);
	return found;
}

/* As many as the narrowest operand fills a vector with, for compilers that let it decide. */
static int lanes_of(const struct emit *e, const struct fold *f, int64_t extent)
{
	uint8_t *seen = arena_array(e->f->arena, uint8_t, e->k->nodes.n);
	bool bytes = false;

	for (uint32_t i = 0; i < f->n; i++)
		bytes |= reads_bytes(e, f->body[i], seen);
	return bytes && extent >= 4 * EMIT_LANES ? 2 * EMIT_LANES : EMIT_LANES;
}

static struct fold fold_of(struct emit *e, const kx *x, uint32_t n)
{
	struct fold f = {x, arena_array(e->f->arena, kx, n), n, EMIT_LANES, KX_NONE};
	const struct knode first = *kir_at(e->k, x[0]);

	for (uint32_t i = 0; i < n; i++) {
		const struct knode r = *kir_at(e->k, x[i]);

		f.body[i] = r.args[0];
		for (int v = 0; v < r.nvars; v++)
			if (r.vars[v] != first.vars[v])
				f.body[i] = kx_subst_free(e->k, f.body[i], r.vars[v],
							  kx_var(e->k, first.vars[v]));
	}
	emit_grow(e);
	return f;
}

static const char *place_better(const struct emit *e, kx x)
{
	return kir_at(e->k, x)->kreduce == KR_ARGMAX ? ">" : "<";
}

/* The first of the best of each lane; a NaN is above all. */
static void place_into(struct emit *e, const struct fold *f)
{
	uint32_t x = f->x[0];
	const char *value = emit_value(e, f->body[0]), *at = emit_value(e, f->place);

	emit_line(e, "const int32_t t%u = (%s %s a%u[l]) | ((%s != %s) & (a%u[l] == a%u[l]));",
		  x, value, place_better(e, x), x, value, value, x, x);
	emit_line(e, "a%u[l] = t%u ? %s : a%u[l];", x, x, value, x);
	emit_line(e, "q%u[l] = t%u ? (int32_t)%s : q%u[l];", x, x, at, x);
	stage_fill(e);
}

static void fold_into(struct emit *e, const struct fold *f, const char *index)
{
	if (f->place) {
		place_into(e, f);
		return;
	}
	for (uint32_t i = 0; i < f->n; i++) {
		enum kreduce r = (enum kreduce)kir_at(e->k, f->x[i])->kreduce;
		const char *value = emit_value(e, f->body[i]);
		const char *acc =
			arena_printf(e->f->arena, "%c%u%s", *index ? 'a' : 'v', f->x[i], index);

		emit_line(e, "%s = %s;", acc,
			  emit_step(e, r, folded_type(e, f->x[i]), acc, value));
	}
	stage_fill(e);
}

static uint32_t open_var_loops(struct emit *e, const struct knode *r, int nvars)
{
	for (int i = 0; i < nvars; i++)
		emit_open(e, "for (int64_t i%u = 0; i%u < %" PRId64 "; i%u++) {", r->vars[i],
			  r->vars[i], emit_extent(e, r->vars[i]), r->vars[i]);
	return (uint32_t)nvars;
}

static void close_loops(struct emit *e, uint32_t n)
{
	while (n--)
		emit_close(e);
}

/* One running value: for short loops, where lanes would not pay. */
static void fold_plain(struct emit *e, const struct fold *f)
{
	const kx *x = f->x;
	const struct knode r = *kir_at(e->k, x[0]);

	for (uint32_t i = 0; i < f->n; i++) {
		enum ktype t = folded_type(e, x[i]);

		emit_line(e, "%s v%u = %s;", emit_ktype(t), x[i],
			  emit_first((enum kreduce)kir_at(e->k, x[i])->kreduce, t));
	}
	open_var_loops(e, &r, r.nvars);
	uint32_t mark = emit_mark(e);

	fold_into(e, f, "");
	emit_forget(e, mark);
	close_loops(e, r.nvars);
}

static void lane_arrays(struct emit *e, const struct fold *f)
{
	const kx *x = f->x;

	for (uint32_t i = 0; i < f->n; i++) {
		enum ktype t = folded_type(e, x[i]);

		emit_line(e, "%s a%u[%d];", emit_ktype(t), x[i], f->lanes);
		emit_line(e, "for (int l = 0; l < %d; l++)", f->lanes);
		emit_line(e, "\ta%u[l] = %s;", x[i],
			  emit_first((enum kreduce)kir_at(e->k, x[i])->kreduce, t));
		if (f->place)
			emit_line(e, "int32_t q%u[%d];", x[i], f->lanes);
		if (f->place)
			emit_line(e, "for (int l = 0; l < %d; l++)\n\tq%u[l] = -1;", f->lanes,
				  x[i]);
	}
}

/* Of equal lanes the one whose place is first; if none was better than nothing, all are as bad
 * as can be, and the first is as good. */
static void join_places(struct emit *e, const struct fold *f)
{
	uint32_t x = f->x[0];

	emit_line(e, "int64_t v%u = -1;", x);
	emit_line(e, "%s w%u = 0;", emit_ktype(folded_type(e, x)), x);
	emit_open(e, "for (int l = 0; l < %d; l++) {", f->lanes);
	emit_line(e, "const int32_t n%u = a%u[l] != a%u[l], o%u = w%u != w%u;", x, x, x, x, x,
		  x);
	emit_line(e, "const int32_t s%u = a%u[l] == w%u || (n%u && o%u);", x, x, x, x, x);
	emit_open(e,
		  "if (q%u[l] >= 0 && (v%u < 0 || a%u[l] %s w%u || (n%u && !o%u) || (s%u && "
		  "q%u[l] "
		  "< v%u))) {",
		  x, x, x, place_better(e, x), x, x, x, x, x, x);
	emit_line(e, "w%u = a%u[l];", x, x);
	emit_line(e, "v%u = q%u[l];", x, x);
	emit_close(e);
	emit_close(e);
	emit_line(e, "v%u = v%u < 0 ? 0 : v%u;", x, x, x);
}

static void join_lanes(struct emit *e, const struct fold *f)
{
	const kx *x = f->x;

	for (uint32_t i = 0; i < f->n; i++) {
		enum ktype t = folded_type(e, x[i]);
		enum kreduce r = (enum kreduce)kir_at(e->k, x[i])->kreduce;
		const char *v = arena_printf(e->f->arena, "v%u", x[i]);

		emit_line(e, "%s %s = a%u[0];", emit_ktype(t), v, x[i]);
		emit_line(e, "for (int l = 1; l < %d; l++)", f->lanes);
		emit_line(e, "\t%s = %s;", v,
			  emit_step(e, r, t, v, arena_printf(e->f->arena, "a%u[l]", x[i])));
	}
}

static void fold_rest(struct emit *e, const struct fold *f, const struct span *s, int rest)
{
	uint32_t mark = emit_mark(e);

	emit_line(e, "#pragma omp simd");
	if (s->nstaged)
		emit_open(e, "for (int l = 0; l < (int)(%s - p%u); l++) {", s->to, s->var);
	else
		emit_open(e, "for (int l = 0; l < %d; l++) {", rest);
	emit_line(e, "const int64_t i%u = p%u + l;", s->var, s->var);
	fold_into(e, f, "[l]");
	emit_forget(e, mark);
	emit_close(e);
}

static void fold_vectors(struct emit *e, const struct fold *f, const struct span *s)
{
	uint32_t var = s->var;

	emit_open(e, "for (; p%u + %d <= %s; p%u += %d) {", var, f->lanes, s->to, var,
		  f->lanes);
	emit_line(e, "#pragma omp simd");
	emit_open(e, "for (int l = 0; l < %d; l++) {", f->lanes);
	emit_line(e, "const int64_t i%u = p%u + l;", var, var);
	uint32_t mark = emit_mark(e);

	fold_into(e, f, "[l]");
	emit_forget(e, mark);
	close_loops(e, 2);
}

static void fold_loop(struct emit *e, const struct fold *f, uint32_t var, int64_t size)
{
	const char *to = arena_printf(e->f->arena, "%" PRId64, size);
	struct span s = {.var = var, .from = "0", .to = to};

	emit_open(e, "{");
	stage_open(e, &s, f->body, f->n);
	emit_line(e, "int64_t p%u = %s;", var, s.from);
	if (size >= f->lanes)
		fold_vectors(e, f, &s);
	if (size % f->lanes)
		fold_rest(e, f, &s, (int)(size % f->lanes));
	stage_close(e, &s);
	emit_close(e);
}

static void fold_span(struct emit *e, const struct fold *f, uint32_t var, int64_t size,
		      int most)
{
	kx condition = KX_NONE;

	if (most && !e->rows.n)
		condition = emit_condition(e, f->body, f->n, var);
	if (!condition) {
		fold_loop(e, f, var, size);
		return;
	}
	for (int is_met = 1; is_met >= 0; is_met--) {
		struct fold part = {f->x, arena_array(e->f->arena, kx, f->n), f->n, f->lanes,
				    f->place};

		emit_open_if(e, condition, is_met);
		uint32_t mark = emit_mark(e);

		memcpy(part.body, f->body, f->n * sizeof(*part.body));
		emit_decide(e, condition, is_met, var, part.body, f->n);
		fold_span(e, &part, var, size, most - 1);
		emit_forget(e, mark);
	}
	emit_close(e);
}

/* The part from lo to hi of the loop over var, in which conditions are decided. */
static void fold_segment(struct emit *e, const struct fold *f, uint32_t var, int64_t lo,
			 int64_t hi)
{
	struct fold part = {f->x, arena_array(e->f->arena, kx, f->n), f->n, f->lanes, f->place};
	uint32_t inner = kir_var_new(e->k, hi - lo);
	kx at = kx_addc(e->k, kx_var(e->k, inner), lo);
	const char *row_at = e->row_at;
	kx row_to = e->row_to;

	for (uint32_t i = 0; i < f->n; i++)
		part.body[i] = kx_subst_free(e->k, f->body[i], var, at);
	part.place = f->place ? kx_subst_free(e->k, f->place, var, at) : KX_NONE;
	emit_grow(e);
	if (var == e->row_var) {
		stage_move(e, at);
		e->row_at = arena_printf(e->f->arena, "i%u + %" PRId64, inner, lo);
	}
	fold_span(e, &part, inner, hi - lo, CONDITIONS_MAX);
	e->row_at = row_at;
	e->row_to = row_to;
}

/* Running values side by side: the compiler may use vectors without reordering a sum
 * that it was not told to reorder, and partial sums stay short. */
static void fold_lanes(struct emit *e, struct fold *f)
{
	const struct knode r = *kir_at(e->k, f->x[0]);
	uint32_t var = r.vars[r.nvars - 1];
	int64_t from = 0;
	struct bounds b;

	f->lanes = lanes_of(e, f, emit_extent(e, var));
	emit_bounds(e, f->body, f->n, var, &b);
	lane_arrays(e, f);
	open_var_loops(e, &r, r.nvars - 1);
	for (uint32_t i = 0; i < b.n; i++) {
		fold_segment(e, f, var, from, b.at[i]);
		from = b.at[i];
	}
	if (from)
		fold_segment(e, f, var, from, emit_extent(e, var));
	else
		fold_span(e, f, var, emit_extent(e, var), CONDITIONS_MAX);
	close_loops(e, r.nvars - 1u);
	if (f->place)
		join_places(e, f);
	else
		join_lanes(e, f);
}

/* argmax, argmin: the first of the best, NaN above all; its place in row-major order. */
static void fold_place(struct emit *e, kx x)
{
	const struct knode r = *kir_at(e->k, x);
	enum ktype t = folded_type(e, x);
	const char *less = place_better(e, x);

	emit_line(e, "int64_t v%u = -1, p%u = 0;", x, x);
	emit_line(e, "%s w%u = %s;", emit_ktype(t), x, emit_first((enum kreduce)r.kreduce, t));
	open_var_loops(e, &r, r.nvars);
	uint32_t mark = emit_mark(e);
	const char *value = emit_value(e, r.args[0]);

	emit_open(e, "if (v%u < 0 || %s %s w%u || (%s != %s && w%u == w%u)) {", x, value, less,
		  x, value, value, x, x);
	emit_line(e, "w%u = %s;", x, value);
	emit_line(e, "v%u = p%u;", x, x);
	emit_close(e);
	emit_line(e, "p%u++;", x);
	stage_fill(e);
	emit_forget(e, mark);
	close_loops(e, r.nvars);
}

static bool has_lanes(const struct emit *e, const struct knode *r)
{
	int64_t size = r->nvars ? emit_extent(e, r->vars[r->nvars - 1]) : 0;

	return !e->is_cuda && size >= (r->nvars > 1 ? 1 : 2) * EMIT_LANES && size <= INT32_MAX;
}

void emit_reductions(struct emit *e, const kx *x, uint32_t n)
{
	const struct knode r = *kir_at(e->k, x[0]);
	bool is_place = r.kreduce == KR_ARGMAX || r.kreduce == KR_ARGMIN;
	const char *row_at = e->row_at;
	struct fold f = fold_of(e, x, n);

	if (is_place && r.nvars == 1)
		f.place = kx_var(e->k, r.vars[0]);
	emit_grow(e);
	if (r.nvars && r.vars[r.nvars - 1] == e->row_var)
		e->row_at = emit_var(e, e->row_var);
	if (e->is_whole_block)
		emit_block_fold(e, x, f.body, n);
	else if (is_place && !(has_lanes(e, &r) && r.nvars == 1))
		fold_place(e, x[0]);
	else if (has_lanes(e, &r))
		fold_lanes(e, &f);
	else
		fold_plain(e, &f);
	e->row_at = row_at;
	for (uint32_t i = 0; i < n; i++)
		emit_known(e, x[i]);
}
