/* Mutants: a step that calls the right ones and then spoils the bytes of the first output. */
#include "run/mutant.h"

#include "base/vec.h"
#include "run/unit_int.h"
#include "store/cause.h"

#include <string.h>

enum { REPLAYS = 40 };

/* One at a time, on a team of one thread. */
static struct {
	const struct device_step *honest;
	uint32_t nsteps, buf, calls;
	size_t bytes, size;  /* of the first output, and of one of its elements */
	char *kept, *before; /* its values of the first call, and of before this one */
	char *right;         /* its values, and the byte behind them, before they were spoilt */
	bool has_spoilt;     /* any byte of any call */
	void (*spoil)(char *out);
} plant;

static void zeros(char *out)
{
	memset(out, 0, plant.bytes);
}

/* As if no step had run: what is not written holds what it held. */
static void nothing(char *out)
{
	memcpy(out, plant.before, plant.bytes);
}

static void no_last_block(char *out)
{
	size_t n = plant.bytes / plant.size / 8 + 1, from = plant.bytes - n * plant.size;

	memcpy(out + from, plant.before + from, n * plant.size);
}

static void off_by_one(char *out)
{
	memmove(out + plant.size, out, plant.bytes - plant.size);
}

/* Its exponent, if it has one. */
static void one_element(char *out)
{
	size_t at = plant.bytes / plant.size / 3 * plant.size + plant.size - 1;

	out[at] = (char)(out[at] ^ (plant.size > 1 ? 0x20 : 1));
}

static void past_end(char *out)
{
	out[plant.bytes] = (char)(out[plant.bytes] + 1);
}

static void first_outputs(char *out)
{
	if (!plant.calls)
		memcpy(plant.kept, out, plant.bytes);
	else
		memcpy(out, plant.kept, plant.bytes);
}

static void until_thirtieth(char *out)
{
	if (plant.calls >= 30)
		one_element(out);
}

static const struct {
	const char *name;
	void (*spoil)(char *out);
} mutants[] = {
	{"zeros", zeros},
	{"does nothing", nothing},
	{"a block skipped", no_last_block},
	{"index off by one", off_by_one},
	{"one element wrong", one_element},
	{"writes past the end", past_end},
	{"returns the outputs of the first call", first_outputs},
	{"right until the 30th replay", until_thirtieth},
};

enum { MUTANTS = sizeof(mutants) / sizeof(*mutants) };

static void planted_step(void *const *bufs, const int64_t *ints, int64_t begin, int64_t end,
			 int thread)
{
	char *out = bufs[plant.buf];

	(void)ints, (void)begin, (void)end;
	memcpy(plant.before, out, plant.bytes);
	for (uint32_t i = 0; i < plant.nsteps; i++) {
		const struct device_step *s = &plant.honest[i];

		s->fn(bufs + s->first_buf, s->ints, 0, s->units, thread);
	}
	memcpy(plant.right, out, plant.bytes + 1);
	plant.spoil(out);
	plant.has_spoilt = plant.has_spoilt || memcmp(plant.right, out, plant.bytes + 1) != 0;
	plant.calls++;
}

static void make_wrong(struct unit *u, struct program *p, void (*spoil)(char *out))
{
	struct device_step *one = arena_new(&u->arena, struct device_step);
	const struct codegen_buf *b = &p->bufs[p->rets[0].buf];

	plant.honest = p->code.steps;
	plant.nsteps = p->code.nsteps;
	plant.buf = p->rets[0].buf;
	plant.size = dtype_bytes(b->dtype);
	plant.bytes = (size_t)b->elements * plant.size;
	plant.kept = arena_alloc(&u->arena, 1, plant.bytes + 1, 64);
	plant.before = arena_alloc(&u->arena, 1, plant.bytes + 1, 64);
	plant.right = arena_alloc(&u->arena, 1, plant.bytes + 1, 64);
	plant.spoil = spoil;
	*one = (struct device_step){.fn = planted_step, .units = 1};
	p->code.steps = one;
	p->code.nsteps = 1;
}

MUST static enum status check_round(struct unit *u, uint64_t seed, bool is_after)
{
	TRY(unit_fill(u, seed));
	TRY(unit_reference(u));
	return u->programs[0].cause ? STATUS_OK : unit_check(u, &u->programs[0], is_after);
}

/* The rounds of a point, with replays where it would be sampled. */
MUST static enum status judge(struct unit *u, void (*spoil)(char *out))
{
	struct unit_program *p = &u->programs[0];
	const char *vacuous;

	memset(&plant, 0, sizeof(plant));
	if (!unit_load(u))
		return STATUS_OK;
	unit_compile(u, p);
	if (p->cause)
		return STATUS_OK;
	if (spoil && p->p->nrets)
		make_wrong(u, p->p, spoil);
	if (!unit_plan(u) || !unit_alloc(u))
		return STATUS_OK;
	TRY(check_round(u, 2, false));
	TRY(check_round(u, 1, false));
	for (int i = 0; !p->cause && i < REPLAYS; i++)
		TRY(unit_warm_up(u, p));
	if (!p->cause)
		TRY(check_round(u, 3, true));
	/* where nonsense would pass, mutants prove nothing */
	if (!spoil && !p->cause) {
		TRY(unit_vacuous(u, &vacuous));
		p->cause = vacuous;
	}
	return STATUS_OK;
}

MUST static enum status try_mutant(struct arena *a, struct engine *e,
				   const struct plan_item *item, int mutant,
				   struct mutant_row *out)
{
	const struct job_provider want = {"native", "native", "{}", "", false, ""};
	const struct job job = {.kernel = item->kernel,
				.point = item->point,
				.dir = item->dir,
				.cache_dir = "",
				.call = "",
				.graph = "",
				.observe = "",
				.label = "",
				.providers = &want,
				.nproviders = 1,
				.is_checked = true};
	struct unit u = {.e = e, .job = &job, .nprograms = 1};

	u.bytes = (struct bytes){.read = -1, .write = -1};
	u.programs = arena_array(&u.arena, struct unit_program, 1);
	u.programs[0].want = &want;
	enum status s = judge(&u, mutant < 0 ? NULL : mutants[mutant].spoil);
	const char *cause = u.programs[0].cause;

	*out = (struct mutant_row){.kernel = item->kernel,
				   .point = item->point,
				   .mutant = mutant < 0 ? NULL : mutants[mutant].name,
				   .cause = cause ? arena_printf(a, "%s", cause) : NULL};
	out->is_equivalent = out->mutant && !out->cause && !plant.has_spoilt;
	out->is_killed = out->cause && cause_get(out->cause)->status == STATUS_MISMATCH;
	unit_free(&u);
	return s;
}

static enum status ignore(void *ctx, struct str line)
{
	(void)ctx, (void)line;
	return STATUS_OK;
}

enum status mutants_run(struct arena *a, const struct plan *plan, struct mutant_row **out,
			uint32_t *n)
{
	const struct engine_calls calls = {.send = ignore};
	struct device_opts opts = {.threads = 1};
	VEC(struct mutant_row) rows = {0};
	enum status s = STATUS_OK;
	struct device *dev;
	struct engine *e;

	TRY(device_open("cpu", &opts, &dev));
	engine_open(dev, &calls, &e);
	for (uint32_t i = 0; !s && i < plan->n; i++)
		for (int m = -1; !s && m < MUTANTS; m++) {
			struct mutant_row row;

			s = try_mutant(a, e, &plan->items[i], m, &row);
			vec_push(&rows, a, row);
			if (m < 0 && row.cause)
				break;
		}
	engine_close(e);
	device_close(dev);
	*out = rows.p;
	*n = rows.n;
	return s;
}
