#ifndef DEVICE_GPU_H
#define DEVICE_GPU_H

#include "base/str.h"

/*
 * Which GPUs there are, and which are meant: measuring.md §5.4.  The driver lists what its
 * environment lets it see, so nothing of ours reads CUDA_VISIBLE_DEVICES.  A process that must
 * not start the driver asks another one (run/gpu_list.h) and reads its answer here.
 */
struct gpu {
	int ordinal;        /* in the driver's list */
	const char *id;     /* "GPU-…" or "MIG-…" */
	const char *kind;   /* "H200" */
	const char *pci;    /* "0000:65:00.0" */
	const char *parent; /* of a MIG instance the id of its GPU, if NVML knows it; else "" */
	const char *arch;   /* "sm_90" */
	int64_t memory_bytes; /* all of it */
};

struct gpus {
	const struct gpu *p; /* by ordinal */
	uint32_t n;
	const char *driver; /* its version; "" if it is not known */
	const char *why;    /* there are none; "" if there are */
};

/* Starts the driver in this process.  That there is none is an answer, in why. */
MUST enum status gpus_look(struct arena *a, struct gpus *out);

/* As one line of JSON, and back: INVALID if it is no such line. */
struct str gpus_write(struct arena *a, const struct gpus *g);
MUST enum status gpus_read(struct arena *a, struct str line, struct gpus *out);

/* Whether a word of a person's means it: its ordinal, its PCI id with or without the domain, or
 * the beginning of its id, six characters or more after "GPU-" or "MIG-". */
enum { GPU_PREFIX_MIN = 6 };
bool gpu_is_called(struct str word, int ordinal, const char *id, const char *pci);
bool gpu_is_id(const char *name); /* begins as an id does */

/*
 * Those that words mean, in their order; the word "all" means all.  kind: only those of this
 * kind; NULL: of any, but of one.  UNAVAILABLE if there is no GPU at all; USAGE, with the names
 * of those there are, for a word that means none or several, a GPU that is named twice, and
 * GPUs of different kinds, because rows of two kinds never meet.
 */
struct gpu_choice {
	const struct gpu **p;
	uint32_t n;
};
MUST enum status gpus_choose(struct arena *a, const struct gpus *g, const struct str *words,
			     uint32_t nwords, const char *kind, struct gpu_choice *out);

#endif
