/* Stories as rows show them. */
#include "run/story.h"

const char *story_words(struct arena *a)
{
	char text[STATUS_STORY_BYTES];

	status_plain(text, sizeof(text), "\n  ");
	return arena_printf(a, "%s", text);
}
