#ifndef CORPUS_PATTERN_INT_H
#define CORPUS_PATTERN_INT_H

#include "base/json.h"
#include "corpus/pattern.h"

/* Members of the files of a kernel, read strictly: what is missing, of another type, out of
 * range or unknown is INVALID with its name.  pattern_member.c. */
MUST enum status member_keys(const json_t *o, const char *const *known); /* ends in NULL */
MUST enum status member_schema(const json_t *o);
MUST enum status member_list(const json_t *o, const char *key, const json_t **out);
MUST enum status member_object(const json_t *o, const char *key, const json_t **out);
MUST enum status member_count(const json_t *o, const char *key, int64_t *out); /* 0 and up */
MUST enum status member_counts(struct arena *a, const json_t *o, const char *key, int64_t **out,
			       uint32_t *n);
MUST enum status member_id(const json_t *o, const char *key, char *out, size_t digits);
MUST enum status member_aliases(struct arena *a, const json_t *o, struct aliases *out);
/* Numbers, complex numbers, lists of such. */
MUST enum status member_values(struct arena *a, const json_t *o, const char *key,
			       struct arg **out, uint32_t *n);
MUST enum status value_read(struct arena *a, const json_t *v, struct arg *out);

/* An entry of shapes.json; constants that are the kernel's are left out. */
void pattern_put_point(struct jsonw *w, const struct pattern *k, const struct pattern_point *p);
/* One of shapes.json, whose kernel's constants are known.  pattern_read_point.c. */
MUST enum status point_read(struct arena *a, const json_t *v, const struct pattern *k,
			    struct pattern_point *out);

#endif
