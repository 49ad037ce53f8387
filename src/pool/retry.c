/* Limits of the phases, and what is tried again. */
#include "pool/pool_int.h"

#include <string.h>

const struct pool_phase pool_limits[] = {
	{"", 180}, /* before the first phase of a job */
	{"spawn", 20},   {"import", 180},   {"inputs", 60}, {"compile", 300},
	{"warm-up", 60}, {"capture", 60},   {"check", 120}, {"lease", 0},
	{"sample", 60},  {"calibrate", 60}, {"exit", 5},    {NULL, 0},
};

static const struct pool_retry retries[] = {
	{.cause = "oom", .retries = 1, .is_alone = true},
	{.cause = "killed_oom", .retries = 1, .is_alone = true},
	{.cause = "ref_memory", .retries = 1, .is_alone = true, .is_for_room = true},
	{.cause = "device_fault", .retries = 1},
	{.cause = "launch_failed", .retries = 1},
	{.cause = "crash", .retries = 1},
	{.cause = "hang", .retries = 1, .is_quarantining = true},
	{.cause = "spawn_failed", .retries = 2, .is_elsewhere = true},
	{.cause = "wrong_device", .retries = 2, .is_elsewhere = true},
	{.cause = "protocol", .retries = 2, .is_elsewhere = true, .is_counted_once = true},
	{.cause = "device_lost", .retries = 2, .is_elsewhere = true, .is_device_gone = true},
	{.cause = ""},
};

const struct pool_retry *pool_retry_of(const char *cause)
{
	const struct pool_retry *r = retries;

	while (*r->cause && strcmp(r->cause, cause))
		r++;
	return r;
}

enum pool_verdict pool_verdict(const char *cause, const struct pool_job *job)
{
	const struct pool_retry *r = pool_retry_of(cause);
	bool is_useful = !(r->is_for_room && job && job->is_alone);

	return is_useful && (job ? job->attempt : 1) <= r->retries ? POOL_RETRY : POOL_GIVE_UP;
}

static const struct pool_phase *find(const struct pool_phase *p, uint32_t n, const char *name)
{
	for (uint32_t i = 0; i < n && p[i].name; i++)
		if (!strcmp(p[i].name, name))
			return &p[i];
	return NULL;
}

const struct pool_phase *pool_limit_of(const struct pool *p, const struct pool_job *job,
				       const char *phase)
{
	const struct pool_phase *found = job ? find(job->limits, job->nlimits, phase) : NULL;

	if (!found && p->opts->limits)
		found = find(p->opts->limits, p->opts->nlimits, phase);
	return found ? found : find(pool_limits, UINT32_MAX, phase);
}
