#ifndef ACCOUNT_VERDICT_H
#define ACCOUNT_VERDICT_H

#include "account/pair.h"

/* From measured pairs to verdicts: accounting.md §9.3 to §9.6. */

struct judge_opts {
	double alpha, theta; /* 0.05, 0.01 */
	double looks;        /* L, 1 */
};

/* k of n with Wilson's 95 % interval, in percent; NAN for n = 0. */
struct share {
	uint32_t k, n;
	double pct, lo_pct, hi_pct;
};
struct share share_of(uint32_t k, uint32_t n);

enum { CALIBRATION_TAIL = 5 };

struct judgement {
	double tau, tau_nu;  /* the spread between processes, and its degrees of freedom */
	bool is_calibrated;  /* enough null pairs to fit it */
	uint32_t nnull, naa; /* null pairs; of them hidden ones */
	uint32_t ncontrols;  /* of them adds of as many bytes, where code that stayed the same
			      * is too little */
	uint32_t family;     /* J */
	double looks, alpha, theta, cut;
	uint32_t count[VERDICT_UNRESOLVED + 1]; /* by verdict */
	struct share false_alarms;              /* null pairs that would be movers */
	struct share calibration_raw,
		calibration;           /* null pairs with p <= alpha; tau 0, fitted */
	struct share calibration_tail; /* fitted, p <= alpha/CALIBRATION_TAIL */
};

/* Fits tau, then gives every pair d, its error, p and verdict. */
void pairs_judge(struct pair_set *set, const struct judge_opts *o, struct judgement *out);

/* A line of advice for an UNRESOLVED pair; "" for others. */
const char *pair_advice(struct arena *a, const struct pair *p, double theta);
/* The smallest true effect that a pair would mostly show, of logs. */
double pair_detectable(const struct pair *p);
/* b/h without the launch floor of either, where both stand clear of it; else NAN. */
double pair_floor_free(const struct pair *p, double g_us);

#endif
