#ifndef CLI_MODEL_INPUT_H
#define CLI_MODEL_INPUT_H

#include "account/accounting.h"
#include "account/model.h"

/*
 * What model and rollup read: occurrences of models, from a corpus or from an accounting of
 * elsewhere, and prices of points and externs; their options are two argp children.
 */
enum { MODEL_WORDS_MAX = 64 };

struct model_input {
	const char *corpus, *accounting, *journal, *axis;
	const char *words[MODEL_WORDS_MAX]; /* which models; none: all */
	uint32_t nwords;
	const char *timings[MODEL_WORDS_MAX]; /* none: the newest of the journal */
	uint32_t ntimings;
	bool takes_stale;    /* extern prices of other versions, too */
	bool has_no_journal; /* without timings there are none */
	const char
		*kind; /* of device, for which runs of the journal count; NULL: the newest's */
};

struct model_data {
	struct inventories all;
	const char *source;
	const char *const *names; /* of points, by number; NULL: not of this corpus */
	struct arm *arms;
	const char **arm_names;
	uint32_t narms;
	struct accounting accounting; /* of --accounting; else empty */
	struct launch_floor floor;
	struct point_facts *facts;
	struct cost *externs;
	struct end_to_end *wholes; /* by model */
};

struct argp;
struct argp_state;
/* Their input is a struct model_input; who compares has axis and journal from elsewhere. */
extern const struct argp model_source_argp, model_price_argp;
void model_input_init(struct model_input *o);
int model_input_name(struct model_input *o, const char *word, const struct argp_state *state);
int model_input_timing(struct model_input *o, const char *arm, const struct argp_state *state);

/* The occurrences alone. USAGE for a word that no model has, NOT_FOUND without a corpus. */
MUST enum status model_input_occurrences(struct arena *a, const struct model_input *o,
					 struct model_data *out);
/* Extern prices of an accounting are of other hardware than the arm: INVALID. */
MUST enum status model_input_check_hardware(const struct model_data *d, const struct arm *arm,
					    const char *name);
/* Occurrences and prices.  INVALID when arms are of different device kinds. */
MUST enum status model_input_load(struct arena *a, const struct model_input *o,
				  struct model_data *out);
/* What the patterns of priced points have, from their repros. */
MUST enum status model_input_features(struct arena *a, const struct model_input *o,
				      struct model_data *d);

/* Where what is known of stored graphs and kernels is kept: always the default journal, for one
 * that was named may be somebody else's, and was named to be read.  Where it cannot be written
 * all is found out again each time; that is said.  NULL: there is none. */
struct store;
struct store *inventory_store_open(struct arena *a, bool *is_read_only);

#endif
