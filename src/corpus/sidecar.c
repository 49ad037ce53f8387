/* Reading and writing sidecars. */
#include "corpus/sidecar.h"

#include "ir/expr.h"

#include <string.h>

static struct str copy_string(struct arena *a, const json_t *v)
{
	return str_copy(a, str_of(json_string_value(v)));
}

enum status sidecar_count(const json_t *root, const char *key, int64_t *out)
{
	const json_t *v = json_object_get(root, key);

	*out = json_is_integer(v) ? json_integer_value(v) : -1;
	if (json_is_integer(v) && (*out < 0 || *out > SIDECAR_COUNT_MOST))
		FAIL(INVALID, "%s: %lld, from 0 to %lld is wanted", key, (long long)*out,
		     (long long)SIDECAR_COUNT_MOST);
	return STATUS_OK;
}

static const char *known_why(const char *why)
{
	static const char *const words[] = {"not-overload", "collective", "no-lowering",
					    "fallback",     "flops",      "cat-inputs"};

	for (size_t i = 0; why && i < sizeof(words) / sizeof(*words); i++)
		if (!strcmp(why, words[i]))
			return words[i];
	return "recorded";
}

static void read_facts(struct arena *a, const json_t *v, struct sidecar *s, struct map *m)
{
	const char *key;
	json_t *x;

	json_object_foreach((json_t *)v, key, x)
	{
		const json_t *fuse = json_object_get(x, "fuse");
		struct sidecar_fact f = {.fuse = json_is_boolean(fuse) ? json_is_true(fuse)
								       : -1};

		f.why = known_why(json_string_value(json_object_get(x, "why")));
		f.slots = copy_string(a, json_object_get(x, "slots"));
		map_set(m, str_copy(a, str_of(key)), s->nfacts);
		s->facts[s->nfacts++] = f;
	}
}

MUST static enum status read_input(struct arena *a, const json_t *v, struct sidecar_input *out)
{
	struct point_input in;

	TRY(entry_read(a, v, &in, &out->name));
	out->t = in.t;
	out->data = in.data;
	out->obs = in.obs;
	out->group = in.group;
	out->is_cpu = in.is_cpu;
	return STATUS_OK;
}

MUST static enum status read_inputs(struct arena *a, const json_t *root, struct sidecar *s)
{
	const json_t *list = json_object_get(root, "inputs"),
		     *attrs = json_object_get(root, "attrs");
	const char *key;
	json_t *x;

	s->inputs = arena_array(a, struct sidecar_input, json_array_size(list));
	for (size_t i = 0; i < json_array_size(list); i++) {
		const json_t *v = json_array_get(list, i);

		/* A parameter that is a size has no tensor entry. */
		if (!json_is_string(json_array_get(v, 0)) ||
		    !dtype_find(str_of(json_string_value(json_array_get(v, 0)))))
			s->inputs[i] = (struct sidecar_input){.group = -1};
		else
			TRY_CTX(read_input(a, v, &s->inputs[i]), "inputs[%zu]", i);
		s->ninputs++;
	}
	s->attrs = arena_array(a, struct sidecar_input, json_object_size(attrs));
	json_object_foreach((json_t *)attrs, key, x)
	{
		TRY_CTX(read_input(a, x, &s->attrs[s->nattrs]), "attrs.%s", key);
		s->attrs[s->nattrs++].name = str_copy(a, str_of(key));
	}
	return STATUS_OK;
}

/* A name of another system. */
static struct str alias_of(struct arena *a, const json_t *v)
{
	const char *name = json_string_value(v);

	return name ? str_of(arena_printf(a, "prior:%s", name)) : (struct str){0};
}

static void read_prior(struct arena *a, const json_t *prior, struct sidecar *s)
{
	s->alias = alias_of(a, json_object_get(prior, "pattern"));
	s->point_alias = alias_of(a, json_object_get(prior, "point"));
	s->approx = json_is_true(json_object_get(prior, "approx"));
}

static void read_rest(struct arena *a, const json_t *root, struct sidecar *s)
{
	const json_t *groups = json_object_get(root, "groups"), *x;
	const json_t *inductor =
		json_object_get(json_object_get(root, "provenance"), "inductor");
	const char *key;
	json_t *v;

	s->ngroups = (uint32_t)json_array_size(groups);
	s->groups = arena_array(a, int64_t, s->ngroups);
	for (uint32_t i = 0; i < s->ngroups; i++)
		s->groups[i] =
			json_integer_value(json_object_get(json_array_get(groups, i), "bytes"));
	x = json_object_get(inductor, "max_pointwise_cat_inputs");
	s->cat_inputs = json_is_integer(x) ? (uint32_t)json_integer_value(x) : 0;
	json_object_foreach(json_object_get(root, "symbols"), key, v)
	{
		const json_t *hint = json_object_get(v, "hint");

		if (json_is_integer(hint))
			map_set(&s->hints, str_copy(a, str_of(key)),
				(uint64_t)json_integer_value(hint));
	}
}

void sidecar_none(struct arena *a, struct sidecar *out)
{
	*out = (struct sidecar){.execs = -1,
				.kernels = -1,
				.ops = map_new(a),
				.nodes = map_new(a),
				.hints = map_new(a)};
}

#define LENGTH(list_) (sizeof(list_) / sizeof(*(list_)))

static const struct json_member members[] = {
	{"schema", JSON_INTEGER, true},   {"graph", JSON_STRING, false},
	{"text", JSON_STRING, false},     {"kind", JSON_STRING, false},
	{"hook", JSON_STRING, false},     {"execs", JSON_INTEGER, false},
	{"kernels", JSON_INTEGER, false}, {"provenance", JSON_OBJECT, false},
	{"inputs", JSON_ARRAY, false},    {"outputs", JSON_ARRAY, false},
	{"attrs", JSON_OBJECT, false},    {"groups", JSON_ARRAY, false},
	{"ops", JSON_OBJECT, false},      {"nodes", JSON_OBJECT, false},
	{"symbols", JSON_OBJECT, false},  {"guards", JSON_ARRAY, false},
	{"prior", JSON_OBJECT, false},    {"accounting", JSON_OBJECT, false}};
static const struct json_member facts[] = {{"fuse", JSON_TRUE, false},
					   {"why", JSON_STRING, false},
					   {"tags", JSON_ARRAY, false},
					   {"slots", JSON_STRING, false}};
static const struct json_member groups[] = {{"bytes", JSON_INTEGER, true}};
static const struct json_member symbols[] = {{"hint", JSON_INTEGER, false},
					     {"min", JSON_INTEGER, false},
					     {"max", JSON_INTEGER, false}};

/* What would be read as nothing if it were of another kind. */
static const struct {
	const char *key;
	const struct json_member *members;
	size_t n;
} tables[] = {{"ops", facts, LENGTH(facts)},
	      {"nodes", facts, LENGTH(facts)},
	      {"groups", groups, LENGTH(groups)},
	      {"symbols", symbols, LENGTH(symbols)}};

bool sidecar_is_kind(const char *kind)
{
	static const char *const kinds[] = {"inference", "forward", "backward"};

	for (size_t i = 0; i < LENGTH(kinds); i++)
		if (!strcmp(kind, kinds[i]))
			return true;
	return false;
}

MUST static enum status check_kinds(const json_t *root)
{
	const char *kind = json_string_value(json_object_get(root, "kind"));

	TRY(json_check_members(root, members, LENGTH(members)));
	for (size_t i = 0; i < LENGTH(tables); i++)
		TRY(json_check_each(json_object_get(root, tables[i].key), tables[i].key,
				    tables[i].members, tables[i].n));
	if (kind && !sidecar_is_kind(kind))
		FAIL(INVALID, "kind: inference, forward or backward is wanted, not '%s'", kind);
	return STATUS_OK;
}

static bool is_import(const json_t *hook)
{
	const char *word = json_string_value(hook);

	return word && !strcmp(word, "import");
}

MUST static enum status from_json(struct arena *a, json_t *root, struct sidecar *s)
{
	const json_t *ops = json_object_get(root, "ops"),
		     *nodes = json_object_get(root, "nodes");
	struct buf b = buf_new(a);
	struct jsonw w = jsonw_new(&b);

	if (json_integer_value(json_object_get(root, "schema")) != 1)
		FAIL(INVALID, "a sidecar of schema 1 is wanted");
	TRY(check_kinds(root));
	sidecar_none(a, s);
	s->graph = copy_string(a, json_object_get(root, "graph"));
	s->text_hash = copy_string(a, json_object_get(root, "text"));
	s->kind = copy_string(a, json_object_get(root, "kind"));
	s->is_import = is_import(json_object_get(root, "hook"));
	TRY(sidecar_count(root, "execs", &s->execs));
	TRY(sidecar_count(root, "kernels", &s->kernels));
	s->facts = arena_array(a, struct sidecar_fact,
			       json_object_size(ops) + json_object_size(nodes));
	read_facts(a, ops, s, &s->ops);
	read_facts(a, nodes, s, &s->nodes);
	TRY(read_inputs(a, root, s));
	read_rest(a, root, s);
	read_prior(a, json_object_get(root, "prior"), s);
	for (uint32_t i = 0; i < s->ninputs; i++)
		if (s->inputs[i].group >= (int32_t)s->ngroups)
			FAIL(INVALID, "inputs[%u]: no group %d", i, s->inputs[i].group);
	json_object_del(root, "accounting");
	json_layout(&w, root);
	s->json = buf_view(&b);
	return STATUS_OK;
}

enum status sidecar_read(struct arena *a, const char *path, struct sidecar *out)
{
	json_t *root = NULL;

	TRY(json_read_file(path, &root));
	enum status s = from_json(a, root, out);

	json_decref(root);
	TRY_CTX(s, "%s", path);
	return STATUS_OK;
}

enum status sidecar_fits(const struct sidecar *s, const struct graph *g)
{
	if (s->ninputs != g->nparams && !(s->is_import && !s->ninputs))
		FAIL(INVALID, "inputs: %u of a graph of %u parameters", s->ninputs, g->nparams);
	return STATUS_OK;
}

int sidecar_verdict(void *ctx, const struct node *n, const char **why)
{
	const struct sidecar *s = ctx;
	uint64_t *at = map_find(&s->nodes, n->name);

	if (!at || s->facts[*at].fuse < 0)
		at = map_find(&s->ops, n->target);
	if (!at || s->facts[*at].fuse < 0)
		return -1;
	*why = s->facts[*at].why;
	return s->facts[*at].fuse;
}

struct str sidecar_slots(void *ctx, struct str target)
{
	const struct sidecar *s = ctx;
	uint64_t *at = map_find(&s->ops, target);

	return at ? s->facts[*at].slots : (struct str){0};
}

static bool look_up_hint(void *ctx, struct str name, i128 *out)
{
	const struct sidecar *s = ctx;
	uint64_t *v = map_find(&s->hints, name);

	if (v)
		*out = (int64_t)*v;
	return v;
}

bool sidecar_size(void *ctx, const struct graph *g, uint32_t node, int64_t *out)
{
	const struct ann *ann = &g->nodes[node].ann;
	struct arena tmp = {0};
	struct expr *e;
	i128 v = 0;
	bool ok = false;

	if (ann->kind != ANN_SYM)
		return false;
	if (expr_parse(&tmp, ann->text, &e) || expr_eval(e, look_up_hint, ctx, &v))
		status_clear(); /* the caller says which node has no value */
	else
		ok = v >= INT64_MIN && v <= INT64_MAX;
	*out = (int64_t)v;
	arena_release(&tmp);
	return ok;
}

struct canon_input sidecar_input_of(const struct sidecar *s, const struct graph *g,
				    uint32_t node)
{
	const struct sidecar_input *in = NULL;
	const struct node *n = &g->nodes[node];

	if (n->kind == NODE_PARAM && node < s->ninputs)
		in = &s->inputs[node];
	for (uint32_t i = 0; n->kind == NODE_ATTR && i < s->nattrs; i++)
		if (str_eq(s->attrs[i].name, n->target))
			in = &s->attrs[i];
	if (!in)
		return (struct canon_input){.group = -1};
	return (struct canon_input){.group = in->group,
				    .offset = in->t.offset,
				    .data = in->data,
				    .obs = in->obs.is_known ? &in->obs : NULL};
}

/* json is an object whose last line is its closing bracket. */
struct str sidecar_text(struct arena *a, const struct sidecar *s, const struct partition *p)
{
	struct buf b = buf_new(a);
	struct jsonw w = {.b = &b, .depth = 1};

	buf_str(&b, str_slice(s->json, 0, s->json.n - 2));
	jsonw_key(&w, "accounting");
	jsonw_open(&w, '{');
	jsonw_put_int(&w, "calls", p->ncalls);
	jsonw_put_int(&w, "in_region", p->nmembers);
	jsonw_put_int(&w, "dangling", p->ndangling);
	jsonw_put_int(&w, "extern", p->nextern);
	jsonw_close(&w, '}');
	jsonw_close(&w, '}');
	buf_char(&b, '\n');
	return buf_view(&b);
}
