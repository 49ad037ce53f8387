/* A capture directory out of text from elsewhere. */
#include "base/file.h"
#include "base/sha256.h"
#include "corpus/import_int.h"
#include "corpus/staging.h"
#include "ir/text.h"

#include <string.h>
#include <unistd.h>

enum { SAID_MOST = 20 };

/* "x.py" and "x.py.zst" have "x.meta.json" or "x.json" beside them. */
static const char *sidecar_beside(struct arena *a, const char *path)
{
	static const char *const endings[] = {".py.zst", ".py"}, *const sidecars[] = {
									 ".meta.json", ".json"};

	for (int e = 0; e < 2; e++) {
		struct str base = str_of(path);

		if (!str_ends(base, endings[e]))
			continue;
		base.n -= strlen(endings[e]);
		for (int s = 0; s < 2; s++) {
			const char *name =
				arena_printf(a, STR_FMT "%s", STR_ARG(base), sidecars[s]);
			bool there;

			if (!file_exists(name, &there) && there)
				return name;
		}
		break;
	}
	return NULL;
}

/* Names the sidecar after its graph and lays it out. */
static struct str sidecar_text_of(struct arena *a, const char *name, struct str text,
				  json_t *side)
{
	struct buf b = buf_new(a);
	struct jsonw w = jsonw_new(&b);
	char hash[SHA256_HEX + 1];

	sha256_hex(text, hash);
	json_object_set_new(side, "graph", json_string(name));
	json_object_set_new(side, "text", json_string(hash));
	json_layout(&w, side);
	buf_char(&b, '\n');
	return buf_view(&b);
}

enum status import_graph(struct importer *im, const struct graph *g, json_t *side)
{
	struct arena a = {0};
	struct buf b = buf_new(&a);
	const char *name = arena_printf(&a, "full_graph_%03u", im->ngraphs++);
	const char *kind = json_string_value(json_object_get(side, "kind"));

	im->is_train |= kind && !strcmp(kind, "backward");
	text_print(&b, g);
	struct str json = sidecar_text_of(&a, name, buf_view(&b), side);

	json_decref(side);
	enum status s = file_write(arena_printf(&a, "%s/%s.py", im->dir, name), buf_view(&b));

	if (!s)
		s = file_write(arena_printf(&a, "%s/%s.meta.json", im->dir, name), json);
	arena_release(&a);
	return s;
}

void import_lose(struct importer *im, const char *what)
{
	map_set(&im->lost, str_of(what), 1);
}

void import_lose_story(struct importer *im, const char *what)
{
	char story[STATUS_STORY_BYTES];

	status_plain(story, sizeof(story), "; ");
	status_clear();
	story[strcspn(story, "\n")] = 0;
	char *line = arena_printf(im->a, "%s: %s", what, story);

	im->story = im->story ? im->story : line;
	if (map_set(&im->lost, str_of(line), 1))
		vec_push(&im->unread, im->a, str_of(line));
}

static bool is_only_empty(const struct text *t)
{
	for (uint32_t i = 0; i < t->nerrors; i++)
		if (!t->errors[i].is_warning && strcmp(t->errors[i].code, "no-graph") != 0)
			return false;
	return !t->ngraphs;
}

/* A graph that cannot be read is left out and told; a file of none is an error when it was
 * named. */
MUST static enum status check_text(struct importer *im, const struct text *t, const char *path,
				   bool was_found)
{
	if (is_only_empty(t) && was_found)
		return STATUS_OK;
	enum status s = text_check(t, path);

	if (!s || !t->ngraphs)
		return s;
	import_lose_story(im, "graphs that cannot be read");
	return STATUS_OK;
}

MUST static enum status import_file(struct importer *im, const char *path, bool was_found)
{
	struct text_opts opts = {.artifact = im->opts->artifact};
	struct arena a = {0};
	struct str bytes;
	struct text t = {0};
	enum status s = file_read(&a, path, TEXT_BYTES_MAX, &bytes);

	if (!s) {
		text_parse(&a, bytes, path, &opts, &t);
		s = check_text(im, &t, path, was_found);
	}
	/* A sidecar is of one graph. */
	const char *beside = t.ngraphs == 1 ? sidecar_beside(&a, path) : NULL;

	for (uint32_t i = 0; !s && i < t.ngraphs; i++) {
		json_t *side = NULL;

		s = import_sidecar(beside, &im->lost, &side);
		if (!s)
			s = import_graph(im, t.graphs[i], side);
	}
	arena_release(&a);
	return s;
}

/* One of a corpus that cannot be read is left out and told; named alone it is an error. */
MUST static enum status import_item(struct importer *im, const struct import_item *item,
				    bool was_found)
{
	if (!item->is_kernel)
		return import_file(im, item->path, was_found);
	enum status s = import_prior(im, item->path);

	if (s == STATUS_INVALID || s == STATUS_UNSUPPORTED || s == STATUS_CORRUPT) {
		import_lose_story(im, "a kernel that cannot be read");
		s = STATUS_OK;
	}
	return s;
}

/* The last part of the first path, without endings, as a part of a model key. */
static const char *plain_name(struct arena *a, const char *path)
{
	struct str s = str_of(path);
	struct buf b = buf_new(a);

	while (s.n > 1 && s.p[s.n - 1] == '/')
		s.n--;
	const char *slash = memrchr(s.p, '/', s.n);

	if (slash)
		s = (struct str){slash + 1, s.n - (size_t)(slash + 1 - s.p)};
	for (size_t i = 0; i < s.n; i++) {
		char c = s.p[i];
		bool plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
			     (c >= '0' && c <= '9') || c == '_' || c == '-';

		if (c == '.' && i)
			break;
		buf_char(&b, plain ? c : '_');
	}
	return b.n ? str_cstr(a, buf_view(&b)) : "graphs";
}

static void put_lost(struct jsonw *w, const struct map *lost)
{
	jsonw_key(w, "lost");
	jsonw_open(w, '[');
	for (uint32_t i = 0; i < lost->n; i++)
		jsonw_str(w, lost->entries[i].key);
	jsonw_close(w, ']');
}

MUST static enum status write_index(struct importer *im, const char *first)
{
	const char *mode = im->is_train ? "train" : "infer";
	const char *key = im->opts->as ? im->opts->as
				       : arena_printf(im->a, "import/%s/%s", mode,
						      plain_name(im->a, first));
	struct buf b = buf_new(im->a);
	struct jsonw w = jsonw_new(&b);

	jsonw_open(&w, '{');
	jsonw_key(&w, "schema");
	jsonw_int(&w, 1);
	jsonw_key(&w, "model");
	jsonw_cstr(&w, key);
	jsonw_key(&w, "status");
	jsonw_cstr(&w, "ok");
	jsonw_key(&w, "graphs");
	jsonw_open(&w, '[');
	for (uint32_t i = 0; i < im->ngraphs; i++)
		jsonw_cstr(&w, arena_printf(im->a, "full_graph_%03u", i));
	jsonw_close(&w, ']');
	put_lost(&w, &im->lost);
	jsonw_close(&w, '}');
	buf_char(&b, '\n');
	return file_write(path_join(im->a, im->dir, "index.json"), buf_view(&b));
}

MUST static enum status gather(struct importer *im, const char *const *paths, int n)
{
	for (int i = 0; i < n; i++) {
		struct import_files f = {.a = im->a};

		TRY(import_find(&f, paths[i], 0));
		for (uint32_t k = 0; k < f.list.n; k++)
			TRY(import_item(im, &f.list.p[k], f.is_found));
	}
	if (!im->ngraphs)
		FAIL(INVALID, "%s: no graph is in it%s%s", paths[0], im->story ? ": " : "",
		     im->story ? im->story : "");
	return write_index(im, paths[0]);
}

/* Where the capture is made: among the stages of the corpus, so that what a killed import
 * leaves there is swept with theirs. */
struct workshop {
	struct staging stage;
	bool is_new; /* there was no such folder before */
};

MUST static enum status open_workshop(struct importer *im, struct workshop *w)
{
	const char *root = im->opts->merge.corpus;
	bool is_there;

	TRY(file_exists(root, &is_there));
	TRY(staging_open(im->a, root, STR("import"), &w->stage));
	w->is_new = !is_there;
	im->dir = path_join(im->a, root, w->stage.name);
	return STATUS_OK;
}

/* An import that came to nothing makes no corpus: a folder that has something in it stays. */
static void close_workshop(struct workshop *w)
{
	staging_drop(&w->stage);
	if (w->is_new && !rmdir(path_join(w->stage.a, w->stage.root, ".stage")))
		rmdir(w->stage.root);
}

/* All of it is in the manifest; a corpus of another system may have thousands. */
static void say_unread(struct importer *im, struct merge_report *out)
{
	uint32_t n = im->unread.n < SAID_MOST ? im->unread.n : SAID_MOST;

	for (uint32_t i = 0; i < n; i++)
		vec_push(&out->said, im->a, im->unread.p[i]);
	if (n < im->unread.n)
		vec_push(&out->said, im->a,
			 str_of(arena_printf(im->a, "and %u more that cannot be read",
					     im->unread.n - n)));
}

enum status import_paths(struct arena *a, const char *const *paths, int n,
			 const struct import_opts *opts, struct merge_report *out)
{
	struct importer im = {.a = a, .opts = opts, .lost = map_new(a)};
	struct merge_opts merge = opts->merge;
	struct workshop w = {0};

	*out = (struct merge_report){0};
	if (opts->as && !merge_is_model_key(str_of(opts->as)))
		FAIL(USAGE, "--as %s: suite/mode/model is wanted, each of [A-Za-z0-9._+-]",
		     opts->as);
	TRY(open_workshop(&im, &w));
	enum status s = gather(&im, paths, n);

	merge.shown = n == 1 ? paths[0] : arena_printf(a, "%s and %d more", paths[0], n - 1);
	if (!s)
		s = merge_capture(a, im.dir, &merge, out);
	say_unread(&im, out);
	close_workshop(&w);
	return s;
}
