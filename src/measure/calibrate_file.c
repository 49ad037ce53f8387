/* Calibrations as files: key, text, age. */
#include "base/file.h"
#include "base/json.h"
#include "base/sha256.h"
#include "measure/calibrate.h"
#include "measure/method.h"

#include <math.h>
#include <string.h>
#include <time.h>

enum { FILE_LIMIT = 4 << 20 };

struct str calibration_key(struct arena *a, const struct device *dev)
{
	struct buf b = buf_new(a);
	struct jsonw w = jsonw_compact(&b);

	jsonw_open(&w, '{');
	jsonw_key(&w, "facts");
	jsonw_open(&w, '{');
	for (uint32_t i = 0; i < dev->info.nfacts; i++) {
		jsonw_key(&w, dev->info.facts[i].name);
		jsonw_cstr(&w, dev->info.facts[i].value);
	}
	jsonw_close(&w, '}');
	jsonw_key(&w, "id");
	jsonw_cstr(&w, dev->info.id);
	jsonw_key(&w, "kind");
	jsonw_cstr(&w, dev->info.kind);
	jsonw_key(&w, "method");
	jsonw_int(&w, METHOD);
	jsonw_close(&w, '}');
	return buf_view(&b);
}

enum status calibration_path(struct arena *a, const struct calibrate_opts *opts, struct str key,
			     const char **out)
{
	const char *dir = opts ? opts->dir : NULL, *cache;
	char digest[SHA256_HEX + 1];

	if (!dir) {
		TRY(path_xdg(a, "XDG_CACHE_HOME", ".cache", &cache));
		dir = path_join(a, cache, "calibration");
	}
	sha256_hex(key, digest);
	*out = arena_printf(a, "%s/%s.json", dir, digest);
	return STATUS_OK;
}

/* Numbers that are members of the struct and of the file under one name. */
#define NUMBERS(X) \
	X(tick_us) \
	X(e0_us)   \
	X(f0_us)   \
	X(host_us) X(flush_us) X(ref_mhz) X(proof_warm_us) X(proof_cold_us) X(proof_more_us)
#define BYTES(X) X(llc_bytes) X(llc_said) X(knee_bytes) X(flush_bytes)

static void write_numbers(struct jsonw *w, const char *key, const double *v, uint32_t n)
{
	jsonw_key(w, key);
	jsonw_open_inline(w, '[');
	for (uint32_t i = 0; i < n; i++)
		jsonw_f64(w, v[i]);
	jsonw_close(w, ']');
}

static void write_state(struct jsonw *w, const struct calibration *c, int st)
{
	const struct chain_fit *f = &c->chain[st];
	const double fit[] = {f->s,       f->c,     f->se_s,    f->se_c,
			      f->scatter, f->worst, f->worst_k, f->g1};

	jsonw_key(w, state_name((enum cache_state)st));
	jsonw_open(w, '{');
	jsonw_key(w, "f1_us");
	jsonw_f64(w, c->f1_us[st]);
	write_numbers(w, "fit", fit, sizeof(fit) / sizeof(*fit));
	jsonw_key(w, "bend");
	jsonw_bool(w, f->is_bent);
	jsonw_key(w, "floor_unusable");
	jsonw_bool(w, f->is_unusable);
	write_numbers(w, "k", c->series[st].k, c->series[st].n);
	write_numbers(w, "t_us", c->series[st].t_us, c->series[st].n);
	jsonw_key(w, "roofs");
	jsonw_open(w, '{');
	for (int mix = 0; mix < MIXES; mix++) {
		const struct roof_series *s = &c->roofs.series[st][mix];

		jsonw_key(w, roof_mixes[mix].name);
		jsonw_open(w, '[');
		for (uint32_t i = 0; i < s->n; i++) {
			jsonw_open_inline(w, '[');
			jsonw_int(w, s->cells[i].bytes);
			jsonw_f64(w, s->cells[i].t_us);
			jsonw_f64(w, s->cells[i].sigma);
			jsonw_cstr(w, s->cells[i].shape);
			jsonw_close(w, ']');
		}
		jsonw_close(w, ']');
	}
	jsonw_close(w, '}');
	jsonw_close(w, '}');
}

/* What earlier files of this method do not have. */
static void write_later(struct jsonw *w, const struct calibration *c)
{
	jsonw_put_f64(w, "d1_us", c->d1_us);
	jsonw_put_f64(w, "host_direct_us", c->host_direct_us);
	jsonw_key(w, "rates");
	jsonw_open_inline(w, '{');
	for (int i = 0; i < WORK_KINDS; i++)
		jsonw_put_f64(w, rate_names[i], c->rate.n[i]);
	jsonw_close(w, '}');
}

struct str calibration_write(struct arena *a, const struct calibration *c)
{
	struct buf b = buf_new(a);
	struct jsonw w = jsonw_new(&b);

	jsonw_open(&w, '{');
	jsonw_key(&w, "schema");
	jsonw_int(&w, 1);
	jsonw_key(&w, "method");
	jsonw_int(&w, METHOD);
	jsonw_key(&w, "device");
	jsonw_cstr(&w, c->device_id);
	jsonw_key(&w, "kind");
	jsonw_cstr(&w, c->kind);
	jsonw_key(&w, "key");
	jsonw_raw(&w, c->key);
	jsonw_key(&w, "made_at");
	jsonw_cstr(&w, c->made_at);
	jsonw_key(&w, "verified_at");
	jsonw_cstr(&w, c->verified_at);
#define X(m) (jsonw_key(&w, #m), jsonw_f64(&w, c->m));
	NUMBERS(X)
#undef X
#define X(m) (jsonw_key(&w, #m), jsonw_int(&w, c->m));
	BYTES(X)
#undef X
	jsonw_key(&w, "cold_cause");
	jsonw_cstr(&w, c->cold_cause);
	jsonw_key(&w, "partial");
	jsonw_bool(&w, c->is_partial);
	write_numbers(&w, "check_us", c->check_us, 2);
	write_numbers(&w, "check_bytes",
		      (const double[]){(double)c->check_bytes[0], (double)c->check_bytes[1]},
		      2);
	if (!c->is_short)
		write_later(&w, c);
	for (int st = 0; st < ROOF_STATES; st++)
		write_state(&w, c, st);
	jsonw_close(&w, '}');
	buf_char(&b, '\n');
	return buf_view(&b);
}

/* A number, or NAN for null; *ok becomes false for anything else. */
static double number(const json_t *v, bool *ok)
{
	*ok = *ok && v && (json_is_number(v) || json_is_null(v));
	return json_is_number(v) ? json_number_value(v) : (double)NAN;
}

static void read_list(const json_t *v, double *out, size_t n, bool *ok)
{
	*ok = *ok && json_is_array(v) && json_array_size(v) == n;
	for (size_t i = 0; *ok && i < n; i++)
		out[i] = number(json_array_get(v, i), ok);
}

static const char *text(struct arena *a, const json_t *v, bool *ok)
{
	*ok = *ok && json_is_string(v);
	return *ok ? arena_printf(a, "%s", json_string_value(v)) : "";
}

static void read_roof(struct arena *a, const json_t *v, struct roof_series *s, bool *ok)
{
	s->cells = arena_array(a, struct roof_cell, json_array_size(v) + 1);
	*ok = *ok && json_is_array(v);
	for (size_t i = 0; *ok && i < json_array_size(v); i++) {
		const json_t *row = json_array_get(v, i);
		struct roof_cell *cell = &s->cells[s->n++];

		cell->bytes = (int64_t)number(json_array_get(row, 0), ok);
		cell->t_us = number(json_array_get(row, 1), ok);
		cell->sigma = number(json_array_get(row, 2), ok);
		const char *shape = text(a, json_array_get(row, 3), ok);

		*ok = *ok && cell->t_us > 0 && cell->bytes > (i ? cell[-1].bytes : 0) &&
		      strlen(shape) < sizeof(cell->shape);
		if (*ok)
			memcpy(cell->shape, shape, strlen(shape) + 1);
	}
}

static void read_state(struct arena *a, const json_t *v, struct calibration *c, int st,
		       bool *ok)
{
	size_t n = json_array_size(json_object_get(v, "k"));
	double *k = arena_array(a, double, n + 1), *t = arena_array(a, double, n + 1),
	       fit[8] = {0};

	c->f1_us[st] = number(json_object_get(v, "f1_us"), ok);
	read_list(json_object_get(v, "fit"), fit, 8, ok);
	read_list(json_object_get(v, "k"), k, n, ok);
	read_list(json_object_get(v, "t_us"), t, n, ok);
	c->series[st] = (struct chain_series){k, t, (uint32_t)n};
	c->chain[st] = (struct chain_fit){
		.s = fit[0],
		.c = fit[1],
		.se_s = fit[2],
		.se_c = fit[3],
		.scatter = fit[4],
		.worst = fit[5],
		.worst_k = (int)fit[6],
		.g1 = fit[7],
		.is_bent = json_is_true(json_object_get(v, "bend")),
		.is_unusable = json_is_true(json_object_get(v, "floor_unusable")),
	};
	for (int mix = 0; mix < MIXES; mix++)
		read_roof(a, json_object_get(json_object_get(v, "roofs"), roof_mixes[mix].name),
			  &c->roofs.series[st][mix], ok);
}

static void read_later(const json_t *v, struct calibration *c, bool *ok)
{
	const json_t *rates = json_object_get(v, "rates");

	c->is_short = !rates;
	c->d1_us = rates ? number(json_object_get(v, "d1_us"), ok) : (double)NAN;
	c->host_direct_us =
		rates ? number(json_object_get(v, "host_direct_us"), ok) : (double)NAN;
	for (int i = 0; i < WORK_KINDS; i++)
		c->rate.n[i] =
			rates ? number(json_object_get(rates, rate_names[i]), ok) : (double)NAN;
}

static void read_rest(struct arena *a, const json_t *v, struct calibration *c, bool *ok)
{
	double bytes[2] = {0};
	const json_t *cause = json_object_get(v, "cold_cause");

	c->device_id = text(a, json_object_get(v, "device"), ok);
	c->kind = text(a, json_object_get(v, "kind"), ok);
	c->made_at = text(a, json_object_get(v, "made_at"), ok);
	c->verified_at = text(a, json_object_get(v, "verified_at"), ok);
	c->cold_cause = json_is_null(cause) ? NULL : text(a, cause, ok);
	c->is_partial = json_is_true(json_object_get(v, "partial"));
#define X(m) c->m = number(json_object_get(v, #m), ok);
	NUMBERS(X)
#undef X
#define X(m) c->m = json_integer_value(json_object_get(v, #m));
	BYTES(X)
#undef X
	read_later(v, c, ok);
	read_list(json_object_get(v, "check_us"), c->check_us, 2, ok);
	read_list(json_object_get(v, "check_bytes"), bytes, 2, ok);
	c->check_bytes[0] = (int64_t)bytes[0];
	c->check_bytes[1] = (int64_t)bytes[1];
}

enum status calibration_read(struct arena *a, struct str bytes, const char *name,
			     struct calibration **out)
{
	struct calibration *c = arena_new(a, struct calibration);
	struct buf key = buf_new(a);
	struct jsonw w = jsonw_compact(&key);
	json_auto_t *v = NULL;
	bool ok = true;

	TRY(json_read_text(bytes, name, &v));
	if (json_integer_value(json_object_get(v, "schema")) != 1 ||
	    json_integer_value(json_object_get(v, "method")) != METHOD)
		FAIL(INVALID, "%s is no calibration of method %d", name, METHOD);
	read_rest(a, v, c, &ok);
	for (int st = 0; st < ROOF_STATES; st++)
		read_state(a, json_object_get(v, state_name((enum cache_state)st)), c, st, &ok);
	if (!ok || !(c->tick_us > 0) || c->llc_bytes <= 0 || c->flush_bytes <= 0)
		FAIL(INVALID, "%s: a member is missing or out of range", name);
	jsonw_value(&w, json_object_get(v, "key"), true);
	c->key = buf_view(&key);
	sha256_hex(c->key, c->digest);
	*out = c;
	return STATUS_OK;
}

static const char *utc_of(struct arena *a, int64_t now_s)
{
	time_t t = (time_t)now_s;
	struct tm tm;
	char words[32];

	gmtime_r(&t, &tm);
	strftime(words, sizeof(words), "%Y-%m-%dT%H:%M:%SZ", &tm);
	return arena_printf(a, "%s", words);
}

static bool is_fresh(const struct calibration *c, int64_t now_s)
{
	struct tm tm = {0};

	if (!strptime(c->verified_at, "%Y-%m-%dT%H:%M:%SZ", &tm))
		return false;
	int64_t age = now_s - (int64_t)timegm(&tm);

	return age >= 0 && age <= METHOD_AGE_S;
}

MUST static enum status save(struct arena *a, const char *path, const struct calibration *c)
{
	char *dir = arena_printf(a, "%s", path);

	*strrchr(dir, '/') = 0;
	TRY(file_mkdirs(dir));
	TRY(file_write(path, calibration_write(a, c)));
	return STATUS_OK;
}

/* A file that cannot be used is one that is not there: the calibration will replace it. */
static struct calibration *load(struct arena *a, const char *path, struct str key)
{
	struct calibration *c = NULL;
	struct str bytes;

	if (file_read(a, path, FILE_LIMIT, &bytes) || calibration_read(a, bytes, path, &c)) {
		status_clear();
		return NULL;
	}
	return str_eq(c->key, key) ? c : NULL;
}

MUST static enum status measure_anew(struct arena *a, const struct lease *l, struct device *dev,
				     const struct calibrate_opts *opts, struct str key,
				     int64_t now_s, struct calibration **out)
{
	TRY(calibration_measure(a, l, dev, opts, out));
	(*out)->key = key;
	sha256_hex(key, (*out)->digest);
	(*out)->made_at = utc_of(a, now_s);
	return STATUS_OK;
}

enum status calibration_get(struct arena *a, const struct lease *l, struct device *dev,
			    const struct calibrate_opts *opts, struct calibration **out,
			    enum calibration_source *source)
{
	int64_t now_s = opts && opts->now_s ? opts->now_s : (int64_t)time(NULL);
	struct str key = calibration_key(a, dev);
	const char *path;
	double ratio[3];
	bool is_good = false;

	TRY(calibration_path(a, opts, key, &path));
	struct calibration *c = opts && opts->is_forced ? NULL : load(a, path, key);

	if (c && is_fresh(c, now_s) && !c->is_short) {
		*source = CALIBRATION_FILE;
		*out = c;
		return STATUS_OK;
	}
	bool is_renewed = c && !is_fresh(c, now_s);

	if (is_renewed)
		TRY(calibration_check(l, dev, c, ratio, &is_good));
	if (!c || (is_renewed && !is_good)) {
		TRY(measure_anew(a, l, dev, opts, key, now_s, &c));
		*source = CALIBRATION_MEASURED;
	} else {
		*source = is_renewed ? CALIBRATION_VERIFIED : CALIBRATION_COMPLETED;
		if (c->is_short)
			TRY(calibration_complete(a, l, dev, c));
	}
	if (*source != CALIBRATION_COMPLETED)
		c->verified_at = utc_of(a, now_s);
	TRY(save(a, path, c));
	*out = c;
	return STATUS_OK;
}
