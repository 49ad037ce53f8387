/* assay worker: for the supervisor alone. */
#include "base/str.h"
#include "cli/cli.h"
#include "device/gpu.h"
#include "run/clock_guard.h"
#include "run/relay.h"

#include <argp.h>
#include <stdio.h>

enum { OPT_DEVICE = 256, OPT_THREADS, OPT_LIST, OPT_BASE, OPT_HEAD, OPT_GUARD };

struct options {
	struct worker_opts worker;
	const char *python[2]; /* of both sides of an A/B; NULL: it is no relay */
	bool is_list;
	const char *clocks; /* to be guarded; NULL: it is no guard */
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
	case OPT_BASE:
	case OPT_HEAD:
		o->python[key == OPT_HEAD] = arg;
		return 0;
	case OPT_GUARD:
		o->clocks = arg;
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

MUST static enum status relay(const struct options *o)
{
	const struct relay_opts opts = {.device = o->worker.device,
					.threads = o->worker.threads,
					.python = {o->python[0], o->python[1]}};

	return run_relay(&opts);
}

enum status cmd_worker(int argc, char **argv)
{
	static const struct argp_option rows[] = {
		{"device", OPT_DEVICE, "ID", 0, "Which one", 0},
		{"threads", OPT_THREADS, "N", 0, "Of the cpu device; 0: one per core", 0},
		{"base", OPT_BASE, "PYTHON", 0, "Of one side: workers of both take turns", 0},
		{"head", OPT_HEAD, "PYTHON", 0, "Of the other", 0},
		{"guard-clocks", OPT_GUARD, "SM,MEM", 0,
		 "Lock the device's clocks until stdin ends, then restore them", 0},
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
	if (o.is_list)
		return list();
	if (o.clocks)
		return run_clock_guard(o.worker.device, o.clocks);
	return o.python[0] && o.python[1] ? relay(&o) : run_worker(&o.worker);
}
