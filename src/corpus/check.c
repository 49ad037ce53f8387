/* Recomputing a corpus from its graphs: dealing out the work, gathering what is found. */
#include "base/file.h"
#include "corpus/check_int.h"

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { CORES_MOST = 16 }; /* each has a memo of its own */

void check_add(struct checker *c, const char *code, const char *path, struct str stored,
	       struct str recomputed)
{
	struct check_report *r = &c->r;

	assert(finding_words(code));
	struct finding f = {code, str_copy(&c->a, str_of(path)), str_copy(&c->a, stored),
			    str_copy(&c->a, recomputed)};

	if (r->n == r->cap)
		r->list = vec_grow(&c->a, r->list, sizeof(*r->list), &r->cap,
				   _Alignof(max_align_t));
	r->list[r->n++] = f;
	r->nhard += code[0] == 'H';
	r->nsoft += code[0] == 'S';
}

void check_add_story(struct checker *c, const char *code, const char *path)
{
	char story[STATUS_STORY_BYTES];

	status_plain(story, sizeof(story), "; ");
	story[strcspn(story, "\n")] = 0;
	check_add(c, code, path, (struct str){0}, str_of(story));
	status_clear();
}

void check_compare(struct checker *c, const char *code, const char *path, struct str stored,
		   struct str recomputed)
{
	if (!str_eq(stored, recomputed))
		check_add(c, code, path, stored, recomputed);
}

void check_compare_file(struct checker *c, struct arena *scratch, const char *code,
			const char *path, struct str recomputed)
{
	struct str stored;

	if (file_read(scratch, path, (size_t)64 << 20, &stored)) {
		check_add_story(c, "H1", path);
		return;
	}
	if (!str_eq(stored, recomputed))
		check_add(c, code, path, STR("the file"),
			  STR("differs from what is regenerated"));
}

/* One pass over a list, by all threads. */
struct pass {
	struct checker *all;
	uint32_t n;
	const struct str *list;
	size_t nlist;
	atomic_size_t next;
	void (*f)(struct checker *c, struct str name);
};

struct worker {
	struct pass *pass;
	struct checker *c;
	pthread_t thread;
	bool is_started;
};

static void *work(void *arg)
{
	struct worker *w = arg;

	for (size_t i; (i = atomic_fetch_add(&w->pass->next, 1)) < w->pass->nlist;)
		w->pass->f(w->c, w->pass->list[i]);
	return NULL;
}

/* A thread that cannot be had is no loss: the others do its part. */
static void run_pass(struct pass *p)
{
	struct worker *w = calloc(p->n, sizeof(*w));

	for (uint32_t i = 1; w && i < p->n; i++) {
		w[i] = (struct worker){.pass = p, .c = &p->all[i]};
		w[i].is_started = !pthread_create(&w[i].thread, NULL, work, &w[i]);
	}
	work(&(struct worker){.pass = p, .c = &p->all[0]});
	for (uint32_t i = 1; w && i < p->n; i++)
		if (w[i].is_started)
			pthread_join(w[i].thread, NULL);
	free(w);
}

struct list {
	struct arena *a;
	VEC(struct str) keys;
};

MUST static enum status note_model(void *ctx, const char *dir, const char *key)
{
	struct list *l = ctx;

	(void)dir;
	vec_push(&l->keys, l->a, str_copy(l->a, str_of(key)));
	return STATUS_OK;
}

static void pass_model(struct checker *c, struct str key)
{
	struct arena tmp = {0};
	const char *name = str_cstr(&tmp, key);

	check_model(c, arena_printf(&tmp, "%s/models/%s", c->root, name), name);
	arena_release(&tmp);
}

static int by_place(const void *x, const void *y)
{
	const struct finding *a = x, *b = y;
	int order = (a->code[0] > b->code[0]) - (a->code[0] < b->code[0]);

	if (!order)
		order = str_cmp(a->path, b->path);
	if (!order)
		order = strcmp(a->code, b->code);
	return order ? order : str_cmp(a->recomputed, b->recomputed);
}

/* Hard findings first, then by file: the same whatever the number of threads. */
static void gather(struct checker *all, uint32_t n, struct arena *a, struct check_report *out)
{
	*out = (struct check_report){.a = a};
	for (uint32_t i = 0; i < n; i++) {
		out->n += all[i].r.n;
		out->nhard += all[i].r.nhard;
		out->nsoft += all[i].r.nsoft;
		out->patterns += all[i].r.patterns;
		out->points += all[i].r.points;
		out->models += all[i].r.models;
	}
	out->list = arena_array(a, struct finding, out->n);
	out->n = 0;
	for (uint32_t i = 0; i < n; i++)
		for (uint32_t k = 0; k < all[i].r.n; k++) {
			const struct finding *f = &all[i].r.list[k];

			out->list[out->n++] = (struct finding){f->code, str_copy(a, f->path),
							       str_copy(a, f->stored),
							       str_copy(a, f->recomputed)};
		}
	if (out->n)
		qsort(out->list, out->n, sizeof(*out->list), by_place);
}

static void list_kernels(struct checker *c, struct map *kernels, const struct str *names,
			 size_t n)
{
	for (size_t i = 0; i < n; i++) {
		size_t from = names[i].n > PATTERN_DIGITS ? names[i].n - PATTERN_DIGITS : 0;
		struct str id = str_slice(names[i], from, names[i].n);

		if (!map_set(kernels, id, i))
			check_add(c, "H9", str_cstr(&c->a, names[i]), id, STR("twice"));
	}
}

static void check_all(struct checker *all, uint32_t n, const struct list *models,
		      const struct str *names, size_t nnames)
{
	struct pass pass = {
		.all = all, .n = n, .list = models->keys.p, .nlist = models->keys.n};

	pass.f = pass_model;
	run_pass(&pass);
	/* Here, where nobody else is at work: their texts lie in their checkers' arenas. */
	for (uint32_t t = 0; t < n; t++)
		for (uint32_t i = 0; i < all[t].expected.n; i++)
			check_finish_graph(&all[t].expected.p[i]);
	pass.list = names;
	pass.nlist = nnames;
	pass.f = check_kernel;
	atomic_store(&pass.next, 0);
	run_pass(&pass);
	for (uint32_t t = 1; t < n; t++) {
		all[0].r.patterns += all[t].r.patterns;
		all[0].r.points += all[t].r.points;
		all[t].r.patterns = all[t].r.points = 0;
	}
	check_corpus(&all[0], models->keys.p, models->keys.n);
}

static uint32_t cores(void)
{
	long n = sysconf(_SC_NPROCESSORS_ONLN);

	return n < 1 ? 1 : n > CORES_MOST ? CORES_MOST : (uint32_t)n;
}

enum status corpus_check(struct arena *a, const char *root, uint32_t jobs,
			 struct check_report *out)
{
	uint32_t n = jobs ? jobs : cores();
	struct checker *all = arena_array(a, struct checker, n);
	struct map kernels = map_new(a);
	struct list models = {.a = a};
	struct str *names;
	size_t nnames;

	TRY(tree_kernels(a, root, &names, &nnames));
	TRY(tree_models(a, root, note_model, &models));
	for (uint32_t i = 0; i < n; i++)
		all[i] = (struct checker){.root = root,
					  .kernels = &kernels,
					  .all = all,
					  .nall = n,
					  .memo.known = &kernels};
	for (uint32_t i = 0; i < n; i++)
		all[i].rows = all[i].met = map_new(&all[i].a);
	list_kernels(&all[0], &kernels, names, nnames);
	check_all(all, n, &models, names, nnames);
	gather(all, n, a, out);
	for (uint32_t i = 0; i < n; i++) {
		memo_release(&all[i].memo);
		arena_release(&all[i].a);
	}
	return STATUS_OK;
}
