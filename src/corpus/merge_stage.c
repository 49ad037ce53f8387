/* The graphs of a capture: cut, checked, packed into the stage, their regions as records. */
#include "base/file.h"
#include "corpus/merge_int.h"
#include "ir/text.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <unistd.h>

enum { GRAPH_LEVEL = 19 };

static void note_failure(struct merge *m, struct str graph, int64_t part, struct str reason)
{
	struct failure f = {graph, str_copy(m->a, reason), part, false};

	vec_push(&m->failures, m->a, f);
	m->report->unkeyed += part >= 0;
}

/* The regions of one graph, by pattern and point. */
struct tally {
	struct arena *a;
	struct merge *m;
	const struct graph_row *g;
	const struct sidecar *side;
	bool is_one; /* all regions are one point: the names of the sidecar are its */
	VEC(struct record) records;
	struct map points, patterns; /* "<id>/<point>" → record; id → first record */
};

MUST static enum status same_text(const struct record *r, const struct occurrence *o,
				  struct str graph)
{
	if (!str_eq(r->text, o->text))
		FAIL(CORRUPT,
		     "id-collision: %s is the id of two different regions of " STR_FMT
		     ": '" STR_FMT "' and '" STR_FMT "'",
		     o->id, STR_ARG(graph), STR_ARG(r->text), STR_ARG(o->text));
	return STATUS_OK;
}

MUST static enum status new_record(struct tally *t, const struct occurrence *o, struct str key)
{
	struct record r = {.order = t->m->nregions, .label = o->label, .exact = o->exact};
	uint64_t *first = map_find(&t->patterns, str_slice(key, 0, SHA256_HEX));

	memcpy(r.id, o->id, sizeof(r.id));
	r.point.p = o->point;
	r.point.approx = t->side->approx;
	if (t->is_one) {
		r.alias = t->side->alias;
		aliases_add(t->a, &r.point.aliases, t->side->point_alias);
	}
	r.text = o->text;
	r.point.rows = arena_new(t->a, struct row);
	r.point.nrows = 1;
	r.point.rows[0] = (struct row){.model = t->m->model, .nwhere = 1};
	r.point.rows[0].where = arena_new(t->a, struct where);
	r.point.rows[0].where[0].graph = t->g->file;
	if (first)
		TRY(same_text(&t->records.p[*first], o, t->g->file));
	else
		map_set(&t->patterns, str_slice(key, 0, SHA256_HEX), t->records.n);
	map_set(&t->points, key, t->records.n);
	vec_push(&t->records, t->a, r);
	return STATUS_OK;
}

MUST static enum status tally_region(struct tally *t, const struct occurrence *o)
{
	struct str key = str_of(arena_printf(t->a, "%s/%s", o->id, o->point.id));

	if (!map_find(&t->points, key))
		TRY(new_record(t, o, key));
	struct row *row = t->records.p[*map_find(&t->points, key)].point.rows;

	row->regions++;
	row->where[0].regions++;
	row->calls = t->g->execs < 0 ? -1 : row->calls + t->g->execs;
	t->m->nregions++;
	return STATUS_OK;
}

/* The text of a pattern goes with the first of its records. */
MUST static enum status spill_records(struct tally *t)
{
	for (uint32_t i = 0; i < t->records.n; i++) {
		struct record *r = &t->records.p[i];
		struct arena_mark mark = arena_mark(t->a);

		if (*map_find(&t->patterns, str_of(r->id)) != i)
			r->text = (struct str){0};
		TRY(spill_put(&t->m->spill, record_write(t->a, r)));
		arena_reset(t->a, mark);
	}
	return STATUS_OK;
}

bool cut_is_one_point(const struct cut_graph *c)
{
	const struct occurrence *o = c->occurrences;

	for (uint32_t i = 0; i < c->parts.nparts; i++)
		if (o[i].failure.n || strcmp(o[i].id, o[0].id) ||
		    strcmp(o[i].point.id, o[0].point.id))
			return false;
	return c->parts.nparts > 0;
}

MUST static enum status tally_graph(struct arena *a, struct merge *m, const struct cut_graph *c,
				    const struct graph_row *g)
{
	struct tally t = {.a = a,
			  .m = m,
			  .g = g,
			  .side = &c->side,
			  .is_one = cut_is_one_point(c),
			  .points = map_new(a),
			  .patterns = map_new(a)};

	if (c->side.alias.n && !t.is_one)
		note_failure(m, g->file, -1,
			     str_of(arena_printf(a, STR_FMT " is not one kernel here",
						 STR_ARG(c->side.alias))));

	for (uint32_t i = 0; i < c->parts.nparts; i++)
		if (c->occurrences[i].failure.n)
			note_failure(m, g->file, i, c->occurrences[i].failure);
		else
			TRY(tally_region(&t, &c->occurrences[i]));
	return spill_records(&t);
}

/* What the stored file is, if it is of this text: packing takes longer than all the rest. */
MUST static enum status packed_before(struct arena *a, const char *path, struct str text,
				      struct str *out)
{
	struct str stored = {0};
	int fd = open(path, O_RDONLY | O_CLOEXEC);

	*out = (struct str){0};
	if (fd < 0)
		return STATUS_OK;
	enum status s = file_read_fd(a, fd, path, TEXT_BYTES_MAX, out);

	close(fd);
	if (!s)
		s = zstd_unpack(a, *out, TEXT_BYTES_MAX, &stored);
	if (s)
		status_clear(); /* it is replaced */
	if (s || !str_eq(stored, text))
		*out = (struct str){0};
	return STATUS_OK;
}

MUST static enum status stage_packed(struct arena *a, struct merge *m, const char *target,
				     struct str text)
{
	struct str packed;

	TRY(packed_before(a, path_join(a, m->opts->corpus, target), text, &packed));
	if (!packed.n)
		TRY(zstd_pack(a, text, GRAPH_LEVEL, &packed));
	return staging_put(&m->stage, target, packed);
}

MUST static enum status stage_graph(struct arena *a, struct merge *m, const char *name,
				    const struct cut_graph *c, struct str text)
{
	const char *base = arena_printf(a, "%s/%s", merge_model_dir(a, m), name);

	TRY(stage_packed(a, m, arena_printf(a, "%s.py.zst", base), text));
	return stage_packed(a, m, arena_printf(a, "%s.meta.json.zst", base),
			    sidecar_text(a, &c->side, &c->parts));
}

/* Calls of a point are added up over its regions and graphs. */
MUST static enum status check_calls(const struct cut_graph *c, const char *name)
{
	if (c->side.execs > 0 && c->parts.nparts > SIDECAR_COUNT_MOST / c->side.execs)
		FAIL(INVALID, "%s: execs: %lld of %u regions are more than %lld calls", name,
		     (long long)c->side.execs, c->parts.nparts, (long long)SIDECAR_COUNT_MOST);
	return STATUS_OK;
}

MUST static enum status read_graph(struct arena *a, struct merge *m, const char *name,
				   struct cut_graph *c, struct str *text)
{
	const char *base = path_join(a, m->dir, name);

	TRY(file_read(a, arena_printf(a, "%s.py", base), TEXT_BYTES_MAX, text));
	TRY(sidecar_read(a, arena_printf(a, "%s.meta.json", base), &c->side));
	TRY(cut_full_graph(a, &m->memo, *text, name, c));
	TRY_CTX(sidecar_fits(&c->side, c->g), "%s.meta.json", base);
	TRY(check_calls(c, name));
	return cut_verify(a, c, *text, name);
}

/* IO of the stage ends the merge; what is wrong with a graph does not. */
MUST static enum status keep_graph(struct arena *a, struct merge *m, struct str file,
				   const struct cut_graph *c, struct str text)
{
	struct graph_row g = {.file = file,
			      .kind = str_copy(m->a, c->side.kind),
			      .execs = c->side.execs,
			      .nodes = c->g->nnodes,
			      .regions = c->parts.nparts,
			      .repair = c->parts.repair};

	memcpy(g.text_hash, c->text_hash, sizeof(g.text_hash));
	TRY(stage_graph(a, m, str_cstr(a, file), c, text));
	TRY(tally_graph(a, m, c, &g));
	vec_push(&m->graphs, m->a, g);
	m->report->graphs++;
	m->report->regions += c->parts.nparts;
	return STATUS_OK;
}

static void drop_graph(struct merge *m, struct str file, const char *reason)
{
	note_failure(m, file, -1, str_of(reason));
	m->failures.p[m->failures.n - 1].is_dropped = true;
	m->report->dropped++;
	merge_say(m, STR_FMT " is dropped: %s", STR_ARG(file), reason);
}

/* Files by their names alone: where a capture lay says nothing of a model that is kept. */
static void shorten(char *story, const char *dir)
{
	size_t n = strlen(dir);

	for (char *at = strstr(story, dir); at; at = strstr(at, dir))
		if (at[n] == '/')
			memmove(at, at + n + 1, strlen(at + n + 1) + 1);
		else
			at += n;
}

/* A graph that fails is left out, with its reason. */
MUST static enum status add_graph(struct merge *m, struct str file)
{
	struct arena a = {0};
	struct cut_graph c = {0};
	struct str text;
	enum status s = read_graph(&a, m, str_cstr(&a, file), &c, &text);

	if (!s) {
		s = keep_graph(&a, m, file, &c, text);
	} else {
		char story[STATUS_STORY_BYTES];

		status_plain(story, sizeof(story), "; ");
		status_clear();
		shorten(story, m->dir);
		drop_graph(m, file, story);
		s = STATUS_OK;
	}
	arena_release(&a);
	return s;
}

MUST static enum status is_new_name(struct map *seen, const char *dir, struct str file)
{
	if (!map_set(seen, file, 1))
		FAIL(INVALID, "%s/index.json names graph '" STR_FMT "' twice", dir,
		     STR_ARG(file));
	return STATUS_OK;
}

enum status merge_stage_graphs(struct merge *m)
{
	const json_t *graphs = json_object_get(m->index, "graphs");
	struct map seen = map_new(m->a);

	for (size_t i = 0; i < json_array_size(graphs); i++) {
		const json_t *g = json_array_get(graphs, i);
		const char *name =
			json_string_value(json_is_string(g) ? g : json_object_get(g, "file"));
		struct str file = str_copy(m->a, str_of(name));

		if (!merge_is_name(file))
			FAIL(INVALID, "%s/index.json: graphs[%zu]: '%s' is no name of a graph",
			     m->dir, i, name ? name : "");
		TRY(is_new_name(&seen, m->dir, file));
		TRY(add_graph(m, file));
	}
	if (m->report->unkeyed > m->opts->max_unkeyed)
		FAIL(INVALID, STR_FMT ": %u regions without identity, at most %u are allowed",
		     STR_ARG(m->model), m->report->unkeyed, m->opts->max_unkeyed);
	return STATUS_OK;
}
