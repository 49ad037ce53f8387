/* Causes, the words of a row's status, and the exit code of a run. */
#include "store/cause.h"

#include <assert.h>
#include <string.h>

static const char *const words[ROW_STATUSES] = {
	[ROW_OK] = "ok",
	[ROW_OK_UNCHECKED] = "ok_unchecked",
	[ROW_FAILED] = "failed",
	[ROW_SKIPPED] = "skipped",
};

#define ROW_ok_unchecked ROW_OK_UNCHECKED
#define ROW_failed       ROW_FAILED
#define ROW_skipped      ROW_SKIPPED
const struct cause cause_table[] = {
#define CAUSE(name, exit, final, row, status, words) \
	{#name, exit, final, ROW_##row, STATUS_##status, words},
#include "store/cause.def"
#undef CAUSE
	{0},
};

const char *row_status_name(enum row_status s)
{
	return words[s];
}

bool row_status_find(struct str name, enum row_status *out)
{
	for (int i = 0; i < ROW_STATUSES; i++)
		if (str_is(name, words[i])) {
			*out = (enum row_status)i;
			return true;
		}
	return false;
}

const struct cause *cause_find(const char *name)
{
	for (const struct cause *c = cause_table; c->name; c++)
		if (!strcmp(c->name, name))
			return c;
	return NULL;
}

const struct cause *cause_get(const char *name)
{
	const struct cause *c = cause_find(name);

	assert(c && "a cause that is not in cause.def");
	return c;
}

/* --strict turns the 0 of unsupported and unchecked rows into 1. */
void run_exit_add(struct run_exit *x, enum row_status s, const char *cause, bool has_number,
		  bool is_strict)
{
	int code = cause ? cause_get(cause)->exit : 0;

	if (!code && is_strict && s != ROW_OK)
		code = 1;
	x->asks[code]++;
	x->numbers += has_number;
}

int run_exit_code(const struct run_exit *x)
{
	static const int order[] = {4, 3, 1};

	for (int i = 0; i < 3; i++)
		if (x->asks[order[i]])
			return order[i];
	return x->numbers ? 0 : 3;
}
