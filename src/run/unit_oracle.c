/* Programs from sidecars: which entry, what becomes of it, and what its row says of it. */
#include "run/oracle_point.h"
#include "run/story.h"
#include "run/unit_int.h"
#include "store/oracle_status.h"

#include <math.h>
#include <string.h>

/* ---- from the point to an entry ---- */

static void refuse(struct unit *u, struct unit_program *p, const char *cause)
{
	program_fail(u, p, cause, "%s", story_words(&u->arena));
	status_clear();
}

static bool find(struct unit *u, struct unit_program *p)
{
	struct oracle_file *f = arena_new(&u->arena, struct oracle_file);
	struct oracle_ask *ask = arena_new(&u->arena, struct oracle_ask);
	struct oracle_point at = oracle_point_of(&u->arena, u->e->dev->info.kind,
						 !device_is_host(u->e->dev), &u->pp->p);
	enum status s = oracle_read(&u->arena, u->job->dir, f);

	if (!s)
		s = oracle_choose(f, &at, &ask->choice);
	if (s) {
		refuse(u, p, s == STATUS_NOT_FOUND ? "no_oracle" : "bad_oracle_file");
		return false;
	}
	ask->file = f;
	ask->sizes = u->pp->p.sizes;
	ask->nsizes = u->pp->p.nsizes;
	ask->consts = u->pp->p.consts;
	ask->nconsts = u->pp->p.nconsts;
	p->oracle = ask;
	return true;
}

static bool is_prebuilt(const struct oracle_entry *e)
{
	return e->sha256;
}

/* ---- its program ---- */

void unit_oracle_compile(struct unit *u, struct unit_program *p,
			 const struct provider_opts *opts)
{
	struct oracle_plan *plan = NULL;

	if (!find(u, p))
		return;
	if (!p->oracle->choice.entry->is_full)
		program_unchecked(u, p, "not_checked", "its scope is not full");
	if (oracle_plan(&u->arena, u->e->dev, u->typed, p->oracle, &plan)) {
		refuse(u, p, "bad_oracle_file");
		return;
	}
	if (p->oracle->choice.entry->kind == ORACLE_PY) {
		p->provider = &provider_oracle_py;
		p->options = oracle_python(&u->arena, p->oracle);
		return;
	}
	enum status s = oracle_build(&u->arena, u->e->dev, plan, opts, &p->p);

	if (!s)
		return;
	p->p = NULL;
	refuse(u, p,
	       s == STATUS_NOT_FOUND ||
			       (s == STATUS_INVALID && is_prebuilt(p->oracle->choice.entry))
		       ? "bad_oracle_file"
		       : unit_compile_cause(s));
}

bool unit_oracle_is_timed(const struct unit *u, const struct unit_program *p)
{
	bool is_judged = !p->unchecked || !u->job->is_checked;

	return !p->oracle || is_judged || u->job->times_unverified;
}

void unit_oracle_failed(struct unit *u, struct unit_program *p)
{
	int e = p->p && p->p->failed ? atomic_load(p->p->failed) : 0;

	if (e)
		program_fail(u, p, "launch_failed", "oracle returned %d (%s)", e, strerror(e));
}

/* ---- its row ---- */

static enum cache_state main_state(const struct sitting_row *row)
{
	return row->has[STATE_COLD] ? STATE_COLD : STATE_WARM;
}

/* Against the judge, by the samples of this sitting. */
static struct oracle_times times_of(const struct unit *u, const struct unit_program *p)
{
	const struct sitting_row *own = unit_sitting_row(u, p->want->name);
	const struct sitting_row *judge = unit_sitting_row(u, u->job->judge);
	double none = (double)NAN;
	struct oracle_times t = {none, none, none, none, none, 0};
	struct series_ratio r;

	if (!own || !judge || own->cause || judge->cause)
		return t;
	enum cache_state st = main_state(own);

	if (!judge->has[st])
		return t;
	t.judge_us = judge->series[st].stats.median;
	t.oracle_us = own->series[st].stats.median;
	t.ratio = t.judge_us / t.oracle_us;
	if (sitting_ratio(judge, own, st, &r)) {
		t.ratio = r.ratio;
		t.lo = r.lo;
		t.hi = r.hi;
	}
	t.q_us = fmax(judge->series[st].q_us, own->series[st].q_us);
	return t;
}

/* Why a ratio has no interval; NULL: it has one, or there is no ratio. */
static const char *no_interval(const struct unit *u, const struct unit_program *p,
			       const struct oracle_times *t)
{
	const struct sitting_row *own = unit_sitting_row(u, p->want->name);
	const struct sitting_row *judge = unit_sitting_row(u, u->job->judge);

	if (!isfinite(t->ratio) || (isfinite(t->lo) && isfinite(t->hi)))
		return NULL;
	if (own->sitting != judge->sitting)
		return "sat apart";
	enum cache_state st = main_state(own);

	return own->series[st].n == judge->series[st].n ? "few samples" : "other laps";
}

static void put_text(struct jsonw *w, const char *key, const char *v)
{
	jsonw_key(w, key);
	jsonw_cstr(w, v);
}

void unit_oracle_put_flags(struct jsonw *w, const struct unit *u, const struct unit_program *p)
{
	if (strcmp(p->want->name, "oracle"))
		return;
	struct oracle_times t = times_of(u, p);
	const char *cause = p->cause ? p->cause : p->unchecked;

	put_text(w, "oracle", oracle_status_name(oracle_status_of(cause, &t)));
	put_text(w, "no_interval", no_interval(u, p, &t));
	put_text(w, "judge", *u->job->judge ? u->job->judge : NULL);
	jsonw_key(w, "fallback");
	jsonw_bool(w, p->oracle && p->oracle->choice.is_fallback);
	put_text(w, "matched", p->oracle ? p->oracle->choice.matched : NULL);
}

void unit_oracle_put_build(struct jsonw *w, const struct unit_program *p)
{
	char digest[SHA256_HEX + 1] = "";

	if (!p->oracle)
		return;
	const struct oracle_entry *e = p->oracle->choice.entry;

	if (oracle_digest(p->oracle->file, e, digest))
		status_clear(); /* gone since: then there is nothing to verify */
	jsonw_key(w, "oracle");
	jsonw_open(w, '{');
	put_text(w, "entry", e->id);
	put_text(w, "file", e->file);
	put_text(w, "by", e->by);
	put_text(w, "digest", digest);
	jsonw_close(w, '}');
}
