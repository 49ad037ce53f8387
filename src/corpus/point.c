/* Point text and point ids. */
#include "corpus/point.h"

#include "ir/text.h"

#include <string.h>

static const char *const gen_words[GEN_COUNT] = {
#define GEN(name_, word_, nargs_) [GEN_##name_] = word_,
#include "corpus/gen.def"
#undef GEN
};

const char *gen_name(enum gen_kind k)
{
	return k == GEN_DEFAULT ? "default" : gen_words[k];
}

enum gen_kind gen_find(struct str word)
{
	for (int k = GEN_DEFAULT + 1; k < GEN_COUNT; k++)
		if (str_is(word, gen_words[k]))
			return (enum gen_kind)k;
	return GEN_COUNT;
}

void point_normalise(struct tensor *t)
{
	int64_t offset = t->offset;

	if (tensor_is_contiguous(t)) {
		tensor_set_contiguous(t);
		t->offset = offset;
		return;
	}
	for (uint32_t d = t->rank; d-- > 0;)
		if (t->dim[d] == 1)
			t->stride[d] = d + 1 < t->rank
					       ? t->stride[d + 1] *
							 (t->dim[d + 1] > 1 ? t->dim[d + 1] : 1)
					       : 1;
}

static void put_ints(struct buf *b, const int64_t *v, uint32_t n)
{
	for (uint32_t i = 0; i < n; i++) {
		buf_cstr(b, i ? ", " : " [");
		buf_int(b, v[i]);
	}
	buf_cstr(b, n ? "]" : " []");
}

static void put_input(struct buf *b, const struct point_input *in, uint32_t i)
{
	buf_char(b, 'i');
	buf_int(b, i);
	buf_char(b, ' ');
	buf_cstr(b, dtype_name(in->t.dtype));
	put_ints(b, in->t.dim, in->t.rank);
	put_ints(b, in->t.stride, in->t.rank);
	buf_char(b, ' ');
	buf_int(b, in->t.offset);
	if (in->group >= 0)
		buf_printf(b, " g%d", in->group);
	buf_cstr(b, in->is_cpu ? " cpu\n" : "\n");
}

void point_text(struct buf *b, const struct point *p)
{
	static const struct graph none = {0};

	buf_cstr(b, "assay-point 1\n");
	for (uint32_t i = 0; i < p->ninputs; i++)
		put_input(b, &p->inputs[i], i);
	for (uint32_t i = 0; i < p->ngroups; i++)
		buf_printf(b, "g%u %lld\n", i, (long long)p->groups[i]);
	for (uint32_t i = 0; i < p->nsizes + p->nconsts; i++) {
		bool is_size = i < p->nsizes;

		buf_char(b, is_size ? 'p' : 'c');
		buf_int(b, is_size ? i : i - p->nsizes);
		buf_char(b, ' ');
		text_print_arg(b, &none, is_size ? &p->sizes[i] : &p->consts[i - p->nsizes]);
		buf_char(b, '\n');
	}
}

/* A group of one is none; the others are numbered as they appear. */
static void number_groups(struct arena *a, struct point *p)
{
	int64_t *bytes = arena_array(a, int64_t, p->ngroups);
	int32_t *to = arena_array(a, int32_t, p->ngroups);
	uint32_t *members = arena_array(a, uint32_t, p->ngroups), n = 0;

	for (uint32_t i = 0; i < p->ninputs; i++)
		if (p->inputs[i].group >= 0)
			members[p->inputs[i].group]++;
	memset(to, 0xff, p->ngroups * sizeof(*to));
	for (uint32_t i = 0; i < p->ninputs; i++) {
		int32_t g = p->inputs[i].group;

		if (g >= 0 && members[g] > 1 && to[g] < 0) {
			to[g] = (int32_t)n;
			bytes[n++] = p->groups[g];
		}
		p->inputs[i].group = g >= 0 && members[g] > 1 ? to[g] : -1;
	}
	p->groups = bytes;
	p->ngroups = n;
}

void point_arrange(struct arena *a, struct point *p)
{
	for (uint32_t i = 0; i < p->ninputs; i++)
		point_normalise(&p->inputs[i].t);
	if (p->ngroups)
		number_groups(a, p);
}

void point_finish(struct arena *a, struct point *p)
{
	struct buf b = buf_new(a);
	char hex[SHA256_HEX + 1];

	point_arrange(a, p);
	point_text(&b, p);
	sha256_hex(buf_view(&b), hex);
	memcpy(p->id, hex, POINT_ID);
	p->id[POINT_ID] = 0;
}

struct point point_copy(struct arena *a, const struct point *p)
{
	struct point c = *p;

	c.inputs = arena_array(a, struct point_input, p->ninputs);
	for (uint32_t i = 0; i < p->ninputs; i++) {
		struct point_input *in = &c.inputs[i];

		*in = p->inputs[i];
		in->data = str_copy(a, in->data);
		in->obs.dup = arena_array(a, struct dup, in->obs.ndup);
		if (in->obs.ndup)
			memcpy(in->obs.dup, p->inputs[i].obs.dup,
			       in->obs.ndup * sizeof(struct dup));
	}
	c.sizes = arena_array(a, struct arg, p->nsizes);
	for (uint32_t i = 0; i < p->nsizes; i++)
		c.sizes[i] = arg_map(a, &p->sizes[i], NULL);
	c.consts = arena_array(a, struct arg, p->nconsts);
	for (uint32_t i = 0; i < p->nconsts; i++)
		c.consts[i] = arg_map(a, &p->consts[i], NULL);
	c.groups = arena_array(a, int64_t, p->ngroups);
	if (p->ngroups)
		memcpy(c.groups, p->groups, p->ngroups * sizeof(*c.groups));
	return c;
}
