/* Open addressing over an insertion-ordered list of entries. */
#include "base/map.h"

#include <string.h>

struct map map_new(struct arena *a)
{
	return (struct map){.arena = a};
}

/* The slot that holds key, or the empty one where it would go. */
static uint32_t *slot_of(const struct map *m, struct str key)
{
	uint32_t mask = m->nslots - 1;
	uint32_t i = (uint32_t)str_hash(key) & mask;

	while (m->slots[i] && !str_eq(m->entries[m->slots[i] - 1].key, key))
		i = (i + 1) & mask;
	return &m->slots[i];
}

static void map_grow(struct map *m)
{
	uint32_t cap = m->cap ? m->cap * 2 : 16;
	struct map_entry *entries = arena_array(m->arena, struct map_entry, cap);

	if (m->n)
		memcpy(entries, m->entries, m->n * sizeof(*entries));
	m->entries = entries;
	m->cap = cap;
	m->nslots = cap * 2;
	m->slots = arena_array(m->arena, uint32_t, m->nslots);
	for (uint32_t i = 0; i < m->n; i++)
		*slot_of(m, entries[i].key) = i + 1;
}

uint64_t *map_find(const struct map *m, struct str key)
{
	if (!m->n)
		return NULL;
	uint32_t at = *slot_of(m, key);

	return at ? &m->entries[at - 1].value : NULL;
}

bool map_set(struct map *m, struct str key, uint64_t value)
{
	uint64_t *old = map_find(m, key);

	if (old) {
		*old = value;
		return false;
	}
	if (m->n == m->cap)
		map_grow(m);
	m->entries[m->n] = (struct map_entry){key, value};
	*slot_of(m, key) = ++m->n;
	return true;
}
