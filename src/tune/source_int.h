#ifndef TUNE_SOURCE_INT_H
#define TUNE_SOURCE_INT_H

#include "base/json.h"
#include "codegen/codegen.h"
#include "tune/tune.h"

/* The code of one point, to be one of several in a file. */
struct source_point {
	const struct tune_order *order;
	const struct point *p;
	struct bound *b;
	struct codegen *g;
	uint32_t number; /* among the file's points */
};

/* Text behind those before it, for the file. */
void source_text(struct arena *a, const struct source_point *s, struct buf *out);
/* The same where there is no code: what an author fills in, which fails until then.  Makes s->g
 * hold inputs and outputs, and one launch. */
void source_begin(struct arena *a, struct source_point *s, struct buf *out);
/* Its entry in the sidecar, without provenance; UNSUPPORTED for a launch that cannot be said.
 */
MUST enum status source_entry(struct arena *a, const struct source_point *s, json_t **out);
/* One line that says how its loops run. */
const char *source_schedule(struct arena *a, const struct codegen *g);

#endif
