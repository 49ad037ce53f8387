/* Reading by jansson, held on a short leash. */
#include "base/json.h"

#include "base/file.h"

enum { LIMIT_BYTES = 64 << 20, LIMIT_DEPTH = 32 };

/* jansson's own bound is 2048; ours is checked here, before it recurses. */
MUST static enum status check_depth(struct str text, const char *name)
{
	int depth = 0, line = 1;
	bool quoted = false;

	for (size_t i = 0; i < text.n; i++) {
		char c = text.p[i];

		line += c == '\n';
		if (quoted) {
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

enum status json_read_text(struct str text, const char *name, json_t **out)
{
	json_error_t e;

	TRY(check_depth(text, name));
	*out = json_loadb(text.p, text.n,
			  JSON_REJECT_DUPLICATES | JSON_DECODE_ANY | JSON_ALLOW_NUL, &e);
	if (!*out)
		FAIL(INVALID, "%s:%d:%d: %s", name, e.line, e.column, e.text);
	return STATUS_OK;
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
