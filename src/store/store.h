#ifndef STORE_STORE_H
#define STORE_STORE_H

#include "base/str.h"
#include "store/cause.h"
#include "store/sample.h"

/*
 * The journal: an SQLite file of runs, rows and samples.  Of a run only its supervisor
 * writes.  Each finished point is one transaction, so a kill at any moment loses at
 * most the points in flight.
 *
 * Texts that are JSON are written as given; NULL members become NULL, or {} where a
 * table wants an object.  What is read lives in the arena.  Statuses: IO for a file that
 * cannot be read or written or a full disk (store_cause() disk_full), NOT_FOUND for one that is
 * to be read and is not there, CORRUPT for a damaged one or one of a newer version, CONFLICT
 * for what somebody else holds.
 */
struct store;

MUST enum status store_open(const char *path, bool is_read_only, struct store **out);
/* Whether the file is an SQLite database, by how it begins. */
MUST enum status store_is_journal(const char *path, bool *out);
void store_close(struct store *s); /* NULL is fine */
/* $XDG_DATA_HOME/assay/journal.db */
MUST enum status store_default_path(struct arena *a, const char **out);
/* "disk_full" after a failure that was one, else "". */
const char *store_cause(void);

struct store_run {
	int64_t id;                                /* given by the store */
	const char *started_at, *ended_at, *state; /* "running" "done" "interrupted" */
	const char *workload;                      /* kernels oracles graphs externs check ab */
	const char *tag;
	int method;
	const char *tool, *corpus, *inputs;
	const char *arms; /* JSON */
	const char *argv; /* JSON list of what was asked; equal text is the same work */
	const char *host;
	const char *calibrations; /* JSON */
	int64_t seed;
};

/* Starts a run, or continues the newest one of the same argv and workload that did not end
 * done, unless is_fresh; run->id and is_continued tell.  While a run is open nobody else can
 * open it: CONFLICT names pid, host and since. */
MUST enum status store_run_open(struct store *s, struct store_run *run, bool is_fresh,
				bool *is_continued);
MUST enum status store_run_calibrations(struct store *s, int64_t run, const char *json);
/* state: "done" or "interrupted". */
MUST enum status store_run_close(struct store *s, int64_t run, const char *state);
MUST enum status store_runs(struct store *s, struct arena *a, struct store_run **out,
			    uint32_t *n); /* oldest first */
/* A run id, or a tag's newest run; NOT_FOUND. */
MUST enum status store_run_find(struct store *s, struct arena *a, const char *name,
				struct store_run *out);

/* Process of a hidden twin (accounting.md §9.6): that of the row beside it, and this. */
enum { STORE_TWIN = 1000 };

struct store_row {
	int64_t id, run; /* given by the store when read */
	const char *arm; /* "base" "head" "" */
	const char *kernel, *point, *provider;
	const char *options; /* canonical JSON */
	int process;
	const char *device_uuid, *device_kind, *fingerprint;
	int attempt;
	enum row_status status;
	const char *cause; /* NULL with ok, else a row of cause.def */
	const char *message;
	const char *metrics, *flags, *check, *env, *build, *phases; /* JSON objects */
	const char *finished_at;                                    /* NULL: now */
};

struct store_sample {
	const char *state;
	uint32_t n, m;
	struct str blob;
};

struct store_event {
	const char *kind; /* spawn fault retry quarantine throttle lease drift */
	const char *body; /* JSON */
	const char *at;   /* NULL: now */
};

/* One row with its samples. */
struct store_put {
	struct store_row row;
	const struct store_sample *samples;
	uint32_t nsamples;
};

/* A finished point: all of it or nothing.  A row of the same key in this run is replaced. */
MUST enum status store_point(struct store *s, int64_t run, const struct store_put *rows,
			     uint32_t nrows, const struct store_event *events,
			     uint32_t nevents);
MUST enum status store_event(struct store *s, int64_t run, const struct store_event *e);

/* What is wanted of a run's rows; empty members match all. */
struct store_filter {
	int64_t run; /* 0: all */
	const char *kernel, *point, *provider, *device_kind, *arm;
};
MUST enum status store_rows(struct store *s, struct arena *a, const struct store_filter *f,
			    struct store_row **out, uint32_t *n); /* by key, then run */
/* Those of one run, one by one in the order of writing, without fingerprint, message, check,
 * phases, finished_at and numbers of the store: a row and its texts live as long as the call
 * that sees it, which may not use the store. */
typedef enum status store_see(void *ctx, const struct store_row *row);
MUST enum status store_each(struct store *s, int64_t run, store_see *see, void *ctx);
MUST enum status store_row_get(struct store *s, struct arena *a, int64_t id,
			       struct store_row *out);
MUST enum status store_samples(struct store *s, struct arena *a, int64_t row,
			       struct samples **out, uint32_t *n);
MUST enum status store_events(struct store *s, struct arena *a, int64_t run,
			      struct store_event **out, uint32_t *n);

/* Resume: whether the row with this fingerprint need not be made again, in the run, or with
 * run 0 in any; retry_failed ignores rows that are not ok. */
MUST enum status store_is_settled(struct store *s, int64_t run, const char *fingerprint,
				  bool retry_failed, bool *out, int64_t *row);
/* Seconds that the stem of this fingerprint's key took last, or NAN. */
MUST enum status store_last_cost(struct store *s, const char *kernel, const char *point,
				 const char *provider, const char *device_kind,
				 double *seconds);

/* Programs that hang, by fingerprint. */
MUST enum status store_quarantine_add(struct store *s, const char *fingerprint,
				      const char *cause, const char *message);
MUST enum status store_quarantine_has(struct store *s, const char *fingerprint, bool *out);
MUST enum status store_quarantine_drop(struct store *s, const char *fingerprint);

/* How compile-time choices were made: "clean" or "contended"; NULL if nothing is known. */
struct store_tune {
	const char *build, *options, *device_kind, *kernel, *point;
};
MUST enum status store_tune_put(struct store *s, const struct store_tune *key, const char *how);
MUST enum status store_tune_get(struct store *s, struct arena *a, const struct store_tune *key,
				const char **how);

/* Calibrations by digest, whole JSON; and texts (sources, generated code) by SHA-256, kept
 * once each; NOT_FOUND. */
MUST enum status store_calibration_put(struct store *s, const char *digest, const char *device,
				       const char *json);
MUST enum status store_calibration_get(struct store *s, struct arena *a, const char *digest,
				       const char **json);
MUST enum status store_text_put(struct store *s, struct str text, char digest[65]);
MUST enum status store_text_get(struct store *s, struct arena *a, const char *digest,
				struct str *text);
/* account/'s cache of partitioned graphs. */
MUST enum status store_inventory_put(struct store *s, const char *graph, const char *version,
				     const char *json);
MUST enum status store_inventory_get(struct store *s, struct arena *a, const char *graph,
				     const char *version, const char **json);
/* What account/ keeps of a run's rows, packed, which SQLite drops when one of them changes: made
 * of what `see` saw of them in one transaction, so that no other program's row is missed; none
 * is empty. */
struct store_keep {
	store_see *see;
	enum status (*pack)(void *ctx, struct str *body);
	void *ctx;
};
MUST enum status store_kept_make(struct store *s, int64_t run, const struct store_keep *k);
MUST enum status store_kept_get(struct store *s, struct arena *a, int64_t run,
				struct str *body);

#endif
