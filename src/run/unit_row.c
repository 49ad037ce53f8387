/* Rows: everything known about a program at a point, under the names of measuring.md §2. */
#include "base/base64.h"
#include "measure/method.h"
#include "run/unit_int.h"
#include "store/cause.h"
#include "store/sample.h"

#include <math.h>
#include <string.h>

static void put_text(struct jsonw *w, const char *key, const char *v)
{
	jsonw_key(w, key);
	jsonw_cstr(w, v);
}

static void put_f64(struct jsonw *w, const char *key, double v)
{
	jsonw_key(w, key);
	jsonw_f64(w, v);
}

static void put_int(struct jsonw *w, const char *key, int64_t v)
{
	jsonw_key(w, key);
	jsonw_int(w, v);
}

static void put_flag(struct jsonw *w, const char *key, bool v)
{
	jsonw_key(w, key);
	jsonw_bool(w, v);
}

const struct sitting_row *unit_sitting_row(const struct unit *u, const char *name)
{
	for (uint32_t i = 0; u->was_sampled && i < u->sitting.nrows; i++)
		if (!strcmp(u->sitting.rows[i].name, name))
			return &u->sitting.rows[i];
	return NULL;
}

static void put_pair(struct jsonw *w, const struct unit *u, const struct sitting_row *row)
{
	struct arena a = {0};
	struct series_ratio r;

	for (uint32_t i = 0; i < u->sitting.nrows; i++) {
		const struct sitting_row *other = &u->sitting.rows[i];

		if (other == row || other->cause || !sitting_ratio(row, other, STATE_COLD, &r))
			continue;
		put_f64(w, arena_printf(&a, "pair/%s/ratio", other->name), r.ratio);
		put_f64(w, arena_printf(&a, "pair/%s/ratio_lo", other->name), r.lo);
		put_f64(w, arena_printf(&a, "pair/%s/ratio_hi", other->name), r.hi);
		put_f64(w, arena_printf(&a, "pair/%s/mde", other->name), r.mde);
	}
	arena_release(&a);
}

static void put_bytes(struct jsonw *w, const struct unit *u)
{
	if (u->bytes.v) {
		put_int(w, "mem/read_bytes", u->bytes.read);
		put_int(w, "mem/write_bytes", u->bytes.write);
		put_int(w, "mem/total_bytes", u->bytes.read + u->bytes.write);
	}
}

static void put_work(struct jsonw *w, const struct unit *u)
{
	enum work_kind kind = WORK_F32;
	double us = rate_bound_us(&u->work, &u->c->rate, &kind);

	put_f64(w, "roof/compute_us", us);
	put_text(w, "roof/compute_by", us > 0 ? rate_names[kind] : NULL);
}

static void put_metrics(struct jsonw *w, const struct unit *u, const struct sitting_row *row,
			const struct unit_program *p)
{
	jsonw_key(w, "metrics");
	jsonw_open(w, '{');
	if (row) {
		sitting_write_tags(w, row);
		put_pair(w, u, row);
		put_f64(w, "phase/lease_wait_s", u->lease_waited_s);
		put_f64(w, "phase/lease_hold_s", u->sitting.hold_s);
		put_f64(w, "phase/lease_busy_s", u->sitting.busy_s);
		put_f64(w, "phase/lease_ready_s", u->sitting.ready_s);
		put_f64(w, "phase/lease_pilot_s", u->sitting.pilot_s);
	}
	put_bytes(w, u);
	if (u->c)
		put_work(w, u);
	if (p)
		unit_observe_put_metrics(w, p);
	jsonw_close(w, '}');
}

static void put_env(struct jsonw *w, const struct unit *u)
{
	jsonw_key(w, "env");
	jsonw_open(w, '{');
	if (u->was_sampled)
		sitting_write_env(w, &u->sitting.env);
	jsonw_close(w, '}');
}

static bool is_extrapolated(const struct sitting_row *row)
{
	return (row->has[STATE_COLD] && row->series[STATE_COLD].roof.is_extrapolated) ||
	       (row->has[STATE_WARM] && row->series[STATE_WARM].roof.is_extrapolated);
}

/* Launching is half of what the sum of the same bytes takes. */
static bool is_floor_bound(const struct unit *u, const struct sitting_row *row)
{
	const struct sitting_row *sol = unit_sitting_row(u, "sol");

	return sol && sol->has[STATE_COLD] && row->has[STATE_COLD] &&
	       sitting_is_floor_bound(sol->series[STATE_COLD].stats.median,
				      row->series[STATE_COLD].floor_us);
}

/* How choices among candidates were made.  Of what a cache had the supervisor may know more:
 * its journal has how they were made then (sweep_tune.c). */
static const char *tuned_word(const struct unit_program *p)
{
	if (!p || !program_is_torch(p) || p->oracle || !strcmp(p->want->name, "eager"))
		return "none";
	if (p->p && p->p->was_cached)
		return "cached";
	return p->is_tune_contended ? "contended" : "clean";
}

/* p: NULL for sol. */
static void put_flags(struct jsonw *w, const struct unit *u, const struct sitting_row *row,
		      const struct unit_program *p)
{
	jsonw_key(w, "flags");
	jsonw_open(w, '{');
	if (row) {
		put_flag(w, "floor_bound", is_floor_bound(u, row));
		put_flag(w, "above_roof",
			 row->has[STATE_COLD] && row->series[STATE_COLD].is_above_roof);
		put_flag(w, "throttled", row->is_throttled);
		put_flag(w, "contended", row->is_contended);
		put_flag(w, "unstable", row->is_unstable);
		put_flag(w, "capped", row->is_capped);
		put_flag(w, "extrapolated", is_extrapolated(row));
		put_flag(w, "nondeterministic", p && p->is_nondeterministic);
		put_text(w, "launch", u->job->is_direct ? "direct" : u->e->dev->info.launch);
		put_text(w, "paired", row->is_unpaired ? "no" : "samples");
		put_text(w, "clocks", u->job->is_locked ? "locked" : "free");
		put_text(w, "guard", p && program_is_torch(p) ? "inputs" : "all");
		if (*u->job->parent)
			put_text(w, "siblings", u->has_siblings ? "busy" : "idle");
		if (u->sitting.cold_cause)
			put_text(w, "cold_refused", u->sitting.cold_cause);
	}
	if (row || (p && p->p))
		put_text(w, "tuned", tuned_word(p));
	if (p && p->same) {
		put_flag(w, "same_code", true);
		put_text(w, "clocks", u->job->is_locked ? "locked" : "free");
	}
	if (p)
		unit_oracle_put_flags(w, u, p);
	jsonw_close(w, '}');
}

static bool is_wrong(const char *cause)
{
	const struct cause *c = cause ? cause_find(cause) : NULL;

	return c && c->status == STATUS_MISMATCH;
}

static const char *check_word(const struct unit *u, const struct unit_program *p)
{
	if (is_wrong(p->cause))
		return "fail";
	if (!u->job->is_checked || !p->rounds)
		return "none";
	return p->unchecked ? "unverifiable" : "pass";
}

static void put_check(struct jsonw *w, const struct unit *u, const struct unit_program *p)
{
	jsonw_key(w, "check");
	jsonw_open(w, '{');
	put_text(w, "status", check_word(u, p));
	put_text(w, "ref", u->ref.name ? u->ref.name : u->stale.name);
	put_f64(w, "worst", p->worst);
	put_int(w, "flips", p->flips);
	put_int(w, "rounds", p->rounds);
	if (u->k && u->k->tol_scale > 1)
		put_f64(w, "scale", u->k->tol_scale);
	if (p->is_nondeterministic)
		put_f64(w, "spread", p->spread);
	jsonw_close(w, '}');
}

/* A call of torch's on the host is no graph whose nodes could be counted. */
static void put_kernels(struct jsonw *w, const struct unit_program *p)
{
	const struct device_captured *c = p->p->code.captured;

	if (c && !c->graphs)
		put_text(w, "n_kernels", NULL);
	else
		put_int(w, "n_kernels", c ? p->kernels : p->p->code.nsteps);
}

static void put_build(struct jsonw *w, const struct unit *u, const struct unit_program *p)
{
	char digest[SHA256_HEX + 1];

	jsonw_key(w, "build");
	jsonw_open(w, '{');
	put_text(w, "repro", u->job->repro);
	put_text(w, "label", u->job->nick);
	if (p && p->p) {
		put_f64(w, "compile_s", p->p->compile_s);
		put_flag(w, "cached", p->p->was_cached);
		put_text(w, "image", p->p->build);
		put_kernels(w, p);
		put_int(w, "n_copies", p->copies);
		put_f64(w, "tuned_s", p->tuned_s);
		sha256_hex(p->p->source, digest);
		put_text(w, "source", p->p->source.n ? digest : NULL);
	}
	if (p) {
		unit_oracle_put_build(w, p);
		unit_observe_put_build(w, p);
	}
	jsonw_close(w, '}');
}

static void put_phases(struct jsonw *w, const struct unit *u)
{
	static const char *const names[PHASES] = {"other", "inputs",     "compile", "reference",
						  "check", "lease_wait", "sample"};

	jsonw_key(w, "phases_s");
	jsonw_open(w, '{');
	for (int i = 0; i < PHASES; i++)
		put_f64(w, names[i], (double)u->spent_ns[i] * 1e-9);
	jsonw_close(w, '}');
}

MUST static enum status put_samples(struct jsonw *w, struct arena *a,
				    const struct sitting_row *row)
{
	jsonw_key(w, "samples");
	jsonw_open(w, '{');
	for (int st = 0; row && st < 3; st++) {
		const struct sitting_series *s = &row->series[st];
		struct samples one = {state_name((enum cache_state)st), s->n, s->m, s->us,
				      s->rounds};
		struct str blob;

		if (!row->has[st])
			continue;
		TRY(samples_pack(a, &one, &blob));
		jsonw_key(w, one.state);
		jsonw_open(w, '{');
		put_int(w, "n", s->n);
		put_int(w, "m", s->m);
		jsonw_key(w, "blob");
		jsonw_str(w, base64_write(a, blob));
		jsonw_close(w, '}');
	}
	jsonw_close(w, '}');
	return STATUS_OK;
}

static void put_head(struct jsonw *w, const struct unit *u, const struct job_provider *p)
{
	put_text(w, "t", "row");
	put_int(w, "job", (int64_t)u->job->number);
	put_text(w, "provider", p->name);
	put_text(w, "as", p->as);
	jsonw_key(w, "options");
	jsonw_raw(w, str_of(p->options));
	put_text(w, "fingerprint", p->fingerprint);
}

static void put_verdict(struct jsonw *w, const char *cause, const char *message)
{
	const struct cause *c = cause ? cause_get(cause) : NULL;

	put_text(w, "status", row_status_name(c ? c->row : ROW_OK));
	put_text(w, "cause", cause);
	put_text(w, "message", message);
}

/* What stood in the way, as far as it was seen, and what can be done. */
static void too_few(struct unit *u, struct unit_program *p, const struct sitting_row *row)
{
	const char *why = row->is_contended   ? "others used the device meanwhile"
			  : row->is_throttled ? "the device was throttled"
					      : "a sample takes long";

	program_fail(u, p, row->cause,
		     "too few samples under the cap of %g s: %s; --cap S allows more time",
		     u->job->cap_s, why);
}

enum status unit_send_row(struct unit *u, struct unit_program *p)
{
	struct arena a = {0};
	struct buf b = buf_new(&a);
	struct jsonw w = jsonw_compact(&b);
	const struct sitting_row *row = p->p ? unit_sitting_row(u, p->want->as) : NULL;

	if (row && row->cause)
		too_few(u, p, row);
	if (p->same && p->same->cause)
		program_fail(u, p, p->same->cause, "its code is that of %s: %s",
			     p->same->want->as, p->same->message);
	unit_oracle_failed(u, p);
	p->is_sent = true;
	jsonw_open(&w, '{');
	put_head(&w, u, p->want);
	put_verdict(&w, p->cause ? p->cause : p->unchecked,
		    p->cause ? p->message : p->unchecked_why);
	row = p->cause ? NULL : row; /* what was not right has no time */
	put_metrics(&w, u, row, p);
	put_check(&w, u, p);
	put_flags(&w, u, row, p);
	put_env(&w, u);
	put_build(&w, u, p);
	put_phases(&w, u);
	enum status s = put_samples(&w, &a, row);

	if (!s && p->p && p->p->source.n) {
		jsonw_key(&w, "source");
		jsonw_str(&w, p->p->source);
	}
	jsonw_close(&w, '}');
	if (!s)
		s = u->e->calls.send(u->e->calls.ctx, buf_view(&b));
	arena_release(&a);
	return s;
}

enum status unit_send_sol(struct unit *u)
{
	struct arena a = {0};
	struct buf b = buf_new(&a);
	struct jsonw w = jsonw_compact(&b);
	static const struct job_provider sol = {"sol", "sol", "{}", "", false, ""};
	const struct sitting_row *row = unit_sitting_row(u, "sol");
	const char *cause = row && row->cause ? row->cause
			    : u->is_sol_right ? NULL
					      : "not_checked";

	if (!row)
		return STATUS_OK;
	jsonw_open(&w, '{');
	put_head(&w, u, &sol);
	put_verdict(&w, cause, NULL);
	put_metrics(&w, u, row->cause ? NULL : row, NULL);
	put_flags(&w, u, row, NULL);
	put_env(&w, u);
	put_build(&w, u, NULL);
	put_phases(&w, u);
	enum status s = put_samples(&w, &a, row->cause ? NULL : row);

	jsonw_close(&w, '}');
	if (!s)
		s = u->e->calls.send(u->e->calls.ctx, buf_view(&b));
	arena_release(&a);
	return s;
}
