/* A comparison as text or markdown. */
#include "report/compare.h"
#include "report/gate.h"
#include "report/page.h"

#include <math.h>
#include <string.h>

enum { ROWS = 20, UNRESOLVED_ROWS = 10 };

struct out {
	struct page page;
	struct arena *a;
	const struct comparison *c;
};

static const struct pair *pair_at(const struct comparison *c, uint32_t i)
{
	return &c->set.pairs[i];
}

/* ---- head ---- */

static const char *or_unknown(const char *s)
{
	return s && *s ? s : "not known";
}

static void put_arm(struct out *o, const char *side, const struct arm *arm)
{
	struct buf b = buf_new(o->a);

	buf_printf(&b, "%s: ", side);
	if (arm->run)
		buf_printf(&b, "run %lld", (long long)arm->run);
	else
		buf_printf(&b, "%s", arm->kind);
	if (arm->tag && *arm->tag)
		buf_printf(&b, " %s", arm->tag);
	if (arm->started_at)
		buf_printf(&b, " of %s", arm->started_at);
	buf_printf(&b, ", %s, %s", or_unknown(arm->facts[FACT_DEVICE_KIND]),
		   or_unknown(arm->facts[FACT_BUILD]));
	if (arm->facts[FACT_CONFIG] && *arm->facts[FACT_CONFIG])
		buf_printf(&b, ", %s", arm->facts[FACT_CONFIG]);
	page_line(&o->page, STR_FMT, STR_ARG(buf_view(&b)));
}

/* Fields that neither arm knows are one line. */
static void put_fields(struct out *o)
{
	const struct comparable *f = &o->c->fields;
	struct buf unknown = buf_new(o->a);

	for (uint32_t i = 0; i < f->n; i++) {
		const struct field *x = &f->fields[i];

		if (x->outcome == FIELD_AGREES || x->outcome == FIELD_VARIES)
			continue;
		if (!x->base && !x->head) {
			buf_printf(&unknown, "%s%s", unknown.n ? ", " : "", x->name);
			continue;
		}
		const char *points = x->n ? arena_printf(o->a, " (%u pairs)", x->n) : "";

		page_line(&o->page, "%s: %s differs: %s and %s%s",
			  x->outcome == FIELD_FORCED ? "FORCED" : "warning", x->name,
			  or_unknown(x->base), or_unknown(x->head), points);
	}
	if (unknown.n)
		page_line(&o->page, "warning: not known in either arm: " STR_FMT,
			  STR_ARG(buf_view(&unknown)));
}

static void put_banners(struct out *o)
{
	const struct comparison *c = o->c;

	put_fields(o);
	if (c->is_interrupted)
		page_line(&o->page, "warning: a run did not finish; only what is there is "
				    "compared");
	if (c->unchecked)
		page_line(&o->page, "warning: times whose outputs were not checked: %u pairs",
			  c->unchecked);
	if (c->equalised)
		page_line(&o->page,
			  "calls per replay differ in %u pairs: their times are given at the "
			  "larger number, by a launch floor of %.3f us",
			  c->equalised, c->set.g_us);
	if (c->opts.pairs.assume_cv > 0)
		page_line(&o->page, "assumed: relative errors of %g %% where none are known",
			  100 * c->opts.pairs.assume_cv);
	if (c->is_empty)
		page_line(&o->page,
			  "nothing was compared: no pair has a dispersion, none is of "
			  "the same code");
}

static const char *share_text(struct arena *a, const struct share *s)
{
	if (!s->n)
		return "no null pairs";
	return arena_printf(a, "%u of %u, %.1f%% [%.1f, %.1f]", s->k, s->n, s->pct, s->lo_pct,
			    s->hi_pct);
}

static void put_counts(struct out *o)
{
	const struct judgement *j = &o->c->j;
	const char *bold = o->page.is_markdown ? "**" : "";

	page_line(&o->page,
		  "%s%u faster, %u slower, %u same, %u unresolved; threshold %g %%, false "
		  "discovery %g %%, false alarms %s%s",
		  bold, j->count[VERDICT_FASTER], j->count[VERDICT_SLOWER],
		  j->count[VERDICT_SAME], j->count[VERDICT_UNRESOLVED], 100 * j->theta,
		  100 * j->alpha, share_text(o->a, &j->false_alarms), bold);
	page_gap(&o->page);
}

/* ---- tables of pairs ---- */

static const char *const mover_heads[] = {"Kernel", ">Base (us)", ">Head (us)",
					  ">Delta", ">95% low",   ">95% high"};
enum { MOVER_COLUMNS = 6 };

static void put_prices(struct table *t, const struct out *o, const struct pair *p)
{
	table_cstr(t, pair_name(o->a, p));
	table_us(t, p->b);
	table_us(t, p->h);
	table_pct(t, delta_pct_of(p->d));
}

static void put_movers(struct out *o, const char *title, const struct pair_list *l)
{
	struct table t = table_new(o->a, mover_heads, MOVER_COLUMNS);

	page_title(&o->page, 3, "%s", title);
	if (!l->n) {
		page_line(&o->page, "none");
		page_gap(&o->page);
		return;
	}
	for (uint32_t i = 0; i < l->n; i++) {
		const struct pair *p = pair_at(o->c, l->at[i]);

		put_prices(&t, o, p);
		table_pct(&t, delta_pct_of(p->hi));
		table_pct(&t, delta_pct_of(p->lo));
	}
	page_table(&o->page, &t, ROWS);
}

static void put_indicated(struct out *o)
{
	static const char *const heads[] = {"Kernel", ">Base (us)", ">Head (us)", ">Delta"};
	struct table t = table_new(o->a, heads, 4);

	if (!o->c->indicated.n)
		return;
	page_title(&o->page, 3, "Indicated, not resolved");
	for (uint32_t i = 0; i < o->c->indicated.n; i++)
		put_prices(&t, o, pair_at(o->c, o->c->indicated.at[i]));
	page_table(&o->page, &t, ROWS);
}

static void put_unresolved(struct out *o)
{
	static const char *const heads[] = {"Kernel",         ">Base (us)",  ">Head (us)",
					    ">Delta",         ">Detectable", "Reason",
					    "What would help"};
	struct table t = table_new(o->a, heads, 7);
	const struct pair_list *l = &o->c->unresolved;

	if (!l->n)
		return;
	page_title(&o->page, 3, "Unresolved");
	for (uint32_t i = 0; i < l->n; i++) {
		const struct pair *p = pair_at(o->c, l->at[i]);

		put_prices(&t, o, p);
		table_pct(&t, 100 * expm1(pair_detectable(p)));
		table_cstr(&t, p->reason);
		table_cstr(&t, pair_advice(o->a, p, o->c->j.theta));
	}
	page_table(&o->page, &t, UNRESOLVED_ROWS);
}

/* Points that are no pair, by class and by name, each arm's cause beside it. */
static void put_class(struct out *o, enum pair_class class, struct table *t)
{
	const struct pair_list *l = &o->c->classes[class];

	for (uint32_t i = 0; i < l->n; i++) {
		const struct pair *p = pair_at(o->c, l->at[i]);

		table_cstr(t, pair_name(o->a, p));
		table_cstr(t, pair_class_names[class]);
		table_cstr(t, p->base_cause);
		table_cstr(t, p->head_cause);
	}
}

static void put_classes(struct out *o, const char *title, const enum pair_class *classes,
			uint32_t n)
{
	static const char *const heads[] = {"Kernel", "Class", "Base", "Head"};
	struct table t = table_new(o->a, heads, 4);

	for (uint32_t i = 0; i < n; i++)
		put_class(o, classes[i], &t);
	if (!t.cells.n)
		return;
	page_title(&o->page, 3, "%s", title);
	page_table(&o->page, &t, ROWS);
}

static void put_failures(struct out *o)
{
	static const enum pair_class failed[] = {CLASS_NEWLY_FAILING, CLASS_NEWLY_PASSING};
	static const enum pair_class rest[] = {CLASS_BOTH_FAILING, CLASS_INVALID,
					       CLASS_AXIS_MISMATCH, CLASS_BASE_ONLY,
					       CLASS_HEAD_ONLY};

	put_classes(o, "Failures", failed, 2);
	put_classes(o, "Not compared", rest, 5);
}

static void put_decisions(struct out *o)
{
	static const char *const heads[] = {"Kernel", ">Base launches", ">Head launches",
					    ">Delta"};
	struct table t = table_new(o->a, heads, 4);
	const struct pair_list *l = &o->c->decisions;

	if (!l->n)
		return;
	page_title(&o->page, 3, "Decision changed");
	for (uint32_t i = 0; i < l->n; i++) {
		const struct pair *p = pair_at(o->c, l->at[i]);

		table_cstr(&t, pair_name(o->a, p));
		table_int(&t, p->base->launches);
		table_int(&t, p->head->launches);
		table_pct(&t, delta_pct_of(p->d));
	}
	page_table(&o->page, &t, ROWS);
}

/* Text is as wide as the code is. */
static void put_diffs(struct out *o)
{
	const char *fence = o->page.is_markdown ? "```" : "";

	if (!o->c->diffs)
		return;
	page_title(&o->page, 3, "What changed in the code");
	for (uint32_t i = 0; i < o->c->ndiffs; i++) {
		const struct source_diff *d = &o->c->diffs[i];
		const char *name = pair_name(o->a, pair_at(o->c, d->at));

		page_line(&o->page, "%s: %s", name,
			  d->cause    ? d->cause
			  : d->text.n ? "changed"
				      : "nothing changed");
		if (!d->text.n)
			continue;
		buf_printf(o->page.b, "%s%s", fence, *fence ? "diff\n" : "");
		buf_str(o->page.b, d->text);
		buf_printf(o->page.b, "%s%s", fence, *fence ? "\n" : "");
	}
	page_gap(&o->page);
}

/* ---- summary ---- */

static void put_mean(struct out *o, struct table *t, const char *name, const struct summary *s)
{
	if (!summary_is_there(s))
		return;
	table_cstr(t, name);
	table_int(t, s->n);
	table_f64(t, 4, speedup_of(s->d));
	table_cstr(t, arena_printf(o->a, "%+.2f%%", delta_pct_of(s->d) + 0.0));
	table_cstr(t, isfinite(s->lo) ? arena_printf(o->a, "%+.2f%% … %+.2f%%",
						     delta_pct_of(s->hi) + 0.0,
						     delta_pct_of(s->lo) + 0.0)
				      : NULL);
}

static void put_means(struct out *o)
{
	static const char *const heads[] = {"Mean", ">n", ">Speedup", ">Delta", "95%"};
	struct table t = table_new(o->a, heads, 5);
	const struct summaries *s = &o->c->s;

	if (!s->points.n)
		return;
	put_mean(o, &t, "geomean of points", &s->points);
	if (s->changed.n != s->points.n)
		put_mean(o, &t, "geomean of changed code", &s->changed);
	put_mean(o, &t, "geomean of patterns", &s->patterns);
	put_mean(o, &t, "median of points", &s->median);
	put_mean(o, &t, "total time", &s->total);
	put_mean(o, &t, "total time by use in models", &o->c->by_use);
	put_mean(o, &t, "compile time", &s->compile_s);
	put_mean(o, &t, "peak memory", &s->peak_bytes);
	page_table(&o->page, &t, 0);
}

static void put_patterns(struct out *o)
{
	const struct summaries *s = &o->c->s;
	struct buf b = buf_new(o->a);

	if (!s->points.n)
		return;
	buf_printf(&b, "%u points of %u patterns, as good as %.1f independent ones",
		   s->points.n, s->npatterns, s->n_eff);
	if (!isfinite(s->points.lo))
		buf_cstr(&b, "; few_patterns: no interval of the geomean");
	for (uint32_t i = 0; i < s->nheavy; i++)
		buf_printf(&b, "%s%s (%u)", i ? ", " : "; most are of ", s->heavy[i].name,
			   s->heavy[i].n);
	page_line(&o->page, STR_FMT, STR_ARG(buf_view(&b)));
}

static void put_coverage(struct out *o)
{
	const struct comparison *c = o->c;
	struct buf b = buf_new(o->a);

	for (int k = 0; k < CLASSES; k++)
		if (c->set.count[k])
			buf_printf(&b, "%s%u %s", b.n ? ", " : "", c->set.count[k],
				   pair_class_names[k]);
	page_line(&o->page, "%u points: " STR_FMT "; coverage %.1f%%", c->set.n,
		  STR_ARG(buf_view(&b)), 100 * c->coverage);
	page_line(&o->page, "axes, first in common: %s", *c->set.axes ? c->set.axes : "none");
}

/* How far the spread of a point may be from that of most. */
static const char *tails_text(struct arena *a, const struct judgement *j)
{
	if (!(j->tau > 0))
		return "";
	return arena_printf(a, " with the tails of t of %.1f degrees of freedom", j->tau_nu);
}

static void put_control(struct out *o)
{
	const struct judgement *j = &o->c->j;

	const char *adds =
		j->ncontrols ? arena_printf(o->a, " (%u of them the add of as many bytes)",
					    j->ncontrols)
			     : "";

	if (j->is_calibrated)
		page_line(&o->page,
			  "spread between processes %.3f%%%s by %u null pairs%s; of them p <= "
			  "%g: %s with it, %s without; p <= %g: %s",
			  100 * j->tau, tails_text(o->a, j), j->nnull, adds, j->alpha,
			  share_text(o->a, &j->calibration),
			  share_text(o->a, &j->calibration_raw), j->alpha / CALIBRATION_TAIL,
			  share_text(o->a, &j->calibration_tail));
	else
		page_line(&o->page,
			  "uncalibrated: %u null pairs%s, too few to know the spread between "
			  "processes; intervals may be too narrow",
			  j->nnull, adds);
	if (o->c->set.nretuned)
		page_line(&o->page,
			  "hidden pairs of other code, for a tuner chose otherwise: %u, which "
			  "say "
			  "nothing of noise",
			  o->c->set.nretuned);
	page_line(&o->page, "family of %u tests, cut at p = %.3g, %g looks", j->family, j->cut,
		  j->looks);
}

void compare_page(struct buf *b, const struct comparison *c, bool is_markdown)
{
	struct arena a = {0};
	struct out o = {.page = {b, is_markdown}, .a = &a, .c = c};

	page_title(&o.page, 2, "Kernels, base against head");
	put_arm(&o, "base", c->base);
	put_arm(&o, "head", c->head);
	put_banners(&o);
	page_gap(&o.page);
	put_counts(&o);
	put_movers(&o, "Improvements", &c->faster);
	put_movers(&o, "Regressions", &c->slower);
	put_failures(&o);
	put_indicated(&o);
	put_unresolved(&o);
	put_decisions(&o);
	put_diffs(&o);
	page_title(&o.page, 3, "Summary");
	put_means(&o);
	put_patterns(&o);
	put_coverage(&o);
	put_control(&o);
	page_gap(&o.page);
	gates_table(&o.page, &a, c->gates, c->ngates, c);
	arena_release(&a);
}
