/* A sweep file laid over another one: measuring.md §10.4.  A family is what a repro came to:
 * its results by label, and its failures "<repro>::SHAPE::<label>[::<provider>]". */
#include "base/clock.h"
#include "base/file.h"
#include "base/json.h"
#include "base/map.h"
#include "report/report.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/file.h>
#include <unistd.h>

#define SHAPE "::SHAPE::"

/* ---- may it be laid over? ---- */

MUST static enum status same(const char *path, const json_t *old, const json_t *mine,
			     const char *key)
{
	const json_t *a = json_object_get(old, key), *b = json_object_get(mine, key);

	if ((a || b) && !json_equal(a, b))
		FAIL(INVALID,
		     "%s: _metadata.%s differs from this run's: it would not be one sweep",
		     path, key);
	return STATUS_OK;
}

static const json_t *kind_of(const json_t *meta)
{
	return json_object_get(json_array_get(json_object_get(meta, "devices"), 0), "kind");
}

MUST static enum status check_form(const char *path, const json_t *root)
{
	const json_t *meta = json_object_get(root, "_metadata");

	if (json_integer_value(json_object_get(meta, "schema_version")) != 2)
		FAIL(INVALID, "%s: no sweep file of schema 2", path);
	if (!json_is_object(json_object_get(root, "__failures__")))
		FAIL(INVALID, "%s: no sweep file: it has no __failures__", path);
	return STATUS_OK;
}

MUST static enum status check_same(const char *path, const json_t *old, const json_t *mine)
{
	const json_t *a = json_object_get(old, "_metadata"),
		     *b = json_object_get(mine, "_metadata");

	TRY(same(path, a, b, "workload"));
	TRY(same(path, a, b, "method"));
	TRY(same(path, a, b, "inductor_config"));
	TRY(same(path, a, b, "launch"));
	if (!json_equal(kind_of(a), kind_of(b)))
		FAIL(INVALID, "%s: is of the device kind %s, this run of %s", path,
		     json_string_value(kind_of(a)), json_string_value(kind_of(b)));
	return STATUS_OK;
}

/* ---- families ---- */

static struct str family_of(const char *failure)
{
	const char *at = strstr(failure, SHAPE);

	return at ? (struct str){failure, (size_t)(at - failure)} : str_of(failure);
}

/* "": of the family as a whole, as when its repro cannot be read. */
static struct str label_of(const char *failure)
{
	const char *at = strstr(failure, SHAPE);
	struct str label = {0};

	if (at) {
		label = str_of(at + strlen(SHAPE));
		const char *end = strstr(label.p, "::");

		label.n = end ? (size_t)(end - label.p) : label.n;
	}
	return str_is(label, "home") ? (struct str){0} : label;
}

/* The failures of a label, and those of the family as a whole; all of them if label is NULL. */
static void drop_failures(json_t *root, struct str family, const struct str *label)
{
	json_t *failures = json_object_get(root, "__failures__"), *v;
	const char *key;
	void *next;

	json_object_foreach_safe(failures, next, key, v)
	{
		struct str its = label_of(key);

		if (str_eq(family_of(key), family) && (!label || !its.n || str_eq(its, *label)))
			json_object_del(failures, key);
	}
}

static void drop_family(struct arena *a, json_t *root, struct str family)
{
	json_object_del(root, str_cstr(a, family));
	drop_failures(root, family, NULL);
}

/* Everything old that a result or a failure of this run takes the place of. */
static void make_room(struct arena *a, json_t *root, struct str family, struct str label,
		      bool is_whole)
{
	json_t *results = json_object_get(root, str_cstr(a, family));

	if (is_whole || !label.n) {
		drop_family(a, root, family);
		return;
	}
	drop_failures(root, family, &label);
	json_object_del(results, str_cstr(a, label));
	if (results && !json_object_size(results))
		json_object_del(root, str_cstr(a, family));
}

static void lay_results(json_t *root, const char *family, json_t *mine)
{
	json_t *to = json_object_get(root, family), *v;
	const char *label;

	if (!to) {
		to = json_object();
		json_object_set_new(root, family, to);
	}
	json_object_foreach(mine, label, v) json_object_set(to, label, v);
}

static void lay_over(struct arena *a, json_t *root, json_t *mine, bool is_whole)
{
	json_t *failures = json_object_get(mine, "__failures__"), *v, *point;
	const char *key, *label;

	json_object_foreach(mine, key, v) json_object_foreach(v, label, point) if (*key != '_')
		make_room(a, root, str_of(key), str_of(label), is_whole);
	json_object_foreach(failures, key, v)
		make_room(a, root, family_of(key), label_of(key), is_whole);
	json_object_foreach(mine, key, v) if (*key != '_') lay_results(root, key, v);
	json_object_foreach(failures, key, v)
		json_object_set(json_object_get(root, "__failures__"), key, v);
}

/* ---- what follows from all of it ---- */

struct tally {
	uint32_t rows[ROW_STATUSES], points[ROW_STATUSES], repros[ROW_STATUSES];
	json_int_t families, results;
};

static enum row_status status_of(const json_t *v)
{
	enum row_status s = ROW_FAILED;
	const char *text = json_string_value(json_object_get(v, "status"));

	return text && row_status_find(str_of(text), &s) ? s : ROW_FAILED;
}

/* Whether the label has a failure besides what was measured. */
static bool has_failure(json_t *root, struct str family, struct str label)
{
	const char *key;
	json_t *v;

	json_object_foreach(json_object_get(root, "__failures__"), key,
			    v) if (str_eq(family_of(key), family) &&
				   str_eq(label_of(key), label) &&
				   status_of(v) == ROW_FAILED) return true;
	return false;
}

static void count_family(json_t *root, const char *family, json_t *labels, struct tally *t)
{
	enum row_status best = ROW_FAILED;
	const char *label;
	json_t *v;

	json_object_foreach(labels, label, v)
	{
		enum row_status s = status_of(v);
		json_int_t timed = (json_int_t)json_object_size(json_object_get(v, "spread"));

		timed -=
			json_object_get(json_object_get(v, "spread"), "memcopy_sol_us") != NULL;
		t->rows[s] += timed > 0 ? (uint32_t)timed : 1;
		if (has_failure(root, str_of(family), str_of(label)))
			s = ROW_FAILED;
		t->points[s]++;
		best = s < best ? s : best;
		t->results++;
	}
	t->repros[best]++;
	t->families++;
}

/* A failure of a point that has no result is the point's status, and once the family's. */
static void count_failure(json_t *root, const char *key, const json_t *v, struct map *seen,
			  struct arena *a, struct tally *t)
{
	struct str family = family_of(key), label = label_of(key);
	json_t *results = json_object_get(root, str_cstr(a, family));
	char *point = arena_printf(a, STR_FMT SHAPE STR_FMT, STR_ARG(family), STR_ARG(label));

	t->rows[status_of(v)]++;
	if (!json_object_get(results, str_cstr(a, label)) && map_set(seen, str_of(point), 1))
		t->points[status_of(v)]++;
	if (!results && map_set(seen, family, 1)) {
		t->repros[status_of(v)]++;
		t->families++;
	}
}

static struct tally tally_of(struct arena *a, json_t *root)
{
	struct map seen = map_new(a);
	struct tally t = {0};
	const char *key;
	json_t *v;

	json_object_foreach(root, key, v) if (*key != '_') count_family(root, key, v, &t);
	json_object_foreach(json_object_get(root, "__failures__"), key, v)
		count_failure(root, key, v, &seen, a, &t);
	return t;
}

static void set_counts(json_t *to, const uint32_t *n)
{
	json_int_t total = 0;

	for (int s = 0; s < ROW_STATUSES; s++) {
		total += n[s];
		json_object_set_new(to, row_status_name((enum row_status)s),
				    json_integer(n[s]));
	}
	json_object_set_new(to, "total", json_integer(total));
}

static void conclude(struct arena *a, json_t *root, json_t *mine, int64_t run)
{
	json_t *meta = json_object_get(mine, "_metadata"),
	       *sum = json_object_get(mine, "__summary__"), *last = json_object();
	struct tally t = tally_of(a, root);

	json_object_set_new(last, "run", json_integer(run));
	json_object_set_new(last, "at", json_string(clock_utc(a)));
	json_object_set(last, "summary", sum);
	json_object_set_new(meta, "n_repros", json_integer(t.families));
	json_object_set_new(meta, "n_results", json_integer(t.results));
	json_object_set_new(meta, "last_merge", last);
	json_object_set(root, "_metadata", meta);
	sum = json_deep_copy(sum);
	set_counts(sum, t.rows);
	set_counts(json_object_get(sum, "points"), t.points);
	set_counts(json_object_get(sum, "repros"), t.repros);
	json_object_set_new(root, "__summary__", sum);
}

/* ---- the file ---- */

MUST static enum status read_old(const char *path, json_t **out)
{
	bool is_there;

	*out = NULL;
	TRY(file_exists(path, &is_there));
	if (!is_there)
		return STATUS_OK;
	TRY(json_read_file(path, out));
	return check_form(path, *out);
}

enum status report_merge_check(const char *path)
{
	json_auto_t *old = NULL;

	TRY(file_check_writable(path));
	return read_old(path, &old);
}

MUST static enum status overlay(struct arena *a, const char *path, struct str text,
				bool is_whole, int64_t run)
{
	json_auto_t *old = NULL, *mine = NULL;
	struct buf b = buf_new(a);
	struct jsonw w = jsonw_new(&b);

	TRY(read_old(path, &old));
	TRY(json_read_text(text, "this run's sweep", &mine));
	if (old)
		TRY(check_same(path, old, mine));
	else
		old = json_deep_copy(mine);
	lay_over(a, old, mine, is_whole);
	conclude(a, old, mine, run);
	jsonw_value(&w, old, false);
	buf_char(&b, '\n');
	return file_write_named(path, buf_view(&b));
}

/* One after the other: the lock is the kernel's and dies with its holder. */
enum status report_merge(const char *path, struct str text, bool is_whole, int64_t run)
{
	struct arena a = {0};
	const char *lock = arena_printf(&a, "%s.lock", path);
	int fd = open(lock, O_RDWR | O_CREAT | O_CLOEXEC, 0666);
	enum status s = STATUS_OK;

	if (fd < 0 || flock(fd, LOCK_EX))
		s = status_tell(STATUS_IO, 1, __FILE__, __LINE__, "%s: %s", lock,
				strerror(errno));
	if (!s)
		s = overlay(&a, path, text, is_whole, run);
	if (fd >= 0)
		close(fd);
	arena_release(&a);
	return s;
}
