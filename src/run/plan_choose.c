/* Words, paths and sets to kernels. */
#include "base/file.h"
#include "base/json.h"
#include "base/map.h"
#include "corpus/pattern.h"
#include "corpus/tree.h"
#include "run/plan_int.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

enum { DEPTH_MAX = 16 };

static bool is_chosen(const struct planner *p, const char *dir)
{
	for (uint32_t i = 0; i < p->chosen.n; i++)
		if (!strcmp(p->chosen.p[i].dir, dir))
			return true;
	return false;
}

/* The kernel of a folder, once, however it is named. */
static void choose(struct planner *p, const char *dir, struct chosen c)
{
	char real[PATH_MAX];

	c.dir = arena_printf(p->a, "%s", realpath(dir, real) ? real : dir);
	if (!is_chosen(p, c.dir))
		vec_push(&p->chosen, p->a, c);
}

/* ---- paths ---- */

MUST static enum status choose_under(struct planner *p, const char *dir, int depth, bool *any)
{
	struct str *names;
	size_t n;
	bool has_repro;

	TRY(file_exists(path_join(p->a, dir, "repro.py"), &has_repro));
	if (has_repro) {
		*any = true;
		choose(p, dir, (struct chosen){0});
		return STATUS_OK;
	}
	TRY(file_list(p->a, dir, &names, &n));
	for (size_t i = 0; depth < DEPTH_MAX && i < n; i++) {
		const char *sub = path_join(p->a, dir, str_cstr(p->a, names[i]));
		struct stat st;

		if (!stat(sub, &st) && S_ISDIR(st.st_mode))
			TRY(choose_under(p, sub, depth + 1, any));
	}
	return STATUS_OK;
}

MUST static enum status choose_folder(struct planner *p, const char *path)
{
	bool any = false;

	TRY(choose_under(p, path, 0, &any));
	if (!any)
		FAIL(USAGE, "%s: no repro.py in this folder or below", path);
	return STATUS_OK;
}

/* What is no folder of a kernel has neither id nor points. */
MUST static enum status choose_file(struct planner *p, const char *path)
{
	const char *base = path_base(path);

	if (!strncmp(base, "full_graph_", 11))
		FAIL(USAGE,
		     "%s: full graphs are not measured yet; assay ir part shows the "
		     "regions of one, assay corpus merge keeps those of a capture",
		     path);
	if (strcmp(base, "repro.py"))
		FAIL(USAGE,
		     "%s: neither a repro.py, nor a set (.json), nor a folder with such; "
		     "assay corpus merge makes kernels of graphs",
		     path);
	choose(p, base > path ? arena_printf(p->a, "%.*s", (int)(base - path), path) : ".",
	       (struct chosen){0});
	return STATUS_OK;
}

/* ---- sets ---- */

static bool is_id(const json_t *v, size_t digits)
{
	const char *s = json_string_value(v);

	return s && strlen(s) == digits && strspn(s, "0123456789abcdef") == digits;
}

MUST static enum status choose_entry(struct planner *p, const json_t *entry, const char *set,
				     size_t at)
{
	const json_t *pattern = json_object_get(entry, "pattern");
	const json_t *list = json_object_get(entry, "points"), *v;
	size_t i, n = json_array_size(list);
	struct chosen c = {.points = arena_array(p->a, const char *, n + 1),
			   .npoints = (uint32_t)n,
			   .set = set};

	if (!is_id(pattern, 64))
		FAIL(INVALID, "%s: entries[%zu].pattern: 64 digits are wanted", set, at);
	if (!n)
		FAIL(INVALID, "%s: entries[%zu].points: a list of points is wanted", set, at);
	json_array_foreach(list, i, v)
	{
		if (!is_id(v, PATTERN_DIGITS))
			FAIL(INVALID, "%s: entries[%zu].points[%zu]: 12 digits are wanted", set,
			     at, i);
		c.points[i] = arena_printf(p->a, "%s", json_string_value(v));
	}
	const char *id = json_string_value(pattern);
	const char *dir = tree_kernel(p->a, p->opts->corpus, p->names, p->nnames,
				      (struct str){id, PATTERN_DIGITS});

	if (dir)
		choose(p, dir, c);
	else
		buf_printf(&p->unknown, "\n  %s: entries[%zu]: no kernel %.12s in %s", set, at,
			   id, p->opts->corpus);
	return STATUS_OK;
}

static bool says_points(const struct plan_opts *o)
{
	return o->has_all_points || o->npoints;
}

MUST static enum status choose_set(struct planner *p, const char *path)
{
	json_auto_t *set = NULL;
	const json_t *list, *v;
	size_t i;

	if (says_points(p->opts))
		FAIL(USAGE,
		     "%s: a set says which points; --all-points and --point do not go "
		     "with it",
		     path);
	TRY(json_read_file(path, &set));
	list = json_object_get(set, "entries");
	if (json_integer_value(json_object_get(set, "schema")) != 1)
		FAIL(INVALID, "%s: no set: \"schema\" is not 1", path);
	if (!json_is_array(list))
		FAIL(INVALID, "%s: no set: it has no list \"entries\"", path);
	if (!json_array_size(list))
		FAIL(INVALID, "%s: the set is empty", path);
	json_array_foreach(list, i, v)
		TRY(choose_entry(p, v, arena_printf(p->a, "%s", path), i));
	return STATUS_OK;
}

/* A file, else the name of one of benchmarks/. */
MUST static enum status choose_set_named(struct planner *p, const char *word)
{
	const char *named = arena_printf(p->a, "benchmarks/%s.json", word);
	bool is_path, is_name;

	TRY(file_exists(word, &is_path));
	TRY(file_exists(named, &is_name));
	if (!is_path && !is_name)
		FAIL(USAGE, "no set named %s: neither that file nor %s is there", word, named);
	return choose_set(p, is_path ? word : named);
}

/* ---- names ---- */

static bool choose_name(struct planner *p, const char *word)
{
	bool any = false;

	for (size_t i = 0; i < p->nnames; i++)
		if (tree_is_named(p->names[i], word)) {
			choose(p,
			       arena_printf(p->a, "%s/canonical/" STR_FMT, p->opts->corpus,
					    STR_ARG(p->names[i])),
			       (struct chosen){0});
			any = true;
		}
	return any;
}

/* A path that is there, a set, a name, in this order. */
MUST static enum status choose_word(struct planner *p, const char *word)
{
	const char *set = arena_printf(p->a, "benchmarks/%s.json", word);
	struct stat st;
	bool is_set;

	if (!stat(word, &st)) {
		if (S_ISDIR(st.st_mode))
			return choose_folder(p, word);
		return str_ends(str_of(word), ".json") ? choose_set(p, word)
						       : choose_file(p, word);
	}
	TRY(file_exists(set, &is_set));
	if (is_set)
		return choose_set(p, set);
	if (!choose_name(p, word))
		buf_printf(&p->unknown, "\n  %s: no path, set or kernel of %s", word,
			   p->opts->corpus);
	return STATUS_OK;
}

/* Points by their keys, those of a kernel together. */
static void choose_keys(struct planner *p)
{
	const struct plan_opts *o = p->opts;
	struct map at = map_new(p->a);

	for (uint32_t i = 0; i < o->nkeys; i++) {
		struct str pattern = {o->keys[i], strcspn(o->keys[i], "/")};
		const char *point = o->keys[i] + pattern.n + (o->keys[i][pattern.n] == '/');
		const char *dir = tree_kernel(p->a, o->corpus, p->names, p->nnames, pattern);
		uint64_t *known = map_find(&at, pattern);

		if (!dir) {
			buf_printf(&p->unknown, "\n  %s: no such kernel in %s", o->keys[i],
				   o->corpus);
			continue;
		}
		if (!known) {
			map_set(&at, pattern, p->chosen.n);
			choose(p, dir,
			       (struct chosen){
				       .points = arena_array(p->a, const char *, o->nkeys),
				       .set = "--model"});
			known = map_find(&at, pattern);
		}
		struct chosen *c = &p->chosen.p[*known];

		c->points[c->npoints++] = point;
	}
}

enum status plan_choose(struct planner *p)
{
	const struct plan_opts *o = p->opts;

	TRY(tree_kernels(p->a, o->corpus, &p->names, &p->nnames));
	for (uint32_t i = 0; i < o->nwords; i++)
		TRY(choose_word(p, o->words[i]));
	if (o->set_file)
		TRY(choose_set_named(p, o->set_file));
	choose_keys(p);
	if (!o->nwords && !o->set_file && !o->nkeys)
		for (size_t i = 0; i < p->nnames; i++)
			choose_name(p, str_cstr(p->a, p->names[i]));
	if (!p->chosen.n && !p->unknown.n)
		FAIL(NOT_FOUND, "%s has no kernels", o->corpus);
	return STATUS_OK;
}
