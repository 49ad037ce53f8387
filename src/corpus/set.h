#ifndef CORPUS_SET_H
#define CORPUS_SET_H

#include "base/str.h"

/* Benchmark sets: corpus.md §15.  The output depends on the corpus and the rule alone. */
struct set_rule {
	const char *name, *suites; /* suites: "hf,timm", or NULL for all */
	uint32_t reduction, pointwise, min_calls;
};

/* The text of the set. */
MUST enum status set_make(struct arena *a, const char *root, const struct set_rule *rule,
			  struct str *out);
/* To benchmarks/NAME.json. */
MUST enum status set_write(struct arena *a, const struct set_rule *rule, struct str text);

#endif
