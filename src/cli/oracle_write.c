/* Generated oracles by the words of a command line. */
#include "base/file.h"
#include "cli/oracle_int.h"
#include "corpus/tree.h"
#include "device/device.h"

#include <stdio.h>
#include <string.h>

static void add(struct argp_state *state, const char **list, uint32_t *n, char *arg)
{
	if (*n == ORACLE_WORDS_MAX)
		argp_error(state, "more than %d names", ORACLE_WORDS_MAX);
	list[(*n)++] = arg;
}

static error_t parse(int key, char *arg, struct argp_state *state)
{
	struct oracle_options *o = state->input;

	switch (key) {
	case ORACLE_CORPUS:
		o->corpus = arg;
		return 0;
	case ORACLE_DEVICE:
		o->device = arg;
		return 0;
	case ORACLE_HARDWARE:
		o->hardware = arg;
		return 0;
	case ORACLE_POINT:
		add(state, o->points, &o->npoints, arg);
		return 0;
	case ORACLE_ALL_POINTS:
		o->has_all_points = true;
		return 0;
	case ORACLE_FORCE:
		o->is_forced = true;
		return 0;
	case ORACLE_JOURNAL:
		o->journal = arg;
		return 0;
	case ORACLE_JSON:
		o->has_json = true;
		return 0;
	case ARGP_KEY_ARG:
		add(state, o->words, &o->nwords, arg);
		return 0;
	case ARGP_KEY_END:
		if (o->has_all_points && o->npoints)
			argp_error(state, "every point, or these");
		return 0;
	default:
		return ARGP_ERR_UNKNOWN;
	}
}

enum status oracle_options_read(int argc, char **argv, const struct argp_option *rows,
				const char *words, const char *doc, struct oracle_options *o)
{
	const struct argp argp = {rows, parse, words, doc, NULL, NULL, NULL};

	*o = (struct oracle_options){.corpus = "repros", .device = "cpu"};
	if (argp_parse(&argp, argc, argv, 0, NULL, o))
		FAIL(USAGE, "%s: unreadable command line", argv[0]);
	if (words[0] != '[' && !o->nwords)
		FAIL(USAGE, "%s: %s is missing", argv[0], words);
	return STATUS_OK;
}

/* The kind of the device that is here, unless another one is named. */
MUST static enum status settle(struct arena *a, const struct oracle_options *o,
			       struct tune_order *order)
{
	struct device *dev;

	TRY(cmd_device_known(o->device));
	order->is_gpu = !strncmp(o->device, "cuda", 4);
	order->hardware = o->hardware;
	order->threads = 1;
	if (!order->is_gpu && strncmp(o->device, "cpu", 3))
		FAIL(USAGE, "--device: cpu or cuda, not %s", o->device);
	if (order->is_gpu && order->hardware)
		return STATUS_OK;
	enum status s = cmd_device(o->device, NULL, &dev);

	if (s == STATUS_UNAVAILABLE && order->is_gpu) {
		status_clear();
		FAIL(USAGE, "no GPU here says its kind: --hardware names it, like H200");
	}
	TRY(s);
	order->threads = dev->info.threads > 0 ? dev->info.threads : 1;
	if (!order->hardware)
		order->hardware = arena_printf(a, "%s", dev->info.kind);
	device_close(dev);
	return STATUS_OK;
}

enum status oracle_write(struct arena *a, const struct oracle_options *o, bool is_fused)
{
	struct tune_order order = {.points = o->points,
				   .npoints = o->npoints,
				   .has_all_points = o->has_all_points,
				   .is_fused = is_fused,
				   .is_forced = o->is_forced};

	TRY(settle(a, o, &order));
	for (uint32_t i = 0; i < o->nwords; i++) {
		const char *file = NULL;
		uint32_t n = 0;

		TRY(tree_find(a, o->corpus, o->words[i], &order.dir));
		TRY(tune_write(a, &order, &file, &n));
		printf("%s: %u point%s\n", file, n, n == 1 ? "" : "s");
	}
	return STATUS_OK;
}
