/* Arithmetic of a graph: each call's, for the part of its result that is demanded. */
#include "corpus/work.h"

#include "corpus/bytes_int.h"
#include "op/work.h"
#include "part/part.h"

/* Of one whose outputs are told apart by getitems only, and of what writes, all. */
static double share_of(const struct walk *w, uint32_t node)
{
	const struct boxes *s = &w->demand[node];
	const struct call *c = &w->b->calls[node];

	if (s->all || w->in_place[node] || part_mutates(&w->g->nodes[node]))
		return 1;
	int64_t n = tensor_numel(&c->outs[0]);

	return s->n && n ? (double)boxes_count(s, &c->outs[0]) / (double)n : 0;
}

static struct work add_up(const struct walk *w)
{
	struct work sum = {0};

	for (uint32_t i = w->g->nparams; i < w->g->nnodes; i++) {
		double share = w->b->calls[i].op ? share_of(w, i) : 0;
		struct work one = share > 0 ? op_work(&w->b->calls[i]) : (struct work){0};

		for (int k = 0; k < WORK_KINDS; k++)
			sum.n[k] += share * one.n[k];
	}
	return sum;
}

enum status work_of_point(const struct graph *canonical, const struct point *p,
			  struct work *out)
{
	struct arena a = {0};
	struct walk w;
	enum status s = bytes_walk(&a, canonical, p, &w);

	if (!s)
		*out = add_up(&w);
	arena_release(&a);
	return s;
}
