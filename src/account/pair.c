/* Pairing two arms: the union of their keys, each in one class, and what was measured of it. */
#include "account/axis.h"
#include "account/floor.h"
#include "account/pair_int.h"
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

	if (!b || !h)
		return false;
	if (is_text(b->image, h->image))
		return true; /* whatever options it came of */
	return is_text(b->options, h->options) && is_text(b->source, h->source) &&
	       is_text(f[FACT_BUILD], g[FACT_BUILD]) &&
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
	if (!p->is_same_code && pair_is_other_k(p, g_us, delta)) {
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
		pair_take_errors(p);
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
		pair_measure(p, u->opts, u->g_us, arms[0]->is_ab && arms[1]->is_ab);
	else
		pair_take_errors(p);
	return true;
}

static void add_control(const struct union_of *u, const struct arm_point *b,
			const struct arm_point *h, struct pair_set *out)
{
	struct view v[2] = {{.point = b, .said = VALID}, {.point = h, .said = VALID}};
	bool is_there = b && h && b->sol && h->sol && b->sol->state == PRICE_VALID &&
			h->sol->state == PRICE_VALID && !b->sol->is_unstable &&
			!h->sol->is_unstable;

	if (!is_there)
		return;
	struct pair *p = &out->controls[out->ncontrols];

	v[0].price = b->sol;
	v[1].price = h->sol;
	*p = new_pair(b->key, v);
	p->axis = b->sol->axis;
	take_prices(p, v);
	if (pair_is_other_k(p, u->g_us, log1p(u->opts->theta)))
		return;
	p->is_same_code = true;
	pair_measure(p, u->opts, u->g_us, false);
	out->ncontrols++;
}

/* Of both arms; NAN if neither knows it. */
static double floor_of(const struct arm *const arms[2])
{
	double b = launch_floor_of_arm(arms[0]).g_us, h = launch_floor_of_arm(arms[1]).g_us;

	if (isnan(b) || isnan(h))
		return isnan(b) ? h : b;
	return (b + h) / 2;
}

static const char *image_of(const struct price *p, int id)
{
	for (uint32_t i = 0; i < p->nprocesses; i++)
		if (p->processes[i].id == id)
			return p->processes[i].image;
	return NULL;
}

/* The price by those processes whose code is not known to be other than in the other price. */
static const struct price *alike(struct arena *a, const struct price *p,
				 const struct price *other)
{
	struct price *out = arena_new(a, struct price);

	*out = *p;
	out->nprocesses = 0;
	out->processes = arena_array(a, struct price_process, p->nprocesses + 1);
	for (uint32_t i = 0; i < p->nprocesses; i++) {
		const char *own = p->processes[i].image;
		const char *its = image_of(other, p->processes[i].id);

		if (!own || !its || is_text(own, its))
			out->processes[out->nprocesses++] = p->processes[i];
	}
	return out;
}

/* What was measured of one program and of another that is the same, axis by axis.  Where a
 * tuner chose otherwise for the twin it is not the same, and says nothing of noise. */
static void add_hidden(struct arena *a, const struct union_of *u, const struct arm_point *b,
		       const struct arm_point *twin, struct pair_set *out)
{
	for (uint32_t i = 0; i < twin->nprices; i++) {
		struct view v[2] = {{.point = b, .said = VALID},
				    {.point = twin, .said = VALID}};
		struct pair *p = &out->hidden[out->nhidden];

		v[0].price = arm_price(b, twin->prices[i].axis);
		v[1].price = &twin->prices[i];
		if (!v[0].price || v[0].price->state != PRICE_VALID ||
		    v[1].price->state != PRICE_VALID)
			continue;
		const struct price *all = v[0].price;

		v[0].price = alike(a, all, v[1].price);
		v[1].price = alike(a, v[1].price, all);
		if (all->nprocesses && !v[0].price->nprocesses) {
			out->nretuned++;
			continue;
		}
		*p = new_pair(b->key, v);
		p->axis = v[1].price->axis;
		take_prices(p, v);
		p->is_hidden = true;
		pair_measure(p, u->opts, u->g_us, true);
		out->nhidden++;
	}
}

static void find_hidden(struct arena *a, const struct union_of *u, const struct arm *arm,
			struct pair_set *out)
{
	uint32_t n = 0;

	for (uint32_t i = 0; arm->aa && i < arm->aa->npoints; i++)
		n += arm->aa->points[i].nprices;
	out->hidden = arena_array(a, struct pair, n + 1);
	for (uint32_t i = 0; n && i < arm->aa->npoints; i++) {
		const struct arm_point *b = arm_find(arm, arm->aa->points[i].key);

		if (b)
			add_hidden(a, u, b, &arm->aa->points[i], out);
	}
}

void pairs_make_hidden(struct arena *a, const struct arm *arm, const struct pair_opts *o,
		       struct pair_set *out)
{
	const struct arm *const arms[2] = {arm, arm};
	struct union_of u = {arms, o, {0}, floor_of(arms)};

	*out = (struct pair_set){.axes = "", .g_us = u.g_us};
	find_hidden(a, &u, arm, out);
}

static struct view view_of(const struct arm *arm, const struct arm_point *p,
			   const struct arm_point *other)
{
	const char *pattern = arm_pattern_cause(arm, p ? p->pattern : other->pattern);

	return (struct view){.point = p, .cause = p && p->cause ? p->cause : pattern};
}

/* All that both have, or the one that was asked for. */
static struct axes choose_axes(struct arena *a, const struct arm *const arms[2],
			       const char *only)
{
	struct axes x = {arena_array(a, const char *, 1), 1};

	if (!only)
		return axes_of(a, arms, 2);
	x.names[0] = only;
	return x;
}

static struct pair *room_of(struct arena *a, uint32_t n)
{
	return arena_room(a, sizeof(struct pair), n + 1, _Alignof(struct pair));
}

/* Merges the sorted points of both arms. */
void pairs_make(struct arena *a, const struct arm *base, const struct arm *head,
		const struct pair_opts *o, struct pair_set *out)
{
	const struct arm *const arms[2] = {base, head};
	struct union_of u = {arms, o, choose_axes(a, arms, o->axis), floor_of(arms)};
	uint32_t i = 0, k = 0;

	*out = (struct pair_set){.axes = axes_text(a, &u.axes, " "),
				 .g_us = u.g_us,
				 .is_ab = base->is_ab && head->is_ab};
	/* room for all that there may be: what is not written to takes no memory */
	out->pairs = room_of(a, base->npoints + head->npoints);
	out->controls =
		room_of(a, base->npoints < head->npoints ? base->npoints : head->npoints);
	if (out->is_ab)
		find_hidden(a, &u, base, out);
	while (i < base->npoints || k < head->npoints) {
		const struct arm_point *b = i < base->npoints ? &base->points[i] : NULL;
		const struct arm_point *h = k < head->npoints ? &head->points[k] : NULL;
		int order = !b ? 1 : !h ? -1 : strcmp(b->key, h->key);

		b = order > 0 ? NULL : b;
		h = order < 0 ? NULL : h;
		i += b != NULL;
		k += h != NULL;
		add_control(&u, b, h, out);
		struct view v[2] = {view_of(base, b, h), view_of(head, h, b)};
		struct pair *p = &out->pairs[out->n];

		if (!make_pair(&u, b ? b->key : h->key, v, p))
			continue;
		out->count[p->class]++;
		out->n++;
	}
}
