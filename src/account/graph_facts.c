/* What one graph consists of: cut from its text, kept as JSON. */
#include "account/extern.h"
#include "account/inventory.h"
#include "base/file.h"
#include "base/json.h"
#include "corpus/merge.h"
#include "cut_version.h"
#include "ir/text.h"
#include "op/op.h"

#include <string.h>

const char graph_facts_version[] = CUT_VERSION;

static const char *const codes[] = {"parse",   "bind",     "trace", "extract",
				    "unkeyed", "symbolic", "sum",   "capture"};

static void add_error(struct arena *a, struct graph_facts *f, const char *code,
		      struct str words)
{
	struct inventory_error e = {.code = code, .words = str_copy(a, words)};

	vec_push(&f->errors, a, e);
}

/* The present failure becomes an error of the graph. */
static void add_story(struct arena *a, struct graph_facts *f, const char *code)
{
	char story[STATUS_STORY_BYTES];

	status_plain(story, sizeof(story), "; ");
	story[strcspn(story, "\n")] = 0;
	add_error(a, f, code, str_of(story));
	status_clear();
}

struct counter {
	struct arena *a;
	struct graph_facts *f;
	struct map points, externs;
};

static void count_point(struct counter *c, const struct occurrence *o)
{
	char *key = arena_printf(c->a, "%.*s/%s", PATTERN_DIGITS, o->id, o->point.id);
	uint64_t *at = map_find(&c->points, str_of(key));
	struct facts_use u = {.key = str_of(key), .count = 1};

	if (at) {
		c->f->points.p[*at].count++;
		return;
	}
	map_set(&c->points, u.key, c->f->points.n);
	vec_push(&c->f->points, c->a, u);
}

static void count_extern(struct counter *c, struct str text)
{
	char id[SHA256_HEX + 1];

	extern_id(text, id);
	uint64_t *at = map_find(&c->externs, str_of(id));
	struct facts_use u = {str_copy(c->a, str_of(id)), str_copy(c->a, text), 1};

	if (at) {
		c->f->externs.p[*at].count++;
		return;
	}
	map_set(&c->externs, u.key, c->f->externs.n);
	vec_push(&c->f->externs, c->a, u);
}

static void count_regions(struct counter *c, const struct cut_graph *g)
{
	for (uint32_t i = 0; i < g->parts.nparts; i++) {
		const struct occurrence *o = &g->occurrences[i];

		if (!o->failure.n)
			count_point(c, o);
		else
			add_error(c->a, c->f, o->is_cut ? "unkeyed" : "symbolic", o->failure);
	}
}

static bool is_extern(const struct cut_graph *g, uint32_t i)
{
	const struct node *n = &g->g->nodes[i];

	return n->kind != NODE_PARAM && n->kind != NODE_ATTR && g->parts.of[i] == PART_NONE &&
	       !part_is_view(n);
}

/* An op that neither the table nor the capture knows might have been fused. */
static bool is_unknown(struct cut_graph *g, uint32_t i)
{
	const struct node *n = &g->g->nodes[i];
	const char *why;

	return n->kind == NODE_CALL && !op_find(n->target) &&
	       sidecar_verdict(&g->side, n, &why) < 0;
}

static void count_externs(struct counter *c, struct cut_graph *g)
{
	struct arena tmp = {0};
	struct str text;

	for (uint32_t i = 0; i < g->g->nnodes; i++) {
		if (!is_extern(g, i))
			continue;
		if (is_unknown(g, i))
			add_error(c->a, c->f, "bind", g->g->nodes[i].target);
		else if (extern_text(&tmp, g->g, i, sidecar_size, &g->side, &text))
			add_story(c->a, c->f, "unkeyed");
		else
			count_extern(c, text);
		arena_reset(&tmp, (struct arena_mark){0});
	}
	arena_release(&tmp);
}

MUST static enum status read_graph(struct arena *tmp, const char *base, struct cut_graph *g,
				   struct str *text)
{
	TRY(file_read(tmp, arena_printf(tmp, "%s.py.zst", base), TEXT_BYTES_MAX, text));
	return sidecar_read(tmp, arena_printf(tmp, "%s.meta.json.zst", base), &g->side);
}

void graph_facts_cut(struct arena *a, struct memo *memo, const char *base,
		     struct graph_facts *out)
{
	struct arena tmp = {0};
	struct counter c = {
		.a = a, .f = out, .points = map_new(&tmp), .externs = map_new(&tmp)};
	struct cut_graph g = {0};
	struct str text;

	*out = (struct graph_facts){.kernels = -1};
	if (read_graph(&tmp, base, &g, &text)) {
		add_story(a, out, "parse");
	} else if (cut_full_graph(&tmp, memo, text, base, &g)) {
		add_story(a, out, g.g ? "extract" : "parse");
	} else {
		count_regions(&c, &g);
		count_externs(&c, &g);
		out->kernels = g.side.kernels;
		out->calls = g.parts.ncalls;
		out->in_region = g.parts.nmembers;
		out->dangling = g.parts.ndangling;
		out->externs_called = g.parts.nextern;
	}
	arena_release(&tmp);
}

/* ---- as JSON ---- */

static void put_uses(struct jsonw *w, const char *key, const struct facts_use *u, uint32_t n)
{
	jsonw_key(w, key);
	jsonw_open(w, '[');
	for (uint32_t i = 0; i < n; i++) {
		jsonw_open(w, '[');
		jsonw_str(w, u[i].key);
		jsonw_int(w, u[i].count);
		jsonw_str(w, u[i].text);
		jsonw_close(w, ']');
	}
	jsonw_close(w, ']');
}

struct str graph_facts_json(struct arena *a, const struct graph_facts *f)
{
	const int64_t sums[] = {f->calls, f->in_region, f->dangling, f->externs_called,
				f->kernels};
	struct buf b = buf_new(a);
	struct jsonw w = jsonw_compact(&b);

	jsonw_open(&w, '{');
	jsonw_key(&w, "sums");
	jsonw_open(&w, '[');
	for (int i = 0; i < 5; i++)
		jsonw_int(&w, sums[i]);
	jsonw_close(&w, ']');
	put_uses(&w, "points", f->points.p, f->points.n);
	put_uses(&w, "externs", f->externs.p, f->externs.n);
	jsonw_key(&w, "errors");
	jsonw_open(&w, '[');
	for (uint32_t i = 0; i < f->errors.n; i++) {
		jsonw_open(&w, '[');
		jsonw_cstr(&w, f->errors.p[i].code);
		jsonw_str(&w, f->errors.p[i].words);
		jsonw_close(&w, ']');
	}
	jsonw_close(&w, ']');
	jsonw_close(&w, '}');
	return buf_view(&b);
}

static struct str text_at(struct arena *a, const json_t *row, size_t i)
{
	const json_t *v = json_array_get(row, i);

	return str_copy(a, (struct str){json_string_value(v), json_string_length(v)});
}

MUST static enum status read_use(struct arena *a, const json_t *row, struct facts_use *out)
{
	const json_t *count = json_array_get(row, 1);

	*out = (struct facts_use){.key = text_at(a, row, 0),
				  .text = text_at(a, row, 2),
				  .count = json_integer_value(count)};
	if (!out->key.n || !json_is_integer(count) || out->count < 1)
		FAIL(CORRUPT, "an inventory of the store has a key without a count");
	return STATUS_OK;
}

MUST static enum status read_error(struct arena *a, const json_t *row,
				   struct inventory_error *out)
{
	const char *code = json_string_value(json_array_get(row, 0));

	*out = (struct inventory_error){.words = text_at(a, row, 1)};
	for (size_t i = 0; code && i < sizeof(codes) / sizeof(*codes); i++)
		if (!strcmp(code, codes[i]))
			out->code = codes[i];
	if (!out->code)
		FAIL(CORRUPT, "an inventory of the store has an error of no known kind");
	return STATUS_OK;
}

MUST static enum status from_json(struct arena *a, const json_t *root, struct graph_facts *f)
{
	const json_t *sums = json_object_get(root, "sums"),
		     *points = json_object_get(root, "points"),
		     *externs = json_object_get(root, "externs"),
		     *errors = json_object_get(root, "errors");
	int64_t *to[] = {&f->calls, &f->in_region, &f->dangling, &f->externs_called,
			 &f->kernels};
	struct facts_use u;
	struct inventory_error e;

	if (json_array_size(sums) != 5 || !json_is_array(points) || !json_is_array(externs))
		FAIL(CORRUPT, "an inventory of the store lacks a part");
	for (size_t i = 0; i < 5; i++)
		*to[i] = json_integer_value(json_array_get(sums, i));
	for (size_t i = 0; i < json_array_size(points); i++) {
		TRY(read_use(a, json_array_get(points, i), &u));
		vec_push(&f->points, a, u);
	}
	for (size_t i = 0; i < json_array_size(externs); i++) {
		TRY(read_use(a, json_array_get(externs, i), &u));
		vec_push(&f->externs, a, u);
	}
	for (size_t i = 0; i < json_array_size(errors); i++) {
		TRY(read_error(a, json_array_get(errors, i), &e));
		vec_push(&f->errors, a, e);
	}
	return STATUS_OK;
}

enum status graph_facts_read(struct arena *a, struct str json, struct graph_facts *out)
{
	json_t *root = NULL;

	*out = (struct graph_facts){0};
	TRY(json_read_text(json, "inventory", &root));
	enum status s = from_json(a, root, out);

	json_decref(root);
	return s;
}
