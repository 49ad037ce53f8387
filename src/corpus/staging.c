/* Files of a change, written beside their places, and the journal that names them. */
#include "corpus/staging.h"

#include "base/fault.h"
#include "base/file.h"

#include <errno.h>
#include <string.h>
#include <sys/random.h>
#include <unistd.h>

/* "hf/infer/x" as one name. */
static struct str flat_name(struct arena *a, struct str model)
{
	struct buf b = buf_new(a);

	for (size_t i = 0; i < model.n; i++)
		buf_cstr(&b, model.p[i] == '/' ? "--" : (char[]){model.p[i], 0});
	return buf_view(&b);
}

enum status staging_open(struct arena *a, const char *root, struct str model,
			 struct staging *out)
{
	uint32_t word = 0;

	if (getrandom(&word, sizeof(word), 0) != sizeof(word))
		FAIL(IO, "no random number for the name of a stage: %s", strerror(errno));
	*out = (struct staging){.a = a, .root = root, .model = model};
	out->name = arena_printf(a, ".stage/" STR_FMT ".%d.%08x", STR_ARG(flat_name(a, model)),
				 (int)getpid(), word);
	return file_mkdirs(path_join(a, root, out->name));
}

static char *staged_path(struct arena *a, const struct staging *s, uint32_t i)
{
	return arena_printf(a, "%s/%s/%04u", s->root, s->name, i);
}

MUST static enum status add(struct staging *s, const char *target, struct staged **out)
{
	struct staged f = {.target = str_copy(s->a, str_of(target))};

	if (!tree_is_inside(f.target))
		FAIL(INVALID, "'%s' is no name of a file in a corpus", target);
	vec_push(&s->files, s->a, f);
	*out = &s->files.p[s->files.n - 1];
	return STATUS_OK;
}

enum status staging_put(struct staging *s, const char *target, struct str bytes)
{
	struct arena tmp = {0};
	struct staged *f;

	TRY(fault_point("merge.stage"));
	TRY(add(s, target, &f));
	sha256_hex(bytes, f->hash);
	enum status st = file_create(staged_path(&tmp, s, s->files.n - 1), bytes);

	arena_release(&tmp);
	return st;
}

enum status staging_remove(struct staging *s, const char *target)
{
	struct staged *f;

	TRY(add(s, target, &f));
	f->is_removal = true;
	return STATUS_OK;
}

/* What is in its place already needs no rename; the rest must be on the disk before the
 * journal names it. */
MUST static enum status settle(struct arena *a, struct staging *s)
{
	for (uint32_t i = 0; i < s->files.n; i++) {
		struct arena_mark m = arena_mark(a);
		struct staged *f = &s->files.p[i];

		if (f->is_removal)
			continue;
		TRY(tree_has_hash(a, path_join(a, s->root, str_cstr(a, f->target)), f->hash,
				  &f->is_same));
		if (!f->is_same)
			TRY(file_sync(staged_path(a, s, i)));
		arena_reset(a, m);
	}
	return file_sync(path_join(a, s->root, s->name));
}

static void put_entry(struct jsonw *w, struct arena *a, const struct staging *s, uint32_t i)
{
	const struct staged *f = &s->files.p[i];
	bool old = f->is_removal;

	jsonw_open_inline(w, '[');
	jsonw_cstr(w, old ? "old" : "new");
	jsonw_cstr(w, old ? NULL : arena_printf(a, "%s/%04u", s->name, i));
	jsonw_str(w, f->target);
	jsonw_cstr(w, old ? NULL : f->hash);
	jsonw_close(w, ']');
}

static struct str journal_text(struct arena *a, int64_t from, const struct staging *s)
{
	struct buf b = buf_new(a);
	struct jsonw w = jsonw_new(&b);

	jsonw_open(&w, '{');
	jsonw_key(&w, "schema");
	jsonw_int(&w, 1);
	jsonw_key(&w, "from");
	jsonw_int(&w, from);
	jsonw_key(&w, "to");
	jsonw_int(&w, from + 1);
	jsonw_key(&w, "model");
	jsonw_str(&w, s->model);
	jsonw_key(&w, "stage");
	jsonw_cstr(&w, s->name);
	jsonw_key(&w, "entries");
	jsonw_open(&w, '[');
	for (uint32_t i = 0; i < s->files.n; i++)
		if (!s->files.p[i].is_same)
			put_entry(&w, a, s, i);
	jsonw_close(&w, ']');
	jsonw_close(&w, '}');
	buf_char(&b, '\n');
	return buf_view(&b);
}

enum status staging_commit(struct arena *a, struct tree *t, struct staging *s)
{
	struct corpus_head head;

	TRY(tree_head(a, t->root, &head));
	TRY(settle(a, s));
	TRY(fault_point("merge.journal"));
	/* This rename is the commit. */
	TRY(file_write(path_join(a, t->root, ".journal"), journal_text(a, head.generation, s)));
	TRY(fault_point("merge.commit"));
	return tree_roll_forward(a, t->root);
}

void staging_drop(struct staging *s)
{
	struct arena tmp = {0};

	if (s->name)
		file_drop_tree(path_join(&tmp, s->root, s->name)); /* else gc sweeps it */
	arena_release(&tmp);
}
