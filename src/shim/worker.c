/* A worker in a process of torch's. */
#include "run/worker.h"

#include "base/json.h"
#include "shim/assay.h"

MUST static enum status work(struct arena *a, const char *json, const struct torch_calls *torch)
{
	struct buf b = buf_new(a);
	struct jsonw w = jsonw_compact(&b);
	json_auto_t *v = NULL;

	if (!json)
		FAIL(USAGE, "no question");
	TRY(json_read_text(str_of(json), "question", &v));
	const char *device = json_string_value(json_object_get(v, "device"));
	const json_t *versions = json_object_get(v, "versions");

	if (!device)
		FAIL(USAGE, "\"device\" is missing");
	if (versions)
		jsonw_value(&w, versions, true);
	struct worker_opts opts = {
		.device = device,
		.threads = (int)json_integer_value(json_object_get(v, "threads")),
		.torch = torch,
		.versions = versions ? str_cstr(a, buf_view(&b)) : NULL};

	return run_worker(&opts);
}

int assay_worker(const char *json, assay_ask *ask, assay_call *call)
{
	const struct torch_calls torch = {.ask = ask, .call = call};
	struct arena a = {0};

	status_clear(); /* nobody is left to tell the last call's story to */
	enum status s = work(&a, json, &torch);

	arena_release(&a);
	return status_exit_code(s);
}

int assay_lease(int mode, int *before)
{
	enum engine_hold hold = mode <= 0 ? HOLD_NONE : mode == 1 ? HOLD_SHARED : HOLD_ALONE;
	enum engine_hold was = HOLD_NONE;

	status_clear();
	enum status s = worker_hold(hold, &was);

	*before = (int)was;
	return status_exit_code(s);
}
