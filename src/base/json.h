#ifndef BASE_JSON_H
#define BASE_JSON_H

#include "base/str.h"

#include <jansson.h>

/*
 * JSON.
 *
 * Reading is jansson's, with duplicate keys, 64 MiB and depth 32 refused; a
 * json_t lives in one function (json_auto_t) and then becomes our struct.
 * Writing is ours, because jansson cannot lay a file out as corpus.md wants it:
 * two-space indent, chosen lists on one line, numbers in their shortest form.
 */
MUST enum status json_read_text(struct str text, const char *name, json_t **out);
/* A file; *.zst is decompressed. NOT_FOUND, INVALID with the position. */
MUST enum status json_read_file(const char *path, json_t **out);

/* A writer.  Between open and close come values, each after json_key in an object.
 * Inline containers stay on one line with all they hold. */
struct jsonw {
	struct buf *b;
	int depth, inline_depth; /* open containers; depth at which inline began, or 0 */
	bool first, after_key;
	bool compact; /* no blanks or newlines at all: lines of a protocol, canonical text */
};

struct jsonw jsonw_new(struct buf *b);
struct jsonw jsonw_compact(struct buf *b);
void jsonw_open(struct jsonw *w, char bracket);        /* '{' or '[' */
void jsonw_open_inline(struct jsonw *w, char bracket); /* on one line */
void jsonw_close(struct jsonw *w, char bracket);       /* '}' or ']' */
void jsonw_key(struct jsonw *w, const char *key);
void jsonw_key_str(struct jsonw *w, struct str key);
void jsonw_str(struct jsonw *w, struct str s);
void jsonw_cstr(struct jsonw *w, const char *s); /* NULL writes null */
void jsonw_int(struct jsonw *w, int64_t v);
void jsonw_f64(struct jsonw *w, double v);   /* not finite: null */
void jsonw_float(struct jsonw *w, double v); /* always with a point or exponent */
void jsonw_bool(struct jsonw *w, bool v);
void jsonw_null(struct jsonw *w);
void jsonw_raw(struct jsonw *w, struct str json); /* text that is JSON already */
/* A jansson value: keys sorted if sorted, else as they came. */
void jsonw_value(struct jsonw *w, const json_t *v, bool sorted);

/* A key and its value at once. */
void jsonw_put_str(struct jsonw *w, const char *key, struct str v);
void jsonw_put_cstr(struct jsonw *w, const char *key, const char *v);
void jsonw_put_int(struct jsonw *w, const char *key, int64_t v);
void jsonw_put_f64(struct jsonw *w, const char *key, double v);
void jsonw_put_bool(struct jsonw *w, const char *key, bool v);

#endif
