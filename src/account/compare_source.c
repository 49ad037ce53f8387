/* What changed in the code of movers. */
#include "account/compare_source.h"

#include "base/diff.h"

struct sides {
	struct store *store[2]; /* NULL: a file */
};

MUST static enum status open_sides(const struct comparison *c, struct sides *out)
{
	const struct arm *const arms[2] = {c->base, c->head};

	for (int i = 0; i < 2; i++)
		if (arms[i]->journal)
			TRY(store_open(arms[i]->journal, true, &out->store[i]));
	return STATUS_OK;
}

static void close_sides(struct sides *s)
{
	store_close(s->store[0]);
	store_close(s->store[1]);
}

/* The source of a side, or why there is none. */
MUST static enum status read_side(struct arena *a, struct store *s, const struct price *p,
				  struct str *out, const char **cause)
{
	*cause = !s ? "an arm is a file: only journals keep sources" : NULL;
	if (!*cause && (!p || !p->source))
		*cause = "its provider kept no source";
	if (*cause)
		return STATUS_OK;
	enum status st = store_text_get(s, a, p->source, out);

	if (st == STATUS_NOT_FOUND) {
		status_clear();
		*cause = "the journal has not kept the source";
		return STATUS_OK;
	}
	return st;
}

MUST static enum status add(struct arena *a, struct comparison *c, const struct sides *s,
			    uint32_t at, struct source_diff *out)
{
	const struct pair *p = &c->set.pairs[at];
	struct arena scratch = {0};
	struct str text[2] = {{"", 0}, {"", 0}};
	struct buf b = buf_new(a);
	enum status st;

	*out = (struct source_diff){.at = at};
	st = read_side(&scratch, s->store[0], p->base, &text[0], &out->cause);
	if (!st && !out->cause)
		st = read_side(&scratch, s->store[1], p->head, &text[1], &out->cause);
	if (!st && !out->cause)
		diff_lines(&b, text[0], text[1]);
	arena_release(&scratch);
	out->text = buf_view(&b);
	return st;
}

MUST static enum status add_all(struct arena *a, struct comparison *c, const struct sides *s)
{
	const struct pair_list lists[] = {c->faster, c->slower};
	struct source_diff *diffs = arena_array(a, struct source_diff, SOURCE_DIFFS);

	c->diffs = diffs;
	for (int l = 0; l < 2; l++)
		for (uint32_t i = 0; i < lists[l].n && c->ndiffs < SOURCE_DIFFS; i++) {
			TRY(add(a, c, s, lists[l].at[i], &diffs[c->ndiffs]));
			c->ndiffs++;
		}
	return STATUS_OK;
}

enum status compare_add_sources(struct arena *a, struct comparison *c)
{
	struct sides s = {0};
	enum status st = open_sides(c, &s);

	st = st ? st : add_all(a, c, &s);
	close_sides(&s);
	return st;
}
