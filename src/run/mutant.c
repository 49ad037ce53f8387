/* Mutants: programs of whose first output some bytes are spoilt, whatever it is. */
#include "run/mutant.h"

#include "run/planted.h"
#include "run/plants.h"
#include "run/unit_int.h"
#include "store/cause.h"

#include <string.h>

enum { REPLAYS = 40 };

/* Of a float's last byte, the exponent's upper two: with them it is far from what it was,
 * wherever it is finite. */
enum { HUGE_BITS = 0x60 };

/* Of an output of decisions that may fall either way one wrong element is none: one of so many
 * is more than may. */
enum { FLIPS = 256 };

static const char *const words[] = {
#define MUTATION(name, words) words,
	MUTATIONS(MUTATION)
#undef MUTATION
};

enum { MUTANTS = sizeof(words) / sizeof(*words) };

/* A program to be made wrong, and the memory that this takes. */
struct planting {
	struct planted *p;
	struct device_mem *mem[3];
	struct mutation m;
};

static void planting_close(struct planting *t)
{
	planted_close(t->p);
	for (int i = 0; i < 3; i++)
		device_free(t->mem[i]);
}

/* In its buffer, of element i in row-major order. */
static int64_t place_of(const struct tensor *t, int64_t i)
{
	int64_t at = t->offset;

	for (uint32_t d = t->rank; d-- > 0; i /= t->dim[d])
		at += i % t->dim[d] * t->stride[d];
	return at;
}

MUST static enum status planting_open(struct unit *u, int what, struct planting *out)
{
	struct provider_opts build = {.cache_dir = NULL};
	struct program *p = u->programs[0].p;
	const struct codegen_buf *b = &p->bufs[p->rets[0].buf];

	out->m.what = what;
	out->m.size = dtype_bytes(b->dtype);
	out->m.bytes = b->elements * out->m.size;
	out->m.set = dtype_is_float(b->dtype) ? HUGE_BITS : 0;
	out->m.flip = out->m.set ? 0 : 1;
	out->m.one = place_of(&p->rets[0].type, tensor_numel(&p->rets[0].type) / 3);
	TRY(planted_open(u->e->dev, &build, &planted_bytes, &out->p));
	for (int i = 0; i < 3; i++)
		TRY(device_alloc(u->e->dev, (size_t)out->m.bytes + 1, &out->mem[i]));
	out->m.kept = out->mem[0]->p;
	out->m.before = out->mem[1]->p;
	out->m.right = out->mem[2]->p;
	planted_wrap(out->p, &u->arena, p);
	return STATUS_OK;
}

/* Once it has buffers. */
MUST static enum status plant(struct unit *u, struct planting *t)
{
	const struct unit_program *p = &u->programs[0];
	struct compare_rules rules;

	compare_rules_of(u->typed, 0, &rules);
	t->m.every = rules.below_decision && !t->m.set ? FLIPS : 0;
	if (u->nsets != 1)
		FAIL(UNSUPPORTED, "one set of buffers is planted into, not %u", u->nsets);
	t->m.out = p->sets[0][p->p->rets[0].buf];
	return planted_put(t->p, &t->m);
}

MUST static enum status check_round(struct unit *u, uint64_t seed, bool is_after)
{
	TRY(unit_round(u, seed));
	return u->programs[0].cause ? STATUS_OK : unit_check(u, &u->programs[0], is_after);
}

/* The rounds of a point, with replays where it would be sampled.  Where nonsense would pass,
 * the last round's result among it, or nothing is compared, mutants prove nothing. */
MUST static enum status rounds(struct unit *u, bool is_honest)
{
	struct unit_program *p = &u->programs[0];
	TRY(check_round(u, 2, false));
	TRY(check_round(u, 1, false));
	if (is_honest && !p->cause)
		p->cause = p->unchecked;
	if (is_honest && !p->cause)
		TRY(unit_vacuous(u, &p->cause));
	for (int i = 0; !p->cause && i < REPLAYS; i++)
		TRY(unit_warm_up(u, p));
	if (!p->cause)
		TRY(check_round(u, 3, true));
	if (is_honest && !p->cause)
		TRY(unit_vacuous(u, &p->cause));
	return STATUS_OK;
}

/* Of its first output, which is what is spoilt. */
static bool has_elements(const struct program *p)
{
	return p->nrets && tensor_numel(&p->rets[0].type);
}

/* *has_spoilt: any byte of any call is another than the program's own. */
MUST static enum status judge(struct unit *u, int what, bool *has_spoilt)
{
	struct unit_program *p = &u->programs[0];
	struct planting t = {0};
	enum status s = STATUS_OK;

	*has_spoilt = false;
	if (!unit_load(u))
		return STATUS_OK;
	unit_open_near(u);
	unit_compile(u, p);
	if (p->cause)
		return STATUS_OK;
	if (what && has_elements(p->p))
		s = planting_open(u, what, &t);
	bool has_buffers = !s && unit_plan(u) && unit_alloc(u);

	if (has_buffers && t.p)
		s = plant(u, &t);
	if (has_buffers && !s)
		s = rounds(u, !what);
	if (has_buffers && !s && t.p)
		s = planted_get(t.p, &t.m);
	*has_spoilt = t.m.has_spoilt;
	unit_let_go(u);
	planting_close(&t);
	return s;
}

MUST static enum status try_mutant(struct arena *a, struct engine *e,
				   const struct plan_item *item, int what,
				   struct mutant_row *out)
{
	struct planted_unit p;
	bool has_spoilt;

	planted_unit(&p, e, item->kernel, item->point, item->dir);
	enum status s = judge(&p.u, what, &has_spoilt);
	const char *cause = p.u.programs[0].cause;

	*out = (struct mutant_row){.kernel = item->kernel,
				   .point = item->point,
				   .mutant = what ? words[what] : NULL,
				   .cause = cause ? arena_printf(a, "%s", cause) : NULL};
	out->is_equivalent = out->mutant && !out->cause && !has_spoilt;
	out->is_killed = out->cause && cause_get(out->cause)->status == STATUS_MISMATCH;
	unit_free(&p.u);
	return s;
}

enum status mutants_run(struct arena *a, const char *device, const struct plan *plan,
			void (*tell)(void *ctx, const struct mutant_row *row), void *ctx)
{
	enum status s = STATUS_OK;
	struct device *dev;
	struct engine *e;

	TRY(planted_engine(device, &dev, &e));
	for (uint32_t i = 0; !s && i < plan->n; i++)
		for (int what = 0; !s && what < MUTANTS; what++) {
			struct mutant_row row;

			s = try_mutant(a, e, &plan->items[i], what, &row);
			if (!s)
				tell(ctx, &row);
			if (!what && row.cause)
				break;
		}
	engine_close(e);
	device_close(dev);
	return s;
}
