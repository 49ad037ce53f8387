/* Keys, and the recipe of an input. */
#include "corpus/inputs.h"

#include "corpus/inputs_int.h"

#include <stdio.h>
#include <string.h>

_Static_assert((int)RECIPE_RANK == (int)RANK_MAX, "recipes hold tensors of every rank");

struct inputs_key inputs_key(uint64_t seed, const char *id)
{
	char text[128];
	uint8_t hash[32];
	int n = snprintf(text, sizeof(text), "assay-inputs 1\n%llu\n%s\n",
			 (unsigned long long)seed, id);
	struct inputs_key k;

	sha256_raw((struct str){text, (size_t)n}, hash);
	k.k0 = (uint32_t)hash[0] | (uint32_t)hash[1] << 8 | (uint32_t)hash[2] << 16 |
	       (uint32_t)hash[3] << 24;
	k.k1 = (uint32_t)hash[4] | (uint32_t)hash[5] << 8 | (uint32_t)hash[6] << 16 |
	       (uint32_t)hash[7] << 24;
	return k;
}

uint64_t inputs_perm(struct inputs_key key, uint64_t n, uint64_t i, uint32_t input,
		     uint32_t purpose)
{
	struct recipe r = {.k0 = key.k0, .k1 = key.k1};

	return recipe_perm(&r, n, i, input, purpose);
}

static void take_pool(struct recipe *r, const struct gen *g)
{
	r->npool = g->npool;
	memcpy(r->pool, g->pool, sizeof(r->pool));
}

bool inputs_pool_is_empty(const struct gen *g, const struct tensor *t)
{
	struct recipe r = {.kind = GEN_POOL};
	int64_t from, to;

	take_pool(&r, g);
	for (uint32_t d = 0; d < g->npool; d++)
		for (int64_t o = 0; o < t->dim[t->rank - g->npool + d]; o++) {
			recipe_window(&r, d, o, &from, &to);
			if (from == to)
				return true;
		}
	return g->npool == 0 || t->rank < g->npool;
}

static void take_sketch(struct recipe *r, const struct sketch *s)
{
	r->uniq = s->uniq;
	r->order = !s->order                     ? ORDER_RANDOM
		   : !strcmp(s->order, "sorted") ? ORDER_SORTED
		   : !strcmp(s->order, "runs")   ? ORDER_RUNS
						 : ORDER_RANDOM;
	r->ndup = s->ndup < RECIPE_DUPS ? s->ndup : RECIPE_DUPS;
	for (uint32_t i = 0; i < r->ndup; i++) {
		r->dup[i][0] = s->dup[i].values;
		r->dup[i][1] = s->dup[i].elements;
	}
}

static void take_tensor(struct recipe *r, const struct tensor *t)
{
	r->numel = (uint64_t)tensor_numel(t);
	r->dtype = t->dtype;
	r->size = (uint32_t)dtype_bytes(t->dtype);
	r->rank = t->rank;
	r->offset = t->offset;
	memcpy(r->dim, t->dim, sizeof(r->dim));
	memcpy(r->stride, t->stride, sizeof(r->stride));
}

struct recipe inputs_recipe(const struct point_input *in, const struct gen *g, uint32_t input,
			    struct inputs_key key)
{
	struct recipe r = {.k0 = key.k0,
			   .k1 = key.k1,
			   .input = input,
			   .kind = g->kind,
			   .lo = g->lo,
			   .hi = g->hi,
			   .value = g->value,
			   .ones = -1};

	take_tensor(&r, &in->t);
	take_pool(&r, g);
	if (!in->obs.is_known)
		return r;
	take_sketch(&r, &in->obs);
	if (in->obs.ones >= 0 && in->obs.n > 0)
		r.ones = (int64_t)(((u128)in->obs.ones << 32) / (uint64_t)in->obs.n);
	return r;
}
