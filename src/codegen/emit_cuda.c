/*
 * A nest as a kernel of CUDA C.  Three ways to share it out:
 *
 *	elements	a thread an element; what it folds it folds alone
 *	rows		a block for each iteration of the loops that long reductions lie in; its
 *			threads fold together and then share the rest of the loops
 *	updates		of a scatter: each address has its thread, which makes them in order
 *
 * Nothing here depends on which GPU runs it, nor the order of any fold on how it is scheduled.
 */
#include "codegen/emit_int.h"

#include <inttypes.h>
#include <string.h>

enum {
	ELEMENT_THREADS = 256,
	ROW_THREADS_MOST = 512,
	BLOCKS_MOST = 1 << 20,
	UPDATE_THREADS = 1 << 15,
	SLICE_BITS_MOST = 14,
	SLICE_UPDATES = 4, /* to make, for each thread that looks at all of them */
};

static int64_t product(const struct emit *e, const uint32_t *vars, uint32_t n)
{
	int64_t size = 1;

	for (uint32_t i = 0; i < n; i++)
		size *= emit_extent(e, vars[i]);
	return size;
}

static void set_grid(struct codegen_step *step, int64_t blocks, uint32_t threads)
{
	step->blocks = (uint32_t)(blocks < BLOCKS_MOST ? blocks : BLOCKS_MOST);
	step->threads = threads;
	step->units = blocks;
}

/* ---- elements ---- */

static void open_threads(struct emit *e, const uint32_t *vars, uint32_t nvars,
			 struct codegen_step *step)
{
	int64_t n = product(e, vars, nvars);

	set_grid(step, (n + ELEMENT_THREADS - 1) / ELEMENT_THREADS, ELEMENT_THREADS);
	emit_open(e,
		  "for (int64_t u = (int64_t)blockIdx.x * %d + threadIdx.x; u < %" PRId64
		  "; u += (int64_t)gridDim.x * %d) {",
		  ELEMENT_THREADS, n, ELEMENT_THREADS);
	emit_decode(e, "u", vars, nvars);
}

static void by_element(struct emit *e, struct codegen_step *step)
{
	open_threads(e, e->n->loop, e->n->nloops, step);
	emit_store(e, &e->n->stores[0]);
	emit_close(e);
}

/* ---- rows ---- */

/* The deepest level that has a long reduction; UINT32_MAX: none has. */
static uint32_t row_level(struct emit *e)
{
	kx found;

	for (uint32_t level = e->n->nloops + 1; level-- > 0;)
		if (emit_long_reductions(e, level, &found, 1))
			return level;
	return UINT32_MAX;
}

/* As many as the longest of them and the rest of the loops keep busy, for some rounds. */
static uint32_t row_threads(struct emit *e, uint32_t level)
{
	int64_t most = product(e, e->n->loop + level, e->n->nloops - level);
	kx found[64];

	for (uint32_t l = 0; l <= level; l++) {
		uint32_t n = emit_long_reductions(e, l, found, 64);

		for (uint32_t i = 0; i < n; i++) {
			const struct knode *r = kir_at(e->k, found[i]);
			int64_t size = product(e, r->vars, r->nvars);

			most = size > most ? size : most;
		}
	}
	return most <= 512 ? 32 : most <= 4096 ? 128 : ROW_THREADS_MOST;
}

static void by_row(struct emit *e, uint32_t level, struct codegen_step *step)
{
	int64_t rows = product(e, e->n->loop, level);
	uint32_t rest = e->n->nloops - level;

	set_grid(step, rows, row_threads(e, level));
	emit_line(e, "BLOCK_ROOM");
	emit_open(e, "for (int64_t u = blockIdx.x; u < %" PRId64 "; u += gridDim.x) {", rows);
	emit_decode(e, "u", e->n->loop, level);
	e->is_whole_block = true;
	for (uint32_t l = 0; l <= level; l++)
		emit_hoisted(e, l);
	e->is_whole_block = false;
	emit_open(e, "for (int64_t p = threadIdx.x; p < %" PRId64 "; p += blockDim.x) {",
		  product(e, e->n->loop + level, rest));
	emit_decode(e, "p", e->n->loop + level, rest);
	emit_store(e, &e->n->stores[0]);
	emit_close(e);
	emit_close(e);
}

/* A running value: v<number>, or d<number> in f64 where sums of f32 round only once, as the
 * interpreter's do; of a place w<number>, its own in v<number>. */
struct running {
	enum kreduce r;
	enum ktype t, wide;
	bool is_place;
	const char *name, *better;
};

static struct running running_of(const struct emit *e, kx x)
{
	const struct knode *n = kir_at(e->k, x);
	struct running v = {.r = (enum kreduce)n->kreduce,
			    .t = (enum ktype)kir_at(e->k, n->args[0])->type};
	bool is_wide = v.t == KT_F32 && (v.r == KR_SUM || v.r == KR_PROD);

	v.wide = is_wide ? KT_F64 : v.t;
	v.is_place = v.r == KR_ARGMAX || v.r == KR_ARGMIN;
	v.better = v.r == KR_ARGMAX ? ">" : "<";
	v.name = arena_printf(e->f->arena, "%c%u", v.is_place ? 'w' : is_wide ? 'd' : 'v', x);
	return v;
}

static void start_value(struct emit *e, kx x)
{
	struct running v = running_of(e, x);

	if (v.is_place)
		emit_line(e, "int64_t v%u = -1;", x);
	emit_line(e, "%s %s = %s;", emit_ktype(v.wide), v.name, emit_first(v.r, v.wide));
}

/* One more value, at place p of the fold. */
static void add_value(struct emit *e, kx x, kx body)
{
	struct running v = running_of(e, x);
	const char *value = emit_value(e, body);

	if (!v.is_place) {
		emit_line(e, "%s = %s;", v.name, emit_step(e, v.r, v.wide, v.name, value));
		return;
	}
	emit_open(e, "if (BLOCK_IS_BETTER(%s, v%u, %s, p, %s)) {", v.name, x, value, v.better);
	emit_line(e, "%s = %s;", v.name, value);
	emit_line(e, "v%u = p;", x);
	emit_close(e);
}

static void join_values(struct emit *e, kx x)
{
	struct running v = running_of(e, x);

	if (v.is_place) {
		emit_line(e, "BLOCK_PLACE(%s, %s, v%u, %s)", emit_ktype(v.t), v.name, x,
			  v.better);
		return;
	}
	emit_line(e, "BLOCK_FOLD(%s, %s, %s)", emit_ktype(v.wide), v.name,
		  emit_step(e, v.r, v.wide, "a", "b"));
	if (v.wide != v.t)
		emit_line(e, "const %s v%u = (%s)%s;", emit_ktype(v.t), x, emit_ktype(v.t),
			  v.name);
}

void emit_block_fold(struct emit *e, const kx *x, const kx *body, uint32_t n)
{
	const struct knode r = *kir_at(e->k, x[0]);

	for (uint32_t i = 0; i < n; i++)
		start_value(e, x[i]);
	emit_open(e, "for (int64_t p = threadIdx.x; p < %" PRId64 "; p += blockDim.x) {",
		  product(e, r.vars, r.nvars));
	emit_decode(e, "p", r.vars, r.nvars);
	uint32_t mark = emit_mark(e);

	e->is_whole_block = false; /* not all threads are in here */
	for (uint32_t i = 0; i < n; i++)
		add_value(e, x[i], body[i]);
	e->is_whole_block = true;
	emit_forget(e, mark);
	emit_close(e);
	for (uint32_t i = 0; i < n; i++)
		join_values(e, x[i]);
}

/* ---- updates ---- */

static void open_loops(struct emit *e, uint32_t from)
{
	for (uint32_t i = from; i < e->n->nloops; i++) {
		uint32_t var = e->n->loop[i];

		emit_open(e, "for (int64_t i%u = 0; i%u < %" PRId64 "; i%u++) {", var, var,
			  emit_extent(e, var), var);
	}
}

static void close_loops(struct emit *e, uint32_t from)
{
	for (uint32_t i = from; i < e->n->nloops; i++)
		emit_close(e);
}

/* Threads for each combination of the loops that never meet; a power of two. */
static int slice_bits(const struct emit *e)
{
	int64_t apart = product(e, e->n->loop, e->n->apart);
	int64_t each = product(e, e->n->loop, e->n->nloops) / apart;
	int bits = 0;

	while (bits < SLICE_BITS_MOST && (apart << (bits + 1)) <= UPDATE_THREADS &&
	       (int64_t)SLICE_UPDATES << bits < each)
		bits++;
	return bits;
}

/* All look at all updates and make those to the addresses that are theirs. */
static void by_slice(struct emit *e, int bits, struct codegen_step *step)
{
	struct nest_store s = e->n->stores[0];
	uint32_t vars[RANK_MAX + 1] = {kir_var_new(e->k, INT64_C(1) << bits)};
	bool is_guarded = s.guard != KX_NONE;

	memcpy(vars + 1, e->n->loop, e->n->apart * sizeof(*vars));
	emit_grow(e);
	open_threads(e, vars, e->n->apart + 1, step);
	open_loops(e, e->n->apart);
	if (is_guarded)
		emit_open(e, "if (%s) {", emit_value(e, s.guard));
	s.guard = KX_NONE;
	emit_open(e, "if (block_slice(%s, %d) == i%u) {", emit_value(e, s.offset), bits,
		  vars[0]);
	emit_store(e, &s);
	emit_close(e);
	if (is_guarded)
		emit_close(e);
	close_loops(e, e->n->apart);
	emit_close(e);
}

static void by_apart(struct emit *e, struct codegen_step *step)
{
	open_threads(e, e->n->loop, e->n->apart, step);
	open_loops(e, e->n->apart);
	emit_store(e, &e->n->stores[0]);
	close_loops(e, e->n->apart);
	emit_close(e);
}

/* Equal values may be stored in any order. */
static bool is_order_free(const struct emit *e)
{
	const struct nest_store *s = &e->n->stores[0];
	uint8_t op = kir_at(e->k, s->value)->op;

	return !s->combines && (op == KX_CONST_I || op == KX_CONST_F);
}

static void by_update(struct emit *e, struct codegen_step *step)
{
	int bits = slice_bits(e);

	if (is_order_free(e))
		by_element(e, step);
	else if (bits)
		by_slice(e, bits, step);
	else
		by_apart(e, step);
}

/* ---- kernels ---- */

/* The pointers between the first and the last that it needs. */
static void parameters(struct emit *e, const struct uses *u, struct codegen_step *step)
{
	uint32_t from = UINT32_MAX, to = 0;

	for (uint32_t i = 0; i < e->f->bufs.n; i++)
		if (u->reads[i] || u->writes[i]) {
			from = from < i ? from : i;
			to = i + 1;
		}
	for (uint32_t i = from; i < to; i++) {
		const char *end = i + 1 < to ? "," : ")";

		if (u->reads[i] || u->writes[i])
			emit_line(e, "\t%s%s *%sb%u%s", u->writes[i] ? "" : "const ",
				  emit_ctype(e->f->bufs.p[i].dtype),
				  u->alias || (u->reads[i] && u->writes[i]) ? ""
									    : "__restrict__ ",
				  i, end);
		else
			emit_line(e, "\tvoid *%s", end);
	}
	step->first_buf = from;
	step->nbufs = to - from;
}

void emit_kernel(struct emit *e, uint32_t number, struct codegen_step *step)
{
	struct uses u = emit_uses(e, number);
	uint32_t level = row_level(e);

	emit_line(e, "extern \"C\" __global__ __launch_bounds__(%d) void %s(", ROW_THREADS_MOST,
		  step->name);
	parameters(e, &u, step);
	emit_line(e, "{");
	e->indent = 1;
	if (e->n->serial)
		by_update(e, step);
	else if (level == UINT32_MAX)
		by_element(e, step);
	else
		by_row(e, level, step);
	e->indent = 0;
	emit_line(e, "}\n");
}
