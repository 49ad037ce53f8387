/* Reading by jansson, held on a short leash. */
#include "base/json.h"

#include "base/file.h"
#include "base/json_lenient.h"

enum { LIMIT_BYTES = 64 << 20, LIMIT_DEPTH = 32 };

/* jansson's own bound is 2048; ours is checked here, before it recurses.  A NUL would end
 * the string for all who read it as one of C: M\u0000x is no model M. */
MUST static enum status check_text(struct str text, const char *name)
{
	int depth = 0, line = 1;
	size_t start = 0; /* of the line */
	bool quoted = false;

	for (size_t i = 0; i < text.n; i++) {
		char c = text.p[i];

		if (c == '\n') {
			line++;
			start = i + 1;
		}
		if (quoted) {
			if (c == '\\' && str_starts(str_slice(text, i, text.n), "\\u0000"))
				FAIL(INVALID, "%s:%d:%zu: a NUL in a string", name, line,
				     i - start + 1);
			i += c == '\\';
			quoted = c != '"';
			continue;
		}
		quoted = c == '"';
		depth += (c == '[' || c == '{') - (c == ']' || c == '}');
		if (depth > LIMIT_DEPTH)
			FAIL(INVALID, "%s:%d: nested deeper than %d", name, line, LIMIT_DEPTH);
	}
	return STATUS_OK;
}

MUST static enum status load(struct str text, const char *name, size_t flags, json_t **out)
{
	json_error_t e;

	*out = json_loadb(text.p, text.n, JSON_REJECT_DUPLICATES | JSON_DECODE_ANY | flags, &e);
	if (!*out)
		FAIL(INVALID, "%s:%d:%d: %s", name, e.line, e.column, e.text);
	return STATUS_OK;
}

enum status json_read_text(struct str text, const char *name, json_t **out)
{
	TRY(check_text(text, name));
	return load(text, name, 0, out);
}

enum status json_read_lenient(struct str text, const char *name, json_t **out)
{
	struct arena a = {0};
	enum status s = check_text(text, name);

	if (!s)
		s = load(json_with_marks(&a, text), name, JSON_ALLOW_NUL, out);
	arena_release(&a);
	return s;
}

enum status json_read_file(const char *path, json_t **out)
{
	struct arena a = {0};
	struct str text;
	enum status s = file_read(&a, path, LIMIT_BYTES, &text);

	if (!s)
		s = json_read_text(text, path, out);
	arena_release(&a);
	return s;
}
