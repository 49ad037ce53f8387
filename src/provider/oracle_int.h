#ifndef PROVIDER_ORACLE_INT_H
#define PROVIDER_ORACLE_INT_H

#include "provider/oracle_expr.h"
#include "provider/oracle_file.h"

/*
 * A sidecar being read: every refusal names the file and the member.  oracle_file.c has the
 * file and its entries, oracle_member.c what members have in common, oracle_launch.c launches.
 */
struct oracle_reader {
	struct arena *a;
	const char *path;
	const struct oracle_entry *entry; /* whose params and temps names may be of */
};

MUST enum status oracle_bad(const struct oracle_reader *r, const char *where, const char *fmt,
			    ...) __attribute__((format(printf, 3, 4)));
/* Every member of the object is one of these words. */
MUST enum status oracle_known(const struct oracle_reader *r, const char *where, const json_t *o,
			      const char *const *words);
MUST enum status oracle_text(const struct oracle_reader *r, const char *where, const json_t *o,
			     const char *key, const char **out);
/* NULL for null or absent. */
MUST enum status oracle_text_or_null(const struct oracle_reader *r, const char *where,
				     const json_t *o, const char *key, const char **out);
/* A list of texts; none for null or absent. */
MUST enum status oracle_texts(const struct oracle_reader *r, const char *where, const json_t *o,
			      const char *key, const char *const **out, uint32_t *n);
/* An integer, or the text of an expression whose names are all known. */
MUST enum status oracle_expression(const struct oracle_reader *r, const char *where,
				   const json_t *v, struct str *out);
bool oracle_is_identifier(const char *s);

MUST enum status oracle_launches(const struct oracle_reader *r, const char *where,
				 const json_t *o, struct oracle_entry *e);
MUST enum status oracle_options(const struct oracle_reader *r, const char *where,
				const struct oracle_entry *e);

/* Whether the text of an oracle.cu or oracle.c includes nothing but what is part of this
 * program and headers of C: INVALID else. */
MUST enum status oracle_includes(const char *path, enum oracle_kind kind, struct str text);

/* What such a text may include that is part of this program. */
struct oracle_header {
	enum oracle_kind kind;
	const char *name; /* as it stands between < and > */
	const char *text;
};
const struct oracle_header *oracle_headers(uint32_t *n);
/* SHA-256 of the text and of those of the n headers that it includes, itself or by another; of
 * the text alone if there are none.  An oracle.c has all that are for its kind: they stand
 * above it. */
void oracle_text_digest(struct str text, enum oracle_kind kind,
			const struct oracle_header *list, uint32_t n, char hex[SHA256_HEX + 1]);

/* "in3.d1" into 'i', 3 and 'd', 1; "in3" into 'i', 3 and 0: false if it is no such name. */
struct oracle_name {
	char of,
		what; /* of: 'i' input, 'o' output, 'p' size, 'c' constant; what: 'd' 's' 'n' */
	uint32_t n, k;
};
bool oracle_name(struct str text, struct oracle_name *out);

#endif
