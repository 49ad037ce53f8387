#ifndef REPORT_REPORT_INT_H
#define REPORT_REPORT_INT_H

#include "base/json.h"
#include "report/report.h"

/* Members of an open object that all result files begin with: "_metadata". */
void report_put_metadata(struct jsonw *w, const struct report *r, const struct report_facts *f);

#endif
