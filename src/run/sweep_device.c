/* The device as the supervisor sees it: what it is, its calibration, its drift. */
#include "base/file.h"
#include "run/story.h"
#include "run/sweep_int.h"

#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { FIRST_FREE_FD = 16 }; /* above those of a worker's protocol */

static void say(const struct sweep *s, const char *line)
{
	if (s->opts->say)
		s->opts->say(s->opts->ctx, line);
}

MUST static enum status take(const struct sweep *s, const char *id, struct lease **out)
{
	struct lease_opts opts = {.wait_s = s->opts->lease_wait_s,
				  .label = s->opts->label ? s->opts->label : "calibrate"};

	return lease_take(&opts, id, LEASE_EXCLUSIVE, out);
}

MUST static enum status calibrate(struct sweep *s, struct device *dev)
{
	static const char *const words[] = {NULL, "its calibration was checked and holds",
					    "calibrated"};
	struct calibrate_opts opts = {0};
	enum calibration_source source;
	struct calibration *c;
	struct lease *l;

	TRY(take(s, dev->info.id, &l));
	enum status st = calibration_get(s->arena, l, dev, &opts, &c, &source);

	lease_release(l);
	if (st)
		return st;
	if (words[source])
		say(s, arena_printf(s->arena, "%s: %s", dev->info.id, words[source]));
	if (c->cold_cause && s->opts->is_cold)
		say(s, arena_printf(s->arena, "%s: no cold times here: %s", dev->info.id,
				    c->cold_cause));
	TRY(calibration_path(s->arena, &opts, c->key, &s->calibration_path));
	s->calibration = c->digest;
	struct str text = calibration_write(s->arena, c);

	TRY(store_calibration_put(s->store, c->digest, dev->info.id, str_cstr(s->arena, text)));
	return store_run_calibrations(
		s->store, s->run,
		arena_printf(s->arena, "{\"%s\":\"%s\"}", dev->info.id, c->digest));
}

/* Those who inherit one lease do not exclude one another. */
static int count_workers(const struct sweep *s)
{
	const char *token = getenv("ASSAY_LEASE");
	int64_t cores = sysconf(_SC_NPROCESSORS_ONLN), n = cores / 4;

	if (token && strstr(token, s->device_id))
		return 1;
	if (s->opts->workers)
		return s->opts->workers;
	return n < 1 ? 1 : n > 4 ? 4 : (int)n;
}

/* Inherited leases on descriptors that workers have other uses for move up.  The text of
 * lease.h: <id>=<fd>:<mode>, by commas. */
MUST static enum status move_tokens(struct arena *a)
{
	const char *text = getenv("ASSAY_LEASE");
	struct buf b = buf_new(a);

	if (!text || !*text)
		return STATUS_OK;
	while (*text) {
		size_t n = strcspn(text, ",");
		const char *eq = memchr(text, '=', n);
		char *end = NULL;
		long fd = eq ? strtol(eq + 1, &end, 10) : -1;

		buf_cstr(&b, b.n ? "," : "");
		if (fd > 2 && fd < FIRST_FREE_FD && *end == ':') {
			int up = fcntl((int)fd, F_DUPFD, FIRST_FREE_FD);

			if (up < 0)
				FAIL(CONFLICT, "the inherited lease %.*s is not open", (int)n,
				     text);
			buf_add(&b, text, (size_t)(eq + 1 - text));
			buf_printf(&b, "%d", up);
			buf_add(&b, end, (size_t)(text + n - end));
		} else {
			buf_add(&b, text, n); /* what is wrong with it, lease_take says */
		}
		text += n + (text[n] == ',');
	}
	setenv("ASSAY_LEASE", str_cstr(a, buf_view(&b)), 1);
	return STATUS_OK;
}

enum status sweep_prepare_device(struct sweep *s)
{
	struct device_opts opts = {.threads = s->opts->threads};
	struct device *dev;
	enum status st = STATUS_OK;

	TRY(move_tokens(s->arena));
	TRY(device_open(s->opts->device, &opts, &dev));
	s->device_id = arena_printf(s->arena, "%s", dev->info.id);
	s->device_kind = arena_printf(s->arena, "%s", dev->info.kind);
	s->launch = arena_printf(s->arena, "%s", dev->info.launch);
	s->threads = dev->info.threads;
	s->memory_bytes = dev->info.memory_bytes;
	s->workers = count_workers(s);
	s->calibration = s->calibration_path = "";
	if (s->run && s->opts->is_timed)
		st = calibrate(s, dev);
	device_close(dev);
	s->result->device_id = s->device_id;
	s->result->device_kind = s->device_kind;
	s->result->calibration = s->calibration;
	return st;
}

MUST static enum status check(struct sweep *s, struct device *dev)
{
	struct sweep_result *r = s->result;
	struct calibration *c;
	struct lease *l;
	struct str text;

	TRY(file_read(s->arena, s->calibration_path, 64 << 20, &text));
	TRY(calibration_read(s->arena, text, s->calibration_path, &c));
	TRY(take(s, dev->info.id, &l));
	enum status st = calibration_check(l, dev, c, r->drift, &r->is_drift_good);

	lease_release(l);
	r->has_drift = !st;
	return st;
}

/* Not being able to tell does not spoil the rows: it is said, and that is all. */
enum status sweep_drift(struct sweep *s)
{
	struct device_opts opts = {.threads = s->opts->threads};
	struct device *dev;

	if (!*s->calibration)
		return STATUS_OK;
	TRY(device_open(s->opts->device, &opts, &dev));
	enum status st = check(s, dev);

	device_close(dev);
	if (st) {
		say(s, arena_printf(s->arena, "%s: no drift check: %s", s->device_id,
				    story_words(s->arena)));
		status_clear();
		return STATUS_OK;
	}
	struct buf b = buf_new(s->arena);
	struct jsonw w = jsonw_compact(&b);

	jsonw_open(&w, '{');
	jsonw_key(&w, "ratios");
	jsonw_open(&w, '[');
	for (int i = 0; i < 3; i++)
		jsonw_f64(&w, s->result->drift[i]);
	jsonw_close(&w, ']');
	jsonw_key(&w, "good");
	jsonw_bool(&w, s->result->is_drift_good);
	jsonw_close(&w, '}');
	struct store_event e = {.kind = "drift", .body = str_cstr(s->arena, buf_view(&b))};

	return store_event(s->store, s->run, &e);
}
