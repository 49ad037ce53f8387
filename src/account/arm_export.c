/* assay.results/1: the rows of a run as a file, taken as if the store had given them. */
#include "account/arm_int.h"

#include <string.h>

bool is_export(const json_t *file)
{
	const char *schema = json_string_value(json_object_get(file, "schema"));

	return schema && !strncmp(schema, "assay.results/", strlen("assay.results/"));
}

MUST static enum status text(const json_t *o, const char *key, const char **out)
{
	const json_t *v = json_object_get(o, key);

	*out = json_string_value(v);
	if (!*out && v && !json_is_null(v))
		FAIL(INVALID, "%s is no text", key);
	return STATUS_OK;
}

MUST static enum status needed(const json_t *o, const char *key, const char **out)
{
	TRY(text(o, key, out));
	if (!*out)
		FAIL(INVALID, "%s is missing", key);
	return STATUS_OK;
}

/* A member that is JSON, as the store keeps it. */
static const char *json_of(struct arena *a, const json_t *o, const char *key,
			   const char *absent)
{
	struct buf b = buf_new(a);
	struct jsonw w = jsonw_compact(&b);
	const json_t *v = json_object_get(o, key);

	if (!v || json_is_null(v))
		return absent;
	jsonw_value(&w, v, false);
	return str_cstr(a, buf_view(&b));
}

MUST static enum status read_row(struct arena *a, const json_t *o, struct store_row *r)
{
	const char *status, *cause;

	TRY(needed(o, "kernel", &r->kernel));
	TRY(needed(o, "point", &r->point));
	TRY(needed(o, "provider", &r->provider));
	TRY(needed(o, "status", &status));
	if (!row_status_find(str_of(status), &r->status))
		FAIL(INVALID, "no row has status %s", status);
	TRY(text(o, "cause", &cause));
	r->cause = cause;
	TRY(text(o, "arm", &r->arm));
	TRY(needed(o, "device_uuid", &r->device_uuid));
	TRY(needed(o, "device_kind", &r->device_kind));
	r->process = (int)json_integer_value(json_object_get(o, "process"));
	r->options = json_of(a, o, "options", "{}");
	r->metrics = json_of(a, o, "metrics", "{}");
	r->flags = json_of(a, o, "flags", "{}");
	r->env = json_of(a, o, "env", "{}");
	r->build = json_of(a, o, "build", "{}");
	return STATUS_OK;
}

MUST static enum status read_rows(struct arm_builder *b, const json_t *rows)
{
	struct arena scratch = {0};
	enum status s = STATUS_OK;

	for (size_t i = 0; !s && i < json_array_size(rows); i++) {
		struct arena_mark m = arena_mark(&scratch);
		struct store_row row = {0};

		s = read_row(&scratch, json_array_get(rows, i), &row);
		s = s ? s : arm_add_row(b, &row);
		arena_reset(&scratch, m);
		if (s)
			TRY_CTX(s, "rows[%zu]", i);
	}
	arena_release(&scratch);
	return s;
}

MUST static enum status read_run(struct arm_builder *b, const json_t *o)
{
	struct store_run r = {.id = json_integer_value(json_object_get(o, "id")),
			      .method = (int)json_integer_value(json_object_get(o, "method")),
			      .arms = json_of(b->a, o, "arms", "{}")};

	TRY(needed(o, "state", &r.state));
	TRY(needed(o, "workload", &r.workload));
	TRY(needed(o, "started_at", &r.started_at));
	TRY(text(o, "tag", &r.tag));
	TRY(text(o, "tool", &r.tool));
	TRY(text(o, "corpus", &r.corpus));
	TRY(text(o, "inputs", &r.inputs));
	TRY(text(o, "host", &r.host));
	return arm_take_run(b->a, &r, b->opts, b->arm);
}

MUST static enum status read_floors(struct arm_builder *b, const json_t *floors)
{
	for (size_t i = 0; i < json_array_size(floors); i++) {
		struct arena scratch = {0};
		struct buf text = buf_new(&scratch);
		struct jsonw w = jsonw_compact(&text);

		jsonw_value(&w, json_array_get(floors, i), false);
		enum status s = arm_take_calibration(b->a, str_cstr(&scratch, buf_view(&text)),
						     b->opts, b->arm);

		arena_release(&scratch);
		TRY_CTX(s, "floors[%zu]", i);
	}
	return STATUS_OK;
}

enum status arm_read_export(struct arm_builder *b, const json_t *file)
{
	const char *schema = json_string_value(json_object_get(file, "schema"));

	if (strcmp(schema, "assay.results/1"))
		FAIL(INVALID, "schema %s; this assay reads assay.results/1", schema);
	TRY_CTX(read_run(b, json_object_get(file, "run")), "run");
	TRY(read_floors(b, json_object_get(file, "floors")));
	return read_rows(b, json_object_get(file, "rows"));
}
