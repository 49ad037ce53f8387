/* References of kernels, and sweeping what nobody names. */
#include "corpus/gc.h"

#include "base/file.h"
#include "corpus/pattern.h"

#include <string.h>
#include <sys/stat.h>
#include <time.h>

static bool has_model(const struct pattern *k, uint32_t points, struct str model)
{
	for (uint32_t i = 0; i < points; i++)
		for (uint32_t r = 0; r < k->points[i].nrows; r++)
			if (str_eq(k->points[i].rows[r].model, model))
				return true;
	return false;
}

static void count(const struct pattern *k, struct gc_kernel *out)
{
	for (uint32_t i = 0; i < k->npoints; i++)
		for (uint32_t r = 0; r < k->points[i].nrows; r++) {
			out->regions += (uint32_t)k->points[i].rows[r].regions;
			out->models += !has_model(k, i, k->points[i].rows[r].model);
		}
}

/* The date of the stamp. */
static struct str since(struct arena *a, struct str stamp)
{
	static const char key[] = "\"since\": \"";
	const char *at = stamp.n ? memmem(stamp.p, stamp.n, key, sizeof(key) - 1) : NULL;

	if (!stamp.n)
		return (struct str){0};
	return at ? str_copy(a, (struct str){at + sizeof(key) - 1, 10}) : STR("?");
}

enum status gc_references(struct arena *a, const char *root, bool orphans_only,
			  struct gc_list *out)
{
	struct arena tmp = {0};
	struct str *names;
	size_t n;
	enum status s = tree_kernels(a, root, &names, &n);

	*out = (struct gc_list){0};
	for (size_t i = 0; !s && i < n; i++) {
		struct gc_kernel row = {.name = names[i]};
		struct pattern k;

		s = pattern_read(
			&tmp,
			arena_printf(&tmp, "%s/canonical/" STR_FMT, root, STR_ARG(names[i])),
			&k);
		if (!s) {
			count(&k, &row);
			row.since = since(a, k.quarantine);
		}
		if (!s && (!orphans_only || !row.regions))
			vec_push(&out->kernels, a, row);
		arena_reset(&tmp, (struct arena_mark){0});
	}
	arena_release(&tmp);
	return s;
}

struct sweep {
	struct arena *a;
	const char *root;
	int64_t seconds;
	bool dry_run;
	struct gc_names *out;
};

MUST static enum status drop(struct sweep *s, const char *name)
{
	vec_push(&s->out->list, s->a, str_copy(s->a, str_of(name)));
	if (s->dry_run)
		return STATUS_OK;
	return file_remove_tree(path_join(s->a, s->root, name));
}

/* Of a stage without a journal, which is gone after taking the lock, only age tells whether
 * its maker lives. */
static bool is_old(const struct sweep *s, const char *path)
{
	struct stat st;

	return !stat(path, &st) && time(NULL) - st.st_mtime >= s->seconds;
}

MUST static enum status sweep_stages(struct sweep *s)
{
	const char *dir = path_join(s->a, s->root, ".stage");
	struct str *names;
	size_t n;
	bool there;

	TRY(file_exists(dir, &there));
	if (!there)
		return STATUS_OK;
	TRY(file_list(s->a, dir, &names, &n));
	for (size_t i = 0; i < n; i++) {
		char *name = arena_printf(s->a, ".stage/" STR_FMT, STR_ARG(names[i]));

		if (is_old(s, path_join(s->a, s->root, name)))
			TRY(drop(s, name));
	}
	return STATUS_OK;
}

/* What file_write was making in the root when it was killed: a name, a dot and six more. */
static bool is_temp(struct str name)
{
	static const char *const written[] = {"corpus.json.", ".journal.", NULL};

	for (const char *const *w = written; *w; w++)
		if (name.n == strlen(*w) + 6 && str_starts(name, *w))
			return true;
	return false;
}

MUST static enum status sweep_temps(struct sweep *s)
{
	struct str *names;
	size_t n;

	TRY(file_list(s->a, s->root, &names, &n));
	for (size_t i = 0; i < n; i++) {
		const char *name = str_cstr(s->a, names[i]);

		if (is_temp(names[i]) && is_old(s, path_join(s->a, s->root, name)))
			TRY(drop(s, name));
	}
	return STATUS_OK;
}

MUST static enum status sweep_model(void *ctx, const char *dir, const char *key)
{
	struct sweep *s = ctx;
	json_auto_t *manifest = NULL;
	struct str *names;
	size_t n;

	TRY(json_read_file(path_join(s->a, dir, "manifest.json"), &manifest));
	TRY(file_list(s->a, dir, &names, &n));
	for (size_t i = 0; i < n; i++)
		if (!tree_is_model_file(manifest, names[i]))
			TRY(drop(s, arena_printf(s->a, "models/%s/" STR_FMT, key,
						 STR_ARG(names[i]))));
	return STATUS_OK;
}

enum status gc_sweep(struct arena *a, const char *root, int64_t seconds, bool dry_run,
		     struct gc_names *out)
{
	struct sweep s = {a, root, seconds, dry_run, out};
	struct tree tree;

	*out = (struct gc_names){0};
	TRY(tree_lock(a, root, &tree));
	enum status st = sweep_stages(&s);

	if (!st)
		st = sweep_temps(&s);
	if (!st)
		st = tree_models(a, root, sweep_model, &s);
	tree_unlock(&tree);
	return st;
}
