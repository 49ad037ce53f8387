#ifndef RUN_SWEEP_INT_H
#define RUN_SWEEP_INT_H

#include "measure/calibrate.h"
#include "pool/pool.h"
#include "run/admission.h"
#include "run/job.h"
#include "run/python.h"
#include "run/sweep.h"

/* A key of the plan, and the row that it came to. */
struct sweep_key {
	const char *provider, *options, *fingerprint;
	bool is_settled; /* its row is in the run */
};

/* One of the devices. */
struct sweep_dev {
	struct sweep_device *out; /* what the result says of it */
	const char *calibration_path;
	int64_t memory_bytes, llc_bytes; /* free at start; as calibrated, 0 if it was not */
	int workers;
	bool is_gone; /* it was quarantined */
};

struct sweep_item {
	const struct plan_item *p;
	const struct sweep_dev *device; /* on which it ran last; NULL: it did not */
	struct admitted admitted;
	uint64_t number;
	struct sweep_key *keys; /* one per provider */
	double cost_s;
	bool is_started, is_over;
	int attempt;
	struct arena arena;     /* of the rows, until they are stored */
	struct store_put *rows; /* the keys' and sol's */
	uint32_t nrows;
	struct store_event *events;
	uint32_t nevents;
};

struct sweep {
	const struct sweep_opts *opts;
	const struct plan *plan;
	struct arena *arena;
	struct store *store;
	int64_t run;
	struct sweep_dev *devices;
	uint32_t ndevices;
	const char *device_kind, *launch; /* of all */
	const char *driver;               /* "none" on a host */
	int threads, workers;             /* workers of all devices */
	struct admission admission;
	const char *build;  /* digest: of this program, and of the C compiler */
	const char *python; /* NULL: no provider needs torch */
	struct torch_identity torch;
	struct sweep_item *items;  /* as the plan */
	struct sweep_item **order; /* most expensive first */
	uint32_t nitems, next;
	uint32_t done, failed;
	int64_t began_ns, ready_ns; /* ready: the first worker was; 0: not yet */
	double cost_done_s, cost_total_s;
	char doing[160];
	char lost[1024]; /* story of a row that could not be stored; empty: none */
	struct sweep_result *result;
};

/* sweep_key.c: fingerprints, and what the journal has already. */
MUST enum status sweep_keys(struct sweep *s);
MUST enum status sweep_find_torch(struct sweep *s);
MUST enum status sweep_build_id(struct arena *a, const char **out);

/* sweep_device.c: opens each, calibrates it, closes it; and at the end the drift. */
MUST enum status sweep_prepare_devices(struct sweep *s);
MUST enum status sweep_drift(struct sweep *s);
struct sweep_dev *sweep_device_of(struct sweep *s, const char *id);
/* What starts its workers, and that they see no other device. */
MUST enum status sweep_workers(struct sweep *s, const struct sweep_dev *d,
			       struct pool_device *out);

/* sweep_row.c: rows of messages, and rows that no worker sends. */
MUST enum status sweep_take_row(struct sweep *s, struct sweep_item *item, struct str line,
				const char **cause);
/* For every key of the item without a row. */
void sweep_put_missing(struct sweep *s, struct sweep_item *item, const char *cause,
		       const char *message, const struct pool_failure *f);
void sweep_add_event(struct sweep_item *item, const char *kind, const char *body);
MUST enum status sweep_store(struct sweep *s, struct sweep_item *item);

#endif
