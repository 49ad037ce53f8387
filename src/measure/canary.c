/* Whether what is timed does its work: elements of the outputs that are spoiled before a
 * sample. */
#include "base/philox.h"
#include "measure/sitting_int.h"

#include <string.h>

enum { SPOILED = 0xA5 };

const struct sitting_canary *canary_pick(const struct sitting *s, const struct seat_state *st,
					 uint64_t sample)
{
	uint32_t seed = (uint32_t)s->plan->seed, turn = (uint32_t)sample;
	struct philox p = philox4x32((struct philox){{turn, 0, 0, 0}}, seed, ~seed);

	return st->ncanaries ? &st->canaries[((uint64_t)p.w[0] * st->ncanaries) >> 32] : NULL;
}

enum status canary_spoil(struct device *dev, const struct sitting_canary *c)
{
	return device_fill(dev, c->at, SPOILED, c->bytes);
}

enum status canary_look(struct device *dev, const struct sitting_canary *const *c, uint32_t n,
			bool *is_kept)
{
	struct arena a = {0};
	char(*now)[CANARY_BYTES] = arena_room(&a, n + 1, CANARY_BYTES, CANARY_BYTES);
	char spoiled[CANARY_BYTES];
	enum status s = STATUS_OK;

	memset(spoiled, SPOILED, sizeof(spoiled));
	for (uint32_t i = 0; !s && i < n; i++)
		if (c[i])
			s = device_copy(dev, now[i], c[i]->at, c[i]->bytes);
	if (!s)
		s = device_sync(dev);
	for (uint32_t i = 0; i < n; i++)
		is_kept[i] = !s && c[i] && !memcmp(now[i], spoiled, c[i]->bytes);
	arena_release(&a);
	return s;
}
