#ifndef CORPUS_GC_H
#define CORPUS_GC_H

#include "base/vec.h"
#include "corpus/tree.h"

/* Care of a corpus: corpus.md §15. */

/* A kernel and the models that have it. */
struct gc_kernel {
	struct str name;
	uint32_t models, regions;
	struct str since; /* quarantined then, or empty */
};

struct gc_list {
	VEC(struct gc_kernel) kernels;
};

/* All kernels with their references, or only those without. */
MUST enum status gc_references(struct arena *a, const char *root, bool orphans_only,
			       struct gc_list *out);

enum { GC_STAGE_SECONDS = 24 * 3600 };

struct gc_names {
	VEC(struct str) list; /* below the root */
};

/* Under the lock: stages that nobody has touched for `seconds`, and files of models that no
 * manifest names; removed unless it is a dry run. */
MUST enum status gc_sweep(struct arena *a, const char *root, int64_t seconds, bool dry_run,
			  struct gc_names *out);

#endif
