/* What the members of a sidecar have in common, and the names that expressions may use. */
#include "provider/oracle_int.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

enum status oracle_bad(const struct oracle_reader *r, const char *where, const char *fmt, ...)
{
	char words[1024];
	va_list args;

	va_start(args, fmt);
	vsnprintf(words, sizeof(words), fmt, args);
	va_end(args);
	FAIL(INVALID, "%s: %s: %s", r->path, where, words);
}

enum status oracle_known(const struct oracle_reader *r, const char *where, const json_t *o,
			 const char *const *words)
{
	const char *key;
	json_t *v;

	if (!json_is_object(o))
		return oracle_bad(r, where, "an object is wanted");
	json_object_foreach((json_t *)o, key, v)
	{
		bool is_known = false;

		for (int i = 0; words[i]; i++)
			is_known |= !strcmp(key, words[i]);
		if (!is_known)
			return oracle_bad(r, where, "there is no member \"%s\"", key);
	}
	return STATUS_OK;
}

/* A text that can be printed as it is. */
static bool is_plain(const json_t *v)
{
	const unsigned char *s = (const unsigned char *)json_string_value(v);

	for (size_t n = json_string_length(v); n; n--, s++)
		if (*s < ' ' || *s == 0x7f)
			return false;
	return true;
}

enum status oracle_text_or_null(const struct oracle_reader *r, const char *where,
				const json_t *o, const char *key, const char **out)
{
	const json_t *v = json_object_get(o, key);

	*out = NULL;
	if (!v || json_is_null(v))
		return STATUS_OK;
	if (!json_is_string(v) || !*json_string_value(v))
		return oracle_bad(r, arena_printf(r->a, "%s.%s", where, key),
				  "a text is wanted");
	if (!is_plain(v))
		return oracle_bad(r, arena_printf(r->a, "%s.%s", where, key),
				  "a text without control characters is wanted");
	*out = arena_printf(r->a, "%s", json_string_value(v));
	return STATUS_OK;
}

enum status oracle_text(const struct oracle_reader *r, const char *where, const json_t *o,
			const char *key, const char **out)
{
	TRY(oracle_text_or_null(r, where, o, key, out));
	if (!*out)
		return oracle_bad(r, arena_printf(r->a, "%s.%s", where, key), "it is missing");
	return STATUS_OK;
}

enum status oracle_texts(const struct oracle_reader *r, const char *where, const json_t *o,
			 const char *key, const char *const **out, uint32_t *n)
{
	const json_t *list = json_object_get(o, key), *v;
	const char **texts = arena_array(r->a, const char *, json_array_size(list) + 1);
	size_t i;

	*out = texts;
	*n = 0;
	if (!list || json_is_null(list))
		return STATUS_OK;
	if (!json_is_array(list))
		return oracle_bad(r, arena_printf(r->a, "%s.%s", where, key),
				  "a list of texts is wanted");
	json_array_foreach(list, i, v)
	{
		if (!json_is_string(v))
			return oracle_bad(r, arena_printf(r->a, "%s.%s[%zu]", where, key, i),
					  "a text is wanted");
		if (!is_plain(v))
			return oracle_bad(r, arena_printf(r->a, "%s.%s[%zu]", where, key, i),
					  "a text without control characters is wanted");
		texts[(*n)++] = arena_printf(r->a, "%s", json_string_value(v));
	}
	return STATUS_OK;
}

/* ---- names ---- */

bool oracle_is_identifier(const char *s)
{
	if (!isalpha((unsigned char)*s) && *s != '_')
		return false;
	while (isalnum((unsigned char)*s) || *s == '_')
		s++;
	return !*s;
}

/* Up to six digits. */
static bool digits(struct str text, size_t *at, uint32_t *out)
{
	size_t from = *at;

	*out = 0;
	while (*at < text.n && *at < from + 6 && isdigit((unsigned char)text.p[*at]))
		*out = 10 * *out + (uint32_t)(text.p[(*at)++] - '0');
	return *at > from;
}

bool oracle_name(struct str text, struct oracle_name *out)
{
	static const struct {
		const char *word;
		char of;
		const char *whats;
	} rows[] = {{"in", 'i', "dsn"}, {"out", 'o', "dsn"}, {"p", 'p', "d"}, {"c", 'c', ""}};

	for (size_t i = 0; i < sizeof(rows) / sizeof(*rows); i++) {
		size_t at = strlen(rows[i].word);

		*out = (struct oracle_name){.of = rows[i].of};
		if (!str_starts(text, rows[i].word) || !digits(text, &at, &out->n))
			continue;
		if (at == text.n)
			return true;
		if (at + 1 >= text.n || text.p[at] != '.' ||
		    !strchr(rows[i].whats, text.p[at + 1]))
			return false;
		out->what = text.p[at + 1];
		at += 2;
		return (out->what == 'n' || digits(text, &at, &out->k)) && at == text.n;
	}
	return false;
}

/* Whether a name could mean something: which tensors there are, only a point knows. */
static bool find_dry(void *ctx, struct str name, int64_t *value)
{
	const struct oracle_reader *r = ctx;
	struct oracle_name n;

	*value = 1;
	for (uint32_t i = 0; i < r->entry->nparams; i++)
		if (str_is(name, r->entry->params[i].name))
			return true;
	if (str_is(name, "sms") || str_is(name, "threads"))
		return true;
	return oracle_name(name, &n) && (n.what || n.of == 'p' || n.of == 'c');
}

enum status oracle_expression(const struct oracle_reader *r, const char *where, const json_t *v,
			      struct str *out)
{
	struct oracle_reader copy = *r;
	const struct oracle_names names = {.find = find_dry, .ctx = &copy, .is_dry = true};
	int64_t ignored;

	if (json_is_integer(v))
		*out = str_of(arena_printf(r->a, "%lld", (long long)json_integer_value(v)));
	else if (json_is_string(v))
		*out = str_of(arena_printf(r->a, "%s", json_string_value(v)));
	else
		return oracle_bad(r, where, "an integer or an expression is wanted");
	if (oracle_expr(*out, &names, &ignored)) {
		char story[STATUS_STORY_BYTES];

		status_plain(story, sizeof(story), "; ");
		status_clear();
		return oracle_bad(r, where, "%s", story);
	}
	return STATUS_OK;
}
