/* From records to the new contents of each kernel, in the order of ids. */
#include "base/clock.h"
#include "base/file.h"
#include "corpus/bytes.h"
#include "corpus/merge_int.h"
#include "ir/text.h"

#include <stdlib.h>
#include <string.h>

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

/* Twelve digits may be the same by chance; the texts decide. */
MUST static enum status same_point(struct arena *a, const char *id, const struct point *x,
				   const struct point *y)
{
	struct buf one = buf_new(a), two = buf_new(a);

	point_text(&one, x);
	point_text(&two, y);
	if (!str_eq(buf_view(&one), buf_view(&two)))
		FAIL(CORRUPT,
		     "id-collision: %s is the id of two different points of %s: '" STR_FMT
		     "' and '" STR_FMT "'",
		     x->id, id, STR_ARG(buf_view(&one)), STR_ARG(buf_view(&two)));
	return STATUS_OK;
}

/* The records of one pattern. */
struct group {
	struct arena *a;
	char id[SHA256_HEX + 1];
	struct str label, text;
	struct aliases aliases;
	bool exact;
	VEC(struct record) points; /* by id, each once */
};

/* Both are within the bound, so their sum holds in 64 bits. */
MUST static enum status append_where(struct arena *a, struct row *to, const struct row *from)
{
	struct where *list = arena_array(a, struct where, to->nwhere + from->nwhere);

	memcpy(list, to->where, to->nwhere * sizeof(*list));
	memcpy(list + to->nwhere, from->where, from->nwhere * sizeof(*list));
	to->where = list;
	to->nwhere += from->nwhere;
	to->regions += from->regions;
	to->calls = to->calls < 0 || from->calls < 0 ? -1 : to->calls + from->calls;
	if (to->calls > SIDECAR_COUNT_MOST)
		FAIL(INVALID,
		     "with " STR_FMT " its calls in " STR_FMT
		     " are %lld, at most %lld are wanted: see execs of its graphs",
		     STR_ARG(from->where[0].graph), STR_ARG(to->model), (long long)to->calls,
		     (long long)SIDECAR_COUNT_MOST);
	return STATUS_OK;
}

/* What is known exactly once is known; names add up. */
static void know_again(struct arena *a, struct pattern_point *p,
		       const struct pattern_point *again)
{
	p->approx &= again->approx;
	for (uint32_t i = 0; i < again->aliases.n; i++)
		aliases_add(a, &p->aliases, again->aliases.p[i]);
}

MUST static enum status gather_text(struct group *g, const struct record *r)
{
	if (!r->text.n)
		return STATUS_OK;
	if (g->text.n && !str_eq(g->text, r->text))
		FAIL(CORRUPT,
		     "id-collision: %s is the id of two different regions: '" STR_FMT
		     "' and '" STR_FMT "'",
		     g->id, STR_ARG(g->text), STR_ARG(r->text));
	g->text = r->text;
	g->label = r->label;
	g->exact = r->exact;
	return STATUS_OK;
}

/* Records come by point, then by order: the first says how inputs are made. */
MUST static enum status gather(struct group *g, const struct record *r)
{
	struct record *last = g->points.n ? &g->points.p[g->points.n - 1] : NULL;

	TRY(gather_text(g, r));
	aliases_add(g->a, &g->aliases, r->alias);
	if (!last || strcmp(last->point.p.id, r->point.p.id)) {
		vec_push(&g->points, g->a, *r);
		return STATUS_OK;
	}
	TRY(same_point(g->a, g->id, &last->point.p, &r->point.p));
	TRY_CTX(append_where(g->a, &last->point.rows[0], &r->point.rows[0]), "of point %s",
		r->point.p.id);
	know_again(g->a, &last->point, &r->point);
	return STATUS_OK;
}

MUST static enum status add_points(struct merge *m, struct pattern *k, const struct group *g)
{
	struct pattern_point *list =
		arena_array(g->a, struct pattern_point, k->npoints + g->points.n);
	uint32_t n = k->npoints;

	for (uint32_t i = 0; i < g->points.n; i++) {
		const struct record *r = &g->points.p[i];
		struct pattern_point *p = pattern_find_point(k, r->point.p.id);

		m->report->points++;
		if (p) {
			TRY(same_point(g->a, g->id, &p->p, &r->point.p));
			add_row(g->a, p, &r->point.rows[0]);
			know_again(g->a, p, &r->point);
			continue;
		}
		list[n] = r->point;
		set_bytes(g->a, k, &list[n++]);
		m->report->new_points++;
	}
	if (k->npoints)
		memcpy(list, k->points, k->npoints * sizeof(*list));
	k->points = list;
	k->npoints = n;
	qsort(list, n, sizeof(*list), by_point_id);
	return STATUS_OK;
}

/* The home of a new kernel is the point of its first region in the capture. */
static const struct record *first_region(const struct group *g)
{
	const struct record *first = &g->points.p[0];

	for (uint32_t i = 1; i < g->points.n; i++)
		if (g->points.p[i].order < first->order)
			first = &g->points.p[i];
	return first;
}

MUST static enum status new_kernel(struct merge *m, const struct group *g, struct pattern *k)
{
	const struct point *home = &first_region(g)->point.p;
	struct text t;

	*k = (struct pattern){.label = g->label,
			      .exact = g->exact,
			      .text = g->text,
			      .consts = home->consts,
			      .nconsts = home->nconsts};
	memcpy(k->id, g->id, sizeof(k->id));
	memcpy(k->home, home->id, sizeof(k->home));
	text_parse(g->a, g->text, "canonical text", NULL, &t);
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

static void set_quarantine(struct arena *a, struct pattern *k)
{
	if (has_rows(k))
		k->quarantine = (struct str){0};
	else if (!k->quarantine.n)
		k->quarantine = str_of(arena_printf(
			a, "{\"since\": \"%.10s\", \"reason\": \"orphan\"}", clock_utc(a)));
}

MUST static enum status write_kernel(struct arena *a, struct merge *m, struct pattern *k,
				     bool is_new)
{
	const char *dir = arena_printf(a, "canonical/%s", pattern_name(a, k));
	struct str repro;

	set_quarantine(a, k);
	if (is_new) {
		TRY(pattern_repro(a, k, &repro));
		TRY(staging_put(&m->stage, path_join(a, dir, "repro.py"), repro));
	}
	TRY(staging_put(&m->stage, path_join(a, dir, "meta.json"), pattern_meta(a, k)));
	return staging_put(&m->stage, path_join(a, dir, "shapes.json"), pattern_shapes(a, k));
}

/* The directory of the kernel with this id, or NULL. */
static const char *dir_of(struct arena *a, const struct merge *m, struct str id12)
{
	uint64_t *at = map_find(&m->kernels, id12);

	return at ? arena_printf(a, "%s/canonical/" STR_FMT, m->opts->corpus,
				 STR_ARG(m->names[*at]))
		  : NULL;
}

MUST static enum status merge_group(struct merge *m, struct group *g)
{
	struct str id12 = {g->id, PATTERN_DIGITS};
	const char *dir = dir_of(g->a, m, id12);
	struct pattern k;

	if (dir) {
		TRY(pattern_read(g->a, dir, &k));
		if (strcmp(k.id, g->id) || !str_eq(k.text, g->text))
			FAIL(CORRUPT,
			     "id-collision: %s has the id %s, and a region of this capture %s",
			     dir, k.id, g->id);
		drop_rows(&k, m->model);
	} else {
		TRY(new_kernel(m, g, &k));
	}
	TRY(add_points(m, &k, g));
	for (uint32_t i = 0; i < g->aliases.n; i++)
		aliases_add(g->a, &k.aliases, g->aliases.p[i]);
	m->report->patterns++;
	vec_push(&m->ids, m->a, str_copy(m->a, id12));
	return write_kernel(g->a, m, &k, !dir);
}

/* Reads on to the last record of the pattern that *line begins; *line is the next one's. */
MUST static enum status next_group(struct merge *m, struct group *g, struct str *line)
{
	memcpy(g->id, line->p, SHA256_HEX);
	while (line->n && !memcmp(line->p, g->id, SHA256_HEX)) {
		struct record r;

		TRY(record_read(g->a, *line, &r));
		TRY(gather(g, &r));
		TRY(spill_next(&m->spill, line));
	}
	return STATUS_OK;
}

MUST static enum status merge_groups(struct merge *m)
{
	struct arena a = {0};
	struct str line;
	enum status s = spill_sort(&m->spill);

	if (!s)
		s = spill_next(&m->spill, &line);
	while (!s && line.n) {
		struct group g = {.a = &a};

		s = next_group(m, &g, &line);
		if (!s)
			s = merge_group(m, &g);
		if (s)
			s = status_tell(s, 0, __FILE__, __LINE__, "pattern %s", g.id);
		arena_reset(&a, (struct arena_mark){0});
	}
	arena_release(&a);
	return s;
}

static int by_text(const void *x, const void *y)
{
	return str_cmp(*(const struct str *)x, *(const struct str *)y);
}

/* A pattern that the model's last capture had and this one has not. */
MUST static enum status forget_model(struct arena *a, struct merge *m, struct str id12)
{
	const char *dir = dir_of(a, m, id12);
	struct pattern k;

	if (!dir || (m->ids.n && bsearch(&id12, m->ids.p, m->ids.n, sizeof(id12), by_text)))
		return STATUS_OK;
	TRY(pattern_read(a, dir, &k));
	drop_rows(&k, m->model);
	return write_kernel(a, m, &k, false);
}

MUST static enum status remove_graph(struct arena *a, struct merge *m, struct str file)
{
	const char *base = arena_printf(a, "%s/" STR_FMT, merge_model_dir(a, m), STR_ARG(file));

	for (uint32_t g = 0; g < m->graphs.n; g++)
		if (str_eq(m->graphs.p[g].file, file))
			return STATUS_OK;
	if (!merge_is_name(file))
		return STATUS_OK;
	TRY(staging_remove(&m->stage, arena_printf(a, "%s.py.zst", base)));
	return staging_remove(&m->stage, arena_printf(a, "%s.meta.json.zst", base));
}

MUST static enum status replace_each(struct merge *m, const json_t *old)
{
	const json_t *patterns = json_object_get(old, "patterns"),
		     *graphs = json_object_get(old, "graphs");
	struct arena a = {0};
	enum status s = STATUS_OK;

	for (size_t i = 0; !s && i < json_array_size(patterns); i++) {
		s = forget_model(&a, m, str_of(json_string_value(json_array_get(patterns, i))));
		arena_reset(&a, (struct arena_mark){0});
	}
	for (size_t i = 0; !s && i < json_array_size(graphs); i++)
		s = remove_graph(&a, m,
				 str_of(json_string_value(
					 json_object_get(json_array_get(graphs, i), "file"))));
	arena_release(&a);
	return s;
}

/* What the model's last capture had and this one has not: rows of patterns, graph files. */
MUST static enum status replace_old(struct merge *m)
{
	json_t *old;

	TRY(merge_old_manifest(m, &old));
	enum status s = replace_each(m, old);

	json_decref(old);
	return s;
}

/* Kernels of the corpus by the digits in their names. */
MUST static enum status list_kernels(struct merge *m)
{
	size_t n;

	TRY(tree_kernels(m->a, m->opts->corpus, &m->names, &n));
	m->kernels = map_new(m->a);
	for (size_t i = 0; i < n; i++)
		if (m->names[i].n > PATTERN_DIGITS)
			map_set(&m->kernels,
				str_slice(m->names[i], m->names[i].n - PATTERN_DIGITS,
					  m->names[i].n),
				i);
	return STATUS_OK;
}

enum status merge_kernels(struct merge *m)
{
	TRY(list_kernels(m));
	TRY(merge_groups(m));
	return replace_old(m);
}
