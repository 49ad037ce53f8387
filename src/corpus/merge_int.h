#ifndef CORPUS_MERGE_INT_H
#define CORPUS_MERGE_INT_H

#include "base/json.h"
#include "corpus/merge.h"
#include "corpus/spill.h"
#include "corpus/staging.h"

/*
 * A merge in two halves.  merge_stage.c goes through the graphs of a capture, outside
 * the lock; it leaves files of graphs in the stage and one record per graph and point
 * in the spill.  merge_kernel.c goes through the records by id, under the lock, and makes
 * the new contents of each kernel once.
 */
struct graph_row {
	struct str file, kind;
	char text_hash[SHA256_HEX + 1];
	int64_t execs;
	uint32_t nodes, regions;
	bool repair;
};

struct failure {
	struct str graph, reason;
	int64_t part;    /* -1: the whole graph */
	bool is_dropped; /* the graph is left out */
};

/* One point of one graph, with its occurrences there; also what several add up to. */
struct record {
	char id[SHA256_HEX + 1];
	uint32_t order;         /* by first region: the least is the home of a new kernel */
	struct str label, text; /* text: canonical, or empty: another record has it */
	struct str alias;       /* of the pattern, or empty */
	bool exact;
	struct pattern_point point;
};

struct merge {
	struct arena *a; /* what lives as long as the merge: names and counts */
	const struct merge_opts *opts;
	const char *dir;
	json_t *index;
	struct str model;
	uint32_t nregions; /* so far */
	VEC(struct graph_row) graphs;
	VEC(struct failure) failures;
	VEC(struct str) ids; /* the first 12 digits of each pattern, ascending */
	struct map kernels;  /* id12 of those that the corpus has → names[] */
	struct str *names;
	struct merge_report *report;
	struct memo memo;
	struct staging stage;
	struct spill spill;
};

/* "models/<suite>/<mode>/<model>", below the corpus. */
const char *merge_model_dir(struct arena *a, const struct merge *m);

/* INVALID, with the member, unless index.json is one of a capture. */
MUST enum status merge_check_index(const json_t *index);
MUST enum status merge_stage_graphs(struct merge *m);
MUST enum status merge_kernels(struct merge *m);

/* A line of the report. */
void merge_say(struct merge *m, const char *fmt, ...) __attribute__((format(printf, 2, 3)));
/* Under the lock, before anything is changed: INVALID unless what was staged may take the
 * place of what the corpus has. */
MUST enum status merge_may_replace(struct merge *m);
/* index.json says that the capture failed. */
bool merge_is_failed(const struct merge *m);
/* The model's manifest, or NULL; the caller's. */
MUST enum status merge_old_manifest(const struct merge *m, json_t **out);

/* A record as a line that sorts by pattern, point and graph, and back. */
struct str record_write(struct arena *a, const struct record *r);
MUST enum status record_read(struct arena *a, struct str line, struct record *out);

/* The text of the manifest. */
struct str merge_manifest(struct arena *a, const struct merge *m);

/* A part of a model key, or a graph's name: [A-Za-z0-9._+-]+, and no "." or "..". */
bool merge_is_name(struct str s);

#endif
