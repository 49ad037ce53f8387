#ifndef PROVIDER_ORACLE_PLAN_INT_H
#define PROVIDER_ORACLE_PLAN_INT_H

#include "provider/oracle.h"
#include "provider/oracle_int.h"

/* Where a tensor of the point is found among a program's buffers. */
struct oracle_place {
	uint32_t buf;
	struct tensor t; /* its offset is in that buffer */
};

struct oracle_plan {
	const struct oracle_ask *ask;
	const struct device *dev;
	const struct bound *b;
	struct codegen places;    /* inputs and outputs */
	struct codegen_buf *bufs; /* and temps behind them */
	uint32_t nbufs;
	struct oracle_place *ins, *outs;
	uint32_t nins, nouts;
	struct device_step *steps; /* of a GPU: launches whose function is still to be found */
	const char **kernels;      /* their names */
	uint32_t nsteps;
};

/* Values of names at the point. */
struct oracle_names oracle_names_of(struct oracle_plan *p);
int64_t oracle_offset_bytes(const struct oracle_place *place);

/* oracle_grid.c: launches to steps. */
MUST enum status oracle_steps(struct arena *a, struct oracle_plan *p);
/* oracle_host.c: the one step of a host's oracle, once its module is loaded. */
MUST enum status oracle_host_link(struct arena *a, struct device *dev,
				  const struct oracle_plan *plan, struct program *p);

#endif
