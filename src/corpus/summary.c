/* Counting a corpus. */
#include "corpus/summary.h"

#include "base/file.h"
#include "base/json.h"
#include "corpus/pattern.h"
#include "corpus/tree.h"
#include "op/op.h"

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

static int size_class(const struct bytes *b)
{
	int64_t bytes = b->read + b->write;

	return bytes < (int64_t)1 << 20 ? 0 : bytes < (int64_t)64 << 20 ? 1 : 2;
}

static struct str family(struct str target)
{
	const struct op *op = op_find(target);
	const struct op_family *f = op ? op_family_of(op) : NULL;

	return f ? str_of(f->name) : STR("no row");
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

/* Each family counts once per kernel. */
static void count_families(struct summary *s, const struct pattern *k)
{
	struct str seen[32];
	uint32_t n = 0;

	for (uint32_t i = k->g->nparams; i < k->g->nnodes; i++) {
		struct str name = family(k->g->nodes[i].target);
		uint32_t f = 0;

		while (f < n && !str_eq(seen[f], name))
			f++;
		if (k->g->nodes[i].kind != NODE_CALL || f < n || n == 32)
			continue;
		seen[n++] = name;
		struct summary_count *c = family_count(s, name);

		c->kernels++;
		c->points += k->npoints;
	}
}

/* Calls, where they are known; else regions. */
static int64_t occurrences(const struct pattern_point *p)
{
	int64_t n = 0;

	for (uint32_t r = 0; r < p->nrows; r++)
		n += p->rows[r].calls >= 0 ? p->rows[r].calls : p->rows[r].regions;
	return n;
}

static void count_point(struct summary *s, const struct pattern_point *p)
{
	s->points++;
	usage_add_point(&s->usage, p->nrows, occurrences(p));
	s->sizes[size_class(&p->bytes)].points++;
	for (uint32_t r = 0; r < p->nrows; r++) {
		uint64_t *at = map_find(&s->by_key, p->rows[r].model);

		if (at)
			s->models.p[*at].points++;
	}
}

static void count_kernel(struct summary *s, const struct pattern *k)
{
	bool has[3] = {0};

	s->kernels++;
	s->quarantined += k->quarantine.n > 0;
	count_families(s, k);
	for (uint32_t i = 0; i < k->npoints; i++) {
		count_point(s, &k->points[i]);
		has[size_class(&k->points[i].bytes)] = true;
	}
	for (int i = 0; i < 3; i++)
		s->sizes[i].kernels += has[i];
}

MUST static enum status add_kernels(struct summary *s, const char *root)
{
	struct arena tmp = {0};
	struct str *names;
	size_t n;
	enum status st = tree_kernels(s->a, root, &names, &n);

	for (size_t i = 0; !st && i < n; i++) {
		const char *dir =
			arena_printf(&tmp, "%s/canonical/" STR_FMT, root, STR_ARG(names[i]));
		struct pattern k;

		if (pattern_read(&tmp, dir, &k)) {
			status_clear();
			vec_push(&s->usage.unreadable, s->a, str_copy(s->a, str_of(dir)));
		} else {
			size_t n12 = names[i].n < PATTERN_DIGITS ? names[i].n : PATTERN_DIGITS;

			usage_add_pattern(&s->usage, names[i],
					  str_slice(names[i], names[i].n - n12, names[i].n));
			count_kernel(s, &k);
		}
		arena_reset(&tmp, (struct arena_mark){0});
	}
	arena_release(&tmp);
	return st;
}

enum status summary_make(struct arena *a, const char *root, struct summary *out)
{
	static const char *const sizes[] = {"below 1 MiB", "below 64 MiB", "64 MiB and more"};
	struct corpus_head head;

	*out = (struct summary){.a = a, .by_key = map_new(a), .usage = usage_new(a)};
	TRY(tree_head(a, root, &head));
	out->generation = head.generation;
	for (int i = 0; i < 3; i++)
		out->sizes[i].name = str_of(sizes[i]);
	TRY(tree_models(a, root, add_model, out));
	TRY(add_kernels(out, root));
	usage_finish(&out->usage);
	return STATUS_OK;
}
