/* All families of ops, and the walks over their rows.  A plain list: no constructors, no
 * linker sections, nothing to be dropped from an archive. */
#include "base/map.h"
#include "op/list_int.h"

#include <pthread.h>
#include <string.h>

static const struct op_family *const families[] = {
	&op_pointwise, &op_convert, &op_choose, &op_reduce,  &op_view,
	&op_create,    &op_concat,  &op_index,  &op_scatter, &op_pool,
	&op_resize,    &op_random,  &op_scan,   &op_sort,    &op_extern,
};

enum { NFAMILIES = sizeof(families) / sizeof(families[0]) };

const struct op_family *op_family_of(const struct op *op)
{
	for (size_t f = 0; f < NFAMILIES; f++)
		if (op >= families[f]->ops && op < families[f]->ops + families[f]->nops)
			return families[f];
	return NULL;
}

const struct op *op_next(const struct op *prev)
{
	for (size_t f = 0; f < NFAMILIES; f++) {
		const struct op_family *fam = families[f];

		if (!prev)
			return fam->ops;
		if (prev >= fam->ops && prev + 1 < fam->ops + fam->nops)
			return prev + 1;
		if (prev + 1 == fam->ops + fam->nops)
			prev = NULL; /* the next family's first row */
	}
	return NULL;
}

size_t op_number(const struct op *op)
{
	size_t n = 0;

	for (size_t f = 0; f < NFAMILIES; f++) {
		if (op >= families[f]->ops && op < families[f]->ops + families[f]->nops)
			return n + (size_t)(op - families[f]->ops);
		n += families[f]->nops;
	}
	return n;
}

static struct arena perm;
static struct map by_name;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void fill_map(void)
{
	by_name = map_new(&perm);
	for (const struct op *op = NULL; (op = op_next(op));)
		map_set(&by_name, str_of(op->name), (uintptr_t)op);
}

const struct op *op_find(struct str name)
{
	pthread_once(&once, fill_map);
	uint64_t *found = map_find(&by_name, name);

	return found ? (const struct op *)(uintptr_t)*found : NULL;
}

const char *op_fuse_name(enum op_fuse f)
{
	static const char *const names[] = {"yes",           "flops",       "fallback",
					    "fallback-scan", "no-lowering", "cat"};

	return names[f];
}
