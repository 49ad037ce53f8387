/* Rows of the store with their JSON taken apart. */
#include "report/report.h"

#include "base/json.h"

#include <math.h>
#include <string.h>

static double number(const json_t *o, const char *key)
{
	const json_t *v = json_object_get(o, key);

	return json_is_number(v) ? json_number_value(v) : (double)NAN;
}

static int64_t count(const json_t *o, const char *key)
{
	const json_t *v = json_object_get(o, key);

	return json_is_integer(v) ? json_integer_value(v) : -1;
}

static const char *text(struct arena *a, const json_t *o, const char *key)
{
	const char *v = json_string_value(json_object_get(o, key));

	return v ? arena_printf(a, "%s", v) : "";
}

static bool flag(const json_t *o, const char *key)
{
	return json_is_true(json_object_get(o, key));
}

static struct report_series series(const json_t *o, const char *state)
{
	struct arena a = {0};
	struct report_series s = {
		.median_us = number(o, arena_printf(&a, "%s/median_us", state)),
		.ci_lo_us = number(o, arena_printf(&a, "%s/ci_lo_us", state)),
		.ci_hi_us = number(o, arena_printf(&a, "%s/ci_hi_us", state)),
		.mad_us = number(o, arena_printf(&a, "%s/mad_us", state)),
		.q_us = number(o, arena_printf(&a, "%s/q_us", state)),
		.roof_us = number(o, arena_printf(&a, "roof/%s_us", state)),
		.floor_us = number(o, strcmp(state, "warm") ? "floor/floor_us"
							    : "floor/floor_us_warm"),
		.n = count(o, arena_printf(&a, "%s/n", state)),
		.m = count(o, arena_printf(&a, "%s/m", state))};

	arena_release(&a);
	return s;
}

MUST static enum status read_metrics(struct arena *a, const struct store_row *row,
				     struct report_row *out)
{
	json_auto_t *o = NULL;

	TRY(json_read_text(str_of(row->metrics), "metrics of a row", &o));
	out->cold = series(o, "cold");
	out->warm = series(o, "warm");
	out->single_us = number(o, "single/median_us");
	out->compute_us = number(o, "roof/compute_us");
	out->compute_by = text(a, o, "roof/compute_by");
	out->total_bytes = count(o, "mem/total_bytes");
	out->read_bytes = count(o, "mem/read_bytes");
	out->write_bytes = count(o, "mem/write_bytes");
	return STATUS_OK;
}

MUST static enum status read_rest(struct arena *a, const struct store_row *row,
				  struct report_row *out)
{
	json_auto_t *flags = NULL, *check = NULL, *build = NULL;

	TRY(json_read_text(str_of(row->flags), "flags of a row", &flags));
	TRY(json_read_text(str_of(row->check), "check of a row", &check));
	TRY(json_read_text(str_of(row->build), "build of a row", &build));
	out->is_floor_bound = flag(flags, "floor_bound");
	out->is_above_roof = flag(flags, "above_roof");
	out->is_throttled = flag(flags, "throttled");
	out->is_contended = flag(flags, "contended");
	out->is_unstable = flag(flags, "unstable");
	out->check = text(a, check, "status");
	out->worst = number(check, "worst");
	out->compile_s = number(build, "compile_s");
	out->n_kernels = count(build, "n_kernels");
	out->repro = text(a, build, "repro");
	out->label = text(a, build, "label");
	out->phase = text(a, build, "phase");
	out->elapsed_s = number(build, "elapsed_s");
	out->stderr_tail = text(a, build, "stderr");
	return STATUS_OK;
}

static int rank(const struct report_row *r)
{
	static const char *const names[] = {"inductor", "native"};

	for (int i = 0; i < 2; i++)
		if (!strcmp(r->row->provider, names[i]))
			return i;
	return 2;
}

static bool is_timed(const struct report_row *r)
{
	return isfinite(r->cold.median_us) || isfinite(r->warm.median_us);
}

/* Hidden twins are shown by what is told of all of them. */
static bool is_twin(const struct report_row *r)
{
	return r->row->process >= STORE_TWIN;
}

/* rows[0, n) are of one kernel and point; sol and hidden twins go behind the others. */
static struct report_point make_point(struct report_row *rows, uint32_t n)
{
	struct report_point p = {.rows = rows, .nrows = n};

	for (uint32_t i = 0; i < p.nrows;) {
		struct report_row x = rows[i];
		bool is_sol = !strcmp(x.row->provider, "sol");

		if (!is_sol && !is_twin(&x)) {
			i++;
			continue;
		}
		memmove(&rows[i], &rows[i + 1], (n - i - 1) * sizeof(*rows));
		rows[n - 1] = x;
		p.nrows--;
		if (p.sol)
			p.sol--;
		if (is_sol)
			p.sol = &rows[n - 1];
	}
	for (uint32_t i = 0; i < p.nrows; i++)
		if (is_timed(&rows[i]) && (!p.main || rank(&rows[i]) < rank(p.main)))
			p.main = &rows[i];
	return p;
}

/* A device whose calibration is gone is left out: who reads the floors sees that. */
MUST static enum status load_calibrations(struct arena *a, struct store *s, struct report *out)
{
	json_auto_t *list = NULL;
	const char *device;
	json_t *digest;

	TRY(json_read_text(str_of(out->run.calibrations), "calibrations", &list));
	out->calibrations = arena_array(a, const char *, json_object_size(list) + 1);
	json_object_foreach(list, device, digest)
	{
		const char **json = &out->calibrations[out->ncalibrations];
		enum status st =
			json_is_string(digest)
				? store_calibration_get(s, a, json_string_value(digest), json)
				: STATUS_OK;

		if (st == STATUS_NOT_FOUND)
			status_clear();
		else
			TRY(st);
		out->ncalibrations += *json != NULL;
	}
	return STATUS_OK;
}

enum status report_load(struct arena *a, struct store *s, const char *run, struct report *out)
{
	struct store_row *rows;
	uint32_t from = 0;

	*out = (struct report){0};
	TRY(store_run_find(s, a, run, &out->run));
	struct store_filter f = {.run = out->run.id};

	TRY(load_calibrations(a, s, out));
	TRY(store_rows(s, a, &f, &rows, &out->nrows));
	out->rows = arena_array(a, struct report_row, out->nrows + 1);
	out->points = arena_array(a, struct report_point, out->nrows + 1);
	for (uint32_t i = 0; i < out->nrows; i++) {
		out->rows[i].row = &rows[i];
		TRY_CTX(read_metrics(a, &rows[i], &out->rows[i]), "row %lld",
			(long long)rows[i].id);
		TRY_CTX(read_rest(a, &rows[i], &out->rows[i]), "row %lld",
			(long long)rows[i].id);
	}
	for (uint32_t i = 1; i <= out->nrows; i++)
		if (i == out->nrows || strcmp(rows[i].kernel, rows[from].kernel) ||
		    strcmp(rows[i].point, rows[from].point)) {
			out->points[out->npoints++] = make_point(&out->rows[from], i - from);
			from = i;
		}
	return STATUS_OK;
}

double report_gap(const struct report_point *p)
{
	return p->main && p->sol ? p->main->cold.median_us / p->sol->cold.median_us
				 : (double)NAN;
}

bool report_is_compute_bound(const struct report_row *r)
{
	return r->compute_us > r->cold.roof_us;
}

double report_gap_roof(const struct report_point *p)
{
	return p->main ? p->main->cold.median_us / p->main->cold.roof_us : (double)NAN;
}
