/* Counting a corpus. */
#include "corpus/summary.h"

#include "base/file.h"
#include "base/json.h"
#include "corpus/tree.h"

#include <string.h>

static struct str copy(struct arena *a, const json_t *v)
{
	return str_copy(a, str_of(json_string_value(v)));
}

static void note_references(struct summary *s, const struct summary_model *row,
			    const json_t *patterns)
{
	for (size_t i = 0; i < json_array_size(patterns); i++)
		usage_add_reference(&s->usage, row->key,
				    str_of(json_string_value(json_array_get(patterns, i))));
	if (!row->graphs && !str_is(row->status, "failed"))
		vec_push(&s->usage.without_graphs, s->a, row->key);
}

MUST static enum status add_model(void *ctx, const char *dir, const char *key)
{
	struct summary *s = ctx;
	const char *path = path_join(s->a, dir, "manifest.json");
	json_t *m;
	bool there;

	TRY(file_exists(path, &there));
	if (!there) {
		vec_push(&s->usage.without_manifest, s->a, str_copy(s->a, str_of(key)));
		return STATUS_OK;
	}
	if (json_read_file(path, &m)) {
		status_clear();
		vec_push(&s->usage.unreadable, s->a, str_of(path));
		return STATUS_OK;
	}
	const json_t *graphs = json_object_get(m, "graphs"),
		     *unkeyed = json_object_get(m, "unkeyed");
	struct summary_model row = {
		.key = str_copy(s->a, str_of(key)),
		.status = copy(s->a, json_object_get(m, "status")),
		.stage = copy(s->a, json_object_get(m, "stage")),
		.reason = copy(s->a, json_object_get(m, "reason")),
		.graphs = (uint32_t)json_array_size(graphs),
		.kernels = (uint32_t)json_array_size(json_object_get(m, "patterns")),
		.unkeyed = (uint32_t)json_array_size(unkeyed),
	};

	for (size_t i = 0; i < json_array_size(graphs); i++)
		row.regions += (uint32_t)json_integer_value(
			json_object_get(json_array_get(graphs, i), "regions"));
	if (json_array_size(unkeyed) && str_is(row.status, "partial"))
		row.reason = copy(s->a, json_object_get(json_array_get(unkeyed, 0), "reason"));
	note_references(s, &row, json_object_get(m, "patterns"));
	map_set(&s->by_key, row.key, s->models.n);
	vec_push(&s->models, s->a, row);
	json_decref(m);
	return STATUS_OK;
}

static struct summary_count *family_count(struct summary *s, struct str name)
{
	uint32_t i = 0;

	while (i < s->families.n && !str_eq(s->families.p[i].name, name))
		i++;
	if (i == s->families.n)
		vec_push(&s->families, s->a, ((struct summary_count){name, 0, 0}));
	return &s->families.p[i];
}

MUST static enum status count_kernel(struct summary *s, const struct summary_kernel *k)
{
	uint32_t points = k->used_by[0] + k->used_by[1] + k->used_by[2];

	s->kernels++;
	s->quarantined += k->is_quarantined;
	s->points += points;
	TRY(usage_add_points(&s->usage, k->used_by, k->occurrences));
	for (int i = 0; i < SUMMARY_SIZES; i++) {
		s->sizes[i].points += k->sizes[i];
		s->sizes[i].kernels += k->sizes[i] > 0;
	}
	for (uint32_t i = 0; i < k->families.n; i++) {
		struct summary_count *c = family_count(s, k->families.p[i]);

		c->kernels++;
		c->points += points;
	}
	for (uint32_t i = 0; i < k->models.n; i++) {
		uint64_t *at = map_find(&s->by_key, k->models.p[i].model);

		if (at)
			s->models.p[*at].points += k->models.p[i].points;
	}
	return STATUS_OK;
}

MUST static enum status add_kernels(struct summary *s, const char *root,
				    struct summary_memo *memo)
{
	struct arena tmp = {0};
	struct str *names;
	size_t n;
	enum status st = tree_kernels(s->a, root, &names, &n);

	for (size_t i = 0; !st && i < n; i++) {
		const char *dir =
			arena_printf(&tmp, "%s/canonical/" STR_FMT, root, STR_ARG(names[i]));
		struct summary_kernel k;

		if (summary_kernel(s->a, &tmp, dir, memo, &k)) {
			status_clear();
			vec_push(&s->usage.unreadable, s->a, str_copy(s->a, str_of(dir)));
		} else {
			size_t n12 = names[i].n < PATTERN_DIGITS ? names[i].n : PATTERN_DIGITS;

			usage_add_pattern(&s->usage, names[i],
					  str_slice(names[i], names[i].n - n12, names[i].n));
			st = count_kernel(s, &k);
		}
		arena_reset(&tmp, (struct arena_mark){0});
	}
	arena_release(&tmp);
	return st;
}

enum status summary_make(struct arena *a, const char *root, struct summary_memo *memo,
			 struct summary *out)
{
	static const char *const sizes[] = {"below 1 MiB", "below 64 MiB", "64 MiB and more"};
	struct corpus_head head;

	*out = (struct summary){.a = a, .by_key = map_new(a), .usage = usage_new(a)};
	TRY(tree_head(a, root, &head));
	out->generation = head.generation;
	for (int i = 0; i < 3; i++)
		out->sizes[i].name = str_of(sizes[i]);
	TRY(tree_models(a, root, add_model, out));
	TRY(add_kernels(out, root, memo));
	usage_finish(&out->usage);
	return STATUS_OK;
}
