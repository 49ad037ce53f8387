#ifndef T_OP_CASES_H
#define T_OP_CASES_H

#include "base/json.h"
#include "eval/eval.h"

/* Values recorded from torch: t/op/cases/<op>.json, an array of
 * {"call": FX text, "in": [tensor…], "out": [tensor…]}, tensors as in a sidecar with their
 * bytes in "data". */
struct recorded {
	struct tensor t;
	struct str data;
	bool is_none;
};

struct recorded_case {
	const char *call;
	struct recorded *in, *out;
	uint32_t nin, nout;
	struct bound *b;
	struct eval_input *inputs;
};

MUST enum status case_read(struct arena *a, const json_t *c, struct recorded_case *out);
/* MISMATCH when output k, row-major in `data` with type t, is not what torch gave. */
MUST enum status case_compare(const struct op *op, const struct recorded_case *c, uint32_t k,
			      const struct tensor *t, const void *data);

#endif
