/*
 * A nest as a function.  The outermost loops become units, which the device shares out
 * among its threads; inside, what belongs to a level is written before the next loop.
 */
#include "codegen/emit_int.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

enum { UNITS_ENOUGH = 512 };

/* ---- loops ---- */

static bool is_simd(struct emit *e)
{
	uint32_t var = e->n->loop[e->n->nloops - 1];
	int64_t c;

	for (uint32_t i = 0; i < e->n->nstores; i++) {
		const struct nest_store *s = &e->n->stores[i];

		if (s->depth < e->n->nloops)
			continue;
		if (!kx_coefficient(e->k, s->offset, var, &c) || !c)
			return false; /* two iterations may write one element */
	}
	return true;
}

static void emit_stores(struct emit *e, uint32_t depth)
{
	for (uint32_t i = 0; i < e->n->nstores; i++)
		if (e->n->stores[i].depth == depth)
			emit_store(e, &e->n->stores[i]);
}

static void add_bound(struct bounds *b, int64_t at, int64_t extent)
{
	uint32_t i = b->n;

	if (at <= 0 || at >= extent || b->n > SEGMENTS_MAX)
		return;
	for (uint32_t j = 0; j < b->n; j++)
		if (b->at[j] == at)
			return;
	for (; i && b->at[i - 1] > at; i--)
		b->at[i] = b->at[i - 1];
	b->at[i] = at;
	b->n++;
}

static void find_bounds(struct emit *e, kx x, uint32_t var, uint8_t *seen, struct bounds *b)
{
	const struct knode n = *kir_at(e->k, x);
	int64_t c, constant;

	if (seen[x] || !kx_depends(e->k, x, var))
		return;
	seen[x] = 1;
	for (int i = 0; i < n.nargs; i++)
		find_bounds(e, n.args[i], var, seen, b);
	if (n.op != KX_LT && n.op != KX_EQ)
		return;
	kx d = kx_sub(e->k, n.args[0], n.args[1]);

	if (!kx_coefficient(e->k, d, var, &c) || (c != 1 && c != -1))
		return;
	kx rest = kx_sub(e->k, d, kx_mulc(e->k, kx_var(e->k, var), c));

	if (!kx_is_int(e->k, rest, &constant))
		return;
	add_bound(b, c == 1 ? -constant : constant + (n.op == KX_LT), emit_extent(e, var));
	if (n.op == KX_EQ)
		add_bound(b, (c == 1 ? -constant : constant) + 1, emit_extent(e, var));
}

void emit_bounds(struct emit *e, const kx *x, uint32_t n, uint32_t var, struct bounds *out)
{
	uint8_t *seen = arena_array(e->f->arena, uint8_t, e->k->nodes.n * 2 + 64);

	out->n = 0;
	for (uint32_t i = 0; i < n; i++)
		find_bounds(e, x[i], var, seen, out);
	if (out->n > SEGMENTS_MAX)
		out->n = 0;
}

/* The values of the stores in the innermost loop. */
static uint32_t inner_values(const struct emit *e, kx *out)
{
	uint32_t n = 0;

	for (uint32_t i = 0; i < e->n->nstores; i++)
		if (e->n->stores[i].depth == e->n->nloops && !e->n->stores[i].guard)
			out[n++] = e->n->stores[i].value;
	return n;
}

static void emit_loop(struct emit *e, uint32_t var, const char *from, const char *to)
{
	struct span s = {.var = var, .from = from, .to = to};
	bool simd = is_simd(e);
	kx roots[STORES_MAX];

	stage_open(e, &s, roots, inner_values(e, roots));
	uint32_t mark = emit_mark(e);

	if (simd)
		emit_line(e, "#pragma omp simd");
	emit_open(e, "for (int64_t i%u = %s; i%u < %s; i%u++) {", var, s.from, var, s.to, var);
	emit_stores(e, e->n->nloops);
	emit_close(e);
	emit_forget(e, mark);
	stage_close(e, &s);
}

static void decide_stores(struct emit *e, kx condition, bool is_met, uint32_t var)
{
	for (uint32_t i = 0; i < e->n->nstores; i++) {
		struct nest_store *s = &e->n->stores[i];

		if (s->depth == e->n->nloops && !s->guard)
			emit_decide(e, condition, is_met, var, &s->value, 1);
	}
}

static void emit_span_if(struct emit *e, uint32_t var, const char *from, const char *to,
			 int most)
{
	kx roots[STORES_MAX], condition = KX_NONE;
	uint32_t n = inner_values(e, roots);

	if (most && !e->rows.n)
		condition = emit_condition(e, roots, n, var);
	if (!condition) {
		emit_loop(e, var, from, to);
		return;
	}
	struct nest whole = *e->n;

	for (int is_met = 1; is_met >= 0; is_met--) {
		emit_open_if(e, condition, is_met);
		uint32_t mark = emit_mark(e);

		decide_stores(e, condition, is_met, var);
		emit_span_if(e, var, from, to, most - 1);
		emit_forget(e, mark);
		*e->n = whole;
	}
	emit_close(e);
}

static void emit_span(struct emit *e, uint32_t var, const char *from, const char *to)
{
	emit_span_if(e, var, from, to, CONDITIONS_MAX);
}

/* The loop from lo to hi, in which conditions are decided as far as they can be. */
static void emit_segment(struct emit *e, uint32_t var, int64_t lo, int64_t hi)
{
	struct nest whole = *e->n;
	uint32_t inner = kir_var_new(e->k, hi - lo);
	kx at = kx_addc(e->k, kx_var(e->k, inner), lo);

	for (uint32_t i = 0; i < e->n->nstores; i++) {
		struct nest_store *s = &e->n->stores[i];

		s->value = kx_subst_free(e->k, s->value, var, at);
		s->offset = kx_subst_free(e->k, s->offset, var, at);
		s->guard = s->guard ? kx_subst_free(e->k, s->guard, var, at) : KX_NONE;
	}
	e->n->loop[e->n->nloops - 1] = inner;
	emit_grow(e);
	if (var == e->row_var)
		stage_move(e, at);
	e->row_at = arena_printf(e->f->arena, "i%u + %" PRId64, inner, lo);
	emit_span(e, inner, "0", arena_printf(e->f->arena, "%" PRId64, hi - lo));
	*e->n = whole;
}

static void emit_innermost(struct emit *e)
{
	uint32_t var = e->n->loop[e->n->nloops - 1], n;
	int64_t extent = emit_extent(e, var), from = 0;
	kx roots[STORES_MAX];
	struct bounds b;

	n = inner_values(e, roots);
	emit_bounds(e, roots, n, var, &b);
	for (uint32_t i = 0; i < b.n; i++) {
		emit_segment(e, var, from, b.at[i]);
		from = b.at[i];
	}
	if (from) {
		emit_segment(e, var, from, extent);
		return;
	}
	e->row_at = arena_printf(e->f->arena, "i%u", var);
	emit_span(e, var, "0", arena_printf(e->f->arena, "%" PRId64, extent));
}

static void emit_levels(struct emit *e, uint32_t level)
{
	if (level + 1 >= e->n->nloops)
		stage_unify(e, level);
	emit_hoisted(e, level);
	emit_stores(e, level);
	if (level + 1 == e->n->nloops) {
		emit_innermost(e);
		return;
	}
	if (level == e->n->nloops)
		return;
	uint32_t var = e->n->loop[level], mark = emit_mark(e);

	emit_open(e, "for (int64_t i%u = 0; i%u < %" PRId64 "; i%u++) {", var, var,
		  emit_extent(e, var), var);
	emit_levels(e, level + 1);
	emit_close(e);
	emit_forget(e, mark);
}

/* ---- units ---- */

static int64_t product(const struct emit *e, uint32_t loops)
{
	int64_t n = 1;

	for (uint32_t i = 0; i < loops; i++)
		n *= emit_extent(e, e->n->loop[i]);
	return n;
}

/* How many loops make the units: all but the innermost, fewer where that is plenty, and
 * never more than a long reduction stands inside of. */
static uint32_t unit_loops(struct emit *e)
{
	uint32_t p = e->n->nloops ? e->n->nloops - 1 : 0;

	for (uint32_t level = 0; level < p; level++) {
		kx found;

		if (emit_long_reductions(e, level, &found, 1))
			p = level;
	}
	while (p > 1 && product(e, p - 1) >= UNITS_ENOUGH)
		p--;
	return p;
}

void emit_decode(struct emit *e, const char *from, const uint32_t *vars, uint32_t n)
{
	emit_line(e, "int64_t t = %s;", from);
	for (uint32_t i = n; i-- > 0;) {
		emit_line(e,
			  i ? "const int64_t i%u = t %% %" PRId64 ";"
			    : "const int64_t i%u = t;",
			  vars[i], emit_extent(e, vars[i]));
		if (i)
			emit_line(e, "t /= %" PRId64 ";", emit_extent(e, vars[i]));
	}
	emit_line(e, "(void)t;");
	for (uint32_t i = 0; i < n; i++)
		emit_line(e, "(void)i%u;", vars[i]);
}

/* for (u …) with the outer loops' variables taken from u. */
static void open_units(struct emit *e, uint32_t loops)
{
	emit_open(e, "for (int64_t u = begin; u < end; u++) {");
	emit_decode(e, "u", e->n->loop, loops);
}

/* Stores that belong outside of some unit loops are done by the first of those units. */
static void emit_outer_stores(struct emit *e, uint32_t loops)
{
	for (uint32_t d = 0; d < loops; d++) {
		struct buf first = buf_new(e->f->arena);
		bool any = false;

		for (uint32_t i = 0; i < e->n->nstores; i++)
			any |= e->n->stores[i].depth == d;
		if (!any)
			continue;
		for (uint32_t i = d; i < loops; i++)
			buf_printf(&first, "%si%u == 0", i > d ? " && " : "", e->n->loop[i]);
		uint32_t mark = emit_mark(e);

		emit_open(e, "if (" STR_FMT ") {", STR_ARG(buf_view(&first)));
		emit_stores(e, d);
		emit_forget(e, mark);
		emit_close(e);
	}
}

static int64_t emit_unit_nest(struct emit *e, uint32_t loops)
{
	open_units(e, loops);
	for (uint32_t level = 0; level < loops; level++)
		emit_hoisted(e, level);
	emit_outer_stores(e, loops);
	emit_levels(e, loops);
	emit_close(e);
	return product(e, loops);
}

/* One loop: units are blocks of it. */
static int64_t emit_flat(struct emit *e)
{
	uint32_t var = e->n->loop[0];
	int64_t extent = emit_extent(e, var);

	emit_hoisted(e, 0);
	emit_line(e, "const int64_t from = begin * %d;", EMIT_BLOCK);
	emit_line(e, "const int64_t to = end * %d < %" PRId64 " ? end * %d : %" PRId64 ";",
		  EMIT_BLOCK, extent, EMIT_BLOCK, extent);
	emit_span(e, var, "from", "to");
	return (extent + EMIT_BLOCK - 1) / EMIT_BLOCK;
}

static bool has_bounds(struct emit *e)
{
	kx roots[STORES_MAX];
	struct bounds b;

	emit_bounds(e, roots, inner_values(e, roots), e->n->loop[0], &b);
	return b.n > 0;
}

static bool has_outer_stores(const struct emit *e)
{
	for (uint32_t i = 0; i < e->n->nstores; i++)
		if (e->n->stores[i].depth < e->n->nloops)
			return true;
	return false;
}

static int64_t emit_body(struct emit *e)
{
	int64_t block;
	kx own[1];

	if (e->n->one_unit) {
		emit_line(e, "(void)begin, (void)end;");
		emit_levels(e, 0);
		return 1;
	}
	if (e->n->nloops && column_fits(e, &block)) {
		column_body(e, block);
		return column_units(e, block);
	}
	if (emit_long_reductions(e, e->n->nloops, own, 1))
		return emit_unit_nest(e, e->n->nloops);
	if (e->n->nloops == 1 && !has_outer_stores(e) && !has_bounds(e))
		return emit_flat(e);
	return emit_unit_nest(e, unit_loops(e));
}

/* ---- functions ---- */

static void mark_buffers(const struct fuse *f, kx x, uint8_t *seen, uint8_t *reads)
{
	const struct knode *n = kir_at(f->k, x);

	if (seen[x])
		return;
	seen[x] = 1;
	if (n->op == KX_LOAD)
		reads[n->i] = 1;
	for (int i = 0; i < n->nargs; i++)
		mark_buffers(f, n->args[i], seen, reads);
}

struct uses emit_uses(struct emit *e, uint32_t step)
{
	struct fuse *f = e->f;
	uint8_t *seen = arena_array(f->arena, uint8_t, f->k->nodes.n);
	struct uses u = {.reads = arena_array(f->arena, uint8_t, f->bufs.n + 1),
			 .writes = arena_array(f->arena, uint8_t, f->bufs.n + 1)};

	for (uint32_t i = 0; i < e->n->nstores; i++) {
		const struct nest_store *s = &e->n->stores[i];

		mark_buffers(f, s->value, seen, u.reads);
		mark_buffers(f, s->offset, seen, u.reads);
		mark_buffers(f, s->guard, seen, u.reads);
		u.writes[s->buf] = 1;
		u.alias |= f->bufs.p[s->buf].role == CODEGEN_INPUT;
	}
	for (uint32_t i = 0; i < f->bufs.n; i++) {
		struct codegen_buf *b = &f->bufs.p[i];

		if (!u.reads[i] && !u.writes[i])
			continue;
		b->first_step = b->used ? b->first_step : step;
		b->last_step = step;
		b->used = true;
	}
	return u;
}

/* Pointers are restrict where nothing else can reach what they point to. */
static void emit_pointers(struct emit *e, uint32_t step)
{
	struct uses u = emit_uses(e, step);

	for (uint32_t i = 0; i < e->f->bufs.n; i++) {
		bool is_free = u.alias || (u.reads[i] && u.writes[i]);

		if (u.reads[i] || u.writes[i])
			emit_line(e, "%s%s *%sb%u = bufs[%u];", u.writes[i] ? "" : "const ",
				  emit_ctype(e->f->bufs.p[i].dtype), is_free ? "" : "restrict ",
				  i, i);
	}
}

void emit_grow(struct emit *e)
{
	uint32_t nodes = e->k->nodes.n * 2 + 64, vars = e->k->extents.n * 2 + 64;

	if (e->k->nodes.n >= e->nnodes) {
		uint8_t *known = arena_array(e->f->arena, uint8_t, nodes);
		uint8_t *array = arena_array(e->f->arena, uint8_t, nodes);
		uint32_t *home = arena_array(e->f->arena, uint32_t, nodes);

		if (e->nnodes) {
			memcpy(known, e->known, e->nnodes);
			memcpy(array, e->array, e->nnodes);
			memcpy(home, e->home, e->nnodes * sizeof(*home));
		}
		e->known = known;
		e->array = array;
		e->home = home;
		e->nnodes = nodes;
	}
	if (e->k->extents.n >= e->nvars) {
		uint32_t *alias = arena_array(e->f->arena, uint32_t, vars);

		for (uint32_t v = 0; v < vars; v++)
			alias[v] = v < e->nvars ? e->alias[v] : v;
		e->alias = alias;
		e->nvars = vars;
	}
}

static void emit_function(struct emit *e, uint32_t number, struct codegen_step *step)
{
	emit_line(e,
		  "__attribute__((visibility(\"default\")))\nvoid %s(void *const *bufs, const "
		  "int64_t "
		  "*ints, int64_t begin, int64_t end, int thread);",
		  step->name);
	emit_line(e,
		  "void %s(void *const *bufs, const int64_t *ints, int64_t begin, int64_t end, "
		  "int thread)\n{",
		  step->name);
	e->indent = 1;
	emit_line(e, "(void)ints, (void)thread;");
	emit_pointers(e, number);
	step->units = emit_body(e);
	e->indent = 0;
	emit_line(e, "}\n");
}

static struct codegen_step emit_step_of(struct fuse *f, struct nest *n, uint32_t number,
					struct buf *out)
{
	struct emit e = {.f = f,
			 .k = f->k,
			 .n = n,
			 .out = out,
			 .is_cuda = f->opts->is_cuda,
			 .row_var = UINT32_MAX,
			 .row_level = UINT32_MAX};
	struct codegen_step step = {
		.name = arena_printf(f->arena, "%s%u", f->opts->prefix ? f->opts->prefix : "k",
				     number),
		.buf = n->stores[0].buf};

	emit_grow(&e);
	if (e.is_cuda)
		emit_kernel(&e, number, &step);
	else
		emit_function(&e, number, &step);
	return step;
}

/* These passes of gcc turn selections into jumps past the loads that are not needed, and loops
 * with jumps get no vectors.  What they are for was done while the text was written. */
static const char gcc_pragma[] = "#if defined(__GNUC__) && !defined(__clang__)\n"
				 "#pragma GCC optimize(\"no-thread-jumps\", \"no-tree-pre\", "
				 "\"no-tree-dominator-opts\", \"no-tree-vrp\")\n"
				 "#endif\n";

void emit_c(struct fuse *f, struct codegen *out)
{
	struct buf b = buf_new(f->arena), body = buf_new(f->arena);

	out->steps = arena_array(f->arena, struct codegen_step, f->nests.n + 1);
	for (uint32_t i = 0; i < f->nests.n; i++)
		out->steps[out->nsteps++] = emit_step_of(f, &f->nests.p[i], i, &body);
	if (!f->opts->is_cuda)
		buf_cstr(&b, gcc_pragma);
	codegen_head(&b);
	if (f->opts->is_cuda)
		buf_cstr(&b, codegen_blocks);
	if (strstr(str_cstr(f->arena, buf_view(&body)), "draws_rand("))
		buf_cstr(&b, codegen_draws);
	buf_char(&b, '\n');
	buf_str(&b, buf_view(&body));
	out->text = buf_view(&b);
}
