/* A program at work on poisoned buffers, and what can be seen of it without a reference:
 * measuring.md §6.3, §6.4 and §6.6. */
#include "run/unit_int.h"

#include <string.h>

enum { POISON_P = 0xA5, POISON_Q = 0x5A };

/* ---- form ---- */

static bool same_form(const struct tensor *a, const struct tensor *b)
{
	if (a->dtype != b->dtype || !tensor_same_shape(a, b))
		return false;
	for (uint32_t d = 0; tensor_numel(a) && d < a->rank; d++)
		if (a->dim[d] > 1 && a->stride[d] != b->stride[d])
			return false;
	return true;
}

static void check_form(struct unit *u, struct unit_program *p)
{
	const struct bound *b = u->typed;

	if (p->p->nrets != b->nrets) {
		program_fail(u, p, "wrong_meta", "%u outputs instead of %u", p->p->nrets,
			     b->nrets);
		return;
	}
	for (uint32_t i = 0; i < b->nrets; i++)
		if (!same_form(&p->p->rets[i].type, bound_type(b, b->rets[i])))
			program_fail(u, p, "wrong_meta",
				     "output %u has another type, shape or stride", i);
}

/* ---- replays ---- */

static size_t buf_bytes(const struct unit_program *p, uint32_t i)
{
	return (size_t)p->p->bufs[i].elements * dtype_bytes(p->p->bufs[i].dtype);
}

MUST static enum status poison(struct unit *u, struct unit_program *p, int byte)
{
	for (uint32_t set = 0; !unit_is_made_anew(u, p) && set < u->nsets; set++)
		for (uint32_t i = 0; i < p->p->nbufs; i++)
			if (p->p->bufs[i].role == CODEGEN_OUTPUT ||
			    (p->p->bufs[i].role == CODEGEN_TEMP && !set))
				TRY(device_fill(u->e->dev, p->sets[set][i], byte,
						buf_bytes(p, i)));
	return STATUS_OK;
}

/* A chain of one call per set: what a cold replay does. */
enum status unit_warm_up(struct unit *u, const struct unit_program *p)
{
	struct device_replay *replay;

	TRY(unit_restore(u, p));
	TRY(device_record(u->e->dev, &p->p->code, (void *const *const *)p->sets, u->nsets,
			  u->nsets, &replay));
	enum status s = device_launch(u->e->dev, replay);

	if (!s)
		s = device_sync(u->e->dev);
	device_replay_free(replay);
	return s;
}

enum status unit_fetch(struct unit *u, struct arena *a, const void *at, size_t bytes,
		       const void **out)
{
	struct device *dev = u->e->dev;

	*out = at;
	if (device_is_host(dev))
		return STATUS_OK;
	void *copy = arena_room(a, 1, bytes + 1, 64);

	TRY(device_copy(dev, copy, at, bytes));
	*out = copy;
	return device_sync(dev);
}

/* ---- memory ---- */

static void guard_failed(struct unit *u, struct unit_program *p, const struct device_mem *m)
{
	bool is_intact = true;
	int64_t at;

	if (device_guards(m, &is_intact, &at)) {
		program_fail(u, p, "device_fault", "%s", status_story());
		status_clear();
	} else if (!is_intact)
		program_fail(u, p, "out_of_bounds", "byte %lld of a buffer of %zu bytes",
			     (long long)at, m->bytes);
}

static bool writes(const struct unit_program *p, const void *storage)
{
	for (uint32_t i = 0; i < p->nrestores; i++)
		if (p->restores[i].to == storage)
			return true;
	return false;
}

/* What must hold after a replay: guards whole, and inputs that are not written as they were. */
static uint32_t list_looks(struct unit *u, const struct unit_program *p,
			   struct device_look *out)
{
	uint32_t n = 0, nst = u->layout.nstorages;

	for (size_t i = 0; p->mem && i < (size_t)p->p->nbufs * u->nsets; i++)
		if (p->mem[i])
			out[n++].guards = p->mem[i];
	for (uint32_t i = 0; i < nst * u->nsets; i++) {
		const struct device_mem *m = u->storages[i], *near = u->near_masters[i % nst];

		out[n++].guards = m;
		if (!writes(p, m->p))
			out[n++] =
				(struct device_look){.a = m->p,
						     .b = near ? near->p : u->masters[i % nst],
						     .bytes = m->bytes};
	}
	return n;
}

/* Which storage of which set a look was at. */
static void input_changed(struct unit *u, struct unit_program *p, const void *at)
{
	uint32_t n = u->layout.nstorages;

	for (uint32_t i = 0; i < n * u->nsets; i++)
		if (u->storages[i]->p == at)
			program_fail(u, p, "wrong_mutation", "storage %u of set %u changed",
				     i % n, i / n);
}

MUST static enum status check_memory(struct unit *u, struct unit_program *p)
{
	size_t most = (size_t)u->nsets * (p->p->nbufs + 2 * u->layout.nstorages);
	struct arena a = {0};
	struct device_look *looks = arena_array(&a, struct device_look, most + 1);
	uint32_t n = list_looks(u, p, looks), bad = n;
	enum status s = device_look(u->e->dev, looks, n, &bad);

	if (!s && bad < n && looks[bad].guards)
		guard_failed(u, p, looks[bad].guards);
	else if (!s && bad < n)
		input_changed(u, p, looks[bad].a);
	arena_release(&a);
	return s;
}

/* ---- values ---- */

size_t ret_bytes(const struct unit_program *p, uint32_t i)
{
	const struct tensor *t = &p->p->rets[i].type;

	return (size_t)tensor_numel(t) * dtype_bytes(t->dtype);
}

/* Every output of a set, row-major. */
MUST static enum status gather(struct unit *u, struct held *h, const struct unit_program *p,
			       uint32_t set, void ***out)
{
	*out = arena_array(&h->arena, void *, p->p->nrets + 1);
	for (uint32_t i = 0; i < p->p->nrets; i++) {
		const struct codegen_ret *r = &p->p->rets[i];

		TRY(unit_rows(u, h, &r->type, p->sets[set][r->buf], buf_bytes(p, r->buf),
			      &(*out)[i]));
	}
	return STATUS_OK;
}

/* Elements that hold the pattern of both replays were written by neither. */
MUST static enum status check_written(struct unit *u, struct unit_program *p, void *const *x,
				      void *const *y)
{
	for (uint32_t i = 0; i < p->p->nrets; i++) {
		const struct codegen_ret *r = &p->p->rets[i];
		int64_t first;

		if (p->p->bufs[r->buf].role == CODEGEN_INPUT)
			continue;
		TRY(unit_unwritten(u, &r->type, x[i], POISON_P, y[i], POISON_Q, &first));
		if (first >= 0)
			program_fail(u, p, "unwritten", "output %u, element %lld", i,
				     (long long)first);
	}
	return STATUS_OK;
}

MUST static enum status check_repeats(struct unit *u, struct unit_program *p, void *const *x,
				      void *const *y)
{
	for (uint32_t i = 0; i < p->p->nrets; i++) {
		double d = 0;
		bool is_same;

		TRY(unit_same(u, x[i], y[i], ret_bytes(p, i), &is_same));
		if (is_same)
			continue;
		p->is_nondeterministic = true;
		TRY(unit_spread(u, &p->p->rets[i].type, x[i], y[i], &d));
		p->spread = d > p->spread ? d : p->spread;
	}
	return STATUS_OK;
}

/* Sums in whatever order may come out alike in two replays and not in a third: another set is
 * right if its values are. */
MUST static enum status compare_set(struct unit *u, struct unit_program *p, void *const *x)
{
	bool is_same = true;

	for (uint32_t i = 0; i < p->p->nrets && is_same; i++)
		TRY(unit_same(u, x[i], p->seen[1][i], ret_bytes(p, i), &is_same));
	if (is_same)
		return STATUS_OK;
	p->is_nondeterministic = true;
	return unit_check_values(u, p, x);
}

/* Whether all that a program writes is the same in all sets, poison and all. */
MUST static enum status are_sets_same(struct unit *u, struct unit_program *p, bool *is_same)
{
	struct arena a = {0};
	struct device_look *looks =
		arena_array(&a, struct device_look, (size_t)u->nsets * p->p->nbufs + 1);
	uint32_t n = 0, bad = 0;

	for (uint32_t set = 1; set < u->nsets; set++)
		for (uint32_t i = 0; i < p->p->nbufs; i++)
			if (p->p->bufs[i].is_written && p->p->bufs[i].role != CODEGEN_TEMP)
				looks[n++] = (struct device_look){.a = p->sets[set][i],
								  .b = p->sets[0][i],
								  .bytes = buf_bytes(p, i)};
	enum status s = device_look(u->e->dev, looks, n, &bad);

	*is_same = bad == n;
	arena_release(&a);
	return s;
}

/* The other sets hold the same values, so their outputs are the same bits. */
MUST static enum status check_sets(struct unit *u, struct unit_program *p)
{
	bool is_same;
	enum status s = are_sets_same(u, p, &is_same);

	for (uint32_t set = 1; !s && !is_same && !p->cause && set < u->nsets; set++) {
		struct held h = {0};
		void **x;

		s = gather(u, &h, p, set, &x);
		if (!s)
			s = compare_set(u, p, x);
		held_release(&h);
	}
	return s;
}

MUST static enum status replay_both(struct unit *u, struct unit_program *p)
{
	for (int q = 0; q < 2 && !p->cause; q++) {
		TRY(unit_yield(u, PHASE_CHECK, p->want->name));
		if (p->cause)
			return STATUS_OK; /* the lease was not to be had again */
		TRY(poison(u, p, q ? POISON_Q : POISON_P));
		TRY(unit_warm_up(u, p));
		unit_oracle_failed(u, p);
		if (unit_is_made_anew(u, p))
			TRY(unit_torch_refresh(u, p));
		TRY(check_memory(u, p));
		TRY(gather(u, &p->seen_held, p, 0, &p->seen[q]));
	}
	return STATUS_OK;
}

enum status unit_replay(struct unit *u, struct unit_program *p)
{
	check_form(u, p);
	if (p->cause)
		return STATUS_OK;
	held_release(&p->seen_held);
	TRY(replay_both(u, p));
	if (!p->cause && !unit_is_made_anew(u, p))
		TRY(check_written(u, p, p->seen[0], p->seen[1]));
	if (!p->cause && !p->is_unjudged)
		TRY(check_repeats(u, p, p->seen[0], p->seen[1]));
	if (!p->cause && !p->is_unjudged)
		TRY(check_sets(u, p));
	return unit_restore(u, p);
}
