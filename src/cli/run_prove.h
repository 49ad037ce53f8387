#ifndef CLI_RUN_PROVE_H
#define CLI_RUN_PROVE_H

#include "cli/run_options.h"
#include "report/report.h"

/* Entries of which a row of the run is ok, and none failed, get their provenance; what nothing
 * could judge (ok_unchecked) counts for neither. */
MUST enum status run_prove(struct arena *a, const struct run_options *o,
			   const struct plan *plan, const struct report *rep);

#endif
