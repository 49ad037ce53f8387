#ifndef CORPUS_TREE_H
#define CORPUS_TREE_H

#include "base/json.h"
#include "base/str.h"

/*
 * The folder of a corpus, and changing it: corpus.md §1, §14.
 *
 * A change is a list of files, written beside their places first (staging.h) and named in
 * a journal; the rename of the journal is the commit, and who comes next finishes
 * what was begun.  All changes are made under one lock, which the kernel drops
 * when its holder dies.
 */
struct tree {
	const char *root;
	int lock; /* descriptor, or -1 */
};

struct corpus_head {
	int64_t generation;
	int64_t least_patterns, least_points;
	struct str *suites;
	uint32_t nsuites;
};

/* CONFLICT is never answered: waits for the lock, then finishes a pending journal. */
MUST enum status tree_lock(struct arena *a, const char *root, struct tree *out);
void tree_unlock(struct tree *t);

/* Of a corpus that does not exist yet: generation 0. */
MUST enum status tree_head(struct arena *a, const char *root, struct corpus_head *out);
struct str tree_head_text(struct arena *a, const struct corpus_head *h);
/* True if a merge was interrupted after its commit. */
MUST enum status tree_pending(const char *root, bool *out);

/* Finishes what a journal tells of; fine without one. */
MUST enum status tree_roll_forward(struct arena *a, const char *root);
/* A name from a journal or an index may not leave the tree. */
bool tree_is_inside(struct str name);
/* Whether the file is there and its bytes, as they lie there, have this hash. */
MUST enum status tree_has_hash(struct arena *a, const char *path, const char *hash, bool *out);

/* NOT_FOUND for a folder that is no corpus. */
MUST enum status tree_need(struct arena *a, const char *root);
/* Names of the directories in canonical/, sorted; none if there is no corpus. */
MUST enum status tree_kernels(struct arena *a, const char *root, struct str **names, size_t *n);
/* f for models/<suite>/<mode>/<model>, by key: "hf/train/BertForMaskedLM". */
typedef enum status tree_model(void *ctx, const char *dir, const char *key);
MUST enum status tree_models(struct arena *a, const char *root, tree_model *f, void *ctx);
/* A file of a model's folder: the manifest, or of a graph that it names. */
bool tree_is_model_file(const json_t *manifest, struct str file);
/* Whether a word names the kernel: its whole name, or 6 to 12 digits that begin its id. */
bool tree_is_named(struct str name, const char *word);
/* Whether word is the id, or at least 6 digits that begin it. */
bool tree_is_id(const char *id, const char *word);
/* The directory of the one kernel that the word names; USAGE if it names none or several. */
MUST enum status tree_find(struct arena *a, const char *root, const char *word,
			   const char **dir);
/* The directory of the kernel whose name ends in these 12 digits, or NULL. */
const char *tree_kernel(struct arena *a, const char *root, const struct str *names, size_t n,
			struct str id12);

#endif
