/* assay doctor: what this machine has, what is missing and how to get it. */
#include "base/file.h"
#include "base/json.h"
#include "cli/cli.h"
#include "device/device.h"
#include "measure/lease.h"
#include "run/gpu_list.h"
#include "run/python.h"
#include "store/store.h"
#include "toolchain/cc.h"
#include "toolchain/nvrtc.h"
#include "toolchain/spawn.h"

#include <argp.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { OPT_JSON = 256 };

enum finding { FOUND, ABSENT, BROKEN };

struct answer {
	enum finding is;
	const char *text; /* what it is, or what is missing */
	const char *help; /* how to get it; NULL: nothing to do */
};

/* One thing that is looked at; needed: without it nothing runs here. */
struct look {
	const char *name;
	bool is_needed;
	struct answer (*look)(struct arena *a);
};

static struct answer found(const char *text)
{
	return (struct answer){FOUND, text, NULL};
}

/* The story is the answer. */
static struct answer told(struct arena *a, enum finding is, const char *help)
{
	const char *story = status_story();
	struct answer x = {is, arena_printf(a, "%.*s", (int)strcspn(story, "\n"), story), help};

	status_clear();
	return x;
}

static struct answer look_compiler(struct arena *a)
{
	struct cc_opts opts = {0};
	const char *version;

	if (cc_version(a, &opts, &version))
		return told(a, ABSENT, "apt install gcc, or set ASSAY_CC");
	return found(version);
}

static struct answer look_cores(struct arena *a)
{
	struct device_opts opts = {0};
	struct device *dev;

	if (device_open("cpu", &opts, &dev))
		return told(a, BROKEN, "the cpu device needs at least one CPU in this cpuset");
	const char *text =
		arena_printf(a, "%s: %s, %d threads, %.1f GB", dev->info.id, dev->info.kind,
			     dev->info.threads, (double)dev->info.memory_bytes * 1e-9);

	device_close(dev);
	return found(text);
}

static struct answer look_lease(struct arena *a)
{
	struct lease_opts opts = {0};
	const char *dir;

	if (lease_dir(a, &opts, &dir))
		return told(a, BROKEN,
			    "set ASSAY_LEASE_DIR to a local directory that you may "
			    "write");
	return found(dir);
}

static struct answer look_journal(struct arena *a)
{
	const char *path;
	struct store *s;

	if (store_default_path(a, &path) || store_open(path, false, &s))
		return told(a, BROKEN, "set XDG_DATA_HOME, or use --journal FILE");
	store_close(s);
	return found(path);
}

static struct answer look_cache(struct arena *a)
{
	const char *dir;

	if (path_xdg(a, "XDG_CACHE_HOME", ".cache", &dir) || file_mkdirs(dir))
		return told(a, BROKEN, "set XDG_CACHE_HOME to a directory that you may write");
	if (access(dir, W_OK))
		return (struct answer){BROKEN, arena_printf(a, "%s: %s", dir, strerror(errno)),
				       "set XDG_CACHE_HOME to a directory that you may write"};
	return found(dir);
}

/* The driver and each GPU that it lets us see, or why there is none. */
static struct answer look_gpus(struct arena *a)
{
	static const char help[] = "only for GPUs; nvidia-smi says whether the driver works";
	struct buf b = buf_new(a);
	struct gpus g;

	if (gpu_list(a, &g))
		return told(a, BROKEN, help);
	if (!g.n)
		return (struct answer){ABSENT, g.why, help};
	for (uint32_t i = 0; i < g.n; i++) {
		const struct gpu *x = &g.p[i];

		buf_printf(&b, "%scuda-%d: %s, %s, %s, %s, %.0f GB", i ? "; " : "", x->ordinal,
			   x->id, x->kind, x->arch, x->pci, (double)x->memory_bytes * 1e-9);
		if (*x->parent)
			buf_printf(&b, ", of %s", x->parent);
	}
	if (*g.driver)
		buf_printf(&b, "; driver %s", g.driver);
	return found(str_cstr(a, buf_view(&b)));
}

static struct answer look_nvrtc(struct arena *a)
{
	const char *version;

	if (nvrtc_version(a, &version))
		return told(a, ABSENT, "only for GPUs, to make code for them");
	return found(version);
}

/* What python says of itself: its last line, for torch may warn before. */
static struct answer look_torch(struct arena *a)
{
	static const char program[] = "import torch; print(); print(torch.__version__)";
	const char *python = python_name(NULL);
	struct str out = {0};
	int code = 0;

	const char *const argv[] = {python, "-c", program, NULL};
	bool has_run = !spawn_run(a, argv, 60, &code, &out);

	status_clear(); /* a python that is not there is one without torch */
	while (out.n && out.p[out.n - 1] == '\n')
		out.n--;
	const char *line = out.n ? memrchr(out.p, '\n', out.n) : NULL;

	if (!has_run || code || !line)
		return (struct answer){ABSENT, arena_printf(a, "%s has no torch", python),
				       "only for capture and inductor: pip install torch, or "
				       "set ASSAY_PYTHON to a "
				       "python that has it"};
	return found(arena_printf(a, "torch %.*s of %s", (int)(out.p + out.n - line - 1),
				  line + 1, python));
}

static const struct look looks[] = {
	{"cores", true, look_cores}, {"compiler", false, look_compiler},
	{"lease", true, look_lease}, {"journal", true, look_journal},
	{"cache", true, look_cache}, {"torch", false, look_torch},
	{"gpus", false, look_gpus},  {"nvrtc", false, look_nvrtc},
};

static error_t parse(int key, char *arg, struct argp_state *state)
{
	(void)arg;
	if (key != OPT_JSON)
		return ARGP_ERR_UNKNOWN;
	*(bool *)state->input = true;
	return 0;
}

static void put(struct jsonw *w, const char *key, const char *v)
{
	jsonw_key(w, key);
	jsonw_cstr(w, v);
}

enum status cmd_doctor(int argc, char **argv)
{
	static const struct argp_option rows[] = {
		{"json", OPT_JSON, NULL, 0, "The findings as JSON", 0}, {0}};
	static const char *const words[] = {"found", "absent", "broken"};
	const struct argp argp = {
		rows, parse,
		NULL, "Say what this machine has, what is missing and how to get it.",
		NULL, NULL,
		NULL};
	struct arena a = {0};
	struct buf b = buf_new(&a);
	struct jsonw w = jsonw_new(&b);
	bool has_json = false, is_ill = false;

	if (argp_parse(&argp, argc, argv, 0, NULL, &has_json))
		FAIL(USAGE, "%s: unreadable command line", argv[0]);
	jsonw_open(&w, '[');
	for (size_t i = 0; i < sizeof(looks) / sizeof(*looks); i++) {
		struct answer x = looks[i].look(&a);

		is_ill |= looks[i].is_needed && x.is != FOUND;
		jsonw_open_inline(&w, '{');
		put(&w, "name", looks[i].name);
		put(&w, "is", words[x.is]);
		put(&w, "text", x.text);
		put(&w, "help", x.help);
		jsonw_close(&w, '}');
		if (!has_json)
			printf("%-11s %-7s %s%s%s\n", looks[i].name, words[x.is], x.text,
			       x.help ? "\n                    " : "", x.help ? x.help : "");
	}
	jsonw_close(&w, ']');
	if (has_json)
		printf(STR_FMT "\n", STR_ARG(buf_view(&b)));
	arena_release(&a);
	if (is_ill)
		FAIL(UNAVAILABLE, "something that every run needs is missing");
	return STATUS_OK;
}
