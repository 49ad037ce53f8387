#ifndef BASE_FILE_H
#define BASE_FILE_H

#include "base/str.h"

/*
 * Files as wholes; what is no regular file (a pipe, a device) is INVALID.  Reading gives an
 * arena's bytes; a *.zst is decompressed on the way, and never beyond limit_bytes, whatever its
 * header claims.  Writing replaces: temporary in the same folder, fsync, rename, fsync of the
 * folder, so that a reader, or a kill at any moment, sees the old file or the new one.
 */
MUST enum status file_read(struct arena *a, const char *path, size_t limit_bytes,
			   struct str *out);
/* The same, a *.zst as it lies there. */
MUST enum status file_read_packed(struct arena *a, const char *path, size_t limit_bytes,
				  struct str *out);
MUST enum status file_read_fd(struct arena *a, int fd, const char *name, size_t limit_bytes,
			      struct str *out);
MUST enum status file_write(const char *path, struct str bytes);
/* For many files: a new one, which may not exist yet, without waiting for the disk; then
 * file_sync on each and on their folder. */
MUST enum status file_create(const char *path, struct str bytes);
MUST enum status file_sync(const char *path);
/* The same of a path that a user named: a link stays and its file is replaced; into a device or a
 * pipe, which cannot be, is written.  IO for a pipe that nobody reads. */
MUST enum status file_write_named(const char *path, struct str bytes);
/* What a rename would destroy: a device, a pipe; also behind a link. */
bool file_is_special(const char *path);
/* IO if file_write_named would fail for the folder, its rights, or a folder in its place: asked
 * before the work whose results are to be written. */
MUST enum status file_check_writable(const char *path);
MUST enum status file_exists(const char *path, bool *out);
/* As mkdir -p. */
MUST enum status file_mkdirs(const char *path);
/* As rm -r; what is absent is fine. */
MUST enum status file_remove_tree(const char *path);
/* The same where nobody can act on a failure, and another may be told. */
void file_drop_tree(const char *path);
/* Names in a folder, sorted by bytes, without . and .. ; NOT_FOUND if it is none. */
MUST enum status file_list(struct arena *a, const char *dir, struct str **names, size_t *n);

/* One zstd frame with content size and checksum, and back; CORRUPT if it is none,
 * INVALID past limit_bytes. */
MUST enum status zstd_pack(struct arena *a, struct str bytes, int level, struct str *out);
MUST enum status zstd_unpack(struct arena *a, struct str frame, size_t limit_bytes,
			     struct str *out);

/* dir/name in the arena. */
char *path_join(struct arena *a, const char *dir, const char *name);
/* The last part of a path. */
const char *path_base(const char *path);
/* $var if it is set and absolute, else $HOME/fallback, both with /assay added; NOT_FOUND
 * without either. */
MUST enum status path_xdg(struct arena *a, const char *var, const char *fallback,
			  const char **out);

#endif
