/* Sidecars: the file, its entries, and what a verification of one was of. */
#include "base/file.h"
#include "base/map.h"
#include "provider/oracle_int.h"

#include <stdio.h>
#include <string.h>

enum { SIDECAR_MAX = 16 << 20, IMAGE_MAX = 256 << 20, SIGNATURE_MAX = 1024 };

static const char *const files[ORACLE_KINDS] = {
	[ORACLE_CU] = "oracle.cu", [ORACLE_CUBIN] = "oracle.cubin", [ORACLE_C] = "oracle.c",
	[ORACLE_SO] = "oracle.so", [ORACLE_PY] = "oracle.py",
};

const char *oracle_kind_file(enum oracle_kind k)
{
	return files[k];
}

enum oracle_kind oracle_kind_of(const char *file)
{
	for (int i = 0; i < ORACLE_KINDS; i++)
		if (!strcmp(file, files[i]))
			return (enum oracle_kind)i;
	return ORACLE_KINDS;
}

/* Of so many digits and no more. */
static bool is_hex(const char *s, size_t n)
{
	return strlen(s) == n && strspn(s, "0123456789abcdef") == n;
}

/* ---- members of an entry ---- */

MUST static enum status read_file(const struct oracle_reader *r, const char *where,
				  const json_t *o, struct oracle_entry *e)
{
	bool is_prebuilt;

	TRY(oracle_text(r, where, o, "file", &e->file));
	e->kind = oracle_kind_of(e->file);
	if (e->kind == ORACLE_KINDS)
		return oracle_bad(r, arena_printf(r->a, "%s.file", where),
				  "\"%s\" is none of oracle.cu oracle.cubin oracle.c oracle.so "
				  "oracle.py",
				  e->file);
	is_prebuilt = e->kind == ORACLE_SO || e->kind == ORACLE_CUBIN;
	TRY(oracle_text_or_null(r, where, o, "sha256", &e->sha256));
	if (is_prebuilt != (e->sha256 != NULL) || (e->sha256 && !is_hex(e->sha256, SHA256_HEX)))
		return oracle_bad(r, arena_printf(r->a, "%s.sha256", where),
				  is_prebuilt ? "64 digits are wanted with %s"
					      : "none is wanted with %s, which is compiled",
				  e->file);
	return STATUS_OK;
}

MUST static enum status read_params(const struct oracle_reader *r, const char *where,
				    const json_t *o, struct oracle_entry *e)
{
	json_t *list = json_object_get(o, "params"), *v;
	struct oracle_param *out =
		arena_array(r->a, struct oracle_param, json_object_size(list) + 1);
	const char *key;

	e->params = out;
	if (list && !json_is_null(list) && !json_is_object(list))
		return oracle_bad(r, arena_printf(r->a, "%s.params", where),
				  "an object is wanted");
	json_object_foreach(list, key, v)
	{
		const char *at = arena_printf(r->a, "%s.params.%s", where, key);
		struct oracle_name n;

		if (!oracle_is_identifier(key) || oracle_name(str_of(key), &n) ||
		    !strcmp(key, "sms") || !strcmp(key, "threads"))
			return oracle_bad(r, at, "no name of its own");
		if (!json_is_integer(v))
			return oracle_bad(r, at, "an integer is wanted");
		out[e->nparams++] = (struct oracle_param){arena_printf(r->a, "%s", key),
							  json_integer_value(v)};
	}
	return STATUS_OK;
}

MUST static enum status read_temp(const struct oracle_reader *r, const char *where,
				  const json_t *o, struct oracle_temp *out)
{
	static const char *const words[] = {"name", "bytes", NULL};
	struct oracle_name n;

	TRY(oracle_known(r, where, o, words));
	TRY(oracle_text(r, where, o, "name", &out->name));
	if (!oracle_is_identifier(out->name) || oracle_name(str_of(out->name), &n))
		return oracle_bad(r, arena_printf(r->a, "%s.name", where),
				  "\"%s\" is no name of its own", out->name);
	return oracle_expression(r, arena_printf(r->a, "%s.bytes", where),
				 json_object_get(o, "bytes"), &out->bytes);
}

MUST static enum status read_temps(const struct oracle_reader *r, const char *where,
				   const json_t *o, struct oracle_entry *e)
{
	const json_t *list = json_object_get(o, "temps"), *v;
	struct oracle_temp *out =
		arena_array(r->a, struct oracle_temp, json_array_size(list) + 1);
	struct map seen = map_new(r->a);
	size_t i;

	e->temps = out;
	if (list && !json_is_null(list) && !json_is_array(list))
		return oracle_bad(r, arena_printf(r->a, "%s.temps", where), "a list is wanted");
	json_array_foreach(list, i, v)
	{
		const char *at = arena_printf(r->a, "%s.temps[%zu]", where, i);

		TRY(read_temp(r, at, v, &out[i]));
		if (!map_set(&seen, str_of(out[i].name), i))
			return oracle_bad(r, at, "%s is there twice", out[i].name);
		e->ntemps++;
	}
	return STATUS_OK;
}

/* ---- for which points ---- */

static bool is_scalar_word(const char *s)
{
	static const char *const words[] = {"int", "float", "complex", "floats", NULL};

	for (int i = 0; words[i]; i++)
		if (!strcmp(s, words[i]))
			return true;
	return false;
}

/* "bf16 3 permuted @0" */
static bool is_class_word(const char *s)
{
	static const char *const layouts[] = {"contiguous", "channels-last", "permuted",
					      "broadcast", "other"};
	char dtype[16], layout[16];
	int rank, group, end = 0;

	if (is_scalar_word(s))
		return true;
	if (sscanf(s, "%15s %2d %15s%n", dtype, &rank, layout, &end) != 3 ||
	    dtype_find(str_of(dtype)) == DTYPE_none || rank < 0 || rank > RANK_MAX)
		return false;
	if (s[end] && (sscanf(s + end, " @%4d%n", &group, &rank) != 1 || s[end + rank]))
		return false;
	for (size_t i = 0; i < sizeof(layouts) / sizeof(*layouts); i++)
		if (!strcmp(layout, layouts[i]))
			return true;
	return false;
}

MUST static enum status read_ids(const struct oracle_reader *r, const char *where,
				 const struct oracle_entry *e)
{
	struct map seen = map_new(r->a);

	for (uint32_t i = 0; i < e->npoints; i++) {
		const char *at = arena_printf(r->a, "%s.points[%u]", where, i);

		if (!is_hex(e->points[i], 12))
			return oracle_bad(r, at, "\"%s\" is no id of a point", e->points[i]);
		if (!map_set(&seen, str_of(e->points[i]), i))
			return oracle_bad(r, at, "%s is there twice", e->points[i]);
	}
	return STATUS_OK;
}

MUST static enum status read_points(const struct oracle_reader *r, const char *where,
				    const json_t *o, struct oracle_entry *e)
{
	TRY(oracle_texts(r, where, o, "points", &e->points, &e->npoints));
	TRY(oracle_texts(r, where, o, "class", &e->signature, &e->nsignature));
	const json_t *class = json_object_get(o, "class");
	bool has_class = class && !json_is_null(class);

	if ((e->npoints > 0) == has_class)
		return oracle_bad(r, where, "points or class: one of the two");
	TRY(read_ids(r, where, e));
	if (e->nsignature > SIGNATURE_MAX)
		return oracle_bad(r, where, "a class of more than %d words", SIGNATURE_MAX);
	for (uint32_t i = 0; i < e->nsignature; i++)
		if (!is_class_word(e->signature[i]))
			return oracle_bad(r, arena_printf(r->a, "%s.class[%u]", where, i),
					  "\"%s\" is neither like \"f32 2 contiguous\" nor a "
					  "scalar's type",
					  e->signature[i]);
	return STATUS_OK;
}

/* ---- rules ---- */

MUST static enum status read_rules(const struct oracle_reader *r, const char *where,
				   const json_t *o, struct oracle_entry *e)
{
	const char *scope, *rng;

	TRY(oracle_text(r, where, o, "scope", &scope));
	e->is_full = !strcmp(scope, "full");
	if (!json_is_false(json_object_get(o, "fast_math")))
		return oracle_bad(r, arena_printf(r->a, "%s.fast_math", where),
				  "it must be false: values are to be those of the graph");
	TRY(oracle_text_or_null(r, where, o, "rng", &rng));
	if (rng && strcmp(rng, "none") && strcmp(rng, "repro"))
		return oracle_bad(r, arena_printf(r->a, "%s.rng", where),
				  "\"none\", or \"repro\" for the graph's own stream");
	TRY(oracle_texts(r, where, o, "options", &e->options, &e->noptions));
	return oracle_options(r, where, e);
}

MUST static enum status read_provenance(const struct oracle_reader *r, const char *where,
					const json_t *o, struct oracle_entry *e)
{
	static const char *const words[] = {"by",     "tool",     "method", "verified_at",
					    "points", "seeds",    "device", "driver",
					    "digest", "measured", NULL};
	const json_t *p = json_object_get(o, "provenance");
	const json_t *method = json_object_get(p, "method");
	const char *at = arena_printf(r->a, "%s.provenance", where), *digest;

	if (!p)
		return oracle_bad(r, at, "it is missing");
	TRY(oracle_known(r, at, p, words));
	TRY(oracle_text(r, at, p, "by", &e->by));
	if (strcmp(e->by, "hand") && strncmp(e->by, "tune:", 5))
		return oracle_bad(r, arena_printf(r->a, "%s.by", at),
				  "\"hand\", or \"tune:\" and a schedule");
	TRY(oracle_text_or_null(r, at, p, "verified_at", &e->verified_at));
	TRY(oracle_text_or_null(r, at, p, "digest", &digest));
	e->verified_digest = digest ? digest : "";
	e->verified_method = (int)json_integer_value(method);
	e->verified_points = json_integer_value(json_object_get(p, "points"));
	return STATUS_OK;
}

/* ---- entries ---- */

/* The entry without its provenance, in one spelling. */
static void say(const struct oracle_reader *r, const json_t *o, struct oracle_entry *e)
{
	json_auto_t *copy = json_copy((json_t *)o);
	struct buf b = buf_new(r->a);
	struct jsonw w = jsonw_compact(&b);

	json_object_del(copy, "provenance");
	jsonw_value(&w, copy, true);
	sha256_hex(buf_view(&b), e->said);
}

MUST static enum status read_entry(struct oracle_reader *r, const char *where, const json_t *o,
				   struct oracle_entry *e)
{
	static const char *const words[] = {"id",     "file",       "hardware", "sha256",
					    "points", "class",      "params",   "options",
					    "temps",  "launches",   "scope",    "fast_math",
					    "rng",    "provenance", NULL};

	r->entry = e;
	TRY(oracle_known(r, where, o, words));
	TRY(oracle_text(r, where, o, "id", &e->id));
	TRY(read_file(r, where, o, e));
	TRY(oracle_text(r, where, o, "hardware", &e->hardware));
	TRY(read_points(r, where, o, e));
	TRY(read_params(r, where, o, e));
	TRY(read_temps(r, where, o, e));
	TRY(oracle_launches(r, where, o, e));
	TRY(read_rules(r, where, o, e));
	TRY(read_provenance(r, where, o, e));
	say(r, o, e);
	return STATUS_OK;
}

MUST static enum status read_entries(struct oracle_reader *r, const json_t *list,
				     struct oracle_file *out)
{
	struct oracle_entry *e =
		arena_array(r->a, struct oracle_entry, json_array_size(list) + 1);
	struct map ids = map_new(r->a);
	const json_t *v;
	size_t i;

	out->entries = e;
	if (!json_array_size(list))
		return oracle_bad(r, "entries", "a list of at least one is wanted");
	json_array_foreach(list, i, v)
	{
		const char *where = arena_printf(r->a, "entries[%zu]", i);

		TRY(read_entry(r, where, v, &e[i]));
		const uint64_t *k = map_find(&ids, str_of(e[i].id));

		if (k)
			return oracle_bad(r, arena_printf(r->a, "%s.id", where),
					  "%s is entries[%llu], too", e[i].id,
					  (unsigned long long)*k);
		map_set(&ids, str_of(e[i].id), i);
		out->nentries++;
	}
	return STATUS_OK;
}

MUST static enum status read_root(struct oracle_reader *r, const json_t *o,
				  struct oracle_file *out)
{
	static const char *const words[] = {"schema", "kernel", "entries", NULL};
	const char *kernel;

	TRY(oracle_known(r, "the file", o, words));
	if (json_integer_value(json_object_get(o, "schema")) != 1)
		return oracle_bad(r, "schema", "1 is wanted");
	TRY(oracle_text(r, "the file", o, "kernel", &kernel));
	if (strcmp(kernel, path_base(out->dir)))
		return oracle_bad(r, "kernel", "\"%s\", in the folder of %s", kernel,
				  path_base(out->dir));
	return read_entries(r, json_object_get(o, "entries"), out);
}

enum status oracle_parse(struct arena *a, struct str text, const char *dir,
			 struct oracle_file *out)
{
	struct oracle_reader r = {.a = a, .path = path_join(a, dir, "oracle.json")};
	json_auto_t *o = NULL;

	*out = (struct oracle_file){.dir = arena_printf(a, "%s", dir), .path = r.path};
	TRY(json_read_text(text, r.path, &o));
	return read_root(&r, o, out);
}

enum status oracle_read(struct arena *a, const char *dir, struct oracle_file *out)
{
	struct str text;

	TRY(file_read(a, path_join(a, dir, "oracle.json"), SIDECAR_MAX, &text));
	return oracle_parse(a, text, dir, out);
}

/* ---- verification ---- */

enum status oracle_digest(const struct oracle_file *f, const struct oracle_entry *e,
			  char hex[SHA256_HEX + 1])
{
	struct arena a = {0};
	struct str bytes;
	uint32_t n;
	const struct oracle_header *headers = oracle_headers(&n);
	enum status s = file_read(&a, path_join(&a, f->dir, e->file), IMAGE_MAX, &bytes);

	if (!s && (e->kind == ORACLE_CU || e->kind == ORACLE_C))
		s = oracle_includes(path_join(&a, f->dir, e->file), e->kind, bytes);
	if (!s) {
		oracle_text_digest(bytes, e->kind, headers, n, hex);
		sha256_hex(str_of(arena_printf(&a, "%s %s", hex, e->said)), hex);
	}
	arena_release(&a);
	return s;
}

enum status oracle_doubt(const struct oracle_file *f, const struct oracle_entry *e, int method,
			 const char **why)
{
	char digest[SHA256_HEX + 1];

	*why = "never";
	if (!e->verified_at)
		return STATUS_OK;
	TRY(oracle_digest(f, e, digest));
	*why = strcmp(digest, e->verified_digest) ? "changed"
	       : e->verified_method != method     ? "method"
						  : NULL;
	return STATUS_OK;
}
