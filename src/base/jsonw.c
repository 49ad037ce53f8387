/* Writing JSON in the one layout that files of the corpus have. */
#include "base/json.h"

#include <stdlib.h>
#include <string.h>

struct jsonw jsonw_new(struct buf *b)
{
	return (struct jsonw){.b = b, .first = true};
}

struct jsonw jsonw_compact(struct buf *b)
{
	return (struct jsonw){.b = b, .first = true, .compact = true};
}

static void newline(struct jsonw *w)
{
	if (w->compact || w->inline_depth)
		return;
	buf_char(w->b, '\n');
	for (int i = 0; i < w->depth; i++)
		buf_cstr(w->b, "  ");
}

/* What stands before a value or a key. */
static void separate(struct jsonw *w)
{
	if (w->after_key) {
		w->after_key = false;
		return;
	}
	if (!w->first)
		buf_cstr(w->b, w->inline_depth && !w->compact ? ", " : ",");
	if (w->depth)
		newline(w);
	w->first = false;
}

void jsonw_open(struct jsonw *w, char bracket)
{
	separate(w);
	buf_char(w->b, bracket);
	w->depth++;
	w->first = true;
}

void jsonw_open_inline(struct jsonw *w, char bracket)
{
	jsonw_open(w, bracket);
	if (!w->inline_depth)
		w->inline_depth = w->depth;
}

void jsonw_close(struct jsonw *w, char bracket)
{
	bool was_inline = w->inline_depth;

	if (w->inline_depth == w->depth)
		w->inline_depth = 0;
	w->depth--;
	if (!w->first && !was_inline)
		newline(w);
	buf_char(w->b, bracket);
	w->first = false;
}

static void put_string(struct buf *b, struct str s)
{
	buf_char(b, '"');
	for (size_t i = 0; i < s.n; i++) {
		unsigned char c = (unsigned char)s.p[i];

		if (c == '"' || c == '\\') {
			buf_char(b, '\\');
			buf_char(b, (char)c);
		} else if (c == '\n') {
			buf_cstr(b, "\\n");
		} else if (c == '\t') {
			buf_cstr(b, "\\t");
		} else if (!c) {
			buf_cstr(b, "\\ufffd"); /* no reader takes a NUL */
		} else if (c < 0x20 || c == 0x7f) {
			buf_printf(b, "\\u%04x", c);
		} else {
			buf_char(b, (char)c);
		}
	}
	buf_char(b, '"');
}

void jsonw_key_str(struct jsonw *w, struct str key)
{
	separate(w);
	put_string(w->b, key);
	buf_cstr(w->b, w->compact ? ":" : ": ");
	w->after_key = true;
}

void jsonw_key(struct jsonw *w, const char *key)
{
	jsonw_key_str(w, str_of(key));
}

void jsonw_str(struct jsonw *w, struct str s)
{
	separate(w);
	put_string(w->b, s);
}

void jsonw_cstr(struct jsonw *w, const char *s)
{
	if (s)
		jsonw_str(w, str_of(s));
	else
		jsonw_null(w);
}

void jsonw_int(struct jsonw *w, int64_t v)
{
	separate(w);
	buf_int(w->b, v);
}

void jsonw_f64(struct jsonw *w, double v)
{
	separate(w);
	buf_json_f64(w->b, v);
}

void jsonw_float(struct jsonw *w, double v)
{
	separate(w);
	if (v - v != 0)
		buf_cstr(w->b, "null");
	else
		buf_f64(w->b, v);
}

void jsonw_bool(struct jsonw *w, bool v)
{
	separate(w);
	buf_cstr(w->b, v ? "true" : "false");
}

void jsonw_null(struct jsonw *w)
{
	separate(w);
	buf_cstr(w->b, "null");
}

void jsonw_raw(struct jsonw *w, struct str json)
{
	separate(w);
	buf_str(w->b, json);
}

static int by_name(const void *a, const void *b)
{
	return strcmp(*(const char *const *)a, *(const char *const *)b);
}

static void put_object(struct jsonw *w, const json_t *v, bool sorted)
{
	size_t n = json_object_size(v), i = 0;
	const char **keys = arena_array(w->b->arena, const char *, n);

	for (void *it = json_object_iter((json_t *)v); it;
	     it = json_object_iter_next((json_t *)v, it))
		keys[i++] = json_object_iter_key(it);
	if (sorted && n)
		qsort(keys, n, sizeof(*keys), by_name);
	jsonw_open(w, '{');
	for (i = 0; i < n; i++) {
		jsonw_key(w, keys[i]);
		jsonw_value(w, json_object_get(v, keys[i]), sorted);
	}
	jsonw_close(w, '}');
}

void jsonw_value(struct jsonw *w, const json_t *v, bool sorted)
{
	switch (json_typeof(v)) {
	case JSON_OBJECT:
		put_object(w, v, sorted);
		return;
	case JSON_ARRAY:
		jsonw_open(w, '[');
		for (size_t i = 0; i < json_array_size(v); i++)
			jsonw_value(w, json_array_get(v, i), sorted);
		jsonw_close(w, ']');
		return;
	case JSON_STRING:
		jsonw_str(w, (struct str){json_string_value(v), json_string_length(v)});
		return;
	case JSON_INTEGER:
		jsonw_int(w, json_integer_value(v));
		return;
	case JSON_REAL:
		jsonw_float(w, json_real_value(v));
		return;
	case JSON_TRUE:
	case JSON_FALSE:
		jsonw_bool(w, json_is_true(v));
		return;
	case JSON_NULL:
		jsonw_null(w);
		return;
	}
}

void jsonw_put_str(struct jsonw *w, const char *key, struct str v)
{
	jsonw_key(w, key);
	jsonw_str(w, v);
}

void jsonw_put_cstr(struct jsonw *w, const char *key, const char *v)
{
	jsonw_key(w, key);
	jsonw_cstr(w, v);
}

void jsonw_put_int(struct jsonw *w, const char *key, int64_t v)
{
	jsonw_key(w, key);
	jsonw_int(w, v);
}

void jsonw_put_f64(struct jsonw *w, const char *key, double v)
{
	jsonw_key(w, key);
	jsonw_f64(w, v);
}

void jsonw_put_bool(struct jsonw *w, const char *key, bool v)
{
	jsonw_key(w, key);
	jsonw_bool(w, v);
}
