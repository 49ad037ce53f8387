/* Rows, their samples, events, and what resuming asks of them. */
#include "base/clock.h"
#include "base/fault.h"
#include "base/vec.h"
#include "store/store_int.h"

#include <assert.h>
#include <math.h>
#include <string.h>

static const char *or_object(const char *s)
{
	return s ? s : "{}";
}

MUST static enum status put_row(struct store *s, int64_t run, const struct store_row *r,
				const char *now, int64_t *id)
{
	sqlite3_stmt *st;
	bool has_row;

	assert(!r->cause == (r->status == ROW_OK));
	assert(!r->cause || cause_get(r->cause)->row == r->status || r->status == ROW_SKIPPED);
	TRY(db_bind(
		s, &st,
		"INSERT INTO point_row (run, arm, kernel, point, provider, options, process,"
		" device_uuid, device_kind, fingerprint, attempt, status, cause, message,"
		" metrics, flags, \"check\", env, build, phases, finished_at)"
		" VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)"
		" ON CONFLICT (run, arm, kernel, point, provider, options, process,"
		" device_kind) DO UPDATE SET device_uuid = excluded.device_uuid,"
		" fingerprint = excluded.fingerprint, attempt = excluded.attempt,"
		" status = excluded.status, cause = excluded.cause,"
		" message = excluded.message, metrics = excluded.metrics,"
		" flags = excluded.flags, \"check\" = excluded.\"check\","
		" env = excluded.env, build = excluded.build, phases = excluded.phases,"
		" finished_at = excluded.finished_at RETURNING id",
		"ittttt"
		"itttitttttttttt",
		run, r->arm ? r->arm : "", r->kernel, r->point, r->provider,
		or_object(r->options), (int64_t)r->process, r->device_uuid, r->device_kind,
		r->fingerprint, (int64_t)r->attempt, row_status_name(r->status), r->cause,
		r->message, or_object(r->metrics), or_object(r->flags), or_object(r->check),
		or_object(r->env), or_object(r->build), or_object(r->phases),
		r->finished_at ? r->finished_at : now));
	TRY(db_step(s, st, &has_row));
	*id = sqlite3_column_int64(st, 0);
	TRY(db_run(s, st));
	return STATUS_OK;
}

MUST static enum status put_one(struct store *s, int64_t run, const struct store_put *p,
				const char *now)
{
	sqlite3_stmt *st;
	int64_t id = 0;

	TRY(put_row(s, run, &p->row, now, &id));
	TRY(fault_point("store.row"));
	TRY(db_bind(s, &st, "DELETE FROM sample WHERE \"row\" = ?", "i", id));
	TRY(db_run(s, st));
	for (uint32_t i = 0; i < p->nsamples; i++) {
		const struct store_sample *x = &p->samples[i];

		TRY(db_bind(
			s, &st,
			"INSERT INTO sample (\"row\", state, n, m, blob) VALUES (?,?,?,?,?)",
			"itiib", id, x->state, (int64_t)x->n, (int64_t)x->m, x->blob));
		TRY(db_run(s, st));
	}
	return STATUS_OK;
}

MUST static enum status put_event(struct store *s, int64_t run, const struct store_event *e,
				  const char *now)
{
	sqlite3_stmt *st;

	TRY(db_bind(s, &st, "INSERT INTO event (run, at, kind, body) VALUES (?,?,?,?)", "ittt",
		    run, e->at ? e->at : now, e->kind, or_object(e->body)));
	TRY(db_run(s, st));
	return STATUS_OK;
}

enum status store_point(struct store *s, int64_t run, const struct store_put *rows,
			uint32_t nrows, const struct store_event *events, uint32_t nevents)
{
	struct arena a = {0};
	const char *now = clock_utc(&a);
	enum status st = db_begin(s);

	if (!st) {
		for (uint32_t i = 0; !st && i < nrows; i++)
			st = put_one(s, run, &rows[i], now);
		for (uint32_t i = 0; !st && i < nevents; i++)
			st = put_event(s, run, &events[i], now);
		st = db_end(s, st);
	}
	arena_release(&a);
	TRY(st);
	return STATUS_OK;
}

enum status store_event(struct store *s, int64_t run, const struct store_event *e)
{
	TRY(store_point(s, run, NULL, 0, e, 1));
	return STATUS_OK;
}

/* What accounts of rows ask for, and what else there is. */
#define COLUMNS_OF_ACCOUNTS                                                                  \
	"arm, kernel, point, provider, options, process, device_uuid, device_kind, status, " \
	"cause, metrics, flags, env, build"
#define COLUMNS             \
	COLUMNS_OF_ACCOUNTS \
	", id, run, fingerprint, attempt, message, \"check\", phases, finished_at"
enum { ACCOUNT_COLUMNS = 14 };

static void read_rest(struct arena *a, sqlite3_stmt *st, struct store_row *r)
{
	r->id = sqlite3_column_int64(st, 14);
	r->run = sqlite3_column_int64(st, 15);
	r->fingerprint = db_text(a, st, 16);
	r->attempt = sqlite3_column_int(st, 17);
	r->message = db_text(a, st, 18);
	r->check = db_text(a, st, 19);
	r->phases = db_text(a, st, 20);
	r->finished_at = db_text(a, st, 21);
}

MUST static enum status read_row(struct store *s, struct arena *a, sqlite3_stmt *st,
				 struct store_row *r)
{
	*r = (struct store_row){
		.arm = db_text(a, st, 0),
		.kernel = db_text(a, st, 1),
		.point = db_text(a, st, 2),
		.provider = db_text(a, st, 3),
		.options = db_text(a, st, 4),
		.process = sqlite3_column_int(st, 5),
		.device_uuid = db_text(a, st, 6),
		.device_kind = db_text(a, st, 7),
		.cause = db_text(a, st, 9),
		.metrics = db_text(a, st, 10),
		.flags = db_text(a, st, 11),
		.env = db_text(a, st, 12),
		.build = db_text(a, st, 13),
	};
	if (sqlite3_column_count(st) > ACCOUNT_COLUMNS)
		read_rest(a, st, r);
	if (!row_status_find(str_of(db_text(NULL, st, 8)), &r->status))
		FAIL(CORRUPT, "%s: row %lld has no status", s->path, (long long)r->id);
	if (r->cause && !cause_find(r->cause))
		FAIL(CORRUPT, "%s: row %lld has the unknown cause %s", s->path,
		     (long long)r->id, r->cause);
	return STATUS_OK;
}

enum status store_rows(struct store *s, struct arena *a, const struct store_filter *f,
		       struct store_row **out, uint32_t *n)
{
	VEC(struct store_row) rows = {0};
	sqlite3_stmt *st;
	bool has_row;

	TRY(db_bind(
		s, &st,
		"SELECT " COLUMNS " FROM point_row WHERE (?1 = 0 OR run = ?1)"
		" AND (?2 IS NULL OR kernel = ?2) AND (?3 IS NULL OR point = ?3)"
		" AND (?4 IS NULL OR provider = ?4) AND (?5 IS NULL OR device_kind = ?5)"
		" AND (?6 IS NULL OR arm = ?6)"
		" ORDER BY kernel, point, provider, options, device_kind, arm, process, run",
		"ittttt", f->run, f->kernel, f->point, f->provider, f->device_kind, f->arm));
	for (;;) {
		struct store_row row;

		TRY(db_step(s, st, &has_row));
		if (!has_row)
			break;
		TRY(read_row(s, a, st, &row));
		vec_push(&rows, a, row);
	}
	*out = rows.p;
	*n = rows.n;
	return STATUS_OK;
}

MUST static enum status see_rows(struct store *s, sqlite3_stmt *st, store_see *see, void *ctx)
{
	for (;;) {
		struct store_row row;
		bool has_row;

		TRY(db_step(s, st, &has_row));
		if (!has_row)
			return STATUS_OK;
		TRY(read_row(s, NULL, st, &row));
		TRY(see(ctx, &row));
	}
}

/* Where in the table the rows of a run lie. */
MUST static enum status find_range(struct store *s, int64_t run, int64_t *first, int64_t *last)
{
	sqlite3_stmt *st;
	bool has_row;

	TRY(db_bind(s, &st, "SELECT min(id), max(id) FROM point_row WHERE run = ?", "i", run));
	TRY(db_step(s, st, &has_row));
	*first = sqlite3_column_int64(st, 0);
	*last = sqlite3_column_int64(st, 1);
	sqlite3_reset(st);
	return STATUS_OK;
}

/* As they lie in the table: to look them up by an index takes twice as long. */
enum status store_each(struct store *s, int64_t run, store_see *see, void *ctx)
{
	int64_t first = 0, last = 0;
	sqlite3_stmt *st;

	TRY(find_range(s, run, &first, &last));
	TRY(db_bind(s, &st,
		    "SELECT " COLUMNS_OF_ACCOUNTS
		    " FROM point_row NOT INDEXED WHERE id BETWEEN ?2 AND ?3 AND run = ?1",
		    "iii", run, first, last));
	enum status bad = see_rows(s, st, see, ctx);

	if (bad)
		sqlite3_reset(st);
	return bad;
}

enum status store_row_get(struct store *s, struct arena *a, int64_t id, struct store_row *out)
{
	sqlite3_stmt *st;
	bool has_row;

	TRY(db_bind(s, &st, "SELECT " COLUMNS " FROM point_row WHERE id = ?", "i", id));
	TRY(db_step(s, st, &has_row));
	if (!has_row)
		FAIL(NOT_FOUND, "%s has no row %lld", s->path, (long long)id);
	TRY(read_row(s, a, st, out));
	sqlite3_reset(st);
	return STATUS_OK;
}

enum status store_samples(struct store *s, struct arena *a, int64_t row, struct samples **out,
			  uint32_t *n)
{
	VEC(struct samples) all = {0};
	sqlite3_stmt *st;
	bool has_row;

	TRY(db_bind(s, &st,
		    "SELECT state, n, m, blob FROM sample WHERE \"row\" = ? ORDER BY state",
		    "i", row));
	for (;;) {
		struct samples one;

		TRY(db_step(s, st, &has_row));
		if (!has_row)
			break;
		TRY_CTX(samples_unpack(a, db_blob(a, st, 3),
				       (uint32_t)sqlite3_column_int64(st, 1), &one),
			"samples of row %lld of %s", (long long)row, s->path);
		one.state = db_text(a, st, 0);
		one.m = (uint32_t)sqlite3_column_int64(st, 2);
		vec_push(&all, a, one);
	}
	*out = all.p;
	*n = all.n;
	return STATUS_OK;
}

enum status store_events(struct store *s, struct arena *a, int64_t run,
			 struct store_event **out, uint32_t *n)
{
	VEC(struct store_event) all = {0};
	sqlite3_stmt *st;
	bool has_row;

	TRY(db_bind(s, &st, "SELECT kind, body, at FROM event WHERE run = ? ORDER BY id", "i",
		    run));
	for (;;) {
		TRY(db_step(s, st, &has_row));
		if (!has_row)
			break;
		struct store_event e = {db_text(a, st, 0), db_text(a, st, 1),
					db_text(a, st, 2)};

		vec_push(&all, a, e);
	}
	*out = all.p;
	*n = all.n;
	return STATUS_OK;
}

static bool is_settled(const char *status, const char *cause, bool retry_failed)
{
	if (!cause)
		return true;
	const struct cause *c = cause_find(cause);

	if (retry_failed && strcmp(status, row_status_name(ROW_OK_UNCHECKED)))
		return false;
	return c && c->is_final;
}

enum status store_is_settled(struct store *s, int64_t run, const char *fingerprint,
			     bool retry_failed, bool *out, int64_t *row)
{
	sqlite3_stmt *st;
	bool has_row;

	*out = false;
	TRY(db_bind(s, &st,
		    "SELECT id, status, cause FROM point_row"
		    " WHERE fingerprint = ?1 AND (?2 = 0 OR run = ?2) ORDER BY id DESC",
		    "ti", fingerprint, run));
	while (!*out) {
		TRY(db_step(s, st, &has_row));
		if (!has_row)
			return STATUS_OK;
		*row = sqlite3_column_int64(st, 0);
		*out = is_settled((const char *)sqlite3_column_text(st, 1),
				  (const char *)sqlite3_column_text(st, 2), retry_failed);
	}
	sqlite3_reset(st);
	return STATUS_OK;
}

enum status store_last_cost(struct store *s, const char *kernel, const char *point,
			    const char *provider, const char *device_kind, double *seconds)
{
	sqlite3_stmt *st;
	bool has_row;

	*seconds = (double)NAN;
	TRY(db_bind(s, &st,
		    "SELECT (SELECT sum(value) FROM json_each(phases)) FROM point_row"
		    " WHERE kernel = ? AND point = ? AND provider = ? AND device_kind = ?"
		    " ORDER BY id DESC LIMIT 1",
		    "tttt", kernel, point, provider, device_kind));
	TRY(db_step(s, st, &has_row));
	if (has_row && sqlite3_column_type(st, 0) != SQLITE_NULL)
		*seconds = sqlite3_column_double(st, 0);
	sqlite3_reset(st);
	return STATUS_OK;
}
