/* What a corpus knows of the points of a comparison. */
#include "account/compare_use.h"

#include "base/file.h"
#include "corpus/pattern.h"
#include "corpus/tree.h"

#include <string.h>

static int64_t occurrences(const struct row *r)
{
	return r->calls >= 0 ? r->calls : r->regions;
}

/* The rows come by model. */
static void take_models(struct arena *a, const struct pattern_point *p, struct pair_use *out)
{
	const char **models = arena_array(a, const char *, p->nrows + 1);
	int64_t most = 0;

	for (uint32_t i = 0; i < p->nrows; i++) {
		int64_t n = occurrences(&p->rows[i]);

		models[i] = str_cstr(a, p->rows[i].model);
		out->n += (double)n;
		if (n > most) {
			most = n;
			out->top_model = models[i];
		}
	}
	out->models = models;
	out->nmodels = p->nrows;
}

static void take_dtypes(struct arena *a, const struct point *p, struct pair_use *out)
{
	const char **dtypes = arena_array(a, const char *, p->ninputs + 1);

	for (uint32_t i = 0; i < p->ninputs; i++)
		dtypes[i] = dtype_torch_name(p->inputs[i].t.dtype);
	out->dtypes = dtypes;
	out->ndtypes = p->ninputs;
}

/* "aaaaaaaaaaaa/bbbbbbbbbbbb": the point is what follows the slash. */
static const char *point_of(const struct pair *p)
{
	const char *slash = strchr(p->key, '/');

	return slash ? slash + 1 : p->key;
}

/* Pairs come by key, so those of a pattern stand together; its files are read once. */
MUST static enum status add_pattern(struct arena *a, struct comparison *c, uint32_t from,
				    uint32_t to, const char *dir, struct pair_use *uses)
{
	struct arena tmp = {0};
	struct pattern k;
	enum status s = pattern_read(&tmp, dir, &k);

	for (uint32_t i = from; !s && i < to; i++) {
		const struct pattern_point *p =
			pattern_find_point(&k, point_of(&c->set.pairs[i]));

		if (p) {
			take_models(a, p, &uses[i]);
			take_dtypes(a, &p->p, &uses[i]);
		}
	}
	arena_release(&tmp);
	return s;
}

static void weigh(struct arena *a, struct comparison *c)
{
	double *n = arena_array(a, double, c->set.n + 1), base, head;

	for (uint32_t i = 0; i < c->set.n; i++)
		n[i] = c->uses[i].n;
	c->by_use = total_of(&c->set, n, &base, &head);
}

enum status compare_add_uses(struct arena *a, struct comparison *c, const char *corpus)
{
	struct pair_use *uses = arena_array(a, struct pair_use, c->set.n + 1);
	struct str *names;
	size_t n;

	TRY(tree_need(a, corpus));
	TRY(tree_kernels(a, corpus, &names, &n));
	for (uint32_t i = 0, end; i < c->set.n; i = end) {
		struct str id = str_of(c->set.pairs[i].pattern);
		const char *dir = tree_kernel(a, corpus, names, n, id);

		for (end = i + 1; end < c->set.n && str_is(id, c->set.pairs[end].pattern);)
			end++;
		if (dir)
			TRY(add_pattern(a, c, i, end, dir, uses));
	}
	c->uses = uses;
	weigh(a, c);
	compare_list_unresolved(a, c);
	return STATUS_OK;
}
