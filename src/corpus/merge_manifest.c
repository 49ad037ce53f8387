/* manifest.json of a merged model. */
#include "corpus/merge_int.h"

#include <string.h>

static void copy_key(struct jsonw *w, const json_t *from, const char *key)
{
	const json_t *v = json_object_get(from, key);

	jsonw_key(w, key);
	if (v)
		json_layout(w, v);
	else
		jsonw_null(w);
}

static void put_graph(struct jsonw *w, const struct graph_row *g)
{
	jsonw_open_inline(w, '{');
	jsonw_key(w, "file");
	jsonw_str(w, g->file);
	jsonw_key(w, "text");
	jsonw_cstr(w, g->text_hash);
	jsonw_key(w, "kind");
	jsonw_str(w, g->kind);
	jsonw_key(w, "execs");
	if (g->execs < 0)
		jsonw_null(w);
	else
		jsonw_int(w, g->execs);
	jsonw_key(w, "nodes");
	jsonw_int(w, g->nodes);
	jsonw_key(w, "regions");
	jsonw_int(w, g->regions);
	jsonw_key(w, "repair");
	jsonw_bool(w, g->repair);
	jsonw_close(w, '}');
}

static void put_patterns(struct jsonw *w, const struct merge *m)
{
	jsonw_key(w, "patterns");
	jsonw_open_inline(w, '[');
	for (uint32_t i = 0; i < m->ids.n; i++)
		jsonw_str(w, m->ids.p[i]);
	jsonw_close(w, ']');
}

static void put_failures(struct jsonw *w, const struct merge *m)
{
	jsonw_key(w, "unkeyed");
	jsonw_open(w, '[');
	for (uint32_t i = 0; i < m->failures.n; i++) {
		const struct failure *f = &m->failures.p[i];

		jsonw_open_inline(w, '{');
		jsonw_key(w, "graph");
		jsonw_str(w, f->graph);
		jsonw_key(w, "region");
		if (f->part < 0)
			jsonw_null(w);
		else
			jsonw_int(w, f->part);
		jsonw_key(w, "reason");
		jsonw_str(w, f->reason);
		jsonw_close(w, '}');
	}
	jsonw_close(w, ']');
}

/* What the capture says of itself, unless less is left of it. */
static void put_status(struct jsonw *w, const struct merge *m)
{
	const char *status = json_string_value(json_object_get(m->index, "status"));
	bool nothing = !m->graphs.n && !merge_is_failed(m),
	     partial = m->failures.n && status && !strcmp(status, "ok");

	jsonw_key(w, "status");
	jsonw_cstr(w, nothing ? "failed" : partial ? "partial" : status);
	if (nothing)
		jsonw_put_cstr(w, "stage", "merge");
	else if (json_string_value(json_object_get(m->index, "stage")))
		copy_key(w, m->index, "stage");
	if (nothing)
		jsonw_put_cstr(w, "reason", "no graph of the capture could be merged");
	else if (partial)
		jsonw_put_cstr(w, "reason", "regions or graphs are missing: see unkeyed");
	else
		copy_key(w, m->index, "reason");
}

struct str merge_manifest(struct arena *a, const struct merge *m)
{
	struct buf b = buf_new(a);
	struct jsonw w = jsonw_new(&b);

	jsonw_open(&w, '{');
	jsonw_key(&w, "schema");
	jsonw_int(&w, 1);
	jsonw_key(&w, "model");
	jsonw_str(&w, m->model);
	copy_key(&w, m->index, "name");
	put_status(&w, m);
	copy_key(&w, m->index, "provenance");
	copy_key(&w, m->index, "config");
	if (json_object_get(m->index, "lost"))
		copy_key(&w, m->index, "lost");
	jsonw_key(&w, "graphs");
	jsonw_open(&w, '[');
	for (uint32_t i = 0; i < m->graphs.n; i++)
		put_graph(&w, &m->graphs.p[i]);
	jsonw_close(&w, ']');
	put_patterns(&w, m);
	put_failures(&w, m);
	jsonw_close(&w, '}');
	buf_char(&b, '\n');
	return buf_view(&b);
}
