#ifndef REPORT_REPORT_H
#define REPORT_REPORT_H

#include "account/verdict.h"
#include "store/store.h"

/*
 * A run as its rows tell it.  Everything here is made from the store alone, so it can be
 * made again tomorrow; a number that is not there is NAN and printed as nothing.
 */
struct report_series { /* of a state */
	double median_us, ci_lo_us, ci_hi_us, mad_us, q_us, roof_us, floor_us;
	int64_t n, m;
};

struct report_row {
	const struct store_row *row;
	struct report_series cold, warm;
	double single_us, compile_s, worst;
	double compute_us;      /* bound by arithmetic; NAN */
	const char *compute_by; /* the kind that binds: "f32"; "" */
	int64_t total_bytes, read_bytes, write_bytes, n_kernels; /* -1: not known */
	bool is_floor_bound, is_above_roof, is_throttled, is_contended, is_unstable;
	const char *check; /* "pass" … */
	const char *repro, *label, *phase;
	double elapsed_s; /* of a failure, NAN */
	const char *stderr_tail;
};

/* The rows of one kernel at one point: those that were asked for, in the order of the
 * store, and sol. */
struct report_point {
	const struct report_row *rows; /* without sol */
	uint32_t nrows;
	const struct report_row *sol;  /* or NULL */
	const struct report_row *main; /* whose time gap_roof and gap_net are of: inductor's,
			* else native's, else the first; NULL if none is timed */
};

struct report {
	struct store_run run;
	struct report_row *rows; /* by kernel, point, provider; sol last of each point */
	struct report_point *points;
	uint32_t nrows, npoints;
	const char **calibrations; /* JSON, of each device of the run that has one */
	uint32_t ncalibrations;
};

MUST enum status report_load(struct arena *a, struct store *s, const char *run,
			     struct report *out);

/* Ratios; NAN if a number is missing. */
double report_gap(const struct report_point *p);      /* to sol */
double report_gap_roof(const struct report_point *p); /* to the roof */
/* Its arithmetic takes longer than its bytes. */
bool report_is_compute_bound(const struct report_row *r);

/* The worst gaps, at most `limit` points. */
void report_table(struct buf *b, const struct report *r, uint32_t limit);

struct report_device {
	const char *id, *calibration; /* digest; "" */
	const double *drift;          /* three ratios, or NULL */
	bool is_drift_good;
	const char *doubt; /* of its roofs, in words; NULL: none */
};

struct report_facts { /* of the run, besides its rows */
	const char *device_kind;
	const struct report_device *devices;
	uint32_t ndevices;
	int64_t llc_bytes; /* what parts large points from small ones; 0: not known */
	double elapsed_s;
	double worked_s; /* of it, from the first worker that was ready to the last point; 0 */
	uint32_t finished; /* points in that time */
	uint32_t resumed;
	struct share aa; /* hidden pairs that would be called different; n 0: there is none */
};
/* Counts, causes, gaps, shares, and how to repeat each failure. */
void report_summary(struct buf *b, const struct report *r, const struct report_facts *f);

/* The sweep file of measuring.md §10.3, and assay.results/1 of accounting.md §2.1. */
void report_sweep(struct buf *b, const struct report *r, const struct report_facts *f);
void report_results(struct buf *b, const struct report *r, const struct report_facts *f);

/* Of a run of oracles: the oracle file of measuring.md §10.3, and its points with their
 * statuses for a terminal.  INVALID for a row whose JSON is none. */
MUST enum status report_oracles(struct buf *b, const struct report *r,
				const struct report_facts *f);
MUST enum status report_oracle_table(struct buf *b, const struct report *r);

/* The text of a run's sweep file over what is in path, atomically and one after the other:
 * measuring.md §10.4.  is_whole: all points of each kernel were asked for and finished. INVALID
 * for a file that is none, or is of other work, another method or device kind. */
MUST enum status report_merge(const char *path, struct str text, bool is_whole, int64_t run);
/* What can be known of it before the sweep. */
MUST enum status report_merge_check(const char *path);

/* One row with everything known about it. */
struct jsonw;
void report_show(struct jsonw *w, const struct store_row *row);

#endif
