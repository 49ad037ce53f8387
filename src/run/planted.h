#ifndef RUN_PLANTED_H
#define RUN_PLANTED_H

#include "run/unit_int.h"

/*
 * A program with steps of our own around it, which make it wrong (plants.h): on a host device
 * one step that calls all, on a GPU a kernel before and kernels after.  They share a state,
 * which the host fills in and reads.
 */
enum { PLANTED_KERNELS = 4 };
struct planted_kind {
	void (*begin)(void *state), (*end)(void *state); /* on the host */
	const char *kernels[PLANTED_KERNELS]; /* and on a GPU: before, and all after */
	uint32_t blocks;
	size_t bytes; /* of the state */
};
extern const struct planted_kind planted_floats; /* struct plant */
extern const struct planted_kind planted_bytes;  /* struct mutation */

/* A unit of one program, our own code: native's, on a GPU naive's.  Does not move. */
struct planted_unit {
	struct unit u;
	struct job job;
	struct job_provider want;
};
/* For the engine of one device; point and dir may be NULL.  unit_free ends it. */
void planted_unit(struct planted_unit *p, struct engine *e, const char *kernel,
		  const char *point, const char *dir);
/* An engine that tells nobody; engine_close and device_close end it. */
MUST enum status planted_engine(const char *device, struct device **dev, struct engine **e);

struct planted;
/* For one program.  UNAVAILABLE without NVRTC where the device is a GPU; else as device_load
 * and device_alloc. */
MUST enum status planted_open(struct device *dev, const struct provider_opts *build,
			      const struct planted_kind *kind, struct planted **out);
void planted_close(struct planted *p); /* once nothing is replayed any more; NULL is fine */

/* Its steps from now on; they are a's. */
void planted_wrap(struct planted *p, struct arena *a, struct program *program);
/* The whole state, to where the steps see it and back.  Addresses in it are the device's. */
MUST enum status planted_put(struct planted *p, const void *state);
MUST enum status planted_get(struct planted *p, void *state);

/* What NVRTC is given. */
struct str planted_source(struct arena *a);

#endif
