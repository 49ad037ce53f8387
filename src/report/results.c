/* assay.results/1: the rows of a run without loss, and one row for people. */
#include "base/json.h"
#include "report/report.h"

#include <string.h>

/* Text of the store that is JSON already, laid out anew. */
static void put_json(struct jsonw *w, const char *key, const char *text)
{
	json_t *v = NULL;

	jsonw_key(w, key);
	if (json_read_text(str_of(text ? text : "null"), key, &v)) {
		status_clear(); /* not by us: the store wrote it, and a reader sees that */
		jsonw_null(w);
		return;
	}
	jsonw_value(w, v, false);
	json_decref(v);
}

static void put_row(struct jsonw *w, const struct store_row *r)
{
	jsonw_open(w, '{');
	jsonw_put_cstr(w, "arm", r->arm);
	jsonw_put_cstr(w, "kernel", r->kernel);
	jsonw_put_cstr(w, "point", r->point);
	jsonw_put_cstr(w, "provider", r->provider);
	put_json(w, "options", r->options);
	jsonw_put_int(w, "process", r->process);
	jsonw_put_cstr(w, "device_uuid", r->device_uuid);
	jsonw_put_cstr(w, "device_kind", r->device_kind);
	jsonw_put_cstr(w, "fingerprint", r->fingerprint);
	jsonw_put_int(w, "attempt", r->attempt);
	jsonw_put_cstr(w, "status", row_status_name(r->status));
	jsonw_put_cstr(w, "cause", r->cause);
	jsonw_put_cstr(w, "message", r->message);
	put_json(w, "metrics", r->metrics);
	put_json(w, "flags", r->flags);
	put_json(w, "check", r->check);
	put_json(w, "env", r->env);
	put_json(w, "build", r->build);
	put_json(w, "phases_s", r->phases);
	jsonw_put_cstr(w, "finished_at", r->finished_at);
	jsonw_close(w, '}');
}

static void put_run(struct jsonw *w, const struct store_run *r)
{
	jsonw_key(w, "run");
	jsonw_open(w, '{');
	jsonw_put_int(w, "id", r->id);
	jsonw_put_cstr(w, "started_at", r->started_at);
	jsonw_put_cstr(w, "ended_at", r->ended_at);
	jsonw_put_cstr(w, "state", r->state);
	jsonw_put_cstr(w, "workload", r->workload);
	jsonw_put_cstr(w, "tag", r->tag);
	jsonw_put_int(w, "method", r->method);
	jsonw_put_cstr(w, "tool", r->tool);
	jsonw_put_cstr(w, "corpus", r->corpus);
	jsonw_put_cstr(w, "inputs", r->inputs);
	put_json(w, "arms", r->arms);
	put_json(w, "argv", r->argv);
	jsonw_put_cstr(w, "host", r->host);
	put_json(w, "calibrations", r->calibrations);
	jsonw_put_int(w, "seed", r->seed);
	jsonw_close(w, '}');
}

static void put_members(struct jsonw *w, const json_t *o, const char *const *keys)
{
	for (; *keys; keys++)
		if (json_object_get(o, *keys)) {
			jsonw_key(w, *keys);
			jsonw_value(w, json_object_get(o, *keys), false);
		}
}

/* Of a calibration what launching costs, without its roofs. */
static void put_floor(struct jsonw *w, const char *json)
{
	static const char *const whose[] = {"device", "kind", "key", "tick_us", "d1_us", NULL},
				 *const states[] = {"cold", "warm"},
				 *const series[] = {"fit", "bend", "floor_unusable",
						    "k",   "t_us", NULL};
	json_auto_t *c = NULL;

	jsonw_open(w, '{');
	if (json_read_text(str_of(json), "calibration", &c))
		status_clear(); /* not by us: the store wrote it, and a reader sees that */
	put_members(w, c, whose);
	for (int i = 0; i < 2; i++) {
		jsonw_key(w, states[i]);
		jsonw_open(w, '{');
		put_members(w, json_object_get(c, states[i]), series);
		jsonw_close(w, '}');
	}
	jsonw_close(w, '}');
}

static const char *text_of(const json_t *o, const char *key)
{
	return json_string_value(json_object_get(o, key));
}

/* Prices of extern ops, by the keys that they are looked up by. */
static void put_extern(struct jsonw *w, const struct report_row *r)
{
	json_auto_t *build = NULL;
	const json_t *price;

	if (json_read_text(str_of(r->row->build), "build of a row", &build))
		status_clear(); /* not by us: the store wrote it, and a reader sees that */
	price = json_object_get(build, "price");
	jsonw_open(w, '{');
	jsonw_put_cstr(w, "extern", r->row->kernel + strcspn(r->row->kernel, "_") + 1);
	jsonw_put_cstr(w, "call", text_of(price, "call"));
	jsonw_put_cstr(w, "cold_key", text_of(price, "cold"));
	jsonw_put_f64(w, "cold_us", r->cold.median_us);
	jsonw_put_cstr(w, "warm_key", text_of(price, "warm"));
	jsonw_put_f64(w, "warm_us", r->warm.median_us);
	jsonw_put_cstr(w, "status", row_status_name(r->row->status));
	jsonw_put_cstr(w, "cause", r->row->cause);
	jsonw_close(w, '}');
}

static void put_graph(struct jsonw *w, const struct report_row *r)
{
	const char *slash = strrchr(r->row->kernel, '/');

	jsonw_open(w, '{');
	jsonw_put_str(
		w, "model",
		(struct str){r->row->kernel, slash ? (size_t)(slash - r->row->kernel) : 0});
	jsonw_put_cstr(w, "graph", slash ? slash + 1 : r->row->kernel);
	jsonw_put_cstr(w, "text", r->row->point);
	jsonw_put_cstr(w, "provider", r->row->provider);
	jsonw_put_f64(w, "cold_us", r->cold.median_us);
	jsonw_put_f64(w, "warm_us", r->warm.median_us);
	jsonw_put_f64(w, "compile_s", r->compile_s);
	jsonw_put_cstr(w, "status", row_status_name(r->row->status));
	jsonw_put_cstr(w, "cause", r->row->cause);
	jsonw_close(w, '}');
}

/* A short view of the rows, where they are of that workload; else empty. */
static void put_view(struct jsonw *w, const struct report *r, const char *workload,
		     void (*put)(struct jsonw *w, const struct report_row *r))
{
	bool is_it = !strcmp(r->run.workload, workload);

	jsonw_key(w, workload);
	jsonw_open(w, '[');
	for (uint32_t i = 0; is_it && i < r->nrows; i++)
		put(w, &r->rows[i]);
	jsonw_close(w, ']');
}

void report_results(struct buf *b, const struct report *r, const struct report_facts *f)
{
	struct jsonw w = jsonw_new(b);

	(void)f;
	jsonw_open(&w, '{');
	jsonw_put_cstr(&w, "schema", "assay.results/1");
	put_run(&w, &r->run);
	jsonw_key(&w, "rows");
	jsonw_open(&w, '[');
	for (uint32_t i = 0; i < r->nrows; i++)
		put_row(&w, r->rows[i].row);
	jsonw_close(&w, ']');
	jsonw_key(&w, "floors");
	jsonw_open(&w, '[');
	for (uint32_t i = 0; i < r->ncalibrations; i++)
		put_floor(&w, r->calibrations[i]);
	jsonw_close(&w, ']');
	put_view(&w, r, "externs", put_extern);
	put_view(&w, r, "graphs", put_graph);
	jsonw_key(&w, "models");
	jsonw_open(&w, '[');
	jsonw_close(&w, ']');
	jsonw_close(&w, '}');
	buf_char(b, '\n');
}

void report_show(struct jsonw *w, const struct store_row *row)
{
	put_row(w, row);
}
