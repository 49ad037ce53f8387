/* Our own generated code: `native` fused, which is judged, and `naive` unfused, which
 * judges, on GPUs too. */
#include "provider/provider_int.h"
#include "toolchain/nvrtc.h"

#include <string.h>

bool provider_runs_cuda(const struct device *dev)
{
	return !strncmp(dev->info.arch, "sm_", 3);
}

enum status program_link(struct arena *a, struct program *p, const struct codegen *g)
{
	struct device_step *steps = arena_array(a, struct device_step, g->nsteps + 1);

	for (uint32_t i = 0; i < g->nsteps; i++) {
		const struct codegen_step *s = &g->steps[i];

		steps[i] = (struct device_step){.units = s->units,
						.first_buf = s->first_buf,
						.grid = {.blocks = {s->blocks},
							 .threads = {s->threads},
							 .nbufs = s->nbufs}};
		TRY(device_lookup(p->module, s->name, &steps[i].fn));
	}
	p->code.steps = steps;
	p->code.nsteps = g->nsteps;
	p->code.nbufs = g->nbufs;
	p->bufs = g->bufs;
	p->nbufs = g->nbufs;
	p->rets = g->rets;
	p->nrets = g->nrets;
	p->source = g->text;
	return STATUS_OK;
}

/* A kernel takes a pointer for each buffer between the first and the last it needs. */
enum { PARAMETERS_MOST = 4000 };

MUST static enum status build_cubin(struct arena *a, const char *arch, const struct codegen *g,
				    const struct provider_opts *opts, struct program *p,
				    const char **path)
{
	struct nvrtc_opts nvrtc = {.arch = arch, .cache_dir = opts->cache_dir};
	struct nvrtc_image image;

	for (uint32_t i = 0; i < g->nsteps; i++)
		if (g->steps[i].nbufs > PARAMETERS_MOST)
			FAIL(UNSUPPORTED, "a kernel of %u parameters", g->steps[i].nbufs);
	TRY(nvrtc_build(a, g->text, &nvrtc, &image));
	memcpy(p->build, image.key, sizeof(p->build));
	p->compile_s = image.compile_s;
	p->was_cached = image.was_cached;
	*path = image.path;
	return STATUS_OK;
}

/* The judge is asked for values, not for speed: below this compiling costs more than it
 * gains. */
enum { QUICK_ELEMENTS = 32 << 20 };

static int64_t elements_of(const struct codegen *g)
{
	int64_t n = 0;

	for (uint32_t i = 0; i < g->nbufs; i++)
		n += g->bufs[i].elements;
	return n;
}

MUST static enum status build_so(struct arena *a, const struct codegen *g,
				 const struct provider_opts *opts, bool quick,
				 struct program *p, const char **path)
{
	struct cc_opts cc = {.cache_dir = opts->cache_dir,
			     .timeout_s = opts->compile_timeout_s,
			     .quick = quick};
	struct cc_image image;

	TRY(cc_build(a, g->text, &cc, &image));
	memcpy(p->build, image.key, sizeof(p->build));
	p->compile_s = image.compile_s;
	p->was_cached = image.was_cached;
	*path = image.path;
	return STATUS_OK;
}

MUST static enum status build(struct arena *a, struct device *dev, const struct bound *b,
			      const struct provider_opts *opts, bool unfused,
			      struct program **out)
{
	struct codegen_opts co = {.unfused = unfused,
				  .is_cuda = unfused && provider_runs_cuda(dev),
				  .threads = opts->threads > 0 ? opts->threads : 1};
	struct program *p = arena_new(a, struct program);
	const char *path = NULL;
	struct codegen *g;

	TRY(codegen_build(a, b, &co, &g));
	if (co.is_cuda)
		TRY(build_cubin(a, dev->info.arch, g, opts, p, &path));
	else
		TRY(build_so(a, g, opts, unfused && elements_of(g) < QUICK_ELEMENTS, p, &path));
	TRY(device_load(dev, path, &p->module));
	p->provider = unfused ? &provider_naive : &provider_native;
	p->code.name = p->provider->name;
	enum status s = program_link(a, p, g);

	if (s)
		device_unload(p->module);
	*out = p;
	return s;
}

static enum status compile_native(struct arena *a, struct device *dev, const struct bound *b,
				  const struct provider_opts *opts, struct program **out)
{
	return build(a, dev, b, opts, false, out);
}

enum status provider_naive_compile(struct arena *a, struct device *dev, const struct bound *b,
				   const struct provider_opts *opts, struct program **out)
{
	return build(a, dev, b, opts, true, out);
}

static void release(struct program *p)
{
	device_unload(p->module);
}

const struct provider provider_native = {
	.name = "native",
	.summary = "assay's own fused code",
	.devices = "cpu",
	.flags = PROVIDER_DEFAULT,
	.compile = compile_native,
	.release = release,
};

const struct provider provider_naive = {
	.name = "naive",
	.summary = "one unfused kernel per op",
	.devices = "cpu cuda",
	.flags = PROVIDER_JUDGES,
	.compile = provider_naive_compile,
	.release = release,
};
