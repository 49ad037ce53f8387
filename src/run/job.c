/* Jobs as lines. */
#include "run/job.h"

static void put_text(struct jsonw *w, const char *key, const char *v)
{
	jsonw_key(w, key);
	jsonw_cstr(w, v ? v : "");
}

static void put_int(struct jsonw *w, const char *key, int64_t v)
{
	jsonw_key(w, key);
	jsonw_int(w, v);
}

static void put_f64(struct jsonw *w, const char *key, double v)
{
	jsonw_key(w, key);
	jsonw_f64(w, v);
}

static void put_bool(struct jsonw *w, const char *key, bool v)
{
	jsonw_key(w, key);
	jsonw_bool(w, v);
}

static void put_providers(struct jsonw *w, const struct job *j)
{
	jsonw_key(w, "providers");
	jsonw_open(w, '[');
	for (uint32_t i = 0; i < j->nproviders; i++) {
		jsonw_open(w, '{');
		put_text(w, "name", j->providers[i].name);
		put_text(w, "as", j->providers[i].as);
		put_text(w, "same_as", j->providers[i].same_as);
		put_bool(w, "pair", j->providers[i].is_pair);
		jsonw_key(w, "options");
		jsonw_raw(w, str_of(j->providers[i].options));
		put_text(w, "fingerprint", j->providers[i].fingerprint);
		jsonw_close(w, '}');
	}
	jsonw_close(w, ']');
}

struct str job_write(struct arena *a, const struct job *j)
{
	struct buf b = buf_new(a);
	struct jsonw w = jsonw_compact(&b);

	jsonw_open(&w, '{');
	put_text(&w, "t", "job");
	put_int(&w, "v", 1);
	put_int(&w, "job", (int64_t)j->number);
	put_int(&w, "attempt", j->attempt);
	put_text(&w, "kernel", j->kernel);
	put_text(&w, "point", j->point);
	put_text(&w, "dir", j->dir);
	put_text(&w, "repro", j->repro);
	put_text(&w, "nick", j->nick);
	put_text(&w, "call", j->call);
	put_text(&w, "graph", j->graph);
	put_text(&w, "observe", j->observe);
	put_text(&w, "profile_dir", j->profile_dir);
	put_text(&w, "snapshot_dir", j->snapshot_dir);
	put_providers(&w, j);
	put_text(&w, "device", j->device);
	put_text(&w, "parent", j->parent);
	put_bool(&w, "locked", j->is_locked);
	put_bool(&w, "parent_alone", j->is_parent_alone);
	put_text(&w, "calibration", j->calibration);
	put_text(&w, "seed", arena_printf(a, "%llu", (unsigned long long)j->seed));
	put_bool(&w, "timed", j->is_timed);
	put_bool(&w, "checked", j->is_checked);
	put_bool(&w, "cold", j->is_cold);
	put_bool(&w, "warm", j->is_warm);
	put_bool(&w, "direct", j->is_direct);
	put_bool(&w, "turns", j->takes_turns);
	put_text(&w, "stop", j->stop);
	put_f64(&w, "cap_s", j->cap_s);
	put_int(&w, "min_rounds", j->min_rounds);
	put_int(&w, "check_rounds", j->check_rounds);
	put_f64(&w, "compile_timeout_s", j->compile_timeout_s);
	put_f64(&w, "lease_wait_s", j->lease_wait_s);
	put_text(&w, "cache_dir", j->cache_dir);
	put_bool(&w, "cache_fresh", j->is_cache_fresh);
	put_text(&w, "label", j->label);
	put_int(&w, "limit_bytes", j->limit_bytes);
	put_text(&w, "judge", j->judge);
	put_bool(&w, "time_unverified", j->times_unverified);
	jsonw_close(&w, '}');
	return buf_view(&b);
}

enum status member_text(struct arena *a, const json_t *o, const char *key, const char **out)
{
	const json_t *v = json_object_get(o, key);

	if (!json_is_string(v))
		FAIL(INVALID, "member %s is no text", key);
	*out = str_cstr(a, str_of(json_string_value(v)));
	return STATUS_OK;
}

enum status member_int(const json_t *o, const char *key, int64_t *out)
{
	const json_t *v = json_object_get(o, key);

	if (!json_is_integer(v))
		FAIL(INVALID, "member %s is no integer", key);
	*out = json_integer_value(v);
	return STATUS_OK;
}

enum status member_f64(const json_t *o, const char *key, double *out)
{
	const json_t *v = json_object_get(o, key);

	if (!json_is_number(v))
		FAIL(INVALID, "member %s is no number", key);
	*out = json_number_value(v);
	return STATUS_OK;
}

enum status member_bool(const json_t *o, const char *key, bool *out)
{
	const json_t *v = json_object_get(o, key);

	if (!json_is_boolean(v))
		FAIL(INVALID, "member %s is neither true nor false", key);
	*out = json_is_true(v);
	return STATUS_OK;
}

MUST static enum status read_providers(struct arena *a, const json_t *o, struct job *out)
{
	const json_t *list = json_object_get(o, "providers"), *v;
	size_t n = json_array_size(list), i;
	struct job_provider *p = arena_array(a, struct job_provider, n + 1);

	if (!n)
		FAIL(INVALID, "a job without providers");
	json_array_foreach(list, i, v)
	{
		struct buf b = buf_new(a);
		struct jsonw w = jsonw_compact(&b);

		TRY(member_text(a, v, "name", &p[i].name));
		TRY(member_text(a, v, "as", &p[i].as));
		TRY(member_text(a, v, "same_as", &p[i].same_as));
		TRY(member_bool(v, "pair", &p[i].is_pair));
		TRY(member_text(a, v, "fingerprint", &p[i].fingerprint));
		if (!json_is_object(json_object_get(v, "options")))
			FAIL(INVALID, "options of %s are no object", p[i].name);
		jsonw_value(&w, json_object_get(v, "options"), true);
		p[i].options = str_cstr(a, buf_view(&b));
	}
	out->providers = p;
	out->nproviders = (uint32_t)n;
	return STATUS_OK;
}

MUST static enum status read_numbers(const json_t *o, struct job *out)
{
	int64_t number, attempt, rounds, least;

	TRY(member_int(o, "job", &number));
	TRY(member_int(o, "attempt", &attempt));
	TRY(member_int(o, "check_rounds", &rounds));
	TRY(member_int(o, "min_rounds", &least));
	TRY(member_int(o, "limit_bytes", &out->limit_bytes));
	TRY(member_f64(o, "cap_s", &out->cap_s));
	TRY(member_f64(o, "compile_timeout_s", &out->compile_timeout_s));
	TRY(member_f64(o, "lease_wait_s", &out->lease_wait_s));
	TRY(member_bool(o, "cache_fresh", &out->is_cache_fresh));
	TRY(member_bool(o, "timed", &out->is_timed));
	TRY(member_bool(o, "checked", &out->is_checked));
	TRY(member_bool(o, "cold", &out->is_cold));
	TRY(member_bool(o, "warm", &out->is_warm));
	TRY(member_bool(o, "locked", &out->is_locked));
	TRY(member_bool(o, "parent_alone", &out->is_parent_alone));
	TRY(member_bool(o, "direct", &out->is_direct));
	TRY(member_bool(o, "turns", &out->takes_turns));
	TRY(member_bool(o, "time_unverified", &out->times_unverified));
	out->number = (uint64_t)number;
	out->attempt = (int)attempt;
	out->check_rounds = (int)rounds;
	out->min_rounds = (int)least;
	return STATUS_OK;
}

enum status job_read(struct arena *a, struct str line, struct job *out)
{
	json_auto_t *o = NULL;
	const char *seed;

	*out = (struct job){0};
	TRY(json_read_text(line, "a job", &o));
	TRY(read_numbers(o, out));
	TRY(read_providers(a, o, out));
	TRY(member_text(a, o, "parent", &out->parent));
	TRY(member_text(a, o, "kernel", &out->kernel));
	TRY(member_text(a, o, "point", &out->point));
	TRY(member_text(a, o, "dir", &out->dir));
	TRY(member_text(a, o, "repro", &out->repro));
	TRY(member_text(a, o, "nick", &out->nick));
	TRY(member_text(a, o, "call", &out->call));
	TRY(member_text(a, o, "graph", &out->graph));
	TRY(member_text(a, o, "observe", &out->observe));
	TRY(member_text(a, o, "profile_dir", &out->profile_dir));
	TRY(member_text(a, o, "snapshot_dir", &out->snapshot_dir));
	TRY(member_text(a, o, "device", &out->device));
	TRY(member_text(a, o, "calibration", &out->calibration));
	TRY(member_text(a, o, "stop", &out->stop));
	TRY(member_text(a, o, "cache_dir", &out->cache_dir));
	TRY(member_text(a, o, "label", &out->label));
	TRY(member_text(a, o, "judge", &out->judge));
	TRY(member_text(a, o, "seed", &seed));
	TRY(str_to_u64(str_of(seed), &out->seed));
	return STATUS_OK;
}
