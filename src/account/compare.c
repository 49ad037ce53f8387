/* A comparison: pairs, verdicts, means, gates, and the order in which they are told. */
#include "account/compare.h"

#include "account/axis.h"
#include "base/sort.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

struct compare_opts compare_defaults(void)
{
	return (struct compare_opts){.pairs = {.theta = 0.01},
				     .judge = {.alpha = 0.05, .theta = 0.01, .looks = 1},
				     .gates = gate_defaults(),
				     .bootstrap_seed = 1};
}

/* ---- lists ---- */

typedef bool wanted(const struct comparison *c, const struct pair *p);

static bool is_faster(const struct comparison *c, const struct pair *p)
{
	(void)c;
	return p->verdict == VERDICT_FASTER;
}

static bool is_slower(const struct comparison *c, const struct pair *p)
{
	(void)c;
	return p->verdict == VERDICT_SLOWER;
}

/* Beyond the threshold, but nobody knows how sure that is. */
static bool is_indicated(const struct comparison *c, const struct pair *p)
{
	return p->verdict == VERDICT_UNRESOLVED && !strcmp(p->reason, "no_dispersion") &&
	       fabs(p->d) >= log1p(c->j.theta);
}

static bool is_open(const struct comparison *c, const struct pair *p)
{
	return p->verdict == VERDICT_UNRESOLVED && !is_indicated(c, p);
}

/* What the compiler decided otherwise. */
static bool is_decision(const struct comparison *c, const struct pair *p)
{
	(void)c;
	return p->class == CLASS_PAIR && p->base->launches >= 0 && p->head->launches >= 0 &&
	       p->base->launches != p->head->launches;
}

static double by_effect(const struct comparison *c, const struct pair *p)
{
	(void)c;
	return fabs(p->d);
}

/* What it may be worth: of those that are open the share of the time counts too, of all points
 * or of what models make of them. */
static double by_worth(const struct comparison *c, const struct pair *p)
{
	double n = c->uses ? c->uses[p - c->set.pairs].n : 1;

	return fabs(p->d) * n * (isfinite(p->b) ? p->b / c->s.base_us : 0);
}

static uint64_t largest_first(double x)
{
	return ~sort_key_of(x);
}

/* By score, then by the base's time, then by key, as pairs stand. */
static struct pair_list list_of(struct arena *a, const struct comparison *c, wanted *is_wanted,
				double score(const struct comparison *, const struct pair *))
{
	struct arena scratch = {0};
	struct sort_key *x = arena_array(&scratch, struct sort_key, c->set.n + 1);
	const struct pair *pairs = c->set.pairs;
	uint32_t n = 0, *at;

	for (uint32_t i = 0; i < c->set.n; i++)
		if (is_wanted(c, &pairs[i]))
			x[n++] = (struct sort_key){largest_first(pairs[i].b), i};
	sort_keys(x, n);
	for (uint32_t i = 0; i < n; i++)
		x[i].key = largest_first(score(c, &pairs[x[i].at]));
	sort_keys(x, n);
	at = arena_array(a, uint32_t, n + 1);
	for (uint32_t i = 0; i < n; i++)
		at[i] = (uint32_t)x[i].at;
	arena_release(&scratch);
	return (struct pair_list){at, n};
}

/* By key, as they stand. */
static struct pair_list class_list(struct arena *a, const struct comparison *c,
				   enum pair_class class)
{
	uint32_t *at = arena_array(a, uint32_t, c->set.count[class] + 1), n = 0;

	for (uint32_t i = 0; class != CLASS_PAIR && i < c->set.n; i++)
		if (c->set.pairs[i].class == class)
			at[n++] = i;
	return (struct pair_list){at, n};
}

static void put_lists(struct arena *a, struct comparison *c)
{
	c->faster = list_of(a, c, is_faster, by_effect);
	c->slower = list_of(a, c, is_slower, by_effect);
	c->indicated = list_of(a, c, is_indicated, by_effect);
	c->unresolved = list_of(a, c, is_open, by_worth);
	c->decisions = list_of(a, c, is_decision, by_effect);
	for (int k = 0; k < CLASSES; k++)
		c->classes[k] = class_list(a, c, (enum pair_class)k);
}

/* ---- whether there is anything ---- */

static bool has_common_key(const struct pair_set *s)
{
	return s->n > s->count[CLASS_BASE_ONLY] + s->count[CLASS_HEAD_ONLY];
}

MUST static enum status check_common(const struct comparison *c)
{
	if (has_common_key(&c->set))
		return STATUS_OK;
	FAIL(INVALID,
	     "the arms have no point in common%s%s: %u in base alone, %u in head alone",
	     c->opts.pairs.axis ? " on axis " : "",
	     c->opts.pairs.axis ? c->opts.pairs.axis : "", c->set.count[CLASS_BASE_ONLY],
	     c->set.count[CLASS_HEAD_ONLY]);
}

static void count_pairs(struct comparison *c)
{
	bool has_any = c->j.family;

	for (uint32_t i = 0; i < c->set.n; i++) {
		const struct pair *p = &c->set.pairs[i];

		if (p->class != CLASS_PAIR)
			continue;
		has_any |= p->is_same_code;
		c->equalised += p->is_equalised;
		c->unchecked += p->base->is_unchecked || p->head->is_unchecked;
	}
	c->coverage = gate_coverage(&c->set);
	c->is_empty = !has_any;
}

void compare_list_unresolved(struct arena *a, struct comparison *c)
{
	c->unresolved = list_of(a, c, is_open, by_worth);
}

enum status compare_make(struct arena *a, const struct arm *base, const struct arm *head,
			 const struct compare_opts *o, struct comparison *out)
{
	*out = (struct comparison){.base = base, .head = head, .opts = *o};
	out->opts.judge.looks = fmax(o->judge.looks, fmax(base->looks, head->looks));
	TRY(axis_check(a, (const struct arm *const[]){base, head}, 2, o->pairs.axis));
	pairs_make(a, base, head, &o->pairs, &out->set);
	TRY(comparable_check(a, base, head, &out->set, &o->fields, &out->fields));
	TRY(check_common(out));
	pairs_judge(&out->set, &out->opts.judge, &out->j);
	out->s = summaries_of(&out->set, o->bootstrap_seed);
	count_pairs(out);
	put_lists(a, out);
	out->ngates = gates_of_pairs(&o->gates, &out->set, &out->j, &out->s, out->gates);
	out->is_interrupted =
		!strcmp(base->state, "interrupted") || !strcmp(head->state, "interrupted") ||
		!strcmp(base->state, "running") || !strcmp(head->state, "running");
	return STATUS_OK;
}

int compare_exit(const struct comparison *c)
{
	if (c->is_empty)
		return 3;
	for (uint32_t i = 0; i < c->ngates; i++)
		if (!c->gates[i].holds)
			return 1;
	return 0;
}
