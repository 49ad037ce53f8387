/*
 * What the judge's passes over data on a GPU cost: each over ELEMENTS (default 2^24) of bf16 and
 * their references in fp64, the least of five, beside what they read.
 *
 *	looks [ELEMENTS]
 *
 * Exit 77 without NVRTC or a GPU.
 */
#include "base/clock.h"
#include "run/near_int.h"
#include "toolchain/nvrtc.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { TIMES = 5 };

struct bench {
	struct device *gpu;
	struct near *near;
	struct arena arena;
	struct device_mem *x, *y, *wide;
	struct reference_output ref;
	struct tolerance tol;
	int64_t n;
};

/* ---- data ---- */

/* Sums of three uniform numbers about 0: of many exponents, as outputs are. */
static double value_of(uint64_t *state)
{
	double sum = 0;

	for (int i = 0; i < 3; i++) {
		*state = *state * 6364136223846793005u + 1442695040888963407u;
		sum += (double)(*state >> 11) * 0x1p-53 - 0.5;
	}
	return sum;
}

MUST static enum status give(struct bench *b, const void *from, size_t bytes,
			     struct device_mem **out)
{
	TRY(device_alloc(b->gpu, bytes, out));
	return device_upload(*out, 0, from, bytes);
}

MUST static enum status make_data(struct bench *b)
{
	size_t n = (size_t)b->n;
	double *wide = arena_array(&b->arena, double, n + 1);
	uint16_t *narrow = arena_array(&b->arena, uint16_t, n + 1);
	uint64_t state = 1;

	for (size_t i = 0; i < n; i++) {
		wide[i] = value_of(&state);
		dtype_store_f64(DTYPE_bf16, narrow, (int64_t)i, wide[i]);
	}
	TRY(give(b, narrow, n * sizeof(*narrow), &b->x));
	TRY(give(b, narrow, n * sizeof(*narrow), &b->y));
	TRY(give(b, wide, n * sizeof(*wide), &b->wide));
	b->ref = (struct reference_output){
		.type = {.dtype = DTYPE_bf16, .rank = 1, .dim = {b->n}, .stride = {1}},
		.base = b->y->p,
		.r = (double *)b->wide->p};
	return STATUS_OK;
}

/* ---- passes ---- */

MUST static enum status look(struct bench *b)
{
	struct device_look looks = {.a = b->x->p, .b = b->y->p, .bytes = b->x->bytes};
	uint32_t first;

	TRY(device_look(b->gpu, &looks, 1, &first));
	if (first != 1)
		FAIL(MISMATCH, "equal ranges are called different");
	return STATUS_OK;
}

MUST static enum status digest(struct bench *b)
{
	uint64_t d;

	return near_digest(b->near, b->wide->p, b->wide->bytes, &d);
}

MUST static enum status errors(struct bench *b)
{
	const struct compare_place *place = near_place(b->near);
	struct compare_errors *e = arena_new(&b->arena, struct compare_errors);

	TRY(place->errors(place->ctx, &b->ref, e));
	if (e->finite != b->n)
		FAIL(MISMATCH, "%lld of %lld are finite", (long long)e->finite,
		     (long long)b->n);
	return STATUS_OK;
}

MUST static enum status floats(struct bench *b)
{
	const struct compare_place *place = near_place(b->near);
	struct compare_tally t;

	return place->floats(place->ctx, &b->ref, &b->tol, b->x->p, 0, 0, &t);
}

MUST static enum status unwritten(struct bench *b)
{
	int64_t first;

	return near_unwritten(b->near, DTYPE_bf16, b->n, b->x->p, 0xA5, b->y->p, 0x5A, &first);
}

MUST static enum status transposed(struct bench *b)
{
	int64_t rows = 4096, columns = b->n / rows;
	struct tensor t = {
		.dtype = DTYPE_bf16, .rank = 2, .dim = {columns, rows}, .stride = {1, columns}};

	TRY(near_rows(b->near, &t, b->x->p, b->y->p));
	return device_sync(b->gpu);
}

/* ---- */

static const struct pass {
	const char *name;
	enum status (*run)(struct bench *b);
	int64_t bytes; /* that it goes through, per element */
} passes[] = {
	{"look", look, 4},      {"digest", digest, 8},       {"errors", errors, 10},
	{"floats", floats, 12}, {"unwritten", unwritten, 4}, {"transposed", transposed, 4},
};

MUST static enum status time_pass(struct bench *b, const struct pass *p)
{
	double least = HUGE_VAL;

	for (int i = 0; i < TIMES; i++) {
		int64_t began = clock_ns();

		TRY_CTX(p->run(b), "%s", p->name);
		least = fmin(least, (double)(clock_ns() - began) * 1e-9);
	}
	printf("%-10s %8.3f ms %8.0f GB/s\n", p->name, 1e3 * least,
	       (double)(p->bytes * b->n) / least * 1e-9);
	return STATUS_OK;
}

MUST static enum status run(struct bench *b)
{
	struct provider_opts build = {.compile_timeout_s = 300};
	struct compare_rules rules = {.scale = 1};

	TRY(near_open(b->gpu, &build, &b->near));
	TRY(make_data(b));
	TRY(compare_tolerance(near_place(b->near), &b->ref, &rules, &b->tol));
	for (size_t i = 0; i < sizeof(passes) / sizeof(*passes); i++)
		TRY(time_pass(b, &passes[i]));
	return STATUS_OK;
}

int main(int argc, char **argv)
{
	struct bench b = {.n = argc > 1 ? strtoll(argv[1], NULL, 10) : 1 << 24};
	const char *version;

	if (nvrtc_version(&b.arena, &version) ||
	    device_open("cuda", &(struct device_opts){0}, &b.gpu)) {
		fprintf(stderr, "looks: %s\n", status_story());
		return 77;
	}
	enum status s = run(&b);

	if (s)
		fprintf(stderr, "looks: %s\n", status_story());
	device_free(b.x);
	device_free(b.y);
	device_free(b.wide);
	near_close(b.near);
	device_close(b.gpu);
	arena_release(&b.arena);
	return s != STATUS_OK;
}
