/* What an object of a file has to have, may have, and has not. */
#include "base/json.h"

#include <string.h>

static const char *words_of(json_type t)
{
	switch (t) {
	case JSON_OBJECT:
		return "an object";
	case JSON_ARRAY:
		return "a list";
	case JSON_STRING:
		return "a string";
	case JSON_INTEGER:
		return "a whole number";
	case JSON_REAL:
		return "a number";
	case JSON_TRUE:
	case JSON_FALSE:
		return "true or false";
	case JSON_NULL:
		return "null";
	}
	return "nothing";
}

static bool fits(const json_t *v, const struct json_member *m)
{
	if (!v || json_is_null(v))
		return !m->is_needed;
	return m->type == JSON_TRUE ? json_is_boolean(v) : json_typeof(v) == m->type;
}

static bool is_known(const char *key, const struct json_member *members, size_t n)
{
	for (size_t i = 0; i < n; i++)
		if (!strcmp(members[i].key, key))
			return true;
	return false;
}

enum status json_check_members(const json_t *o, const struct json_member *members, size_t n)
{
	const char *key;
	json_t *v;

	if (!json_is_object(o))
		FAIL(INVALID, "an object is wanted");
	for (size_t i = 0; i < n; i++)
		if (!fits(json_object_get(o, members[i].key), &members[i]))
			FAIL(INVALID, "%s: %s is wanted", members[i].key,
			     words_of(members[i].type));
	json_object_foreach((json_t *)o, key, v)
	{
		if (!is_known(key, members, n))
			FAIL(INVALID, "unknown member '%s'", key);
	}
	return STATUS_OK;
}

enum status json_check_each(const json_t *v, const char *key, const struct json_member *members,
			    size_t n)
{
	const char *name;
	json_t *x;

	for (size_t i = 0; i < json_array_size(v); i++)
		TRY_CTX(json_check_members(json_array_get(v, i), members, n), "%s[%zu]", key,
			i);
	json_object_foreach((json_t *)v, name, x)
		TRY_CTX(json_check_members(x, members, n), "%s.%s", key, name);
	return STATUS_OK;
}
