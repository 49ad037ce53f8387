#ifndef STORE_FILE_H
#define STORE_FILE_H

/* Journals for tests: made afresh, with a run and rows. */
#include "store/store.h"
#include "unit.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

static inline void drop(const char *path)
{
	static const char *const suffixes[] = {"", "-wal", "-shm", "-lock", "-journal"};
	char name[256];

	for (int i = 0; i < 5; i++) {
		snprintf(name, sizeof(name), "%s%s", path, suffixes[i]);
		unlink(name);
	}
}

static inline struct store *open_store(const char *path)
{
	struct store *s = NULL;

	if (store_open(path, false, &s)) {
		print_error("%s\n", status_story());
		fail();
	}
	return s;
}

static inline struct store *new_store(const char *path)
{
	drop(path);
	return open_store(path);
}

static inline struct store_run a_run(const char *argv)
{
	return (struct store_run){.workload = "kernels",
				  .tag = "t",
				  .method = 1,
				  .tool = "assay 0",
				  .argv = argv,
				  .arms = "{\"\":{\"torch\":\"2.11\"}}",
				  .seed = 1234};
}

static inline int64_t open_run(struct store *s, const char *argv, bool is_fresh,
			       bool want_continued)
{
	struct store_run r = a_run(argv);
	bool is_continued;

	if (store_run_open(s, &r, is_fresh, &is_continued)) {
		print_error("%s\n", status_story());
		fail();
	}
	assert_int_equal(is_continued, want_continued);
	return r.id;
}

static inline struct store_put a_put(const char *kernel, const char *provider,
				     enum row_status status, const char *cause,
				     const char *fingerprint)
{
	return (struct store_put){.row = {.kernel = kernel,
					  .point = "46dbfd5f90c1",
					  .provider = provider,
					  .device_uuid = "null-0",
					  .device_kind = "null",
					  .fingerprint = fingerprint,
					  .attempt = 1,
					  .status = status,
					  .cause = cause,
					  .message = cause ? "it did" : NULL,
					  .metrics = "{\"cold/median_us\":12.5}",
					  .phases = "{\"compile\":4.25,\"check\":0.5}"}};
}

#endif
