/* JSON of other systems: words that are no JSON, and the canonical text of a value. */
#include "base/json_lenient.h"

#include "base/json.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* What stands for a word: a string that begins with NUL, which is refused in every file. */
enum { MARK = 2, INTEGER_DIGITS = 18 };

static const struct {
	const char *text, *word;
} words[] = {{"NaN", "nan"}, {"Infinity", "inf"}, {"-Infinity", "-inf"}};

static void put_word(struct buf *b, const char *word)
{
	buf_printf(b, "\"\\u0000\\u0000%s\"", word);
}

/* Copies a string with its quotes; the place behind it. */
static size_t copy_string(struct buf *b, struct str text, size_t i)
{
	size_t from = i++;

	while (i < text.n && text.p[i] != '"')
		i += text.p[i] == '\\' ? 2 : 1;
	i = i < text.n ? i + 1 : text.n;
	buf_add(b, text.p + from, i - from);
	return i;
}

static bool is_token(char c)
{
	return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
	       c == '-' || c == '+' || c == '.';
}

static void put_token(struct buf *b, struct arena *scratch, struct str t)
{
	struct arena_mark m = arena_mark(scratch);
	bool is_number = memchr("-0123456789", *t.p, 11) && t.n > 1;
	double v = is_number ? strtod(str_cstr(scratch, t), NULL) : 0;

	arena_reset(scratch, m);
	for (size_t i = 0; i < sizeof(words) / sizeof(*words); i++)
		if (str_is(t, words[i].text)) {
			put_word(b, words[i].word);
			return;
		}
	if (is_number && isinf(v)) {
		put_word(b, v > 0 ? "inf" : "-inf");
		return;
	}
	buf_str(b, t);
	if (is_number && t.n > INTEGER_DIGITS && !memchr(t.p, '.', t.n) &&
	    !memchr(t.p, 'e', t.n) && !memchr(t.p, 'E', t.n))
		buf_cstr(b, "e0");
}

static void make_strict(struct buf *b, struct arena *scratch, struct str text)
{
	for (size_t i = 0; i < text.n;) {
		size_t from = i;

		if (text.p[i] == '"') {
			i = copy_string(b, text, i);
			continue;
		}
		while (i < text.n && is_token(text.p[i]))
			i++;
		if (i > from)
			put_token(b, scratch, str_slice(text, from, i));
		else
			buf_char(b, text.p[i++]);
	}
}

struct str json_with_marks(struct arena *a, struct str text)
{
	struct arena scratch = {0};
	struct buf b = buf_new(a);

	make_strict(&b, &scratch, text);
	arena_release(&scratch);
	return buf_view(&b);
}

const char *json_word(const json_t *v)
{
	const char *s = json_string_value(v);

	return s && json_string_length(v) > MARK && !s[0] && !s[1] ? s + MARK : NULL;
}

/* ---- the canonical text ---- */

static void put_string(struct buf *b, const char *s, size_t n)
{
	static const char from[] = "\"\\\b\f\n\r\t", to[] = "\"\\bfnrt";

	buf_char(b, '"');
	for (size_t i = 0; i < n; i++) {
		const char *escape = s[i] ? strchr(from, s[i]) : NULL;

		if (escape)
			buf_printf(b, "\\%c", to[escape - from]);
		else if ((unsigned char)s[i] < 0x20)
			buf_printf(b, "\\u%04x", (unsigned char)s[i]);
		else
			buf_char(b, s[i]);
	}
	buf_char(b, '"');
}

static int by_bytes(const void *a, const void *b)
{
	return strcmp(*(const char *const *)a, *(const char *const *)b);
}

static void put_object(struct buf *b, json_t *v)
{
	const char **keys = arena_array(b->arena, const char *, json_object_size(v) + 1), *key;
	size_t n = 0;
	json_t *member;

	json_object_foreach(v, key, member) keys[n++] = key;
	qsort(keys, n, sizeof(*keys), by_bytes);
	buf_char(b, '{');
	for (size_t i = 0; i < n; i++) {
		buf_cstr(b, i ? "," : "");
		put_string(b, keys[i], strlen(keys[i]));
		buf_char(b, ':');
		json_canonical(b, json_object_get(v, keys[i]));
	}
	buf_char(b, '}');
}

static void put_array(struct buf *b, const json_t *v)
{
	buf_char(b, '[');
	for (size_t i = 0; i < json_array_size(v); i++) {
		buf_cstr(b, i ? "," : "");
		json_canonical(b, json_array_get(v, i));
	}
	buf_char(b, ']');
}

void json_canonical(struct buf *b, const json_t *v)
{
	switch (json_typeof(v)) {
	case JSON_OBJECT:
		put_object(b, (json_t *)v); /* jansson iterates over what is not const */
		return;
	case JSON_ARRAY:
		put_array(b, v);
		return;
	case JSON_STRING:
		put_string(b, json_string_value(v), json_string_length(v));
		return;
	case JSON_INTEGER:
		buf_printf(b, "%lld", (long long)json_integer_value(v));
		return;
	case JSON_REAL:
		buf_f64(b, json_real_value(v));
		return;
	case JSON_TRUE:
	case JSON_FALSE:
		buf_cstr(b, json_is_true(v) ? "true" : "false");
		return;
	case JSON_NULL:
		buf_cstr(b, "null");
		return;
	}
}
