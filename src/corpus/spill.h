#ifndef CORPUS_SPILL_H
#define CORPUS_SPILL_H

#include "base/arena.h"
#include "base/str.h"
#include "base/vec.h"

/*
 * Sorting more lines than memory should hold: what came is sorted and written
 * as a run whenever run_bytes are full; reading merges the runs.
 */
enum { SPILL_RUN_BYTES = 64 << 20 };

struct spill_run;

struct spill {
	struct arena a; /* the lines that are not written yet */
	const char *dir;
	size_t run_bytes;
	VEC(struct str) lines;
	struct spill_run **heap; /* runs, the one with the smallest line on top */
	uint32_t nruns, nheap, at;
};

/* dir is there, and is the spill's own; files in it are removed by whoever made it. */
struct spill spill_new(const char *dir, size_t run_bytes);
/* No newline in it. */
MUST enum status spill_put(struct spill *s, struct str line);
/* After the last line; then the lines come in the order of their bytes. */
MUST enum status spill_sort(struct spill *s);
/* The view lives until the next call; n 0 at the end. */
MUST enum status spill_next(struct spill *s, struct str *line);
void spill_close(struct spill *s);

#endif
