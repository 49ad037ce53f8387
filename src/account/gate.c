/* Gates: limits, how they are given, and whether they hold. */
#include "account/gate.h"

#include "account/spread.h"
#include "account/stat.h"
#include "base/file.h"
#include "base/json.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum { FILE_BYTES = 1 << 20 };
static const double NONE = (double)NAN;

static const struct {
	const char *name;
	double limit;
} rows[GATES] = {
	[GATE_NEWLY_FAILING] = {"newly_failing", 0},
	[GATE_KERNEL_PCT] = {"kernel_pct", 5},
	[GATE_KERNEL_COUNT] = {"kernel_count", 0},
	[GATE_MODEL_PCT] = {"model_pct", 2},
	[GATE_SUITE_PCT] = {"suite_pct", (double)NAN},
	[GATE_GEOMEAN_PCT] = {"geomean_pct", (double)NAN},
	[GATE_TOTAL_PCT] = {"total_pct", (double)NAN},
	[GATE_COVERAGE] = {"coverage", 0.95},
	[GATE_UNRESOLVED] = {"unresolved", (double)NAN},
	[GATE_AA] = {"aa", 1},
	[GATE_COMPILE_S_PCT] = {"compile_s_pct", (double)NAN},
	[GATE_PEAK_BYTES_PCT] = {"peak_bytes_pct", (double)NAN},
};

const char *gate_name(enum gate g)
{
	return rows[g].name;
}

/* ---- limits ---- */

struct gate_limits gate_defaults(void)
{
	struct gate_limits g = {0};

	for (int i = 0; i < GATES; i++)
		g.limit[i] = rows[i].limit;
	return g;
}

static bool find(struct str name, enum gate *out)
{
	for (int i = 0; i < GATES; i++)
		if (str_is(name, rows[i].name)) {
			*out = (enum gate)i;
			return true;
		}
	return false;
}

MUST static enum status unknown(struct str name)
{
	struct arena a = {0};
	struct buf b = buf_new(&a);
	char names[512];

	for (int i = 0; i < GATES; i++)
		buf_printf(&b, " %s", rows[i].name);
	snprintf(names, sizeof(names), STR_FMT, STR_ARG(buf_view(&b)));
	arena_release(&a);
	FAIL(USAGE, "no gate " STR_FMT "; they are%s model_set, and strict", STR_ARG(name),
	     names);
}

static bool is_none(struct str value)
{
	return str_is(value, "none") || str_is(value, "null") || str_is(value, "off");
}

MUST static enum status set_switch(struct gate_limits *g, struct str value)
{
	bool is_on = str_is(value, "on") || str_is(value, "true") || str_is(value, "1");
	bool is_off = is_none(value) || str_is(value, "false") || str_is(value, "0");

	if (!is_on && !is_off)
		FAIL(USAGE, "gate aa: on or off is wanted: " STR_FMT, STR_ARG(value));
	g->limit[GATE_AA] = is_on ? 1 : NONE;
	g->is_asked[GATE_AA] = is_on;
	return STATUS_OK;
}

MUST static enum status set_number(struct gate_limits *g, enum gate i, struct str value)
{
	double v = NONE;

	if (i == GATE_AA)
		return set_switch(g, value);
	if (!is_none(value) && (str_to_f64(value, &v) || !isfinite(v) || v < 0)) {
		status_clear();
		FAIL(USAGE, "gate %s: a number from 0 up, or none, is wanted: " STR_FMT,
		     rows[i].name, STR_ARG(value));
	}
	g->limit[i] = v;
	g->is_asked[i] = isfinite(v);
	return STATUS_OK;
}

enum status gate_set(struct arena *a, struct gate_limits *g, const char *text)
{
	const char *eq = strchr(text, '=');
	struct str name = {text, eq ? (size_t)(eq - text) : strlen(text)};
	enum gate i;

	if (!strcmp(text, "strict")) {
		g->is_strict = true;
		return STATUS_OK;
	}
	if (!eq)
		FAIL(USAGE, "--gate %s: strict or KEY=VALUE is wanted", text);
	if (str_is(name, "model_set")) {
		g->model_set = arena_printf(a, "%s", eq + 1);
		return STATUS_OK;
	}
	if (!find(name, &i))
		return unknown(name);
	return set_number(g, i, str_of(eq + 1));
}

MUST static enum status set_member(struct arena *a, struct gate_limits *g, const char *key,
				   const json_t *v)
{
	struct buf b = buf_new(a);
	struct jsonw w = jsonw_compact(&b);

	if (!strcmp(key, "strict") && json_is_boolean(v)) {
		g->is_strict = json_is_true(v);
		return STATUS_OK;
	}
	buf_printf(&b, "%s=", key);
	if (json_is_string(v))
		buf_cstr(&b, json_string_value(v));
	else
		jsonw_value(&w, v, false);
	return gate_set(a, g, str_cstr(a, buf_view(&b)));
}

enum status gate_read(struct arena *a, struct gate_limits *g, const char *path)
{
	json_auto_t *o = NULL;
	struct str text;
	const char *key;
	json_t *v;

	TRY(file_read(a, path, FILE_BYTES, &text));
	TRY(json_read_text(text, path, &o));
	if (!json_is_object(o))
		FAIL(INVALID, "%s: an object of gates is wanted", path);
	json_object_foreach(o, key, v) TRY_CTX(set_member(a, g, key, v), "gates of %s", path);
	return STATUS_OK;
}

enum status gate_check_pairs(const struct gate_limits *g)
{
	static const enum gate of_models[] = {GATE_MODEL_PCT, GATE_SUITE_PCT};
	const char *name = g->model_set ? "model_set" : NULL;

	for (int i = 0; i < 2 && !name; i++)
		if (g->is_asked[of_models[i]])
			name = rows[of_models[i]].name;
	if (name)
		FAIL(USAGE,
		     "gate %s is of models, which a comparison of kernels has not; "
		     "rollup has it",
		     name);
	return STATUS_OK;
}

/* ---- whether they hold ---- */

bool gate_is_beyond(double pct, double lo_pct, double hi_pct, double limit, bool is_strict)
{
	double v = is_strict ? hi_pct : lo_pct;

	return (isfinite(v) ? v : pct) > limit;
}

struct gate_result gate_of_summary(enum gate g, const struct gate_limits *l,
				   const struct summary *s)
{
	struct gate_result r = {.name = rows[g].name,
				.value = delta_pct_of(s->d),
				.lo = delta_pct_of(s->hi),
				.hi = delta_pct_of(s->lo),
				.limit = l->limit[g]};

	r.is_unjudged = !s->n || isnan(r.value);
	r.by_estimate = !r.is_unjudged && !isfinite(r.lo);
	r.holds = r.is_unjudged ? !l->is_asked[g]
				: !gate_is_beyond(r.value, r.lo, r.hi, r.limit, l->is_strict);
	return r;
}

static struct gate_result plain(enum gate g, const struct gate_limits *l, double value)
{
	return (struct gate_result){.name = rows[g].name,
				    .value = value,
				    .lo = NONE,
				    .hi = NONE,
				    .limit = l->limit[g],
				    .is_unjudged = isnan(value),
				    .holds = isnan(value) ? !l->is_asked[g]
							  : value <= l->limit[g]};
}

/* The three with the largest score; scores below zero do not count. */
static void name_worst(struct gate_result *r, const struct pair_set *set,
		       double score(const struct pair *, const struct gate_limits *),
		       const struct gate_limits *l)
{
	double best[GATE_WORST] = {0};

	for (uint32_t i = 0; i < set->n; i++) {
		double v = score(&set->pairs[i], l);
		int at = GATE_WORST;

		while (at && (!r->worst[at - 1] ? v >= 0 : v > best[at - 1]))
			at--;
		for (int k = GATE_WORST - 1; k > at; k--) {
			best[k] = best[k - 1];
			r->worst[k] = r->worst[k - 1];
		}
		if (at < GATE_WORST && v >= 0) {
			best[at] = v;
			r->worst[at] = set->pairs[i].key;
		}
	}
}

static double is_newly_failing(const struct pair *p, const struct gate_limits *l)
{
	(void)l;
	return p->class == CLASS_NEWLY_FAILING ? 0 : -1;
}

/* How much slower a mover is that is beyond the limit. */
static double slower_by(const struct pair *p, const struct gate_limits *l)
{
	if (p->verdict != VERDICT_SLOWER ||
	    !gate_is_beyond(delta_pct_of(p->d), delta_pct_of(p->hi), delta_pct_of(p->lo),
			    l->limit[GATE_KERNEL_PCT], l->is_strict))
		return -1;
	return -p->d;
}

static double is_uncovered(const struct pair *p, const struct gate_limits *l)
{
	(void)l;
	return p->class == CLASS_PAIR || p->class == CLASS_HEAD_ONLY ? -1 : 0;
}

static double is_unresolved(const struct pair *p, const struct gate_limits *l)
{
	(void)l;
	return p->verdict == VERDICT_UNRESOLVED ? fabs(p->d) : -1;
}

static struct gate_result kernels(const struct gate_limits *l, const struct pair_set *set)
{
	double n = 0;

	for (uint32_t i = 0; i < set->n; i++)
		n += slower_by(&set->pairs[i], l) >= 0;
	struct gate_result r = plain(GATE_KERNEL_COUNT, l, n);

	name_worst(&r, set, slower_by, l);
	return r;
}

double gate_coverage(const struct pair_set *set)
{
	return set->count[CLASS_PAIR] / (double)(set->n - set->count[CLASS_HEAD_ONLY]);
}

static struct gate_result coverage(const struct gate_limits *l, const struct pair_set *set)
{
	struct gate_result r = plain(GATE_COVERAGE, l, gate_coverage(set));

	if (!r.is_unjudged)
		r.holds = r.value >= r.limit;
	if (!r.holds)
		name_worst(&r, set, is_uncovered, l);
	return r;
}

/* Of fewer null pairs the spread is not known, and how often it would be exceeded. */
static bool has_control(const struct judgement *j)
{
	return j->naa && j->calibration.n >= SPREAD_LEAST;
}

static struct gate_result control(const struct gate_limits *l, const struct judgement *j)
{
	struct gate_result r = plain(GATE_AA, l, has_control(j) ? j->calibration.pct : NONE);

	if (r.is_unjudged)
		return r;
	r.lo = j->calibration.lo_pct;
	r.hi = j->calibration.hi_pct;
	r.limit = 100 * j->alpha;
	r.holds = !(r.lo > r.limit);
	return r;
}

/* What was asked for is told without data, too. */
static bool is_told(const struct gate_limits *l, enum gate g, uint32_t n)
{
	return isfinite(l->limit[g]) && (n || l->is_asked[g]);
}

uint32_t gates_of_pairs(const struct gate_limits *l, const struct pair_set *set,
			const struct judgement *j, const struct summaries *s,
			struct gate_result *out)
{
	const double *limit = l->limit;
	uint32_t n = 0;

	if (isfinite(limit[GATE_NEWLY_FAILING])) {
		out[n] = plain(GATE_NEWLY_FAILING, l, set->count[CLASS_NEWLY_FAILING]);
		name_worst(&out[n++], set, is_newly_failing, l);
	}
	if (isfinite(limit[GATE_KERNEL_PCT]) && isfinite(limit[GATE_KERNEL_COUNT]))
		out[n++] = kernels(l, set);
	if (is_told(l, GATE_GEOMEAN_PCT, s->points.n))
		out[n++] = gate_of_summary(GATE_GEOMEAN_PCT, l, &s->points);
	if (is_told(l, GATE_TOTAL_PCT, s->total.n))
		out[n++] = gate_of_summary(GATE_TOTAL_PCT, l, &s->total);
	if (isfinite(limit[GATE_COVERAGE]))
		out[n++] = coverage(l, set);
	if (is_told(l, GATE_UNRESOLVED, set->count[CLASS_PAIR])) {
		out[n] = plain(GATE_UNRESOLVED, l,
			       (double)j->count[VERDICT_UNRESOLVED] / set->count[CLASS_PAIR]);
		name_worst(&out[n++], set, is_unresolved, l);
	}
	if (is_told(l, GATE_AA, has_control(j)))
		out[n++] = control(l, j);
	if (is_told(l, GATE_COMPILE_S_PCT, s->compile_s.n))
		out[n++] = gate_of_summary(GATE_COMPILE_S_PCT, l, &s->compile_s);
	if (is_told(l, GATE_PEAK_BYTES_PCT, s->peak_bytes.n))
		out[n++] = gate_of_summary(GATE_PEAK_BYTES_PCT, l, &s->peak_bytes);
	return n;
}
