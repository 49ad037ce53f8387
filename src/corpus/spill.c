/* Sorted runs on disk, and their merge. */
#include "corpus/spill.h"

#include "base/fault.h"
#include "base/file.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct spill_run {
	FILE *f;
	char *line; /* getline's */
	size_t room;
	struct str now;
	uint32_t number;
};

struct spill spill_new(const char *dir, size_t run_bytes)
{
	return (struct spill){.dir = dir, .run_bytes = run_bytes};
}

static int by_bytes(const void *x, const void *y)
{
	return str_cmp(*(const struct str *)x, *(const struct str *)y);
}

static char *run_path(struct arena *a, const struct spill *s, uint32_t i)
{
	return arena_printf(a, "%s/run%04u", s->dir, i);
}

static void sort_lines(struct spill *s)
{
	if (s->lines.n)
		qsort(s->lines.p, s->lines.n, sizeof(*s->lines.p), by_bytes);
}

MUST static enum status write_run(struct spill *s)
{
	char *path = run_path(&s->a, s, s->nruns++);
	FILE *f = fopen(path, "wxe");

	if (!f)
		FAIL(IO, "%s: %s", path, strerror(errno));
	sort_lines(s);
	for (uint32_t i = 0; i < s->lines.n; i++) {
		fwrite(s->lines.p[i].p, 1, s->lines.p[i].n, f);
		putc('\n', f);
	}
	bool bad = ferror(f);

	if (fclose(f) || bad)
		FAIL(IO, "%s: cannot be written: %s", path, strerror(errno));
	s->lines.p = NULL;
	s->lines.n = s->lines.cap = 0;
	arena_release(&s->a);
	return STATUS_OK;
}

enum status spill_put(struct spill *s, struct str line)
{
	if (s->lines.n && s->a.used_bytes + line.n > s->run_bytes) {
		TRY(fault_point("merge.spill"));
		TRY(write_run(s));
	}
	vec_push(&s->lines, &s->a, str_copy(&s->a, line));
	return STATUS_OK;
}

/* The next line of a run; false at its end. */
MUST static enum status advance(struct spill_run *r, bool *is_there)
{
	ssize_t n = getline(&r->line, &r->room, r->f);

	*is_there = n > 0;
	if (n < 0 && ferror(r->f))
		FAIL(IO, "run %u: cannot be read: %s", r->number, strerror(errno));
	r->now = n > 0 ? (struct str){r->line, (size_t)n - (r->line[n - 1] == '\n')}
		       : (struct str){0};
	return STATUS_OK;
}

static bool is_before(const struct spill_run *a, const struct spill_run *b)
{
	int order = str_cmp(a->now, b->now);

	return order ? order < 0 : a->number < b->number;
}

static void sift_down(struct spill *s)
{
	struct spill_run *top = s->heap[0];
	uint32_t i = 0, child;

	while ((child = 2 * i + 1) < s->nheap) {
		child += child + 1 < s->nheap && is_before(s->heap[child + 1], s->heap[child]);
		if (!is_before(s->heap[child], top))
			break;
		s->heap[i] = s->heap[child];
		i = child;
	}
	s->heap[i] = top;
}

static void sift_up(struct spill *s, struct spill_run *r)
{
	uint32_t i = s->nheap++;

	for (; i && is_before(r, s->heap[(i - 1) / 2]); i = (i - 1) / 2)
		s->heap[i] = s->heap[(i - 1) / 2];
	s->heap[i] = r;
}

static void close_run(struct spill_run *r)
{
	fclose(r->f);
	free(r->line);
	*r = (struct spill_run){0};
}

MUST static enum status open_run(struct spill *s, uint32_t i)
{
	struct spill_run *r = arena_new(&s->a, struct spill_run);
	char *path = run_path(&s->a, s, i);
	bool is_there;

	*r = (struct spill_run){.f = fopen(path, "re"), .number = i};
	if (!r->f)
		FAIL(IO, "%s: %s", path, strerror(errno));
	enum status st = advance(r, &is_there);

	if (st || !is_there)
		close_run(r);
	else
		sift_up(s, r);
	return st;
}

enum status spill_sort(struct spill *s)
{
	if (!s->nruns) {
		sort_lines(s);
		return STATUS_OK;
	}
	TRY(write_run(s));
	s->heap = arena_array(&s->a, struct spill_run *, s->nruns);
	for (uint32_t i = 0; i < s->nruns; i++)
		TRY(open_run(s, i));
	return STATUS_OK;
}

/* The line on top was given out by the call before. */
MUST static enum status next_of_runs(struct spill *s, struct str *line)
{
	bool is_there = true;

	if (s->at++ && s->nheap) {
		TRY(advance(s->heap[0], &is_there));
		if (!is_there) {
			close_run(s->heap[0]);
			s->heap[0] = s->heap[--s->nheap];
		}
		if (s->nheap)
			sift_down(s);
	}
	*line = s->nheap ? s->heap[0]->now : (struct str){0};
	return STATUS_OK;
}

enum status spill_next(struct spill *s, struct str *line)
{
	if (s->nruns)
		return next_of_runs(s, line);
	*line = s->at < s->lines.n ? s->lines.p[s->at++] : (struct str){0};
	return STATUS_OK;
}

void spill_close(struct spill *s)
{
	for (uint32_t i = 0; i < s->nheap; i++)
		close_run(s->heap[i]);
	arena_release(&s->a);
	*s = (struct spill){0};
}
