#ifndef BASE_JSON_H
#define BASE_JSON_H

#include "base/str.h"

#include <jansson.h>

/*
 * JSON.
 *
 * Reading is jansson's, with duplicate keys, a NUL in a string, 64 MiB and depth 32 refused; a
 * json_t lives in one function (json_auto_t) and then becomes our struct.
 * Writing is ours, because jansson cannot lay a file out as corpus.md wants it:
 * two-space indent, chosen lists on one line, numbers in their shortest form.
 */
MUST enum status json_read_text(struct str text, const char *name, json_t **out);
/* A file; *.zst is decompressed. NOT_FOUND, INVALID with the position. */
MUST enum status json_read_file(const char *path, json_t **out);

/* A member that an object may have: of its type, or, unless it is needed, null or absent.
 * JSON_TRUE stands for both booleans. */
struct json_member {
	const char *key;
	json_type type;
	bool is_needed;
};
/* INVALID, with the member and what is wanted, unless o is an object of these members and no
 * others. */
MUST enum status json_check_members(const json_t *o, const struct json_member *members,
				    size_t n);
/* The same of each value of an object of objects, or of a list of them; NULL and null have
 * none. */
MUST enum status json_check_each(const json_t *v, const char *key,
				 const struct json_member *members, size_t n);

/* A file of a system that wrote the bare words NaN, Infinity and -Infinity, or numbers that
 * overflow: json_word says "nan", "inf" or "-inf" of such a value, and NULL of all others.
 * Integers beyond 64 bits become reals.  Duplicate keys are refused as ever. */
MUST enum status json_read_lenient(struct str text, const char *name, json_t **out);
const char *json_word(const json_t *v);
/* The one text of a value: accounting.md §2.2.  Its SHA-256 is its canonical digest. */
void json_canonical(struct buf *b, const json_t *v);

/* Members of an object's text, without reading the rest: out[i] is of the value of keys[i].  For
 * what we wrote ourselves; of several of a key the last.  Soonest done if keys stand in the order
 * of the text.  INVALID if it is no object. */
struct json_picked {
	struct str text; /* empty: it is not there */
	double number;   /* NAN of anything else */
};
MUST enum status json_pick(struct str text, const struct str *keys, uint32_t n,
			   struct json_picked *out);
/* The next element of an array's text, from *at = 0 on; false after the last. */
MUST enum status json_next(struct str array, size_t *at, struct str *out, bool *has_more);
/* The same of a list whose elements are lists: the first two numbers of each.  NAN where
 * another value stands; without a first one NAN, without a second one 0. */
MUST enum status json_next_pair(struct str array, size_t *at, double out[2], bool *has_more);
/* The characters of a string's text, NULL of anything else. */
const char *json_string_of(struct arena *a, struct str text);

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
