/* Element types, shapes and strides, as ATen gives them. */
#include "op/infer_int.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

static enum status tell(const struct call *c, enum status s, const char *file, int line,
			const char *fmt, va_list ap) __attribute__((format(printf, 5, 0)));

static enum status tell(const struct call *c, enum status s, const char *file, int line,
			const char *fmt, va_list ap)
{
	char words[300];
	const struct node *n = &c->bound->g->nodes[c->node];

	vsnprintf(words, sizeof(words), fmt, ap);
	return status_tell(s, 1, file, line, STR_FMT ":%u: " STR_FMT " (%s): %s",
			   STR_ARG(c->bound->g->origin), n->line, STR_ARG(n->name), c->op->name,
			   words);
}

enum status fail_call(const struct call *c, const char *file, int line, const char *fmt, ...)
{
	va_list ap;

	va_start(ap, fmt);
	enum status s = tell(c, STATUS_INVALID, file, line, fmt, ap);

	va_end(ap);
	return s;
}

enum status refuse_call(const struct call *c, const char *file, int line, const char *fmt, ...)
{
	va_list ap;

	va_start(ap, fmt);
	enum status s = tell(c, STATUS_UNSUPPORTED, file, line, fmt, ap);

	va_end(ap);
	return s;
}

struct tensor *infer_out_like(struct call *c, const struct tensor *t)
{
	struct tensor *outs = arena_array(c->arena, struct tensor, c->nouts + 1);

	if (c->nouts)
		memcpy(outs, c->outs, c->nouts * sizeof(*outs));
	outs[c->nouts] = *t;
	c->outs = outs;
	return &c->outs[c->nouts++];
}

struct tensor *infer_out(struct call *c, enum dtype d, uint32_t rank, const int64_t *dim)
{
	struct tensor t = tensor_contiguous(d, rank, dim);

	return infer_out_like(c, &t);
}

static enum dtype promote_ints(enum dtype a, enum dtype b)
{
	static const enum dtype signed_of[] = {
		[1] = DTYPE_i8, [2] = DTYPE_i16, [4] = DTYPE_i32, [8] = DTYPE_i64};
	size_t x = dtype_bytes(a), y = dtype_bytes(b);

	if (dtype_is_signed(a) == dtype_is_signed(b))
		return x >= y ? a : b;
	enum dtype s = dtype_is_signed(a) ? a : b, u = dtype_is_signed(a) ? b : a;
	size_t need = 2 * dtype_bytes(u);

	return dtype_bytes(s) >= need ? s : signed_of[need > 8 ? 8 : need];
}

enum dtype promote(enum dtype a, enum dtype b)
{
	if (a == b || b == DTYPE_none)
		return a;
	if (a == DTYPE_none)
		return b;
	enum category x = dtype_category(a), y = dtype_category(b);

	if (x == CATEGORY_BOOL)
		return b;
	if (y == CATEGORY_BOOL)
		return a;
	if (x == CATEGORY_INT && y == CATEGORY_INT)
		return promote_ints(a, b);
	if (x == CATEGORY_INT)
		return b;
	if (y == CATEGORY_INT)
		return a;
	if (dtype_bytes(a) == dtype_bytes(b)) /* f16 and bf16 */
		return DTYPE_f32;
	return dtype_bytes(a) > dtype_bytes(b) ? a : b;
}

void promotion_tensor(struct promotion *p, const struct tensor *t)
{
	enum dtype *d = t->rank ? &p->dim : &p->zero;

	*d = promote(*d, t->dtype);
}

void promotion_scalar(struct promotion *p, const struct arg *arg)
{
	enum dtype d = arg->kind == ARG_BOOL    ? DTYPE_b8
		       : arg->kind == ARG_FLOAT ? p->default_float
						: DTYPE_i64;

	p->wrapped = promote(p->wrapped, d);
}

static enum dtype combine(enum dtype higher, enum dtype lower)
{
	if (higher == DTYPE_none || lower == DTYPE_none)
		return higher == DTYPE_none ? lower : higher;
	if (dtype_is_float(higher))
		return higher;
	if (higher == DTYPE_b8 || dtype_is_float(lower))
		return promote(higher, lower);
	return higher;
}

enum dtype promotion_result(const struct promotion *p)
{
	return combine(p->dim, combine(p->zero, p->wrapped));
}

enum status infer_broadcast(const struct call *c, const struct tensor *const *in, uint32_t n,
			    uint32_t *rank, int64_t *dim)
{
	*rank = 0;
	for (uint32_t i = 0; i < n; i++)
		*rank = in[i]->rank > *rank ? in[i]->rank : *rank;
	for (uint32_t d = 0; d < *rank; d++)
		dim[d] = 1;
	for (uint32_t i = 0; i < n; i++) {
		for (uint32_t d = 0; d < in[i]->rank; d++) {
			int64_t *to = &dim[*rank - in[i]->rank + d];
			int64_t size = in[i]->dim[d];

			if (*to != size && *to != 1 && size != 1)
				FAIL_CALL(c, "sizes %lld and %lld do not broadcast",
					  (long long)*to, (long long)size);
			*to = *to == 1 ? size : *to;
		}
	}
	return STATUS_OK;
}

bool is_channels_last(const struct tensor *t)
{
	struct tensor n = *t;

	if (t->rank != 4 || !tensor_numel(t))
		return false;
	set_channels_last(&n);
	for (uint32_t d = 0; d < 4; d++)
		if (t->dim[d] != 1 && t->stride[d] != n.stride[d])
			return false;
	return true;
}

void set_channels_last(struct tensor *t)
{
	static const uint32_t order[] = {1, 3, 2, 0};
	int64_t s = 1;

	for (int i = 0; i < 4; i++) {
		t->stride[order[i]] = s;
		s *= t->dim[order[i]] > 1 ? t->dim[order[i]] : 1;
	}
	t->offset = 0;
}

/* The stride with which operand t walks dimension d of out; 0 where it is repeated. */
static int64_t walk_stride(const struct tensor *t, const struct tensor *out, uint32_t d)
{
	uint32_t pad = out->rank - t->rank;

	if (d < pad || (t->dim[d - pad] == 1 && out->dim[d] != 1))
		return 0;
	return t->stride[d - pad];
}

/* > 0 when dimension x must lie outside of y, going by the first operand that cares. */
static int swap_order(const struct tensor *out, const struct tensor *const *in, uint32_t n,
		      uint32_t x, uint32_t y)
{
	for (uint32_t i = 0; i < n; i++) {
		int64_t sx = walk_stride(in[i], out, x), sy = walk_stride(in[i], out, y);

		if (!sx || !sy)
			continue;
		if (sx != sy)
			return sx < sy ? -1 : 1;
		if (out->dim[x] > out->dim[y])
			return 1;
	}
	return 0;
}

/* Dense strides, innermost dimension first as perm says. */
static void strides_by(struct tensor *out, const uint32_t *perm)
{
	int64_t s = 1;

	for (uint32_t i = 0; i < out->rank; i++) {
		out->stride[perm[i]] = s;
		s *= out->dim[perm[i]] > 1 ? out->dim[perm[i]] : 1;
	}
	out->offset = 0;
}

static void order_by_operands(struct tensor *out, const struct tensor *const *in, uint32_t n)
{
	uint32_t perm[RANK_MAX];

	for (uint32_t i = 0; i < out->rank; i++)
		perm[i] = out->rank - 1 - i;
	for (uint32_t i = 1; i < out->rank; i++) {
		uint32_t at = i;

		for (uint32_t j = i; j-- > 0;) {
			int order = swap_order(out, in, n, perm[j], perm[at]);

			if (order > 0) {
				uint32_t t = perm[j];

				perm[j] = perm[at];
				perm[at] = t;
				at = j;
			} else if (order < 0) {
				break;
			}
		}
	}
	strides_by(out, perm);
}

static bool same_strides(const struct tensor *a, const struct tensor *b)
{
	return !memcmp(a->stride, b->stride, a->rank * sizeof(*a->stride));
}

void infer_elementwise_strides(struct tensor *out, const struct tensor *const *in, uint32_t n)
{
	bool contiguous = true, nhwc = true, same = true;

	tensor_set_contiguous(out);
	for (uint32_t i = 0; i < n; i++) {
		bool whole = tensor_same_shape(in[i], out);

		contiguous &= whole && tensor_is_contiguous(in[i]);
		nhwc &= whole && is_channels_last(in[i]);
		same &= whole && tensor_is_dense(in[i]) && same_strides(in[i], in[0]);
	}
	if (contiguous || !tensor_numel(out) || !n)
		return;
	if (nhwc)
		set_channels_last(out);
	else if (same)
		memcpy(out->stride, in[0]->stride, sizeof(out->stride));
	else
		order_by_operands(out, in, n);
}

void infer_preserve(struct tensor *out, const struct tensor *t)
{
	if (tensor_is_dense(t) && tensor_numel(t)) {
		memcpy(out->stride, t->stride, sizeof(out->stride));
		out->offset = 0;
		return;
	}
	infer_elementwise_strides(out, &t, 1);
}

/* Dimensions of stride 0, or that step within one another, share elements. */
static bool overlaps(const struct tensor *t)
{
	int64_t reach = 0;
	uint32_t order[RANK_MAX];

	tensor_order(t, order);
	for (uint32_t i = t->rank; i-- > 0;) { /* innermost first */
		uint32_t d = order[i];

		if (t->dim[d] <= 1)
			continue;
		if (t->stride[d] <= reach)
			return true;
		reach += (t->dim[d] - 1) * t->stride[d];
	}
	return false;
}

void infer_keep_strides(struct tensor *out, const struct tensor *t)
{
	if (!tensor_numel(t) || overlaps(t)) {
		infer_preserve(out, t);
		return;
	}
	memcpy(out->stride, t->stride, sizeof(out->stride));
	out->offset = 0;
}

/* What torch takes for channels last: strides in that order, gaps allowed (c10's
 * is_channels_last_strides_2d); a stride of a size 1 tells nothing. */
static bool is_like_channels_last(const struct tensor *t)
{
	static const uint32_t order[] = {1, 3, 2, 0};
	int64_t least = 0;

	if (t->rank != 4 || !tensor_numel(t) || tensor_is_contiguous(t))
		return false;
	for (int i = 0; i < 4; i++) {
		uint32_t d = order[i];

		if (t->dim[d] == 1)
			continue;
		if (t->stride[d] < least || (d == 1 && !t->stride[d]))
			return false;
		least = t->stride[d] * t->dim[d];
	}
	return true;
}

void infer_suggest(struct tensor *out, const struct tensor *const *in, uint32_t n)
{
	bool nhwc = n > 0 && out->rank == 4;

	for (uint32_t i = 0; i < n; i++)
		nhwc &= is_like_channels_last(in[i]);
	tensor_set_contiguous(out);
	if (nhwc)
		set_channels_last(out);
}

void infer_format(struct tensor *out, const struct call *c, uint32_t slot,
		  const struct tensor *like)
{
	const struct arg *f = &c->slots[slot];

	if (f->kind != ARG_NONE && str_is(f->s, "torch.channels_last") && out->rank == 4)
		set_channels_last(out);
	else if (f->kind != ARG_NONE && str_is(f->s, "torch.contiguous_format"))
		tensor_set_contiguous(out);
	else if (like)
		infer_preserve(out, like);
	else
		tensor_set_contiguous(out);
}

/* Walk both shapes from the inside: a run of old dimensions that lie dense in one another
 * may be cut anew. */
bool view_strides(const struct tensor *t, struct tensor *out)
{
	int64_t view = (int64_t)out->rank - 1, numel = tensor_numel(t);

	out->offset = t->offset;
	if (!numel) {
		int64_t offset = out->offset;

		tensor_set_contiguous(out);
		out->offset = offset;
		return true;
	}
	if (!t->rank) {
		for (uint32_t d = 0; d < out->rank; d++)
			out->stride[d] = 1;
		return true;
	}
	int64_t base = t->stride[t->rank - 1], run = 1, taken = 1;

	for (int64_t d = (int64_t)t->rank - 1; d >= 0; d--) {
		run *= t->dim[d];
		if (d && (t->dim[d - 1] == 1 || t->stride[d - 1] == run * base))
			continue;
		while (view >= 0 && (taken < run || out->dim[view] == 1)) {
			out->stride[view] = taken * base;
			taken *= out->dim[view];
			view--;
		}
		if (taken != run)
			return false;
		if (d) {
			base = t->stride[d - 1];
			run = taken = 1;
		}
	}
	return view == -1;
}

enum status infer_shape(const struct call *c, uint32_t slot, int64_t n, uint32_t *rank,
			int64_t *dim)
{
	int64_t known = 1, unknown = -1;

	*rank = call_ints(c, slot, dim);
	for (uint32_t d = 0; d < *rank; d++) {
		if (dim[d] == -1 && unknown < 0)
			unknown = d;
		else if (dim[d] < 0)
			FAIL_CALL(c, "size %lld is negative", (long long)dim[d]);
		else
			known *= dim[d];
	}
	if (unknown >= 0) {
		if (!known || n % known)
			FAIL_CALL(c, "%lld elements do not fit the sizes given", (long long)n);
		dim[unknown] = n / known;
	} else if (known != n) {
		FAIL_CALL(c, "%lld elements become %lld", (long long)n, (long long)known);
	}
	return STATUS_OK;
}
