#ifndef DEVICE_DEVICE_H
#define DEVICE_DEVICE_H

#include "base/str.h"
#include "device/program.h"

/*
 * Devices: memory, launches, events, and what can be known about the machine.
 *
 * A device knows no graph.  What it can launch is a device_program (program.h).
 * Recording binds one to m calls over sets of buffers and gives a device_replay, the
 * one thing that is launched and timed.  Between two marks there is one launch.
 *
 *	device_open(name, &opts, &dev);            device_close(dev);
 *	device_alloc(dev, bytes, &mem);            device_free(mem);
 *	device_load(dev, path, &module);           device_unload(module);
 *	device_record(dev, &program, sets, nsets, m, &replay);  device_replay_free(replay);
 *	device_launch(dev, replay);
 *
 * One thread uses a device at a time.  Statuses: UNAVAILABLE for what the
 * machine lacks, EXHAUSTED for memory, INVALID for a module or a name that is
 * not there, UNSUPPORTED for what this device never does.
 */
struct device;
struct device_module;
struct device_replay;

/* Memory: at least DEVICE_GUARD_BYTES of DEVICE_GUARD (a NaN of every float type) before and
 * after it, the base 256-byte aligned.  Host devices' is the host's, with unmapped pages beyond
 * the guards; what rounding leaves over is guard, to its left and its right in turns. */
struct device_mem {
	struct device *dev;
	char *p;
	size_t bytes;
	/* private to the device */
	char *map;
	size_t map_bytes;
	struct device_mem *prev, *next;
};

enum { DEVICE_ALIGN = 256, DEVICE_GUARD_BYTES = 4096, DEVICE_GUARD = 0xFF };

/* A place in the device's order of work.  Zeroed before its first mark; what it marks is
 * forgotten DEVICE_EVENTS marks later. */
enum { DEVICE_EVENTS = 4096 };
struct device_event {
	void *handle; /* the device's */
	int64_t ns;
};

struct device_fact {
	const char *name, *value;
};

/* Texts are never NULL; numbers that are not known are 0. */
struct device_info {
	const char *id;      /* "cpu-0", "GPU-…": names the lease, stands in rows as UUID */
	const char *parent;  /* of a MIG instance its GPU's id, if it is known; else "" */
	const char *kind;    /* processor model name; "H200"; "null" */
	const char *launch;  /* "graph", "call": how a replay is launched */
	const char *arch;    /* what its modules are made for: "host", "sm_90" */
	int threads;         /* of the team */
	int sms, sm_threads; /* multiprocessors, and the threads that each holds; 0 on hosts */
	const int *cpus;     /* the threads' CPUs; NULL: not pinned */
	int64_t llc_bytes;   /* last level cache, as the machine says */
	int64_t memory_bytes;
	/* What a calibration depends on, besides id and kind, sorted by name. */
	const struct device_fact *facts;
	uint32_t nfacts;
	/* What is only recorded: caches, governor, turbo, SMT, frequencies. */
	const struct device_fact *notes;
	uint32_t nnotes;
};

enum {
	DEVICE_THROTTLE_THERMAL = 1 << 0, /* hardware, thermal or power-brake slowdown */
	DEVICE_THROTTLE_POWER = 1 << 1,   /* power cap */
};

/* One look at the circumstances.  NAN, and -1, mean unreadable.  CPU times are sums over
 * the pinned CPUs; own_ns is the CPU time of this process. */
struct device_reading {
	int64_t at_ns;
	double sm_mhz, mem_mhz, temp_c, power_w, energy_mj;
	int throttle; /* DEVICE_THROTTLE_* */
	int foreign;  /* compute processes that are not ours */
	int ncpus;
	int64_t busy_ns, steal_ns, own_ns;
	int64_t grain_ns; /* resolution of busy_ns and steal_ns */
};

struct device_opts {
	const char *clocks; /* what a GPU's are locked to; NULL: they are free */
	int threads;        /* 0: one per physical core of the cpuset */
	/* null: its clock and cache, text of null.h; NULL takes ASSAY_NULL, then the default */
	const char *script;
};

struct device_ops; /* device_ops.h: what a device implements */

/* First member of every device. */
struct device {
	const struct device_ops *ops;
	struct device_info info;
	/* What measure/ keeps with a device, its own kernels: device_close frees it first. */
	void *own;
	void (*own_free)(void *own);
};

extern const struct device_ops *const device_table[]; /* ends in NULL; list.c */

/* "cpu", "cpu-0", "null-3"; "cuda", "cuda-0" by the driver's order, "GPU-5e1f0a" or "MIG-…" by
 * the beginning of its UUID.  NOT_FOUND names what there is; UNAVAILABLE says what is missing
 * and how to get it. */
MUST enum status device_open(const char *name, const struct device_opts *opts,
			     struct device **out);
/* Whether any device, here or not, has such a name; else NOT_FOUND. */
MUST enum status device_known(const char *name);
void device_close(struct device *dev);             /* NULL is fine */
const char *device_name(const struct device *dev); /* of its row: "cpu" */
/* Whether the host can follow pointers to its memory. */
bool device_is_host(const struct device *dev);
/* INVALID, UNSUPPORTED with what stands in the way of launching a captured graph. */
MUST enum status device_admit(struct device *dev, const struct device_captured *captured,
			      uint32_t nsets);

MUST enum status device_alloc(struct device *dev, size_t bytes, struct device_mem **out);
void device_free(struct device_mem *mem); /* NULL is fine */
void device_trim(struct device *dev); /* what is kept for the next alloc goes; NULL is fine */
/* Whether all guard bytes are as they were made, after all that was queued; if not, the offset
 * from p (negative: before) of the damaged byte nearest to the buffer. */
MUST enum status device_guards(const struct device_mem *mem, bool *is_intact, int64_t *offset);
/* The first of n questions whose answer is no, after all that was queued; n: all are yes. */
struct device_look {
	const struct device_mem *guards; /* are they whole?  NULL: are a and b equal? */
	const void *a, *b;
	size_t bytes;
};
MUST enum status device_look(struct device *dev, const struct device_look *looks, uint32_t n,
			     uint32_t *first);
MUST enum status device_upload(struct device_mem *to, size_t offset, const void *from,
			       size_t bytes);
MUST enum status device_download(const struct device_mem *from, size_t offset, void *to,
				 size_t bytes);
MUST enum status device_copy(struct device *dev, void *to, const void *from, size_t bytes);
MUST enum status device_fill(struct device *dev, void *to, int byte, size_t bytes);

/* A shared object on host devices, a cubin or PTX file on a GPU.  path is opened once per
 * name: give each text of code a file name of its own. */
MUST enum status device_load(struct device *dev, const char *path, struct device_module **out);
MUST enum status device_lookup(struct device_module *module, const char *name, device_fn **out);
void device_unload(struct device_module *module); /* NULL is fine */

/* m calls in a chain; call i takes set i mod nsets.  The pointers are copied, the
 * program is not. */
MUST enum status device_record(struct device *dev, const struct device_program *program,
			       void *const *const *sets, uint32_t nsets, uint32_t m,
			       struct device_replay **out);
void device_replay_free(struct device_replay *replay); /* NULL is fine */
/* What the replay is made of, as its device counts: kernels, and copies and fills. */
MUST enum status device_count(struct device *dev, struct device_replay *replay,
			      uint32_t *kernels, uint32_t *copies);
MUST enum status device_launch(struct device *dev, struct device_replay *replay);
MUST enum status device_mark(struct device *dev, struct device_event *e);
MUST enum status device_interval(struct device *dev, const struct device_event *a,
				 const struct device_event *b, double *ns);
MUST enum status device_sync(struct device *dev);
/* Queued work begins when the gate opens, if only by itself, as measure's METHOD_GATE_MS. */
enum { DEVICE_GATE_MS = 20 };
MUST enum status device_gate_close(struct device *dev);
MUST enum status device_gate_open(struct device *dev, bool *by_itself);
/* From inside a function of a step of as many units as threads, by all of them: each waits
 * for the others.  Devices without a team have nobody to wait for. */
void device_barrier(struct device *dev);
void device_set_busy(struct device *dev, bool is_busy);
/* Where a GPU's work is queued, for another runtime that queues its own (CUstream); NULL. */
void *device_stream(struct device *dev);
MUST enum status device_read(struct device *dev, struct device_reading *out);
int64_t device_now_ns(struct device *dev);
void device_pause_ns(struct device *dev, int64_t ns);

#endif
