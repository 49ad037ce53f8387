/* Files of oracle timings: what a verified implementation takes at each point. */
#include "account/arm_int.h"

#include <math.h>
#include <string.h>

static const double ROUNDED_US = 0.01;

bool is_oracles(const json_t *file)
{
	const char *key;
	json_t *v;

	json_object_foreach((json_t *)file, key, v)
	{
		if (*key != '_' &&
		    (json_object_get(v, "points_by_shape") || json_object_get(v, "oracle_us")))
			return true;
	}
	return false;
}

static bool is_floor(const char *status)
{
	return !strcmp(status, "GOOD") || !strcmp(status, "AT_FLOOR") ||
	       !strcmp(status, "NUMERICS_OPTOUT_ACCEPTED");
}

/* A bad oracle has a time, but it is no floor; of any other word the word is the cause. */
static void take_status(struct arena *a, struct price *p, const char *status)
{
	p->is_floor = is_floor(status);
	if (p->is_floor || !strcmp(status, "BAD_ORACLE"))
		return;
	p->state = PRICE_FAILED;
	p->cause = str_cstr(a, str_of(status));
	p->us = (double)NAN;
}

MUST static enum status add_point(struct arm_builder *b, struct arm_entry e, const char *point,
				  const json_t *o)
{
	const char *status = json_string_value(json_object_get(o, "status"));

	e.where = arena_printf(b->a, "\"%s\": points_by_shape \"%s\"", e.name, point);
	if (!status)
		FAIL(INVALID, "%s has no status", e.where);
	arm_entry_name(b->a, &e, e.name, after_underscore(point));
	e.label = e.point;
	e.price = price_new("oracle_us");
	e.price.q_us = ROUNDED_US;
	e.price.cause =
		price_flaw(json_object_get(o, "oracle_us"), ROUNDED_US, true, &e.price.us);
	e.price.state = e.price.cause ? PRICE_INVALID : PRICE_VALID;
	take_status(b->a, &e.price, status);
	TRY(arm_check_strict(b, &e));
	arm_add(b, &e);
	return STATUS_OK;
}

enum status arm_read_oracles(struct arm_builder *b, const json_t *file)
{
	const char *path, *point;
	json_t *kernel, *o;

	b->arm->kind = "oracles";
	b->arm->is_import = true;
	b->arm->facts[FACT_WORKLOAD] = "oracles";
	json_object_foreach((json_t *)file, path, kernel)
	{
		struct arm_entry e = {.name = arm_kernel_of(b->a, path)};

		if (*path == '_')
			continue;
		json_object_foreach(json_object_get(kernel, "points_by_shape"), point, o)
			TRY(add_point(b, e, point, o));
	}
	return arm_add_failures(b, json_object_get(file, "__failures__"));
}
