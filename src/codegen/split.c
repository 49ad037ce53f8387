/*
 * Loop variables are cut where an index divides them.  A nest begins as one loop over
 * all elements in the order of memory; reshapes, broadcasts and reductions then show as
 * i / 768 and i % 768, and i becomes 768·a + b.
 */
#include "codegen/fuse_int.h"

#include <string.h>

/* A variable that is divided by a constant which divides its extent. */
struct cut {
	uint32_t var;
	int64_t by;
};

static bool find_cut(const struct kir *k, kx x, uint8_t *seen, struct cut *out)
{
	const struct knode *n = kir_at(k, x);

	if (seen[x])
		return false;
	seen[x] = 1;
	if (n->op == KX_DIV || n->op == KX_MOD) {
		const struct knode *v = kir_at(k, n->args[0]);

		if (v->op == KX_VAR && k->extents.p[v->i] % n->i == 0 && n->i > 1) {
			*out = (struct cut){(uint32_t)v->i, n->i};
			return true;
		}
	}
	for (int i = 0; i < n->nargs; i++)
		if (find_cut(k, n->args[i], seen, out))
			return true;
	return false;
}

static bool nest_cut(const struct fuse *f, const struct nest *n, struct cut *out)
{
	struct arena a = {0};
	uint8_t *seen = arena_array(&a, uint8_t, f->k->nodes.n);
	bool found = false;

	for (uint32_t i = 0; i < n->nstores && !found; i++)
		found = find_cut(f->k, n->stores[i].value, seen, out) ||
			find_cut(f->k, n->stores[i].offset, seen, out) ||
			find_cut(f->k, n->stores[i].guard, seen, out);
	arena_release(&a);
	return found;
}

static void replace(struct fuse *f, struct nest *n, uint32_t var, kx by)
{
	struct arena a = {0};
	kx *map = arena_array(&a, kx, f->k->extents.n);
	uint32_t nmap = f->k->extents.n;

	map[var] = by;
	for (uint32_t i = 0; i < n->nstores; i++) {
		n->stores[i].value = kx_subst(f->k, n->stores[i].value, map, nmap);
		n->stores[i].offset = kx_subst(f->k, n->stores[i].offset, map, nmap);
		if (n->stores[i].guard)
			n->stores[i].guard = kx_subst(f->k, n->stores[i].guard, map, nmap);
	}
	arena_release(&a);
}

/* Reductions list their variables, so these are exchanged in the list as well. */
static kx rebind(struct fuse *f, kx x, uint32_t var, uint32_t a, uint32_t b, kx *memo,
		 uint32_t n)
{
	struct kir *k = f->k;
	struct knode node = *kir_at(k, x);
	kx args[4];
	bool same = true;

	if (x < n && memo[x])
		return memo[x];
	for (int i = 0; i < node.nargs; i++) {
		args[i] = rebind(f, node.args[i], var, a, b, memo, n);
		same &= args[i] == node.args[i];
	}
	kx out = x;

	if (node.op == KX_REDUCE) {
		uint32_t vars[32], nvars = 0;

		for (int i = 0; i < node.nvars; i++) {
			vars[nvars++] = node.vars[i] == var ? a : node.vars[i];
			if (node.vars[i] == var && b)
				vars[nvars++] = b;
		}
		out = kx_reduce(k, (enum kreduce)node.kreduce, args[0], vars, nvars);
	} else if (!same) {
		out = kx_rebuild(k, x, args);
	}
	if (x < n)
		memo[x] = out;
	return out;
}

static void rebind_all(struct fuse *f, struct nest *n, uint32_t var, uint32_t a, uint32_t b)
{
	uint32_t nodes = f->k->nodes.n;
	struct arena room = {0};
	kx *memo = arena_array(&room, kx, nodes);

	for (uint32_t i = 0; i < n->nstores; i++) {
		n->stores[i].value = rebind(f, n->stores[i].value, var, a, b, memo, nodes);
		if (n->stores[i].guard)
			n->stores[i].guard =
				rebind(f, n->stores[i].guard, var, a, b, memo, nodes);
	}
	arena_release(&room);
}

static void cut_loop(struct nest *n, uint32_t var, uint32_t a, uint32_t b)
{
	uint32_t at = 0;

	while (at < n->nloops && n->loop[at] != var)
		at++;
	if (at == n->nloops)
		return; /* a reduction's */
	memmove(&n->loop[at + 1], &n->loop[at], (n->nloops - at) * sizeof(n->loop[0]));
	n->loop[at] = a;
	n->loop[at + 1] = b;
	n->nloops++;
	for (uint32_t i = 0; i < n->nstores; i++)
		n->stores[i].depth += n->stores[i].depth > at;
}

void split_loops(struct fuse *f, struct nest *n)
{
	struct kir *k = f->k;
	struct cut c;

	while (n->nloops + 1 < LOOPS_MAX && nest_cut(f, n, &c)) {
		int64_t extent = k->extents.p[c.var];
		uint32_t a = kir_var_new(k, extent / c.by), b = kir_var_new(k, c.by);
		struct loop_cut made = {a, b, c.var};

		vec_push(&f->cuts, f->arena, made);

		replace(f, n, c.var, kx_add(k, kx_mulc(k, kx_var(k, a), c.by), kx_var(k, b)));
		rebind_all(f, n, c.var, a, b);
		cut_loop(n, c.var, a, b);
	}
}

/* ---- and together again ---- */

/* Cuts were made where some index is divided; where all that is left takes two loops as one
 * number, they are one loop again: what runs over the last dimension alone may be too short for
 * vectors. */

static bool has_reduction(struct fuse *f, const struct nest *n)
{
	uint8_t *seen = arena_array(f->arena, uint8_t, f->k->nodes.n);

	for (uint32_t i = 0; i < n->nstores; i++)
		mark_reads(f, n->stores[i].value, seen);
	for (uint32_t x = 1; x < f->k->nodes.n; x++)
		if (seen[x] && kir_at(f->k, x)->op == KX_REDUCE)
			return true;
	return false;
}

static bool is_plain(struct fuse *f, const struct nest *n)
{
	for (uint32_t i = 0; i < n->nstores; i++)
		if (n->stores[i].depth != n->nloops || n->stores[i].guard ||
		    n->stores[i].combines)
			return false;
	return !n->serial && !n->one_unit && !n->apart && !divides(f, n) &&
	       !has_reduction(f, n);
}

/* Loops at and at + 1 as one, if no index is divided then. */
static bool join_two(struct fuse *f, struct nest *n, uint32_t at)
{
	struct kir *k = f->k;
	uint32_t a = n->loop[at], b = n->loop[at + 1];
	int64_t inner = k->extents.p[b];
	uint32_t v = kir_var_new(k, k->extents.p[a] * inner);
	kx *map = arena_array(f->arena, kx, k->extents.n);
	struct nest joined = *n;

	map[a] = kx_div(k, kx_var(k, v), inner);
	map[b] = kx_mod(k, kx_var(k, v), inner);
	for (uint32_t i = 0; i < n->nstores; i++) {
		struct nest_store *s = &joined.stores[i];

		s->value = kx_subst(k, s->value, map, k->extents.n);
		s->offset = kx_subst(k, s->offset, map, k->extents.n);
		s->depth--;
	}
	if (divides(f, &joined))
		return false;
	joined.loop[at] = v;
	joined.nloops--;
	memmove(&joined.loop[at + 1], &joined.loop[at + 2],
		(joined.nloops - at - 1) * sizeof(joined.loop[0]));
	*n = joined;
	return true;
}

/* ---- variables of a reduction ---- */

enum { SMALL_REDUCTION = 64 };

static bool is_divided(const struct kir *k, kx x, uint32_t var, uint8_t *seen)
{
	const struct knode *n = kir_at(k, x);

	if (seen[x] || !kx_depends(k, x, var))
		return false;
	seen[x] = 1;
	if (n->op == KX_DIV || n->op == KX_MOD)
		return true;
	for (int i = 0; i < n->nargs; i++)
		if (is_divided(k, n->args[i], var, seen))
			return true;
	return false;
}

/* Whether some load moves on by one element with the variable. */
static bool walks_memory(const struct kir *k, kx x, uint32_t var, uint8_t *seen)
{
	const struct knode *n = kir_at(k, x);
	int64_t c;

	if (seen[x])
		return false;
	seen[x] = 1;
	if (n->op == KX_LOAD && kx_coefficient(k, n->args[0], var, &c) && c == 1)
		return true;
	for (int i = 0; i < n->nargs; i++)
		if (walks_memory(k, n->args[i], var, seen))
			return true;
	return false;
}

/* Variables at and at + 1 of a reduction as one, if no index is divided by it then.  A small
 * one that jumps is better unrolled. */
static bool join_vars(struct fuse *f, struct knode *r, uint32_t *vars, uint32_t at)
{
	struct kir *k = f->k;
	uint32_t a = vars[at], b = vars[at + 1];
	int64_t inner = k->extents.p[b];

	if (inner < 1)
		return false; /* over nothing */
	uint32_t v = kir_var_new(k, k->extents.p[a] * inner);
	kx *map = arena_array(f->arena, kx, k->extents.n);

	map[a] = kx_div(k, kx_var(k, v), inner);
	map[b] = kx_mod(k, kx_var(k, v), inner);
	kx body = kx_subst(k, r->args[0], map, k->extents.n);
	uint8_t *seen = arena_array(f->arena, uint8_t, k->nodes.n);
	uint8_t *walked = arena_array(f->arena, uint8_t, k->nodes.n);

	if (is_divided(k, body, v, seen) ||
	    (k->extents.p[v] <= SMALL_REDUCTION && !walks_memory(k, body, v, walked)))
		return false;
	r->args[0] = body;
	vars[at] = v;
	memmove(&vars[at + 1], &vars[at + 2], (--r->nvars - at - 1) * sizeof(*vars));
	return true;
}

static kx join_reduction(struct fuse *f, struct knode r)
{
	uint32_t vars[32];

	memcpy(vars, r.vars, r.nvars * sizeof(*vars));
	for (uint32_t at = r.nvars; at-- > 1;)
		join_vars(f, &r, vars, at - 1);
	return kx_reduce(f->k, (enum kreduce)r.kreduce, r.args[0], vars, r.nvars);
}

/* memo is per node of the old pool. */
static kx join_within(struct fuse *f, kx x, kx *memo)
{
	struct knode n = *kir_at(f->k, x);
	kx args[4] = {0};

	if (!n.nargs)
		return x;
	if (memo[x])
		return memo[x];
	for (int i = 0; i < n.nargs; i++)
		args[i] = join_within(f, n.args[i], memo);
	bool same = !memcmp(args, n.args, sizeof(args));

	memcpy(n.args, args, sizeof(args));
	memo[x] = n.op == KX_REDUCE && n.nvars > 1 ? join_reduction(f, n)
		  : same                           ? x
						   : kx_rebuild(f->k, x, args);
	return memo[x];
}

void join_reductions(struct fuse *f, struct nest *n)
{
	kx *memo = arena_array(f->arena, kx, f->k->nodes.n);

	for (uint32_t i = 0; i < n->nstores; i++)
		n->stores[i].value = join_within(f, n->stores[i].value, memo);
}

void join_loops(struct fuse *f, struct nest *n)
{
	if (!is_plain(f, n))
		return;
	for (uint32_t at = n->nloops; at-- > 1;)
		join_two(f, n, at - 1);
}

/* ---- turned loops ---- */

enum {
	JUMP = 32, /* elements from which on the next one is another line's */
	TURN_LEAST = 16,
};

/* Accesses that walk the innermost loop, and loads that jump there and walk another. */
struct turns {
	const struct fuse *f;
	const struct nest *n;
	uint8_t *seen;
	uint32_t kept, turned[LOOPS_MAX];
};

static void count_turns(struct turns *t, kx x)
{
	const struct knode *k = kir_at(t->f->k, x);
	int64_t inner, step;

	if (t->seen[x])
		return;
	t->seen[x] = 1;
	for (int i = 0; i < k->nargs; i++)
		count_turns(t, k->args[i]);
	if (k->op != KX_LOAD ||
	    !kx_coefficient(t->f->k, k->args[0], t->n->loop[t->n->nloops - 1], &inner))
		return;
	for (uint32_t l = 0; l + 1 < t->n->nloops; l++) {
		if (!kx_coefficient(t->f->k, k->args[0], t->n->loop[l], &step))
			continue;
		t->kept += inner == 1 && step >= JUMP && l + 2 == t->n->nloops;
		t->turned[l] += inner >= JUMP && step == 1;
	}
}

/* Where more of what is read walks another loop than the innermost, that one goes there: what
 * is stored jumps then. */
void turn_loops(struct fuse *f, struct nest *n)
{
	struct turns t = {f, n, arena_array(f->arena, uint8_t, f->k->nodes.n), n->nstores, {0}};
	uint32_t best = 0, last = n->nloops - 1;

	if (n->nloops < 2 || !is_plain(f, n))
		return;
	for (uint32_t i = 0; i < n->nstores; i++)
		count_turns(&t, n->stores[i].value);
	for (uint32_t l = 1; l < last; l++)
		best = t.turned[l] > t.turned[best] ? l : best;
	uint32_t var = n->loop[best];

	if (t.turned[best] <= t.kept || f->k->extents.p[var] < TURN_LEAST)
		return;
	memmove(&n->loop[best], &n->loop[best + 1], (last - best) * sizeof(n->loop[0]));
	n->loop[last] = var;
}

/* ---- tiles ---- */

/* A transposed read jumps over memory in the innermost loop and walks it in another one.  Where
 * a line of the cache is gone before the walk comes back to it, both are cut. */
enum {
	TILE_LEAST = 8,
	TILE_MOST = 64,
	TILE_WALK = 32,
	LINE = 64,
	WAYS = 8,
	SETS_FIRST = 64, /* of the first cache; of the second */
	SETS_SECOND = 1024,
};

struct tile {
	uint32_t walk; /* place of the loop that walks what the innermost one jumps over */
	int64_t jump;  /* bytes */
};

/* How many lines at such jumps a cache holds: those at multiples of its period share a set. */
static int64_t lines_held(int64_t jump, int64_t sets)
{
	int64_t a = sets * LINE, b = jump % a;

	while (b) {
		int64_t rest = a % b;

		a = b;
		b = rest;
	}
	return WAYS * (a < LINE ? sets : sets * LINE / a);
}

static void find_tile(const struct fuse *f, const struct nest *n, kx x, uint8_t *seen,
		      struct tile *t)
{
	const struct knode *k = kir_at(f->k, x);
	int64_t jump = 0, walk;

	if (seen[x])
		return;
	seen[x] = 1;
	for (int i = 0; i < k->nargs; i++)
		find_tile(f, n, k->args[i], seen, t);
	if (k->op != KX_LOAD ||
	    !kx_coefficient(f->k, k->args[0], n->loop[n->nloops - 1], &jump) || jump < JUMP)
		return;
	jump *= dtype_bytes(f->bufs.p[k->i].dtype);
	for (uint32_t l = 0; l + 1 < n->nloops; l++)
		if (jump > t->jump && kx_coefficient(f->k, k->args[0], n->loop[l], &walk) &&
		    walk == 1)
			*t = (struct tile){l, jump};
}

/* The longest jump, if what is passed until the walk's next step is more than is held. */
static bool needs_tile(struct fuse *f, const struct nest *n, struct tile *t)
{
	uint8_t *seen = arena_array(f->arena, uint8_t, f->k->nodes.n);
	int64_t passed = 1;

	for (uint32_t i = 0; i < n->nstores; i++)
		find_tile(f, n, n->stores[i].value, seen, t);
	for (uint32_t l = t->walk + 1; l < n->nloops; l++)
		passed *= f->k->extents.p[n->loop[l]];
	return t->jump && passed > lines_held(t->jump, SETS_SECOND);
}

/* The largest divisor that the side of a tile may be, or 0. */
static int64_t tile_side(int64_t extent, int64_t most)
{
	for (int64_t side = most; side >= TILE_LEAST; side--)
		if (extent % side == 0)
			return side;
	return 0;
}

/* The loop at `at` as a side of the tile; its blocks before the loop at `blocks_at`. */
static void tile_cut(struct fuse *f, struct nest *n, uint32_t at, int64_t side,
		     uint32_t blocks_at)
{
	struct kir *k = f->k;
	uint32_t var = n->loop[at];
	uint32_t a = kir_var_new(k, k->extents.p[var] / side), b = kir_var_new(k, side);

	replace(f, n, var, kx_add(k, kx_mulc(k, kx_var(k, a), side), kx_var(k, b)));
	n->loop[at] = b;
	memmove(&n->loop[blocks_at + 1], &n->loop[blocks_at],
		(n->nloops++ - blocks_at) * sizeof(n->loop[0]));
	n->loop[blocks_at] = a;
	for (uint32_t i = 0; i < n->nstores; i++)
		n->stores[i].depth++;
}

void tile_loops(struct fuse *f, struct nest *n)
{
	if (n->nloops < 2 || n->nloops + 2 >= LOOPS_MAX || !is_plain(f, n))
		return;
	struct tile t = {0};

	if (!needs_tile(f, n, &t))
		return;
	uint32_t walk = t.walk, last = n->nloops - 1, var = n->loop[walk];
	int64_t held = lines_held(t.jump, SETS_FIRST);
	int64_t inner =
		tile_side(f->k->extents.p[n->loop[last]], held < TILE_MOST ? held : TILE_MOST);
	int64_t side = tile_side(f->k->extents.p[var], TILE_WALK);

	if (!inner || !side)
		return;
	memmove(&n->loop[walk], &n->loop[walk + 1], (last - 1 - walk) * sizeof(n->loop[0]));
	n->loop[last - 1] = var;
	tile_cut(f, n, last - 1, side, last - 1); /* … walk blocks, walk, inner */
	tile_cut(f, n, last + 1, inner, last); /* … walk blocks, inner blocks, walk, inner */
}
