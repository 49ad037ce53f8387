/* What is a time, and how well it is known. */
#include "account/arm_int.h"

#include <ctype.h>
#include <math.h>
#include <string.h>

static const double MOST_US = 1e9;

/* A string that is wholly a decimal number, blanks around it allowed. */
static bool is_decimal(const char *s, double *out)
{
	size_t n = strlen(s);

	while (n && isspace((unsigned char)s[n - 1]))
		n--;
	while (n && isspace((unsigned char)*s)) {
		s++;
		n--;
	}
	if (!n || strspn(s, "+-.0123456789eE") < n)
		return false;
	if (!str_to_f64((struct str){s, n}, out))
		return true;
	status_clear();
	return false;
}

static const char *flaw_of_number(double us, double q_us)
{
	if (isnan(us))
		return "nan";
	if (isinf(us))
		return "inf";
	if (us == 0)
		return "zero";
	if (us < 0)
		return "negative";
	if (us < q_us / 2)
		return "below_tick";
	return us > MOST_US ? "too_large" : NULL;
}

const char *price_flaw(const json_t *v, double q_us, bool is_import, double *us)
{
	const char *word;

	*us = (double)NAN;
	if (!v || json_is_null(v))
		return "absent";
	if (json_is_boolean(v))
		return "bool";
	if ((word = json_word(v)))
		return strcmp(word, "nan") ? "inf" : "nan";
	if (json_is_number(v))
		*us = json_number_value(v);
	else if (!is_import || !json_is_string(v) || !is_decimal(json_string_value(v), us))
		return "not_number";
	const char *flaw = flaw_of_number(*us, q_us);

	if (flaw)
		*us = (double)NAN;
	return flaw;
}

const char *price_flaw_of(double us, double q_us)
{
	return flaw_of_number(us, q_us);
}

double price_tick_error(double q_us, double t_us)
{
	return isfinite(q_us) ? q_us / (sqrt(12) * t_us) : 0;
}

double price_error(const struct price *p)
{
	struct side s = side_of(p);

	return side_error(p, &s);
}

double side_error(const struct price *p, const struct side *s)
{
	if (s->nrounds > s->nprocesses) {
		double tick = price_tick_error(p->q_us, s->us);

		return sqrt(s->var + tick * tick);
	}
	return isfinite(p->ci_lo_us) ? (p->ci_hi_us - p->ci_lo_us) / (3.92 * p->us)
				     : (double)NAN;
}

/* Logarithms that need not be taken twice. */
enum { ROUNDS_KEPT = 64 };

/* Equal rounds have no variance, whatever their mean was rounded to. */
static double deviation2(double log, double mean)
{
	double d = log - mean;

	return fabs(d) > 4e-16 * fmax(1, fabs(mean)) ? d * d : 0;
}

/* Means of logs in each process, then over processes with equal weight. */
struct side side_of(const struct price *p)
{
	struct side s = {.us = p->us, .var = (double)NAN, .nu = (double)NAN};
	double means = 0, squares = 0, weight = 0, logs[ROUNDS_KEPT];

	for (uint32_t i = 0; i < p->nprocesses; i++) {
		const struct price_process *q = &p->processes[i];
		double mean = 0, n = 0;

		for (uint32_t k = 0; k < q->n; k++)
			if (!q->taint[k]) {
				double x = log(q->us[k]);

				logs[k % ROUNDS_KEPT] = x;
				mean += x;
				n++;
			}
		if (n == 0)
			continue;
		mean /= n;
		for (uint32_t k = 0; k < q->n; k++)
			if (!q->taint[k])
				squares += deviation2(
					q->n > ROUNDS_KEPT ? log(q->us[k]) : logs[k], mean);
		means += mean;
		weight += 1 / n;
		s.nprocesses++;
		s.nrounds += (uint32_t)n;
	}
	if (!s.nprocesses)
		return s;
	double S = s.nprocesses;

	s.log = means / S;
	s.us = exp(s.log);
	s.nu = s.nrounds - S;
	s.sigma2 = s.nu > 0 ? squares / s.nu : (double)NAN;
	s.var = s.sigma2 * weight / (S * S);
	return s;
}

bool price_is_direct(const struct price *p)
{
	return p && p->launch && !strcmp(p->launch, "direct");
}
