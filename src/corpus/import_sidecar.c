/* Sidecars of imported graphs: our own, those of the layout before ours, or none. */
#include "base/file.h"
#include "base/sha256.h"
#include "corpus/import_int.h"

#include <string.h>

static void lose(struct map *lost, const char *what)
{
	map_set(lost, str_of(what), 1);
}

static json_t *nothing_known(void)
{
	return json_pack("{s:i, s:s, s:s, s:s, s:s, s:n, s:n, s:{}, s:[], s:[], s:{}, s:[], "
			 "s:{}, s:{}, s:{}, s:[]}",
			 "schema", 1, "graph", "", "text", "", "kind", "inference", "hook",
			 "import", "execs", "kernels", "provenance", "inputs", "outputs",
			 "attrs", "groups", "ops", "nodes", "symbols", "guards");
}

/* [dims, dtype, opts] of the prior layout becomes [dtype, dims, opts]; generators and what
 * was seen there are not taken over. */
static json_t *turned(const json_t *v)
{
	static const char *const keys[] = {"n", "st", "off", "data"};
	const json_t *dims = json_array_get(v, 0), *dtype = json_array_get(v, 1),
		     *opts = json_array_get(v, 2);
	json_t *out, *kept;

	if (!json_is_array(dims) || !json_is_string(dtype))
		return NULL;
	out = json_array();
	kept = json_object();
	for (int i = 0; i < 4; i++)
		if (json_object_get(opts, keys[i]))
			json_object_set(kept, keys[i], json_object_get(opts, keys[i]));
	json_array_append(out, (json_t *)dtype);
	json_array_append(out, (json_t *)dims);
	json_array_append_new(out, kept);
	return out;
}

static json_t *from_prior(const json_t *prior, struct map *lost)
{
	const json_t *inputs = json_object_get(prior, "inputs");
	json_t *out = nothing_known(), *list = json_array();

	for (size_t i = 0; i < json_array_size(inputs); i++) {
		json_t *entry = turned(json_array_get(inputs, i));

		if (!entry)
			break;
		json_array_append_new(list, entry);
	}
	/* All of them or none: they are matched by position. */
	if (json_array_size(list) == json_array_size(inputs))
		json_object_set(out, "inputs", list);
	else
		lose(lost, "entries of inputs that are no [dims, dtype, opts]");
	json_decref(list);
	lose(lost, "storage groups, observations");
	return out;
}

static void lose_all(struct map *lost)
{
	lose(lost, "verdicts and tags: the op table decides");
	lose(lost, "execs: calls are not known");
	lose(lost, "provenance");
}

MUST static enum status read_beside(const char *path, struct map *lost, json_t **out)
{
	bool there = false;
	json_t *v = NULL;

	if (path)
		TRY(file_exists(path, &there));
	if (!there) {
		lose_all(lost);
		lose(lost, "observations, storage groups, offsets");
		*out = nothing_known();
		return STATUS_OK;
	}
	TRY(json_read_file(path, &v));
	if (json_integer_value(json_object_get(v, "schema")) == 1 &&
	    json_is_object(json_object_get(v, "ops"))) {
		*out = v;
		return STATUS_OK;
	}
	lose_all(lost);
	*out = from_prior(v, lost);
	json_decref(v);
	return STATUS_OK;
}

enum status import_sidecar(struct arena *a, const char *beside, const char *name,
			   struct str text, struct map *lost, struct str *out)
{
	struct buf b = buf_new(a);
	struct jsonw w = jsonw_new(&b);
	char hash[SHA256_HEX + 1];
	json_t *v = NULL;

	TRY(read_beside(beside, lost, &v));
	sha256_hex(text, hash);
	json_object_set_new(v, "graph", json_string(name));
	json_object_set_new(v, "text", json_string(hash));
	json_layout(&w, v);
	buf_char(&b, '\n');
	json_decref(v);
	*out = buf_view(&b);
	return STATUS_OK;
}
