/* The small tables beside the rows: quarantine, tune, calibrations, texts, inventory, kept. */
#include "base/clock.h"
#include "base/file.h"
#include "base/sha256.h"
#include "store/store_int.h"

enum { TEXT_LIMIT = 256 << 20, TEXT_LEVEL = 9 };

/* Whether the bound statement yields a row, which stays current. */
MUST static enum status first(struct store *s, sqlite3_stmt *st, bool *has_row)
{
	TRY(db_step(s, st, has_row));
	return STATUS_OK;
}

enum status store_quarantine_add(struct store *s, const char *fingerprint, const char *cause,
				 const char *message)
{
	struct arena a = {0};
	sqlite3_stmt *st;
	enum status bad =
		db_bind(s, &st,
			"INSERT INTO quarantine (fingerprint, cause, message, at)"
			" VALUES (?,?,?,?) ON CONFLICT DO UPDATE SET"
			" cause = excluded.cause, message = excluded.message,"
			" at = excluded.at",
			"tttt", fingerprint, cause, message ? message : "", clock_utc(&a));

	if (!bad)
		bad = db_run(s, st);
	arena_release(&a);
	TRY(bad);
	return STATUS_OK;
}

enum status store_quarantine_has(struct store *s, const char *fingerprint, bool *out)
{
	sqlite3_stmt *st;

	TRY(db_bind(s, &st, "SELECT 1 FROM quarantine WHERE fingerprint = ?", "t",
		    fingerprint));
	TRY(first(s, st, out));
	sqlite3_reset(st);
	return STATUS_OK;
}

enum status store_quarantine_drop(struct store *s, const char *fingerprint)
{
	sqlite3_stmt *st;

	TRY(db_bind(s, &st, "DELETE FROM quarantine WHERE fingerprint = ?", "t", fingerprint));
	TRY(db_run(s, st));
	return STATUS_OK;
}

enum status store_tune_put(struct store *s, const struct store_tune *k, const char *how)
{
	sqlite3_stmt *st;

	TRY(db_bind(s, &st,
		    "INSERT INTO tune (build, options, device_kind, kernel, point, how)"
		    " VALUES (?,?,?,?,?,?) ON CONFLICT DO UPDATE SET how = excluded.how",
		    "tttttt", k->build, k->options, k->device_kind, k->kernel, k->point, how));
	TRY(db_run(s, st));
	return STATUS_OK;
}

enum status store_tune_get(struct store *s, struct arena *a, const struct store_tune *k,
			   const char **how)
{
	sqlite3_stmt *st;
	bool has_row;

	TRY(db_bind(s, &st,
		    "SELECT how FROM tune WHERE build = ? AND options = ? AND device_kind = ?"
		    " AND kernel = ? AND point = ?",
		    "ttttt", k->build, k->options, k->device_kind, k->kernel, k->point));
	TRY(first(s, st, &has_row));
	*how = has_row ? db_text(a, st, 0) : NULL;
	sqlite3_reset(st);
	return STATUS_OK;
}

enum status store_calibration_put(struct store *s, const char *digest, const char *device,
				  const char *json)
{
	struct arena a = {0};
	sqlite3_stmt *st;
	enum status bad =
		db_bind(s, &st,
			"INSERT INTO calibration (digest, verified_at, device, body)"
			" VALUES (?,?,?,?) ON CONFLICT DO UPDATE SET body = excluded.body",
			"tttt", digest, clock_utc(&a), device, json);

	if (!bad)
		bad = db_run(s, st);
	arena_release(&a);
	TRY(bad);
	return STATUS_OK;
}

/* The one body of a statement, or NOT_FOUND. */
MUST static enum status body(struct store *s, struct arena *a, sqlite3_stmt *st,
			     const char *what, const char **json)
{
	bool has_row;

	TRY(first(s, st, &has_row));
	if (!has_row)
		FAIL(NOT_FOUND, "%s has no %s", s->path, what);
	*json = db_text(a, st, 0);
	sqlite3_reset(st);
	return STATUS_OK;
}

enum status store_calibration_get(struct store *s, struct arena *a, const char *digest,
				  const char **json)
{
	sqlite3_stmt *st;

	TRY(db_bind(s, &st,
		    "SELECT body FROM calibration WHERE digest = ?"
		    " ORDER BY verified_at DESC LIMIT 1",
		    "t", digest));
	TRY(body(s, a, st, "such calibration", json));
	return STATUS_OK;
}

enum status store_text_put(struct store *s, struct str text, char digest[65])
{
	struct arena a = {0};
	sqlite3_stmt *st;
	struct str packed;

	sha256_hex(text, digest);
	enum status bad = zstd_pack(&a, text, TEXT_LEVEL, &packed);

	if (!bad)
		bad = db_bind(s, &st,
			      "INSERT INTO text (digest, bytes, zstd) VALUES (?,?,?)"
			      " ON CONFLICT DO NOTHING",
			      "tib", digest, (int64_t)text.n, packed);
	if (!bad)
		bad = db_run(s, st);
	arena_release(&a);
	TRY(bad);
	return STATUS_OK;
}

enum status store_text_get(struct store *s, struct arena *a, const char *digest,
			   struct str *text)
{
	sqlite3_stmt *st;
	bool has_row;

	TRY(db_bind(s, &st, "SELECT zstd FROM text WHERE digest = ?", "t", digest));
	TRY(first(s, st, &has_row));
	if (!has_row)
		FAIL(NOT_FOUND, "%s has no text %s", s->path, digest);
	struct str packed = db_blob(a, st, 0);

	sqlite3_reset(st);
	TRY_CTX(zstd_unpack(a, packed, TEXT_LIMIT, text), "text %s of %s", digest, s->path);
	return STATUS_OK;
}

enum status store_inventory_put(struct store *s, const char *graph, const char *version,
				const char *json)
{
	sqlite3_stmt *st;

	TRY(db_bind(s, &st,
		    "INSERT INTO inventory (graph, version, body) VALUES (?,?,?)"
		    " ON CONFLICT DO UPDATE SET body = excluded.body",
		    "ttt", graph, version, json));
	TRY(db_run(s, st));
	return STATUS_OK;
}

enum status store_inventory_get(struct store *s, struct arena *a, const char *graph,
				const char *version, const char **json)
{
	sqlite3_stmt *st;

	TRY(db_bind(s, &st, "SELECT body FROM inventory WHERE graph = ? AND version = ?", "tt",
		    graph, version));
	TRY(body(s, a, st, "such inventory", json));
	return STATUS_OK;
}

MUST static enum status keep(struct store *s, int64_t run, const struct store_keep *k)
{
	sqlite3_stmt *st;
	struct str body;

	TRY(store_each(s, run, k->see, k->ctx));
	TRY(k->pack(k->ctx, &body));
	TRY(db_bind(s, &st, "INSERT OR REPLACE INTO kept (run, body) VALUES (?,?)", "ib", run,
		    body));
	TRY(db_run(s, st));
	return STATUS_OK;
}

enum status store_kept_make(struct store *s, int64_t run, const struct store_keep *k)
{
	TRY(db_begin(s));
	return db_end(s, keep(s, run, k));
}

enum status store_kept_get(struct store *s, struct arena *a, int64_t run, struct str *body)
{
	sqlite3_stmt *st;
	bool has_row;

	TRY(db_bind(s, &st, "SELECT body FROM kept WHERE run = ?", "i", run));
	TRY(first(s, st, &has_row));
	*body = has_row ? db_blob(a, st, 0) : (struct str){0};
	sqlite3_reset(st);
	return STATUS_OK;
}
