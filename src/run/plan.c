/* Kernels to points, points to shards. */
#include "base/file.h"
#include "corpus/pattern.h"
#include "corpus/tree.h"
#include "run/oracle_point.h"
#include "run/plan_int.h"
#include "run/story.h"

#include <limits.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

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

/* Sweep files of two machines, or of two checkouts, have the same keys. */
static const char *shown_path(const struct planner *p, const char *dir)
{
	const char *corpus = p->opts->corpus;
	char real[PATH_MAX];
	size_t n = realpath(corpus, real) ? strlen(real) : 0;

	if (n && !strncmp(dir, real, n) && dir[n] == '/')
		return arena_printf(p->a, "%s%s/repro.py", corpus, dir + n);
	return arena_printf(p->a, "%s/repro.py", dir);
}

static struct plan_item item_of(struct planner *p, const struct chosen *c)
{
	struct plan_item item = {.dir = c->dir, .pattern = ""};

	item.kernel = path_base(c->dir);
	item.repro = shown_path(p, c->dir);
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
	item.write_bytes = pp->bytes.v ? pp->bytes.write : 0;
	for (uint32_t i = 0; i < pp->p.ninputs; i++)
		item.input_bytes += tensor_extent(&pp->p.inputs[i].t) *
				    (int64_t)dtype_bytes(pp->p.inputs[i].t.dtype);
	/* §9.5, with a gigabyte per second for inputs and references */
	item.tol_scale = k->tol_scale;
	item.is_home = !strcmp(k->home, pp->p.id);
	item.cost_s =
		0.5 + (1 + 0.05 * item.nodes) * p->opts->nproviders + 0.25 +
		4e-9 * (double)(item.bytes > item.input_bytes ? item.bytes : item.input_bytes);
	vec_push(&p->items, p->a, item);
}

static bool is_wanted(const struct planner *p, const struct chosen *c, const struct pattern *k,
		      const char *id)
{
	const char *const *list = c->npoints ? (const char *const *)c->points : p->opts->points;
	uint32_t n = c->npoints ? c->npoints : p->opts->npoints;

	if ((p->opts->has_all_points || p->opts->minutes > 0) && !c->npoints)
		return true;
	for (uint32_t i = 0; i < n; i++)
		if (tree_is_id(id, list[i]))
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

/* Points by the kernel's sidecar; one that is unreadable has a row of its own, once. */
static void add_covered(struct planner *p, const struct chosen *c, const struct pattern *k)
{
	struct arena a = {0};
	struct oracle_file f = {0};
	uint32_t before = p->items.n;
	enum status s = oracle_read(&a, c->dir, &f);

	if (s) {
		status_clear(); /* the home point's row says what is wrong */
		f.nentries = 0;
	}
	for (uint32_t i = 0; i < k->npoints; i++) {
		struct oracle_point at =
			oracle_point_of(&a, "", p->opts->is_gpu, &k->points[i].p);

		if (oracle_covers(&f, &at))
			add_point(p, c, k, &k->points[i]);
	}
	bool is_named = p->opts->nwords || p->opts->set_file;
	struct pattern_point *home = pattern_find_point(k, k->home);

	if (p->items.n == before && home && (is_named || (s && s != STATUS_NOT_FOUND)))
		add_point(p, c, k, home);
	arena_release(&a);
}

/* A kernel that cannot be read is a row like any other: the sweep goes on. */
static void add_kernel(struct planner *p, const struct chosen *c)
{
	struct arena temp = {0};
	struct pattern k;

	if (pattern_read(&temp, c->dir, &k)) {
		add_broken(p, c, story_words(p->a));
		status_clear();
	} else if (p->opts->for_oracles && !p->opts->npoints && !c->npoints) {
		add_covered(p, c, &k);
	} else {
		for (uint32_t i = 0; i < k.npoints; i++)
			if (is_wanted(p, c, &k, k.points[i].p.id))
				add_point(p, c, &k, &k.points[i]);
		for (uint32_t i = 0; i < c->npoints; i++)
			if (!pattern_find_point(&k, c->points[i]))
				buf_printf(&p->unknown, "\n  %s: %s has no point %s", c->set,
					   path_base(c->dir), c->points[i]);
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
			is_found |= tree_is_id(p->items.p[k].point, id) || p->items.p[k].broken;
		if (!is_found)
			buf_printf(&p->unknown,
				   "\n  --point %s: no such point of these kernels", id);
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

/* Home points first, then by id, which is a hash: a sample that no size or op is preferred in.
 */
static int by_home(const void *x, const void *y)
{
	const struct plan_item *a = x, *b = y;
	int d = strcmp(a->point, b->point);

	if (a->is_home != b->is_home)
		return a->is_home ? -1 : 1;
	return d ? d : by_key(x, y);
}

/* Whatever still fits; a function of the plan and the limit alone. */
MUST static enum status keep_minutes(struct planner *p)
{
	double left = 60 * p->opts->minutes, least = HUGE_VAL;
	uint32_t kept = 0;

	if (p->items.n)
		qsort(p->items.p, p->items.n, sizeof(*p->items.p), by_home);
	for (uint32_t i = 0; i < p->items.n; i++) {
		double cost = p->items.p[i].cost_s;

		least = fmin(least, cost);
		if (cost > left)
			continue;
		left -= cost;
		p->items.p[kept++] = p->items.p[i];
	}
	if (p->items.n && !kept)
		FAIL(USAGE, "no point fits %g minutes; the shortest takes %.2f",
		     p->opts->minutes, least / 60);
	p->items.n = kept;
	return STATUS_OK;
}

enum status plan_make(struct arena *a, const struct plan_opts *opts, struct plan *out)
{
	struct planner p = {.a = a, .opts = opts, .unknown = buf_new(a)};
	struct buf all = buf_new(a);

	TRY(plan_choose(&p));
	for (uint32_t i = 0; i < p.chosen.n; i++)
		add_kernel(&p, &p.chosen.p[i]);
	look_for_points(&p);
	if (p.unknown.n)
		FAIL(USAGE, "unknown names:" STR_FMT, STR_ARG(buf_view(&p.unknown)));
	if (opts->for_oracles && !p.items.n)
		FAIL(NOT_FOUND,
		     "no kernel of %s has an oracle.json; assay oracle new makes one",
		     opts->corpus);
	if (opts->minutes > 0)
		TRY(keep_minutes(&p));
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
