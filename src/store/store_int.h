#ifndef STORE_STORE_INT_H
#define STORE_STORE_INT_H

#include "store/store.h"

#include <sqlite3.h>

/* The connection, with its statements prepared once each. */
enum { STORE_STATEMENTS = 64, STORE_LOCKS = 4 };

struct store {
	sqlite3 *db;
	char *path;
	bool is_read_only;
	struct {
		const char *sql; /* by address: they are literals */
		sqlite3_stmt *st;
	} statements[STORE_STATEMENTS];
	int nstatements;
	int lock_fd;                 /* of path-lock; -1 until a run is opened */
	int64_t locked[STORE_LOCKS]; /* runs that this process has open; 0: free */
};

/* Tells the story of the connection's last error. */
MUST enum status db_fail(struct store *s, const char *what);
MUST enum status db_exec(struct store *s, const char *sql);
/* The statement of a literal, reset and bound: i int64_t, t text or NULL, b struct str. */
MUST enum status db_bind(struct store *s, sqlite3_stmt **st, const char *sql, const char *types,
			 ...);
MUST enum status db_step(struct store *s, sqlite3_stmt *st, bool *has_row);
/* To the end, rows ignored. */
MUST enum status db_run(struct store *s, sqlite3_stmt *st);
/* Copies into the arena, or with none SQLite's own, which lives until the next step; NULL stays
 * NULL. */
const char *db_text(struct arena *a, sqlite3_stmt *st, int column);
struct str db_blob(struct arena *a, sqlite3_stmt *st, int column);

/* A write transaction; end commits if so_far is OK, else rolls back, and gives the verdict. */
MUST enum status db_begin(struct store *s);
MUST enum status db_end(struct store *s, enum status so_far);

/* migrate.c: brings the file to this version; CORRUPT if it is newer or another's. */
MUST enum status migrate(struct store *s);

/* run_lock.c: a run is open in one process at a time; CONFLICT says in which. */
MUST enum status run_lock(struct store *s, int64_t run);
void run_unlock(struct store *s, int64_t run);

#endif
