#ifndef CORPUS_IMPORT_INT_H
#define CORPUS_IMPORT_INT_H

#include "base/json.h"
#include "base/vec.h"
#include "corpus/import.h"

/* What is read, in order: a file, or the folder of a kernel of the prior layout. */
struct import_item {
	const char *path;
	bool is_kernel;
};

struct import_files {
	struct arena *a;
	VEC(struct import_item) list;
	bool is_found; /* in a folder: a file without graphs is no error there */
};

struct importer {
	struct arena *a;
	const struct import_opts *opts;
	const char *dir;        /* of the capture that is made */
	struct map lost;        /* what the sources do not say */
	const char *story;      /* of what could not be read first, or NULL */
	VEC(struct str) unread; /* what could not be read, with its story */
	uint32_t ngraphs;
	bool is_train;
};

/* The next graph of the capture, with its sidecar, whose reference it takes. */
MUST enum status import_graph(struct importer *im, const struct graph *g, json_t *side);
void import_lose(struct importer *im, const char *what); /* what: for good */
/* What has just failed becomes a line of what is lost. */
void import_lose_story(struct importer *im, const char *what);

/* A folder with repro.py and shapes.json: a graph or more for each point. */
MUST enum status import_prior(struct importer *im, const char *dir);

/* A file, or the files of a folder that look most like graphs. */
MUST enum status import_find(struct import_files *f, const char *path, int depth);

/* A sidecar for a graph: what lies beside the file, in either layout, else nothing known;
 * lost gets a line for each thing that is missing. */
MUST enum status import_sidecar(const char *beside, struct map *lost, json_t **out);
json_t *import_nothing_known(void);
/* [dims, dtype, opts] of the prior layout as [dtype, dims, opts], or NULL; what was seen there,
 * and generators of integers, become what was seen. */
json_t *import_turned(const json_t *v);

#endif
