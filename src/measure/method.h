#ifndef MEASURE_METHOD_H
#define MEASURE_METHOD_H

/*
 * Every constant of the measuring rules, once.  Changing a constant, a formula
 * or a rule raises METHOD, which is part of every fingerprint; rows of two
 * methods are never compared.  Times are in us unless the name says otherwise.
 */
/* 2: more elements to a bin of errors (§6.2).  3: ill_conditioned reaches the row, and holds
 * what a program gave, not what base did, against rms/16.  4: roofs of small sizes by tiles
 * without a loop, and by smaller blocks.  5: outputs of few elements have the spacing of the
 * narrowest type on their way.  6: what all programs decide alike may not be missed; where a sum
 * of rounded values may cancel, errors do not shrink with the result. */
#define METHOD 6

/* How many calls per replay and how many input sets. */
#define METHOD_M_TICKS        500.0 /* half a tick then weighs 0.1 % */
#define METHOD_M_FIXED        50.0  /* the fixed cost of a replay then weighs 2 % */
#define METHOD_M_MAX          128
#define METHOD_REUSE          2.0 /* last-level caches that pass before a set is touched again */
#define METHOD_WARM_SHARE     0.25   /* of the cache that mutated warm sets may fill */
#define METHOD_REPLAY_US      2000.0 /* a longer replay has fewer calls */
#define METHOD_UNPAIRED_RATIO 20.0   /* slower than the fastest: a sitting of its own */

/* Pilot and rounds. */
#define METHOD_RAMP_MS       200.0
#define METHOD_RAMP_SHARE    0.95 /* of ref_sm_mhz */
#define METHOD_PILOT_SINGLE  8
#define METHOD_PILOT_COLD    3
#define METHOD_ROUND_US      5000.0
#define METHOD_ROUND_QUEUE   256 /* commands */
#define METHOD_GATE_MS       20.0
#define METHOD_GATE_SHARE    0.25 /* of it that queueing calls without a graph may take */
#define METHOD_PROBE_REPLAYS 16
#define METHOD_PROBE_TICKS   2.0
#define METHOD_PROBE_SHARE   0.20

/* Stopping. */
#define METHOD_MIN_ROUNDS       5
#define METHOD_MIN_SAMPLES      30
#define METHOD_MIN_SAMPLES_SLOW 12 /* m·t above METHOD_SLOW_US */
#define METHOD_SLOW_US          2000.0
#define METHOD_MIN_SAMPLES_LONG \
	6 /* m·t above METHOD_LONG_US; fewer at the cap is a failure \
	   */
#define METHOD_LONG_US         20000.0
#define METHOD_MIN_SAMPLES_CPU 10 /* cold on a cpu device */
#define METHOD_CI_PCT          0.5
#define METHOD_COUNT           100.0
#define METHOD_BUDGET_MS       100.0
#define METHOD_COLD_SHARE      0.7 /* of the budget, when warm follows */
#define METHOD_CAP_S           5.0
#define METHOD_ALPHA           0.05

/* Witness. */
#define METHOD_RETAKES        3
#define METHOD_THROTTLE_MS    50.0 /* doubled at each re-take */
#define METHOD_THROTTLE_SHARE 0.95
#define METHOD_CONTENDED_MS   1000.0
#define METHOD_RECOVER_MS \
	2000.0 /* the next sitting waits so long for the end of throttling \
		*/
#define METHOD_OTHERS_SHARE 0.02
#define METHOD_WITNESS_MS   20.0

/* Flags. */
#define METHOD_FLOOR_BOUND    2.0  /* sol under so many floors */
#define METHOD_NET_SHARE      0.2  /* of the floor, which sol must exceed it by */
#define METHOD_ROOF_SHARE     0.97 /* below it a time is above its roof */
#define METHOD_DRIFT_PCT      1.0
#define METHOD_LEVEL_PCT      2.0
#define METHOD_LEVEL_MADS     3.0
#define METHOD_LEVEL_SHARE    0.15
#define METHOD_AT_FLOOR_TICKS 5.0

/* Calibration. */
#define METHOD_TICK_INTERVALS   2000
#define METHOD_TICK_SEEN        3
#define METHOD_TICK_UNKNOWN_US  0.5
#define METHOD_CALIBRATE_S      20.0
#define METHOD_SHORT_S          0.5
#define METHOD_AGE_S            86400
#define METHOD_DRIFT_SHARE      0.02
#define METHOD_TIMERS_SHARE     0.01
#define METHOD_TIMERS_MS        50.0
#define METHOD_FLUSH_COLD       0.97 /* of the time after four times the flush */
#define METHOD_FLUSH_COLD_CPU   0.90
#define METHOD_FLUSH_WARM       1.15 /* times warm */
#define METHOD_FLUSH_DOUBLINGS  3
#define METHOD_FLUSH_LEAK       0.05 /* of flush_us that F1 cold may exceed F1 warm by */
#define METHOD_FLUSH_TRIES      9
#define METHOD_ROOF_MIN_BYTES   4096
#define METHOD_ROOF_MAX_BYTES   (INT64_C(4) << 30)
#define METHOD_ROOF_MAX_CPU     (INT64_C(1) << 30)
#define METHOD_ROOF_STEP_CPU    4
#define METHOD_ROOF_SAMPLES_CPU 5
#define METHOD_ROOF_SAMPLES_MIN 9 /* of a GPU: as many as 5 ms hold, within these */
#define METHOD_ROOF_SAMPLES_MAX 64
#define METHOD_ROOF_PASSES      2 /* of a GPU */
#define METHOD_CHAIN_ROUNDS     5
#define METHOD_RATE_US          300.0 /* of chains of arithmetic: a replay's cost is 1 % */

/* Lease. */
#define METHOD_LEASE_WAIT_S      600.0
#define METHOD_LEASE_REPORT_S    2.0
#define METHOD_LEASE_POLL_MIN_NS 500000
#define METHOD_LEASE_POLL_MAX_NS 5000000

#endif
