/*
 * The judge, for tests in Python: what a point of a repro should give, and whether what
 * torch gave agrees, by the rule of every sweep.
 *
 *	ref_eval inputs REPRO POINT SEED         bytes of the storages, one after the other
 *	ref_eval dump   REPRO POINT SEED FILE    outputs into FILE
 *	ref_eval check  REPRO POINT SEED FILE    a line of JSON for each output in FILE
 *
 * FILE is a line of JSON, [{"dtype", "shape", "stride"}, …], then the outputs' row-major
 * bytes.  POINT may be "home".
 */
#include "base/file.h"
#include "base/json.h"
#include "corpus/inputs.h"
#include "corpus/pattern.h"
#include "device/device.h"
#include "run/reference.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define FILE_BYTES_MAX ((size_t)16 << 30)

struct task {
	struct arena *a;
	struct pattern k;
	const struct point *p;
	struct inputs_layout layout;
	char **storages;
	struct bound *typed, *wide;
	struct reference ref;
};

MUST static enum status read_point(struct task *t, const char *repro, const char *id)
{
	struct arena *a = t->a;
	const char *slash = strrchr(repro, '/');
	const char *dir = slash ? arena_printf(a, "%.*s", (int)(slash - repro), repro) : ".";
	const struct pattern_point *pp;

	TRY(pattern_read(a, dir, &t->k));
	pp = pattern_find_point(&t->k, strcmp(id, "home") != 0 ? id : t->k.home);
	if (!pp)
		FAIL(NOT_FOUND, "no point %s in %s", id, repro);
	t->p = &pp->p;
	return STATUS_OK;
}

MUST static enum status make_inputs(struct task *t, uint64_t seed)
{
	struct arena *a = t->a;

	TRY(inputs_plan(a, t->p, &t->layout));
	t->storages = arena_array(a, char *, t->layout.nstorages + 1);
	for (uint32_t i = 0; i < t->layout.nstorages; i++) {
		t->storages[i] =
			arena_alloc(a, 1, (size_t)t->layout.bytes[i] + 1, INPUTS_ALIGN);
		TRY(inputs_fill(t->p, &t->layout, inputs_key(seed, t->p->id), i,
				t->storages[i]));
	}
	return STATUS_OK;
}

static struct eval_input *eval_inputs(const struct task *t)
{
	struct eval_input *in = arena_array(t->a, struct eval_input, t->p->ninputs + 1);

	for (uint32_t i = 0; i < t->p->ninputs; i++) {
		enum dtype d = t->p->inputs[i].t.dtype;
		uint32_t s = t->layout.storage[i];

		in[i] = (struct eval_input){d, t->storages[s],
					    t->layout.bytes[s] / (int64_t)dtype_bytes(d)};
	}
	return in;
}

/* The interpreter up to the size that sweeps use it for, unfused generated code above. */
MUST static enum status judge(struct task *t)
{
	struct provider_opts build = {.compile_timeout_s = 600};
	/* Held against an estimate of the worst case; what is really held is less. */
	struct reference_code code = {0};
	struct reference_opts opts = {.build = &build, .code = &code, .max_bytes = 40e9};
	struct device_opts device = {0};
	struct graph *g = pattern_bind(t->a, t->k.g, t->p);
	struct device *dev;

	TRY(op_bind(t->a, g, NULL, false, &t->typed));
	TRY(op_bind(t->a, g, NULL, true, &t->wide));
	TRY(device_open("cpu", &device, &dev));
	build.threads = dev->info.threads;
	enum status s = reference_make(dev, t->typed, t->wide, eval_inputs(t), &opts, &t->ref);

	reference_code_release(&code);
	device_close(dev);
	return s;
}

static int64_t out_bytes(const struct tensor *t)
{
	return tensor_numel(t) * (int64_t)dtype_bytes(t->dtype);
}

static void put_ints(struct jsonw *w, const char *key, const int64_t *v, uint32_t n)
{
	jsonw_key(w, key);
	jsonw_open(w, '[');
	for (uint32_t i = 0; i < n; i++)
		jsonw_int(w, v[i]);
	jsonw_close(w, ']');
}

static void put_type(struct jsonw *w, const struct tensor *t)
{
	jsonw_key(w, "dtype");
	jsonw_cstr(w, dtype_name(t->dtype));
	put_ints(w, "shape", t->dim, t->rank);
	put_ints(w, "stride", t->stride, t->rank);
}

MUST static enum status dump(struct task *t, const char *path)
{
	struct buf b = buf_new(t->a);
	struct jsonw w = jsonw_compact(&b);

	jsonw_open(&w, '[');
	for (uint32_t i = 0; i < t->ref.nouts; i++) {
		jsonw_open(&w, '{');
		put_type(&w, &t->ref.outs[i].type);
		jsonw_close(&w, '}');
	}
	jsonw_close(&w, ']');
	buf_char(&b, '\n');
	for (uint32_t i = 0; i < t->ref.nouts; i++)
		buf_add(&b, t->ref.outs[i].base, (size_t)out_bytes(&t->ref.outs[i].type));
	return file_write(path, buf_view(&b));
}

MUST static enum status read_dims(const json_t *list, uint32_t rank, int64_t *out)
{
	if (json_array_size(list) != rank)
		FAIL(MISMATCH, "rank %zu, declared %u", json_array_size(list), rank);
	for (uint32_t d = 0; d < rank; d++)
		out[d] = json_integer_value(json_array_get(list, d));
	return STATUS_OK;
}

/* dtype, shape and strides as declared; of sizes 1 the stride does not matter, and of
 * tensors without elements none does. */
MUST static enum status same_type(const json_t *got, const struct tensor *want)
{
	const char *dtype = json_string_value(json_object_get(got, "dtype"));
	int64_t dim[RANK_MAX], stride[RANK_MAX];

	if (!dtype || strcmp(dtype, dtype_name(want->dtype)) != 0)
		FAIL(MISMATCH, "dtype %s, declared %s", dtype, dtype_name(want->dtype));
	TRY(read_dims(json_object_get(got, "shape"), want->rank, dim));
	TRY(read_dims(json_object_get(got, "stride"), want->rank, stride));
	for (uint32_t d = 0; d < want->rank; d++)
		if (dim[d] != want->dim[d])
			FAIL(MISMATCH, "size %lld of dimension %u, declared %lld",
			     (long long)dim[d], d, (long long)want->dim[d]);
	for (uint32_t d = 0; d < want->rank && tensor_numel(want); d++)
		if (dim[d] > 1 && stride[d] != want->stride[d])
			FAIL(MISMATCH, "stride %lld of dimension %u, declared %lld",
			     (long long)stride[d], d, (long long)want->stride[d]);
	return STATUS_OK;
}

static void put_values(struct jsonw *w, const struct reference *ref, uint32_t i, const void *x)
{
	struct compare_result r;

	if (compare_output(ref->place, &ref->outs[i], &ref->tol[i], &ref->rules[i], x, &r))
		abort(); /* on the host nothing can fail */

	jsonw_key(w, "cause");
	jsonw_cstr(w, r.cause);
	jsonw_key(w, "at");
	jsonw_int(w, r.seen.at);
	const char *const keys[] = {"got", "want", "tol", "worst"};
	const double v[] = {r.seen.got, r.seen.want, r.seen.tol, r.seen.worst};

	for (int k = 0; k < 4; k++) {
		jsonw_key(w, keys[k]);
		jsonw_f64(w, v[k]);
	}
	jsonw_key(w, "flips");
	jsonw_int(w, r.seen.wrong);
	jsonw_key(w, "ambiguous");
	jsonw_int(w, ref->tol[i].ambiguous);
}

static void put_verdict(struct task *t, uint32_t i, const json_t *got, const void *x)
{
	struct buf b = buf_new(t->a);
	struct jsonw w = jsonw_compact(&b);

	jsonw_open(&w, '{');
	jsonw_key(&w, "out");
	jsonw_int(&w, i);
	jsonw_key(&w, "judge");
	jsonw_cstr(&w, t->ref.name);
	put_type(&w, &t->ref.outs[i].type);
	jsonw_key(&w, "type");
	if (same_type(got, &t->ref.outs[i].type)) {
		jsonw_cstr(&w, status_story());
		status_clear();
	} else {
		jsonw_null(&w);
	}
	/* Values are row-major, so that wrong strides do not hide them. */
	if (x)
		put_values(&w, &t->ref, i, x);
	jsonw_close(&w, '}');
	printf(STR_FMT "\n", STR_ARG(buf_view(&b)));
}

MUST static enum status check(struct task *t, const char *path)
{
	struct str file;
	json_auto_t *head = NULL;

	TRY(file_read(t->a, path, FILE_BYTES_MAX, &file));
	const char *line = memchr(file.p, '\n', file.n);

	if (!line)
		FAIL(INVALID, "%s: no head", path);
	TRY(json_read_text((struct str){file.p, (size_t)(line - file.p)}, path, &head));
	if (json_array_size(head) != t->ref.nouts)
		FAIL(MISMATCH, "%zu outputs, declared %u", json_array_size(head), t->ref.nouts);
	const char *at = line + 1, *end = file.p + file.n;

	for (uint32_t i = 0; i < t->ref.nouts; i++) {
		int64_t bytes = out_bytes(&t->ref.outs[i].type);

		put_verdict(t, i, json_array_get(head, i), end - at >= bytes ? at : NULL);
		at += end - at >= bytes ? bytes : end - at;
	}
	return STATUS_OK;
}

MUST static enum status run(struct task *t, char **argv)
{
	uint64_t seed;

	TRY(read_point(t, argv[2], argv[3]));
	TRY(str_to_u64(str_of(argv[4]), &seed));
	TRY(make_inputs(t, seed));
	if (!strcmp(argv[1], "inputs")) {
		for (uint32_t i = 0; i < t->layout.nstorages; i++)
			fwrite(t->storages[i], 1, (size_t)t->layout.bytes[i], stdout);
		return STATUS_OK;
	}
	TRY(judge(t));
	enum status s = !strcmp(argv[1], "dump") ? dump(t, argv[5]) : check(t, argv[5]);

	reference_release(&t->ref);
	return s;
}

int main(int argc, char **argv)
{
	struct arena a = {0};
	struct task t = {.a = &a};

	if (argc != (argc > 1 && !strcmp(argv[1], "inputs") ? 5 : 6)) {
		fprintf(stderr, "usage: ref_eval inputs|dump|check REPRO POINT SEED [FILE]\n");
		return 2;
	}
	enum status s = run(&t, argv);

	if (s)
		fprintf(stderr, "%s: %s\n", status_name(s), status_story());
	arena_release(&a);
	return status_exit_code(s);
}
