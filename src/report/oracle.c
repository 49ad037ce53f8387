/* What oracles came to beside their judge: the oracle file of measuring.md §10.3, and a table.
 */
#include "base/stat.h"
#include "report/report_int.h"
#include "store/oracle_status.h"

#include <math.h>
#include <string.h>

/* ---- a point ---- */

struct outcome {
	const struct report_point *point;
	const struct report_row *row; /* the oracle's */
	enum oracle_status status;
	double oracle_us, compile_us, ratio, lo, hi;
	bool is_fallback, is_floor;
	const char *matched, *no_interval; /* why the ratio has none; NULL: it has one */
};

static const struct report_row *row_of(const struct report_point *p, const char *provider)
{
	for (uint32_t i = 0; i < p->nrows; i++)
		if (!strcmp(p->rows[i].row->provider, provider))
			return &p->rows[i];
	return NULL;
}

static double number(const json_t *o, const char *key)
{
	const json_t *v = json_object_get(o, key);

	return json_is_number(v) ? json_number_value(v) : (double)NAN;
}

static double time_of(const struct report_row *r)
{
	return isfinite(r->cold.median_us) ? r->cold.median_us : r->warm.median_us;
}

/* The judge's row has the pair; without a cold state there is none, and medians stand for it.
 */
MUST static enum status take_judge(struct outcome *out, const char *judge)
{
	const struct report_row *r = judge ? row_of(out->point, judge) : NULL;
	json_auto_t *metrics = NULL;

	if (!r || !isfinite(out->oracle_us))
		return STATUS_OK;
	TRY(json_read_text(str_of(r->row->metrics), "metrics of a row", &metrics));
	out->compile_us = time_of(r);
	out->ratio = number(metrics, "pair/oracle/ratio");
	out->lo = number(metrics, "pair/oracle/ratio_lo");
	out->hi = number(metrics, "pair/oracle/ratio_hi");
	if (!isfinite(out->ratio))
		out->ratio = out->compile_us / out->oracle_us;
	return STATUS_OK;
}

/* A row of the supervisor's, for a worker that died, says no more than its cause. */
static enum oracle_status status_of(const json_t *flags, const struct report_row *r)
{
	const char *word = json_string_value(json_object_get(flags, "oracle"));
	const struct oracle_times none = {(double)NAN, (double)NAN, (double)NAN,
					  (double)NAN, (double)NAN, 0};

	for (int s = 1; word && s < ORACLE_STATUSES; s++)
		if (!strcmp(word, oracle_status_name((enum oracle_status)s)))
			return (enum oracle_status)s;
	return oracle_status_of(r->row->cause, &none);
}

/* A row that does not say it has one only where its pair does. */
static const char *no_interval(struct arena *a, const json_t *flags, const struct outcome *o)
{
	const json_t *v = json_object_get(flags, "no_interval");

	if (json_is_string(v))
		return arena_printf(a, "%s", json_string_value(v));
	return v || isfinite(o->lo) ? NULL : "unknown";
}

MUST static enum status take_point(struct arena *a, const struct report_point *p,
				   struct outcome *out)
{
	json_auto_t *flags = NULL;
	double none = (double)NAN;

	*out = (struct outcome){.point = p,
				.row = row_of(p, "oracle"),
				.oracle_us = none,
				.compile_us = none,
				.ratio = none,
				.lo = none,
				.hi = none};
	if (!out->row)
		return STATUS_OK;
	TRY(json_read_text(str_of(out->row->row->flags), "flags of a row", &flags));
	const char *matched = json_string_value(json_object_get(flags, "matched"));

	out->status = status_of(flags, out->row);
	out->oracle_us = time_of(out->row);
	out->is_fallback = json_is_true(json_object_get(flags, "fallback"));
	out->matched = matched ? arena_printf(a, "%s", matched) : NULL;
	TRY(take_judge(out, json_string_value(json_object_get(flags, "judge"))));
	if (isfinite(out->ratio))
		out->no_interval = no_interval(a, flags, out);
	out->is_floor = oracle_status_is_floor(out->status, !out->no_interval) &&
			!out->row->is_above_roof;
	return STATUS_OK;
}

MUST static enum status take_all(struct arena *a, const struct report *r, struct outcome **out,
				 uint32_t *n)
{
	*out = arena_array(a, struct outcome, r->npoints + 1);
	*n = 0;
	for (uint32_t i = 0; i < r->npoints; i++) {
		TRY(take_point(a, &r->points[i], &(*out)[*n]));
		*n += (*out)[*n].row != NULL;
	}
	return STATUS_OK;
}

/* ---- the file ---- */

static void put_f64(struct jsonw *w, const char *key, double v)
{
	jsonw_key(w, key);
	jsonw_f64(w, v);
}

static void put_text(struct jsonw *w, const char *key, const char *v)
{
	jsonw_key(w, key);
	jsonw_cstr(w, v);
}

static void put_point(struct jsonw *w, const struct outcome *o)
{
	jsonw_open_inline(w, '{');
	put_f64(w, "oracle_us", o->oracle_us);
	put_f64(w, "compile_us", o->compile_us);
	put_f64(w, "ratio", o->ratio);
	put_f64(w, "ratio_lo", o->lo);
	put_f64(w, "ratio_hi", o->hi);
	put_text(w, "status", oracle_status_name(o->status));
	put_text(w, "cause", o->row->row->cause);
	jsonw_key(w, "floor");
	jsonw_bool(w, o->is_floor);
	jsonw_key(w, "fallback");
	jsonw_bool(w, o->is_fallback);
	put_text(w, "matched", o->matched);
	jsonw_close(w, '}');
}

static const char *label_of(const struct outcome *o)
{
	return *o->row->label ? o->row->label : o->row->row->point;
}

/* Over the points that are a floor. */
static double median_of(const struct outcome *list, uint32_t n, bool is_judge)
{
	struct arena a = {0};
	double *v = arena_array(&a, double, n + 1), median = (double)NAN;
	uint32_t k = 0;

	for (uint32_t i = 0; i < n; i++)
		if (list[i].is_floor)
			v[k++] = is_judge ? list[i].compile_us : list[i].oracle_us;
	if (k)
		median = stat_median(v, k);
	arena_release(&a);
	return median;
}

static bool all_are(const struct outcome *list, uint32_t n, enum oracle_status a,
		    enum oracle_status b)
{
	for (uint32_t i = 0; i < n; i++)
		if (list[i].status != a && list[i].status != b)
			return false;
	return true;
}

/* Why a kernel has no floor; NULL: it has one. */
static const char *reason_of(const struct outcome *list, uint32_t n)
{
	bool any = false, has_entry = false;

	for (uint32_t i = 0; i < n; i++) {
		const char *cause = list[i].row->row->cause;

		any |= list[i].is_floor;
		has_entry |= !cause || strcmp(cause, "no_oracle");
	}
	if (any)
		return NULL;
	if (!has_entry)
		return "no_points";
	if (all_are(list, n, ORACLE_BAD, ORACLE_BAD))
		return "all_bad_oracle";
	return all_are(list, n, ORACLE_WRONG, ORACLE_UNSUPPORTED) ? "all_failed"
								  : "no_valid_point";
}

static void put_kernel(struct jsonw *w, const struct outcome *list, uint32_t n,
		       const char *reason)
{
	jsonw_key(w, list->row->row->kernel);
	jsonw_open(w, '{');
	if (reason)
		put_text(w, "reason", reason);
	put_f64(w, "oracle_us", median_of(list, n, false));
	put_f64(w, "compile_us", median_of(list, n, true));
	jsonw_key(w, "n_points");
	jsonw_int(w, n);
	jsonw_key(w, "points");
	jsonw_open(w, '{');
	for (uint32_t i = 0; i < n; i++) {
		jsonw_key(w, label_of(&list[i]));
		put_point(w, &list[i]);
	}
	jsonw_close(w, '}');
	jsonw_key(w, "points_by_shape");
	jsonw_open(w, '{');
	for (uint32_t i = 0; i < n; i++) {
		jsonw_key(w, list[i].row->row->point);
		put_point(w, &list[i]);
	}
	jsonw_close(w, '}');
	jsonw_close(w, '}');
}

/* Kernels with a floor, or those without one. */
static void put_kernels(struct jsonw *w, const struct outcome *list, uint32_t n, bool has_floor)
{
	for (uint32_t from = 0, to; from < n; from = to) {
		for (to = from + 1;
		     to < n && !strcmp(list[to].row->row->kernel, list[from].row->row->kernel);
		     to++)
			;
		const char *reason = reason_of(&list[from], to - from);

		if (has_floor == !reason)
			put_kernel(w, &list[from], to - from, reason);
	}
}

static void put_summary(struct jsonw *w, const struct outcome *list, uint32_t n, double elapsed)
{
	uint32_t hits[ORACLE_STATUSES] = {0};

	for (uint32_t i = 0; i < n; i++)
		hits[list[i].status]++;
	jsonw_key(w, "__summary__");
	jsonw_open(w, '{');
	jsonw_key(w, "total");
	jsonw_int(w, n);
	for (int s = 1; s < ORACLE_STATUSES; s++) {
		jsonw_key(w, oracle_status_name((enum oracle_status)s));
		jsonw_int(w, hits[s]);
	}
	jsonw_key(w, "none");
	jsonw_int(w, hits[ORACLE_NONE]);
	put_f64(w, "elapsed_s", elapsed);
	jsonw_close(w, '}');
}

enum status report_oracles(struct buf *b, const struct report *r, const struct report_facts *f)
{
	struct jsonw w = jsonw_new(b);
	struct arena a = {0};
	struct outcome *list;
	uint32_t n;
	enum status s = take_all(&a, r, &list, &n);

	if (!s) {
		jsonw_open(&w, '{');
		report_put_metadata(&w, r, f);
		put_kernels(&w, list, n, true);
		jsonw_key(&w, "__failures__");
		jsonw_open(&w, '{');
		put_kernels(&w, list, n, false);
		jsonw_close(&w, '}');
		put_summary(&w, list, n, f->elapsed_s);
		jsonw_close(&w, '}');
		buf_char(b, '\n');
	}
	arena_release(&a);
	return s;
}

/* ---- the table ---- */

static void put_number(struct buf *b, double v, int width, int digits)
{
	if (isfinite(v))
		buf_printf(b, " %*.*f", width, digits, v);
	else
		buf_printf(b, " %*s", width, "-");
}

static void put_line(struct buf *b, const struct outcome *o)
{
	const char *status = oracle_status_name(o->status);

	buf_printf(b, "%-34.34s %-12s", o->row->row->kernel, o->row->row->point);
	put_number(b, o->oracle_us, 11, 3);
	put_number(b, o->compile_us, 11, 3);
	put_number(b, o->ratio, 7, 3);
	put_number(b, o->lo, 7, 3);
	put_number(b, o->hi, 7, 3);
	put_number(b, o->oracle_us / o->row->cold.roof_us, 8, 3);
	buf_printf(b, "  %-12s %s%s%s", status ? status : "-",
		   o->row->row->cause ? o->row->row->cause : "",
		   o->row->row->cause && o->matched ? ", " : "", o->matched ? o->matched : "");
	if (o->no_interval)
		buf_printf(b, "; no interval: %s", o->no_interval);
	buf_cstr(b, o->row->is_above_roof ? "; above the roof\n" : "\n");
}

enum status report_oracle_table(struct buf *b, const struct report *r)
{
	struct arena a = {0};
	struct outcome *list;
	uint32_t n, hits[ORACLE_STATUSES] = {0};
	enum status s = take_all(&a, r, &list, &n);

	if (!s && n)
		buf_printf(b, "%-34s %-12s %11s %11s %7s %7s %7s %8s  %s\n", "kernel", "point",
			   "oracle_us", "compile_us", "ratio", "lo", "hi", "/roof", "status");
	for (uint32_t i = 0; !s && i < n; i++) {
		put_line(b, &list[i]);
		hits[list[i].status]++;
	}
	for (int k = 1; !s && k < ORACLE_STATUSES; k++)
		if (hits[k])
			buf_printf(b, "  %-12s %5u\n",
				   oracle_status_name((enum oracle_status)k), hits[k]);
	arena_release(&a);
	return s;
}
