/* What index.json of a capture has to be, before anything of it is read. */
#include "corpus/merge_int.h"
#include "corpus/sidecar.h"

#include <string.h>

static const struct json_member members[] = {
	{"schema", JSON_INTEGER, true},     {"model", JSON_STRING, true},
	{"status", JSON_STRING, true},      {"stage", JSON_STRING, false},
	{"reason", JSON_STRING, false},     {"graphs", JSON_ARRAY, true},
	{"name", JSON_STRING, false},       {"config", JSON_OBJECT, false},
	{"provenance", JSON_OBJECT, false}, {"lost", JSON_ARRAY, false}};
static const struct json_member graph_members[] = {{"file", JSON_STRING, true},
						   {"text", JSON_STRING, false},
						   {"kind", JSON_STRING, false},
						   {"execs", JSON_INTEGER, false},
						   {"nodes", JSON_INTEGER, false}};

MUST static enum status check_status(const char *status)
{
	if (strcmp(status, "ok") && strcmp(status, "partial") && strcmp(status, "failed"))
		FAIL(INVALID, "status: ok, partial or failed is wanted, not '%s'", status);
	return STATUS_OK;
}

MUST static enum status check_graph(const json_t *g)
{
	const char *kind = json_string_value(json_object_get(g, "kind"));
	int64_t execs;

	if (json_is_string(g))
		return STATUS_OK;
	TRY(json_check_members(g, graph_members,
			       sizeof(graph_members) / sizeof(*graph_members)));
	if (kind && !sidecar_is_kind(kind))
		FAIL(INVALID, "kind: inference, forward or backward is wanted, not '%s'", kind);
	return sidecar_count(g, "execs", &execs);
}

enum status merge_check_index(const json_t *index)
{
	const json_t *graphs = json_object_get(index, "graphs");
	json_int_t schema = json_integer_value(json_object_get(index, "schema"));

	TRY(json_check_members(index, members, sizeof(members) / sizeof(*members)));
	if (schema != 1)
		FAIL(INVALID, "schema: 1 is wanted, not %lld", (long long)schema);
	TRY(check_status(json_string_value(json_object_get(index, "status"))));
	for (size_t i = 0; i < json_array_size(graphs); i++)
		TRY_CTX(check_graph(json_array_get(graphs, i)), "graphs[%zu]", i);
	return STATUS_OK;
}
