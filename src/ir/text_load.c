/* Text from files, and its errors as a story. */
#include "base/file.h"
#include "ir/text.h"

enum { STORY_ERRORS = 8 };

enum status text_check(const struct text *t, const char *name)
{
	struct arena scratch = {0};
	struct buf b = buf_new(&scratch);
	uint32_t n = 0;

	for (uint32_t i = 0; i < t->nerrors; i++) {
		const struct text_error *e = &t->errors[i];

		if (e->is_warning || ++n > STORY_ERRORS)
			continue;
		buf_printf(&b, "%s%s:%u:%u: error: %s [%s]", n > 1 ? "\n" : "", name, e->line,
			   e->col, e->words, e->code);
	}
	if (n > STORY_ERRORS)
		buf_printf(&b, "\nand %u more", n - STORY_ERRORS);
	enum status s = STATUS_OK;

	if (n)
		s = status_tell(STATUS_INVALID, 1, __FILE__, __LINE__, STR_FMT,
				STR_ARG(buf_view(&b)));
	arena_release(&scratch);
	return s;
}

enum status text_load(struct arena *a, const char *path, struct text *out)
{
	struct arena file = {0};
	struct str bytes;
	enum status s = file_read(&file, path, TEXT_BYTES_MAX, &bytes);

	if (s == STATUS_INVALID) {
		/* Of all that can be wrong with a file, this is an error of the text. */
		status_clear();
		s = status_tell(STATUS_INVALID, 1, __FILE__, __LINE__,
				"%s:1:1: error: text above 256 MiB [limit]", path);
	}
	if (!s) {
		text_parse(a, bytes, path, NULL, out);
		s = text_check(out, path);
	}
	arena_release(&file);
	return s;
}
