/* Members of our own sweep files that no sweep would have written. */
#include "account/arm_int.h"
#include "store/cause.h"

#include <string.h>

static bool is_number(const json_t *v)
{
	return json_is_number(v);
}

static bool is_amount(const json_t *v)
{
	return json_is_number(v) && json_number_value(v) >= 0;
}

static bool is_count(const json_t *v)
{
	return json_is_integer(v) && json_integer_value(v) >= 0;
}

static bool is_positive(const json_t *v)
{
	return json_is_integer(v) && json_integer_value(v) > 0;
}

static bool is_truth(const json_t *v)
{
	return json_is_boolean(v);
}

static bool is_status(const json_t *v)
{
	const char *word = json_string_value(v);
	enum row_status s;

	return word && row_status_find(str_of(word), &s);
}

/* What check.status of a row is. */
static bool is_check(const json_t *v)
{
	static const char *const words[] = {"pass", "fail", "none", "unverifiable"};
	const char *word = json_string_value(v);

	for (size_t i = 0; word && i < sizeof(words) / sizeof(*words); i++)
		if (!strcmp(word, words[i]))
			return true;
	return false;
}

/* Two times in order; an end that is not known is null. */
static bool is_interval(const json_t *v)
{
	const json_t *lo = json_array_get(v, 0), *hi = json_array_get(v, 1);

	if (json_array_size(v) != 2 || !(json_is_null(lo) || is_amount(lo)) ||
	    !(json_is_null(hi) || is_amount(hi)))
		return false;
	return json_is_null(lo) || json_is_null(hi) ||
	       json_number_value(lo) <= json_number_value(hi);
}

struct field {
	const char *name; /* the part behind a point is its key */
	bool (*fits)(const json_t *v);
};

static const struct field of_point[] = {
	{"check", is_check},       {"status", is_status},    {"n_kernels", is_count},
	{"total_bytes", is_count}, {"compile_s", is_amount}, {"roof_us", is_amount},
	{"compute_us", is_amount}, {"floor_us", is_number},  {"above_roof", is_truth}};
static const struct field of_spread[] = {{"spread.n", is_positive},
					 {"spread.m", is_positive},
					 {"spread.q_us", is_amount},
					 {"spread.mad_us", is_amount},
					 {"spread.ci", is_interval}};

/* What is absent or null is not known, which is no flaw. */
static const char *flaw_of(const json_t *o, const struct field *fields, size_t n)
{
	for (size_t i = 0; i < n; i++) {
		const char *name = fields[i].name, *dot = strchr(name, '.');
		const json_t *v = json_object_get(o, dot ? dot + 1 : name);

		if (v && !json_is_null(v) && !fields[i].fits(v))
			return name;
	}
	return NULL;
}

static bool is_object_or_none(const json_t *v)
{
	return !v || json_is_null(v) || json_is_object(v);
}

const char *sweep_point_flaw(const json_t *point, const char *axis)
{
	const json_t *all = json_object_get(point, "spread"),
		     *spread = json_object_get(all, axis);
	const char *flaw = flaw_of(point, of_point, sizeof(of_point) / sizeof(*of_point));

	if (flaw)
		return flaw;
	if (!is_object_or_none(all) || !is_object_or_none(spread))
		return "spread";
	return flaw_of(spread, of_spread, sizeof(of_spread) / sizeof(*of_spread));
}
