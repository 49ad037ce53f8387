/* Sidecars and accountings of elsewhere. */
#include "account/accounting.h"

#include "account/comparable.h"
#include "base/file.h"
#include "base/json.h"
#include "base/sha256.h"
#include "corpus/tree.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { FILE_BYTES = 64 << 20 };

struct reader {
	struct arena *a;
	const struct accounting_opts *o;
	struct inventories *all;
	struct accounting *out;
	VEC(struct cost) costs; /* by number of the extern */
	struct map seen;        /* identities */
	const char *file;       /* for messages */
};

/* ---- counts ---- */

MUST static enum status read_count(const struct reader *r, const json_t *v, const char *what,
				   int64_t *out)
{
	if (!json_is_integer(v) || json_integer_value(v) <= 0)
		FAIL(INVALID, "%s: the count of %s is no integer above 0", r->file, what);
	*out = json_integer_value(v);
	return STATUS_OK;
}

MUST static enum status add_fusible(struct reader *r, struct inventory *m, const json_t *v)
{
	const char *key;
	json_t *count;
	int64_t n;

	if (!json_is_object(v))
		FAIL(INVALID, "%s: fusible is no object of counts by key", r->file);
	json_object_foreach((json_t *)v, key, count)
	{
		TRY(read_count(r, count, key, &n));
		inventory_add_use(r->all, m, false, inventories_point(r->all, str_of(key)), n,
				  n);
	}
	return STATUS_OK;
}

static void add_extern(struct reader *r, struct inventory *m, const char *id, int64_t n,
		       double us, const char *cause)
{
	uint32_t e = inventories_extern(r->all, str_of(id), (struct str){0});
	struct cost none = {.us = (double)NAN, .r = (double)NAN, .k = 1, .cause = "absent"};

	while (r->costs.n <= e)
		vec_push(&r->costs, r->a, none);
	if (us > 0)
		r->costs.p[e] = (struct cost){.us = us, .r = (double)NAN, .k = 1};
	else
		r->costs.p[e].cause = cause;
	inventory_add_use(r->all, m, true, e, n, n);
}

/* A price is the model's own there, so the line is, too. */
MUST static enum status add_sidecar_extern(struct reader *r, struct inventory *m,
					   const char *id, const json_t *v)
{
	double us = (double)NAN;
	const char *flaw =
		price_flaw(json_object_get(v, "baseline_us"), (double)NAN, true, &us);
	struct arena tmp = {0};
	int64_t n;

	TRY(read_count(r, json_object_get(v, "count"), id, &n));
	add_extern(r, m, arena_printf(&tmp, STR_FMT " %s", STR_ARG(m->model), id), n,
		   flaw ? (double)NAN : us, flaw);
	arena_release(&tmp);
	return STATUS_OK;
}

MUST static enum status add_externs(struct reader *r, struct inventory *m, const json_t *v)
{
	const char *id;
	json_t *e;

	if (!json_is_object(v))
		FAIL(INVALID, "%s: extern is no object by id", r->file);
	json_object_foreach((json_t *)v, id, e) TRY(add_sidecar_extern(r, m, id, e));
	return STATUS_OK;
}

static int64_t count_or_none(const json_t *v)
{
	return json_is_array(v) ? (int64_t)json_array_size(v) : json_integer_value(v);
}

/* The externs of a tree are one line, with those that have no price on another. */
MUST static enum status add_extern_total(struct reader *r, struct inventory *m, const json_t *v)
{
	int64_t all = json_integer_value(json_object_get(v, "extern_occurrences")),
		unpriced = count_or_none(json_object_get(v, "extern_unpriced"));
	double total = 0;
	const char *flaw =
		price_flaw(json_object_get(v, "extern_total_us"), (double)NAN, true, &total);
	struct arena tmp = {0};

	if (unpriced < 0 || all < unpriced)
		FAIL(INVALID, "%s: %lld of %lld externs are unpriced", r->file,
		     (long long)unpriced, (long long)all);
	if (all > unpriced)
		add_extern(r, m, arena_printf(&tmp, STR_FMT " externs", STR_ARG(m->model)),
			   all - unpriced,
			   flaw ? (double)NAN : total / (double)(all - unpriced), flaw);
	if (unpriced)
		add_extern(r, m, arena_printf(&tmp, STR_FMT " unpriced", STR_ARG(m->model)),
			   unpriced, (double)NAN, "unpriced there");
	arena_release(&tmp);
	return STATUS_OK;
}

static void add_trace_errors(struct reader *r, struct inventory *m, const json_t *v)
{
	int64_t n = count_or_none(v);

	for (int64_t i = 0; i < n; i++) {
		const char *words = json_string_value(json_array_get(v, (size_t)i));

		inventory_add_error(r->all, m, "trace", (struct str){0},
				    str_of(words ? words : "of the capture"));
	}
}

/* ---- graph launches ---- */

/* Of the corpus's capture of the same model; -1: it has none, or does not know. */
static int64_t launches_of(const struct reader *r, struct str model, uint32_t *graphs)
{
	struct arena tmp = {0};
	json_t *m = NULL;
	int64_t n = -1;

	*graphs = 1;
	if (r->o->corpus &&
	    !json_read_file(arena_printf(&tmp, "%s/models/" STR_FMT "/manifest.json",
					 r->o->corpus, STR_ARG(model)),
			    &m)) {
		const json_t *list = json_object_get(m, "graphs");

		*graphs = (uint32_t)json_array_size(list);
		n = 0;
		for (size_t i = 0; i < json_array_size(list) && n >= 0; i++) {
			const json_t *e = json_object_get(json_array_get(list, i), "execs");

			n = json_is_integer(e) ? n + json_integer_value(e) : -1;
		}
		json_decref(m);
	}
	status_clear(); /* a model that the corpus lacks has no launches to tell */
	arena_release(&tmp);
	return n;
}

static void set_launches(const struct reader *r, struct inventory *m, const json_t *v)
{
	const json_t *n = json_object_get(v, "n_graphs");

	m->kernels = -1;
	if (json_is_integer(n) && json_integer_value(n) >= 0) {
		m->ngraphs = (uint32_t)json_integer_value(n);
		m->launches = json_integer_value(n);
		return;
	}
	m->launches = launches_of(r, m->model, &m->ngraphs);
}

/* ---- a model ---- */

/* "hf/infer/a--b": a slash in a name would be a folder. */
static const char *identity_of(struct arena *a, const json_t *v)
{
	static const char *const keys[] = {"suite", "mode", "model"};
	struct buf b = buf_new(a);

	for (int i = 0; i < 3; i++) {
		const char *part = json_string_value(json_object_get(v, keys[i]));

		if (!part)
			return NULL;
		buf_cstr(&b, i ? "/" : "");
		for (; *part; part++)
			buf_cstr(&b, *part == '/' ? "--" : (char[]){*part, 0});
	}
	return str_cstr(a, buf_view(&b));
}

MUST static enum status check_hardware(struct reader *r, const json_t *v)
{
	const char *said = json_string_value(json_object_get(v, "hardware"));

	if (!said)
		return STATUS_OK;
	if (r->out->hardware && !is_same_hardware(r->out->hardware, said))
		FAIL(INVALID, "%s is of hardware %s, others of %s", r->file, said,
		     r->out->hardware);
	if (!r->out->hardware)
		r->out->hardware = str_cstr(r->a, str_of(said));
	return STATUS_OK;
}

/* want: what its place or a manifest says it is. */
MUST static enum status add_model(struct reader *r, const char *want, const json_t *v)
{
	const char *said = identity_of(r->a, v);

	if (said && want && strcmp(said, want) != 0)
		FAIL(INVALID, "%s is listed as %s, and says it is %s", r->file, want, said);
	const char *id = said ? said : want;

	if (!id)
		FAIL(INVALID, "%s: which suite, mode and model it is of is not said", r->file);
	if (!map_set(&r->seen, str_of(id), 1))
		FAIL(INVALID, "%s: %s is there twice", r->file, id);
	TRY(check_hardware(r, v));
	if (r->o->wanted && !r->o->wanted(r->o->ctx, str_of(id)))
		return STATUS_OK;
	struct inventory *m = inventories_model(r->all, str_of(id));

	m->is_unverified = r->out->is_unverified;
	set_launches(r, m, v);
	TRY(add_fusible(r, m, json_object_get(v, "fusible")));
	if (json_object_get(v, "extern"))
		TRY(add_externs(r, m, json_object_get(v, "extern")));
	else
		TRY(add_extern_total(r, m, v));
	add_trace_errors(r, m, json_object_get(v, "trace_errors"));
	return STATUS_OK;
}

MUST static enum status read_lenient(struct reader *r, const char *path, json_t **out)
{
	struct arena tmp = {0};
	struct str text;
	enum status s = file_read(&tmp, path, FILE_BYTES, &text);

	if (!s)
		s = json_read_lenient(text, path, out);
	arena_release(&tmp);
	r->file = path;
	return s;
}

/* ---- sidecars ---- */

MUST static enum status check_digest(struct reader *r, const json_t *entry, const json_t *v)
{
	const char *want = json_string_value(json_object_get(entry, "digest"));
	struct arena tmp = {0};
	struct buf b = buf_new(&tmp);
	char hex[SHA256_HEX + 1];

	json_canonical(&b, v);
	sha256_hex(buf_view(&b), hex);
	arena_release(&tmp);
	if (!want || strcmp(want, hex) != 0)
		FAIL(INVALID, "%s has the digest %s, its manifest says %s", r->file, hex,
		     want ? want : "none");
	return STATUS_OK;
}

MUST static enum status add_sidecar(struct reader *r, const char *dir, struct str name,
				    const json_t *manifest)
{
	const json_t *entry =
		json_object_get(json_object_get(manifest, "files"), str_cstr(r->a, name));
	json_t *v = NULL;

	TRY(read_lenient(r, path_join(r->a, dir, str_cstr(r->a, name)), &v));
	enum status s = STATUS_OK;

	if (manifest && !entry)
		s = status_tell(STATUS_INVALID, 1, __FILE__, __LINE__,
				"%s is not in the manifest", r->file);
	if (!s && manifest)
		s = check_digest(r, entry, v);
	if (!s)
		s = add_model(r, json_string_value(json_object_get(entry, "identity")), v);
	json_decref(v);
	return s;
}

MUST static enum status check_manifest(const char *path, const json_t *m)
{
	const char *status = json_string_value(json_object_get(m, "status"));

	if (json_integer_value(json_object_get(m, "version")) != 1)
		FAIL(INVALID, "%s: version 1 is wanted", path);
	if (!status || strcmp(status, "complete") != 0)
		FAIL(INVALID, "%s: its status is %s, not complete", path,
		     status ? status : "not said");
	return STATUS_OK;
}

MUST static enum status add_sidecars(struct reader *r, const char *dir, const struct str *names,
				     size_t n, const json_t *manifest)
{
	size_t listed = json_object_size(json_object_get(manifest, "files")), read = 0;

	for (size_t i = 0; i < n; i++) {
		if (!str_ends(names[i], ".json") || names[i].p[0] == '_')
			continue;
		TRY(add_sidecar(r, dir, names[i], manifest));
		read++;
	}
	if (manifest && read != listed)
		FAIL(INVALID, "%s: %zu files, its manifest lists %zu", dir, read, listed);
	return STATUS_OK;
}

MUST static enum status read_sidecars(struct reader *r, const char *dir,
				      const struct str *names, size_t n)
{
	const char *path = path_join(r->a, dir, "_metadata.json");
	json_t *manifest = NULL;
	bool there;

	TRY(file_exists(path, &there));
	r->out->is_unverified = !there;
	if (there)
		TRY(json_read_file(path, &manifest));
	enum status s = there ? check_manifest(path, manifest) : STATUS_OK;

	if (!s)
		s = add_sidecars(r, dir, names, n, manifest);
	json_decref(manifest);
	return s;
}

/* ---- accountings ---- */

MUST static enum status read_leaf(struct reader *r, const char *path, const char *identity)
{
	json_t *v = NULL;

	TRY(read_lenient(r, path, &v));
	enum status s = json_integer_value(json_object_get(v, "schema_version")) == 2
				? add_model(r, identity, v)
				: status_tell(STATUS_INVALID, 1, __FILE__, __LINE__,
					      "%s: schema_version 2 is wanted", path);

	json_decref(v);
	return s;
}

MUST static enum status read_tree(struct reader *r, const char *dir, const char *prefix,
				  int depth)
{
	struct str *names;
	size_t n;

	TRY(file_list(r->a, dir, &names, &n));
	for (size_t i = 0; i < n; i++) {
		const char *name = str_cstr(r->a, names[i]);
		const char *path = path_join(r->a, dir, name);
		const char *id = arena_printf(r->a, "%s%s%s", prefix, *prefix ? "/" : "", name);

		if (depth < 2)
			TRY(read_tree(r, path, id, depth + 1));
		else if (str_ends(names[i], ".json"))
			TRY(read_leaf(
				r, path,
				str_cstr(r->a, str_slice(str_of(id), 0, strlen(id) - 5))));
	}
	return STATUS_OK;
}

MUST static enum status add_legacy(struct reader *r, const json_t *root)
{
	const json_t *models = json_object_get(root, "models");
	const char *id;
	json_t *v;

	if (json_integer_value(json_object_get(root, "schema_version")) != 1 ||
	    !json_is_object(models))
		FAIL(INVALID, "%s: schema_version 1 with models is wanted", r->file);
	TRY(check_hardware(r, root));
	json_object_foreach((json_t *)models, id, v) TRY(add_model(r, id, v));
	return STATUS_OK;
}

MUST static enum status read_legacy(struct reader *r, const char *path)
{
	json_t *root = NULL;

	TRY(read_lenient(r, path, &root));
	enum status s = add_legacy(r, root);

	json_decref(root);
	return s;
}

/* A folder of JSON files is one of sidecars, a folder of folders a tree. */
MUST static enum status read_folder(struct reader *r, const char *dir)
{
	struct str *names;
	size_t n;

	TRY(file_list(r->a, dir, &names, &n));
	for (size_t i = 0; i < n; i++)
		if (str_ends(names[i], ".json"))
			return read_sidecars(r, dir, names, n);
	return read_tree(r, dir, "", 0);
}

static int by_model(const void *x, const void *y)
{
	return str_cmp(((const struct inventory *)x)->model,
		       ((const struct inventory *)y)->model);
}

enum status accounting_read(const char *path, const struct accounting_opts *o,
			    struct inventories *all, struct accounting *out)
{
	struct reader r = {.a = all->arena,
			   .o = o,
			   .all = all,
			   .out = out,
			   .seen = map_new(all->arena),
			   .file = path};

	*out = (struct accounting){0};
	if (str_ends(str_of(path), ".json"))
		TRY(read_legacy(&r, path));
	else
		TRY(read_folder(&r, path));
	if (!r.seen.n)
		FAIL(INVALID, "%s has no model", path);
	if (all->models.n)
		qsort(all->models.p, all->models.n, sizeof(*all->models.p), by_model);
	out->externs = r.costs.p;
	return STATUS_OK;
}
