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
	struct str label, text; /* text: canonical */
	struct point point;
	struct str failure; /* why there is no identity, or empty */
	bool is_cut;        /* it was cut out of its graph: what failed came after */
	/* A value whose printed type is not what its op makes, with its line; words NULL: none.
	 */
	struct printed_difference printed;
	uint32_t printed_line;
};

enum { MEMO_BYTES_MAX = 64 << 20 };

struct memo {
	struct arena a;
	struct map seen; /* 32 bytes of hash → place in list */
	VEC(struct occurrence *) list;
	struct map sound; /* ids of patterns whose repro reads back as them */
	int64_t evaluate; /* what is new is run, if it moves no more elements */
};

struct memo_key {
	uint8_t b[32];
};

/* in: a canon_input for each parameter of the region. */
struct memo_key memo_key(struct arena *a, const struct graph *region,
			 const struct canon_opts *opts);
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
