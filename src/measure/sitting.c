/* The order of a sitting: probe, pilot, states, probe; and what comes of the samples. */
#include "measure/sitting.h"

#include "base/stat.h"
#include "measure/method.h"
#include "measure/series.h"
#include "measure/sitting_int.h"

#include <assert.h>
#include <math.h>
#include <string.h>

enum status measure_flush_new(struct device *dev, const struct calibration *c,
			      struct measure_flush **out)
{
	struct arena arena = {0};
	struct measure_flush *f = arena_new(&arena, struct measure_flush);

	enum status s = flush_new(&arena, dev, c->flush_bytes, &f->flush);

	if (s) {
		flush_free(&f->flush);
		arena_release(&arena);
		TRY(s);
	}
	f->arena = arena;
	*out = f;
	return STATUS_OK;
}

void measure_flush_free(struct measure_flush *f)
{
	if (!f)
		return;
	struct arena arena = f->arena;

	flush_free(&f->flush);
	arena_release(&arena);
}

/* Samples of one seat before the turns begin, in a state; us per call. */
MUST static enum status pilot_state(struct sitting *s, struct seat *seat,
				    enum cache_state state, uint32_t n, double *us)
{
	struct shot shot = seat_shot(s, seat, state);
	int64_t began = device_now_ns(s->dev);
	double median;

	TRY(shot_median(s->dev, &shot, n, us, &median));
	s->busy_ns += device_now_ns(s->dev) - began;
	for (uint32_t i = 0; i < n; i++)
		us[i] /= seat->state[state].m;
	return STATUS_OK;
}

static void keep_single(struct sitting *s, struct seat_state *single, const double *us)
{
	for (int i = 0; i < METHOD_PILOT_SINGLE; i++) {
		vec_push(&single->us, &s->temp, us[i]);
		vec_push(&single->rounds, &s->temp, 0);
	}
	struct sitting_round one = {.median_us = stat_median(us, METHOD_PILOT_SINGLE)};

	vec_push(&single->round, &s->temp, one);
	single->taken = METHOD_PILOT_SINGLE;
	single->stop = "pilot";
}

/* Without the gate, twice, for the first may have something to set up. */
MUST static enum status time_launch(struct device *dev, struct device_replay *r, double *us)
{
	for (int i = 0; i < 2; i++) {
		int64_t began = device_now_ns(dev);

		TRY(device_launch(dev, r));
		*us = (double)(device_now_ns(dev) - began) / 1000;
		TRY(device_sync(dev));
	}
	return STATUS_OK;
}

/* Single calls come first: m was chosen for the roof, and so many calls of a program that is
 * far from it could take minutes. */
MUST static enum status pilot(struct sitting *s, struct seat *seat)
{
	struct seat_state *single = &seat->state[STATE_SINGLE];
	bool has_cold = seat->state[STATE_COLD].replay;
	double us[METHOD_PILOT_SINGLE], replays[METHOD_PILOT_COLD];
	const struct chain_fit *f = &s->c->chain[has_cold ? STATE_COLD : STATE_WARM];

	if (seat->program->code->is_direct)
		TRY(time_launch(s->dev, single->replay, &seat->host_us));
	TRY(pilot_state(s, seat, STATE_SINGLE, METHOD_PILOT_SINGLE, us));
	seat->call_us = fmax(stat_median(us, METHOD_PILOT_SINGLE) - f->c, f->s);
	TRY(seat_shorten(s, seat));
	if (has_cold) {
		keep_single(s, single, us);
	} else {
		device_replay_free(single->replay); /* a warm call is no single time */
		single->replay = NULL;
	}
	TRY(pilot_state(s, seat, has_cold ? STATE_COLD : STATE_WARM, METHOD_PILOT_COLD,
			replays));
	seat->call_us = stat_median(replays, METHOD_PILOT_COLD);
	TRY(seat_shorten(s, seat));
	return STATUS_OK;
}

/* A state of some seats that take turns; the others were too slow for that. */
MUST static enum status sample_group(struct sitting *s, struct seat *const *seats, uint32_t n)
{
	bool has_cold = seats[0]->state[STATE_COLD].replay, has_warm = s->plan->is_warm;

	if (has_cold)
		TRY(sitting_sample(s, seats, n, STATE_COLD, has_warm ? METHOD_COLD_SHARE : 1));
	if (has_warm && !s->out->was_cancelled)
		TRY(sitting_sample(s, seats, n, STATE_WARM, 1));
	return STATUS_OK;
}

/* Who takes turns with whom: most in group 0, a pair that is too slow for them in 1, others
 * that are each alone; how many numbers there are. */
static uint32_t form_groups(struct sitting *s)
{
	double fastest = HUGE_VAL, pair = 0;
	uint32_t n = 2;

	for (uint32_t i = 0; i < s->nseats; i++) {
		fastest = fmin(fastest, s->seats[i].call_us);
		if (s->programs[i].is_pair)
			pair = fmax(pair, s->seats[i].call_us);
	}
	for (uint32_t i = 0; i < s->nseats; i++) {
		bool is_pair = s->programs[i].is_pair;
		double us = is_pair ? pair : s->seats[i].call_us;

		if (us > METHOD_UNPAIRED_RATIO * fastest)
			s->seats[i].group = is_pair ? 1 : n++;
	}
	return n;
}

MUST static enum status sample_all(struct sitting *s)
{
	struct seat **group = arena_array(&s->temp, struct seat *, s->nseats);
	uint32_t ngroups = form_groups(s);

	for (uint32_t g = 0; g < ngroups && !s->out->was_cancelled; g++) {
		uint32_t n = 0;

		for (uint32_t i = 0; i < s->nseats; i++)
			if (s->seats[i].group == g)
				group[n++] = &s->seats[i];
		if (!n)
			continue;
		group[0]->is_unpaired = g && n == 1;
		if (g)
			s->began_ns = device_now_ns(s->dev); /* a sitting of its own */
		TRY(sample_group(s, group, n));
	}
	return STATUS_OK;
}

MUST static enum status open_seats(struct sitting *s, const struct sitting_program *programs)
{
	struct probe *empty;

	TRY(probe_empty(&s->temp, s->dev, 1, &empty));
	TRY(probe_record(empty, 1, &s->empty));
	for (uint32_t i = 0; i < s->nseats; i++)
		TRY(seat_open(s, &s->seats[i], &programs[i]));
	return STATUS_OK;
}

static double lap_s(const struct sitting *s, int64_t *since)
{
	int64_t now = device_now_ns(s->dev), was = *since;

	*since = now;
	return (double)(now - was) / 1e9;
}

MUST static enum status sit(struct sitting *s)
{
	int64_t since = device_now_ns(s->dev);

	TRY(witness_begin(s));
	TRY(witness_recover(s));
	TRY(witness_probe(s, &s->out->env.probe_us[0]));
	TRY(witness_ramp(s));
	s->out->ready_s = lap_s(s, &since);
	for (uint32_t i = 0; i < s->nseats; i++)
		TRY(pilot(s, &s->seats[i]));
	s->out->pilot_s = lap_s(s, &since);
	TRY(sample_all(s));
	TRY(witness_probe(s, &s->out->env.probe_us[1]));
	TRY(witness_end(s));
	return STATUS_OK;
}

/* Names of the rules that this program's samples do not meet. */
static const char *unmet(struct sitting *s, const struct seat_state *st)
{
	const struct stop_rules *r = &s->plan->stop;
	struct buf b = buf_new(s->a);
	struct stop_view v = {.x = st->us.p,
			      .n = st->us.n,
			      .pad = s->c->tick_us / 2 / st->m,
			      .spent_ms = sitting_spent_ms(s),
			      .share = 1};

	for (uint32_t i = 0; i < r->n; i++)
		if (!r->rule[i].row->holds(r->rule[i].value, &v))
			buf_printf(&b, "%s%s", b.n ? "," : "", r->rule[i].row->name);
	return str_cstr(s->a, buf_view(&b));
}

/* The least that passes between two touches of a set: the flush, or the other sets. */
static int64_t reuse_bytes(const struct sitting *s, const struct seat_state *st,
			   enum cache_state state)
{
	if (state == STATE_WARM)
		return (st->nsets - 1) * s->plan->set_bytes;
	int64_t others = (st->nsets - 1) * s->plan->set_bytes;

	return st->nsets == st->m || others > s->c->flush_bytes ? s->c->flush_bytes : others;
}

/* Launched without a graph its calls have another floor, also in the roof. */
static void set_direct(const struct calibration *c, struct sitting_series *s)
{
	double floor_us = calibration_direct_floor_us(c, s->m);

	s->roof.t_us += floor_us - s->floor_us;
	s->floor_us = floor_us;
}

static struct sitting_series series_of(struct sitting *s, const struct seat *seat,
				       enum cache_state state)
{
	const struct seat_state *st = &seat->state[state];
	const struct sitting_plan *p = s->plan;
	struct sitting_series out = {
		.state = state,
		.us = arena_array(s->a, double, st->us.n),
		.rounds = arena_array(s->a, uint16_t, st->us.n),
		.n = st->us.n,
		.taken = st->taken,
		.m = st->m,
		.nsets = st->nsets,
		.q_us = s->c->tick_us / st->m,
		.reuse_bytes = reuse_bytes(s, st, state),
		.round = arena_array(s->a, struct sitting_round, st->round.n),
		.nrounds = st->round.n,
		.stats = series_stats(st->us.p, st->us.n, s->c->tick_us / 2 / st->m),
		.roof = calibration_roof(s->c, state, p->read_bytes, p->write_bytes, st->m),
		.floor_us = calibration_floor_us(s->c, state, st->m),
		.stop = st->stop,
		.unmet = state == STATE_SINGLE ? "" : unmet(s, st),
	};

	if (seat->program->code->is_direct)
		set_direct(s->c, &out);
	memcpy(out.us, st->us.p, out.n * sizeof(*out.us));
	memcpy(out.rounds, st->rounds.p, out.n * sizeof(*out.rounds));
	memcpy(out.round, st->round.p, out.nrounds * sizeof(*out.round));
	out.is_above_roof =
		state == STATE_COLD && out.stats.median < METHOD_ROOF_SHARE * out.roof.t_us;
	return out;
}

static void finish_row(struct sitting *s, const struct seat *seat, struct sitting_row *row)
{
	bool is_short = false;

	*row = (struct sitting_row){.name = seat->program->name,
				    .is_throttled = seat->is_throttled,
				    .is_contended = seat->is_contended,
				    .is_capped = seat->is_capped,
				    .is_unpaired = seat->is_unpaired,
				    .spoiled = seat->spoiled,
				    .kept = seat->kept,
				    .sitting = seat->group};
	for (int st = 0; st < STATES; st++) {
		const struct seat_state *state = &seat->state[st];

		row->has[st] = state->us.n > 0;
		is_short = is_short || (state->replay && state->us.n < METHOD_MIN_SAMPLES_LONG);
		if (!row->has[st])
			continue;
		row->series[st] = series_of(s, seat, (enum cache_state)st);
		if (st != STATE_SINGLE && row->series[st].stats.is_unstable)
			row->is_unstable = true;
	}
	if (s->out->was_cancelled)
		row->cause = "interrupted";
	else if (is_short)
		row->cause = "too_few_samples";
	else if (s->out->cold_cause && !s->plan->is_warm)
		row->cause = s->out->cold_cause;
}

static bool needs_flush(const struct sitting *s)
{
	return s->plan->is_cold && !s->c->cold_cause;
}

/* Whether any state is left to sample. */
static bool has_states(const struct sitting *s)
{
	return needs_flush(s) || s->plan->is_warm;
}

MUST static enum status prepare(struct sitting *s)
{
	s->flush = s->plan->flush;
	if (needs_flush(s) && !s->flush) {
		TRY(measure_flush_new(s->dev, s->c, &s->own_flush));
		s->flush = s->own_flush;
	}
	return has_states(s) ? open_seats(s, s->programs) : STATUS_OK;
}

enum status sitting_prepare(struct device *dev, const struct calibration *c,
			    const struct sitting_program *programs, uint32_t nprograms,
			    const struct sitting_plan *plan, struct sitting **out)
{
	struct arena temp = {0};
	struct sitting *s = arena_new(&temp, struct sitting);

	assert(nprograms && plan->m && plan->nsets && (plan->is_cold || plan->is_warm));
	*s = (struct sitting){.dev = dev, .c = c, .plan = plan, .programs = programs};
	s->seats = arena_array(&temp, struct seat, nprograms);
	s->nseats = nprograms;
	s->temp = temp;
	enum status st = prepare(s);

	if (st) {
		sitting_free(s);
		TRY(st);
	}
	*out = s;
	return STATUS_OK;
}

void sitting_free(struct sitting *s)
{
	if (!s)
		return;
	struct arena temp;

	for (uint32_t i = 0; i < s->nseats; i++)
		seat_close(&s->seats[i]);
	device_replay_free(s->empty);
	measure_flush_free(s->own_flush);
	temp = s->temp; /* it lies in there itself */
	arena_release(&temp);
}

static void finish_rows(struct sitting *s)
{
	for (uint32_t i = 0; i < s->nseats; i++) {
		s->seats[i].program = &s->programs[i];
		finish_row(s, &s->seats[i], &s->out->rows[i]);
	}
}

enum status sitting_run(struct arena *a, const struct lease *l, struct sitting *s,
			struct sitting_result *out)
{
	int64_t began = device_now_ns(s->dev);

	assert(lease_mode(l) == LEASE_EXCLUSIVE && !strcmp(lease_device(l), s->dev->info.id));
	measure_set_cause("");
	*out = (struct sitting_result){.nrows = s->nseats};
	out->rows = arena_array(a, struct sitting_row, s->nseats);
	out->cold_cause = s->plan->is_cold ? s->c->cold_cause : NULL;
	s->a = a;
	s->out = out;
	s->began_ns = began;
	device_set_busy(s->dev, true);
	enum status st = has_states(s) ? sit(s) : STATUS_OK;

	device_set_busy(s->dev, false);
	if (!st)
		finish_rows(s);
	out->hold_s = (double)(device_now_ns(s->dev) - began) / 1e9;
	out->busy_s = (double)s->busy_ns / 1e9;
	TRY(st);
	if (!lease_is_intact(l)) {
		measure_set_cause("lease_dir");
		FAIL(UNAVAILABLE, "the lease file of %s was removed during the sitting",
		     s->dev->info.id);
	}
	return STATUS_OK;
}

enum status measure_sitting(struct arena *a, const struct lease *l, struct device *dev,
			    const struct calibration *c, const struct sitting_program *programs,
			    uint32_t nprograms, const struct sitting_plan *plan,
			    struct sitting_result *out)
{
	struct sitting *s;

	TRY(sitting_prepare(dev, c, programs, nprograms, plan, &s));
	enum status st = sitting_run(a, l, s, out);

	sitting_free(s);
	return st;
}

bool sitting_is_floor_bound(double sol_us, double floor_us)
{
	return sol_us < METHOD_FLOOR_BOUND * floor_us;
}

double sitting_gap_net(double compiled_us, double sol_us, double floor_us, const char **reason)
{
	*reason = NULL;
	if (!isfinite(floor_us))
		*reason = "no_floor";
	else if (!isfinite(compiled_us) || !isfinite(sol_us))
		*reason = "no_time";
	else if (sol_us - floor_us < METHOD_NET_SHARE * floor_us)
		*reason = "floor_bound";
	return *reason ? (double)NAN : (compiled_us - floor_us) / (sol_us - floor_us);
}

/* Turns are taken lap by lap, so the i-th sample of each is of lap i, as long as both kept the
 * same laps. */
bool sitting_ratio(const struct sitting_row *a, const struct sitting_row *b,
		   enum cache_state state, struct series_ratio *out)
{
	const struct sitting_series *x = &a->series[state], *y = &b->series[state];

	if (!a->has[state] || !b->has[state] || a->sitting != b->sitting || x->n != y->n)
		return false;
	*out = series_ratio(x->us, y->us, x->n);
	return true;
}

enum status sol_new(struct arena *a, struct device *dev, const struct calibration *c,
		    int64_t total_bytes, uint32_t nsets, bool is_direct, struct sol **out)
{
	const struct roof_series *add = &c->roofs.series[STATE_COLD][MIX_ADD];
	int64_t bytes = total_bytes < 8 ? 8 : total_bytes / 8 * 8;
	int64_t all = probe_set_bytes(MIX_ADD, bytes) * nsets;
	const char *shape = "";
	struct sol *s = arena_new(a, struct sol);

	/* stored as that calibration found best for so many bytes: no easy thing to beat */
	for (uint32_t i = 0; i < add->n && (!i || add->cells[i - 1].bytes < bytes); i++)
		shape = add->cells[i].shape;
	struct kernel kernel;

	TRY(kernel_find(dev, shape, MIX_ADD, &kernel));
	TRY(device_alloc(dev, (size_t)all, &s->mem));
	enum status st = probe_touch(dev, s->mem->p, all);

	if (st) {
		device_free(s->mem);
		TRY(st);
	}
	struct probe *p = probe_new(a, dev, "sol", MIX_ADD, &kernel, s->mem->p, bytes, nsets);

	p->code.is_direct = is_direct;
	s->code = &p->code;
	s->sets = p->sets;
	s->nsets = nsets;
	*out = s;
	return STATUS_OK;
}

void sol_free(struct sol *s)
{
	device_free(s->mem);
	s->mem = NULL;
}
