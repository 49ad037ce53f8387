/*
 * Values that wait in arrays.
 *
 * A pass is one run of an innermost loop: a batch of reductions over it, or its stores.
 * Two kinds of values are better read from an array than computed where they are used:
 *
 *	rows	what an earlier pass over the same elements computed already, as the
 *		exponentials of a softmax, which are summed first and divided later;
 *	blocks	what no compiler makes vectors of, as gathers and random draws: a loop
 *		of its own computes some hundred of them, so that the rest gets vectors.
 */
#include "codegen/emit_int.h"

#include <inttypes.h>
#include <string.h>

enum {
	BLOCK = 256,         /* elements: some arrays of them fit the first cache */
	BLOCK_ROOM = 8,      /* draws come eight at a time */
	ROW_BYTES = 1 << 18, /* a row longer than half of the second cache is not kept */
	ROWS_MAX = 8,
	WORTH = 4, /* operations, above which reading a value back is cheaper */
};

/* ---- one variable for all reductions of a level ---- */

struct unify {
	struct emit *e;
	uint32_t level, var;
	int64_t extent;
	kx *memo;
	uint32_t nmemo;
};

static bool is_row_fold(const struct unify *u, kx x)
{
	const struct knode *n = kir_at(u->e->k, x);

	return n->op == KX_REDUCE && n->nvars == 1 &&
	       emit_extent(u->e, n->vars[0]) == u->extent && emit_level(u->e, x) == u->level;
}

static kx unify(struct unify *u, kx x)
{
	struct kir *k = u->e->k;
	struct knode n = *kir_at(k, x);
	kx args[4] = {0};

	if (!n.nargs)
		return x;
	if (x < u->nmemo && u->memo[x])
		return u->memo[x];
	for (int i = 0; i < n.nargs; i++)
		args[i] = unify(u, n.args[i]);
	kx out = memcmp(args, n.args, sizeof(args)) ? kx_rebuild(k, x, args) : x;

	if (is_row_fold(u, x)) {
		kx body = kx_subst_free(k, args[0], n.vars[0], kx_var(k, u->var));

		out = kx_reduce(k, (enum kreduce)n.kreduce, body, &u->var, 1);
	}
	if (x < u->nmemo)
		u->memo[x] = out;
	return out;
}

static void unify_stores(struct unify *u)
{
	for (uint32_t i = 0; i < u->e->n->nstores; i++) {
		struct nest_store *s = &u->e->n->stores[i];

		s->value = unify(u, s->value);
		s->offset = unify(u, s->offset);
		s->guard = s->guard ? unify(u, s->guard) : KX_NONE;
	}
}

/* The extent that most of the work has: of the innermost loop, or of the first reduction. */
static bool pick_var(struct unify *u)
{
	struct emit *e = u->e;
	kx found[64];
	uint32_t n = emit_level_reductions(e, u->level, found, 64);

	if (u->level + 1 == e->n->nloops) {
		u->var = e->n->loop[u->level];
		u->extent = emit_extent(e, u->var);
		return n > 0;
	}
	for (uint32_t i = 0; i < n; i++) {
		const struct knode *r = kir_at(e->k, found[i]);

		if (r->nvars != 1)
			continue;
		u->extent = emit_extent(e, r->vars[0]);
		u->var = kir_var_new(e->k, u->extent);
		return true;
	}
	return false;
}

void stage_unify(struct emit *e, uint32_t level)
{
	struct unify u = {.e = e, .level = level};

	if (!pick_var(&u))
		return;
	u.nmemo = e->k->nodes.n;
	u.memo = arena_array(e->f->arena, kx, u.nmemo);
	unify_stores(&u);
	e->row_var = u.var;
	e->row_level = level;
	emit_grow(e);
}

/* ---- rows ---- */

/* Whether a load moves on by one element, or by none, with the variable. */
static bool is_smooth(const struct kir *k, const struct knode *load, uint32_t var)
{
	int64_t c;

	return kx_coefficient(k, load->args[0], var, &c) && (c == 0 || c == 1);
}

static uint32_t weight_of(const struct emit *e, const struct knode *n)
{
	switch (n->op) {
	case KX_CALL:
		return value_is_light(n->fn) ? 1 : WORTH;
	case KX_LOAD:
		return is_smooth(e->k, n, e->row_var) ? 1 : WORTH;
	case KX_REDUCE:
		return WORTH;
	case KX_SELECT:
	case KX_LT:
	case KX_EQ:
		return 1;
	default:
		return 0;
	}
}

/* Operations of x that depend on the variable of the row, up to what is worth an array. */
static uint32_t weigh(const struct emit *e, kx x, uint32_t sum)
{
	const struct knode *n = kir_at(e->k, x);

	if (sum >= WORTH || e->home[x] || e->known[x] || !kx_depends(e->k, x, e->row_var))
		return sum;
	sum += weight_of(e, n);
	for (int i = 0; i < n->nargs && n->op != KX_REDUCE; i++)
		sum = weigh(e, n->args[i], sum);
	return sum;
}

struct rows {
	struct emit *e;
	uint16_t *seen; /* per node: the first pass that computes it whatever the data, + 1 */
	uint16_t *done; /* per node: the last pass that walked it, + 1 */
	uint16_t pass;
	uint32_t n;
};

static bool has_element_type(const struct knode *n)
{
	return n->op == KX_CALL || n->op == KX_LOAD || n->op == KX_SELECT ||
	       n->op == KX_REDUCE || n->op == KX_CAST || n->op == KX_NOT || n->op == KX_AND;
}

static void walk_rows(struct rows *r, kx x, bool always)
{
	struct emit *e = r->e;
	const struct knode *n = kir_at(e->k, x);

	if (e->known[x] || e->home[x] || !kx_depends(e->k, x, e->row_var))
		return;
	if (r->seen[x] && r->seen[x] <= r->pass && has_element_type(n) && r->n < ROWS_MAX &&
	    weigh(e, x, 0) >= WORTH) {
		struct row row = {x, r->seen[x]};

		e->home[x] = x;
		vec_push(&e->rows, e->f->arena, row);
		r->n++;
		return;
	}
	if (r->done[x] == r->pass + 1 && !(always && !r->seen[x]))
		return;
	r->done[x] = r->pass + 1;
	if (always && !r->seen[x])
		r->seen[x] = r->pass + 1;
	for (int i = 0; i < n->nargs && n->op != KX_REDUCE; i++)
		walk_rows(r, n->args[i],
			  always && n->op != KX_AND && (n->op != KX_SELECT || !i));
}

bool stage_is_pass(const struct emit *e, const struct batch *b)
{
	const struct knode *first = kir_at(e->k, b->x[0]);

	return first->nvars == 1 && first->vars[0] == e->row_var;
}

static void walk_batch(struct rows *r, const struct batch *b)
{
	if (!stage_is_pass(r->e, b))
		return;
	for (uint32_t i = 0; i < b->n; i++)
		walk_rows(r, kir_at(r->e->k, b->x[i])->args[0], true);
	r->pass++;
}

static void declare_rows(struct emit *e, int64_t extent)
{
	for (uint32_t i = 0; i < e->rows.n; i++) {
		kx x = e->rows.p[i].x;

		emit_line(e, "%s r%u[%" PRId64 "];", emit_ktype(kir_at(e->k, x)->type), x,
			  extent);
	}
}

void stage_rows(struct emit *e, const struct batch *b, uint32_t n, bool then_stores)
{
	struct rows r = {.e = e};

	e->rows.n = 0;
	if (e->row_var == UINT32_MAX || emit_extent(e, e->row_var) * 4 > ROW_BYTES)
		return;
	r.seen = arena_array(e->f->arena, uint16_t, e->k->nodes.n);
	r.done = arena_array(e->f->arena, uint16_t, e->k->nodes.n);
	for (uint32_t i = 0; i < n; i++)
		walk_batch(&r, &b[i]);
	for (uint32_t i = 0; then_stores && i < e->n->nstores; i++) {
		const struct nest_store *s = &e->n->stores[i];

		if (s->depth == e->n->nloops)
			walk_rows(&r, s->value, !s->guard);
	}
	declare_rows(e, emit_extent(e, e->row_var));
}

/* Whatever the pass itself made of it: a value that a condition hides is computed here. */
void stage_fill(struct emit *e)
{
	for (uint32_t i = 0; e->pass && i < e->rows.n; i++) {
		kx x = e->rows.p[i].x, here = x;

		if (e->rows.p[i].pass != e->pass)
			continue;
		if (e->row_to)
			here = kx_subst_free(e->k, x, e->row_var, e->row_to);
		emit_grow(e);
		emit_line(e, "r%u[%s] = %s;", x, e->row_at, emit_value(e, here));
	}
}

void stage_filled(struct emit *e)
{
	for (uint32_t i = 0; i < e->rows.n; i++)
		if (e->rows.p[i].pass == e->pass)
			e->array[e->rows.p[i].x] = WAITS_ROW;
	e->pass = 0;
}

void stage_move(struct emit *e, kx to)
{
	e->row_to = to;
	for (uint32_t i = 0; i < e->rows.n; i++) {
		kx x = e->rows.p[i].x, moved = kx_subst_free(e->k, x, e->row_var, to);

		emit_grow(e);
		e->array[moved] = e->array[x];
		e->home[moved] = x;
	}
}

/* ---- blocks ---- */

struct blocks {
	struct emit *e;
	uint32_t var;
	uint8_t *seen;
	VEC(kx) found; /* operands first */
};

static bool is_draw(const struct emit *e, const struct knode *n, uint32_t var)
{
	int64_t c;

	return n->op == KX_CALL && n->type == KT_F32 && !strcmp(n->fn->name, "rand") &&
	       !kx_depends(e->k, n->args[0], var) &&
	       kx_coefficient(e->k, n->args[1], var, &c) && c == 1;
}

static bool is_gather(const struct emit *e, const struct knode *n, uint32_t var)
{
	enum dtype d = e->f->bufs.p[n->i].dtype;

	return n->op == KX_LOAD && dtype_bytes(d) < 4 && !is_smooth(e->k, n, var);
}

static void find_blocks(struct blocks *b, kx x)
{
	const struct knode n = *kir_at(b->e->k, x);

	if (b->seen[x] || b->e->known[x] || !kx_depends(b->e->k, x, b->var) ||
	    b->e->array[x] == WAITS_ROW)
		return;
	b->seen[x] = 1;
	for (int i = 0; i < n.nargs && (n.op != KX_SELECT || !i) && n.op != KX_REDUCE; i++)
		find_blocks(b, n.args[i]);
	if (!b->e->array[x] &&
	    (is_draw(b->e, &n, b->var) || (n.op == KX_LOAD && is_gather(b->e, &n, b->var))))
		vec_push(&b->found, b->e->f->arena, x);
}

static void fill_draws(struct emit *e, kx x, uint32_t var)
{
	const struct knode n = *kir_at(e->k, x);
	const char *seed = emit_value(e, n.args[0]);
	uint32_t mark = emit_mark(e);

	emit_open(e, "{");
	emit_line(e, "const int64_t i%u = q%u;", var, var);
	emit_line(e, "draws_rand(%s, %s, e%u - q%u, s%u);", seed, emit_value(e, n.args[1]), var,
		  var, x);
	emit_forget(e, mark);
	emit_close(e);
}

static void fill_gather(struct emit *e, kx x, uint32_t var)
{
	uint32_t mark = emit_mark(e);

	emit_open(e, "for (int64_t i%u = q%u; i%u < e%u; i%u++) {", var, var, var, var, var);
	emit_line(e, "s%u[i%u - q%u] = %s;", x, var, var, emit_value(e, x));
	emit_forget(e, mark);
	emit_close(e);
}

static void fill_block(struct emit *e, kx x, uint32_t var)
{
	emit_line(e, "%s s%u[%d];", emit_ktype(kir_at(e->k, x)->type), x, BLOCK + BLOCK_ROOM);
	if (kir_at(e->k, x)->op == KX_CALL)
		fill_draws(e, x, var);
	else
		fill_gather(e, x, var);
	e->array[x] = WAITS_BLOCK;
	e->home[x] = x;
}

void stage_open(struct emit *e, struct span *s, const kx *roots, uint32_t n)
{
	struct blocks b = {.e = e, .var = s->var};

	b.seen = arena_array(e->f->arena, uint8_t, e->k->nodes.n);
	for (uint32_t i = 0; i < n; i++)
		if (roots[i])
			find_blocks(&b, roots[i]);
	s->staged = b.found.p;
	s->nstaged = b.found.n;
	s->mark = emit_mark(e);
	if (!b.found.n)
		return;
	emit_open(e, "for (int64_t q%u = %s; q%u < %s; q%u += %d) {", s->var, s->from, s->var,
		  s->to, s->var, BLOCK);
	emit_line(e, "const int64_t e%u = %s - q%u < %d ? %s : q%u + %d;", s->var, s->to,
		  s->var, BLOCK, s->to, s->var, BLOCK);
	e->block_at = arena_printf(e->f->arena, "i%u - q%u", s->var, s->var);
	for (uint32_t i = 0; i < b.found.n; i++)
		fill_block(e, b.found.p[i], s->var);
	s->from = arena_printf(e->f->arena, "q%u", s->var);
	s->to = arena_printf(e->f->arena, "e%u", s->var);
}

void stage_close(struct emit *e, const struct span *s)
{
	for (uint32_t i = 0; i < s->nstaged; i++)
		e->array[s->staged[i]] = WAITS_NOT;
	emit_forget(e, s->mark);
	if (s->nstaged)
		emit_close(e);
}
