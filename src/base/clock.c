/* Host clocks that no result is made of. */
#include "base/clock.h"

#include <time.h>

int64_t clock_ns(void)
{
	struct timespec t;

	clock_gettime(CLOCK_MONOTONIC, &t);
	return (int64_t)t.tv_sec * 1000000000 + t.tv_nsec;
}

char *clock_utc(struct arena *a)
{
	time_t now = time(NULL);
	struct tm tm;
	char text[32];

	gmtime_r(&now, &tm);
	strftime(text, sizeof(text), "%Y-%m-%dT%H:%M:%SZ", &tm);
	return arena_printf(a, "%s", text);
}
