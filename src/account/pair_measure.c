/* What was measured of a pair: the log of a ratio, and what is known of its error. */
#include "account/arm_int.h"
#include "account/pair_int.h"

#include <math.h>

static const double UNKNOWN = (double)NAN;

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
bool pair_is_other_k(const struct pair *p, double g_us, double delta)
{
	return p->k_b != p->k_h && floor_doubt(p, g_us) > delta / 10;
}

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

/* Of prices that stand alone. */
void pair_take_errors(struct pair *p)
{
	p->r_b = isfinite(p->b) ? price_error(p->base) : UNKNOWN;
	p->r_h = isfinite(p->h) ? price_error(p->head) : UNKNOWN;
}

void pair_measure(struct pair *p, const struct pair_opts *o, double g_us, bool is_ab)
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
