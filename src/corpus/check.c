/* Recomputing a corpus from its graphs. */
#include "corpus/check.h"

#include "base/file.h"
#include "corpus/bytes.h"
#include "corpus/constraint.h"
#include "corpus/merge.h"
#include "corpus/tree.h"
#include "ir/text.h"
#include "op/op.h"

#include <string.h>

/* Occurrences as the graphs have them. */
struct expected {
	int64_t regions, calls;
	struct buf where;
	struct str last_graph;
	int64_t last_regions;
	bool seen;
};

struct checker {
	struct arena *a;
	const char *root;
	struct check_report *r;
	struct map rows; /* "<id64>/<point>/<model>" → expected */
	VEC(struct expected) expected;
	struct map kernels; /* id12 → 1 */
	struct memo memo;
};

static void report(struct checker *c, const char *code, const char *path, struct str stored,
		   struct str recomputed)
{
	struct check_report *r = c->r;
	struct finding f = {code, str_copy(c->a, str_of(path)), str_copy(c->a, stored),
			    str_copy(c->a, recomputed)};

	if (r->n == r->cap)
		r->list = vec_grow(c->a, r->list, sizeof(*r->list), &r->cap,
				   _Alignof(max_align_t));
	r->list[r->n++] = f;
	r->nhard += code[0] == 'H';
	r->nsoft += code[0] == 'S';
}

/* A failure becomes a finding: what happened, on one line with where. */
static void report_story(struct checker *c, const char *code, const char *path)
{
	char story[STATUS_STORY_BYTES];

	status_plain(story, sizeof(story), "; ");
	story[strcspn(story, "\n")] = 0;
	report(c, code, path, (struct str){0}, str_of(story));
	status_clear();
}

static void compare(struct checker *c, const char *code, const char *path, struct str stored,
		    struct str recomputed)
{
	if (!str_eq(stored, recomputed))
		report(c, code, path, stored, recomputed);
}

static void compare_file(struct checker *c, struct arena *scratch, const char *code,
			 const char *path, struct str recomputed)
{
	struct str stored;

	if (file_read(scratch, path, (size_t)64 << 20, &stored)) {
		report_story(c, "H1", path);
		return;
	}
	if (!str_eq(stored, recomputed))
		report(c, code, path, STR("the file"), STR("differs from what is regenerated"));
}

/* --- models --------------------------------------------------------------------------- */

static struct expected *expect(struct checker *c, const struct occurrence *o, struct str model)
{
	char *key = arena_printf(c->a, "%s/%s/" STR_FMT, o->id, o->point.id,
				 STR_ARG(model));
	uint64_t *at = map_find(&c->rows, str_of(key));
	struct expected e = {.where = buf_new(c->a)};

	if (at)
		return &c->expected.p[*at];
	map_set(&c->rows, str_of(key), c->expected.n);
	vec_push(&c->expected, c->a, e);
	return &c->expected.p[c->expected.n - 1];
}

static void finish_graph(struct expected *e)
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
	for (uint32_t i = 0; i < g->parts.nparts; i++) {
		struct expected *e;

		if (g->occurrences[i].failure.n)
			continue;
		e = expect(c, &g->occurrences[i], model);
		e->regions++;
		e->calls = g->side.execs < 0 || e->calls < 0 ? -1 : e->calls + g->side.execs;
		if (!str_eq(e->last_graph, file)) {
			finish_graph(e);
			e->last_graph = file;
		}
		e->last_regions++;
		if (!map_find(&c->kernels,
			      (struct str){g->occurrences[i].id, PATTERN_DIGITS}))
			report(c, "H3", str_cstr(c->a, file), (struct str){0},
			       str_of(g->occurrences[i].id));
	}
}

/* What the text of a graph says of its values' types. */
static void check_printed(struct checker *c, const struct cut_graph *g, const char *base)
{
	for (uint32_t i = 0; i < g->parts.nparts; i++) {
		const struct occurrence *o = &g->occurrences[i];

		if (o->printed.words)
			report(c, o->printed.is_stride ? "S8" : "H12",
			       arena_printf(c->a, "%s.py.zst:%u", base, o->printed_line),
			       (struct str){0}, str_of(o->printed.words));
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
			report(c, "H2", path, in->name, n->name);
	}
	if (g->side.ninputs && g->side.ninputs != g->g->nparams)
		report(c, "H2", path, STR("inputs of the sidecar"),
		       STR("another number of parameters"));
}

MUST static enum status recompute_graph(struct arena *scratch, struct memo *memo,
					const char *base, struct cut_graph *g)
{
	struct str text;

	TRY(file_read(scratch, arena_printf(scratch, "%s.py.zst", base), TEXT_BYTES_MAX,
		      &text));
	TRY(sidecar_read(scratch, arena_printf(scratch, "%s.meta.json", base), &g->side));
	return cut_full_graph(scratch, memo, text, base, g);
}

static void check_graph(struct checker *c, const char *dir, const json_t *row, struct str model)
{
	struct arena scratch = {0};
	struct cut_graph g = {0};
	const char *file = json_string_value(json_object_get(row, "file"));
	const char *base = path_join(&scratch, dir, file ? file : "");
	const char *hash = json_string_value(json_object_get(row, "text"));
	struct str side;

	if (!file || recompute_graph(&scratch, &c->memo, base, &g)) {
		if (file)
			report_story(c, "H2", base);
		arena_release(&scratch);
		return;
	}
	compare(c, "H2", base, str_of(hash), str_of(g.text_hash));
	check_inputs(c, &g, base);
	check_printed(c, &g, base);
	if (json_integer_value(json_object_get(row, "regions")) != g.parts.nparts)
		report(c, "H3", base, STR("regions"),
		       str_of(arena_printf(&scratch, "%u", g.parts.nparts)));
	if (g.parts.repair)
		report(c, "S9", base, (struct str){0}, STR("repaired partition"));
	if (g.side.execs < 0)
		report(c, "S6", base, (struct str){0}, STR("execs are not known"));
	if (sidecar_write(&scratch, &g.side, &g.parts, &side))
		report_story(c, "H6", base);
	else
		compare_file(c, &scratch, "H6", arena_printf(&scratch, "%s.meta.json", base),
			     side);
	count(c, &g, model, str_copy(c->a, str_of(file)));
	arena_release(&scratch);
}

static void check_model(struct checker *c, const char *dir, const char *model)
{
	const char *path = path_join(c->a, dir, "manifest.json");
	json_t *m = NULL;

	c->r->models++;
	if (json_read_file(path, &m)) {
		report_story(c, "H1", path);
		return;
	}
	const json_t *graphs = json_object_get(m, "graphs");
	const char *status = json_string_value(json_object_get(m, "status"));

	compare(c, "H1", path, str_of(json_string_value(json_object_get(m, "model"))),
		str_of(model));
	if (!status || strcmp(status, "ok") != 0)
		report(c, "S7", path, str_of(status), STR("ok"));
	for (size_t i = 0; i < json_array_size(graphs); i++)
		check_graph(c, dir, json_array_get(graphs, i), str_copy(c->a, str_of(model)));
	json_decref(m);
}

/* models/<suite>/<mode>/<model> */
MUST static enum status check_models(struct checker *c, const char *dir, const char *key,
				     int depth)
{
	struct str *names;
	size_t n;
	bool there;

	TRY(file_exists(dir, &there));
	if (!there)
		return STATUS_OK;
	if (depth == 3) {
		check_model(c, dir, key);
		return STATUS_OK;
	}
	TRY(file_list(c->a, dir, &names, &n));
	for (size_t i = 0; i < n; i++) {
		const char *name = str_cstr(c->a, names[i]);

		TRY(check_models(c, path_join(c->a, dir, name),
				 depth ? path_join(c->a, key, name) : name, depth + 1));
	}
	return STATUS_OK;
}

/* --- kernels -------------------------------------------------------------------------- */

static void check_row(struct checker *c, const char *path, const struct pattern *k,
		      const struct pattern_point *p, const struct row *row)
{
	char *key = arena_printf(c->a, "%s/%s/" STR_FMT, k->id, p->p.id, STR_ARG(row->model));
	uint64_t *at = map_find(&c->rows, str_of(key));
	struct buf where = buf_new(c->a);
	struct expected *e = at ? &c->expected.p[*at] : NULL;

	if (!e) {
		report(c, "H3", path, row->model, STR("no graph of the model has this point"));
		return;
	}
	e->seen = true;
	finish_graph(e);
	for (uint32_t i = 0; i < row->nwhere; i++)
		buf_printf(&where, "[" STR_FMT " %lld]", STR_ARG(row->where[i].graph),
			   (long long)row->where[i].regions);
	compare(c, "H6", path, buf_view(&where), buf_view(&e->where));
	if (e->regions != row->regions || e->calls != row->calls)
		report(c, "H6", path,
		       str_of(arena_printf(c->a, "%lld regions, %lld calls",
					   (long long)row->regions, (long long)row->calls)),
		       str_of(arena_printf(c->a, "%lld regions, %lld calls",
					   (long long)e->regions, (long long)e->calls)));
}

static bool same_bytes(const struct bytes *x, const struct bytes *y)
{
	bool same = x->v == y->v && x->read == y->read && x->write == y->write &&
		    x->io == y->io && x->nin == y->nin && x->nout == y->nout &&
		    x->approx == y->approx;

	for (uint32_t i = 0; same && i < x->nin; i++)
		same &= x->in[i] == y->in[i];
	for (uint32_t i = 0; same && i < x->nout; i++)
		same &= x->out[i] == y->out[i];
	return same;
}

static void check_bytes(struct checker *c, struct arena *scratch, const char *path,
			const struct pattern *k, const struct pattern_point *p)
{
	struct bytes now = {0};

	if (bytes_of_point(scratch, k->g, &p->p, &now)) {
		now = (struct bytes){0};
		status_clear();
	}
	if (!same_bytes(&p->bytes, &now))
		report(c, "H7", path,
		       str_of(arena_printf(c->a, "read %lld, write %lld",
					   (long long)p->bytes.read,
					   (long long)p->bytes.write)),
		       str_of(arena_printf(c->a, "read %lld, write %lld", (long long)now.read,
					   (long long)now.write)));
	if (now.approx)
		report(c, "S5", path, str_of(p->p.id), STR("bytes are approximate"));
}

static struct str entry_text(struct arena *a, const struct point_input *in)
{
	struct buf b = buf_new(a);
	struct jsonw w = jsonw_new(&b);

	entry_write(&w, in, (struct str){0});
	return buf_view(&b);
}

static void check_constraints(struct checker *c, struct arena *scratch, const char *path,
			      const struct pattern *k, const struct pattern_point *p)
{
	struct point now = p->p;

	now.inputs = arena_array(scratch, struct point_input, now.ninputs);
	if (now.ninputs)
		memcpy(now.inputs, p->p.inputs, now.ninputs * sizeof(*now.inputs));
	if (constraint_infer(scratch, k->g, &now)) {
		report_story(c, "H8", path);
		return;
	}
	for (uint32_t i = 0; i < now.ninputs; i++)
		if (!p->p.inputs[i].by || strcmp(p->p.inputs[i].by, "manual") != 0)
			compare(c, "H8", path, entry_text(scratch, &p->p.inputs[i]),
				entry_text(scratch, &now.inputs[i]));
}

static void check_bind(struct checker *c, struct arena *scratch, const char *path,
		       const struct pattern *k, const struct pattern_point *p)
{
	struct bound *b;

	enum status s = op_bind(scratch, pattern_bind(scratch, k->g, &p->p), NULL, false, &b);

	if (s)
		report_story(c, s == STATUS_UNSUPPORTED ? "S11" : "H12", path);
}

static void check_point(struct checker *c, struct arena *scratch, const char *path,
			const struct pattern *k, uint32_t i)
{
	const struct pattern_point *p = &k->points[i];

	c->r->points++;
	if (i && strcmp(k->points[i - 1].p.id, p->p.id) >= 0)
		report(c, "H5", path, str_of(k->points[i - 1].p.id), str_of(p->p.id));
	check_bind(c, scratch, path, k, p);
	check_bytes(c, scratch, path, k, p);
	check_constraints(c, scratch, path, k, p);
	for (uint32_t r = 0; r < p->nrows; r++)
		check_row(c, path, k, p, &p->rows[r]);
}

static bool has_rows(const struct pattern *k)
{
	for (uint32_t i = 0; i < k->npoints; i++)
		if (k->points[i].nrows)
			return true;
	return false;
}

static void check_files(struct checker *c, struct arena *scratch, const char *dir,
			const struct pattern *k)
{
	static const char *const known[] = {"repro.py", "meta.json", "shapes.json", "oracle"};
	struct str *names, repro;
	size_t n;

	compare_file(c, scratch, "H1", path_join(scratch, dir, "meta.json"),
		     pattern_meta(scratch, k));
	compare_file(c, scratch, "H1", path_join(scratch, dir, "shapes.json"),
		     pattern_shapes(scratch, k));
	if (pattern_repro(scratch, k, &repro))
		report_story(c, "H4", dir);
	else
		compare_file(c, scratch, "H4", path_join(scratch, dir, "repro.py"), repro);
	if (file_list(scratch, dir, &names, &n)) {
		report_story(c, "H1", dir);
		return;
	}
	for (size_t i = 0; i < n; i++) {
		bool ok = false;

		for (int f = 0; f < 4; f++)
			ok |= f == 3 ? str_starts(names[i], known[f])
				     : str_is(names[i], known[f]);
		if (!ok)
			report(c, "H1", dir, names[i], STR("no file of a kernel"));
	}
}

static void check_kernel(struct checker *c, struct str name)
{
	struct arena scratch = {0};
	const char *dir = arena_printf(c->a, "%s/canonical/" STR_FMT, c->root, STR_ARG(name));
	struct pattern k;

	c->r->patterns++;
	if (pattern_read(&scratch, dir, &k)) {
		report_story(c, strstr(status_story(), "points[") ? "H5" : "H4", dir);
		arena_release(&scratch);
		return;
	}
	k.label = canon_label(&scratch, k.g);
	compare(c, "H9", dir, name, str_of(pattern_name(&scratch, &k)));
	if (has_rows(&k) == (k.quarantine.n > 0))
		report(c, "H10", dir, k.quarantine,
		       has_rows(&k) ? STR("has rows") : STR("has none"));
	if (!k.exact)
		report(c, "S1", dir, (struct str){0}, STR("canonical order is not exact"));
	check_files(c, &scratch, dir, &k);
	for (uint32_t i = 0; i < k.npoints; i++)
		check_point(c, &scratch, path_join(c->a, dir, "shapes.json"), &k, i);
	arena_release(&scratch);
}

static void check_head(struct checker *c)
{
	struct corpus_head h;
	bool pending;

	if (tree_head(c->a, c->root, &h) || tree_pending(c->root, &pending)) {
		report_story(c, "H1", c->root);
		return;
	}
	if (pending)
		report(c, "H11", c->root, STR(".journal"), STR("a merge is unfinished"));
	compare_file(c, c->a, "H1", path_join(c->a, c->root, "corpus.json"),
		     tree_head_text(c->a, &h));
	if (c->r->patterns < h.least_patterns || c->r->points < h.least_points)
		report(c, "H11", c->root, STR("least"), STR("fewer patterns or points"));
}

enum status corpus_check(struct arena *a, const char *root, struct check_report *out)
{
	struct checker c = {
		.a = a, .root = root, .r = out, .rows = map_new(a), .kernels = map_new(a)};
	struct str *names;
	size_t n;

	*out = (struct check_report){.a = a};
	TRY(tree_kernels(a, root, &names, &n));
	for (size_t i = 0; i < n; i++) {
		struct str id = str_slice(
			names[i], names[i].n > PATTERN_DIGITS ? names[i].n - PATTERN_DIGITS : 0,
			names[i].n);

		if (!map_set(&c.kernels, id, 1))
			report(&c, "H9", str_cstr(a, names[i]), id, STR("twice"));
	}
	enum status s = check_models(&c, path_join(a, root, "models"), "", 0);

	memo_release(&c.memo);
	TRY(s);
	for (size_t i = 0; i < n; i++)
		check_kernel(&c, names[i]);
	for (uint32_t i = 0; i < c.expected.n; i++)
		if (!c.expected.p[i].seen)
			report(&c, "H3", root, (struct str){0}, c.rows.entries[i].key);
	check_head(&c);
	return STATUS_OK;
}

void check_text(struct buf *b, const struct check_report *r)
{
	for (uint32_t i = 0; i < r->n; i++) {
		const struct finding *f = &r->list[i];

		buf_printf(b, "%s " STR_FMT ": " STR_FMT " | " STR_FMT "\n", f->code,
			   STR_ARG(f->path), STR_ARG(f->stored), STR_ARG(f->recomputed));
	}
	buf_printf(b, "%u patterns, %u points, %u models: %u hard, %u soft\n", r->patterns,
		   r->points, r->models, r->nhard, r->nsoft);
}

void check_json(struct buf *b, const struct check_report *r)
{
	struct jsonw w = jsonw_new(b);

	jsonw_open(&w, '{');
	jsonw_key(&w, "patterns");
	jsonw_int(&w, r->patterns);
	jsonw_key(&w, "points");
	jsonw_int(&w, r->points);
	jsonw_key(&w, "models");
	jsonw_int(&w, r->models);
	jsonw_key(&w, "hard");
	jsonw_int(&w, r->nhard);
	jsonw_key(&w, "soft");
	jsonw_int(&w, r->nsoft);
	jsonw_key(&w, "findings");
	jsonw_open(&w, '[');
	for (uint32_t i = 0; i < r->n; i++) {
		const struct finding *f = &r->list[i];
		const char *const keys[] = {"path", "stored", "recomputed"};
		const struct str v[] = {f->path, f->stored, f->recomputed};

		jsonw_open_inline(&w, '{');
		jsonw_key(&w, "code");
		jsonw_cstr(&w, f->code);
		for (int k = 0; k < 3; k++) {
			jsonw_key(&w, keys[k]);
			jsonw_str(&w, v[k]);
		}
		jsonw_close(&w, '}');
	}
	jsonw_close(&w, ']');
	jsonw_close(&w, '}');
	buf_char(b, '\n');
}
