/* assay oracle: hand-made implementations beside their repros. */
#include "base/file.h"
#include "base/json.h"
#include "cli/oracle_int.h"
#include "corpus/tree.h"
#include "measure/method.h"
#include "run/oracle_point.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

/* ---- new ---- */

static enum status run_new(int argc, char **argv)
{
	static const struct argp_option rows[] = {
		{"corpus", ORACLE_CORPUS, "DIR", 0, "The corpus (./repros)", 0},
		{"device", ORACLE_DEVICE, "D", 0, "cpu (default): oracle.c; cuda: oracle.cu",
		 0},
		{"hardware", ORACLE_HARDWARE, "KIND", 0,
		 "What it is for (the device that is here)", 0},
		{"point", ORACLE_POINT, "P", 0,
		 "This point, not the home point; again for more", 0},
		{"all-points", ORACLE_ALL_POINTS, NULL, 0, "Every point", 0},
		{"force", ORACLE_FORCE, NULL, 0, "In the place of what is there", 0},
		{0}};
	static const char doc[] = "Write a first oracle and its sidecar: the judge's code, "
				  "unfused, which compiles "
				  "and passes.";
	static struct oracle_options o;
	struct arena a = {0};

	TRY(oracle_options_read(argc, argv, rows, "KERNEL...", doc, &o));
	enum status s = oracle_write(&a, &o, false);

	arena_release(&a);
	return s;
}

/* ---- list ---- */

struct listing {
	struct arena *a;
	struct jsonw *w; /* NULL: text */
	uint32_t entries, doubted, broken;
};

static void put_texts(struct jsonw *w, const char *key, const char *const *list, uint32_t n)
{
	jsonw_key(w, key);
	if (!n) {
		jsonw_null(w);
		return;
	}
	jsonw_open(w, '[');
	for (uint32_t i = 0; i < n; i++)
		jsonw_cstr(w, list[i]);
	jsonw_close(w, ']');
}

static void put_entry(struct jsonw *w, const struct oracle_file *f,
		      const struct oracle_entry *e, const char *why)
{
	const struct {
		const char *key, *value;
	} texts[] = {{"kernel", path_base(f->dir)},
		     {"entry", e->id},
		     {"file", e->file},
		     {"hardware", e->hardware},
		     {"by", e->by},
		     {"verified_at", e->verified_at},
		     {"doubt", why}};

	jsonw_open_inline(w, '{');
	for (size_t i = 0; i < sizeof(texts) / sizeof(*texts); i++) {
		jsonw_key(w, texts[i].key);
		jsonw_cstr(w, texts[i].value);
	}
	jsonw_key(w, "verified_points");
	jsonw_int(w, e->verified_points);
	put_texts(w, "points", e->points, e->npoints);
	put_texts(w, "class", e->signature, e->nsignature);
	jsonw_close(w, '}');
}

static void print_entry(const struct oracle_file *f, const struct oracle_entry *e,
			const char *why)
{
	printf("%-34s %-20s %-12s %-12.30s ", path_base(f->dir), e->id, e->file, e->hardware);
	if (e->npoints)
		printf("%u point%s", e->npoints, e->npoints == 1 ? "" : "s");
	for (uint32_t i = 0; !e->npoints && i < e->nsignature; i++)
		printf("%s%s", i ? ", " : "", e->signature[i]);
	printf("  %.40s  %s%s", e->by, why ? "unverified: " : "verified ",
	       why ? why : e->verified_at);
	if (!why && e->verified_points)
		printf(" at %" PRId64 " point%s", e->verified_points,
		       e->verified_points == 1 ? "" : "s");
	printf("\n");
}

/* A sidecar that is none takes its own line, and hides no other. */
static void put_broken(struct listing *l, const char *dir)
{
	char story[STATUS_STORY_BYTES];

	status_plain(story, sizeof(story), "; ");
	status_clear();
	l->broken++;
	if (!l->w) {
		printf("%-34s broken: %s\n", path_base(dir), story);
		return;
	}
	jsonw_open_inline(l->w, '{');
	jsonw_key(l->w, "kernel");
	jsonw_cstr(l->w, path_base(dir));
	jsonw_key(l->w, "broken");
	jsonw_cstr(l->w, story);
	jsonw_close(l->w, '}');
}

MUST static enum status list_kernel(struct listing *l, const char *dir)
{
	struct oracle_file f;
	enum status s = oracle_read(l->a, dir, &f);

	if (s == STATUS_EXHAUSTED)
		return s;
	if (s) {
		put_broken(l, dir);
		return STATUS_OK;
	}
	for (uint32_t i = 0; i < f.nentries; i++) {
		const struct oracle_entry *e = &f.entries[i];
		const char *why = NULL;

		if (oracle_doubt(&f, e, METHOD, &why)) {
			status_clear();
			why = "its file is not there, or includes others";
		}
		if (l->w)
			put_entry(l->w, &f, e, why);
		else
			print_entry(&f, e, why);
		l->entries++;
		l->doubted += why != NULL;
	}
	return STATUS_OK;
}

/* Every kernel that has a sidecar. */
MUST static enum status list_all(struct listing *l, const char *corpus)
{
	struct str *names;
	size_t n;

	TRY(tree_need(l->a, corpus));
	TRY(tree_kernels(l->a, corpus, &names, &n));
	for (size_t i = 0; i < n; i++) {
		const char *dir =
			arena_printf(l->a, "%s/canonical/" STR_FMT, corpus, STR_ARG(names[i]));
		bool has_sidecar;

		TRY(file_exists(path_join(l->a, dir, "oracle.json"), &has_sidecar));
		if (has_sidecar)
			TRY(list_kernel(l, dir));
	}
	return STATUS_OK;
}

MUST static enum status list(struct arena *a, const struct oracle_options *o)
{
	struct buf b = buf_new(a);
	struct jsonw w = jsonw_new(&b);
	struct listing l = {.a = a, .w = o->has_json ? &w : NULL};

	jsonw_open(&w, '[');
	if (!o->nwords)
		TRY(list_all(&l, o->corpus));
	for (uint32_t i = 0; i < o->nwords; i++) {
		const char *dir = NULL;

		TRY(tree_find(a, o->corpus, o->words[i], &dir));
		TRY(list_kernel(&l, dir));
	}
	jsonw_close(&w, ']');
	if (o->has_json)
		printf(STR_FMT "\n", STR_ARG(buf_view(&b)));
	else
		printf("%u entries, %u unverified\n", l.entries, l.doubted);
	if (l.broken)
		FAIL(INVALID, "%u sidecar%s broken", l.broken, l.broken == 1 ? " is" : "s are");
	return STATUS_OK;
}

static enum status run_list(int argc, char **argv)
{
	static const struct argp_option rows[] = {
		{"corpus", ORACLE_CORPUS, "DIR", 0, "The corpus (./repros)", 0},
		{"json", ORACLE_JSON, NULL, 0, "As JSON", 0},
		{0}};
	static const char doc[] =
		"Entries of sidecars, and whether each is still what was verified.";
	static struct oracle_options o;
	struct arena a = {0};

	TRY(oracle_options_read(argc, argv, rows, "[KERNEL...]", doc, &o));
	enum status s = list(&a, &o);

	arena_release(&a);
	return s;
}

/* ---- classes ---- */

/* As a sidecar would say it. */
static void print_class(const char *kernel, const struct oracle_point *p)
{
	printf("%s %s [", kernel, p->point);
	for (uint32_t i = 0; i < p->nsignature; i++)
		printf("%s\"%s\"", i ? ", " : "", p->signature[i]);
	printf("]\n");
}

MUST static enum status classes(struct arena *a, const struct oracle_options *o)
{
	for (uint32_t i = 0; i < o->nwords; i++) {
		const char *dir = NULL;
		struct pattern k;

		TRY(tree_find(a, o->corpus, o->words[i], &dir));
		TRY(pattern_read(a, dir, &k));
		for (uint32_t n = 0; n < k.npoints; n++) {
			struct oracle_point p = oracle_point_of(a, "", false, &k.points[n].p);

			print_class(path_base(dir), &p);
		}
	}
	return STATUS_OK;
}

static enum status run_classes(int argc, char **argv)
{
	static const struct argp_option rows[] = {
		{"corpus", ORACLE_CORPUS, "DIR", 0, "The corpus (./repros)", 0}, {0}};
	static const char doc[] =
		"The signature class of each point, for an entry's \"class\".";
	static struct oracle_options o;
	struct arena a = {0};

	TRY(oracle_options_read(argc, argv, rows, "KERNEL...", doc, &o));
	enum status s = classes(&a, &o);

	arena_release(&a);
	return s;
}

enum status cmd_oracle(int argc, char **argv)
{
	static const struct cmd table[] = {
		{"new", "write a first oracle that compiles and passes", run_new},
		{"classes", "the signature class of each point", run_classes},
		{"list", "which there are, and which are verified", run_list},
		{0}};

	return cmd_run(table, "Hand-made implementations beside their repros.", argc, argv);
}
