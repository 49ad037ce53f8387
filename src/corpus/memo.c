/* Hashes of regions without names, and what they came to. */
#include "corpus/memo.h"

#include "op/op.h"

#include <string.h>

static void put_number(struct buf *b, uint64_t v)
{
	buf_add(b, &v, sizeof(v));
}

/* With its length in front, so that no two lists of texts look alike. */
static void put_text(struct buf *b, struct str s)
{
	put_number(b, s.n);
	buf_str(b, s);
}

static bool has_items(const struct arg *v)
{
	return v->kind == ARG_LIST || v->kind == ARG_TUPLE || v->kind == ARG_DICT ||
	       v->kind == ARG_SLICE || v->kind == ARG_EXPR;
}

static bool has_text(const struct arg *v)
{
	return v->kind == ARG_STR || v->kind == ARG_DEVICE || v->kind == ARG_OPAQUE ||
	       v->kind == ARG_EXPR;
}

static void put_arg(struct buf *b, const struct arg *v)
{
	put_number(b, v->kind);
	if (v->kind == ARG_NODE)
		put_number(b, v->node);
	else if (v->kind == ARG_DTYPE)
		put_number(b, v->dtype);
	else if (!has_items(v) && v->kind != ARG_NONE && v->kind != ARG_STR)
		put_number(b, v->u);
	if (v->kind == ARG_COMPLEX)
		buf_add(b, &v->im, sizeof(v->im));
	if (has_text(v))
		put_text(b, v->s);
	if (!has_items(v))
		return;
	put_number(b, v->n);
	for (uint32_t i = 0; i < v->n; i++)
		put_arg(b, &v->items[i]);
}

static void put_dims(struct buf *b, const struct dim *d, uint32_t n)
{
	for (uint32_t i = 0; d && i < n; i++) {
		put_number(b, d[i].is_sym);
		if (d[i].is_sym)
			put_text(b, d[i].text);
		else
			put_number(b, (uint64_t)d[i].value);
	}
}

static void put_ann(struct buf *b, const struct ann *ann)
{
	put_number(b, ann->kind);
	put_number(b, ann->dtype);
	put_number(b, ann->category);
	put_number(b, (uint64_t)ann->rank << 1 | (ann->strides != NULL));
	put_dims(b, ann->dims, ann->rank);
	put_dims(b, ann->strides, ann->rank);
	put_text(b,
		 ann->kind == ANN_TENSOR || ann->kind == ANN_SYM ? ann->text : (struct str){0});
}

static void put_node(struct buf *b, const struct node *n, const struct canon_opts *o)
{
	put_number(b, n->kind);
	put_text(b, n->target);
	put_ann(b, &n->ann);
	put_number(b, n->nargs);
	for (uint32_t i = 0; i < n->nargs; i++)
		put_arg(b, &n->args[i]);
	put_number(b, n->nkwargs);
	for (uint32_t i = 0; i < n->nkwargs; i++) {
		put_text(b, n->kwargs[i].name);
		put_arg(b, &n->kwargs[i].value);
	}
	/* What the capture knows of an op that has no row here. */
	if (n->kind == NODE_CALL && !op_find(n->target))
		put_text(b, o->slots(o->ctx, n->target));
}

static void put_sketch(struct buf *b, const struct sketch *s)
{
	const int64_t v[] = {s->min, s->max, s->n, s->uniq, s->ones};

	buf_add(b, v, sizeof(v));
	put_text(b, str_of(s->order));
	put_number(b, s->ndup);
	for (uint32_t i = 0; i < s->ndup; i++) {
		const int64_t d[] = {s->dup[i].b, s->dup[i].values, s->dup[i].elements};

		buf_add(b, d, sizeof(d));
	}
}

static void put_input(struct buf *b, const struct canon_input *in, const struct canon_opts *o)
{
	put_number(b, (uint64_t)in->group);
	put_number(b, in->group >= 0 ? (uint64_t)o->groups[in->group] : 0);
	put_number(b, (uint64_t)in->offset);
	put_text(b, in->data);
	put_number(b, in->obs != NULL);
	if (in->obs)
		put_sketch(b, in->obs);
}

struct memo_key memo_key(struct arena *a, const struct graph *g, const struct canon_opts *opts)
{
	struct buf b = buf_new(a);
	struct memo_key key;

	put_number(&b, g->nparams);
	put_number(&b, g->nnodes);
	for (uint32_t i = 0; i < g->nparams; i++)
		put_input(&b, &opts->inputs[i], opts);
	for (uint32_t i = 0; i < g->nnodes; i++)
		put_node(&b, &g->nodes[i], opts);
	put_arg(&b, &g->ret);
	sha256_raw(buf_view(&b), key.b);
	return key;
}

const struct occurrence *memo_find(struct memo *m, const struct memo_key *key)
{
	uint64_t *at = map_find(&m->seen, (struct str){(const char *)key->b, sizeof(key->b)});

	return at ? m->list.p[*at] : NULL;
}

const struct occurrence *memo_put(struct memo *m, const struct memo_key *key,
				  const struct occurrence *o)
{
	struct occurrence *c = arena_new(&m->a, struct occurrence);

	*c = *o;
	c->label = str_copy(&m->a, o->label);
	c->text = str_copy(&m->a, o->text);
	c->failure = str_copy(&m->a, o->failure);
	c->point = point_copy(&m->a, &o->point);
	if (o->printed.words)
		c->printed.words = str_cstr(&m->a, str_of(o->printed.words));
	if (!key)
		return c;
	m->seen.arena = &m->a;
	map_set(&m->seen, str_copy(&m->a, (struct str){(const char *)key->b, sizeof(key->b)}),
		m->list.n);
	vec_push(&m->list, &m->a, c);
	return c;
}

bool memo_is_sound(const struct memo *m, const char *id)
{
	return map_find(&m->sound, str_of(id)) != NULL;
}

void memo_sound(struct memo *m, const char *id)
{
	m->sound.arena = &m->a;
	map_set(&m->sound, str_copy(&m->a, str_of(id)), 1);
}

void memo_trim(struct memo *m)
{
	if (m->a.used_bytes >= MEMO_BYTES_MAX)
		memo_release(m);
}

void memo_release(struct memo *m)
{
	arena_release(&m->a);
	m->seen = m->sound = (struct map){0};
	m->list.p = NULL;
	m->list.n = m->list.cap = 0;
}
