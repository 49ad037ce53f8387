#ifndef REPORT_RECORD_INT_H
#define REPORT_RECORD_INT_H

#include "base/json.h"

/* What records of PyTorch's benchmark database, version 3, have in common: accounting.md §14.
 */
#define RECORD_BENCHMARK "inductor-kernel-benchmark"

/* Members of an extra_info: "cuda" or "cpu" by the device's id, and the name of its kind; NULL:
 * not known. */
void record_put_device(struct jsonw *w, const char *device, const char *kind);
void record_put_model(struct jsonw *w, const char *name, const char *type);
/* has_target: 1 is the best there is. */
void record_put_metric(struct jsonw *w, const char *name, double v, bool has_target);
/* versions: JSON of torch and its parts. */
void record_put_dependencies(struct jsonw *w, const char *versions);

#endif
