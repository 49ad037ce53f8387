/* assay check: as bench, numerics only; and the checker checked. */
#include "base/json.h"
#include "cli/run_options.h"
#include "run/mutant.h"
#include "run/selftest.h"
#include "store/cause.h"

#include <stdio.h>

static void put_row(struct jsonw *w, const struct selftest_row *r)
{
	jsonw_open_inline(w, '{');
	jsonw_key(w, "number");
	jsonw_int(w, r->number);
	jsonw_key(w, "planted");
	jsonw_cstr(w, r->planted);
	jsonw_key(w, "want");
	jsonw_cstr(w, r->want);
	jsonw_key(w, "got");
	jsonw_cstr(w, r->got);
	jsonw_key(w, "right");
	jsonw_bool(w, r->is_right);
	jsonw_close(w, '}');
}

/* The first that was named; wrong programs are planted on a processor else. */
static const char *device_of(const struct run_options *o)
{
	return o->sweep.ndevices ? o->sweep.devices[0] : "cpu";
}

MUST static enum status selftest(struct arena *a, const char *device, bool has_json)
{
	struct selftest_row *rows;
	struct buf b = buf_new(a);
	struct jsonw w = jsonw_new(&b);
	uint32_t n, right = 0;

	TRY(selftest_run(a, device, &rows, &n));
	jsonw_open(&w, '[');
	for (uint32_t i = 0; i < n; i++) {
		right += rows[i].is_right;
		put_row(&w, &rows[i]);
		if (!has_json)
			printf("%-3s %2d %-32s %s%s%s\n", rows[i].is_right ? "ok" : "NOT",
			       rows[i].number, rows[i].planted,
			       rows[i].got ? rows[i].got : "passes",
			       rows[i].is_right ? "" : " instead of ",
			       rows[i].is_right ? ""
			       : rows[i].want   ? rows[i].want
						: "passing");
	}
	jsonw_close(&w, ']');
	if (has_json)
		printf(STR_FMT "\n", STR_ARG(buf_view(&b)));
	else
		printf("%u of %u\n", right, n);
	if (right < n)
		FAIL(MISMATCH, "the checker judges %u of %u planted programs wrongly",
		     n - right, n);
	return STATUS_OK;
}

static void put_mutant(struct jsonw *w, const struct mutant_row *r)
{
	jsonw_open_inline(w, '{');
	jsonw_key(w, "kernel");
	jsonw_cstr(w, r->kernel);
	jsonw_key(w, "point");
	jsonw_cstr(w, r->point);
	jsonw_key(w, "mutant");
	jsonw_cstr(w, r->mutant);
	jsonw_key(w, "cause");
	jsonw_cstr(w, r->cause);
	jsonw_key(w, "killed");
	jsonw_bool(w, r->is_killed);
	jsonw_key(w, "equivalent");
	jsonw_bool(w, r->is_equivalent);
	jsonw_close(w, '}');
}

static void print_mutant(const struct mutant_row *r)
{
	if (!r->mutant)
		printf("%s %s: %s\n", r->kernel, r->point,
		       r->cause ? r->cause : "passes, and its mutants:");
	else
		printf("  %-10s %-40s %s\n",
		       r->is_killed       ? "killed"
		       : r->is_equivalent ? "equivalent"
					  : "SURVIVES",
		       r->mutant, r->cause ? r->cause : "");
}

struct told {
	struct jsonw w;
	bool has_json;
	uint32_t planted, killed;
	uint32_t points, wrong, untried; /* wrong, or proving nothing, as they are */
};

static void tell_mutant(void *ctx, const struct mutant_row *r)
{
	struct told *t = ctx;
	const struct cause *c = r->cause ? cause_find(r->cause) : NULL;

	t->points += !r->mutant;
	t->untried += !r->mutant && r->cause;
	t->wrong += !r->mutant && c && c->status == STATUS_MISMATCH;
	t->planted += r->mutant && !r->is_equivalent;
	t->killed += r->mutant && r->is_killed;
	put_mutant(&t->w, r);
	if (t->has_json)
		return;
	print_mutant(r);
	fflush(stdout);
}

MUST static enum status mutants(struct arena *a, const struct run_options *o)
{
	struct buf b = buf_new(a);
	struct told t = {.w = jsonw_new(&b), .has_json = o->has_json};
	struct plan plan;

	TRY(plan_make(a, &o->sweep.plan, &plan));
	jsonw_open(&t.w, '[');
	TRY(mutants_run(a, device_of(o), &plan, tell_mutant, &t));
	jsonw_close(&t.w, ']');
	if (o->has_json)
		printf(STR_FMT "\n", STR_ARG(buf_view(&b)));
	else
		printf("%u of %u mutants killed, of %u of %u points\n", t.killed, t.planted,
		       t.points - t.untried, t.points);
	if (t.wrong)
		FAIL(MISMATCH, "%u of %u programs are wrong as they are", t.wrong, t.points);
	if (t.killed < t.planted)
		FAIL(MISMATCH, "%u of %u mutants survive the checker", t.planted - t.killed,
		     t.planted);
	if (!t.planted)
		FAIL(UNSUPPORTED,
		     "nothing was planted: mutants spoil a first output that has a "
		     "verdict, and no point has one (the causes are above)");
	return STATUS_OK;
}

MUST static enum status run(struct arena *a, struct run_options *o)
{
	if (o->wants_selftest)
		return selftest(a, device_of(o), o->has_json);
	o->proves = run_has_oracle(o);
	return o->wants_mutants ? mutants(a, o) : run_sweep(a, o, &cmd_exit);
}

enum status cmd_check(int argc, char **argv)
{
	static struct run_options o;
	struct arena a = {0};
	enum status s = run_options_read(&a, argc, argv, false, &o);

	if (!s)
		s = run(&a, &o);
	arena_release(&a);
	return s;
}
