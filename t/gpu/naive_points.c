/*
 * The judge on a GPU against the judge on the host, both by generated code.
 *
 *	naive_points CORPUS COUNT LIMIT [I/N [alone]]
 *
 * COUNT kernels evenly through the corpus, of each the largest point whose inputs and outputs
 * have at most LIMIT bytes.  What the GPU gives in the declared types must pass for a right
 * output by the host's reference; what it gives in fp64 must agree to 1e-10 of its size, save
 * behind decisions.  Inputs made there must be the host's to the bit, and what going through
 * outputs there finds, what the host finds in copies of them.  With "alone" the host makes
 * none, for large points would take it minutes, and the GPU two that must be the same bit for
 * bit; the second finds its code compiled and is timed.  TAP; exit 77 without NVRTC or a GPU.
 */
#include "base/clock.h"
#include "base/file.h"
#include "corpus/inputs.h"
#include "corpus/pattern.h"
#include "run/reference.h"
#include "tap.h"
#include "toolchain/nvrtc.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { SEED = 1 };
#define WIDE_MOST 1e-10

struct side {
	struct device *dev;
	struct near *near; /* of a GPU: where inputs and references are */
	struct eval_input *in;
	struct device_mem **mem; /* of those inputs */
	struct reference ref;
	double seconds;
};

struct task {
	struct arena a;
	const struct point *p;
	struct inputs_layout layout;
	char **storages;
	struct bound *typed, *wide;
	struct side host, gpu;
	double bytes;
};

static const struct pattern_point *largest_point(const struct pattern *k, int64_t limit)
{
	const struct pattern_point *best = NULL;

	for (uint32_t i = 0; i < k->npoints; i++) {
		const struct pattern_point *p = &k->points[i];

		if (p->bytes.v && p->bytes.io <= limit &&
		    (!best || p->bytes.io > best->bytes.io))
			best = p;
	}
	return best;
}

/* What the tensors read, given where each storage lies. */
static struct eval_input *list_inputs(struct task *t, char *const *storages)
{
	struct eval_input *in = arena_array(&t->a, struct eval_input, t->p->ninputs + 1);

	for (uint32_t i = 0; i < t->p->ninputs; i++) {
		enum dtype d = t->p->inputs[i].t.dtype;
		uint32_t s = t->layout.storage[i];

		in[i] = (struct eval_input){d, storages[s],
					    t->layout.bytes[s] / (int64_t)dtype_bytes(d)};
	}
	return in;
}

MUST static enum status make_here(struct task *t)
{
	TRY(inputs_plan(&t->a, t->p, &t->layout));
	t->storages = arena_array(&t->a, char *, t->layout.nstorages + 1);
	for (uint32_t i = 0; i < t->layout.nstorages; i++) {
		t->storages[i] =
			arena_alloc(&t->a, 1, (size_t)t->layout.bytes[i] + 1, INPUTS_ALIGN);
		TRY(inputs_fill(t->p, &t->layout, inputs_key(SEED, t->p->id), i,
				t->storages[i]));
	}
	t->host.in = list_inputs(t, t->storages);
	return STATUS_OK;
}

/* The GPU's own must be the same bits. */
MUST static enum status make_there(struct task *t, uint32_t i)
{
	size_t bytes = (size_t)t->layout.bytes[i];
	struct device_mem *mem;
	struct arena a = {0};
	char *seen = arena_alloc(&a, 1, bytes + 1, INPUTS_ALIGN);

	TRY(device_alloc(t->gpu.dev, bytes, &t->gpu.mem[i]));
	mem = t->gpu.mem[i];
	TRY(device_fill(t->gpu.dev, mem->p, 0, bytes));
	TRY(near_fill(t->gpu.near, t->p, &t->layout, inputs_key(SEED, t->p->id), i, mem->p));
	TRY(device_download(mem, 0, seen, bytes));
	bool is_same = !memcmp(seen, t->storages[i], bytes);

	arena_release(&a);
	if (!is_same)
		FAIL(MISMATCH, "storage %u: the GPU makes other values", i);
	return STATUS_OK;
}

MUST static enum status make_inputs(struct task *t)
{
	TRY(make_here(t));
	char **there = arena_array(&t->a, char *, t->layout.nstorages + 1);

	t->gpu.mem = arena_array(&t->a, struct device_mem *, t->layout.nstorages + 1);
	for (uint32_t i = 0; i < t->layout.nstorages; i++) {
		TRY(make_there(t, i));
		there[i] = t->gpu.mem[i]->p;
	}
	t->gpu.in = list_inputs(t, there);
	return STATUS_OK;
}

MUST static enum status judge(struct task *t, struct side *s)
{
	struct provider_opts build = {.compile_timeout_s = 300,
				      .threads = s->dev->info.threads};
	struct reference_code code = {0};
	struct reference_opts opts = {.build = &build,
				      .code = &code,
				      .max_bytes = 60e9,
				      .force_naive = true,
				      .near = s->near};
	int64_t from = clock_ns();

	enum status status = reference_make(s->dev, t->typed, t->wide, s->in, &opts, &s->ref);

	reference_code_release(&code);
	TRY(status);
	s->seconds = (double)(clock_ns() - from) * 1e-9;
	return STATUS_OK;
}

/* Largest difference, as a share of the value or of the output's rms if that is more. */
static double wide_difference(const struct reference_output *a,
			      const struct reference_output *b)
{
	int64_t n = tensor_numel(&a->type), finite = 0;
	double sum = 0, worst = 0;

	for (int64_t i = 0; i < n; i++)
		if (isfinite(a->r[i])) {
			sum += a->r[i] * a->r[i];
			finite++;
		}
	double rms = finite ? sqrt(sum / (double)finite) : 0;

	for (int64_t i = 0; i < n; i++) {
		double size = fmax(fmax(fabs(a->r[i]), rms), 1e-300);
		double d = fabs(a->r[i] - b->r[i]) / size;

		if (a->r[i] == b->r[i] || (isnan(a->r[i]) && isnan(b->r[i])))
			continue;
		worst = d <= worst ? worst : isnan(d) ? HUGE_VAL : d;
	}
	return worst;
}

MUST static enum status bring_array(struct task *t, const void *from, size_t bytes,
				    const void **out)
{
	void *here = arena_alloc(&t->a, 1, bytes + 1, 64);

	*out = NULL;
	if (!from)
		return STATUS_OK;
	TRY(device_copy(t->gpu.dev, here, from, bytes));
	*out = here;
	return device_sync(t->gpu.dev);
}

/* An output of the GPU's reference, on the host. */
MUST static enum status bring(struct task *t, const struct reference_output *g,
			      struct reference_output *out)
{
	size_t n = (size_t)tensor_numel(&g->type), narrow = n * dtype_bytes(g->type.dtype);
	const void *r, *own;

	*out = *g;
	TRY(bring_array(t, g->base, narrow, &out->base));
	TRY(bring_array(t, g->own_int, narrow, &out->own_int));
	TRY(bring_array(t, g->r, n * sizeof(double), &r));
	TRY(bring_array(t, g->own, n * sizeof(double), &own));
	out->r = r;
	out->own = own;
	return STATUS_OK;
}

/* Tolerances and what a comparison finds must not hang on who goes through an output. */
MUST static enum status same_verdict(const struct task *t, uint32_t i,
				     const struct reference_output *here)
{
	const struct reference *r = &t->gpu.ref;
	struct compare_result x, y;
	struct tolerance tol;

	TRY(compare_tolerance(&compare_here, here, &r->rules[i], &tol));
	if (memcmp(tol.worst, r->tol[i].worst, sizeof(tol.worst)) != 0 ||
	    tol.ambiguous != r->tol[i].ambiguous ||
	    fabs(tol.rms - r->tol[i].rms) > 1e-9 * tol.rms)
		FAIL(MISMATCH, "output %u: the GPU finds another tolerance", i);
	TRY(compare_output(r->place, &r->outs[i], &r->tol[i], &r->rules[i], r->outs[i].base,
			   &x));
	TRY(compare_output(&compare_here, here, &r->tol[i], &r->rules[i], here->base, &y));
	if (x.seen.wrong != y.seen.wrong || x.seen.other_kind != y.seen.other_kind ||
	    x.seen.either != y.seen.either || x.seen.worst != y.seen.worst)
		FAIL(MISMATCH, "output %u: %lld wrong, worst %.17g; by the host %lld, %.17g", i,
		     (long long)x.seen.wrong, x.seen.worst, (long long)y.seen.wrong,
		     y.seen.worst);
	return STATUS_OK;
}

MUST static enum status compare(struct task *t, double *worst)
{
	for (uint32_t i = 0; i < t->host.ref.nouts; i++) {
		const struct reference_output *h = &t->host.ref.outs[i];
		struct reference_output here, *g = &here;

		TRY(bring(t, &t->gpu.ref.outs[i], g));
		TRY(same_verdict(t, i, g));
		struct compare_result c;

		TRY(compare_output(t->host.ref.place, h, &t->host.ref.tol[i],
				   &t->host.ref.rules[i], g->base, &c));
		bool is_loose = t->host.ref.rules[i].below_decision;

		if (c.cause && strcmp(c.cause, "ill_conditioned") != 0)
			FAIL(MISMATCH, "output %u: %s at %lld: %.17g, expected %.17g +- %.3g",
			     i, c.cause, (long long)c.seen.at, c.seen.got, c.seen.want,
			     c.seen.tol);
		double d = h->r ? wide_difference(h, g) : 0;

		*worst = d > *worst ? d : *worst;
		if (d > WIDE_MOST && !is_loose && !c.cause)
			FAIL(MISMATCH, "output %u: %.3g apart in fp64", i, d);
	}
	return STATUS_OK;
}

/* Its code is there now, and not a bit may differ. */
MUST static enum status again(struct task *t)
{
	char hash[sizeof(t->gpu.ref.hash)];

	memcpy(hash, t->gpu.ref.hash, sizeof(hash));
	reference_release(&t->gpu.ref);
	TRY(judge(t, &t->gpu));
	if (strcmp(hash, t->gpu.ref.hash) != 0)
		FAIL(MISMATCH, "a second reference differs from the first");
	return STATUS_OK;
}

MUST static enum status run(struct task *t, double *worst)
{
	TRY(make_inputs(t));
	TRY(judge(t, &t->gpu));
	if (!t->host.dev)
		return again(t);
	TRY(judge(t, &t->host));
	return compare(t, worst);
}

MUST static enum status load(struct task *t, const char *dir, int64_t limit)
{
	struct pattern k;

	TRY(pattern_read(&t->a, dir, &k));
	const struct pattern_point *pp = largest_point(&k, limit);

	if (!pp)
		FAIL(NOT_FOUND, "no point of at most %lld bytes", (long long)limit);
	struct pattern_point *kept = arena_new(&t->a, struct pattern_point);

	*kept = *pp;
	t->p = &kept->p;
	t->bytes = (double)kept->bytes.io;
	struct graph *g = pattern_bind(&t->a, k.g, t->p);

	TRY(op_bind(&t->a, g, NULL, false, &t->typed));
	return op_bind(&t->a, g, NULL, true, &t->wide);
}

static void one(struct device *host, struct near *near, struct device *gpu, const char *dir,
		int64_t limit)
{
	struct task t = {.host = {.dev = host}, .gpu = {.dev = gpu, .near = near}};
	double worst = 0;
	enum status s = load(&t, dir, limit);

	if (!s)
		s = run(&t, &worst);
	const char *point = t.p ? t.p->id : "";

	if (s == STATUS_UNSUPPORTED || s == STATUS_NOT_FOUND) {
		printf("# skip %s %s: %.*s\n", path_base(dir), point,
		       (int)strcspn(status_story(), "\n"), status_story());
		status_clear();
	} else {
		if (s)
			tap_complain(path_base(dir));
		tap_result(!s, "%s %s, %.1f MB: fp64 within %.2g; GPU %.3f s, host %.3f s",
			   path_base(dir), point, t.bytes * 1e-6, worst, t.gpu.seconds,
			   t.host.seconds);
	}
	reference_release(&t.host.ref);
	reference_release(&t.gpu.ref);
	for (uint32_t i = 0; t.gpu.mem && i < t.layout.nstorages; i++)
		device_free(t.gpu.mem[i]);
	arena_release(&t.a);
}

MUST static enum status open_all(bool is_alone, struct device **host, struct device **gpu,
				 struct near **near)
{
	struct provider_opts build = {.compile_timeout_s = 300};
	struct arena a = {0};
	const char *version;

	TRY(nvrtc_version(&a, &version));
	arena_release(&a);
	TRY(device_open("cuda", &(struct device_opts){0}, gpu));
	TRY(near_open(*gpu, &build, near));
	return is_alone ? STATUS_OK : device_open("cpu", &(struct device_opts){0}, host);
}

int main(int argc, char **argv)
{
	struct device *host = NULL, *gpu = NULL;
	struct near *near = NULL;
	unsigned int share = 0, of = 1;
	struct arena a = {0};
	struct str *names;
	size_t n, count;

	if (argc < 4 || (argc > 4 && sscanf(argv[4], "%u/%u", &share, &of) != 2))
		return 2;
	setvbuf(stdout, NULL, _IOLBF, 0);
	if (open_all(argc > 5, &host, &gpu, &near))
		return tap_skip();
	if (file_list(&a, path_join(&a, argv[1], "canonical"), &names, &n)) {
		tap_complain(argv[1]);
		return 1;
	}
	count = strtoul(argv[2], NULL, 10);
	for (size_t i = share; i < count; i += of)
		one(host, near, gpu,
		    arena_printf(&a, "%s/canonical/" STR_FMT, argv[1],
				 STR_ARG(names[i * n / count])),
		    strtoll(argv[3], NULL, 10));
	near_close(near);
	device_close(gpu);
	device_close(host);
	return tap_end();
}
