/* Rollups, for programs. */
#include "base/json.h"
#include "report/gate.h"
#include "report/page.h"
#include "report/rollup.h"

#include <math.h>

static void put_mean(struct jsonw *w, const struct rollup_mean *m)
{
	jsonw_open_inline(w, '{');
	jsonw_put_str(w, "name", m->name);
	jsonw_put_int(w, "models", m->k);
	jsonw_put_int(w, "of", m->of);
	jsonw_put_f64(w, "l", m->l);
	jsonw_put_f64(w, "se", m->se);
	jsonw_put_f64(w, "speedup", speedup_of(m->l));
	jsonw_put_f64(w, "delta_pct", delta_pct_of(m->l));
	jsonw_put_f64(w, "delta_lo_pct", delta_pct_of(m->hi));
	jsonw_put_f64(w, "delta_hi_pct", delta_pct_of(m->lo));
	jsonw_put_f64(w, "median_delta_pct", m->median_delta_pct);
	jsonw_put_f64(w, "weighted_delta_pct", delta_pct_of(m->weighted_l));
	jsonw_put_cstr(w, "digest", m->digest);
	jsonw_close(w, '}');
}

static void put_key(struct jsonw *w, const struct rollup *r, uint32_t id)
{
	jsonw_put_str(w, "key", inventories_point_key(r->all, id));
	jsonw_put_cstr(w, "name", r->points[id].pair ? r->points[id].pair->name : NULL);
}

static void put_parts(struct jsonw *w, const struct rollup *r, const struct rollup_model *m)
{
	double sum = 0;

	jsonw_key(w, "parts");
	jsonw_open(w, '[');
	for (uint32_t i = 0; i < m->inventory->points.n; i++) {
		const struct rollup_part *p = &m->parts[i];

		if (p->us == 0)
			continue;
		sum += p->is_missing ? 0 : p->us;
		jsonw_open_inline(w, '{');
		put_key(w, r, p->id);
		jsonw_put_int(w, "n", p->n);
		jsonw_put_bool(w, "missing", p->is_missing);
		jsonw_put_f64(w, "us", p->us);
		jsonw_put_f64(w, "pct", p->pct);
		jsonw_put_f64(w, "running_us", sum);
		jsonw_close(w, '}');
	}
	jsonw_close(w, ']');
}

static void put_reasons(struct jsonw *w, unsigned reasons)
{
	jsonw_key(w, "reasons");
	jsonw_open_inline(w, '[');
	for (int i = 0; i < ROLLUP_REASONS; i++)
		if (reasons >> i & 1)
			jsonw_cstr(w, rollup_reason_names[i]);
	jsonw_close(w, ']');
}

static void put_model(struct jsonw *w, const struct rollup *r, const struct rollup_model *m)
{
	jsonw_open(w, '{');
	jsonw_put_str(w, "model", m->inventory->model);
	jsonw_put_cstr(w, "state", rollup_state_name(m->state));
	put_reasons(w, m->reasons);
	jsonw_put_f64(w, "raw_base_us", m->raw_b);
	jsonw_put_f64(w, "raw_head_us", m->raw_h);
	jsonw_put_f64(w, "base_us", m->t_b);
	jsonw_put_f64(w, "head_us", m->t_h);
	jsonw_put_f64(w, "replays", m->replays);
	jsonw_put_f64(w, "l", m->l);
	jsonw_put_f64(w, "se", m->se);
	jsonw_put_f64(w, "var_kernels", m->var_kernels);
	jsonw_put_f64(w, "var_externs", m->var_externs);
	jsonw_put_f64(w, "var_floor", m->var_floor);
	jsonw_put_f64(w, "speedup", speedup_of(m->l));
	jsonw_put_f64(w, "delta_pct", delta_pct_of(m->l));
	jsonw_put_f64(w, "delta_lo_pct", delta_pct_of(m->hi));
	jsonw_put_f64(w, "delta_hi_pct", delta_pct_of(m->lo));
	jsonw_put_f64(w, "missing_share", m->missing_share);
	jsonw_put_int(w, "missing_points", m->missing);
	jsonw_put_int(w, "unknown_points", m->unknown);
	jsonw_put_bool(w, "launch_bound", m->is_launch_bound);
	jsonw_put_bool(w, "floor_corrected", !m->is_uncorrected);
	put_parts(w, r, m);
	jsonw_close(w, '}');
}

static void put_entry(struct jsonw *w, const struct rollup *r, const struct rollup_entry *e)
{
	const struct rollup_point *p = &r->points[e->point];

	jsonw_open(w, '{');
	put_key(w, r, e->point);
	jsonw_put_cstr(w, "class", p->pair ? pair_class_names[p->pair->class] : "not_timed");
	jsonw_put_cstr(w, "base_cause", p->pair ? p->pair->base_cause : NULL);
	jsonw_put_cstr(w, "head_cause", p->pair ? p->pair->head_cause : NULL);
	jsonw_put_f64(w, "base_us", p->b);
	jsonw_put_f64(w, "head_us", p->h);
	jsonw_put_f64(w, "known_us", p->is_missing ? p->v : (double)NAN);
	jsonw_put_cstr(w, "proxy", p->proxy);
	jsonw_put_int(w, "bounded", p->bounded);
	jsonw_put_int(w, "incomplete", p->incomplete);
	jsonw_put_f64(w, "mean_pct", e->mean_pct);
	jsonw_key(w, "models");
	jsonw_open(w, '[');
	for (uint32_t i = 0; i < e->ntouches; i++) {
		jsonw_open_inline(w, '{');
		jsonw_put_str(w, "model", r->models[e->touches[i].model].inventory->model);
		jsonw_put_f64(w, "pct", e->touches[i].pct);
		jsonw_close(w, '}');
	}
	jsonw_close(w, ']');
	jsonw_close(w, '}');
}

static void put_entries(struct jsonw *w, const char *key, const struct rollup *r,
			const struct rollup_entry *e, uint32_t n)
{
	jsonw_key(w, key);
	jsonw_open(w, '[');
	for (uint32_t i = 0; i < n; i++)
		put_entry(w, r, &e[i]);
	jsonw_close(w, ']');
}

static void put_set(struct jsonw *w, const struct rollup_page *x)
{
	jsonw_key(w, "set");
	jsonw_open(w, '{');
	jsonw_put_cstr(w, "digest", x->rollup->headline.digest);
	jsonw_key(w, "models");
	jsonw_open(w, '[');
	for (uint32_t i = 0; i < x->rollup->headline.k; i++)
		jsonw_str(w, x->rollup->headline.members[i]);
	jsonw_close(w, ']');
	jsonw_close(w, '}');
}

static void put_arm(struct jsonw *w, const char *key, const char *name, const struct arm *arm)
{
	jsonw_key(w, key);
	jsonw_open_inline(w, '{');
	jsonw_put_cstr(w, "name", name);
	jsonw_put_int(w, "run", arm->run);
	arm_put_digest(w, "sha256", arm);
	jsonw_put_cstr(w, "device_kind", arm->facts[FACT_DEVICE_KIND]);
	jsonw_put_cstr(w, "method", arm->facts[FACT_METHOD]);
	jsonw_close(w, '}');
}

static void put_provenance(struct jsonw *w, const struct rollup_page *x)
{
	const struct rollup *r = x->rollup;

	jsonw_key(w, "provenance");
	jsonw_open(w, '{');
	jsonw_put_cstr(w, "tool", x->tool);
	jsonw_put_cstr(w, "occurrences", x->source);
	put_arm(w, "base", x->base_name, x->comparison->base);
	put_arm(w, "head", x->head_name, x->comparison->head);
	jsonw_put_f64(w, "g_us", r->floor.g_us);
	jsonw_put_f64(w, "se_g_us", r->floor.se_us);
	jsonw_put_cstr(w, "floor", r->floor.cause ? r->floor.cause : r->floor.source);
	jsonw_put_f64(w, "missing_factor", r->opts.factor);
	jsonw_put_f64(w, "max_missing", r->opts.max_missing);
	jsonw_close(w, '}');
}

static void put_names(struct jsonw *w, const char *key, const char *const *names, uint32_t n)
{
	jsonw_key(w, key);
	jsonw_open(w, '[');
	for (uint32_t i = 0; i < n; i++)
		jsonw_cstr(w, names[i]);
	jsonw_close(w, ']');
}

static void put_against(struct jsonw *w, const struct rollup_against *x)
{
	jsonw_key(w, "against");
	if (!x) {
		jsonw_null(w);
		return;
	}
	jsonw_open(w, '{');
	jsonw_put_cstr(w, "report", x->path);
	jsonw_put_int(w, "models", x->k);
	jsonw_put_f64(w, "delta_pct", delta_pct_of(x->now));
	jsonw_put_f64(w, "delta_pct_there", delta_pct_of(x->then));
	put_names(w, "left", x->left, x->nleft);
	put_names(w, "joined", x->joined, x->njoined);
	jsonw_close(w, '}');
}

void rollup_json(struct buf *b, const struct rollup_page *x)
{
	struct jsonw w = jsonw_new(b);
	const struct rollup *r = x->rollup;

	jsonw_open(&w, '{');
	jsonw_put_cstr(&w, "schema", "assay.rollup/1");
	put_set(&w, x);
	jsonw_key(&w, "headline");
	put_mean(&w, &r->headline);
	jsonw_key(&w, "genai");
	put_mean(&w, &r->genai);
	put_against(&w, x->against);
	jsonw_key(&w, "suites");
	jsonw_open(&w, '[');
	for (uint32_t i = 0; i < r->nsuites; i++)
		put_mean(&w, &r->suites[i]);
	jsonw_close(&w, ']');
	jsonw_key(&w, "models");
	jsonw_open(&w, '[');
	for (uint32_t i = 0; i < r->nmodels; i++)
		put_model(&w, r, &r->models[i]);
	jsonw_close(&w, ']');
	put_entries(&w, "contributions", r, x->lists->movers, x->lists->nmovers);
	put_entries(&w, "missing", r, x->lists->missing, x->lists->nmissing);
	put_entries(&w, "failures", r, x->lists->failures, x->lists->nfailures);
	gates_json(&w, x->gates, x->ngates);
	put_provenance(&w, x);
	jsonw_close(&w, '}');
	buf_char(b, '\n');
}

void rollup_csv(struct buf *b, const struct rollup_page *x)
{
	buf_cstr(b, "model,state,missing_points,unknown_points,raw_base_us,raw_head_us,base_us,"
		    "head_us,l,se,delta_pct,delta_lo_pct,delta_hi_pct,missing_share");
	csv_end(b);
	for (uint32_t i = 0; i < x->rollup->nmodels; i++) {
		const struct rollup_model *m = &x->rollup->models[i];
		const double v[] = {m->raw_b,
				    m->raw_h,
				    m->t_b,
				    m->t_h,
				    m->l,
				    m->se,
				    delta_pct_of(m->l),
				    delta_pct_of(m->hi),
				    delta_pct_of(m->lo),
				    m->missing_share};

		csv_field(b, true, m->inventory->model);
		csv_field(b, false, str_of(rollup_state_name(m->state)));
		csv_int(b, false, m->missing);
		csv_int(b, false, m->unknown);
		for (int k = 0; k < 10; k++)
			csv_f64(b, false, v[k]);
		csv_end(b);
	}
}
