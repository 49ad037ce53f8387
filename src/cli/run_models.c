/* Sweeps by models: their points, the extern calls that they consist of besides, their graphs.
 */
#include "base/file.h"
#include "base/json.h"
#include "base/sha256.h"
#include "cli/model_input.h"
#include "cli/run_options.h"
#include "corpus/tree.h"
#include "run/foreign.h"
#include "run/story.h"

#include <string.h>

enum { NICK_BYTES = 60, CALLS_PER_S = 4 };

MUST static enum status occurrences(struct arena *a, const struct run_options *o,
				    struct model_data *out)
{
	struct model_input in;

	model_input_init(&in);
	in.corpus = o->sweep.plan.corpus;
	in.nwords = o->nmodels;
	memcpy(in.words, o->models, o->nmodels * sizeof(*in.words));
	return model_input_occurrences(a, &in, out);
}

enum status run_models_points(struct arena *a, struct run_options *o)
{
	struct plan_opts *p = &o->sweep.plan;
	struct model_data d;

	TRY(occurrences(a, o, &d));
	const char **keys = arena_array(a, const char *, d.all.points.n + 1);

	for (uint32_t i = 0; i < d.all.points.n; i++)
		keys[i] = str_cstr(a, inventories_point_key(&d.all, i));
	p->keys = keys;
	p->nkeys = d.all.points.n;
	if (!p->nkeys)
		FAIL(NOT_FOUND, "%s: these models have no points", d.source);
	return STATUS_OK;
}

/* ---- items of what torch alone can run ---- */

static struct plan_item new_item(struct arena *a, const char *kernel, struct str nick)
{
	struct plan_item item = {.kernel = kernel, .dir = "", .repro = kernel, .is_home = true};

	if (nick.n > NICK_BYTES)
		nick.n = NICK_BYTES;
	item.nick = str_cstr(a, nick);
	return item;
}

/* Sizes for admission, as far as the text tells them; or why it cannot be run. */
static void measure_item(struct arena *a, struct plan_item *item, enum status s,
			 const struct foreign *f)
{
	if (s) {
		item->broken = arena_printf(a, "%s", story_words(a));
		item->broken_cause = item->graph ? "preflight" : "bad_repro";
		status_clear();
		return;
	}
	item->input_bytes = item->bytes = f->input_bytes;
	item->write_bytes = f->live_bytes;
}

static struct plan_item extern_item(struct arena *a, const struct inventories *all, uint32_t i)
{
	struct str id = all->externs.entries[i].key, call = all->calls.p[i];
	struct arena temp = {0};
	struct foreign f = {0};
	struct plan_item item =
		new_item(a, arena_printf(a, FOREIGN_EXTERN STR_FMT, STR_ARG(id)), call);

	item.call = str_cstr(a, call);
	item.pattern = str_cstr(a, id);
	item.point = arena_printf(a, "%.12s", item.pattern); /* the price key's, once known */
	item.nodes = 1;
	item.cost_s = 1.0 / CALLS_PER_S;
	measure_item(a, &item, foreign_call(&temp, call, item.pattern, &f), &f);
	arena_release(&temp);
	return item;
}

MUST static enum status plan_externs(struct arena *a, const struct model_data *d,
				     struct plan *out)
{
	out->n = d->all.externs.n;
	out->items = arena_array(a, struct plan_item, out->n + 1);
	for (uint32_t i = 0; i < out->n; i++)
		out->items[i] = extern_item(a, &d->all, i);
	if (!out->n)
		FAIL(NOT_FOUND, "%s: these models have no extern calls", d->source);
	return STATUS_OK;
}

static struct plan_item graph_item(struct arena *a, const char *corpus, struct str model,
				   const json_t *row)
{
	const char *file = json_string_value(json_object_get(row, "file"));
	const char *text = json_string_value(json_object_get(row, "text"));
	struct arena temp = {0};
	struct foreign f = {0};
	const char *kernel = arena_printf(a, STR_FMT "/%s", STR_ARG(model), file ? file : "");
	struct plan_item item = new_item(a, kernel, str_of(kernel));

	item.graph = arena_printf(a, "%s/models/%s", corpus, kernel);
	item.pattern = arena_printf(a, "%s", text ? text : "");
	item.point = arena_printf(a, "%.12s", item.pattern);
	item.nodes = (uint32_t)json_integer_value(json_object_get(row, "nodes"));
	item.cost_s = 3 + 0.01 * item.nodes;
	measure_item(a, &item, foreign_graph(&temp, item.graph, &f), &f);
	arena_release(&temp);
	return item;
}

MUST static enum status plan_graphs(struct arena *a, const struct run_options *o,
				    const struct model_data *d, struct plan *out)
{
	const char *corpus = run_absolute(a, o->sweep.plan.corpus);
	VEC(struct plan_item) items = {0};

	for (uint32_t i = 0; i < d->all.models.n; i++) {
		struct str model = d->all.models.p[i].model;
		json_auto_t *manifest = NULL;
		const json_t *row;
		size_t k;

		TRY(json_read_file(arena_printf(a, "%s/models/" STR_FMT "/manifest.json",
						corpus, STR_ARG(model)),
				   &manifest));
		json_array_foreach(json_object_get(manifest, "graphs"), k, row)
			vec_push(&items, a, graph_item(a, corpus, model, row));
	}
	out->items = items.p;
	out->n = items.n;
	if (!out->n)
		FAIL(NOT_FOUND, "%s: these models have no graphs", d->source);
	return STATUS_OK;
}

enum status run_models_plan(struct arena *a, const struct run_options *o, struct plan *out)
{
	struct model_data d;
	struct buf all = buf_new(a);

	TRY(occurrences(a, o, &d));
	*out = (struct plan){0};
	if (o->work == RUN_EXTERNS)
		TRY(plan_externs(a, &d, out));
	else
		TRY(plan_graphs(a, o, &d, out));
	for (uint32_t i = 0; i < out->n; i++)
		buf_printf(&all, "%s %s\n", out->items[i].kernel, out->items[i].pattern);
	sha256_hex(buf_view(&all), out->corpus);
	return STATUS_OK;
}
