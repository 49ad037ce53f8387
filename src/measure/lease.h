#ifndef MEASURE_LEASE_H
#define MEASURE_LEASE_H

#include "base/str.h"

/*
 * The right to use a device: shared for set-up, exclusive for timing and for
 * anything that autotunes.  A lease is open-file-description locks on a file per
 * device, so the kernel ends it with its last descriptor; there is no stale
 * state, and no process id is ever consulted to decide.
 *
 * A lease belongs to one thread.  Taking what this process holds already, in an
 * equal or weaker mode, succeeds at once and counts; each take needs its
 * release.  Shared never becomes exclusive in place: release, then take.
 *
 * Statuses, each with the cause that a row gets (lease_cause):
 *	CONFLICT     lease_timeout  the wait ran out, holders in the story
 *	UNAVAILABLE  lease_dir      the directory cannot be used; nothing runs unlocked
 *	CONFLICT     lease_token    the inherited lease is invalid, or weaker than wanted
 */
enum lease_mode { LEASE_SHARED, LEASE_EXCLUSIVE };

struct lease; /* exclusive or shared; its holder may ask which */

struct lease_opts {
	const char *dir; /* NULL: $ASSAY_LEASE_DIR, /run/lock/assay, /dev/shm/assay */
	double wait_s;   /* 0: do not wait; negative: METHOD_LEASE_WAIT_S */
	/* Of a MIG instance its GPU's id: whoever holds the instance holds that shared besides,
	 * or with is_parent_alone, while he holds the instance exclusively, alone.  NULL, "":
	 * none. */
	const char *parent;
	bool is_parent_alone;
	const char *label; /* what this is for, shown to those who wait; NULL: "assay" */
	/* Called while waiting, first after two seconds: text of who holds the device.
	 * NULL: one line on stderr, once. */
	void (*on_wait)(void *ctx, const char *who);
	void *ctx;
	/* Asked while waiting; true ends the wait with CONFLICT.  NULL: never. */
	bool (*is_cancelled)(void *ctx);
};

MUST enum status lease_take(const struct lease_opts *opts, const char *device_id,
			    enum lease_mode mode, struct lease **out);
void lease_release(struct lease *l); /* NULL is fine */
/* Exclusive to shared without letting go; an outer take of the same lease must not count on
 * its exclusiveness any more, so only the outermost holder may. */
void lease_downgrade(struct lease *l);
enum lease_mode lease_mode(const struct lease *l);
const char *lease_device(const struct lease *l);
/* Whether somebody waits to have the device, or its parent, alone, or may do so unseen because
 * the lease's file was replaced: who holds it shared then lets go soon. */
bool lease_is_wanted(const struct lease *l);
/* False if its file was deleted or replaced meanwhile: then it excludes nobody. */
bool lease_is_intact(const struct lease *l);
/* Whether others than this thread hold the parent of a lease; false if it has none. */
bool lease_has_siblings(const struct lease *l);
double lease_waited_s(const struct lease *l); /* of the take that got it */
double lease_held_s(const struct lease *l);

/* The cause of the last failure of lease_take in this thread. */
const char *lease_cause(void);

/* Handing down to a tool that is about to be started: a duplicate of the descriptor without
 * close-on-exec, which the caller closes after the start, and the value for ASSAY_LEASE. */
MUST enum status lease_token(struct arena *a, struct lease *l, int *fd, char **text);

struct lease_holder {
	long pid;
	const char *user, *host, *since, *label;
	enum lease_mode mode;
	bool is_waiting;
	double for_s;
};

/* Holders and waiters that live now; device_id may be one without a lease file. */
MUST enum status lease_holders(struct arena *a, const struct lease_opts *opts,
			       const char *device_id, struct lease_holder **out, uint32_t *n);
/* "GPU-…: exclusive for 41 s by ana@host pid 7312 "bench sweep-3"; 2 waiting", or
 * "GPU-…: free". */
char *lease_who(struct arena *a, const struct lease_opts *opts, const char *device_id);
/* The directory in use, after the same checks as a take. */
MUST enum status lease_dir(struct arena *a, const struct lease_opts *opts, const char **out);
/* Ids of all devices that have a lease file there. */
MUST enum status lease_devices(struct arena *a, const struct lease_opts *opts, struct str **ids,
			       size_t *n);

#endif
