/* What Linux tells about the processor, under /sys and /proc. */
#include "base/file.h"
#include "device/topology_int.h"

#include <ctype.h>
#include <errno.h>
#include <math.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/utsname.h>
#include <unistd.h>

char *first_line(struct arena *a, const char *path)
{
	char line[1024];
	FILE *f = fopen(path, "re");
	bool has = f && fgets(line, sizeof(line), f);

	if (f)
		fclose(f);
	if (!has)
		return NULL;
	line[strcspn(line, "\n")] = 0;
	return arena_printf(a, "%s", line);
}

static char *cpu_line(struct arena *a, int cpu, const char *what)
{
	return first_line(a, arena_printf(a, "/sys/devices/system/cpu/cpu%d/%s", cpu, what));
}

/* A number, or otherwise if there is no such file. */
static int64_t cpu_number(int cpu, const char *what, int64_t otherwise)
{
	struct arena a = {0};
	char *line = cpu_line(&a, cpu, what);
	int64_t v = line ? strtoll(line, NULL, 10) : otherwise;

	arena_release(&a);
	return v;
}

static char *model_name(struct arena *a)
{
	FILE *f = fopen("/proc/cpuinfo", "re");
	char line[512], *name = NULL;

	while (f && !name && fgets(line, sizeof(line), f)) {
		char *colon = strchr(line, ':');

		if (!colon || strncmp(line, "model name", 10))
			continue;
		char *to = name = arena_array(a, char, strlen(colon));

		for (char *p = colon + 1; *p; p++)
			if (!isspace((unsigned char)*p))
				*to++ = *p;
			else if (to > name && to[-1] != ' ')
				*to++ = ' ';
		if (to > name && to[-1] == ' ')
			to[-1] = 0;
	}
	if (f)
		fclose(f);
	if (!name || !*name) {
		struct utsname u;

		uname(&u);
		name = arena_printf(a, "%s", u.machine);
	}
	return name;
}

static int64_t size_of_cache(const char *text)
{
	char *end;
	int64_t n = strtoll(text, &end, 10);

	return *end == 'K' ? n << 10 : *end == 'M' ? n << 20 : n;
}

static int64_t last_level(struct arena *a, int cpu)
{
	int64_t best = 0;

	for (int i = 0; i < 8; i++) {
		char *size = cpu_line(a, cpu, arena_printf(a, "cache/index%d/size", i));

		if (size && size_of_cache(size) > best)
			best = size_of_cache(size);
	}
	return best;
}

static bool is_first_of_core(const struct topology *t, int cpu)
{
	for (int i = 0; i < t->ncpus; i++)
		if (cpu_number(cpu, "topology/core_id", cpu) ==
		    cpu_number(t->cpus[i], "topology/core_id", t->cpus[i]))
			return false;
	return true;
}

enum status topology_read(struct arena *a, struct str package, struct topology *out)
{
	cpu_set_t set;
	int64_t wanted = -1;

	if (sched_getaffinity(0, sizeof(set), &set))
		FAIL(UNAVAILABLE, "the cpuset cannot be read: %s", strerror(errno));
	if (package.n)
		TRY_CTX(str_to_i64(package, &wanted), "device cpu-" STR_FMT, STR_ARG(package));
	*out = (struct topology){.cpus = arena_array(a, int, CPU_COUNT(&set))};
	for (int cpu = 0; cpu < CPU_SETSIZE; cpu++) {
		if (!CPU_ISSET(cpu, &set))
			continue;
		int64_t of = cpu_number(cpu, "topology/physical_package_id", 0);

		of = of < 0 ? 0 : of; /* some virtual machines have none */
		if (wanted < 0)
			wanted = of;
		if (of != wanted)
			continue;
		out->siblings++;
		if (is_first_of_core(out, cpu))
			out->cpus[out->ncpus++] = cpu;
	}
	if (!out->ncpus)
		FAIL(NOT_FOUND, "no CPU of package %lld is in the cpuset", (long long)wanted);
	out->package = (int)wanted;
	out->model = model_name(a);
	out->llc_bytes = last_level(a, out->cpus[0]);
	return STATUS_OK;
}

static const char *list_text(struct arena *a, const int *cpus, int n)
{
	struct buf b = buf_new(a);

	for (int i = 0; i < n; i++)
		buf_printf(&b, "%s%d", i ? "," : "", cpus[i]);
	return str_cstr(a, buf_view(&b));
}

static const char *or_unknown(const char *s)
{
	return s ? s : "unknown";
}

void topology_facts(struct arena *a, const struct topology *t, struct device_info *info)
{
	struct device_fact *facts = arena_array(a, struct device_fact, 6);
	struct device_fact *notes = arena_array(a, struct device_fact, 12);
	struct utsname u;
	int cpu = t->cpus[0];

	uname(&u);
	facts[0] = (struct device_fact){"cpus", list_text(a, info->cpus, info->threads)};
	facts[1] = (struct device_fact){
		"governor", or_unknown(cpu_line(a, cpu, "cpufreq/scaling_governor"))};
	facts[2] = (struct device_fact){"kernel", arena_printf(a, "%s", u.release)};
	facts[3] = (struct device_fact){
		"max_khz", or_unknown(cpu_line(a, cpu, "cpufreq/scaling_max_freq"))};
	facts[4] = (struct device_fact){
		"smt", or_unknown(first_line(a, "/sys/devices/system/cpu/smt/active"))};
	facts[5] = (struct device_fact){
		"turbo", or_unknown(first_line(a, "/sys/devices/system/cpu/cpufreq/boost"))};
	info->facts = facts;
	info->nfacts = 6;
	for (int i = 0; i < 8; i++) {
		char *size = cpu_line(a, cpu, arena_printf(a, "cache/index%d/size", i));
		char *level = cpu_line(a, cpu, arena_printf(a, "cache/index%d/level", i));
		char *type = cpu_line(a, cpu, arena_printf(a, "cache/index%d/type", i));

		if (size && level && type)
			notes[info->nnotes++] = (struct device_fact){
				arena_printf(a, "cache_l%s_%s", level, type), size};
	}
	notes[info->nnotes++] =
		(struct device_fact){"siblings", arena_printf(a, "%d", t->siblings)};
	info->notes = notes;
}

/* /proc/stat counts in ticks of 10 ms; user, nice, system, idle, iowait, irq, softirq, steal.
 * Guest time is in user already. */
bool cpu_times_read(const int *cpus, int n, struct cpu_times *out)
{
	FILE *f = fopen("/proc/stat", "re");
	int64_t tick = 1000000000 / sysconf(_SC_CLK_TCK);
	char line[512];
	int found = 0;

	*out = (struct cpu_times){.grain_ns = tick};
	while (f && fgets(line, sizeof(line), f)) {
		long long v[8] = {0};
		int cpu;

		if (sscanf(line, "cpu%d %lld %lld %lld %lld %lld %lld %lld %lld", &cpu, v,
			   v + 1, v + 2, v + 3, v + 4, v + 5, v + 6, v + 7) < 8)
			continue;
		for (int i = 0; i < n; i++)
			if (cpus[i] == cpu) {
				out->busy_ns += (v[0] + v[1] + v[2] + v[5] + v[6]) * tick;
				out->steal_ns += v[7] * tick;
				found++;
			}
	}
	if (f)
		fclose(f);
	return found == n;
}

double cpu_mhz_read(const int *cpus, int n)
{
	double sum = 0;

	for (int i = 0; i < n; i++) {
		int64_t khz = cpu_number(cpus[i], "cpufreq/scaling_cur_freq", -1);

		if (khz <= 0)
			return (double)NAN;
		sum += (double)khz / 1000;
	}
	return sum / n;
}

int64_t cpu_throttles_read(const int *cpus, int n)
{
	int64_t sum = 0;

	for (int i = 0; i < n; i++) {
		int64_t one = cpu_number(cpus[i], "thermal_throttle/core_throttle_count", -1);

		if (one < 0)
			return -1;
		sum += one;
	}
	return sum;
}
