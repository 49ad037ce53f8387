#ifndef BASE_DIFF_H
#define BASE_DIFF_H

#include "base/str.h"

/* The lines of two texts as `diff -u` prints them, three lines of context, without the names of
 * files; nothing if they are equal.  The common lines are the most there are, unless both parts
 * that differ have thousands of lines: those are given as replaced. */
void diff_lines(struct buf *out, struct str a, struct str b);

#endif
