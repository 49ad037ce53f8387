/* The graphs of a model, cut again. */
#include "base/file.h"
#include "corpus/check_int.h"
#include "ir/text.h"

#include <string.h>

static struct expected *expect(struct checker *c, const struct occurrence *o, struct str model)
{
	char *key = arena_printf(&c->a, "%s/%s/" STR_FMT, o->id, o->point.id, STR_ARG(model));
	uint64_t *at = map_find(&c->rows, str_of(key));
	struct expected e = {.where = buf_new(&c->a)};

	if (at)
		return &c->expected.p[*at];
	map_set(&c->rows, str_of(key), c->expected.n);
	vec_push(&c->expected, &c->a, e);
	return &c->expected.p[c->expected.n - 1];
}

void check_finish_graph(struct expected *e)
{
	if (e->last_graph.n)
		buf_printf(&e->where, "[" STR_FMT " %lld]", STR_ARG(e->last_graph),
			   (long long)e->last_regions);
	e->last_graph = (struct str){0};
	e->last_regions = 0;
}

static void count(struct checker *c, const struct cut_graph *g, struct str model,
		  struct str file)
{
	bool is_one = g->side.alias.n && cut_is_one_point(g);

	for (uint32_t i = 0; i < g->parts.nparts; i++) {
		struct expected *e;

		if (g->occurrences[i].failure.n)
			continue;
		e = expect(c, &g->occurrences[i], model);
		if (is_one) {
			e->alias = str_copy(&c->a, g->side.alias);
			e->point_alias = str_copy(&c->a, g->side.point_alias);
			is_one = false;
		}
		e->regions++;
		if (g->side.execs < 0 || e->calls < 0)
			e->calls = -1;
		else if (__builtin_add_overflow(e->calls, g->side.execs, &e->calls))
			e->calls = INT64_MAX; /* no row has as many: it is a finding */
		if (!str_eq(e->last_graph, file)) {
			check_finish_graph(e);
			e->last_graph = file;
		}
		e->last_regions++;
		if (!map_find(c->kernels, (struct str){g->occurrences[i].id, PATTERN_DIGITS}))
			check_add(c, "H3", str_cstr(&c->a, file), (struct str){0},
				  str_of(g->occurrences[i].id));
	}
}

/* What the text of a graph says of its values' types. */
static void check_printed(struct checker *c, const struct cut_graph *g, const char *base)
{
	for (uint32_t i = 0; i < g->parts.nparts; i++) {
		const struct occurrence *o = &g->occurrences[i];
		const struct node *n = &g->g->nodes[o->printed_node];

		if (o->printed.words)
			check_add(c, o->printed.is_stride ? "S8" : "H12",
				  arena_printf(&c->a, "%s.py.zst:%u", base, n->line),
				  (struct str){0},
				  str_of(arena_printf(&c->a, STR_FMT " %s", STR_ARG(n->name),
						      o->printed.words)));
	}
}

static void check_inputs(struct checker *c, const struct cut_graph *g, const char *path)
{
	for (uint32_t i = 0; i < g->side.ninputs && i < g->g->nparams; i++) {
		const struct node *n = &g->g->nodes[i];
		const struct sidecar_input *in = &g->side.inputs[i];
		struct tensor t;

		if (n->ann.kind != ANN_TENSOR || !in->t.dtype)
			continue;
		if (tensor_from_ann(&n->ann, &t)) {
			status_clear(); /* a symbolic size: the sidecar has its value */
			continue;
		}
		if (!str_eq(n->name, in->name) || t.dtype != in->t.dtype ||
		    !tensor_same_shape(&t, &in->t))
			check_add(c, "H2", path, in->name, n->name);
	}
	if (g->side.ninputs && g->side.ninputs != g->g->nparams)
		check_add(c, "H2", path, STR("inputs of the sidecar"),
			  STR("another number of parameters"));
}

MUST static enum status recompute_graph(struct arena *scratch, struct memo *memo,
					const char *base, struct cut_graph *g, struct str *text)
{
	TRY(file_read(scratch, arena_printf(scratch, "%s.py.zst", base), TEXT_BYTES_MAX, text));
	TRY(sidecar_read(scratch, arena_printf(scratch, "%s.meta.json.zst", base), &g->side));
	return cut_full_graph(scratch, memo, *text, base, g);
}

/* One capture, as its manifest has it and as its graphs have it. */
struct model {
	const char *dir, *path; /* path: of the manifest */
	struct str key;
	struct map patterns; /* id12 of all regions */
	uint32_t unkeyed;
};

static void check_counts(struct checker *c, const char *base, const json_t *row,
			 const struct cut_graph *g)
{
	int64_t regions = json_integer_value(json_object_get(row, "regions"));

	if (regions != g->parts.nparts)
		check_add(c, "H3", base,
			  str_of(arena_printf(&c->a, "%lld regions", (long long)regions)),
			  str_of(arena_printf(&c->a, "%u regions", g->parts.nparts)));
	if (g->parts.repair)
		check_add(c, "S9", base, (struct str){0}, STR("repaired partition"));
	if (g->side.execs < 0)
		check_add(c, "S6", base, (struct str){0}, STR("execs are not known"));
}

static void note_patterns(struct checker *c, struct model *m, const struct cut_graph *g)
{
	for (uint32_t i = 0; i < g->parts.nparts; i++) {
		const struct occurrence *o = &g->occurrences[i];

		m->unkeyed += o->failure.n > 0;
		if (!o->failure.n &&
		    !map_find(&m->patterns, (struct str){o->id, PATTERN_DIGITS}))
			map_set(&m->patterns,
				str_copy(&c->a, (struct str){o->id, PATTERN_DIGITS}), 1);
	}
}

static void check_graph(struct checker *c, struct model *m, const json_t *row)
{
	struct arena scratch = {0};
	struct cut_graph g = {0};
	const char *file = json_string_value(json_object_get(row, "file"));
	const char *base = path_join(&scratch, m->dir, file ? file : "");
	const char *hash = json_string_value(json_object_get(row, "text"));
	struct str text;

	if (!file || recompute_graph(&scratch, &c->memo, base, &g, &text)) {
		if (file)
			check_add_story(c, "H2", base);
		arena_release(&scratch);
		return;
	}
	check_compare(c, "H2", base, str_of(hash), str_of(g.text_hash));
	check_inputs(c, &g, base);
	check_printed(c, &g, base);
	check_graph_facts(c, &g, text, base);
	check_counts(c, base, row, &g);
	check_compare_file(c, &scratch, "H6", arena_printf(&scratch, "%s.meta.json.zst", base),
			   sidecar_text(&scratch, &g.side, &g.parts));
	count(c, &g, m->key, str_copy(&c->a, str_of(file)));
	note_patterns(c, m, &g);
	arena_release(&scratch);
}

/* The patterns of the manifest are those of its graphs. */
static void check_patterns(struct checker *c, struct model *m, const json_t *manifest)
{
	const json_t *stored = json_object_get(manifest, "patterns"),
		     *unkeyed = json_object_get(manifest, "unkeyed");
	uint32_t regions = 0;

	for (size_t i = 0; i < json_array_size(stored); i++) {
		struct str id = str_of(json_string_value(json_array_get(stored, i)));

		if (!map_find(&m->patterns, id))
			check_add(c, "H3", m->path, id, STR("no region has this pattern"));
	}
	if (json_array_size(stored) < m->patterns.n)
		check_add(c, "H3", m->path,
			  str_of(arena_printf(&c->a, "%zu patterns", json_array_size(stored))),
			  str_of(arena_printf(&c->a, "%u patterns", m->patterns.n)));
	for (size_t i = 0; i < json_array_size(unkeyed); i++)
		regions +=
			json_is_integer(json_object_get(json_array_get(unkeyed, i), "region"));
	if (regions != m->unkeyed)
		check_add(c, "H3", m->path,
			  str_of(arena_printf(&c->a, "%u regions without identity", regions)),
			  str_of(arena_printf(&c->a, "%u of them", m->unkeyed)));
}

static void check_files(struct checker *c, const struct model *m, const json_t *manifest)
{
	struct str *names;
	size_t n;

	if (file_list(&c->a, m->dir, &names, &n)) {
		check_add_story(c, "H1", m->dir);
		return;
	}
	for (size_t i = 0; i < n; i++)
		if (!tree_is_model_file(manifest, names[i]))
			check_add(c, "H1", m->dir, names[i],
				  STR("no file that the manifest names"));
}

static void check_manifest(struct checker *c, struct model *m, const json_t *manifest)
{
	const json_t *graphs = json_object_get(manifest, "graphs");
	const char *status = json_string_value(json_object_get(manifest, "status"));

	check_compare(c, "H1", m->path,
		      str_of(json_string_value(json_object_get(manifest, "model"))), m->key);
	if (!status || strcmp(status, "ok") != 0)
		check_add(c, "S7", m->path, str_of(status), STR("ok"));
	for (size_t i = 0; i < json_array_size(graphs); i++)
		check_graph(c, m, json_array_get(graphs, i));
	check_patterns(c, m, manifest);
	check_files(c, m, manifest);
}

void check_model(struct checker *c, const char *dir, const char *key)
{
	struct model m = {.dir = dir,
			  .path = path_join(&c->a, dir, "manifest.json"),
			  .key = str_copy(&c->a, str_of(key)),
			  .patterns = map_new(&c->a)};
	json_t *manifest = NULL;
	bool there = false;

	c->r.models++;
	if (!file_exists(m.path, &there) && !there) {
		check_add(c, "S7", dir, (struct str){0}, STR("a model without manifest"));
	} else if (json_read_file(m.path, &manifest)) {
		check_add_story(c, "H1", m.path);
	} else {
		check_manifest(c, &m, manifest);
		json_decref(manifest);
	}
}
