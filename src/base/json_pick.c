/* Reading a few members of an object out of its text: a row of the store has a hundred, of
 * which a comparison wants a dozen, ten thousand times. */
#include "base/decimal.h"
#include "base/json.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

struct scan {
	const char *p, *end;
};

/* Rows are written without any, so the first look is the last. */
static inline void skip_blank(struct scan *s)
{
	while (s->p < s->end && (unsigned char)*s->p <= ' ' &&
	       (*s->p == ' ' || *s->p == '\n' || *s->p == '\t' || *s->p == '\r'))
		s->p++;
}

/* From its quote to behind the other one; false if there is none. */
static bool skip_string(struct scan *s)
{
	const char *first = s->p + 1, *quote;

	/* what stands behind a backslash may be no end: then character by character */
	quote = first < s->end ? memchr(first, '"', (size_t)(s->end - first)) : NULL;
	if (quote && quote[-1] != '\\') {
		s->p = quote + 1;
		return true;
	}
	for (s->p = first; s->p < s->end && *s->p != '"'; s->p++)
		s->p += *s->p == '\\';
	if (s->p >= s->end)
		return false;
	s->p++;
	return true;
}

/* By character: how much deeper it leads. */
static const signed char deeper[256] = {['{'] = 1, ['['] = 1, ['}'] = -1, [']'] = -1};

static bool skip_container(struct scan *s)
{
	int depth = 0;

	while (s->p < s->end) {
		if (*s->p == '"') {
			if (!skip_string(s))
				return false;
			continue;
		}
		depth += deeper[(unsigned char)*s->p++];
		if (!depth)
			return true;
	}
	return false;
}

/* By character: whether a number or a word ends before it. */
static const bool ends[256] = {[','] = true,  [']'] = true,  ['}'] = true, [' '] = true,
			       ['\n'] = true, ['\t'] = true, ['\r'] = true};

static bool skip_value(struct scan *s)
{
	const char *from = s->p;

	if (s->p >= s->end)
		return false;
	if (*s->p == '"')
		return skip_string(s);
	if (*s->p == '{' || *s->p == '[')
		return skip_container(s);
	while (s->p < s->end && !ends[(unsigned char)*s->p])
		s->p++;
	return s->p > from;
}

/* The separator behind a value, or the bracket that ends all. */
static bool skip_comma(struct scan *s, char close, bool *is_last)
{
	skip_blank(s);
	if (s->p >= s->end || (*s->p != ',' && *s->p != close))
		return false;
	*is_last = *s->p++ == close;
	return true;
}

static double number_of(struct str text)
{
	char copy[64], *end;
	double v;

	if (!text.n || text.n >= sizeof(copy) || !memchr("-0123456789", *text.p, 11))
		return (double)NAN;
	if (decimal_read(text, &v))
		return v;
	memcpy(copy, text.p, text.n);
	copy[text.n] = 0;
	v = strtod(copy, &end);
	return *end ? (double)NAN : v;
}

/* A number, or NAN of any other value. */
static bool read_number(struct scan *s, double *out)
{
	struct str text = {s->p, (size_t)(s->end - s->p)};
	size_t n = decimal_scan(text, out);

	if (n && n < text.n && ends[(unsigned char)text.p[n]]) {
		s->p += n;
		return true;
	}
	if (!skip_value(s))
		return false;
	*out = number_of((struct str){text.p, (size_t)(s->p - text.p)});
	return true;
}

struct wanted {
	const struct str *keys;
	uint32_t n;
	uint64_t marks; /* of all of them: most members have none of these */
	uint32_t next;  /* the key that may well be the next */
};

static uint64_t mark_of(struct str key)
{
	return key.n ? (uint64_t)1 << ((key.n + 8 * (unsigned char)key.p[key.n - 1]) & 63) : 1;
}

/* Which of them, n: none. */
static uint32_t find_key(const struct wanted *w, struct str key)
{
	uint32_t i = w->marks & mark_of(key) ? 0 : w->n;

	while (i < w->n && !str_eq(w->keys[i], key))
		i++;
	return i;
}

/* Behind a member's key, of which it is told which of the wanted it is. */
static bool skip_key(struct scan *s, const struct wanted *w, uint32_t *which)
{
	struct str key = {s->p + 1, 0}, next = w->keys[w->next];

	if (*s->p != '"')
		return false;
	if ((size_t)(s->end - key.p) > next.n && key.p[next.n] == '"' &&
	    !memcmp(key.p, next.p, next.n)) {
		s->p = key.p + next.n + 1;
		*which = w->next;
		return true;
	}
	if (!skip_string(s))
		return false;
	key.n = (size_t)(s->p - key.p) - 1;
	*which = find_key(w, key);
	return true;
}

static bool pick_member(struct scan *s, struct wanted *w, struct json_picked *out)
{
	uint32_t i;

	if (!skip_key(s, w, &i))
		return false;
	skip_blank(s);
	if (s->p >= s->end || *s->p++ != ':')
		return false;
	skip_blank(s);
	if (i == w->n)
		return skip_value(s);
	out[i].text.p = s->p;
	if (!read_number(s, &out[i].number))
		return false;
	out[i].text.n = (size_t)(s->p - out[i].text.p);
	w->next = i + 1 < w->n ? i + 1 : 0;
	return true;
}

static bool pick(struct scan *s, struct wanted *w, struct json_picked *out)
{
	bool is_last = false;

	skip_blank(s);
	if (s->p >= s->end || *s->p++ != '{')
		return false;
	skip_blank(s);
	if (s->p < s->end && *s->p == '}')
		return true;
	while (!is_last) {
		skip_blank(s);
		if (s->p >= s->end || !pick_member(s, w, out) || !skip_comma(s, '}', &is_last))
			return false;
	}
	return true;
}

enum status json_pick(struct str text, const struct str *keys, uint32_t n,
		      struct json_picked *out)
{
	struct scan s = {text.p, text.p + text.n};
	struct wanted w = {keys, n, 0, 0};

	for (uint32_t i = 0; i < n; i++) {
		w.marks |= mark_of(keys[i]);
		out[i] = (struct json_picked){.number = (double)NAN};
	}
	if (!pick(&s, &w, out))
		FAIL(INVALID, "no JSON object at byte %zu of " STR_FMT "…",
		     (size_t)(s.p - text.p), STR_ARG(str_slice(text, 0, 60)));
	return STATUS_OK;
}

enum status json_next(struct str array, size_t *at, struct str *out, bool *has_more)
{
	struct scan s = {array.p + *at, array.p + array.n};
	bool is_last;

	skip_blank(&s);
	if (s.p < s.end && *s.p == (*at ? ',' : '['))
		s.p++;
	else if (!*at)
		FAIL(INVALID, "no JSON array: " STR_FMT "…", STR_ARG(str_slice(array, 0, 60)));
	skip_blank(&s);
	*has_more = s.p < s.end && *s.p != ']';
	out->p = s.p;
	if (!*has_more)
		return STATUS_OK;
	if (!skip_value(&s))
		FAIL(INVALID, "a JSON array that does not end");
	out->n = (size_t)(s.p - out->p);
	*at = (size_t)(s.p - array.p);
	if (!skip_comma(&s, ']', &is_last))
		FAIL(INVALID, "a JSON array that does not end");
	return STATUS_OK;
}

static bool read_pair(struct scan *s, double out[2])
{
	bool is_last = false;
	double more;

	out[0] = (double)NAN;
	out[1] = 0;
	if (s->p >= s->end || *s->p++ != '[')
		return false;
	skip_blank(s);
	if (s->p < s->end && *s->p == ']') {
		s->p++;
		return true;
	}
	for (int i = 0; !is_last; i++) {
		skip_blank(s);
		if (!read_number(s, i < 2 ? &out[i] : &more) || !skip_comma(s, ']', &is_last))
			return false;
	}
	return true;
}

enum status json_next_pair(struct str array, size_t *at, double out[2], bool *has_more)
{
	struct scan s = {array.p + *at, array.p + array.n};
	bool is_last;

	skip_blank(&s);
	if (s.p < s.end && *s.p == (*at ? ',' : '['))
		s.p++;
	skip_blank(&s);
	*has_more = s.p < s.end && *s.p != ']';
	if (!*has_more)
		return STATUS_OK;
	if (!read_pair(&s, out))
		FAIL(INVALID, "no list of pairs: " STR_FMT "…",
		     STR_ARG(str_slice(array, 0, 60)));
	*at = (size_t)(s.p - array.p);
	if (!skip_comma(&s, ']', &is_last))
		FAIL(INVALID, "a list of pairs that does not end");
	return STATUS_OK;
}

const char *json_string_of(struct arena *a, struct str text)
{
	json_auto_t *v = NULL;

	if (text.n < 2 || *text.p != '"')
		return NULL;
	if (!memchr(text.p, '\\', text.n))
		return str_cstr(a, str_slice(text, 1, text.n - 1));
	v = json_loadb(text.p, text.n, JSON_DECODE_ANY, NULL);
	return v ? str_cstr(a, str_of(json_string_value(v))) : NULL;
}
