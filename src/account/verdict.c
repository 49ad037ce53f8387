/* Verdicts: errors with the spread between processes, false discovery, words. */
#include "account/verdict.h"

#include "account/arm_int.h"
#include "account/spread.h"
#include "account/stat.h"
#include "base/dist.h"

#include <math.h>
#include <string.h>

static const double DETECTABLE = 2.8; /* 1.96 + 0.84: power 80 % at 5 % */

const char *verdict_name(enum verdict v)
{
	static const char *const names[] = {[VERDICT_NONE] = "",
					    [VERDICT_FASTER] = "FASTER",
					    [VERDICT_SLOWER] = "SLOWER",
					    [VERDICT_SAME] = "SAME",
					    [VERDICT_UNRESOLVED] = "UNRESOLVED"};

	return names[v];
}

struct share share_of(uint32_t k, uint32_t n)
{
	struct share s = {k, n, (double)NAN, (double)NAN, (double)NAN};

	if (!n)
		return s;
	dist_wilson(k, n, &s.lo_pct, &s.hi_pct);
	s.pct = 100.0 * k / n;
	s.lo_pct *= 100;
	s.hi_pct *= 100;
	return s;
}

static double square(double v)
{
	return v * v;
}

/* ---- null pairs ---- */

/* Variance of the means of the processes, less what their rounds explain. */
static double between(const struct pair *p)
{
	double squares = 0, weight = 0, S = p->nprocesses;

	if (!p->is_paired || p->nprocesses < 2)
		return (double)NAN;
	for (uint32_t s = 0; s < p->nprocesses; s++) {
		squares += square(p->x_s[s] - p->x);
		weight += 1.0 / p->r_s[s];
	}
	return fmax(0, squares / (S - 1) - p->sigma2 * weight / S);
}

static struct null_pair measured(const struct pair *p)
{
	return (struct null_pair){.x = p->x,
				  .se_w = p->se_w,
				  .se_q = hypot(p->se_q, p->se_k),
				  .nu_w = p->nu_w,
				  .nprocesses = p->nprocesses ? p->nprocesses : 1,
				  .between = between(p)};
}

/* Rounds of both arms, or intervals. */
static const char *lack(const struct pair *p)
{
	bool has_rounds = p->base->nprocesses && p->head->nprocesses;

	if (has_rounds && (p->nrounds < 3 || !isfinite(p->se_w)))
		return "few_rounds";
	return isfinite(p->se_w) ? NULL : "no_dispersion";
}

/* Pairs that show what is noise. */
struct nulls {
	const struct pair **pairs;
	struct null_pair *measured;
	uint32_t n, ncontrols;
};

static void add_nulls(struct nulls *nulls, const struct pair *p, uint32_t n)
{
	for (uint32_t i = 0; i < n; i++)
		if (p[i].is_null && !lack(&p[i]) && !p[i].is_assumed) {
			nulls->measured[nulls->n] = measured(&p[i]);
			nulls->pairs[nulls->n++] = &p[i];
		}
}

/* Code that stayed the same; where it is too little, the adds of as many bytes as well. */
static struct nulls find_nulls(struct arena *a, const struct pair_set *set)
{
	uint32_t most = set->n + set->nhidden + set->ncontrols + 1;
	/* most pairs are none, so what is not written to takes no memory */
	struct nulls nulls = {
		.pairs = arena_room(a, sizeof(*nulls.pairs), most, _Alignof(struct pair *)),
		.measured = arena_room(a, sizeof(*nulls.measured), most,
				       _Alignof(struct null_pair))};

	add_nulls(&nulls, set->pairs, set->n);
	add_nulls(&nulls, set->hidden, set->nhidden);
	uint32_t own = nulls.n;

	if (own < SPREAD_LEAST)
		add_nulls(&nulls, set->controls, set->ncontrols);
	nulls.ncontrols = nulls.n - own;
	return nulls;
}

/* ---- errors and p ---- */

/* No spread at all. */
static const struct spread exact = {0, (double)INFINITY};

static struct spread spread_of(const struct judgement *j)
{
	return (struct spread){j->tau, j->tau_nu};
}

static bool is_judged_pair(const struct pair *p)
{
	return p->class == CLASS_PAIR;
}

static void set_error(struct pair *p, struct spread s)
{
	struct null_pair m = measured(p);

	if (p->is_assumed)
		s = exact;
	pair_error(&m, s, &p->se, &p->nu);
	p->d = p->x;
	p->p = pair_p(&m, s);
	double t = dist_t_quantile(0.975, p->nu);

	p->lo = p->d - t * p->se;
	p->hi = p->d + t * p->se;
}

/* Half of tau² goes to each arm's own error, so that a sum of unpaired points has it all. */
static void widen(struct pair *p, double tau)
{
	double half =
		p->is_assumed ? 0 : tau * tau / (2.0 * (p->nprocesses ? p->nprocesses : 1));

	p->r_b = sqrt(square(p->r_b) + half);
	p->r_h = sqrt(square(p->r_h) + half);
}

static void estimate(struct pair *p, struct spread s)
{
	if (p->is_same_code) {
		p->d = p->se = p->lo = p->hi = 0;
		return;
	}
	p->d = p->x;
	widen(p, s.tau);
	if (!lack(p))
		set_error(p, s);
}

static uint32_t adjust(struct arena *a, struct pair_set *set, const struct judge_opts *o,
		       double *cut)
{
	double *p = arena_array(a, double, set->n + 1),
	       *adj = arena_array(a, double, set->n + 1);
	uint32_t n = 0, k = 0;

	for (uint32_t i = 0; i < set->n; i++)
		if (isfinite(set->pairs[i].p))
			p[n++] = set->pairs[i].p;
	false_discovery(a, p, n, o->looks, o->alpha, adj, cut);
	for (uint32_t i = 0; i < set->n; i++)
		if (isfinite(set->pairs[i].p))
			set->pairs[i].p_adj = adj[k++];
	return n;
}

/* ---- verdicts ---- */

static bool do_processes_disagree(const struct pair *p, double tau)
{
	for (uint32_t s = 0; p->is_paired && p->nprocesses > 1 && s < p->nprocesses; s++)
		if (fabs(p->x_s[s] - p->d) >
		    3 * sqrt(p->sigma2 / p->r_s[s] + square(p->se_q) + square(tau)))
			return true;
	return false;
}

static bool is_beyond_ticks(const struct pair *p)
{
	double q = fmax(isfinite(p->q_b) ? p->q_b : 0, isfinite(p->q_h) ? p->q_h : 0);

	return fabs(p->b - p->h) >= 2 * q;
}

/* Whether |d| + t(0.95)·se <= delta: a quantile takes its time, so it is asked for only where
 * neither the larger one of the interval nor the least one, the normal's, decides. */
static bool is_within(const struct pair *p, double delta)
{
	double room = delta - fabs(p->d);

	if ((p->hi - p->lo) / 2 <= room)
		return true;
	return 1.6448 * p->se <= room && dist_t_quantile(0.95, p->nu) * p->se <= room;
}

static void unresolved(struct pair *p, const char *reason)
{
	p->verdict = VERDICT_UNRESOLVED;
	p->reason = reason;
}

static void decide(struct pair *p, const struct judgement *j, bool is_ab)
{
	double delta = log1p(j->theta), d = fabs(p->d);
	bool is_real = p->p_adj <= j->alpha;

	if (p->is_same_code) {
		p->verdict = VERDICT_SAME;
		p->reason = "same_code";
	} else if (!isfinite(p->p)) {
		unresolved(p, lack(p));
	} else if (p->is_unstable) {
		unresolved(p, "unstable");
	} else if (do_processes_disagree(p, j->tau)) {
		unresolved(p, "processes_disagree");
	} else if (is_real && d >= delta && is_beyond_ticks(p)) {
		if (is_ab && p->nprocesses < 2)
			unresolved(p, "unconfirmed");
		else
			p->verdict = p->d > 0 ? VERDICT_FASTER : VERDICT_SLOWER;
	} else if (is_within(p, delta)) {
		p->verdict = VERDICT_SAME;
		p->reason = "within";
	} else if (square(p->se_q) >= square(p->se) / 2) {
		unresolved(p, "tick_limited");
	} else {
		unresolved(p, is_real ? "near_threshold" : "noise");
	}
}

/* ---- control ---- */

/* Whether a null pair would be called a mover with this cut. */
static bool is_alarm(const struct pair *p, const struct judgement *j)
{
	struct null_pair m = measured(p);

	return pair_p(&m, spread_of(j)) <= j->cut && fabs(p->x) >= log1p(j->theta) &&
	       is_beyond_ticks(p) && !p->is_unstable;
}

/* Hidden pairs are judged by the cut of the others, which they have no part in. */
static void judge_hidden(struct pair_set *set, const struct judgement *j)
{
	for (uint32_t i = 0; i < set->nhidden; i++) {
		struct pair *p = &set->hidden[i];

		estimate(p, spread_of(j));
		p->p_adj = p->p <= j->cut ? j->alpha : 1;
		decide(p, j, set->is_ab);
	}
}

static bool is_mover(const struct pair *p)
{
	return p->verdict == VERDICT_FASTER || p->verdict == VERDICT_SLOWER;
}

static void control(const struct nulls *nulls, struct judgement *j)
{
	uint32_t alarms = 0, raw = 0, fitted = 0, tail = 0;

	for (uint32_t i = 0; i < nulls->n; i++) {
		const struct pair *p = nulls->pairs[i];

		alarms += p->is_hidden ? is_mover(p) : is_alarm(p, j);
		raw += pair_p(&nulls->measured[i], exact) <= j->alpha;
		double with = pair_p(&nulls->measured[i], spread_of(j));

		fitted += with <= j->alpha;
		tail += with <= j->alpha / CALIBRATION_TAIL;
		j->naa += p->base->is_aa || p->head->is_aa;
	}
	j->false_alarms = share_of(alarms, j->nnull);
	j->calibration_raw = share_of(raw, j->nnull);
	j->calibration = share_of(fitted, j->nnull);
	j->calibration_tail = share_of(tail, j->nnull);
}

void pairs_judge(struct pair_set *set, const struct judge_opts *o, struct judgement *out)
{
	struct arena scratch = {0};

	*out = (struct judgement){.looks = o->looks, .alpha = o->alpha, .theta = o->theta};
	struct nulls nulls = find_nulls(&scratch, set);

	out->nnull = nulls.n;
	out->ncontrols = nulls.ncontrols;
	struct spread spread = spread_fit(&scratch, nulls.measured, nulls.n);

	out->tau = spread.tau;
	out->tau_nu = spread.nu;
	out->is_calibrated = out->nnull >= SPREAD_LEAST;
	for (uint32_t i = 0; i < set->n; i++)
		if (is_judged_pair(&set->pairs[i]))
			estimate(&set->pairs[i], spread_of(out));
	out->family = adjust(&scratch, set, o, &out->cut);
	for (uint32_t i = 0; i < set->n; i++) {
		struct pair *p = &set->pairs[i];

		if (is_judged_pair(p))
			decide(p, out, set->is_ab);
		out->count[p->verdict]++;
	}
	judge_hidden(set, out);
	control(&nulls, out);
	arena_release(&scratch);
}

/* ---- words ---- */

double pair_detectable(const struct pair *p)
{
	return DETECTABLE * p->se;
}

double pair_floor_free(const struct pair *p, double g_us)
{
	double b = p->b - g_us / p->k_b, h = p->h - g_us / p->k_h;

	if (p->is_at_floor || !(p->b > p->floor_b) || !(p->h > p->floor_h) || !(b > 0) ||
	    !(h > 0))
		return (double)NAN;
	return b / h;
}

static const struct {
	const char *reason, *words;
} advice[] = {
	{"few_rounds", "measure again: fewer than 3 clean rounds"},
	{"no_dispersion", "compare rows with their rounds (a run, or bench --json)"},
	{"unstable", "measure again on a quieter machine"},
	{"unconfirmed", "measure again in another process"},
	{"processes_disagree", "measure in more processes"},
	{"tick_limited", "more calls per replay: the clock does not resolve the difference"},
	{"near_threshold", "real, but about as large as the threshold"},
};

const char *pair_advice(struct arena *a, const struct pair *p, double theta)
{
	double room = log1p(theta) - fabs(p->d);

	if (p->verdict != VERDICT_UNRESOLVED)
		return "";
	for (size_t i = 0; i < sizeof(advice) / sizeof(*advice); i++)
		if (!strcmp(advice[i].reason, p->reason))
			return advice[i].words;
	/* what lies between two processes, or sweeps, does not shrink with rounds */
	if (square(p->se) > 2 * (square(p->se_w) + square(p->se_q) + square(p->se_k)))
		return "both arms in one sitting, or another sweep of each";
	if (room <= 0 || !p->nrounds)
		return "more rounds, or another process";
	return arena_printf(a, "about %.0f rounds",
			    ceil(p->nrounds * square(1.65 * p->se / room)));
}
