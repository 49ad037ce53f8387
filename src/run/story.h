#ifndef RUN_STORY_H
#define RUN_STORY_H

#include "base/str.h"

/* The words of the present story without the places in our sources that it passed through:
 * what a row may show to people.  The story stays untold. */
const char *story_words(struct arena *a);

#endif
