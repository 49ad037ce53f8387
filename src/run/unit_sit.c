/* The sitting of a point: its programs and sol, sampled in turn under the exclusive lease. */
#include "run/unit_int.h"

#include <string.h>

/* b = a + 1 in each set. */
MUST static enum status sol_set_is_right(struct unit *u, uint32_t set, bool *is_right)
{
	int64_t total = u->bytes.read + u->bytes.write, n = total < 8 ? 1 : total / 8;
	const float *const *bufs = (const float *const *)u->sol->sets[set];
	size_t bytes = (size_t)n * sizeof(float);
	struct arena temp = {0};
	const void *x = NULL, *y = NULL;

	if (u->near)
		return near_is_plus_one(u->near, bufs[0], bufs[1], n, is_right);
	enum status s = unit_fetch(u, &temp, bufs[0], bytes, &x);

	if (!s)
		s = unit_fetch(u, &temp, bufs[1], bytes, &y);
	const float *a = x, *b = y;

	for (int64_t i = 0; !s && i < n; i++)
		*is_right &= b[i] == a[i] + 1.0f;
	arena_release(&temp);
	return s;
}

static bool sol_is_right(struct unit *u)
{
	bool is_right = true;

	for (uint32_t set = 0; is_right && set < u->sol->nsets; set++)
		if (sol_set_is_right(u, set, &is_right)) {
			status_clear(); /* then nobody has seen that it is */
			return false;
		}
	return is_right;
}

/* What an oracle is worth, only samples in turn with its judge's say. */
static bool is_of_pair(const struct unit *u, const struct job_provider *p)
{
	return p->is_pair || (*u->job->judge &&
			      (!strcmp(p->name, "oracle") || !strcmp(p->name, u->job->judge)));
}

static uint32_t list_programs(struct unit *u, struct sitting_program *out)
{
	uint32_t n = 0;

	for (uint32_t i = 0; i < u->nprograms; i++) {
		struct unit_program *p = &u->programs[i];

		if (!p->cause && !p->same && unit_oracle_is_timed(u, p)) {
			out[n] = (struct sitting_program){.name = p->want->as,
							  .code = &p->p->code,
							  .sets = (void *const *const *)p->sets,
							  .restores = p->restores,
							  .nrestores = p->nrestores,
							  .is_pair = is_of_pair(u, p->want)};
			out[n].ncanaries = unit_canaries(u, p, &out[n].canaries);
			n++;
		}
	}
	if (n && u->sol)
		out[n++] = (struct sitting_program){
			.name = "sol", .code = u->sol->code, .sets = u->sol->sets};
	return n;
}

MUST static enum status plan_sitting(struct unit *u)
{
	u->plan = (struct sitting_plan){.m = u->m,
					.nsets = u->nsets,
					.read_bytes = u->bytes.read,
					.write_bytes = u->bytes.write,
					.is_cold = u->job->is_cold,
					.is_warm = u->job->is_warm,
					.cap_s = u->job->cap_s,
					.min_rounds = (uint32_t)u->job->min_rounds,
					.seed = u->job->seed,
					.point = u->job->point,
					.flush = u->e->flush};
	if (u->job->takes_turns) {
		u->plan.is_cancelled = unit_turn_next;
		u->plan.ctx = u;
	}
	u->plan.set_bytes = u->bytes.read < 0 ? 1 : u->bytes.read + u->bytes.write;
	if (u->foreign && u->foreign->input_bytes)
		u->plan.set_bytes = u->foreign->input_bytes;
	return stop_rules_parse(u->job->stop, &u->plan.stop);
}

/* What sampling needs, had before the device is to ourselves: memory, and executables. */
MUST static enum status prepare_sitting(struct unit *u)
{
	struct sitting_program *programs =
		arena_array(&u->arena, struct sitting_program, u->nprograms + 1);

	if (!u->e->flush && !u->c->cold_cause && u->job->is_cold)
		TRY(measure_flush_new(u->e->dev, u->c, &u->e->flush));
	if (u->bytes.v)
		TRY(sol_new(&u->arena, u->e->dev, u->c, u->bytes.read + u->bytes.write,
			    u->nsets, u->job->is_direct, &u->sol));
	TRY(plan_sitting(u));
	return sitting_prepare(u->e->dev, u->c, programs, list_programs(u, programs), &u->plan,
			       &u->seats);
}

static void sitting_failed(struct unit *u, enum status s)
{
	unit_fail(u, *measure_cause() ? measure_cause() : unit_device_cause(s));
}

/* Under the exclusive lease; shared afterwards. */
MUST static enum status sample_alone(struct unit *u)
{
	bool has_lease;

	TRY(unit_lease(u, LEASE_EXCLUSIVE, &has_lease));
	if (!has_lease)
		return STATUS_OK;
	TRY(unit_phase(u, PHASE_SAMPLE, NULL));
	u->has_siblings = lease_has_siblings(u->lease);
	enum status s = sitting_run(&u->arena, u->lease, u->seats, &u->sitting);

	u->was_sampled = !s;
	u->has_siblings |= lease_has_siblings(u->lease);
	lease_downgrade(u->lease);
	unit_turn_clock(u, PHASE_OTHER);
	if (s)
		sitting_failed(u, s);
	return STATUS_OK;
}

MUST static enum status sample_in_turn(struct unit *u)
{
	bool is_skipped;

	TRY(unit_turn_first(u, &is_skipped));
	if (is_skipped)
		return STATUS_OK;
	TRY(sample_alone(u));
	return unit_turn_last(u);
}

/* Who did nothing while it was timed has no time. */
static void judge_canaries(struct unit *u)
{
	for (uint32_t i = 0; i < u->nprograms; i++) {
		struct unit_program *p = &u->programs[i];
		const struct sitting_row *row = unit_sitting_row(u, p->want->as);

		if (row && !p->cause)
			unit_canaries_judge(u, p, row->spoiled, row->kept);
	}
}

enum status unit_sit(struct unit *u)
{
	bool has_lease;

	TRY(unit_phase(u, PHASE_INPUTS, NULL));
	TRY(unit_hold(u, &has_lease));
	enum status s = has_lease ? prepare_sitting(u) : STATUS_OK;

	unit_turn_clock(u, PHASE_OTHER);
	if (s)
		sitting_failed(u, s);
	if (!unit_is_dead(u))
		TRY(u->job->takes_turns ? sample_in_turn(u) : sample_alone(u));
	if (!u->was_sampled)
		return STATUS_OK;
	judge_canaries(u);
	unit_turn_clock(u, PHASE_CHECK);
	/* the null device's functions are skipped where they are probes */
	if (u->sol && strcmp(u->e->dev->info.kind, "null"))
		u->is_sol_right = sol_is_right(u);
	unit_let_go(u);
	return STATUS_OK;
}
