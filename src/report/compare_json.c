/* A comparison as JSON, schema assay.compare/1. */
#include "base/json.h"
#include "report/compare_int.h"
#include "report/gate.h"

#include <math.h>
#include <string.h>

static const char *const outcomes[] = {[FIELD_AGREES] = "agrees",
				       [FIELD_VARIES] = "varies",
				       [FIELD_WARNS] = "warns",
				       [FIELD_FORCED] = "forced",
				       [FIELD_REFUSES] = "refuses"};

/* ---- arms ---- */

static void put_floors(struct jsonw *w, const struct arm *arm)
{
	jsonw_key(w, "floors");
	jsonw_open(w, '[');
	for (uint32_t i = 0; i < arm->nfloors; i++) {
		jsonw_open_inline(w, '{');
		jsonw_put_cstr(w, "device", arm->floors[i].device);
		jsonw_put_f64(w, "g_us", arm->floors[i].g_us);
		jsonw_put_f64(w, "slope_us", arm->floors[i].slope_us);
		jsonw_close(w, '}');
	}
	jsonw_close(w, ']');
}

static void put_arm(struct jsonw *w, const char *side, const struct arm *arm)
{
	jsonw_key(w, side);
	jsonw_open(w, '{');
	jsonw_put_cstr(w, "kind", arm->kind);
	if (arm->run)
		jsonw_put_int(w, "run", arm->run);
	jsonw_put_cstr(w, "tag", arm->tag);
	jsonw_put_cstr(w, "started_at", arm->started_at);
	jsonw_put_cstr(w, "state", arm->state);
	jsonw_put_cstr(w, "host", arm->host);
	jsonw_key(w, "versions");
	jsonw_raw(w, str_of(arm->versions));
	jsonw_put_int(w, "points", arm->npoints);
	put_floors(w, arm);
	arm_put_digest(w, "sha256", arm);
	jsonw_close(w, '}');
}

static void put_fields(struct jsonw *w, const struct comparable *f)
{
	jsonw_key(w, "gate");
	jsonw_open(w, '[');
	for (uint32_t i = 0; i < f->n; i++) {
		jsonw_open_inline(w, '{');
		jsonw_put_cstr(w, "field", f->fields[i].name);
		jsonw_put_cstr(w, "base", f->fields[i].base);
		jsonw_put_cstr(w, "head", f->fields[i].head);
		jsonw_put_cstr(w, "outcome", outcomes[f->fields[i].outcome]);
		if (f->fields[i].n)
			jsonw_put_int(w, "pairs", f->fields[i].n);
		jsonw_close(w, '}');
	}
	jsonw_close(w, ']');
}

/* ---- statistics ---- */

static void put_share(struct jsonw *w, const char *key, const struct share *s)
{
	jsonw_key(w, key);
	jsonw_open_inline(w, '{');
	jsonw_put_int(w, "k", s->k);
	jsonw_put_int(w, "n", s->n);
	jsonw_put_f64(w, "pct", s->pct);
	jsonw_put_f64(w, "lo_pct", s->lo_pct);
	jsonw_put_f64(w, "hi_pct", s->hi_pct);
	jsonw_close(w, '}');
}

/* What each hidden pair came to, as it would be told if it were one of the others. */
static void put_hidden(struct jsonw *w, const struct pair_set *set)
{
	jsonw_key(w, "pairs");
	jsonw_open(w, '[');
	for (uint32_t i = 0; i < set->nhidden; i++) {
		const struct pair *p = &set->hidden[i];

		jsonw_open_inline(w, '{');
		jsonw_put_cstr(w, "key", p->key);
		jsonw_put_cstr(w, "axis", p->axis);
		jsonw_put_f64(w, "b_us", p->b);
		jsonw_put_f64(w, "d", p->d);
		jsonw_put_f64(w, "se", p->se);
		jsonw_put_f64(w, "p", p->p);
		jsonw_put_int(w, "processes", p->nprocesses);
		jsonw_put_int(w, "rounds", p->nrounds);
		jsonw_put_cstr(w, "verdict", verdict_name(p->verdict));
		jsonw_put_cstr(w, "reason", p->reason);
		jsonw_close(w, '}');
	}
	jsonw_close(w, ']');
}

static void put_control(struct jsonw *w, const struct comparison *c)
{
	const struct judgement *j = &c->j;

	jsonw_key(w, "aa");
	jsonw_open(w, '{');
	jsonw_put_int(w, "null_pairs", j->nnull);
	jsonw_put_int(w, "hidden", j->naa);
	jsonw_put_int(w, "sol", j->ncontrols);
	jsonw_put_int(w, "retuned", c->set.nretuned);
	put_share(w, "false_alarms", &j->false_alarms);
	put_share(w, "calibration", &j->calibration);
	put_share(w, "calibration_without_tau", &j->calibration_raw);
	put_share(w, "calibration_tail", &j->calibration_tail);
	put_hidden(w, &c->set);
	jsonw_close(w, '}');
	jsonw_key(w, "tau");
	jsonw_open_inline(w, '{');
	jsonw_put_f64(w, "tau", j->tau);
	jsonw_put_f64(w, "nu", j->tau_nu);
	jsonw_put_bool(w, "calibrated", j->is_calibrated);
	jsonw_close(w, '}');
	jsonw_key(w, "family");
	jsonw_open_inline(w, '{');
	jsonw_put_int(w, "J", j->family);
	jsonw_put_f64(w, "L", j->looks);
	jsonw_put_f64(w, "alpha", j->alpha);
	jsonw_put_f64(w, "cut", j->cut);
	jsonw_close(w, '}');
}

static void put_coverage(struct jsonw *w, const struct comparison *c)
{
	jsonw_key(w, "coverage");
	jsonw_open(w, '{');
	jsonw_put_int(w, "union", c->set.n);
	for (int k = 0; k < CLASSES; k++)
		jsonw_put_int(w, pair_class_names[k], c->set.count[k]);
	jsonw_put_f64(w, "coverage", c->coverage);
	jsonw_put_int(w, "unchecked", c->unchecked);
	jsonw_close(w, '}');
}

static void put_verdicts(struct jsonw *w, const struct comparison *c)
{
	jsonw_key(w, "verdicts");
	jsonw_open_inline(w, '{');
	for (int v = VERDICT_FASTER; v <= VERDICT_UNRESOLVED; v++)
		jsonw_put_int(w, verdict_name((enum verdict)v), c->j.count[v]);
	jsonw_close(w, '}');
}

static void put_summary(struct jsonw *w, const char *key, const struct summary *s)
{
	jsonw_key(w, key);
	jsonw_open_inline(w, '{');
	jsonw_put_int(w, "n", s->n);
	jsonw_put_f64(w, "d", s->d);
	jsonw_put_f64(w, "se", s->se);
	jsonw_put_f64(w, "lo", s->lo);
	jsonw_put_f64(w, "hi", s->hi);
	jsonw_put_f64(w, "speedup", speedup_of(s->d));
	jsonw_put_f64(w, "delta_pct", delta_pct_of(s->d));
	jsonw_put_f64(w, "delta_lo_pct", delta_pct_of(s->hi));
	jsonw_put_f64(w, "delta_hi_pct", delta_pct_of(s->lo));
	jsonw_close(w, '}');
}

static void put_summaries(struct jsonw *w, const struct comparison *c)
{
	const struct summaries *s = &c->s;

	jsonw_key(w, "summaries");
	jsonw_open(w, '{');
	put_summary(w, "geomean", &s->points);
	put_summary(w, "geomean_changed", &s->changed);
	put_summary(w, "geomean_patterns", &s->patterns);
	put_summary(w, "median", &s->median);
	put_summary(w, "total", &s->total);
	if (c->by_use.n)
		put_summary(w, "total_by_use", &c->by_use);
	if (s->compile_s.n)
		put_summary(w, "compile_s", &s->compile_s);
	if (s->peak_bytes.n)
		put_summary(w, "peak_bytes", &s->peak_bytes);
	jsonw_put_f64(w, "base_us", s->base_us);
	jsonw_put_f64(w, "head_us", s->head_us);
	jsonw_put_int(w, "patterns", s->npatterns);
	jsonw_put_f64(w, "n_eff", s->n_eff);
	jsonw_close(w, '}');
}

/* ---- points ---- */

static void put_cell(struct jsonw *w, const char *key, const struct cell *c)
{
	jsonw_key(w, key);
	switch (c->kind) {
	case CELL_NONE:
		jsonw_null(w);
		return;
	case CELL_TEXT:
		jsonw_cstr(w, c->s);
		return;
	case CELL_NUMBER:
		jsonw_f64(w, c->v);
		return;
	case CELL_COUNT:
		jsonw_int(w, c->i);
		return;
	case CELL_FLAG:
		jsonw_bool(w, c->i);
		return;
	}
}

static void put_advice(struct jsonw *w, const struct comparison *c, const struct pair *p)
{
	struct arena a = {0};
	const char *words = pair_advice(&a, p, c->j.theta);

	jsonw_put_cstr(w, "advice", *words ? words : NULL);
	arena_release(&a);
}

/* What CSV has no column for. */
static void put_more(struct jsonw *w, const struct comparison *c, const struct pair *p)
{
	jsonw_put_f64(w, "se_rounds", p->se_w);
	jsonw_put_f64(w, "se_tick", p->se_q);
	jsonw_put_f64(w, "detectable", pair_detectable(p));
	jsonw_put_f64(w, "floor_free", pair_floor_free(p, c->set.g_us));
	jsonw_put_f64(w, "se_k", p->se_k);
	jsonw_put_f64(w, "base_k", p->base->k);
	jsonw_put_f64(w, "head_k", p->head->k);
	put_advice(w, c, p);
	jsonw_put_bool(w, "paired", p->is_paired);
	jsonw_put_bool(w, "null_pair", p->is_null);
	jsonw_put_bool(w, "assumed", p->is_assumed);
	jsonw_put_bool(w, "above_roof", p->is_above_roof);
	jsonw_put_f64(w, "base_compile_s", p->base->compile_s);
	jsonw_put_f64(w, "head_compile_s", p->head->compile_s);
	jsonw_put_bool(w, "unchecked", p->base->is_unchecked || p->head->is_unchecked);
}

static void put_point(struct jsonw *w, const struct comparison *c, uint32_t i)
{
	struct cell cells[POINT_COLUMNS];

	point_cells(c, i, cells);
	jsonw_open_inline(w, '{');
	for (int k = 0; k < POINT_COLUMNS; k++)
		put_cell(w, point_columns[k], &cells[k]);
	if (c->set.pairs[i].class == CLASS_PAIR)
		put_more(w, c, &c->set.pairs[i]);
	jsonw_close(w, '}');
}

static void put_failures(struct jsonw *w, const struct comparison *c)
{
	jsonw_key(w, "failures");
	jsonw_open(w, '[');
	for (int k = CLASS_NEWLY_FAILING; k < CLASSES; k++)
		for (uint32_t i = 0; i < c->classes[k].n; i++) {
			const struct pair *p = &c->set.pairs[c->classes[k].at[i]];

			jsonw_open_inline(w, '{');
			jsonw_put_cstr(w, "key", p->key);
			jsonw_put_cstr(w, "name", p->name);
			jsonw_put_cstr(w, "label", p->label);
			jsonw_put_cstr(w, "class", pair_class_names[k]);
			jsonw_put_cstr(w, "base_cause", p->base_cause);
			jsonw_put_cstr(w, "head_cause", p->head_cause);
			jsonw_close(w, '}');
		}
	jsonw_close(w, ']');
}

static void put_diffs(struct jsonw *w, const struct comparison *c)
{
	if (!c->diffs)
		return;
	jsonw_key(w, "source_diffs");
	jsonw_open(w, '[');
	for (uint32_t i = 0; i < c->ndiffs; i++) {
		jsonw_open_inline(w, '{');
		jsonw_put_cstr(w, "key", c->set.pairs[c->diffs[i].at].key);
		jsonw_key(w, "diff");
		if (c->diffs[i].cause)
			jsonw_null(w);
		else
			jsonw_str(w, c->diffs[i].text);
		jsonw_put_cstr(w, "cause", c->diffs[i].cause);
		jsonw_close(w, '}');
	}
	jsonw_close(w, ']');
}

/* ---- options ---- */

/* Inputs are known by what was taken of them, not by where they lie: so a report of an export
 * is that of the store. */
static void put_provenance(struct jsonw *w, const struct comparison *c)
{
	const struct compare_opts *o = &c->opts;

	jsonw_key(w, "provenance");
	jsonw_open(w, '{');
	arm_put_digest(w, "base_sha256", c->base);
	arm_put_digest(w, "head_sha256", c->head);
	jsonw_put_cstr(w, "axis", o->pairs.axis ? o->pairs.axis : "auto");
	jsonw_put_cstr(w, "axes", c->set.axes);
	jsonw_put_f64(w, "theta", o->judge.theta);
	jsonw_put_f64(w, "alpha", o->judge.alpha);
	jsonw_put_f64(w, "assume_cv",
		      o->pairs.assume_cv > 0 ? o->pairs.assume_cv : (double)NAN);
	jsonw_put_int(w, "bootstrap_seed", (int64_t)o->bootstrap_seed);
	jsonw_put_cstr(w, "vary", o->fields.varies_config ? "config" : "build");
	jsonw_put_bool(w, "strict_gates", o->gates.is_strict);
	jsonw_close(w, '}');
}

void compare_json(struct buf *b, const struct comparison *c)
{
	struct jsonw w = jsonw_new(b);

	jsonw_open(&w, '{');
	jsonw_put_cstr(&w, "schema", "assay.compare/1");
	jsonw_key(&w, "arms");
	jsonw_open(&w, '{');
	put_arm(&w, "base", c->base);
	put_arm(&w, "head", c->head);
	jsonw_close(&w, '}');
	put_fields(&w, &c->fields);
	put_coverage(&w, c);
	put_verdicts(&w, c);
	put_control(&w, c);
	put_summaries(&w, c);
	jsonw_put_bool(&w, "interrupted", c->is_interrupted);
	gates_json(&w, c->gates, c->ngates);
	jsonw_put_int(&w, "exit", compare_exit(c));
	jsonw_key(&w, "points");
	jsonw_open(&w, '[');
	for (uint32_t i = 0; i < c->set.n; i++)
		put_point(&w, c, i);
	jsonw_close(&w, ']');
	put_failures(&w, c);
	put_diffs(&w, c);
	put_provenance(&w, c);
	jsonw_close(&w, '}');
	buf_char(b, '\n');
}
