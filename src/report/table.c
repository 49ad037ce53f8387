/* The table of the worst gaps, and the summary of a run, for a terminal. */
#include "base/json.h"
#include "base/stat.h"
#include "report/report.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* The roof decides; where there is none, sol; rows without either come last. */
static double badness(const struct report_point *p)
{
	double gap = report_gap_roof(p);

	gap = isfinite(gap) ? gap : report_gap(p);
	return isfinite(gap) ? gap : -1;
}

static int by_gap(const void *x, const void *y)
{
	const struct report_point *a = *(const struct report_point *const *)x;
	const struct report_point *b = *(const struct report_point *const *)y;
	double ga = badness(a), gb = badness(b);

	if (ga != gb)
		return ga < gb ? 1 : -1;
	return a < b ? -1 : a > b;
}

static void put_number(struct buf *b, double v, int width, int digits)
{
	if (isfinite(v))
		buf_printf(b, " %*.*f", width, digits, v);
	else
		buf_printf(b, " %*s", width, "-");
}

static const char *verdict(const struct report_row *r)
{
	if (r->row->cause)
		return r->row->cause;
	return r->is_above_roof ? "above_roof" : r->check;
}

static void put_line(struct buf *b, const struct report_point *p)
{
	const struct report_row *m = p->main;

	buf_printf(b, "%-34.34s %-12s", m->row->kernel, m->row->point);
	if (m->total_bytes < 0)
		buf_printf(b, " %12s", "-");
	else
		buf_printf(b, " %12lld", (long long)m->total_bytes);
	put_number(b, m->cold.median_us, 11, 3);
	put_number(b, p->sol ? p->sol->cold.median_us : (double)NAN, 14, 3);
	put_number(b, m->cold.roof_us, 11, 3);
	put_number(b, report_gap_roof(p), 8, 3);
	buf_printf(b, "  %s", verdict(m));
	if (report_is_compute_bound(m))
		buf_printf(b, ", %s arithmetic takes %.3f us", m->compute_by, m->compute_us);
	buf_char(b, '\n');
}

/* The column is named for the provider whose time it is. */
static const char *time_name(const struct report *r)
{
	for (uint32_t i = 0; i < r->npoints; i++)
		if (r->points[i].main)
			return r->points[i].main->row->provider;
	return "";
}

void report_table(struct buf *b, const struct report *r, uint32_t limit)
{
	struct arena a = {0};
	const struct report_point **list =
		arena_array(&a, const struct report_point *, r->npoints + 1);
	uint32_t n = 0;

	for (uint32_t i = 0; i < r->npoints; i++)
		if (r->points[i].main)
			list[n++] = &r->points[i];
	if (n) {
		qsort(list, n, sizeof(*list), by_gap);
		buf_printf(b, "%-34s %-12s %12s %11s %14s %11s %8s  %s\n", "kernel", "point",
			   "bytes", arena_printf(&a, "%s_us", time_name(r)), "memcopy_sol_us",
			   "roof_us", "gap_roof", "check");
	}
	for (uint32_t i = 0; i < n && i < limit; i++)
		put_line(b, list[i]);
	if (n > limit)
		buf_printf(b, "… and %u more with smaller gaps\n", n - limit);
	arena_release(&a);
}

/* ---- summary ---- */

static void put_counts(struct buf *b, const struct report *r)
{
	uint32_t n[ROW_STATUSES] = {0};

	for (uint32_t i = 0; i < r->npoints; i++)
		for (uint32_t k = 0; k < r->points[i].nrows; k++)
			n[r->points[i].rows[k].row->status]++;
	buf_printf(b, "run %lld: %u points;", (long long)r->run.id, r->npoints);
	for (int s = 0; s < ROW_STATUSES; s++)
		buf_printf(b, "%s %u %s", s ? "," : "", n[s],
			   row_status_name((enum row_status)s));
	buf_char(b, '\n');
	for (const struct cause *c = cause_table; c->name; c++) {
		uint32_t hits = 0;

		for (uint32_t i = 0; i < r->npoints; i++)
			for (uint32_t k = 0; k < r->points[i].nrows; k++) {
				const char *cause = r->points[i].rows[k].row->cause;

				hits += cause && !strcmp(cause, c->name);
			}
		if (hits)
			buf_printf(b, "  %-20s %5u  %s\n", c->name, hits, c->words);
	}
}

struct gaps {
	double *v;
	uint32_t n;
};

static void put_gaps(struct buf *b, const char *what, const struct gaps *g)
{
	uint32_t near = 0;

	for (uint32_t i = 0; i < g->n; i++)
		near += g->v[i] <= 1.1;
	if (g->n)
		buf_printf(b,
			   "  %s: gap_roof %.3f (geomean), %.3f (median), %.0f %% at most 1.1, "
			   "%u points\n",
			   what, stat_geomean(g->v, g->n), stat_median(g->v, g->n),
			   100.0 * near / g->n, g->n);
}

/* What is above its roof is a wrong byte count and no good kernel. */
static void put_all_gaps(struct buf *b, const struct report *r, int64_t llc)
{
	struct arena a = {0};
	struct gaps large = {arena_array(&a, double, r->npoints + 1), 0};
	struct gaps small = {arena_array(&a, double, r->npoints + 1), 0};

	for (uint32_t i = 0; i < r->npoints; i++) {
		const struct report_point *p = &r->points[i];
		double gap = report_gap_roof(p);

		if (!isfinite(gap) || p->main->is_above_roof)
			continue;
		struct gaps *g = p->main->total_bytes > llc ? &large : &small;

		g->v[g->n++] = gap;
	}
	put_gaps(b, "larger than the last-level cache", &large);
	put_gaps(b, "smaller", &small);
	arena_release(&a);
}

static void put_share(struct buf *b, const struct report *r, const char *what,
		      bool (*holds)(const struct report_row *))
{
	uint32_t n = 0, hits = 0;

	for (uint32_t i = 0; i < r->npoints; i++)
		if (r->points[i].main) {
			n++;
			hits += holds(r->points[i].main);
		}
	if (hits)
		buf_printf(b, "  %s: %u of %u\n", what, hits, n);
}

static bool contended(const struct report_row *r)
{
	return r->is_contended;
}

static bool throttled(const struct report_row *r)
{
	return r->is_throttled;
}

static bool unstable(const struct report_row *r)
{
	return r->is_unstable;
}

static bool above(const struct report_row *r)
{
	return r->is_above_roof;
}

/* Where it ran, or where it could have. */
static const char *device_of(const struct report_row *r, const struct report_facts *f)
{
	return !*r->row->device_uuid && f->ndevices ? f->devices[0].id : r->row->device_uuid;
}

/* As the command line takes a value: a Python literal or a bare word. */
static void put_value(struct buf *b, const json_t *v)
{
	if (json_is_string(v))
		buf_cstr(b, json_string_value(v));
	else if (json_is_integer(v))
		buf_printf(b, "%lld", (long long)json_integer_value(v));
	else if (json_is_real(v))
		buf_printf(b, "%.17g", json_real_value(v));
	else
		buf_cstr(b, json_is_true(v) ? "True" : json_is_false(v) ? "False" : "None");
}

/* By a provider's name. */
static bool is_said(const char *provider, const char *option)
{
	const char *at = strstr(provider, option);

	if (!strcmp(provider, "inductor-cd"))
		return !strcmp(option, "coordinate_descent_tuning");
	return at && at > provider && strchr(":,", at[-1]) && at[strlen(option)] == '=';
}

/* What the name does not say already. */
static void put_options(struct buf *b, const struct store_row *row)
{
	json_auto_t *o = NULL;
	const char *name;
	json_t *v;

	if (json_read_text(str_of(row->options), "options", &o)) {
		status_clear(); /* then the command goes without */
		return;
	}
	json_object_foreach(o, name, v)
	{
		if (is_said(row->provider, name))
			continue;
		buf_printf(b, " --inductor-config %s=", name);
		put_value(b, v);
	}
}

/* What asks for the row again: of an extern all that lack a price, of a graph its model. */
static void put_words(struct buf *b, const char *workload, const struct report_row *r)
{
	const char *slash = strrchr(r->row->kernel, '/');

	if (!strcmp(workload, "externs"))
		buf_cstr(b, "--externs --retry-failed");
	else if (!strcmp(workload, "graphs") && slash)
		buf_printf(b, "--graphs %.*s --provider %s", (int)(slash - r->row->kernel),
			   r->row->kernel, r->row->provider);
	else
		buf_printf(b, "%s --point %s --provider %s",
			   *r->repro ? r->repro : r->row->kernel, r->row->point,
			   r->row->provider);
}

static void put_failure(struct buf *b, const char *workload, const struct report_row *r,
			const struct report_facts *f)
{
	buf_printf(b, "  %s %s %s: %s%s%s\n    assay bench ", r->row->kernel, r->row->point,
		   r->row->provider, r->row->cause, r->row->message ? ": " : "",
		   r->row->message ? r->row->message : "");
	put_words(b, workload, r);
	buf_printf(b, " --device %s", device_of(r, f));
	put_options(b, r->row);
	buf_char(b, '\n');
}

static void put_failures(struct buf *b, const struct report *r, const struct report_facts *f)
{
	bool any = false;

	for (uint32_t i = 0; i < r->npoints; i++)
		for (uint32_t k = 0; k < r->points[i].nrows; k++) {
			const struct report_row *x = &r->points[i].rows[k];

			if (x->row->status != ROW_FAILED)
				continue;
			if (!any)
				buf_cstr(b, "failures, and how to repeat them:\n");
			any = true;
			put_failure(b, r->run.workload, x, f);
		}
}

static void put_doubts(struct buf *b, const struct report_facts *f)
{
	for (uint32_t i = 0; i < f->ndevices; i++) {
		const struct report_device *d = &f->devices[i];

		if (d->drift && !d->is_drift_good)
			buf_printf(b,
				   "  warning: %s drifted: %.3f %.3f %.3f of its calibration\n",
				   d->id, d->drift[0], d->drift[1], d->drift[2]);
		if (d->doubt)
			buf_printf(
				b,
				"  warning: %s: %s: assay calibrate --device %s --force, when "
				"nothing else runs\n",
				d->id, d->doubt, d->id);
	}
}

/* With several devices, what each of them did. */
static void put_shares(struct buf *b, const struct report *r, const struct report_facts *f)
{
	for (uint32_t i = 0; f->ndevices > 1 && i < f->ndevices; i++) {
		uint32_t n = 0;

		for (uint32_t k = 0; k < r->npoints; k++)
			n += !strcmp(r->points[k].rows[0].row->device_uuid, f->devices[i].id);
		buf_printf(b, "  %s: %u points\n", f->devices[i].id, n);
	}
}

void report_summary(struct buf *b, const struct report *r, const struct report_facts *f)
{
	put_counts(b, r);
	put_shares(b, r, f);
	put_all_gaps(b, r, f->llc_bytes);
	put_share(b, r, "above their roof, a byte-count bug", above);
	put_share(b, r, "bound by arithmetic, not by memory", report_is_compute_bound);
	put_share(b, r, "contended", contended);
	put_share(b, r, "throttled", throttled);
	put_share(b, r, "unstable", unstable);
	put_doubts(b, f);
	if (f->aa.n)
		buf_printf(
			b,
			"  hidden pairs of equal programs that would be called different: %u "
			"of %u, %.1f%% [%.1f, %.1f]\n",
			f->aa.k, f->aa.n, f->aa.pct, f->aa.lo_pct, f->aa.hi_pct);
	if (f->worked_s > 0)
		buf_printf(b,
			   "  %u points in %.1f s from the first ready worker: %.2f points/s\n",
			   f->finished, f->worked_s, f->finished / f->worked_s);
	if (f->resumed)
		buf_printf(b, "  %u rows were there already\n", f->resumed);
	put_failures(b, r, f);
}
