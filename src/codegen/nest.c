/* Nests that are no plain store: updates of a scatter, and reductions in two steps. */
#include "codegen/value_int.h"

#include <math.h>
#include <string.h>

enum {
	SPLIT_RESULTS = 16,       /* at most so many results ask for two steps */
	SPLIT_ELEMENTS = 1 << 15, /* of at least so many elements each */
	SPLIT_PARTS = 64,
	SPLIT_PARTS_CUDA = 512, /* a block each: some for every multiprocessor */
};

static int64_t extent(const struct fuse *f, uint32_t var)
{
	return f->k->extents.p[var];
}

/* ---- scatter ---- */

/* A loop whose variable is itself an index of the result: its iterations never meet. */
static bool is_apart(const struct fuse *f, const struct call *c, const struct scatter *s, kx u)
{
	for (uint32_t o = 0; o < c->outs[0].rank; o++)
		if (s->idx[o] == u)
			return kir_at(f->k, u)->op == KX_VAR;
	return false;
}

/* The longest of these, or -1. */
static int safe_loop(const struct fuse *f, const struct call *c, const struct scatter *s,
		     const kx *u)
{
	int best = -1;

	for (uint32_t d = 0; d < c->upd.rank; d++)
		if (is_apart(f, c, s, u[d]) && (best < 0 || c->upd.dim[d] > c->upd.dim[best]))
			best = (int)d;
	return best;
}

/* All of these go outside, where each of their combinations is a thread; the rest keeps its
 * order. */
static void part_loops(const struct fuse *f, const struct call *c, const struct scatter *s,
		       const kx *u, struct nest *n)
{
	uint32_t rest[RANK_MAX], nrest = 0;

	for (uint32_t d = 0; d < c->upd.rank; d++)
		if (is_apart(f, c, s, u[d]))
			n->loop[n->apart++] = n->loop[d];
		else
			rest[nrest++] = n->loop[d];
	memcpy(n->loop + n->apart, rest, nrest * sizeof(*rest));
}

/* A divisor of n that is at least `parts`, or n. */
static int64_t divisor_from(int64_t n, int64_t parts)
{
	for (int64_t d = parts; d <= 4 * parts && d <= n; d++)
		if (n % d == 0)
			return d;
	return n;
}

/* The safe loop, or a part of it, goes outside; the rest keeps its order. */
static void order_loops(struct fuse *f, struct nest *n, int safe, uint32_t rank)
{
	uint32_t var = n->loop[safe];
	int64_t size = extent(f, var), parts = divisor_from(size, f->opts->threads);

	if (parts < size && (uint32_t)safe == rank - 1) {
		uint32_t a = kir_var_new(f->k, parts), b = kir_var_new(f->k, size / parts);
		kx *map = arena_array(f->arena, kx, f->k->extents.n);

		map[var] = kx_add(f->k, kx_mulc(f->k, kx_var(f->k, a), size / parts),
				  kx_var(f->k, b));
		for (uint32_t i = 0; i < n->nstores; i++) {
			struct nest_store *s = &n->stores[i];

			s->value = kx_subst(f->k, s->value, map, f->k->extents.n);
			s->offset = kx_subst(f->k, s->offset, map, f->k->extents.n);
			s->guard = s->guard ? kx_subst(f->k, s->guard, map, f->k->extents.n)
					    : KX_NONE;
			s->depth++;
		}
		n->loop[safe] = b;
		memmove(n->loop + 1, n->loop, n->nloops++ * sizeof(*n->loop));
		n->loop[0] = a;
		return;
	}
	memmove(n->loop + 1, n->loop, (size_t)safe * sizeof(*n->loop));
	n->loop[0] = var;
}

static kx neutral(struct fuse *f, enum scatter_mode m, enum dtype d)
{
	enum ktype t = ktype_of(d);
	bool is_float = dtype_is_float(d);
	/* Of an integer the ends of its own type: those of i64 would wrap in it. */
	int64_t high = INT64_MAX >> (64 - 8 * dtype_bytes(d)), low = -high - 1;

	if (dtype_category(d) == CATEGORY_INT && !dtype_is_signed(d) && dtype_bytes(d) < 8) {
		high = 2 * high + 1;
		low = 0;
	}
	if (m == SCATTER_MIN)
		return is_float ? kx_float(f->k, t, HUGE_VAL) : kx_int(f->k, high);
	if (m == SCATTER_MAX)
		return is_float ? kx_float(f->k, t, -HUGE_VAL) : kx_int(f->k, low);
	return kx_cast(f->k, kx_int(f->k, m == SCATTER_PROD), t);
}

static struct nest updates_of(struct fuse *f, const struct call *c, uint32_t store, int *safe,
			      struct scatter *sc)
{
	const struct store s = f->stores.p[store];
	struct nest n = {.nloops = c->upd.rank, .nstores = 1};
	kx u[RANK_MAX];

	for (uint32_t d = 0; d < c->upd.rank; d++) {
		n.loop[d] = kir_var_new(f->k, c->upd.dim[d]);
		u[d] = kx_var(f->k, n.loop[d]);
	}
	value_restart(f);
	c->op->scatter(&f->l, c, u, sc);
	*safe = f->opts->is_cuda ? -1 : safe_loop(f, c, sc, u);
	if (f->opts->is_cuda)
		part_loops(f, c, sc, u, &n);
	n.stores[0] = (struct nest_store){
		.store = store,
		.buf = s.buf,
		.depth = n.nloops,
		.value = lower_cast(f->k, sc->value, s.type.dtype, f->bufs.p[s.buf].dtype),
		.offset = value_offset(f->k, &s.type, sc->idx),
		.guard = sc->valid,
		.mode = sc->mode,
		.combines = sc->mode != SCATTER_SET,
	};
	return n;
}

struct nest scatter_updates(struct fuse *f, uint32_t store)
{
	const struct call *c = &f->b->calls[f->stores.p[store].ref.node];
	struct scatter sc = {.valid = KX_NONE};
	struct nest n;
	int safe;

	do {
		n = updates_of(f, c, store, &safe, &sc);
	} while (value_settle(f, true));
	return n;
}

void scatter_nest(struct fuse *f, uint32_t store)
{
	struct store *s = &f->stores.p[store];
	const struct call *c = &f->b->calls[s->ref.node];
	struct scatter sc = {.valid = KX_NONE};
	int safe;

	if (!tensor_numel(&c->upd))
		return;
	f->now = f->nests.n;
	struct nest n = updates_of(f, c, store, &safe, &sc);

	n.serial = true; /* others must not join */
	if (sc.skips_base) {
		struct nest clear = n;

		clear.stores[0].value = neutral(f, sc.mode, s->type.dtype);
		clear.stores[0].combines = false;
		if (safe >= 0)
			order_loops(f, &clear, safe, c->upd.rank);
		clear.one_unit = safe < 0;
		vec_push(&f->nests, f->arena, clear);
	}
	if (safe >= 0)
		order_loops(f, &n, safe, c->upd.rank);
	n.one_unit = safe < 0;
	vec_push(&f->nests, f->arena, n);
	s->group = f->nests.n - 1;
}

/* ---- long reductions with few results ---- */

static bool splits(const struct fuse *f, const struct knode *n)
{
	int64_t size = 1;

	if (n->op != KX_REDUCE || n->kreduce == KR_ARGMAX || n->kreduce == KR_ARGMIN)
		return false;
	for (int i = 0; i < n->nvars; i++)
		size *= extent(f, n->vars[i]);
	return size >= SPLIT_ELEMENTS;
}

/* The innermost one first: what it needs has no long reduction left in it. */
static kx find_long(const struct fuse *f, kx x, uint8_t *seen)
{
	const struct knode *n = kir_at(f->k, x);

	if (seen[x])
		return KX_NONE;
	seen[x] = 1;
	for (int i = 0; i < n->nargs; i++) {
		kx found = find_long(f, n->args[i], seen);

		if (found)
			return found;
	}
	return splits(f, n) ? x : KX_NONE;
}

struct halves {
	kx partial; /* folded over a part */
	uint32_t part, parts;
	uint32_t vars[32], nvars;
};

/* One variable is cut into parts; what is left is folded per part. */
static bool cut_reduction(struct fuse *f, const struct knode *n, struct halves *h)
{
	int64_t least = f->opts->is_cuda ? SPLIT_PARTS_CUDA : SPLIT_PARTS;
	uint32_t split = 0;

	/* The outermost that has enough to share out, so that a part is whole in memory. */
	for (int i = 1; i < n->nvars && extent(f, n->vars[split]) < least; i++)
		if (extent(f, n->vars[i]) > extent(f, n->vars[split]))
			split = (uint32_t)i;
	int64_t size = extent(f, n->vars[split]), parts = divisor_from(size, least);

	if (parts > 16 * least)
		return false;
	uint32_t rest = kir_var_new(f->k, size / parts);
	kx *map = arena_array(f->arena, kx, f->k->extents.n + 1);

	h->part = kir_var_new(f->k, parts);
	h->parts = (uint32_t)parts;
	h->nvars = n->nvars;
	memcpy(h->vars, n->vars, n->nvars * sizeof(*n->vars));
	h->vars[split] = rest;
	map[n->vars[split]] = kx_add(f->k, kx_mulc(f->k, kx_var(f->k, h->part), size / parts),
				     kx_var(f->k, rest));
	kx body = kx_subst(f->k, n->args[0], map, f->k->extents.n - 2);

	h->partial = kx_reduce(f->k, (enum kreduce)n->kreduce, body, h->vars, h->nvars);
	return true;
}

/* x with one node exchanged for another; memo is per node of the old pool. */
static kx exchange(struct kir *k, kx x, kx old, kx new, kx *memo)
{
	const struct knode n = *kir_at(k, x);
	kx args[4] = {0};

	if (x == old)
		return new;
	if (memo[x])
		return memo[x];
	for (int i = 0; i < n.nargs; i++)
		args[i] = exchange(k, n.args[i], old, new, memo);
	memo[x] = memcmp(args, n.args, sizeof(args)) ? kx_rebuild(k, x, args) : x;
	return memo[x];
}

static int64_t results_of(const struct fuse *f, const struct nest *n)
{
	int64_t count = 1;

	for (uint32_t i = 0; i < n->nloops; i++)
		count *= extent(f, n->loop[i]);
	return count;
}

static enum dtype partial_dtype(enum ktype t)
{
	static const enum dtype d[] = {[KT_BOOL] = DTYPE_b8,
				       [KT_I64] = DTYPE_i64,
				       [KT_F32] = DTYPE_f32,
				       [KT_F64] = DTYPE_f64};

	return d[t];
}

static kx flat_position(struct fuse *f, const struct nest *n)
{
	kx at = kx_int(f->k, 0);

	for (uint32_t i = 0; i < n->nloops; i++)
		at = kx_add(f->k, kx_mulc(f->k, at, extent(f, n->loop[i])),
			    kx_var(f->k, n->loop[i]));
	return at;
}

/* Cuts x out of nest `at`: a nest before it folds the parts, it folds what these gave. */
static bool split_one(struct fuse *f, struct nest *n, kx x, struct nest *before)
{
	struct knode node = *kir_at(f->k, x);
	int64_t count = results_of(f, n);
	struct halves h;

	if (!cut_reduction(f, &node, &h))
		return false;
	enum dtype d = partial_dtype((enum ktype)node.type);
	uint32_t buf = value_buf(f, CODEGEN_TEMP, d, h.parts * count);
	kx flat = flat_position(f, n), sum_var = kx_var(f->k, kir_var_new(f->k, h.parts));

	*before = *n;
	memmove(before->loop + 1, before->loop, before->nloops++ * sizeof(*before->loop));
	before->loop[0] = h.part;
	before->nstores = 1;
	before->stores[0] = (struct nest_store){
		.store = UINT32_MAX,
		.buf = buf,
		.depth = before->nloops,
		.value = h.partial,
		.offset = kx_add(f->k, kx_mulc(f->k, kx_var(f->k, h.part), count), flat),
	};
	uint32_t var = (uint32_t)kir_at(f->k, sum_var)->i;
	kx load = kx_load(f->k, buf, kx_add(f->k, kx_mulc(f->k, sum_var, count), flat));
	kx whole = kx_reduce(f->k, (enum kreduce)node.kreduce, load, &var, 1);

	kx *memo = arena_array(f->arena, kx, f->k->nodes.n);

	for (uint32_t i = 0; i < n->nstores; i++)
		n->stores[i].value = exchange(f->k, n->stores[i].value, x, whole, memo);
	return true;
}

static void insert_nest(struct fuse *f, uint32_t at, const struct nest *n)
{
	vec_push(&f->nests, f->arena, *n);
	memmove(&f->nests.p[at + 1], &f->nests.p[at],
		(f->nests.n - 1 - at) * sizeof(f->nests.p[0]));
	f->nests.p[at] = *n;
}

void split_reductions(struct fuse *f)
{
	for (uint32_t i = 0; i < f->nests.n; i++) {
		struct nest *n = &f->nests.p[i], before;
		uint8_t *seen = arena_array(f->arena, uint8_t, f->k->nodes.n);
		kx x = KX_NONE;

		bool shares = f->opts->is_cuda || f->opts->threads > 1;

		if (!shares || n->serial || results_of(f, n) > SPLIT_RESULTS)
			continue;
		for (uint32_t s = 0; s < n->nstores && !x; s++)
			x = find_long(f, n->stores[s].value, seen);
		if (!x || !split_one(f, n, x, &before))
			continue;
		insert_nest(f, i, &before);
		/* the same nest, now one further on, may hold another */
	}
}
