/* From numbers to a reason. */
#include "account/gap.h"

#include "op/op.h"

#include <math.h>
#include <string.h>

struct row {
	const char *name, *words;
};

static const struct row rows[GAP_CODES] = {
#define GAP(name, words) {#name, words},
#include "account/gap.def"
#undef GAP
};

const char *gap_name(enum gap_code c)
{
	return rows[c].name;
}

const char *gap_words(enum gap_code c)
{
	return rows[c].words;
}

static double per_call(const struct gap_facts *f)
{
	return f->g_us / f->k;
}

static double net(const struct gap_facts *f)
{
	return f->t - per_call(f);
}

/* ---- verdicts: the first that holds ---- */

typedef bool verdict_fn(const struct gap_facts *f, double *measure);

static bool not_measured(const struct gap_facts *f, double *measure)
{
	*measure = f->t;
	return isnan(f->t);
}

/* A row may say it itself; else its numbers do. */
static bool bytes_wrong(const struct gap_facts *f, double *measure)
{
	*measure = 0.97 * (f->memory_us + per_call(f));
	return f->is_above_roof || f->t < *measure;
}

static bool floor_bound(const struct gap_facts *f, double *measure)
{
	*measure = 2 * (f->slope_us + per_call(f));
	return f->t < *measure;
}

static bool at_roof(const struct gap_facts *f, double *measure)
{
	*measure = net(f) / f->memory_us;
	return f->memory_us >= f->compute_us && *measure <= 1.10;
}

static bool compute_bound(const struct gap_facts *f, double *measure)
{
	*measure = net(f) / f->compute_us;
	return f->compute_us > f->memory_us && *measure <= 1.25;
}

static bool at_oracle(const struct gap_facts *f, double *measure)
{
	*measure = f->t / f->o;
	return f->t < 1.05 * f->o;
}

static const struct {
	enum gap_code code;
	verdict_fn *holds;
} verdicts[] = {{GAP_NOT_MEASURED, not_measured},   {GAP_BYTES_WRONG, bytes_wrong},
		{GAP_FLOOR_BOUND, floor_bound},     {GAP_AT_ROOF, at_roof},
		{GAP_COMPUTE_BOUND, compute_bound}, {GAP_AT_ORACLE, at_oracle}};

/* ---- mechanisms: an amount each, NAN where the field that tells is missing ---- */

typedef double amount_fn(const struct gap_facts *f);

static double extra_launches(const struct gap_facts *f)
{
	if (f->launches < 0 || f->best_launches < 0)
		return (double)NAN;
	return (double)(f->launches - f->best_launches) * f->slope_us;
}

static double extra_traffic(const struct gap_facts *f)
{
	double more = f->traffic_bytes / f->bytes;

	return more <= 1.1 ? 0 : f->memory_us * (more - 1);
}

static double tuning(const struct gap_facts *f)
{
	return f->other_us > 0.95 * f->t ? 0 : f->t - f->other_us;
}

static double underfilled(const struct gap_facts *f)
{
	if (f->blocks < 0 || f->sms <= 0)
		return (double)NAN;
	return net(f) * fmax(0, 1 - (double)f->blocks / (double)f->sms);
}

static const struct {
	enum gap_code code;
	amount_fn *amount;
	const char *field; /* whose lack hides it */
} mechanisms[GAP_AMOUNTS] = {{GAP_EXTRA_LAUNCHES, extra_launches, "launches_needed"},
			     {GAP_EXTRA_TRAFFIC, extra_traffic, "traffic_bytes"},
			     {GAP_TUNING, tuning, "other_us"},
			     {GAP_UNDERFILLED, underfilled, "blocks"}};

static void insert(struct gap *g, struct gap_amount x)
{
	uint32_t at = g->namounts++;

	for (; at && g->amounts[at - 1].us < x.us; at--)
		g->amounts[at] = g->amounts[at - 1];
	g->amounts[at] = x;
}

static void find_amounts(const struct gap_facts *f, struct gap *g)
{
	for (int i = 0; i < GAP_AMOUNTS; i++) {
		double us = mechanisms[i].amount(f);

		if (isnan(us))
			g->unknown[g->nunknown++] = mechanisms[i].field;
		else if (us > 0)
			insert(g, (struct gap_amount){mechanisms[i].code, us,
						      100 * us / g->excess_us});
	}
	/* Not measured by anything yet. */
	g->unknown[g->nunknown++] = "sectors";
	g->unknown[g->nunknown++] = "local_bytes";
}

static const struct {
	unsigned feature;
	enum gap_code code;
} features[] = {{FEATURE_SCATTER, GAP_SCATTER}, {FEATURE_GATHER, GAP_GATHER},
		{FEATURE_SORT, GAP_SORT},       {FEATURE_POOL, GAP_POOL},
		{FEATURE_RANDOM, GAP_RANDOM},   {FEATURE_SPLIT, GAP_SPLIT_REDUCTION}};

enum { NFEATURES = sizeof(features) / sizeof(*features) };

static enum gap_code by_feature(const struct gap_facts *f)
{
	for (int i = 0; i < NFEATURES; i++)
		if (f->features & features[i].feature)
			return features[i].code;
	return GAP_UNEXPLAINED;
}

/* fmax would take the bound that is there for both. */
double gap_bound_us(double memory_us, double compute_us)
{
	return isnan(memory_us) ? memory_us : fmax(memory_us, compute_us);
}

struct gap gap_of(const struct gap_facts *f)
{
	struct gap g = {.excess_us = net(f) - gap_bound_us(f->memory_us, f->compute_us)};

	for (size_t i = 0; i < sizeof(verdicts) / sizeof(*verdicts); i++)
		if (verdicts[i].holds(f, &g.measure)) {
			g.code = verdicts[i].code;
			return g;
		}
	g.measure = (double)NAN;
	if (isnan(f->memory_us))
		g.unknown[g.nunknown++] = "roof";
	if (isnan(f->o))
		g.unknown[g.nunknown++] = "oracle";
	find_amounts(f, &g);
	g.code = g.namounts && g.amounts[0].pct >= 20 ? g.amounts[0].code : by_feature(f);
	return g;
}

/* ---- classes of the gap ---- */

static const struct {
	double from;
	const char *name;
} classes[] = {{0, "ORACLE_SLOWER"}, {0.95, "AT_ORACLE"}, {1.05, "NEAR"},
	       {1.1, "SMALL"},       {1.5, "MEDIUM"},     {3, "LARGE"}};

static const char *class_of(double ratio)
{
	const char *name = "";

	for (size_t i = 0; i < sizeof(classes) / sizeof(*classes); i++)
		if (ratio >= classes[i].from)
			name = classes[i].name;
	return name;
}

const char *gap_class(const struct gap_facts *f)
{
	return class_of(f->t / f->o);
}

bool gap_class_is_sure(const struct gap_facts *f)
{
	double ratio = f->t / f->o, off = 2 * hypot(f->r_t, f->r_o);

	return !isnan(off) && class_of(ratio * (1 - off)) == class_of(ratio) &&
	       class_of(ratio * (1 + off)) == class_of(ratio);
}

double gap_value(const struct gap_facts *f, const struct gap_use *uses, uint32_t nuses,
		 uint32_t models)
{
	double sum = 0;

	for (uint32_t i = 0; i < nuses; i++)
		sum += uses[i].n * fmax(0, f->t - f->o) / uses[i].total_us;
	return 100 * sum / models;
}

/* ---- what a pattern has ---- */

unsigned gap_features(const struct graph *g)
{
	static const struct {
		const char *family;
		unsigned feature;
	} by_family[] = {{"scatter", FEATURE_SCATTER},
			 {"index", FEATURE_GATHER},
			 {"sort", FEATURE_SORT},
			 {"pool", FEATURE_POOL},
			 {"random", FEATURE_RANDOM}};
	unsigned found = 0;

	for (uint32_t i = g->nparams; i < g->nnodes; i++) {
		const struct op *op =
			g->nodes[i].kind == NODE_CALL ? op_find(g->nodes[i].target) : NULL;
		const struct op_family *family = op ? op_family_of(op) : NULL;

		for (size_t k = 0; family && k < sizeof(by_family) / sizeof(*by_family); k++)
			if (!strcmp(family->name, by_family[k].family))
				found |= by_family[k].feature;
	}
	return found;
}
