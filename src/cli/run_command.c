/* `bench` and `check` at work: a sweep by their options, and what a person sees of it. */
#include "account/aa.h"
#include "base/file.h"
#include "base/json.h"
#include "cli/run_options.h"
#include "cli/run_prove.h"
#include "report/report.h"

#include <math.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

static void say(void *ctx, const char *line)
{
	const struct run_options *o = ctx;

	struct arena a = {0};
	struct buf b = buf_new(&a);

	buf_visible(&b, str_of(line), "\n\t");
	if (!o->is_quiet)
		fprintf(stderr, "assay: " STR_FMT "\n", STR_ARG(buf_view(&b)));
	arena_release(&a);
}

static void show_progress(const struct run_options *o, const struct sweep_progress *p)
{
	char left[32] = "?";

	if (o->is_quiet || !isatty(STDERR_FILENO))
		return;
	if (isfinite(p->left_s))
		snprintf(left, sizeof(left), "%.0f s", p->left_s);
	fprintf(stderr, "\r\033[K%u/%u done, %u failed, %u waiting, %.2f/s, %s left  %s",
		p->done, p->total, p->failed, p->total - p->done,
		p->elapsed_s > 0 ? p->done / p->elapsed_s : 0, left, p->doing);
	if (p->done == p->total)
		fprintf(stderr, "\r\033[K");
}

static int64_t cache_bytes(struct arena *a, struct store *s, const char *digest)
{
	json_auto_t *o = NULL;
	const char *text;

	if (!*digest)
		return 0;
	if (store_calibration_get(s, a, digest, &text) ||
	    json_read_text(str_of(text), "calibration", &o)) {
		status_clear(); /* only parts large from small in the summary */
		return 0;
	}
	return json_integer_value(json_object_get(o, "llc_bytes"));
}

/* The run as its rows tell it. */
MUST static enum status load(struct arena *a, const struct run_options *o, struct store *store,
			     const struct sweep_result *r, struct report *rep,
			     struct report_facts *facts)
{
	struct report_device *devices = arena_array(a, struct report_device, r->ndevices + 1);

	for (uint32_t i = 0; i < r->ndevices; i++)
		devices[i] = (struct report_device){
			.id = r->devices[i].id,
			.calibration = r->devices[i].calibration,
			.drift = r->devices[i].has_drift ? r->devices[i].drift : NULL,
			.is_drift_good = r->devices[i].is_drift_good,
			.doubt = r->devices[i].doubt};
	*facts = (struct report_facts){.device_kind = r->device_kind,
				       .devices = devices,
				       .ndevices = r->ndevices,
				       .elapsed_s = r->elapsed_s,
				       .worked_s = r->worked_s,
				       .finished = r->finished,
				       .resumed = r->resumed};
	if (o->sweep.aa)
		TRY(aa_of_run(a, r->run, o->sweep.journal, &facts->aa));
	if (r->ndevices)
		facts->llc_bytes = cache_bytes(a, store, r->devices[0].calibration);
	return report_load(a, store, arena_printf(a, "%lld", (long long)r->run), rep);
}

static bool is_of_oracles(const struct run_options *o)
{
	return !strcmp(o->sweep.workload, "oracles");
}

MUST static enum status write_output(struct arena *a, const struct run_options *o,
				     const struct report *rep, const struct report_facts *facts)
{
	struct buf file = buf_new(a);

	if (!o->output)
		return STATUS_OK;
	if (is_of_oracles(o))
		TRY(report_oracles(&file, rep, facts));
	else
		report_sweep(&file, rep, facts);
	return file_write_named(o->output, buf_view(&file));
}

MUST static enum status open_journal(struct arena *a, const struct run_options *o,
				     struct store **out)
{
	const char *path = o->sweep.journal;

	if (!path)
		TRY(store_default_path(a, &path));
	return store_open(path, true, out);
}

/* What is there so far. */
MUST static enum status save(struct arena *a, const struct run_options *o,
			     const struct sweep_result *r)
{
	struct report_facts facts;
	struct report rep;
	struct store *store;

	TRY(open_journal(a, o, &store));
	enum status s = load(a, o, store, r, &rep, &facts);

	if (!s)
		s = write_output(a, o, &rep, &facts);
	store_close(store);
	return s;
}

/* A file that cannot be written now is written at the end, or the run says why not. */
static void save_sometimes(struct run_options *o, const struct sweep_progress *p)
{
	struct arena a = {0};

	if (!o->output || file_is_special(o->output) || p->elapsed_s < o->saved_s + o->every_s)
		return;
	o->saved_s = p->elapsed_s;
	if (save(&a, o, p->so_far))
		cmd_tell(STATUS_IO);
	arena_release(&a);
}

static void progress(void *ctx, const struct sweep_progress *p)
{
	struct run_options *o = ctx;

	show_progress(o, p);
	save_sometimes(o, p);
}

/* All points of a kernel are there when all were asked for and no signal came. */
MUST static enum status merge_output(struct arena *a, const struct run_options *o,
				     const struct report *rep, const struct report_facts *facts,
				     const struct sweep_result *r)
{
	const struct plan_opts *p = &o->sweep.plan;
	bool is_whole = p->has_all_points && p->nshards == 1 && !r->signal;
	struct buf file = buf_new(a);

	if (!o->merge_into)
		return STATUS_OK;
	report_sweep(&file, rep, facts);
	return report_merge(o->merge_into, buf_view(&file), is_whole, r->run);
}

MUST static enum status show(struct arena *a, const struct run_options *o, struct store *store,
			     const struct sweep_result *r, const struct plan *plan)
{
	struct report_facts facts;
	struct buf out = buf_new(a);
	struct report rep;

	TRY(load(a, o, store, r, &rep, &facts));
	TRY(write_output(a, o, &rep, &facts));
	TRY(merge_output(a, o, &rep, &facts, r));
	if (o->proves && !r->signal)
		TRY(run_prove(a, o, plan, &rep));
	if (o->has_json) {
		report_results(&out, &rep, &facts);
	} else {
		if (is_of_oracles(o))
			TRY(report_oracle_table(&out, &rep));
		else
			report_table(&out, &rep, 20);
		report_summary(&out, &rep, &facts);
	}
	if (o->has_json)
		fwrite(out.p, 1, out.n, stdout);
	else
		cmd_print(buf_view(&out));
	return STATUS_OK;
}

MUST static enum status show_run(struct arena *a, const struct run_options *o,
				 const struct plan *plan, const struct sweep_result *r)
{
	struct store *store;

	TRY(open_journal(a, o, &store));
	enum status s = show(a, o, store, r, plan);

	store_close(store);
	return s;
}

/* ---- --dry-run ---- */

static void put_plan(struct jsonw *w, const struct sweep_forecast *f)
{
	jsonw_open(w, '{');
	jsonw_key(w, "points");
	jsonw_open(w, '[');
	for (uint32_t i = 0; i < f->plan->n; i++) {
		const struct plan_item *p = &f->plan->items[i];

		jsonw_open_inline(w, '{');
		jsonw_key(w, "kernel");
		jsonw_cstr(w, p->kernel);
		jsonw_key(w, "point");
		jsonw_cstr(w, p->point);
		jsonw_key(w, "bytes");
		jsonw_int(w, p->bytes);
		jsonw_key(w, "expected_s");
		jsonw_f64(w, f->cost_s[i]);
		jsonw_key(w, "broken");
		jsonw_cstr(w, p->broken);
		jsonw_close(w, '}');
	}
	jsonw_close(w, ']');
	jsonw_key(w, "settled");
	jsonw_int(w, f->settled);
	jsonw_key(w, "minutes");
	jsonw_f64(w, f->minutes);
	jsonw_close(w, '}');
}

MUST static enum status dry_run(struct arena *a, const struct run_options *o,
				const struct plan *plan)
{
	struct sweep_forecast f;
	struct buf b = buf_new(a);
	struct jsonw w = jsonw_new(&b);

	TRY(sweep_forecast(a, &o->sweep, plan, &f));
	if (o->has_json) {
		put_plan(&w, &f);
		buf_char(&b, '\n');
	}
	for (uint32_t i = 0; !o->has_json && i < plan->n; i++) {
		const struct plan_item *p = &plan->items[i];

		buf_printf(&b, "%-40s %-12s %12lld bytes %8.2f s%s%s\n", p->kernel, p->point,
			   (long long)p->bytes, f.cost_s[i], p->broken ? "  " : "",
			   p->broken ? p->broken : "");
	}
	if (!o->has_json)
		buf_printf(&b,
			   "%u points of %u provider%s, %u rows there already, %.1f minutes\n",
			   plan->n, o->sweep.nproviders, o->sweep.nproviders > 1 ? "s" : "",
			   f.settled, f.minutes);
	if (o->has_json)
		fwrite(b.p, 1, b.n, stdout);
	else
		cmd_print(buf_view(&b));
	return STATUS_OK;
}

/* Where results and code are to go, before the work that makes them. */
MUST static enum status check_places(struct arena *a, const struct run_options *o)
{
	const char *cache = o->sweep.cache_dir;

	if (o->output)
		TRY(file_check_writable(o->output));
	if (o->merge_into)
		TRY(report_merge_check(o->merge_into));
	if (cache) {
		TRY(file_mkdirs(cache));
		TRY(file_check_writable(path_join(a, cache, "probe")));
	}
	return STATUS_OK;
}

MUST static enum status work(struct arena *a, struct run_options *o, struct plan *plan,
			     struct sweep_result *out)
{
	o->sweep.say = say;
	o->sweep.progress = progress;
	o->sweep.ctx = o;
	*out = (struct sweep_result){0};
	TRY(check_places(a, o));
	if (o->work != RUN_KERNELS) {
		TRY(run_models_plan(a, o, plan));
	} else {
		if (o->nmodels)
			TRY(run_models_points(a, o));
		TRY(plan_make(a, &o->sweep.plan, plan));
	}
	return o->is_dry ? dry_run(a, o, plan) : sweep_run(a, &o->sweep, plan, out);
}

enum status run_rows(struct arena *a, struct run_options *o, struct sweep_result *out)
{
	struct plan plan;

	return work(a, o, &plan, out);
}

enum status run_sweep(struct arena *a, struct run_options *o, int *exit)
{
	struct sweep_result r;
	struct plan plan;

	TRY(work(a, o, &plan, &r));
	*exit = r.signal ? 128 + r.signal : r.exit;
	return o->is_dry ? STATUS_OK : show_run(a, o, &plan, &r);
}
