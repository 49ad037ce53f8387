/* What prices are prices of. */
#include "account/axis.h"

#include "base/vec.h"

#include <stdlib.h>
#include <string.h>

bool axes_have(const struct axes *x, const char *name)
{
	for (uint32_t i = 0; i < x->n; i++)
		if (!strcmp(x->names[i], name))
			return true;
	return false;
}

static int rank(const char *axis)
{
	static const char *const first[] = {"coord_descent_us", "compiled_us"};

	for (int i = 0; i < 2; i++)
		if (str_starts(str_of(axis), first[i]))
			return i;
	return 2;
}

static int by_rank(const void *x, const void *y)
{
	const char *a = *(const char *const *)x, *b = *(const char *const *)y;
	int c = rank(a) - rank(b);

	return c ? c : strcmp(a, b);
}

struct axes axes_of(struct arena *a, const struct arm *const *arms, uint32_t n)
{
	VEC(const char *) names = {0};

	for (uint32_t s = 0; s < n; s++)
		for (uint32_t i = 0; i < arms[s]->npoints; i++)
			for (uint32_t k = 0; k < arms[s]->points[i].nprices; k++) {
				const char *name = arms[s]->points[i].prices[k].axis;
				struct axes x = {names.p, names.n};

				if (!axes_have(&x, name))
					vec_push(&names, a, name);
			}
	if (names.n)
		qsort(names.p, names.n, sizeof(*names.p), by_rank);
	return (struct axes){names.p, names.n};
}

const char *axes_text(struct arena *a, const struct axes *x, const char *between)
{
	struct buf b = buf_new(a);

	for (uint32_t i = 0; i < x->n; i++)
		buf_printf(&b, "%s%s", i ? between : "", x->names[i]);
	return str_cstr(a, buf_view(&b));
}

enum status axis_check(struct arena *a, const struct arm *const *arms, uint32_t n,
		       const char *axis)
{
	struct axes x = axes_of(a, arms, n);

	if (!axis || !x.n || axes_have(&x, axis))
		return STATUS_OK;
	FAIL(INVALID, "no price is on the axis %s; there %s %s", axis, x.n == 1 ? "is" : "are",
	     axes_text(a, &x, ", "));
}
