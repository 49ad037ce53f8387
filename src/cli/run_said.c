/* What of a command line makes a run this work and no other: what was said that changes rows.
 */
#include "base/json.h"
#include "cli/run_options_int.h"

#include <stdlib.h>
#include <string.h>

/* Where rows go, what is shown, who waits how long, and which earlier rows count: a run that
 * was interrupted goes on whatever they were. */
static bool is_silent(int key)
{
	static const int silent[] = {
		OPT_QUIET,       OPT_JSON,         OPT_RESUME,  OPT_NO_RESUME,
		OPT_DRY,         OPT_RETRY_FAILED, OPT_JOURNAL, OPT_RETRY_QUARANTINED,
		OPT_OUTPUT,      OPT_MERGE,        OPT_EVERY,   OPT_STRICT,
		OPT_WAIT,        OPT_LABEL,        OPT_TIMEOUT, OPT_CHECK_TIMEOUT,
		OPT_CACHE,       OPT_WORKERS,      OPT_PER_GPU, OPT_PROFILE_DIR,
		OPT_SNAPSHOT_DIR};

	for (size_t i = 0; i < sizeof(silent) / sizeof(*silent); i++)
		if (silent[i] == key)
			return true;
	return false;
}

static const char *name_of(const struct argp_option *rows, int key)
{
	while (rows->name && rows->key != key)
		rows++;
	return rows->name;
}

void run_said(struct run_options *o, const char *name, const char *arg)
{
	struct run_word w = {name,
			     arg ? arena_printf(o->arena, "--%s=%s", name, arg)
				 : arena_printf(o->arena, "--%s", name),
			     o->said.n};

	vec_push(&o->said, o->arena, w);
}

void run_said_option(struct run_options *o, int key, const char *arg)
{
	const char *name = name_of(o->rows, key);

	if (key == ARGP_KEY_ARG)
		vec_push(&o->said, o->arena, ((struct run_word){"", arg, o->said.n}));
	else if (name && !is_silent(key))
		run_said(o, name, arg);
}

/* Words stay in their order behind the options, and so do several of one option. */
static int by_name(const void *x, const void *y)
{
	const struct run_word *a = x, *b = y;
	int c = !*a->name - !*b->name;

	c = c ? c : strcmp(a->name, b->name);
	return c ? c : (a->at > b->at) - (a->at < b->at);
}

const char *run_said_text(struct run_options *o)
{
	struct buf b = buf_new(o->arena);
	struct jsonw w = jsonw_compact(&b);

	if (o->said.n)
		qsort(o->said.p, o->said.n, sizeof(*o->said.p), by_name);
	jsonw_open(&w, '[');
	jsonw_cstr(&w, o->title);
	for (uint32_t i = 0; i < o->said.n; i++)
		jsonw_cstr(&w, o->said.p[i].text);
	jsonw_close(&w, ']');
	return str_cstr(o->arena, buf_view(&b));
}
