/* What is about a corpus as a whole: head, provenance, sets. */
#include "base/file.h"
#include "corpus/check_int.h"
#include "corpus/pattern.h"

#include <string.h>

static void check_head(struct checker *c)
{
	struct corpus_head h;
	bool pending;

	if (tree_head(&c->a, c->root, &h) || tree_pending(c->root, &pending)) {
		check_add_story(c, "H1", c->root);
		return;
	}
	if (pending)
		check_add(c, "H11", c->root, STR(".journal"), STR("a merge is unfinished"));
	check_compare_file(c, &c->a, "H1", path_join(&c->a, c->root, "corpus.json"),
			   tree_head_text(&c->a, &h));
	if (c->r.patterns < h.least_patterns || c->r.points < h.least_points)
		check_add(c, "H11", c->root, STR("least"), STR("fewer patterns or points"));
}

static struct str suite_of(struct str key)
{
	const char *slash = memchr(key.p, '/', key.n);

	return str_slice(key, 0, slash ? (size_t)(slash - key.p) : key.n);
}

/* Versions and devices; what a model alone has, its library, may differ. */
static struct str provenance(struct arena *a, const json_t *manifest)
{
	static const char *const keys[] = {"torch",  "torch_commit", "triton", "cuda",
					   "driver", "gpu",          "cc",     "python"};
	const json_t *from = json_object_get(manifest, "provenance");
	struct buf b = buf_new(a);
	struct jsonw w = jsonw_compact(&b);

	if (!json_is_object(from))
		return (struct str){0};
	jsonw_open(&w, '{');
	for (size_t i = 0; i < sizeof(keys) / sizeof(*keys); i++)
		if (json_object_get(from, keys[i])) {
			jsonw_key(&w, keys[i]);
			jsonw_value(&w, json_object_get(from, keys[i]), true);
		}
	jsonw_close(&w, '}');
	return buf_view(&b);
}

/* The first model of a suite is what the others are compared with. */
static void check_provenance(struct checker *c, const struct str *models, uint32_t n)
{
	struct str suite = {0}, first = {0};

	for (uint32_t i = 0; i < n; i++) {
		const char *path = arena_printf(&c->a, "%s/models/" STR_FMT "/manifest.json",
						c->root, STR_ARG(models[i]));
		json_auto_t *m = NULL;

		if (json_read_file(path, &m)) {
			status_clear(); /* found when its model was checked */
			continue;
		}
		struct str now = provenance(&c->a, m);

		if (!str_eq(suite, suite_of(models[i]))) {
			suite = suite_of(models[i]);
			first = (struct str){0};
		}
		if (!first.n)
			first = now;
		else if (now.n && !str_eq(first, now))
			check_add(c, "S12", path, now, first);
	}
}

/* A kernel that could not be read was found when it was checked. */
static void check_member(struct checker *c, const char *path, const json_t *entry)
{
	const char *id = json_string_value(json_object_get(entry, "pattern"));
	const json_t *points = json_object_get(entry, "points");

	if (!id || strlen(id) != SHA256_HEX ||
	    !map_find(c->kernels, (struct str){id, PATTERN_DIGITS})) {
		check_add(c, "H10", path, str_of(id), STR("no kernel of this corpus"));
		return;
	}
	for (size_t i = 0; check_has_met(c, id, NULL) && i < json_array_size(points); i++) {
		const char *point = json_string_value(json_array_get(points, i));

		if (!point || !check_has_met(c, id, point))
			check_add(c, "H10", path, str_of(point),
				  str_of(arena_printf(&c->a, "no point of %s", id)));
	}
}

static void check_set(struct checker *c, const char *path)
{
	json_auto_t *set = NULL;

	if (json_read_file(path, &set)) {
		check_add_story(c, "H1", path);
		return;
	}
	const json_t *entries = json_object_get(set, "entries");

	for (size_t i = 0; i < json_array_size(entries); i++)
		check_member(c, path, json_array_get(entries, i));
}

/* benchmarks/ stands beside the corpus. */
static void check_sets(struct checker *c)
{
	const char *slash = strrchr(c->root, '/');
	const char *dir =
		slash ? arena_printf(&c->a, "%.*s/benchmarks", (int)(slash - c->root), c->root)
		      : "benchmarks";
	struct str *files;
	size_t n;
	bool there;

	if (file_exists(dir, &there) || !there || file_list(&c->a, dir, &files, &n)) {
		status_clear();
		return;
	}
	for (size_t i = 0; i < n; i++)
		if (str_ends(files[i], ".json"))
			check_set(c, path_join(&c->a, dir, str_cstr(&c->a, files[i])));
}

/* What a graph has and no kernel: those that kernels have were seen. */
static void check_unseen(struct checker *c)
{
	for (uint32_t t = 0; t < c->nall; t++)
		for (uint32_t i = 0; i < c->all[t].expected.n; i++)
			if (!c->all[t].expected.p[i].seen)
				check_add(c, "H3", c->root, (struct str){0},
					  c->all[t].rows.entries[i].key);
}

void check_corpus(struct checker *c, const struct str *models, uint32_t nmodels)
{
	check_unseen(c);
	check_provenance(c, models, nmodels);
	check_sets(c);
	check_head(c);
}
