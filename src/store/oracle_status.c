/* Statuses of oracles, by a row's cause or by its times. */
#include "store/oracle_status.h"

#include "store/cause.h"

#include <math.h>
#include <string.h>

const char *oracle_status_name(enum oracle_status s)
{
	static const char *const names[ORACLE_STATUSES] = {
		[ORACLE_GOOD] = "GOOD",      [ORACLE_AT_FLOOR] = "AT_FLOOR",
		[ORACLE_BAD] = "BAD_ORACLE", [ORACLE_UNVERIFIED] = "UNVERIFIED",
		[ORACLE_WRONG] = "WRONG",    [ORACLE_UNSUPPORTED] = "UNSUPPORTED"};

	return names[s];
}

bool oracle_status_is_floor(enum oracle_status s, bool has_interval)
{
	return has_interval && (s == ORACLE_GOOD || s == ORACLE_AT_FLOOR);
}

/* Code that died or never came back gave no right answer either. */
static bool is_of_the_code(const struct cause *c)
{
	return c->status == STATUS_MISMATCH || c->status == STATUS_CRASHED ||
	       !strcmp(c->name, "hang") || !strcmp(c->name, "quarantined_program");
}

/* Nothing was found out about the oracle. */
static bool is_of_the_run(const struct cause *c)
{
	static const char *const names[] = {"interrupted", "not_run",    "too_few_samples",
					    "bad_repro",   "bad_inputs", "protocol",
					    "ref_damaged", "killed_oom", "no_memory"};

	for (size_t i = 0; i < sizeof(names) / sizeof(*names); i++)
		if (!strcmp(c->name, names[i]))
			return true;
	return c->exit == 4 && strcmp(c->name, "no_toolchain") && strcmp(c->name, "no_torch");
}

static enum oracle_status by_cause(const struct cause *c)
{
	if (c->row == ROW_OK_UNCHECKED)
		return ORACLE_UNVERIFIED;
	if (is_of_the_run(c))
		return ORACLE_NONE;
	return is_of_the_code(c) ? ORACLE_WRONG : ORACLE_UNSUPPORTED;
}

enum oracle_status oracle_status_of(const char *cause, const struct oracle_times *t)
{
	if (cause)
		return by_cause(cause_get(cause));
	if (!isfinite(t->ratio) || !isfinite(t->oracle_us))
		return ORACLE_NONE;
	if (fabs(t->judge_us - t->oracle_us) < 5 * t->q_us)
		return ORACLE_AT_FLOOR;
	if (t->ratio > 1.05 && t->lo > 1)
		return ORACLE_GOOD;
	/* a slower one must show that it may yet be as fast: without an interval it has not */
	return t->ratio < 0.95 && !(t->hi >= 1) ? ORACLE_BAD : ORACLE_AT_FLOOR;
}
