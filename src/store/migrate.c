/*
 * The journal's tables, as steps from one version to the next.  A step that was ever
 * released is never changed: a new column is a new step.
 */
#include "store/store_int.h"

#include <stdio.h>

enum { APPLICATION = 0x41535341 }; /* "ASSA" */

static const char *const steps[] = {
	/* 1 */
	"CREATE TABLE run ("
	" id INTEGER PRIMARY KEY, started_at TEXT NOT NULL, ended_at TEXT,"
	" state TEXT NOT NULL CHECK (state IN ('running', 'done', 'interrupted')),"
	" workload TEXT NOT NULL"
	"  CHECK (workload IN ('kernels', 'oracles', 'graphs', 'externs', 'check', 'ab')),"
	" tag TEXT NOT NULL, method INTEGER NOT NULL, tool TEXT NOT NULL, corpus TEXT NOT NULL,"
	" inputs TEXT NOT NULL, arms TEXT NOT NULL, argv TEXT NOT NULL, host TEXT NOT NULL,"
	" calibrations TEXT NOT NULL, seed INTEGER NOT NULL) STRICT;"
	"CREATE INDEX run_work ON run (argv, workload);"
	"CREATE TABLE point_row ("
	" id INTEGER PRIMARY KEY, run INTEGER NOT NULL REFERENCES run (id),"
	" arm TEXT NOT NULL CHECK (arm IN ('', 'base', 'head')),"
	" kernel TEXT NOT NULL, point TEXT NOT NULL, provider TEXT NOT NULL,"
	" options TEXT NOT NULL, process INTEGER NOT NULL,"
	" device_uuid TEXT NOT NULL, device_kind TEXT NOT NULL, fingerprint TEXT NOT NULL,"
	" attempt INTEGER NOT NULL,"
	" status TEXT NOT NULL CHECK (status IN ('ok', 'ok_unchecked', 'failed', 'skipped')),"
	" cause TEXT, message TEXT, metrics TEXT NOT NULL, flags TEXT NOT NULL,"
	" \"check\" TEXT NOT NULL, env TEXT NOT NULL, build TEXT NOT NULL, phases TEXT NOT "
	"NULL,"
	" finished_at TEXT NOT NULL,"
	" CHECK ((status = 'ok') = (cause IS NULL)),"
	" UNIQUE (run, arm, kernel, point, provider, options, process, device_kind)) STRICT;"
	"CREATE INDEX row_fingerprint ON point_row (fingerprint);"
	"CREATE INDEX row_kernel ON point_row (kernel, point, provider);"
	"CREATE TABLE sample ("
	" \"row\" INTEGER NOT NULL REFERENCES point_row (id) ON DELETE CASCADE,"
	" state TEXT NOT NULL CHECK (state IN ('cold', 'warm', 'single')),"
	" n INTEGER NOT NULL, m INTEGER NOT NULL, blob BLOB NOT NULL,"
	" PRIMARY KEY (\"row\", state)) STRICT;"
	"CREATE TABLE event ("
	" id INTEGER PRIMARY KEY, run INTEGER NOT NULL REFERENCES run (id), at TEXT NOT NULL,"
	" kind TEXT NOT NULL CHECK (kind IN ('spawn', 'fault', 'retry', 'quarantine', "
	"'throttle',"
	"  'lease', 'drift')), body TEXT NOT NULL) STRICT;"
	"CREATE INDEX event_run ON event (run);"
	"CREATE TABLE quarantine ("
	" fingerprint TEXT PRIMARY KEY, cause TEXT NOT NULL, message TEXT NOT NULL,"
	" at TEXT NOT NULL) STRICT;"
	"CREATE TABLE tune ("
	" build TEXT NOT NULL, options TEXT NOT NULL, device_kind TEXT NOT NULL,"
	" kernel TEXT NOT NULL, point TEXT NOT NULL,"
	" how TEXT NOT NULL CHECK (how IN ('clean', 'contended')),"
	" PRIMARY KEY (build, options, device_kind, kernel, point)) STRICT;"
	"CREATE TABLE calibration ("
	" digest TEXT NOT NULL, verified_at TEXT NOT NULL, device TEXT NOT NULL,"
	" body TEXT NOT NULL, PRIMARY KEY (digest, verified_at)) STRICT;"
	"CREATE TABLE inventory ("
	" graph TEXT NOT NULL, version TEXT NOT NULL, body TEXT NOT NULL,"
	" PRIMARY KEY (graph, version)) STRICT;"
	"CREATE TABLE text ("
	" digest TEXT PRIMARY KEY, bytes INTEGER NOT NULL, zstd BLOB NOT NULL) STRICT;",
	/* 2: what accounts took of a run's rows; whoever changes a row drops it. */
	"CREATE TABLE kept ("
	" run INTEGER PRIMARY KEY REFERENCES run (id) ON DELETE CASCADE,"
	" body BLOB NOT NULL) STRICT;"
	"CREATE TRIGGER kept_insert AFTER INSERT ON point_row"
	" BEGIN DELETE FROM kept WHERE run = NEW.run; END;"
	"CREATE TRIGGER kept_update AFTER UPDATE ON point_row"
	" BEGIN DELETE FROM kept WHERE run IN (OLD.run, NEW.run); END;"
	"CREATE TRIGGER kept_delete AFTER DELETE ON point_row"
	" BEGIN DELETE FROM kept WHERE run = OLD.run; END;",
};

enum { VERSION = sizeof(steps) / sizeof(*steps) };

MUST static enum status number(struct store *s, const char *sql, int64_t *out)
{
	sqlite3_stmt *st = NULL;

	if (sqlite3_prepare_v2(s->db, sql, -1, &st, NULL) || sqlite3_step(st) != SQLITE_ROW) {
		enum status bad = db_fail(s, "cannot be read");

		sqlite3_finalize(st);
		return bad;
	}
	*out = sqlite3_column_int64(st, 0);
	sqlite3_finalize(st);
	return STATUS_OK;
}

/* Inside the transaction, for two programs may open a new file at once. */
MUST static enum status climb(struct store *s)
{
	int64_t version;
	char sql[64];

	TRY(number(s, "PRAGMA user_version", &version));
	for (; version < VERSION; version++)
		TRY(db_exec(s, steps[version]));
	snprintf(sql, sizeof(sql), "PRAGMA user_version=%d", VERSION);
	TRY(db_exec(s, sql));
	snprintf(sql, sizeof(sql), "PRAGMA application_id=%d", APPLICATION);
	TRY(db_exec(s, sql));
	return STATUS_OK;
}

/* Readers know one version: who may write brings an older journal to it. */
MUST static enum status climb_beside(struct store *s, int64_t version)
{
	struct store *writer;

	if (!version)
		FAIL(CORRUPT, "%s: an empty file, and no journal", s->path);
	TRY_CTX(store_open(s->path, false, &writer),
		"%s is of version %lld and is read once it is of version %d", s->path,
		(long long)version, VERSION);
	store_close(writer);
	return STATUS_OK;
}

enum status migrate(struct store *s)
{
	int64_t version, application, tables;

	TRY(number(s, "PRAGMA user_version", &version));
	TRY(number(s, "PRAGMA application_id", &application));
	TRY(number(s, "SELECT count(*) FROM sqlite_schema", &tables));
	if (tables && application != APPLICATION)
		FAIL(CORRUPT, "%s: a database, but no journal of assay", s->path);
	if (version > VERSION)
		FAIL(CORRUPT, "%s: of version %lld, made by a newer assay than this (%d)",
		     s->path, (long long)version, VERSION);
	if (version == VERSION)
		return STATUS_OK;
	if (s->is_read_only)
		return climb_beside(s, version);
	TRY(db_begin(s));
	TRY(db_end(s, climb(s)));
	return STATUS_OK;
}
