/* assay worker: for the supervisor alone. */
#include "base/str.h"
#include "cli/cli.h"
#include "run/worker.h"

#include <argp.h>

enum { OPT_DEVICE = 256, OPT_THREADS };

static error_t parse(int key, char *arg, struct argp_state *state)
{
	struct worker_opts *o = state->input;
	int64_t n = 0;

	switch (key) {
	case OPT_DEVICE:
		o->device = arg;
		return 0;
	case OPT_THREADS:
		if (str_to_i64(str_of(arg), &n) || n < 0 || n > 1024) {
			status_clear();
			argp_error(state, "not a number of threads: %s", arg);
		}
		o->threads = (int)n;
		return 0;
	default:
		return ARGP_ERR_UNKNOWN;
	}
}

enum status cmd_worker(int argc, char **argv)
{
	static const struct argp_option rows[] = {
		{"device", OPT_DEVICE, "ID", 0, "Which one", 0},
		{"threads", OPT_THREADS, "N", 0, "Of the cpu device; 0: one per core", 0},
		{0}};
	const struct argp argp = {
		rows, parse,
		NULL, "Started by bench and check: jobs on descriptor 3, rows on 4.",
		NULL, NULL,
		NULL};
	struct worker_opts o = {.device = "cpu"};

	if (argp_parse(&argp, argc, argv, 0, NULL, &o))
		FAIL(USAGE, "%s: unreadable command line", argv[0]);
	return run_worker(&o);
}
