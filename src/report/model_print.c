/* Accounts of models, for people. */
#include "account/model_why.h"
#include "base/sha256.h"
#include "report/model.h"
#include "report/page.h"

#include <math.h>
#include <string.h>

static const char *bound_mark(enum model_state s)
{
	return s == MODEL_PARTIAL || s == MODEL_FAILED ? "≥ " : "";
}

/* "≥ 123.4 ± 0.5", or "-" where nothing is priced. */
static struct str sum_text(struct arena *a, enum model_state s, double us, double se)
{
	struct buf b = buf_new(a);

	if (isfinite(us))
		buf_cstr(&b, bound_mark(s));
	cell_us(&b, us);
	if (isfinite(us) && isfinite(se)) {
		buf_cstr(&b, " ± ");
		cell_us(&b, se);
	}
	return buf_view(&b);
}

static bool is_nothing_priced(const struct attribution *t)
{
	return !t->priced && !t->extern_priced;
}

static struct str share_text(struct arena *a, int64_t priced, int64_t unpriced)
{
	return str_of(arena_printf(a, "%lld/%lld", (long long)priced,
				   (long long)(priced + unpriced)));
}

static double or_unknown(bool is_known, double v)
{
	return is_known ? v : (double)NAN;
}

/* ---- one line a model ---- */

/* Of what explains a ratio the first; all stand with the details. */
static const char *main_reason(struct arena *a, const struct model_page *m,
			       const struct model_account *x)
{
	uint32_t n;
	struct model_reason *r = model_reasons(a, m->report, x, &n);

	return n && m->path == PATH_COMPILE ? r[0].code : "";
}

static void put_overview(struct page *p, struct arena *a, const struct model_page *m)
{
	static const char *const heads[] = {"model",    "state",   ">g",      ">points",
					    ">externs", ">free",   ">errors", ">T us",
					    ">T' us",   ">e2e us", ">T'/e2e", "remarks"};
	struct table t = table_new(a, heads, 12);

	for (uint32_t i = 0; i < m->report->nmodels; i++) {
		const struct model_account *x = &m->report->models[i];
		const struct attribution *s = &x->sums[m->path];
		bool is_known = !is_nothing_priced(s);

		table_str(&t, x->inventory->model);
		table_cstr(&t, model_state_name(x->states[m->path]));
		table_int(&t, x->inventory->launches);
		table_str(&t, share_text(a, s->priced, s->unpriced));
		table_str(&t, share_text(a, s->extern_priced, s->extern_unpriced));
		table_int(&t, s->free);
		table_int(&t, x->inventory->errors.n);
		table_str(&t, sum_text(a, x->states[m->path], or_unknown(is_known, s->parts_us),
				       (double)NAN));
		table_str(&t, sum_text(a, x->states[m->path],
				       or_unknown(is_known, s->corrected_us), (double)NAN));
		table_us(&t, x->whole.us);
		table_f64(&t, 3, or_unknown(m->path == PATH_COMPILE, x->ratio.corrected));
		table_cstr(&t,
			   arena_printf(a, "%s%s%s%s",
					x->inventory->is_regions_only ? "regions only " : "",
					s->is_launch_bound ? "launch_bound " : "",
					x->is_kernels_off ? "kernels differ " : "",
					main_reason(a, m, x)));
	}
	page_table(p, &t, 0);
}

/* ---- one model ---- */

static void put_paths(struct page *p, struct arena *a, const struct model_account *m)
{
	static const char *const heads[] = {"path",     "state",      ">points",
					    ">externs", ">T us",      ">T' us",
					    ">floor %", ">externs %", ">compile/this"};
	struct table t = table_new(a, heads, 9);

	for (enum path i = 0; i < PATHS; i++) {
		const struct attribution *s = &m->sums[i];
		bool is_known = !is_nothing_priced(s);

		table_cstr(&t, path_names[i]);
		table_cstr(&t, model_state_name(m->states[i]));
		table_str(&t, share_text(a, s->priced, s->unpriced));
		table_str(&t, share_text(a, s->extern_priced, s->extern_unpriced));
		table_str(&t, sum_text(a, m->states[i], or_unknown(is_known, s->parts_us),
				       s->parts_se_us));
		table_str(&t, sum_text(a, m->states[i], or_unknown(is_known, s->corrected_us),
				       s->se_us));
		table_f64(&t, 1,
			  or_unknown(is_known, 100 * (1 - s->corrected_us / s->parts_us)));
		table_f64(&t, 1, or_unknown(is_known, 100 * s->extern_us / s->parts_us));
		table_f64(&t, 3, m->headroom[i]);
	}
	page_table(p, &t, 0);
}

static const char *cause_of(const struct cost *c)
{
	if (c->is_free)
		return "free";
	return c->cause ? c->cause : c->is_stale ? "stale" : c->is_unchecked ? "unchecked" : "";
}

static const char *name_of(const struct model_page *m, uint32_t id)
{
	return m->names && m->names[id] ? m->names[id] : NULL;
}

static void table_point_name(struct table *t, const struct model_page *m, uint32_t id)
{
	struct str key = inventories_point_key(m->report->all, id);
	const char *slash = memrchr(key.p, '/', key.n);
	struct str point = slash ? str_slice(key, (size_t)(slash + 1 - key.p), key.n) : key;

	if (name_of(m, id))
		table_cstr(t, arena_printf(t->a, "%s[" STR_FMT "]", name_of(m, id),
					   STR_ARG(point)));
	else
		table_str(t, key);
}

static void put_points(struct page *p, struct arena *a, const struct model_page *m,
		       const struct model_account *x)
{
	static const char *const heads[] = {
		"point",   ">n",    ">n·(t-G/K) us", ">t us", ">r %", ">K",
		">oracle", ">roof", ">gap",          "code",  ""};
	struct table t = table_new(a, heads, 11);

	uint32_t rows = table_rows(&t, x->inventory->points.n, m->limit);

	for (uint32_t i = 0; i < rows; i++) {
		const struct model_line *l = &x->points[i];
		const struct point_facts *f = &m->report->facts[l->id];
		bool is_priced = isfinite(f->compile.us);

		table_point_name(&t, m, l->id);
		table_int(&t, l->n);
		table_us(&t, l->us);
		table_us(&t, f->compile.us);
		table_f64(&t, 2, 100 * f->compile.r);
		table_int(&t, is_priced ? (int64_t)f->compile.k : -1);
		table_us(&t, f->oracle.us);
		table_us(&t, f->bound_us);
		table_f64(&t, 3,
			  (f->compile.us - m->report->floor.g_us / f->compile.k) / f->bound_us);
		table_cstr(&t, is_priced ? gap_name(m->report->gaps[l->id].code) : "");
		table_cstr(&t, cause_of(&f->compile));
	}
	page_table(p, &t, 0);
}

/* Ids of elsewhere are words. */
static struct str short_id(struct str key)
{
	return key.n == SHA256_HEX ? str_slice(key, 0, 12) : key;
}

static void put_externs(struct page *p, struct arena *a, const struct model_page *m,
			const struct model_account *x)
{
	static const char *const heads[] = {"extern", ">c", ">c·x us", ">x us", "", "call"};
	struct table t = table_new(a, heads, 6);

	uint32_t rows = table_rows(&t, x->inventory->externs.n, m->limit);

	for (uint32_t i = 0; i < rows; i++) {
		const struct model_line *l = &x->externs[i];
		const struct cost *c = &m->report->externs[l->id];

		table_str(&t, short_id(m->report->all->externs.entries[l->id].key));
		table_int(&t, l->n);
		table_us(&t, l->us);
		table_us(&t, c->us);
		table_cstr(&t, cause_of(c));
		table_str(&t, m->report->all->calls.p[l->id]);
	}
	page_table(p, &t, 0);
}

static void put_errors(struct page *p, const struct inventory *m, uint32_t limit)
{
	for (uint32_t i = 0; i < m->errors.n && (!limit || i < limit); i++)
		page_line(p, "error %s: " STR_FMT "%s%.200s", m->errors.p[i].code,
			  STR_ARG(m->errors.p[i].graph), m->errors.p[i].graph.n ? ": " : "",
			  m->errors.p[i].words.n ? m->errors.p[i].words.p : "");
	if (limit && m->errors.n > limit)
		page_line(p, "… and %u more errors", m->errors.n - limit);
}

static void put_whole(struct page *p, const struct model_account *x)
{
	if (isnan(x->whole.us)) {
		page_line(p, "end to end: not timed, so no ratio of parts to whole");
		return;
	}
	page_line(p,
		  "end to end %.3f us, ratio_raw %s%.4g, ratio_corrected %s%.4g ± %.2g, "
		  "residual %.3f us%s",
		  x->whole.us, x->ratio.is_lower_bound ? "≥ " : "", x->ratio.raw,
		  x->ratio.is_lower_bound ? "≥ " : "", x->ratio.corrected, x->ratio.se,
		  x->ratio.residual_us, x->ratio.is_unexplained ? ", unexplained" : "");
}

/* What is known that would bring parts and whole together. */
static void put_reasons(struct page *p, struct arena *a, const struct model_page *m,
			const struct model_account *x)
{
	uint32_t n;
	struct model_reason *r = model_reasons(a, m->report, x, &n);

	for (uint32_t i = 0; i < n; i++)
		page_line(p, "%s %s: %s", i ? "    " : "why:", r[i].code, r[i].words);
	if (!n && model_is_off(x))
		page_line(p, "why: nothing that is known of it explains that");
}

/* What the floor leaves open. */
static void put_floors(struct page *p, const struct model_page *m,
		       const struct model_account *x)
{
	const struct attribution *s = &x->sums[PATH_COMPILE];

	if (s->direct_replays > 0 && isnan(m->report->floor.direct_us))
		page_line(p,
			  "%.4g calls were timed without a graph; what such a launch costs is "
			  "not known, so T' is not either",
			  s->direct_replays);
	if (!isnan(s->bent_us))
		page_line(p, "with the floor of single kernels, G1 %.4g us, T' is %.3f us",
			  m->report->floor.g1_us, s->bent_us);
}

static void put_kernels(struct page *p, const struct model_account *x)
{
	if (x->inventory->kernels >= 0 && x->kernels >= 0)
		page_line(p, "kernels: %lld of our regions, %lld that the compiler emitted%s",
			  (long long)x->kernels, (long long)x->inventory->kernels,
			  x->is_kernels_off ? " (they differ: wrong weights, or other kernels)"
					    : "");
}

static void put_model(struct page *p, struct arena *a, const struct model_page *m,
		      const struct model_account *x)
{
	const struct inventory *v = x->inventory;

	page_title(p, 2, STR_FMT, STR_ARG(v->model));
	page_line(p, "%u graphs, %u with errors, %s%lld graph launches a step%s%s", v->ngraphs,
		  v->nbad, v->launches < 0 ? "unknown: " : "", (long long)v->launches,
		  v->is_regions_only ? "; regions only: some execution counts are unknown" : "",
		  v->is_unverified ? "; unverified occurrences" : "");
	put_errors(p, v, m->limit);
	put_whole(p, x);
	put_reasons(p, a, m, x);
	put_floors(p, m, x);
	if (x->sums[PATH_COMPILE].is_launch_bound)
		page_line(p, "launch_bound: at most a fifth of its parts is not launching");
	put_kernels(p, x);
	page_gap(p);
	put_paths(p, a, x);
	if (v->points.n)
		put_points(p, a, m, x);
	if (v->externs.n)
		put_externs(p, a, m, x);
}

/* ---- the page ---- */

static void put_floor(struct page *p, const struct launch_floor *f)
{
	if (f->cause)
		page_line(p,
			  "launch floor: %s, so no sum is corrected for it (assay calibrate "
			  "measures it)",
			  f->cause);
	else
		page_line(p, "launch floor G %.4g ± %.2g us, slope %.4g us (%s, %u device%s)",
			  f->g_us, f->se_us, f->slope_us, f->source, f->ndevices,
			  f->ndevices == 1 ? "" : "s");
}

static void put_head(struct page *p, const struct model_page *m)
{
	page_line(p, "occurrences: %s; axis: %s", m->source,
		  m->axis ? m->axis : "auto (coord_descent_us, compiled_us, others), cold");
	for (uint32_t i = 0; i < m->narms; i++)
		page_line(p, "timings: %s, %u points, device kind %s, method %s",
			  m->arm_names[i], m->arms[i].npoints,
			  m->arms[i].facts[FACT_DEVICE_KIND]
				  ? m->arms[i].facts[FACT_DEVICE_KIND]
				  : "unknown",
			  m->arms[i].facts[FACT_METHOD] ? m->arms[i].facts[FACT_METHOD]
							: "unknown");
	if (!m->narms)
		page_line(p, "timings: none, so nothing is priced");
	put_floor(p, &m->report->floor);
}

static int64_t unchecked(const struct model_page *m)
{
	int64_t n = 0;

	for (uint32_t i = 0; i < m->report->nmodels; i++)
		n += m->report->models[i].sums[m->path].unchecked;
	return n;
}

static void put_page(struct page *p, const struct model_page *m)
{
	struct arena a = {0};
	const struct model_report *r = m->report;

	put_head(p, m);
	if (unchecked(m))
		page_line(p,
			  "WARNING: %lld occurrences have a price whose outputs were not "
			  "checked",
			  (long long)unchecked(m));
	page_gap(p);
	if (!m->has_details)
		put_overview(p, &a, m);
	for (uint32_t i = 0; m->has_details && i < r->nmodels; i++)
		put_model(p, &a, m, &r->models[i]);
	page_line(p, "%u of %u models COMPLETE (path %s)", r->complete[m->path], r->nmodels,
		  path_names[m->path]);
	arena_release(&a);
}

void model_text(struct buf *b, const struct model_page *m)
{
	put_page(&(struct page){.b = b}, m);
}

void model_markdown(struct buf *b, const struct model_page *m)
{
	put_page(&(struct page){.b = b, .is_markdown = true}, m);
}
