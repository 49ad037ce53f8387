/* Lock, journal, generation. */
#include "corpus/tree.h"

#include "base/fault.h"
#include "base/file.h"
#include "base/sha256.h"
#include "corpus/bytes.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static void sync_dir(const char *path)
{
	int fd = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);

	if (fd >= 0) {
		fsync(fd);
		close(fd);
	}
}

static char *parent_of(struct arena *a, const char *path)
{
	const char *slash = strrchr(path, '/');

	return str_cstr(a, slash ? (struct str){path, (size_t)(slash - path)} : STR("."));
}

bool tree_is_inside(struct str name)
{
	for (size_t i = 0; i < name.n; i++) {
		char c = name.p[i];
		bool plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
			     (c >= '0' && c <= '9') || strchr("._+-/", c);

		if (!c || !plain)
			return false;
	}
	return name.n && name.p[0] != '/' && !memmem(name.p, name.n, "..", 2);
}

enum status tree_pending(const char *root, bool *out)
{
	struct arena a = {0};
	enum status s = file_exists(path_join(&a, root, ".journal"), out);

	arena_release(&a);
	return s;
}

static void read_least(struct arena *a, const json_t *root, struct corpus_head *h)
{
	const json_t *least = json_object_get(root, "least");
	const json_t *suites = json_object_get(least, "suites");

	h->generation = json_integer_value(json_object_get(root, "generation"));
	h->least_patterns = json_integer_value(json_object_get(least, "patterns"));
	h->least_points = json_integer_value(json_object_get(least, "points"));
	h->nsuites = (uint32_t)json_array_size(suites);
	h->suites = arena_array(a, struct str, h->nsuites);
	for (uint32_t i = 0; i < h->nsuites; i++)
		h->suites[i] =
			str_copy(a, str_of(json_string_value(json_array_get(suites, i))));
}

enum status tree_head(struct arena *a, const char *root, struct corpus_head *out)
{
	const char *path = path_join(a, root, "corpus.json");
	json_t *v = NULL;
	bool there;

	*out = (struct corpus_head){0};
	TRY(file_exists(path, &there));
	if (!there)
		return STATUS_OK;
	TRY(json_read_file(path, &v));
	read_least(a, v, out);
	json_decref(v);
	return STATUS_OK;
}

struct str tree_head_text(struct arena *a, const struct corpus_head *h)
{
	static const struct {
		const char *of;
		int version;
	} rules[] = {{"canon", 1},  {"point", 1}, {"part", 1},
		     {"inputs", 1}, {"infer", 1}, {"bytes", BYTES_VERSION}};
	struct buf b = buf_new(a);
	struct jsonw w = jsonw_new(&b);

	jsonw_open_inline(&w, '{');
	jsonw_key(&w, "schema");
	jsonw_int(&w, 1);
	jsonw_key(&w, "generation");
	jsonw_int(&w, h->generation);
	for (size_t i = 0; i < sizeof(rules) / sizeof(*rules); i++) {
		jsonw_key(&w, rules[i].of);
		jsonw_int(&w, rules[i].version);
	}
	jsonw_key(&w, "least");
	jsonw_open(&w, '{');
	jsonw_key(&w, "patterns");
	jsonw_int(&w, h->least_patterns);
	jsonw_key(&w, "points");
	jsonw_int(&w, h->least_points);
	jsonw_key(&w, "suites");
	jsonw_open(&w, '[');
	for (uint32_t i = 0; i < h->nsuites; i++)
		jsonw_str(&w, h->suites[i]);
	jsonw_close(&w, ']');
	jsonw_close(&w, '}');
	jsonw_close(&w, '}');
	buf_char(&b, '\n');
	return buf_view(&b);
}

enum status tree_has_hash(struct arena *a, const char *path, const char *hash, bool *out)
{
	struct arena_mark m = arena_mark(a);
	char hex[SHA256_HEX + 1];
	struct str bytes;
	bool there;

	*out = false;
	TRY(file_exists(path, &there));
	if (!there)
		return STATUS_OK;
	TRY(file_read_packed(a, path, (size_t)1 << 30, &bytes));
	sha256_hex(bytes, hex);
	*out = !strcmp(hex, hash);
	arena_reset(a, m);
	return STATUS_OK;
}

/* Renamed already, or lost: then the target tells. */
MUST static enum status check_renamed(struct arena *a, const char *path, const char *hash)
{
	bool done;

	TRY(tree_has_hash(a, path, hash, &done));
	if (!done)
		FAIL(CORRUPT, "%s: is neither in its place nor in the stage", path);
	return STATUS_OK;
}

/* ["new", stage, target, hash] or ["old", null, target, null]; doing it twice is fine. */
MUST static enum status apply_entry(struct arena *a, const char *root, const json_t *e,
				    const char **parent)
{
	const char *kind = json_string_value(json_array_get(e, 0));
	const char *stage = json_string_value(json_array_get(e, 1));
	const char *target = json_string_value(json_array_get(e, 2));
	const char *hash = json_string_value(json_array_get(e, 3));

	if (!kind || !target || !tree_is_inside(str_of(target)) ||
	    (stage && !tree_is_inside(str_of(stage))))
		FAIL(CORRUPT, "journal: an entry that names no file of the tree");
	char *path = path_join(a, root, target);

	*parent = parent_of(a, path);
	TRY(fault_point("merge.apply"));
	if (!strcmp(kind, "old")) {
		if (unlink(path) && errno != ENOENT)
			FAIL(IO, "%s: %s", path, strerror(errno));
		return STATUS_OK;
	}
	if (!stage || !hash)
		FAIL(CORRUPT, "journal: a new file without its stage or hash");
	TRY(file_mkdirs(*parent));
	if (!rename(path_join(a, root, stage), path))
		return STATUS_OK;
	if (errno != ENOENT)
		FAIL(IO, "%s: %s", path, strerror(errno));
	return check_renamed(a, path, hash);
}

/* The folder may be new in its parent. */
static void sync_folder(struct arena *a, const char *path)
{
	sync_dir(path);
	sync_dir(parent_of(a, path));
}

/* Files of one folder stand together: it is flushed once, after the last of them. */
MUST static enum status apply_entries(struct arena *a, const char *root, const json_t *entries)
{
	const char *last = NULL, *parent = NULL;

	for (size_t i = 0; i < json_array_size(entries); i++) {
		TRY(apply_entry(a, root, json_array_get(entries, i), &parent));
		if (last && strcmp(last, parent) != 0)
			sync_folder(a, last);
		last = parent;
	}
	if (last)
		sync_folder(a, last);
	return STATUS_OK;
}

MUST static enum status apply_journal(struct arena *a, const char *root, const json_t *journal)
{
	const json_t *entries = json_object_get(journal, "entries");
	const char *stage = json_string_value(json_object_get(journal, "stage"));
	int64_t to = json_integer_value(json_object_get(journal, "to"));
	struct corpus_head head;

	TRY(apply_entries(a, root, entries));
	TRY(fault_point("merge.corpus"));
	TRY(tree_head(a, root, &head));
	head.generation = to;
	TRY(file_write(path_join(a, root, "corpus.json"), tree_head_text(a, &head)));
	TRY(fault_point("merge.clean"));
	if (unlink(path_join(a, root, ".journal")) && errno != ENOENT)
		FAIL(IO, "%s/.journal: %s", root, strerror(errno));
	sync_dir(root);
	TRY(fault_point("merge.sweep"));
	if (stage && tree_is_inside(str_of(stage)))
		TRY(file_remove_tree(path_join(a, root, stage)));
	return STATUS_OK;
}

enum status tree_roll_forward(struct arena *a, const char *root)
{
	const char *path = path_join(a, root, ".journal");
	json_t *journal = NULL;
	bool there;

	TRY(file_exists(path, &there));
	if (!there)
		return STATUS_OK;
	TRY(json_read_file(path, &journal));
	enum status s = apply_journal(a, root, journal);

	json_decref(journal);
	TRY_CTX(s, "while finishing the merge that %s tells of", path);
	return STATUS_OK;
}

enum status tree_lock(struct arena *a, const char *root, struct tree *out)
{
	struct flock whole = {.l_type = F_WRLCK, .l_whence = SEEK_SET};
	const char *path = path_join(a, root, ".lock");

	*out = (struct tree){root, -1};
	TRY(file_mkdirs(root));
	out->lock = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0644);
	if (out->lock < 0)
		FAIL(IO, "%s: %s", path, strerror(errno));
	while (fcntl(out->lock, F_OFD_SETLKW, &whole)) {
		if (errno == EINTR)
			continue;
		tree_unlock(out);
		FAIL(IO, "%s: cannot be locked: %s", path, strerror(errno));
	}
	enum status s = tree_roll_forward(a, root);

	if (s)
		tree_unlock(out);
	return s;
}

void tree_unlock(struct tree *t)
{
	if (t->lock >= 0)
		close(t->lock);
	t->lock = -1;
}
