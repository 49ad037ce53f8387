/* An arm by its name: a file, else a run of the journal. */
#include "account/arm_int.h"
#include "base/file.h"

#include <string.h>

enum { FILE_BYTES = 256 << 20 };

/* ---- runs ---- */

MUST static enum status see_row(void *ctx, const struct store_row *row)
{
	return arm_add_row(ctx, row);
}

MUST static enum status take_calibrations(struct arm_builder *b, struct store *s,
					  const struct store_run *run)
{
	json_auto_t *list = NULL;
	const char *device, *json;
	json_t *digest;

	TRY(json_read_text(str_of(*run->calibrations ? run->calibrations : "{}"),
			   "calibrations", &list));
	json_object_foreach(list, device, digest)
	{
		if (!json_is_string(digest))
			continue;
		enum status st =
			store_calibration_get(s, b->a, json_string_value(digest), &json);

		if (st == STATUS_NOT_FOUND)
			status_clear(); /* facts of that device stay unknown, and are told so */
		else
			TRY(st);
		if (!st)
			TRY(arm_take_calibration(b->a, json, b->opts, b->arm));
	}
	return STATUS_OK;
}

MUST static enum status read_run(struct arm_builder *b, struct store *s, const char *name)
{
	struct store_run run;
	bool is_kept = false;

	TRY(store_run_find(s, b->a, name, &run));
	TRY(arm_take_run(b->a, &run, b->opts, b->arm));
	TRY(take_calibrations(b, s, &run));
	if (!arm_is_warm(b->opts)) /* cold times are what most ask for */
		TRY(arm_add_kept(b, s, run.id, &is_kept));
	if (!is_kept)
		TRY(store_each(s, run.id, see_row, b));
	return arm_finish(b);
}

/* The newest run of a journal that was named itself. */
MUST static enum status read_newest(struct arm_builder *b)
{
	struct store_run *runs;
	struct store *s;
	uint32_t n = 0;

	TRY(store_open(b->source, true, &s));
	enum status st = store_runs(s, b->a, &runs, &n);

	if (!st && n)
		st = read_run(b, s, arena_printf(b->a, "%lld", (long long)runs[n - 1].id));
	store_close(s);
	TRY(st);
	if (!n)
		FAIL(NOT_FOUND, "%s: a journal without a run", b->source);
	return STATUS_OK;
}

MUST static enum status journal_of(struct arena *a, const struct arm_opts *o, const char **out)
{
	*out = o->journal;
	if (!*out)
		TRY(store_default_path(a, out));
	return STATUS_OK;
}

MUST static enum status open_journal(struct arena *a, const struct arm_opts *o,
				     struct store **out)
{
	const char *path;

	TRY(journal_of(a, o, &path));
	return store_open(path, true, out);
}

/* ---- files ---- */

static const struct {
	bool (*fits)(const json_t *file);
	enum status (*read)(struct arm_builder *b, const json_t *file);
} forms[] = {{is_export, arm_read_export},
	     {is_oracles, arm_read_oracles},
	     {is_sweep, arm_read_sweep}};

MUST static enum status take_file(struct arm_builder *b, const json_t *file)
{
	for (size_t i = 0; i < sizeof(forms) / sizeof(*forms); i++)
		if (forms[i].fits(file)) {
			TRY_CTX(forms[i].read(b, file), "%s", b->source);
			return arm_finish(b);
		}
	FAIL(INVALID,
	     "%s: neither assay.results/1 (bench --json), nor a sweep file (bench --output), "
	     "nor oracle timings",
	     b->source);
}

enum status arm_read_text(struct arena *a, const char *name, struct str text,
			  const struct arm_opts *o, struct arm *out)
{
	struct arm_builder b = {.a = a, .source = name, .opts = o, .arm = out};
	json_auto_t *file = NULL;

	*out = (struct arm){.state = "imported", .versions = "{}"};
	TRY(json_read_lenient(text, name, &file));
	return take_file(&b, file);
}

MUST static enum status read_file(struct arm_builder *b)
{
	struct arena scratch = {0};
	struct str text;
	bool is_journal;

	TRY(store_is_journal(b->source, &is_journal));
	if (is_journal) {
		b->arm->journal = b->source;
		return read_newest(b);
	}
	enum status s = file_read(&scratch, b->source, FILE_BYTES, &text);

	if (!s)
		s = arm_read_text(b->a, b->source, text, b->opts, b->arm);
	arena_release(&scratch);
	return s;
}

enum status arm_read(struct arena *a, const char *name, const struct arm_opts *o,
		     struct arm *out)
{
	struct arm_builder b = {.a = a, .source = name, .opts = o, .arm = out};
	struct store *store;
	bool is_file;

	*out = (struct arm){.state = "imported", .versions = "{}"};
	TRY(file_exists(name, &is_file));
	if (is_file)
		return read_file(&b);
	TRY(journal_of(a, o, &out->journal));
	TRY_CTX(open_journal(a, o, &store), "%s is no file; as a run of the journal", name);
	enum status s = read_run(&b, store, name);

	store_close(store);
	return s;
}

enum status arm_is_ab(const char *name, const struct arm_opts *o, bool *out)
{
	struct arena a = {0};
	struct store *store;
	struct store_run run;

	*out = false;
	TRY(file_exists(name, out));
	if (*out) {
		*out = false;
		return STATUS_OK;
	}
	enum status s = open_journal(&a, o, &store);

	if (!s) {
		s = store_run_find(store, &a, name, &run);
		*out = !s && !strcmp(run.workload, "ab");
		store_close(store);
	}
	arena_release(&a);
	return s;
}
