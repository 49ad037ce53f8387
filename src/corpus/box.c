/* Strided boxes. */
#include "corpus/box.h"

#include <string.h>

struct box box_whole(const struct tensor *t)
{
	struct box b = {0};

	for (uint32_t d = 0; d < t->rank; d++) {
		b.n[d] = t->dim[d];
		b.step[d] = 1;
	}
	return b;
}

static int64_t last(const struct box *b, uint32_t d)
{
	return b->lo[d] + (b->n[d] - 1) * b->step[d];
}

static bool contains(const struct box *x, const struct box *y, uint32_t rank)
{
	for (uint32_t d = 0; d < rank; d++) {
		bool fits = y->lo[d] >= x->lo[d] && last(y, d) <= last(x, d) &&
			    (y->lo[d] - x->lo[d]) % x->step[d] == 0 &&
			    (y->n[d] == 1 || y->step[d] % x->step[d] == 0);

		if (!fits)
			return false;
	}
	return true;
}

/* Certainly apart: beside each other, or of one step and different remainders. */
static bool disjoint(const struct box *x, const struct box *y, uint32_t rank)
{
	for (uint32_t d = 0; d < rank; d++) {
		if (last(x, d) < y->lo[d] || last(y, d) < x->lo[d])
			return true;
		if (x->step[d] == y->step[d] && (x->lo[d] - y->lo[d]) % x->step[d])
			return true;
	}
	return false;
}

static struct box hull(const struct box *x, const struct box *y, uint32_t rank)
{
	struct box h = {0};

	for (uint32_t d = 0; d < rank; d++) {
		int64_t lo = x->lo[d] < y->lo[d] ? x->lo[d] : y->lo[d];
		int64_t hi = last(x, d) > last(y, d) ? last(x, d) : last(y, d);

		h.lo[d] = lo;
		h.n[d] = hi - lo + 1;
		h.step[d] = 1;
	}
	return h;
}

/* Boxes of one shape but for one dimension, where they meet: their union is a box. */
static bool joins(const struct box *x, const struct box *y, uint32_t rank, struct box *out)
{
	uint32_t differ = RANK_MAX;

	for (uint32_t d = 0; d < rank; d++) {
		if (x->lo[d] == y->lo[d] && x->n[d] == y->n[d] && x->step[d] == y->step[d])
			continue;
		if (differ != RANK_MAX || x->step[d] != 1 || y->step[d] != 1)
			return false;
		differ = d;
	}
	if (differ == RANK_MAX || last(x, differ) + 1 < y->lo[differ] ||
	    last(y, differ) + 1 < x->lo[differ])
		return false;
	*out = hull(x, y, rank);
	return true;
}

static void take_out(struct boxes *s, uint32_t i)
{
	s->b[i] = s->b[--s->n];
}

static bool is_empty(const struct box *b, uint32_t rank)
{
	for (uint32_t d = 0; d < rank; d++)
		if (b->n[d] <= 0)
			return true;
	return false;
}

void boxes_add(struct boxes *s, const struct tensor *t, const struct box *box)
{
	struct box b = *box;

	s->rank = t->rank;
	if (s->all || is_empty(&b, t->rank))
		return;
	for (uint32_t d = 0; d < t->rank; d++)
		b.step[d] = b.n[d] == 1 ? 1 : b.step[d];
	for (uint32_t i = 0; i < s->n;) {
		struct box joined;

		if (contains(&s->b[i], &b, t->rank))
			return;
		bool join = contains(&b, &s->b[i], t->rank);
		bool meets = !join && joins(&s->b[i], &b, t->rank, &joined);

		if (!join && !meets && disjoint(&s->b[i], &b, t->rank)) {
			i++;
			continue;
		}
		if (meets) {
			b = joined;
		} else if (!join) {
			b = hull(&s->b[i], &b, t->rank);
			s->approx = true;
		}
		take_out(s, i);
		i = 0; /* the grown box may touch those that were passed */
	}
	if (s->n == BOXES_MAX) {
		b = hull(&s->b[0], &b, t->rank);
		take_out(s, 0);
		s->approx = true;
		boxes_add(s, t, &b);
		return;
	}
	s->b[s->n++] = b;
}

void boxes_add_all(struct boxes *s)
{
	s->all = true;
}

int64_t boxes_count(const struct boxes *s, const struct tensor *t)
{
	int64_t sum = 0;

	if (s->all)
		return tensor_numel(t);
	for (uint32_t i = 0; i < s->n; i++) {
		int64_t n = 1;

		for (uint32_t d = 0; d < s->rank; d++)
			n *= s->b[i].n[d];
		sum += n;
	}
	return sum;
}

bool box_cut(struct box *b, uint32_t d, int64_t lo, int64_t hi, int64_t step)
{
	int64_t first = b->lo[d], end = last(b, d);

	if (step != 1 && b->step[d] != 1)
		return false;
	if (step != 1) { /* b is dense there: the cut's grid inside it */
		int64_t from = first <= lo ? lo : lo + (first - lo + step - 1) / step * step;

		end = end < hi - 1 ? end : hi - 1;
		b->lo[d] = from;
		b->n[d] = end < from ? 0 : (end - from) / step + 1;
		b->step[d] = step;
		return b->n[d] > 0;
	}
	if (first < lo)
		first += (lo - first + b->step[d] - 1) / b->step[d] * b->step[d];
	if (end >= hi)
		end = hi - 1;
	b->lo[d] = first;
	b->n[d] = end < first ? 0 : (end - first) / b->step[d] + 1;
	return b->n[d] > 0;
}
