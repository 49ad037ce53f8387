/* Taking, nesting, handing down and releasing the lease of a device. */
#include "measure/lease.h"

#include "base/clock.h"
#include "measure/lease_int.h"
#include "measure/method.h"

#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

struct lease {
	struct arena arena;
	const char *id, *path, *label;
	enum lease_mode mode;
	int fd, slot, count;
	bool is_inherited; /* its locks are another process's too: never unlocked here */
	bool has_token;    /* a tool may still need the locks: closing is all we may do */
	int64_t taken_ns;
	double waited_s;
	struct lease *parent; /* held as long as this one; NULL */
	struct lease *next;
};

/* What this thread holds. */
static _Thread_local struct lease *held;
static _Thread_local const char *cause = "";

const char *lease_cause(void)
{
	return cause;
}

enum lease_mode lease_mode(const struct lease *l)
{
	return l->mode;
}

const char *lease_device(const struct lease *l)
{
	return l->id;
}

double lease_waited_s(const struct lease *l)
{
	return l->waited_s;
}

double lease_held_s(const struct lease *l)
{
	return (double)(clock_ns() - l->taken_ns) / 1e9;
}

bool lease_is_intact(const struct lease *l)
{
	return lease_file_is(l->fd, l->path);
}

/* Who waits holds the gate until the last of those who share the device is gone. */
bool lease_is_wanted(const struct lease *l)
{
	return !lease_is_intact(l) || lease_file_is_locked(l->fd, LEASE_GATE) ||
	       (l->parent && lease_is_wanted(l->parent));
}

/* Records tell it, ours among them. */
bool lease_has_siblings(const struct lease *l)
{
	struct lease_holder *h;
	struct arena a = {0};
	uint32_t n, others = 0;

	if (!l->parent)
		return false;
	if (lease_records(&a, l->parent->fd, &h, &n)) {
		status_clear(); /* then nobody is seen */
		n = 0;
	}
	for (uint32_t i = 0; i < n; i++)
		others += !h[i].is_waiting && h[i].pid != (long)getpid();
	arena_release(&a);
	return others;
}

/* One wait, for all the steps of a take. */
struct wait {
	const struct lease_opts *opts;
	const char *id;
	int64_t begin_ns, end_ns, poll_ns;
	uint32_t random;
	bool has_reported;
};

char *lease_who(struct arena *a, const struct lease_opts *opts, const char *device_id)
{
	struct lease_holder *h;
	struct buf b = buf_new(a);
	uint32_t n, waiting = 0, holders = 0;

	if (lease_holders(a, opts, device_id, &h, &n)) {
		status_clear(); /* who it is cannot be told; that is the answer */
		return arena_printf(a, "%s: unknown", device_id);
	}
	buf_printf(&b, "%s: ", device_id);
	for (uint32_t i = 0; i < n; i++) {
		if (h[i].is_waiting) {
			waiting++;
			continue;
		}
		buf_printf(&b, "%s%s for %.0f s by %s@%s pid %ld \"%s\"", holders++ ? ", " : "",
			   h[i].mode == LEASE_EXCLUSIVE ? "exclusive" : "shared", h[i].for_s,
			   h[i].user, h[i].host, h[i].pid, h[i].label);
	}
	if (!holders)
		buf_cstr(&b, "free");
	if (waiting)
		buf_printf(&b, "; %u waiting", waiting);
	return str_cstr(a, buf_view(&b));
}

static void report(struct wait *w)
{
	struct arena a = {0};
	char *who = lease_who(&a, w->opts, w->id);

	if (w->opts && w->opts->on_wait)
		w->opts->on_wait(w->opts->ctx, who);
	else
		fprintf(stderr, "assay: waiting for %s\n", who);
	w->has_reported = true;
	arena_release(&a);
}

/* From 0.5 to 5 ms, a quarter more or less, so that those who wait do not march in step. */
static void pause_a_little(struct wait *w)
{
	w->random = w->random * 1664525u + 1013904223u;
	int64_t ns = w->poll_ns * (75 + (int64_t)(w->random >> 16) % 51) / 100;
	struct timespec t = {.tv_nsec = ns};

	nanosleep(&t, NULL);
	if (w->poll_ns < METHOD_LEASE_POLL_MAX_NS)
		w->poll_ns = w->poll_ns * 5 / 4;
}

MUST static enum status time_out(struct wait *w)
{
	struct arena a = {0};
	char who[400];

	snprintf(who, sizeof(who), "%s", lease_who(&a, w->opts, w->id));
	arena_release(&a);
	cause = "lease_timeout";
	FAIL(CONFLICT, "no lease after %.1f s: %s", (double)(clock_ns() - w->begin_ns) / 1e9,
	     who);
}

/* Sets is_lost if the file at the path is another by now. */
MUST static enum status wait_lock(struct wait *w, const struct lease *l, short type, off_t at,
				  bool *is_lost)
{
	w->poll_ns = METHOD_LEASE_POLL_MIN_NS;
	while (!lease_file_lock(l->fd, type, at, 1)) {
		int64_t now = clock_ns();

		if (w->opts && w->opts->is_cancelled && w->opts->is_cancelled(w->opts->ctx)) {
			cause = "lease_timeout";
			FAIL(CONFLICT, "waiting for %s was cancelled", w->id);
		}
		if (now >= w->end_ns)
			TRY(time_out(w));
		if (!w->has_reported &&
		    (double)(now - w->begin_ns) > METHOD_LEASE_REPORT_S * 1e9)
			report(w);
		*is_lost = !lease_file_is(l->fd, l->path);
		if (*is_lost)
			return STATUS_OK;
		pause_a_little(w);
	}
	*is_lost = false;
	return STATUS_OK;
}

MUST static enum status lock_all(struct wait *w, const struct lease *l, bool *is_lost)
{
	short type = l->mode == LEASE_EXCLUSIVE ? F_WRLCK : F_RDLCK;

	*is_lost = false;
	TRY(wait_lock(w, l, type, LEASE_GATE, is_lost));
	if (!*is_lost)
		TRY(wait_lock(w, l, type, LEASE_DEVICE, is_lost));
	if (l->mode == LEASE_SHARED)
		lease_file_lock(l->fd, F_UNLCK, LEASE_GATE, 1);
	return STATUS_OK;
}

/* A file that was deleted excludes nobody, so one is locked until it is that of the path. */
MUST static enum status lock_file(struct wait *w, struct lease *l)
{
	for (;;) {
		bool is_lost;

		TRY(lease_file_open(l->path, &l->fd));
		if (!lease_file_lock(l->fd, F_UNLCK, LEASE_GATE, 1))
			FAIL(UNAVAILABLE, "%s cannot be locked: %s", l->path, strerror(errno));
		l->slot = lease_record_claim(l->fd, l->mode, true, l->label);
		TRY(lock_all(w, l, &is_lost));
		if (!is_lost && lease_file_is(l->fd, l->path))
			break;
		close(l->fd);
		l->fd = -1;
	}
	lease_record_write(l->fd, l->slot, l->mode, false, l->label);
	return STATUS_OK;
}

static void lease_free(struct lease *l)
{
	struct arena arena = l->arena;

	if (l->fd >= 0 && !l->is_inherited)
		close(l->fd);
	arena_release(&arena);
}

/* The entry "<fd>:<mode>" of a device in ASSAY_LEASE, or an empty view. */
static struct str token_of(const char *id)
{
	struct str all = str_of(getenv("ASSAY_LEASE"));
	size_t n = strlen(id);

	while (all.n) {
		size_t end = 0;

		while (end < all.n && all.p[end] != ',')
			end++;
		struct str one = str_slice(all, 0, end);

		if (str_starts(one, id) && one.n > n && one.p[n] == '=')
			return str_slice(one, n + 1, one.n);
		all = str_slice(all, end < all.n ? end + 1 : end, all.n);
	}
	return (struct str){0};
}

/* Locks granted without waiting prove that the descriptor is the holder's, or that nobody is.
 */
static bool token_locks(int fd, enum lease_mode mode)
{
	if (mode == LEASE_SHARED)
		return lease_file_lock(fd, F_RDLCK, LEASE_DEVICE, 1);
	return lease_file_lock(fd, F_WRLCK, LEASE_GATE, 1) &&
	       lease_file_lock(fd, F_WRLCK, LEASE_DEVICE, 1);
}

MUST static enum status adopt(struct lease *l, struct str token)
{
	enum lease_mode wanted = l->mode;
	size_t colon = 0;
	int64_t fd;

	cause = "lease_token";
	while (colon < token.n && token.p[colon] != ':')
		colon++;
	struct str mode = str_slice(token, colon < token.n ? colon + 1 : colon, token.n);

	if (str_to_i64(str_slice(token, 0, colon), &fd) || fd < 0 || fd > INT32_MAX ||
	    !(str_is(mode, "shared") || str_is(mode, "exclusive"))) {
		status_clear();
		FAIL(CONFLICT, "ASSAY_LEASE is not %s=FD:MODE", l->id);
	}
	l->mode = str_is(mode, "exclusive") ? LEASE_EXCLUSIVE : LEASE_SHARED;
	if (!lease_file_is((int)fd, l->path))
		FAIL(CONFLICT, "the inherited descriptor %d is not %s", (int)fd, l->path);
	if (l->mode == LEASE_SHARED && wanted == LEASE_EXCLUSIVE)
		FAIL(CONFLICT,
		     "the inherited lease of %s is shared, an exclusive one is wanted", l->id);
	if (!token_locks((int)fd, l->mode))
		FAIL(CONFLICT, "the inherited lease of %s is not held: %s", l->id,
		     strerror(errno));
	l->fd = (int)fd;
	l->is_inherited = true;
	return STATUS_OK;
}

MUST static enum status get(struct lease *l, const struct lease_opts *opts)
{
	struct str token = token_of(l->id);
	double wait_s = opts ? opts->wait_s : -1;
	struct wait w = {.opts = opts, .id = l->id, .begin_ns = clock_ns()};

	cause = "lease_dir";
	TRY(lease_path(&l->arena, opts, l->id, &l->path));
	if (token.n)
		return adopt(l, token);
	w.end_ns = w.begin_ns + (int64_t)((wait_s < 0 ? METHOD_LEASE_WAIT_S : wait_s) * 1e9);
	w.random = (uint32_t)w.begin_ns ^ (uint32_t)getpid() * 2654435761u;
	TRY(lock_file(&w, l));
	l->taken_ns = clock_ns();
	l->waited_s = (double)(l->taken_ns - w.begin_ns) / 1e9;
	return STATUS_OK;
}

static void unlock(struct lease *l)
{
	if (l->is_inherited || l->has_token)
		return;
	lease_record_drop(l->fd, l->slot);
	lease_file_lock(l->fd, F_UNLCK, LEASE_DEVICE, 1);
	lease_file_lock(l->fd, F_UNLCK, LEASE_GATE, 1);
}

/* The parent's comes last, so that who waits for it holds nothing that others wait for while
 * they hold it.  Whoever handed a lease down holds its parent's, too. */
MUST static enum status take_parent(struct lease *l, const struct lease_opts *opts)
{
	struct lease_opts up = opts ? *opts : (struct lease_opts){0};
	bool is_alone = up.is_parent_alone && l->mode == LEASE_EXCLUSIVE;

	if (!up.parent || !*up.parent || l->is_inherited)
		return STATUS_OK;
	up.parent = NULL;
	enum status s = lease_take(&up, opts->parent, is_alone ? LEASE_EXCLUSIVE : LEASE_SHARED,
				   &l->parent);

	if (s)
		unlock(l);
	return s;
}

enum status lease_take(const struct lease_opts *opts, const char *device_id,
		       enum lease_mode mode, struct lease **out)
{
	struct arena arena = {0};

	for (struct lease *h = held; h; h = h->next) {
		if (strcmp(h->id, device_id))
			continue;
		if (h->mode == LEASE_SHARED && mode == LEASE_EXCLUSIVE) {
			cause = "lease_token";
			FAIL(CONFLICT, "this thread holds %s shared: release it first",
			     device_id);
		}
		h->count++;
		*out = h;
		return STATUS_OK;
	}
	struct lease *l = arena_new(&arena, struct lease);

	*l = (struct lease){.fd = -1, .slot = -1, .mode = mode, .count = 1};
	l->id = arena_printf(&arena, "%s", device_id);
	l->label = arena_printf(&arena, "%s", opts && opts->label ? opts->label : "assay");
	l->taken_ns = clock_ns();
	l->arena = arena;
	enum status s = get(l, opts);

	if (!s)
		s = take_parent(l, opts);
	if (s) {
		lease_free(l);
		TRY(s);
	}
	cause = "";
	l->next = held;
	held = l;
	*out = l;
	return STATUS_OK;
}

void lease_release(struct lease *l)
{
	if (!l || --l->count)
		return;
	for (struct lease **p = &held; *p; p = &(*p)->next)
		if (*p == l) {
			*p = l->next;
			break;
		}
	struct lease *parent = l->parent;

	unlock(l);
	lease_free(l);
	lease_release(parent);
}

void lease_downgrade(struct lease *l)
{
	assert(l->count == 1);
	if (l->mode == LEASE_SHARED)
		return;
	l->mode = LEASE_SHARED;
	if (l->parent && l->parent->count == 1)
		lease_downgrade(l->parent);
	if (l->is_inherited)
		return;
	lease_file_lock(l->fd, F_RDLCK, LEASE_DEVICE, 1);
	lease_file_lock(l->fd, F_UNLCK, LEASE_GATE, 1);
	lease_record_write(l->fd, l->slot, l->mode, false, l->label);
}

enum status lease_token(struct arena *a, struct lease *l, int *fd, char **text)
{
	*fd = dup(l->fd);
	if (*fd < 0)
		FAIL(IO, "the lease's descriptor cannot be duplicated: %s", strerror(errno));
	l->has_token = true;
	*text = arena_printf(a, "%s=%d:%s", l->id, *fd,
			     l->mode == LEASE_EXCLUSIVE ? "exclusive" : "shared");
	return STATUS_OK;
}

enum status lease_holders(struct arena *a, const struct lease_opts *opts, const char *device_id,
			  struct lease_holder **out, uint32_t *n)
{
	const char *path;

	*n = 0;
	TRY(lease_path(a, opts, device_id, &path));
	int fd = open(path, O_RDWR | O_CLOEXEC);

	if (fd < 0 && errno == ENOENT)
		return STATUS_OK;
	if (fd < 0)
		FAIL(UNAVAILABLE, "lease file %s cannot be opened: %s", path, strerror(errno));
	enum status s = lease_records(a, fd, out, n);

	close(fd);
	TRY(s);
	return STATUS_OK;
}
