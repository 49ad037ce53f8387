#ifndef DEVICE_NULL_SCRIPT_INT_H
#define DEVICE_NULL_SCRIPT_INT_H

#include "base/str.h"

/* The text of null.h as numbers, and the times of its series. */
struct launches {
	int64_t from, to; /* inclusive; from < 0: none */
};

enum { SERIES_VALUES = 64 };

struct null_series {
	struct str name;
	const struct null_kind *kind;
	double v[SERIES_VALUES];
	uint32_t n;
	uint64_t drawn;
	double last; /* of ar1 */
};

struct null_script {
	double c_us[2]; /* by enum cache_state: cold, warm */
	double tick_ns, e0_us, s_us, host_us, d1_us;
	double llc_bytes, mem_gbps, cache_gbps, memory_bytes;
	double timer, slow;
	struct launches throttle, foreign, disturb;
	struct str driver;
	bool is_flush_idle;
	struct null_series *series;
	uint32_t nseries;
};

MUST enum status null_script_parse(struct arena *a, struct str text, struct null_script *out);
struct null_series *null_series_find(struct null_script *s, const char *name);
double null_series_next(struct null_series *s);
bool launches_hold(struct launches l, uint64_t launch);

#endif
