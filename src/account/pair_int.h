#ifndef ACCOUNT_PAIR_INT_H
#define ACCOUNT_PAIR_INT_H

#include "account/pair.h"

/* pair_measure.c.  The pair has its prices, calls per replay and ticks. */

/* Whether calls per replay differ by what cannot be taken out well enough. */
bool pair_is_other_k(const struct pair *p, double g_us, double delta);
/* Fills what is measured; of the same code both get the mean. */
void pair_measure(struct pair *p, const struct pair_opts *o, double g_us, bool is_ab);
/* The errors of prices that stand alone. */
void pair_take_errors(struct pair *p);

#endif
