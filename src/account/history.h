#ifndef ACCOUNT_HISTORY_H
#define ACCOUNT_HISTORY_H

#include "store/store.h"

/*
 * A price against those of the runs before it: accounting.md §17.  By median and MAD of the ten
 * before, so that one bad run among them flags no other (Iglewicz and Hoaglin, How to detect
 * and handle outliers, 1993); and by 2 %, for a quiet kernel's MAD is nearly nothing.
 */
enum { HISTORY_BEFORE = 10 };
struct history {
	double median_us, mad_us; /* of those before; NAN: there are not as many */
	double score;     /* 0.6745·|t − median|/MAD; INFINITY where all before agree */
	double delta_pct; /* of the median; positive is slower */
	bool is_flagged;  /* the score is above 3.5, and the delta 2 % or more */
};
struct history history_of(const double before_us[HISTORY_BEFORE], double us);

/* Rows as store_rows has them, by key and run: out[i] is row i's cold time against the ten rows
 * before it of the same point, provider, options and device kind that have one. */
MUST enum status history_of_rows(const struct store_row *rows, uint32_t n, struct history *out);

#endif
