/* Whether a capture may take the place of what the corpus has, and what is told of it. */
#include "base/file.h"
#include "corpus/merge_int.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

void merge_say(struct merge *m, const char *fmt, ...)
{
	char line[STATUS_STORY_BYTES];
	va_list ap;

	va_start(ap, fmt);
	vsnprintf(line, sizeof(line), fmt, ap);
	va_end(ap);
	vec_push(&m->report->said, m->a,
		 str_of(arena_printf(m->a, STR_FMT ": %s", STR_ARG(m->model), line)));
}

static const char *index_word(const struct merge *m, const char *key)
{
	return json_string_value(json_object_get(m->index, key));
}

bool merge_is_failed(const struct merge *m)
{
	const char *status = index_word(m, "status");

	return status && !strcmp(status, "failed");
}

enum status merge_old_manifest(const struct merge *m, json_t **out)
{
	const char *path = arena_printf(m->a, "%s/%s/manifest.json", m->opts->corpus,
					merge_model_dir(m->a, m));
	bool there;

	*out = NULL;
	TRY(file_exists(path, &there));
	return there ? json_read_file(path, out) : STATUS_OK;
}

static bool has_graph(const struct merge *m, const char *file)
{
	for (uint32_t i = 0; i < m->graphs.n; i++)
		if (str_is(m->graphs.p[i].file, file))
			return true;
	return false;
}

static bool is_dropped(const struct merge *m, const char *file)
{
	for (uint32_t i = 0; i < m->failures.n; i++)
		if (m->failures.p[i].is_dropped && str_is(m->failures.p[i].graph, file))
			return true;
	return false;
}

/* Names of graphs are numbers in the order of the capture: one may be gone because it has
 * another number now, so this is told and no error. */
static void say_gone(struct merge *m, const json_t *graphs)
{
	for (size_t i = 0; i < json_array_size(graphs); i++) {
		const char *file =
			json_string_value(json_object_get(json_array_get(graphs, i), "file"));

		if (file && !has_graph(m, file))
			merge_say(m, "%s was in the corpus and is gone: %s", file,
				  is_dropped(m, file) ? "dropped" : "not in this capture");
	}
}

static const char *why_nothing(const struct merge *m)
{
	if (merge_is_failed(m))
		return "its capture failed";
	if (m->report->dropped)
		return arena_printf(m->a, "none of its %u graphs can be merged",
				    m->report->dropped);
	return "its index.json names no graph";
}

/* A failed capture is an entry of the corpus by its reason alone. */
static bool is_worth_an_entry(const struct merge *m)
{
	return m->graphs.n || (merge_is_failed(m) && index_word(m, "reason"));
}

MUST static enum status compare(struct merge *m, const json_t *graphs)
{
	if (!m->opts->force && json_array_size(graphs) && (!m->graphs.n || merge_is_failed(m)))
		FAIL(INVALID,
		     STR_FMT ": %s; the corpus has %zu graphs of this model, which stay as "
			     "they are: capture it again, or replace them with --force",
		     STR_ARG(m->model), why_nothing(m), json_array_size(graphs));
	if (!m->opts->force && !is_worth_an_entry(m))
		FAIL(INVALID,
		     STR_FMT ": %s%s: capture it again, or record it as failed with --force",
		     STR_ARG(m->model), why_nothing(m),
		     merge_is_failed(m) ? " and has no reason" : "");
	say_gone(m, graphs);
	return STATUS_OK;
}

enum status merge_may_replace(struct merge *m)
{
	const char *stage = index_word(m, "stage"), *reason = index_word(m, "reason");
	json_t *old;

	if (merge_is_failed(m))
		merge_say(m, "its capture failed%s%s: %s", stage ? " at stage " : "",
			  stage ? stage : "", reason ? reason : "no reason is given");
	TRY(merge_old_manifest(m, &old));
	enum status s = compare(m, json_object_get(old, "graphs"));

	json_decref(old);
	return s;
}
