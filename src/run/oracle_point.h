#ifndef RUN_ORACLE_POINT_H
#define RUN_ORACLE_POINT_H

#include "corpus/pattern.h"
#include "provider/oracle_file.h"

/* A point of the corpus as sidecars know it; hardware is the kind of the device. */
struct oracle_point oracle_point_of(struct arena *a, const char *hardware, bool is_gpu,
				    const struct point *p);

/* What a kernel's sidecar and the files that it names are, but for what was verified: equal
 * text makes equal programs.  "none" without a sidecar; one that cannot be read has its bytes'.
 */
MUST enum status oracle_state(const char *dir, char hex[SHA256_HEX + 1]);
/* Whether some entry of the kernel's is Python's. */
bool oracle_is_python(const char *dir);

#endif
