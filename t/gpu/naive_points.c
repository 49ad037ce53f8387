/*
 * The judge on a GPU against the judge on the host, both by generated code.
 *
 *	naive_points CORPUS COUNT LIMIT [I/N [alone]]
 *
 * COUNT kernels evenly through the corpus, of each the largest point whose inputs and outputs
 * have at most LIMIT bytes.  What the GPU gives in the declared types must pass for a right
 * output by the host's reference; what it gives in fp64 must agree to 1e-10 of its size, save
 * behind decisions.  With "alone" the host makes none, for large points would take it minutes,
 * and the GPU two that must be the same bit for bit; the second finds its code compiled and is
 * timed.
 * TAP; exit 77 without NVRTC or a GPU.
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
	struct reference ref;
	double seconds;
};

struct task {
	struct arena a;
	const struct point *p;
	struct inputs_layout layout;
	struct eval_input *in;
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

MUST static enum status make_inputs(struct task *t)
{
	struct arena *a = &t->a;

	TRY(inputs_plan(a, t->p, &t->layout));
	char **storages = arena_array(a, char *, t->layout.nstorages + 1);

	for (uint32_t i = 0; i < t->layout.nstorages; i++) {
		storages[i] = arena_alloc(a, 1, (size_t)t->layout.bytes[i] + 1, INPUTS_ALIGN);
		TRY(inputs_fill(t->p, &t->layout, inputs_key(SEED, t->p->id), i, storages[i]));
	}
	t->in = arena_array(a, struct eval_input, t->p->ninputs + 1);
	for (uint32_t i = 0; i < t->p->ninputs; i++) {
		enum dtype d = t->p->inputs[i].t.dtype;
		uint32_t s = t->layout.storage[i];

		t->in[i] = (struct eval_input){d, storages[s],
					       t->layout.bytes[s] / (int64_t)dtype_bytes(d)};
	}
	return STATUS_OK;
}

MUST static enum status judge(struct task *t, struct side *s)
{
	struct provider_opts build = {.compile_timeout_s = 300,
				      .threads = s->dev->info.threads};
	struct reference_opts opts = {.build = &build, .max_bytes = 60e9, .force_naive = true};
	int64_t from = clock_ns();

	TRY(reference_make(s->dev, t->typed, t->wide, t->in, &opts, &s->ref));
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

MUST static enum status compare(const struct task *t, double *worst)
{
	for (uint32_t i = 0; i < t->host.ref.nouts; i++) {
		const struct reference_output *h = &t->host.ref.outs[i],
					      *g = &t->gpu.ref.outs[i];
		struct compare_result c =
			compare_output(h, &t->host.ref.tol[i], &t->host.ref.rules[i], g->base);
		bool is_loose = t->host.ref.rules[i].below_decision;

		if (c.cause && strcmp(c.cause, "ill_conditioned") != 0)
			FAIL(MISMATCH, "output %u: %s at %lld: %.17g, expected %.17g +- %.3g",
			     i, c.cause, (long long)c.at, c.got, c.want, c.tol);
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

static void one(struct device *host, struct device *gpu, const char *dir, int64_t limit)
{
	struct task t = {.host = {.dev = host}, .gpu = {.dev = gpu}};
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
	arena_release(&t.a);
}

MUST static enum status open_both(bool is_alone, struct device **host, struct device **gpu)
{
	struct arena a = {0};
	const char *version;

	TRY(nvrtc_version(&a, &version));
	arena_release(&a);
	TRY(device_open("cuda", &(struct device_opts){0}, gpu));
	return is_alone ? STATUS_OK : device_open("cpu", &(struct device_opts){0}, host);
}

int main(int argc, char **argv)
{
	struct device *host = NULL, *gpu = NULL;
	unsigned int share = 0, of = 1;
	struct arena a = {0};
	struct str *names;
	size_t n, count;

	if (argc < 4 || (argc > 4 && sscanf(argv[4], "%u/%u", &share, &of) != 2))
		return 2;
	setvbuf(stdout, NULL, _IOLBF, 0);
	if (open_both(argc > 5, &host, &gpu))
		return tap_skip();
	if (file_list(&a, path_join(&a, argv[1], "canonical"), &names, &n)) {
		tap_complain(argv[1]);
		return 1;
	}
	count = strtoul(argv[2], NULL, 10);
	for (size_t i = share; i < count; i += of)
		one(host, gpu,
		    arena_printf(&a, "%s/canonical/" STR_FMT, argv[1],
				 STR_ARG(names[i * n / count])),
		    strtoll(argv[3], NULL, 10));
	device_close(gpu);
	device_close(host);
	return tap_end();
}
