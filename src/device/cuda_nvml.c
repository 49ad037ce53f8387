/*
 * What NVML says of a device's circumstances.  A MIG instance has clocks and power of its GPU
 * and processes of its own.
 */
#include "device/cuda_int.h"

#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

enum { PROCESSES = 64 };

struct nvml_device nvml_open(const char *id)
{
	struct nvml_device d = {.n = nvml_get()};

	if (d.n && d.n->nvmlDeviceGetHandleByUUID(id, &d.own))
		d.n = NULL;
	d.physical = d.own;
	if (d.n && !strncmp(id, "MIG-", 4) && d.n->nvmlDeviceGetDeviceHandleFromMigDeviceHandle)
		d.n->nvmlDeviceGetDeviceHandleFromMigDeviceHandle(d.own, &d.physical);
	return d;
}

const char *nvml_parent(struct arena *a, const char *id)
{
	struct nvml_device d = nvml_open(id);
	char uuid[96] = "";

	if (!d.n || d.physical == d.own || !d.n->nvmlDeviceGetUUID ||
	    d.n->nvmlDeviceGetUUID(d.physical, uuid, sizeof(uuid)))
		return "";
	return arena_printf(a, "%s", uuid);
}

const char *nvml_driver_version(struct arena *a)
{
	const struct nvml *n = nvml_get();
	char text[80] = "";

	if (!n || !n->nvmlSystemGetDriverVersion ||
	    n->nvmlSystemGetDriverVersion(text, sizeof(text)))
		return "";
	return arena_printf(a, "%s", text);
}

static int parent_of(unsigned int pid)
{
	char path[64], text[512] = "";
	int parent = -1;

	snprintf(path, sizeof(path), "/proc/%u/stat", pid);
	FILE *f = fopen(path, "re");

	if (!f)
		return -1;
	size_t n = fread(text, 1, sizeof(text) - 1, f);

	fclose(f);
	text[n] = 0;
	const char *end = strrchr(text, ')'); /* the name before it may hold anything */

	return end && sscanf(end, ") %*c %d", &parent) == 1 ? parent : -1;
}

enum whose { OURS, FOREIGN, HIDDEN };

/* Ours are this process, its group, and the other workers of its supervisor.  Where the ids
 * are those of another namespace, one process is taken for this one. */
static enum whose whose(unsigned int pid)
{
	if (pid == (unsigned int)getpid() || getpgid((pid_t)pid) == getpgrp())
		return OURS;
	int parent = parent_of(pid);

	if (parent < 0)
		return HIDDEN;
	return parent > 1 && parent == getppid() ? OURS : FOREIGN;
}

static int count_foreign(const struct nvml_device *d)
{
	struct nvml_process p[PROCESSES];
	unsigned int n = PROCESSES;
	int count[3] = {0};

	if (!d->n->nvmlDeviceGetComputeRunningProcesses_v3)
		return -1;
	int r = d->n->nvmlDeviceGetComputeRunningProcesses_v3(d->own, &n, p);

	if (r && r != NVML_INSUFFICIENT_SIZE)
		return -1;
	for (unsigned int i = 0; i < n && i < PROCESSES; i++)
		count[whose(p[i].pid)]++;
	int hidden = count[HIDDEN] - (count[OURS] ? 0 : 1);

	return count[FOREIGN] + (hidden > 0 ? hidden : 0);
}

static double clock_mhz(const struct nvml_device *d, int which)
{
	unsigned int mhz = 0;

	return d->n->nvmlDeviceGetClockInfo &&
			       !d->n->nvmlDeviceGetClockInfo(d->physical, which, &mhz)
		       ? mhz
		       : (double)NAN;
}

static int throttle_of(const struct nvml_device *d)
{
	unsigned long long bits = 0, thermal = NVML_REASON_HW_SLOWDOWN |
					       NVML_REASON_SW_THERMAL | NVML_REASON_HW_THERMAL |
					       NVML_REASON_POWER_BRAKE;

	if (!d->n->nvmlDeviceGetCurrentClocksThrottleReasons ||
	    d->n->nvmlDeviceGetCurrentClocksThrottleReasons(d->physical, &bits))
		return DEVICE_THROTTLE_POWER; /* unreadable: the clock alone has to tell */
	return (bits & thermal ? DEVICE_THROTTLE_THERMAL : 0) |
	       (bits & NVML_REASON_POWER_CAP ? DEVICE_THROTTLE_POWER : 0);
}

/* What changes slowly or takes long to ask for. */
static void read_slow(const struct nvml_device *d, struct device_reading *out)
{
	unsigned int c, mw;
	unsigned long long mj;

	out->mem_mhz = clock_mhz(d, NVML_CLOCK_MEM);
	if (d->n->nvmlDeviceGetTemperature &&
	    !d->n->nvmlDeviceGetTemperature(d->physical, NVML_TEMPERATURE_GPU, &c))
		out->temp_c = c;
	if (d->n->nvmlDeviceGetPowerUsage && !d->n->nvmlDeviceGetPowerUsage(d->physical, &mw))
		out->power_w = mw / 1000.0;
	if (d->n->nvmlDeviceGetTotalEnergyConsumption &&
	    !d->n->nvmlDeviceGetTotalEnergyConsumption(d->physical, &mj))
		out->energy_mj = (double)mj;
	out->foreign = count_foreign(d);
}

void nvml_read(const struct nvml_device *d, bool is_whole, struct device_reading *out)
{
	if (!d->n)
		return;
	out->sm_mhz = clock_mhz(d, NVML_CLOCK_SM);
	out->throttle = throttle_of(d);
	if (is_whole)
		read_slow(d, out);
}
