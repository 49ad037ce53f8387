/* The order of a job: what happens under which lease, and what follows from a failure. */
#include "run/engine.h"

#include "base/clock.h"
#include "base/file.h"
#include "run/unit_int.h"
#include "store/cause.h"

#include <stdlib.h>
#include <string.h>

enum { REDRAWS = 3 }; /* of values that nonsense would pass for */

/* ---- phases ---- */

void unit_turn_clock(struct unit *u, enum unit_phase to)
{
	int64_t now = clock_ns();

	u->spent_ns[u->phase] += now - u->since_ns;
	u->since_ns = now;
	u->phase = to;
}

enum status unit_phase(struct unit *u, enum unit_phase phase, const char *provider)
{
	/* names of the deadlines of §9.3 */
	static const char *const names[PHASES] = {NULL,    "inputs", "compile", "check",
						  "check", "lease",  "sample"};
	struct arena a = {0};
	struct buf b = buf_new(&a);
	struct jsonw w = jsonw_compact(&b);

	unit_turn_clock(u, phase);
	if (!names[phase])
		return STATUS_OK;
	jsonw_open(&w, '{');
	jsonw_key(&w, "t");
	jsonw_cstr(&w, "phase");
	jsonw_key(&w, "job");
	jsonw_int(&w, (int64_t)u->job->number);
	jsonw_key(&w, "phase");
	jsonw_cstr(&w, names[phase]);
	jsonw_key(&w, "provider");
	jsonw_cstr(&w, provider);
	jsonw_close(&w, '}');
	enum status s = u->e->calls.send(u->e->calls.ctx, buf_view(&b));

	arena_release(&a);
	return s;
}

/* ---- lease ---- */

/* Whoever has the device next finds it with nothing left to do.  What it failed at, its next use
 * says; so does who has an error to tell already. */
static void let_go(struct unit *u)
{
	if (u->lease && !*status_story() && device_sync(u->e->dev))
		status_clear();
	lease_release(u->lease);
	u->lease = NULL;
}

/* A lease that cannot be had ends the point, with the lease's own cause. */
enum status unit_lease(struct unit *u, enum lease_mode mode, bool *has_lease)
{
	struct lease_opts opts = {.wait_s = u->job->lease_wait_s,
				  .parent = u->job->parent,
				  .is_parent_alone = u->job->is_parent_alone,
				  .label = *u->job->label ? u->job->label : u->job->kernel};

	TRY(unit_phase(u, PHASE_LEASE, NULL));
	let_go(u);
	*has_lease = !lease_take(&opts, u->e->dev->info.id, mode, &u->lease);
	if (!*has_lease)
		unit_fail(u, *lease_cause() ? lease_cause() : "lease_dir");
	else if (mode == LEASE_EXCLUSIVE)
		u->lease_waited_s = lease_waited_s(u->lease);
	unit_turn_clock(u, PHASE_OTHER);
	return STATUS_OK;
}

enum status unit_hold(struct unit *u, bool *has_lease)
{
	*has_lease = true;
	return u->lease ? STATUS_OK : unit_lease(u, LEASE_SHARED, has_lease);
}

bool unit_is_wanted(const struct unit *u)
{
	return u->lease && lease_is_wanted(u->lease);
}

/* Others may time while this process computes on the host. */
void unit_let_go(struct unit *u)
{
	if (!device_is_host(u->e->dev))
		let_go(u);
}

enum status unit_yield(struct unit *u, enum unit_phase phase, const char *provider)
{
	bool has_lease;

	if (device_is_host(u->e->dev))
		return STATUS_OK;
	if (unit_is_wanted(u))
		unit_let_go(u);
	TRY(unit_hold(u, &has_lease));
	return unit_phase(u, phase, provider);
}

/* ---- calibration ---- */

MUST static enum status load_calibration(struct engine *e, const char *path)
{
	struct str text;

	if (e->c && !strcmp(path, e->calibration_path))
		return STATUS_OK;
	arena_release(&e->arena);
	measure_flush_free(e->flush);
	e->flush = NULL;
	e->c = NULL;
	TRY(file_read(&e->arena, path, 64 << 20, &text));
	TRY(calibration_read(&e->arena, text, path, &e->c));
	e->calibration_path = arena_printf(&e->arena, "%s", path);
	return STATUS_OK;
}

enum status engine_pattern(struct engine *e, const char *dir, const struct pattern **out)
{
	*out = &e->pattern;
	if (e->pattern_dir && !strcmp(e->pattern_dir, dir))
		return STATUS_OK;
	arena_release(&e->pattern_arena);
	e->pattern_dir = NULL;
	TRY(pattern_read(&e->pattern_arena, dir, &e->pattern));
	e->pattern_dir = arena_printf(&e->pattern_arena, "%s", dir);
	return STATUS_OK;
}

/* ---- the steps ---- */

void unit_device_failed(struct unit *u, enum status s)
{
	unit_fail(u, unit_device_cause(s));
}

MUST static enum status compile_all(struct unit *u)
{
	for (uint32_t i = 0; i < u->nprograms; i++) {
		struct unit_program *p = &u->programs[i];

		TRY(unit_phase(u, PHASE_COMPILE, p->want->name));
		if (!p->cause)
			unit_compile(u, p);
		unit_turn_clock(u, PHASE_OTHER);
		if (p->cause)
			TRY(unit_send_row(u, p));
	}
	return STATUS_OK;
}

/* What needs the device of a check round: every program runs on the masters' values. */
MUST static enum status replay_all(struct unit *u)
{
	enum status s = unit_upload(u);

	for (uint32_t i = 0; i < u->nprograms; i++)
		u->programs[i].was_replayed = false;
	for (uint32_t i = 0; !s && i < u->nprograms; i++) {
		struct unit_program *p = &u->programs[i];

		p->was_replayed = !p->cause && u->job->is_checked;
		if (p->cause)
			continue;
		TRY(unit_phase(u, PHASE_CHECK, p->want->name));
		TRY(unit_yield(u, PHASE_CHECK, p->want->name));
		if (p->cause) /* the lease was not to be had again */
			continue;
		s = u->job->is_checked ? unit_replay(u, p) : unit_warm_up(u, p);
		if (!s &&
		    p->cause) /* what it wrote where it must not is no fault of the next */
			s = unit_upload(u);
	}
	if (s)
		unit_device_failed(u, s);
	return STATUS_OK;
}

/* Where outputs stay on the device the lease goes on: nothing there takes long. */
MUST static enum status judge_all(struct unit *u, bool is_after)
{
	enum status s = STATUS_OK;

	unit_turn_clock(u, PHASE_CHECK);
	for (uint32_t i = 0; !s && i < u->nprograms; i++)
		if (u->programs[i].was_replayed)
			s = unit_judge(u, &u->programs[i], is_after);
	if (s)
		unit_device_failed(u, s);
	unit_turn_clock(u, PHASE_OTHER);
	return STATUS_OK;
}

/* The values of a seed, and what outputs should be with them. */
MUST static enum status make_round(struct unit *u, uint64_t seed)
{
	bool has_lease = true;

	TRY(unit_phase(u, PHASE_INPUTS, NULL));
	if (u->near)
		TRY(unit_hold(u, &has_lease));
	enum status s = has_lease ? unit_make(u, seed) : STATUS_OK;

	if (s)
		unit_device_failed(u, s);
	else if (has_lease && u->job->is_checked)
		TRY(unit_reference(u));
	return STATUS_OK;
}

/* One check round; the values of `seed` stay in the buffers. */
MUST static enum status check_round(struct unit *u, uint64_t seed, bool is_after)
{
	bool has_lease;

	TRY(make_round(u, seed));
	TRY(unit_hold(u, &has_lease));
	if (!unit_is_dead(u))
		TRY(replay_all(u));
	if (!u->near)
		unit_let_go(u);
	TRY(judge_all(u, is_after));
	unit_let_go(u);
	return STATUS_OK;
}

MUST static enum status find_vacuous(struct unit *u, const char **cause)
{
	bool has_lease = true;

	*cause = NULL;
	if (!u->has_ref)
		return STATUS_OK;
	if (u->near)
		TRY(unit_hold(u, &has_lease));
	unit_turn_clock(u, PHASE_CHECK);
	enum status s = has_lease ? unit_vacuous(u, cause) : STATUS_OK;

	if (s)
		unit_device_failed(u, s);
	unit_let_go(u);
	return STATUS_OK;
}

/* Values of other seeds, as long as nonsense would pass for these; then the seed's again. */
MUST static enum status check_vacuous(struct unit *u)
{
	uint64_t seed = u->job->seed, redraws = 0;
	const char *cause;

	TRY(find_vacuous(u, &cause));
	while (cause && redraws < REDRAWS && !unit_is_dead(u)) {
		TRY(check_round(u, seed + 3 + redraws++, false));
		TRY(find_vacuous(u, &cause));
	}
	for (uint32_t i = 0; cause && i < u->nprograms; i++)
		program_unchecked(u, &u->programs[i], cause, "output %u: %s", u->vacuous,
				  cause_get(cause)->words);
	unit_turn_clock(u, PHASE_OTHER);
	return redraws && !unit_is_dead(u) ? check_round(u, seed, false) : STATUS_OK;
}

/* What torch alone can run keeps the values that it was made with: some of them torch made. */
MUST static enum status warm_up_foreign(struct unit *u)
{
	enum status s = STATUS_OK;
	bool has_lease;

	TRY(unit_hold(u, &has_lease));
	for (uint32_t i = 0; !s && has_lease && i < u->nprograms; i++)
		if (!u->programs[i].cause)
			s = unit_warm_up(u, &u->programs[i]);
	if (s)
		unit_device_failed(u, s);
	unit_let_go(u);
	return STATUS_OK;
}

/* Rounds 0 and 1 and what was asked for besides; the last is of the seed that is timed. */
MUST static enum status check_before(struct unit *u)
{
	uint64_t seed = u->job->seed;

	if (u->foreign)
		return warm_up_foreign(u);
	if (!u->job->is_checked) {
		for (uint32_t i = 0; i < u->nprograms; i++)
			program_unchecked(u, &u->programs[i], "not_checked", "not asked for");
		return check_round(u, seed, false);
	}
	for (int i = 0; i < u->job->check_rounds; i++)
		TRY(check_round(u, seed + 100 + (uint64_t)i, false));
	TRY(check_round(u, seed + 1, false));
	if (!unit_is_dead(u))
		TRY(check_round(u, seed, false));
	if (!unit_is_dead(u))
		TRY(check_vacuous(u));
	return STATUS_OK;
}

/* Of code that is the same nothing but noise would be measured. */
static void find_same_code(struct unit *u)
{
	for (uint32_t i = 0; i < u->nprograms; i++) {
		struct unit_program *p = &u->programs[i];

		for (uint32_t k = 0; !p->cause && k < u->nprograms; k++) {
			struct unit_program *q = &u->programs[k];

			if (!strcmp(q->want->as, p->want->same_as) && program_is_same(p, q))
				p->same = q;
		}
	}
}

MUST static enum status sit(struct unit *u)
{
	TRY(unit_sit(u));
	if (u->was_sampled && u->job->is_checked)
		TRY(check_round(u, u->job->seed + 2, true));
	return STATUS_OK;
}

/* Torch compiles and captures over buffers that hold the job's values already.  Its streams do
 * not wait for ours: what is still being copied when it looks would be other values, and for an
 * input on the host, which it copies at once, they would stay. */
MUST static enum status make_torch(struct unit *u)
{
	TRY(unit_phase(u, PHASE_INPUTS, NULL));
	enum status s = unit_fill(u, u->job->seed);

	s = s ? s : device_sync(u->e->dev);
	unit_turn_clock(u, PHASE_OTHER);
	if (s) {
		unit_device_failed(u, s);
		return STATUS_OK;
	}
	return unit_torch(u);
}

static bool has_timed(const struct unit *u)
{
	for (uint32_t i = 0; i < u->nprograms; i++)
		if (!u->programs[i].cause && unit_oracle_is_timed(u, &u->programs[i]))
			return true;
	return false;
}

MUST static enum status work(struct unit *u)
{
	bool has_lease;

	if (!unit_load(u))
		return STATUS_OK;
	TRY(unit_prepare_judge(u));
	TRY(unit_hold(u, &has_lease));
	if (!has_lease)
		return STATUS_OK;
	unit_open_near(u);
	TRY(compile_all(u));
	if (unit_is_dead(u) || !unit_plan(u))
		return STATUS_OK;
	TRY(unit_phase(u, PHASE_INPUTS, NULL));
	bool has_memory = unit_alloc(u);

	unit_turn_clock(u, PHASE_OTHER);
	if (!has_memory)
		return STATUS_OK;
	if (unit_has_torch(u))
		TRY(make_torch(u));
	if (!unit_is_dead(u))
		TRY(check_before(u));
	find_same_code(u);
	if (u->c && has_timed(u))
		TRY(sit(u));
	if (u->was_sampled)
		TRY(unit_observe(u));
	return STATUS_OK;
}

/* What gaps are to first: who dies between two rows has left the point unfinished. */
MUST static enum status send_rows(struct unit *u)
{
	TRY(unit_send_sol(u));
	for (uint32_t i = 0; i < u->nprograms; i++)
		if (!u->programs[i].is_sent)
			TRY(unit_send_row(u, &u->programs[i]));
	return STATUS_OK;
}

enum status engine_run(struct engine *e, const struct job *job)
{
	struct unit u = {.e = e, .job = job, .since_ns = clock_ns()};

	u.bytes = (struct bytes){.read = -1, .write = -1};
	u.nprograms = job->nproviders;
	u.programs = arena_array(&u.arena, struct unit_program, u.nprograms + 1);
	for (uint32_t i = 0; i < u.nprograms; i++)
		u.programs[i].want = &job->providers[i];
	enum status s = STATUS_OK;

	if (job->is_timed && load_calibration(e, job->calibration))
		unit_fail(&u, "no_device");
	u.c = job->is_timed ? e->c : NULL;
	if (!unit_is_dead(&u))
		s = work(&u);
	unit_turn_clock(&u, PHASE_OTHER);
	if (!s)
		s = send_rows(&u);
	unit_free(&u);
	device_trim(e->dev);
	return s;
}

enum status engine_probe(struct engine *e)
{
	struct device_mem *m;
	uint32_t seen[64];

	TRY(device_alloc(e->dev, sizeof(seen), &m));
	enum status s = device_fill(e->dev, m->p, 0x3C, sizeof(seen));

	if (!s)
		s = device_sync(e->dev);
	if (!s)
		s = device_download(m, 0, seen, sizeof(seen));
	device_free(m);
	TRY(s);
	for (size_t i = 0; i < sizeof(seen) / sizeof(*seen); i++)
		if (seen[i] != 0x3C3C3C3C)
			FAIL(MISMATCH, "%s: memory does not hold what was written",
			     e->dev->info.id);
	return STATUS_OK;
}

void engine_open(struct device *dev, const struct engine_calls *calls, struct engine **out)
{
	struct engine *e = calloc(1, sizeof(*e));

	if (!e)
		abort();
	e->dev = dev;
	e->calls = *calls;
	*out = e;
}

void engine_close(struct engine *e)
{
	if (!e)
		return;
	measure_flush_free(e->flush);
	near_close(e->near);
	arena_release(&e->pattern_arena);
	arena_release(&e->arena);
	free(e);
}
