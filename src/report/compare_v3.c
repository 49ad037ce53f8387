/* PyTorch benchmark records, version 3: what head takes at each point, a record per metric. */
#include "base/json.h"
#include "report/compare.h"
#include "report/record_int.h"

#include <math.h>
#include <string.h>

struct record {
	struct jsonw *w;
	struct arena *a;
	const struct comparison *c;
	const struct pair *p;
	const struct pair_use *use; /* NULL: not known */
	const char *name;           /* of the benchmark */
};

/* ---- one word for a point ---- */

static bool has_dtype(const struct pair_use *use, const char *dtype)
{
	for (uint32_t i = 0; i < use->ndtypes; i++)
		if (!strcmp(use->dtypes[i], dtype))
			return true;
	return false;
}

/* bfloat16 if any input is, else float16 if any is, else the only one. */
static const char *dtype_of(const struct pair_use *use)
{
	if (!use || !use->ndtypes)
		return "unknown";
	if (has_dtype(use, "bfloat16"))
		return "bfloat16";
	if (has_dtype(use, "float16"))
		return "float16";
	for (uint32_t i = 1; i < use->ndtypes; i++)
		if (strcmp(use->dtypes[i], use->dtypes[0]))
			return "mixed";
	return use->dtypes[0];
}

static const char *dtype_list(struct arena *a, const struct pair_use *use)
{
	struct buf b = buf_new(a);

	for (uint32_t i = 0; use && i < use->ndtypes; i++) {
		bool is_new = true;

		for (uint32_t k = 0; k < i; k++)
			is_new &= strcmp(use->dtypes[i], use->dtypes[k]) != 0;
		if (is_new)
			buf_printf(&b, "%s%s", b.n ? "," : "", use->dtypes[i]);
	}
	return str_cstr(a, buf_view(&b));
}

/* The n-th part of "suite/mode/model". */
static struct str part_of(const char *model, int n)
{
	for (; n && model; n--)
		model = strchr(model, '/') ? strchr(model, '/') + 1 : NULL;
	const char *end = model ? strchr(model, '/') : NULL;

	return model ? (struct str){model, end ? (size_t)(end - model) : strlen(model)}
		     : (struct str){0};
}

/* The single one over the point's models, else mixed. */
static const char *single(struct arena *a, const struct pair_use *use, int part)
{
	if (!use || !use->nmodels)
		return "mixed";
	for (uint32_t i = 1; i < use->nmodels; i++)
		if (!str_eq(part_of(use->models[i], part), part_of(use->models[0], part)))
			return "mixed";
	return str_cstr(a, part_of(use->models[0], part));
}

/* ---- a record ---- */

static const char *number_text(struct arena *a, double v)
{
	struct buf b = buf_new(a);

	buf_json_f64(&b, v);
	return str_cstr(a, buf_view(&b));
}

/* Every value in an extra_info is a string. */
static void put_benchmark_info(const struct record *r)
{
	struct jsonw *w = r->w;
	const struct pair *p = r->p;
	const struct pair_use *use = r->use;
	double se = price_error(p->head);

	jsonw_key(w, "extra_info");
	jsonw_open(w, '{');
	record_put_device(w, p->head->device, r->c->head->facts[FACT_DEVICE_KIND]);
	jsonw_put_cstr(w, "record_type", "kernel");
	jsonw_put_cstr(w, "pattern_hash", p->pattern);
	jsonw_put_cstr(w, "shape_hash", p->key + strlen(p->pattern) + 1);
	jsonw_put_cstr(w, "kernel_name", p->name);
	jsonw_put_cstr(w, "suite", single(r->a, use, 0));
	jsonw_put_cstr(w, "source_mode", single(r->a, use, 1));
	jsonw_put_cstr(w, "actual_dtypes", dtype_list(r->a, use));
	jsonw_put_cstr(w, "example_model", use && use->nmodels ? use->models[0] : "unknown");
	jsonw_put_cstr(w, "source_model_count",
		       use ? arena_printf(r->a, "%u", use->nmodels) : "unknown");
	jsonw_put_cstr(w, "timing", p->axis);
	jsonw_put_cstr(w, "timing_policy",
		       r->c->head->facts[FACT_STATISTIC] ? r->c->head->facts[FACT_STATISTIC]
							 : "unknown");
	if (isfinite(se))
		jsonw_put_cstr(w, "se_pct", number_text(r->a, 100 * se));
	jsonw_put_cstr(w, "n", use ? number_text(r->a, use->n) : "unknown");
	jsonw_put_cstr(w, "method", r->c->head->facts[FACT_METHOD]);
	jsonw_put_cstr(w, "run_points", arena_printf(r->a, "%u", r->c->head->npoints));
	jsonw_close(w, '}');
}

static void put_benchmark(const struct record *r)
{
	struct jsonw *w = r->w;

	jsonw_key(w, "benchmark");
	jsonw_open(w, '{');
	jsonw_put_cstr(w, "name", r->name);
	jsonw_put_cstr(w, "mode", single(r->a, r->use, 1));
	jsonw_put_cstr(w, "dtype", dtype_of(r->use));
	put_benchmark_info(r);
	jsonw_close(w, '}');
}

static void put_record(const struct record *r, const char *metric, double v, bool has_target)
{
	if (!isfinite(v))
		return;
	jsonw_open(r->w, '{');
	put_benchmark(r);
	record_put_model(
		r->w,
		arena_printf(r->a, "%s[%s]", r->p->name, r->p->key + strlen(r->p->pattern) + 1),
		"kernel");
	record_put_metric(r->w, metric, v, has_target);
	record_put_dependencies(r->w, r->c->head->versions);
	jsonw_close(r->w, '}');
}

void compare_v3(struct buf *b, const struct comparison *c, const char *name)
{
	struct jsonw w = jsonw_new(b);

	jsonw_open(&w, '[');
	for (uint32_t i = 0; i < c->set.n; i++) {
		const struct pair *p = &c->set.pairs[i];
		struct arena a = {0};
		struct record r = {.w = &w,
				   .a = &a,
				   .c = c,
				   .p = p,
				   .use = c->uses ? &c->uses[i] : NULL,
				   .name = name ? name : RECORD_BENCHMARK};

		/* what is invalid or missing has no record */
		if (!p->head || p->head->state != PRICE_VALID)
			continue;
		put_record(&r, "latency_us", p->head->us, false);
		put_record(&r, "gap_roof", p->head->us / p->head->roof_us, true);
		arena_release(&a);
	}
	jsonw_close(&w, ']');
	buf_char(b, '\n');
}
