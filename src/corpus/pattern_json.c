/* meta.json and shapes.json, written. */
#include "corpus/pattern_int.h"
#include "corpus/sidecar.h"
#include "op/op.h"

#include <stdlib.h>
#include <string.h>

char *pattern_name(struct arena *a, const struct pattern *k)
{
	return arena_printf(a, STR_FMT "_%.*s", STR_ARG(k->label), PATTERN_DIGITS, k->id);
}

bool aliases_have(const struct aliases *list, struct str alias)
{
	for (uint32_t i = 0; i < list->n; i++)
		if (str_eq(list->p[i], alias))
			return true;
	return false;
}

void aliases_add(struct arena *a, struct aliases *list, struct str alias)
{
	struct str *p;
	uint32_t at = 0;

	if (!alias.n || aliases_have(list, alias))
		return;
	p = arena_array(a, struct str, list->n + 1);
	while (at < list->n && str_cmp(list->p[at], alias) < 0)
		at++;
	if (at)
		memcpy(p, list->p, at * sizeof(*p));
	p[at] = str_copy(a, alias);
	if (at < list->n)
		memcpy(p + at + 1, list->p + at, (list->n - at) * sizeof(*p));
	*list = (struct aliases){p, list->n + 1};
}

static void put_aliases(struct jsonw *w, const struct aliases *list)
{
	jsonw_key(w, "aliases");
	jsonw_open_inline(w, '[');
	for (uint32_t i = 0; i < list->n; i++)
		jsonw_str(w, list->p[i]);
	jsonw_close(w, ']');
}

struct pattern_point *pattern_find_point(const struct pattern *k, const char *id)
{
	for (uint32_t i = 0; i < k->npoints; i++)
		if (!strcmp(k->points[i].p.id, id))
			return &k->points[i];
	return NULL;
}

static void put_value(struct jsonw *w, const struct arg *v)
{
	if (v->kind == ARG_LIST) {
		jsonw_open_inline(w, '[');
		for (uint32_t i = 0; i < v->n; i++)
			put_value(w, &v->items[i]);
		jsonw_close(w, ']');
	} else if (v->kind == ARG_COMPLEX) {
		jsonw_open_inline(w, '{');
		jsonw_key(w, "re");
		jsonw_float(w, v->f);
		jsonw_key(w, "im");
		jsonw_float(w, v->im);
		jsonw_close(w, '}');
	} else if (v->kind == ARG_FLOAT) {
		jsonw_float(w, v->f);
	} else {
		jsonw_int(w, v->i);
	}
}

static void put_values(struct jsonw *w, const char *key, const struct arg *v, uint32_t n)
{
	jsonw_key(w, key);
	jsonw_open_inline(w, '[');
	for (uint32_t i = 0; i < n; i++)
		put_value(w, &v[i]);
	jsonw_close(w, ']');
}

static int by_name(const void *x, const void *y)
{
	return str_cmp(*(const struct str *)x, *(const struct str *)y);
}

static void put_ops(struct jsonw *w, struct arena *a, const struct graph *g)
{
	struct str *names = arena_array(a, struct str, g->nnodes);
	uint32_t n = 0;

	for (uint32_t i = g->nparams; i < g->nnodes; i++)
		if (g->nodes[i].kind == NODE_CALL)
			names[n++] = g->nodes[i].target;
	if (n)
		qsort(names, n, sizeof(*names), by_name);
	jsonw_key(w, "ops");
	jsonw_open_inline(w, '{');
	for (uint32_t i = 0, k; i < n; i = k) {
		for (k = i; k < n && str_eq(names[k], names[i]); k++)
			;
		jsonw_key_str(w, names[i]);
		jsonw_int(w, k - i);
	}
	jsonw_close(w, '}');
}

static void put_params(struct jsonw *w, const struct graph *g)
{
	jsonw_key(w, "inputs");
	jsonw_open_inline(w, '[');
	for (uint32_t i = 0; i < g->nparams; i++)
		if (g->nodes[i].ann.kind == ANN_CATEGORY)
			jsonw_cstr(w, category_name(g->nodes[i].ann.category));
	jsonw_close(w, ']');
	jsonw_key(w, "params");
	jsonw_open_inline(w, '[');
	for (uint32_t i = 0; i < g->nparams; i++)
		if (g->nodes[i].ann.kind == ANN_SIZE || g->nodes[i].ann.kind == ANN_SIZES)
			jsonw_cstr(w, g->nodes[i].ann.kind == ANN_SIZE ? "size" : "size[]");
	jsonw_close(w, ']');
}

static uint32_t all_flags(const struct graph *g, bool *has_unknown, bool *has_as_strided)
{
	uint32_t flags = 0;

	*has_unknown = *has_as_strided = false;
	for (uint32_t i = g->nparams; i < g->nnodes; i++) {
		const struct op *op = op_find(g->nodes[i].target);

		if (g->nodes[i].kind != NODE_CALL)
			continue;
		flags |= op ? op->flags : 0;
		*has_unknown |= !op;
		*has_as_strided |= str_starts(g->nodes[i].target, "aten.as_strided");
	}
	return flags;
}

static void put_features(struct jsonw *w, const struct pattern *k)
{
	static const struct {
		uint32_t flag;
		const char *word;
	} rows[] = {{OP_RANDOM, "random"},   {OP_MUTATES, "mutates"}, {OP_GATHER, "gather"},
		    {OP_SCATTER, "scatter"}, {OP_SORT, "sort"},       {OP_POOL, "pool"}};
	bool unknown, as_strided, cpu = false;
	uint32_t flags = all_flags(k->g, &unknown, &as_strided);
	const struct pattern_point *home = pattern_find_point(k, k->home);

	for (uint32_t i = 0; home && i < home->p.ninputs; i++)
		cpu |= home->p.inputs[i].is_cpu;
	jsonw_key(w, "features");
	jsonw_open_inline(w, '[');
	for (size_t i = 0; i < sizeof(rows) / sizeof(*rows); i++)
		if (flags & rows[i].flag)
			jsonw_cstr(w, rows[i].word);
	if (home && home->p.ngroups)
		jsonw_cstr(w, "alias");
	if (as_strided)
		jsonw_cstr(w, "as_strided");
	if (cpu)
		jsonw_cstr(w, "cpu-scalar");
	if (unknown)
		jsonw_cstr(w, "unknown-op");
	jsonw_close(w, ']');
}

static void put_raw(struct jsonw *w, const char *key, struct str json)
{
	jsonw_key(w, key);
	if (json.n)
		jsonw_raw(w, json);
	else
		jsonw_null(w);
}

static void put_kind(struct jsonw *w, struct arena *a, const struct graph *g)
{
	struct str *names = arena_array(a, struct str, g->nnodes);
	uint32_t n = canon_reductions(g, names, g->nnodes);

	jsonw_key(w, "kind");
	jsonw_cstr(w, n ? "reduction" : "pointwise");
	jsonw_key(w, "reductions");
	jsonw_open_inline(w, '[');
	for (uint32_t i = 0; i < n; i++)
		jsonw_str(w, names[i]);
	jsonw_close(w, ']');
	jsonw_key(w, "nodes");
	jsonw_int(w, g->nnodes - g->nparams);
}

struct str pattern_meta(struct arena *a, const struct pattern *k)
{
	struct buf b = buf_new(a);
	struct jsonw w = jsonw_new(&b);

	jsonw_open(&w, '{');
	jsonw_key(&w, "schema");
	jsonw_int(&w, 1);
	jsonw_key(&w, "pattern");
	jsonw_cstr(&w, k->id);
	jsonw_key(&w, "canon");
	jsonw_open_inline(&w, '{');
	jsonw_key(&w, "version");
	jsonw_int(&w, 1);
	jsonw_key(&w, "exact");
	jsonw_bool(&w, k->exact);
	jsonw_close(&w, '}');
	put_kind(&w, a, k->g);
	put_ops(&w, a, k->g);
	put_params(&w, k->g);
	put_values(&w, "consts", k->consts, k->nconsts);
	jsonw_key(&w, "home");
	jsonw_cstr(&w, k->home);
	put_features(&w, k);
	put_aliases(&w, &k->aliases);
	put_raw(&w, "quarantine", k->quarantine);
	put_raw(&w, "numerics", k->numerics);
	jsonw_close(&w, '}');
	buf_char(&b, '\n');
	return buf_view(&b);
}

static bool same_value(const struct arg *x, const struct arg *y)
{
	if (x->kind != y->kind || x->n != y->n)
		return false;
	if (x->kind == ARG_LIST) {
		for (uint32_t i = 0; i < x->n; i++)
			if (!same_value(&x->items[i], &y->items[i]))
				return false;
		return true;
	}
	return !memcmp(&x->u, &y->u, sizeof(x->u)) &&
	       (x->kind != ARG_COMPLEX || !memcmp(&x->im, &y->im, sizeof(x->im)));
}

static void put_consts(struct jsonw *w, const struct pattern *k, const struct point *p)
{
	jsonw_key(w, "const");
	jsonw_open_inline(w, '{');
	for (uint32_t i = 0; i < p->nconsts; i++) {
		char key[16];

		if (i < k->nconsts && same_value(&p->consts[i], &k->consts[i]))
			continue;
		snprintf(key, sizeof(key), "%u", i);
		jsonw_key(w, key);
		put_value(w, &p->consts[i]);
	}
	jsonw_close(w, '}');
}

static void put_i64s(struct jsonw *w, const char *key, const int64_t *v, uint32_t n)
{
	jsonw_key(w, key);
	jsonw_open_inline(w, '[');
	for (uint32_t i = 0; i < n; i++)
		jsonw_int(w, v[i]);
	jsonw_close(w, ']');
}

static void put_bytes(struct jsonw *w, const struct bytes *y)
{
	const char *const keys[] = {"v", "read", "write", "io"};
	const int64_t v[] = {y->v, y->read, y->write, y->io};

	jsonw_key(w, "bytes");
	jsonw_open_inline(w, '{');
	for (int i = 0; y->v && i < 4; i++) {
		jsonw_key(w, keys[i]);
		jsonw_int(w, v[i]);
	}
	if (y->v) {
		put_i64s(w, "in", y->in, y->nin);
		put_i64s(w, "out", y->out, y->nout);
	}
	if (y->approx) {
		jsonw_key(w, "approx");
		jsonw_bool(w, true);
	}
	jsonw_close(w, '}');
}

static void put_rows(struct jsonw *w, const struct pattern_point *p)
{
	jsonw_key(w, "models");
	jsonw_open(w, '{');
	for (uint32_t i = 0; i < p->nrows; i++) {
		const struct row *r = &p->rows[i];

		jsonw_key_str(w, r->model);
		jsonw_open_inline(w, '{');
		jsonw_key(w, "regions");
		jsonw_int(w, r->regions);
		jsonw_key(w, "calls");
		if (r->calls < 0)
			jsonw_null(w);
		else
			jsonw_int(w, r->calls);
		jsonw_key(w, "where");
		jsonw_open_inline(w, '[');
		for (uint32_t g = 0; g < r->nwhere; g++) {
			jsonw_open_inline(w, '[');
			jsonw_str(w, r->where[g].graph);
			jsonw_int(w, r->where[g].regions);
			jsonw_close(w, ']');
		}
		jsonw_close(w, ']');
		jsonw_close(w, '}');
	}
	jsonw_close(w, '}');
}

static void put_groups(struct jsonw *w, const struct point *p)
{
	jsonw_key(w, "groups");
	jsonw_open_inline(w, '[');
	for (uint32_t i = 0; i < p->ngroups; i++) {
		jsonw_open_inline(w, '{');
		jsonw_key(w, "bytes");
		jsonw_int(w, p->groups[i]);
		jsonw_close(w, '}');
	}
	jsonw_close(w, ']');
}

void pattern_put_point(struct jsonw *w, const struct pattern *k, const struct pattern_point *p)
{
	jsonw_open(w, '{');
	jsonw_key(w, "id");
	jsonw_cstr(w, p->p.id);
	jsonw_key(w, "in");
	jsonw_open(w, '[');
	for (uint32_t i = 0; i < p->p.ninputs; i++)
		entry_write(w, &p->p.inputs[i], (struct str){0});
	jsonw_close(w, ']');
	put_values(w, "p", p->p.sizes, p->p.nsizes);
	put_consts(w, k, &p->p);
	put_groups(w, &p->p);
	jsonw_key(w, "bind");
	jsonw_open_inline(w, '{');
	jsonw_close(w, '}');
	put_bytes(w, &p->bytes);
	put_rows(w, p);
	put_aliases(w, &p->aliases);
	if (p->approx) {
		jsonw_key(w, "approx");
		jsonw_bool(w, true);
	}
	jsonw_close(w, '}');
}

struct str pattern_shapes(struct arena *a, const struct pattern *k)
{
	struct buf b = buf_new(a);
	struct jsonw w = jsonw_new(&b);

	jsonw_open(&w, '{');
	jsonw_key(&w, "schema");
	jsonw_int(&w, 1);
	jsonw_key(&w, "pattern");
	jsonw_cstr(&w, k->id);
	jsonw_key(&w, "symbols");
	jsonw_open_inline(&w, '{');
	jsonw_close(&w, '}');
	jsonw_key(&w, "guards");
	jsonw_open_inline(&w, '[');
	jsonw_close(&w, ']');
	jsonw_key(&w, "points");
	jsonw_open(&w, '[');
	for (uint32_t i = 0; i < k->npoints; i++)
		pattern_put_point(&w, k, &k->points[i]);
	jsonw_close(&w, ']');
	jsonw_close(&w, '}');
	buf_char(&b, '\n');
	return buf_view(&b);
}
