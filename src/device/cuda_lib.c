/*
 * The driver and NVML, opened at run time from tables of symbols, and the driver's answers as
 * stories.
 */
#include "device/cuda_int.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *library(const char *name)
{
	const char *env = getenv("ASSAY_CUDA_DRIVER");

	return env && *env ? env : name;
}

struct symbol {
	const char *name;
	void *at; /* of the pointer to it */
};

/* The first that is missing, or NULL. */
static const char *resolve(void *lib, const struct symbol *s, size_t n)
{
	const char *missing = NULL;

	for (size_t i = 0; i < n; i++) {
		void *p = dlsym(lib, s[i].name);

		memcpy(s[i].at, &p, sizeof(p)); /* C has no cast from void * to a function */
		if (!p && !missing)
			missing = s[i].name;
	}
	return missing;
}

static struct cuda_driver driver;
static struct nvml nvml;
static char why_no_driver[512];
static bool has_nvml;
static pthread_once_t once_driver = PTHREAD_ONCE_INIT, once_nvml = PTHREAD_ONCE_INIT;

static void open_driver(void)
{
	static const struct symbol symbols[] = {
#define CUDA_SYM(symbol, params) {#symbol, &driver.symbol},
#include "device/cuda_syms.def"
#undef CUDA_SYM
	};
	const char *name = library("libcuda.so.1");
	void *lib = dlopen(name, RTLD_NOW | RTLD_LOCAL);

	if (!lib) {
		snprintf(why_no_driver, sizeof(why_no_driver),
			 "no CUDA driver here (%s); GPUs need the NVIDIA driver, version 525 "
			 "or later, which brings libcuda.so.1",
			 dlerror());
		return;
	}
	const char *missing = resolve(lib, symbols, sizeof(symbols) / sizeof(*symbols));

	if (missing)
		snprintf(why_no_driver, sizeof(why_no_driver),
			 "%s has no %s: it is older than CUDA 12; install the NVIDIA driver, "
			 "version 525 or later",
			 name, missing);
	else if (driver.cuInit(0) == CUDA_NO_DEVICE)
		snprintf(why_no_driver, sizeof(why_no_driver),
			 "the CUDA driver sees no GPU; CUDA_VISIBLE_DEVICES is %s",
			 getenv("CUDA_VISIBLE_DEVICES") ? getenv("CUDA_VISIBLE_DEVICES")
							: "not set");
	else if (driver.cuInit(0))
		snprintf(why_no_driver, sizeof(why_no_driver),
			 "the CUDA driver %s does not start (error %d); nvidia-smi may say why",
			 name, driver.cuInit(0));
}

enum status cuda_driver_get(const struct cuda_driver **out)
{
	pthread_once(&once_driver, open_driver);
	if (*why_no_driver)
		FAIL(UNAVAILABLE, "%s", why_no_driver);
	*out = &driver;
	return STATUS_OK;
}

static void open_nvml(void)
{
	static const struct symbol symbols[] = {
#define NVML_SYM(symbol, params) {#symbol, &nvml.symbol},
#include "device/nvml_syms.def"
#undef NVML_SYM
	};
	void *lib = dlopen(library("libnvidia-ml.so.1"), RTLD_NOW | RTLD_LOCAL);

	if (!lib)
		return;
	resolve(lib, symbols, sizeof(symbols) / sizeof(*symbols));
	has_nvml = nvml.nvmlInit_v2 && nvml.nvmlDeviceGetHandleByUUID && !nvml.nvmlInit_v2();
}

const struct nvml *nvml_get(void)
{
	pthread_once(&once_nvml, open_nvml);
	return has_nvml ? &nvml : NULL;
}

/* Results that a kernel is to blame for, and such that say that the device is gone. */
static const int crashes[] = {700, 702, 710, 714, 715, 716, 717, 718, 719, 720};
static const int losses[] = {3, 4, 46, 100, 101, 201, 214, 226, 802, 999};

static bool is_among(const int *list, size_t n, int r)
{
	for (size_t i = 0; i < n; i++)
		if (list[i] == r)
			return true;
	return false;
}

enum status cuda_tell(const char *who, const char *call, CUresult r)
{
	const char *name = NULL, *words = NULL;

	driver.cuGetErrorName(r, &name);
	driver.cuGetErrorString(r, &words);
	name = name ? name : "an unknown error";
	words = words ? words : "";
	if (r == CUDA_OUT_OF_MEMORY)
		FAIL(EXHAUSTED, "%s: %s: %s", who, call, words);
	if (is_among(crashes, sizeof(crashes) / sizeof(*crashes), r))
		FAIL(CRASHED, "%s: %s: %s (%s): a kernel before it did that", who, call, words,
		     name);
	if (is_among(losses, sizeof(losses) / sizeof(*losses), r))
		FAIL(UNAVAILABLE, "%s: %s: %s (%s): the device is lost to this process", who,
		     call, words, name);
	FAIL(INVALID, "%s: %s: %s (%s %d)", who, call, words, name, r);
}
