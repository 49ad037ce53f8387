/* References by the interpreter; reference_naive.c makes those of larger work. */
#include "base/sha256.h"
#include "run/reference_int.h"

#include <math.h>
#include <string.h>

/* The interpreter could do 2^26 element-operations, but takes seconds for these, three seeds
 * and two or three evaluations each; naive compiles once and needs none. */
#define REF_MAX_WORK  4194304.0
#define REF_MAX_BYTES 268435456.0

bool reference_has_decision(const struct bound *b)
{
	struct compare_rules rules;
	bool any = false;

	for (uint32_t i = 0; i < b->nrets; i++) {
		compare_rules_of(b, i, &rules);
		any |= rules.below_decision;
	}
	return any;
}

static double *as_f64(struct arena *a, const struct tensor *t, const void *data)
{
	int64_t n = tensor_numel(t);
	double *out = arena_array(a, double, (size_t)n + 1);

	for (int64_t i = 0; i < n; i++)
		out[i] = dtype_load_f64(t->dtype, data, i);
	return out;
}

static void *copied(struct arena *a, const struct tensor *t, const void *data)
{
	size_t bytes = (size_t)tensor_numel(t) * dtype_bytes(t->dtype);
	void *out = arena_alloc(a, 1, bytes + 1, 64);

	memcpy(out, data, bytes);
	return out;
}

static void start(struct reference *r, const struct bound *typed, double tol_scale,
		  const char *name)
{
	struct arena *a = &r->arena;

	r->name = name;
	r->nouts = typed->nrets;
	r->outs = arena_array(a, struct reference_output, r->nouts + 1);
	r->rules = arena_array(a, struct compare_rules, r->nouts + 1);
	r->tol = arena_array(a, struct tolerance, r->nouts + 1);
	for (uint32_t i = 0; i < r->nouts; i++) {
		r->outs[i].type = *bound_type(typed, typed->rets[i]);
		compare_rules_of(typed, i, &r->rules[i]);
		if (tol_scale > 1)
			r->rules[i].scale = tol_scale;
	}
}

/* ---- ref ---- */

MUST static enum status by_interpreter(const struct bound *typed, const struct bound *wide,
				       const struct eval_input *inputs, struct reference *r)
{
	struct arena *a = &r->arena;
	struct eval_opts keep = {.keep_all = true};
	struct eval *base, *ref = NULL, *own = NULL;

	TRY(eval_run(a, typed, inputs, &keep, &base));
	struct eval_opts follow = {.follow = base};
	enum status s = eval_run(a, wide, inputs, &follow, &ref);

	if (s)
		ref = NULL;
	if (!s && reference_has_decision(typed)) {
		s = eval_run(a, wide, inputs, NULL, &own);
		if (s)
			own = NULL;
	}
	for (uint32_t i = 0; !s && i < r->nouts; i++) {
		struct reference_output *o = &r->outs[i];
		const struct eval_value *w = eval_ret(ref, i);

		o->base = copied(a, &o->type, eval_ret(base, i)->data);
		if (!dtype_is_float(o->type.dtype)) {
			o->own_int = own ? copied(a, &o->type, eval_ret(own, i)->data) : NULL;
			continue;
		}
		o->r = as_f64(a, &w->type, w->data);
		o->own = own ? as_f64(a, &w->type, eval_ret(own, i)->data) : NULL;
	}
	eval_release(base);
	if (ref)
		eval_release(ref);
	if (own)
		eval_release(own);
	return s;
}

/* ---- */

/* An array of an output, wherever it lies. */
MUST static enum status hash_array(const struct reference *r, const void *p, size_t bytes,
				   struct buf *b)
{
	uint8_t raw[32];
	uint64_t digest;

	if (r->near) {
		TRY(near_digest(r->near, p, bytes, &digest));
		buf_add(b, &digest, sizeof(digest));
	} else {
		sha256_raw((struct str){p, bytes}, raw);
		buf_add(b, raw, sizeof(raw));
	}
	return STATUS_OK;
}

MUST static enum status hash_arrays(const struct reference *r, struct buf *b)
{
	for (uint32_t i = 0; i < r->nouts; i++) {
		const struct reference_output *o = &r->outs[i];
		size_t n = (size_t)tensor_numel(&o->type);

		TRY(hash_array(r, o->base, n * dtype_bytes(o->type.dtype), b));
		if (o->r)
			TRY(hash_array(r, o->r, n * sizeof(double), b));
	}
	return STATUS_OK;
}

MUST static enum status hash_of(const struct reference *r, char hex[65])
{
	struct arena a = {0};
	struct buf b = buf_new(&a);
	enum status s = hash_arrays(r, &b);

	sha256_hex(buf_view(&b), hex);
	arena_release(&a);
	return s;
}

bool reference_uses_device(const struct bound *typed, const struct reference_opts *opts)
{
	double work, bytes;

	eval_cost(typed, &work, &bytes);
	return opts->near || opts->force_naive || work > REF_MAX_WORK || bytes > REF_MAX_BYTES;
}

MUST static enum status tolerances(struct reference *r)
{
	for (uint32_t i = 0; i < r->nouts; i++)
		TRY(compare_tolerance(r->place, &r->outs[i], &r->rules[i], &r->tol[i]));
	return hash_of(r, r->hash);
}

enum status reference_make(struct device *dev, const struct bound *typed,
			   const struct bound *wide, const struct eval_input *inputs,
			   const struct reference_opts *opts, struct reference *out)
{
	bool is_naive = reference_uses_device(typed, opts);

	*out = (struct reference){.near = opts->near,
				  .place = opts->near ? near_place(opts->near) : &compare_here};
	start(out, typed, opts->tol_scale, is_naive ? "naive" : "ref");
	enum status s = is_naive ? reference_by_naive(dev, typed, wide, inputs, opts, out)
				 : by_interpreter(typed, wide, inputs, out);

	if (!s)
		s = tolerances(out);
	if (s)
		reference_release(out);
	return s;
}

enum status reference_check(const struct reference *r)
{
	char now[65];

	TRY(hash_of(r, now));
	if (strcmp(now, r->hash) != 0)
		FAIL(MISMATCH, "the reference changed while it was in use");
	return STATUS_OK;
}

void reference_release(struct reference *r)
{
	for (uint32_t i = 0; i < r->nmem; i++)
		device_free(r->mem[i]);
	r->nmem = 0;
	arena_release(&r->arena);
}
