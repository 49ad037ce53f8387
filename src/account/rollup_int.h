#ifndef ACCOUNT_ROLLUP_INT_H
#define ACCOUNT_ROLLUP_INT_H

#include "account/rollup.h"

/* What a point adds to the variance of something of which it is these shares; and what it is
 * a share of a model: n·b/T_b, n·h/T_h. */
struct rollup_sides {
	double b, h;
};
double rollup_point_variance(const struct rollup_point *p, struct rollup_sides s);
struct rollup_sides rollup_shares(const struct rollup *r, const struct rollup_model *m,
				  const struct inventory_use *u);
/* 1/T_b − 1/T_h: how a time that both arms share moves L. */
double rollup_kappa(const struct rollup_model *m);
/* max(0, F − g), 0 where nothing is corrected. */
double rollup_launches_beyond(const struct rollup_model *m);

/* Whether the headline is over it, if it has an estimate; set NULL: all but genai. */
bool rollup_is_in_set(const struct map *set, const struct rollup_model *m);

/* Headline, genai, suites. */
void rollup_means(struct arena *a, const struct rollup_input *in, struct rollup *r);

#endif
