#ifndef MODEL_FILE_H
#define MODEL_FILE_H

/* Models for tests: graphs by the names of their parts, and numbers as a page prints them. */
#include "account/inventory.h"
#include "unit.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Within one unit of the last of its printed digits. */
static inline bool is_printed(double v, const char *printed)
{
	const char *dot = strchr(printed, '.'), *e = strchr(printed, 'e');
	size_t end = e ? (size_t)(e - printed) : strlen(printed);
	double unit = dot ? pow(10, -(double)(end - (size_t)(dot - printed) - 1)) : 1;

	if (e)
		unit *= pow(10, strtod(e + 1, NULL));
	return fabs(v - strtod(printed, NULL)) <= unit * (1 + 1e-9);
}

#define assert_printed(v, printed)                                    \
	do {                                                          \
		if (!is_printed(v, printed))                          \
			fail_msg("%s is %.12g, not " printed, #v, v); \
	} while (0)

struct use {
	const char *name;
	int64_t count;
};

static inline struct graph_facts facts_in(struct arena *a, const struct use *points,
					  const struct use *externs)
{
	struct graph_facts f = {.kernels = -1};

	for (; points && points->name; points++) {
		struct facts_use u = {.key = str_of(points->name), .count = points->count};

		vec_push(&f.points, a, u);
		f.in_region += points->count;
	}
	for (; externs && externs->name; externs++) {
		struct facts_use u = {.key = str_of(externs->name), .count = externs->count};

		vec_push(&f.externs, a, u);
		f.externs_called += externs->count;
	}
	f.calls = f.in_region + f.externs_called;
	return f;
}

#define USES(...) ((const struct use[]){__VA_ARGS__, {NULL, 0}})

#endif
