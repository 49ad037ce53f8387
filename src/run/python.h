#ifndef RUN_PYTHON_H
#define RUN_PYTHON_H

#include "base/str.h"

/*
 * The Python that has torch, and our package for it.  Nothing here imports torch.
 */

/* As told, else $ASSAY_PYTHON, else "python3". */
const char *python_name(const char *told);
/* From here on our package is the first that a child finds, and it our library: those beside
 * the program, as in a dist folder, or of the tree that it was built in. */
MUST enum status python_prepare(struct arena *a);

/* Which torch that Python has: a digest that names it with its compiler's sources, and the
 * versions of what it is made of, as a JSON object.  UNAVAILABLE (no_torch) if there is none.
 * options: a JSON list of objects for Inductor; torch is imported if there is any.  USAGE for a
 * name or value that Inductor does not take. */
struct torch_identity {
	const char *build, *versions;
	const char *version, *libs; /* of torch; "cublas=… cudnn=…" */
};
MUST enum status python_torch(struct arena *a, const char *python, const char *options,
			      struct torch_identity *out);

#endif
