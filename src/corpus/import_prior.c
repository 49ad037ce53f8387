/*
 * A kernel of the prior layout: repro.py with its sizes as parameters, shapes.json with the
 * points (doc/import.md).  Each point becomes a graph that holds the region as often as it was
 * met, so that a check of the corpus can cut it again.
 */
#include "base/file.h"
#include "corpus/import_int.h"
#include "corpus/merge_int.h"
#include "ir/text.h"

#include <string.h>

enum {
	SHAPES_BYTES_MAX = 64 << 20,
	COPIES_NODES_MAX = 4096,   /* of a graph that is made */
	POINT_NODES_MAX = 1 << 24, /* of all graphs of a point */
	TIMES_MAX = 100000,
	SHOWN_MOST = 60
};

struct prior {
	struct importer *im;
	struct arena *a; /* of this kernel */
	const char *dir;
	struct str name;       /* of its folder */
	const struct graph *g; /* of repro.py */
};

/* A point on its way: what each parameter is. */
struct filled {
	struct importer *im;
	struct arena *a;
	const char *dir;
	struct point p;
	struct node *nodes; /* of the repro, parameters marked as what they are */
	json_t *inputs;     /* entries of tensors, as a sidecar has them */
};

static bool is_shape_param(const struct node *n)
{
	return str_starts(n->name, "_shape_param_");
}

static bool is_word(const json_t *entry, const char *word)
{
	const char *first = json_string_value(json_array_get(entry, 0));

	return first && !strcmp(first, word);
}

/* "S" sizes, "sc" a number, "sym" a size, "I" a size with its expression. */
static bool is_tensor_entry(const json_t *entry)
{
	return json_is_array(json_array_get(entry, 0));
}

MUST static enum status number_of(const json_t *v, struct arg *out)
{
	const char *word = json_word(v);

	*out = (struct arg){.kind = ARG_FLOAT};
	if (json_is_boolean(v))
		*out = (struct arg){.kind = ARG_BOOL, .i = json_is_true(v)};
	else if (json_is_integer(v))
		*out = arg_int(json_integer_value(v));
	else if (json_is_real(v))
		out->f = json_real_value(v);
	else if (!word || str_to_f64(str_of(word), &out->f)) {
		status_clear();
		FAIL(INVALID, "a number is wanted");
	}
	return STATUS_OK;
}

MUST static enum status sizes_of(struct arena *a, const json_t *v, struct arg *out)
{
	if (json_is_integer(v)) {
		*out = arg_int(json_integer_value(v));
		return STATUS_OK;
	}
	if (!json_is_array(v) || json_array_size(v) > TEXT_RANK_MAX)
		FAIL(INVALID, "[\"S\", sizes]: up to %d sizes are wanted", TEXT_RANK_MAX);
	*out = (struct arg){.kind = ARG_LIST, .n = (uint32_t)json_array_size(v)};
	out->items = arena_array(a, struct arg, out->n);
	for (uint32_t i = 0; i < out->n; i++) {
		const json_t *size = json_array_get(v, i);

		if (!json_is_integer(size))
			FAIL(INVALID, "[\"S\", sizes]: size %u is no integer", i);
		out->items[i] = arg_int(json_integer_value(size));
	}
	return STATUS_OK;
}

MUST static enum status put_size(struct filled *f, uint32_t param, const json_t *entry)
{
	f->nodes[param].ann = (struct ann){.kind = ANN_SIZES};
	return sizes_of(f->a, json_array_get(entry, 1), &f->p.sizes[f->p.nsizes++]);
}

MUST static enum status put_number(struct filled *f, uint32_t param, const json_t *entry)
{
	f->nodes[param].ann = (struct ann){.kind = ANN_CONST};
	if (!is_word(entry, "sc") && !is_word(entry, "sym") && !is_word(entry, "I"))
		FAIL(INVALID, "neither [dims, dtype, opts] nor one of S, sc, sym, I");
	return number_of(json_array_get(entry, 1), &f->p.consts[f->p.nconsts++]);
}

/* How values were made, where it could not become what was seen of them. */
static void lose_generator(struct filled *f, uint32_t param, const json_t *entry,
			   const json_t *turned)
{
	const json_t *opts = json_array_get(entry, 2);
	bool is_known = json_object_get(json_array_get(turned, 2), "obs");

	if (!is_known && (json_object_get(opts, "gen") || json_object_get(opts, "x")))
		import_lose(f->im,
			    arena_printf(f->im->a,
					 "%s/shapes.json: how values of " STR_FMT " were made",
					 f->dir, STR_ARG(f->nodes[param].name)));
}

MUST static enum status put_tensor(struct filled *f, uint32_t param, const json_t *entry)
{
	json_t *turned = import_turned(entry);
	struct str name;

	if (!turned)
		FAIL(INVALID, "no [dims, dtype, opts]");
	json_array_append_new(f->inputs, turned);
	lose_generator(f, param, entry, turned);
	f->nodes[param].ann = (struct ann){.kind = ANN_NONE};
	return entry_read(f->a, turned, &f->p.inputs[f->p.ninputs++], &name);
}

MUST static enum status put_param(struct filled *f, uint32_t param, const json_t *entry)
{
	if (is_shape_param(&f->nodes[param]))
		return put_size(f, param, entry);
	return is_tensor_entry(entry) ? put_tensor(f, param, entry)
				      : put_number(f, param, entry);
}

/* The next entry for a parameter: those of sizes stand in their own order. */
static const json_t *next_entry(const json_t *entries, bool is_size, size_t *at)
{
	for (; *at < json_array_size(entries); (*at)++)
		if (is_word(json_array_get(entries, *at), "S") == is_size)
			return json_array_get(entries, (*at)++);
	return NULL;
}

MUST static enum status fill(struct prior *p, const json_t *entries, struct filled *f)
{
	size_t at[2] = {0, 0};

	for (uint32_t i = 0; i < p->g->nparams; i++) {
		bool is_size = is_shape_param(&p->g->nodes[i]);
		const json_t *entry = next_entry(entries, is_size, &at[is_size]);

		if (!entry)
			FAIL(INVALID, "no entry for parameter " STR_FMT,
			     STR_ARG(p->g->nodes[i].name));
		TRY_CTX(put_param(f, i, entry), "for parameter " STR_FMT,
			STR_ARG(p->g->nodes[i].name));
	}
	if (next_entry(entries, false, &at[0]) || next_entry(entries, true, &at[1]))
		FAIL(INVALID, "%zu entries, and repro.py has %u parameters",
		     json_array_size(entries), p->g->nparams);
	return STATUS_OK;
}

/* Types that the text has are those of its first capture: they go. */
static struct node *without_types(struct arena *a, const struct graph *g)
{
	struct node *nodes = arena_array(a, struct node, g->nnodes);

	memcpy(nodes, g->nodes, g->nnodes * sizeof(*nodes));
	for (uint32_t i = 0; i < g->nnodes; i++)
		nodes[i].ann = (struct ann){.kind = ANN_NONE};
	return nodes;
}

static struct filled new_filled(struct prior *p, struct arena *a)
{
	const struct graph *g = p->g;
	struct filled f = {.im = p->im,
			   .a = a,
			   .dir = p->dir,
			   .nodes = without_types(a, g),
			   .inputs = json_array()};

	f.p.inputs = arena_array(a, struct point_input, g->nparams);
	f.p.sizes = arena_array(a, struct arg, g->nparams);
	f.p.consts = arena_array(a, struct arg, g->nparams);
	return f;
}

static uint32_t noutputs(const struct graph *g)
{
	return g->ret.kind == ARG_NODE ? 1 : g->ret.kind == ARG_NONE ? 0 : g->ret.n;
}

/* The region so many times over the same inputs; chains that only read the same stay apart. */
static struct graph *repeat(struct arena *a, const struct graph *g, uint32_t times)
{
	struct graph *out = arena_new(a, struct graph);
	uint32_t body = g->nnodes - g->nparams, nret = noutputs(g);
	uint32_t *map = arena_array(a, uint32_t, g->nnodes);

	*out = (struct graph){.name = STR("GraphModule"), .origin = g->origin};
	out->nparams = g->nparams;
	out->nnodes = g->nparams + body * times;
	out->nodes = arena_array(a, struct node, out->nnodes);
	out->ret = (struct arg){.kind = ARG_TUPLE, .n = nret * times};
	out->ret.items = arena_array(a, struct arg, out->ret.n);
	for (uint32_t i = 0; i < g->nparams; i++) {
		map[i] = i;
		out->nodes[i] = g->nodes[i];
		out->nodes[i].name = str_of(arena_printf(a, "in%u", i));
	}
	for (uint32_t t = 0, at = g->nparams; t < times; t++) {
		for (uint32_t i = g->nparams; i < g->nnodes; i++, at++) {
			map[i] = at;
			out->nodes[at] = node_map(a, &g->nodes[i], map);
			out->nodes[at].name = str_of(arena_printf(a, "v%u", at));
		}
		for (uint32_t i = 0; i < nret; i++)
			out->ret.items[t * nret + i] = arg_map(
				a, g->ret.kind == ARG_NODE ? &g->ret : &g->ret.items[i], map);
	}
	return out;
}

/* Numbers that the text holds once for all points are those of its first capture. */
static bool has_own_numbers(const struct graph *g, const struct canon *c)
{
	uint32_t uses = 0;

	for (uint32_t i = g->nparams; i < g->nnodes; i++)
		for (uint32_t k = 0; k < g->nodes[i].nargs + g->nodes[i].nkwargs; k++) {
			const struct arg *arg =
				k < g->nodes[i].nargs
					? &g->nodes[i].args[k]
					: &g->nodes[i].kwargs[k - g->nodes[i].nargs].value;

			uses += arg->kind == ARG_NODE && is_shape_param(&g->nodes[arg->node]);
		}
	return c->nconsts > 0 || c->nsizes > uses;
}

/* A text is tried before it is kept: what has no identity is told with its point. */
MUST static enum status is_guessed(struct arena *a, const struct prior *p,
				   const struct graph *bound, bool *out)
{
	struct canon_opts opts = {0};
	struct canon c;

	TRY(canon_region(a, bound, &opts, &c));
	*out = has_own_numbers(p->g, &c);
	return STATUS_OK;
}

static json_t *prior_facts(const struct prior *p, const char *point, bool approx)
{
	json_t *out = json_object();

	if (merge_is_name(p->name))
		json_object_set_new(out, "pattern", json_stringn(p->name.p, p->name.n));
	if (merge_is_name(str_of(point)))
		json_object_set_new(out, "point", json_string(point));
	if (approx)
		json_object_set_new(out, "approx", json_true());
	return out;
}

/* All that it calls was fused, or it would not have been a region. */
static json_t *all_fused(const struct graph *g)
{
	json_t *ops = json_object();

	for (uint32_t i = g->nparams; i < g->nnodes; i++)
		if (g->nodes[i].kind == NODE_CALL) {
			json_t *fact = json_object();

			json_object_set_new(fact, "fuse", json_true());
			json_object_setn_new(ops, g->nodes[i].target.p, g->nodes[i].target.n,
					     fact);
		}
	return ops;
}

static json_t *sidecar_of(const struct prior *p, const struct graph *g, const struct filled *f,
			  const char *point, bool approx)
{
	json_t *side = import_nothing_known();

	for (uint32_t i = 0; i < g->nparams; i++)
		json_object_set_new(json_array_get(json_array_get(f->inputs, i), 2), "n",
				    json_stringn(g->nodes[i].name.p, g->nodes[i].name.n));
	json_object_set(side, "inputs", f->inputs);
	json_object_set_new(side, "ops", all_fused(g));
	json_object_set_new(side, "prior", prior_facts(p, point, approx));
	return side;
}

MUST static enum status keep_times(struct prior *p, struct arena *a, const struct graph *bound,
				   const struct filled *f, const char *point, uint32_t times)
{
	uint32_t body = bound->nnodes - bound->nparams,
		 most = body < COPIES_NODES_MAX ? COPIES_NODES_MAX / (body ? body : 1) : 1;
	bool approx = false;

	if ((uint64_t)body * times > POINT_NODES_MAX)
		FAIL(INVALID, "met %u times with %u calls: more than %d calls in all", times,
		     body, POINT_NODES_MAX);
	TRY(is_guessed(a, p, bound, &approx));
	for (uint32_t left = times; left;) {
		uint32_t n = left < most ? left : most;
		struct arena one = {0};
		struct graph *g = repeat(&one, bound, n);
		enum status s = import_graph(p->im, g, sidecar_of(p, g, f, point, approx));

		arena_release(&one);
		TRY(s);
		left -= n;
	}
	return STATUS_OK;
}

MUST static enum status times_of(struct arena *a, const json_t *point, int64_t *out);

/* Each number is bounded, so that all of a file add up. */
MUST static enum status one_number(struct arena *a, const json_t *v, int64_t *out)
{
	struct buf b = buf_new(a);

	*out = json_integer_value(v);
	if (json_is_integer(v) && *out >= 0 && *out <= TIMES_MAX)
		return STATUS_OK;
	if (json_is_integer(v))
		FAIL(INVALID, "met %lld times, from 1 to %d is wanted", (long long)*out,
		     TIMES_MAX);
	json_canonical(&b, v);
	FAIL(INVALID, "%.*s: an integer up to %d, or such integers by model, is wanted",
	     (int)(b.n < SHOWN_MOST ? b.n : SHOWN_MOST), b.p, TIMES_MAX);
}

MUST static enum status sum_of(struct arena *a, const json_t *v, int64_t *out)
{
	const char *key;
	json_t *x;

	if (!json_is_object(v))
		return one_number(a, v, out);
	*out = 0;
	json_object_foreach((json_t *)v, key, x)
	{
		int64_t n;

		TRY(json_is_object(x) ? times_of(a, x, &n) : one_number(a, x, &n));
		*out += n;
	}
	return STATUS_OK;
}

/* How often a point was met: a number, or numbers of models. */
MUST static enum status times_of(struct arena *a, const json_t *point, int64_t *out)
{
	static const char *const keys[] = {"occurrences", "regions", "count", "models"};

	*out = 1;
	for (int i = 0; i < 4; i++)
		if (json_object_get(point, keys[i])) {
			TRY_CTX(sum_of(a, json_object_get(point, keys[i]), out), "as %s",
				keys[i]);
			break;
		}
	return STATUS_OK;
}

/* The same of a point, which may be a mere list of its inputs. */
MUST static enum status times_of_point(struct arena *a, const json_t *v, int64_t *out)
{
	TRY(times_of(a, v, out));
	if (*out < 1 || *out > TIMES_MAX)
		FAIL(INVALID, "met %lld times, from 1 to %d is wanted", (long long)*out,
		     TIMES_MAX);
	return STATUS_OK;
}

MUST static enum status import_point(struct prior *p, struct arena *a, const json_t *v,
				     const char *label)
{
	const json_t *entries = json_is_array(v) ? v : json_object_get(v, "inputs");
	int64_t times;

	if (!json_is_array(entries))
		FAIL(INVALID, "no list of inputs");
	TRY(times_of_point(a, v, &times));
	struct filled f = new_filled(p, a);
	enum status s = fill(p, entries, &f);

	if (!s) {
		struct graph g = *p->g;

		g.nodes = f.nodes;
		s = keep_times(p, a, pattern_bind(a, &g, &f.p), &f, label, (uint32_t)times);
	}
	json_decref(f.inputs);
	return s;
}

/* A point that cannot be read is left out and told; the others are taken. */
static void try_point(struct prior *p, const json_t *v, const char *label)
{
	struct arena a = {0};

	if (import_point(p, &a, v, label))
		import_lose_story(p->im, arena_printf(&a, "%s/shapes.json: %s", p->dir, label));
	arena_release(&a);
}

MUST static enum status import_points(struct prior *p, const json_t *root)
{
	const json_t *points = json_object_get(root, "points");
	const char *key;
	json_t *v;

	if (json_object_get(root, "pattern"))
		FAIL(INVALID, "%s: a kernel of this layout; captures are merged, not kernels",
		     p->dir);
	if (!points)
		points = json_object_get(root, "shapes");
	if (!points)
		points = root;
	if (!json_is_object(points) && !json_is_array(points))
		FAIL(INVALID, "%s/shapes.json: no points are in it", p->dir);
	for (size_t i = 0; i < json_array_size(points); i++) {
		struct arena a = {0};

		try_point(p, json_array_get(points, i), arena_printf(&a, "%zu", i));
		arena_release(&a);
	}
	json_object_foreach((json_t *)points, key, v)
	{
		if (*key != '_')
			try_point(p, v, key);
	}
	return STATUS_OK;
}

MUST static enum status read_repro(struct prior *p)
{
	const char *path = path_join(p->a, p->dir, "repro.py");
	struct text t;
	struct str bytes;

	TRY(file_read(p->a, path, TEXT_BYTES_MAX, &bytes));
	text_parse(p->a, bytes, path, NULL, &t);
	TRY(text_check(&t, path));
	if (t.ngraphs != 1)
		FAIL(INVALID, "%s: %u graphs, one is wanted", path, t.ngraphs);
	p->g = t.graphs[0];
	return STATUS_OK;
}

MUST static enum status read_shapes(struct prior *p, json_t **out)
{
	const char *path = path_join(p->a, p->dir, "shapes.json");
	struct str bytes;

	TRY(file_read(p->a, path, SHAPES_BYTES_MAX, &bytes));
	return json_read_lenient(bytes, path, out);
}

/* Each other file of the folder: what it says is not taken over. */
MUST static enum status lose_files(struct prior *p)
{
	struct str *names;
	size_t n;

	TRY(file_list(p->a, p->dir, &names, &n));
	for (size_t i = 0; i < n; i++)
		if (!str_is(names[i], "repro.py") && !str_is(names[i], "shapes.json"))
			import_lose(p->im, arena_printf(p->im->a, "%s/" STR_FMT, p->dir,
							STR_ARG(names[i])));
	return STATUS_OK;
}

MUST static enum status import_all(struct prior *p, const json_t *shapes)
{
	import_lose(p->im,
		    "prior kernels: constants and sizes that a text holds once are those "
		    "of its first capture (approx)");
	import_lose(p->im, "prior kernels: order of kernels and what lay between, models of "
			   "occurrences, calls, verdicts, provenance");
	TRY(lose_files(p));
	return import_points(p, shapes);
}

enum status import_prior(struct importer *im, const char *dir)
{
	struct arena a = {0};
	const char *slash = strrchr(dir, '/');
	struct prior p = {
		.im = im, .a = &a, .dir = dir, .name = str_of(slash ? slash + 1 : dir)};
	json_t *shapes = NULL;
	enum status s = read_repro(&p);

	if (!s)
		s = read_shapes(&p, &shapes);
	if (!s)
		s = import_all(&p, shapes);
	json_decref(shapes);
	arena_release(&a);
	return s;
}
