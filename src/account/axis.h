#ifndef ACCOUNT_AXIS_H
#define ACCOUNT_AXIS_H

#include "account/arm.h"

/* The axes that arms have prices on, in the order that auto asks them: Inductor's, those that
 * tune before the default, then by name. */
struct axes {
	const char **names;
	uint32_t n;
};
struct axes axes_of(struct arena *a, const struct arm *const *arms, uint32_t n);
bool axes_have(const struct axes *x, const char *name);
const char *axes_text(struct arena *a, const struct axes *x, const char *between);

/* INVALID if arms have prices and none on the axis, with those that there are; NULL is auto,
 * which is fine. */
MUST enum status axis_check(struct arena *a, const struct arm *const *arms, uint32_t n,
			    const char *axis);

#endif
