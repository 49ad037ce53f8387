/* Steps around a program's own that make it wrong. */
#include "run/planted.h"

#include "codegen/codegen.h"
#include "plants_cu_text.h"
#include "plants_text.h"
#include "run/plants.h"
#include "toolchain/nvrtc.h"

#include <stdlib.h>
#include <string.h>

enum { THREADS = 256, LEASE_WAIT_S = 60 };

struct planted {
	struct device *dev;
	const struct planted_kind *kind;
	struct device_module *module; /* NULL on a host */
	device_fn *fn[PLANTED_KERNELS];
	struct device_mem *state;
	const struct device_step *honest;
	uint32_t nsteps;
	int64_t ints[1]; /* of our steps: an address */
};

static void begin_floats(void *state)
{
	plant_begin(state);
}
static void end_floats(void *state)
{
	plant_end(state);
}
static void begin_bytes(void *state)
{
	mutation_begin(state);
}
static void end_bytes(void *state)
{
	mutation_keep(state);
	mutation_spoil(state);
	mutation_tell(state);
}

const struct planted_kind planted_floats = {
	.begin = begin_floats,
	.end = end_floats,
	.kernels = {"gpu_plant_begin", "gpu_plant_end"},
	.blocks = 1,
	.bytes = sizeof(struct plant),
};
const struct planted_kind planted_bytes = {
	.begin = begin_bytes,
	.end = end_bytes,
	.kernels = {"gpu_mutation_begin", "gpu_mutation_keep", "gpu_mutation_spoil",
		    "gpu_mutation_tell"},
	.blocks = 1024,
	.bytes = sizeof(struct mutation),
};

struct str planted_source(struct arena *a)
{
	struct buf b = buf_new(a);

	codegen_head(&b);
	buf_cstr(&b, plants_text);
	buf_cstr(&b, plants_cu_text);
	return buf_view(&b);
}

void planted_unit(struct planted_unit *p, struct engine *e, const char *kernel,
		  const char *point, const char *dir)
{
	const char *ours = provider_runs_cuda(e->dev) ? "naive" : "native";

	*p = (struct planted_unit){.want = {ours, ours, "{}", "", false, ""}};
	p->job = (struct job){.kernel = kernel,
			      .point = point,
			      .dir = dir,
			      .device = e->dev->info.id,
			      .lease_wait_s = LEASE_WAIT_S,
			      .cache_dir = "",
			      .call = "",
			      .graph = "",
			      .observe = "",
			      .label = "",
			      .providers = &p->want,
			      .nproviders = 1,
			      .is_checked = true};
	p->u = (struct unit){.e = e, .job = &p->job, .nprograms = 1};
	p->u.bytes = (struct bytes){.read = -1, .write = -1};
	p->u.programs = arena_array(&p->u.arena, struct unit_program, 1);
	p->u.programs[0].want = &p->want;
}

static enum status ignore(void *ctx, struct str line)
{
	(void)ctx, (void)line;
	return STATUS_OK;
}

enum status planted_engine(const char *device, struct device **dev, struct engine **e)
{
	static const struct engine_calls calls = {.send = ignore};
	struct device_opts opts = {.threads = 1};

	enum status s = device_open(device, &opts, dev);

	TRY(s == STATUS_NOT_FOUND ? STATUS_USAGE : s); /* a name that is none */
	engine_open(*dev, &calls, e);
	return STATUS_OK;
}

MUST static enum status load(struct planted *p, const struct provider_opts *build)
{
	struct nvrtc_opts opts = {.arch = p->dev->info.arch, .cache_dir = build->cache_dir};
	struct nvrtc_image image;
	struct arena a = {0};
	enum status s = nvrtc_build(&a, planted_source(&a), &opts, &image);

	if (!s)
		s = device_load(p->dev, image.path, &p->module);
	for (int i = 0; !s && i < PLANTED_KERNELS && p->kind->kernels[i]; i++)
		s = device_lookup(p->module, p->kind->kernels[i], &p->fn[i]);
	arena_release(&a);
	return s;
}

enum status planted_open(struct device *dev, const struct provider_opts *build,
			 const struct planted_kind *kind, struct planted **out)
{
	struct planted *p = calloc(1, sizeof(*p));

	if (!p)
		abort();
	p->dev = dev;
	p->kind = kind;
	enum status s = provider_runs_cuda(dev) ? load(p, build) : STATUS_OK;

	if (!s)
		s = device_alloc(dev, kind->bytes, &p->state);
	if (s)
		planted_close(p);
	*out = s ? NULL : p;
	return s;
}

void planted_close(struct planted *p)
{
	if (!p)
		return;
	device_free(p->state);
	device_unload(p->module);
	free(p);
}

/* On a host: ours, theirs, ours, on a team of one thread. */
static void all_steps(void *const *bufs, const int64_t *ints, int64_t begin, int64_t end,
		      int thread)
{
	const struct planted *p = (const struct planted *)(uintptr_t)ints[0];

	(void)begin, (void)end;
	p->kind->begin(p->state->p);
	for (uint32_t i = 0; i < p->nsteps; i++) {
		const struct device_step *s = &p->honest[i];

		s->fn(bufs + s->first_buf, s->ints, 0, s->units, thread);
	}
	p->kind->end(p->state->p);
}

static struct device_step kernel_of(const struct planted *p, int which)
{
	return (struct device_step){
		.fn = p->fn[which],
		.units = 1,
		.ints = p->ints,
		.grid = {.blocks = {p->kind->blocks}, .threads = {THREADS}, .nints = 1}};
}

void planted_wrap(struct planted *p, struct arena *a, struct program *program)
{
	struct device_step *steps =
		arena_array(a, struct device_step, program->code.nsteps + PLANTED_KERNELS);
	uint32_t n = 0;

	p->honest = program->code.steps;
	p->nsteps = program->code.nsteps;
	if (p->module) {
		p->ints[0] = (int64_t)(uintptr_t)p->state->p;
		steps[n++] = kernel_of(p, 0);
		memcpy(steps + n, p->honest, p->nsteps * sizeof(*steps));
		n += p->nsteps;
		for (int i = 1; i < PLANTED_KERNELS && p->fn[i]; i++)
			steps[n++] = kernel_of(p, i);
	} else {
		p->ints[0] = (int64_t)(uintptr_t)p;
		steps[n++] = (struct device_step){.fn = all_steps, .units = 1, .ints = p->ints};
	}
	program->code.steps = steps;
	program->code.nsteps = n;
}

enum status planted_put(struct planted *p, const void *state)
{
	TRY(device_copy(p->dev, p->state->p, state, p->kind->bytes));
	return device_sync(p->dev);
}

enum status planted_get(struct planted *p, void *state)
{
	TRY(device_copy(p->dev, state, p->state->p, p->kind->bytes));
	return device_sync(p->dev);
}
