#ifndef PROVIDER_ORACLE_H
#define PROVIDER_ORACLE_H

#include "provider/oracle_file.h"
#include "provider/provider.h"

/*
 * Programs from a sidecar: hand-made or tuned code beside a repro (measuring.md §7.1).
 *
 *	oracle_read ─▶ oracle_choose ─▶ oracle_plan ─▶ oracle_build
 *
 * What a sidecar says wrongly shows in the first three; what its code does wrongly, in the
 * fourth and in the checks.  oracle.py is torch's to run: of it there is a plan, and no build.
 */
struct oracle_ask {
	const struct oracle_file *file;
	struct oracle_choice choice;
	const struct arg *sizes, *consts; /* of the point; ARG_INT, ARG_LIST, ARG_FLOAT … */
	uint32_t nsizes, nconsts;
};

/* A sidecar's words at a point: every expression is a number by now. */
struct oracle_plan;

/* INVALID naming the member: a name that the point does not have, a grid that no GPU takes. */
MUST enum status oracle_plan(struct arena *a, const struct device *dev, const struct bound *b,
			     const struct oracle_ask *ask, struct oracle_plan **out);
/* INVALID with what the compiler said, or for a prebuilt file of another hash; NOT_FOUND for a
 * file that is not there; UNAVAILABLE, TIMEOUT, IO as cc_build and nvrtc_build. */
MUST enum status oracle_build(struct arena *a, struct device *dev,
			      const struct oracle_plan *plan, const struct provider_opts *opts,
			      struct program **out);
/* The first half of it, which needs no device: the file to load, and p's source and build. */
MUST enum status oracle_image(struct arena *a, const char *arch, const struct oracle_ask *ask,
			      const struct provider_opts *opts, struct program *p,
			      const char **path);
/* Names of the kernels that a plan launches. */
const char *const *oracle_kernels(const struct oracle_plan *plan, uint32_t *n);
/* For torch's worker: {"file": "…/oracle.py", "params": {…}}. */
const char *oracle_python(struct arena *a, const struct oracle_ask *ask);
extern const struct provider provider_oracle;    /* "oracle", of C and CUDA C */
extern const struct provider provider_oracle_py; /* the same name, of Python */

#endif
