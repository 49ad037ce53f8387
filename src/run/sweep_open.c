/* What the journal is told of a run as it begins. */
#include "base/json.h"
#include "measure/method.h"
#include "run/sweep_int.h"

#include <string.h>
#include <unistd.h>

static void put_side(struct jsonw *w, const struct sweep *s, uint32_t side)
{
	const struct sweep_ab *ab = &s->opts->ab;
	const struct sweep_torch *t = &s->torch[side];

	jsonw_key(w, ab->nsides ? ab->sides[side].arm : "base");
	jsonw_open(w, '{');
	jsonw_put_cstr(w, "build", t->python ? t->id.build : "");
	jsonw_put_cstr(w, "inductor_config", s->opts->inductor_config);
	if (ab->nsides)
		jsonw_put_cstr(w, "side_config", ab->sides[side].config);
	jsonw_key(w, "versions");
	jsonw_raw(w, str_of(t->python ? t->id.versions : "{}"));
	jsonw_close(w, '}');
}

/* What compiled: of the one arm that a sweep has, of both sides of an A/B. */
static const char *arms(const struct sweep *s)
{
	struct buf b = buf_new(s->arena);
	struct jsonw w = jsonw_compact(&b);

	jsonw_open(&w, '{');
	if (s->torch[0].python || s->opts->ab.nsides)
		put_side(&w, s, 0);
	for (uint32_t i = 1; i < s->opts->ab.nsides; i++)
		put_side(&w, s, i);
	if (s->opts->ab.nsides) {
		jsonw_key(&w, "looks");
		jsonw_int(&w, s->opts->ab.looks);
	}
	jsonw_close(&w, '}');
	return str_cstr(s->arena, buf_view(&b));
}

enum status sweep_open_run(struct sweep *s)
{
	const struct sweep_opts *o = s->opts;
	char host[256] = "";
	bool is_continued;

	gethostname(host, sizeof(host) - 1);
	struct store_run run = {.workload = o->workload,
				.tag = o->tag ? o->tag : "",
				.method = METHOD,
				.tool = o->tool,
				.corpus = s->plan->corpus,
				.inputs = "assay-inputs 1",
				.arms = arms(s),
				.argv = o->argv,
				.host = host,
				.calibrations = "{}",
				.seed = (int64_t)o->seed};

	TRY(store_run_open(s->store, &run, o->is_fresh, &is_continued));
	s->run = s->result->run = run.id;
	if (is_continued && o->say)
		o->say(o->ctx,
		       arena_printf(s->arena, "continuing run %lld", (long long)run.id));
	return STATUS_OK;
}

enum status sweep_open_store(struct sweep *s, bool is_read_only)
{
	const char *path = s->opts->journal;

	if (!path)
		TRY(store_default_path(s->arena, &path));
	return store_open(path, is_read_only, &s->store);
}
