#ifndef REPORT_GATE_H
#define REPORT_GATE_H

#include "account/compare.h"
#include "base/json.h"
#include "report/page.h"

/* The member "gates" of a report: name, verdict, value with interval, limit, worst offenders.
 */
void gates_json(struct jsonw *w, const struct gate_result *g, uint32_t n);

/* As a table; who is worst is named only where the gate fails.  c: has the names of points. */
void gates_table(struct page *p, struct arena *a, const struct gate_result *g, uint32_t n,
		 const struct comparison *c);
/* "sum_amax_0123456789ab[89abcdef0123]" */
const char *pair_name(struct arena *a, const struct pair *p);

#endif
