/* Which devices a sweep runs on: hosts by their names, GPUs by what the driver lists. */
#include "cli/run_options.h"
#include "device/gpu.h"
#include "run/gpu_list.h"

#include <string.h>

void run_device_add(const struct argp_state *state, struct run_options *o, const char *name)
{
	if (o->sweep.ndevices == RUN_DEVICES_MAX)
		argp_error(state, "more than %d devices", RUN_DEVICES_MAX);
	o->devices[o->sweep.ndevices++] = name;
}

void run_gpus_add(const struct argp_state *state, struct run_options *o, char *list)
{
	char *save = NULL;

	for (char *p = strtok_r(list, ",", &save); p; p = strtok_r(NULL, ",", &save)) {
		if (o->ngpus == RUN_DEVICES_MAX)
			argp_error(state, "more than %d GPUs", RUN_DEVICES_MAX);
		o->gpus[o->ngpus++] = str_of(p);
	}
	if (!o->ngpus)
		argp_error(state, "--gpus names none");
}

/* What --gpus would say of it: "cuda-1" is "1"; empty if it names no GPU. */
static struct str gpu_word(const char *device)
{
	if (!strcmp(device, "cuda"))
		return STR("0");
	if (!strncmp(device, "cuda-", 5))
		return str_of(device + 5);
	return gpu_is_id(device) ? str_of(device) : (struct str){0};
}

MUST static enum status choose(struct arena *a, struct run_options *o)
{
	struct gpu_choice c;
	struct gpus gpus;

	TRY(gpu_list(a, &gpus));
	TRY(gpus_choose(a, &gpus, o->gpus, o->ngpus, o->device_kind, &c));
	if (c.n > RUN_DEVICES_MAX)
		FAIL(USAGE, "%u GPUs are more than %d", c.n, RUN_DEVICES_MAX);
	for (uint32_t i = 0; i < c.n; i++)
		o->devices[i] = c.p[i]->id;
	o->sweep.ndevices = c.n;
	return STATUS_OK;
}

/* Hosts are of one kind if they are of one row of the device table. */
MUST static enum status check_hosts(const struct run_options *o)
{
	size_t n = strcspn(o->devices[0], "-");

	for (uint32_t i = 1; i < o->sweep.ndevices; i++)
		if (strcspn(o->devices[i], "-") != n ||
		    strncmp(o->devices[i], o->devices[0], n) != 0)
			FAIL(USAGE, "%s and %s are of different kinds: their rows never meet",
			     o->devices[0], o->devices[i]);
	return STATUS_OK;
}

/* --device names: all of hosts, or all of GPUs, which then stand in o->gpus. */
MUST static enum status sort_names(struct run_options *o)
{
	for (uint32_t i = 0; i < o->sweep.ndevices; i++) {
		struct str word = gpu_word(o->devices[i]);

		if (word.n)
			o->gpus[o->ngpus++] = word;
	}
	if (o->ngpus && o->ngpus < o->sweep.ndevices)
		FAIL(USAGE, "GPUs and other devices are of different kinds: their rows never "
			    "meet");
	return o->ngpus ? STATUS_OK : check_hosts(o);
}

MUST static enum status check_workers(const struct run_options *o)
{
	const struct sweep_opts *s = &o->sweep;

	if (s->threads && strncmp(o->devices[0], "cpu", 3) != 0)
		FAIL(USAGE, "--threads is of the cpu device");
	if (s->workers_per_gpu && !gpu_is_id(o->devices[0]))
		FAIL(USAGE, "--workers-per-gpu is of GPUs; --max-workers counts those of any "
			    "device");
	if (s->max_workers && s->max_workers < (int)s->ndevices)
		FAIL(USAGE, "--max-workers %d is less than one for each of %u devices",
		     s->max_workers, s->ndevices);
	return STATUS_OK;
}

enum status run_devices(struct arena *a, struct run_options *o)
{
	if (o->device_kind && !o->ngpus)
		o->gpus[o->ngpus++] = STR("all");
	else if (!o->ngpus && !o->sweep.ndevices)
		o->devices[o->sweep.ndevices++] = "cpu";
	if (!o->ngpus)
		TRY(sort_names(o));
	if (o->ngpus)
		TRY(choose(a, o));
	o->sweep.devices = o->devices;
	return check_workers(o);
}
