/* Files of generated oracles: the source, and the sidecar with what else is in it. */
#include "base/file.h"
#include "provider/oracle_file.h"
#include "tune/source_int.h"

#include <string.h>

enum { SCHEDULE_MAX = 2000 };

struct writing {
	struct arena *a;
	const struct tune_order *order;
	const char *file; /* its name */
	struct pattern k;
	struct buf text;
	json_t *entries; /* new ones */
	uint32_t n;
};

/* ---- points ---- */

static json_t *provenance(struct arena *a, const struct tune_order *order,
			  const struct codegen *g)
{
	json_t *o = json_object();
	const char *by = "hand";

	if (order->is_fused)
		by = arena_printf(a, "tune:native %.*s", SCHEDULE_MAX, source_schedule(a, g));
	json_object_set_new(o, "by", json_string(by));
	return o;
}

MUST static enum status add_point(struct writing *w, const struct point *p)
{
	const struct tune_order *order = w->order;
	struct codegen_opts opts = {.unfused = !order->is_fused,
				    .is_cuda = order->is_gpu,
				    .threads = order->threads,
				    /* no function of one point is another's */
				    .prefix = arena_printf(w->a, "k%s_", p->id)};
	struct source_point s = {.order = order, .p = p, .number = w->n};
	json_t *entry = NULL;

	TRY(op_bind(w->a, pattern_bind(w->a, w->k.g, p), NULL, false, &s.b));
	enum status built = codegen_build(w->a, s.b, &opts, &s.g);

	if (built == STATUS_UNSUPPORTED && !order->is_fused) {
		status_clear(); /* an author is to write all of it */
		source_begin(w->a, &s, &w->text);
	} else {
		TRY(built);
		source_text(w->a, &s, &w->text);
	}
	TRY(source_entry(w->a, &s, &entry));
	json_object_set_new(entry, "provenance", provenance(w->a, order, s.g));
	json_array_append_new(w->entries, entry);
	w->n++;
	return STATUS_OK;
}

static bool is_wanted(const struct writing *w, const char *id)
{
	const struct tune_order *o = w->order;

	for (uint32_t i = 0; i < o->npoints; i++)
		if (!strncmp(id, o->points[i], strlen(o->points[i])))
			return true;
	return o->has_all_points || (!o->npoints && !strcmp(id, w->k.home));
}

MUST static enum status add_points(struct writing *w)
{
	for (uint32_t i = 0; i < w->k.npoints; i++)
		if (is_wanted(w, w->k.points[i].p.id))
			TRY_CTX(add_point(w, &w->k.points[i].p), "point %s",
				w->k.points[i].p.id);
	if (!w->n)
		FAIL(NOT_FOUND, "%s has no such point", w->order->dir);
	return STATUS_OK;
}

/* ---- the sidecar ---- */

static bool is_tuned(const json_t *entry)
{
	const char *by =
		json_string_value(json_object_get(json_object_get(entry, "provenance"), "by"));

	return by && !strncmp(by, "tune:", 5);
}

/* Of what is there, entries of other files stay. */
MUST static enum status keep_others(struct writing *w, json_t *root)
{
	json_t *old = json_object_get(root, "entries"), *all = json_array(), *v;
	size_t i;

	json_array_foreach(old, i, v)
	{
		const char *file = json_string_value(json_object_get(v, "file"));
		bool is_same = file && !strcmp(file, w->file);

		if (is_same && !w->order->is_forced && !is_tuned(v)) {
			json_decref(all);
			FAIL(USAGE,
			     "%s/%s is there and was not made by tune; --force "
			     "replaces it",
			     w->order->dir, w->file);
		}
		if (!is_same)
			json_array_append(all, v);
	}
	json_array_extend(all, w->entries);
	json_object_set_new(root, "entries", all);
	return STATUS_OK;
}

MUST static enum status old_root(struct writing *w, const char *path, json_t **out)
{
	struct oracle_file f;
	bool is_there, has_source;

	TRY(file_exists(path, &is_there));
	TRY(file_exists(path_join(w->a, w->order->dir, w->file), &has_source));
	if (has_source && !is_there && !w->order->is_forced)
		FAIL(CONFLICT, "%s/%s is there, and no sidecar; --force replaces it",
		     w->order->dir, w->file);
	if (is_there) {
		TRY(oracle_read(w->a, w->order->dir, &f));
		return json_read_file(path, out);
	}
	*out = json_object();
	json_object_set_new(*out, "schema", json_integer(1));
	json_object_set_new(*out, "kernel", json_string(path_base(w->order->dir)));
	return STATUS_OK;
}

/* What is written is read once more before it is in its place: no file of ours is refused. */
MUST static enum status write_both(struct writing *w)
{
	const char *path = path_join(w->a, w->order->dir, "oracle.json");
	struct buf b = buf_new(w->a);
	json_auto_t *root = NULL;
	struct oracle_file f;

	TRY(old_root(w, path, &root));
	TRY(keep_others(w, root));
	oracle_print(&b, root);
	TRY(oracle_parse(w->a, buf_view(&b), w->order->dir, &f));
	TRY(file_write(path_join(w->a, w->order->dir, w->file), buf_view(&w->text)));
	return file_write(path, buf_view(&b));
}

enum status tune_write(struct arena *a, const struct tune_order *order, const char **file,
		       uint32_t *npoints)
{
	struct writing w = {.a = a,
			    .order = order,
			    .file = oracle_kind_file(order->is_gpu ? ORACLE_CU : ORACLE_C),
			    .text = buf_new(a),
			    .entries = json_array()};
	enum status s = pattern_read(a, order->dir, &w.k);

	if (!s)
		s = add_points(&w);
	if (!s)
		s = write_both(&w);
	json_decref(w.entries);
	*file = path_join(a, order->dir, w.file);
	*npoints = w.n;
	return s;
}
