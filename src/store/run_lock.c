/*
 * Who has a run open: a write lock, by open file description, on the run's byte of a file
 * beside the journal, and a line that says who.  The kernel drops the lock with its
 * process, so a run that was killed can be continued at once.
 */
#include "base/clock.h"
#include "store/store_int.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { WHO_BYTES = 256, WHO_AT = 1 << 20 };

static bool lock_byte(int fd, short type, int64_t run)
{
	struct flock l = {.l_type = type, .l_whence = SEEK_SET, .l_start = run, .l_len = 1};

	return fcntl(fd, F_OFD_SETLK, &l) == 0;
}

static off_t who_at(int64_t run)
{
	return WHO_AT + (off_t)run * WHO_BYTES;
}

static void write_who(int fd, int64_t run)
{
	struct arena a = {0};
	char host[65] = "", line[WHO_BYTES] = {0};

	gethostname(host, sizeof(host) - 1);
	strncpy(line,
		arena_printf(&a, "pid %ld on %s since %s", (long)getpid(), host, clock_utc(&a)),
		sizeof(line) - 1);
	/* What cannot be written only leaves a refusal without a name. */
	if (pwrite(fd, line, sizeof(line), who_at(run)) < 0)
		errno = 0;
	arena_release(&a);
}

enum status run_lock(struct store *s, int64_t run)
{
	struct arena a = {0};
	char who[WHO_BYTES + 1] = "";
	int slot = 0;

	while (slot < STORE_LOCKS && s->locked[slot] && s->locked[slot] != run)
		slot++;
	if (slot == STORE_LOCKS || s->locked[slot] == run)
		FAIL(CONFLICT, "run %lld is open in this process", (long long)run);
	if (s->lock_fd < 0) {
		char *real = realpath(s->path, NULL); /* a link to it is the same journal */

		s->lock_fd = open(arena_printf(&a, "%s-lock", real ? real : s->path),
				  O_RDWR | O_CREAT | O_CLOEXEC, 0666);
		free(real);
	}
	arena_release(&a);
	if (s->lock_fd < 0)
		FAIL(IO, "%s-lock cannot be opened: %s", s->path, strerror(errno));
	if (!lock_byte(s->lock_fd, F_WRLCK, run)) {
		if (errno != EAGAIN && errno != EACCES)
			FAIL(IO, "%s-lock cannot be locked: %s", s->path, strerror(errno));
		ssize_t got = pread(s->lock_fd, who, WHO_BYTES, who_at(run));

		FAIL(CONFLICT, "run %lld of %s is going on: %s", (long long)run, s->path,
		     got > 0 && *who ? who : "somebody");
	}
	write_who(s->lock_fd, run);
	s->locked[slot] = run;
	return STATUS_OK;
}

void run_unlock(struct store *s, int64_t run)
{
	for (int i = 0; i < STORE_LOCKS; i++)
		if (s->locked[i] == run) {
			s->locked[i] = 0;
			lock_byte(s->lock_fd, F_UNLCK, run);
		}
}
