/* Bytes of every point by the present model, where the files have others. */
#include "corpus/rebytes.h"

#include "corpus/bytes.h"
#include "corpus/staging.h"

/* What cannot be inferred stays without bytes, as a merge leaves it. */
static bool refresh(struct arena *a, struct pattern *k)
{
	bool changes = false;

	for (uint32_t i = 0; i < k->npoints; i++) {
		struct bytes now = {0};

		if (bytes_of_point(a, k->g, &k->points[i].p, &now)) {
			now = (struct bytes){0};
			status_clear();
		}
		changes |= !bytes_same(&k->points[i].bytes, &now);
		k->points[i].bytes = now;
	}
	return changes;
}

MUST static enum status refresh_kernel(struct arena *a, const char *root, struct str name,
				       struct staging *stage, uint32_t *changed)
{
	struct pattern k;

	TRY(pattern_read(a, arena_printf(a, "%s/canonical/" STR_FMT, root, STR_ARG(name)), &k));
	if (!refresh(a, &k))
		return STATUS_OK;
	++*changed;
	return staging_put(stage,
			   arena_printf(a, "canonical/" STR_FMT "/shapes.json", STR_ARG(name)),
			   pattern_shapes(a, &k));
}

MUST static enum status refresh_all(struct arena *a, struct tree *t, struct staging *stage,
				    uint32_t *changed)
{
	struct arena tmp = {0};
	enum status s = STATUS_OK;
	struct str *names;
	size_t n;

	TRY(tree_kernels(a, t->root, &names, &n));
	for (size_t i = 0; !s && i < n; i++) {
		s = refresh_kernel(&tmp, t->root, names[i], stage, changed);
		arena_reset(&tmp, (struct arena_mark){0});
	}
	arena_release(&tmp);
	if (!s && *changed)
		s = staging_commit(a, t, stage);
	return s;
}

enum status corpus_rebytes(struct arena *a, const char *root, uint32_t *changed)
{
	struct staging stage;
	struct tree tree;

	*changed = 0;
	TRY(tree_lock(a, root, &tree));
	enum status s = staging_open(a, root, STR("rebytes"), &stage);

	if (!s) {
		s = refresh_all(a, &tree, &stage, changed);
		staging_drop(&stage);
	}
	tree_unlock(&tree);
	return s;
}
