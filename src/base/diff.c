/* What differs between two texts, line by line. */
#include "base/diff.h"

#include "base/vec.h"

enum { CONTEXT = 3, CELLS_MAX = 8 << 20 };

struct lines {
	struct str *p;
	uint32_t n, cap;
};

static struct lines split(struct arena *a, struct str text)
{
	VEC(struct str) v = {0};

	for (size_t i = 0, from = 0; i <= text.n; i++)
		if ((i < text.n && text.p[i] == '\n') || (i == text.n && from < i)) {
			vec_push(&v, a, str_slice(text, from, i));
			from = i + 1;
		}
	return (struct lines){v.p, v.n, v.cap};
}

struct op {
	char tag; /* ' ' '-' '+' */
	struct str line;
};

struct script {
	struct arena *a;
	VEC(struct op) ops;
};

static void put(struct script *s, char tag, const struct str *lines, uint32_t from, uint32_t to)
{
	for (; from < to; from++)
		vec_push(&s->ops, s->a, ((struct op){tag, lines[from]}));
}

/* most[i][k]: the longest common part of x[i…] and y[k…], by rows of ny + 1. */
static uint16_t *common_parts(struct arena *a, const struct str *x, uint32_t nx,
			      const struct str *y, uint32_t ny)
{
	uint16_t *most = arena_array(a, uint16_t, (size_t)(nx + 1) * (ny + 1));

	for (uint32_t i = nx; i-- > 0;)
		for (uint32_t k = ny; k-- > 0;) {
			uint16_t *at = &most[(size_t)i * (ny + 1) + k];
			uint16_t down = at[ny + 1], right = at[1];

			if (str_eq(x[i], y[k]))
				*at = (uint16_t)(at[ny + 2] + 1);
			else
				*at = down > right ? down : right;
		}
	return most;
}

static void put_middle(struct script *s, const struct str *x, uint32_t nx, const struct str *y,
		       uint32_t ny)
{
	uint32_t i = 0, k = 0;

	if ((size_t)(nx + 1) * (ny + 1) > CELLS_MAX || nx >= UINT16_MAX || ny >= UINT16_MAX) {
		put(s, '-', x, 0, nx);
		put(s, '+', y, 0, ny);
		return;
	}
	const uint16_t *most = common_parts(s->a, x, nx, y, ny);

	while (i < nx && k < ny) {
		const uint16_t *at = &most[(size_t)i * (ny + 1) + k];

		if (str_eq(x[i], y[k])) {
			put(s, ' ', x, i, i + 1);
			i++;
			k++;
		} else if (at[ny + 1] >= at[1]) {
			put(s, '-', x, i, i + 1);
			i++;
		} else {
			put(s, '+', y, k, k + 1);
			k++;
		}
	}
	put(s, '-', x, i, nx);
	put(s, '+', y, k, ny);
}

static void compare(struct script *s, struct lines x, struct lines y)
{
	uint32_t head = 0, tail = 0;

	while (head < x.n && head < y.n && str_eq(x.p[head], y.p[head]))
		head++;
	while (tail < x.n - head && tail < y.n - head &&
	       str_eq(x.p[x.n - 1 - tail], y.p[y.n - 1 - tail]))
		tail++;
	put(s, ' ', x.p, 0, head);
	/* an empty text has no array to be at an offset of */
	put_middle(s, head ? x.p + head : x.p, x.n - head - tail, head ? y.p + head : y.p,
		   y.n - head - tail);
	put(s, ' ', x.p, x.n - tail, x.n);
}

/* The end of the hunk that begins with the change at `from`: changes that are no farther apart
 * than their contexts belong together. */
static uint32_t hunk_end(const struct script *s, uint32_t from)
{
	uint32_t last = from;

	for (uint32_t i = from; i < s->ops.n && i <= last + 2 * CONTEXT; i++)
		if (s->ops.p[i].tag != ' ')
			last = i;
	return last + 1 + CONTEXT < s->ops.n ? last + 1 + CONTEXT : s->ops.n;
}

/* "@@ -LINE,N +LINE,N @@", then its lines; line numbers are counted on. */
static void print_hunk(struct buf *out, const struct script *s, uint32_t from, uint32_t to,
		       const uint32_t line[2])
{
	uint32_t n[2] = {0};

	for (uint32_t i = from; i < to; i++) {
		n[0] += s->ops.p[i].tag != '+';
		n[1] += s->ops.p[i].tag != '-';
	}
	buf_printf(out, "@@ -%u,%u +%u,%u @@\n", line[0] + (n[0] > 0), n[0],
		   line[1] + (n[1] > 0), n[1]);
	for (uint32_t i = from; i < to; i++) {
		buf_char(out, s->ops.p[i].tag);
		buf_str(out, s->ops.p[i].line);
		buf_char(out, '\n');
	}
}

static void print(struct buf *out, const struct script *s)
{
	uint32_t line[2] = {0}, counted = 0, to = 0;

	for (uint32_t i = 0; i < s->ops.n; i++) {
		if (s->ops.p[i].tag == ' ' || i < to)
			continue;
		uint32_t from = i < to + CONTEXT ? to : i - CONTEXT;

		to = hunk_end(s, i);
		for (; counted < from; counted++) {
			line[0] += s->ops.p[counted].tag != '+';
			line[1] += s->ops.p[counted].tag != '-';
		}
		print_hunk(out, s, from, to, line);
	}
}

void diff_lines(struct buf *out, struct str a, struct str b)
{
	struct arena scratch = {0};
	struct script s = {.a = &scratch};

	compare(&s, split(&scratch, a), split(&scratch, b));
	print(out, &s);
	arena_release(&scratch);
}
