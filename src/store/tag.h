#ifndef STORE_TAG_H
#define STORE_TAG_H

#include "base/str.h"

/* What the metrics of a row may hold, and the named metrics that are made of it; the rows are
 * in tag.c. */
struct tag {
	const char *name; /* "<state>/median_us"; a * stands for any provider's name */
	const char *unit;
	const char *doc;
};
extern const struct tag tag_table[];          /* ends in a row without name */
const struct tag *tag_find(const char *name); /* NULL if there is none */

struct metric {
	const char *name; /* "compiled_us", "gap_default"; "<provider>_us" stands for any */
	const char *unit;
	const char *formula; /* in words, over tags and metrics */
	bool has_warm;       /* also as name_warm, with warm for cold throughout */
};
extern const struct metric metric_table[]; /* ends in a row without name */
/* Also of a name with _warm, and of another provider's; NULL if there is none. */
const struct metric *metric_find(const char *name);
/* The metric that holds a provider's time: inductor's is compiled_us. */
char *metric_of_provider(struct arena *a, const char *provider);

#endif
