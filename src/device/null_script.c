/* The null device's script: its text, and what its series yield. */
#include "base/philox.h"
#include "base/vec.h"
#include "device/null_script_int.h"

#include <math.h>
#include <stddef.h>

struct null_kind {
	const char *name;
	uint32_t least; /* numbers it wants */
	double (*next)(struct null_series *s);
};

/* FNV-1a: what a script yields is the same for ever, whatever tables are hashed by. */
static uint64_t seed_of(struct str name)
{
	uint64_t h = 0xcbf29ce484222325u;

	for (size_t i = 0; i < name.n; i++)
		h = (h ^ (unsigned char)name.p[i]) * 0x100000001b3u;
	return h;
}

/* Of the i-th number drawn from a series; never 0. */
static double uniform(const struct null_series *s, uint32_t lane)
{
	uint64_t h = seed_of(s->name);
	struct philox p = {{(uint32_t)s->drawn, (uint32_t)(s->drawn >> 32), 0x4E554C4Cu, 0}};

	p = philox4x32(p, (uint32_t)h, (uint32_t)(h >> 32));
	return ((double)p.w[lane] + 0.5) / 4294967296.0;
}

static double normal(const struct null_series *s)
{
	return sqrt(-2 * log(uniform(s, 0))) * cos(2 * 3.14159265358979323846 * uniform(s, 1));
}

static double constant_next(struct null_series *s)
{
	return s->v[0];
}

static double twolevel_next(struct null_series *s)
{
	return uniform(s, 0) < s->v[2] ? s->v[1] : s->v[0];
}

static double bimodal_next(struct null_series *s)
{
	return s->drawn / (uint64_t)fmax(s->v[2], 1) % 2 ? s->v[1] : s->v[0];
}

static double drift_next(struct null_series *s)
{
	double share = (double)s->drawn / s->v[2];

	return s->v[0] + (s->v[1] - s->v[0]) * fmin(share, 1);
}

static double ar1_next(struct null_series *s)
{
	double rho = s->v[2], e = normal(s);

	s->last = s->drawn ? rho * s->last + sqrt(1 - rho * rho) * e : e;
	return s->v[0] + s->v[1] * s->last;
}

static double noise_next(struct null_series *s)
{
	return s->v[0] + s->v[1] * normal(s);
}

static double list_next(struct null_series *s)
{
	return s->v[s->drawn % s->n];
}

static const struct null_kind kinds[] = {
	{"constant", 1, constant_next}, {"twolevel", 3, twolevel_next},
	{"bimodal", 3, bimodal_next},   {"drift", 3, drift_next},
	{"ar1", 3, ar1_next},           {"noise", 2, noise_next},
	{"list", 1, list_next},
};

double null_series_next(struct null_series *s)
{
	double v = s->kind->next(s);

	s->drawn++;
	return v;
}

struct null_series *null_series_find(struct null_script *s, const char *name)
{
	for (uint32_t i = 0; i < s->nseries; i++)
		if (str_is(s->series[i].name, name))
			return &s->series[i];
	return NULL;
}

bool launches_hold(struct launches l, uint64_t launch)
{
	return l.from >= 0 && launch >= (uint64_t)l.from && launch <= (uint64_t)l.to;
}

static struct str trim(struct str s)
{
	while (s.n && (s.p[0] == ' ' || s.p[0] == '\n'))
		s = str_slice(s, 1, s.n);
	while (s.n && (s.p[s.n - 1] == ' ' || s.p[s.n - 1] == '\n'))
		s.n--;
	return s;
}

/* The text before the first c, which is taken off with it. */
static struct str cut(struct str *s, char c)
{
	size_t i = 0;

	while (i < s->n && s->p[i] != c)
		i++;
	struct str head = str_slice(*s, 0, i);

	*s = str_slice(*s, i < s->n ? i + 1 : i, s->n);
	return trim(head);
}

MUST static enum status parse_launches(struct str text, struct launches *out)
{
	struct str from = cut(&text, '-');

	out->to = INT64_MAX;
	TRY(str_to_i64(from, &out->from));
	if (trim(text).n)
		TRY(str_to_i64(trim(text), &out->to));
	return STATUS_OK;
}

MUST static enum status parse_series(struct str name, struct str text, struct null_series *out)
{
	struct str word = cut(&text, ' ');

	*out = (struct null_series){.name = name};
	for (size_t i = 0; i < sizeof(kinds) / sizeof(*kinds); i++)
		if (str_is(word, kinds[i].name))
			out->kind = &kinds[i];
	if (!out->kind)
		FAIL(INVALID, "no series of the kind " STR_FMT, STR_ARG(word));
	while (trim(text).n) {
		text = trim(text);
		if (out->n == SERIES_VALUES)
			FAIL(INVALID, "more than %d numbers", SERIES_VALUES);
		TRY(str_to_f64(cut(&text, ' '), &out->v[out->n++]));
	}
	if (out->n < out->kind->least)
		FAIL(INVALID, "%s takes %u numbers", out->kind->name, out->kind->least);
	return STATUS_OK;
}

static const struct {
	const char *name;
	size_t at;
} numbers[] = {
	{"tick", offsetof(struct null_script, tick_ns)},
	{"e0", offsetof(struct null_script, e0_us)},
	{"s", offsetof(struct null_script, s_us)},
	{"c_cold", offsetof(struct null_script, c_us[0])},
	{"c_warm", offsetof(struct null_script, c_us[1])},
	{"host", offsetof(struct null_script, host_us)},
	{"d1", offsetof(struct null_script, d1_us)},
	{"llc", offsetof(struct null_script, llc_bytes)},
	{"mem", offsetof(struct null_script, mem_gbps)},
	{"cache", offsetof(struct null_script, cache_gbps)},
	{"memory", offsetof(struct null_script, memory_bytes)},
	{"timer", offsetof(struct null_script, timer)},
	{"slow", offsetof(struct null_script, slow)},
};

static const struct {
	const char *name;
	size_t at;
} ranges[] = {
	{"throttle", offsetof(struct null_script, throttle)},
	{"foreign", offsetof(struct null_script, foreign)},
	{"disturb", offsetof(struct null_script, disturb)},
};

/* True if the name is no program's. */
MUST static enum status parse_setting(struct null_script *s, struct str name, struct str value,
				      bool *is_setting)
{
	*is_setting = true;
	for (size_t i = 0; i < sizeof(numbers) / sizeof(*numbers); i++)
		if (str_is(name, numbers[i].name))
			return str_to_f64(value, (double *)((char *)s + numbers[i].at));
	for (size_t i = 0; i < sizeof(ranges) / sizeof(*ranges); i++)
		if (str_is(name, ranges[i].name))
			return parse_launches(value,
					      (struct launches *)((char *)s + ranges[i].at));
	if (str_is(name, "driver"))
		s->driver = value;
	else if (str_is(name, "flush"))
		s->is_flush_idle = str_is(value, "off");
	else
		*is_setting = false;
	return STATUS_OK;
}

enum status null_script_parse(struct arena *a, struct str text, struct null_script *out)
{
	VEC(struct null_series) series = {0};

	*out = (struct null_script){
		.tick_ns = 32,
		.e0_us = 1.3,
		.s_us = 1.1,
		.c_us = {3.4, 2.9},
		.host_us = 5,
		.d1_us = 2.3,
		.llc_bytes = 32 << 20,
		.mem_gbps = 4000,
		.cache_gbps = 10000,
		.memory_bytes = (double)(INT64_C(64) << 30),
		.timer = 1,
		.slow = 1,
		.throttle = {-1, 0},
		.foreign = {-1, 0},
		.disturb = {-1, 0},
		.driver = STR("1"),
	};
	text = str_copy(a, text);
	while (trim(text).n) {
		struct str item = cut(&text, ';'), value = item;
		struct str name = cut(&value, '=');
		struct null_series one;
		bool is_setting;

		if (!item.n)
			continue;
		TRY_CTX(parse_setting(out, name, trim(value), &is_setting),
			"in the null device's script: " STR_FMT, STR_ARG(item));
		if (is_setting)
			continue;
		TRY_CTX(parse_series(name, trim(value), &one),
			"in the null device's script: " STR_FMT, STR_ARG(item));
		vec_push(&series, a, one);
	}
	out->series = series.p;
	out->nseries = series.n;
	return STATUS_OK;
}
