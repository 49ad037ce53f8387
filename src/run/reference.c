/* References by the interpreter, or by naive. */
#include "run/reference.h"

#include "base/sha256.h"

#include <math.h>
#include <string.h>

/* The interpreter could do 2^26 element-operations, but takes seconds for these, three seeds
 * and two or three evaluations each; naive compiles once and needs none. */
#define REF_MAX_WORK  4194304.0
#define REF_MAX_BYTES 268435456.0

static bool has_decision(const struct bound *b)
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

static void start(struct reference *r, const struct bound *typed, const char *name)
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
	if (!s && has_decision(typed)) {
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

/* ---- naive: two programs of the same steps, one after the other ---- */

/* Buffers that no step needs any more, for the next ones of their size: fresh memory is
 * cleared page by page, which takes longer than most steps. */
struct spares {
	struct device_mem *mem[16];
	uint32_t n;
};

MUST static enum status take(struct device *dev, struct spares *s, size_t bytes,
			     struct device_mem **out)
{
	for (uint32_t i = s->n; i-- > 0;)
		if (s->mem[i]->bytes == bytes) {
			*out = s->mem[i];
			s->mem[i] = s->mem[--s->n];
			return STATUS_OK;
		}
	return device_alloc(dev, bytes, out);
}

static void give(struct spares *s, struct device_mem *mem)
{
	if (s->n < sizeof(s->mem) / sizeof(*s->mem))
		s->mem[s->n++] = mem;
	else
		device_free(mem);
}

static void spares_free(struct spares *s)
{
	while (s->n)
		device_free(s->mem[--s->n]);
}

struct side { /* one of the two */
	const struct bound *b;
	struct program *p;
	void **bufs;
	struct device_mem **mem;
	struct spares *spares;
};

MUST static enum status side_inputs(struct device *dev, struct side *s,
				    const struct eval_input *inputs)
{
	for (uint32_t i = 0; i < s->b->ntensors; i++) {
		const struct codegen_buf *buf = &s->p->bufs[i];
		size_t size = dtype_bytes(buf->dtype);

		TRY(device_alloc(dev, (size_t)inputs[i].elements * size, &s->mem[i]));
		s->bufs[i] = s->mem[i]->p;
		if (buf->dtype == inputs[i].dtype) {
			memcpy(s->bufs[i], inputs[i].storage,
			       (size_t)inputs[i].elements * size);
			continue;
		}
		for (int64_t k = 0; k < inputs[i].elements; k++)
			dtype_store_f64(buf->dtype, s->bufs[i], k,
					dtype_load_f64(inputs[i].dtype, inputs[i].storage, k));
	}
	return STATUS_OK;
}

MUST static enum status side_alloc(struct device *dev, struct side *s, uint32_t step)
{
	for (uint32_t i = s->b->ntensors; i < s->p->nbufs; i++) {
		const struct codegen_buf *buf = &s->p->bufs[i];

		if (s->mem[i] || !buf->used || buf->first_step != step)
			continue;
		TRY(take(dev, s->spares, (size_t)buf->elements * dtype_bytes(buf->dtype),
			 &s->mem[i]));
		s->bufs[i] = s->mem[i]->p;
	}
	return STATUS_OK;
}

static void side_free(struct side *s, uint32_t step)
{
	for (uint32_t i = s->b->ntensors; i < s->p->nbufs; i++) {
		const struct codegen_buf *buf = &s->p->bufs[i];

		if (s->mem[i] && buf->role == CODEGEN_TEMP && buf->last_step == step) {
			give(s->spares, s->mem[i]);
			s->mem[i] = NULL;
			s->bufs[i] = NULL;
		}
	}
}

MUST static enum status side_step(struct device *dev, struct side *s, uint32_t step)
{
	struct device_program one = s->p->code;
	void *const *set = s->bufs;
	struct device_replay *replay;

	TRY(side_alloc(dev, s, step));
	one.steps += step;
	one.nsteps = 1;
	TRY(device_record(dev, &one, &set, 1, 1, &replay));
	enum status status = device_launch(dev, replay);

	if (!status)
		status = device_sync(dev);
	device_replay_free(replay);
	return status;
}

/* Integers and booleans are the base's: both follow the same decisions. */
static void follow(const struct side *base, struct side *wide, uint32_t step, uint32_t buf)
{
	const struct codegen_buf *b = &base->p->bufs[buf];

	(void)step;
	if (!dtype_is_float(b->dtype) && base->bufs[buf])
		memcpy(wide->bufs[buf], base->bufs[buf],
		       (size_t)b->elements * dtype_bytes(b->dtype));
}

static void side_release(struct side *s)
{
	for (uint32_t i = 0; s->p && i < s->p->nbufs; i++)
		device_free(s->mem[i]);
	if (s->p)
		s->p->provider->release(s->p);
	s->p = NULL;
}

MUST static enum status side_open(struct arena *a, struct device *dev, const struct bound *b,
				  const struct provider_opts *opts, struct side *s)
{
	s->b = b;
	TRY(provider_naive_compile(a, dev, b, opts, &s->p));
	s->bufs = arena_array(a, void *, s->p->nbufs + 1);
	s->mem = arena_array(a, struct device_mem *, s->p->nbufs + 1);
	return STATUS_OK;
}

static bool is_alive(const struct codegen_buf *b, uint32_t step)
{
	bool stays = b->role == CODEGEN_INPUT || (b->role == CODEGEN_OUTPUT && b->used);

	return stays || (b->used && b->first_step <= step && step <= b->last_step);
}

/* Bytes at the step where most are alive. */
static double side_peak(const struct side *s)
{
	double most = 0;

	for (uint32_t step = 0; step < s->p->code.nsteps; step++) {
		double now = 0;

		for (uint32_t i = 0; i < s->p->nbufs; i++)
			if (is_alive(&s->p->bufs[i], step))
				now += (double)s->p->bufs[i].elements *
				       (double)dtype_bytes(s->p->bufs[i].dtype);
		most = now > most ? now : most;
	}
	return most;
}

/* Half as much again for spares, which fit only where sizes are equal. */
MUST static enum status fits(const struct side *a, const struct side *b, double max_bytes)
{
	double need = 1.5 * (side_peak(a) + side_peak(b));

	if (need > max_bytes)
		FAIL(EXHAUSTED, "the reference may need %.1f GB", need * 1e-9);
	return STATUS_OK;
}

/* Element by element from a strided buffer to row-major. */
static void gather_rows(const struct tensor *t, enum dtype from, const void *data,
			enum dtype to, void *out)
{
	int64_t n = tensor_numel(t), idx[RANK_MAX] = {0}, at = t->offset;

	for (int64_t i = 0; i < n; i++) {
		if (dtype_is_float(from))
			dtype_store_f64(to, out, i, dtype_load_f64(from, data, at));
		else
			dtype_store_i64(to, out, i, dtype_load_i64(from, data, at));
		for (uint32_t d = t->rank; d-- > 0;) {
			at += t->stride[d];
			if (++idx[d] < t->dim[d])
				break;
			at -= t->dim[d] * t->stride[d];
			idx[d] = 0;
		}
	}
}

static void *side_rows(struct arena *a, const struct side *s, uint32_t ret, enum dtype to)
{
	const struct codegen_ret *r = &s->p->rets[ret];
	void *out = arena_alloc(a, dtype_bytes(to), (size_t)tensor_numel(&r->type) + 1, 64);

	gather_rows(&r->type, s->p->bufs[r->buf].dtype, s->bufs[r->buf], to, out);
	return out;
}

MUST static enum status run_sides(struct device *dev, struct side *base, struct side *wide,
				  bool follows)
{
	for (uint32_t i = 0; i < wide->p->code.nsteps; i++) {
		if (base)
			TRY(side_step(dev, base, i));
		TRY(side_step(dev, wide, i));
		for (uint32_t k = 0; follows && k < wide->p->nbufs; k++)
			if (wide->p->bufs[k].used && wide->p->bufs[k].role != CODEGEN_INPUT &&
			    wide->p->bufs[k].first_step <= i && wide->bufs[k] &&
			    wide->p->bufs[k].last_step >= i)
				follow(base, wide, i, k);
		if (base)
			side_free(base, i);
		side_free(wide, i);
	}
	return STATUS_OK;
}

MUST static enum status run_own(struct device *dev, const struct bound *wide,
				const struct eval_input *inputs,
				const struct reference_opts *opts, struct reference *r)
{
	struct spares spares = {.n = 0};
	struct side own = {.spares = &spares};
	enum status s = side_open(&r->arena, dev, wide, opts->build, &own);

	if (!s)
		s = side_inputs(dev, &own, inputs);
	if (!s)
		s = run_sides(dev, NULL, &own, false);
	for (uint32_t i = 0; !s && i < r->nouts; i++)
		if (r->outs[i].r)
			r->outs[i].own = side_rows(&r->arena, &own, i, DTYPE_f64);
		else
			r->outs[i].own_int =
				side_rows(&r->arena, &own, i, r->outs[i].type.dtype);
	side_release(&own);
	spares_free(&spares);
	return s;
}

MUST static enum status by_naive(struct device *dev, const struct bound *typed,
				 const struct bound *wide, const struct eval_input *inputs,
				 const struct reference_opts *opts, struct reference *r)
{
	struct spares spares = {.n = 0};
	struct side base = {.spares = &spares}, ref = {.spares = &spares};
	enum status s = side_open(&r->arena, dev, typed, opts->build, &base);

	if (!s)
		s = side_open(&r->arena, dev, wide, opts->build, &ref);
	if (!s)
		s = fits(&base, &ref, opts->max_bytes);
	if (!s)
		s = side_inputs(dev, &base, inputs);
	if (!s)
		s = side_inputs(dev, &ref, inputs);
	if (!s)
		s = run_sides(dev, &base, &ref, true);
	for (uint32_t i = 0; !s && i < r->nouts; i++) {
		struct reference_output *o = &r->outs[i];

		o->base = side_rows(&r->arena, &base, i, o->type.dtype);
		if (dtype_is_float(o->type.dtype))
			o->r = side_rows(&r->arena, &ref, i, DTYPE_f64);
	}
	side_release(&base);
	side_release(&ref);
	spares_free(&spares);
	if (!s && has_decision(typed))
		s = run_own(dev, wide, inputs, opts, r);
	return s;
}

/* ---- */

static void hash_of(const struct reference *r, char hex[65])
{
	struct arena a = {0};
	struct buf b = buf_new(&a);
	uint8_t raw[32];

	for (uint32_t i = 0; i < r->nouts; i++) {
		const struct reference_output *o = &r->outs[i];
		size_t n = (size_t)tensor_numel(&o->type);

		sha256_raw((struct str){o->base, n * dtype_bytes(o->type.dtype)}, raw);
		buf_add(&b, raw, sizeof(raw));
		if (o->r) {
			sha256_raw((struct str){(const char *)o->r, n * sizeof(double)}, raw);
			buf_add(&b, raw, sizeof(raw));
		}
	}
	sha256_hex(buf_view(&b), hex);
	arena_release(&a);
}

enum status reference_make(struct device *dev, const struct bound *typed,
			   const struct bound *wide, const struct eval_input *inputs,
			   const struct reference_opts *opts, struct reference *out)
{
	double work, bytes;
	enum status s;

	*out = (struct reference){.name = NULL};
	eval_cost(typed, &work, &bytes);
	if (!opts->force_naive && work <= REF_MAX_WORK && bytes <= REF_MAX_BYTES) {
		start(out, typed, "ref");
		s = by_interpreter(typed, wide, inputs, out);
	} else {
		start(out, typed, "naive");
		s = by_naive(dev, typed, wide, inputs, opts, out);
	}
	if (s) {
		reference_release(out);
		return s;
	}
	for (uint32_t i = 0; i < out->nouts; i++)
		out->tol[i] = compare_tolerance(&out->arena, &out->outs[i], &out->rules[i]);
	hash_of(out, out->hash);
	return STATUS_OK;
}

enum status reference_check(const struct reference *r)
{
	char now[65];

	hash_of(r, now);
	if (strcmp(now, r->hash) != 0)
		FAIL(MISMATCH, "the reference changed while it was in use");
	return STATUS_OK;
}

void reference_release(struct reference *r)
{
	arena_release(&r->arena);
}
