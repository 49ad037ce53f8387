#ifndef BASE_MAP_H
#define BASE_MAP_H

#include "base/str.h"

/*
 * A hash table from text to a number, in an arena; iteration is in the order
 * of insertion, so what is printed from a map is the same in each run.
 * Keys are views that must outlive the map.
 */
struct map {
	struct arena *arena;
	struct map_entry {
		struct str key;
		uint64_t value;
	} * entries;
	uint32_t n, cap;
	uint32_t *slots; /* entry + 1, or 0; a power of two of them */
	uint32_t nslots;
};

struct map map_new(struct arena *a);
/* The value of key, or NULL.  The pointer lives until the next map_set. */
uint64_t *map_find(const struct map *m, struct str key);
/* True if the key is new; an old key gets the new value. */
bool map_set(struct map *m, struct str key, uint64_t value);

#endif
