/* What /proc and the cgroup know about a worker: causes come from counters, not from words. */
#include "pool/pool_int.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static bool read_small(const char *path, char *text, size_t room)
{
	FILE *f = fopen(path, "re");
	size_t n = f ? fread(text, 1, room - 1, f) : 0;

	if (f)
		fclose(f);
	text[n] = 0;
	return n > 0;
}

/* utime and stime are fields 14 and 15; the name in field 2 may hold anything but ends in the
 * last parenthesis. */
int64_t process_cpu_ns(int pid)
{
	char path[64], text[1024];
	unsigned long long user, system;

	snprintf(path, sizeof(path), "/proc/%d/stat", pid);
	if (!read_small(path, text, sizeof(text)) || !strrchr(text, ')') ||
	    sscanf(strrchr(text, ')') + 1,
		   " %*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %llu %llu", &user,
		   &system) != 2)
		return -1;
	return (int64_t)((user + system) *
			 (1000000000ull / (unsigned long)sysconf(_SC_CLK_TCK)));
}

int64_t process_rss_bytes(int pid)
{
	char path[64], text[256];
	long long pages;

	snprintf(path, sizeof(path), "/proc/%d/statm", pid);
	if (!read_small(path, text, sizeof(text)) || sscanf(text, "%*d %lld", &pages) != 1)
		return -1;
	return pages * sysconf(_SC_PAGESIZE);
}

int64_t cgroup_oom_kills(void)
{
	char text[4096], path[4200];

	if (!read_small("/proc/self/cgroup", text, sizeof(text)))
		return -1;
	char *at = strstr(text, "0::");

	if (!at)
		return -1;
	at[strcspn(at, "\n")] = 0;
	snprintf(path, sizeof(path), "/sys/fs/cgroup%s/memory.events", at + 3);
	if (!read_small(path, text, sizeof(text)))
		return -1;
	at = strstr(text, "oom_kill ");
	return at ? strtoll(at + 9, NULL, 10) : -1;
}
