/* Names to kernels, kernels to points, points to shards. */
#include "run/plan.h"

#include "base/file.h"
#include "base/json.h"
#include "base/vec.h"
#include "corpus/pattern.h"
#include "corpus/tree.h"
#include "run/story.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

enum { ID_MIN_DIGITS = 6, DEPTH_MAX = 16 };

/* A kernel that was asked for, with the points that a set says; NULL: as the options say. */
struct chosen {
	const char *dir;
	const char **points;
	uint32_t npoints;
};

struct planner {
	struct arena *a;
	const struct plan_opts *opts;
	struct str *names; /* of the corpus */
	size_t nnames;
	VEC(struct chosen) chosen;
	VEC(struct plan_item) items;
	struct buf unknown;
};

static void choose(struct planner *p, const char *dir, const char **points, uint32_t n)
{
	char real[PATH_MAX];
	struct chosen c = {.points = points, .npoints = n};

	c.dir = arena_printf(p->a, "%s", realpath(dir, real) ? real : dir);
	for (uint32_t i = 0; i < p->chosen.n; i++)
		if (!strcmp(p->chosen.p[i].dir, c.dir))
			return;
	vec_push(&p->chosen, p->a, c);
}

/* ---- paths ---- */

MUST static enum status choose_under(struct planner *p, const char *dir, int depth)
{
	struct str *names;
	size_t n;
	bool has_repro;

	TRY(file_exists(path_join(p->a, dir, "repro.py"), &has_repro));
	if (has_repro) {
		choose(p, dir, NULL, 0);
		return STATUS_OK;
	}
	TRY(file_list(p->a, dir, &names, &n));
	for (size_t i = 0; depth < DEPTH_MAX && i < n; i++) {
		const char *sub = path_join(p->a, dir, str_cstr(p->a, names[i]));
		struct stat st;

		if (!stat(sub, &st) && S_ISDIR(st.st_mode))
			TRY(choose_under(p, sub, depth + 1));
	}
	return STATUS_OK;
}

MUST static enum status choose_path(struct planner *p, const char *path)
{
	struct stat st;

	if (stat(path, &st))
		FAIL(NOT_FOUND, "%s vanished", path);
	if (S_ISDIR(st.st_mode))
		return choose_under(p, path, 0);
	const char *slash = strrchr(path, '/');

	choose(p, slash ? arena_printf(p->a, "%.*s", (int)(slash - path), path) : ".", NULL,
	       0);
	return STATUS_OK;
}

/* ---- sets ---- */

MUST static enum status choose_entry(struct planner *p, const json_t *entry)
{
	const char *id = json_string_value(json_object_get(entry, "pattern"));
	const json_t *list = json_object_get(entry, "points"), *v;
	size_t i, n = json_array_size(list);
	const char **points = arena_array(p->a, const char *, n + 1);

	if (!id || strlen(id) != 64)
		FAIL(INVALID, "an entry of a set without pattern");
	const char *dir = tree_kernel(p->a, p->opts->corpus, p->names, p->nnames,
				      (struct str){id, PATTERN_DIGITS});

	json_array_foreach (list, i, v)
		points[i] = arena_printf(p->a, "%s",
					 json_is_string(v) ? json_string_value(v) : "");
	if (dir)
		choose(p, dir, points, (uint32_t)n);
	else
		buf_printf(&p->unknown, " %.12s", id);
	return STATUS_OK;
}

MUST static enum status choose_set(struct planner *p, const char *path)
{
	json_auto_t *set = NULL;
	const json_t *list, *v;
	size_t i;

	TRY(json_read_file(path, &set));
	list = json_object_get(set, "entries");
	if (!json_is_array(list))
		FAIL(INVALID, "%s: no set, it has no entries", path);
	json_array_foreach (list, i, v)
		TRY_CTX(choose_entry(p, v), "in %s", path);
	return STATUS_OK;
}

/* ---- names ---- */

/* A whole name, or digits that begin the id. */
static bool is_named(struct str name, const char *word)
{
	size_t n = strlen(word);

	if (str_is(name, word))
		return true;
	return n >= ID_MIN_DIGITS && n <= PATTERN_DIGITS && name.n > PATTERN_DIGITS &&
	       !strncmp(name.p + name.n - PATTERN_DIGITS, word, n);
}

static bool choose_name(struct planner *p, const char *word)
{
	bool any = false;

	for (size_t i = 0; i < p->nnames; i++)
		if (is_named(p->names[i], word)) {
			choose(p,
			       arena_printf(p->a, "%s/canonical/" STR_FMT, p->opts->corpus,
					    STR_ARG(p->names[i])),
			       NULL, 0);
			any = true;
		}
	return any;
}

/* A path that is there, a set, a name, in this order. */
MUST static enum status choose_word(struct planner *p, const char *word)
{
	const char *set = arena_printf(p->a, "benchmarks/%s.json", word);
	struct stat st;
	bool is_set;

	if (!stat(word, &st))
		return str_ends(str_of(word), ".json") ? choose_set(p, word)
						       : choose_path(p, word);
	TRY(file_exists(set, &is_set));
	if (is_set)
		return choose_set(p, set);
	if (!choose_name(p, word))
		buf_printf(&p->unknown, " %s", word);
	return STATUS_OK;
}

MUST static enum status choose_all(struct planner *p)
{
	const struct plan_opts *o = p->opts;

	TRY(tree_kernels(p->a, o->corpus, &p->names, &p->nnames));
	for (uint32_t i = 0; i < o->nwords; i++)
		TRY(choose_word(p, o->words[i]));
	if (o->set_file)
		TRY(choose_set(p, o->set_file));
	if (!o->nwords && !o->set_file)
		for (size_t i = 0; i < p->nnames; i++)
			choose_name(p, str_cstr(p->a, p->names[i]));
	if (p->unknown.n)
		FAIL(USAGE, "no path, set or kernel of %s named" STR_FMT, o->corpus,
		     STR_ARG(buf_view(&p->unknown)));
	if (!p->chosen.n)
		FAIL(NOT_FOUND, "%s has no kernels", o->corpus);
	return STATUS_OK;
}

/* ---- points ---- */

static const char *nick_of(struct arena *a, const struct pattern_point *pp)
{
	struct str m = pp->nrows ? pp->rows[0].model : (struct str){0};

	for (size_t i = m.n; i-- > 0;)
		if (m.p[i] == '/') {
			m = str_slice(m, i + 1, m.n);
			break;
		}
	return m.n ? arena_printf(a, STR_FMT "_%s", STR_ARG(m), pp->p.id)
		   : arena_printf(a, "%s", pp->p.id);
}

static struct plan_item item_of(struct planner *p, const struct chosen *c)
{
	struct plan_item item = {.dir = c->dir, .pattern = ""};

	item.kernel = path_base(c->dir);
	item.repro = arena_printf(p->a, "%s/repro.py", c->dir);
	return item;
}

static void add_point(struct planner *p, const struct chosen *c, const struct pattern *k,
		      const struct pattern_point *pp)
{
	struct plan_item item = item_of(p, c);

	item.point = arena_printf(p->a, "%s", pp->p.id);
	item.pattern = arena_printf(p->a, "%s", k->id);
	item.nick = nick_of(p->a, pp);
	item.nodes = k->g->nnodes - k->g->nparams;
	item.bytes = pp->bytes.v ? pp->bytes.read + pp->bytes.write : 0;
	for (uint32_t i = 0; i < pp->p.ninputs; i++)
		item.input_bytes += tensor_extent(&pp->p.inputs[i].t) *
				    (int64_t)dtype_bytes(pp->p.inputs[i].t.dtype);
	/* §9.5, with a gigabyte per second for inputs and references */
	item.cost_s = 0.5 + (1 + 0.05 * item.nodes) * p->opts->nproviders + 0.25 +
		      4e-9 * (double)(item.bytes > item.input_bytes ? item.bytes
								   : item.input_bytes);
	vec_push(&p->items, p->a, item);
}

static bool is_wanted(const struct planner *p, const struct chosen *c,
		      const struct pattern *k, const char *id)
{
	const char *const *list = c->npoints ? (const char *const *)c->points : p->opts->points;
	uint32_t n = c->npoints ? c->npoints : p->opts->npoints;

	if (p->opts->has_all_points && !c->npoints)
		return true;
	for (uint32_t i = 0; i < n; i++)
		if (!strncmp(list[i], id, strlen(list[i])) && strlen(list[i]) >= ID_MIN_DIGITS)
			return true;
	return !n && !strcmp(k->home, id);
}

static void add_broken(struct planner *p, const struct chosen *c, const char *why)
{
	struct plan_item item = item_of(p, c);

	item.point = item.nick = p->opts->npoints ? p->opts->points[0] : "home";
	item.broken = arena_printf(p->a, "%s", why);
	vec_push(&p->items, p->a, item);
}

/* A kernel that cannot be read is a row like any other: the sweep goes on. */
static void add_kernel(struct planner *p, const struct chosen *c)
{
	struct arena temp = {0};
	struct pattern k;
	uint32_t before = p->items.n;

	if (pattern_read(&temp, c->dir, &k)) {
		add_broken(p, c, story_words(p->a));
		status_clear();
	} else {
		for (uint32_t i = 0; i < k.npoints; i++)
			if (is_wanted(p, c, &k, k.points[i].p.id))
				add_point(p, c, &k, &k.points[i]);
		if (p->items.n == before && c->npoints)
			buf_printf(&p->unknown, " %s/%s", path_base(c->dir), c->points[0]);
	}
	arena_release(&temp);
}

/* Every --point must be one of some kernel. */
static void look_for_points(struct planner *p)
{
	for (uint32_t i = 0; i < p->opts->npoints; i++) {
		const char *id = p->opts->points[i];
		bool is_found = false;

		for (uint32_t k = 0; k < p->items.n; k++)
			is_found |= !strncmp(p->items.p[k].point, id, strlen(id));
		if (!is_found)
			buf_printf(&p->unknown, " %s", id);
	}
}

/* ---- order and shards ---- */

static int by_key(const void *x, const void *y)
{
	const struct plan_item *a = x, *b = y;
	int d = strcmp(a->kernel, b->kernel);

	return d ? d : strcmp(a->point, b->point);
}

static int by_cost(const void *x, const void *y)
{
	const struct plan_item *a = x, *b = y;

	return a->cost_s != b->cost_s ? (a->cost_s < b->cost_s ? 1 : -1) : by_key(x, y);
}

/* Longest first, each to the least loaded so far: the same on every machine. */
static void keep_shard(struct planner *p)
{
	int n = p->opts->nshards;
	double *load = arena_array(p->a, double, (size_t)n);
	uint32_t kept = 0;

	qsort(p->items.p, p->items.n, sizeof(*p->items.p), by_cost);
	for (uint32_t i = 0; i < p->items.n; i++) {
		int least = 0;

		for (int k = 1; k < n; k++)
			least = load[k] < load[least] ? k : least;
		load[least] += p->items.p[i].cost_s;
		if (least == p->opts->shard)
			p->items.p[kept++] = p->items.p[i];
	}
	p->items.n = kept;
}

enum status plan_make(struct arena *a, const struct plan_opts *opts, struct plan *out)
{
	struct planner p = {.a = a, .opts = opts, .unknown = buf_new(a)};
	struct buf all = buf_new(a);

	TRY(choose_all(&p));
	for (uint32_t i = 0; i < p.chosen.n; i++)
		add_kernel(&p, &p.chosen.p[i]);
	look_for_points(&p);
	if (p.unknown.n)
		FAIL(USAGE, "no point named" STR_FMT, STR_ARG(buf_view(&p.unknown)));
	if (p.items.n)
		qsort(p.items.p, p.items.n, sizeof(*p.items.p), by_key);
	for (uint32_t i = 0; i < p.items.n; i++)
		buf_printf(&all, "%s %s\n", p.items.p[i].kernel, p.items.p[i].point);
	sha256_hex(buf_view(&all), out->corpus);
	if (opts->nshards > 1)
		keep_shard(&p);
	if (p.items.n)
		qsort(p.items.p, p.items.n, sizeof(*p.items.p), by_key);
	out->items = p.items.p;
	out->n = p.items.n;
	return STATUS_OK;
}
