#ifndef ACCOUNT_ARM_INT_H
#define ACCOUNT_ARM_INT_H

#include "account/arm.h"
#include "base/map.h"
#include "base/vec.h"

/* Collects what a source says, in any order, and makes an arm of it. */
struct arm_entry {
	const char *key, *pattern, *point, *name, *label;
	const char *cause;            /* of a point that failed as a whole, else NULL */
	struct price price;           /* axis NULL: none */
	struct price_process process; /* its rounds; n 0: none */
	const char *where;            /* the place in its source, for people; NULL: a row */
	const char *provider;         /* of a row */
};

struct arm_axis { /* the time of a provider */
	const char *provider, *axis;
};

struct arm_builder {
	struct arena *a;
	const char *source; /* its name, for people */
	struct arm *arm;    /* what is being made: rows add to its facts */
	const struct arm_opts *opts;
	VEC(struct arm_entry *) entries, twins;
	VEC(struct arm_failure) failures; /* of whole patterns */
	struct map texts;                 /* of rows, which repeat one another */
	VEC(struct arm_axis) axes;
};

/* A price without anything known but its axis. */
struct price price_new(const char *axis);
/* The text behind the last _, or all of it. */
const char *after_underscore(const char *text);
/* Key, pattern and point of a kernel's directory and a point's name. */
void arm_entry_name(struct arena *a, struct arm_entry *e, const char *kernel,
		    const char *point);
void arm_add(struct arm_builder *b, const struct arm_entry *e);
/* The place of an entry in its source, for people. */
const char *arm_where(struct arena *a, const struct arm_entry *e);
/* Sorts, joins the processes of a price, refuses contradictions. */
MUST enum status arm_finish(struct arm_builder *b);
/* With --strict, INVALID for a value that is none. */
MUST enum status arm_check_strict(const struct arm_builder *b, const struct arm_entry *e);

/* One more value of a fact, unless it is among them: "a, b". */
void arm_add_fact(struct arena *a, const char **fact, const char *v);
/* price.c */
const char *price_flaw_of(double us, double q_us);
double price_tick_error(double q_us, double t_us); /* 0 where no tick is known */
/* A price by its clean rounds: means of logs in each process, then over processes. */
struct side {
	double log, us; /* us is the price's own where there is no round */
	double var;     /* of log; NAN if it is unknown */
	double sigma2, nu;
	uint32_t nprocesses, nrounds;
};
struct side side_of(const struct price *p);
double side_error(const struct price *p, const struct side *s); /* price_error of it */

/* sweep_flaw.c: the name of a member of a point of our own sweep files, or of its spread of
 * axis, that is none; NULL. */
const char *sweep_point_flaw(const json_t *point, const char *axis);

/* A row of a run, read. */
struct arm_row {
	const char *arm, *device_kind;
	struct arm_entry entry;
	bool is_twin, is_lost; /* a hidden twin's; a look that came to no end */
};

/* arm_row.c: rows of the store and of exports.  To add one is to read and to take it. */
MUST enum status arm_read_row(struct arm_builder *b, const struct store_row *row,
			      struct arm_row *r);
MUST enum status arm_take_row(struct arm_builder *b, const struct arm_row *r);
MUST enum status arm_add_row(struct arm_builder *b, const struct store_row *row);
bool arm_is_warm(const struct arm_opts *o);
/* What the time of a provider, one of the builder's texts, is called. */
const char *arm_axis_of(struct arm_builder *b, const char *provider);
MUST enum status arm_take_run(struct arena *a, const struct store_run *run,
			      const struct arm_opts *o, struct arm *out);
/* "torch 2.11.0 triton 3.6.0, build 50b6fff2b90f"; where no torch was, the tool. */
const char *arm_build_text(struct arena *a, const char *tool, const char *build,
			   const json_t *versions);
/* As canonical JSON. */
const char *arm_versions_text(struct arena *a, const json_t *versions);
/* The floors of a calibration's JSON, and the facts of its device. */
MUST enum status arm_take_calibration(struct arena *a, const char *json,
				      const struct arm_opts *o, struct arm *out);

/* arm_kept.c: the rows of a run as arm_keep left them; *found false if it has not, or one of
 * another version or machine. */
MUST enum status arm_add_kept(struct arm_builder *b, struct store *s, int64_t run, bool *found);

/* __failures__ of files: path::SHAPE::label::provider, less from the right. */
MUST enum status arm_add_failures(struct arm_builder *b, const json_t *failures);
/* The kernel's directory in "…/<name>/repro.py", or the text itself. */
const char *arm_kernel_of(struct arena *a, const char *path);

/* arm_export.c, import_sweep.c, import_oracle.c: files. */
bool is_export(const json_t *file);
MUST enum status arm_read_export(struct arm_builder *b, const json_t *file);
bool is_sweep(const json_t *file);
MUST enum status arm_read_sweep(struct arm_builder *b, const json_t *file);
bool is_oracles(const json_t *file);
MUST enum status arm_read_oracles(struct arm_builder *b, const json_t *file);

#endif
