/* Rollups, for people. */
#include "report/gate.h"
#include "report/rollup.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* "-0.25% [-0.41%, -0.09%]" */
static const char *delta_text(struct arena *a, double l, double lo, double hi)
{
	struct buf b = buf_new(a);

	if (isnan(l))
		return "-";
	buf_printf(&b, "%+.2f%%", delta_pct_of(l));
	if (isnan(lo))
		buf_cstr(&b, " (no interval: an error is unknown)");
	else
		buf_printf(&b, " [%+.2f%%, %+.2f%%]", delta_pct_of(hi), delta_pct_of(lo));
	return str_cstr(a, buf_view(&b));
}

static void put_mean(struct page *p, struct arena *a, const char *what,
		     const struct rollup_mean *m)
{
	if (!m->k) {
		page_line(p, "%s: none of %u models counts", what, m->of);
		return;
	}
	page_line(p,
		  "%s: delta %s, speedup %.4f; median %+.2f%%, time-weighted %+.2f%%; %u of %u "
		  "models",
		  what, delta_text(a, m->l, m->lo, m->hi), speedup_of(m->l),
		  m->median_delta_pct, delta_pct_of(m->weighted_l), m->k, m->of);
}

static void put_suites(struct page *p, struct arena *a, const struct rollup *r)
{
	static const char *const heads[] = {"suite", ">models", ">Delta", ">95% low",
					    ">95% high"};
	struct table t = table_new(a, heads, 5);

	for (uint32_t i = 0; i < r->nsuites; i++) {
		const struct rollup_mean *m = &r->suites[i];

		table_str(&t, m->name);
		table_cstr(&t, arena_printf(a, "%u/%u", m->k, m->of));
		table_pct(&t, delta_pct_of(m->l));
		table_pct(&t, delta_pct_of(m->hi));
		table_pct(&t, delta_pct_of(m->lo));
	}
	page_table_brief(p, &t, 0);
}

static void remark(struct buf *b, bool is_so, const char *words)
{
	if (is_so)
		buf_printf(b, "%s%s", b->n ? ", " : "", words);
}

static const char *remarks(struct arena *a, const struct rollup_model *m)
{
	struct buf b = buf_new(a);

	for (int i = 0; i < ROLLUP_REASONS; i++)
		remark(&b, m->reasons >> i & 1, rollup_reason_names[i]);
	remark(&b, m->is_launch_bound, "launch_bound");
	remark(&b, m->is_uncorrected, "floor not corrected");
	remark(&b, m->inventory->is_regions_only, "regions only");
	remark(&b, m->inventory->is_unverified, "unverified");
	return str_cstr(a, buf_view(&b));
}

static int by_weight(const void *x, const void *y)
{
	const struct rollup_model *a = *(const struct rollup_model *const *)x;
	const struct rollup_model *b = *(const struct rollup_model *const *)y;

	if (a->state != b->state)
		return a->state < b->state ? -1 : 1;
	if (fabs(a->l) != fabs(b->l) && !isnan(a->l) && !isnan(b->l))
		return fabs(a->l) < fabs(b->l) ? 1 : -1;
	return str_cmp(a->inventory->model, b->inventory->model);
}

/* Those with an estimate first, by how much they move. */
static const struct rollup_model **in_order(struct arena *a, const struct rollup *r)
{
	const struct rollup_model **list =
		arena_array(a, const struct rollup_model *, r->nmodels + 1);

	for (uint32_t i = 0; i < r->nmodels; i++)
		list[i] = &r->models[i];
	qsort(list, r->nmodels, sizeof(*list), by_weight);
	return list;
}

static void put_models(struct page *p, struct arena *a, const struct rollup_page *x,
		       const struct rollup_model *const *list)
{
	static const char *const heads[] = {"model",      "state",     ">base us",  ">head us",
					    ">Delta",     ">95% low",  ">95% high", ">raw",
					    ">missing %", ">points -", ""};
	struct table t = table_new(a, heads, 11);

	uint32_t rows = table_rows(&t, x->rollup->nmodels, x->limit);

	for (uint32_t i = 0; i < rows; i++) {
		const struct rollup_model *m = list[i];
		bool counts = m->state != ROLLUP_INCOMPLETE;

		table_str(&t, m->inventory->model);
		table_cstr(&t, rollup_state_name(m->state));
		table_us(&t, counts ? m->t_b : (double)NAN);
		table_us(&t, counts ? m->t_h : (double)NAN);
		table_pct(&t, counts ? delta_pct_of(m->l) : (double)NAN);
		table_pct(&t, counts ? delta_pct_of(m->hi) : (double)NAN);
		table_pct(&t, counts ? delta_pct_of(m->lo) : (double)NAN);
		table_pct(&t, counts ? 100 * (m->raw_h / m->raw_b - 1) : (double)NAN);
		table_f64(&t, 2, m->raw_b > 0 ? 100 * m->missing_share : (double)NAN);
		table_int(&t, m->missing);
		table_cstr(&t, remarks(a, m));
	}
	page_table_brief(p, &t, 0);
}

static const char *point_name(struct arena *a, const struct rollup_page *x, uint32_t id)
{
	const struct pair *p = x->rollup->points[id].pair;
	struct str key = inventories_point_key(x->rollup->all, id);
	const char *slash = memchr(key.p, '/', key.n);

	if (p && p->name)
		return arena_printf(a, "%s[%s]", p->name, p->label ? p->label : "");
	if (x->names && x->names[id] && slash)
		return arena_printf(a, "%s[%.*s]", x->names[id],
				    (int)(key.p + key.n - slash - 1), slash + 1);
	return str_cstr(a, key);
}

/* "hf/train/A -3.1%, hf/infer/B -1.9% and 4 more" */
static const char *touches_text(struct arena *a, const struct rollup *r,
				const struct rollup_entry *e)
{
	struct buf b = buf_new(a);
	uint32_t most = 3;

	for (uint32_t i = 0; i < e->ntouches && i < most; i++) {
		buf_printf(&b, "%s" STR_FMT, i ? ", " : "",
			   STR_ARG(r->models[e->touches[i].model].inventory->model));
		if (!isnan(e->touches[i].pct))
			buf_printf(&b, " %+.2f%%", -e->touches[i].pct);
	}
	if (e->ntouches > most)
		buf_printf(&b, " and %u more", e->ntouches - most);
	return str_cstr(a, buf_view(&b));
}

static void put_movers(struct page *p, struct arena *a, const struct rollup_page *x)
{
	static const char *const heads[] = {"Kernel", ">Base (us)",      ">Head (us)",
					    ">Delta", ">mean of models", "models"};
	struct table t = table_new(a, heads, 6);

	uint32_t rows = table_rows(&t, x->lists->nmovers, x->limit);

	for (uint32_t i = 0; i < rows; i++) {
		const struct rollup_entry *e = &x->lists->movers[i];
		const struct rollup_point *q = &x->rollup->points[e->point];

		table_cstr(&t, point_name(a, x, e->point));
		table_us(&t, q->b);
		table_us(&t, q->h);
		table_pct(&t, delta_pct_of(q->pair->d));
		table_cstr(&t, isnan(e->mean_pct) ? NULL
						  : arena_printf(a, "%+.3f%%", -e->mean_pct));
		table_cstr(&t, touches_text(a, x->rollup, e));
	}
	page_title(p, 3, "Movers and what they are worth to models");
	page_table_brief(p, &t, 0);
}

static const char *known_text(struct arena *a, const struct rollup_point *q)
{
	if (isnan(q->v))
		return "unknown";
	return arena_printf(a, "%.3f us (%s)", q->v,
			    q->proxy       ? q->proxy
			    : !isnan(q->b) ? "base"
			    : !isnan(q->h) ? "head"
					   : "both, not comparable");
}

static void put_missing(struct page *p, struct arena *a, const struct rollup_page *x)
{
	static const char *const heads[] = {"Kernel",      "class",    "known price",
					    ">INCOMPLETE", ">BOUNDED", "models"};
	struct table t = table_new(a, heads, 6);

	uint32_t rows = table_rows(&t, x->lists->nmissing, x->limit);

	for (uint32_t i = 0; i < rows; i++) {
		const struct rollup_entry *e = &x->lists->missing[i];
		const struct rollup_point *q = &x->rollup->points[e->point];

		table_cstr(&t, point_name(a, x, e->point));
		table_cstr(&t, q->pair ? pair_class_names[q->pair->class] : "not_timed");
		table_cstr(&t, known_text(a, q));
		table_int(&t, q->incomplete);
		table_int(&t, q->bounded);
		table_cstr(&t, touches_text(a, x->rollup, e));
	}
	page_title(p, 3, "Missing points, by the models that they leave open");
	page_table_brief(p, &t, 0);
}

static void put_failures(struct page *p, struct arena *a, const struct rollup_page *x)
{
	static const char *const heads[] = {"Kernel", "class", "base", "head", "models"};
	struct table t = table_new(a, heads, 5);

	uint32_t rows = table_rows(&t, x->lists->nfailures, x->limit);

	for (uint32_t i = 0; i < rows; i++) {
		const struct rollup_entry *e = &x->lists->failures[i];
		const struct pair *q = x->rollup->points[e->point].pair;

		table_cstr(&t, point_name(a, x, e->point));
		table_cstr(&t, pair_class_names[q->class]);
		table_cstr(&t, q->base_cause ? q->base_cause : "ok");
		table_cstr(&t, q->head_cause ? q->head_cause : "ok");
		table_cstr(&t, touches_text(a, x->rollup, e));
	}
	page_title(p, 3, "Failures");
	page_table_brief(p, &t, 0);
}

/* What moves the models that move most. */
static void put_contributions(struct page *p, struct arena *a, const struct rollup_page *x,
			      const struct rollup_model *const *list)
{
	static const char *const heads[] = {"model", "Kernel",   ">n",
					    ">us",   ">of base", ">running"};
	enum { MODELS = 10, PARTS = 5 };
	struct table t = table_new(a, heads, 6);

	for (uint32_t i = 0; i < x->rollup->nmodels && i < MODELS; i++) {
		const struct rollup_model *m = list[i];
		double sum = 0;

		if (m->state == ROLLUP_INCOMPLETE || m->l == 0)
			break;
		for (uint32_t k = 0, shown = 0; k < m->inventory->points.n && shown < PARTS;
		     k++) {
			const struct rollup_part *q = &m->parts[k];

			if (q->is_missing || q->us == 0)
				continue;
			sum += q->pct;
			shown++;
			table_str(&t, m->inventory->model);
			table_cstr(&t, point_name(a, x, q->id));
			table_int(&t, q->n);
			table_cstr(&t, arena_printf(a, "%+.3f", -q->us));
			table_cstr(&t, arena_printf(a, "%+.2f%%", -q->pct));
			table_cstr(&t, arena_printf(a, "%+.2f%%", -sum));
		}
	}
	if (!t.cells.n)
		return;
	page_title(p, 3, "What moves the models that move most");
	page_table_brief(p, &t, 0);
}

static void put_against(struct page *p, const struct rollup_against *x)
{
	page_line(p, "against %s: over the %u models of both delta %+.2f%% now, %+.2f%% there",
		  x->path, x->k, delta_pct_of(x->now), delta_pct_of(x->then));
	for (uint32_t i = 0; i < x->nleft; i++)
		page_line(p, "  left: %s", x->left[i]);
	for (uint32_t i = 0; i < x->njoined; i++)
		page_line(p, "  joined: %s", x->joined[i]);
}

static void put_head(struct page *p, struct arena *a, const struct rollup_page *x)
{
	const struct rollup *r = x->rollup;
	const struct launch_floor *f = &r->floor;

	page_line(p, "base %s, head %s; occurrences: %s", x->base_name, x->head_name,
		  x->source);
	if (f->cause)
		page_line(p, "launch floor: %s, so no sum is corrected for it", f->cause);
	else
		page_line(p, "launch floor G %.4g ± %.2g us (%s)", f->g_us, f->se_us,
			  f->source);
	page_line(p, "missing factor %g, at most %g %% missing", r->opts.factor,
		  100 * r->opts.max_missing);
	put_mean(p, a, "headline", &r->headline);
	if (r->headline.k)
		page_line(p, "model set %s", r->headline.digest);
	if (r->genai.of)
		put_mean(p, a, "genai, apart", &r->genai);
	if (x->against)
		put_against(p, x->against);
	page_gap(p);
}

static void put_page(struct page *p, const struct rollup_page *x)
{
	struct arena a = {0};
	const struct rollup_model **list = in_order(&a, x->rollup);

	put_head(p, &a, x);
	put_suites(p, &a, x->rollup);
	put_models(p, &a, x, list);
	put_contributions(p, &a, x, list);
	if (x->lists->nmovers)
		put_movers(p, &a, x);
	if (x->lists->nmissing)
		put_missing(p, &a, x);
	if (x->lists->nfailures)
		put_failures(p, &a, x);
	page_title(p, 3, "Gates");
	gates_table(p, &a, x->gates, x->ngates, x->comparison);
	arena_release(&a);
}

void rollup_text(struct buf *b, const struct rollup_page *p)
{
	put_page(&(struct page){.b = b}, p);
}

void rollup_markdown(struct buf *b, const struct rollup_page *p)
{
	put_page(&(struct page){.b = b, .is_markdown = true}, p);
}
