/* What an extern call is, and what a price of it is a price of. */
#include "account/extern.h"

#include "ir/text.h"

#include <stdlib.h>
#include <string.h>

/* A size of an annotation that is an expression is asked for like a node that is one. */
MUST static enum status put_dim(struct buf *b, const struct dim *d, part_size *size, void *ctx)
{
	struct node sym = {.kind = NODE_SYM, .ann = {.kind = ANN_SYM}};
	struct graph one = {.nodes = &sym, .nnodes = 1};
	int64_t v = d->value;

	if (d->is_sym) {
		sym.ann.text = d->text;
		if (!size || !size(ctx, &one, 0, &v))
			FAIL(INVALID, "size " STR_FMT " has no known value", STR_ARG(d->text));
	}
	buf_printf(b, "%lld", (long long)v);
	return STATUS_OK;
}

MUST static enum status put_dims(struct buf *b, const struct dim *d, uint32_t n,
				 part_size *size, void *ctx)
{
	buf_char(b, '[');
	for (uint32_t i = 0; i < n; i++) {
		buf_cstr(b, i ? ", " : "");
		TRY(put_dim(b, &d[i], size, ctx));
	}
	buf_char(b, ']');
	return STATUS_OK;
}

/* Strides that a text leaves out may be any. */
MUST static enum status type_of(struct arena *a, const struct node *n, part_size *size,
				void *ctx, struct str *out)
{
	struct buf b = buf_new(a);

	if (n->ann.kind != ANN_TENSOR)
		FAIL(INVALID, "operand " STR_FMT " has no type", STR_ARG(n->name));
	if (!n->ann.strides)
		FAIL(INVALID, "operand " STR_FMT " has no strides", STR_ARG(n->name));
	buf_cstr(&b, dtype_name(n->ann.dtype));
	TRY(put_dims(&b, n->ann.dims, n->ann.rank, size, ctx));
	TRY(put_dims(&b, n->ann.strides, n->ann.rank, size, ctx));
	*out = buf_view(&b);
	return STATUS_OK;
}

static int by_name(const void *x, const void *y)
{
	return str_cmp(((const struct kwarg *)x)->name, ((const struct kwarg *)y)->name);
}

/* The call alone, as a region: sizes become numbers, operands parameters. */
MUST static enum status cut_out(struct arena *a, const struct graph *g, uint32_t node,
				part_size *size, void *ctx, struct region *out)
{
	struct part member = {.nodes = &node, .n = 1};
	struct partition p = {.parts = &member, .nparts = 1, .view = part_view_new(a, g)};

	p.of = arena_room(a, sizeof(*p.of), g->nnodes, _Alignof(uint32_t));
	memset(p.of, 0xff, g->nnodes * sizeof(*p.of));
	p.of[node] = 0;
	p.users.of = arena_array(a, uint32_t *, g->nnodes);
	p.users.n = arena_array(a, uint32_t, g->nnodes);
	p.users.returned = arena_array(a, bool, g->nnodes);
	TRY(part_extract(a, g, &p, 0, size, ctx, out));
	if (out->g->nnodes != out->ninputs + 1)
		FAIL(INVALID, STR_FMT " is a size", STR_ARG(g->nodes[node].name));
	return STATUS_OK;
}

enum status extern_text(struct arena *a, const struct graph *g, uint32_t node, part_size *size,
			void *ctx, struct str *out)
{
	static const char prefix[] = "torch.ops.";
	struct buf b = buf_new(a);
	struct region r;

	TRY(cut_out(a, g, node, size, ctx, &r));
	for (uint32_t i = 0; i < r.ninputs; i++)
		TRY(type_of(a, &r.g->nodes[i], size, ctx, &r.g->nodes[i].name));
	struct node *call = &r.g->nodes[r.ninputs];

	if (call->nkwargs)
		qsort(call->kwargs, call->nkwargs, sizeof(*call->kwargs), by_name);
	text_print_rhs(&b, r.g, call);
	*out = buf_view(&b);
	if (str_starts(*out, prefix))
		*out = str_slice(*out, strlen(prefix), out->n);
	return STATUS_OK;
}

static void hash(struct arena *a, const struct buf *b, char hex[SHA256_HEX + 1])
{
	sha256_hex(buf_view(b), hex);
	arena_release(a);
}

void extern_id(struct str text, char hex[SHA256_HEX + 1])
{
	struct arena a = {0};
	struct buf b = buf_new(&a);

	buf_printf(&b, "extern 1\n" STR_FMT "\n", STR_ARG(text));
	hash(&a, &b, hex);
}

void extern_price_key(const char *id, const struct extern_axis *x, char hex[SHA256_HEX + 1])
{
	struct arena a = {0};
	struct buf b = buf_new(&a);

	buf_printf(&b, "price 1\nextern %s\ncache %s\ndevice %s\ndriver %s\nlaunch %s\n", id,
		   x->cache, x->device_kind, x->driver, x->launch);
	buf_printf(&b, "libs %s\nmethod %d\ntorch %s\n", x->libs, x->method, x->torch);
	hash(&a, &b, hex);
}
