/* NVRTC, opened at run time, and what it has built before. */
#include "toolchain/nvrtc.h"

#include "base/clock.h"
#include "base/file.h"
#include "base/sha256.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LOG_TAIL = 2000, FLAGS = 7 };

typedef struct nvrtc_program *nvrtcProgram;

static struct {
#define NVRTC_SYM(symbol, params) int(*symbol) params;
#include "toolchain/nvrtc_syms.def"
#undef NVRTC_SYM
} nvrtc;
static char why_not[512];
static pthread_once_t once = PTHREAD_ONCE_INIT;

/* A toolkit's folder is often in no list of the loader's. */
static const char *const names[] = {"libnvrtc.so.13", "libnvrtc.so.12",
				    "/usr/local/cuda/lib64/libnvrtc.so.13",
				    "/usr/local/cuda/lib64/libnvrtc.so.12", NULL};

static void *open_library(void)
{
	const char *env = getenv("ASSAY_NVRTC");
	void *lib = NULL;

	if (env && *env)
		return dlopen(env, RTLD_NOW | RTLD_LOCAL);
	for (int i = 0; !lib && names[i]; i++)
		lib = dlopen(names[i], RTLD_NOW | RTLD_LOCAL);
	return lib;
}

static void tell_absence(void)
{
	const char *env = getenv("ASSAY_NVRTC");
	size_t n = (size_t)snprintf(why_not, sizeof(why_not), "no NVRTC here: none of");

	if (env && *env)
		n += (size_t)snprintf(why_not + n, sizeof(why_not) - n, " %s (ASSAY_NVRTC)",
				      env);
	for (int i = 0; !(env && *env) && names[i]; i++)
		n += (size_t)snprintf(why_not + n, sizeof(why_not) - n, " %s", names[i]);
	snprintf(why_not + n, sizeof(why_not) - n,
		 "; install CUDA 12 or later, or pip install nvidia-cuda-nvrtc and set "
		 "ASSAY_NVRTC to its libnvrtc.so.13");
}

/* NVRTC opens its builtins by their bare name, which the loader finds only where it is told to
 * look; what is open already it always finds. */
static void open_builtins(void)
{
	int major = 0, minor = 0;
	char path[4096];
	Dl_info where;
	void *p;

	memcpy(&p, &nvrtc.nvrtcVersion, sizeof(p));
	if (nvrtc.nvrtcVersion(&major, &minor) || !dladdr(p, &where))
		return;
	const char *slash = strrchr(where.dli_fname, '/');

	snprintf(path, sizeof(path), "%.*slibnvrtc-builtins.so.%d.%d",
		 slash ? (int)(slash + 1 - where.dli_fname) : 0, where.dli_fname, major, minor);
	dlopen(path, RTLD_NOW | RTLD_GLOBAL); /* absent: then NVRTC says so itself */
}

static void open_once(void)
{
	static const struct {
		const char *name;
		void *at;
	} symbols[] = {
#define NVRTC_SYM(symbol, params) {#symbol, &nvrtc.symbol},
#include "toolchain/nvrtc_syms.def"
#undef NVRTC_SYM
	};
	void *lib = open_library();

	if (!lib) {
		tell_absence();
		return;
	}
	for (size_t i = 0; i < sizeof(symbols) / sizeof(*symbols); i++) {
		void *p = dlsym(lib, symbols[i].name);

		memcpy(symbols[i].at, &p, sizeof(p)); /* no cast from void * to a function */
		if (!p)
			snprintf(why_not, sizeof(why_not),
				 "NVRTC has no %s: it is older than CUDA 12", symbols[i].name);
	}
	if (!*why_not)
		open_builtins();
}

MUST static enum status ready(void)
{
	pthread_once(&once, open_once);
	if (*why_not)
		FAIL(UNAVAILABLE, "%s", why_not);
	return STATUS_OK;
}

enum status nvrtc_version(struct arena *a, const char **out)
{
	int major = 0, minor = 0;

	TRY(ready());
	if (nvrtc.nvrtcVersion(&major, &minor))
		FAIL(UNAVAILABLE, "NVRTC does not say its version");
	*out = arena_printf(a, "NVRTC %d.%d", major, minor);
	return STATUS_OK;
}

/* As in cc.c no flag lets a value change, but for contraction where it is asked for. */
static void flags_of(struct arena *a, const struct nvrtc_opts *opts, const char *out[FLAGS])
{
	out[0] = arena_printf(a, "--gpu-architecture=%s", opts->arch);
	out[1] = "--std=c++17";
	out[2] = opts->has_fma ? "--fmad=true" : "--fmad=false";
	out[3] = "--ftz=false";
	out[4] = "--prec-div=true";
	out[5] = "--device-int128";
	out[6] = "--disable-warnings"; /* what a kernel does not use of its head */
}

const char *nvrtc_flags(struct arena *a, const struct nvrtc_opts *opts)
{
	const char *flags[FLAGS];
	struct buf b = buf_new(a);

	flags_of(a, opts, flags);
	for (int i = 0; i < FLAGS; i++)
		buf_printf(&b, "%s%s", i ? " " : "", flags[i]);
	for (uint32_t i = 0; i < opts->nmore; i++)
		buf_printf(&b, " %s", opts->more[i]);
	return str_cstr(a, buf_view(&b));
}

MUST static enum status refuse(struct arena *a, nvrtcProgram p, const char *path)
{
	size_t n = 0;
	const char *log = "";

	if (!nvrtc.nvrtcGetProgramLogSize(p, &n) && n) {
		char *text = arena_array(a, char, n + 1);

		if (!nvrtc.nvrtcGetProgramLog(p, text))
			log = n > LOG_TAIL ? text + n - LOG_TAIL : text;
	}
	FAIL(INVALID, "NVRTC refuses %s:\n%s", path, log);
}

MUST static enum status compile(struct arena *a, struct str text, const char *cu,
				const struct nvrtc_opts *opts, struct str *image)
{
	const char **flags = arena_array(a, const char *, FLAGS + opts->nmore + 1);
	const char **called = arena_array(a, const char *, opts->nfiles + 1);
	const char **texts = arena_array(a, const char *, opts->nfiles + 1);
	nvrtcProgram p = NULL;
	size_t n = 0;

	flags_of(a, opts, flags);
	for (uint32_t i = 0; i < opts->nmore; i++)
		flags[FLAGS + i] = opts->more[i];
	for (uint32_t i = 0; i < opts->nfiles; i++) {
		called[i] = opts->files[i].name;
		texts[i] = opts->files[i].text;
	}
	if (nvrtc.nvrtcCreateProgram(&p, str_cstr(a, text), path_base(cu), (int)opts->nfiles,
				     texts, called))
		FAIL(INVALID, "NVRTC does not take %s", cu);
	int r = nvrtc.nvrtcCompileProgram(p, (int)(FLAGS + opts->nmore), flags);
	enum status s = r ? refuse(a, p, cu) : STATUS_OK;

	if (!s && !nvrtc.nvrtcGetCUBINSize(p, &n) && n) {
		char *bytes = arena_array(a, char, n);

		*image = (struct str){bytes, nvrtc.nvrtcGetCUBIN(p, bytes) ? 0 : n};
	}
	nvrtc.nvrtcDestroyProgram(&p);
	TRY(s);
	if (!image->n)
		FAIL(INVALID, "NVRTC gives no cubin for %s on %s", cu, opts->arch);
	return STATUS_OK;
}

MUST static enum status cache_dir(struct arena *a, const struct nvrtc_opts *opts,
				  const char **out)
{
	const char *base;

	*out = opts->cache_dir;
	if (!*out) {
		TRY(path_xdg(a, "XDG_CACHE_HOME", ".cache", &base));
		*out = path_join(a, base, "nvrtc");
	}
	return file_mkdirs(*out);
}

MUST static enum status key_of(struct arena *a, struct str text, const struct nvrtc_opts *opts,
			       char key[65])
{
	struct buf b = buf_new(a);
	const char *version;

	TRY(nvrtc_version(a, &version));
	buf_printf(&b, "assay-nvrtc 1\n%s\n%s\n", version, nvrtc_flags(a, opts));
	for (uint32_t i = 0; i < opts->nfiles; i++)
		buf_cstr(&b, opts->files[i].text);
	buf_str(&b, text);
	sha256_hex(buf_view(&b), key);
	return STATUS_OK;
}

enum status nvrtc_build(struct arena *a, struct str text, const struct nvrtc_opts *opts,
			struct nvrtc_image *out)
{
	const char *dir = NULL, *cu;
	struct str image = {0};

	*out = (struct nvrtc_image){.was_cached = false};
	TRY(key_of(a, text, opts, out->key));
	TRY(cache_dir(a, opts, &dir));
	out->path = arena_printf(a, "%s/%s.cubin", dir, out->key);
	cu = arena_printf(a, "%s/%s.cu", dir, out->key);
	TRY(file_exists(out->path, &out->was_cached));
	if (out->was_cached)
		return STATUS_OK;
	int64_t from = clock_ns();

	TRY(file_write(cu, text));
	TRY(compile(a, text, cu, opts, &image));
	TRY(file_write(out->path, image));
	out->compile_s = (double)(clock_ns() - from) * 1e-9;
	return STATUS_OK;
}
