#ifndef RUN_SWEEP_INT_H
#define RUN_SWEEP_INT_H

#include "measure/calibrate.h"
#include "pool/folder.h"
#include "pool/pool.h"
#include "run/admission.h"
#include "run/clock_guard.h"
#include "run/job.h"
#include "run/python.h"
#include "run/sweep.h"

/* A key of the plan, and the row that it came to. */
struct sweep_key {
	const char *arm;     /* of its row: a side's, else "" */
	const char *as;      /* its name in the point: the arm, else the provider; "aa" */
	int process;         /* of its row */
	const char *same_as; /* not timed if its code is that key's; "" */
	uint32_t side;       /* whose torch it is of */
	const char *provider, *options, *fingerprint;
	bool is_settled; /* its row is in the run */
	bool is_pair;
};

/* A Python and its torch; one but for an A/B of two. */
struct sweep_torch {
	const char *python; /* NULL: no provider needs torch */
	struct torch_identity id;
};

/* sweep_tune.c: the word `tuned` of a row becomes what the journal knows, and what was chosen
 * now is kept in it: clean, contended; of what a cache had and nobody knows of, unknown. */
struct sweep;
struct sweep_item;
MUST enum status sweep_settle_tuned(struct sweep *s, struct sweep_item *item,
				    const struct sweep_key *key, json_t *row);

/* One of the devices. */
struct sweep_dev {
	struct sweep_device *out; /* what the result says of it */
	const char *calibration_path;
	struct clock_guard *guard;       /* NULL: its clocks are free */
	const char *parent;              /* of a MIG instance its GPU; "" */
	int64_t memory_bytes, llc_bytes; /* free at start; as calibrated, 0 if it was not */
	int workers;
	bool is_gone; /* it was quarantined */
};

struct sweep_item {
	const struct plan_item *p;
	const struct sweep_dev *device; /* on which it ran last; NULL: it did not */
	struct admitted admitted;
	uint64_t number;
	struct sweep_key *keys; /* one per program */
	uint32_t nkeys;
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
	struct folder fresh;              /* for compiled code, if it was asked for */
	struct admission admission;
	const char *build; /* digest: of this program, and of the C compiler */
	struct sweep_torch torch[SWEEP_SIDES]; /* by side; the first is of all that have none */
	bool *has_twin;                        /* by plan item */
	const char **point_keys;   /* likewise, "<id>/<point>", as account/ names them */
	int process;               /* of the keys: looks that came before */
	double held_s;             /* exclusive lease used, by what the rows say */
	struct sweep_item *items;  /* as the plan, or what is looked at again */
	struct sweep_item **order; /* most expensive first, but see mix_first */
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
/* Items of these numbers of the plan, in that order, for the present process. */
MUST enum status sweep_items(struct sweep *s, const uint32_t *at, uint32_t n);
/* That the present look has at least; 0: the method's. */
int sweep_rounds(const struct sweep *s);
MUST enum status sweep_find_torch(struct sweep *s);
MUST enum status sweep_build_id(struct arena *a, const char **out);

/* sweep_pool.c: runs the items, whatever is not settled of them. */
MUST enum status sweep_take_points(struct sweep *s);
bool sweep_is_settled(const struct sweep_item *item); /* all of its keys */
/* The rows of this attempt are void: the next one sends its own. */
void sweep_forget_rows(struct sweep_item *item);

/* look.c: what stays open of an A/B, again and again; and what that may take. */
MUST enum status sweep_looks(struct sweep *s);
bool sweep_may_go_on(const struct sweep *s);
void sweep_note_hold(struct sweep *s, const struct store_row *row, const json_t *metrics);

/* sweep_device.c: opens each, calibrates it, closes it; and at the end the drift. */
void sweep_free_clocks(struct sweep *s);
MUST enum status sweep_prepare_devices(struct sweep *s);
MUST enum status sweep_drift(struct sweep *s);
/* Whether workers of two Pythons take turns behind one. */
bool sweep_has_relay(const struct sweep *s);
struct sweep_dev *sweep_device_of(struct sweep *s, const char *id);
/* What starts its workers, and that they see no other device. */
MUST enum status sweep_workers(struct sweep *s, const struct sweep_dev *d,
			       struct pool_device *out);

/* sweep_open.c: the journal, and the run in it: begun, or continued. */
MUST enum status sweep_open_store(struct sweep *s, bool is_read_only);
MUST enum status sweep_open_run(struct sweep *s);

/* sweep_row.c: rows of messages, and rows that no worker sends. */
MUST enum status sweep_take_row(struct sweep *s, struct sweep_item *item, struct str line,
				const char **cause);
/* For every key of the item without a row. */
void sweep_put_missing(struct sweep *s, struct sweep_item *item, const char *cause,
		       const char *message, const struct pool_failure *f);
void sweep_add_event(struct sweep_item *item, const char *kind, const char *body);
MUST enum status sweep_store(struct sweep *s, struct sweep_item *item);

#endif
