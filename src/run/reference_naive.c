/*
 * References by naive: two programs of the same steps, typed and wide, one after the other, on
 * a host device or a GPU.
 */
#include "run/reference_int.h"
#include "run/strided.h"

#include <string.h>

/* ---- buffers ---- */

struct judge {
	struct device *dev;
	const struct eval_input *inputs;
	const struct reference_opts *opts;
	struct reference *r;
};

MUST static enum status hold(const struct judge *j)
{
	return j->opts->take ? j->opts->take(j->opts->ctx) : STATUS_OK;
}

static void let_go(const struct judge *j)
{
	if (j->opts->let_go)
		j->opts->let_go(j->opts->ctx);
}

/* Who waits, has his turn. */
MUST static enum status yield(const struct judge *j)
{
	if (j->opts->is_wanted && j->opts->is_wanted(j->opts->ctx))
		let_go(j);
	return hold(j);
}

struct side { /* one of the two */
	const struct bound *b;
	struct program *p;
	void **bufs;
	struct device_mem **mem;
};

static size_t buf_bytes(const struct codegen_buf *b)
{
	return (size_t)b->elements * dtype_bytes(b->dtype);
}

MUST static enum status side_alloc(struct judge *j, struct side *s, uint32_t step)
{
	for (uint32_t i = s->b->ntensors; i < s->p->nbufs; i++) {
		const struct codegen_buf *buf = &s->p->bufs[i];

		if (s->mem[i] || !buf->used || buf->first_step != step)
			continue;
		TRY(device_alloc(j->dev, buf_bytes(buf), &s->mem[i]));
		s->bufs[i] = s->mem[i]->p;
	}
	return STATUS_OK;
}

static void side_free(struct side *s, uint32_t step)
{
	for (uint32_t i = s->b->ntensors; i < s->p->nbufs; i++) {
		const struct codegen_buf *buf = &s->p->bufs[i];

		if (s->mem[i] && buf->role == CODEGEN_TEMP && buf->last_step == step) {
			device_free(s->mem[i]);
			s->mem[i] = NULL;
			s->bufs[i] = NULL;
		}
	}
}

static void side_release(struct side *s)
{
	for (uint32_t i = 0; s->mem && i < s->p->nbufs; i++)
		device_free(s->mem[i]);
}

MUST static enum status make_code(struct device *dev, const struct bound *b,
				  const struct reference_opts *opts, struct program **kept)
{
	if (*kept)
		return STATUS_OK;
	return provider_naive_compile(&opts->code->arena, dev, b, opts->build, kept);
}

enum status reference_prepare(struct device *dev, const struct bound *typed,
			      const struct bound *wide, const struct reference_opts *opts)
{
	TRY(make_code(dev, typed, opts, &opts->code->typed));
	return make_code(dev, wide, opts, &opts->code->wide);
}

void reference_code_release(struct reference_code *code)
{
	struct program *const both[] = {code->typed, code->wide};

	for (int i = 0; i < 2; i++)
		if (both[i])
			both[i]->provider->release(both[i]);
	arena_release(&code->arena);
	*code = (struct reference_code){NULL, NULL, {0}};
}

static void side_open(struct arena *a, const struct bound *b, struct program *p, struct side *s)
{
	s->b = b;
	s->p = p;
	s->bufs = arena_array(a, void *, p->nbufs + 1);
	s->mem = arena_array(a, struct device_mem *, p->nbufs + 1);
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
				now += (double)buf_bytes(&s->p->bufs[i]);
		most = now > most ? now : most;
	}
	return most;
}

/* Half as much again for what a device keeps, which fits only where sizes are equal. */
MUST static enum status fits(const struct side *a, const struct side *b, double max_bytes)
{
	double need = 1.5 * (side_peak(a) + side_peak(b));

	if (need > max_bytes)
		FAIL(EXHAUSTED, "the reference may need %.1f GB", need * 1e-9);
	return STATUS_OK;
}

/* ---- launches ---- */

MUST static enum status run_once(struct device *dev, const struct device_program *p,
				 void *const *bufs)
{
	struct device_replay *replay;

	TRY(device_record(dev, p, &bufs, 1, 1, &replay));
	enum status s = device_launch(dev, replay);

	if (!s)
		s = device_sync(dev);
	device_replay_free(replay);
	return s;
}

MUST static enum status side_step(struct judge *j, struct side *s, uint32_t step)
{
	struct device_program one = s->p->code;

	TRY(yield(j));
	TRY(side_alloc(j, s, step));
	one.steps += step;
	one.nsteps = 1;
	one.is_direct = true; /* a graph would be launched once */
	return run_once(j->dev, &one, s->bufs);
}

/* ---- inputs ---- */

/* Floats to fp64, where they lie. */
MUST static enum status widen(const struct judge *j, const struct eval_input *in, void *to)
{
	struct tensor all = {
		.dtype = in->dtype, .rank = 1, .dim = {in->elements}, .stride = {1}};
	struct arena temp = {0};
	double *wide = to;
	enum status s = STATUS_OK;

	if (j->opts->near)
		return near_wide_rows(j->opts->near, &all, in->storage, to);
	if (!device_is_host(j->dev))
		wide = arena_room(&temp, sizeof(*wide), (size_t)in->elements + 1, 64);
	dtype_load_run(in->dtype, in->storage, 0, in->elements, wide);
	if (wide != to)
		s = device_copy(j->dev, to, wide, (size_t)in->elements * sizeof(*wide));
	if (!s)
		s = device_sync(j->dev);
	arena_release(&temp);
	return s;
}

MUST static enum status side_input(struct judge *j, struct side *s, uint32_t i)
{
	const struct eval_input *in = &j->inputs[i];
	enum dtype d = s->p->bufs[i].dtype;
	size_t bytes = (size_t)in->elements * dtype_bytes(d);

	TRY(device_alloc(j->dev, bytes, &s->mem[i]));
	s->bufs[i] = s->mem[i]->p;
	if (d == in->dtype)
		return device_copy(j->dev, s->bufs[i], in->storage, bytes);
	return widen(j, in, s->bufs[i]);
}

MUST static enum status side_inputs(struct judge *j, struct side *s)
{
	for (uint32_t i = 0; i < s->b->ntensors; i++) {
		TRY(yield(j));
		TRY(side_input(j, s, i));
	}
	return STATUS_OK;
}

/* ---- outputs ---- */

/* Element by element from a strided buffer to row-major. */
static void gather_rows(const struct tensor *t, enum dtype from, const void *data,
			enum dtype to, void *out)
{
	if (from == to) {
		struct tensor same = *t;

		same.dtype = from;
		strided_rows(&same, data, out);
		return;
	}
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

/* What is no more than a part of a buffer, or not in its order, comes by way of a copy. */
MUST static enum status rows_here(struct judge *j, const struct side *s, uint32_t ret,
				  enum dtype to, void **out)
{
	const struct codegen_ret *r = &s->p->rets[ret];
	const struct device_mem *mem = s->mem[r->buf];
	enum dtype from = s->p->bufs[r->buf].dtype;
	size_t n = (size_t)tensor_numel(&r->type);
	struct arena scratch = {0};

	*out = arena_room(&j->r->arena, dtype_bytes(to), n + 1, 64);
	if (!n)
		return STATUS_OK;
	if (from == to && tensor_is_contiguous(&r->type) && !r->type.offset) {
		enum status status = device_download(mem, 0, *out, n * dtype_bytes(to));

		let_go(j);
		return status;
	}
	void *all = arena_room(&scratch, 1, mem->bytes + 1, 64);
	enum status status = device_download(mem, 0, all, mem->bytes);

	let_go(j);
	if (!status)
		gather_rows(&r->type, from, all, to, *out);
	arena_release(&scratch);
	return status;
}

/* Buffers are of the types that outputs have; but an f64 may be made of a narrower float. */
MUST static enum status rows_there(struct judge *j, const struct side *s, uint32_t ret,
				   enum dtype to, void **out)
{
	const struct codegen_ret *r = &s->p->rets[ret];
	const void *from = s->mem[r->buf]->p;
	struct tensor t = r->type;
	struct device_mem *mem;

	t.dtype = s->p->bufs[r->buf].dtype;
	TRY(device_alloc(j->dev, (size_t)tensor_numel(&t) * dtype_bytes(to), &mem));
	j->r->mem[j->r->nmem++] = mem;
	*out = mem->p;
	if (t.dtype == to)
		return near_rows(j->opts->near, &t, from, *out);
	if (to != DTYPE_f64 || !dtype_is_float(t.dtype))
		FAIL(UNSUPPORTED, "output %u: %s of a buffer of %s", ret, dtype_name(to),
		     dtype_name(t.dtype));
	return near_wide_rows(j->opts->near, &t, from, *out);
}

MUST static enum status side_rows(struct judge *j, const struct side *s, uint32_t ret,
				  enum dtype to, void **out)
{
	TRY(hold(j));
	return j->opts->near ? rows_there(j, s, ret, to, out) : rows_here(j, s, ret, to, out);
}

/* ---- both ---- */

/* Integers and booleans are the base's: both follow the same decisions. */
MUST static enum status follow(struct judge *j, const struct side *base, struct side *wide,
			       uint32_t step)
{
	for (uint32_t i = wide->b->ntensors; i < wide->p->nbufs; i++) {
		const struct codegen_buf *b = &wide->p->bufs[i];
		bool is_alive_now = b->used && b->first_step <= step && step <= b->last_step &&
				    wide->bufs[i];

		if (is_alive_now && !dtype_is_float(base->p->bufs[i].dtype) && base->bufs[i])
			TRY(device_copy(j->dev, wide->bufs[i], base->bufs[i], buf_bytes(b)));
	}
	return STATUS_OK;
}

MUST static enum status run_sides(struct judge *j, struct side *base, struct side *wide)
{
	for (uint32_t i = 0; i < wide->p->code.nsteps; i++) {
		if (base)
			TRY(side_step(j, base, i));
		TRY(side_step(j, wide, i));
		if (base)
			TRY(follow(j, base, wide, i));
		if (base)
			side_free(base, i);
		side_free(wide, i);
	}
	return STATUS_OK;
}

MUST static enum status own_rows(struct judge *j, const struct side *own)
{
	struct reference *r = j->r;

	for (uint32_t i = 0; i < r->nouts; i++) {
		struct reference_output *o = &r->outs[i];
		void *rows = NULL;

		TRY(side_rows(j, own, i, o->r ? DTYPE_f64 : o->type.dtype, &rows));
		if (o->r)
			o->own = rows;
		else
			o->own_int = rows;
	}
	return STATUS_OK;
}

MUST static enum status run_own(struct judge *j, const struct bound *wide)
{
	struct side own;

	side_open(&j->r->arena, wide, j->opts->code->wide, &own);
	enum status s = side_inputs(j, &own);

	if (!s)
		s = run_sides(j, NULL, &own);
	if (!s)
		s = own_rows(j, &own);
	side_release(&own);
	return s;
}

MUST static enum status both_rows(struct judge *j, const struct side *base,
				  const struct side *ref)
{
	struct reference *r = j->r;

	for (uint32_t i = 0; i < r->nouts; i++) {
		struct reference_output *o = &r->outs[i];
		void *rows = NULL;

		TRY(side_rows(j, base, i, o->type.dtype, &rows));
		o->base = rows;
		if (!dtype_is_float(o->type.dtype))
			continue;
		TRY(side_rows(j, ref, i, DTYPE_f64, &rows));
		o->r = rows;
	}
	return STATUS_OK;
}

MUST static enum status run_both(struct judge *j, const struct bound *typed,
				 const struct bound *wide)
{
	struct side base, ref;

	side_open(&j->r->arena, typed, j->opts->code->typed, &base);
	side_open(&j->r->arena, wide, j->opts->code->wide, &ref);
	enum status s = fits(&base, &ref, j->opts->max_bytes);

	if (!s)
		s = side_inputs(j, &base);
	if (!s)
		s = side_inputs(j, &ref);
	if (!s)
		s = run_sides(j, &base, &ref);
	if (!s)
		s = both_rows(j, &base, &ref);
	side_release(&base);
	side_release(&ref);
	return s;
}

enum status reference_by_naive(struct device *dev, const struct bound *typed,
			       const struct bound *wide, const struct eval_input *inputs,
			       const struct reference_opts *opts, struct reference *r)
{
	struct judge j = {.dev = dev, .inputs = inputs, .opts = opts, .r = r};

	r->mem = arena_array(&r->arena, struct device_mem *, 3 * r->nouts + 1);
	TRY(reference_prepare(dev, typed, wide, opts));
	TRY(run_both(&j, typed, wide));
	return reference_has_decision(typed) ? run_own(&j, wide) : STATUS_OK;
}
