/* Merging one capture: staged outside the lock, committed under it. */
#include "base/file.h"
#include "corpus/merge_int.h"

#include <string.h>

bool merge_is_name(struct str s)
{
	for (size_t i = 0; i < s.n; i++)
		if (!((s.p[i] >= 'a' && s.p[i] <= 'z') || (s.p[i] >= 'A' && s.p[i] <= 'Z') ||
		      (s.p[i] >= '0' && s.p[i] <= '9') || (s.p[i] && strchr("._+-", s.p[i]))))
			return false;
	return s.n && !str_is(s, ".") && !memmem(s.p, s.n, "..", 2);
}

bool merge_is_model_key(struct str s)
{
	const char *p = s.p, *end = s.p + s.n;

	for (int i = 0; i < 3; i++) {
		const char *slash = p < end ? memchr(p, '/', (size_t)(end - p)) : NULL;
		const char *to = slash ? slash : end;

		if (p > end || !merge_is_name((struct str){p, (size_t)(to - p)}) ||
		    (i < 2) != (slash != NULL))
			return false;
		p = to + 1;
	}
	return true;
}

const char *merge_model_dir(struct arena *a, const struct merge *m)
{
	return arena_printf(a, "models/" STR_FMT, STR_ARG(m->model));
}

MUST static enum status read_model(struct merge *m)
{
	const char *model = json_string_value(json_object_get(m->index, "model"));

	if (!merge_is_model_key(str_of(model)))
		FAIL(INVALID, "%s/index.json: model: '%s' is no model key, suite/mode/model",
		     m->dir, model);
	m->model = str_copy(m->a, str_of(model));
	return STATUS_OK;
}

MUST static enum status make_changes(struct merge *m)
{
	TRY(merge_kernels(m));
	return staging_put(&m->stage,
			   arena_printf(m->a, "%s/manifest.json", merge_model_dir(m->a, m)),
			   merge_manifest(m->a, m));
}

MUST static enum status commit(struct merge *m)
{
	struct tree tree;
	struct corpus_head head;

	TRY(tree_lock(m->a, m->opts->corpus, &tree));
	enum status s = merge_may_replace(m);

	if (!s)
		s = make_changes(m);
	if (!s)
		s = staging_commit(m->a, &tree, &m->stage);
	if (!s)
		s = tree_head(m->a, m->opts->corpus, &head);
	tree_unlock(&tree);
	TRY(s);
	m->report->generation = head.generation;
	return STATUS_OK;
}

MUST static enum status merge_index(struct merge *m)
{
	TRY_CTX(merge_check_index(m->index), "%s/index.json", m->dir);
	TRY(read_model(m));
	TRY(staging_open(m->a, m->opts->corpus, m->model, &m->stage));
	m->spill = spill_new(path_join(m->a, m->opts->corpus, m->stage.name),
			     m->opts->run_bytes ? m->opts->run_bytes : SPILL_RUN_BYTES);
	enum status s = merge_stage_graphs(m);

	memo_release(&m->memo);
	if (!s)
		s = commit(m);
	spill_close(&m->spill);
	staging_drop(&m->stage);
	return s;
}

enum status merge_capture(struct arena *a, const char *dir, const struct merge_opts *opts,
			  struct merge_report *out)
{
	struct merge m = {.a = a,
			  .opts = opts,
			  .dir = dir,
			  .report = out,
			  .memo = {.evaluate = opts->evaluate}};

	*out = (struct merge_report){0};
	TRY(json_read_file(path_join(a, dir, "index.json"), &m.index));
	enum status s = merge_index(&m);

	out->model = m.model;
	json_decref(m.index);
	TRY_CTX(s, "while merging %s", opts->shown ? opts->shown : dir);
	return STATUS_OK;
}
