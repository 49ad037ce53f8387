/* From a plan to a program: text or an image, loaded, its functions found. */
#include "base/file.h"
#include "oracle_abi_text.h"
#include "provider/oracle_int.h"
#include "provider/oracle_plan_int.h"
#include "provider/provider_int.h"
#include "toolchain/nvrtc.h"

#include <string.h>

enum { SOURCE_MAX = 16 << 20, IMAGE_MAX = 256 << 20 };

/* ---- text ---- */

/* Params stand above the author's lines, and do not count as such. */
MUST static enum status text_of(struct arena *a, const struct oracle_ask *ask, struct str *out)
{
	const struct oracle_entry *e = ask->choice.entry;
	struct buf b = buf_new(a);
	struct str own;

	TRY(file_read(a, path_join(a, ask->file->dir, e->file), SOURCE_MAX, &own));
	TRY(oracle_includes(path_join(a, ask->file->dir, e->file), e->kind, own));
	for (uint32_t i = 0; i < e->nparams; i++)
		buf_printf(&b, "#define %s (%lld)\n", e->params[i].name,
			   (long long)e->params[i].value);
	if (e->kind == ORACLE_C)
		buf_cstr(&b, "#include <assay/oracle.h>\n");
	buf_printf(&b, "#line 1 \"%s\"\n", e->file);
	buf_str(&b, own);
	*out = buf_view(&b);
	return STATUS_OK;
}

/* Contraction is one of our own flags, and said once. */
static const char *const *other_options(struct arena *a, const struct oracle_entry *e,
					uint32_t *n, bool *has_fma)
{
	const char **out = arena_array(a, const char *, e->noptions + 1);

	*n = 0;
	*has_fma = true;
	for (uint32_t i = 0; i < e->noptions; i++)
		if (strncmp(e->options[i], "--fmad=", 7))
			out[(*n)++] = e->options[i];
		else
			*has_fma = !strcmp(e->options[i], "--fmad=true");
	return out;
}

static const struct nvrtc_file *nvrtc_files(struct arena *a, uint32_t *n)
{
	uint32_t nheaders;
	const struct oracle_header *h = oracle_headers(&nheaders);
	struct nvrtc_file *out = arena_array(a, struct nvrtc_file, nheaders);

	*n = 0;
	for (uint32_t i = 0; i < nheaders; i++)
		if (h[i].kind == ORACLE_CU)
			out[(*n)++] = (struct nvrtc_file){h[i].name, h[i].text};
	return out;
}

MUST static enum status build_cu(struct arena *a, const char *arch,
				 const struct oracle_ask *ask, const struct provider_opts *opts,
				 struct program *p, const char **path)
{
	struct nvrtc_opts nvrtc = {.arch = arch, .cache_dir = opts->cache_dir};
	struct nvrtc_image image;

	nvrtc.files = nvrtc_files(a, &nvrtc.nfiles);
	nvrtc.more = other_options(a, ask->choice.entry, &nvrtc.nmore, &nvrtc.has_fma);
	TRY(text_of(a, ask, &p->source));
	TRY(nvrtc_build(a, p->source, &nvrtc, &image));
	memcpy(p->build, image.key, sizeof(p->build));
	p->compile_s = image.compile_s;
	p->was_cached = image.was_cached;
	*path = image.path;
	return STATUS_OK;
}

MUST static enum status build_c(struct arena *a, const struct oracle_ask *ask,
				const struct provider_opts *opts, struct program *p,
				const char **path)
{
	const struct oracle_entry *e = ask->choice.entry;
	struct cc_opts cc = {.cache_dir = opts->cache_dir,
			     .timeout_s = opts->compile_timeout_s,
			     .more = e->options,
			     .nmore = e->noptions,
			     .include_name = "assay/oracle.h",
			     .include = str_of(oracle_abi_text)};
	struct cc_image image;

	TRY(text_of(a, ask, &p->source));
	TRY(cc_build(a, p->source, &cc, &image));
	memcpy(p->build, image.key, sizeof(p->build));
	p->compile_s = image.compile_s;
	p->was_cached = image.was_cached;
	*path = image.path;
	return STATUS_OK;
}

/* ---- images ---- */

/* Under the name of its hash: a loader knows what it has opened by name, and nobody changes
 * what is being timed. */
MUST static enum status take_image(struct arena *a, const struct oracle_ask *ask,
				   const struct provider_opts *opts, struct program *p,
				   const char **path)
{
	const struct oracle_entry *e = ask->choice.entry;
	const char *dir = opts->cache_dir, *base;
	struct str image;

	TRY(file_read(a, path_join(a, ask->file->dir, e->file), IMAGE_MAX, &image));
	sha256_hex(image, p->build);
	if (strcmp(p->build, e->sha256))
		FAIL(INVALID, "%s: %s.sha256: %s is %s", ask->file->path, e->id, e->file,
		     p->build);
	if (!dir) {
		TRY(path_xdg(a, "XDG_CACHE_HOME", ".cache", &base));
		dir = path_join(a, base, "oracle");
	}
	TRY(file_mkdirs(dir));
	*path = arena_printf(a, "%s/%s%s", dir, p->build, strrchr(e->file, '.'));
	return file_write(*path, image);
}

enum status oracle_image(struct arena *a, const char *arch, const struct oracle_ask *ask,
			 const struct provider_opts *opts, struct program *p, const char **path)
{
	switch (ask->choice.entry->kind) {
	case ORACLE_CU:
		return build_cu(a, arch, ask, opts, p, path);
	case ORACLE_C:
		return build_c(a, ask, opts, p, path);
	case ORACLE_SO:
	case ORACLE_CUBIN:
		return take_image(a, ask, opts, p, path);
	case ORACLE_PY:
	case ORACLE_KINDS:
		break;
	}
	FAIL(UNSUPPORTED, "%s is torch's to run", ask->choice.entry->file);
}

/* ---- programs ---- */

MUST static enum status find_kernels(struct program *p, const struct oracle_plan *plan)
{
	for (uint32_t i = 0; i < plan->nsteps; i++)
		TRY(device_lookup(p->module, plan->kernels[i], &plan->steps[i].fn));
	p->code.steps = plan->steps;
	p->code.nsteps = plan->nsteps;
	return STATUS_OK;
}

enum status oracle_build(struct arena *a, struct device *dev, const struct oracle_plan *plan,
			 const struct provider_opts *opts, struct program **out)
{
	struct program *p = arena_new(a, struct program);
	const char *path = NULL;

	TRY(oracle_image(a, dev->info.arch, plan->ask, opts, p, &path));
	TRY(device_load(dev, path, &p->module));
	enum status s =
		device_is_host(dev) ? oracle_host_link(a, dev, plan, p) : find_kernels(p, plan);

	if (s) {
		device_unload(p->module);
		return s;
	}
	p->provider = &provider_oracle;
	p->code.name = provider_oracle.name;
	p->code.nbufs = p->nbufs = plan->nbufs;
	p->bufs = plan->bufs;
	p->rets = plan->places.rets;
	p->nrets = plan->places.nrets;
	*out = p;
	return STATUS_OK;
}

const char *const *oracle_kernels(const struct oracle_plan *plan, uint32_t *n)
{
	*n = plan->nsteps;
	return plan->kernels;
}

const char *oracle_python(struct arena *a, const struct oracle_ask *ask)
{
	const struct oracle_entry *e = ask->choice.entry;
	struct buf b = buf_new(a);
	struct jsonw w = jsonw_compact(&b);

	jsonw_open(&w, '{');
	jsonw_key(&w, "file");
	jsonw_cstr(&w, path_join(a, ask->file->dir, e->file));
	jsonw_key(&w, "params");
	jsonw_open(&w, '{');
	for (uint32_t i = 0; i < e->nparams; i++) {
		jsonw_key(&w, e->params[i].name);
		jsonw_int(&w, e->params[i].value);
	}
	jsonw_close(&w, '}');
	jsonw_close(&w, '}');
	return str_cstr(a, buf_view(&b));
}

/* ---- the rows ---- */

/* Which compiler it needs, its sidecar says. */
static void release(struct program *p)
{
	device_unload(p->module);
}

const struct provider provider_oracle = {
	.name = "oracle",
	.summary = "hand-made or tuned code beside the repro",
	.devices = "cpu cuda",
	.flags = PROVIDER_ORACLE,
	.release = release,
};

const struct provider provider_oracle_py = {
	.name = "oracle",
	.summary = "the same in Python, by torch",
	.devices = "cpu cuda",
	.flags = PROVIDER_TORCH,
	.release = release,
};
