#ifndef CORPUS_MEMO_H
#define CORPUS_MEMO_H

#include "base/map.h"
#include "corpus/canon.h"
#include "corpus/printed.h"
#include "part/part.h"

/*
 * Regions met before.
 *
 * A model repeats its layers: of the regions of real graphs one in seven is new.
 * What a region is to the corpus follows from its statements, types and inputs
 * without their names; those are hashed, and an equal hash gives the same answer.
 */
struct occurrence {
	char id[SHA256_HEX + 1];
	bool exact;
	struct str label, text; /* text: canonical, the memo's */
	struct point point;
	struct str failure; /* why there is no identity, or empty */
	bool is_cut;        /* it was cut out of its graph: what failed came after */
	/* A value whose printed type is not what its op makes, by its place in the region;
	 * words NULL: none. */
	struct printed_difference printed;
	uint32_t printed_node; /* in the full graph */
};

enum { MEMO_BYTES_MAX = 64 << 20 };

struct memo {
	struct arena a;
	struct map seen; /* 32 bytes of hash → place in list */
	VEC(struct occurrence *) list;
	struct canon_cache cache;
	struct map sound;        /* ids of patterns whose repro reads back as them */
	const struct map *known; /* or NULL: id12 of patterns whose repro is read anyway */
	int64_t evaluate;        /* what is new is run, if it moves no more elements */
};

struct memo_key {
	uint8_t b[32];
};

/* A region that is not cut out yet: opts->inputs has one for each input of the view. */
struct memo_region {
	const struct graph *g;
	const struct part_view *view;
	const struct verdict *verdicts; /* of g */
	const struct canon_opts *opts;
	part_size *size;
	void *ctx;
};
/* False if a size of it has no value. */
bool memo_key(struct arena *a, const struct memo_region *r, struct memo_key *out);
/* What was put under this key, or NULL. */
const struct occurrence *memo_find(struct memo *m, const struct memo_key *key);
/* A copy, the memo's own; found again if there is a key. */
const struct occurrence *memo_put(struct memo *m, const struct memo_key *key,
				  const struct occurrence *o);
/* Whether its id is among the sound ones; puts it there. */
bool memo_is_sound(const struct memo *m, const char *id);
void memo_sound(struct memo *m, const char *id);
/* Forgets everything once it holds MEMO_BYTES_MAX; what it gave out before is gone, too. */
void memo_trim(struct memo *m);
void memo_release(struct memo *m);

#endif
