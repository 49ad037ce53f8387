/* Storages: how large, what is refused, how they are filled. */
#include "base/base64.h"
#include "corpus/inputs_int.h"

#include <math.h>
#include <string.h>

/* Values follow from the place in storage, gaps included; the others from the place in the
 * tensor. */
static bool by_storage(const struct gen *g)
{
	return g->kind < GEN_DATA;
}

static int64_t int_limit(enum dtype d)
{
	size_t bits = dtype_bytes(d) * 8 - dtype_is_signed(d);

	return bits < 7 ? (int64_t)1 << bits : 128;
}

static struct gen default_gen(const struct point_input *in)
{
	struct gen g = in->gen;

	if (g.kind == GEN_DEFAULT && dtype_category(in->t.dtype) == CATEGORY_INT)
		g = (struct gen){.kind = GEN_INDEX, .lo = 0, .hi = int_limit(in->t.dtype)};
	return g;
}

MUST static enum status intersect(struct gen *g, const struct gen *other)
{
	if (g->kind == GEN_INDEX && other->kind == GEN_INDEX) {
		g->lo = g->lo > other->lo ? g->lo : other->lo;
		g->hi = g->hi < other->hi ? g->hi : other->hi;
		if (g->lo >= g->hi)
			FAIL(INVALID, "members of a storage group want values that exclude "
				      "each other");
		return STATUS_OK;
	}
	if (g->kind != other->kind)
		*g = g->kind == GEN_DEFAULT || g->kind == GEN_NORMAL ? *other : *g;
	return STATUS_OK;
}

enum status inputs_gen(const struct point *p, uint32_t input, struct gen *out)
{
	const struct point_input *in = &p->inputs[input];

	*out = default_gen(in);
	for (uint32_t i = 0; in->group >= 0 && i < p->ninputs; i++) {
		const struct point_input *other = &p->inputs[i];
		struct gen g = default_gen(other);

		if (i == input || other->group != in->group || other->t.dtype != in->t.dtype)
			continue;
		TRY(intersect(out, &g));
	}
	return STATUS_OK;
}

MUST static enum status check_gen(const struct point_input *in, const struct gen *g, uint32_t i)
{
	if (!by_storage(g) && g->kind != GEN_DATA && tensor_overlaps(&in->t))
		FAIL(INVALID, "input %u: %s needs places of its own for its elements", i,
		     gen_name(g->kind));
	if (g->kind == GEN_POOL && inputs_pool_is_empty(g, &in->t))
		FAIL(INVALID, "input %u: a pooling window without a position inside", i);
	if (g->kind == GEN_PERM && (g->hi < 1 || tensor_numel(&in->t) / g->hi > 65535))
		FAIL(INVALID, "input %u: more than 65,535 permutations", i);
	if ((g->kind == GEN_INDEX || g->kind == GEN_SKETCH || g->kind == GEN_SORTED) &&
	    g->hi <= g->lo)
		FAIL(INVALID, "input %u: no value fits its constraints", i);
	if (g->kind == GEN_SKETCH && (!in->obs.is_known || !in->obs.order || in->obs.uniq < 1))
		FAIL(INVALID, "input %u: a sketch without an observation", i);
	if (in->obs.ndup > RECIPE_DUPS)
		FAIL(INVALID, "input %u: %u buckets of multiplicities, more than powers of two",
		     i, in->obs.ndup);
	if (g->kind == GEN_DATA && !in->data.n)
		FAIL(INVALID, "input %u: its payload is missing", i);
	return STATUS_OK;
}

MUST static enum status check_input(const struct point *p, uint32_t i)
{
	const struct point_input *in = &p->inputs[i];
	struct gen g;

	if (!dtype_computes(in->t.dtype))
		FAIL(UNSUPPORTED, "input %u: %s is only carried", i, dtype_name(in->t.dtype));
	TRY_CTX(tensor_check(&in->t), "input %u", i);
	TRY_CTX(inputs_gen(p, i, &g), "input %u", i);
	return check_gen(in, &g, i);
}

static int64_t bytes_of(const struct tensor *t)
{
	return tensor_extent(t) * (int64_t)dtype_bytes(t->dtype);
}

enum status inputs_plan(struct arena *a, const struct point *p, struct inputs_layout *out)
{
	*out = (struct inputs_layout){.bytes = arena_array(a, int64_t, p->ninputs + p->ngroups),
				      .storage = arena_array(a, uint32_t, p->ninputs),
				      .nstorages = p->ngroups};
	for (uint32_t g = 0; g < p->ngroups; g++)
		out->bytes[g] = p->groups[g];
	for (uint32_t i = 0; i < p->ninputs; i++) {
		const struct point_input *in = &p->inputs[i];

		TRY(check_input(p, i));
		if (in->group < 0) {
			out->storage[i] = out->nstorages;
			out->bytes[out->nstorages++] = bytes_of(&in->t);
			continue;
		}
		out->storage[i] = (uint32_t)in->group;
		if (bytes_of(&in->t) > out->bytes[in->group])
			FAIL(INVALID, "input %u: ends behind its storage", i);
		for (uint32_t k = 0; k < i; k++)
			if (p->inputs[k].group == in->group &&
			    dtype_category(p->inputs[k].t.dtype) != dtype_category(in->t.dtype))
				FAIL(INVALID,
				     "inputs %u and %u: one storage for two kinds of "
				     "numbers",
				     k, i);
	}
	return STATUS_OK;
}

MUST static enum status fill_payload(const struct point_input *in, char *to)
{
	struct arena tmp = {0};
	struct str bytes;
	enum status s = base64_read(&tmp, in->data, &bytes);
	size_t size = dtype_bytes(in->t.dtype);
	int64_t numel = tensor_numel(&in->t), idx[RANK_MAX] = {0};

	if (!s && bytes.n != (size_t)numel * size)
		s = status_tell(STATUS_INVALID, 1, __FILE__, __LINE__,
				"payload of %zu bytes for %lld elements", bytes.n,
				(long long)numel);
	for (int64_t e = 0; !s && e < numel; e++) {
		int64_t at = in->t.offset;

		for (uint32_t d = 0; d < in->t.rank; d++)
			at += idx[d] * in->t.stride[d];
		memcpy(to + (size_t)at * size, bytes.p + (size_t)e * size, size);
		for (uint32_t d = in->t.rank; d-- > 0 && ++idx[d] == in->t.dim[d];)
			idx[d] = 0;
	}
	arena_release(&tmp);
	return s;
}

static void fill_logical(const struct recipe *r, char *to)
{
	for (uint64_t e = 0; e < r->numel; e++)
		recipe_put(r, e, to + (size_t)recipe_place(r, e) * r->size);
}

/* Members of one element type and a generator by storage are filled once, by the first. */
static bool filled_before(const struct point *p, const struct inputs_layout *l, uint32_t i)
{
	struct gen g = default_gen(&p->inputs[i]);

	for (uint32_t k = 0; k < i; k++)
		if (l->storage[k] == l->storage[i] &&
		    p->inputs[k].t.dtype == p->inputs[i].t.dtype && by_storage(&g))
			return true;
	return false;
}

enum status inputs_part(const struct point *p, const struct inputs_layout *layout,
			struct inputs_key key, uint32_t storage, uint32_t i,
			struct inputs_part *out)
{
	const struct point_input *in = &p->inputs[i];
	struct gen g;

	*out = (struct inputs_part){.elements = 0};
	if (layout->storage[i] != storage || filled_before(p, layout, i))
		return STATUS_OK;
	TRY(inputs_gen(p, i, &g));
	out->recipe = inputs_recipe(in, &g, i, key);
	out->is_by_storage = by_storage(&g);
	out->is_payload = g.kind == GEN_DATA;
	out->elements = out->is_by_storage ? (uint64_t)layout->bytes[storage] / out->recipe.size
					   : out->recipe.numel;
	return STATUS_OK;
}

MUST static enum status fill_part(const struct point_input *in, const struct inputs_part *part,
				  char *to)
{
	if (part->is_payload)
		return fill_payload(in, to);
	if (part->is_by_storage)
		inputs_put_run(&part->recipe, part->elements, to);
	else
		fill_logical(&part->recipe, to);
	return STATUS_OK;
}

enum status inputs_fill(const struct point *p, const struct inputs_layout *layout,
			struct inputs_key key, uint32_t storage, void *to)
{
	for (uint32_t i = 0; i < p->ninputs; i++) {
		struct inputs_part part;

		TRY_CTX(inputs_part(p, layout, key, storage, i, &part), "input %u", i);
		if (part.elements)
			TRY_CTX(fill_part(&p->inputs[i], &part, to), "input %u", i);
	}
	return STATUS_OK;
}
