/* Which files of a folder are graphs. */
#include "base/file.h"
#include "corpus/import_int.h"

#include <errno.h>
#include <string.h>
#include <sys/stat.h>

enum { DEPTH_MAX = 8, FILES_MAX = 65536 };

/* The artifacts of a folder, best first; all others are worse. */
static const char *const preference[] = {"before_post_grad_graph", "inductor_post_grad_graph",
					 "post_grad_graphs", "aot_", "full_graph_"};
enum { NPREFERENCE = sizeof(preference) / sizeof(*preference) };

static int rank_of(struct str name)
{
	for (int i = 0; i < NPREFERENCE; i++)
		if (str_starts(name, preference[i]) ||
		    (name.n && name.p[0] == '_' &&
		     str_starts(str_slice(name, 1, name.n), preference[i])))
			return i;
	return NPREFERENCE;
}

static bool is_text(struct str name)
{
	static const char *const endings[] = {".py", ".py.zst", ".txt", ".log"};

	for (int i = 0; i < 4; i++)
		if (str_ends(name, endings[i]))
			return true;
	return false;
}

MUST static enum status add(struct import_files *f, const char *path, bool is_kernel)
{
	struct import_item item = {path, is_kernel};

	if (f->list.n == FILES_MAX)
		FAIL(INVALID, "%s: more than %d files", path, FILES_MAX);
	vec_push(&f->list, f->a, item);
	return STATUS_OK;
}

static bool is_file(const char *path)
{
	struct stat st;

	return !lstat(path, &st) && S_ISREG(st.st_mode);
}

/* What is found may be no link, here as below. */
static bool is_kernel(struct arena *a, const char *dir)
{
	return is_file(path_join(a, dir, "repro.py")) &&
	       is_file(path_join(a, dir, "shapes.json"));
}

/* tlparse keeps the trace beside what it made of it: the same graphs once more. */
static bool is_raw_trace(struct arena *a, const char *dir, struct str name)
{
	return str_is(name, "raw.log") && is_file(path_join(a, dir, "compile_directory.json"));
}

MUST static enum status find_in(struct import_files *f, const char *dir, int depth)
{
	struct str *names;
	int best = NPREFERENCE;
	size_t n;

	TRY(file_list(f->a, dir, &names, &n));
	for (size_t i = 0; i < n; i++)
		if (is_text(names[i]) && rank_of(names[i]) < best)
			best = rank_of(names[i]);
	for (size_t i = 0; i < n; i++) {
		const char *path = path_join(f->a, dir, str_cstr(f->a, names[i]));
		struct stat st;

		/* What is named by the user may be a link, what is found may not. */
		if (lstat(path, &st) || is_raw_trace(f->a, dir, names[i]))
			continue;
		if (S_ISDIR(st.st_mode))
			TRY(import_find(f, path, depth + 1));
		else if (S_ISREG(st.st_mode) && is_text(names[i]) && rank_of(names[i]) == best)
			TRY(add(f, path, false));
	}
	return STATUS_OK;
}

enum status import_find(struct import_files *f, const char *path, int depth)
{
	struct stat st;

	if (stat(path, &st))
		FAIL(NOT_FOUND, "%s: %s", path, strerror(errno));
	if (depth > DEPTH_MAX)
		FAIL(INVALID, "%s: folders nest deeper than %d", path, DEPTH_MAX);
	if (S_ISDIR(st.st_mode)) {
		f->is_found = true;
		return is_kernel(f->a, path) ? add(f, path, true) : find_in(f, path, depth);
	}
	if (!S_ISREG(st.st_mode))
		FAIL(INVALID, "%s: neither a file nor a folder", path);
	return add(f, path, false);
}
