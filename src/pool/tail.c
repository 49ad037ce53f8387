/* What is kept of a process's stderr. */
#include "pool/pool_int.h"

#include <stdarg.h>
#include <stdio.h>

enum { TAIL_LINES = 40 };

void tail_keep(struct tail *t, const char *p, size_t n)
{
	for (size_t i = 0; i < n; i++)
		t->ring[t->n++ % POOL_STDERR_BYTES] = p[i];
}

void tail_printf(struct tail *t, const char *fmt, ...)
{
	char words[256];
	va_list args;

	va_start(args, fmt);
	int n = vsnprintf(words, sizeof(words), fmt, args);

	va_end(args);
	if (n > 0)
		tail_keep(t, words, (size_t)n < sizeof(words) ? (size_t)n : sizeof(words) - 1);
}

struct str tail_lines(struct arena *a, const struct tail *t)
{
	uint64_t n = t->n < POOL_STDERR_BYTES ? t->n : POOL_STDERR_BYTES;
	char *text = arena_array(a, char, n + 1);
	uint64_t from = n;

	for (uint64_t i = 0; i < n; i++)
		text[i] = t->ring[(t->n - n + i) % POOL_STDERR_BYTES];
	for (int lines = 0; from > 0; from--)
		if (text[from - 1] == '\n' && from < n && ++lines == TAIL_LINES)
			break;
	return (struct str){text + from, (size_t)(n - from)};
}
