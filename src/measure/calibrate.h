#ifndef MEASURE_CALIBRATE_H
#define MEASURE_CALIBRATE_H

#include "base/fit.h"
#include "device/device.h"
#include "measure/lease.h"
#include "measure/rate.h"
#include "measure/roof.h"

/*
 * Calibration: the constants of a device, measured under its exclusive lease and
 * kept in a file for it.  Every time of measure/ rests on one.
 */

struct chain_series {
	const double *k, *t_us;
	uint32_t n;
};

/* The smallest difference of neighbouring distinct values that occurs METHOD_TICK_SEEN times;
 * METHOD_TICK_UNKNOWN_US if none does.  us is sorted in place. */
double tick_find(double *us, uint32_t n);

struct calibration {
	const char *device_id, *kind;
	struct str key;                    /* canonical JSON of what it depends on */
	char digest[65];                   /* SHA-256 of the key: its name everywhere */
	const char *made_at, *verified_at; /* UTC */
	double tick_us, e0_us, f0_us;
	double f1_us[ROOF_STATES];
	struct chain_fit chain[ROOF_STATES]; /* s and c of both states */
	struct chain_series
		series[ROOF_STATES]; /* what they were fitted to; k = 0 is recorded only */
	double host_us;              /* host time of one launch */
	/* One empty kernel that is launched without a graph while the stream is busy, and what
	 * such a launch takes of the host; NAN: not known. */
	double d1_us, host_direct_us;
	int64_t llc_bytes, llc_said, knee_bytes; /* in use; the driver's; measured */
	int64_t flush_bytes;
	double flush_us;
	/* The proof of the flush: a probe read warm, after it, and after four times as much. */
	double proof_warm_us, proof_cold_us, proof_more_us;
	const char *cold_cause; /* why there is no cold state here, a cause; NULL: there is */
	double ref_mhz;         /* NAN if unreadable */
	double check_us[2];     /* what the short check compares: adds of two sizes, cold */
	int64_t check_bytes[2];
	struct roof_table roofs;
	struct work rate; /* operations per us; NAN: not known */
	bool is_short;    /* a file of before D1 and rates were measured: they are NAN */
	bool is_partial;  /* the time limit came first; the cells not reached are left out */
};

struct calibrate_opts {
	const char *dir;   /* of calibration files; NULL: $XDG_CACHE_HOME/assay/calibration */
	double limit_s;    /* 0: METHOD_CALIBRATE_S */
	int64_t max_bytes; /* largest roof; 0: the method's, and a quarter of memory */
	int64_t now_s;     /* 0: the clock's; tests age files */
	bool is_forced;    /* measure, whatever file there is */
};

/* What calibration_get did. */
enum calibration_source {
	CALIBRATION_FILE,
	CALIBRATION_COMPLETED, /* what the file did not have yet was measured */
	CALIBRATION_VERIFIED,
	CALIBRATION_MEASURED
};

/* Measures everything.  The lease must be the device's, exclusive.  UNAVAILABLE with
 * measure_cause() timer_disagrees if the device's clock and the host's differ. */
MUST enum status calibration_measure(struct arena *a, const struct lease *l, struct device *dev,
				     const struct calibrate_opts *opts,
				     struct calibration **out);
/* The file's if its key fits and it is fresh or the short check renews it; else measures and
 * writes it. */
MUST enum status calibration_get(struct arena *a, const struct lease *l, struct device *dev,
				 const struct calibrate_opts *opts, struct calibration **out,
				 enum calibration_source *source);
/* Measures what is_short says is missing. */
MUST enum status calibration_complete(struct arena *a, const struct lease *l,
				      struct device *dev, struct calibration *c);
/* At most half a second: now over then of F1 and two cold adds (NAN where there is none).
 * Also ends every run. */
MUST enum status calibration_check(const struct lease *l, struct device *dev,
				   const struct calibration *c, double ratio[3], bool *is_good);

/* What a calibration of this device depends on, as canonical JSON. */
struct str calibration_key(struct arena *a, const struct device *dev);
MUST enum status calibration_path(struct arena *a, const struct calibrate_opts *opts,
				  struct str key, const char **out);
struct str calibration_write(struct arena *a, const struct calibration *c);
MUST enum status calibration_read(struct arena *a, struct str text, const char *name,
				  struct calibration **out);

/* What m empty kernels launched without a graph take, per kernel: S + (D1 - S)/m; NAN. */
double calibration_direct_floor_us(const struct calibration *c, uint32_t m);
/* S + c/m, in a state. */
double calibration_floor_us(const struct calibration *c, enum cache_state state, uint32_t m);
/* T∞ + c/m; NAN without a byte model (negative bytes) or cells. */
struct roof calibration_roof(const struct calibration *c, enum cache_state state,
			     int64_t read_bytes, int64_t write_bytes, uint32_t m);

/* The cause of the last failure of calibration or of a sitting in this thread; "" if it has
 * none of its own. */
const char *measure_cause(void);

#endif
