#ifndef RUN_JOB_H
#define RUN_JOB_H

#include "base/json.h"

/*
 * A job: one point for one worker, as a line of JSON (measuring.md §9.2).  What a worker
 * must know is in the line; it reads nothing else but the kernel's directory and the
 * calibration that the line names.
 */
struct job_provider {
	const char *name;
	const char
		*as; /* the program's name in the point: the provider's, or that of its side */
	const char *options;     /* canonical JSON */
	const char *fingerprint; /* for the row; the engine passes it through */
	bool is_pair; /* it is compared: takes turns with the others that are, however slow */
	const char
		*same_as; /* not timed if its code is that program's; "": timed in any case */
};

struct job {
	uint64_t number;
	int attempt;
	const char *kernel, *point; /* names, as rows have them */
	const char *dir;            /* the kernel's directory */
	const char *repro, *nick;   /* path and label under which reports show the point */
	/* Of what torch alone can run (run/foreign.h) one of the two; else both are "". */
	const char *call, *graph;
	/* Of graphs, beyond their time: words of §11 by commas, "" for none; where files go. */
	const char *observe, *profile_dir, *snapshot_dir;
	const struct job_provider *providers;
	uint32_t nproviders;
	const char *device;      /* id */
	const char *parent;      /* of a MIG instance its GPU; "" */
	bool is_locked;          /* its clocks are */
	bool is_parent_alone;    /* held alone with it, where it is */
	const char *calibration; /* file; "" if nothing is to be timed */
	uint64_t seed;
	bool is_timed, is_checked;
	bool is_cold, is_warm;
	bool is_direct;   /* a sample is one call, launched without a graph */
	bool takes_turns; /* with other processes: each round waits for its turn */
	const char *stop; /* rules as text */
	double cap_s;
	int min_rounds;   /* of sampling; 0: the method's */
	int check_rounds; /* besides those of before and after; at least 0 */
	double compile_timeout_s, lease_wait_s;
	const char *cache_dir, *label; /* "" is the default */
	bool is_cache_fresh;           /* it was made for this run, empty */
	int64_t limit_bytes;           /* of device memory that the point may take */
	const char *judge; /* the provider beside which an oracle stands; "" if there is none */
	bool times_unverified; /* an oracle is timed though its values have no judge */
};

struct str job_write(struct arena *a, const struct job *j);
/* INVALID with the member that is missing or of another type. */
MUST enum status job_read(struct arena *a, struct str line, struct job *out);

/* Members of an object; INVALID with the name. */
MUST enum status member_text(struct arena *a, const json_t *o, const char *key,
			     const char **out);
MUST enum status member_int(const json_t *o, const char *key, int64_t *out);
MUST enum status member_f64(const json_t *o, const char *key, double *out);
MUST enum status member_bool(const json_t *o, const char *key, bool *out);

static inline bool job_is_foreign(const struct job *j)
{
	return *j->call || *j->graph;
}

#endif
