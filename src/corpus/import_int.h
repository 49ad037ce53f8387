#ifndef CORPUS_IMPORT_INT_H
#define CORPUS_IMPORT_INT_H

#include "base/json.h"
#include "base/vec.h"
#include "corpus/import.h"

/* The files to read, in order. */
struct import_files {
	struct arena *a;
	VEC(const char *) list;
	bool is_found; /* in a folder: a file without graphs is no error there */
};

/* A file, or the files of a folder that look most like graphs. */
MUST enum status import_find(struct import_files *f, const char *path, int depth);

/* A sidecar for a graph: what lies beside the file, in either layout, else nothing known.
 * text is what is kept; lost gets a line for each thing that is missing. */
MUST enum status import_sidecar(struct arena *a, const char *beside, const char *name,
				struct str text, struct map *lost, struct str *out);

#endif
