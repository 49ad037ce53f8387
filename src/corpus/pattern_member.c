/* Members of meta.json and shapes.json, read strictly. */
#include "corpus/pattern_int.h"

#include <string.h>

enum status member_keys(const json_t *o, const char *const *known)
{
	const char *key;
	json_t *v;

	if (!json_is_object(o))
		FAIL(INVALID, "an object is wanted");
	json_object_foreach((json_t *)o, key, v)
	{
		const char *const *k = known;

		while (*k && strcmp(*k, key))
			k++;
		if (!*k)
			FAIL(INVALID, "unknown key \"%s\"", key);
	}
	return STATUS_OK;
}

enum status member_schema(const json_t *o)
{
	const json_t *v = json_object_get(o, "schema");

	if (!json_is_integer(v) || json_integer_value(v) != 1)
		FAIL(INVALID, "schema: 1 is wanted");
	return STATUS_OK;
}

enum status member_list(const json_t *o, const char *key, const json_t **out)
{
	*out = json_object_get(o, key);
	if (!json_is_array(*out))
		FAIL(INVALID, "%s: a list is wanted", key);
	return STATUS_OK;
}

enum status member_object(const json_t *o, const char *key, const json_t **out)
{
	*out = json_object_get(o, key);
	if (!json_is_object(*out))
		FAIL(INVALID, "%s: an object is wanted", key);
	return STATUS_OK;
}

enum status member_aliases(struct arena *a, const json_t *o, struct aliases *out)
{
	const json_t *list;

	TRY(member_list(o, "aliases", &list));
	out->n = (uint32_t)json_array_size(list);
	out->p = arena_array(a, struct str, out->n);
	for (uint32_t i = 0; i < out->n; i++) {
		if (!json_is_string(json_array_get(list, i)))
			FAIL(INVALID, "aliases[%u]: a text is wanted", i);
		out->p[i] = str_copy(a, str_of(json_string_value(json_array_get(list, i))));
	}
	return STATUS_OK;
}

MUST static enum status count_of(const json_t *v, const char *key, int64_t *out)
{
	if (!json_is_integer(v))
		FAIL(INVALID, "%s: a whole number is wanted", key);
	*out = json_integer_value(v);
	if (*out < 0)
		FAIL(INVALID, "%s: %lld is below 0", key, (long long)*out);
	return STATUS_OK;
}

enum status member_count(const json_t *o, const char *key, int64_t *out)
{
	return count_of(json_object_get(o, key), key, out);
}

enum status member_counts(struct arena *a, const json_t *o, const char *key, int64_t **out,
			  uint32_t *n)
{
	const json_t *list;

	TRY(member_list(o, key, &list));
	*n = (uint32_t)json_array_size(list);
	*out = arena_array(a, int64_t, *n);
	for (uint32_t i = 0; i < *n; i++)
		TRY(count_of(json_array_get(list, i), key, &(*out)[i]));
	return STATUS_OK;
}

enum status member_id(const json_t *o, const char *key, char *out, size_t digits)
{
	const char *s = json_string_value(json_object_get(o, key));

	if (!s || strlen(s) != digits || strspn(s, "0123456789abcdef") != digits)
		FAIL(INVALID, "%s: %zu digits are wanted", key, digits);
	memcpy(out, s, digits + 1);
	return STATUS_OK;
}

enum status value_read(struct arena *a, const json_t *v, struct arg *out)
{
	*out = (struct arg){.kind = ARG_INT, .i = json_integer_value(v)};
	if (json_is_real(v)) {
		*out = (struct arg){.kind = ARG_FLOAT, .f = json_real_value(v)};
	} else if (json_is_object(v)) {
		*out = (struct arg){.kind = ARG_COMPLEX,
				    .f = json_number_value(json_object_get(v, "re"))};
		out->im = json_number_value(json_object_get(v, "im"));
	} else if (json_is_array(v)) {
		*out = (struct arg){.kind = ARG_LIST, .n = (uint32_t)json_array_size(v)};
		out->items = arena_array(a, struct arg, out->n);
		for (uint32_t i = 0; i < out->n; i++)
			TRY(value_read(a, json_array_get(v, i), &out->items[i]));
	} else if (!json_is_integer(v)) {
		FAIL(INVALID, "a number is wanted");
	}
	return STATUS_OK;
}

enum status member_values(struct arena *a, const json_t *o, const char *key, struct arg **out,
			  uint32_t *n)
{
	const json_t *list;

	TRY(member_list(o, key, &list));
	*n = (uint32_t)json_array_size(list);
	*out = arena_array(a, struct arg, *n);
	for (uint32_t i = 0; i < *n; i++)
		TRY_CTX(value_read(a, json_array_get(list, i), &(*out)[i]), "%s[%u]", key, i);
	return STATUS_OK;
}
