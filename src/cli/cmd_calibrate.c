/* assay calibrate: the constants of a device and its roofs. */
#include "base/json.h"
#include "cli/cli.h"
#include "measure/calibrate.h"
#include "measure/method.h"

#include <argp.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

enum { OPT_DEVICE = 256, OPT_THREADS, OPT_FORCE, OPT_JSON, OPT_WAIT };

struct options {
	const char *device;
	int threads;
	bool is_forced, has_json;
	double wait_s;
};

static error_t parse(int key, char *arg, struct argp_state *state)
{
	struct options *o = state->input;
	int64_t n = 0;

	switch (key) {
	case OPT_DEVICE:
		o->device = arg;
		return 0;
	case OPT_THREADS:
		if (str_to_i64(str_of(arg), &n) || n < 1 || n > 1024) {
			status_clear();
			argp_error(state, "not a number of threads: %s", arg);
		}
		o->threads = (int)n;
		return 0;
	case OPT_FORCE:
		o->is_forced = true;
		return 0;
	case OPT_JSON:
		o->has_json = true;
		return 0;
	case OPT_WAIT:
		if (str_to_f64(str_of(arg), &o->wait_s) || !(o->wait_s >= 0)) {
			status_clear();
			argp_error(state, "not a time: %s", arg);
		}
		return 0;
	case ARGP_KEY_END:
		if (o->threads && !strncmp(o->device, "null", 4))
			argp_error(state, "--threads is of the cpu device");
		return 0;
	default:
		return ARGP_ERR_UNKNOWN;
	}
}

static void put_time(struct buf *b, const char *what, double us)
{
	if (isfinite(us))
		buf_printf(b, "  %-34s %12.4g us\n", what, us);
	else
		buf_printf(b, "  %-34s %12s\n", what, "unknown");
}

/* In 10^9 operations per second, a multiply-add being two. */
static void put_rates(struct buf *b, const struct calibration *c)
{
	for (int i = 0; i < WORK_KINDS; i++) {
		const char *what = i == WORK_SPECIAL ? "roots, exponentials, …" : "operations";

		if (isfinite(c->rate.n[i]))
			buf_printf(b, "  %-7s %-26s %12.4g G/s\n", rate_names[i], what,
				   c->rate.n[i] / 1000);
		else
			buf_printf(b, "  %-7s %-26s %12s\n", rate_names[i], what, "unknown");
	}
}

static void put_constants(struct buf *b, const struct calibration *c)
{
	buf_printf(b, "%s (%s), calibration %.12s of %s\n", c->device_id, c->kind, c->digest,
		   c->made_at);
	put_time(b, "tick of the clock", c->tick_us);
	for (int st = 0; st < ROOF_STATES; st++) {
		const char *state = state_name((enum cache_state)st);

		buf_printf(b, "  %s\n", state);
		put_time(b, "  one empty kernel, F1", c->f1_us[st]);
		put_time(b, "  per kernel of a chain, S", c->chain[st].s);
		put_time(b, "  per replay, c", c->chain[st].c);
	}
	put_time(b, "host time of a launch", c->host_us);
	put_time(b, "one kernel without a graph, D1", c->d1_us);
	put_time(b, "host time of such a launch", c->host_direct_us);
	buf_printf(b, "  %-34s %12lld bytes, said to be %lld\n", "last-level cache",
		   (long long)c->llc_bytes, (long long)c->llc_said);
	buf_printf(b, "  %-34s %12lld bytes\n", "flush", (long long)c->flush_bytes);
	put_time(b, "time of a flush", c->flush_us);
	buf_printf(b, "  %-34s %12.4g us warm, %.4g after a flush, %.4g after four\n",
		   "a probe of a quarter of the cache", c->proof_warm_us, c->proof_cold_us,
		   c->proof_more_us);
	put_rates(b, c);
	if (c->cold_cause)
		buf_printf(b, "  no cold times here: %s\n", c->cold_cause);
	if (c->is_partial)
		buf_cstr(b, "  the time limit came first: some roofs are left out\n");
}

static void put_roofs(struct buf *b, const struct calibration *c)
{
	for (int st = 0; st < ROOF_STATES; st++)
		for (int mix = 0; mix < MIXES; mix++) {
			const struct roof_series *s = &c->roofs.series[st][mix];

			buf_printf(b, "roof %s %s\n", state_name((enum cache_state)st),
				   roof_mixes[mix].name);
			for (uint32_t i = 0; i < s->n; i++)
				buf_printf(
					b,
					"  %14lld bytes %12.4g us %9.2f GB/s  +-%.1f %%  %s\n",
					(long long)s->cells[i].bytes, s->cells[i].t_us,
					(double)s->cells[i].bytes / (1000 * s->cells[i].t_us),
					100 * s->cells[i].sigma, s->cells[i].shape);
		}
}

MUST static enum status calibrate(struct arena *a, const struct options *o, struct device *dev)
{
	static const char *const words[] = {
		"as it was", "as it was, and what it did not have yet was measured",
		"checked, and it holds", "measured"};
	struct lease_opts lease = {
		.wait_s = o->wait_s, .parent = dev->info.parent, .label = "calibrate"};
	struct calibrate_opts opts = {.is_forced = o->is_forced};
	enum calibration_source source;
	struct calibration *c;
	struct lease *l;
	struct buf b = buf_new(a);

	TRY(lease_take(&lease, dev->info.id, LEASE_EXCLUSIVE, &l));
	enum status s = calibration_get(a, l, dev, &opts, &c, &source);

	lease_release(l);
	if (s)
		return s;
	fprintf(stderr, "assay: %s: %s\n", dev->info.id, words[source]);
	const char *doubt = roof_doubt_words(a, roof_doubt(&c->roofs));

	if (doubt)
		fprintf(stderr,
			"assay: %s: %s; --force measures again, when nothing else runs\n",
			dev->info.id, doubt);
	if (o->has_json) {
		buf_str(&b, calibration_write(a, c));
	} else {
		put_constants(&b, c);
		put_roofs(&b, c);
	}
	fwrite(b.p, 1, b.n, stdout);
	return STATUS_OK;
}

enum status cmd_calibrate(int argc, char **argv)
{
	static const struct argp_option rows[] = {
		{"device", OPT_DEVICE, "D", 0, "cpu (default), cuda, null, or an id", 0},
		{"threads", OPT_THREADS, "N", 0, "Of the cpu device (one per core)", 0},
		{"force", OPT_FORCE, NULL, 0, "Measure, whatever is known", 0},
		{"json", OPT_JSON, NULL, 0, "The whole calibration as JSON", 0},
		{"lease-wait", OPT_WAIT, "S", 0, "For the device (600)", 0},
		{0}};
	const struct argp argp = {
		rows, parse, NULL, "Measure what times rest on: clock, launches, cache, roofs.",
		NULL, NULL,  NULL};
	struct options o = {.device = "cpu", .wait_s = METHOD_LEASE_WAIT_S};
	struct device_opts opts = {0};
	struct arena a = {0};
	struct device *dev;

	if (argp_parse(&argp, argc, argv, 0, NULL, &o))
		FAIL(USAGE, "%s: unreadable command line", argv[0]);
	opts.threads = o.threads;
	TRY(cmd_device(o.device, &opts, &dev));
	enum status s = calibrate(&a, &o, dev);

	device_close(dev);
	arena_release(&a);
	return s;
}
