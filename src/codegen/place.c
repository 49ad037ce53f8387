/* Where the reductions of a nest are folded, and which had better be stored. */
#include "codegen/fuse_int.h"

enum { SMALL_WORK = REDUCTION_SMALL * REDUCTION_SMALL }; /* with what is folded inside */

void find_reductions(struct walk *w, kx x, bool guarded)
{
	const struct knode *n = kir_at(w->f->k, x);
	uint8_t mark = guarded ? 1 : 2;

	if (w->seen[x] >= mark)
		return;
	if (n->op == KX_REDUCE && !w->seen[x]) {
		vec_push(&w->found, w->f->arena, x);
		vec_push(&w->guarded, w->f->arena, guarded);
	}
	w->seen[x] = mark;
	for (int i = 0; i < n->nargs; i++)
		find_reductions(w, n->args[i], guarded || (n->op == KX_SELECT && i > 0));
}

int64_t reduction_size(const struct fuse *f, kx x)
{
	const struct knode *n = kir_at(f->k, x);
	int64_t size = 1;

	for (int i = 0; i < n->nvars; i++)
		size *= f->k->extents.p[n->vars[i]];
	return size;
}

struct place {
	uint32_t depth;  /* how many loops it must stand inside of */
	int64_t repeats; /* how often it is done again for loops that it does not depend on */
	int64_t units;   /* iterations of those loops */
	bool nested;     /* inside another reduction, on whose variable it depends */
};

static struct place place_reduction(const struct fuse *f, const struct nest *n, kx x)
{
	struct arena a = {0};
	uint8_t *depends = arena_array(&a, uint8_t, f->k->extents.n + 1);
	struct place p = {.repeats = 1, .units = 1};

	kx_free_vars(f->k, x, depends);
	for (uint32_t i = 0; i < n->nloops; i++)
		p.depth = depends[n->loop[i]] ? i + 1 : p.depth;
	for (uint32_t i = 0; i < n->nloops; i++) {
		if (i < p.depth) {
			p.units *= f->k->extents.p[n->loop[i]];
			p.repeats *= depends[n->loop[i]] ? 1 : f->k->extents.p[n->loop[i]];
		}
		depends[n->loop[i]] = 0;
	}
	for (uint32_t v = 0; v < f->k->extents.n; v++)
		p.nested |= depends[v];
	arena_release(&a);
	return p;
}

/* Whether this store is nothing but that reduction, one per element. */
static bool is_own(const struct nest *n, uint32_t depth)
{
	for (uint32_t i = 0; i < n->nstores; i++)
		if (n->stores[i].depth > depth)
			return false;
	return true;
}

static bool depends_on_any(const struct kir *k, kx x, const struct knode *reduction)
{
	for (int v = 0; v < reduction->nvars; v++)
		if (kx_depends(k, x, reduction->vars[v]))
			return true;
	return false;
}

/* Elements that x folds, times those of what is folded anew for each of them: each level of
 * small reductions repeats all below it, in the code and when it runs. */
static int64_t nested_work(struct walk *w, kx x)
{
	struct kir *k = w->f->k;
	struct arena a = {0};
	int64_t most = 1;

	if (!w->work)
		w->work = arena_array(w->f->arena, int64_t, k->nodes.n);
	if (w->work[x])
		return w->work[x];
	uint8_t *seen = arena_array(&a, uint8_t, x + 1);

	mark_reads(w->f, kir_at(k, x)->args[0], seen);
	for (uint32_t i = 0; i < w->found.n; i++) {
		kx y = w->found.p[i];

		if (y >= x || !seen[y] || !depends_on_any(k, y, kir_at(k, x)))
			continue;
		int64_t work = nested_work(w, y);

		most = work > most ? work : most;
	}
	arena_release(&a);
	int64_t size = reduction_size(w->f, x);

	w->work[x] = most > SMALL_WORK ? most : most * (size > 1 ? size : 1);
	return w->work[x];
}

static kx first_misplaced(struct walk *w)
{
	struct fuse *f = w->f;
	const struct nest *n = w->n;

	for (uint32_t i = 0; i < w->found.n; i++) {
		kx x = w->found.p[i];
		int64_t size = reduction_size(f, x);
		struct place p = place_reduction(f, n, x);

		if (size * p.repeats <= REDUCTION_SMALL &&
		    !(p.nested && nested_work(w, x) > SMALL_WORK))
			continue;
		if (p.nested || p.repeats > 1 || w->guarded.p[i])
			return x;
		if (p.units < 2 * f->opts->threads && !is_own(n, p.depth))
			return x;
	}
	return KX_NONE;
}

kx find_misplaced(struct fuse *f, const struct nest *n)
{
	struct arena a = {0};
	struct walk w = {.f = f, .n = n, .seen = arena_array(&a, uint8_t, f->k->nodes.n)};

	for (uint32_t i = 0; i < n->nstores; i++)
		find_reductions(&w, n->stores[i].value, false);
	kx found = first_misplaced(&w);

	arena_release(&a);
	return found;
}
