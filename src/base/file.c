/* Whole files in and out; what is replaced is replaced by rename. */
#include "base/file.h"

#include "base/fault.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static enum status errno_status(int e)
{
	if (e == EISDIR)
		return STATUS_INVALID;
	return e == ENOENT || e == ENOTDIR ? STATUS_NOT_FOUND : STATUS_IO;
}

/* FAIL with the status that errno asks for. */
#define FAIL_ERRNO(path, what)                                                             \
	return status_tell(errno_status(errno), 1, __FILE__, __LINE__, "%s: %s: %s", path, \
			   what, strerror(errno))

enum status file_read_fd(struct arena *a, int fd, const char *name, size_t limit_bytes,
			 struct str *out)
{
	struct buf b = buf_new(a);
	struct stat st;
	size_t room = 1 << 16;

	if (!fstat(fd, &st) && S_ISREG(st.st_mode) && st.st_size > 0)
		room = (size_t)st.st_size + 1;
	if (room > limit_bytes)
		room = limit_bytes + 1;
	for (;;) {
		if (b.cap == b.n) {
			char *p = arena_array(a, char, b.n + room);

			if (b.n)
				memcpy(p, b.p, b.n);
			b.p = p;
			b.cap = b.n + room;
		}
		ssize_t got = read(fd, b.p + b.n, b.cap - b.n);

		if (got < 0 && errno == EINTR)
			continue;
		if (got < 0)
			FAIL_ERRNO(name, "cannot be read");
		if (!got)
			break;
		b.n += (size_t)got;
		if (b.n > limit_bytes)
			FAIL(INVALID, "%s: larger than %zu bytes", name, limit_bytes);
		room = b.n < 1 << 20 ? 1 << 16 : b.n;
	}
	*out = buf_view(&b);
	return STATUS_OK;
}

enum status file_read_packed(struct arena *a, const char *path, size_t limit_bytes,
			     struct str *out)
{
	/* a pipe of that name would be waited for until somebody writes */
	int fd = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
	struct stat st;

	if (fd < 0)
		FAIL_ERRNO(path, "cannot be opened");
	if (!fstat(fd, &st) && !S_ISREG(st.st_mode) && !S_ISDIR(st.st_mode)) {
		close(fd);
		FAIL(INVALID, "%s: it is no regular file", path);
	}
	enum status s = file_read_fd(a, fd, path, limit_bytes, out);

	close(fd);
	TRY_CTX(s, "while reading %s", path);
	return STATUS_OK;
}

enum status file_read(struct arena *a, const char *path, size_t limit_bytes, struct str *out)
{
	struct str bytes;

	TRY(file_read_packed(a, path, limit_bytes, &bytes));
	if (str_ends(str_of(path), ".zst"))
		TRY_CTX(zstd_unpack(a, bytes, limit_bytes, &bytes), "while reading %s", path);
	*out = bytes;
	return STATUS_OK;
}

MUST static enum status write_all(int fd, const char *path, struct str bytes)
{
	while (bytes.n) {
		ssize_t put = write(fd, bytes.p, bytes.n);

		if (put < 0 && errno == EINTR)
			continue;
		if (put < 0)
			FAIL_ERRNO(path, "cannot be written");
		bytes = str_slice(bytes, (size_t)put, bytes.n);
	}
	return STATUS_OK;
}

MUST static enum status flush(int fd, const char *path)
{
	TRY(fault_point("file.fsync"));
	if (fsync(fd))
		FAIL_ERRNO(path, "cannot be flushed");
	return STATUS_OK;
}

MUST static enum status sync_parent(const char *path)
{
	char dir[4096];
	const char *slash = strrchr(path, '/');

	snprintf(dir, sizeof(dir), "%.*s", slash ? (int)(slash - path) : 1, slash ? path : ".");
	int fd = open(dir[0] ? dir : "/", O_RDONLY | O_DIRECTORY | O_CLOEXEC);

	if (fd < 0)
		FAIL_ERRNO(dir, "cannot be opened");
	fsync(fd); /* some file systems have nothing to do here and say so: no loss */
	close(fd);
	return STATUS_OK;
}

enum { PATH_BYTES = 4096 };

/* A new file beside path, in whose place it is to come. */
MUST static enum status make_temp(const char *path, char temp[PATH_BYTES], int *fd)
{
	if (snprintf(temp, PATH_BYTES, "%s.XXXXXX", path) >= PATH_BYTES)
		FAIL(INVALID, "%s: path too long", path);
	*fd = mkostemp(temp, O_CLOEXEC);
	if (*fd < 0)
		FAIL(IO, "%s: cannot be written: %s", path, strerror(errno));
	return STATUS_OK;
}

enum status file_write(const char *path, struct str bytes)
{
	char temp[PATH_BYTES];
	int fd;

	TRY(make_temp(path, temp, &fd));
	fchmod(fd, 0644);
	enum status s = write_all(fd, temp, bytes);

	if (!s)
		s = flush(fd, temp);
	close(fd);
	if (!s)
		s = fault_point("file.rename");
	if (!s && rename(temp, path))
		s = status_tell(STATUS_IO, 1, __FILE__, __LINE__, "%s: cannot be replaced: %s",
				path, strerror(errno));
	if (s)
		unlink(temp);
	TRY_CTX(s, "while writing %s; the old file is untouched", path);
	return sync_parent(path);
}

bool file_is_special(const char *path)
{
	struct stat st;

	return !stat(path, &st) && !S_ISREG(st.st_mode) && !S_ISDIR(st.st_mode);
}

/* Behind a link the file that it names, else path itself. */
MUST static enum status behind_link(const char *path, char real[PATH_MAX])
{
	struct stat st;

	if (lstat(path, &st) || !S_ISLNK(st.st_mode)) {
		if (snprintf(real, PATH_MAX, "%s", path) >= PATH_MAX)
			FAIL(INVALID, "%s: path too long", path);
	} else if (!realpath(path, real)) {
		FAIL(IO, "%s: cannot be written: a link to what is not there", path);
	}
	return STATUS_OK;
}

enum status file_check_writable(const char *path)
{
	char temp[PATH_BYTES], real[PATH_MAX];
	struct stat st;
	int fd;

	if (!stat(path, &st) && S_ISDIR(st.st_mode))
		FAIL(IO, "%s: cannot be written: it is a folder", path);
	if (file_is_special(path)) {
		if (access(path, W_OK))
			FAIL(IO, "%s: cannot be written: %s", path, strerror(errno));
		return STATUS_OK;
	}
	TRY(behind_link(path, real));
	TRY(make_temp(real, temp, &fd));
	close(fd);
	unlink(temp);
	return STATUS_OK;
}

enum status file_write_named(const char *path, struct str bytes)
{
	char real[PATH_MAX];

	if (!file_is_special(path)) {
		TRY(behind_link(path, real));
		return file_write(real, bytes);
	}
	int fd = open(path, O_WRONLY | O_CLOEXEC | O_NONBLOCK);

	if (fd < 0 && errno == ENXIO)
		FAIL(IO, "%s: cannot be written: nobody reads this pipe", path);
	if (fd < 0)
		FAIL(IO, "%s: cannot be written: %s", path, strerror(errno));
	fcntl(fd, F_SETFL, 0); /* who reads may be slow */
	enum status s = write_all(fd, path, bytes);

	close(fd);
	return s;
}

enum status file_create(const char *path, struct str bytes)
{
	int fd = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0644);

	if (fd < 0)
		FAIL_ERRNO(path, "cannot be made");
	enum status s = write_all(fd, path, bytes);

	close(fd);
	return s;
}

enum status file_sync(const char *path)
{
	int fd = open(path, O_RDONLY | O_CLOEXEC);

	if (fd < 0)
		FAIL_ERRNO(path, "cannot be opened");
	enum status s = flush(fd, path);

	close(fd);
	return s;
}

enum status file_exists(const char *path, bool *out)
{
	struct stat st;

	*out = !stat(path, &st);
	if (!*out && errno != ENOENT && errno != ENOTDIR)
		FAIL_ERRNO(path, "cannot be looked at");
	return STATUS_OK;
}

enum status file_mkdirs(const char *path)
{
	char part[4096];

	if (snprintf(part, sizeof(part), "%s", path) >= (int)sizeof(part))
		FAIL(INVALID, "%s: path too long", path);
	for (char *p = part + 1; *p; p++) {
		if (*p != '/')
			continue;
		*p = 0;
		if (mkdir(part, 0777) && errno != EEXIST)
			FAIL(IO, "%s: cannot be made: %s", part, strerror(errno));
		*p = '/';
	}
	if (mkdir(part, 0777) && errno != EEXIST)
		FAIL(IO, "%s: cannot be made: %s", part, strerror(errno));
	return STATUS_OK;
}

static int remove_one(const char *path, const struct stat *st, int type, struct FTW *ftw)
{
	(void)st;
	(void)type;
	(void)ftw;
	return remove(path);
}

enum status file_remove_tree(const char *path)
{
	if (nftw(path, remove_one, 16, FTW_DEPTH | FTW_PHYS) && errno != ENOENT)
		FAIL_ERRNO(path, "cannot be removed");
	return STATUS_OK;
}

void file_drop_tree(const char *path)
{
	nftw(path, remove_one, 16, FTW_DEPTH | FTW_PHYS);
}

static int by_bytes(const void *a, const void *b)
{
	return str_cmp(*(const struct str *)a, *(const struct str *)b);
}

enum status file_list(struct arena *a, const char *dir, struct str **names, size_t *n)
{
	DIR *d = opendir(dir);
	struct buf list = buf_new(a);
	struct dirent *e;

	if (!d)
		FAIL_ERRNO(dir, "cannot be listed");
	while ((e = readdir(d))) {
		if (!strcmp(e->d_name, ".") || !strcmp(e->d_name, ".."))
			continue;
		struct str name = str_copy(a, str_of(e->d_name));

		buf_add(&list, &name, sizeof(name));
	}
	closedir(d);
	*n = list.n / sizeof(struct str);
	*names = arena_array(a, struct str, *n);
	if (*n) {
		memcpy(*names, list.p, list.n);
		qsort(*names, *n, sizeof(**names), by_bytes);
	}
	return STATUS_OK;
}

char *path_join(struct arena *a, const char *dir, const char *name)
{
	return arena_printf(a, "%s/%s", dir, name);
}

const char *path_base(const char *path)
{
	const char *slash = strrchr(path, '/');

	return slash ? slash + 1 : path;
}

enum status path_xdg(struct arena *a, const char *var, const char *fallback, const char **out)
{
	const char *base = getenv(var), *home = getenv("HOME");

	if (base && base[0] == '/')
		*out = path_join(a, base, "assay");
	else if (home && home[0] == '/')
		*out = arena_printf(a, "%s/%s/assay", home, fallback);
	else
		FAIL(NOT_FOUND, "neither %s nor HOME is an absolute path", var);
	return STATUS_OK;
}
