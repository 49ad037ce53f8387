/* Turns with other processes: what is said when, and what an answer means for the programs. */
#include "run/unit_int.h"

#include <string.h>

static struct jsonw begin(struct buf *b, const char *type, const struct unit *u)
{
	struct jsonw w = jsonw_compact(b);

	jsonw_open(&w, '{');
	jsonw_put_cstr(&w, "t", type);
	jsonw_put_int(&w, "job", (int64_t)u->job->number);
	return w;
}

MUST static enum status say(struct unit *u, struct buf *b, struct jsonw *w, bool *is_skipped)
{
	jsonw_close(w, '}');
	return u->e->calls.turn(u->e->calls.ctx, buf_view(b), is_skipped);
}

/* Of the one program that there is, where it is known what that launches. */
static const char *image_of(const struct unit *u)
{
	const struct unit_program *p = &u->programs[0];

	return p->p && !p->cause && !p->p->lacks_image ? p->p->build : NULL;
}

enum status unit_turn_first(struct unit *u, bool *is_skipped)
{
	struct arena a = {0};
	struct buf b = buf_new(&a);
	struct jsonw w = begin(&b, "ready", u);

	jsonw_put_cstr(&w, "image", image_of(u));
	enum status s = say(u, &b, &w, is_skipped);

	arena_release(&a);
	if (!s && *is_skipped)
		u->programs[0].same = &u->programs[0];
	return s;
}

MUST static enum status tell(struct unit *u, const char *type)
{
	struct arena a = {0};
	struct buf b = buf_new(&a);
	struct jsonw w = begin(&b, type, u);
	bool is_skipped;
	enum status s = say(u, &b, &w, &is_skipped);

	arena_release(&a);
	return s;
}

/* Without who gives turns nothing can go on: the next message fails as well. */
bool unit_turn_next(void *ctx)
{
	enum status s = tell(ctx, "done");

	if (s)
		status_clear();
	return s;
}

enum status unit_turn_last(struct unit *u)
{
	return tell(u, "over");
}
