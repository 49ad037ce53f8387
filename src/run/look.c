/* Looks of an A/B: what stays open is measured again, by new processes, the most telling first.
 */
#include "account/verdict.h"
#include "base/map.h"
#include "base/vec.h"
#include "run/sweep_int.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

struct suspect {
	uint32_t at; /* number in the plan */
	double worth;
};

struct suspects {
	struct arena *a;
	struct map plan; /* number by key */
	double *worth;   /* by number; 0: nothing is open */
};

/* What it may be worth: the effect that it shows or would hide, of the time that it has. */
static double worth_of(const struct pair *p)
{
	double effect = fmax(fabs(p->d), p->se);

	return p->b * (isfinite(effect) ? effect : 1);
}

static void add_open(struct suspects *s, const struct pair *pairs, uint32_t n)
{
	for (uint32_t i = 0; i < n; i++) {
		const struct pair *p = &pairs[i];
		const uint64_t *at = map_find(&s->plan, str_of(p->key));

		if (at && p->class == CLASS_PAIR && p->verdict == VERDICT_UNRESOLVED)
			s->worth[*at] = fmax(s->worth[*at], worth_of(p));
	}
}

/* As `compare` would judge them now. */
MUST static enum status judge(struct suspects *s, const struct sweep *sweep)
{
	static const char *const sides[] = {"base", "head"};
	const struct sweep_ab *ab = &sweep->opts->ab;
	const struct pair_opts po = {.theta = ab->theta};
	const struct judge_opts jo = {
		.alpha = ab->alpha, .theta = ab->theta, .looks = ab->looks};
	const char *run = arena_printf(s->a, "%lld", (long long)sweep->run);
	struct judgement j;
	struct pair_set set;
	struct arm arms[2];

	for (int i = 0; i < 2; i++) {
		struct arm_opts o = {.journal = sweep->opts->journal, .side = sides[i]};

		TRY(arm_read(s->a, run, &o, &arms[i]));
	}
	pairs_make(s->a, &arms[0], &arms[1], &po, &set);
	pairs_judge(&set, &jo, &j);
	add_open(s, set.pairs, set.n);
	add_open(s, set.hidden, set.nhidden);
	return STATUS_OK;
}

static int by_worth(const void *x, const void *y)
{
	const struct suspect *a = x, *b = y;

	if (a->worth != b->worth)
		return a->worth < b->worth ? 1 : -1;
	return a->at < b->at ? -1 : 1;
}

/* Numbers in the plan, the most telling first. */
MUST static enum status find(struct sweep *sweep, struct arena *a, uint32_t *at, uint32_t *n)
{
	uint32_t most = sweep->plan->n;
	struct suspects s = {a, map_new(a), arena_array(a, double, most + 1)};
	struct suspect *list = arena_array(a, struct suspect, most + 1);

	for (uint32_t i = 0; i < most; i++)
		map_set(&s.plan, str_of(sweep->point_keys[i]), i);
	TRY(judge(&s, sweep));
	*n = 0;
	for (uint32_t i = 0; i < most; i++)
		if (s.worth[i] > 0)
			list[(*n)++] = (struct suspect){i, s.worth[i]};
	qsort(list, *n, sizeof(*list), by_worth);
	for (uint32_t i = 0; i < *n; i++)
		at[i] = list[i].at;
	return STATUS_OK;
}

/* ---- the budget ---- */

/* All programs of a sitting tell of the same hold: the first one's counts. */
void sweep_note_hold(struct sweep *s, const struct store_row *row, const json_t *metrics)
{
	double held_s = json_number_value(json_object_get(metrics, "phase/lease_hold_s"));

	if (!strcmp(row->arm, "base") && row->process < STORE_TWIN && held_s > 0)
		s->held_s += held_s;
}

static enum status add_hold(void *ctx, const struct store_row *row)
{
	json_auto_t *metrics = NULL;

	TRY(json_read_text(str_of(row->metrics), "metrics of a row", &metrics));
	sweep_note_hold(ctx, row, metrics);
	return STATUS_OK;
}

static bool is_spent(const struct sweep *s)
{
	return s->held_s >= s->opts->ab.budget_s;
}

bool sweep_may_go_on(const struct sweep *s)
{
	return !s->process || !is_spent(s);
}

MUST static enum status look_again(struct sweep *s, bool *is_done)
{
	struct arena a = {0};
	uint32_t *at = arena_array(&a, uint32_t, s->plan->n + 1), n = 0;
	enum status st = find(s, &a, at, &n);

	*is_done = !n;
	if (!st && n) {
		if (s->opts->say)
			s->opts->say(s->opts->ctx,
				     arena_printf(s->arena,
						  "look %d: %u of %u points stay open, "
						  "%.0f s of the lease left",
						  s->process + 1, n, s->plan->n,
						  s->opts->ab.budget_s - s->held_s));
		st = sweep_items(s, at, n);
	}
	arena_release(&a);
	return st || *is_done ? st : sweep_take_points(s);
}

enum status sweep_looks(struct sweep *s)
{
	bool is_done = false;

	s->held_s = 0;
	TRY(store_each(s->store, s->run, add_hold, s));
	for (s->process = 1; s->process < s->opts->ab.looks; s->process++) {
		if (is_spent(s) || s->result->signal || is_done)
			break;
		TRY(look_again(s, &is_done));
	}
	return STATUS_OK;
}
