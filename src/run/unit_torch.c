/* Programs of torch: what Python is asked for, under which lease, and what it comes to. */
#include "base/clock.h"
#include "base/file.h"
#include "run/story.h"
#include "run/unit_int.h"
#include "store/cause.h"

#include <string.h>

bool unit_is_made_anew(const struct unit *u, const struct unit_program *p)
{
	return program_is_torch(p) && (device_is_host(u->e->dev) || u->job->is_direct);
}

bool unit_has_torch(const struct unit *u)
{
	for (uint32_t i = 0; i < u->nprograms; i++)
		if (program_is_torch(&u->programs[i]) && !u->programs[i].cause)
			return true;
	return false;
}

static struct torch_point describe(struct unit *u)
{
	struct arena *a = &u->arena;
	uint32_t n = u->layout.nstorages;
	void ***sets = arena_array(a, void **, u->nsets + 1);

	for (uint32_t set = 0; set < u->nsets; set++) {
		sets[set] = arena_array(a, void *, n + 1);
		for (uint32_t i = 0; i < n; i++)
			sets[set][i] = u->storages[set * n + i]->p;
	}
	return (struct torch_point){.file = path_join(a, u->job->dir, "repro.py"),
				    .foreign = u->question,
				    .point = u->job->point,
				    .device = device_name(u->e->dev),
				    .stream =
					    u->job->is_direct ? device_stream(u->e->dev) : NULL,
				    .cache_dir = *u->job->cache_dir ? u->job->cache_dir : NULL,
				    .bytes = u->layout.bytes,
				    .storage = u->layout.storage,
				    .sets = (void *const *const *)sets,
				    .nstorages = n,
				    .nsets = u->nsets,
				    .written = u->written,
				    .nwritten = u->nwritten,
				    .is_written = u->is_written};
}

/* What torch said no to, as the row's cause. */
static void torch_failed(struct unit *u, struct unit_program *p, const char *cause)
{
	const struct cause *known = cause ? cause_find(cause) : NULL;

	program_fail(u, p, known ? known->name : "protocol", "%s", story_words(&u->arena));
	status_clear();
}

MUST static enum status do_step(struct unit *u, struct unit_program *p, const char *what,
				json_t **answer)
{
	const char *cause = NULL;

	*answer = NULL;
	u->e->at_work = u;
	if (torch_do(&u->arena, u->e->calls.torch, what, p->number, answer, &cause))
		torch_failed(u, p, cause);
	u->e->at_work = NULL;
	return STATUS_OK;
}

static enum engine_hold hold_of(const struct unit *u)
{
	return !u->lease                              ? HOLD_NONE
	       : lease_mode(u->lease) == LEASE_SHARED ? HOLD_SHARED
						      : HOLD_ALONE;
}

/* Choices that a compiler makes by the clock are worth what the device was worth meanwhile. */
static void look_around(struct unit *u)
{
	struct device_reading r;

	if (device_read(u->e->dev, &r))
		status_clear(); /* what cannot be read is not held against them */
	else
		u->is_disturbed |= r.foreign > 0;
}

/* From one use of the device to another.  Host devices work all the time, and keep theirs. */
MUST static enum status change_hold(struct unit *u, enum engine_hold hold)
{
	bool has_lease = true;

	if (hold_of(u) == HOLD_ALONE) {
		look_around(u);
		u->alone_ns += clock_ns() - u->alone_since;
		lease_downgrade(u->lease);
	}
	if (hold == HOLD_NONE)
		unit_let_go(u);
	else if (hold == HOLD_SHARED)
		TRY(unit_hold(u, &has_lease));
	else
		TRY(unit_lease(u, LEASE_EXCLUSIVE, &has_lease));
	if (has_lease && hold == HOLD_ALONE)
		look_around(u);
	u->alone_since = clock_ns();
	if (!has_lease)
		FAIL(CONFLICT, "the device could not be had: %s", u->programs[0].cause);
	return unit_phase(u, PHASE_COMPILE, NULL);
}

enum status engine_hold(struct engine *e, enum engine_hold hold, enum engine_hold *before)
{
	if (!e->at_work)
		FAIL(USAGE, "nothing is being asked of torch");
	*before = hold_of(e->at_work);
	return *before == hold ? STATUS_OK : change_hold(e->at_work, hold);
}

/* No lease: the device is not used. */
MUST static enum status compile(struct unit *u, struct unit_program *p,
				const struct torch_point *point)
{
	json_auto_t *answer = NULL;
	const char *cause = NULL;
	int64_t began = clock_ns();

	TRY(unit_phase(u, PHASE_COMPILE, p->want->name));
	if (torch_open(&u->arena, u->e->calls.torch, p->number, p->want->name,
		       p->options ? p->options : p->want->options, point, &cause)) {
		torch_failed(u, p, cause);
		return STATUS_OK;
	}
	TRY(do_step(u, p, "compile", &answer));
	if (p->cause)
		return STATUS_OK;
	TRY(torch_compiled(&u->arena, p->provider, answer, &p->p));
	p->locks = json_is_true(json_object_get(answer, "locks"));
	p->p->compile_s = (double)(clock_ns() - began) * 1e-9;
	return STATUS_OK;
}

/* The first call: whatever chooses among candidates by their times does it now, alone.  Where
 * torch takes the lease for each benchmark itself, others may use the device in between. */
MUST static enum status run_first(struct unit *u, struct unit_program *p)
{
	json_auto_t *answer = NULL;
	bool has_lease;
	int64_t before = u->alone_ns;

	u->is_disturbed = false;
	if (p->locks)
		TRY(unit_hold(u, &has_lease));
	else
		TRY(unit_lease(u, LEASE_EXCLUSIVE, &has_lease));
	if (!has_lease)
		return STATUS_OK;
	if (!p->locks)
		look_around(u);
	u->alone_since = clock_ns();
	TRY(unit_phase(u, PHASE_COMPILE, p->want->name));
	TRY(do_step(u, p, "run", &answer));
	torch_ran(answer, p->p);
	if (p->cause && !u->lease)
		return STATUS_OK;
	TRY(change_hold(u, HOLD_SHARED));
	p->tuned_s = (double)(u->alone_ns - before) * 1e-9;
	p->is_tune_contended = u->is_disturbed;
	return STATUS_OK;
}

MUST static enum status count(struct unit *u, struct unit_program *p)
{
	struct device_replay *replay;

	TRY(device_record(u->e->dev, &p->p->code, (void *const *const *)p->sets, 1, 1,
			  &replay));
	enum status s = device_count(u->e->dev, replay, &p->kernels, &p->copies);

	device_replay_free(replay);
	return s;
}

/* The captured graphs become the program, if the device launches such graphs. */
static void take(struct unit *u, struct unit_program *p, const struct torch_point *point,
		 const json_t *answer)
{
	enum status s = torch_captured(&u->arena, u->e->calls.torch, p->number, u->typed, point,
				       answer, p->p, &p->sets);

	if (s) {
		program_fail(u, p, "wrong_meta", "%s", story_words(&u->arena));
		status_clear();
		return;
	}
	if (device_admit(u->e->dev, p->p->code.captured, u->nsets)) {
		program_fail(u, p, "graph_unsupported", "%s", story_words(&u->arena));
		status_clear();
		return;
	}
	p->p->code.is_direct = u->job->is_direct;
	unit_plan_restores(u, p);
	if (count(u, p)) {
		program_fail(u, p, "device_fault", "%s", story_words(&u->arena));
		status_clear();
	}
}

MUST static enum status capture(struct unit *u, struct unit_program *p,
				const struct torch_point *point)
{
	json_auto_t *answer = NULL;

	TRY(unit_phase(u, PHASE_COMPILE, p->want->name));
	TRY(do_step(u, p, "capture", &answer));
	if (!p->cause)
		take(u, p, point, answer);
	return STATUS_OK;
}

/* Draws whose stream is torch's own: none of these has a reference.  Eager mode draws anew
 * wherever Inductor would look a seed up. */
static bool draws_from_torch(const struct unit *u, const struct unit_program *p)
{
	bool is_eager = !strcmp(p->want->name, "eager");

	for (uint32_t i = 0; i < u->g->nnodes; i++) {
		const struct op *op = u->typed->calls[i].op;
		bool is_seeded = op && !strcmp(op->name, "prims.inductor_random.default");

		is_seeded |= op && !strcmp(op->name, "prims.inductor_randint.default");
		if (op && (op->flags & OP_RANDOM) && (is_eager || !is_seeded))
			return true;
	}
	return false;
}

MUST static enum status make(struct unit *u, struct unit_program *p, struct torch_point *point)
{
	/* of what is unknown anything may draw; a replay more does no harm */
	point->draws = u->foreign || draws_from_torch(u, p);
	if (point->draws && !u->foreign) {
		program_unchecked(u, p, "rng_unknown", "it draws from torch's own generator");
		p->is_unjudged = true;
	}
	if (!u->e->calls.torch) {
		program_fail(u, p, "no_torch", "this worker has no torch; see --python");
		return STATUS_OK;
	}
	unit_let_go(u);
	TRY(compile(u, p, point));
	if (!p->cause)
		TRY(run_first(u, p));
	if (!p->cause)
		TRY(capture(u, p, point));
	return STATUS_OK;
}

enum status unit_torch(struct unit *u)
{
	struct torch_point point = describe(u);

	for (uint32_t i = 0; i < u->nprograms; i++) {
		struct unit_program *p = &u->programs[i];

		p->number = i + 1;
		if (!program_is_torch(p) || p->cause)
			continue;
		TRY(make(u, p, &point));
		if (p->cause)
			TRY(unit_send_row(u, p));
	}
	unit_let_go(u);
	return STATUS_OK;
}

enum status unit_torch_refresh(struct unit *u, struct unit_program *p)
{
	struct torch_point point = describe(u);
	json_auto_t *answer = NULL;

	TRY(do_step(u, p, "outputs", &answer));
	if (p->cause)
		return STATUS_OK;
	if (torch_captured(&u->arena, u->e->calls.torch, p->number, u->typed, &point, answer,
			   p->p, &p->sets)) {
		program_fail(u, p, "wrong_meta", "%s", story_words(&u->arena));
		status_clear();
	}
	return STATUS_OK;
}

void unit_torch_close(struct unit *u)
{
	json_auto_t *answer = NULL;
	const char *cause;
	bool any = false;

	for (uint32_t i = 0; i < u->nprograms; i++)
		any |= u->programs[i].number && program_is_torch(&u->programs[i]);
	if (any && u->e->calls.torch &&
	    torch_do(&u->arena, u->e->calls.torch, "close", 0, &answer, &cause))
		status_clear(); /* the next point's question will fail, and say why */
}
