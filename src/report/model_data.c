/* Accounts of models, for programs. */
#include "account/model_why.h"
#include "base/json.h"
#include "report/gate.h"
#include "report/model.h"
#include "report/page.h"

#include <math.h>

static void put_path(struct jsonw *w, const struct model_account *m, enum path path)
{
	const struct attribution *s = &m->sums[path];
	bool is_known = s->priced || s->extern_priced;

	jsonw_key(w, path_names[path]);
	jsonw_open(w, '{');
	jsonw_put_cstr(w, "state", model_state_name(m->states[path]));
	jsonw_put_f64(w, "sum_fusible_us", s->fusible_us);
	jsonw_put_f64(w, "sum_extern_us", s->extern_us);
	jsonw_put_f64(w, "parts_us", is_known ? s->parts_us : (double)NAN);
	jsonw_put_f64(w, "parts_se_us", s->parts_se_us);
	jsonw_put_f64(w, "corrected_us", is_known ? s->corrected_us : (double)NAN);
	jsonw_put_f64(w, "corrected_se_us", s->se_us);
	jsonw_put_f64(w, "corrected_g1_us", is_known ? s->bent_us : (double)NAN);
	jsonw_put_f64(w, "replays", s->replays);
	jsonw_put_int(w, "priced", s->priced);
	jsonw_put_int(w, "unpriced", s->unpriced);
	jsonw_put_int(w, "free", s->free);
	jsonw_put_int(w, "unchecked", s->unchecked);
	jsonw_put_int(w, "extern_priced", s->extern_priced);
	jsonw_put_int(w, "extern_unpriced", s->extern_unpriced);
	jsonw_put_bool(w, "launch_bound", s->is_launch_bound);
	jsonw_put_f64(w, "headroom", m->headroom[path]);
	jsonw_close(w, '}');
}

/* A price, or null with a cause beside it. */
static void put_cost(struct jsonw *w, const char *key, const struct cost *c)
{
	jsonw_key(w, key);
	jsonw_open_inline(w, '{');
	jsonw_put_f64(w, "us", c->us);
	if (c->cause)
		jsonw_put_cstr(w, "cause", c->cause);
	jsonw_put_f64(w, "r", c->r);
	jsonw_put_f64(w, "k", c->k);
	jsonw_put_bool(w, "stale", c->is_stale);
	jsonw_close(w, '}');
}

static void put_point(struct jsonw *w, const struct model_page *m, const struct model_line *l)
{
	const struct point_facts *f = &m->report->facts[l->id];

	jsonw_open(w, '{');
	jsonw_put_str(w, "key", inventories_point_key(m->report->all, l->id));
	jsonw_put_cstr(w, "name", m->names ? m->names[l->id] : NULL);
	jsonw_put_int(w, "n", l->n);
	jsonw_put_f64(w, "worth_us", l->us);
	put_cost(w, "compile", &f->compile);
	put_cost(w, "oracle", &f->oracle);
	jsonw_put_f64(w, "bound_us", f->bound_us);
	jsonw_put_cstr(w, "code", gap_name(m->report->gaps[l->id].code));
	jsonw_close(w, '}');
}

static void put_extern(struct jsonw *w, const struct model_page *m, const struct model_line *l)
{
	jsonw_open(w, '{');
	jsonw_put_str(w, "extern", m->report->all->externs.entries[l->id].key);
	jsonw_put_str(w, "call", m->report->all->calls.p[l->id]);
	jsonw_put_int(w, "n", l->n);
	jsonw_put_f64(w, "worth_us", l->us);
	put_cost(w, "price", &m->report->externs[l->id]);
	jsonw_close(w, '}');
}

static void put_errors(struct jsonw *w, const struct inventory *m)
{
	jsonw_key(w, "errors");
	jsonw_open(w, '[');
	for (uint32_t i = 0; i < m->errors.n; i++) {
		jsonw_open_inline(w, '{');
		jsonw_put_cstr(w, "code", m->errors.p[i].code);
		jsonw_put_str(w, "graph", m->errors.p[i].graph);
		jsonw_put_str(w, "words", m->errors.p[i].words);
		jsonw_close(w, '}');
	}
	jsonw_close(w, ']');
}

static void put_reasons(struct jsonw *w, const struct model_page *m,
			const struct model_account *x)
{
	struct arena tmp = {0};
	uint32_t n;
	struct model_reason *r = model_reasons(&tmp, m->report, x, &n);

	jsonw_key(w, "reasons");
	jsonw_open(w, '[');
	for (uint32_t i = 0; i < n; i++) {
		jsonw_open_inline(w, '{');
		jsonw_put_cstr(w, "code", r[i].code);
		jsonw_put_int(w, "n", r[i].n);
		jsonw_put_f64(w, "us", r[i].us);
		jsonw_put_cstr(w, "words", r[i].words);
		jsonw_close(w, '}');
	}
	jsonw_close(w, ']');
	arena_release(&tmp);
}

static void put_model(struct jsonw *w, const struct model_page *m,
		      const struct model_account *x)
{
	jsonw_open(w, '{');
	jsonw_put_str(w, "model", x->inventory->model);
	jsonw_put_int(w, "graphs", x->inventory->ngraphs);
	jsonw_put_int(w, "graphs_with_errors", x->inventory->nbad);
	jsonw_put_int(w, "graph_launches", x->inventory->launches);
	jsonw_put_bool(w, "regions_only", x->inventory->is_regions_only);
	put_errors(w, x->inventory);
	jsonw_key(w, "paths");
	jsonw_open(w, '{');
	for (enum path p = 0; p < PATHS; p++)
		put_path(w, x, p);
	jsonw_close(w, '}');
	jsonw_put_f64(w, "e2e_us", x->whole.us);
	jsonw_put_f64(w, "ratio_raw", x->ratio.raw);
	jsonw_put_f64(w, "ratio_corrected", x->ratio.corrected);
	jsonw_put_f64(w, "residual_us", x->ratio.residual_us);
	put_reasons(w, m, x);
	jsonw_key(w, "points");
	jsonw_open(w, '[');
	for (uint32_t i = 0; i < x->inventory->points.n; i++)
		put_point(w, m, &x->points[i]);
	jsonw_close(w, ']');
	jsonw_key(w, "externs");
	jsonw_open(w, '[');
	for (uint32_t i = 0; i < x->inventory->externs.n; i++)
		put_extern(w, m, &x->externs[i]);
	jsonw_close(w, ']');
	jsonw_close(w, '}');
}

static void put_floor(struct jsonw *w, const struct launch_floor *f)
{
	jsonw_key(w, "floor");
	jsonw_open_inline(w, '{');
	jsonw_put_f64(w, "g_us", f->g_us);
	if (f->cause)
		jsonw_put_cstr(w, "cause", f->cause);
	jsonw_put_f64(w, "se_us", f->se_us);
	jsonw_put_f64(w, "slope_us", f->slope_us);
	jsonw_put_cstr(w, "source", f->source);
	jsonw_close(w, '}');
}

static void put_provenance(struct jsonw *w, const struct model_page *m)
{
	jsonw_key(w, "provenance");
	jsonw_open(w, '{');
	jsonw_put_cstr(w, "tool", m->tool);
	jsonw_put_cstr(w, "occurrences", m->source);
	jsonw_put_cstr(w, "axis", m->axis ? m->axis : "auto");
	jsonw_key(w, "timings");
	jsonw_open(w, '[');
	for (uint32_t i = 0; i < m->narms; i++) {
		jsonw_open_inline(w, '{');
		jsonw_put_cstr(w, "name", m->arm_names[i]);
		arm_put_digest(w, "sha256", &m->arms[i]);
		jsonw_put_cstr(w, "device_kind", m->arms[i].facts[FACT_DEVICE_KIND]);
		jsonw_put_cstr(w, "method", m->arms[i].facts[FACT_METHOD]);
		jsonw_close(w, '}');
	}
	jsonw_close(w, ']');
	jsonw_close(w, '}');
}

void model_json(struct buf *b, const struct model_page *m)
{
	struct jsonw w = jsonw_new(b);
	const struct model_report *r = m->report;

	jsonw_open(&w, '{');
	jsonw_put_cstr(&w, "schema", "assay.model/1");
	put_floor(&w, &r->floor);
	jsonw_key(&w, "complete");
	jsonw_open_inline(&w, '{');
	for (enum path p = 0; p < PATHS; p++)
		jsonw_put_int(&w, path_names[p], r->complete[p]);
	jsonw_close(&w, '}');
	jsonw_put_int(&w, "count", r->nmodels);
	jsonw_key(&w, "models");
	jsonw_open(&w, '[');
	for (uint32_t i = 0; i < r->nmodels; i++)
		put_model(&w, m, &r->models[i]);
	jsonw_close(&w, ']');
	gates_json(&w, NULL, 0);
	put_provenance(&w, m);
	jsonw_close(&w, '}');
	buf_char(b, '\n');
}

void model_csv(struct buf *b, const struct model_page *m)
{
	buf_cstr(b, "model,path,state,graphs,errors,graph_launches,priced,unpriced,free,"
		    "extern_priced,extern_unpriced,parts_us,parts_se_us,corrected_us,"
		    "corrected_se_us,e2e_us,ratio_raw,ratio_corrected,headroom");
	csv_end(b);
	for (uint32_t i = 0; i < m->report->nmodels; i++)
		for (enum path p = 0; p < PATHS; p++) {
			const struct model_account *x = &m->report->models[i];
			const struct attribution *s = &x->sums[p];
			bool known = s->priced || s->extern_priced;
			bool has_ratio = p == PATH_COMPILE;
			const int64_t counts[] = {x->inventory->ngraphs,
						  x->inventory->errors.n,
						  x->inventory->launches,
						  s->priced,
						  s->unpriced,
						  s->free,
						  s->extern_priced,
						  s->extern_unpriced};
			const double values[] = {known ? s->parts_us : (double)NAN,
						 s->parts_se_us,
						 known ? s->corrected_us : (double)NAN,
						 s->se_us,
						 x->whole.us,
						 has_ratio ? x->ratio.raw : (double)NAN,
						 has_ratio ? x->ratio.corrected : (double)NAN,
						 x->headroom[p]};

			csv_field(b, true, x->inventory->model);
			csv_field(b, false, str_of(path_names[p]));
			csv_field(b, false, str_of(model_state_name(x->states[p])));
			for (int k = 0; k < 8; k++)
				csv_int(b, false, counts[k]);
			for (int k = 0; k < 8; k++)
				csv_f64(b, false, values[k]);
			csv_end(b);
		}
}
