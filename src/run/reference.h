#ifndef RUN_REFERENCE_H
#define RUN_REFERENCE_H

#include "eval/compare.h"
#include "eval/eval.h"
#include "provider/provider.h"
#include "run/near.h"

/*
 * What the outputs of a point should be, for one seed: `base` in the declared types and
 * `r` in fp64, by the interpreter (ref) up to METHOD-sized work, by unfused generated
 * code (naive) above, on the device of the point.  Where it lies is the caller's choice.
 */
struct reference {
	const char *name; /* "ref" or "naive" */
	struct reference_output *outs;
	struct compare_rules *rules;
	struct tolerance *tol;
	uint32_t nouts;
	struct near *near; /* NULL: outs lie in the host's memory */
	const struct compare_place *place;
	char hash[65]; /* of base and r, taken when they were made */
	struct arena arena;
	struct device_mem **mem; /* near: what outs lie in */
	uint32_t nmem;
};

/* Programs of naive, made when they are first wanted and good for all values of a point. */
struct reference_code {
	struct program *typed, *wide;
	struct arena arena;
};

struct reference_opts {
	const struct provider_opts *build;
	struct reference_code *code; /* of the same two graphs, or empty */
	double max_bytes; /* of the device, for naive; above: EXHAUSTED (ref_memory) */
	bool force_naive;
	double tol_scale; /* of the tolerances; 0: 1 */
	/* Of a GPU, where inputs are and outs will be; NULL: both are the host's. */
	struct near *near;
	/* The device is used only between take and let_go, and let go whenever it is wanted by
	 * those who need it alone.  All NULL: it is the caller's. */
	enum status (*take)(void *ctx); /* held or not: it also says that work goes on */
	void (*let_go)(void *ctx);
	bool (*is_wanted)(void *ctx);
	void *ctx;
};

/* inputs: one storage per tensor parameter, in the declared types.  typed and wide are the
 * same graph, bound so.  UNSUPPORTED if an op cannot be evaluated (no_reference).  With `near`
 * naive is the one that evaluates, whatever the size. */
MUST enum status reference_make(struct device *dev, const struct bound *typed,
				const struct bound *wide, const struct eval_input *inputs,
				const struct reference_opts *opts, struct reference *out);
/* Both programs, so that reference_make need not make them; needs no lease. */
MUST enum status reference_prepare(struct device *dev, const struct bound *typed,
				   const struct bound *wide, const struct reference_opts *opts);
void reference_code_release(struct reference_code *code);
/* Whether reference_make will launch work on the device: it needs its lease then. */
bool reference_uses_device(const struct bound *typed, const struct reference_opts *opts);
/* MISMATCH (ref_damaged) if it changed since it was made. */
MUST enum status reference_check(const struct reference *r);
void reference_release(struct reference *r);

#endif
