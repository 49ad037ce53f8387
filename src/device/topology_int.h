#ifndef DEVICE_TOPOLOGY_INT_H
#define DEVICE_TOPOLOGY_INT_H

#include "device/device.h"

/* The CPUs of one package within the cpuset: the first of each physical core. */
struct topology {
	int package;
	int *cpus;
	int ncpus;
	int siblings; /* CPUs of the package in the cpuset, SMT siblings included */
	char *model;  /* processor model name, blanks collapsed */
	int64_t llc_bytes;
};

/* package is text, empty for that of the first CPU.  NOT_FOUND if it has no CPU in the cpuset.
 */
MUST enum status topology_read(struct arena *a, struct str package, struct topology *out);
/* Facts that times depend on, and notes that are only recorded. */
void topology_facts(struct arena *a, const struct topology *t, struct device_info *info);

/* First line of a file under /sys or /proc, in the arena; NULL if it cannot be read. */
char *first_line(struct arena *a, const char *path);

/* Busy and steal time of the CPUs, in ns; false if unreadable. */
struct cpu_times {
	int64_t busy_ns, steal_ns, grain_ns;
};
bool cpu_times_read(const int *cpus, int n, struct cpu_times *out);
/* Their mean clock, and how often one was throttled; NAN and -1 if unreadable. */
double cpu_mhz_read(const int *cpus, int n);
int64_t cpu_throttles_read(const int *cpus, int n);

#endif
