/* The models of a corpus: their graphs' facts from the store, or cut. */
#include "account/inventory.h"
#include "base/file.h"
#include "base/json.h"
#include "base/sha256.h"
#include "corpus/memo.h"
#include "corpus/tree.h"
#include "store/store.h"

#include <string.h>

enum { FILE_LIMIT = 64 << 20 };

struct loader {
	const struct inventory_opts *opts;
	struct inventories *out;
	struct inventory_work *work;
	struct memo memo;
};

/* What a graph's facts follow from: its text, its sidecar, and those who cut.  The files are
 * hashed as they lie: unpacking them would be most of the work. */
MUST static enum status version_of(struct arena *tmp, const char *base, const char **out)
{
	static const char *const suffixes[] = {".py.zst", ".meta.json.zst"};
	struct buf b = buf_new(tmp);
	char hex[SHA256_HEX + 1];

	buf_cstr(&b, graph_facts_version);
	for (int i = 0; i < 2; i++) {
		struct str bytes;
		const char *path = arena_printf(tmp, "%s%s", base, suffixes[i]);

		TRY(file_read_packed(tmp, path, FILE_LIMIT, &bytes));
		sha256_hex(bytes, hex);
		buf_cstr(&b, hex);
	}
	sha256_hex(buf_view(&b), hex);
	*out = arena_printf(tmp, "part %s %.16s", graph_facts_version, hex);
	return STATUS_OK;
}

/* NOT_FOUND is no failure: then *found is false. */
MUST static enum status from_store(struct arena *tmp, struct loader *l, const char *text,
				   const char *version, struct graph_facts *f, bool *found)
{
	const char *json;
	enum status s = store_inventory_get(l->opts->store, tmp, text, version, &json);

	*found = !s;
	if (s == STATUS_NOT_FOUND) {
		status_clear();
		return STATUS_OK;
	}
	TRY(s);
	return graph_facts_read(tmp, str_of(json), f);
}

/* A store that takes nothing more costs time, not the answer: the caller says so. */
static void keep(struct arena *tmp, struct loader *l, const char *text, const char *version,
		 const struct graph_facts *f)
{
	char story[STATUS_STORY_BYTES];

	if (!store_inventory_put(l->opts->store, text, version,
				 str_cstr(tmp, graph_facts_json(tmp, f))))
		return;
	status_plain(story, sizeof(story), "; ");
	status_clear();
	l->work->keep_failure = str_cstr(l->out->arena, str_of(story));
}

MUST static enum status facts_of(struct arena *tmp, struct loader *l, const char *base,
				 const char *text, struct graph_facts *f)
{
	const char *version = NULL;
	bool found = false;

	l->work->graphs++;
	if (text && l->opts->store && version_of(tmp, base, &version)) {
		status_clear(); /* a file that cannot be read is an error of its graph */
		version = NULL;
	}
	if (version)
		TRY(from_store(tmp, l, text, version, f, &found));
	if (found)
		return STATUS_OK;
	l->work->cut++;
	graph_facts_cut(tmp, &l->memo, base, f);
	if (version && !l->opts->is_read_only && !l->work->keep_failure)
		keep(tmp, l, text, version, f);
	return STATUS_OK;
}

static int64_t int_or_unknown(const json_t *v)
{
	return json_is_integer(v) ? json_integer_value(v) : -1;
}

/* By what its time is found. */
static void note_graph(struct arena *a, struct inventory *m, const char *file,
		       const json_t *row)
{
	const char *text = json_string_value(json_object_get(row, "text"));
	struct inventory_graph g = {str_copy(a, str_of(file)),
				    text ? arena_printf(a, "%s", text) : "",
				    int_or_unknown(json_object_get(row, "execs"))};

	if (text)
		vec_push(&m->graphs, a, g);
}

MUST static enum status add_graph(struct loader *l, struct inventory *m, const char *dir,
				  const json_t *row)
{
	struct arena tmp = {0};
	const char *file = json_string_value(json_object_get(row, "file"));
	struct graph_facts f = {0};

	if (!file) {
		inventory_add_error(l->out, m, "capture", (struct str){0},
				    STR("a graph of the manifest names no file"));
		return STATUS_OK;
	}
	enum status s = facts_of(&tmp, l, path_join(&tmp, dir, file),
				 json_string_value(json_object_get(row, "text")), &f);

	if (!s) {
		inventory_add_graph(l->out, m, str_of(file), &f,
				    int_or_unknown(json_object_get(row, "execs")));
		note_graph(l->out->arena, m, file, row);
	}
	arena_release(&tmp);
	return s;
}

MUST static enum status add_manifest(struct loader *l, struct inventory *m, const char *dir,
				     const json_t *manifest)
{
	const json_t *graphs = json_object_get(manifest, "graphs");
	const char *status = json_string_value(json_object_get(manifest, "status"));
	const char *reason = json_string_value(json_object_get(manifest, "reason"));

	for (size_t i = 0; i < json_array_size(graphs); i++)
		TRY(add_graph(l, m, dir, json_array_get(graphs, i)));
	if (!status || strcmp(status, "ok") != 0)
		inventory_add_error(l->out, m, "capture", (struct str){0},
				    str_of(reason   ? reason
					   : status ? status
						    : "no status"));
	return STATUS_OK;
}

MUST static enum status add_model(void *ctx, const char *dir, const char *key)
{
	struct loader *l = ctx;
	json_t *manifest = NULL;
	struct arena tmp = {0};

	if (l->opts->wanted && !l->opts->wanted(l->opts->ctx, str_of(key)))
		return STATUS_OK;
	struct inventory *m = inventories_model(l->out, str_of(key));
	enum status s = json_read_file(path_join(&tmp, dir, "manifest.json"), &manifest);

	arena_release(&tmp);
	if (s) {
		char story[STATUS_STORY_BYTES];

		status_plain(story, sizeof(story), "; ");
		inventory_add_error(l->out, m, "capture", (struct str){0}, str_of(story));
		status_clear();
		return STATUS_OK;
	}
	s = add_manifest(l, m, dir, manifest);
	json_decref(manifest);
	return s;
}

enum status inventories_load(const struct inventory_opts *opts, struct inventories *out,
			     struct inventory_work *work)
{
	struct loader l = {.opts = opts, .out = out, .work = work};
	struct arena tmp = {0};

	*work = (struct inventory_work){0};
	enum status s = tree_models(&tmp, opts->corpus, add_model, &l);

	memo_release(&l.memo);
	arena_release(&tmp);
	return s;
}
