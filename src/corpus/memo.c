/* Hashes of regions without names, and what they came to. */
#include "corpus/memo.h"

#include "corpus/pattern.h"

#include <string.h>

/* Seven bits a byte, the last with the eighth clear: most numbers are small, and all of it is
 * hashed. */
static void put_number(struct buf *b, uint64_t v)
{
	for (; v >= 0x80; v >>= 7)
		buf_char(b, (char)(v | 0x80));
	buf_char(b, (char)v);
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

/* One region on its way to a key. */
struct keyer {
	struct buf b;
	const struct memo_region *r;
	bool is_open; /* a size has no value: nothing can be said of it */
};

/* A node by its place in the region, a size by its value. */
static void put_operand(struct keyer *k, uint32_t node)
{
	const struct memo_region *r = k->r;
	int64_t v = 0;

	if (!part_is_size(&r->g->nodes[node])) {
		put_number(&k->b, ARG_NODE);
		put_number(&k->b, r->view->at[node]);
		return;
	}
	k->is_open |= !r->size(r->ctx, r->g, node, &v);
	put_number(&k->b, ARG_INT);
	put_number(&k->b, (uint64_t)v);
}

static void put_arg(struct keyer *k, const struct arg *v)
{
	if (v->kind == ARG_NODE) {
		put_operand(k, v->node);
		return;
	}
	k->is_open |= v->kind == ARG_EXPR;
	put_number(&k->b, v->kind);
	if (v->kind == ARG_DTYPE)
		put_number(&k->b, v->dtype);
	else if (!has_items(v) && v->kind != ARG_NONE && v->kind != ARG_STR)
		put_number(&k->b, v->u);
	if (v->kind == ARG_COMPLEX)
		buf_add(&k->b, &v->im, sizeof(v->im));
	if (has_text(v))
		put_text(&k->b, v->s);
	if (!has_items(v))
		return;
	put_number(&k->b, v->n);
	for (uint32_t i = 0; i < v->n; i++)
		put_arg(k, &v->items[i]);
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

static void put_node(struct keyer *k, uint32_t node)
{
	const struct canon_opts *o = k->r->opts;
	const struct node *n = &k->r->g->nodes[node];

	put_number(&k->b, n->kind);
	put_text(&k->b, n->target);
	put_ann(&k->b, &n->ann);
	put_number(&k->b, n->nargs);
	for (uint32_t i = 0; i < n->nargs; i++)
		put_arg(k, &n->args[i]);
	put_number(&k->b, n->nkwargs);
	for (uint32_t i = 0; i < n->nkwargs; i++) {
		put_text(&k->b, n->kwargs[i].name);
		put_arg(k, &n->kwargs[i].value);
	}
	/* What the capture knows of an op that has no row here. */
	if (n->kind == NODE_CALL && !k->r->verdicts[node].has_row)
		put_text(&k->b, o->slots(o->ctx, n->target));
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
	put_number(b, (uint64_t)in->group + 1);
	put_number(b, in->group >= 0 ? (uint64_t)o->groups[in->group] : 0);
	put_number(b, (uint64_t)in->offset);
	put_text(b, in->data);
	put_number(b, in->obs != NULL);
	if (in->obs)
		put_sketch(b, in->obs);
}

bool memo_key(struct arena *a, const struct memo_region *r, struct memo_key *out)
{
	struct keyer k = {.b = buf_new(a), .r = r};
	const struct part_view *v = r->view;

	put_number(&k.b, v->ninputs);
	put_number(&k.b, v->n);
	for (uint32_t i = 0; i < v->ninputs; i++) {
		put_input(&k.b, &r->opts->inputs[i], r->opts);
		put_ann(&k.b, &r->g->nodes[v->nodes[i]].ann);
	}
	for (uint32_t i = v->ninputs; i < v->n; i++)
		put_node(&k, v->nodes[i]);
	for (uint32_t i = 0; i < v->noutputs; i++)
		put_number(&k.b, v->outputs[i]);
	sha256_raw(buf_view(&k.b), out->b);
	return !k.is_open;
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
	return map_find(&m->sound, str_of(id)) ||
	       (m->known && map_find(m->known, (struct str){id, PATTERN_DIGITS}));
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
	m->cache = (struct canon_cache){0};
	m->list.p = NULL;
	m->list.n = m->list.cap = 0;
}
