/* What a run found out about oracles, written beside them: provenance of measuring.md §7.1. */
#include "cli/run_prove.h"

#include "base/json.h"
#include "measure/method.h"
#include "provider/oracle_file.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

/* An entry, and the rows that were of it. */
struct proof {
	const char *kernel;
	struct oracle_proof p;
	bool has_failed; /* one of them; what nothing could judge says nothing of the entry */
};

struct proving {
	struct arena *a;
	const struct run_options *o;
	const struct report *rep;
	struct proof *list;
	uint32_t n;
};

static struct proof *proof_of(struct proving *x, const char *kernel, const char *entry)
{
	for (uint32_t i = 0; i < x->n; i++)
		if (!strcmp(x->list[i].kernel, kernel) && !strcmp(x->list[i].p.entry, entry))
			return &x->list[i];
	struct proof *p = &x->list[x->n++];

	*p = (struct proof){.kernel = kernel};
	p->p = (struct oracle_proof){.entry = arena_printf(x->a, "%s", entry),
				     .tool = x->o->sweep.tool,
				     .method = METHOD,
				     .seed = x->o->sweep.seed,
				     .median_us = (double)NAN,
				     .roof_us = (double)NAN,
				     .ratio = (double)NAN};
	return p;
}

/* The sidecar has room for one measurement: that of the entry's first point. */
static void take_times(struct proof *p, const struct report_row *row,
		       const struct report_point *point)
{
	if (isfinite(p->p.median_us) || !isfinite(row->cold.median_us))
		return;
	p->p.median_us = row->cold.median_us;
	p->p.roof_us = row->cold.roof_us;
	for (uint32_t i = 0; i < point->nrows; i++)
		if (&point->rows[i] != row && isfinite(point->rows[i].cold.median_us))
			p->p.ratio = point->rows[i].cold.median_us / row->cold.median_us;
}

MUST static enum status take_row(struct proving *x, const struct report_row *row,
				 const struct report_point *point)
{
	json_auto_t *build = NULL;

	TRY(json_read_text(str_of(row->row->build), "build of a row", &build));
	const json_t *o = json_object_get(build, "oracle");
	const char *entry = json_string_value(json_object_get(o, "entry"));
	const char *digest = json_string_value(json_object_get(o, "digest"));

	if (!entry || !digest)
		return STATUS_OK;
	struct proof *p = proof_of(x, row->row->kernel, entry);

	p->p.digest = arena_printf(x->a, "%s", digest);
	p->p.device = row->row->device_uuid;
	p->has_failed |= row->row->status != ROW_OK && row->row->status != ROW_OK_UNCHECKED;
	p->p.npoints += row->row->status == ROW_OK;
	take_times(p, row, point);
	return STATUS_OK;
}

static const char *dir_of(const struct plan *plan, const char *kernel)
{
	for (uint32_t i = 0; i < plan->n; i++)
		if (!strcmp(plan->items[i].kernel, kernel))
			return plan->items[i].dir;
	return NULL;
}

MUST static enum status write_kernel(struct proving *x, const struct plan *plan, uint32_t from,
				     uint32_t *total)
{
	struct oracle_proof *list = arena_array(x->a, struct oracle_proof, x->n + 1);
	const char *kernel = x->list[from].kernel, *dir = dir_of(plan, kernel);
	uint32_t n = 0, written = 0;

	for (uint32_t i = 0; i < from; i++)
		if (!strcmp(x->list[i].kernel, kernel))
			return STATUS_OK; /* it was written with the first */
	for (uint32_t i = from; i < x->n; i++)
		if (!x->list[i].has_failed && x->list[i].p.npoints &&
		    !strcmp(x->list[i].kernel, kernel))
			list[n++] = x->list[i].p;
	if (n && dir)
		TRY(oracle_prove(x->a, dir, list, n, &written));
	*total += written;
	return STATUS_OK;
}

enum status run_prove(struct arena *a, const struct run_options *o, const struct plan *plan,
		      const struct report *rep)
{
	struct proving x = {.a = a, .o = o, .rep = rep};
	uint32_t written = 0;

	x.list = arena_array(a, struct proof, rep->nrows + 1);
	for (uint32_t i = 0; i < rep->npoints; i++)
		for (uint32_t k = 0; k < rep->points[i].nrows; k++)
			if (!strcmp(rep->points[i].rows[k].row->provider, "oracle"))
				TRY(take_row(&x, &rep->points[i].rows[k], &rep->points[i]));
	for (uint32_t i = 0; i < x.n; i++)
		TRY(write_kernel(&x, plan, i, &written));
	if (x.n && !o->is_quiet)
		fprintf(stderr, "assay: %u of %u entries are verified\n", written, x.n);
	return STATUS_OK;
}
