/* A kernel from its directory. */
#include "base/file.h"
#include "corpus/pattern_int.h"
#include "ir/text.h"

#include <stdlib.h>
#include <string.h>

static struct str raw_json(struct arena *a, const json_t *v)
{
	struct buf b = buf_new(a);
	struct jsonw w = jsonw_new(&b);

	if (!v || json_is_null(v))
		return (struct str){0};
	jsonw_open_inline(&w, '[');
	b.n = 0;
	w.first = true;
	jsonw_value(&w, v, false);
	return buf_view(&b);
}

/* {"scale": 1…4, "nonfinite": bool, "reason": text, "date": …}, or null (measuring.md §6.2). */
MUST static enum status read_numerics(const json_t *o, double *tol_scale)
{
	static const char *const known[] = {"scale", "nonfinite", "reason", "date", NULL};
	const json_t *scale = json_object_get(o, "scale");

	*tol_scale = 1;
	if (!o || json_is_null(o))
		return STATUS_OK;
	TRY(member_keys(o, known));
	if (!json_is_number(scale) || !(json_number_value(scale) >= 1) ||
	    !(json_number_value(scale) <= 4))
		FAIL(INVALID, "\"scale\": a number from 1 to 4 is wanted");
	if (!json_is_false(json_object_get(o, "nonfinite")))
		FAIL(INVALID,
		     "\"nonfinite\": false is wanted: NaN and Inf pass where the graph "
		     "itself has them, and nowhere else");
	if (!json_string_length(json_object_get(o, "reason")) ||
	    !json_string_length(json_object_get(o, "date")))
		FAIL(INVALID,
		     "\"reason\" and \"date\": who widens a tolerance says why and when");
	*tol_scale = json_number_value(scale);
	return STATUS_OK;
}

MUST static enum status read_meta(struct arena *a, const json_t *root, struct pattern *k)
{
	static const char *const known[] = {"schema",     "pattern",    "canon",    "kind",
					    "reductions", "nodes",      "ops",      "inputs",
					    "params",     "consts",     "home",     "features",
					    "aliases",    "quarantine", "numerics", NULL};
	const json_t *canon;

	TRY(member_keys(root, known));
	TRY(member_schema(root));
	TRY(member_id(root, "pattern", k->id, SHA256_HEX));
	TRY(member_id(root, "home", k->home, POINT_ID));
	TRY(member_object(root, "canon", &canon));
	k->exact = json_is_true(json_object_get(canon, "exact"));
	TRY(member_values(a, root, "consts", &k->consts, &k->nconsts));
	TRY(member_aliases(a, root, &k->aliases));
	k->quarantine = raw_json(a, json_object_get(root, "quarantine"));
	k->numerics = raw_json(a, json_object_get(root, "numerics"));
	TRY_CTX(read_numerics(json_object_get(root, "numerics"), &k->tol_scale), "numerics");
	return STATUS_OK;
}

/* Points stand by id, so that one id twice is seen. */
MUST static enum status check_order(const struct pattern *k)
{
	for (uint32_t i = 1; i < k->npoints; i++) {
		int order = strcmp(k->points[i - 1].p.id, k->points[i].p.id);

		if (order >= 0)
			FAIL(CORRUPT, "points[%u]: %s %s", i, k->points[i].p.id,
			     order ? "does not stand by id" : "is there twice");
	}
	return STATUS_OK;
}

MUST static enum status read_shapes(struct arena *a, const json_t *root, struct pattern *k)
{
	static const char *const known[] = {"schema", "pattern", "symbols",
					    "guards", "points",  NULL};
	const json_t *points;
	char id[SHA256_HEX + 1];

	TRY(member_keys(root, known));
	TRY(member_schema(root));
	TRY(member_id(root, "pattern", id, SHA256_HEX));
	TRY(member_list(root, "points", &points));
	if (strcmp(id, k->id))
		FAIL(CORRUPT, "shapes.json is of pattern %s, meta.json of %s", id, k->id);
	k->npoints = (uint32_t)json_array_size(points);
	k->points = arena_array(a, struct pattern_point, k->npoints);
	for (uint32_t i = 0; i < k->npoints; i++)
		TRY_CTX(point_read(a, json_array_get(points, i), k, &k->points[i]),
			"points[%u]", i);
	return check_order(k);
}

MUST static enum status
with_json(struct arena *a, const char *path,
	  enum status (*f)(struct arena *, const json_t *, struct pattern *), struct pattern *k)
{
	json_t *root = NULL;

	TRY(json_read_file(path, &root));
	enum status s = f(a, root, k);

	json_decref(root);
	TRY_CTX(s, "%s", path);
	return STATUS_OK;
}

enum status pattern_from_repro(struct arena *a, const struct text *t, const struct pattern *k,
			       struct canon *out)
{
	const struct pattern_point *home = pattern_find_point(k, k->home);
	struct canon_opts opts = {.main_device = CANON_REPRO_DEVICE, .expect = k->id};

	if (t->ngraphs != 1 || !home)
		FAIL(CORRUPT, "one graph and a home point among the points are wanted");
	TRY(canon_region(a, pattern_bind(a, t->graphs[0], &home->p), &opts, out));
	if (strcmp(out->id, k->id))
		FAIL(CORRUPT, "its repro recomputes as pattern %s", out->id);
	return STATUS_OK;
}

/* The pattern's text and graph are what its repro says at the home point. */
MUST static enum status read_repro(struct arena *a, const char *path, struct pattern *k)
{
	struct text t;
	struct canon c;

	TRY(text_load(a, path, &t));
	TRY_CTX(pattern_from_repro(a, &t, k, &c), "%s", path);
	k->g = c.g;
	k->text = c.text;
	return STATUS_OK;
}

/* How many parameters of a kind the kernel has. */
static uint32_t count_params(const struct graph *g, enum ann_kind a, enum ann_kind b)
{
	uint32_t n = 0;

	for (uint32_t i = 0; i < g->nparams; i++)
		n += g->nodes[i].ann.kind == a || g->nodes[i].ann.kind == b;
	return n;
}

MUST static enum status check_points(const char *dir, const struct pattern *k)
{
	uint32_t inputs = count_params(k->g, ANN_CATEGORY, ANN_TENSOR);
	uint32_t sizes = count_params(k->g, ANN_SIZE, ANN_SIZES);
	uint32_t consts = count_params(k->g, ANN_CONST, ANN_CONST);

	for (uint32_t i = 0; i < k->npoints; i++) {
		const struct point *p = &k->points[i].p;

		if (p->ninputs != inputs || p->nsizes != sizes || p->nconsts != consts)
			FAIL(INVALID,
			     "%s/shapes.json: point %s has %u inputs, %u sizes and %u "
			     "constants; "
			     "repro.py has %u, %u and %u",
			     dir, p->id, p->ninputs, p->nsizes, p->nconsts, inputs, sizes,
			     consts);
	}
	return STATUS_OK;
}

enum status pattern_read(struct arena *a, const char *dir, struct pattern *out)
{
	const char *base = path_base(dir), *bar = strrchr(base, '_');

	*out = (struct pattern){0};
	if (!bar || strlen(bar + 1) != PATTERN_DIGITS)
		FAIL(INVALID, "%s: not the name of a kernel", base);
	out->label = str_copy(a, (struct str){base, (size_t)(bar - base)});
	TRY(with_json(a, path_join(a, dir, "meta.json"), read_meta, out));
	TRY(with_json(a, path_join(a, dir, "shapes.json"), read_shapes, out));
	TRY(read_repro(a, path_join(a, dir, "repro.py"), out));
	return check_points(dir, out);
}
