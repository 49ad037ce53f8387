#ifndef BASE_FIT_H
#define BASE_FIT_H

#include <stdbool.h>
#include <stdint.h>

/*
 * The line through chains of empty kernels, k of which take t_k = c + k·s; robust, so that
 * one disturbed chain does not move it.  Who calibrates fits it, who accounts for launches
 * reads it: accounting.md §5, measuring.md §3.1.
 */
struct chain_fit {
	double s, c, se_s, se_c, scatter; /* us */
	double worst;                     /* largest residual, at worst_k */
	int worst_k;
	bool is_bent;     /* the line fails at k <= 3; then g1 = t_1 - s stands beside c */
	bool is_unusable; /* c or s not above zero: corrections are absent, not zero */
	double g1;
};

/* Theil-Sen; for n >= 3 distinct k.  tick_us bounds the scatter from below. */
struct chain_fit chain_fit(const double *k, const double *t_us, uint32_t n, double tick_us);

#endif
