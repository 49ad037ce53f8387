#ifndef CORPUS_MERGE_INT_H
#define CORPUS_MERGE_INT_H

#include "corpus/merge.h"
#include "corpus/tree.h"

/* One point of one pattern, with its occurrences in this model. */
struct record {
	char id[SHA256_HEX + 1];
	struct str label, text;
	bool exact, done;
	struct pattern_point point;
};

struct graph_row {
	struct str file, kind;
	char text_hash[SHA256_HEX + 1];
	int64_t execs;
	uint32_t nodes, regions;
	bool repair;
	struct str bytes, sidecar; /* files to write */
};

struct failure {
	struct str graph, reason;
	int64_t part; /* -1: the whole graph */
};

struct merge {
	struct arena *a;
	const struct merge_opts *opts;
	const char *dir;
	json_t *index;
	struct str model;
	VEC(struct record) records;
	struct map seen; /* "<id>/<point>" → record */
	VEC(struct graph_row) graphs;
	VEC(struct failure) failures;
	struct merge_report *report;
	struct changes changes;
	struct memo memo;
	struct str *names; /* of kernels that exist */
	size_t nnames;
};

/* The text of the manifest. */
struct str merge_manifest(const struct merge *m);

#endif
