#ifndef CORPUS_SET_H
#define CORPUS_SET_H

#include "base/str.h"

/* Benchmark sets: corpus.md §15.  The output depends on the corpus and the rule alone. */
struct set_rule {
	const char *name, *suites; /* suites: "hf,timm", or NULL for all */
	uint32_t reduction, pointwise, min_calls;
	/* Beyond §15, for sets that must end soon and show each family; 0 or NULL: not asked.
	 */
	const char *with; /* "aten.cat.default,…": for each that is not shown yet the
			   * heaviest that has it; does not count as one of N */
	int64_t min_bytes, max_bytes; /* of points that may be taken */
	uint32_t max_points;          /* of each kernel, the heaviest groups */
	uint32_t max_ops;             /* of a kernel: long ones compile for minutes */
};

/* The text of the set. */
MUST enum status set_make(struct arena *a, const char *root, const struct set_rule *rule,
			  struct str *out);
/* To benchmarks/NAME.json. */
MUST enum status set_write(struct arena *a, const struct set_rule *rule, struct str text);

#endif
