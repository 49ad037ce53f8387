/* The sweep file: the field's form of a run, schema 2. */
#include "report/report_int.h"
#include "store/tag.h"

#include <math.h>
#include <string.h>

static void put_cstr(struct jsonw *w, const char *key, const char *v)
{
	jsonw_key(w, key);
	jsonw_cstr(w, v);
}

static void put_int(struct jsonw *w, const char *key, int64_t v)
{
	jsonw_key(w, key);
	if (v < 0)
		jsonw_null(w);
	else
		jsonw_int(w, v);
}

/* Numbers that are missing, with the reason: a reader must not have to guess. */
struct nulls {
	struct arena a;
	struct buf b;
	struct jsonw w;
};

static void put_f64(struct jsonw *w, struct nulls *nulls, const char *key, double v,
		    const char *reason)
{
	jsonw_key(w, key);
	jsonw_f64(w, v);
	if (isfinite(v) || !nulls)
		return;
	jsonw_key(&nulls->w, key);
	jsonw_cstr(&nulls->w, reason);
}

static double net(const struct report_point *p, const char **reason)
{
	double t = p->main->cold.median_us, floor = p->main->cold.floor_us;
	double sol = p->sol ? p->sol->cold.median_us : (double)NAN;

	*reason = "no_time";
	if (!isfinite(t) || !isfinite(sol))
		return (double)NAN;
	*reason = "no_floor";
	if (!isfinite(floor))
		return (double)NAN;
	*reason = "floor_bound";
	return sol - floor < 0.2 * floor ? (double)NAN : (t - floor) / (sol - floor);
}

static void put_spread(struct jsonw *w, struct arena *a, const struct report_point *p)
{
	jsonw_key(w, "spread");
	jsonw_open_inline(w, '{');
	for (uint32_t i = 0; i < p->nrows + (p->sol != NULL); i++) {
		const struct report_row *r = i < p->nrows ? &p->rows[i] : p->sol;

		if (!isfinite(r->cold.median_us))
			continue;
		jsonw_key(w, i < p->nrows ? metric_of_provider(a, r->row->provider)
					  : "memcopy_sol_us");
		jsonw_open(w, '{');
		put_int(w, "n", r->cold.n);
		put_int(w, "m", r->cold.m);
		put_f64(w, NULL, "q_us", r->cold.q_us, "");
		put_f64(w, NULL, "mad_us", r->cold.mad_us, "");
		jsonw_key(w, "ci");
		jsonw_open(w, '[');
		jsonw_f64(w, r->cold.ci_lo_us);
		jsonw_f64(w, r->cold.ci_hi_us);
		jsonw_close(w, ']');
		jsonw_close(w, '}');
	}
	jsonw_close(w, '}');
}

static const char *gap_name(struct arena *a, const char *provider)
{
	if (!strcmp(provider, "inductor"))
		return "gap_default";
	if (!strcmp(provider, "inductor-cd"))
		return "gap_cd";
	return arena_printf(a, "gap_%s", provider);
}

static void put_times(struct jsonw *w, struct nulls *n, struct arena *a,
		      const struct report_point *p)
{
	double sol = p->sol ? p->sol->cold.median_us : (double)NAN;
	double sol_warm = p->sol ? p->sol->warm.median_us : (double)NAN;

	for (uint32_t i = 0; i < p->nrows; i++) {
		const struct report_row *r = &p->rows[i];
		const char *name = metric_of_provider(a, r->row->provider);
		const char *why = r->row->cause ? r->row->cause : "no_time";

		put_f64(w, n, name, r->cold.median_us, why);
		put_f64(w, n, arena_printf(a, "%s_warm", name), r->warm.median_us, why);
		put_f64(w, n, gap_name(a, r->row->provider), r->cold.median_us / sol, why);
	}
	put_f64(w, n, "memcopy_sol_us", sol, "no_time");
	put_f64(w, n, "memcopy_sol_us_warm", sol_warm, "no_time");
}

static void put_point(struct jsonw *w, const struct report_point *p)
{
	const struct report_row *m = p->main;
	const char *reason;
	struct nulls n = {0};

	n.b = buf_new(&n.a);
	n.w = jsonw_compact(&n.b);
	jsonw_open(&n.w, '{');
	jsonw_key(w, m->label);
	jsonw_open(w, '{');
	put_times(w, &n, &n.a, p);
	put_int(w, "total_bytes", m->total_bytes);
	put_int(w, "read_bytes", m->read_bytes);
	put_int(w, "write_bytes", m->write_bytes);
	put_int(w, "n_kernels", m->n_kernels);
	put_f64(w, &n, "roof_us", m->cold.roof_us, "no_roof");
	put_f64(w, &n, "gap_roof", report_gap_roof(p), "no_roof");
	put_f64(w, &n, "compute_us", m->compute_us, "no_count");
	put_f64(w, &n, "floor_us", m->cold.floor_us, "no_floor");
	double gap = net(p, &reason);

	put_f64(w, &n, "gap_net", gap, reason);
	put_f64(w, &n, "gbps",
		m->total_bytes < 0 ? (double)NAN
				   : (double)m->total_bytes / (1000 * m->cold.median_us),
		"no_time");
	put_f64(w, &n, "single_us", m->single_us, "no_time");
	put_f64(w, &n, "compile_s", m->compile_s, "no_build");
	put_spread(w, &n.a, p);
	jsonw_key(w, "throttled");
	jsonw_bool(w, m->is_throttled);
	jsonw_key(w, "contended");
	jsonw_bool(w, m->is_contended);
	jsonw_key(w, "floor_bound");
	jsonw_bool(w, m->is_floor_bound);
	jsonw_key(w, "above_roof");
	jsonw_bool(w, m->is_above_roof);
	put_cstr(w, "check", m->check);
	put_cstr(w, "status", row_status_name(m->row->status));
	jsonw_key(w, "fallback");
	jsonw_bool(w, false);
	jsonw_close(&n.w, '}');
	jsonw_key(w, "null_reasons");
	jsonw_raw(w, buf_view(&n.b));
	jsonw_close(w, '}');
	arena_release(&n.a);
}

static void put_failure(struct jsonw *w, const struct report_point *p,
			const struct report_row *r)
{
	struct arena a = {0};
	const char *repro = *r->repro ? r->repro : r->row->kernel;
	const char *label = *r->label ? r->label : r->row->point;

	jsonw_key(w, p->main ? arena_printf(&a, "%s::SHAPE::%s::%s", repro, label,
					    r->row->provider)
			     : arena_printf(&a, "%s::SHAPE::%s%s%s", repro, label,
					    p->nrows > 1 ? "::" : "",
					    p->nrows > 1 ? r->row->provider : ""));
	jsonw_open(w, '{');
	put_cstr(w, "status", row_status_name(r->row->status));
	put_cstr(w, "cause", r->row->cause);
	put_cstr(w, "provider", r->row->provider);
	put_cstr(w, "message", r->row->message);
	put_int(w, "attempts", r->row->attempt);
	put_cstr(w, "device", r->row->device_uuid);
	put_f64(w, NULL, "elapsed_s", r->elapsed_s, "");
	put_cstr(w, "stderr", r->stderr_tail);
	put_cstr(w, "repro_command",
		 arena_printf(&a, "assay bench %s --point %s", r->row->kernel, r->row->point));
	jsonw_close(w, '}');
	arena_release(&a);
}

/* What a group of rows came to: failed beats skipped. */
static enum row_status worse(enum row_status a, enum row_status b)
{
	static const int order[ROW_STATUSES] = {
		[ROW_OK] = 0, [ROW_OK_UNCHECKED] = 1, [ROW_SKIPPED] = 2, [ROW_FAILED] = 3};

	return order[a] >= order[b] ? a : b;
}

static enum row_status point_status(const struct report_point *p)
{
	enum row_status s = p->main ? p->main->row->status : ROW_SKIPPED;

	for (uint32_t i = 0; i < p->nrows; i++)
		s = worse(s, p->rows[i].row->status);
	return s;
}

static void put_statuses(struct jsonw *w, const uint32_t *n)
{
	uint32_t total = 0;

	for (int s = 0; s < ROW_STATUSES; s++)
		total += n[s];
	put_int(w, "total", total);
	for (int s = 0; s < ROW_STATUSES; s++)
		put_int(w, row_status_name((enum row_status)s), n[s]);
}

/* A kernel is ok if any of its points is. */
static void count_kernels(const struct report *r, uint32_t *n)
{
	for (uint32_t i = 0; i < r->npoints;) {
		const char *kernel = r->points[i].rows[0].row->kernel;
		enum row_status best = point_status(&r->points[i]);

		for (i++; i < r->npoints && !strcmp(r->points[i].rows[0].row->kernel, kernel);
		     i++) {
			enum row_status s = point_status(&r->points[i]);

			best = worse(best, s) == best && s != best ? s : best;
			if (best != ROW_OK && best != ROW_OK_UNCHECKED)
				best = worse(best, s);
		}
		n[best]++;
	}
}

static void put_summary(struct jsonw *w, const struct report *r, const struct report_facts *f)
{
	uint32_t rows[ROW_STATUSES] = {0}, points[ROW_STATUSES] = {0},
		 kernels[ROW_STATUSES] = {0};

	for (uint32_t i = 0; i < r->npoints; i++) {
		points[point_status(&r->points[i])]++;
		for (uint32_t k = 0; k < r->points[i].nrows; k++)
			rows[r->points[i].rows[k].row->status]++;
	}
	count_kernels(r, kernels);
	jsonw_key(w, "__summary__");
	jsonw_open(w, '{');
	put_statuses(w, rows);
	put_f64(w, NULL, "elapsed_s", f->elapsed_s, "");
	jsonw_key(w, "points");
	jsonw_open_inline(w, '{');
	put_statuses(w, points);
	jsonw_close(w, '}');
	jsonw_key(w, "repros");
	jsonw_open_inline(w, '{');
	put_statuses(w, kernels);
	jsonw_close(w, '}');
	jsonw_close(w, '}');
}

static void put_counts(struct jsonw *w, const struct report *r)
{
	int64_t kernels = 0, results = 0;

	for (uint32_t i = 0; i < r->npoints; i++) {
		kernels += !i || strcmp(r->points[i].rows[0].row->kernel,
					r->points[i - 1].rows[0].row->kernel);
		results += r->points[i].main != NULL;
	}
	put_int(w, "n_repros", kernels);
	put_int(w, "n_results", results);
}

/* What compiled: versions of torch and its parts, and the options of every program. */
static void put_arm(struct jsonw *w, const char *arms)
{
	json_auto_t *v = NULL;

	if (arms && *arms && json_read_text(str_of(arms), "arms", &v))
		status_clear(); /* older journals have none */
	const json_t *base = json_object_get(v, "base");
	const char *config = json_string_value(json_object_get(base, "inductor_config"));
	const json_t *versions = json_object_get(base, "versions");

	put_cstr(w, "torch_build", json_string_value(json_object_get(base, "build")));
	put_cstr(w, "inductor_config", config ? config : "");
	jsonw_key(w, "torch");
	if (versions)
		jsonw_value(w, versions, true);
	else
		jsonw_null(w);
}

static void put_device(struct jsonw *w, const struct report_facts *f,
		       const struct report_device *d)
{
	jsonw_open_inline(w, '{');
	put_cstr(w, "uuid", d->id);
	put_cstr(w, "kind", f->device_kind);
	put_cstr(w, "calibration", *d->calibration ? d->calibration : NULL);
	jsonw_key(w, "drift");
	jsonw_open(w, '[');
	for (int i = 0; d->drift && i < 3; i++)
		jsonw_f64(w, d->drift[i]);
	jsonw_close(w, ']');
	jsonw_close(w, '}');
}

/* Rows of a run are all launched alike. */
static bool is_direct(const struct report *r)
{
	for (uint32_t i = 0; i < r->npoints; i++) {
		json_auto_t *flags = NULL;

		if (!r->points[i].main)
			continue;
		if (json_read_text(str_of(r->points[i].main->row->flags), "flags", &flags))
			status_clear(); /* who shows the row says so */
		const char *launch = json_string_value(json_object_get(flags, "launch"));

		if (launch)
			return !strcmp(launch, "direct");
	}
	return false;
}

/* In shares, as the field has them. */
static void put_aa(struct jsonw *w, const struct share *aa)
{
	if (!aa->n)
		return;
	jsonw_key(w, "aa");
	jsonw_open_inline(w, '{');
	put_int(w, "pairs", aa->n);
	put_int(w, "alarms", aa->k);
	put_f64(w, NULL, "rate", aa->pct / 100, "");
	put_f64(w, NULL, "rate_hi", aa->hi_pct / 100, "");
	jsonw_close(w, '}');
}

void report_put_metadata(struct jsonw *w, const struct report *r, const struct report_facts *f)
{
	jsonw_key(w, "_metadata");
	jsonw_open(w, '{');
	put_int(w, "schema_version", 2);
	put_cstr(w, "tool", r->run.tool);
	put_int(w, "method", r->run.method);
	put_cstr(w, "workload", r->run.workload);
	put_cstr(w, "tag", r->run.tag);
	put_cstr(w, "timestamp", r->run.ended_at ? r->run.ended_at : r->run.started_at);
	put_arm(w, r->run.arms);
	put_cstr(w, "corpus", r->run.corpus);
	put_cstr(w, "inputs", r->run.inputs);
	put_cstr(w, "host", r->run.host);
	put_cstr(w, "argv", r->run.argv);
	put_int(w, "seed", r->run.seed);
	if (is_direct(r))
		put_cstr(w, "launch", "direct"); /* else as the devices have it */
	put_aa(w, &f->aa);
	jsonw_key(w, "devices");
	jsonw_open(w, '[');
	for (uint32_t i = 0; i < f->ndevices; i++)
		put_device(w, f, &f->devices[i]);
	jsonw_close(w, ']');
	put_counts(w, r);
	jsonw_close(w, '}');
}

static const char *repro_of(const struct report_point *p)
{
	const struct report_row *r = p->main ? p->main : &p->rows[0];

	return *r->repro ? r->repro : r->row->kernel;
}

static void put_results(struct jsonw *w, const struct report *r)
{
	const char *open = NULL;

	for (uint32_t i = 0; i < r->npoints; i++) {
		const struct report_point *p = &r->points[i];

		if (!p->main)
			continue;
		if (open && strcmp(open, repro_of(p)))
			jsonw_close(w, '}');
		if (!open || strcmp(open, repro_of(p))) {
			open = repro_of(p);
			jsonw_key(w, open);
			jsonw_open(w, '{');
		}
		put_point(w, p);
	}
	if (open)
		jsonw_close(w, '}');
}

static void put_failures(struct jsonw *w, const struct report *r)
{
	jsonw_key(w, "__failures__");
	jsonw_open(w, '{');
	for (uint32_t i = 0; i < r->npoints; i++)
		for (uint32_t k = 0; k < r->points[i].nrows; k++) {
			const struct report_row *x = &r->points[i].rows[k];

			if (x->row->status == ROW_FAILED || x->row->status == ROW_SKIPPED)
				put_failure(w, &r->points[i], x);
		}
	jsonw_close(w, '}');
}

void report_sweep(struct buf *b, const struct report *r, const struct report_facts *f)
{
	struct jsonw w = jsonw_new(b);

	jsonw_open(&w, '{');
	report_put_metadata(&w, r, f);
	put_results(&w, r);
	put_failures(&w, r);
	put_summary(&w, r, f);
	jsonw_close(&w, '}');
	buf_char(b, '\n');
}
