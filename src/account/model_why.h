#ifndef ACCOUNT_MODEL_WHY_H
#define ACCOUNT_MODEL_WHY_H

#include "account/model.h"

/*
 * Why the parts of a model do not come to the whole: what is known that would bring them
 * nearer, with how much it is worth where that can be said.  Asked where T'/e2e lies outside
 * of 0.85 to 1.15; nothing here changes a sum.
 *
 *	code		parts	amount
 *	unpriced	less	of points without a price: their bytes at the best roof of
 *				any point
 *	externs		less	of extern calls without a price: not known
 *	errors		less	of what could not be read or cut of the graphs: not known
 *	more_kernels	less	kernels of the whole that no part has, each by the slope of the
 *				floor; copies of weights into another layout are such
 *	no_graph	less	the whole was timed without a graph: launches by the host
 *	above_roof	less	parts below their roof, for their bytes are counted wrongly
 *	fewer_kernels	more	the whole has fewer kernels than its parts: they were joined
 *	far_from_roof	more	what kernels have beyond 1.5 times their roof; the compiler may
 *				make others in the whole
 *	layout		either	convolutions that stand channels first in the graph: the whole
 *				may be laid out otherwise than each was priced.  Of parts too
 *				large what they come to, which is the most it can be
 *	clock		either	the parts would take what the whole does at its SM clock
 *	unstable	either	parts, or the whole, that vary too much to rank: not known
 */
enum { WHY_CODES = 11 };

struct model_reason {
	const char *code;
	int64_t n;         /* of occurrences, kernels, calls; 0: of none in particular */
	double us;         /* NAN: not known */
	const char *words; /* for people, with the amounts */
};

/* Nothing for a model whose ratio is within the bounds, or not known. */
bool model_is_off(const struct model_account *m);
/* By us descending, those without an amount last. */
struct model_reason *model_reasons(struct arena *a, const struct model_report *r,
				   const struct model_account *m, uint32_t *n);

#endif
