/* Pairing two arms: the union of their keys, each in one class, and what was measured of it. */
#include "account/pair.h"

#include "account/arm_int.h"
#include "account/floor.h"
#include "base/vec.h"

#include <assert.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

const char *const pair_class_names[CLASSES] = {
	[CLASS_PAIR] = "pair",
	[CLASS_NEWLY_FAILING] = "newly_failing",
	[CLASS_NEWLY_PASSING] = "newly_passing",
	[CLASS_BOTH_FAILING] = "both_failing",
	[CLASS_INVALID] = "invalid",
	[CLASS_AXIS_MISMATCH] = "axis_mismatch",
	[CLASS_BASE_ONLY] = "base_only",
	[CLASS_HEAD_ONLY] = "head_only",
};

static const double UNKNOWN = (double)NAN;

/* ---- axes ---- */

struct axes {
	const char **names;
	uint32_t n;
};

static bool has_axis(const struct axes *x, const char *name)
{
	for (uint32_t i = 0; i < x->n; i++)
		if (!strcmp(x->names[i], name))
			return true;
	return false;
}

/* Inductor's come first, those that tune before the default; then by name. */
static int rank(const char *axis)
{
	static const char *const first[] = {"coord_descent_us", "compiled_us"};

	for (int i = 0; i < 2; i++)
		if (str_starts(str_of(axis), first[i]))
			return i;
	return 2;
}

static int by_rank(const void *x, const void *y)
{
	const char *a = *(const char *const *)x, *b = *(const char *const *)y;
	int c = rank(a) - rank(b);

	return c ? c : strcmp(a, b);
}

static struct axes axes_of(struct arena *a, const struct arm *const arms[2], const char *only)
{
	VEC(const char *) names = {0};
	struct axes x;

	if (only)
		vec_push(&names, a, only);
	for (int s = 0; s < 2 && !only; s++)
		for (uint32_t i = 0; i < arms[s]->npoints; i++)
			for (uint32_t k = 0; k < arms[s]->points[i].nprices; k++) {
				const char *name = arms[s]->points[i].prices[k].axis;

				x = (struct axes){names.p, names.n};
				if (!has_axis(&x, name))
					vec_push(&names, a, name);
			}
	if (names.n)
		qsort(names.p, names.n, sizeof(*names.p), by_rank);
	return (struct axes){names.p, names.n};
}

/* ---- same code ---- */

static bool is_text(const char *a, const char *b)
{
	return a && b && !strcmp(a, b);
}

/* Equal sources are equal code if nothing chose among several ways to compile them: neither
 * tuned, and one compiled there and then, or both with what the same machine had kept. */
static bool is_untuned(const struct price *b, const struct price *h, bool is_one_host)
{
	if (b->is_tuned || h->is_tuned)
		return false;
	return !b->is_cached || !h->is_cached || is_one_host;
}

static bool is_same_code(const struct price *b, const struct price *h,
			 const struct arm *const arms[2])
{
	const char *const *f = arms[0]->facts, *const *g = arms[1]->facts;

	if (!b || !h || !is_text(b->options, h->options))
		return false;
	if (is_text(b->image, h->image))
		return true;
	return is_text(b->source, h->source) && is_text(f[FACT_BUILD], g[FACT_BUILD]) &&
	       is_text(f[FACT_CONFIG], g[FACT_CONFIG]) &&
	       is_untuned(b, h, is_text(arms[0]->host, arms[1]->host));
}

/* ---- what an arm says of a key on an axis ---- */

enum said { ABSENT, VALID, INVALID, FAILED, CODE_ONLY };

struct view {                          /* of a key in one arm */
	const struct arm_point *point; /* NULL: not in it */
	const char *cause;             /* of the point, or of its whole pattern */
	const struct price *price;
	enum said said;
};

static enum said said_by(const struct price *p)
{
	static const enum said of[] = {[PRICE_VALID] = VALID,
				       [PRICE_INVALID] = INVALID,
				       [PRICE_FAILED] = FAILED,
				       [PRICE_UNTIMED] = ABSENT};

	return p->state == PRICE_UNTIMED && p->image ? CODE_ONLY : of[p->state];
}

static void look_one(struct view *v, const char *axis)
{
	v->price = arm_price(v->point, axis);
	v->said = v->price ? said_by(v->price) : v->cause ? FAILED : ABSENT;
}

/* Code without a time says something only of the same code that has one. */
static void look(const struct arm *const arms[2], struct view v[2], const char *axis)
{
	look_one(&v[0], axis);
	look_one(&v[1], axis);
	for (int i = 0; i < 2; i++)
		if (v[i].said == CODE_ONLY &&
		    (v[1 - i].said != VALID || !is_same_code(v[0].price, v[1].price, arms)))
			v[i].said = ABSENT;
}

/* The first axis that is absent in neither; NULL if there is none. */
static const char *choose_axis(const struct arm *const arms[2], struct view v[2],
			       const struct axes *x)
{
	for (uint32_t i = 0; i < x->n; i++) {
		look(arms, v, x->names[i]);
		if (v[0].said != ABSENT && v[1].said != ABSENT)
			return x->names[i];
	}
	return NULL;
}

/* ---- classes ---- */

/*
 * A sweep chooses the calls per replay by the time of a program, so a kernel that became faster
 * has more of them, and less of the launch floor in each.  That part is taken out (equalise);
 * how far it may be from what chains of empty kernels say is this share of it.
 */
static const double FLOOR_DOUBT = 0.2;

/* Relative error that taking it out leaves. */
static double floor_doubt(const struct pair *p, double g_us)
{
	return FLOOR_DOUBT * g_us * fabs(1 / p->k_b - 1 / p->k_h) /
	       fmin(p->base->us, p->head->us);
}

/* Whether that could be seen. */
static bool is_other_k(const struct pair *p, double g_us, double delta)
{
	return p->k_b != p->k_h && floor_doubt(p, g_us) > delta / 10;
}

static enum pair_class mixed(enum said b, enum said h)
{
	if (b == ABSENT)
		return CLASS_HEAD_ONLY;
	if (h == ABSENT)
		return CLASS_BASE_ONLY;
	if (b == INVALID || h == INVALID)
		return CLASS_INVALID;
	if (b == FAILED && h == FAILED)
		return CLASS_BOTH_FAILING;
	return h == FAILED ? CLASS_NEWLY_FAILING : CLASS_NEWLY_PASSING;
}

static enum pair_class classify(struct pair *p, const struct view v[2], double g_us,
				double delta)
{
	enum said b = v[0].said, h = v[1].said;

	if (b == CODE_ONLY || h == CODE_ONLY)
		return CLASS_PAIR;
	if (b != VALID || h != VALID)
		return mixed(b, h);
	if (p->base->is_above_roof != p->head->is_above_roof) {
		*(p->base->is_above_roof ? &p->base_cause : &p->head_cause) = "above_roof";
		return CLASS_INVALID;
	}
	if (!p->is_same_code && is_other_k(p, g_us, delta)) {
		p->base_cause = p->head_cause = "calls_per_replay";
		return CLASS_AXIS_MISMATCH;
	}
	return CLASS_PAIR;
}

static const char *cause_of(const struct view *v)
{
	if (v->said == VALID)
		return NULL;
	if (v->price)
		return v->price->cause;
	return v->cause ? v->cause : "absent";
}

/* ---- what was measured ---- */

static double square(double v)
{
	return v * v;
}

/* Two sides by themselves: Welch and Satterthwaite. */
static void measure_unpaired(struct pair *p, const struct side *b, const struct side *h)
{
	double v = b->var + h->var;

	p->nprocesses = b->nprocesses < h->nprocesses ? b->nprocesses : h->nprocesses;
	p->nrounds = b->nrounds < h->nrounds ? b->nrounds : h->nrounds;
	p->se_w = sqrt(v);
	p->nu_w = v > 0 ? square(v) / (square(b->var) / b->nu + square(h->var) / h->nu)
			: (double)INFINITY;
	p->sigma2 = v;
}

/* The rounds of a process pair that are clean in both arms; logs gets the sum of base's. */
static uint32_t put_ratios(const struct price_process *b, const struct price_process *h,
			   double *x, double *logs)
{
	uint32_t n = 0;

	for (uint32_t i = 0; i < b->n && i < h->n; i++)
		if (!b->taint[i] && !h->taint[i]) {
			*logs += log(b->us[i]);
			x[n++] = log(b->us[i]) - log(h->us[i]);
		}
	return n;
}

static const struct price_process *find_process(const struct price *p, int id)
{
	for (uint32_t i = 0; i < p->nprocesses; i++)
		if (p->processes[i].id == id)
			return &p->processes[i];
	return NULL;
}

/* Rounds next to each other: x_i = ln b_i − ln h_i, in process pairs. */
static void measure_paired(struct pair *p)
{
	struct arena scratch = {0};
	double squares = 0, weight = 0, sum = 0, base = 0;

	for (uint32_t s = 0; s < p->base->nprocesses && p->nprocesses < PAIR_PROCESSES; s++) {
		const struct price_process *b = &p->base->processes[s];
		const struct price_process *h = find_process(p->head, b->id);
		double *x = arena_array(&scratch, double, b->n + 1), mean = 0, logs = 0;
		uint32_t n = h ? put_ratios(b, h, x, &logs) : 0;

		if (!n)
			continue;
		for (uint32_t i = 0; i < n; i++)
			mean += x[i] / n;
		for (uint32_t i = 0; i < n; i++)
			squares += square(x[i] - mean);
		p->x_s[p->nprocesses] = mean;
		p->r_s[p->nprocesses++] = n;
		p->nrounds += n;
		sum += mean;
		base += logs / n;
		weight += 1.0 / n;
	}
	arena_release(&scratch);
	if (!p->nprocesses)
		return;
	double S = p->nprocesses;

	p->x = sum / S;
	p->b = exp(base / S);
	p->h = exp(base / S - p->x);
	p->nu_w = p->nrounds - S;
	p->sigma2 = p->nu_w > 0 ? squares / p->nu_w : UNKNOWN;
	p->se_w = sqrt(p->sigma2 * weight) / S;
}

static bool has_intervals(const struct pair *p)
{
	return isfinite(p->r_b) && isfinite(p->r_h);
}

/* Where an arm has no rounds: by the errors of both prices, if they are known. */
static void measure_prices(struct pair *p, double assume_cv)
{
	p->nu_w = (double)INFINITY;
	p->nprocesses = 1;
	if (has_intervals(p)) {
		p->se_w = sqrt(square(p->r_b) + square(p->r_h));
		p->se_q = 0; /* the intervals have it */
		return;
	}
	p->se_w = UNKNOWN;
	if (assume_cv > 0) {
		p->is_assumed = true;
		p->r_b = p->r_h = assume_cv;
		p->se_w = sqrt(2) * assume_cv;
	}
}

static void measure(struct pair *p, const struct pair_opts *o, bool is_ab)
{
	struct side b = side_of(p->base), h = side_of(p->head);
	bool has_rounds = b.nrounds && h.nrounds;

	p->b = b.us;
	p->h = h.us;
	p->r_b = side_error(p->base, &b);
	p->r_h = side_error(p->head, &h);
	p->x = (b.nrounds ? b.log : log(b.us)) - (h.nrounds ? h.log : log(h.us));
	p->se_q = hypot(price_tick_error(p->q_b, p->b), price_tick_error(p->q_h, p->h));
	p->is_paired = is_ab && has_rounds;
	if (p->is_paired)
		measure_paired(p);
	else if (has_rounds)
		measure_unpaired(p, &b, &h);
	else
		measure_prices(p, o->assume_cv);
}

/* What both arms would have taken at the larger number of calls per replay. */
static void equalise(struct pair *p, double g_us)
{
	double k = fmax(p->k_b, p->k_h);
	double b = p->b - g_us * (1 / p->k_b - 1 / k), h = p->h - g_us * (1 / p->k_h - 1 / k);

	if (p->k_b == p->k_h || !(b > 0) || !(h > 0))
		return;
	double shift = log(b / p->b) - log(h / p->h);

	p->se_k = floor_doubt(p, g_us);
	p->is_equalised = true;
	p->x += shift;
	for (uint32_t s = 0; s < PAIR_PROCESSES; s++)
		p->x_s[s] += shift;
	p->b = b;
	p->h = h;
	p->k_b = p->k_h = k;
}

/* Nothing changed: both arms take the geometric mean of what was measured. */
static void level(struct pair *p)
{
	double b = p->b, h = p->h;

	if (isfinite(b) && isfinite(h))
		b = h = sqrt(b) * sqrt(h);
	else
		b = h = isfinite(b) ? b : h;
	p->b = b;
	p->h = h;
}

/* ---- a point ---- */

static void take_prices(struct pair *p, const struct view v[2])
{
	p->base = v[0].price;
	p->head = v[1].price;
	p->base_cause = cause_of(&v[0]);
	p->head_cause = cause_of(&v[1]);
	if (p->base) {
		p->b = p->base->us;
		p->k_b = p->base->k;
		p->q_b = p->base->q_us;
		p->floor_b = p->base->floor_us;
	}
	if (p->head) {
		p->h = p->head->us;
		p->k_h = p->head->k;
		p->q_h = p->head->q_us;
		p->floor_h = p->head->floor_us;
	}
}

/* Of prices that stand alone. */
static void take_errors(struct pair *p)
{
	p->r_b = isfinite(p->b) ? price_error(p->base) : UNKNOWN;
	p->r_h = isfinite(p->h) ? price_error(p->head) : UNKNOWN;
}

static void finish_pair(struct pair *p, const struct pair_opts *o, double g_us, bool is_ab)
{
	bool is_timed = p->base->state == PRICE_VALID && p->head->state == PRICE_VALID;

	p->base_cause = p->head_cause = NULL;
	p->is_unstable = p->base->is_unstable || p->head->is_unstable;
	p->is_above_roof = p->base->is_above_roof && p->head->is_above_roof;
	if (is_timed) {
		measure(p, o, is_ab);
		equalise(p, g_us);
	}
	p->is_null = is_timed && (p->is_same_code || p->base->is_aa || p->head->is_aa);
	if (p->is_same_code)
		level(p);
	p->is_at_floor = p->b < 2 * p->floor_b && p->h < 2 * p->floor_h;
}

static struct pair new_pair(const char *key, const struct view v[2])
{
	const struct arm_point *named = v[1].point ? v[1].point : v[0].point;
	struct pair p = {.key = key,
			 .pattern = named->pattern,
			 .name = named->name ? named->name : named->pattern,
			 .label = named->label,
			 .b = UNKNOWN,
			 .h = UNKNOWN,
			 .r_b = UNKNOWN,
			 .r_h = UNKNOWN,
			 .k_b = UNKNOWN,
			 .k_h = UNKNOWN,
			 .q_b = UNKNOWN,
			 .q_h = UNKNOWN,
			 .floor_b = UNKNOWN,
			 .floor_h = UNKNOWN,
			 .x = UNKNOWN,
			 .se_w = UNKNOWN,
			 .se_q = UNKNOWN,
			 .nu_w = UNKNOWN,
			 .sigma2 = UNKNOWN,
			 .d = UNKNOWN,
			 .se = UNKNOWN,
			 .nu = UNKNOWN,
			 .p = UNKNOWN,
			 .p_adj = UNKNOWN,
			 .lo = UNKNOWN,
			 .hi = UNKNOWN,
			 .reason = ""};

	return p;
}

struct union_of {
	const struct arm *const *arms;
	const struct pair_opts *opts;
	struct axes axes;
	double g_us;
};

/* Which arms have any axis at all, a failure of the whole point included. */
static void find_any(const struct union_of *u, struct view v[2], bool has[2])
{
	for (int i = 0; i < 2; i++)
		has[i] = v[i].cause;
	for (uint32_t k = 0; k < u->axes.n; k++) {
		look(u->arms, v, u->axes.names[k]);
		for (int i = 0; i < 2; i++)
			has[i] |= v[i].said != ABSENT;
	}
}

/* The first axis that either has; of arms that have both some, none is common. */
static void take_any(const struct union_of *u, struct view v[2], struct pair *p)
{
	for (uint32_t k = 0; k < u->axes.n; k++) {
		look(u->arms, v, u->axes.names[k]);
		if (v[0].said == ABSENT && v[1].said == ABSENT)
			continue;
		p->axis = u->axes.names[k];
		take_prices(p, v);
		take_errors(p);
		return;
	}
}

/* Of two arms that have no axis in common; false if the key is outside the union. */
static bool classify_apart(const struct union_of *u, struct view v[2], struct pair *p)
{
	bool has[2];

	find_any(u, v, has);
	if (u->opts->axis && !has[0] && !has[1])
		return false;
	if (has[0] && has[1]) {
		p->class = CLASS_AXIS_MISMATCH;
		p->base_cause = p->head_cause = "no_common_axis";
	} else if (!has[0] && !has[1] && v[0].point && v[1].point) {
		p->class = CLASS_INVALID;
		p->base_cause = p->head_cause = "absent";
	} else {
		bool is_base = has[0] || (!has[1] && v[0].point);

		p->class = is_base ? CLASS_BASE_ONLY : CLASS_HEAD_ONLY;
		take_any(u, v, p);
	}
	return true;
}

static bool make_pair(const struct union_of *u, const char *key, struct view v[2],
		      struct pair *p)
{
	const struct arm *const *arms = u->arms;

	*p = new_pair(key, v);
	p->axis = choose_axis(arms, v, &u->axes);
	if (!p->axis)
		return classify_apart(u, v, p);
	take_prices(p, v);
	p->is_same_code = is_same_code(p->base, p->head, arms);
	p->class = classify(p, v, u->g_us, log1p(u->opts->theta));
	p->is_same_code &= p->class == CLASS_PAIR;
	if (p->class == CLASS_PAIR)
		finish_pair(p, u->opts, u->g_us, arms[0]->is_ab && arms[1]->is_ab);
	else
		take_errors(p);
	return true;
}

static struct view view_of(const struct arm *arm, const struct arm_point *p,
			   const struct arm_point *other)
{
	const char *pattern = arm_pattern_cause(arm, p ? p->pattern : other->pattern);

	return (struct view){.point = p, .cause = p && p->cause ? p->cause : pattern};
}

/* Of both arms; NAN if neither knows it. */
static double floor_of(const struct arm *const arms[2])
{
	double b = launch_floor_of_arm(arms[0]).g_us, h = launch_floor_of_arm(arms[1]).g_us;

	if (isnan(b) || isnan(h))
		return isnan(b) ? h : b;
	return (b + h) / 2;
}

static const char *list_axes(struct arena *a, const struct axes *x)
{
	struct buf b = buf_new(a);

	for (uint32_t i = 0; i < x->n; i++)
		buf_printf(&b, "%s%s", i ? " " : "", x->names[i]);
	return str_cstr(a, buf_view(&b));
}

/* Merges the sorted points of both arms. */
void pairs_make(struct arena *a, const struct arm *base, const struct arm *head,
		const struct pair_opts *o, struct pair_set *out)
{
	const struct arm *const arms[2] = {base, head};
	struct union_of u = {arms, o, axes_of(a, arms, o->axis), floor_of(arms)};
	uint32_t i = 0, k = 0;

	*out = (struct pair_set){.axes = list_axes(a, &u.axes),
				 .g_us = u.g_us,
				 .is_ab = base->is_ab && head->is_ab};
	out->pairs = arena_array(a, struct pair, base->npoints + head->npoints + 1);
	while (i < base->npoints || k < head->npoints) {
		const struct arm_point *b = i < base->npoints ? &base->points[i] : NULL;
		const struct arm_point *h = k < head->npoints ? &head->points[k] : NULL;
		int order = !b ? 1 : !h ? -1 : strcmp(b->key, h->key);

		b = order > 0 ? NULL : b;
		h = order < 0 ? NULL : h;
		i += b != NULL;
		k += h != NULL;
		struct view v[2] = {view_of(base, b, h), view_of(head, h, b)};
		struct pair *p = &out->pairs[out->n];

		if (!make_pair(&u, b ? b->key : h->key, v, p))
			continue;
		out->count[p->class]++;
		out->n++;
	}
}
