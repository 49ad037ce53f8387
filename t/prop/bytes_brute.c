/*
 * The byte model against the interpreter: what a kernel reads is what its outputs depend on.
 *
 *	bytes_brute CORPUS WORK [KERNEL…]
 *
 * Of each kernel the smallest point whose evaluations come to WORK element-operations at most.
 * All elements that the model leaves out are changed at once: no output may change, or it
 *counts too little.  Then what it counts is changed piece by piece: each time an output must
 *change, or it counts too much, unless it says "approx", or the ops are such that values decide
 *what is looked at.  Inputs read through an index are counted by expectation and are not asked.
 */
#include "corpus/bytes_int.h"
#include "corpus/inputs.h"
#include "corpus/tree.h"
#include "eval/eval.h"
#include "part/part.h"
#include "tap.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { PIECES = 24, PIECE_LEAST = 48, SEED = 3 };

struct task {
	struct arena a;
	const struct point *p;
	struct walk w;
	struct inputs_layout layout;
	char **storages, **made; /* as they are now, and as the generator made them */
	struct eval_input *in;
	struct eval *before;
	bool is_by_value; /* some op looks at one operand or another by value */
};

/* ---- evaluation ---- */

MUST static enum status make(struct task *t)
{
	struct inputs_key key = inputs_key(SEED, t->p->id);

	TRY(inputs_plan(&t->a, t->p, &t->layout));
	t->storages = arena_array(&t->a, char *, t->layout.nstorages + 1);
	t->made = arena_array(&t->a, char *, t->layout.nstorages + 1);
	for (uint32_t s = 0; s < t->layout.nstorages; s++) {
		size_t n = (size_t)t->layout.bytes[s];

		t->storages[s] = arena_alloc(&t->a, 1, n + 1, INPUTS_ALIGN);
		t->made[s] = arena_alloc(&t->a, 1, n + 1, INPUTS_ALIGN);
		TRY(inputs_fill(t->p, &t->layout, key, s, t->made[s]));
		memcpy(t->storages[s], t->made[s], n);
	}
	t->in = arena_array(&t->a, struct eval_input, t->p->ninputs + 1);
	for (uint32_t i = 0; i < t->p->ninputs; i++) {
		enum dtype d = t->p->inputs[i].t.dtype;
		uint32_t s = t->layout.storage[i];

		t->in[i] = (struct eval_input){d, t->storages[s],
					       t->layout.bytes[s] / (int64_t)dtype_bytes(d)};
	}
	return STATUS_OK;
}

/* The place in its storage of an element by its number in row-major order. */
static int64_t place(const struct tensor *t, int64_t k)
{
	int64_t at = t->offset;

	for (uint32_t d = t->rank; d-- > 0;) {
		at += k % t->dim[d] * t->stride[d];
		k /= t->dim[d];
	}
	return at;
}

/* The input that a returned value is written over, or is; -1. */
static int input_of(const struct task *t, uint32_t ret)
{
	uint32_t node = t->w.g->ret.items[ret].node;
	const struct node *n = &t->w.g->nodes[node];

	if (part_mutates(n))
		node = walk_operand(&t->w, node, 0);
	for (uint32_t i = 0; i < t->p->ninputs; i++)
		if (t->w.b->tensors[i] == node)
			return (int)i;
	return -1;
}

static bool same_bytes(const char *x, const char *y, size_t n)
{
	return !memcmp(x, y, n);
}

/* Where an input was only left as it was, its being another one now is no reading. */
static bool is_left_alone(const struct task *t, int input, int64_t k, const char *before,
			  const char *after, size_t size)
{
	const struct tensor *in = &t->p->inputs[input].t;
	uint32_t s = t->layout.storage[input];
	int64_t at = place(in, k) * (int64_t)size;

	return same_bytes(before, t->made[s] + at, size) &&
	       same_bytes(after, t->storages[s] + at, size);
}

static bool has_changed(const struct task *t, const struct eval *now)
{
	for (uint32_t r = 0; r < t->w.b->nrets; r++) {
		const struct eval_value *x = eval_ret(t->before, r), *y = eval_ret(now, r);
		int64_t n = tensor_numel(&x->type);
		size_t size = dtype_bytes(x->type.dtype);
		int input = input_of(t, r);

		if (same_bytes(x->data, y->data, (size_t)n * size))
			continue;
		if (input < 0)
			return true;
		for (int64_t k = 0; k < n; k++) {
			const char *p = (const char *)x->data + k * (int64_t)size;
			const char *q = (const char *)y->data + k * (int64_t)size;

			if (!same_bytes(p, q, size) && !is_left_alone(t, input, k, p, q, size))
				return true;
		}
	}
	return false;
}

MUST static enum status changes(struct task *t, bool *out)
{
	struct arena a = {0};
	struct eval *now;
	enum status s = eval_run(&a, t->w.b, t->in, NULL, &now);

	if (!s) {
		*out = has_changed(t, now);
		eval_release(now);
	} else if (s == STATUS_INVALID) { /* an index that leaves its tensor is looked at */
		status_clear();
		*out = true;
		s = STATUS_OK;
	}
	arena_release(&a);
	return s;
}

/* ---- changing ---- */

/* Another value that the input may have: a near one, or with `far` one that no constant of a
 * kernel hides. */
static void disturb(struct task *t, uint32_t input, int64_t k, bool far)
{
	const struct tensor *in = &t->p->inputs[input].t;
	char *to = t->storages[t->layout.storage[input]];
	int64_t at = place(in, k);
	struct gen g;

	if (dtype_is_float(in->dtype)) {
		double v = dtype_load_f64(in->dtype, to, at);

		dtype_store_f64(in->dtype, to, at, far ? -v - 1000 : v * 1.75 + 0.5);
		return;
	}
	int64_t v = dtype_load_i64(in->dtype, to, at);

	if (dtype_category(in->dtype) == CATEGORY_BOOL)
		v = !v;
	else if (inputs_gen(t->p, input, &g))
		status_clear(); /* stays as it is */
	else if (far && g.hi > g.lo)
		v = g.lo + (v - g.lo + 1 + k % 7) % (g.hi - g.lo);
	else
		v = v > g.lo ? v - 1 : v + 1;
	dtype_store_i64(in->dtype, to, at, v);
}

static void restore(struct task *t, uint32_t input)
{
	uint32_t s = t->layout.storage[input];

	memcpy(t->storages[s], t->made[s], (size_t)t->layout.bytes[s]);
}

static bool is_in(const struct boxes *s, const struct tensor *t, int64_t k)
{
	int64_t at[RANK_MAX];

	for (uint32_t d = t->rank; d-- > 0;) {
		at[d] = k % t->dim[d];
		k /= t->dim[d];
	}
	for (uint32_t i = 0; i < s->n; i++) {
		const struct box *b = &s->b[i];
		bool in = true;

		for (uint32_t d = 0; d < t->rank && in; d++)
			in = at[d] >= b->lo[d] &&
			     at[d] <= b->lo[d] + (b->n[d] - 1) * b->step[d] &&
			     (at[d] - b->lo[d]) % b->step[d] == 0;
		if (in)
			return true;
	}
	return s->all;
}

/* ---- the two questions ---- */

static bool is_asked(const struct task *t, uint32_t input)
{
	const struct point_input *in = &t->p->inputs[input];

	return in->group < 0 && !tensor_overlaps(&in->t) &&
	       !t->w.rows[t->w.b->tensors[input]] && in->gen.kind != GEN_PERM &&
	       in->gen.kind != GEN_SORTED && in->gen.kind != GEN_OFFSETS &&
	       in->gen.kind != GEN_SEED;
}

MUST static enum status too_little(struct task *t, bool *out)
{
	for (uint32_t i = 0; i < t->p->ninputs; i++) {
		const struct tensor *in = &t->p->inputs[i].t;
		const struct boxes *s = &t->w.demand[t->w.b->tensors[i]];

		for (int64_t k = 0; is_asked(t, i) && k < tensor_numel(in); k++)
			if (!is_in(s, in, k))
				disturb(t, i, k, true);
	}
	enum status st = changes(t, out);

	for (uint32_t i = 0; i < t->p->ninputs; i++)
		restore(t, i);
	return st;
}

/* The pieces of an input's demand that nothing depends on. */
MUST static enum status idle_pieces(struct task *t, uint32_t input, int *idle, int *pieces)
{
	const struct tensor *in = &t->p->inputs[input].t;
	const struct boxes *s = &t->w.demand[t->w.b->tensors[input]];
	int64_t n = tensor_numel(in), all = boxes_count(s, in), seen, k = 0;
	int64_t most = all / PIECE_LEAST < PIECES ? all / PIECE_LEAST : PIECES;

	*pieces = (int)most; /* a few elements may all be hidden by their values */
	for (int piece = 0; piece < *pieces; piece++) {
		int64_t from = k;
		bool has = false;

		for (int far = 0; far < 2 && !has; far++) {
			for (k = from, seen = all * piece / *pieces;
			     k < n && seen < all * (piece + 1) / *pieces; k++)
				if (is_in(s, in, k)) {
					disturb(t, input, k, far);
					seen++;
				}
			TRY(changes(t, &has));
			restore(t, input);
		}
		*idle += !has;
	}
	return STATUS_OK;
}

static bool is_selective(const struct graph *g, const struct bound *b)
{
	static const char *const words[] = {
		"where",   "amax", "amin", "max", "min",    "relu",  "clamp",    "maximum",
		"minimum", "topk", "any",  "all", "gather", "index", "embedding"};

	for (uint32_t i = g->nparams; i < g->nnodes; i++) {
		const struct op *op = b->calls[i].op;

		if (op && b->calls[i].nouts && b->calls[i].outs[0].dtype == DTYPE_b8)
			return true;
		for (size_t k = 0; op && k < sizeof(words) / sizeof(*words); k++)
			if (strstr(op->name, words[k]))
				return true;
	}
	return false;
}

static void ask(struct task *t, const char *name)
{
	bool little = false;
	int idle = 0, pieces = 0;
	enum status s = too_little(t, &little);

	for (uint32_t i = 0; !s && i < t->p->ninputs; i++) {
		int here = 0, n = 0;

		if (is_asked(t, i))
			s = idle_pieces(t, i, &here, &n);
		if (here)
			printf("# %s in%u: %d of %d pieces are counted and not read\n", name, i,
			       here, n);
		idle += here;
		pieces += n;
	}
	if (s)
		tap_complain(name);
	if (little)
		printf("# %s: something is read that is not counted\n", name);
	tap_result(!s && !little && (!idle || t->w.approx || t->is_by_value),
		   "%s %s, %d pieces%s%s", name, t->p->id, pieces,
		   t->w.approx ? ", approx" : "", t->is_by_value ? ", by value" : "");
}

/* ---- kernels ---- */

MUST static enum status bind(struct task *t, const struct graph *g, const struct point *p)
{
	t->p = p;
	t->is_by_value = false;
	TRY(bytes_walk(&t->a, g, p, &t->w));
	TRY(op_bind(&t->a, t->w.g, NULL, false, &t->w.b));
	t->is_by_value = is_selective(t->w.g, t->w.b);
	return STATUS_OK;
}

/* The evaluations that a point takes, in element-operations. */
static double work_of(const struct task *t)
{
	double work, bytes;

	eval_cost(t->w.b, &work, &bytes);
	return work * (2 + t->p->ninputs * (double)PIECES);
}

static bool has_draws(const struct graph *g)
{
	for (uint32_t i = 0; i < g->nnodes; i++)
		if (str_starts(g->nodes[i].target, "prims.inductor_"))
			return true;
	return false;
}

static bool ask_point(const char *name, const struct graph *g, const struct point *p,
		      double most)
{
	struct task t = {0};
	bool fits = !bind(&t, g, p) && work_of(&t) <= most && !has_draws(t.w.g);
	enum status s = STATUS_OK;

	if (fits) {
		s = make(&t);
		if (!s)
			s = eval_run(&t.a, t.w.b, t.in, NULL, &t.before);
		if (!s) {
			ask(&t, name);
			eval_release(t.before);
		} else {
			tap_complain(name);
		}
	}
	status_clear(); /* of a point that cannot be bound */
	arena_release(&t.a);
	return fits && !s;
}

static const struct point *smallest(const struct pattern *k)
{
	const struct pattern_point *best = NULL;

	for (uint32_t i = 0; i < k->npoints; i++)
		if (!best || k->points[i].bytes.io < best->bytes.io)
			best = &k->points[i];
	return best ? &best->p : NULL;
}

static void ask_kernel(const char *root, struct str name, double most)
{
	struct arena a = {0};
	struct pattern k;

	if (pattern_read(&a, arena_printf(&a, "%s/canonical/" STR_FMT, root, STR_ARG(name)),
			 &k))
		tap_complain(str_cstr(&a, name));
	else if (smallest(&k))
		ask_point(str_cstr(&a, name), k.g, smallest(&k), most);
	arena_release(&a);
}

int main(int argc, char **argv)
{
	struct arena a = {0};
	struct str *names;
	size_t n;

	if (argc < 3) {
		fprintf(stderr, "usage: bytes_brute CORPUS WORK [KERNEL…]\n");
		return 2;
	}
	if (tree_kernels(&a, argv[1], &names, &n)) {
		tap_complain(argv[1]);
		return 1;
	}
	for (size_t i = 0; i < n; i++) {
		bool named = argc == 3;

		for (int k = 3; k < argc; k++)
			named = named || tree_is_named(names[i], argv[k]);
		if (named)
			ask_kernel(argv[1], names[i], atof(argv[2]));
	}
	arena_release(&a);
	return tap_end();
}
