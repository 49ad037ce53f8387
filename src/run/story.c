/* Stories as rows show them. */
#include "run/story.h"

#include <string.h>

const char *story_words(struct arena *a)
{
	struct buf b = buf_new(a);
	const char *line = status_story();

	while (*line) {
		size_t n = strcspn(line, "\n");

		if (strncmp(line, "  at ", 5)) {
			buf_cstr(&b, b.n ? "\n" : "");
			buf_add(&b, line, n);
		}
		line += n + (line[n] == '\n');
	}
	return str_cstr(a, buf_view(&b));
}
