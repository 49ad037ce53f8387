/* Two headlines over the models that both have. */
#include "account/rollup_int.h"
#include "account/rollup_list.h"
#include "base/json.h"
#include "base/stat.h"

#include <math.h>
#include <string.h>

struct both {
	struct stat_sum now, then;
};

static const struct rollup_model *find(const struct rollup *r, const struct map *in_set,
				       const char *name)
{
	for (uint32_t i = 0; i < r->nmodels; i++)
		if (str_is(r->models[i].inventory->model, name) &&
		    rollup_is_in_set(in_set, &r->models[i]) &&
		    r->models[i].state != ROLLUP_INCOMPLETE)
			return &r->models[i];
	return NULL;
}

/* The models of its headline are named in its set. */
MUST static enum status their_models(struct arena *a, const json_t *root, struct map *out)
{
	const json_t *names = json_object_get(json_object_get(root, "set"), "models"),
		     *models = json_object_get(root, "models");
	const char *schema = json_string_value(json_object_get(root, "schema"));

	if (!schema || strcmp(schema, "assay.rollup/1") != 0 || !json_is_array(names))
		FAIL(INVALID, "no report of assay.rollup/1");
	*out = map_new(a);
	for (size_t i = 0; i < json_array_size(names); i++)
		map_set(out, str_copy(a, str_of(json_string_value(json_array_get(names, i)))),
			UINT64_MAX);
	for (size_t i = 0; i < json_array_size(models); i++) {
		const json_t *m = json_array_get(models, i);
		uint64_t *at =
			map_find(out, str_of(json_string_value(json_object_get(m, "model"))));

		if (at)
			*at = i;
	}
	return STATUS_OK;
}

MUST static enum status compare(struct arena *a, const struct rollup *r,
				const struct map *in_set, const json_t *root,
				struct rollup_against *out)
{
	struct map theirs;
	struct both sum = {0};

	TRY(their_models(a, root, &theirs));
	out->left = arena_array(a, const char *, theirs.n + 1);
	out->joined = arena_array(a, const char *, r->nmodels + 1);
	for (uint32_t i = 0; i < theirs.n; i++) {
		const char *name = str_cstr(a, theirs.entries[i].key);
		const struct rollup_model *m = find(r, in_set, name);
		const json_t *row = json_array_get(json_object_get(root, "models"),
						   (size_t)theirs.entries[i].value);
		const json_t *l = json_object_get(row, "l");

		if (!json_is_number(l))
			FAIL(INVALID, "%s is in its set, and has no l", name);
		if (!m) {
			out->left[out->nleft++] = name;
			continue;
		}
		out->k++;
		stat_add(&sum.now, m->l);
		stat_add(&sum.then, json_number_value(l));
	}
	for (uint32_t i = 0; i < r->nmodels; i++) {
		const char *name = str_cstr(a, r->models[i].inventory->model);

		if (find(r, in_set, name) && !map_find(&theirs, str_of(name)))
			out->joined[out->njoined++] = name;
	}
	out->now = out->k ? stat_total(&sum.now) / out->k : (double)NAN;
	out->then = out->k ? stat_total(&sum.then) / out->k : (double)NAN;
	return STATUS_OK;
}

enum status rollup_against_read(struct arena *a, const struct rollup *r,
				const struct map *in_set, const char *path,
				struct rollup_against *out)
{
	json_t *root = NULL;

	*out = (struct rollup_against){.path = path};
	TRY(json_read_file(path, &root));
	enum status s = compare(a, r, in_set, root, out);

	json_decref(root);
	TRY_CTX(s, "%s", path);
	return STATUS_OK;
}
