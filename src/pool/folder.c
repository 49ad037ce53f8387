#include "pool/folder.h"

#include "base/file.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#define PREFIX "assay-run-"

static const char *temp_root(void)
{
	const char *dir = getenv("TMPDIR");

	return dir && *dir == '/' ? dir : "/tmp";
}

/* Opened and locked, if it is a folder of ours that nobody holds; else -1.  The lock is the
 * kernel's and dies with its holder. */
static int lock_folder(const char *path)
{
	int fd = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
	struct stat held, named;

	if (fd < 0)
		return -1;
	if (!flock(fd, LOCK_EX | LOCK_NB) && !fstat(fd, &held) && held.st_uid == geteuid() &&
	    !lstat(path, &named) && named.st_ino == held.st_ino && named.st_dev == held.st_dev)
		return fd;
	close(fd);
	return -1;
}

static void remove_folder(const char *path)
{
	if (file_remove_tree(path))
		status_clear(); /* the next supervisor will try again */
}

static void sweep(const char *root)
{
	struct arena a = {0};
	struct str *names;
	size_t n;

	if (file_list(&a, root, &names, &n)) {
		status_clear(); /* then no folder can be made there either */
		n = 0;
	}
	for (size_t i = 0; i < n; i++) {
		char *path = arena_printf(&a, "%s/" STR_FMT, root, STR_ARG(names[i]));
		int fd = str_starts(names[i], PREFIX) ? lock_folder(path) : -1;

		if (fd < 0)
			continue;
		remove_folder(path);
		close(fd);
	}
	arena_release(&a);
}

/* Between its making and its locking a sweep may take it: then there is another. */
void folder_open(struct folder *f)
{
	const char *root = temp_root();

	sweep(root);
	f->fd = -1;
	for (int tries = 0; f->fd < 0 && tries < 10; tries++) {
		if (snprintf(f->path, sizeof(f->path), "%s/" PREFIX "XXXXXX", root) >=
			    (int)sizeof(f->path) ||
		    !mkdtemp(f->path))
			break;
		f->fd = lock_folder(f->path);
	}
	if (f->fd < 0)
		f->path[0] = 0; /* workers then stay where we are */
}

void folder_close(struct folder *f)
{
	if (f->fd < 0)
		return;
	remove_folder(f->path);
	close(f->fd);
}

bool folder_sub(struct folder *f, char *path, size_t room)
{
	if (f->fd < 0 || snprintf(path, room, "%s/%u", f->path, f->n++) >= (int)room)
		return false;
	return !mkdir(path, 0700);
}
