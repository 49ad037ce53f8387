/* Merging one capture: what it holds, then the new contents of every touched file. */
#include "base/clock.h"
#include "base/file.h"
#include "corpus/bytes.h"
#include "corpus/merge_int.h"
#include "corpus/tree.h"
#include "ir/text.h"

#include <stdlib.h>
#include <string.h>

static bool is_part(struct str s)
{
	for (size_t i = 0; i < s.n; i++)
		if (!((s.p[i] >= 'a' && s.p[i] <= 'z') || (s.p[i] >= 'A' && s.p[i] <= 'Z') ||
		      (s.p[i] >= '0' && s.p[i] <= '9') || strchr("._+-", s.p[i])))
			return false;
	return s.n && !str_is(s, "..") && !str_is(s, ".");
}

static bool is_model_key(struct str s)
{
	const char *p = s.p, *end = s.p + s.n;

	for (int i = 0; i < 3; i++) {
		const char *slash = p < end ? memchr(p, '/', (size_t)(end - p)) : NULL;
		const char *to = slash ? slash : end;

		if (p > end || !is_part((struct str){p, (size_t)(to - p)}) ||
		    (i < 2) != (slash != NULL))
			return false;
		p = to + 1;
	}
	return true;
}

static struct record *record_of(struct merge *m, const struct occurrence *o)
{
	char *key = arena_printf(m->a, "%s/%s", o->id, o->point.id);
	uint64_t *at = map_find(&m->seen, str_of(key));

	if (at)
		return &m->records.p[*at];
	struct record r = {.exact = o->exact};

	memcpy(r.id, o->id, sizeof(r.id));
	r.label = str_copy(m->a, o->label);
	r.text = str_copy(m->a, o->text);
	r.point.p = point_copy(m->a, &o->point);
	r.point.rows = arena_new(m->a, struct row);
	r.point.rows[0].model = m->model;
	r.point.nrows = 1;
	map_set(&m->seen, str_of(key), m->records.n);
	vec_push(&m->records, m->a, r);
	return &m->records.p[m->records.n - 1];
}

/* One more region of this graph; its calls are counted with the graph's. */
static void count_region(struct merge *m, const struct occurrence *o, const struct graph_row *g)
{
	struct row *row = record_of(m, o)->point.rows;
	struct where *last = row->nwhere ? &row->where[row->nwhere - 1] : NULL;

	row->regions++;
	if (g->execs < 0)
		row->calls = -1;
	else if (row->calls >= 0)
		row->calls += g->execs;
	if (last && str_eq(last->graph, g->file)) {
		last->regions++;
		return;
	}
	struct where *list = arena_array(m->a, struct where, row->nwhere + 1);

	if (row->nwhere)
		memcpy(list, row->where, row->nwhere * sizeof(*list));
	list[row->nwhere++] = (struct where){g->file, 1};
	row->where = list;
}

static void note_failure(struct merge *m, struct str graph, int64_t part, struct str reason)
{
	struct failure f = {graph, str_copy(m->a, reason), part};

	vec_push(&m->failures, m->a, f);
	m->report->unkeyed += part >= 0;
}

MUST static enum status read_graph(struct arena *scratch, struct merge *m, struct str file,
				   struct cut_graph *c, struct str *bytes)
{
	const char *base = path_join(scratch, m->dir, str_cstr(scratch, file));

	TRY(file_read(scratch, arena_printf(scratch, "%s.py", base), TEXT_BYTES_MAX, bytes));
	TRY(sidecar_read(scratch, arena_printf(scratch, "%s.meta.json", base), &c->side));
	return cut_full_graph(scratch, &m->memo, *bytes, str_cstr(scratch, file), c);
}

MUST static enum status keep_graph(struct arena *scratch, struct merge *m, struct str file,
				   const struct cut_graph *c, struct str bytes)
{
	struct graph_row g = {.file = file,
			      .kind = str_copy(m->a, c->side.kind),
			      .execs = c->side.execs,
			      .nodes = c->g->nnodes,
			      .regions = c->parts.nparts,
			      .repair = c->parts.repair};
	struct str side;

	memcpy(g.text_hash, c->text_hash, sizeof(g.text_hash));
	TRY(zstd_pack(m->a, bytes, 19, &g.bytes));
	TRY(sidecar_write(scratch, &c->side, &c->parts, &side));
	g.sidecar = str_copy(m->a, side);
	vec_push(&m->graphs, m->a, g);
	for (uint32_t i = 0; i < c->parts.nparts; i++)
		if (c->occurrences[i].failure.n)
			note_failure(m, file, i, c->occurrences[i].failure);
		else
			count_region(m, &c->occurrences[i], &g);
	m->report->graphs++;
	m->report->regions += c->parts.nparts;
	return STATUS_OK;
}

/* A graph that fails is left out, with its reason. */
MUST static enum status add_graph(struct merge *m, struct str file)
{
	struct arena scratch = {0};
	struct cut_graph c = {0};
	struct str bytes;
	enum status s = read_graph(&scratch, m, file, &c, &bytes);

	if (!s) {
		s = keep_graph(&scratch, m, file, &c, bytes);
	} else {
		char story[STATUS_STORY_BYTES];

		status_plain(story, sizeof(story), "; ");
		note_failure(m, file, -1, str_of(story));
		status_clear();
		s = STATUS_OK;
	}
	arena_release(&scratch);
	return s;
}

MUST static enum status read_capture(struct merge *m)
{
	const json_t *graphs = json_object_get(m->index, "graphs");
	const char *model = json_string_value(json_object_get(m->index, "model"));

	if (!model || !is_model_key(str_of(model)))
		FAIL(INVALID, "%s: no model key '%s'", m->dir, model ? model : "");
	m->model = str_copy(m->a, str_of(model));
	for (size_t i = 0; i < json_array_size(graphs); i++) {
		const json_t *g = json_array_get(graphs, i);
		const char *file =
			json_string_value(json_is_string(g) ? g : json_object_get(g, "file"));

		if (!file || !is_part(str_of(file)))
			FAIL(INVALID, "%s: graphs[%zu]: no name of a graph", m->dir, i);
		TRY(add_graph(m, str_copy(m->a, str_of(file))));
	}
	if (m->report->unkeyed > m->opts->max_unkeyed)
		FAIL(INVALID, "%s: %u regions without identity, at most %u are allowed", model,
		     m->report->unkeyed, m->opts->max_unkeyed);
	return STATUS_OK;
}

static int by_point_id(const void *x, const void *y)
{
	return strcmp(((const struct pattern_point *)x)->p.id,
		      ((const struct pattern_point *)y)->p.id);
}

static int by_model(const void *x, const void *y)
{
	return str_cmp(((const struct row *)x)->model, ((const struct row *)y)->model);
}

/* The model's rows go; what it still has comes back afterwards. */
static void drop_rows(struct pattern *k, struct str model)
{
	for (uint32_t i = 0; i < k->npoints; i++) {
		struct pattern_point *p = &k->points[i];
		uint32_t n = 0;

		for (uint32_t r = 0; r < p->nrows; r++)
			if (!str_eq(p->rows[r].model, model))
				p->rows[n++] = p->rows[r];
		p->nrows = n;
	}
}

static void add_row(struct arena *a, struct pattern_point *p, const struct row *row)
{
	struct row *rows = arena_array(a, struct row, p->nrows + 1);

	if (p->nrows)
		memcpy(rows, p->rows, p->nrows * sizeof(*rows));
	rows[p->nrows++] = *row;
	qsort(rows, p->nrows, sizeof(*rows), by_model);
	p->rows = rows;
}

static void set_bytes(struct arena *a, const struct pattern *k, struct pattern_point *p)
{
	if (bytes_of_point(a, k->g, &p->p, &p->bytes)) {
		p->bytes = (struct bytes){0}; /* not known: the entry says so by being empty */
		status_clear();
	}
}

MUST static enum status add_point(struct merge *m, struct pattern *k, const struct record *r)
{
	struct pattern_point *p = pattern_find_point(k, r->point.p.id);
	struct buf old = buf_new(m->a), new = buf_new(m->a);

	if (p) {
		point_text(&old, &p->p);
		point_text(&new, &r->point.p);
		if (!str_eq(buf_view(&old), buf_view(&new)))
			FAIL(CORRUPT, "id-collision: point %s of %s", p->p.id, r->id);
		add_row(m->a, p, &r->point.rows[0]);
		return STATUS_OK;
	}
	struct pattern_point *list = arena_array(m->a, struct pattern_point, k->npoints + 1);

	if (k->npoints)
		memcpy(list, k->points, k->npoints * sizeof(*list));
	list[k->npoints] = r->point;
	set_bytes(m->a, k, &list[k->npoints++]);
	qsort(list, k->npoints, sizeof(*list), by_point_id);
	k->points = list;
	m->report->new_points++;
	return STATUS_OK;
}

MUST static enum status new_kernel(struct merge *m, const struct record *r, struct pattern *k)
{
	struct text t;

	*k = (struct pattern){.label = r->label,
			      .exact = r->exact,
			      .text = r->text,
			      .consts = r->point.p.consts,
			      .nconsts = r->point.p.nconsts};
	memcpy(k->id, r->id, sizeof(k->id));
	memcpy(k->home, r->point.p.id, sizeof(k->home));
	text_parse(m->a, r->text, "canonical text", NULL, &t);
	TRY(text_check(&t, "canonical text"));
	k->g = t.graphs[0];
	m->report->new_patterns++;
	return STATUS_OK;
}

static bool has_rows(const struct pattern *k)
{
	for (uint32_t i = 0; i < k->npoints; i++)
		if (k->points[i].nrows)
			return true;
	return false;
}

MUST static enum status write_kernel(struct merge *m, struct pattern *k, bool is_new)
{
	const char *dir = arena_printf(m->a, "canonical/%s", pattern_name(m->a, k));
	struct str repro;

	if (has_rows(k))
		k->quarantine = (struct str){0};
	else if (!k->quarantine.n)
		k->quarantine = str_of(arena_printf(m->a,
						    "{\"since\": \"%.10s\", \"reason\": "
						    "\"orphan\"}",
						    clock_utc(m->a)));
	if (is_new) {
		TRY(pattern_repro(m->a, k, &repro));
		changes_add(&m->changes, path_join(m->a, dir, "repro.py"), repro);
	}
	changes_add(&m->changes, path_join(m->a, dir, "meta.json"), pattern_meta(m->a, k));
	changes_add(&m->changes, path_join(m->a, dir, "shapes.json"), pattern_shapes(m->a, k));
	return STATUS_OK;
}

/* All records of the pattern that record i begins. */
MUST static enum status merge_pattern(struct merge *m, uint32_t i)
{
	const struct record *first = &m->records.p[i];
	struct str id12 = {first->id, PATTERN_DIGITS};
	const char *dir = tree_kernel(m->a, m->opts->corpus, m->names, m->nnames, id12);
	struct pattern k;

	if (dir) {
		TRY(pattern_read(m->a, dir, &k));
		if (strcmp(k.id, first->id) || !str_eq(k.text, first->text))
			FAIL(CORRUPT, "id-collision: %s and %s", k.id, first->id);
		drop_rows(&k, m->model);
	} else {
		TRY(new_kernel(m, first, &k));
	}
	for (uint32_t r = i; r < m->records.n; r++)
		if (!strcmp(m->records.p[r].id, first->id)) {
			TRY(add_point(m, &k, &m->records.p[r]));
			m->records.p[r].done = true;
			m->report->points++;
		}
	m->report->patterns++;
	return write_kernel(m, &k, !dir);
}

static bool is_among(const struct merge *m, struct str id12)
{
	for (uint32_t i = 0; i < m->records.n; i++)
		if (!memcmp(m->records.p[i].id, id12.p,
			    id12.n < PATTERN_DIGITS ? id12.n : PATTERN_DIGITS))
			return true;
	return false;
}

/* What the model's last capture had and this one has not: rows of patterns, graph files. */
MUST static enum status replace_old(struct merge *m, const char *model_dir)
{
	const char *path =
		arena_printf(m->a, "%s/%s/manifest.json", m->opts->corpus, model_dir);
	json_t *old = NULL;
	bool there;
	enum status s = STATUS_OK;

	TRY(file_exists(path, &there));
	if (!there)
		return STATUS_OK;
	TRY(json_read_file(path, &old));
	const json_t *patterns = json_object_get(old, "patterns"),
		     *graphs = json_object_get(old, "graphs");

	for (size_t i = 0; !s && i < json_array_size(patterns); i++) {
		struct str id = str_of(json_string_value(json_array_get(patterns, i)));
		const char *dir = tree_kernel(m->a, m->opts->corpus, m->names, m->nnames, id);
		struct pattern k;

		if (!dir || is_among(m, id))
			continue;
		s = pattern_read(m->a, dir, &k);
		if (s)
			break;
		drop_rows(&k, m->model);
		s = write_kernel(m, &k, false);
	}
	for (size_t i = 0; !s && i < json_array_size(graphs); i++) {
		struct str file = str_of(
			json_string_value(json_object_get(json_array_get(graphs, i), "file")));
		bool stays = false;

		for (uint32_t g = 0; g < m->graphs.n; g++)
			stays |= str_eq(m->graphs.p[g].file, file);
		if (stays || !is_part(file))
			continue;
		changes_remove(&m->changes, arena_printf(m->a, "%s/" STR_FMT ".py.zst",
							 model_dir, STR_ARG(file)));
		changes_remove(&m->changes, arena_printf(m->a, "%s/" STR_FMT ".meta.json",
							 model_dir, STR_ARG(file)));
	}
	json_decref(old);
	return s;
}

MUST static enum status compute_changes(struct merge *m)
{
	const char *dir = arena_printf(m->a, "models/" STR_FMT, STR_ARG(m->model));

	TRY(tree_kernels(m->a, m->opts->corpus, &m->names, &m->nnames));
	for (uint32_t i = 0; i < m->records.n; i++)
		if (!m->records.p[i].done)
			TRY_CTX(merge_pattern(m, i), "pattern %s", m->records.p[i].id);
	TRY(replace_old(m, dir));
	for (uint32_t i = 0; i < m->graphs.n; i++) {
		const struct graph_row *g = &m->graphs.p[i];

		changes_add(&m->changes,
			    arena_printf(m->a, "%s/" STR_FMT ".py.zst", dir, STR_ARG(g->file)),
			    g->bytes);
		changes_add(
			&m->changes,
			arena_printf(m->a, "%s/" STR_FMT ".meta.json", dir, STR_ARG(g->file)),
			g->sidecar);
	}
	changes_add(&m->changes, arena_printf(m->a, "%s/manifest.json", dir),
		    merge_manifest(m));
	return STATUS_OK;
}

MUST static enum status commit(struct merge *m)
{
	struct tree tree;
	struct corpus_head head;

	TRY(tree_lock(m->a, m->opts->corpus, &tree));
	m->changes = (struct changes){.a = m->a, .model = m->model};
	enum status s = compute_changes(m);

	if (!s)
		s = tree_commit(m->a, &tree, &m->changes);
	if (!s)
		s = tree_head(m->a, m->opts->corpus, &head);
	tree_unlock(&tree);
	TRY(s);
	m->report->generation = head.generation;
	return STATUS_OK;
}

enum status merge_capture(struct arena *a, const char *dir, const struct merge_opts *opts,
			  struct merge_report *out)
{
	struct merge m = {.a = a, .opts = opts, .dir = dir, .seen = map_new(a), .report = out};

	*out = (struct merge_report){0};
	TRY(json_read_file(path_join(a, dir, "index.json"), &m.index));
	enum status s = read_capture(&m);

	if (!s)
		s = commit(&m);
	out->model = m.model;
	json_decref(m.index);
	memo_release(&m.memo);
	TRY_CTX(s, "while merging %s", dir);
	return STATUS_OK;
}
