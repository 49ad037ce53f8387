/* Demand, from the outputs back to the inputs, and what is written. */
#include "corpus/bytes.h"

#include "corpus/bytes_int.h"
#include "part/part.h"

#include <string.h>

static bool is_view_of(const struct walk *w, uint32_t node)
{
	const struct node *n = &w->g->nodes[node];
	const struct call *c = &w->b->calls[node];

	if (n->kind == NODE_GETITEM)
		return walk_is(w, n->args[0].node, "aten.split") ||
		       walk_is(w, n->args[0].node, "aten.split_with_sizes") ||
		       walk_is(w, n->args[0].node, "aten.unbind");
	return n->kind == NODE_CALL && c->op && (c->op->flags & OP_VIEW) &&
	       walk_operand(w, node, 0) != WALK_NONE;
}

/* The value whose storage a node is a view of. */
static uint32_t root_of(const struct walk *w, uint32_t node)
{
	for (;;) {
		const struct node *n = &w->g->nodes[node];

		if (n->kind == NODE_GETITEM && is_view_of(w, node))
			node = walk_operand(w, n->args[0].node, 0);
		else if (is_view_of(w, node) || part_mutates(n))
			node = walk_operand(w, node, 0);
		else
			return node;
		if (node == WALK_NONE)
			return node;
	}
}

static int64_t size_of(const struct walk *w, uint32_t node)
{
	return (int64_t)dtype_bytes(walk_type(w, node)->dtype);
}

/* Places of the storage, not of the index space: a stride of 0 is one place. */
static struct tensor collapsed(const struct tensor *t)
{
	struct tensor c = *t;

	for (uint32_t d = 0; d < c.rank; d++)
		if (c.stride[d] == 0 && c.dim[d] > 1)
			c.dim[d] = 1;
	return c;
}

static int64_t read_elements(const struct walk *w, uint32_t node)
{
	const struct boxes *s = &w->demand[node];
	struct tensor t = collapsed(walk_type(w, node));
	struct boxes c = *s;
	int64_t n, most = tensor_numel(&t);

	if (!s->all) {
		c.n = 0;
		for (uint32_t i = 0; i < s->n; i++) {
			struct box b = s->b[i];

			for (uint32_t d = 0; d < t.rank; d++)
				if (t.dim[d] == 1) {
					b.lo[d] = 0;
					b.n[d] = 1;
				}
			boxes_add(&c, &t, &b);
		}
	}
	n = boxes_count(&c, &t) + w->rows[node];
	return n < most ? n : most;
}

/* Members of a group share places: what they read together is at most their storage. */
static int64_t read_total(struct walk *w, const struct point *p, struct bytes *out)
{
	int64_t sum = 0;

	for (uint32_t i = 0; i < p->ninputs; i++) {
		uint32_t node = w->b->tensors[i];

		out->in[i] = read_elements(w, node) * size_of(w, node);
		if (p->inputs[i].group < 0)
			sum += out->in[i];
	}
	for (uint32_t g = 0; g < p->ngroups; g++) {
		int64_t group = 0, n = 0;

		for (uint32_t i = 0; i < p->ninputs; i++)
			if (p->inputs[i].group == (int32_t)g) {
				group += out->in[i];
				n++;
			}
		out->approx |= n > 1 && group > 0;
		sum += group < p->groups[g] ? group : p->groups[g];
	}
	return sum;
}

/* Bytes that a mutating call writes into what it mutates. */
static int64_t written_in_place(const struct walk *w, uint32_t node)
{
	uint32_t over = walk_written_over(w, node), dst = walk_operand(w, node, 0);
	int64_t whole = tensor_numel(walk_type(w, node)), n = 0;

	if (!walk_is(w, node, "aten.copy_"))
		return walk_updates(w, node) * size_of(w, node);
	if (over == WALK_NONE)
		return whole * size_of(w, node);
	for (; over != dst; over = walk_operand(w, over, 0))
		n += walk_updates(w, over);
	return (n < whole ? n : whole) * size_of(w, node);
}

static int64_t output_bytes(const struct walk *w, uint32_t node)
{
	uint32_t root = root_of(w, node);
	struct tensor t = collapsed(walk_type(w, node));

	if (part_mutates(&w->g->nodes[node]))
		return written_in_place(w, node);
	if (root < w->g->nparams)
		return 0;
	return tensor_numel(&t) * size_of(w, node);
}

static int64_t whole_bytes(const struct walk *w, uint32_t node)
{
	return tensor_numel(walk_type(w, node)) * size_of(w, node);
}

/* Several outputs that view one value write it once: the first counts all of it. */
static int64_t write_total(struct walk *w, struct bytes *out)
{
	int64_t sum = 0;

	for (uint32_t i = 0; i < out->nout; i++) {
		uint32_t node = w->g->ret.items[i].node;
		int64_t most = out->out[i] = output_bytes(w, node);
		bool first = true, shared = false;

		if (part_mutates(&w->g->nodes[node])) {
			sum += most;
			continue;
		}
		for (uint32_t k = 0; k < out->nout; k++) {
			uint32_t other = w->g->ret.items[k].node;

			if (k == i || root_of(w, other) != root_of(w, node) ||
			    part_mutates(&w->g->nodes[other]))
				continue;
			first &= k > i;
			int64_t bytes = output_bytes(w, other);

			shared = true;
			most = most > bytes ? most : bytes;
		}
		/* Two parts of a value may overlap; the whole of it is the whole. */
		w->approx |= shared && most < whole_bytes(w, root_of(w, node));
		sum += first ? most : 0;
	}
	return sum;
}

static int64_t all_inputs(const struct walk *w, const struct point *p)
{
	int64_t sum = 0;

	for (uint32_t i = 0; i < p->ninputs; i++)
		sum += tensor_numel(&p->inputs[i].t) * size_of(w, w->b->tensors[i]);
	return sum;
}

static void run(struct walk *w)
{
	for (uint32_t i = 0; i < w->g->ret.n; i++) {
		uint32_t node = w->g->ret.items[i].node;

		/* What an output holds is written; what it is made of is demanded. */
		if (root_of(w, node) >= w->g->nparams || part_mutates(&w->g->nodes[node]))
			walk_want_all(w, node);
	}
	for (uint32_t i = w->g->nnodes; i-- > w->g->nparams;) {
		w->approx |= w->demand[i].approx;
		if (w->demand[i].all || w->demand[i].n || w->in_place[i] ||
		    part_mutates(&w->g->nodes[i]))
			walk_pass(w, i);
	}
}

static void walk_bound(struct arena *a, struct bound *b, const struct point *p,
		       struct walk *out)
{
	*out = (struct walk){.g = b->g, .b = b, .p = p};
	out->demand = arena_array(a, struct boxes, out->g->nnodes);
	out->rows = arena_array(a, int64_t, out->g->nnodes);
	out->in_place = arena_array(a, bool, out->g->nnodes);
	run(out);
	for (uint32_t i = 0; i < p->ninputs; i++)
		out->approx |= out->demand[out->b->tensors[i]].approx;
}

enum status bytes_walk(struct arena *a, const struct graph *canonical, const struct point *p,
		       struct walk *out)
{
	struct bound *b;

	TRY(op_bind(a, pattern_bind(a, canonical, p), NULL, false, &b));
	walk_bound(a, b, p, out);
	return STATUS_OK;
}

void bytes_of_bound(struct arena *a, struct bound *b, const struct point *p, struct bytes *out)
{
	struct arena tmp = {0};
	struct walk w;

	walk_bound(&tmp, b, p, &w);
	*out = (struct bytes){.v = BYTES_VERSION, .nin = p->ninputs, .nout = b->g->ret.n};
	out->in = arena_array(a, int64_t, out->nin);
	out->out = arena_array(a, int64_t, out->nout);
	out->read = read_total(&w, p, out);
	out->write = write_total(&w, out);
	out->io = all_inputs(&w, p);
	for (uint32_t i = 0; i < out->nout; i++)
		out->io += out->out[i];
	out->approx |= w.approx;
	arena_release(&tmp);
}

enum status bytes_of_point(struct arena *a, const struct graph *canonical,
			   const struct point *p, struct bytes *out)
{
	struct arena tmp = {0};
	struct bound *b;
	enum status s = op_bind(&tmp, pattern_bind(&tmp, canonical, p), NULL, false, &b);

	*out = (struct bytes){0};
	if (!s)
		bytes_of_bound(a, b, p, out);
	arena_release(&tmp);
	return s;
}

bool bytes_same(const struct bytes *x, const struct bytes *y)
{
	bool same = x->v == y->v && x->read == y->read && x->write == y->write &&
		    x->io == y->io && x->nin == y->nin && x->nout == y->nout &&
		    x->approx == y->approx;

	for (uint32_t i = 0; same && i < x->nin; i++)
		same &= x->in[i] == y->in[i];
	for (uint32_t i = 0; same && i < x->nout; i++)
		same &= x->out[i] == y->out[i];
	return same;
}
