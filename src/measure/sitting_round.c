/* Laps and rounds: turns in random order, judged by the witness, ended by a rule. */
#include "base/philox.h"
#include "base/sha256.h"
#include "base/stat.h"
#include "measure/method.h"
#include "measure/series.h"
#include "measure/sitting_int.h"

#include <math.h>
#include <string.h>

/* The seats of one loop of sampling, and the round that is being taken. */
struct turn {
	struct sitting *s;
	struct seat *const *seats;
	uint32_t n, laps;
	enum cache_state state;
	double share;
	uint64_t lap; /* of the state, over all rounds */
	uint32_t round;
	int retakes;                            /* since the last clean round */
	uint32_t *order;                        /* laps × n seats */
	const struct shot **shots;              /* the same as shots */
	struct shot *shot;                      /* what the shots point to */
	const struct sitting_canary **canaries; /* of each shot */
	bool *is_kept;
	double *us;
};

double sitting_spent_ms(const struct sitting *s)
{
	return (double)(device_now_ns(s->dev) - s->began_ns) / 1e6;
}

bool sitting_is_capped(const struct sitting *s)
{
	double cap_s = s->plan->cap_s > 0 ? s->plan->cap_s : METHOD_CAP_S;

	return sitting_spent_ms(s) >= cap_s * 1000;
}

enum status sitting_shots(struct sitting *s, const struct shot *const *shots, uint32_t n,
			  double *us, bool *by_itself)
{
	int64_t began = device_now_ns(s->dev);

	TRY(shots_run(s->dev, shots, n, us, by_itself));
	s->busy_ns += device_now_ns(s->dev) - began;
	return STATUS_OK;
}

void sitting_order(uint64_t seed, const char *point, uint64_t lap, uint32_t n, uint32_t *order)
{
	uint8_t digest[32];
	uint32_t key[2];

	sha256_raw(str_of(point), digest);
	memcpy(key, digest, sizeof(key));
	for (uint32_t i = 0; i < n; i++)
		order[i] = i;
	for (uint32_t i = n; i-- > 1;) {
		struct philox p = {{(uint32_t)lap, (uint32_t)(lap >> 32), i, key[0]}};

		p = philox4x32(p, (uint32_t)seed ^ key[1], (uint32_t)(seed >> 32));
		uint32_t j = (uint32_t)(((uint64_t)p.w[0] * (i + 1)) >> 32), was = order[i];

		order[i] = order[j];
		order[j] = was;
	}
}

/* Laps of one round: what fits into 5 ms of the device and into its queue. */
static uint32_t laps_of(const struct turn *t)
{
	double lap_us = 0, host_us = 0;
	uint32_t commands = 0;

	for (uint32_t i = 0; i < t->n; i++) {
		const struct seat *seat = t->seats[i];
		double replay_us = seat->state[t->state].m * seat->call_us;

		lap_us += replay_us + (t->state == STATE_WARM ? replay_us : t->s->c->flush_us);
		host_us += seat->host_us * (t->state == STATE_WARM ? 2 : 1);
		commands += 4 + seat->state[t->state].nrestores;
	}
	double laps = fmin(METHOD_ROUND_US / lap_us, (double)METHOD_ROUND_QUEUE / commands);

	if (host_us > 0) /* all is to be queued before the gate opens by itself */
		laps = fmin(laps, METHOD_GATE_MS * 1000 * METHOD_GATE_SHARE / host_us);

	return laps > 1 ? (uint32_t)laps : 1;
}

static struct turn turn_new(struct sitting *s, struct seat *const *seats, uint32_t n,
			    enum cache_state state, double share)
{
	struct turn t = {.s = s, .seats = seats, .n = n, .state = state, .share = share};

	t.laps = laps_of(&t);
	t.order = arena_array(&s->temp, uint32_t, (size_t)t.laps * n);
	t.shots = arena_array(&s->temp, const struct shot *, (size_t)t.laps *n);
	t.us = arena_array(&s->temp, double, (size_t)t.laps *n);
	t.shot = arena_array(&s->temp, struct shot, (size_t)t.laps * n);
	t.canaries = arena_array(&s->temp, const struct sitting_canary *, (size_t)t.laps *n);
	t.is_kept = arena_array(&s->temp, bool, (size_t)t.laps *n);
	return t;
}

/* The shot of each sample, with the canary that it is to write over. */
static void load_shots(struct turn *t)
{
	for (uint32_t i = 0; i < t->laps * t->n; i++) {
		const struct seat *seat = t->seats[t->order[i]];

		t->shot[i] = seat_shot(t->s, seat, t->state);
		t->canaries[i] = canary_pick(t->s, &seat->state[t->state], t->lap * t->n + i);
		t->shot[i].canary = t->canaries[i];
		t->shots[i] = &t->shot[i];
	}
}

MUST static enum status count_canaries(struct turn *t)
{
	uint32_t all = t->laps * t->n;

	TRY(canary_look(t->s->dev, t->canaries, all, t->is_kept));
	for (uint32_t i = 0; i < all; i++) {
		struct seat *seat = t->seats[t->order[i]];

		seat->spoiled += t->canaries[i] != NULL;
		seat->kept += t->is_kept[i];
	}
	return STATUS_OK;
}

MUST static enum status take_round(struct turn *t, bool *by_itself)
{
	uint32_t all = t->laps * t->n;

	for (uint32_t lap = 0; lap < t->laps; lap++)
		sitting_order(t->s->plan->seed, t->s->plan->point ? t->s->plan->point : "",
			      t->lap + lap, t->n, t->order + lap * t->n);
	load_shots(t);
	TRY(sitting_shots(t->s, t->shots, all, t->us, by_itself));
	TRY(count_canaries(t));
	t->lap += t->laps;
	for (uint32_t i = 0; i < t->n; i++)
		t->seats[i]->state[t->state].taken += t->laps;
	return STATUS_OK;
}

static void keep_round(struct turn *t, int taint)
{
	struct arena *temp = &t->s->temp;

	for (uint32_t i = 0; i < t->laps * t->n; i++) {
		struct seat_state *st = &t->seats[t->order[i]]->state[t->state];

		vec_push(&st->us, temp, t->us[i] / st->m);
		vec_push(&st->rounds, temp, (uint16_t)t->round);
	}
	for (uint32_t i = 0; i < t->n; i++) {
		struct seat *seat = t->seats[i];
		struct seat_state *st = &seat->state[t->state];
		double median = stat_median(st->us.p + st->us.n - t->laps, t->laps);

		vec_push(&st->round, temp, ((struct sitting_round){median, taint}));
		seat->is_throttled = seat->is_throttled || (taint & TAINT_THROTTLED);
		seat->is_contended = seat->is_contended || (taint & TAINT_CONTENDED);
	}
	t->round++;
}

/* A round that was disturbed is taken again, three times, with a pause that gives the
 * condition time to end; the last one is kept whatever it suffered.  A condition that outlived
 * that is there to stay: until a round is clean, what follows is kept at once, and flagged. */
MUST static enum status one_round(struct turn *t)
{
	struct sitting *s = t->s;
	int taint = 0;

	for (;;) {
		bool by_itself;

		TRY(take_round(t, &by_itself));
		s->out->discarded_gate += by_itself;
		if (by_itself && !sitting_is_capped(s))
			continue;
		if (by_itself)
			return STATUS_OK;
		TRY(witness_judge(s, &taint));
		if (!taint)
			t->retakes = 0;
		if (!taint || t->retakes >= METHOD_RETAKES || sitting_is_capped(s))
			break;
		double ms = taint & TAINT_CONTENDED ? METHOD_CONTENDED_MS
						    : METHOD_THROTTLE_MS * (1 << t->retakes);

		t->retakes++;
		s->out->retaken++;
		device_pause_ns(s->dev, (int64_t)(ms * 1e6));
		TRY(witness_reset(s));
	}
	keep_round(t, taint);
	return STATUS_OK;
}

static bool has_enough(const struct turn *t)
{
	bool is_cpu_cold = device_is_cpu(t->s->dev) && t->state != STATE_WARM;

	for (uint32_t i = 0; i < t->n; i++) {
		const struct seat *seat = t->seats[i];
		double replay_us = seat->state[t->state].m * seat->call_us;

		if (seat->state[t->state].us.n < method_min_samples(replay_us, is_cpu_cold))
			return false;
	}
	return t->round >= METHOD_MIN_ROUNDS && t->round >= t->s->plan->min_rounds;
}

static bool rule_holds(const struct turn *t, uint32_t rule)
{
	const struct stop_rules *r = &t->s->plan->stop;

	for (uint32_t i = 0; i < t->n; i++) {
		const struct seat_state *st = &t->seats[i]->state[t->state];
		struct stop_view v = {.x = st->us.p,
				      .n = st->us.n,
				      .pad = t->s->c->tick_us / 2 / st->m,
				      .spent_ms = sitting_spent_ms(t->s),
				      .share = t->share};

		if (!r->rule[rule].row->holds(r->rule[rule].value, &v))
			return false;
	}
	return true;
}

static const char *stopped_by(const struct turn *t)
{
	if (!has_enough(t))
		return NULL;
	for (uint32_t i = 0; i < t->s->plan->stop.n; i++)
		if (rule_holds(t, i))
			return t->s->plan->stop.rule[i].row->name;
	return NULL;
}

/* Time in which it was others' turn is no time of this sitting. */
static bool is_cancelled(struct sitting *s)
{
	if (!s->plan->is_cancelled)
		return false;
	int64_t since = device_now_ns(s->dev);
	bool is = s->plan->is_cancelled(s->plan->ctx);

	s->began_ns += device_now_ns(s->dev) - since;
	return is;
}

enum status sitting_sample(struct sitting *s, struct seat *const *seats, uint32_t n,
			   enum cache_state state, double share)
{
	struct turn t = turn_new(s, seats, n, state, share);
	const char *stop = NULL;

	TRY(witness_reset(s));
	while (!stop) {
		TRY(one_round(&t));
		if (is_cancelled(s)) {
			s->out->was_cancelled = true;
			stop = "cancelled";
		} else {
			stop = stopped_by(&t);
		}
		if (!stop && (sitting_is_capped(s) || t.round == UINT16_MAX))
			stop = "cap";
	}
	for (uint32_t i = 0; i < n; i++) {
		seats[i]->state[state].stop = stop;
		seats[i]->is_capped = seats[i]->is_capped || !strcmp(stop, "cap");
	}
	return STATUS_OK;
}
