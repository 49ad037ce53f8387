/* Our own generated code: `native` fused, which is judged, and `naive` unfused, which
 * judges. */
#include "provider/provider_int.h"

#include <string.h>

static enum status probe_cc(struct arena *a)
{
	const char *version;

	return cc_version(a, NULL, &version);
}

MUST static enum status link_steps(struct arena *a, struct program *p, const struct codegen *g)
{
	struct device_step *steps = arena_array(a, struct device_step, g->nsteps + 1);

	for (uint32_t i = 0; i < g->nsteps; i++) {
		steps[i] = (struct device_step){.units = g->steps[i].units};
		TRY(device_lookup(p->module, g->steps[i].name, &steps[i].fn));
	}
	p->code.steps = steps;
	p->code.nsteps = g->nsteps;
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

MUST static enum status build(struct arena *a, struct device *dev, const struct bound *b,
			      const struct provider_opts *opts, bool unfused,
			      struct program **out)
{
	struct codegen_opts co = {.unfused = unfused,
				  .threads = opts->threads > 0 ? opts->threads : 1};
	struct cc_opts cc = {.cache_dir = opts->cache_dir,
			     .timeout_s = opts->compile_timeout_s};
	struct program *p = arena_new(a, struct program);
	struct cc_image image;
	struct codegen *g;

	TRY(codegen_build(a, b, &co, &g));
	cc.quick = unfused && elements_of(g) < QUICK_ELEMENTS;
	TRY(cc_build(a, g->text, &cc, &image));
	TRY(device_load(dev, image.path, &p->module));
	p->provider = unfused ? &provider_naive : &provider_native;
	p->code.name = p->provider->name;
	p->code.nbufs = g->nbufs;
	p->bufs = g->bufs;
	p->nbufs = g->nbufs;
	p->rets = g->rets;
	p->nrets = g->nrets;
	p->source = g->text;
	memcpy(p->build, image.key, sizeof(p->build));
	p->compile_s = image.compile_s;
	p->was_cached = image.was_cached;
	enum status s = link_steps(a, p, g);

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
	.probe = probe_cc,
	.compile = compile_native,
	.release = release,
};

const struct provider provider_naive = {
	.name = "naive",
	.summary = "one unfused kernel per op",
	.devices = "cpu",
	.flags = PROVIDER_JUDGES,
	.probe = probe_cc,
	.compile = provider_naive_compile,
	.release = release,
};
