/* A pattern at a point: literals in place of parameters. */
#include "corpus/pattern.h"
#include "op/op.h"

#include <string.h>

struct binder {
	struct arena *a;
	const struct graph *g;
	const struct point *p;
	uint32_t *to;               /* node → node of the bound graph, if it stays */
	const struct arg **literal; /* or what it becomes */
};

static struct arg bind_arg(struct binder *b, const struct arg *arg)
{
	struct arg out = *arg;

	if (arg->kind == ARG_NODE && b->literal[arg->node])
		return *b->literal[arg->node];
	if (arg->kind == ARG_NODE)
		out.node = b->to[arg->node];
	if (arg->kind >= ARG_SLICE) {
		out.items = arena_array(b->a, struct arg, arg->n);
		for (uint32_t i = 0; i < arg->n; i++)
			out.items[i] = bind_arg(b, &arg->items[i]);
	}
	return out;
}

static bool is_literal(const struct node *n)
{
	return n->ann.kind == ANN_SIZE || n->ann.kind == ANN_SIZES || n->ann.kind == ANN_CONST;
}

static struct ann input_ann(struct arena *a, const struct point_input *in)
{
	struct ann ann = tensor_to_ann(a, &in->t, in->is_cpu ? STR("cpu") : STR(""));

	ann.offset = in->t.offset;
	return ann;
}

static void bind_params(struct binder *b, struct graph *out)
{
	uint32_t tensors = 0, sizes = 0, consts = 0;

	for (uint32_t i = 0; i < b->g->nparams; i++) {
		const struct node *n = &b->g->nodes[i];

		if (n->ann.kind == ANN_CONST && consts < b->p->nconsts) {
			b->literal[i] = &b->p->consts[consts++];
		} else if (is_literal(n) && sizes < b->p->nsizes) {
			b->literal[i] = &b->p->sizes[sizes++];
		} else {
			struct node *to = &out->nodes[out->nnodes];

			*to = *n;
			if (!is_literal(n) && tensors < b->p->ninputs)
				to->ann = input_ann(b->a, &b->p->inputs[tensors]);
			tensors += !is_literal(n);
			b->to[i] = out->nnodes++;
		}
	}
	out->nparams = out->nnodes;
}

static bool has_kwarg(const struct node *n, struct str name)
{
	for (uint32_t i = 0; i < n->nkwargs; i++)
		if (str_eq(n->kwargs[i].name, name))
			return true;
	return false;
}

/* Canonical text drops what every provider replaces; torch's schema may insist on it.  The
 * device is a fixed word, because the text is a function of pattern and point alone. */
static void add_required(struct arena *a, struct node *n)
{
	const struct op *op = n->kind == NODE_CALL ? op_find(n->target) : NULL;
	const struct schema *s = op ? op_schema(op) : NULL;
	struct kwarg *kwargs = arena_array(a, struct kwarg, n->nkwargs + SLOTS_MAX);
	uint32_t k = n->nkwargs;

	if (k)
		memcpy(kwargs, n->kwargs, k * sizeof(*kwargs));
	for (uint32_t i = 0; s && i < s->nslots; i++) {
		const struct slot *slot = &s->slots[i];
		struct arg v = {.kind = ARG_DEVICE, .s = CANON_REPRO_DEVICE};

		if (slot->type == SLOT_BOOL)
			v = (struct arg){.kind = ARG_BOOL};
		else if (slot->type != SLOT_DEVICE)
			continue;
		if (slot->kwarg_only && !slot->has_default && !has_kwarg(n, slot->name))
			kwargs[k++] = (struct kwarg){slot->name, v};
	}
	n->kwargs = kwargs;
	n->nkwargs = k;
	if (s && n->nargs < s->npositional && s->slots[n->nargs].type == SLOT_DEVICE &&
	    !s->slots[n->nargs].has_default) {
		struct arg *args = arena_array(a, struct arg, n->nargs + 1);

		if (n->nargs)
			memcpy(args, n->args, n->nargs * sizeof(*args));
		args[n->nargs++] = (struct arg){.kind = ARG_DEVICE, .s = CANON_REPRO_DEVICE};
		n->args = args;
	}
}

struct graph *pattern_bind(struct arena *a, const struct graph *g, const struct point *p)
{
	struct binder b = {.a = a,
			   .g = g,
			   .p = p,
			   .to = arena_array(a, uint32_t, g->nnodes),
			   .literal = arena_array(a, const struct arg *, g->nnodes)};
	struct graph *out = arena_new(a, struct graph);

	out->name = STR("Repro");
	out->origin = g->origin;
	out->nodes = arena_array(a, struct node, g->nnodes);
	bind_params(&b, out);
	for (uint32_t i = g->nparams; i < g->nnodes; i++) {
		struct node *to = &out->nodes[out->nnodes];

		*to = g->nodes[i];
		to->args = arena_array(a, struct arg, to->nargs);
		to->kwargs = arena_array(a, struct kwarg, to->nkwargs);
		for (uint32_t k = 0; k < to->nargs; k++)
			to->args[k] = bind_arg(&b, &g->nodes[i].args[k]);
		for (uint32_t k = 0; k < to->nkwargs; k++)
			to->kwargs[k] =
				(struct kwarg){g->nodes[i].kwargs[k].name,
					       bind_arg(&b, &g->nodes[i].kwargs[k].value)};
		add_required(a, to);
		b.to[i] = out->nnodes++;
	}
	out->ret = bind_arg(&b, &g->ret);
	return out;
}
