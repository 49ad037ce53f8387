/* Runs: opened, continued, closed, found. */
#include "base/clock.h"
#include "base/vec.h"
#include "store/store_int.h"

#include <stdio.h>

#define COLUMNS                                                                          \
	"id, started_at, ended_at, state, workload, tag, method, tool, corpus, inputs, " \
	"arms, argv, host, calibrations, seed"

static struct store_run read_run(struct arena *a, sqlite3_stmt *st)
{
	return (struct store_run){
		.id = sqlite3_column_int64(st, 0),
		.started_at = db_text(a, st, 1),
		.ended_at = db_text(a, st, 2),
		.state = db_text(a, st, 3),
		.workload = db_text(a, st, 4),
		.tag = db_text(a, st, 5),
		.method = sqlite3_column_int(st, 6),
		.tool = db_text(a, st, 7),
		.corpus = db_text(a, st, 8),
		.inputs = db_text(a, st, 9),
		.arms = db_text(a, st, 10),
		.argv = db_text(a, st, 11),
		.host = db_text(a, st, 12),
		.calibrations = db_text(a, st, 13),
		.seed = sqlite3_column_int64(st, 14),
	};
}

static const char *or_empty(const char *s)
{
	return s ? s : "";
}

static const char *or_object(const char *s)
{
	return s ? s : "{}";
}

MUST static enum status insert(struct store *s, struct store_run *r)
{
	struct arena a = {0};
	sqlite3_stmt *st;
	enum status bad = db_bind(s, &st,
				  "INSERT INTO run (started_at, state, workload, tag, method, "
				  "tool, corpus, inputs,"
				  " arms, argv, host, calibrations, seed)"
				  " VALUES (?, 'running', ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
				  "tttittttttti", r->started_at ? r->started_at : clock_utc(&a),
				  r->workload, or_empty(r->tag), (int64_t)r->method,
				  or_empty(r->tool), or_empty(r->corpus), or_empty(r->inputs),
				  or_object(r->arms), or_empty(r->argv), or_empty(r->host),
				  or_object(r->calibrations), r->seed);

	if (!bad)
		bad = db_run(s, st);
	arena_release(&a);
	TRY(bad);
	r->id = sqlite3_last_insert_rowid(s->db);
	return STATUS_OK;
}

/* 0 if the newest run of this work ended done, or there is none. */
MUST static enum status find_unfinished(struct store *s, const struct store_run *r, int64_t *id)
{
	sqlite3_stmt *st;
	bool has_row;

	*id = 0;
	TRY(db_bind(s, &st,
		    "SELECT id, state FROM run WHERE argv = ? AND workload = ?"
		    " ORDER BY id DESC LIMIT 1",
		    "tt", or_empty(r->argv), r->workload));
	TRY(db_step(s, st, &has_row));
	if (has_row && !str_is(str_of((const char *)sqlite3_column_text(st, 1)), "done"))
		*id = sqlite3_column_int64(st, 0);
	sqlite3_reset(st);
	return STATUS_OK;
}

/* The lock is taken before anybody else can see the run. */
MUST static enum status open_run(struct store *s, struct store_run *r, bool is_fresh,
				 bool *is_continued)
{
	sqlite3_stmt *st;
	int64_t id = 0;

	if (!is_fresh)
		TRY(find_unfinished(s, r, &id));
	*is_continued = id;
	if (!id)
		TRY(insert(s, r));
	else
		r->id = id;
	TRY(run_lock(s, r->id));
	TRY(db_bind(s, &st, "UPDATE run SET state = 'running', ended_at = NULL WHERE id = ?",
		    "i", r->id));
	TRY(db_run(s, st));
	return STATUS_OK;
}

enum status store_run_open(struct store *s, struct store_run *run, bool is_fresh,
			   bool *is_continued)
{
	run->id = 0;
	TRY(db_begin(s));
	enum status st = db_end(s, open_run(s, run, is_fresh, is_continued));

	if (st && run->id)
		run_unlock(s, run->id);
	TRY(st);
	return STATUS_OK;
}

enum status store_run_calibrations(struct store *s, int64_t run, const char *json)
{
	sqlite3_stmt *st;

	TRY(db_bind(s, &st, "UPDATE run SET calibrations = ? WHERE id = ?", "ti", json, run));
	TRY(db_run(s, st));
	return STATUS_OK;
}

enum status store_run_close(struct store *s, int64_t run, const char *state)
{
	struct arena a = {0};
	sqlite3_stmt *st;
	enum status bad = db_bind(s, &st, "UPDATE run SET state = ?, ended_at = ? WHERE id = ?",
				  "tti", state, clock_utc(&a), run);

	if (!bad)
		bad = db_run(s, st);
	arena_release(&a);
	run_unlock(s, run);
	TRY(bad);
	return STATUS_OK;
}

enum status store_runs(struct store *s, struct arena *a, struct store_run **out, uint32_t *n)
{
	VEC(struct store_run) runs = {0};
	sqlite3_stmt *st;
	bool has_row;

	TRY(db_bind(s, &st, "SELECT " COLUMNS " FROM run ORDER BY id", ""));
	for (;;) {
		TRY(db_step(s, st, &has_row));
		if (!has_row)
			break;
		vec_push(&runs, a, read_run(a, st));
	}
	*out = runs.p;
	*n = runs.n;
	return STATUS_OK;
}

enum status store_run_find(struct store *s, struct arena *a, const char *name,
			   struct store_run *out)
{
	sqlite3_stmt *st;
	int64_t id = 0;
	bool has_row;

	if (!*name)
		FAIL(USAGE, "a run is asked for by an empty name: its number or tag is wanted");
	if (str_to_i64(str_of(name), &id))
		status_clear(); /* a tag, then */
	TRY(db_bind(s, &st,
		    "SELECT " COLUMNS " FROM run WHERE id = ? OR tag = ?"
		    " ORDER BY id = ?1 DESC, id DESC LIMIT 1",
		    "it", id, name));
	TRY(db_step(s, st, &has_row));
	if (!has_row)
		FAIL(NOT_FOUND, "%s has no run %s", s->path, name);
	*out = read_run(a, st);
	sqlite3_reset(st);
	return STATUS_OK;
}
