#ifndef CORPUS_STAGING_H
#define CORPUS_STAGING_H

#include "base/sha256.h"
#include "base/vec.h"
#include "corpus/tree.h"

/*
 * A change of a corpus while it is being made: files beside their places, in
 * .stage/<name>.<random>/, with nothing of theirs in memory but a hash.
 *
 *	staging_open	any time, without the lock
 *	staging_put	as often as there are files
 *	staging_commit	under the lock: the journal names them, then they are renamed
 *	staging_drop	whatever came of it
 *
 * What a killed process leaves there is swept by `corpus gc sweep`.
 */
struct staged {
	struct str target; /* below the root */
	char hash[SHA256_HEX + 1];
	bool is_removal, is_same; /* is_same: the target has these bytes already */
};

struct staging {
	struct arena *a;
	const char *root, *name; /* name: ".stage/hf--infer--x.4711.8c2e01f5" */
	struct str model;        /* a model key, or what else changes the corpus */
	VEC(struct staged) files;
};

MUST enum status staging_open(struct arena *a, const char *root, struct str model,
			      struct staging *out);
/* INVALID for a name that would leave the corpus. */
MUST enum status staging_put(struct staging *s, const char *target, struct str bytes);
MUST enum status staging_remove(struct staging *s, const char *target);
/* The rename of the journal commits; then all is put in its place, and the generation
 * grows by one. */
MUST enum status staging_commit(struct arena *a, struct tree *t, struct staging *s);
/* Removes the folder, if it is there still. */
void staging_drop(struct staging *s);

#endif
