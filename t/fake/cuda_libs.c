/* NVML and NVRTC of the fake. */
#include "cuda_fake.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

EXPORT int nvmlInit_v2(void);
EXPORT int nvmlSystemGetDriverVersion(char *out, unsigned int room);
EXPORT int nvmlDeviceGetHandleByUUID(const char *uuid, nvmlDevice_t *out);
EXPORT int nvmlDeviceGetUUID(nvmlDevice_t d, char *out, unsigned int room);
EXPORT int nvmlDeviceGetDeviceHandleFromMigDeviceHandle(nvmlDevice_t mig, nvmlDevice_t *out);
EXPORT int nvmlDeviceGetClockInfo(nvmlDevice_t d, int which, unsigned int *mhz);
EXPORT int nvmlDeviceSetGpuLockedClocks(nvmlDevice_t d, unsigned int least, unsigned int most);
EXPORT int nvmlDeviceResetGpuLockedClocks(nvmlDevice_t d);
EXPORT int nvmlDeviceSetMemoryLockedClocks(nvmlDevice_t d, unsigned int least,
					   unsigned int most);
EXPORT int nvmlDeviceResetMemoryLockedClocks(nvmlDevice_t d);
EXPORT int nvmlDeviceGetMaxClockInfo(nvmlDevice_t d, int which, unsigned int *mhz);
EXPORT int nvmlDeviceGetTemperature(nvmlDevice_t d, int which, unsigned int *c);
EXPORT int nvmlDeviceGetPowerUsage(nvmlDevice_t d, unsigned int *mw);
EXPORT int nvmlDeviceGetTotalEnergyConsumption(nvmlDevice_t d, unsigned long long *mj);
EXPORT int nvmlDeviceGetCurrentClocksThrottleReasons(nvmlDevice_t d, unsigned long long *bits);
EXPORT int nvmlDeviceGetComputeRunningProcesses_v3(nvmlDevice_t d, unsigned int *n,
						   struct nvml_process *out);

int nvmlInit_v2(void)
{
	return fake_enter("nvmlInit_v2");
}

int nvmlSystemGetDriverVersion(char *out, unsigned int room)
{
	snprintf(out, room, "580.0.fake");
	return 0;
}

int nvmlDeviceGetHandleByUUID(const char *uuid, nvmlDevice_t *out)
{
	for (int i = 0; i < GPUS_MAX + fake.migs; i++)
		if (!strcmp(uuid + 4, fake.uuid[i] + 4)) {
			*out = (nvmlDevice_t)(uintptr_t)(i + 1);
			return 0;
		}
	return 6;
}

int nvmlDeviceGetUUID(nvmlDevice_t d, char *out, unsigned int room)
{
	snprintf(out, room, "%s", fake.uuid[(uintptr_t)d - 1]);
	return 0;
}

int nvmlDeviceGetDeviceHandleFromMigDeviceHandle(nvmlDevice_t mig, nvmlDevice_t *out)
{
	if ((uintptr_t)mig <= GPUS_MAX)
		return 3; /* is no instance */
	*out = (nvmlDevice_t)(uintptr_t)1;
	return 0;
}

int nvmlDeviceGetClockInfo(nvmlDevice_t d, int which, unsigned int *mhz)
{
	(void)d;
	*mhz = which == NVML_CLOCK_MEM ? 3201 : fake.is_throttled ? 1410 : 1980;
	return fake_enter("nvmlDeviceGetClockInfo");
}

int nvmlDeviceGetMaxClockInfo(nvmlDevice_t d, int which, unsigned int *mhz)
{
	(void)d;
	*mhz = which == NVML_CLOCK_MEM ? 3201 : 1980;
	return 0;
}

int nvmlDeviceGetTemperature(nvmlDevice_t d, int which, unsigned int *c)
{
	(void)d;
	(void)which;
	*c = 40;
	return 0;
}

int nvmlDeviceGetPowerUsage(nvmlDevice_t d, unsigned int *mw)
{
	(void)d;
	*mw = 300000;
	return 0;
}

int nvmlDeviceGetTotalEnergyConsumption(nvmlDevice_t d, unsigned long long *mj)
{
	(void)d;
	*mj = 123456;
	return 0;
}

int nvmlDeviceGetCurrentClocksThrottleReasons(nvmlDevice_t d, unsigned long long *bits)
{
	(void)d;
	*bits = fake.is_throttled ? NVML_REASON_HW_THERMAL : 0;
	return 0;
}

int nvmlDeviceGetComputeRunningProcesses_v3(nvmlDevice_t d, unsigned int *n,
					    struct nvml_process *out)
{
	(void)d;
	out[0] = (struct nvml_process){.pid = (unsigned int)getpid()};
	out[1] = (struct nvml_process){.pid = 1};
	*n = fake.is_foreign ? 2 : 1;
	return 0;
}

static int note_clocks(const char *what, unsigned int mhz)
{
	const char *path = getenv("ASSAY_FAKE_CLOCKS");
	FILE *f = path ? fopen(path, "a") : NULL;

	if (fake.is_rightless)
		return 4; /* no permission */
	if (f) {
		fprintf(f, "%s %u\n", what, mhz);
		fclose(f);
	}
	return 0;
}

int nvmlDeviceSetGpuLockedClocks(nvmlDevice_t d, unsigned int least, unsigned int most)
{
	(void)d;
	(void)least;
	return note_clocks("lock sm", most);
}

int nvmlDeviceResetGpuLockedClocks(nvmlDevice_t d)
{
	(void)d;
	return note_clocks("reset sm", 0);
}

int nvmlDeviceSetMemoryLockedClocks(nvmlDevice_t d, unsigned int least, unsigned int most)
{
	(void)d;
	(void)least;
	return note_clocks("lock mem", most);
}

int nvmlDeviceResetMemoryLockedClocks(nvmlDevice_t d)
{
	(void)d;
	return note_clocks("reset mem", 0);
}

struct nvrtc_program {
	char *text;
};

EXPORT int nvrtcVersion(int *major, int *minor);
EXPORT int nvrtcCreateProgram(struct nvrtc_program **out, const char *text, const char *name,
			      int n, const char *const *headers, const char *const *names);
EXPORT int nvrtcDestroyProgram(struct nvrtc_program **p);
EXPORT int nvrtcCompileProgram(struct nvrtc_program *p, int n, const char *const *options);
EXPORT int nvrtcGetProgramLogSize(struct nvrtc_program *p, size_t *n);
EXPORT int nvrtcGetProgramLog(struct nvrtc_program *p, char *out);
EXPORT int nvrtcGetCUBINSize(struct nvrtc_program *p, size_t *n);
EXPORT int nvrtcGetCUBIN(struct nvrtc_program *p, char *out);

/* Of no NVRTC that there is, so that its images are never taken for real ones. */
int nvrtcVersion(int *major, int *minor)
{
	*major = 0;
	*minor = 1;
	return 0;
}

int nvrtcCreateProgram(struct nvrtc_program **out, const char *text, const char *name, int n,
		       const char *const *headers, const char *const *names)
{
	(void)name;
	(void)n;
	(void)headers;
	(void)names;
	*out = calloc(1, sizeof(**out));
	(*out)->text = strdup(text);
	return 0;
}

int nvrtcDestroyProgram(struct nvrtc_program **p)
{
	free((*p)->text);
	free(*p);
	return 0;
}

int nvrtcCompileProgram(struct nvrtc_program *p, int n, const char *const *options)
{
	(void)n;
	(void)options;
	return strstr(p->text, "#error") ? 6 : 0;
}

static const char complaint[] = "fake(1): error: #error directive";

int nvrtcGetProgramLogSize(struct nvrtc_program *p, size_t *n)
{
	(void)p;
	*n = sizeof(complaint);
	return 0;
}

int nvrtcGetProgramLog(struct nvrtc_program *p, char *out)
{
	(void)p;
	memcpy(out, complaint, sizeof(complaint));
	return 0;
}

/* The image is the text: its kernels are found by name. */
int nvrtcGetCUBINSize(struct nvrtc_program *p, size_t *n)
{
	*n = strlen(p->text);
	return 0;
}

int nvrtcGetCUBIN(struct nvrtc_program *p, char *out)
{
	memcpy(out, p->text, strlen(p->text));
	return 0;
}
