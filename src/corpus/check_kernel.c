/* The kernels, their points and rows. */
#include "base/file.h"
#include "corpus/bytes.h"
#include "corpus/check_int.h"
#include "corpus/constraint.h"
#include "ir/text.h"
#include "op/op.h"

#include <string.h>

/* Of whichever thread had the model.  A row belongs to one kernel, so no other looks at it. */
static struct expected *find_expected(struct checker *c, struct str key)
{
	for (uint32_t t = 0; t < c->nall; t++) {
		uint64_t *at = map_find(&c->all[t].rows, key);

		if (at)
			return &c->all[t].expected.p[*at];
	}
	return NULL;
}

static void check_row(struct checker *c, const char *path, const struct pattern *k,
		      const struct pattern_point *p, const struct row *row)
{
	char *key = arena_printf(&c->a, "%s/%s/" STR_FMT, k->id, p->p.id, STR_ARG(row->model));
	struct buf where = buf_new(&c->a);
	struct expected *e = find_expected(c, str_of(key));

	if (!e) {
		check_add(c, "H3", path, row->model,
			  STR("no graph of the model has this point"));
		return;
	}
	e->seen = true;
	if (e->alias.n && !aliases_have(&k->aliases, e->alias))
		check_add(c, "H9", path, STR("aliases"), e->alias);
	if (e->point_alias.n && !aliases_have(&p->aliases, e->point_alias))
		check_add(c, "H9", path, STR("aliases of a point"), e->point_alias);
	for (uint32_t i = 0; i < row->nwhere; i++)
		buf_printf(&where, "[" STR_FMT " %lld]", STR_ARG(row->where[i].graph),
			   (long long)row->where[i].regions);
	check_compare(c, "H6", path, buf_view(&where), buf_view(&e->where));
	if (e->regions != row->regions || e->calls != row->calls)
		check_add(c, "H6", path,
			  str_of(arena_printf(&c->a, "%lld regions, %lld calls",
					      (long long)row->regions, (long long)row->calls)),
			  str_of(arena_printf(&c->a, "%lld regions, %lld calls",
					      (long long)e->regions, (long long)e->calls)));
}

/* b: bound at the point, or NULL where that failed. */
static void check_bytes(struct checker *c, struct arena *scratch, const char *path,
			struct bound *b, const struct pattern_point *p)
{
	struct bytes now = {0};

	if (b)
		bytes_of_bound(scratch, b, &p->p, &now);
	if (!bytes_same(&p->bytes, &now))
		check_add(c, "H7", path,
			  str_of(arena_printf(&c->a, "read %lld, write %lld",
					      (long long)p->bytes.read,
					      (long long)p->bytes.write)),
			  str_of(arena_printf(&c->a, "read %lld, write %lld",
					      (long long)now.read, (long long)now.write)));
	if (now.approx)
		check_add(c, "S5", path, str_of(p->p.id), STR("bytes are approximate"));
}

static int64_t sum(const int64_t *v, uint32_t n)
{
	int64_t s = 0;

	for (uint32_t i = 0; i < n; i++)
		s += v[i];
	return s;
}

/* Bounds that hold whatever the model of bytes is; what is written in place may be read. */
static void check_bounds(struct checker *c, const char *path, const struct pattern_point *p)
{
	int64_t in = 0, out = sum(p->bytes.out, p->bytes.nout);

	for (uint32_t i = 0; i < p->p.ninputs; i++)
		in += tensor_numel(&p->p.inputs[i].t) *
		      (int64_t)dtype_bytes(p->p.inputs[i].t.dtype);
	if (p->bytes.read > in + out || p->bytes.write > out)
		check_add(c, "H7", path,
			  str_of(arena_printf(&c->a, "read %lld, write %lld",
					      (long long)p->bytes.read,
					      (long long)p->bytes.write)),
			  str_of(arena_printf(&c->a, "inputs hold %lld bytes, outputs %lld",
					      (long long)in, (long long)out)));
}

/* What was seen in a model and the kernel does not allow is not used, and told. */
static void check_seen(struct checker *c, const char *path, const struct pattern_point *p,
		       const struct point_input *now, uint32_t i)
{
	if (now->gen.kind != GEN_INDEX || !now->obs.is_known || now->obs.ones >= 0 ||
	    (now->obs.min >= now->gen.lo && now->obs.max < now->gen.hi))
		return;
	check_add(c, "S2", path,
		  str_of(arena_printf(&c->a, "%s in[%u]: %lld to %lld were seen", p->p.id, i,
				      (long long)now->obs.min, (long long)now->obs.max)),
		  str_of(arena_printf(&c->a, "[%lld, %lld) is allowed", (long long)now->gen.lo,
				      (long long)now->gen.hi)));
}

static struct str entry_text(struct arena *a, const struct point_input *in)
{
	struct buf b = buf_new(a);
	struct jsonw w = jsonw_new(&b);

	entry_write(&w, in, (struct str){0});
	return buf_view(&b);
}

static void check_constraints(struct checker *c, struct arena *scratch, const char *path,
			      struct bound *b, const struct pattern_point *p)
{
	struct point now = p->p;

	now.inputs = arena_array(scratch, struct point_input, now.ninputs);
	if (now.ninputs)
		memcpy(now.inputs, p->p.inputs, now.ninputs * sizeof(*now.inputs));
	if (!b) {
		constraint_observe(&now);
	} else if (constraint_of_bound(scratch, b, &now)) {
		check_add_story(c, "H8", path);
		return;
	}
	for (uint32_t i = 0; i < now.ninputs; i++) {
		check_seen(c, path, p, &now.inputs[i], i);
		if (!p->p.inputs[i].by || strcmp(p->p.inputs[i].by, "manual") != 0)
			check_compare(c, "H8", path, entry_text(scratch, &p->p.inputs[i]),
				      entry_text(scratch, &now.inputs[i]));
	}
}

static struct bound *check_bind(struct checker *c, struct arena *scratch, const char *path,
				const struct pattern *k, const struct pattern_point *p)
{
	struct bound *b;
	enum status s = op_bind(scratch, pattern_bind(scratch, k->g, &p->p), NULL, false, &b);

	if (!s)
		return b;
	check_add_story(c, s == STATUS_UNSUPPORTED ? "S11" : "H12", path);
	return NULL;
}

static void check_point(struct checker *c, struct arena *scratch, const char *path,
			const struct pattern *k, uint32_t i)
{
	const struct pattern_point *p = &k->points[i];

	c->r.points++;
	if (i && strcmp(k->points[i - 1].p.id, p->p.id) >= 0)
		check_add(c, "H5", path, str_of(k->points[i - 1].p.id), str_of(p->p.id));
	struct bound *b = check_bind(c, scratch, path, k, p);

	check_bytes(c, scratch, path, b, p);
	check_bounds(c, path, p);
	check_constraints(c, scratch, path, b, p);
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

/* No graph gives a kernel without rows: whether its text is the canonical one is asked of
 * itself alone. */
static void check_order(struct checker *c, struct arena *scratch, const char *dir,
			const struct pattern *k)
{
	const struct pattern_point *home = pattern_find_point(k, k->home);
	struct canon_opts opts = {.main_device = CANON_REPRO_DEVICE};
	struct canon again;

	if (canon_region(scratch, pattern_bind(scratch, k->g, &home->p), &opts, &again))
		check_add_story(c, "H4", dir);
	else
		check_compare(c, "H4", dir, str_of(k->id), str_of(again.id));
}

static void check_kernel_files(struct checker *c, struct arena *scratch, const char *dir,
			       const struct pattern *k)
{
	static const char *const known[] = {"repro.py", "meta.json", "shapes.json", "oracle"};
	struct str *names, repro;
	size_t n;

	check_compare_file(c, scratch, "H1", path_join(scratch, dir, "meta.json"),
			   pattern_meta(scratch, k));
	check_compare_file(c, scratch, "H1", path_join(scratch, dir, "shapes.json"),
			   pattern_shapes(scratch, k));
	if (pattern_repro(scratch, k, &repro))
		check_add_story(c, "H4", dir);
	else
		check_compare_file(c, scratch, "H4", path_join(scratch, dir, "repro.py"),
				   repro);
	if (file_list(scratch, dir, &names, &n)) {
		check_add_story(c, "H1", dir);
		return;
	}
	for (size_t i = 0; i < n; i++) {
		bool ok = false;

		for (int f = 0; f < 4; f++)
			ok |= f == 3 ? str_starts(names[i], known[f])
				     : str_is(names[i], known[f]);
		if (!ok)
			check_add(c, "H1", dir, names[i], STR("no file of a kernel"));
	}
}

static void note_met(struct checker *c, const struct pattern *k)
{
	map_set(&c->met, str_copy(&c->a, str_of(k->id)), 1);
	for (uint32_t i = 0; i < k->npoints; i++)
		map_set(&c->met, str_of(arena_printf(&c->a, "%s/%s", k->id, k->points[i].p.id)),
			1);
}

bool check_has_met(const struct checker *c, const char *id, const char *point)
{
	struct arena tmp = {0};
	struct str key = str_of(arena_printf(&tmp, point ? "%s/%s" : "%s", id, point));
	bool has = false;

	for (uint32_t t = 0; !has && t < c->nall; t++)
		has = map_find(&c->all[t].met, key);
	arena_release(&tmp);
	return has;
}

void check_kernel(struct checker *c, struct str name)
{
	struct arena scratch = {0};
	const char *dir = arena_printf(&c->a, "%s/canonical/" STR_FMT, c->root, STR_ARG(name));
	struct pattern k;

	c->r.patterns++;
	if (pattern_read(&scratch, dir, &k)) {
		check_add_story(c, strstr(status_story(), "points[") ? "H5" : "H4", dir);
		arena_release(&scratch);
		return;
	}
	note_met(c, &k);
	k.label = canon_label(&scratch, k.g);
	check_compare(c, "H9", dir, name, str_of(pattern_name(&scratch, &k)));
	if (has_rows(&k) == (k.quarantine.n > 0))
		check_add(c, "H10", dir, k.quarantine,
			  has_rows(&k) ? STR("has rows") : STR("has none"));
	if (!has_rows(&k))
		check_order(c, &scratch, dir, &k);
	if (!k.exact)
		check_add(c, "S1", dir, (struct str){0}, STR("canonical order is not exact"));
	check_kernel_files(c, &scratch, dir, &k);
	for (uint32_t i = 0; i < k.npoints; i++)
		check_point(c, &scratch, path_join(&c->a, dir, "shapes.json"), &k, i);
	arena_release(&scratch);
}
