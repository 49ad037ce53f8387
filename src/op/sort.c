/* Ops that order: no expression of their operands, so evaluated by hand. */
#include "op/infer_int.h"
#include "op/list_int.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* sort(self, dim, descending), sort.stable(self, *, stable, dim, descending),
 * topk(self, k, dim, largest, sorted). */
struct ordering {
	uint32_t dim;
	bool descending;
	int64_t keep;
};

MUST static enum status read_ordering(const struct call *c, struct ordering *o)
{
	const struct tensor *t = IN(c, 0);
	bool is_topk = strstr(c->op->name, "topk");
	int down = schema_find(c->schema, is_topk ? STR("largest") : STR("descending"));

	TRY(call_dim(c, (uint32_t)schema_find(c->schema, STR("dim")), t->rank, &o->dim));
	o->descending = call_bool(c, (uint32_t)down);
	o->keep = t->rank ? t->dim[o->dim] : 1;
	if (is_topk) {
		if (call_int(c, 1) < 0 || call_int(c, 1) > o->keep)
			FAIL_CALL(c, "k = %lld of %lld", (long long)call_int(c, 1),
				  (long long)o->keep);
		o->keep = call_int(c, 1);
	}
	return STATUS_OK;
}

static enum status infer_sort(struct call *c)
{
	const struct tensor *t = IN(c, 0);
	bool is_topk = strstr(c->op->name, "topk");
	struct ordering o;
	int64_t dim[RANK_MAX];

	TRY(read_ordering(c, &o));
	memcpy(dim, t->dim, sizeof(dim));
	if (t->rank)
		dim[o.dim] = o.keep;
	for (int i = 0; i < 2; i++) {
		struct tensor *out = infer_out(c, i ? DTYPE_i64 : t->dtype, t->rank, dim);

		if (!is_topk)
			infer_preserve(out, t);
	}
	return STATUS_OK;
}

/* A key whose order as u64 is the order of the values: NaN above all, -0 equal to 0. */
static uint64_t order_key(enum dtype d, const void *p, int64_t i)
{
	double v;

	if (!dtype_is_float(d)) {
		int64_t x = 0;
		size_t n = dtype_bytes(d);

		memcpy(&x, (const char *)p + (size_t)i * n, n);
		if (dtype_is_signed(d))
			x = (int64_t)((uint64_t)x << (64 - 8 * n)) >> (64 - 8 * n);
		return (uint64_t)x ^ (dtype_is_signed(d) ? 1ull << 63 : 0);
	}
	v = dtype_load_f64(d, p, i);
	uint64_t u;

	if (isnan(v))
		return UINT64_MAX;
	v += 0.0;
	memcpy(&u, &v, sizeof(u));
	return u >> 63 ? ~u : u | 1ull << 63;
}

struct item {
	uint64_t key;
	int64_t at;
};

static int by_key(const void *a, const void *b)
{
	const struct item *x = a, *y = b;

	if (x->key != y->key)
		return x->key < y->key ? -1 : 1;
	return (x->at > y->at) - (x->at < y->at);
}

static enum status eval_sort(const struct call *c, const void *const *in, void *const *out)
{
	const struct tensor *t = IN(c, 0);
	size_t size = dtype_bytes(t->dtype);
	struct arena a = {0};
	struct ordering o;

	TRY(read_ordering(c, &o));
	int64_t n = t->rank ? t->dim[o.dim] : 1, inner = 1, rows = tensor_numel(t);

	for (uint32_t d = o.dim + 1; d < t->rank; d++)
		inner *= t->dim[d];
	rows = n ? rows / n : 0;
	struct item *items = arena_array(&a, struct item, (size_t)n + 1);

	for (int64_t r = 0; r < rows; r++) {
		int64_t base = r / inner * inner * n + r % inner;
		int64_t to = r / inner * inner * o.keep + r % inner;

		for (int64_t i = 0; i < n; i++) {
			uint64_t key = order_key(t->dtype, in[0], base + i * inner);

			items[i] = (struct item){o.descending ? ~key : key, i};
		}
		qsort(items, (size_t)n, sizeof(*items), by_key);
		for (int64_t i = 0; i < o.keep; i++) {
			memcpy((char *)out[0] + (size_t)(to + i * inner) * size,
			       (const char *)in[0] +
				       (size_t)(base + items[i].at * inner) * size,
			       size);
			((int64_t *)out[1])[to + i * inner] = items[i].at;
		}
	}
	arena_release(&a);
	return STATUS_OK;
}

static const struct op ops[] = {
	{
		.name = "aten.sort.default",
		.schema =
			"(Tensor self, int dim=-1, bool descending=False) -> (Tensor, Tensor)",
		.doc = "in order, and where from; equal ones keep their order",
		.fuse = FUSE_FALLBACK,
		.flags = OP_SORT | OP_DISCRETE,
		.infer = infer_sort,
		.eval = eval_sort,
	},
	{
		.name = "aten.sort.stable",
		.schema =
			"(Tensor self, *, bool? stable, int dim=-1, bool descending=False) -> "
			"(Tensor, Tensor)",
		.doc = "in order, and where from; equal ones keep their order",
		.fuse = FUSE_FALLBACK,
		.flags = OP_SORT | OP_DISCRETE,
		.infer = infer_sort,
		.eval = eval_sort,
	},
	{
		.name = "aten.topk.default",
		.schema = "(Tensor self, SymInt k, int dim=-1, bool largest=True, bool "
			  "sorted=True) -> "
			  "(Tensor, Tensor)",
		.doc = "the largest or smallest, and where from",
		.fuse = FUSE_FALLBACK,
		.flags = OP_SORT | OP_DISCRETE,
		.infer = infer_sort,
		.eval = eval_sort,
	},
};

const struct op_family op_sort = OP_FAMILY(sort);
