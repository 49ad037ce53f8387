/* The devices as the supervisor sees them: what they are, their calibrations, their drift. */
#include "base/file.h"
#include "device/gpu.h"
#include "provider/torch.h"
#include "run/story.h"
#include "run/sweep_int.h"
#include "toolchain/spawn.h"

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

MUST static enum status take(const struct sweep *s, const struct sweep_dev *d,
			     struct lease **out)
{
	struct lease_opts opts = {.wait_s = s->opts->lease_wait_s,
				  .parent = d->parent,
				  .is_parent_alone = s->opts->is_mig_alone,
				  .label = s->opts->label ? s->opts->label : "calibrate"};

	return lease_take(&opts, d->out->id, LEASE_EXCLUSIVE, out);
}

MUST static enum status calibrate(struct sweep *s, struct sweep_dev *d, struct device *dev)
{
	static const char *const words[] = {
		[CALIBRATION_FILE] = NULL,
		[CALIBRATION_COMPLETED] = "what its calibration did not have yet was measured",
		[CALIBRATION_VERIFIED] = "its calibration was checked and holds",
		[CALIBRATION_MEASURED] = "calibrated"};
	struct calibrate_opts opts = {0};
	enum calibration_source source;
	struct calibration *c;
	struct lease *l;

	TRY(take(s, d, &l));
	enum status st = calibration_get(s->arena, l, dev, &opts, &c, &source);

	lease_release(l);
	if (st)
		return st;
	if (words[source])
		say(s, arena_printf(s->arena, "%s: %s", d->out->id, words[source]));
	if (c->cold_cause && s->opts->is_cold)
		say(s, arena_printf(s->arena, "%s: no cold times here: %s", d->out->id,
				    c->cold_cause));
	TRY(calibration_path(s->arena, &opts, c->key, &d->calibration_path));
	d->out->calibration = c->digest;
	d->llc_bytes = c->llc_bytes;
	struct str text = calibration_write(s->arena, c);

	return store_calibration_put(s->store, c->digest, d->out->id, str_cstr(s->arena, text));
}

/* Those of the whole run, by device. */
MUST static enum status store_calibrations(struct sweep *s)
{
	struct buf b = buf_new(s->arena);
	struct jsonw w = jsonw_compact(&b);

	jsonw_open(&w, '{');
	for (uint32_t i = 0; i < s->ndevices; i++) {
		jsonw_key(&w, s->devices[i].out->id);
		jsonw_cstr(&w, s->devices[i].out->calibration);
	}
	jsonw_close(&w, '}');
	return store_run_calibrations(s->store, s->run, str_cstr(s->arena, buf_view(&b)));
}

bool sweep_has_relay(const struct sweep *s)
{
	return s->torch[0].python && s->torch[1].python &&
	       strcmp(s->torch[0].python, s->torch[1].python);
}

/* Not for whole graphs: Inductor keeps a pool of compilers for them, begun at import, which
 * does not survive a fork. */
static bool can_fork(const struct sweep *s)
{
	const char *told = getenv("ASSAY_FORKS");

	return s->torch[0].python && !sweep_has_relay(s) &&
	       !(s->plan->n && s->plan->items[0].graph) && !(told && !strcmp(told, "0"));
}

/* Of a device by default.  What it takes to make a program for a GPU is time of a core, and
 * forked workers share what they import; a core in four is left to the rest. */
static int by_cores(const struct sweep *s, const char *device)
{
	int64_t cores = sysconf(_SC_NPROCESSORS_ONLN) / s->ndevices;
	bool is_light = gpu_is_id(device) && can_fork(s);
	int64_t n = is_light ? cores * 3 / 4 : cores / 4, most = is_light ? 16 : 4;

	return n < 1 ? 1 : n > most ? (int)most : (int)n;
}

/* Of the i-th device.  Those who inherit one lease do not exclude one another. */
static int count_workers(const struct sweep *s, uint32_t i)
{
	const struct sweep_opts *o = s->opts;
	const char *token = getenv("ASSAY_LEASE");
	int n = (int)s->ndevices, share = o->max_workers / n + ((int)i < o->max_workers % n);

	if (sweep_has_relay(s) || (token && strstr(token, s->devices[i].out->id)))
		return 1;
	if (o->workers_per_gpu && (!share || o->workers_per_gpu < share))
		return o->workers_per_gpu;
	return share ? share : by_cores(s, s->devices[i].out->id);
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

/* The first device says what all have to be. */
MUST static enum status join(struct sweep *s, uint32_t i, const struct device_info *info)
{
	struct sweep_dev *d = &s->devices[i];

	*d->out = (struct sweep_device){.id = arena_printf(s->arena, "%s", info->id),
					.calibration = ""};
	if (!i) {
		s->driver = "none";
		for (uint32_t k = 0; k < info->nfacts; k++)
			if (!strcmp(info->facts[k].name, "driver"))
				s->driver = arena_printf(s->arena, "%s", info->facts[k].value);
		s->device_kind = arena_printf(s->arena, "%s", info->kind);
		if (s->opts->is_direct && !strcmp(info->launch, "call"))
			FAIL(USAGE,
			     "--launch direct: %s has no graphs to do without; its calls are "
			     "direct already",
			     info->id);
		s->launch = s->opts->is_direct ? "direct"
					       : arena_printf(s->arena, "%s", info->launch);
		s->threads = info->threads;
	}
	for (uint32_t k = 0; k < i; k++)
		if (!strcmp(s->devices[k].out->id, d->out->id))
			FAIL(USAGE, "device %s is named twice", d->out->id);
	if (strcmp(s->device_kind, info->kind))
		FAIL(USAGE, "%s is of the kind %s, %s of the kind %s: rows never meet",
		     s->devices[0].out->id, s->device_kind, d->out->id, info->kind);
	d->calibration_path = "";
	d->parent = arena_printf(s->arena, "%s", info->parent);
	if (s->opts->is_mig_alone && !*d->parent)
		FAIL(USAGE, "--mig-alone: %s is no MIG instance of a GPU that is known",
		     d->out->id);
	d->memory_bytes = info->memory_bytes;
	d->workers = count_workers(s, i);
	s->workers += d->workers;
	return STATUS_OK;
}

MUST static enum status lock_clocks(struct sweep *s, struct sweep_dev *d)
{
	if (!gpu_is_id(d->out->id) || *d->parent || !strncmp(d->out->id, "MIG-", 4))
		FAIL(USAGE, "--lock-clocks: %s has no clocks of its own to lock", d->out->id);
	return s->run ? clock_guard_start(d->out->id, s->opts->clocks, &d->guard) : STATUS_OK;
}

void sweep_free_clocks(struct sweep *s)
{
	for (uint32_t i = 0; i < s->ndevices; i++) {
		clock_guard_end(s->devices[i].guard);
		s->devices[i].guard = NULL;
	}
}

/* One at a time: a process that uses two GPUs in turns would have to say each time which. */
MUST static enum status prepare(struct sweep *s, uint32_t i)
{
	struct device_opts opts = {.threads = s->opts->threads, .clocks = s->opts->clocks};
	struct device *dev;

	enum status st = device_open(s->opts->devices[i], &opts, &dev);

	/* a name that is none */
	TRY(st == STATUS_NOT_FOUND ? STATUS_USAGE : st);
	st = join(s, i, &dev->info);

	if (!st && s->opts->clocks)
		st = lock_clocks(s, &s->devices[i]);
	if (!st && s->run && s->opts->is_timed)
		st = calibrate(s, &s->devices[i], dev);
	device_close(dev);
	return st;
}

/* Devices of a kind have the same memory; what others take of one is asked of all. */
static void open_admission(struct sweep *s)
{
	struct admission *d = &s->admission;

	*d = (struct admission){
		.nprograms = (s->opts->ab.nsides ? s->opts->ab.nsides : s->opts->nproviders) +
			     (s->opts->aa != 0),
		.is_timed = s->opts->is_timed,
		.is_gpu = gpu_is_id(s->devices[0].out->id)};
	for (uint32_t i = 0; i < s->ndevices; i++) {
		const struct sweep_dev *x = &s->devices[i];
		int64_t budget = admission_budget(x->memory_bytes);

		d->budget_bytes = !i || budget < d->budget_bytes ? budget : d->budget_bytes;
		d->llc_bytes = x->llc_bytes > d->llc_bytes ? x->llc_bytes : d->llc_bytes;
		d->workers = x->workers > d->workers ? x->workers : d->workers;
	}
}

enum status sweep_prepare_devices(struct sweep *s)
{
	struct sweep_device *out =
		arena_array(s->arena, struct sweep_device, s->opts->ndevices);

	TRY(move_tokens(s->arena));
	s->ndevices = s->opts->ndevices;
	s->devices = arena_array(s->arena, struct sweep_dev, s->ndevices);
	for (uint32_t i = 0; i < s->ndevices; i++) {
		s->devices[i].out = &out[i];
		TRY(prepare(s, i));
	}
	open_admission(s);
	s->result->devices = out;
	s->result->ndevices = s->ndevices;
	s->result->device_kind = s->device_kind;
	return s->run && s->opts->is_timed ? store_calibrations(s) : STATUS_OK;
}

struct sweep_dev *sweep_device_of(struct sweep *s, const char *id)
{
	uint32_t i = 0;

	while (i + 1 < s->ndevices && strcmp(s->devices[i].out->id, id))
		i++;
	return &s->devices[i];
}

/* ---- workers ---- */

/* This program again; or what a test says (ASSAY_WORKER). */
MUST static enum status find_worker(struct sweep *s, const char **out)
{
	const char *other = getenv("ASSAY_WORKER");

	*out = other;
	return other && *other ? STATUS_OK : spawn_self(s->arena, out);
}

/* Importing Inductor takes three times as long as torch itself. */
static bool compiles(const struct sweep *s)
{
	for (uint32_t i = 0; i < s->opts->nproviders; i++)
		if (provider_is_inductor(s->opts->providers[i]))
			return true;
	return false;
}

/* What starts a worker: Python if a provider needs torch, for all programs of a point share one
 * process, and it imports torch once and forks; else this program.  Of GPUs it sees its own
 * alone. */
enum status sweep_workers(struct sweep *s, const struct sweep_dev *d, struct pool_device *out)
{
	const char **argv = arena_array(s->arena, const char *, 12);
	const char **env = arena_array(s->arena, const char *, 3), *id = d->out->id;
	size_t n = 0;

	if (sweep_has_relay(s)) {
		TRY(find_worker(s, &argv[n++]));
		argv[n++] = "worker";
		argv[n++] = "--base";
		argv[n++] = s->torch[0].python;
		argv[n++] = "--head";
		argv[n++] = s->torch[1].python;
	} else if (s->torch[0].python) {
		argv[n++] = s->torch[0].python;
		argv[n++] = "-m";
		argv[n++] = "assay_torch.worker";
		if (can_fork(s))
			argv[n++] = "--forks";
		if (!compiles(s))
			argv[n++] = "--plain";
	} else {
		TRY(find_worker(s, &argv[n++]));
		argv[n++] = "worker";
	}
	argv[n++] = "--device";
	argv[n++] = id;
	argv[n++] = "--threads";
	argv[n++] = arena_printf(s->arena, "%d", s->opts->threads);
	env[0] = arena_printf(s->arena, "CUDA_VISIBLE_DEVICES=%s", id);
	env[1] = "CUDA_DEVICE_ORDER=PCI_BUS_ID";
	*out = (struct pool_device){.id = id,
				    .argv = argv,
				    .env = gpu_is_id(id) ? env : NULL,
				    .workers = d->workers,
				    .forks = can_fork(s)};
	return STATUS_OK;
}

/* ---- drift ---- */

MUST static enum status check(struct sweep *s, struct sweep_dev *d, struct device *dev)
{
	struct sweep_device *out = d->out;
	struct calibration *c;
	struct lease *l;
	struct str text;

	TRY(file_read(s->arena, d->calibration_path, 64 << 20, &text));
	TRY(calibration_read(s->arena, text, d->calibration_path, &c));
	out->doubt = roof_doubt_words(s->arena, roof_doubt(&c->roofs));
	TRY(take(s, d, &l));
	enum status st = calibration_check(l, dev, c, out->drift, &out->is_drift_good);

	lease_release(l);
	out->has_drift = !st;
	return st;
}

MUST static enum status store_drift(struct sweep *s, const struct sweep_device *d)
{
	struct buf b = buf_new(s->arena);
	struct jsonw w = jsonw_compact(&b);

	jsonw_open(&w, '{');
	jsonw_key(&w, "device");
	jsonw_cstr(&w, d->id);
	jsonw_key(&w, "ratios");
	jsonw_open(&w, '[');
	for (int i = 0; i < 3; i++)
		jsonw_f64(&w, d->drift[i]);
	jsonw_close(&w, ']');
	jsonw_key(&w, "good");
	jsonw_bool(&w, d->is_drift_good);
	jsonw_close(&w, '}');
	struct store_event e = {.kind = "drift", .body = str_cstr(s->arena, buf_view(&b))};

	return store_event(s->store, s->run, &e);
}

/* Not being able to tell does not spoil the rows: it is said, and that is all. */
MUST static enum status drift_of(struct sweep *s, struct sweep_dev *d)
{
	struct device_opts opts = {.threads = s->opts->threads};
	struct device *dev = NULL;
	enum status st = device_open(d->out->id, &opts, &dev);

	if (!st)
		st = check(s, d, dev);
	device_close(dev);
	if (!st)
		return store_drift(s, d->out);
	say(s, arena_printf(s->arena, "%s: no drift check: %s", d->out->id,
			    story_words(s->arena)));
	status_clear();
	return STATUS_OK;
}

enum status sweep_drift(struct sweep *s)
{
	for (uint32_t i = 0; i < s->ndevices; i++)
		if (*s->devices[i].out->calibration && !s->devices[i].is_gone)
			TRY(drift_of(s, &s->devices[i]));
	return STATUS_OK;
}
