/* The kernels of a corpus, and what people call them. */
#include "base/file.h"
#include "corpus/tree.h"

#include <string.h>

enum { ID_DIGITS = 12, ID_MIN_DIGITS = 6 };

enum status tree_kernels(struct arena *a, const char *root, struct str **names, size_t *n)
{
	const char *dir = path_join(a, root, "canonical");
	bool there;

	*n = 0;
	TRY(file_exists(dir, &there));
	return there ? file_list(a, dir, names, n) : STATUS_OK;
}

static const char *dir_of(struct arena *a, const char *root, struct str name)
{
	return arena_printf(a, "%s/canonical/" STR_FMT, root, STR_ARG(name));
}

const char *tree_kernel(struct arena *a, const char *root, const struct str *names, size_t n,
			struct str id12)
{
	for (size_t i = 0; i < n; i++)
		if (names[i].n > id12.n && names[i].p[names[i].n - id12.n - 1] == '_' &&
		    str_eq(str_slice(names[i], names[i].n - id12.n, names[i].n), id12))
			return dir_of(a, root, names[i]);
	return NULL;
}

bool tree_is_id(const char *id, const char *word)
{
	size_t n = strlen(word);

	return n >= ID_MIN_DIGITS && n <= ID_DIGITS && !strncmp(id, word, n);
}

bool tree_is_named(struct str name, const char *word)
{
	if (str_is(name, word))
		return true;
	return name.n > ID_DIGITS && name.p[name.n - ID_DIGITS - 1] == '_' &&
	       tree_is_id(name.p + name.n - ID_DIGITS, word);
}

enum status tree_need(struct arena *a, const char *root)
{
	bool is_corpus;

	TRY(file_exists(path_join(a, root, "canonical"), &is_corpus));
	if (!is_corpus)
		FAIL(NOT_FOUND, "%s: no corpus, it has no folder canonical", root);
	return STATUS_OK;
}

enum status tree_find(struct arena *a, const char *root, const char *word, const char **dir)
{
	struct str *names;
	size_t n, found = 0;

	TRY(tree_need(a, root));
	TRY(tree_kernels(a, root, &names, &n));
	for (size_t i = 0; i < n; i++)
		if (tree_is_named(names[i], word)) {
			*dir = dir_of(a, root, names[i]);
			found++;
		}
	if (!found)
		FAIL(USAGE, "%s: no kernel of %s has this name or an id that begins so", word,
		     root);
	if (found > 1)
		FAIL(USAGE, "%s: the ids of %zu kernels begin so", word, found);
	return STATUS_OK;
}

MUST static enum status walk_models(struct arena *a, const char *dir, const char *key,
				    int depth, tree_model *f, void *ctx)
{
	struct str *names;
	size_t n;

	if (depth == 3)
		return f(ctx, dir, key);
	TRY(file_list(a, dir, &names, &n));
	for (size_t i = 0; i < n; i++) {
		const char *name = str_cstr(a, names[i]);

		TRY(walk_models(a, path_join(a, dir, name),
				depth ? path_join(a, key, name) : name, depth + 1, f, ctx));
	}
	return STATUS_OK;
}

enum status tree_models(struct arena *a, const char *root, tree_model *f, void *ctx)
{
	const char *dir = path_join(a, root, "models");
	bool there;

	TRY(file_exists(dir, &there));
	return there ? walk_models(a, dir, "", 0, f, ctx) : STATUS_OK;
}

bool tree_is_model_file(const json_t *manifest, struct str file)
{
	static const char *const endings[] = {".py.zst", ".meta.json.zst"};
	const json_t *graphs = json_object_get(manifest, "graphs");

	if (str_is(file, "manifest.json"))
		return true;
	for (size_t i = 0; i < json_array_size(graphs); i++) {
		struct str name = str_of(
			json_string_value(json_object_get(json_array_get(graphs, i), "file")));

		for (int e = 0; e < 2; e++)
			if (file.n == name.n + strlen(endings[e]) &&
			    str_ends(file, endings[e]) &&
			    str_eq(str_slice(file, 0, name.n), name))
				return true;
	}
	return false;
}
