/* Estimates of models. */
#include "account/rollup_int.h"
#include "base/stat.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

const char *const rollup_reason_names[ROLLUP_REASONS] = {
	"inventory", "unknown_price", "missing", "extern_unpriced", "below_floor"};

const char *rollup_state_name(enum rollup_state s)
{
	static const char *const names[] = {"COMPLETE", "BOUNDED", "INCOMPLETE"};

	return names[s];
}

bool rollup_is_genai(struct str model)
{
	return model.n > 5 && !strncasecmp(model.p, "genai/", 6);
}

/* ---- points ---- */

static double own_price(double us, const char *cause)
{
	return cause || !(us > 0) ? (double)NAN : us;
}

static double calls_or_one(double k)
{
	return k >= 1 ? k : 1;
}

/* A pair of two axes is no pair: its prices bound it, and are compared with nothing. */
static struct rollup_point of_pair(const struct pair *p)
{
	struct rollup_point x = {.pair = p,
				 .b = own_price(p->b, p->base_cause),
				 .h = own_price(p->h, p->head_cause),
				 .k_b = calls_or_one(p->k_b),
				 .k_h = calls_or_one(p->k_h)};

	x.is_free = p->base && p->head && p->base->launches == 0 && p->head->launches == 0;
	x.is_direct = price_is_direct(p->base) || price_is_direct(p->head);
	x.is_missing = p->class != CLASS_PAIR && !x.is_free;
	if (!x.is_missing)
		return x;
	if (!isnan(x.b) && !isnan(x.h)) {
		x.v = sqrt(x.b * x.h);
		x.b = x.h = (double)NAN;
	} else {
		x.v = isnan(x.b) ? x.h : x.b;
	}
	if (isnan(x.b))
		x.k_b = x.k_h;
	else
		x.k_h = x.k_b;
	return x;
}

static struct rollup_point of_point(const struct pair *p, const struct cost *proxy)
{
	struct rollup_point x = {.b = (double)NAN,
				 .h = (double)NAN,
				 .v = (double)NAN,
				 .k_b = 1,
				 .k_h = 1,
				 .is_missing = true};

	if (p)
		x = of_pair(p);
	if (!x.is_missing || !isnan(x.v))
		return x;
	x.v = proxy->us;
	x.k_b = x.k_h = calls_or_one(proxy->k);
	x.is_free = proxy->is_free;
	x.is_direct = proxy->is_direct;
	x.is_missing = !x.is_free;
	x.proxy = isnan(proxy->us) ? NULL : proxy->cause;
	return x;
}

static void match_points(struct arena *a, const struct rollup_input *in, struct rollup *r)
{
	const struct map *ids = &in->all->points;
	const struct pair **pairs = arena_array(a, const struct pair *, ids->n + 1);

	for (uint32_t i = 0; i < in->pairs->n; i++) {
		uint64_t *id = map_find(ids, str_of(in->pairs->pairs[i].key));

		if (id)
			pairs[*id] = &in->pairs->pairs[i];
	}
	r->points = arena_array(a, struct rollup_point, ids->n + 1);
	for (uint32_t i = 0; i < ids->n; i++)
		r->points[i] = of_point(pairs[i], &in->proxies[i]);
}

/* What a missing price may be if the other's changed by ρ: its floor did not change. */
static double scaled(const struct launch_floor *f, double v, double k, double rho)
{
	double floor = f->cause ? 0 : f->g_us / k;

	return v > floor ? floor + (v - floor) * rho : v * rho;
}

static double base_at(const struct launch_floor *f, const struct rollup_point *p, double rho)
{
	if (!p->is_missing || !isnan(p->b))
		return p->b;
	return isnan(p->h) ? p->v : scaled(f, p->v, p->k_b, 1 / rho);
}

static double head_at(const struct launch_floor *f, const struct rollup_point *p, double rho)
{
	if (!p->is_missing || !isnan(p->h))
		return p->h;
	return scaled(f, p->v, p->k_h, rho);
}

/* ---- a model ---- */

struct totals {
	struct stat_sum b, h, replays, direct, missing;
};

static void add_points(const struct rollup *r, struct rollup_model *m, double rho,
		       struct totals *t)
{
	for (uint32_t i = 0; i < m->inventory->points.n; i++) {
		const struct inventory_use *u = &m->inventory->points.p[i];
		const struct rollup_point *p = &r->points[u->id];
		double n = (double)u->n;

		if (p->is_free || (p->is_missing && isnan(p->v)))
			continue;
		stat_add(&t->b, n * base_at(&r->floor, p, rho));
		stat_add(&t->h, n * head_at(&r->floor, p, rho));
		/* Of both sides, so that swapping them changes nothing. */
		stat_add(p->is_direct ? &t->direct : &t->replays,
			 n * (1 / p->k_b + 1 / p->k_h) / 2);
		stat_add(&t->missing, p->is_missing ? n * p->v : 0);
	}
}

static void add_externs(const struct rollup *r, struct rollup_model *m, struct totals *t)
{
	for (uint32_t i = 0; i < m->inventory->externs.n; i++) {
		const struct inventory_use *u = &m->inventory->externs.p[i];
		const struct cost *c = &r->externs[u->id];
		double n = (double)u->n;

		if (c->is_free || isnan(c->us))
			continue;
		stat_add(&t->b, n * c->us);
		stat_add(&t->h, n * c->us);
		stat_add(c->is_direct ? &t->direct : &t->replays, n / c->k);
	}
}

static struct totals totals_at(const struct rollup *r, struct rollup_model *m, double rho)
{
	struct totals t = {0};

	add_points(r, m, rho, &t);
	add_externs(r, m, &t);
	return t;
}

/* NAN: not known. */
static double correction(const struct rollup *r, const struct rollup_model *m,
			 const struct totals *t)
{
	struct attribution a = {.replays = stat_total(&t->replays),
				.direct_replays = stat_total(&t->direct)};

	return attribution_correction(m->inventory, &a, &r->floor);
}

static double or_nothing(double v)
{
	return isnan(v) ? 0 : v;
}

static double log_ratio(const struct rollup *r, struct rollup_model *m, double rho)
{
	struct totals t = totals_at(r, m, rho);
	double less = or_nothing(correction(r, m, &t));

	return log(stat_total(&t.b) - less) - log(stat_total(&t.h) - less);
}

static void estimate(const struct rollup *r, struct rollup_model *m)
{
	struct totals t = totals_at(r, m, 1);
	double known = correction(r, m, &t), less = or_nothing(known);

	m->raw_b = stat_total(&t.b);
	m->raw_h = stat_total(&t.h);
	m->replays = stat_total(&t.replays);
	m->missing_share = m->raw_b > 0 ? stat_total(&t.missing) / m->raw_b : 0;
	m->is_uncorrected = isnan(known);
	m->t_b = m->raw_b - less;
	m->t_h = m->raw_h - less;
	m->is_launch_bound = !m->is_uncorrected && m->t_b <= 0.2 * m->raw_b && m->raw_b > 0;
	m->l = log(m->t_b) - log(m->t_h);
	m->l_low = m->missing ? log_ratio(r, m, r->opts.factor) : m->l;
	m->l_high = m->missing ? log_ratio(r, m, 1 / r->opts.factor) : m->l;
}

/* ---- its error ---- */

struct rollup_sides rollup_shares(const struct rollup *r, const struct rollup_model *m,
				  const struct inventory_use *u)
{
	const struct rollup_point *p = &r->points[u->id];
	double n = (double)u->n;

	return (struct rollup_sides){n * p->b / m->t_b, n * p->h / m->t_h};
}

/* One measurement used n times: n stands inside the square. */
double rollup_point_variance(const struct rollup_point *p, struct rollup_sides s)
{
	const struct pair *x = p->pair;

	if (p->is_missing || p->is_free || x->is_same_code)
		return 0;
	if (x->is_paired)
		return x->se * x->se * (s.b + s.h) * (s.b + s.h) / 4;
	return s.b * s.b * x->r_b * x->r_b + s.h * s.h * x->r_h * x->r_h;
}

double rollup_kappa(const struct rollup_model *m)
{
	return 1 / m->t_b - 1 / m->t_h;
}

double rollup_launches_beyond(const struct rollup_model *m)
{
	return m->is_uncorrected ? 0 : fmax(0, m->replays - (double)m->inventory->launches);
}

static void find_error(const struct rollup *r, struct rollup_model *m)
{
	double kappa = rollup_kappa(m),
	       floor = rollup_launches_beyond(m) * r->floor.se_us * kappa;
	struct stat_sum kernels = {0}, externs = {0};

	for (uint32_t i = 0; i < m->inventory->points.n; i++) {
		const struct inventory_use *u = &m->inventory->points.p[i];

		stat_add(&kernels,
			 rollup_point_variance(&r->points[u->id], rollup_shares(r, m, u)));
	}
	for (uint32_t i = 0; i < m->inventory->externs.n; i++) {
		const struct inventory_use *u = &m->inventory->externs.p[i];
		const struct cost *c = &r->externs[u->id];
		double e = (double)u->n * c->us * c->r * kappa;

		if (!c->is_free && !isnan(c->us))
			stat_add(&externs, e * e);
	}
	m->var_kernels = stat_total(&kernels);
	m->var_externs = stat_total(&externs);
	m->var_floor = m->is_uncorrected ? 0 : floor * floor;
	m->se = sqrt(m->var_kernels + m->var_externs + m->var_floor);
	m->lo = m->l_low - 1.96 * m->se;
	m->hi = m->l_high + 1.96 * m->se;
}

/* ---- its state ---- */

static void count_missing(struct rollup *r, struct rollup_model *m)
{
	for (uint32_t i = 0; i < m->inventory->points.n; i++) {
		const struct rollup_point *p = &r->points[m->inventory->points.p[i].id];

		m->missing += p->is_missing;
		m->unknown += p->is_missing && isnan(p->v);
	}
}

static bool has_unpriced_extern(const struct rollup *r, const struct rollup_model *m)
{
	for (uint32_t i = 0; i < m->inventory->externs.n; i++) {
		const struct cost *c = &r->externs[m->inventory->externs.p[i].id];

		if (!c->is_free && isnan(c->us))
			return true;
	}
	return false;
}

static bool is_empty(const struct rollup *r, const struct rollup_model *m)
{
	for (uint32_t i = 0; i < m->inventory->points.n; i++)
		if (!r->points[m->inventory->points.p[i].id].is_free)
			return false;
	return !m->inventory->externs.n;
}

static void judge(const struct rollup *r, struct rollup_model *m)
{
	const struct inventory *v = m->inventory;

	m->reasons = (!v->ngraphs || v->errors.n || is_empty(r, m) ? ROLLUP_INVENTORY : 0) |
		     (m->unknown ? ROLLUP_UNKNOWN : 0) |
		     (m->missing_share > r->opts.max_missing ? ROLLUP_MISSING : 0) |
		     (has_unpriced_extern(r, m) ? ROLLUP_EXTERN : 0) |
		     (m->raw_b > 0 && !(m->t_b > 0 && m->t_h > 0) ? ROLLUP_BELOW_FLOOR : 0);
	m->state = m->reasons   ? ROLLUP_INCOMPLETE
		   : m->missing ? ROLLUP_BOUNDED
				: ROLLUP_COMPLETE;
	/* Of a sum that lacks parts nothing is said. */
	if (m->reasons & ~(unsigned)ROLLUP_MISSING)
		m->l = m->lo = m->hi = m->l_low = m->l_high = m->se = (double)NAN;
}

static void blame(struct rollup *r, const struct rollup_model *m)
{
	for (uint32_t i = 0; i < m->inventory->points.n; i++) {
		struct rollup_point *p = &r->points[m->inventory->points.p[i].id];

		p->bounded += p->is_missing && m->state == ROLLUP_BOUNDED;
		p->incomplete += p->is_missing && m->state == ROLLUP_INCOMPLETE;
	}
}

static int by_size(const void *x, const void *y, void *ctx)
{
	const struct rollup_part *a = x, *b = y;
	const struct map *keys = ctx;

	if (a->is_missing != b->is_missing)
		return a->is_missing ? -1 : 1;
	if (!a->is_missing && fabs(a->us) != fabs(b->us))
		return fabs(a->us) < fabs(b->us) ? 1 : -1;
	return str_cmp(keys->entries[a->id].key, keys->entries[b->id].key);
}

static void list_parts(struct arena *a, const struct rollup *r, struct rollup_model *m)
{
	uint32_t n = m->inventory->points.n;

	m->parts = arena_array(a, struct rollup_part, n + 1);
	for (uint32_t i = 0; i < n; i++) {
		const struct inventory_use *u = &m->inventory->points.p[i];
		const struct rollup_point *p = &r->points[u->id];
		double us = p->is_free ? 0 : (double)u->n * (p->b - p->h);
		/* A share of a sum that lacks parts would be no share of the model. */
		double pct = m->state == ROLLUP_INCOMPLETE ? (double)NAN : 100 * us / m->t_b;

		m->parts[i] = (struct rollup_part){u->id, u->n, us, pct, p->is_missing};
	}
	qsort_r(m->parts, n, sizeof(*m->parts), by_size, (void *)&r->all->points);
}

void rollup_make(struct arena *a, const struct rollup_input *in, struct rollup *out)
{
	*out = (struct rollup){.all = in->all,
			       .externs = in->externs,
			       .floor = *in->floor,
			       .opts = in->opts,
			       .nmodels = in->all->models.n};
	match_points(a, in, out);
	out->models = arena_array(a, struct rollup_model, out->nmodels + 1);
	for (uint32_t i = 0; i < out->nmodels; i++) {
		struct rollup_model *m = &out->models[i];

		m->inventory = &in->all->models.p[i];
		count_missing(out, m);
		estimate(out, m);
		find_error(out, m);
		judge(out, m);
		blame(out, m);
		list_parts(a, out, m);
	}
	rollup_means(a, in, out);
}
