#ifndef STORE_ORACLE_STATUS_H
#define STORE_ORACLE_STATUS_H

#include <stdbool.h>

/*
 * What an oracle's row came to beside its judge: the table of measuring.md §7.3.
 */
enum oracle_status {
	ORACLE_NONE, /* nothing can be said: it, or its judge, has no time; or the machine
			failed */
	ORACLE_GOOD,
	ORACLE_AT_FLOOR,
	ORACLE_BAD,
	ORACLE_UNVERIFIED,
	ORACLE_WRONG,
	ORACLE_UNSUPPORTED,
	ORACLE_STATUSES
};

/* "GOOD" "AT_FLOOR" "BAD_ORACLE" …; NULL of ORACLE_NONE. */
const char *oracle_status_name(enum oracle_status s);
/* Whether its time is a floor of the kernel: GOOD and AT_FLOOR, where the ratio has an
 * interval. */
bool oracle_status_is_floor(enum oracle_status s, bool has_interval);

/* A number that is not there is NAN. */
struct oracle_times {
	double judge_us, oracle_us; /* cold medians */
	double ratio, lo, hi;       /* judge / oracle, paired, and its interval */
	double q_us;                /* tick/m of the coarser of the two */
};

/* cause: the row's, or NULL.  t is looked at only if there is none. */
enum oracle_status oracle_status_of(const char *cause, const struct oracle_times *t);

#endif
