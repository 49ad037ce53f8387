/* Printed annotations against inferred types. */
#include "corpus/printed.h"

#include "ir/text.h"

static bool is_stride_different(const struct ann *ann, const struct tensor *printed,
				const struct tensor *made)
{
	for (uint32_t d = 0; ann->strides && tensor_numel(made) && d < made->rank; d++)
		if (made->dim[d] > 1 && printed->stride[d] != made->stride[d])
			return true;
	return false;
}

static const char *type_text(struct arena *a, const struct tensor *t)
{
	struct ann ann = tensor_to_ann(a, t, STR(""));
	struct buf b = buf_new(a);

	text_print_ann(&b, &ann);
	return str_cstr(a, buf_view(&b));
}

static bool differs(struct arena *a, const struct bound *b, uint32_t at,
		    struct printed_difference *out)
{
	const struct node *n = &b->g->nodes[at];
	const struct tensor *made = &b->calls[at].outs[0];
	struct tensor printed;

	if (n->ann.kind != ANN_TENSOR || b->calls[at].nouts != 1)
		return false;
	if (tensor_from_ann(&n->ann, &printed)) {
		status_clear(); /* a symbol among its sizes */
		return false;
	}
	bool is_type = printed.dtype != made->dtype || !tensor_same_shape(&printed, made);

	if (!is_type && !is_stride_different(&n->ann, &printed, made))
		return false;
	*out = (struct printed_difference){.node = at, .is_stride = !is_type};
	out->words = arena_printf(a, "is said to be %s, and its op makes %s",
				  type_text(a, &printed), type_text(a, made));
	return true;
}

struct printed_difference printed_check(struct arena *a, const struct bound *b)
{
	struct printed_difference first = {0}, d;

	for (uint32_t i = b->g->nparams; i < b->g->nnodes; i++) {
		if (!differs(a, b, i, &d))
			continue;
		if (!d.is_stride)
			return d; /* strides may follow from it */
		if (!first.words)
			first = d;
	}
	return first;
}
