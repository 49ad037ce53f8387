/* A point of a comparison as cells: the columns of CSV are the members of JSON. */
#include "report/compare_int.h"

#include <math.h>
#include <string.h>

const char *const point_columns[POINT_COLUMNS] = {
	[POINT_KEY] = "key",
	[POINT_NAME] = "name",
	[POINT_LABEL] = "label",
	[POINT_AXIS] = "axis",
	[POINT_BASE_US] = "base_us",
	[POINT_HEAD_US] = "head_us",
	[POINT_DELTA_PCT] = "delta_pct",
	[POINT_DELTA_LO_PCT] = "delta_lo_pct",
	[POINT_DELTA_HI_PCT] = "delta_hi_pct",
	[POINT_D] = "d",
	[POINT_SE] = "se",
	[POINT_NU] = "nu",
	[POINT_P] = "p",
	[POINT_P_ADJ] = "p_adj",
	[POINT_VERDICT] = "verdict",
	[POINT_REASON] = "reason",
	[POINT_CLASS] = "class",
	[POINT_BASE_CAUSE] = "base_cause",
	[POINT_HEAD_CAUSE] = "head_cause",
	[POINT_BASE_LAUNCHES] = "base_launches",
	[POINT_HEAD_LAUNCHES] = "head_launches",
	[POINT_SAME_CODE] = "same_code",
	[POINT_PROCESSES] = "processes",
	[POINT_ROUNDS] = "rounds",
	[POINT_AT_FLOOR] = "at_floor",
	[POINT_N_MODELS] = "n_models",
	[POINT_TOP_MODEL] = "top_model",
	[POINT_TOP_MODEL_PCT] = "top_model_pct",
};

static struct cell text(const char *s)
{
	return (struct cell){.kind = s && *s ? CELL_TEXT : CELL_NONE, .s = s};
}

static struct cell number(double v)
{
	return (struct cell){.kind = isfinite(v) ? CELL_NUMBER : CELL_NONE, .v = v + 0.0};
}

static struct cell count(int64_t i)
{
	return (struct cell){.kind = i >= 0 ? CELL_COUNT : CELL_NONE, .i = i};
}

static struct cell flag(bool is)
{
	return (struct cell){.kind = CELL_FLAG, .i = is};
}

static struct cell nothing(void)
{
	return (struct cell){.kind = CELL_NONE};
}

static void put_judged(const struct pair *p, struct cell *out)
{
	out[POINT_DELTA_PCT] = number(delta_pct_of(p->d));
	out[POINT_DELTA_LO_PCT] = number(delta_pct_of(p->hi));
	out[POINT_DELTA_HI_PCT] = number(delta_pct_of(p->lo));
	out[POINT_D] = number(p->d);
	out[POINT_SE] = number(p->se);
	out[POINT_NU] = number(p->nu);
	out[POINT_P] = number(p->p);
	out[POINT_P_ADJ] = number(p->p_adj);
	out[POINT_VERDICT] = text(verdict_name(p->verdict));
	out[POINT_REASON] = text(p->reason);
}

static void put_use(const struct pair_use *use, struct cell *out)
{
	out[POINT_N_MODELS] = use ? count(use->nmodels) : nothing();
	out[POINT_TOP_MODEL] = use ? text(use->top_model) : nothing();
	/* what a point is worth to a model is for a rollup, which has prices of externs */
	out[POINT_TOP_MODEL_PCT] = nothing();
}

void point_cells(const struct comparison *c, uint32_t i, struct cell out[POINT_COLUMNS])
{
	const struct pair *p = &c->set.pairs[i];
	bool is_pair = p->class == CLASS_PAIR;

	out[POINT_KEY] = text(p->key);
	out[POINT_NAME] = text(p->name);
	out[POINT_LABEL] = text(p->label);
	out[POINT_AXIS] = text(p->axis);
	out[POINT_BASE_US] = number(p->b);
	out[POINT_HEAD_US] = number(p->h);
	put_judged(p, out);
	out[POINT_CLASS] = text(pair_class_names[p->class]);
	out[POINT_BASE_CAUSE] = text(p->base_cause);
	out[POINT_HEAD_CAUSE] = text(p->head_cause);
	out[POINT_BASE_LAUNCHES] = p->base ? count(p->base->launches) : nothing();
	out[POINT_HEAD_LAUNCHES] = p->head ? count(p->head->launches) : nothing();
	out[POINT_SAME_CODE] = is_pair ? flag(p->is_same_code) : nothing();
	out[POINT_PROCESSES] = is_pair ? count(p->nprocesses) : nothing();
	out[POINT_ROUNDS] = is_pair ? count(p->nrounds) : nothing();
	out[POINT_AT_FLOOR] = is_pair ? flag(p->is_at_floor) : nothing();
	put_use(c->uses ? &c->uses[i] : NULL, out);
}
