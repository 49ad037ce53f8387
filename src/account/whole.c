/* Models timed as wholes: the times of their graphs, from runs of workload graphs. */
#include "account/model.h"
#include "base/stat.h"

#include <math.h>
#include <string.h>

static bool has_graphs(const struct arm *arm)
{
	return arm->facts[FACT_WORKLOAD] && !strcmp(arm->facts[FACT_WORKLOAD], "graphs");
}

/* On the axis, of the first arm that timed this very text; NULL. */
static const struct price *time_of(const char *key, const struct arm *arms, uint32_t narms,
				   const char *axis)
{
	for (uint32_t i = 0; i < narms; i++) {
		const struct arm_point *at =
			has_graphs(&arms[i]) ? arm_find(&arms[i], key) : NULL;
		const struct price *p = at ? arm_price(at, axis) : NULL;

		if (p && p->state == PRICE_VALID)
			return p;
	}
	return NULL;
}

/* Σ execs·e2e, and its error; every graph on the one axis, or none. */
static struct end_to_end whole_of(const struct inventory *m, const struct arm *arms,
				  uint32_t narms, const char *axis)
{
	struct end_to_end out = end_to_end_none();
	struct stat_sum us = {0}, square = {0};
	struct arena tmp = {0};
	int64_t kernels = 0;
	bool is_whole = m->graphs.n == m->ngraphs && m->ngraphs;

	for (uint32_t i = 0; is_whole && i < m->graphs.n; i++) {
		const struct inventory_graph *g = &m->graphs.p[i];
		const struct price *p =
			time_of(arena_printf(&tmp, STR_FMT "/" STR_FMT "/%.12s",
					     STR_ARG(m->model), STR_ARG(g->name), g->text),
				arms, narms, axis);

		is_whole = p;
		if (!p)
			break;
		double times = g->execs < 0 ? 1 : (double)g->execs;
		double error = times * p->us * price_error(p);

		stat_add(&us, times * p->us);
		stat_add(&square, error * error);
		out.sm_mhz = fmin(out.sm_mhz, p->sm_mhz);
		out.is_direct |= price_is_direct(p);
		out.is_unstable |= p->is_unstable;
		kernels = kernels < 0 || p->launches < 0
				  ? -1
				  : kernels + (int64_t)times * p->launches;
	}
	arena_release(&tmp);
	if (!is_whole)
		return end_to_end_none();
	out.us = stat_total(&us);
	out.se_us = sqrt(stat_total(&square));
	out.kernels = kernels;
	return out;
}

struct end_to_end *model_wholes(struct arena *a, const struct inventories *all,
				const struct arm *arms, uint32_t narms, const char *axis)
{
	static const char *const auto_axes[] = {"coord_descent_us", "compiled_us", "eager_us"};
	struct end_to_end *out = arena_array(a, struct end_to_end, all->models.n + 1);
	const char *const *axes = axis ? &axis : auto_axes;
	size_t n = axis ? 1 : sizeof(auto_axes) / sizeof(*auto_axes);

	for (uint32_t i = 0; i < all->models.n; i++) {
		out[i] = end_to_end_none();
		for (size_t k = 0; k < n && isnan(out[i].us); k++)
			out[i] = whole_of(&all->models.p[i], arms, narms, axes[k]);
	}
	return out;
}
