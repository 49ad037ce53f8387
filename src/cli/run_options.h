#ifndef CLI_RUN_OPTIONS_H
#define CLI_RUN_OPTIONS_H

#include "base/vec.h"
#include "cli/cli.h"
#include "cli/model_input.h"
#include "run/sweep.h"

#include <argp.h>

/* The command lines of `bench` and `check`: options of measuring.md §13, and a sweep by them.
 */
enum { RUN_WORDS_MAX = 8192, RUN_PROVIDERS_MAX = 16, RUN_DEVICES_MAX = 64 };

enum run_kind { RUN_BENCH, RUN_CHECK, RUN_AB };
/* What is measured: kernels (for `check`, checked), or what torch alone can run of models. */
enum run_work { RUN_KERNELS, RUN_EXTERNS, RUN_GRAPHS };

struct run_word {                /* of the command line */
	const char *name, *text; /* of an option, "" of another word; "--name=argument" */
	uint32_t at;
};

struct run_options {
	enum run_kind kind;
	struct sweep_opts sweep;
	const char *words[RUN_WORDS_MAX];
	const char *points[RUN_WORDS_MAX];
	enum run_work work;
	const char
		*models[MODEL_WORDS_MAX]; /* of --model; of other work than kernels the words */
	uint32_t nmodels;
	const char *providers[RUN_PROVIDERS_MAX];
	const char *devices[RUN_DEVICES_MAX]; /* as given, then as they are */
	struct str gpus[RUN_DEVICES_MAX];     /* words of --gpus */
	uint32_t ngpus;
	const char *device_kind;
	const char *output, *merge_into;
	const char *profile_dir, *snapshot_dir;
	double every_s, saved_s; /* of the output: how often; when it was written last */
	char config[1024];       /* of --inductor-config, by commas */
	bool is_dry, has_json, is_quiet, has_no_cd;
	bool proves; /* oracles that pass are verified in their sidecars */
	bool wants_cold, wants_warm, wants_selftest, wants_mutants;
	uint64_t seen; /* options that were given */
	struct arena *arena;
	const char *title; /* "assay bench" */
	char **argv;       /* ends in NULL */
	VEC(struct run_word) said;
	struct argp_option rows[96]; /* of the command */
};

/* The three steps of it, for a command that has options of its own: defaults, then argp with
 * o as input, then what was said as a sweep. */
void run_options_begin(struct arena *a, char **argv, enum run_kind kind, struct run_options *o);
struct argp run_options_argp(struct run_options *o, const char *doc);
MUST enum status run_options_end(struct arena *a, struct run_options *o);
/* What the words of the command say; a bad command line ends the process. */
MUST enum status run_options_read(struct arena *a, int argc, char **argv, bool is_timed,
				  struct run_options *o);

/* One more thing said that makes the run this work; a command that has options of its own says
 * those that change rows before run_options_end.  arg may be NULL. */
void run_said(struct run_options *o, const char *name, const char *arg);

/* Workers have a directory of their own, so what they are told must not depend on it. */
const char *run_absolute(struct arena *a, const char *path);
/* A list of --provider, an --inductor-config. */
void run_providers_add(const struct argp_state *state, struct run_options *o, char *list);
void run_judge_set(const struct argp_state *state, struct run_options *o, const char *arg);
void run_config_add(const struct argp_state *state, struct run_options *o, const char *arg);
/* Once the devices are known: which there are where none is named, and whether any computes. */
void run_providers_settle(struct run_options *o, bool is_timed);
bool run_has_oracle(const struct run_options *o);

/* A --device, a list of --gpus: words for now. */
void run_device_add(const struct argp_state *state, struct run_options *o, const char *name);
void run_gpus_add(const struct argp_state *state, struct run_options *o, char *list);
/* From the words for devices to their names: run_devices.c.  USAGE for what is none, or does
 * not go together; UNAVAILABLE if GPUs are wanted where there are none. */
MUST enum status run_devices(struct arena *a, struct run_options *o);

/* Runs without printing; of a dry run, which prints its plan, out->run is 0. */
MUST enum status run_rows(struct arena *a, struct run_options *o, struct sweep_result *out);
/* run_models.c: the points of --model as keys of the plan. */
MUST enum status run_models_points(struct arena *a, struct run_options *o);
/* Extern calls or graphs of the models; NOT_FOUND if there are none. */
MUST enum status run_models_plan(struct arena *a, const struct run_options *o,
				 struct plan *out);

/* Runs and prints; a sweep whose rows ask for an exit code leaves it in *exit. */
MUST enum status run_sweep(struct arena *a, struct run_options *o, int *exit);

#endif
