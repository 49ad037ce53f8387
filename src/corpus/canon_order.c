/*
 * The canonical order: ranks refined until they stand, ties broken by trying
 * (corpus.md §7.2).
 *
 * A tie is most often a symmetry: then trying one of the tied is enough, which
 * is known as soon as the first text below another turns out to be the same.
 */
#include "corpus/canon_int.h"

#include <stdlib.h>
#include <string.h>

enum { LEAVES_MAX = 4096 };
#define ALL_CELLS UINT32_MAX
static const uint64_t compares_max = (uint64_t)1 << 28;

struct search {
	struct arena *a, keep; /* keep: of the best texts */
	const struct vertex *v;
	uint32_t nv;
	uint32_t *nusers, **user_vertex; /* users of a vertex, hazards too */
	int32_t **user_slot;
	uint64_t **key;   /* of each vertex, with its length in front */
	uint32_t *perm;   /* vertices by rank: the cell of rank r is perm[r], perm[r+1], … */
	uint32_t *size;   /* of the cell of each rank, or 0 */
	uint32_t *next;   /* ranks of the next round */
	uint32_t *soiled; /* cells whose neighbours changed, and must be looked at */
	uint32_t *spare;  /* those of the round that is on */
	uint32_t *taken;  /* ends of their cells */
	uint32_t nsoiled;
	bool *is_soiled;   /* of each cell */
	uint32_t *by_data; /* second ranks, of the point's data */
	canon_leaf *leaf;
	void *ctx;
	struct order *out;
	struct str best, best_point;
	uint32_t leaves;
	uint64_t compares;
	bool exhausted;
};

static int by_bytes(const void *x, const void *y, void *ctx)
{
	const struct search *s = ctx;

	return str_cmp(s->v[*(const uint32_t *)x].skeleton,
		       s->v[*(const uint32_t *)y].skeleton);
}

static int by_data(const void *x, const void *y, void *ctx)
{
	const struct search *s = ctx;

	return str_cmp(s->v[*(const uint32_t *)x].data, s->v[*(const uint32_t *)y].data);
}

typedef int compare_fn(const void *x, const void *y, void *ctx);

/* Rank = number of vertices that are smaller. */
static void rank_by(struct search *s, compare_fn *f, uint32_t *ranks)
{
	for (uint32_t i = 0; i < s->nv; i++)
		s->perm[i] = i;
	qsort_r(s->perm, s->nv, sizeof(*s->perm), f, s);
	for (uint32_t i = 0; i < s->nv; i++)
		ranks[s->perm[i]] =
			i && !f(&s->perm[i - 1], &s->perm[i], s) ? ranks[s->perm[i - 1]] : i;
}

static int by_key(const void *x, const void *y, void *ctx)
{
	struct search *s = ctx;
	const uint64_t *a = s->key[*(const uint32_t *)x], *b = s->key[*(const uint32_t *)y];
	uint64_t n = a[0] < b[0] ? a[0] : b[0];

	s->compares++;
	for (uint64_t i = 1; i <= n; i++)
		if (a[i] != b[i])
			return a[i] < b[i] ? -1 : 1;
	return (a[0] > b[0]) - (a[0] < b[0]);
}

static void sort_keys(uint64_t *v, uint32_t n)
{
	for (uint32_t i = 1; i < n; i++)
		for (uint32_t k = i; k && v[k - 1] > v[k]; k--) {
			uint64_t t = v[k];

			v[k] = v[k - 1];
			v[k - 1] = t;
		}
}

static int by_value(const void *x, const void *y)
{
	uint64_t a = *(const uint64_t *)x, b = *(const uint64_t *)y;

	return (a > b) - (a < b);
}

/* (rank, ranks of operands, ranks of what must come first, (slot, rank) of users): parts end
 * in 0 and hold nothing below 1, so that a shorter one is the smaller. */
static void make_key(struct search *s, uint32_t i, const uint32_t *ranks)
{
	const struct vertex *v = &s->v[i];
	uint64_t *k = s->key[i], n = 1, from;

	k[n++] = ranks[i];
	for (uint32_t o = 0; o < v->noperands; o++)
		k[n++] = (uint64_t)ranks[v->operands[o]] + 1;
	k[n++] = 0;
	from = n;
	for (uint32_t o = 0; o < v->nbefore; o++)
		k[n++] = (uint64_t)ranks[v->before[o]] + 1;
	sort_keys(k + from, v->nbefore);
	k[n++] = 0;
	from = n;
	for (uint32_t u = 0; u < s->nusers[i]; u++)
		k[n++] = (uint64_t)(s->user_slot[i][u] + 2) << 32 | ranks[s->user_vertex[i][u]];
	if (s->nusers[i] > 16)
		qsort(k + from, s->nusers[i], sizeof(*k), by_value);
	else
		sort_keys(k + from, s->nusers[i]);
	k[0] = n - 1;
}

/* Vertices by rank, which is the number of smaller ones, so that a cell of k has k places from
 * its rank on. */
static void order_by_rank(struct search *s, const uint32_t *ranks)
{
	memset(s->size, 0, s->nv * sizeof(*s->size));
	for (uint32_t i = 0; i < s->nv; i++)
		s->perm[ranks[i] + s->size[ranks[i]]++] = i;
}

static void soil(struct search *s, uint32_t cell)
{
	if (s->size[cell] < 2 || s->is_soiled[cell])
		return;
	s->is_soiled[cell] = true;
	s->soiled[s->nsoiled++] = cell;
}

/* A vertex has another rank: so have the keys of all that it is in. */
static void soil_neighbours(struct search *s, const uint32_t *ranks, uint32_t v)
{
	for (uint32_t i = 0; i < s->nusers[v]; i++)
		soil(s, ranks[s->user_vertex[v][i]]);
	for (uint32_t i = 0; i < s->v[v].noperands; i++)
		soil(s, ranks[s->v[v].operands[i]]);
	for (uint32_t i = 0; i < s->v[v].nbefore; i++)
		soil(s, ranks[s->v[v].before[i]]);
}

/* Most cells are small. */
static void sort_cell(struct search *s, uint32_t *cell, uint32_t n)
{
	if (n > 8) {
		qsort_r(cell, n, sizeof(*cell), by_key, s);
		return;
	}
	for (uint32_t i = 1; i < n; i++)
		for (uint32_t k = i; k && by_key(&cell[k - 1], &cell[k], s) > 0; k--) {
			uint32_t t = cell[k];

			cell[k] = cell[k - 1];
			cell[k - 1] = t;
		}
}

/* Keys begin with the rank, so sorting within the cells is sorting: those of one vertex stay as
 * they are, and have no key. */
static void split_cell(struct search *s, const uint32_t *ranks, uint32_t from)
{
	uint32_t *cell = s->perm + from, n = s->size[from];

	for (uint32_t i = 0; i < n; i++)
		make_key(s, cell[i], ranks);
	sort_cell(s, cell, n);
	for (uint32_t i = 0; i < n; i++)
		s->next[cell[i]] = i && !by_key(&cell[i - 1], &cell[i], s)
					   ? s->next[cell[i - 1]]
					   : from + i;
}

/* What the round found becomes so. */
static void take_ranks(struct search *s, uint32_t *ranks, uint32_t from)
{
	uint32_t n = s->size[from];

	s->size[from] = 0;
	for (uint32_t i = from; i < from + n; i++) {
		ranks[s->perm[i]] = s->next[s->perm[i]];
		s->size[ranks[s->perm[i]]]++;
	}
}

/* All cells whose keys can have changed, against the ranks as they were. */
static void refine_once(struct search *s, uint32_t *ranks)
{
	uint32_t n = s->nsoiled, *cells = s->soiled;

	for (uint32_t i = 0; i < n; i++)
		split_cell(s, ranks, cells[i]);
	for (uint32_t i = 0; i < n; i++) {
		s->taken[i] = cells[i] + s->size[cells[i]]; /* where the cell ended */
		s->is_soiled[cells[i]] = false;
		take_ranks(s, ranks, cells[i]);
	}
	s->soiled = s->spare;
	s->spare = cells;
	s->nsoiled = 0;
	/* The first part of a cell keeps its rank. */
	for (uint32_t i = 0; i < n; i++)
		for (uint32_t at = cells[i] + s->size[cells[i]]; at < s->taken[i]; at++)
			soil_neighbours(s, ranks, s->perm[at]);
}

/* changed: the cell whose vertices got that rank since the ranks stood, or ALL_CELLS. */
static void refine(struct search *s, uint32_t *ranks, uint32_t changed)
{
	order_by_rank(s, ranks);
	for (uint32_t at = 0; changed == ALL_CELLS && at < s->nv; at += s->size[at])
		soil(s, at);
	for (uint32_t i = 0; changed != ALL_CELLS && i < s->size[changed]; i++)
		soil_neighbours(s, ranks, s->perm[changed + i]);
	while (s->nsoiled && s->compares < compares_max)
		refine_once(s, ranks);
	for (; s->nsoiled; s->nsoiled--)
		s->is_soiled[s->soiled[s->nsoiled - 1]] = false;
	s->exhausted |= s->compares >= compares_max || s->leaves >= LEAVES_MAX;
}

/* Members of the lowest rank that several share, the lowest by the point's data first. */
static uint32_t shared_cell(struct search *s, const uint32_t *ranks, uint32_t **cell)
{
	uint32_t *count = arena_array(s->a, uint32_t, s->nv), rank = 0, n = 0;

	for (uint32_t i = 0; i < s->nv; i++)
		count[ranks[i]]++;
	while (rank < s->nv && count[rank] < 2)
		rank++;
	if (rank == s->nv)
		return 0;
	*cell = arena_array(s->a, uint32_t, count[rank]);
	for (uint32_t i = 0; i < s->nv; i++) {
		uint32_t at = n;

		if (ranks[i] != rank)
			continue;
		for (; at && s->by_data[(*cell)[at - 1]] > s->by_data[i]; at--)
			(*cell)[at] = (*cell)[at - 1];
		(*cell)[at] = i;
		n++;
	}
	return n;
}

/* v first, the others of its rank behind it. */
static uint32_t *single_out(struct search *s, const uint32_t *ranks, uint32_t v)
{
	uint32_t *out = arena_array(s->a, uint32_t, s->nv);

	for (uint32_t i = 0; i < s->nv; i++)
		out[i] = ranks[i] + (ranks[i] == ranks[v] && i != v);
	return out;
}

/* Ready calls, lowest rank on top. */
struct heap {
	uint32_t *p, n;
	const uint32_t *rank;
};

static void heap_push(struct heap *h, uint32_t v)
{
	uint32_t i = h->n++;

	for (; i && h->rank[h->p[(i - 1) / 2]] > h->rank[v]; i = (i - 1) / 2)
		h->p[i] = h->p[(i - 1) / 2];
	h->p[i] = v;
}

static uint32_t heap_pop(struct heap *h)
{
	uint32_t top = h->p[0], last = h->p[--h->n], i = 0, child;

	while ((child = 2 * i + 1) < h->n) {
		child += child + 1 < h->n && h->rank[h->p[child + 1]] < h->rank[h->p[child]];
		if (h->rank[h->p[child]] >= h->rank[last])
			break;
		h->p[i] = h->p[child];
		i = child;
	}
	h->p[i] = last;
	return top;
}

/* Kahn's algorithm over calls. */
static uint32_t emit(struct search *s, const uint32_t *ranks, uint32_t *calls)
{
	uint32_t *waits = arena_array(s->a, uint32_t, s->nv), n = 0;
	struct heap ready = {arena_array(s->a, uint32_t, s->nv), 0, ranks};

	for (uint32_t i = 0; i < s->nv; i++) {
		for (uint32_t k = 0; k < s->v[i].noperands; k++)
			waits[i] += s->v[s->v[i].operands[k]].kind == VERTEX_CALL;
		for (uint32_t k = 0; k < s->v[i].nbefore; k++)
			waits[i] += s->v[s->v[i].before[k]].kind == VERTEX_CALL;
		if (s->v[i].kind == VERTEX_CALL && !waits[i])
			heap_push(&ready, i);
	}
	while (ready.n) {
		uint32_t v = heap_pop(&ready);

		calls[n++] = v;
		for (uint32_t u = 0; u < s->nusers[v]; u++)
			if (!--waits[s->user_vertex[v][u]])
				heap_push(&ready, s->user_vertex[v][u]);
	}
	return n;
}

/* What is still tied falls in textual order. */
static void settle(struct search *s, uint32_t *ranks)
{
	for (uint32_t i = 0; i < s->nv; i++)
		for (uint32_t k = 0; k < i; k++)
			ranks[i] += ranks[k] == ranks[i];
}

/* The text of a leaf, as its hash: there may be thousands of a hundred kilobytes. */
struct digest {
	uint8_t b[32];
	bool is_known;
};

static struct digest take_leaf(struct search *s, const uint32_t *ranks)
{
	struct arena_mark m = arena_mark(s->a);
	struct digest d = {.is_known = true};
	uint32_t *calls = arena_array(s->a, uint32_t, s->nv), n = emit(s, ranks, calls);
	struct str point, text = s->leaf(s->ctx, calls, n, &point);
	int c = s->best.n ? str_cmp(text, s->best) : -1;

	s->leaves++;
	if (c < 0 || (c == 0 && str_cmp(point, s->best_point) < 0)) {
		s->best = str_copy(&s->keep, text);
		s->best_point = str_copy(&s->keep, point);
		memcpy(s->out->calls, calls, n * sizeof(*calls));
		s->out->ncalls = n;
	}
	sha256_raw(text, d.b);
	arena_reset(s->a, m);
	return d;
}

/* Always the first of the tied, down to a leaf; changed: as for refine. */
static struct digest first_leaf(struct search *s, uint32_t *ranks, uint32_t changed)
{
	struct arena_mark m = arena_mark(s->a);
	struct digest d = {.is_known = false};
	uint32_t *cell;

	for (;;) {
		refine(s, ranks, changed);
		if (s->exhausted)
			settle(s, ranks);
		if (!shared_cell(s, ranks, &cell)) {
			d = take_leaf(s, ranks);
			break;
		}
		changed = ranks[cell[0]] + 1;
		ranks = single_out(s, ranks, cell[0]);
	}
	arena_reset(s->a, m);
	return d;
}

static bool seen(const struct digest *list, uint32_t n, const struct digest *d)
{
	for (uint32_t i = 0; i < n; i++)
		if (!memcmp(list[i].b, d->b, sizeof(d->b)))
			return true;
	return false;
}

/* All below these ranks; known is the first leaf, if that was taken already. */
static void descend(struct search *s, uint32_t *ranks, uint32_t changed, struct digest known)
{
	struct arena_mark m = arena_mark(s->a);
	uint32_t *cell, n;
	struct digest *firsts;

	refine(s, ranks, changed);
	n = s->exhausted ? 0 : shared_cell(s, ranks, &cell);
	if (!n && !known.is_known)
		first_leaf(s, ranks, ALL_CELLS);
	changed = n ? ranks[cell[0]] + 1 : 0;
	firsts = arena_array(s->a, struct digest, n);
	for (uint32_t i = 0; i < n && !(i && s->exhausted); i++) {
		firsts[i] = !i && known.is_known
				    ? known
				    : first_leaf(s, single_out(s, ranks, cell[i]), changed);
		if (!seen(firsts, i, &firsts[i]))
			descend(s, single_out(s, ranks, cell[i]), changed, firsts[i]);
	}
	arena_reset(s->a, m);
}

static void add_user(struct search *s, uint32_t of, uint32_t user, int32_t slot)
{
	s->user_vertex[of][s->nusers[of]] = user;
	s->user_slot[of][s->nusers[of]++] = slot;
}

static void find_users(struct search *s)
{
	uint32_t *room = arena_array(s->a, uint32_t, s->nv);

	s->nusers = arena_array(s->a, uint32_t, s->nv);
	s->user_vertex = arena_array(s->a, uint32_t *, s->nv);
	s->user_slot = arena_array(s->a, int32_t *, s->nv);
	s->key = arena_array(s->a, uint64_t *, s->nv);
	for (uint32_t i = 0; i < s->nv; i++) {
		for (uint32_t k = 0; k < s->v[i].noperands; k++)
			room[s->v[i].operands[k]]++;
		for (uint32_t k = 0; k < s->v[i].nbefore; k++)
			room[s->v[i].before[k]]++;
	}
	for (uint32_t i = 0; i < s->nv; i++) {
		s->user_vertex[i] = arena_array(s->a, uint32_t, room[i]);
		s->user_slot[i] = arena_array(s->a, int32_t, room[i]);
		s->key[i] = arena_array(s->a, uint64_t,
					room[i] + s->v[i].noperands + s->v[i].nbefore + 4);
	}
	for (uint32_t i = 0; i < s->nv; i++) {
		for (uint32_t k = 0; k < s->v[i].noperands; k++)
			add_user(s, s->v[i].operands[k], i, (int32_t)k);
		for (uint32_t k = 0; k < s->v[i].nbefore; k++)
			add_user(s, s->v[i].before[k], i, -1);
	}
}

void canon_order(struct arena *a, const struct vertex *v, uint32_t nv, canon_leaf *leaf,
		 void *ctx, struct order *out)
{
	struct search s = {.a = a, .v = v, .nv = nv, .leaf = leaf, .ctx = ctx, .out = out};
	uint32_t *ranks = arena_array(a, uint32_t, nv);

	*out = (struct order){.calls = arena_array(a, uint32_t, nv)};
	s.perm = arena_array(a, uint32_t, nv);
	s.size = arena_array(a, uint32_t, nv);
	s.next = arena_array(a, uint32_t, nv);
	s.soiled = arena_array(a, uint32_t, nv);
	s.spare = arena_array(a, uint32_t, nv);
	s.taken = arena_array(a, uint32_t, nv);
	s.is_soiled = arena_array(a, bool, nv);
	s.by_data = arena_array(a, uint32_t, nv);
	find_users(&s);
	rank_by(&s, by_data, s.by_data);
	refine(&s, s.by_data, ALL_CELLS);
	rank_by(&s, by_bytes, ranks);
	descend(&s, ranks, ALL_CELLS, (struct digest){.is_known = false});
	out->exact = !s.exhausted;
	out->leaves = s.leaves;
	arena_release(&s.keep);
}
