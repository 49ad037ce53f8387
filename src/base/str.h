#ifndef BASE_STR_H
#define BASE_STR_H

#include "base/arena.h"
#include "base/status.h"

#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <string.h>

/*
 * Text.
 *
 * A struct str is a view: pointer and length, no terminator, owned by whoever
 * owns the bytes.  A struct buf grows; it lives in an arena and is never freed
 * by itself.  Strings become NUL-terminated only at the borders, by str_cstr.
 */
struct str {
	const char *p;
	size_t n;
};

#define STR(literal) ((struct str){"" literal, sizeof(literal) - 1})
#define STR_ROW(literal)                        \
	{                                       \
		"" literal, sizeof(literal) - 1 \
	} /* in a static table */
#define STR_FMT    "%.*s"
#define STR_ARG(s) (int)(s).n, (s).p

struct str str_of(const char *cstr); /* NULL gives the empty view */
struct str str_slice(struct str s, size_t from, size_t to);
/* These and the smallest of buf are here for the compiler, which knows the length of a literal:
 * graphs are compared with and printed from little else. */
static inline bool str_eq(struct str a, struct str b)
{
	return a.n == b.n && (!a.n || !memcmp(a.p, b.p, a.n));
}

static inline bool str_is(struct str a, const char *cstr)
{
	return str_eq(a, (struct str){cstr, cstr ? strlen(cstr) : 0});
}

static inline bool str_starts(struct str s, const char *prefix)
{
	size_t n = strlen(prefix);

	return s.n >= n && !memcmp(s.p, prefix, n);
}

static inline bool str_ends(struct str s, const char *suffix)
{
	size_t n = strlen(suffix);

	return s.n >= n && !memcmp(s.p + s.n - n, suffix, n);
}

int str_cmp(struct str a, struct str b); /* by bytes, then by length */
struct str str_copy(struct arena *a, struct str s);
char *str_cstr(struct arena *a, struct str s);
uint64_t str_hash(struct str s); /* for tables in memory only, never stored */

/* Numbers from text: the whole view must be one; INVALID otherwise. */
MUST enum status str_to_i64(struct str s, int64_t *out);
MUST enum status str_to_u64(struct str s, uint64_t *out);
MUST enum status str_to_f64(struct str s, double *out);

struct buf {
	struct arena *arena;
	char *p;
	size_t n, cap;
};

struct buf buf_new(struct arena *a);
/* Room for n more bytes. */
void buf_grow(struct buf *b, size_t n);

static inline void buf_add(struct buf *b, const void *p, size_t n)
{
	if (n > b->cap - b->n)
		buf_grow(b, n);
	if (n)
		memcpy(b->p + b->n, p, n);
	b->n += n;
}

static inline void buf_str(struct buf *b, struct str s)
{
	buf_add(b, s.p, s.n);
}

static inline void buf_cstr(struct buf *b, const char *s)
{
	buf_add(b, s, strlen(s));
}

static inline void buf_char(struct buf *b, char c)
{
	if (b->n == b->cap)
		buf_grow(b, 1);
	b->p[b->n++] = c;
}

void buf_printf(struct buf *b, const char *fmt, ...) __attribute__((format(printf, 2, 3)));
void buf_vprintf(struct buf *b, const char *fmt, va_list ap)
	__attribute__((format(printf, 2, 0)));
void buf_int(struct buf *b, int64_t v); /* decimal; ten times as fast as %lld */
/* Text from elsewhere (tags, paths, messages) as a terminal may be given it: control
 * characters, U+0080 to U+009F among them, as \xNN; those in keep stay. */
void buf_visible(struct buf *b, struct str s, const char *keep);
/* The double as Python's repr writes it: shortest digits that read back, "2.0",
 * "1e-05", "inf", "-inf", "nan".  The one way numbers get into our files. */
void buf_f64(struct buf *b, double v);
/* The same without the ".0" of whole numbers and null for what is not finite: JSON. */
void buf_json_f64(struct buf *b, double v);
struct str buf_view(const struct buf *b);

#endif
