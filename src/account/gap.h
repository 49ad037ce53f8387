#ifndef ACCOUNT_GAP_H
#define ACCOUNT_GAP_H

#include "ir/graph.h"

/*
 * Why a point is slower than it could be: accounting.md §16.  The list of codes is closed; the
 * first of the verdicts that holds ends it, else mechanisms get an amount, else the pattern's
 * features speak.  Times are us, a number that is not known is NAN, a count -1.
 */
enum gap_code {
#define GAP(name, words) GAP_##name,
#include "account/gap.def"
#undef GAP
	GAP_CODES
};
const char *gap_name(enum gap_code c);
const char *gap_words(enum gap_code c);

/* What a pattern has, by the families of its ops. */
enum gap_feature {
	FEATURE_SCATTER = 1,
	FEATURE_GATHER = 2,
	FEATURE_SORT = 4,
	FEATURE_POOL = 8,
	FEATURE_RANDOM = 16,
	FEATURE_SPLIT = 32 /* a reduction with fewer outputs than the device has SMs */
};
unsigned gap_features(const struct graph *g);

struct gap_facts {
	double t, r_t;                   /* price and its relative error */
	double k;                        /* calls per replay */
	double g_us, slope_us;           /* launch floor */
	double memory_us, compute_us;    /* bounds without floor; compute 0: none is known */
	double o, r_o;                   /* an oracle that is a floor */
	int64_t launches, best_launches; /* k; k₀, of the oracle or dependencies + 1 */
	double bytes, traffic_bytes;     /* Q, Q_k */
	double other_us;                 /* t₂: the best other configuration of the build */
	int64_t blocks, sms;             /* B of the longest kernel, M of the device */
	unsigned features;
	bool is_above_roof;
};

struct gap_amount {
	enum gap_code code;
	double us, pct; /* pct: of the excess */
};

enum { GAP_AMOUNTS = 4, GAP_UNKNOWN = 8 };
struct gap {
	enum gap_code code;
	double excess_us; /* t − G/K − max(s, C) */
	double measure;   /* what decided a verdict: a ratio, or for floors the bound */
	struct gap_amount amounts[GAP_AMOUNTS]; /* largest first */
	uint32_t namounts;
	const char *unknown[GAP_UNKNOWN]; /* fields whose lack hides a code */
	uint32_t nunknown;
};
/* The larger bound; NAN without that of memory, for the other alone says little. */
double gap_bound_us(double memory_us, double compute_us);
struct gap gap_of(const struct gap_facts *f);

/* Class of the gap t/o, "?" behind it if its error reaches into another; "" without an
 * oracle. */
const char *gap_class(const struct gap_facts *f);
bool gap_class_is_sure(const struct gap_facts *f);

/* Mean percent of a model that closing the gap is worth, over M models: n occurrences each in a
 * model of T' us. */
struct gap_use {
	double n, total_us;
};
double gap_value(const struct gap_facts *f, const struct gap_use *uses, uint32_t nuses,
		 uint32_t models);

#endif
