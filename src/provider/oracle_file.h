#ifndef PROVIDER_ORACLE_FILE_H
#define PROVIDER_ORACLE_FILE_H

#include "base/json.h"
#include "base/sha256.h"
#include "op/op.h"

/*
 * oracle.json beside a repro (measuring.md §7.1): which hand-made or tuned programs there are
 * for a kernel, for which points and hardware each is, and how it is compiled and launched.
 * Everything is validated when it is read; nothing here compiles or runs.
 */
enum oracle_kind { ORACLE_CU, ORACLE_CUBIN, ORACLE_C, ORACLE_SO, ORACLE_PY, ORACLE_KINDS };

struct oracle_param { /* a number that the source sees as a macro, and expressions by name */
	const char *name;
	int64_t value;
};

struct oracle_temp {
	const char *name;
	struct str bytes; /* expression */
};

enum oracle_arg_kind { ORACLE_IN, ORACLE_OUT, ORACLE_TEMP, ORACLE_SCALAR };

struct oracle_arg {
	enum oracle_arg_kind kind;
	uint32_t n;       /* which input, output or temp */
	enum dtype dtype; /* of a scalar: i32 i64 f32 f64 */
	struct str text;  /* of a scalar: an expression, or a number with a point */
};

struct oracle_launch {
	const char *kernel;
	struct str grid[3], block[3], smem; /* expressions */
	const struct oracle_arg *args;
	uint32_t nargs;
};

struct oracle_entry {
	const char *id, *file, *hardware;
	enum oracle_kind kind;
	const char *const *points; /* exact ones; or */
	uint32_t npoints;
	const char *const *signature; /* a signature class, oracle_class's words */
	uint32_t nsignature;
	const struct oracle_param *params;
	uint32_t nparams;
	const char *const *options;
	uint32_t noptions;
	const struct oracle_temp *temps;
	uint32_t ntemps;
	const struct oracle_launch *launches;
	uint32_t nlaunches;
	bool is_full;                /* scope */
	const char *sha256;          /* of a prebuilt file, else NULL */
	const char *by;              /* "hand", "tune:…" */
	const char *verified_at;     /* NULL: never */
	const char *verified_digest; /* of file and entry as they were then; "" */
	int64_t verified_points;     /* at how many; 0: not said */
	int verified_method;
	char said[SHA256_HEX + 1]; /* digest of the entry's own words, without provenance */
};

struct oracle_file {
	const char *dir, *path;
	const struct oracle_entry *entries;
	uint32_t nentries;
};

/* NOT_FOUND if there is none; INVALID with path and member: entries[1].launches[0].grid[2]. */
MUST enum status oracle_read(struct arena *a, const char *dir, struct oracle_file *out);
/* The same from text; the kernel that it must name is dir's last part. */
MUST enum status oracle_parse(struct arena *a, struct str text, const char *dir,
			      struct oracle_file *out);

/* Names of files by their kind, and back; ORACLE_KINDS if it is none. */
const char *oracle_kind_file(enum oracle_kind k);
enum oracle_kind oracle_kind_of(const char *file);

/* One word of a signature class: "f32 2 contiguous", of an alias group "bf16 3 permuted @0".
 * Layouts: contiguous, channels-last, permuted, broadcast, other. */
char *oracle_class(struct arena *a, const struct tensor *t, int32_t group);
const char *oracle_layout(const struct tensor *t);

/* What a point is to a sidecar. */
struct oracle_point {
	const char *point, *hardware;
	bool is_gpu;
	const char *const
		*signature; /* classes of the inputs, then "int" "float" … of constants */
	uint32_t nsignature;
};

struct oracle_choice {
	const struct oracle_entry *entry;
	bool is_fallback;    /* it was made for other hardware */
	const char *matched; /* "exact" "class" "exact elsewhere" "class elsewhere" */
};

/* §7.2: exact point and class on this hardware, then on other hardware.  NOT_FOUND (no_oracle);
 * INVALID (bad_oracle_file) naming two entries of the first rank that has any. */
MUST enum status oracle_choose(const struct oracle_file *f, const struct oracle_point *p,
			       struct oracle_choice *out);
/* Whether some entry is for the point, on any hardware. */
bool oracle_covers(const struct oracle_file *f, const struct oracle_point *p);

/* SHA-256 of the entry's file, of what that includes, and its own words: what a verification
 * was of. NOT_FOUND, IO. */
MUST enum status oracle_digest(const struct oracle_file *f, const struct oracle_entry *e,
			       char hex[SHA256_HEX + 1]);
/* What check and tune write into the provenance of an entry that passed. */
struct oracle_proof {
	const char *entry; /* its id */
	const char
		*digest; /* of what was checked: if it has changed since, nothing is written */
	const char *tool, *device, *driver; /* driver: NULL if it has none */
	int method;
	uint32_t npoints;                 /* that passed */
	uint64_t seed;                    /* of the checks: seed + 1, seed, seed + 2 */
	double median_us, roof_us, ratio; /* cold; NAN: not measured */
};
/* Into the kernel's sidecar, atomically, and nothing else in it; *nwritten entries changed.
 * INVALID, NOT_FOUND as oracle_read, IO. */
MUST enum status oracle_prove(struct arena *a, const char *dir,
			      const struct oracle_proof *proofs, uint32_t n,
			      uint32_t *nwritten);
/* A sidecar as text: a member of an entry to a line. */
void oracle_print(struct buf *b, const json_t *root);

/* Why the entry does not count as verified by this method: "never", "changed", "method"; NULL:
 * it does. */
MUST enum status oracle_doubt(const struct oracle_file *f, const struct oracle_entry *e,
			      int method, const char **why);

#endif
