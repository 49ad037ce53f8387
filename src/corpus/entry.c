/* Input entries as JSON, and the layout that files of the corpus have. */
#include "base/base64.h"
#include "corpus/sidecar.h"

#include <string.h>

static const char *const orders[] = {"sorted", "runs", "random"};

MUST static enum status read_ints(const json_t *v, int64_t *out, uint32_t max, uint32_t *n)
{
	*n = (uint32_t)json_array_size(v);
	if (!json_is_array(v) || *n > max)
		FAIL(INVALID, "a list of up to %u numbers is wanted", max);
	for (uint32_t i = 0; i < *n; i++) {
		if (!json_is_integer(json_array_get(v, i)))
			FAIL(INVALID, "a list of integers is wanted");
		out[i] = json_integer_value(json_array_get(v, i));
	}
	return STATUS_OK;
}

static int64_t int_of(const json_t *v, const char *key, int64_t absent)
{
	const json_t *x = json_object_get(v, key);

	return json_is_integer(x) ? json_integer_value(x) : absent;
}

MUST static enum status read_obs(struct arena *a, const json_t *v, struct sketch *out)
{
	const json_t *dup = json_object_get(v, "dup");
	const char *order = json_string_value(json_object_get(v, "order"));

	*out = (struct sketch){.is_known = true,
			       .min = int_of(v, "min", 0),
			       .max = int_of(v, "max", 0),
			       .n = int_of(v, "n", 0),
			       .uniq = int_of(v, "uniq", 0),
			       .ones = int_of(v, "ones", -1)};
	for (int i = 0; order && i < 3; i++)
		if (!strcmp(order, orders[i]))
			out->order = orders[i];
	out->ndup = (uint32_t)json_array_size(dup);
	out->dup = arena_array(a, struct dup, out->ndup);
	for (uint32_t i = 0; i < out->ndup; i++) {
		int64_t x[3];
		uint32_t n;

		TRY(read_ints(json_array_get(dup, i), x, 3, &n));
		if (n != 3)
			FAIL(INVALID, "dup: [b, values, elements] is wanted");
		out->dup[i] = (struct dup){x[0], x[1], x[2]};
	}
	return STATUS_OK;
}

static uint32_t gen_numbers(enum gen_kind k)
{
	static const uint32_t counts[GEN_COUNT] = {
#define GEN(name_, word_, nargs_) [GEN_##name_] = nargs_,
#include "corpus/gen.def"
#undef GEN
	};

	return counts[k];
}

MUST static enum status read_pool(const json_t *v, struct gen *g)
{
	for (size_t i = 0; i < 5; i++) {
		uint32_t n;

		TRY(read_ints(json_array_get(v, i + 1), g->pool[i], 4, &n));
		if (i && n != g->npool)
			FAIL(INVALID, "pool: lists of one length are wanted");
		g->npool = n;
	}
	return STATUS_OK;
}

MUST static enum status read_gen(const json_t *v, struct gen *g)
{
	const char *word = json_string_value(json_array_get(v, 0));
	const json_t *x = json_array_get(v, 1), *y = json_array_get(v, 2);

	g->kind = word ? gen_find(str_of(word)) : GEN_COUNT;
	if (g->kind == GEN_COUNT || json_array_size(v) != gen_numbers(g->kind) + 1)
		FAIL(INVALID, "gen: no such generator '%s'", word ? word : "");
	if (g->kind == GEN_POOL)
		return read_pool(v, g);
	for (uint32_t i = 1; i <= gen_numbers(g->kind); i++)
		if (!json_is_number(json_array_get(v, i)))
			FAIL(INVALID, "gen: %s takes numbers", word);
	if (g->kind == GEN_CONST)
		g->value = json_number_value(x);
	else if (g->kind == GEN_PERM || g->kind == GEN_OFFSETS)
		g->hi = json_integer_value(x);
	else if (x) {
		g->lo = json_integer_value(x);
		g->hi = json_integer_value(y);
	}
	return STATUS_OK;
}

static const char *known_source(const char *by)
{
	static const char *const sources[] = {"inference", "observed", "payload", "default",
					      "manual"};

	for (int i = 0; by && i < 5; i++)
		if (!strcmp(by, sources[i]))
			return sources[i];
	return NULL;
}

MUST static enum status read_int(const json_t *x, const char *key, int64_t lo, int64_t hi,
				 int64_t *out)
{
	*out = json_integer_value(x);
	if (!json_is_integer(x) || *out < lo || *out > hi)
		FAIL(INVALID, "%s: a whole number from %lld to %lld is wanted", key,
		     (long long)lo, (long long)hi);
	return STATUS_OK;
}

MUST static enum status read_text(struct arena *a, const json_t *x, const char *key,
				  struct str *out)
{
	if (!json_is_string(x))
		FAIL(INVALID, "%s: a text is wanted", key);
	*out = str_copy(a, str_of(json_string_value(x)));
	return STATUS_OK;
}

MUST static enum status read_source(const json_t *x, const char **out)
{
	*out = known_source(json_string_value(x));
	if (!*out)
		FAIL(INVALID, "by: no such source of a generator");
	return STATUS_OK;
}

MUST static enum status read_opt(struct arena *a, const char *key, const json_t *x,
				 struct point_input *out, struct str *name)
{
	uint32_t n = out->t.rank;
	struct str device;
	int64_t v = 0;

	if (!strcmp(key, "n"))
		return read_text(a, x, key, name);
	if (!strcmp(key, "data"))
		return read_text(a, x, key, &out->data);
	if (!strcmp(key, "gen"))
		return read_gen(x, &out->gen);
	if (!strcmp(key, "by"))
		return read_source(x, &out->by);
	if (!strcmp(key, "obs"))
		return read_obs(a, x, &out->obs);
	if (!strcmp(key, "off"))
		return read_int(x, key, 0, INT64_MAX, &out->t.offset);
	if (!strcmp(key, "dev")) {
		TRY(read_text(a, x, key, &device));
		out->is_cpu = str_starts(device, "cpu");
	} else if (!strcmp(key, "st")) {
		TRY(read_ints(x, out->t.stride, RANK_MAX, &n));
		if (n != out->t.rank)
			FAIL(INVALID, "st: as many strides as sizes are wanted");
	} else if (!strcmp(key, "grp")) {
		TRY(read_int(x, key, 0, INT32_MAX, &v));
		out->group = (int32_t)v;
	} else if (!strcmp(key, "iv")) {
		TRY(read_int(x, key, 0, INT32_MAX, &v));
		out->iv = (int)v;
	} else if (strcmp(key, "sh") && strcmp(key, "ss")) {
		FAIL(INVALID, "unknown key '%s' of an input", key);
	}
	return STATUS_OK;
}

MUST static enum status read_opts(struct arena *a, const json_t *v, struct point_input *out,
				  struct str *name)
{
	const char *key;
	json_t *x;

	if (!json_is_object(v))
		FAIL(INVALID, "options of an input: an object is wanted");
	json_object_foreach((json_t *)v, key, x) TRY(read_opt(a, key, x, out, name));
	return STATUS_OK;
}

enum status entry_read(struct arena *a, const json_t *v, struct point_input *out,
		       struct str *name)
{
	const char *dtype = json_string_value(json_array_get(v, 0));
	uint32_t rank;

	*out = (struct point_input){.group = -1, .obs = {.ones = -1}};
	out->t.dtype = dtype ? dtype_find(str_of(dtype)) : DTYPE_none;
	if (!out->t.dtype)
		FAIL(INVALID, "no element type '%s'", dtype ? dtype : "");
	TRY(read_ints(json_array_get(v, 1), out->t.dim, RANK_MAX, &rank));
	out->t.rank = rank;
	tensor_set_contiguous(&out->t);
	if (json_array_size(v) > 2)
		TRY(read_opts(a, json_array_get(v, 2), out, name));
	return tensor_check(&out->t);
}

static void put_ints(struct jsonw *w, const int64_t *v, uint32_t n)
{
	jsonw_open_inline(w, '[');
	for (uint32_t i = 0; i < n; i++)
		jsonw_int(w, v[i]);
	jsonw_close(w, ']');
}

static void put_gen(struct jsonw *w, const struct gen *g)
{
	jsonw_key(w, "gen");
	jsonw_open_inline(w, '[');
	jsonw_cstr(w, gen_name(g->kind));
	for (uint32_t i = 0; g->kind == GEN_POOL && i < 5; i++)
		put_ints(w, g->pool[i], g->npool);
	if (g->kind == GEN_CONST)
		jsonw_f64(w, g->value);
	if (gen_numbers(g->kind) == 2)
		jsonw_int(w, g->lo);
	if (gen_numbers(g->kind) == 2 || g->kind == GEN_PERM || g->kind == GEN_OFFSETS)
		jsonw_int(w, g->hi);
	jsonw_close(w, ']');
}

static void put_obs(struct jsonw *w, const struct sketch *s)
{
	jsonw_key(w, "obs");
	jsonw_open_inline(w, '{');
	if (s->ones >= 0) {
		jsonw_key(w, "n");
		jsonw_int(w, s->n);
		jsonw_key(w, "ones");
		jsonw_int(w, s->ones);
	} else {
		const char *const keys[] = {"min", "max", "n", "uniq"};
		const int64_t v[] = {s->min, s->max, s->n, s->uniq};

		for (int i = 0; i < 4; i++) {
			jsonw_key(w, keys[i]);
			jsonw_int(w, v[i]);
		}
		jsonw_key(w, "order");
		jsonw_cstr(w, s->order);
		jsonw_key(w, "dup");
		jsonw_open_inline(w, '[');
		for (uint32_t i = 0; i < s->ndup; i++)
			put_ints(w,
				 (int64_t[]){s->dup[i].b, s->dup[i].values, s->dup[i].elements},
				 3);
		jsonw_close(w, ']');
	}
	jsonw_close(w, '}');
}

static void put_number(struct jsonw *w, const char *key, int64_t v, int64_t absent)
{
	if (v == absent)
		return;
	jsonw_key(w, key);
	jsonw_int(w, v);
}

static void put_text(struct jsonw *w, const char *key, struct str v)
{
	if (!v.n)
		return;
	jsonw_key(w, key);
	jsonw_str(w, v);
}

void entry_write(struct jsonw *w, const struct point_input *in, struct str name)
{
	bool strided = !tensor_is_contiguous(&in->t);

	jsonw_open_inline(w, '[');
	jsonw_cstr(w, dtype_name(in->t.dtype));
	put_ints(w, in->t.dim, in->t.rank);
	if (name.n || strided || in->t.offset || in->group >= 0 || in->is_cpu || in->gen.kind ||
	    in->obs.is_known || in->data.n || in->by || in->iv) {
		jsonw_open_inline(w, '{');
		put_text(w, "n", name);
		if (strided) {
			jsonw_key(w, "st");
			put_ints(w, in->t.stride, in->t.rank);
		}
		put_number(w, "off", in->t.offset, 0);
		put_number(w, "grp", in->group, -1);
		put_text(w, "dev", in->is_cpu ? STR("cpu") : (struct str){0});
		if (in->gen.kind)
			put_gen(w, &in->gen);
		put_text(w, "by", str_of(in->by));
		put_number(w, "iv", in->iv, 0);
		if (in->obs.is_known)
			put_obs(w, &in->obs);
		put_text(w, "data", in->data);
		jsonw_close(w, '}');
	}
	jsonw_close(w, ']');
}

static bool all_scalars(const json_t *v)
{
	for (size_t i = 0; i < json_array_size(v); i++)
		if (json_is_array(json_array_get(v, i)) || json_is_object(json_array_get(v, i)))
			return false;
	return true;
}

static void layout(struct jsonw *w, const json_t *v, bool flat)
{
	const char *key;
	json_t *x;

	if (json_is_object(v)) {
		if (flat)
			jsonw_open_inline(w, '{');
		else
			jsonw_open(w, '{');
		json_object_foreach((json_t *)v, key, x)
		{
			bool entries = !strcmp(key, "slots") || !strcmp(key, "tags");

			jsonw_key(w, key);
			layout(w, x, flat || entries);
		}
		jsonw_close(w, '}');
	} else if (json_is_array(v)) {
		if (flat || all_scalars(v))
			jsonw_open_inline(w, '[');
		else
			jsonw_open(w, '[');
		for (size_t i = 0; i < json_array_size(v); i++)
			layout(w, json_array_get(v, i), true);
		jsonw_close(w, ']');
	} else {
		jsonw_value(w, v, false);
	}
}

void json_layout(struct jsonw *w, const json_t *v)
{
	layout(w, v, false);
}
