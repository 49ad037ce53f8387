/* Tags, and the metrics that reports name. */
#include "store/tag.h"

#include <string.h>

/* A name is never reused for another meaning; <state> is cold, warm or single. */
const struct tag tag_table[] = {
	{"<state>/median_us", "us", "median of the kept samples"},
	{"<state>/min_us", "us", "least sample"},
	{"<state>/q1_us", "us", "lower quartile"},
	{"<state>/q3_us", "us", "upper quartile"},
	{"<state>/max_us", "us", "largest sample"},
	{"<state>/mean_us", "us", "mean"},
	{"<state>/mad_us", "us", "median of |x - median|, unscaled"},
	{"<state>/ci_lo_us", "us", "95 % interval of the median, lower end"},
	{"<state>/ci_hi_us", "us", "95 % interval of the median, upper end"},
	{"<state>/rounds", "list", "median and taint bits of each round"},
	{"<state>/rho1", "1", "lag-1 autocorrelation in time order"},
	{"<state>/n", "count", "samples kept"},
	{"<state>/taken", "count", "samples taken"},
	{"<state>/m", "count", "calls per replay"},
	{"<state>/q_us", "us", "tick over m"},
	{"<state>/sets", "count", "input sets"},
	{"<state>/reuse_bytes", "bytes", "least bytes that pass before a set comes again"},
	{"<state>/stop", "text", "rule that ended sampling"},
	{"<state>/unmet", "text", "rules not met"},
	{"<state>/gate", "count", "rounds discarded because the gate opened by itself"},
	{"pair/*/ratio", "1", "ratio of the medians to another program of the sitting"},
	{"pair/*/ratio_lo", "1", "its interval, lower end"},
	{"pair/*/ratio_hi", "1", "its interval, upper end"},
	{"pair/*/mde", "1", "smallest effect detectable"},
	{"roof/cold_us", "us", "roof for the point's bytes, cold"},
	{"roof/warm_us", "us", "roof for the point's bytes, warm"},
	{"roof/compute_us", "us", "bound by the point's arithmetic"},
	{"roof/compute_by", "text", "f32 f64 int special: which of it binds"},
	{"roof/sigma", "1", "relative half-width of the roof's cells, cold"},
	{"roof/sigma_warm", "1", "relative half-width of the roof's cells, warm"},
	{"floor/floor_us", "us", "S + c/m, cold"},
	{"floor/floor_us_warm", "us", "S + c/m, warm"},
	{"env/sm_mhz_min", "MHz", "lowest core clock seen"},
	{"env/sm_mhz_med", "MHz", "median core clock"},
	{"env/mem_mhz", "MHz", "memory clock"},
	{"env/temp_c_min", "C", "lowest temperature"},
	{"env/temp_c_max", "C", "highest temperature"},
	{"env/power_w", "W", "median power"},
	{"env/energy_mj", "mJ", "energy of the sitting"},
	{"env/throttle", "text", "names of throttle reasons seen"},
	{"env/foreign", "count", "compute processes that are not ours"},
	{"env/others_pct", "%", "use of the pinned CPUs by others"},
	{"env/steal_pct", "%", "steal of the pinned CPUs"},
	{"env/probe_before_us", "us", "floor probe before sampling"},
	{"env/probe_after_us", "us", "floor probe after sampling"},
	{"check/status", "text", "pass fail unverifiable none"},
	{"check/ref", "text", "reference it was compared with"},
	{"check/worst", "1", "largest error over its tolerance"},
	{"check/flips", "count", "elements below a discrete decision that differ"},
	{"check/scale", "1", "reviewed widening of the tolerance"},
	{"check/spread", "1", "largest difference between two replays"},
	{"check/rounds", "count", "check rounds"},
	{"build/compile_s", "s", "wall time of compiling"},
	{"build/tuned_s", "s", "of it, under the exclusive lease"},
	{"build/n_kernels", "count", "kernels of one call"},
	{"build/n_copies", "count", "memcpy and memset nodes of one call"},
	{"build/kernels", "list", "name, grid, block, registers, spills"},
	{"build/image", "text", "digest of the machine code"},
	{"build/source", "text", "digest of the source"},
	{"build/traffic_bytes", "bytes", "what the generated kernels touch"},
	{"mem/total_bytes", "bytes", "byte model, reads and writes"},
	{"mem/read_bytes", "bytes", "byte model, reads"},
	{"mem/write_bytes", "bytes", "byte model, writes"},
	{"mem/driver_bytes", "bytes", "in use by the driver's word, at that peak's end"},
	{"mem/peak_bytes", "bytes", "allocator's peak over one call"},
	{"phase/lease_wait_s", "s", "waiting for the device"},
	{"phase/lease_hold_s", "s", "exclusive hold of the device"},
	{"phase/lease_busy_s", "s", "of it, the device worked"},
	{"phase/lease_ready_s", "s", "of it, probe and clock before the pilot"},
	{"phase/lease_pilot_s", "s", "of it, the pilot"},
	{0},
};

const struct metric metric_table[] = {
	{"compiled_us", "us", "row inductor: cold/median_us", true},
	{"coord_descent_us", "us", "row inductor-cd: cold/median_us", true},
	{"memcopy_sol_us", "us", "row sol: cold/median_us", true},
	{"<provider>_us", "us", "row <provider>: cold/median_us", true},
	{"gap_default", "1", "compiled_us / memcopy_sol_us", true},
	{"gap_cd", "1", "coord_descent_us / memcopy_sol_us", true},
	{"gap_<provider>", "1", "<provider>_us / memcopy_sol_us", true},
	{"compile_us", "us", "run time of the judge's build: cold/median_us of its row", true},
	{"ratio", "1", "compile_us / oracle_us; pair/<judge>/ratio holds its interval", true},
	{"compile_s", "s", "build/compile_s", false},
	{"roof_us", "us", "roof/cold_us", true},
	{"gap_roof", "1", "compiled_us / roof_us", true},
	{"compute_us", "us", "roof/compute_us", false},
	{"floor_us", "us", "floor/floor_us", true},
	{"gap_net", "1", "(compiled_us - floor_us) / (memcopy_sol_us - floor_us)", true},
	{"single_us", "us", "single/median_us", false},
	{"total_bytes", "bytes", "mem/total_bytes", false},
	{"read_bytes", "bytes", "mem/read_bytes", false},
	{"write_bytes", "bytes", "mem/write_bytes", false},
	{"gbps", "GB/s", "total_bytes / (1000 * compiled_us)", true},
	{"n_kernels", "count", "build/n_kernels", false},
	{"n_copies", "count", "build/n_copies", false},
	{0},
};

/* Whether name is the pattern with a non-empty word for its wild part, "*" or "<provider>". */
static bool fits(const char *name, const char *pattern)
{
	const char *wild = strpbrk(pattern, "*<");

	if (!wild)
		return !strcmp(name, pattern);
	const char *rest = *wild == '*' ? wild + 1 : strchr(wild, '>') + 1;
	size_t head = (size_t)(wild - pattern), tail = strlen(rest), n = strlen(name);

	return n > head + tail && !strncmp(name, pattern, head) &&
	       !strcmp(name + n - tail, rest);
}

/* The part after the group, if that is a state. */
static const char *after_state(const char *name)
{
	static const char *const states[] = {"cold", "warm", "single"};

	for (int i = 0; i < 3; i++)
		if (!strncmp(name, states[i], strlen(states[i])) &&
		    name[strlen(states[i])] == '/')
			return name + strlen(states[i]);
	return NULL;
}

const struct tag *tag_find(const char *name)
{
	const char *stat = after_state(name);

	for (const struct tag *t = tag_table; t->name; t++)
		if (t->name[0] == '<' ? stat && !strcmp(stat, strchr(t->name, '/'))
				      : fits(name, t->name))
			return t;
	return NULL;
}

static const struct metric *find_plain(const char *name)
{
	const struct metric *wild = NULL;

	for (const struct metric *m = metric_table; m->name; m++) {
		if (!strcmp(name, m->name))
			return m;
		if (!wild && strchr(m->name, '<') && fits(name, m->name))
			wild = m;
	}
	return wild;
}

const struct metric *metric_find(const char *name)
{
	size_t n = strlen(name), tail = strlen("_warm");
	char plain[128];

	if (n <= tail || n >= sizeof(plain) || strcmp(name + n - tail, "_warm"))
		return find_plain(name);
	memcpy(plain, name, n - tail);
	plain[n - tail] = 0;
	const struct metric *m = find_plain(plain);

	return m && m->has_warm ? m : NULL;
}

char *metric_of_provider(struct arena *a, const char *provider)
{
	static const struct {
		const char *provider, *metric;
	} named[] = {{"inductor", "compiled_us"},
		     {"inductor-cd", "coord_descent_us"},
		     {"sol", "memcopy_sol_us"}};

	for (size_t i = 0; i < sizeof(named) / sizeof(*named); i++)
		if (!strcmp(provider, named[i].provider))
			return arena_printf(a, "%s", named[i].metric);
	return arena_printf(a, "%s_us", provider);
}
