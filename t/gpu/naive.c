/*
 * The judge's code for GPUs.
 *
 *	naive compile CORPUS ARCH all|some [I/N]  kernels at their home points, typed and wide
 *	naive cases DIR run|ARCH [OP...]          recorded values of each op on the GPU, or no
 *	                                          more than compiled for an architecture
 *	naive time FILE                           a graph's steps on zeros, by the GPU's clock
 *
 * TAP; exit 77 where NVRTC or a GPU is missing.  I/N: every Nth of them from the Ith on.
 */
#include "base/file.h"
#include "cases.h"
#include "corpus/pattern.h"
#include "ir/text.h"
#include "provider/provider.h"
#include "run/near_int.h"
#include "run/planted.h"
#include "tap.h"
#include "toolchain/nvrtc.h"

#include <math.h>
#include <string.h>

/* ---- compile ---- */

static struct str family(struct str name)
{
	const char *end = memchr(name.p, '_', name.n);

	return end ? str_slice(name, 0, (size_t)(end - name.p)) : name;
}

/* Some: the first of each family and every 300th. */
static bool is_chosen(const struct str *names, size_t i, bool all)
{
	return all || !i || i % 300 == 0 || !str_eq(family(names[i]), family(names[i - 1]));
}

MUST static enum status home_graph(struct arena *a, const char *dir, struct graph **out)
{
	struct pattern k;

	TRY(pattern_read(a, dir, &k));
	const struct pattern_point *at = pattern_find_point(&k, k.home);

	if (!at)
		FAIL(NOT_FOUND, "%s has no home point", dir);
	*out = pattern_bind(a, k.g, &at->p);
	return STATUS_OK;
}

static void report(const char *name, enum status s)
{
	if (s)
		tap_complain(name);
	tap_result(!s, "%s", name);
}

/* Both programs in one text: their heads guard themselves. */
MUST static enum status write_both(struct arena *a, const struct graph *g, bool is_cuda,
				   struct buf *text)
{
	for (uint32_t wide = 0; wide < 2; wide++) {
		struct codegen_opts opts = {.unfused = true,
					    .is_cuda = is_cuda,
					    .threads = 2,
					    .prefix = wide ? "wide" : "typed"};
		struct bound *b = NULL;
		struct codegen *code;

		TRY(op_bind(a, g, NULL, wide, &b));
		TRY(codegen_build(a, b, &opts, &code));
		buf_str(text, code->text);
	}
	return STATUS_OK;
}

/* What nothing here computes with has no code on a host either; what has it there must have it
 * here. */
MUST static enum status compile_kernel(struct arena *a, const char *dir, const char *arch)
{
	struct buf text = buf_new(a), host = buf_new(a);
	struct nvrtc_opts nvrtc = {.arch = arch};
	struct nvrtc_image image;
	struct graph *g = NULL;

	TRY(home_graph(a, dir, &g));
	enum status s = write_both(a, g, true, &text);

	if (s == STATUS_UNSUPPORTED) {
		status_clear();
		if (write_both(a, g, false, &host)) {
			status_clear();
			return STATUS_OK;
		}
		FAIL(UNSUPPORTED, "%s has code on a host, and none here", dir);
	}
	return s ? s : nvrtc_build(a, buf_view(&text), &nvrtc, &image);
}

MUST static enum status compile_text(struct arena *a, struct str text, const char *arch)
{
	struct nvrtc_opts nvrtc = {.arch = arch};
	struct nvrtc_image image;

	return nvrtc_build(a, text, &nvrtc, &image);
}

static int compile(int argc, char **argv)
{
	bool all = argc > 4 && !strcmp(argv[4], "all");
	struct arena a = {0};
	unsigned int share = 0, of = 1;
	const char *version;
	struct str *names;
	size_t n;

	if (argc < 5)
		return 2;
	if (nvrtc_version(&a, &version))
		return tap_skip();
	if (argc > 5 && sscanf(argv[5], "%u/%u", &share, &of) != 2)
		return 2;
	if (file_list(&a, path_join(&a, argv[2], "canonical"), &names, &n)) {
		tap_complain(argv[2]);
		return 1;
	}
	report("inputs and comparison", compile_text(&a, near_source(&a), argv[3]));
	report("planted faults", compile_text(&a, planted_source(&a), argv[3]));
	for (size_t i = 0; i < n; i++) {
		struct arena one = {0};
		const char *name = str_cstr(&one, names[i]);

		if (is_chosen(names, i, all) && i % of == share) {
			const char *dir = arena_printf(&one, "%s/canonical/%s", argv[2], name);

			report(name, compile_kernel(&one, dir, argv[3]));
		}
		arena_release(&one);
	}
	arena_release(&a);
	return 0;
}

/* ---- cases ---- */

struct built {
	struct recorded_case c;
	struct codegen *g;
};

MUST static enum status generate(struct arena *a, const json_t *json, size_t i,
				 struct built *out, struct buf *text)
{
	struct codegen_opts opts = {.unfused = true, .is_cuda = true, .threads = 2};

	opts.prefix = arena_printf(a, "c%zu_", i);
	TRY(case_read(a, json, &out->c));
	TRY(codegen_build(a, out->c.b, &opts, &out->g));
	buf_str(text, out->g->text);
	return STATUS_OK;
}

struct run {
	struct device *dev;
	struct program p;
	struct device_mem **mem;
	void **bufs;
};

/* What no kernel writes reads as 0xA5. */
MUST static enum status fill(struct arena *a, struct run *r, const struct recorded_case *c)
{
	r->mem = arena_array(a, struct device_mem *, r->p.nbufs + 1);
	r->bufs = arena_array(a, void *, r->p.nbufs + 1);
	for (uint32_t i = 0; i < r->p.nbufs; i++) {
		const struct codegen_buf *b = &r->p.bufs[i];
		size_t bytes = (size_t)b->elements * dtype_bytes(b->dtype);

		TRY(device_alloc(r->dev, bytes, &r->mem[i]));
		r->bufs[i] = r->mem[i]->p;
		if (b->role == CODEGEN_INPUT)
			TRY(device_upload(r->mem[i], 0, c->in[b->input].data.p,
					  c->in[b->input].data.n));
		else
			TRY(device_fill(r->dev, r->bufs[i], 0xA5, bytes));
	}
	return STATUS_OK;
}

MUST static enum status launch(struct run *r)
{
	struct device_replay *replay;
	void *const *set = r->bufs;

	TRY(device_record(r->dev, &r->p.code, &set, 1, 1, &replay));
	enum status s = device_launch(r->dev, replay);

	if (!s)
		s = device_sync(r->dev);
	device_replay_free(replay);
	return s;
}

MUST static enum status download(struct arena *a, struct run *r, uint32_t ret, void **out)
{
	const struct codegen_ret *at = &r->p.rets[ret];
	const struct codegen_buf *b = &r->p.bufs[at->buf];
	size_t size = dtype_bytes(b->dtype), bytes = (size_t)b->elements * size;
	char *all = arena_alloc(a, 1, bytes + 1, 64);
	int64_t n = tensor_numel(&at->type);
	char *rows = arena_alloc(a, size, (size_t)n + 1, 64);

	TRY(device_download(r->mem[at->buf], 0, all, bytes));
	for (int64_t i = 0; i < n; i++) {
		int64_t place = at->type.offset, rest = i;

		for (uint32_t d = at->type.rank; d-- > 0; rest /= at->type.dim[d])
			place += rest % at->type.dim[d] * at->type.stride[d];
		memcpy(rows + (size_t)i * size, all + (size_t)place * size, size);
	}
	*out = rows;
	return STATUS_OK;
}

MUST static enum status guards(const struct run *r)
{
	for (uint32_t i = 0; i < r->p.nbufs; i++) {
		int64_t offset = 0;
		bool is_intact = true;

		TRY(device_guards(r->mem[i], &is_intact, &offset));
		if (!is_intact)
			FAIL(MISMATCH, "buffer %u: written at byte %lld", i, (long long)offset);
	}
	return STATUS_OK;
}

MUST static enum status run_case(struct arena *a, const struct op *op, struct run *r,
				 const struct built *b)
{
	TRY(program_link(a, &r->p, b->g));
	TRY(fill(a, r, &b->c));
	TRY(launch(r));
	for (uint32_t k = 0; k < b->c.nout; k++) {
		void *rows = NULL;

		TRY(download(a, r, k, &rows));
		TRY(case_compare(op, &b->c, k, bound_type(b->c.b, b->c.b->rets[k]), rows));
	}
	return guards(r);
}

/* All cases of an op as one image; how many have no code. */
static size_t build_cases(struct arena *a, const char *arch, const json_t *cases,
			  struct built *built, struct nvrtc_image *image)
{
	size_t n = json_array_size(cases), failed = 0;
	struct nvrtc_opts opts = {.arch = arch};
	struct buf text = buf_new(a);

	for (size_t i = 0; i < n; i++)
		if (generate(a, json_array_get(cases, i), i, &built[i], &text)) {
			tap_complain("generating");
			failed++;
		}
	if (!nvrtc_build(a, buf_view(&text), &opts, image))
		return failed;
	tap_complain("compiling");
	return n;
}

static size_t run_cases(struct arena *a, struct device *dev, const struct op *op,
			const struct built *built, size_t n, const char *image)
{
	struct device_module *module;
	size_t failed = 0;

	if (device_load(dev, image, &module)) {
		tap_complain("loading");
		return n;
	}
	for (size_t i = 0; i < n; i++) {
		struct run r = {.dev = dev, .p = {.code = {.name = "naive"}, .module = module}};

		if (built[i].g && run_case(a, op, &r, &built[i]) && failed++ < 4)
			tap_complain(built[i].c.call);
		status_clear();
		for (uint32_t k = 0; r.mem && k < r.p.nbufs; k++)
			device_free(r.mem[k]);
	}
	device_unload(module);
	return failed;
}

/* Without a device no more than compiled. */
static void one_op(const char *dir, const char *arch, struct device *dev, const struct op *op)
{
	struct arena a = {0};
	json_auto_t *cases = NULL;
	size_t failed = 1, n = 0;

	if (json_read_file(arena_printf(&a, "%s/%s.json", dir, op->name), &cases)) {
		tap_complain(op->name);
	} else {
		n = json_array_size(cases);
		struct built *built = arena_array(&a, struct built, n + 1);
		struct nvrtc_image image = {0};

		failed = build_cases(&a, arch, cases, built, &image);
		if (dev && image.path && failed < n)
			failed += run_cases(&a, dev, op, built, n, image.path);
	}
	tap_result(n && !failed, "%s: %zu of %zu cases", op->name, n - (n ? failed : 0), n);
	arena_release(&a);
}

static bool is_named(const char *name, int argc, char **argv)
{
	for (int i = 0; i < argc; i++)
		if (!strcmp(argv[i], name))
			return true;
	return !argc;
}

MUST static enum status open_gpu(struct device **out)
{
	struct arena a = {0};
	const char *version;

	TRY(nvrtc_version(&a, &version));
	arena_release(&a);
	return device_open("cuda", &(struct device_opts){0}, out);
}

static int cases(int argc, char **argv)
{
	struct device *dev = NULL;

	if (argc < 4)
		return 2;
	bool is_run = !strcmp(argv[3], "run");

	if (is_run && open_gpu(&dev))
		return tap_skip();
	const char *arch = is_run ? dev->info.arch : argv[3];

	for (const struct op *op = NULL; (op = op_next(op));)
		if ((op->at || op->scatter) && is_named(op->name, argc - 4, argv + 4))
			one_op(argv[2], arch, dev, op);
	device_close(dev);
	return 0;
}

/* ---- time ---- */

enum { ROUNDS = 5 };

/* A step alone, after itself: the least of some. */
MUST static enum status time_step(struct run *r, uint32_t step, double *least)
{
	struct device_event from = {0}, to = {0};
	struct device_program one = r->p.code;
	struct device_replay *replay;
	void *const *set = r->bufs;
	enum status s = STATUS_OK;

	one.steps += step;
	one.nsteps = 1;
	*least = HUGE_VAL;
	TRY(device_record(r->dev, &one, &set, 1, 1, &replay));
	for (int i = 0; !s && i < ROUNDS; i++) {
		double ns = 0;

		s = device_mark(r->dev, &from);
		if (!s)
			s = device_launch(r->dev, replay);
		if (!s)
			s = device_mark(r->dev, &to);
		if (!s)
			s = device_sync(r->dev);
		if (!s)
			s = device_interval(r->dev, &from, &to, &ns);
		*least = ns < *least ? ns : *least;
	}
	device_replay_free(replay);
	return s;
}

MUST static enum status time_graph(struct arena *a, struct device *dev, const char *file)
{
	struct provider_opts opts = {.compile_timeout_s = 300};
	struct run r = {.dev = dev};
	struct program *p = NULL;
	struct bound *b = NULL;
	struct text t;

	TRY(text_load(a, file, &t));
	TRY(op_bind(a, t.graphs[0], NULL, false, &b));
	TRY(provider_naive_compile(a, dev, b, &opts, &p));
	r.p = *p;
	r.bufs = arena_array(a, void *, p->nbufs + 1);
	for (uint32_t i = 0; i < p->nbufs; i++) {
		size_t bytes = (size_t)p->bufs[i].elements * dtype_bytes(p->bufs[i].dtype);
		struct device_mem *mem;

		TRY(device_alloc(dev, bytes, &mem)); /* until the process ends */
		r.bufs[i] = mem->p;
		TRY(device_fill(dev, mem->p, 0, bytes));
	}
	for (uint32_t i = 0; i < p->code.nsteps; i++) {
		double ns = 0;

		TRY(time_step(&r, i, &ns));
		tap_result(true, "%s step %u: %.3f ms", path_base(file), i, ns * 1e-6);
	}
	return STATUS_OK;
}

static int time_file(int argc, char **argv)
{
	struct arena a = {0};
	struct device *dev = NULL;

	if (argc < 3)
		return 2;
	if (open_gpu(&dev))
		return tap_skip();
	if (time_graph(&a, dev, argv[2]))
		tap_complain(argv[2]);
	device_close(dev);
	arena_release(&a);
	return 0;
}

int main(int argc, char **argv)
{
	int code = 2;

	setvbuf(stdout, NULL, _IOLBF, 0);
	if (argc > 1 && !strcmp(argv[1], "compile"))
		code = compile(argc, argv);
	else if (argc > 1 && !strcmp(argv[1], "cases"))
		code = cases(argc, argv);
	else if (argc > 1 && !strcmp(argv[1], "time"))
		code = time_file(argc, argv);
	return code ? code : tap_end();
}
