/*
 * Who is which GPU.  The driver lists what this environment lets it see, so whatever
 * CUDA_VISIBLE_DEVICES and CUDA_DEVICE_ORDER say means what it says to the driver.
 */
#include "device/cuda_int.h"

#include <stdio.h>
#include <string.h>
#include <strings.h>

enum { PREFIX_MIN = 8 }; /* "GPU-" and four digits */

static void uuid_text(const CUuuid *u, bool is_mig, char out[64])
{
	const unsigned char *b = (const unsigned char *)u->bytes;
	int n = snprintf(out, 64, is_mig ? "MIG-" : "GPU-");

	for (int i = 0; i < 16; i++)
		n += snprintf(out + n, (size_t)(64 - n), "%s%02x",
			      i == 4 || i == 6 || i == 8 || i == 10 ? "-" : "", b[i]);
}

MUST static enum status look(const struct cuda_driver *cu, int ordinal, struct cuda_found *f)
{
	CUuuid uuid = {{0}};
	CUresult r;

	*f = (struct cuda_found){.ordinal = ordinal};
	if ((r = cu->cuDeviceGet(&f->handle, ordinal)))
		return cuda_tell("cuda", "cuDeviceGet", r);
	if ((r = cu->cuDeviceGetName(f->name, sizeof(f->name), f->handle)))
		return cuda_tell("cuda", "cuDeviceGetName", r);
	if ((r = cu->cuDeviceGetUuid_v2(&uuid, f->handle)))
		return cuda_tell("cuda", "cuDeviceGetUuid_v2", r);
	if ((r = cu->cuDeviceGetPCIBusId(f->pci, sizeof(f->pci), f->handle)))
		return cuda_tell("cuda", "cuDeviceGetPCIBusId", r);
	uuid_text(&uuid, strstr(f->name, " MIG ") != NULL, f->id);
	return STATUS_OK;
}

static bool is_number(struct str s)
{
	for (size_t i = 0; i < s.n; i++)
		if (s.p[i] < '0' || s.p[i] > '9')
			return false;
	return s.n > 0 && s.n < 6;
}

static bool is_meant(const struct cuda_found *f, struct str what)
{
	int64_t ordinal = -1;

	if (!what.n)
		return f->ordinal == 0;
	if (is_number(what))
		return !str_to_i64(what, &ordinal) && ordinal == f->ordinal;
	if (str_starts(what, "GPU-") || str_starts(what, "MIG-"))
		return what.n >= PREFIX_MIN && !strncasecmp(f->id, what.p, what.n);
	return what.n == strlen(f->pci) && !strncasecmp(f->pci, what.p, what.n);
}

enum status cuda_find(const struct cuda_driver *cu, struct str what, struct cuda_found *out)
{
	struct cuda_found f;
	char known[1024] = "";
	int n = 0, hits = 0;
	CUresult r = cu->cuDeviceGetCount(&n);

	if (r)
		return cuda_tell("cuda", "cuDeviceGetCount", r);
	for (int i = 0; i < n; i++) {
		size_t at = strlen(known);

		TRY(look(cu, i, &f));
		snprintf(known + at, sizeof(known) - at, "%s cuda-%d = %s", i ? "," : "", i,
			 f.id);
		if (is_meant(&f, what)) {
			*out = f;
			hits++;
		}
	}
	if (hits > 1)
		FAIL(INVALID, STR_FMT " begins the names of several GPUs:%s", STR_ARG(what),
		     known);
	if (!hits)
		FAIL(NOT_FOUND,
		     "no GPU is called " STR_FMT "; there are:%s (numbers count the GPUs that "
		     "CUDA_VISIBLE_DEVICES leaves, UUIDs want %d characters)",
		     STR_ARG(what), n ? known : " none", PREFIX_MIN);
	return STATUS_OK;
}
