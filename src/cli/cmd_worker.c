/* assay worker: for the supervisor alone. */
#include "base/str.h"
#include "cli/cli.h"
#include "device/gpu.h"
#include "run/worker.h"

#include <argp.h>
#include <stdio.h>

enum { OPT_DEVICE = 256, OPT_THREADS, OPT_LIST };

struct options {
	struct worker_opts worker;
	bool is_list;
};

static error_t parse(int key, char *arg, struct argp_state *state)
{
	struct options *o = state->input;
	int64_t n = 0;

	switch (key) {
	case OPT_DEVICE:
		o->worker.device = arg;
		return 0;
	case OPT_THREADS:
		if (str_to_i64(str_of(arg), &n) || n < 0 || n > 1024) {
			status_clear();
			argp_error(state, "not a number of threads: %s", arg);
		}
		o->worker.threads = (int)n;
		return 0;
	case OPT_LIST:
		o->is_list = true;
		return 0;
	default:
		return ARGP_ERR_UNKNOWN;
	}
}

MUST static enum status list(void)
{
	struct arena a = {0};
	struct gpus gpus;
	enum status s = gpus_look(&a, &gpus);

	if (!s)
		printf(STR_FMT "\n", STR_ARG(gpus_write(&a, &gpus)));
	arena_release(&a);
	return s;
}

enum status cmd_worker(int argc, char **argv)
{
	static const struct argp_option rows[] = {
		{"device", OPT_DEVICE, "ID", 0, "Which one", 0},
		{"threads", OPT_THREADS, "N", 0, "Of the cpu device; 0: one per core", 0},
		{"list", OPT_LIST, NULL, 0,
		 "Print the GPUs that the driver lists here, and be done", 0},
		{0}};
	const struct argp argp = {
		rows, parse,
		NULL, "Started by bench and check: jobs on descriptor 3, rows on 4.",
		NULL, NULL,
		NULL};
	struct options o = {.worker = {.device = "cpu"}};

	if (argp_parse(&argp, argc, argv, 0, NULL, &o))
		FAIL(USAGE, "%s: unreadable command line", argv[0]);
	return o.is_list ? list() : run_worker(&o.worker);
}
