/* The driver of the fake: objects, a queue that is done at once, and a model of time. */
#include "cuda_fake.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <time.h>

enum { TOUCHES = 1 << 14, ALIGN = 512 };

static int live;

int fake_live(void)
{
	return live;
}

void *fake_object(size_t bytes)
{
	void *p = calloc(1, bytes);

	if (!p)
		abort();
	live++;
	return p;
}

void fake_gone(void *p)
{
	live -= p != NULL;
	free(p);
}

/* ---- time ---- */

double fake_now_ns; /* when the work queued so far is done */
static bool is_gated, is_queued;

static double host_ns(void)
{
	struct timespec t;

	clock_gettime(CLOCK_MONOTONIC, &t);
	return (double)t.tv_sec * 1e9 + (double)t.tv_nsec;
}

/* Work begins when it is queued, or behind what was queued before it. */
void fake_begin(void)
{
	double host = host_ns();

	is_queued = true;
	if (!is_gated && fake_now_ns < host)
		fake_now_ns = host;
}

void fake_gate(void)
{
	fake_begin();
	is_gated = true;
}

/* Asleep: who spins is taken off a busy CPU when the time has come. */
static void wait_for_device(void)
{
	is_gated = is_queued = false;
	for (double left; (left = fake_now_ns - host_ns()) > 0;)
		if (left > 100000)
			nanosleep(&(struct timespec){.tv_nsec = (long)fmin(left, 9e8) - 60000},
				  NULL);
}

bool fake_is_idle(void)
{
	return !is_queued;
}

/* When arrays were last touched, on the scale of bytes that passed: a cache of LRU. */
static struct touch {
	uint64_t p;
	long long at;
} touches[TOUCHES];
static long long passed;

double fake_touch_ns(uint64_t p, long long bytes)
{
	size_t i = (size_t)((p >> 6) * UINT64_C(0x9E3779B97F4A7C15) >> 40) % TOUCHES;
	bool is_hit = touches[i].p == p && passed - touches[i].at + bytes <= fake.llc_bytes;

	passed += bytes;
	touches[i] = (struct touch){p, passed};
	return (double)bytes / (is_hit ? 10000 : 4000);
}

/* ---- the driver itself ---- */

CUresult cuDriverGetVersion(int *version)
{
	ENTER(cuDriverGetVersion);
	*version = 13000;
	return 0;
}

CUresult cuGetErrorName(CUresult error, const char **out)
{
	*out = error == 700   ? "CUDA_ERROR_ILLEGAL_ADDRESS"
	       : error == 999 ? "CUDA_ERROR_UNKNOWN"
	       : error == 2   ? "CUDA_ERROR_OUT_OF_MEMORY"
			      : "CUDA_ERROR_FAKE";
	return 0;
}

CUresult cuGetErrorString(CUresult error, const char **out)
{
	*out = error == 2 ? "out of memory" : "the script wants it so";
	return 0;
}

/* ---- devices: CUDA_VISIBLE_DEVICES as the driver reads it ---- */

/* By bus: as they are numbered here.  Else the fastest comes first. */
static int by_order(int i)
{
	const char *order = getenv("CUDA_DEVICE_ORDER");

	if (order && !strcmp(order, "PCI_BUS_ID"))
		return i;
	return !i ? fake.fastest : i <= fake.fastest ? i - 1 : i;
}

/* A GPU that is parted is seen as its first instance. */
static int whole(int i)
{
	return !i && fake.migs ? GPUS_MAX : i;
}

/* "MIG-GPU-<uuid>/<instance>/<compute instance>", the form of old drivers. */
static int meant_instance(const char *word)
{
	size_t n = strlen(fake.uuid[0]);
	int instance = 0, end = 0;

	if (strncasecmp(word + 4, fake.uuid[0], n) != 0 ||
	    sscanf(word + 4 + n, "/%d/0%n", &instance, &end) != 1 || word[4 + n + (size_t)end])
		return -1;
	return instance >= 1 && instance <= fake.migs ? GPUS_MAX + instance - 1 : -1;
}

static bool exists(int i)
{
	return i < GPUS_MAX ? i < fake.gpus : i < GPUS_MAX + fake.migs;
}

static int meant(const char *word)
{
	char *end;
	long n = strtol(word, &end, 10);
	int hit = -1;

	if (end != word && !*end)
		return n >= 0 && n < fake.gpus ? whole(by_order((int)n)) : -1;
	if (!strncmp(word, "MIG-GPU-", 8))
		return meant_instance(word);
	for (int i = 0; i < GPUS_MAX + MIGS_MAX; i++)
		if (exists(i) && !strncasecmp(word, fake.uuid[i], strlen(word))) {
			if (hit >= 0)
				return -1; /* of two none */
			hit = whole(i);
		}
	return hit;
}

/* The list ends at the first word that means no device. */
static int visible(int out[GPUS_MAX])
{
	const char *env = getenv("CUDA_VISIBLE_DEVICES");
	char copy[256], *save = NULL;
	int n = 0;

	if (!env || (fake.is_pinless && strchr(env, '-'))) {
		for (; n < fake.gpus; n++)
			out[n] = whole(by_order(n));
		return n;
	}
	snprintf(copy, sizeof(copy), "%s", env);
	for (char *w = strtok_r(copy, ", ", &save); w && n < GPUS_MAX;
	     w = strtok_r(NULL, ", ", &save)) {
		int i = meant(w);

		if (i < 0)
			break;
		out[n++] = i;
	}
	return n;
}

CUresult cuInit(unsigned int flags)
{
	int list[GPUS_MAX];

	(void)flags;
	ENTER(cuInit);
	return visible(list) ? 0 : CUDA_NO_DEVICE;
}

CUresult cuDeviceGetCount(int *n)
{
	int list[GPUS_MAX];

	ENTER(cuDeviceGetCount);
	*n = visible(list);
	return 0;
}

CUresult cuDeviceGet(CUdevice *out, int ordinal)
{
	int list[GPUS_MAX];

	ENTER(cuDeviceGet);
	if (ordinal >= visible(list))
		return 101;
	*out = list[ordinal];
	return 0;
}

CUresult cuDeviceGetName(char *out, int room, CUdevice dev)
{
	ENTER(cuDeviceGetName);
	snprintf(out, (size_t)room, "%s%s", dev == 1 ? fake.name1 : fake.name,
		 dev >= GPUS_MAX ? " MIG 1g.10gb" : "");
	return 0;
}

static int digit(char c)
{
	return c <= '9' ? c - '0' : (c | 32) - 'a' + 10;
}

CUresult cuDeviceGetUuid_v2(CUuuid *out, CUdevice dev)
{
	const char *p = fake.uuid[dev] + 4;

	ENTER(cuDeviceGetUuid_v2);
	for (int i = 0; i < 16; i++) {
		p += *p == '-';
		out->bytes[i] = p[0] && p[1] ? (char)(digit(p[0]) * 16 + digit(p[1])) : 0;
		p += p[0] && p[1] ? 2 : 0;
	}
	return 0;
}

CUresult cuDeviceGetPCIBusId(char *out, int room, CUdevice dev)
{
	ENTER(cuDeviceGetPCIBusId);
	snprintf(out, (size_t)room, "0000:%02X:00.0", 0x65 + (dev < GPUS_MAX ? dev : 0));
	return 0;
}

CUresult cuDeviceTotalMem_v2(size_t *bytes, CUdevice dev)
{
	(void)dev;
	ENTER(cuDeviceTotalMem_v2);
	*bytes = (size_t)fake.memory_bytes;
	return 0;
}

CUresult cuDeviceGetAttribute(int *out, CUdevice_attribute which, CUdevice dev)
{
	(void)dev;
	ENTER(cuDeviceGetAttribute);
	*out = which == CUDA_ATTR_MAJOR              ? 9
	       : which == CUDA_ATTR_SMS              ? 4
	       : which == CUDA_ATTR_SM_THREADS       ? 2048
	       : which == CUDA_ATTR_L2_BYTES         ? (int)fake.llc_bytes
	       : which == CUDA_ATTR_BUS_BITS         ? 6144
	       : which == CUDA_ATTR_PERSISTING_BYTES ? 1 << 20
						     : which == CUDA_ATTR_ECC;
	return 0;
}

CUresult cuDevicePrimaryCtxRetain(CUcontext *out, CUdevice dev)
{
	ENTER(cuDevicePrimaryCtxRetain);
	fake.current = dev;
	*out = (CUcontext)(uintptr_t)1;
	live++;
	return 0;
}

CUresult cuDevicePrimaryCtxRelease_v2(CUdevice dev)
{
	(void)dev;
	live--;
	return 0;
}

CUresult cuCtxSetCurrent(CUcontext ctx)
{
	(void)ctx;
	ENTER(cuCtxSetCurrent);
	return 0;
}

CUresult cuCtxSetLimit(CUlimit which, size_t value)
{
	(void)which;
	(void)value;
	ENTER(cuCtxSetLimit);
	return 0;
}

CUresult cuCtxResetPersistingL2Cache(void)
{
	ENTER(cuCtxResetPersistingL2Cache);
	return 0;
}

/* ---- memory: the host's, its size before it ---- */

static long long used;

CUresult cuMemGetInfo_v2(size_t *free_bytes, size_t *total)
{
	ENTER(cuMemGetInfo_v2);
	*total = (size_t)fake.memory_bytes;
	*free_bytes = (size_t)(fake.memory_bytes - used);
	return 0;
}

CUresult cuMemAlloc_v2(CUdeviceptr *out, size_t bytes)
{
	char *p = NULL;

	ENTER(cuMemAlloc_v2);
	if (used + (long long)bytes > fake.memory_bytes)
		return CUDA_OUT_OF_MEMORY;
	if (posix_memalign((void **)&p, ALIGN, bytes + ALIGN))
		abort();
	memcpy(p, &bytes, sizeof(bytes));
	used += (long long)bytes;
	live++;
	*out = (uintptr_t)(p + ALIGN);
	return 0;
}

CUresult cuMemFree_v2(CUdeviceptr p)
{
	char *base = (char *)(uintptr_t)p - ALIGN;
	size_t bytes;

	memcpy(&bytes, base, sizeof(bytes));
	used -= (long long)bytes;
	for (int i = 0; i < TOUCHES; i++)
		if (touches[i].p >= p && touches[i].p < p + bytes)
			touches[i].p = 0;
	fake_gone(base);
	return 0;
}

CUresult cuMemHostAlloc(void **out, size_t bytes, unsigned int flags)
{
	(void)flags;
	ENTER(cuMemHostAlloc);
	*out = fake_object(bytes);
	return 0;
}

CUresult cuMemHostGetDevicePointer_v2(CUdeviceptr *out, void *p, unsigned int flags)
{
	(void)flags;
	ENTER(cuMemHostGetDevicePointer_v2);
	*out = (uintptr_t)p;
	return 0;
}

CUresult cuMemFreeHost(void *p)
{
	fake_gone(p);
	return 0;
}

CUresult cuMemcpyAsync(CUdeviceptr to, CUdeviceptr from, size_t bytes, CUstream stream)
{
	(void)stream;
	ENTER(cuMemcpyAsync);
	fake_begin();
	memmove((void *)(uintptr_t)to, (const void *)(uintptr_t)from, bytes);
	fake_now_ns +=
		fake_touch_ns(from, (long long)bytes) + fake_touch_ns(to, (long long)bytes);
	return 0;
}

CUresult cuMemsetD8Async(CUdeviceptr to, unsigned char byte, size_t n, CUstream stream)
{
	(void)stream;
	ENTER(cuMemsetD8Async);
	fake_begin();
	memset((void *)(uintptr_t)to, byte, n);
	fake_now_ns += fake_touch_ns(to, (long long)n);
	return 0;
}

/* ---- streams and events ---- */

CUresult cuStreamCreate(CUstream *out, unsigned int flags)
{
	(void)flags;
	ENTER(cuStreamCreate);
	*out = fake_object(1);
	return 0;
}

CUresult cuStreamDestroy_v2(CUstream stream)
{
	fake_gone(stream);
	return 0;
}

CUresult cuStreamSynchronize(CUstream stream)
{
	(void)stream;
	ENTER(cuStreamSynchronize);
	wait_for_device();
	return 0;
}

CUresult cuEventCreate(CUevent *out, unsigned int flags)
{
	(void)flags;
	ENTER(cuEventCreate);
	*out = fake_object(sizeof(double));
	return 0;
}

CUresult cuEventDestroy_v2(CUevent e)
{
	fake_gone(e);
	return 0;
}

CUresult cuEventRecord(CUevent e, CUstream stream)
{
	(void)stream;
	ENTER(cuEventRecord);
	fake_begin();
	*(double *)(void *)e = (double)(long long)(fake_now_ns / fake.tick_ns) * fake.tick_ns;
	fake_now_ns += fake.e0_ns;
	return 0;
}

CUresult cuEventElapsedTime(float *ms, CUevent from, CUevent to)
{
	ENTER(cuEventElapsedTime);
	*ms = (float)((*(double *)(void *)to - *(double *)(void *)from) / 1e6);
	return 0;
}
