/*
 * Who is which GPU.  The driver lists what this environment lets it see, so whatever
 * CUDA_VISIBLE_DEVICES and CUDA_DEVICE_ORDER say means what it says to the driver.
 */
#include "device/cuda_int.h"
#include "device/gpu.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

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

MUST static enum status count(const struct cuda_driver *cu, int *n)
{
	CUresult r = cu->cuDeviceGetCount(n);

	return r ? cuda_tell("cuda", "cuDeviceGetCount", r) : STATUS_OK;
}

enum status cuda_find(const struct cuda_driver *cu, struct str what, struct cuda_found *out)
{
	struct cuda_found f;
	char known[1024] = "";
	int n = 0, hits = 0;

	TRY(count(cu, &n));
	for (int i = 0; i < n; i++) {
		size_t at = strlen(known);

		TRY(look(cu, i, &f));
		snprintf(known + at, sizeof(known) - at, "%s cuda-%d = %s", i ? "," : "", i,
			 f.id);
		if (what.n ? gpu_is_called(what, i, f.id, f.pci) : !i) {
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
		     "CUDA_VISIBLE_DEVICES leaves, UUIDs want %d digits)",
		     STR_ARG(what), n ? known : " none", GPU_PREFIX_MIN);
	return STATUS_OK;
}

/* "NVIDIA  H200" is the kind "H200". */
const char *cuda_kind(struct arena *a, const char *name)
{
	struct buf b = buf_new(a);

	for (const char *p = name; *p; p++)
		if (!isspace((unsigned char)*p) ||
		    (b.n && p[1] && !isspace((unsigned char)p[1])))
			buf_char(&b, isspace((unsigned char)*p) ? ' ' : *p);
	const char *kind = str_cstr(a, buf_view(&b));

	return strncmp(kind, "NVIDIA ", 7) ? kind : kind + 7;
}

/* ---- all of them ---- */

/* What is known without a context: making one would take memory of a GPU that nobody chose. */
MUST static enum status describe(struct arena *a, const struct cuda_driver *cu, int ordinal,
				 struct gpu *out)
{
	struct cuda_found f;
	int major = 0, minor = 0;
	size_t bytes = 0;
	CUresult r;

	TRY(look(cu, ordinal, &f));
	if ((r = cu->cuDeviceGetAttribute(&major, CUDA_ATTR_MAJOR, f.handle)) ||
	    (r = cu->cuDeviceGetAttribute(&minor, CUDA_ATTR_MINOR, f.handle)))
		return cuda_tell(f.id, "cuDeviceGetAttribute", r);
	if ((r = cu->cuDeviceTotalMem_v2(&bytes, f.handle)))
		return cuda_tell(f.id, "cuDeviceTotalMem_v2", r);
	*out = (struct gpu){.ordinal = ordinal,
			    .id = str_cstr(a, str_of(f.id)),
			    .kind = cuda_kind(a, f.name),
			    .pci = str_cstr(a, str_of(f.pci)),
			    .parent = nvml_parent(a, f.id),
			    .arch = arena_printf(a, "sm_%d%d", major, minor),
			    .memory_bytes = (int64_t)bytes};
	return STATUS_OK;
}

enum status gpus_look(struct arena *a, struct gpus *out)
{
	const struct cuda_driver *cu;
	int n = 0;

	*out = (struct gpus){.driver = "", .why = ""};
	if (cuda_driver_get(&cu)) {
		const char *story = status_story();

		out->why = arena_printf(a, "%.*s", (int)strcspn(story, "\n"), story);
		status_clear();
		return STATUS_OK;
	}
	TRY(count(cu, &n));
	struct gpu *list = arena_array(a, struct gpu, (size_t)n + 1);

	for (int i = 0; i < n; i++)
		TRY(describe(a, cu, i, &list[i]));
	out->p = list;
	out->n = (uint32_t)n;
	out->driver = nvml_driver_version(a);
	if (!n)
		out->why = "the CUDA driver lists no GPU";
	return STATUS_OK;
}
