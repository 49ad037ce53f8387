/* Which entry of a sidecar is for a point: measuring.md §7.2. */
#include "provider/oracle_file.h"

#include <string.h>

/* ---- signature classes ---- */

static bool is_broadcast(const struct tensor *t)
{
	for (uint32_t d = 0; d < t->rank; d++)
		if (t->dim[d] > 1 && !t->stride[d])
			return true;
	return false;
}

/* Batch outermost, channels innermost: n, then space, then c. */
static bool is_channels_last(const struct tensor *t)
{
	struct tensor moved = *t;

	if (t->rank != 4 && t->rank != 5)
		return false;
	for (uint32_t d = 1; d < t->rank; d++) {
		uint32_t from = d + 1 < t->rank ? d + 1 : 1;

		moved.dim[d] = t->dim[from];
		moved.stride[d] = t->stride[from];
	}
	return tensor_is_contiguous(&moved);
}

const char *oracle_layout(const struct tensor *t)
{
	if (tensor_is_contiguous(t))
		return "contiguous";
	if (is_channels_last(t))
		return "channels-last";
	if (is_broadcast(t))
		return "broadcast";
	return tensor_is_dense(t) ? "permuted" : "other";
}

char *oracle_class(struct arena *a, const struct tensor *t, int32_t group)
{
	char *word =
		arena_printf(a, "%s %u %s", dtype_name(t->dtype), t->rank, oracle_layout(t));

	return group < 0 ? word : arena_printf(a, "%s @%d", word, group);
}

/* ---- ranks ---- */

enum { RANKS = 4 };
static const char *const ranks[RANKS] = {"exact", "class", "exact elsewhere",
					 "class elsewhere"};

static bool has_point(const struct oracle_entry *e, const char *point)
{
	for (uint32_t i = 0; i < e->npoints; i++)
		if (!strcmp(e->points[i], point))
			return true;
	return false;
}

static bool has_signature(const struct oracle_entry *e, const struct oracle_point *p)
{
	if (e->npoints || e->nsignature != p->nsignature)
		return false;
	for (uint32_t i = 0; i < e->nsignature; i++)
		if (strcmp(e->signature[i], p->signature[i]))
			return false;
	return true;
}

/* What a device of that sort could run at all. */
static bool can_run(const struct oracle_entry *e, bool is_gpu)
{
	return e->kind == ORACLE_PY ||
	       (e->kind == ORACLE_CU || e->kind == ORACLE_CUBIN) == is_gpu;
}

/* 0 to 3, or RANKS: it is not for this point. */
static int rank_of(const struct oracle_entry *e, const struct oracle_point *p)
{
	int elsewhere = strcmp(e->hardware, p->hardware) ? 2 : 0;

	if (!can_run(e, p->is_gpu))
		return RANKS;
	if (has_point(e, p->point))
		return elsewhere;
	return has_signature(e, p) ? elsewhere + 1 : RANKS;
}

bool oracle_covers(const struct oracle_file *f, const struct oracle_point *p)
{
	for (uint32_t i = 0; i < f->nentries; i++)
		if (rank_of(&f->entries[i], p) < RANKS)
			return true;
	return false;
}

/* What an author would have to write. */
static const char *class_text(struct arena *a, const struct oracle_point *p)
{
	struct buf b = buf_new(a);

	for (uint32_t i = 0; i < p->nsignature; i++)
		buf_printf(&b, "%s\"%s\"", i ? ", " : "", p->signature[i]);
	return str_cstr(a, buf_view(&b));
}

MUST static enum status tell_none(const struct oracle_file *f, const struct oracle_point *p)
{
	struct arena a = {0};
	enum status s =
		status_tell(STATUS_NOT_FOUND, 1, __FILE__, __LINE__,
			    "%s has no entry for point %s on %s; its class is [%s]", f->path,
			    p->point, p->is_gpu ? "a GPU" : "a processor", class_text(&a, p));

	arena_release(&a);
	return s;
}

enum status oracle_choose(const struct oracle_file *f, const struct oracle_point *p,
			  struct oracle_choice *out)
{
	const struct oracle_entry *second = NULL;
	int best = RANKS;

	*out = (struct oracle_choice){0};
	for (uint32_t i = 0; i < f->nentries; i++) {
		int rank = rank_of(&f->entries[i], p);

		if (rank == best && rank < RANKS)
			second = &f->entries[i];
		if (rank >= best)
			continue;
		best = rank;
		second = NULL;
		out->entry = &f->entries[i];
	}
	if (best == RANKS)
		return tell_none(f, p);
	if (second)
		FAIL(INVALID, "%s: %s and %s are both for point %s (%s)", f->path,
		     out->entry->id, second->id, p->point, ranks[best]);
	out->is_fallback = best >= 2;
	out->matched = ranks[best];
	return STATUS_OK;
}
