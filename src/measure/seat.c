/* A program's executables in a sitting: how many calls, over which sets, what to restore. */
#include "measure/method.h"
#include "measure/series.h"
#include "measure/sitting_int.h"

#include <assert.h>
#include <math.h>

/* What of the program's restores concerns the sets that a state uses. */
static void keep_restores(struct sitting *s, const struct sitting_program *p,
			  struct seat_state *st)
{
	st->restores = arena_array(&s->temp, struct sitting_restore, p->nrestores);
	st->nrestores = 0;
	for (uint32_t i = 0; i < p->nrestores; i++)
		if (p->restores[i].set < st->nsets)
			st->restores[st->nrestores++] = p->restores[i];
}

static void keep_canaries(struct sitting *s, const struct sitting_program *p,
			  struct seat_state *st)
{
	st->canaries = arena_array(&s->temp, struct sitting_canary, p->ncanaries);
	st->ncanaries = 0;
	for (uint32_t i = 0; i < p->ncanaries; i++)
		if (p->canaries[i].set < st->nsets)
			st->canaries[st->ncanaries++] = p->canaries[i];
}

MUST static enum status record_state(struct sitting *s, struct seat *seat,
				     enum cache_state state, uint32_t m, uint32_t nsets)
{
	const struct sitting_program *p = seat->program;
	struct seat_state *st = &seat->state[state];

	device_replay_free(st->replay);
	st->replay = NULL;
	st->m = m;
	st->nsets = nsets < m ? nsets : m;
	keep_restores(s, p, st);
	keep_canaries(s, p, st);
	TRY(device_record(s->dev, p->code, p->sets, st->nsets, m, &st->replay));
	return STATUS_OK;
}

static uint32_t warm_calls(const struct sitting *s, const struct seat *seat, uint32_t m)
{
	if (!seat->program->nrestores)
		return m;
	return method_warm_calls(m, s->c->llc_bytes, s->plan->set_bytes);
}

enum status seat_open(struct sitting *s, struct seat *seat, const struct sitting_program *p)
{
	const struct sitting_plan *plan = s->plan;
	bool has_cold = plan->is_cold && !s->c->cold_cause;

	assert(!p->nrestores || plan->nsets >= plan->m); /* each set once per replay */
	*seat = (struct seat){.program = p};
	TRY(record_state(s, seat, STATE_SINGLE, 1, 1));
	if (has_cold)
		TRY(record_state(s, seat, STATE_COLD, plan->m, plan->nsets));
	if (plan->is_warm) {
		uint32_t m = warm_calls(s, seat, plan->m);

		TRY(record_state(s, seat, STATE_WARM, m, p->nrestores ? m : 1));
	}
	return STATUS_OK;
}

/* A replay of more than 2 ms has fewer calls. */
enum status seat_shorten(struct sitting *s, struct seat *seat)
{
	uint32_t m = (uint32_t)fmax(1, floor(METHOD_REPLAY_US / seat->call_us));

	if (seat->state[STATE_COLD].replay && m < seat->state[STATE_COLD].m)
		TRY(record_state(s, seat, STATE_COLD, m, s->plan->nsets));
	if (seat->state[STATE_WARM].replay && m < seat->state[STATE_WARM].m)
		TRY(record_state(s, seat, STATE_WARM, m, seat->program->nrestores ? m : 1));
	return STATUS_OK;
}

void seat_close(struct seat *seat)
{
	for (int st = 0; st < STATES; st++)
		device_replay_free(seat->state[st].replay);
}

struct shot seat_shot(const struct sitting *s, const struct seat *seat, enum cache_state state)
{
	const struct seat_state *st = &seat->state[state];
	bool is_cold = state != STATE_WARM && seat->state[STATE_COLD].replay;

	return (struct shot){
		.replay = st->replay,
		.before = is_cold ? s->flush->flush.replay : st->replay,
		.restores = st->restores,
		.nrestores = st->nrestores,
		.is_warm = !is_cold,
	};
}
