/* Elements of outputs that are spoiled before samples: measuring.md §6.4, while it is timed. */
#include "base/philox.h"
#include "run/unit_int.h"

#include <string.h>

enum { CANARIES = 64 };

/* Some element of the output, by random words. */
static int64_t element_of(const struct tensor *t, struct philox r)
{
	uint64_t at = (((uint64_t)r.w[1] << 32) | r.w[2]) % (uint64_t)tensor_numel(t);
	int64_t place = t->offset;

	for (uint32_t d = t->rank; d-- > 0;) {
		place += (int64_t)(at % (uint64_t)t->dim[d]) * t->stride[d];
		at /= (uint64_t)t->dim[d];
	}
	return place;
}

/* Outputs that are memory of their own; an input that is written has its restores. */
static bool is_watched(const struct unit_program *p, uint32_t ret)
{
	const struct codegen_ret *r = &p->p->rets[ret];

	return p->p->bufs[r->buf].role == CODEGEN_OUTPUT && tensor_numel(&r->type) > 0;
}

/* Devices that only pretend write nothing. */
static bool can_watch(const struct unit *u, const struct unit_program *p)
{
	if (!u->job->is_checked || !p->rounds || !strcmp(u->e->dev->info.kind, "null"))
		return false;
	return !unit_is_made_anew(u, p);
}

uint32_t unit_canaries(struct unit *u, const struct unit_program *p,
		       const struct sitting_canary **out)
{
	struct sitting_canary *list = arena_array(&u->arena, struct sitting_canary, CANARIES);
	uint32_t key = (uint32_t)u->job->seed, n = 0;

	*out = list;
	for (uint32_t i = 0; can_watch(u, p) && i < CANARIES && p->p->nrets; i++) {
		struct philox r = philox4x32((struct philox){{i, 0, 0, 0}}, key, ~key);
		/* set 0 is in every state */
		uint32_t set = i % 2 ? r.w[3] % u->nsets : 0, ret = r.w[0] % p->p->nrets;
		const struct codegen_ret *o = &p->p->rets[ret];
		size_t bytes = dtype_bytes(o->type.dtype);

		if (is_watched(p, ret))
			list[n++] = (struct sitting_canary){.set = set,
							    .at = (char *)p->sets[set][o->buf] +
								  element_of(&o->type, r) *
									  (int64_t)bytes,
							    .bytes = bytes};
	}
	return n;
}

/* Some values are those of a spoiled element: an integer of a byte is, once in 256. */
void unit_canaries_judge(struct unit *u, struct unit_program *p, uint32_t spoiled,
			 uint32_t kept)
{
	if (2 * kept > spoiled)
		program_fail(u, p, "wrong_after_timing",
			     "unwritten: %u of %u elements of outputs, spoiled before samples, "
			     "were left so",
			     kept, spoiled);
}
