/* Directory, file, byte locks and records of a lease. */
#include "base/clock.h"
#include "base/file.h"
#include "base/json.h"
#include "measure/lease_int.h"

#include <errno.h>
#include <fcntl.h>
#include <pwd.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/vfs.h>
#include <time.h>
#include <unistd.h>

/* Where locks of one machine are unknown to another, or byte locks are not kept at all. */
bool lease_is_network(long f_type)
{
	static const unsigned long types[] = {
		0x6969,     /* NFS */
		0x517B,     /* SMB */
		0xFF534D42, /* CIFS */
		0xFE534D42, /* SMB2 */
		0x00C36400, /* Ceph */
		0x0BD00BD0, /* Lustre */
		0x47504653, /* GPFS */
		0x5346414F, /* AFS */
		0x01021997, /* 9P */
		0x65735546, /* FUSE: sshfs and others */
		0x19830326, /* BeeGFS */
	};

	for (size_t i = 0; i < sizeof(types) / sizeof(*types); i++)
		if (((unsigned long)f_type & 0xFFFFFFFF) == types[i])
			return true;
	return false;
}

MUST static enum status check_dir(const char *dir)
{
	struct statfs fs;
	struct stat st;

	if (mkdir(dir, 01777) == 0)
		chmod(dir, 01777); /* mkdir heeds the umask */
	else if (errno != EEXIST)
		FAIL(UNAVAILABLE, "lease directory %s cannot be made: %s", dir,
		     strerror(errno));
	if (stat(dir, &st) || !S_ISDIR(st.st_mode))
		FAIL(UNAVAILABLE, "lease directory %s is none", dir);
	if (access(dir, W_OK | X_OK))
		FAIL(UNAVAILABLE, "lease directory %s: %s", dir, strerror(errno));
	if (statfs(dir, &fs))
		FAIL(UNAVAILABLE, "lease directory %s: %s", dir, strerror(errno));
	if (lease_is_network(fs.f_type))
		FAIL(UNAVAILABLE, "lease directory %s is on a network file system", dir);
	return STATUS_OK;
}

/* Of the two defaults one that exists comes first: users of one machine must agree, also
 * when only some of them could have made the other. */
enum status lease_dir(struct arena *a, const struct lease_opts *opts, const char **out)
{
	static const char *const defaults[] = {"/run/lock/assay", "/dev/shm/assay"};
	const char *dir = opts && opts->dir ? opts->dir : getenv("ASSAY_LEASE_DIR");
	bool is_there = false;

	if (dir && *dir) {
		*out = arena_printf(a, "%s", dir);
		TRY(check_dir(dir));
		return STATUS_OK;
	}
	for (int i = 0; i < 2 && !is_there; i++) {
		is_there = !access(defaults[i], F_OK);
		*out = defaults[i];
	}
	if (is_there) {
		TRY(check_dir(*out));
		return STATUS_OK;
	}
	*out = defaults[0];
	if (check_dir(*out) == STATUS_OK)
		return STATUS_OK;
	status_clear(); /* /run/lock is not everybody's */
	*out = defaults[1];
	TRY(check_dir(*out));
	return STATUS_OK;
}

enum status lease_path(struct arena *a, const struct lease_opts *opts, const char *id,
		       const char **out)
{
	const char *dir;

	if (!*id || strchr(id, '/') || strchr(id, '=') || strchr(id, ',') || id[0] == '.')
		FAIL(INVALID, "\"%s\" is no device's id", id);
	TRY(lease_dir(a, opts, &dir));
	*out = arena_printf(a, "%s/%s.lease", dir, id);
	return STATUS_OK;
}

/* Kernels may refuse O_CREAT on somebody else's file in a sticky directory, so it comes only
 * when there is none; and somebody else may be quicker. */
enum status lease_file_open(const char *path, int *fd)
{
	for (int tries = 0; tries < 100; tries++) {
		*fd = open(path, O_RDWR | O_CLOEXEC);
		if (*fd >= 0)
			return STATUS_OK;
		if (errno != ENOENT)
			break;
		*fd = open(path, O_RDWR | O_CLOEXEC | O_CREAT | O_EXCL, 0666);
		if (*fd >= 0) {
			fchmod(*fd, 0666);
			return STATUS_OK;
		}
		if (errno != EEXIST)
			break;
	}
	FAIL(UNAVAILABLE, "lease file %s cannot be opened: %s", path, strerror(errno));
}

bool lease_file_is(int fd, const char *path)
{
	struct stat a, b;

	return !fstat(fd, &a) && !stat(path, &b) && a.st_dev == b.st_dev &&
	       a.st_ino == b.st_ino;
}

bool lease_file_lock(int fd, short type, off_t at, off_t bytes)
{
	struct flock l = {.l_type = type, .l_whence = SEEK_SET, .l_start = at, .l_len = bytes};

	return fcntl(fd, F_OFD_SETLK, &l) == 0;
}

bool lease_file_is_locked(int fd, off_t at)
{
	struct flock l = {.l_type = F_RDLCK, .l_whence = SEEK_SET, .l_start = at, .l_len = 1};

	return fcntl(fd, F_OFD_GETLK, &l) || l.l_type != F_UNLCK;
}

static off_t record_at(int slot)
{
	return LEASE_RECORDS_AT + (off_t)slot * LEASE_RECORD_BYTES;
}

static const char *user_name(struct arena *a)
{
	struct passwd pw, *found = NULL;
	char room[1024];

	if (getpwuid_r(getuid(), &pw, room, sizeof(room), &found) || !found)
		return arena_printf(a, "%ld", (long)getuid());
	return arena_printf(a, "%.40s", pw.pw_name);
}

void lease_record_write(int fd, int slot, enum lease_mode mode, bool is_waiting,
			const char *label)
{
	struct arena a = {0};
	struct buf b = buf_new(&a);
	struct jsonw w = jsonw_compact(&b);
	char host[65] = "", record[LEASE_RECORD_BYTES] = {0};

	if (slot < 0)
		return;
	gethostname(host, sizeof(host) - 1);
	jsonw_open(&w, '{');
	jsonw_key(&w, "pid");
	jsonw_int(&w, getpid());
	jsonw_key(&w, "user");
	jsonw_cstr(&w, user_name(&a));
	jsonw_key(&w, "host");
	jsonw_cstr(&w, host);
	jsonw_key(&w, "since");
	jsonw_cstr(&w, clock_utc(&a));
	jsonw_key(&w, "mode");
	jsonw_cstr(&w, mode == LEASE_EXCLUSIVE ? "exclusive" : "shared");
	jsonw_key(&w, "waiting");
	jsonw_bool(&w, is_waiting);
	jsonw_key(&w, "label");
	jsonw_cstr(&w, arena_printf(&a, "%.100s", label ? label : "assay"));
	jsonw_close(&w, '}');
	if (b.n < sizeof(record))
		memcpy(record, b.p, b.n);
	/* A record that cannot be written, on a full disk, loses the report alone. */
	if (pwrite(fd, record, sizeof(record), record_at(slot)) < 0)
		errno = 0;
	arena_release(&a);
}

int lease_record_claim(int fd, enum lease_mode mode, bool is_waiting, const char *label)
{
	for (int i = 0; i < LEASE_RECORDS; i++)
		if (lease_file_lock(fd, F_WRLCK, record_at(i), LEASE_RECORD_BYTES)) {
			lease_record_write(fd, i, mode, is_waiting, label);
			return i;
		}
	return -1;
}

void lease_record_drop(int fd, int slot)
{
	if (slot >= 0)
		lease_file_lock(fd, F_UNLCK, record_at(slot), LEASE_RECORD_BYTES);
}

static double seconds_since(const char *utc)
{
	struct tm tm = {0};

	if (!strptime(utc, "%Y-%m-%dT%H:%M:%SZ", &tm))
		return 0;
	double s = difftime(time(NULL), timegm(&tm));

	return s > 0 ? s : 0;
}

/* A record is read while its owner may be writing it: one that does not parse is skipped. */
static bool read_record(struct arena *a, int fd, int slot, struct lease_holder *out)
{
	char text[LEASE_RECORD_BYTES + 1] = "";
	struct flock l = {.l_type = F_WRLCK,
			  .l_whence = SEEK_SET,
			  .l_start = record_at(slot),
			  .l_len = LEASE_RECORD_BYTES};
	const char *user, *host, *since, *mode, *label;
	json_int_t pid;
	int is_waiting;

	if (fcntl(fd, F_OFD_GETLK, &l) || l.l_type == F_UNLCK ||
	    pread(fd, text, LEASE_RECORD_BYTES, record_at(slot)) <= 0)
		return false;
	json_auto_t *v = json_loads(text, 0, NULL);

	if (!v || json_unpack(v, "{s:I,s:s,s:s,s:s,s:s,s:b,s:s}", "pid", &pid, "user", &user,
			      "host", &host, "since", &since, "mode", &mode, "waiting",
			      &is_waiting, "label", &label))
		return false;
	*out = (struct lease_holder){
		.pid = (long)pid,
		.user = arena_printf(a, "%s", user),
		.host = arena_printf(a, "%s", host),
		.since = arena_printf(a, "%s", since),
		.label = arena_printf(a, "%s", label),
		.mode = strcmp(mode, "exclusive") ? LEASE_SHARED : LEASE_EXCLUSIVE,
		.is_waiting = is_waiting,
		.for_s = seconds_since(since),
	};
	return true;
}

enum status lease_records(struct arena *a, int fd, struct lease_holder **out, uint32_t *n)
{
	*out = arena_array(a, struct lease_holder, LEASE_RECORDS);
	*n = 0;
	for (int i = 0; i < LEASE_RECORDS; i++)
		*n += read_record(a, fd, i, &(*out)[*n]);
	return STATUS_OK;
}

enum status lease_devices(struct arena *a, const struct lease_opts *opts, struct str **ids,
			  size_t *n)
{
	const char *dir;
	struct str *names;
	size_t all;

	TRY(lease_dir(a, opts, &dir));
	TRY(file_list(a, dir, &names, &all));
	*ids = names;
	*n = 0;
	for (size_t i = 0; i < all; i++)
		if (str_ends(names[i], ".lease"))
			(*ids)[(*n)++] = str_slice(names[i], 0, names[i].n - 6);
	return STATUS_OK;
}
