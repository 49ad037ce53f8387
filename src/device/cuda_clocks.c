/* A GPU's clocks, locked and restored by NVML. */
#include "base/str.h"
#include "device/clocks.h"
#include "device/cuda_int.h"

#include <string.h>

enum { NVML_NOT_SUPPORTED = 3, NVML_NO_PERMISSION = 4, MHZ_MAX = 100000 };

MUST static enum status read_mhz(struct str text, unsigned int *out)
{
	int64_t mhz;

	if (str_to_i64(text, &mhz) || mhz < 1 || mhz > MHZ_MAX) {
		status_clear();
		FAIL(INVALID, "no clock in MHz: " STR_FMT, STR_ARG(text));
	}
	*out = (unsigned int)mhz;
	return STATUS_OK;
}

enum status clocks_read(const char *text, struct clocks_want *out)
{
	const char *comma = strchr(text, ',');
	struct str sm = {text, comma ? (size_t)(comma - text) : strlen(text)};

	*out = (struct clocks_want){0};
	if (*text)
		TRY(read_mhz(sm, &out->sm_mhz));
	return comma ? read_mhz(str_of(comma + 1), &out->mem_mhz) : STATUS_OK;
}

MUST static enum status tell(const char *id, const char *call, int r)
{
	if (r == NVML_NO_PERMISSION)
		FAIL(UNAVAILABLE,
		     "%s: its clocks may not be locked by this user (%s): root may, or leave "
		     "out "
		     "--lock-clocks",
		     id, call);
	if (r == NVML_NOT_SUPPORTED)
		FAIL(UNSUPPORTED, "%s: its clocks cannot be locked (%s)", id, call);
	if (r)
		FAIL(UNAVAILABLE, "%s: %s: NVML error %d", id, call, r);
	return STATUS_OK;
}

MUST static enum status open_whole(const char *id, struct nvml_device *d)
{
	if (!strncmp(id, "MIG-", 4))
		FAIL(UNSUPPORTED,
		     "%s is an instance: its clocks are those of its GPU, and of its "
		     "neighbours",
		     id);
	*d = nvml_open(id);
	if (!d->n || !d->n->nvmlDeviceSetGpuLockedClocks ||
	    !d->n->nvmlDeviceResetGpuLockedClocks)
		FAIL(UNAVAILABLE, "%s: NVML, which locks clocks, is not there or too old", id);
	return STATUS_OK;
}

MUST static enum status lock_memory(const struct nvml_device *d, const char *id,
				    unsigned int mhz)
{
	static const char call[] = "nvmlDeviceSetMemoryLockedClocks";

	if (!mhz)
		return STATUS_OK;
	if (!d->n->nvmlDeviceSetMemoryLockedClocks)
		FAIL(UNAVAILABLE, "%s: NVML has no %s", id, call);
	return tell(id, call, d->n->nvmlDeviceSetMemoryLockedClocks(d->own, mhz, mhz));
}

enum status clocks_lock(const char *id, const struct clocks_want *want)
{
	unsigned int sm = want->sm_mhz;
	struct nvml_device d;

	TRY(open_whole(id, &d));
	if (!sm)
		TRY(tell(id, "nvmlDeviceGetMaxClockInfo",
			 d.n->nvmlDeviceGetMaxClockInfo(d.own, NVML_CLOCK_SM, &sm)));
	TRY(tell(id, "nvmlDeviceSetGpuLockedClocks",
		 d.n->nvmlDeviceSetGpuLockedClocks(d.own, sm, sm)));
	enum status s = lock_memory(&d, id, want->mem_mhz);

	if (s)
		d.n->nvmlDeviceResetGpuLockedClocks(d.own);
	return s;
}

enum status clocks_restore(const char *id)
{
	struct nvml_device d;

	TRY(open_whole(id, &d));
	if (d.n->nvmlDeviceResetMemoryLockedClocks)
		d.n->nvmlDeviceResetMemoryLockedClocks(d.own); /* none may have been locked */
	return tell(id, "nvmlDeviceResetGpuLockedClocks",
		    d.n->nvmlDeviceResetGpuLockedClocks(d.own));
}
