/* Estimates of device memory, and what is admitted by them. */
#include "run/admission.h"

#include "measure/method.h"
#include "measure/series.h"

enum { BUDGET_PCT = 85, CHECK_BYTES = 24, LEAST_ELEMENT = 2 };
static const int64_t CONTEXT_BYTES = INT64_C(600) << 20; /* of a GPU's, with code and queues */

int64_t admission_budget(int64_t free_bytes)
{
	return free_bytes / 100 * BUDGET_PCT;
}

static int64_t context_bytes(const struct admission *d)
{
	return d->is_gpu ? CONTEXT_BYTES : 0;
}

/* Inputs, outputs of each program, and the buffers of sol; scratch the plan does not know. */
static int64_t set_bytes(const struct admission *d, const struct plan_item *p)
{
	int64_t sol = d->is_timed ? 2 * p->bytes : 0;

	return p->input_bytes + p->write_bytes * d->nprograms + sol;
}

/* Without what checking wants: a reference that finds no room is a cause of its own. */
static int64_t least_bytes(const struct admission *d, const struct plan_item *p)
{
	return set_bytes(d, p) + context_bytes(d);
}

/* With all its sets, and 24 bytes per element of the outputs, which count as if of two bytes.
 */
static int64_t wanted_bytes(const struct admission *d, const struct plan_item *p)
{
	uint32_t sets = d->is_timed ? method_sets(METHOD_M_MAX, d->llc_bytes, p->bytes) : 1;

	return sets * set_bytes(d, p) + CHECK_BYTES * p->write_bytes / LEAST_ELEMENT +
	       context_bytes(d);
}

struct admitted admission_of(const struct admission *d, const struct plan_item *p)
{
	struct admitted j = {.least_bytes = least_bytes(d, p), .is_possible = true};
	int64_t share = d->budget_bytes / d->workers;

	if (!d->budget_bytes)
		return j;
	j.bytes = wanted_bytes(d, p);
	if (j.bytes > d->budget_bytes)
		j.bytes = d->budget_bytes; /* fewer sets do, too */
	j.is_possible = j.least_bytes <= d->budget_bytes;
	j.is_alone = j.bytes > d->budget_bytes / 2;
	if (j.bytes < share)
		j.bytes = share;
	return j;
}

int64_t admission_limit(const struct admission *d, const struct admitted *j, bool is_alone)
{
	int64_t bytes = is_alone ? d->budget_bytes : j->bytes;
	int64_t rest = bytes - context_bytes(d);

	return !d->budget_bytes ? 0 : rest > 1 ? rest : 1; /* 0 would be no limit */
}
