/* Models as PyTorch benchmark records, version 3: coverage, and where all is priced the sums.
 */
#include "base/json.h"
#include "report/model.h"
#include "report/record_int.h"

#include <math.h>
#include <string.h>

struct record {
	struct jsonw *w;
	struct arena *a;
	const struct model_page *page;
	const struct model_account *model;
};

static struct str part_of(struct str model, int n)
{
	const char *from = model.p, *end = model.p + model.n, *to;

	for (; n; n--) {
		const char *slash = memchr(from, '/', (size_t)(end - from));

		from = slash ? slash + 1 : end;
	}
	to = memchr(from, '/', (size_t)(end - from));
	return (struct str){from, (size_t)((to ? to : end) - from)};
}

/* Any: they are of one kind. */
static const char *device_of(const struct arm *arm)
{
	for (uint32_t i = 0; i < arm->npoints; i++)
		for (uint32_t k = 0; k < arm->points[i].nprices; k++)
			if (arm->points[i].prices[k].device)
				return arm->points[i].prices[k].device;
	return NULL;
}

static void put_benchmark(const struct record *r)
{
	const struct arm *arm = r->page->narms ? &r->page->arms[0] : NULL;
	struct jsonw *w = r->w;

	jsonw_key(w, "benchmark");
	jsonw_open(w, '{');
	jsonw_put_cstr(w, "name", RECORD_BENCHMARK);
	jsonw_put_str(w, "mode", part_of(r->model->inventory->model, 1));
	jsonw_put_cstr(w, "dtype", "mixed");
	jsonw_key(w, "extra_info");
	jsonw_open(w, '{');
	record_put_device(w, arm ? device_of(arm) : NULL,
			  arm ? arm->facts[FACT_DEVICE_KIND] : NULL);
	jsonw_put_cstr(w, "record_type", "projected-model");
	jsonw_put_str(w, "suite", part_of(r->model->inventory->model, 0));
	jsonw_put_cstr(w, "state", model_state_name(r->model->states[r->page->path]));
	jsonw_put_cstr(w, "path", path_names[r->page->path]);
	jsonw_put_cstr(w, "timing", r->page->axis ? r->page->axis : "auto");
	jsonw_close(w, '}');
	jsonw_close(w, '}');
}

static void put_record(const struct record *r, const char *metric, double v)
{
	if (!isfinite(v))
		return;
	jsonw_open(r->w, '{');
	put_benchmark(r);
	record_put_model(r->w, str_cstr(r->a, r->model->inventory->model), "projected-model");
	record_put_metric(r->w, metric, v, false);
	record_put_dependencies(r->w, r->page->narms ? r->page->arms[0].versions : "{}");
	jsonw_close(r->w, '}');
}

static double coverage(const struct attribution *s)
{
	double matched = (double)(s->priced + s->extern_priced + s->free);
	double all = matched + (double)(s->unpriced + s->extern_unpriced);

	return all > 0 ? matched / all : 1;
}

void model_v3(struct buf *b, const struct model_page *p)
{
	struct jsonw w = jsonw_new(b);

	jsonw_open(&w, '[');
	for (uint32_t i = 0; i < p->report->nmodels; i++) {
		struct arena a = {0};
		struct record r = {&w, &a, p, &p->report->models[i]};
		const struct attribution *s = &r.model->sums[p->path];

		put_record(&r, "model_coverage_ratio", coverage(s));
		if (r.model->states[p->path] == MODEL_COMPLETE) {
			put_record(&r, "projected_model_latency_us", s->parts_us);
			put_record(&r, "projected_model_latency_corrected_us", s->corrected_us);
		}
		arena_release(&a);
	}
	jsonw_close(&w, ']');
	buf_char(b, '\n');
}
