#ifndef MEASURE_LEASE_INT_H
#define MEASURE_LEASE_INT_H

#include "measure/lease.h"

#include <sys/types.h>

/*
 * The file of a lease.  Byte 0 is the gate, byte 1 the device; from 4096 on 64 records of
 * 512 bytes, each write-locked by the holder or waiter that it tells of; a record whose range
 * is unlocked is void.
 */
enum {
	LEASE_GATE = 0,
	LEASE_DEVICE = 1,
	LEASE_RECORDS_AT = 4096,
	LEASE_RECORDS = 64,
	LEASE_RECORD_BYTES = 512,
};

/* Opens, or makes with mode 0666 whatever the umask; UNAVAILABLE. */
MUST enum status lease_file_open(const char *path, int *fd);
/* Whether the descriptor is still the file of that path. */
bool lease_file_is(int fd, const char *path);
/* type is F_RDLCK, F_WRLCK or F_UNLCK; false if somebody else's lock is in the way. */
bool lease_file_lock(int fd, short type, off_t at, off_t bytes);
/* Whether another descriptor has the byte write-locked; true if that cannot be told. */
bool lease_file_is_locked(int fd, off_t at);

/* Claims a record and writes it; -1 if all are taken, which loses nothing but the report. */
int lease_record_claim(int fd, enum lease_mode mode, bool is_waiting, const char *label);
void lease_record_write(int fd, int slot, enum lease_mode mode, bool is_waiting,
			const char *label);
void lease_record_drop(int fd, int slot);
/* Records that are not void, seen from a descriptor that owns none. */
MUST enum status lease_records(struct arena *a, int fd, struct lease_holder **out, uint32_t *n);

MUST enum status lease_path(struct arena *a, const struct lease_opts *opts, const char *id,
			    const char **out);
bool lease_is_network(long f_type);

#endif
