#ifndef OP_FN_INT_H
#define OP_FN_INT_H

#include "kir/kir.h"

/* Scalar functions that rows of several families need beside their own. */
extern const struct kir_fn fn_div;    /* a / b */
extern const struct kir_fn fn_mul;    /* a * b */
extern const struct kir_fn fn_muladd; /* a + c * b */
extern const struct kir_fn fn_sqdiff; /* (a - b)² */
extern const struct kir_fn fn_round;  /* a as the narrow float type numbered m holds it */

/* One call of such a function, computed in and giving t. */
kx fn_call(struct kir *k, const struct kir_fn *fn, enum ktype t, const kx *args,
	   uint32_t nargs);

#endif
