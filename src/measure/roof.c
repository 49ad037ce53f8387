/* Looking a roof up between what was measured. */
#include "measure/roof.h"

#include <math.h>

const struct roof_mix_row roof_mixes[MIXES] = {
	[MIX_WRITE] = {"write", 0, 1}, [MIX_COPY] = {"copy", 1, 1}, [MIX_ADD] = {"add", 1, 1},
	[MIX_R2W1] = {"r2w1", 2, 1},   [MIX_READ] = {"read", 1, 0},
};

const char *state_name(enum cache_state s)
{
	static const char *const names[] = {"cold", "warm", "single"};

	return names[s];
}

void roof_make_monotone(struct roof_series *s)
{
	for (uint32_t i = s->n; i-- > 1;)
		if (s->cells[i - 1].t_us > s->cells[i].t_us) {
			s->cells[i - 1].t_us = s->cells[i].t_us;
			s->cells[i - 1].sigma = s->cells[i].sigma;
		}
}

static const double DOUBTFUL = 0.25;

struct roof_doubt roof_doubt(const struct roof_table *t)
{
	struct roof_doubt d = {0};

	for (int st = 0; st < ROOF_STATES; st++)
		for (int mix = 0; mix < MIXES; mix++) {
			const struct roof_series *s = &t->series[st][mix];

			for (uint32_t i = 0; i < s->n; i++) {
				double sigma = s->cells[i].sigma;

				sigma = isnan(sigma) ? (double)INFINITY : sigma;
				d.of++;
				d.n += sigma > DOUBTFUL;
				d.sigma = fmax(d.sigma, sigma);
			}
		}
	return d;
}

const char *roof_doubt_words(struct arena *a, struct roof_doubt d)
{
	const char *worst = isfinite(d.sigma)
				    ? arena_printf(a, ", the worst to +-%.0f %%", 100 * d.sigma)
				    : "";

	if (!d.n)
		return NULL;
	return arena_printf(a, "%u of %u roofs are known to no better than a quarter%s", d.n,
			    d.of, worst);
}

static const struct roof none = {.t_us = (double)NAN, .sigma = (double)NAN};

/* At bytes, linear in (log bytes, log t). */
static struct roof at_bytes(const struct roof_series *s, double bytes)
{
	if (!s->n)
		return none;
	const struct roof_cell *last = &s->cells[s->n - 1];
	uint32_t i = 0;

	if (bytes > (double)last->bytes)
		return (struct roof){.t_us = last->t_us * bytes / (double)last->bytes,
				     .sigma = last->sigma,
				     .is_extrapolated = true};
	while ((double)s->cells[i].bytes < bytes)
		i++;
	const struct roof_cell *hi = &s->cells[i], *lo = hi - 1;

	if (!i || (double)hi->bytes == bytes)
		return (struct roof){.t_us = hi->t_us, .sigma = hi->sigma};
	double x = log(bytes / (double)lo->bytes) / log((double)hi->bytes / (double)lo->bytes);

	return (struct roof){
		.t_us = exp(log(lo->t_us) + x * (log(hi->t_us) - log(lo->t_us))),
		.sigma = sqrt(lo->sigma * lo->sigma + hi->sigma * hi->sigma),
	};
}

/* Copy and add have one mix; the faster says what is possible. */
static struct roof at_half(const struct roof_series *s, double bytes)
{
	struct roof copy = at_bytes(&s[MIX_COPY], bytes), add = at_bytes(&s[MIX_ADD], bytes);

	return isnan(copy.t_us) || add.t_us < copy.t_us ? add : copy;
}

static struct roof between(struct roof a, struct roof b, double x)
{
	if (x <= 0)
		return a;
	if (x >= 1)
		return b;
	return (struct roof){
		.t_us = a.t_us + x * (b.t_us - a.t_us),
		.sigma = sqrt(a.sigma * a.sigma + b.sigma * b.sigma),
		.is_extrapolated = a.is_extrapolated || b.is_extrapolated,
	};
}

struct roof roof_find(const struct roof_table *t, enum cache_state state, int64_t read_bytes,
		      int64_t write_bytes)
{
	const struct roof_series *s = t->series[state == STATE_WARM];
	double bytes = (double)read_bytes + (double)write_bytes;
	double rho = bytes > 0 ? (double)read_bytes / bytes : 0.5;
	static const double half = 0.5, two_thirds = 2.0 / 3;

	if (rho <= half)
		return between(at_bytes(&s[MIX_WRITE], bytes), at_half(s, bytes), rho / half);
	if (rho <= two_thirds)
		return between(at_half(s, bytes), at_bytes(&s[MIX_R2W1], bytes),
			       (rho - half) / (two_thirds - half));
	return between(at_bytes(&s[MIX_R2W1], bytes), at_bytes(&s[MIX_READ], bytes),
		       (rho - two_thirds) / (1 - two_thirds));
}
