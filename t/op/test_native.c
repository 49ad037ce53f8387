/*
 * Generated code against the same recorded values: all cases of an op become one shared
 * object.  usage: test_native DIR [OP].  TAP: a line per op that has a lowering.
 */
#include "cases.h"
#include "codegen/codegen.h"
#include "toolchain/cc.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef void kernel_fn(void *const *bufs, const int64_t *ints, int64_t begin, int64_t end,
		       int thread);

struct built {
	struct recorded_case c;
	struct codegen *g;
};

MUST static enum status generate(struct arena *a, const json_t *json, size_t number,
				 bool unfused, struct built *out, struct buf *text)
{
	struct codegen_opts opts = {.unfused = unfused, .threads = 2};

	opts.prefix = arena_printf(a, "c%zu_", number);
	TRY(case_read(a, json, &out->c));
	TRY(codegen_build(a, out->c.b, &opts, &out->g));
	buf_str(text, out->g->text);
	return STATUS_OK;
}

/* Each step in two parts, as two threads would do it. */
MUST static enum status launch(void *so, const struct codegen *g, void *const *bufs)
{
	for (uint32_t i = 0; i < g->nsteps; i++) {
		int64_t units = g->steps[i].units, half = units / 2;
		kernel_fn *fn;

		*(void **)&fn = dlsym(so, g->steps[i].name);
		if (!fn)
			FAIL(NOT_FOUND, "no %s in the object", g->steps[i].name);
		if (half)
			fn(bufs, NULL, 0, half, 0);
		if (units > half)
			fn(bufs, NULL, half, units, 1);
	}
	return STATUS_OK;
}

static void *row_major(struct arena *a, const struct tensor *t, const void *data)
{
	size_t size = dtype_bytes(t->dtype);
	int64_t n = tensor_numel(t);
	char *out = arena_alloc(a, size, (size_t)n + 1, 64);

	for (int64_t i = 0; i < n; i++) {
		int64_t at = t->offset, rest = i;

		for (uint32_t d = t->rank; d-- > 0;) {
			at += rest % t->dim[d] * t->stride[d];
			rest /= t->dim[d];
		}
		memcpy(out + (size_t)i * size, (const char *)data + (size_t)at * size, size);
	}
	return out;
}

MUST static enum status run_case(struct arena *a, const struct op *op, void *so,
				 const struct built *b)
{
	const struct codegen *g = b->g;
	void **bufs = arena_array(a, void *, g->nbufs + 1);

	for (uint32_t i = 0; i < g->nbufs; i++) {
		size_t bytes = (size_t)g->bufs[i].elements * dtype_bytes(g->bufs[i].dtype);

		bufs[i] = arena_alloc(a, 1, bytes + 64, 256);
		memset(bufs[i], 0xA5, bytes);
		if (g->bufs[i].role == CODEGEN_INPUT)
			memcpy(bufs[i], b->c.in[g->bufs[i].input].data.p,
			       b->c.in[g->bufs[i].input].data.n);
	}
	TRY(launch(so, g, bufs));
	for (uint32_t k = 0; k < b->c.nout; k++) {
		const struct codegen_ret *r = &g->rets[k];
		const struct tensor *t = bound_type(b->c.b, b->c.b->rets[k]);

		TRY(case_compare(op, &b->c, k, t, row_major(a, &r->type, bufs[r->buf])));
	}
	return STATUS_OK;
}

static void complain(const char *what, const struct built *b)
{
	printf("# %s %s\n#   %s\n", what, b->c.call ? b->c.call : "", status_story());
	status_clear();
}

static size_t run_file(struct arena *a, const struct op *op, const json_t *cases, bool unfused)
{
	size_t n = json_array_size(cases), failed = 0;
	struct built *built = arena_array(a, struct built, n + 1);
	struct cc_opts cc = {.quick = true};
	struct cc_image image;
	struct buf text = buf_new(a);

	for (size_t i = 0; i < n; i++)
		if (generate(a, json_array_get(cases, i), i, unfused, &built[i], &text)) {
			complain("generating", &built[i]);
			failed++;
		}
	if (cc_build(a, buf_view(&text), &cc, &image)) {
		complain("compiling", &built[0]);
		return n;
	}
	void *so = dlopen(image.path, RTLD_NOW | RTLD_LOCAL);

	for (size_t i = 0; so && i < n; i++)
		if (built[i].g && run_case(a, op, so, &built[i])) {
			if (failed++ < 4)
				complain("running", &built[i]);
			status_clear();
		}
	if (so)
		dlclose(so);
	return so ? failed : n;
}

static void run_op(const char *dir, const struct op *op, bool unfused, int number)
{
	struct arena a = {0};
	json_auto_t *cases = NULL;
	size_t failed = 1, n = 0;

	if (json_read_file(arena_printf(&a, "%s/%s.json", dir, op->name), &cases)) {
		complain("reading", &(struct built){0});
	} else {
		n = json_array_size(cases);
		failed = run_file(&a, op, cases, unfused);
	}
	printf("%sok %d - %s: %zu of %zu cases\n", failed || !n ? "not " : "", number, op->name,
	       n - (n ? failed : 0), n);
	arena_release(&a);
}

int main(int argc, char **argv)
{
	bool unfused = argc > 2 && !strcmp(argv[2], "--unfused");
	const char *only = argc > 2 + unfused ? argv[2 + unfused] : NULL;
	int n = 0;

	if (argc < 2)
		return 2;
	setvbuf(stdout, NULL, _IOLBF, 0);
	for (const struct op *op = NULL; (op = op_next(op));)
		if ((op->at || op->scatter) && (!only || !strcmp(only, op->name)))
			run_op(argv[1], op, unfused, ++n);
	printf("1..%d\n", n);
	return 0;
}
