/* Boxes through reshape: both shapes are products of the same factors, or the image is no
 * boxes. A box is taken apart into spans of the factors, which are put together again the other
 * way. */
#include "corpus/bytes_int.h"

enum { FACTORS_MAX = 2 * RANK_MAX, PIECES_MAX = 16, IMAGES_MAX = 64 };

struct span {
	int64_t lo, n, step;
};

struct pieces {
	struct span outer[PIECES_MAX], inner[PIECES_MAX]; /* of taking apart: at most three */
	uint32_t n;                                       /* 0: it is none */
};

struct reshape {
	struct walk *w;
	uint32_t x; /* who is demanded */
	const struct tensor *from, *to;
	const struct box *b;                         /* of from */
	int64_t size[FACTORS_MAX];                   /* innermost first */
	uint32_t of[FACTORS_MAX], into[FACTORS_MAX]; /* the dims that a factor is part of */
	uint32_t n, nimages;
	struct span f[FACTORS_MAX];
	struct box out;
	bool failed;
};

static bool add_factor(struct reshape *r, int64_t size, uint32_t i, uint32_t k)
{
	if (r->n == FACTORS_MAX)
		return false;
	r->size[r->n] = size;
	r->of[r->n] = i;
	r->into[r->n++] = k;
	return true;
}

/* The next dimension to the left that is not 1. */
static uint32_t skip_ones(const struct tensor *t, uint32_t i)
{
	while (i > 0 && t->dim[i - 1] == 1)
		i--;
	return i;
}

/* False if one dimension straddles two: [4, 6] as [6, 4]. */
static bool factorize(struct reshape *r)
{
	uint32_t i = skip_ones(r->from, r->from->rank), k = skip_ones(r->to, r->to->rank);
	int64_t p = i ? r->from->dim[i - 1] : 1, q = k ? r->to->dim[k - 1] : 1;

	while (i && k) {
		int64_t least = p < q ? p : q;

		if (p % least || q % least || !add_factor(r, least, i - 1, k - 1))
			return false;
		p /= least;
		q /= least;
		if (p == 1) {
			i = skip_ones(r->from, i - 1);
			p = i ? r->from->dim[i - 1] : 1;
		}
		if (q == 1) {
			k = skip_ones(r->to, k - 1);
			q = k ? r->to->dim[k - 1] : 1;
		}
	}
	return !i && !k;
}

static void add_piece(struct pieces *p, struct span outer, struct span inner)
{
	p->outer[p->n] = outer;
	p->inner[p->n++] = inner;
}

/* A span of a dimension whose inner part has b places: what is left of a row that was begun,
 * whole rows, what is begun of another. */
static void take_apart(struct span s, int64_t b, struct pieces *out)
{
	out->n = 0;
	if (s.n == 1 || s.step % b == 0) {
		add_piece(out, (struct span){s.lo / b, s.n, s.n == 1 ? 1 : s.step / b},
			  (struct span){s.lo % b, 1, 1});
		return;
	}
	if (b % s.step)
		return;
	int64_t a_row = b / s.step, left = (b - s.lo % b + s.step - 1) / s.step;

	if (left < a_row || s.n < a_row) {
		int64_t n = left < s.n ? left : s.n;

		add_piece(out, (struct span){s.lo / b, 1, 1},
			  (struct span){s.lo % b, n, s.step});
		s.lo += n * s.step;
		s.n -= n;
	}
	if (s.n >= a_row)
		add_piece(out, (struct span){s.lo / b, s.n / a_row, 1},
			  (struct span){s.lo % b, a_row, s.step});
	s.lo += s.n / a_row * b;
	if (s.n % a_row)
		add_piece(out, (struct span){s.lo / b, 1, 1},
			  (struct span){s.lo % b, s.n % a_row, s.step});
}

/* The same the other way: in one span if it is one, else in as many as the shorter of both has
 * places. */
static void put_together(struct span o, struct span a, int64_t b, struct pieces *out)
{
	out->n = 0;
	if (o.n == 1)
		add_piece(out, (struct span){o.lo * b + a.lo, a.n, a.step}, a);
	else if (a.n == 1)
		add_piece(out, (struct span){o.lo * b + a.lo, o.n, o.step * b}, a);
	else if (a.n * a.step == b && a.lo < a.step && o.step == 1)
		add_piece(out, (struct span){o.lo * b + a.lo, o.n * a.n, a.step}, a);
	else if (o.n <= PIECES_MAX && o.n <= a.n)
		for (int64_t i = 0; i < o.n; i++)
			add_piece(out,
				  (struct span){(o.lo + i * o.step) * b + a.lo, a.n, a.step},
				  a);
	else if (a.n <= PIECES_MAX)
		for (int64_t i = 0; i < a.n; i++)
			add_piece(out,
				  (struct span){o.lo * b + a.lo + i * a.step, o.n, o.step * b},
				  a);
}

/* The factors from the jth on, with what those before it of the same dimension came to. */
static void join(struct reshape *r, uint32_t j, struct span so_far, int64_t size)
{
	struct pieces p;

	if (j && (j == r->n || r->into[j] != r->into[j - 1])) {
		uint32_t d = r->into[j - 1];

		r->out.lo[d] = so_far.lo;
		r->out.n[d] = so_far.n;
		r->out.step[d] = so_far.step;
		so_far = (struct span){0, 1, 1};
		size = 1;
	}
	if (j == r->n) {
		r->failed |= ++r->nimages > IMAGES_MAX;
		if (!r->failed)
			walk_want_box(r->w, r->x, &r->out);
		return;
	}
	put_together(r->f[j], so_far, size, &p);
	r->failed |= !p.n;
	for (uint32_t i = 0; i < p.n && !r->failed; i++)
		join(r, j + 1, p.outer[i], size * r->size[j]);
}

static struct span span_of(const struct reshape *r, uint32_t j)
{
	uint32_t d = r->of[j];

	return (struct span){r->b->lo[d], r->b->n[d], r->b->step[d]};
}

/* The factors from the jth on, with what those before it of the same dimension left. */
static void part(struct reshape *r, uint32_t j, struct span left)
{
	struct pieces p;

	if (j == r->n) {
		join(r, 0, (struct span){0, 1, 1}, 1);
		return;
	}
	if (!j || r->of[j] != r->of[j - 1])
		left = span_of(r, j);
	if (j + 1 == r->n || r->of[j + 1] != r->of[j]) {
		r->f[j] = left;
		part(r, j + 1, left);
		return;
	}
	take_apart(left, r->size[j], &p);
	r->failed |= !p.n;
	for (uint32_t i = 0; i < p.n && !r->failed; i++) {
		r->f[j] = p.inner[i];
		part(r, j + 1, p.outer[i]);
	}
}

static bool reshape_box(struct walk *w, uint32_t node, uint32_t x, const struct box *b)
{
	struct reshape r = {
		.w = w, .x = x, .from = walk_type(w, node), .to = walk_type(w, x), .b = b};

	for (uint32_t d = 0; d < r.to->rank; d++) {
		r.out.n[d] = 1;
		r.out.step[d] = 1;
	}
	if (!factorize(&r))
		return false;
	part(&r, 0, (struct span){0, 1, 1});
	return !r.failed;
}

static bool is_whole(const struct tensor *t, const struct box *b)
{
	for (uint32_t d = 0; d < t->rank; d++)
		if (b->n[d] != t->dim[d])
			return false;
	return true;
}

void pass_reshape(struct walk *w, uint32_t node)
{
	const struct boxes *s = &w->demand[node];
	uint32_t x = walk_operand(w, node, 0);

	for (uint32_t i = 0; i < s->n; i++) {
		if (!is_whole(walk_type(w, node), &s->b[i]) &&
		    reshape_box(w, node, x, &s->b[i]))
			continue;
		w->approx |= !is_whole(walk_type(w, node), &s->b[i]);
		walk_want_all(w, x);
	}
}
