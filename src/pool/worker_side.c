/* The other end of the two descriptors: what a worker does first, reads and sends. */
#include "pool/pool.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <time.h>
#include <unistd.h>

enum { BEAT_S = 5 };

struct pool_worker {
	pthread_mutex_t mutex; /* of sending, and of is_leaving */
	pthread_cond_t leave;
	bool is_leaving;
	pthread_t beat;
	char *text; /* read, and not yet given */
	size_t n, cap;
};

/* Between fork and here the supervisor may have died already, so its number is compared. */
MUST static enum status die_with_supervisor(void)
{
	const char *text = getenv("ASSAY_SUPERVISOR");
	int64_t supervisor = 0;

	if (!text)
		FAIL(UNAVAILABLE, "a worker is started by a supervisor, not by hand");
	TRY(str_to_i64(str_of(text), &supervisor));
	if (prctl(PR_SET_PDEATHSIG, SIGKILL))
		FAIL(UNAVAILABLE, "no death signal: %s", strerror(errno));
	if (getppid() != (pid_t)supervisor)
		FAIL(UNAVAILABLE, "supervisor %lld is gone", (long long)supervisor);
	return STATUS_OK;
}

/* Also used while the story of a failure is being told: it tells none itself. */
static bool send_all(struct pool_worker *w, struct str line)
{
	bool ok = true;

	pthread_mutex_lock(&w->mutex);
	for (int part = 0; part < 2; part++) {
		struct str rest = part ? STR("\n") : line;

		while (ok && rest.n) {
			ssize_t put = write(POOL_FD_RESULTS, rest.p, rest.n);

			if (put < 0 && errno == EINTR)
				continue;
			ok = put > 0;
			rest = str_slice(rest, ok ? (size_t)put : rest.n, rest.n);
		}
	}
	pthread_mutex_unlock(&w->mutex);
	return ok;
}

static void *beat_main(void *arg)
{
	struct pool_worker *w = arg;

	pthread_mutex_lock(&w->mutex);
	while (!w->is_leaving) {
		struct timespec t;

		clock_gettime(CLOCK_REALTIME, &t);
		t.tv_sec += BEAT_S;
		if (pthread_cond_timedwait(&w->leave, &w->mutex, &t) != ETIMEDOUT)
			continue;
		pthread_mutex_unlock(&w->mutex);
		send_all(w, STR("{\"t\":\"beat\"}"));
		pthread_mutex_lock(&w->mutex);
	}
	pthread_mutex_unlock(&w->mutex);
	return NULL;
}

enum status pool_worker_enter(struct pool_worker **out)
{
	TRY(die_with_supervisor());
	if (fcntl(POOL_FD_JOBS, F_SETFD, FD_CLOEXEC) ||
	    fcntl(POOL_FD_RESULTS, F_SETFD, FD_CLOEXEC))
		FAIL(UNAVAILABLE, "descriptors %d and %d are not open", POOL_FD_JOBS,
		     POOL_FD_RESULTS);
	signal(SIGPIPE, SIG_IGN);
	struct pool_worker *w = calloc(1, sizeof(*w));

	if (!w)
		abort();
	pthread_mutex_init(&w->mutex, NULL);
	pthread_cond_init(&w->leave, NULL);
	int bad = pthread_create(&w->beat, NULL, beat_main, w);

	if (bad) {
		free(w);
		FAIL(UNAVAILABLE, "no thread for the beat: %s", strerror(bad));
	}
	*out = w;
	return STATUS_OK;
}

/* Reads on until there is a line; false at the end. */
static bool fill(struct pool_worker *w)
{
	if (w->cap - w->n < 65536) {
		w->cap = 2 * w->cap + 65536;
		w->text = realloc(w->text, w->cap);
		if (!w->text)
			abort();
	}
	for (;;) {
		ssize_t got = read(POOL_FD_JOBS, w->text + w->n, w->cap - w->n);

		if (got < 0 && errno == EINTR)
			continue;
		w->n += got > 0 ? (size_t)got : 0;
		return got > 0;
	}
}

enum status pool_worker_next(struct pool_worker *w, struct arena *a, struct str *line)
{
	size_t seen = 0;

	*line = (struct str){0};
	for (;;) {
		char *end = w->n > seen ? memchr(w->text + seen, '\n', w->n - seen) : NULL;

		if (end) {
			size_t n = (size_t)(end - w->text);

			*line = str_copy(a, (struct str){w->text, n});
			w->n -= n + 1;
			memmove(w->text, end + 1, w->n);
			return STATUS_OK;
		}
		seen = w->n;
		if (w->n > POOL_LINE_BYTES)
			FAIL(INVALID, "a job of more than %d bytes", POOL_LINE_BYTES);
		if (!fill(w))
			break;
	}
	if (w->n)
		FAIL(INVALID, "the last job breaks off after %zu bytes", w->n);
	return STATUS_OK;
}

enum status pool_worker_send(struct pool_worker *w, struct str line)
{
	if (line.n > POOL_LINE_BYTES)
		FAIL(INVALID, "a message of %zu bytes", line.n);
	if (memchr(line.p, '\n', line.n))
		FAIL(INVALID, "a message of more than one line");
	if (!send_all(w, line))
		FAIL(IO, "the supervisor does not listen: %s", strerror(errno));
	return STATUS_OK;
}

void pool_worker_leave(struct pool_worker *w)
{
	send_all(w, STR("{\"t\":\"bye\"}"));
	pthread_mutex_lock(&w->mutex);
	w->is_leaving = true;
	pthread_cond_signal(&w->leave);
	pthread_mutex_unlock(&w->mutex);
	pthread_join(w->beat, NULL);
	pthread_mutex_destroy(&w->mutex);
	pthread_cond_destroy(&w->leave);
	free(w->text);
	free(w);
}
