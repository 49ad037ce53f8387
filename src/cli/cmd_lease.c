/* assay lease: who holds a device, and a command under its lease. */
#include "base/json.h"
#include "cli/cli.h"
#include "device/device.h"
#include "measure/lease.h"
#include "measure/method.h"

#include <argp.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum { OPT_SHARED = 256, OPT_JSON, OPT_WAIT };

struct options {
	const char *device;
	bool is_shared, has_json;
	double wait_s;
	char **command;
};

static error_t parse(int key, char *arg, struct argp_state *state)
{
	struct options *o = state->input;

	switch (key) {
	case 'd':
		o->device = arg;
		return 0;
	case OPT_SHARED:
		o->is_shared = true;
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
	case ARGP_KEY_ARG:
		o->command = &state->argv[state->next - 1];
		state->next = state->argc;
		return 0;
	case ARGP_KEY_END:
		if (o->command && !o->device)
			argp_error(state, "a command needs a device: -d D -- CMD...");
		if (o->has_json && o->command)
			argp_error(state,
				   "--json is of the list, and a command is run instead");
		if (o->is_shared && !o->command)
			argp_error(state, "--shared is for a command");
		return 0;
	default:
		return ARGP_ERR_UNKNOWN;
	}
}

static void put_holder(struct jsonw *w, const char *device, const struct lease_holder *h)
{
	jsonw_open_inline(w, '{');
	jsonw_key(w, "device");
	jsonw_cstr(w, device);
	jsonw_key(w, "mode");
	jsonw_cstr(w, h->mode == LEASE_EXCLUSIVE ? "exclusive" : "shared");
	jsonw_key(w, "waiting");
	jsonw_bool(w, h->is_waiting);
	jsonw_key(w, "pid");
	jsonw_int(w, h->pid);
	jsonw_key(w, "user");
	jsonw_cstr(w, h->user);
	jsonw_key(w, "host");
	jsonw_cstr(w, h->host);
	jsonw_key(w, "since");
	jsonw_cstr(w, h->since);
	jsonw_key(w, "label");
	jsonw_cstr(w, h->label);
	jsonw_close(w, '}');
}

MUST static enum status list_one(struct arena *a, const struct options *o, const char *id,
				 struct jsonw *w)
{
	struct lease_opts opts = {0};
	struct lease_holder *holders;
	uint32_t n;

	if (!o->has_json) {
		printf("%s\n", lease_who(a, &opts, id));
		return STATUS_OK;
	}
	TRY(lease_holders(a, &opts, id, &holders, &n));
	for (uint32_t i = 0; i < n; i++)
		put_holder(w, id, &holders[i]);
	return STATUS_OK;
}

MUST static enum status list(struct arena *a, const struct options *o, const char *only)
{
	struct lease_opts opts = {0};
	struct buf b = buf_new(a);
	struct jsonw w = jsonw_new(&b);
	struct str *ids;
	size_t n;

	TRY(lease_devices(a, &opts, &ids, &n));
	jsonw_open(&w, '[');
	if (only)
		TRY(list_one(a, o, only, &w));
	for (size_t i = 0; !only && i < n; i++)
		TRY(list_one(a, o, str_cstr(a, ids[i]), &w));
	jsonw_close(&w, ']');
	if (o->has_json)
		printf(STR_FMT "\n", STR_ARG(buf_view(&b)));
	else if (!only && !n)
		printf("no device has been leased here yet\n");
	return STATUS_OK;
}

/* The lock lives until this process and the tool are both gone. */
MUST static enum status run_under(struct arena *a, struct lease *l, char **command)
{
	char *token;
	int fd, status = 0;

	TRY(lease_token(a, l, &fd, &token));
	pid_t pid = fork();

	if (pid < 0)
		FAIL(UNAVAILABLE, "no new process: %s", strerror(errno));
	if (!pid) {
		setenv("ASSAY_LEASE", token, 1);
		execvp(command[0], command);
		fprintf(stderr, "assay: %s: %s\n", command[0], strerror(errno));
		_exit(127);
	}
	close(fd);
	while (waitpid(pid, &status, 0) < 0)
		if (errno != EINTR)
			FAIL(IO, "the command cannot be waited for: %s", strerror(errno));
	cmd_exit = WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
	return STATUS_OK;
}

/* Names like "cpu" become the id that lease files have. */
MUST static enum status id_of(struct arena *a, const char *name, const char **id)
{
	struct device_opts opts = {0};
	struct device *dev;

	TRY(cmd_device(name, &opts, &dev));
	*id = arena_printf(a, "%s", dev->info.id);
	device_close(dev);
	return STATUS_OK;
}

MUST static enum status work(struct arena *a, const struct options *o)
{
	struct lease_opts opts = {.wait_s = o->wait_s,
				  .label = o->command ? o->command[0] : "lease"};
	const char *id = NULL;
	struct lease *l;

	if (o->device)
		TRY(id_of(a, o->device, &id));
	if (!o->command)
		return list(a, o, id);
	TRY(lease_take(&opts, id, o->is_shared ? LEASE_SHARED : LEASE_EXCLUSIVE, &l));
	enum status s = run_under(a, l, o->command);

	lease_release(l);
	return s;
}

enum status cmd_lease(int argc, char **argv)
{
	static const struct argp_option rows[] = {
		{"device", 'd', "D", 0, "cpu, cuda, null, or an id", 0},
		{"shared", OPT_SHARED, NULL, 0, "Not alone: for set-up, not for timing", 0},
		{"lease-wait", OPT_WAIT, "S", 0, "For the device (600)", 0},
		{"json", OPT_JSON, NULL, 0, "Holders and waiters as JSON", 0},
		{0}};
	const struct argp argp = {rows,
				  parse,
				  "[-- CMD...]",
				  "Say who holds and waits for devices, or run a command under "
				  "the lease of one.",
				  NULL,
				  NULL,
				  NULL};
	struct options o = {.wait_s = METHOD_LEASE_WAIT_S};
	struct arena a = {0};

	if (argp_parse(&argp, argc, argv, ARGP_IN_ORDER, NULL, &o))
		FAIL(USAGE, "%s: unreadable command line", argv[0]);
	enum status s = work(&a, &o);

	arena_release(&a);
	return s;
}
