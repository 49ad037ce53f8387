/* The connection: opening, errors in words, statements, transactions. */
#include "base/fault.h"
#include "base/file.h"
#include "store/store_int.h"

#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { BUSY_MS = 10000 };

static _Thread_local const char *cause = "";

const char *store_cause(void)
{
	return cause;
}

static enum status status_of(int code)
{
	switch (code & 0xFF) {
	case SQLITE_CORRUPT:
	case SQLITE_NOTADB:
	case SQLITE_SCHEMA:
	case SQLITE_MISMATCH:
		return STATUS_CORRUPT;
	case SQLITE_BUSY:
	case SQLITE_LOCKED:
		return STATUS_CONFLICT;
	case SQLITE_CONSTRAINT:
		return STATUS_INVALID;
	default:
		return STATUS_IO;
	}
}

static const char *hint_of(int code)
{
	switch (code & 0xFF) {
	case SQLITE_FULL:
	case SQLITE_IOERR:
		return "; is the disk full?";
	case SQLITE_BUSY:
	case SQLITE_LOCKED:
		return "; another program writes to it";
	case SQLITE_NOTADB:
		return "; it is no journal";
	case SQLITE_CORRUPT:
		return "; it is damaged, move it away or restore it";
	case SQLITE_CANTOPEN:
	case SQLITE_READONLY:
		return "; are file and folder writable?";
	default:
		return "";
	}
}

enum status db_fail(struct store *s, const char *what)
{
	int code = s->db ? sqlite3_extended_errcode(s->db) : SQLITE_NOMEM;
	enum status st = status_of(code);
	const char *words = s->db ? sqlite3_errmsg(s->db) : "out of memory";

	cause = st == STATUS_IO ? "disk_full" : "";
	return status_tell(st, 1, __FILE__, __LINE__, "%s: %s: %s%s", s->path, what, words,
			   hint_of(code));
}

enum status db_exec(struct store *s, const char *sql)
{
	if (sqlite3_exec(s->db, sql, NULL, NULL, NULL))
		return db_fail(s, "cannot be used");
	return STATUS_OK;
}

MUST static enum status prepared(struct store *s, sqlite3_stmt **st, const char *sql)
{
	for (int i = 0; i < s->nstatements; i++)
		if (s->statements[i].sql == sql) {
			*st = s->statements[i].st;
			sqlite3_reset(*st);
			sqlite3_clear_bindings(*st);
			return STATUS_OK;
		}
	assert(s->nstatements < STORE_STATEMENTS);
	if (sqlite3_prepare_v3(s->db, sql, -1, SQLITE_PREPARE_PERSISTENT, st, NULL))
		return db_fail(s, "cannot be read");
	s->statements[s->nstatements].sql = sql;
	s->statements[s->nstatements++].st = *st;
	return STATUS_OK;
}

/* Texts and blobs must live until the statement is stepped. */
enum status db_bind(struct store *s, sqlite3_stmt **st, const char *sql, const char *types, ...)
{
	va_list ap;
	int bad = 0;

	TRY(prepared(s, st, sql));
	va_start(ap, types);
	for (int i = 0; types[i] && !bad; i++) {
		if (types[i] == 'i') {
			bad = sqlite3_bind_int64(*st, i + 1, va_arg(ap, int64_t));
		} else if (types[i] == 't') {
			bad = sqlite3_bind_text(*st, i + 1, va_arg(ap, const char *), -1,
						SQLITE_STATIC);
		} else {
			struct str b = va_arg(ap, struct str);

			bad = sqlite3_bind_blob64(*st, i + 1, b.n ? b.p : "", b.n,
						  SQLITE_STATIC);
		}
	}
	va_end(ap);
	if (bad)
		return db_fail(s, "cannot take a value");
	return STATUS_OK;
}

enum status db_step(struct store *s, sqlite3_stmt *st, bool *has_row)
{
	int code = sqlite3_step(st);

	*has_row = code == SQLITE_ROW;
	if (code == SQLITE_ROW)
		return STATUS_OK;
	if (code != SQLITE_DONE) {
		enum status bad = db_fail(s, "cannot be used");

		sqlite3_reset(st);
		return bad;
	}
	sqlite3_reset(st);
	return STATUS_OK;
}

enum status db_run(struct store *s, sqlite3_stmt *st)
{
	bool has_row = true;

	while (has_row)
		TRY(db_step(s, st, &has_row));
	return STATUS_OK;
}

const char *db_text(struct arena *a, sqlite3_stmt *st, int column)
{
	const char *text = (const char *)sqlite3_column_text(st, column);

	if (!text || !a)
		return text;
	return str_cstr(a, (struct str){text, (size_t)sqlite3_column_bytes(st, column)});
}

struct str db_blob(struct arena *a, sqlite3_stmt *st, int column)
{
	const void *p = sqlite3_column_blob(st, column);

	return p ? str_copy(a, (struct str){p, (size_t)sqlite3_column_bytes(st, column)})
		 : (struct str){"", 0};
}

enum status db_begin(struct store *s)
{
	TRY(db_exec(s, "BEGIN IMMEDIATE"));
	return STATUS_OK;
}

enum status db_end(struct store *s, enum status so_far)
{
	if (!so_far)
		so_far = fault_point("store.commit");
	if (!so_far)
		so_far = db_exec(s, "COMMIT");
	if (so_far && !sqlite3_get_autocommit(s->db))
		sqlite3_exec(s->db, "ROLLBACK", NULL, NULL, NULL);
	TRY(so_far);
	return STATUS_OK;
}

MUST static enum status start(struct store *s)
{
	int flags = s->is_read_only ? SQLITE_OPEN_READONLY
				    : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE;
	bool is_there;

	TRY(file_exists(s->path, &is_there));
	if (s->is_read_only && !is_there)
		FAIL(NOT_FOUND, "%s: no journal is there", s->path);
	if (sqlite3_open_v2(s->path, &s->db, flags | SQLITE_OPEN_NOMUTEX, NULL))
		return db_fail(s, "cannot be opened");
	sqlite3_extended_result_codes(s->db, 1);
	sqlite3_busy_timeout(s->db, BUSY_MS);
	if (!s->is_read_only) {
		TRY(db_exec(s, "PRAGMA journal_mode=WAL"));
		TRY(db_exec(s, "PRAGMA synchronous=NORMAL"));
	}
	/* whole runs are read at once: mapped, their pages need no copies */
	if (s->is_read_only)
		TRY(db_exec(s, "PRAGMA mmap_size=1073741824"));
	TRY(db_exec(s, "PRAGMA foreign_keys=ON"));
	TRY(migrate(s));
	return STATUS_OK;
}

enum status store_is_journal(const char *path, bool *out)
{
	static const char magic[16] = "SQLite format 3";
	char head[sizeof(magic)];
	int fd = open(path, O_RDONLY | O_CLOEXEC);

	*out = false;
	if (fd < 0)
		FAIL(IO, "%s: %s", path, strerror(errno));
	*out = read(fd, head, sizeof(head)) == sizeof(head) &&
	       !memcmp(head, magic, sizeof(magic));
	close(fd);
	return STATUS_OK;
}

enum status store_open(const char *path, bool is_read_only, struct store **out)
{
	struct store *s = calloc(1, sizeof(*s));

	if (!s)
		abort();
	cause = "";
	s->path = strdup(path);
	s->is_read_only = is_read_only;
	s->lock_fd = -1;
	enum status st = start(s);

	if (st) {
		store_close(s);
		TRY(st);
	}
	*out = s;
	return STATUS_OK;
}

void store_close(struct store *s)
{
	if (!s)
		return;
	for (int i = 0; i < s->nstatements; i++)
		sqlite3_finalize(s->statements[i].st);
	sqlite3_close(s->db);
	if (s->lock_fd >= 0)
		close(s->lock_fd);
	free(s->path);
	free(s);
}

enum status store_default_path(struct arena *a, const char **out)
{
	const char *dir;

	TRY(path_xdg(a, "XDG_DATA_HOME", ".local/share", &dir));
	TRY(file_mkdirs(dir));
	*out = path_join(a, dir, "journal.db");
	return STATUS_OK;
}
