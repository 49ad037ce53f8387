/*
 * Reductions whose results lie side by side in memory, as the sum over the rows of a
 * matrix: a block of results is kept in arrays, and rows pass by.  Each row is read in
 * the order of memory, which one result after the other would not do.
 */
#include "codegen/emit_int.h"

#include <inttypes.h>
#include <math.h>
#include <string.h>

enum { BLOCK_MAX = 512, BLOCK_MIN = 16 };

static uint32_t lane_var(const struct emit *e)
{
	return e->n->loop[e->n->nloops - 1];
}

struct votes {
	struct emit *e;
	uint8_t *seen;
	uint32_t across, along; /* loads that move by one with the result, with the fold */
	const uint32_t *vars;   /* of the fold, innermost last */
	uint32_t nvars;
};

/* What is loaded once for each result says nothing. */
static bool is_folded(const struct votes *v, kx x)
{
	for (uint32_t i = 0; i < v->nvars; i++)
		if (kx_depends(v->e->k, x, v->vars[i]))
			return true;
	return false;
}

static void vote(struct votes *v, kx x)
{
	const struct knode *n = kir_at(v->e->k, x);
	int64_t a = 0, b = 0;

	if (v->seen[x])
		return;
	v->seen[x] = 1;
	for (int i = 0; i < n->nargs; i++)
		vote(v, n->args[i]);
	if (n->op != KX_LOAD || !is_folded(v, x))
		return;
	v->across += kx_coefficient(v->e->k, n->args[0], lane_var(v->e), &a) && a == 1;
	v->along += kx_coefficient(v->e->k, n->args[0], v->vars[v->nvars - 1], &b) && b == 1;
}

static bool is_costly(const struct emit *e, kx x, uint8_t *seen)
{
	const struct knode *n = kir_at(e->k, x);

	if (seen[x])
		return false;
	seen[x] = 1;
	for (int i = 0; i < n->nargs; i++)
		if (is_costly(e, n->args[i], seen))
			return true;
	return n->op == KX_SELECT || (n->op == KX_CALL && !value_is_light(n->fn));
}

/* What is folded for each result of the innermost loop: long reductions, or short ones of what
 * is costly or under conditions, as the windows of a pool: no compiler makes vectors of results
 * that have loops and jumps of their own. */
static uint32_t column_folds(struct emit *e, kx *own, uint32_t max)
{
	uint32_t n = emit_long_reductions(e, e->n->nloops, own, max);
	bool found = n > 0;

	if (e->is_cuda || found)
		return n;
	n = emit_level_reductions(e, e->n->nloops, own, max);
	for (uint32_t i = 0; i < n && !found; i++)
		found = is_costly(e, kir_at(e->k, own[i])->args[0],
				  arena_array(e->f->arena, uint8_t, e->k->nodes.n));
	return found ? n : 0;
}

bool column_fits(struct emit *e, int64_t *block)
{
	struct votes v = {.e = e};
	kx own[64];
	uint32_t n = column_folds(e, own, 64);
	int64_t size = emit_extent(e, lane_var(e)), outer = 1;

	if (!n || n == 64)
		return false;
	for (uint32_t i = 0; i < n; i++) {
		const struct knode *r = kir_at(e->k, own[i]);

		if (!r->nvars)
			return false;
		if (r->kreduce == KR_ARGMAX || r->kreduce == KR_ARGMIN)
			return false;
		v.seen = arena_array(e->f->arena, uint8_t, e->k->nodes.n);
		v.vars = r->vars;
		v.nvars = r->nvars;
		vote(&v, r->args[0]);
	}
	for (uint32_t i = 0; i < e->n->nstores; i++)
		if (e->n->stores[i].depth != e->n->nloops)
			return false;
	for (uint32_t i = 0; i + 1 < e->n->nloops; i++)
		outer *= emit_extent(e, e->n->loop[i]);
	if (v.across < v.along || !v.across || size < 2)
		return false;
	int64_t share = outer >= 2 * e->f->opts->threads
				? size
				: (size + e->f->opts->threads - 1) / e->f->opts->threads;

	*block = (share + BLOCK_MIN - 1) / BLOCK_MIN * BLOCK_MIN;
	*block = *block > BLOCK_MAX ? BLOCK_MAX : *block;
	return true;
}

static int64_t blocks_of(const struct emit *e, int64_t block)
{
	return (emit_extent(e, lane_var(e)) + block - 1) / block;
}

int64_t column_units(struct emit *e, int64_t block)
{
	int64_t n = blocks_of(e, block);

	for (uint32_t i = 0; i + 1 < e->n->nloops; i++)
		n *= emit_extent(e, e->n->loop[i]);
	return n;
}

/* The lanes of a block, or those whose results lie from lo to hi, with a variable that counts
 * from there. */
struct lanes {
	uint32_t var;
	int64_t lo, hi;
};

static struct lanes all_lanes(const struct emit *e)
{
	return (struct lanes){lane_var(e), 0, emit_extent(e, lane_var(e))};
}

static void open_lanes(struct emit *e, const struct lanes *s)
{
	bool is_all = s->var == lane_var(e);

	emit_line(e, "#pragma omp simd");
	if (is_all)
		emit_open(e, "for (int64_t l = 0; l < lanes; l++) {");
	else
		emit_open(e, "for (int64_t l = from%u; l < to%u; l++) {", s->var, s->var);
	emit_line(e, "const int64_t i%u = lane0 + l - %" PRId64 ";", s->var, s->lo);
	emit_line(e, "(void)i%u;", s->var);
	e->lane = "l";
}

static void close_lanes(struct emit *e, uint32_t mark)
{
	e->lane = NULL;
	emit_forget(e, mark);
	emit_close(e);
}

static void fold_lanes(struct emit *e, const struct lanes *s, const kx *x, uint32_t n,
		       const kx *body)
{
	uint32_t mark = emit_mark(e);

	open_lanes(e, s);
	for (uint32_t i = 0; i < n; i++) {
		const struct knode r = *kir_at(e->k, x[i]);
		const char *value = emit_value(e, body[i]);
		const char *acc = arena_printf(e->f->arena, "a%u[l]", x[i]);

		emit_line(
			e, "%s = %s;", acc,
			emit_step(e, (enum kreduce)r.kreduce, (enum ktype)r.type, acc, value));
	}
	close_lanes(e, mark);
}

/* What changes no running value: no sum from 0 on is -0. */
static bool is_nothing(const struct emit *e, enum kreduce r, kx x)
{
	const struct knode *n = kir_at(e->k, x);

	return n->op == KX_CONST_F &&
	       ((r == KR_SUM && n->f == 0) || (r == KR_MAX && n->f == -HUGE_VAL) ||
		(r == KR_MIN && n->f == HUGE_VAL));
}

static bool are_nothing(const struct emit *e, const kx *x, uint32_t n, const kx *body)
{
	for (uint32_t i = 0; i < n; i++)
		if (!is_nothing(e, (enum kreduce)kir_at(e->k, x[i])->kreduce, body[i]))
			return false;
	return true;
}

static void fold_lanes_if(struct emit *e, const struct lanes *s, const kx *x, uint32_t n,
			  const kx *body, int most)
{
	kx condition = most ? emit_condition(e, body, n, s->var) : KX_NONE;

	if (!condition) {
		if (!are_nothing(e, x, n, body))
			fold_lanes(e, s, x, n, body);
		return;
	}
	for (int is_met = 1; is_met >= 0; is_met--) {
		kx *decided = arena_array(e->f->arena, kx, n);

		emit_open_if(e, condition, is_met);
		uint32_t mark = emit_mark(e);

		memcpy(decided, body, n * sizeof(*decided));
		emit_decide(e, condition, is_met, s->var, decided, n);
		fold_lanes_if(e, s, x, n, decided, most - 1);
		emit_forget(e, mark);
	}
	emit_close(e);
}

static bool reads_lanes(const struct emit *e, kx x, uint8_t *seen)
{
	const struct knode *n = kir_at(e->k, x);

	if (seen[x])
		return false;
	seen[x] = 1;
	if (e->array[x] == WAITS_LANE)
		return true;
	for (int i = 0; i < n->nargs; i++)
		if (reads_lanes(e, n->args[i], seen))
			return true;
	return false;
}

/* The results from lo to hi, for which conditions on them are decided. */
static void fold_segment(struct emit *e, const kx *x, uint32_t n, const kx *body, int64_t lo,
			 int64_t hi)
{
	struct lanes s = {kir_var_new(e->k, hi - lo), lo, hi};
	kx at = kx_addc(e->k, kx_var(e->k, s.var), lo);
	kx *part = arena_array(e->f->arena, kx, n);

	for (uint32_t i = 0; i < n; i++)
		part[i] = kx_subst_free(e->k, body[i], lane_var(e), at);
	emit_grow(e);
	emit_open(e, "{");
	uint32_t mark = emit_mark(e);

	emit_line(e,
		  "const int64_t from%u = lane0 < %" PRId64 " ? %" PRId64
		  " - lane0 : 0, rest%u = "
		  "%" PRId64 " - lane0;",
		  s.var, lo, lo, s.var, hi);
	emit_line(e, "const int64_t to%u = rest%u < lanes ? rest%u : lanes;", s.var, s.var,
		  s.var);
	fold_lanes_if(e, &s, x, n, part, CONDITIONS_MAX);
	emit_forget(e, mark);
	emit_close(e);
}

static void fold_segments(struct emit *e, const kx *x, uint32_t n, const kx *body)
{
	uint8_t *seen = arena_array(e->f->arena, uint8_t, e->k->nodes.n);
	struct lanes all = all_lanes(e);
	struct bounds b;
	int64_t from = 0;
	bool is_cut = true;

	for (uint32_t i = 0; i < n; i++)
		is_cut &= !reads_lanes(e, body[i], seen);
	emit_bounds(e, body, n, all.var, &b);
	if (!is_cut || !b.n) {
		fold_lanes_if(e, &all, x, n, body, CONDITIONS_MAX);
		return;
	}
	for (uint32_t i = 0; i < b.n; i++) {
		fold_segment(e, x, n, body, from, b.at[i]);
		from = b.at[i];
	}
	fold_segment(e, x, n, body, from, all.hi);
}

static void fold_column(struct emit *e, const kx *x, uint32_t n, int64_t block)
{
	const struct knode r = *kir_at(e->k, x[0]);

	for (uint32_t i = 0; i < n; i++) {
		const struct knode *ri = kir_at(e->k, x[i]);
		enum ktype t = (enum ktype)ri->type;

		for (int v = 0; v < r.nvars; v++)
			e->alias[ri->vars[v]] = r.vars[v];
		emit_line(e, "%s a%u[%" PRId64 "];", emit_ktype(t), x[i], block);
		emit_line(e, "for (int64_t l = 0; l < lanes; l++)");
		emit_line(e, "\ta%u[l] = %s;", x[i], emit_first((enum kreduce)ri->kreduce, t));
	}
	for (int v = 0; v < r.nvars; v++)
		emit_open(e, "for (int64_t i%u = 0; i%u < %" PRId64 "; i%u++) {", r.vars[v],
			  r.vars[v], emit_extent(e, r.vars[v]), r.vars[v]);
	uint32_t mark = emit_mark(e);
	kx *body = arena_array(e->f->arena, kx, n);

	for (uint32_t i = 0; i < n; i++)
		body[i] = kir_at(e->k, x[i])->args[0];
	fold_segments(e, x, n, body);
	emit_forget(e, mark);
	for (int v = 0; v < r.nvars; v++)
		emit_close(e);
	for (uint32_t i = 0; i < n; i++)
		e->array[x[i]] = WAITS_LANE;
}

static bool needs(const struct emit *e, kx x, kx other)
{
	return x != other && kx_mentions(e->k, x, other);
}

static bool together(const struct emit *e, kx a, kx b)
{
	const struct knode *x = kir_at(e->k, a), *y = kir_at(e->k, b);

	if (x->nvars != y->nvars || needs(e, b, a) || needs(e, a, b))
		return false;
	for (int i = 0; i < x->nvars; i++)
		if (emit_extent(e, x->vars[i]) != emit_extent(e, y->vars[i]))
			return false;
	return true;
}

/* Reductions come operands first; each takes along those after it that fit its loops and
 * whose own needs are met. */
static void fold_all(struct emit *e, const kx *own, uint32_t n, int64_t block)
{
	for (uint32_t i = 0; i < n; i++) {
		kx batch[64];
		uint32_t size = 0;

		if (e->array[own[i]])
			continue;
		batch[size++] = own[i];
		for (uint32_t j = i + 1; j < n; j++) {
			bool ready = !e->array[own[j]] && together(e, own[i], own[j]);

			for (uint32_t w = 0; w < n && ready; w++)
				ready = e->array[own[w]] || w == j || !needs(e, own[j], own[w]);
			if (ready)
				batch[size++] = own[j];
		}
		fold_column(e, batch, size, block);
	}
}

static void open_blocks(struct emit *e, int64_t block)
{
	int64_t size = emit_extent(e, lane_var(e));

	emit_open(e, "for (int64_t u = begin; u < end; u++) {");
	emit_line(e, "int64_t t = u / %" PRId64 ";", blocks_of(e, block));
	emit_line(e, "const int64_t lane0 = u %% %" PRId64 " * %" PRId64 ";",
		  blocks_of(e, block), block);
	if (size % block == 0)
		emit_line(e, "const int64_t lanes = %" PRId64 ";", block);
	else
		emit_line(e,
			  "const int64_t lanes = %" PRId64 " - lane0 < %" PRId64 " ? %" PRId64
			  " - lane0 : %" PRId64 ";",
			  size, block, size, block);
	for (uint32_t i = e->n->nloops - 1; i-- > 0;) {
		uint32_t var = e->n->loop[i];

		emit_line(e,
			  i ? "const int64_t i%u = t %% %" PRId64 ";"
			    : "const int64_t i%u = t;",
			  var, emit_extent(e, var));
		if (i)
			emit_line(e, "t /= %" PRId64 ";", emit_extent(e, var));
		emit_line(e, "(void)i%u;", var);
	}
	emit_line(e, "(void)t;");
}

void column_body(struct emit *e, int64_t block)
{
	kx own[64];
	uint32_t n = column_folds(e, own, 64);

	open_blocks(e, block);
	for (uint32_t level = 0; level < e->n->nloops; level++)
		emit_hoisted(e, level);
	fold_all(e, own, n, block);
	uint32_t mark = emit_mark(e);
	struct lanes all = all_lanes(e);

	open_lanes(e, &all);
	for (uint32_t i = 0; i < e->n->nstores; i++)
		emit_store(e, &e->n->stores[i]);
	close_lanes(e, mark);
	emit_close(e);
}
