/* A kernel from its directory. */
#include "base/file.h"
#include "corpus/pattern.h"
#include "corpus/sidecar.h"
#include "ir/text.h"

#include <stdlib.h>
#include <string.h>

MUST static enum status read_value(struct arena *a, const json_t *v, struct arg *out)
{
	*out = (struct arg){.kind = ARG_INT, .i = json_integer_value(v)};
	if (json_is_real(v)) {
		*out = (struct arg){.kind = ARG_FLOAT, .f = json_real_value(v)};
	} else if (json_is_object(v)) {
		*out = (struct arg){.kind = ARG_COMPLEX,
				    .f = json_number_value(json_object_get(v, "re"))};
		out->im = json_number_value(json_object_get(v, "im"));
	} else if (json_is_array(v)) {
		*out = (struct arg){.kind = ARG_LIST, .n = (uint32_t)json_array_size(v)};
		out->items = arena_array(a, struct arg, out->n);
		for (uint32_t i = 0; i < out->n; i++)
			TRY(read_value(a, json_array_get(v, i), &out->items[i]));
	} else if (!json_is_integer(v)) {
		FAIL(INVALID, "a number is wanted");
	}
	return STATUS_OK;
}

MUST static enum status read_values(struct arena *a, const json_t *v, struct arg **out,
				    uint32_t *n)
{
	*n = (uint32_t)json_array_size(v);
	*out = arena_array(a, struct arg, *n);
	for (uint32_t i = 0; i < *n; i++)
		TRY(read_value(a, json_array_get(v, i), &(*out)[i]));
	return STATUS_OK;
}

MUST static enum status read_id(const json_t *v, char *out, size_t digits)
{
	const char *s = json_string_value(v);

	if (!s || strlen(s) != digits || strspn(s, "0123456789abcdef") != digits)
		FAIL(INVALID, "an id of %zu digits is wanted", digits);
	memcpy(out, s, digits + 1);
	return STATUS_OK;
}

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

MUST static enum status read_meta(struct arena *a, const json_t *root, struct pattern *k)
{
	const json_t *aliases = json_object_get(root, "aliases");

	if (json_integer_value(json_object_get(root, "schema")) != 1)
		FAIL(INVALID, "schema 1 is wanted");
	TRY(read_id(json_object_get(root, "pattern"), k->id, SHA256_HEX));
	TRY(read_id(json_object_get(root, "home"), k->home, POINT_ID));
	k->exact = json_is_true(json_object_get(json_object_get(root, "canon"), "exact"));
	TRY(read_values(a, json_object_get(root, "consts"), &k->consts, &k->nconsts));
	k->quarantine = raw_json(a, json_object_get(root, "quarantine"));
	k->numerics = raw_json(a, json_object_get(root, "numerics"));
	k->naliases = (uint32_t)json_array_size(aliases);
	k->aliases = arena_array(a, struct str, k->naliases);
	for (uint32_t i = 0; i < k->naliases; i++)
		k->aliases[i] =
			str_copy(a, str_of(json_string_value(json_array_get(aliases, i))));
	return STATUS_OK;
}

MUST static enum status read_where(struct arena *a, const json_t *v, struct row *r)
{
	r->nwhere = (uint32_t)json_array_size(v);
	r->where = arena_array(a, struct where, r->nwhere);
	for (uint32_t i = 0; i < r->nwhere; i++) {
		const json_t *pair = json_array_get(v, i);

		if (!json_is_string(json_array_get(pair, 0)))
			FAIL(INVALID, "where: [graph, regions] is wanted");
		r->where[i].graph =
			str_copy(a, str_of(json_string_value(json_array_get(pair, 0))));
		r->where[i].regions = json_integer_value(json_array_get(pair, 1));
	}
	return STATUS_OK;
}

MUST static enum status read_rows(struct arena *a, const json_t *v, struct pattern_point *p)
{
	const char *key;
	json_t *x;

	p->rows = arena_array(a, struct row, json_object_size(v));
	json_object_foreach((json_t *)v, key, x)
	{
		struct row *r = &p->rows[p->nrows++];
		const json_t *calls = json_object_get(x, "calls");

		r->model = str_copy(a, str_of(key));
		r->regions = json_integer_value(json_object_get(x, "regions"));
		r->calls = json_is_integer(calls) ? json_integer_value(calls) : -1;
		TRY(read_where(a, json_object_get(x, "where"), r));
	}
	return STATUS_OK;
}

static uint32_t read_i64s(struct arena *a, const json_t *v, int64_t **out)
{
	uint32_t n = (uint32_t)json_array_size(v);

	*out = arena_array(a, int64_t, n);
	for (uint32_t i = 0; i < n; i++)
		(*out)[i] = json_integer_value(json_array_get(v, i));
	return n;
}

static void read_bytes(struct arena *a, const json_t *v, struct bytes *out)
{
	out->v = (int)json_integer_value(json_object_get(v, "v"));
	out->read = json_integer_value(json_object_get(v, "read"));
	out->write = json_integer_value(json_object_get(v, "write"));
	out->io = json_integer_value(json_object_get(v, "io"));
	out->nin = read_i64s(a, json_object_get(v, "in"), &out->in);
	out->nout = read_i64s(a, json_object_get(v, "out"), &out->out);
	out->approx = json_is_true(json_object_get(v, "approx"));
}

MUST static enum status read_consts(struct arena *a, const json_t *v, const struct pattern *k,
				    struct point *p)
{
	const char *key;
	json_t *x;

	p->nconsts = k->nconsts;
	p->consts = arena_array(a, struct arg, k->nconsts);
	if (k->nconsts)
		memcpy(p->consts, k->consts, k->nconsts * sizeof(*p->consts));
	json_object_foreach((json_t *)v, key, x)
	{
		uint64_t i;

		TRY(str_to_u64(str_of(key), &i));
		if (i >= k->nconsts)
			FAIL(INVALID, "const: no constant %s", key);
		TRY(read_value(a, x, &p->consts[i]));
	}
	return STATUS_OK;
}

MUST static enum status read_point(struct arena *a, const json_t *v, const struct pattern *k,
				   struct pattern_point *out)
{
	const json_t *in = json_object_get(v, "in"), *groups = json_object_get(v, "groups");
	struct point *p = &out->p;
	struct str unnamed = {0};
	char id[POINT_ID + 1];

	TRY(read_id(json_object_get(v, "id"), id, POINT_ID));
	p->ninputs = (uint32_t)json_array_size(in);
	p->inputs = arena_array(a, struct point_input, p->ninputs);
	for (uint32_t i = 0; i < p->ninputs; i++)
		TRY_CTX(entry_read(a, json_array_get(in, i), &p->inputs[i], &unnamed), "in[%u]",
			i);
	TRY(read_values(a, json_object_get(v, "p"), &p->sizes, &p->nsizes));
	TRY(read_consts(a, json_object_get(v, "const"), k, p));
	p->ngroups = (uint32_t)json_array_size(groups);
	p->groups = arena_array(a, int64_t, p->ngroups);
	for (uint32_t i = 0; i < p->ngroups; i++)
		p->groups[i] =
			json_integer_value(json_object_get(json_array_get(groups, i), "bytes"));
	for (uint32_t i = 0; i < p->ninputs; i++)
		if (p->inputs[i].group >= (int32_t)p->ngroups || p->inputs[i].group < -1)
			FAIL(INVALID, "in[%u]: no group %d", i, p->inputs[i].group);
	read_bytes(a, json_object_get(v, "bytes"), &out->bytes);
	TRY(read_rows(a, json_object_get(v, "models"), out));
	out->approx = json_is_true(json_object_get(v, "approx"));
	point_finish(a, p);
	if (strcmp(p->id, id))
		FAIL(CORRUPT, "point %s recomputes as %s", id, p->id);
	return STATUS_OK;
}

MUST static enum status read_shapes(struct arena *a, const json_t *root, struct pattern *k)
{
	const json_t *points = json_object_get(root, "points");
	char id[SHA256_HEX + 1];

	TRY(read_id(json_object_get(root, "pattern"), id, SHA256_HEX));
	if (strcmp(id, k->id))
		FAIL(CORRUPT, "shapes.json is of pattern %s, meta.json of %s", id, k->id);
	k->npoints = (uint32_t)json_array_size(points);
	k->points = arena_array(a, struct pattern_point, k->npoints);
	for (uint32_t i = 0; i < k->npoints; i++)
		TRY_CTX(read_point(a, json_array_get(points, i), k, &k->points[i]),
			"points[%u]", i);
	return STATUS_OK;
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

	if (t->ngraphs != 1 || !home)
		FAIL(CORRUPT, "one graph and a home point among the points are wanted");
	TRY(canon_region(a, pattern_bind(a, t->graphs[0], &home->p), NULL, out));
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
			FAIL(CORRUPT,
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
