/* The supervisor: a row for everything that was asked for, and a verdict. */
#include "run/sweep.h"

#include "account/arm.h"
#include "base/clock.h"
#include "run/story.h"
#include "run/sweep_int.h"

#include <string.h>

MUST static enum status write_not_run(struct sweep *s)
{
	for (uint32_t i = 0; i < s->nitems; i++) {
		struct sweep_item *item = &s->items[i];

		if (item->is_over)
			continue;
		sweep_forget_rows(item);
		sweep_put_missing(s, item, "not_run", "the run ended before it", NULL);
		TRY(sweep_store(s, item));
	}
	return STATUS_OK;
}

static bool has_number(const struct sweep *s, const struct store_row *r)
{
	if (!s->opts->is_timed)
		return r->status == ROW_OK || r->status == ROW_OK_UNCHECKED;
	return strstr(r->metrics, "/median_us\"");
}

/* sol was not asked for, so it asks for nothing. */
MUST static enum status judge(struct sweep *s)
{
	struct arena a = {0};
	struct store_filter f = {.run = s->run};
	struct run_exit x = {0};
	struct store_row *rows;
	uint32_t n;
	enum status st = store_rows(s->store, &a, &f, &rows, &n);

	for (uint32_t i = 0; !st && i < n; i++)
		if (strcmp(rows[i].provider, "sol"))
			run_exit_add(&x, rows[i].status, rows[i].cause, has_number(s, &rows[i]),
				     s->opts->is_strict);
	s->result->exit = run_exit_code(&x);
	arena_release(&a);
	return st;
}

MUST static enum status work(struct sweep *s)
{
	TRY(sweep_prepare_devices(s));
	TRY(sweep_build_id(s->arena, &s->build));
	TRY(sweep_keys(s));
	TRY(sweep_take_points(s));
	TRY(write_not_run(s));
	if (s->opts->ab.nsides)
		TRY(sweep_looks(s));
	if (!s->result->signal)
		TRY(sweep_drift(s));
	return judge(s);
}

static void release_items(struct sweep *s)
{
	for (uint32_t i = 0; i < s->nitems; i++)
		arena_release(&s->items[i].arena);
}

MUST static enum status open_fresh(struct sweep *s)
{
	if (!s->opts->is_cache_fresh)
		return STATUS_OK;
	folder_open(&s->fresh);
	if (s->fresh.fd < 0)
		FAIL(UNAVAILABLE,
		     "no folder for --fresh-cache can be made below $TMPDIR or /tmp");
	return STATUS_OK;
}

/* What a finished run says is taken once, for all comparisons that will ask.  Without it they
 * take longer, and that is all. */
static void keep(struct sweep *s)
{
	if (!arm_keep(s->store, s->run))
		return;
	if (s->opts->say)
		s->opts->say(s->opts->ctx,
			     arena_printf(s->arena, "not kept for comparisons: %s",
					  story_words(s->arena)));
	status_clear();
}

MUST static enum status close_run(struct sweep *s)
{
	bool is_done = !s->result->signal;

	TRY(store_run_close(s->store, s->run, is_done ? "done" : "interrupted"));
	if (is_done)
		keep(s);
	return STATUS_OK;
}

enum status sweep_run(struct arena *a, const struct sweep_opts *opts, const struct plan *plan,
		      struct sweep_result *out)
{
	struct sweep s = {.opts = opts,
			  .plan = plan,
			  .arena = a,
			  .result = out,
			  .began_ns = clock_ns(),
			  .fresh = {.fd = -1}};

	*out = (struct sweep_result){0};
	TRY(sweep_find_torch(&s));
	TRY(sweep_open_store(&s, false));
	enum status st = open_fresh(&s);

	if (!st)
		st = sweep_open_run(&s);
	if (!st)
		st = work(&s);
	if (!st)
		st = close_run(&s);
	sweep_free_clocks(&s);
	folder_close(&s.fresh);
	release_items(&s);
	store_close(s.store);
	out->elapsed_s = (double)(clock_ns() - s.began_ns) * 1e-9;
	return st;
}

enum status sweep_forecast(struct arena *a, const struct sweep_opts *opts,
			   const struct plan *plan, struct sweep_forecast *out)
{
	struct sweep_result result = {0};
	struct sweep s = {.opts = opts, .plan = plan, .arena = a, .result = &result};
	double *cost = arena_array(a, double, plan->n + 1), sum = 0;

	TRY(sweep_find_torch(&s));
	TRY(sweep_open_store(&s, false));
	enum status st = sweep_prepare_devices(&s);

	if (!st)
		st = sweep_build_id(a, &s.build);
	if (!st)
		st = sweep_keys(&s);
	for (uint32_t i = 0; !st && i < plan->n; i++) {
		cost[i] = sweep_is_settled(&s.items[i]) ? 0 : s.items[i].cost_s;
		sum += cost[i];
	}
	store_close(s.store);
	*out = (struct sweep_forecast){plan, result.resumed,
				       sum / 60 / (s.workers ? s.workers : 1), cost};
	return st;
}
