#ifndef RUN_SWEEP_H
#define RUN_SWEEP_H

#include "run/plan.h"
#include "store/store.h"

/*
 * A sweep: the supervisor's side of a run (measuring.md §9, §10).  Points go to workers of
 * the device, one transaction of the journal per finished point; whatever happens, every key
 * that was asked for has exactly one row when the run is over.
 */
struct sweep_progress;
struct sweep_result;

/* One side of an A/B: a build of the compiler, and its options. */
struct sweep_side {
	const char *arm;    /* "base", "head" */
	const char *python; /* NULL: python_name's */
	const char *config; /* "N=V,N=V" besides inductor_config */
};

/*
 * An A/B (accounting.md §10): each point has a program per side instead of one per provider,
 * and all of them take turns in one sitting.  What stays open is measured again, by processes
 * of its own, until it is resolved, out of looks or the budget is spent.
 */
enum { SWEEP_SIDES = 2 };
struct sweep_ab {
	const struct sweep_side *sides; /* NULL: a plain sweep */
	uint32_t nsides;
	int rounds, looks;   /* of look 1, each look has twice the rounds; at least 1 */
	double budget_s;     /* of exclusive lease, over all looks */
	double theta, alpha; /* what counts as a difference, as of accounting.md */
};

struct sweep_opts {
	struct plan_opts plan;
	/* "kernels", "check", "oracles", "externs", "graphs", "ab" */
	const char *workload;
	const char *const *providers; /* names */
	uint32_t nproviders;
	const char *const *devices; /* "cpu", "null-1", ids; all of one kind */
	uint32_t ndevices;
	int threads;               /* of the cpu device; 0: its default */
	int workers_per_gpu;       /* 0: by the cores */
	int max_workers;           /* of all devices, at least one of each; 0: by the cores */
	const char *tag, *journal; /* NULL: the default */
	const char *argv;          /* JSON list: equal text is the same work */
	bool is_fresh;             /* --no-resume */
	bool takes_earlier;        /* --resume: rows of earlier runs, too */
	bool retries_failed, retries_quarantined;
	uint64_t seed;
	bool is_timed, is_checked, is_cold, is_warm;
	const char *clocks; /* to lock a GPU's to, "SM,MEM"; NULL: they are left alone */
	bool is_mig_alone;  /* the exclusive hold of an instance has its GPU alone */
	bool is_direct;     /* programs are launched without a graph */
	const char *stop;   /* canonical text */
	double cap_s, lease_wait_s, compile_timeout_s;
	double check_timeout_s; /* of one program's check; 0: the usual */
	int check_rounds;
	const char *label, *cache_dir; /* NULL: the default */
	bool is_cache_fresh;           /* of compiled code: an empty one, removed in the end */
	const char *python;            /* that has torch; NULL: python_name's */
	/* of graphs, as in a job: run/job.h */
	const char *observe, *profile_dir, *snapshot_dir;
	const char *inductor_config; /* "N=V,N=V" for every program of Inductor's; "" */
	struct sweep_ab ab;
	/* Points where the first program has a hidden twin, at most; negative: as many as
	 * accounting.md §9.6 has of an A/B. */
	int64_t aa;
	const char *judge; /* one of providers, beside which oracles stand; "" or NULL: none */
	bool times_unverified; /* oracles whose values have no judge, too */
	bool is_strict;
	const char *tool; /* name and version of the program */
	/* What happens, for a person: a line without newline.  NULL: nobody is told. */
	void (*say)(void *ctx, const char *line);
	/* Once per second, and when a point is finished. */
	void (*progress)(void *ctx, const struct sweep_progress *p);
	void *ctx;
};

struct sweep_progress {
	uint32_t total, done, failed, skipped; /* points; skipped by resume */
	double elapsed_s, left_s;              /* left: NAN if nothing is known yet */
	const char *doing;                     /* kernel and phase of the last message */
	const struct sweep_result *so_far;
};

struct sweep_device {
	const char *id, *calibration; /* digest; "" */
	double drift[3];
	bool has_drift, is_drift_good;
	const char *doubt; /* of its roofs, in words; NULL: none */
};

struct sweep_result {
	int64_t run;
	const char *device_kind;
	const struct sweep_device *devices;
	uint32_t ndevices;
	double elapsed_s;
	double worked_s;   /* of it, from the first worker that was ready to the last point */
	uint32_t finished; /* points in that time */
	uint32_t resumed;  /* keys whose rows were there already */
	int signal;
	int exit; /* what the rows ask for */
};

/* The plan with its skips, as --dry-run prints it: nothing is run or written. */
struct sweep_forecast {
	const struct plan *plan;
	uint32_t settled;     /* keys that resume would skip */
	double minutes;       /* expected */
	const double *cost_s; /* per item */
};
MUST enum status sweep_forecast(struct arena *a, const struct sweep_opts *opts,
				const struct plan *plan, struct sweep_forecast *out);

/* USAGE before anything runs, for devices of two kinds, too; CONFLICT if the same run is going
 * on; what the calibration or the lease said.  A run that ended with failed rows is OK: see
 * exit. */
MUST enum status sweep_run(struct arena *a, const struct sweep_opts *opts,
			   const struct plan *plan, struct sweep_result *out);

#endif
