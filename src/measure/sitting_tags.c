/* Rows as tags: the one place where a number gets the name that it is stored under. */
#include "base/json.h"
#include "measure/sitting.h"

#include <math.h>

/* Keys are "<group>/<stat>", written at once. */
static void key(struct jsonw *w, const char *group, const char *stat)
{
	struct arena a = {0};

	jsonw_key(w, arena_printf(&a, "%s/%s", group, stat));
	arena_release(&a);
}

static void number(struct jsonw *w, const char *group, const char *stat, double v)
{
	key(w, group, stat);
	jsonw_f64(w, v);
}

static void count(struct jsonw *w, const char *group, const char *stat, int64_t v)
{
	key(w, group, stat);
	jsonw_int(w, v);
}

static void write_rounds(struct jsonw *w, const char *group, const struct sitting_series *s)
{
	key(w, group, "rounds");
	jsonw_open_inline(w, '[');
	for (uint32_t i = 0; i < s->nrounds; i++) {
		jsonw_open_inline(w, '[');
		jsonw_f64(w, s->round[i].median_us);
		jsonw_int(w, s->round[i].taint);
		jsonw_close(w, ']');
	}
	jsonw_close(w, ']');
}

static void write_series(struct jsonw *w, const struct sitting_series *s)
{
	const char *g = state_name(s->state);
	const struct series_stats *t = &s->stats;

	number(w, g, "median_us", t->median);
	number(w, g, "min_us", t->min);
	number(w, g, "q1_us", t->q1);
	number(w, g, "q3_us", t->q3);
	number(w, g, "max_us", t->max);
	number(w, g, "mean_us", t->mean);
	number(w, g, "mad_us", t->mad);
	number(w, g, "ci_lo_us", t->ci.lo);
	number(w, g, "ci_hi_us", t->ci.hi);
	write_rounds(w, g, s);
	number(w, g, "rho1", t->ci.rho1);
	count(w, g, "n", s->n);
	count(w, g, "taken", s->taken);
	count(w, g, "m", s->m);
	number(w, g, "q_us", s->q_us);
	count(w, g, "sets", s->nsets);
	count(w, g, "reuse_bytes", s->reuse_bytes);
	key(w, g, "stop");
	jsonw_cstr(w, s->stop);
	key(w, g, "unmet");
	jsonw_cstr(w, s->unmet);
}

void sitting_write_tags(struct jsonw *w, const struct sitting_row *row)
{
	const struct sitting_series *cold = &row->series[STATE_COLD],
				    *warm = &row->series[STATE_WARM];

	for (int st = 0; st < 3; st++)
		if (row->has[st])
			write_series(w, &row->series[st]);
	if (row->has[STATE_COLD]) {
		number(w, "roof", "cold_us", cold->roof.t_us);
		number(w, "roof", "sigma", cold->roof.sigma);
		number(w, "floor", "floor_us", cold->floor_us);
	}
	if (row->has[STATE_WARM]) {
		number(w, "roof", "warm_us", warm->roof.t_us);
		number(w, "roof", "sigma_warm", warm->roof.sigma);
		number(w, "floor", "floor_us_warm", warm->floor_us);
	}
}

void sitting_write_env(struct jsonw *w, const struct sitting_env *e)
{
	number(w, "env", "sm_mhz_min", e->sm_mhz_min);
	number(w, "env", "sm_mhz_med", e->sm_mhz_med);
	number(w, "env", "mem_mhz", e->mem_mhz);
	number(w, "env", "temp_c_min", e->temp_c_min);
	number(w, "env", "temp_c_max", e->temp_c_max);
	number(w, "env", "power_w", e->power_w);
	number(w, "env", "energy_mj", e->energy_mj);
	key(w, "env", "throttle");
	jsonw_open_inline(w, '[');
	if (e->throttle & DEVICE_THROTTLE_THERMAL)
		jsonw_cstr(w, "thermal");
	if (e->throttle & DEVICE_THROTTLE_POWER)
		jsonw_cstr(w, "power");
	jsonw_close(w, ']');
	key(w, "env", "foreign");
	if (e->foreign < 0)
		jsonw_null(w);
	else
		jsonw_int(w, e->foreign);
	number(w, "env", "others_pct", e->others_pct);
	number(w, "env", "steal_pct", e->steal_pct);
	number(w, "env", "probe_before_us", e->probe_us[0]);
	number(w, "env", "probe_after_us", e->probe_us[1]);
}
