/* The stages in order, and what a program needs to know of the result. */
#include "codegen/codegen.h"

#include "blocks_text.h"
#include "codegen/value_int.h"
#include "draws_text.h"
#include "half_text.h"
#include "philox_text.h"
#include "prelude_text.h"

#include <assert.h>

void codegen_head(struct buf *b)
{
	buf_cstr(b, half_text);
	buf_cstr(b, philox_text);
	buf_cstr(b, prelude_text);
}

const char *const codegen_draws = draws_text;
const char *const codegen_blocks = blocks_text;

/* Nests as text: loops, then each store as a list of steps. */
struct printed {
	struct fuse *f;
	struct buf *b;
	uint8_t *done;
};

static void print_node(struct printed *p, kx x)
{
	const struct knode *n = kir_at(p->f->k, x);

	if (p->done[x] || n->op == KX_CONST_I || n->op == KX_CONST_F || n->op == KX_VAR)
		return;
	p->done[x] = 1;
	for (int i = 0; i < n->nargs; i++)
		print_node(p, n->args[i]);
	buf_printf(p->b, "    %%%u: %s = ", x, ktype_name((enum ktype)n->type));
	kx_print_step(p->b, p->f->k, x);
	buf_char(p->b, '\n');
}

static void print_nest(struct fuse *f, const struct nest *n, uint32_t number, struct buf *b)
{
	struct printed p = {f, b, arena_array(f->arena, uint8_t, f->k->nodes.n)};

	buf_printf(b, "nest %u:", number);
	for (uint32_t i = 0; i < n->nloops; i++)
		buf_printf(b, " i%u<%lld", n->loop[i], (long long)f->k->extents.p[n->loop[i]]);
	buf_cstr(b, n->one_unit ? " (one thread)\n" : "\n");
	for (uint32_t i = 0; i < n->nstores; i++) {
		const struct nest_store *s = &n->stores[i];

		print_node(&p, s->value);
		print_node(&p, s->offset);
		if (s->guard)
			print_node(&p, s->guard);
		buf_printf(b, "  at depth %u: b%u[", s->depth, s->buf);
		kx_print_operand(b, f->k, s->offset);
		buf_printf(b, "] %s ", s->combines ? "<-" : "=");
		kx_print_operand(b, f->k, s->value);
		buf_char(b, '\n');
	}
}

void emit_loops(struct fuse *f, struct codegen *out)
{
	static const char *const roles[] = {"input", "output", "temp"};
	struct buf b = buf_new(f->arena);

	for (uint32_t i = 0; i < f->bufs.n; i++)
		buf_printf(&b, "b%u: %s %s[%lld]%s\n", i, roles[f->bufs.p[i].role],
			   dtype_name(f->bufs.p[i].dtype), (long long)f->bufs.p[i].elements,
			   f->bufs.p[i].role == CODEGEN_INPUT && f->bufs.p[i].is_written
				   ? " written"
				   : "");
	for (uint32_t i = 0; i < f->nests.n; i++)
		print_nest(f, &f->nests.p[i], i, &b);
	out->loops = buf_view(&b);
}

/* An input or a view of one, a mutated input, or a buffer of its own. */
static struct codegen_ret find_ret(const struct fuse *f, struct ref r)
{
	const struct bound *b = f->b;
	struct ref root = value_root(b, r);
	const struct call *c = &b->calls[root.node];
	struct codegen_ret ret = {.type = *bound_type(b, r)};

	while (c->op && (c->op->flags & OP_MUTATES))
		c = &b->calls[c->slots[0].node];
	if (!c->op) {
		ret.buf = f->input_buf[c->node];
		return ret;
	}
	ret.buf = f->stores.p[f->stored[root.node][root.out] - 1].buf;
	ret.type.offset -= bound_type(b, root)->offset; /* it has a storage of its own now */
	return ret;
}

static void take_places(const struct fuse *f, struct codegen *g)
{
	g->bufs = f->bufs.p;
	g->nbufs = f->bufs.n;
	g->rets = arena_array(f->arena, struct codegen_ret, f->b->nrets + 1);
	for (uint32_t i = 0; i < f->b->nrets; i++)
		g->rets[g->nrets++] = find_ret(f, f->b->rets[i]);
}

void codegen_places(struct arena *a, const struct bound *b, struct codegen *out)
{
	struct codegen_opts opts = {.threads = 1};
	struct fuse f = {.arena = a, .b = b, .opts = &opts};

	*out = (struct codegen){0};
	fuse_places(&f);
	take_places(&f, out);
}

enum status codegen_build(struct arena *a, const struct bound *b,
			  const struct codegen_opts *opts, struct codegen **out)
{
	struct fuse f = {.arena = a, .b = b, .opts = opts};
	struct codegen *g = arena_new(a, struct codegen);

	assert(opts->unfused || !opts->is_cuda);
	TRY(fuse_graph(&f));
	emit_loops(&f, g);
	emit_c(&f, g);
	take_places(&f, g);
	*out = g;
	return STATUS_OK;
}
