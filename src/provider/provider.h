#ifndef PROVIDER_PROVIDER_H
#define PROVIDER_PROVIDER_H

#include "codegen/codegen.h"
#include "device/device.h"
#include "toolchain/cc.h"

#include <stdatomic.h>

/*
 * A provider turns a bound graph into a program for a device.  It never runs and never
 * times it: the engine binds buffers, measure/ launches and reads the clock.
 */
struct provider;

/* A program, compiled.  Its buffers are, in order: inputs (one per tensor parameter of
 * the graph), outputs, temporaries; a set of them is nbufs pointers. */
struct program {
	const struct provider *provider;
	struct device_program code;
	const struct codegen_buf *bufs;
	uint32_t nbufs;
	const struct codegen_ret *rets; /* where each returned value is */
	uint32_t nrets;
	struct str source; /* of the generated code; empty if there is none */
	char build[65];    /* SHA-256 that names the code with its compiler and flags */
	bool lacks_image;  /* build names the source alone, not what is launched */
	double compile_s;  /* 0 if it was built before */
	bool was_cached;
	/* What the code itself said went wrong in any of its calls, an errno, or 0; NULL: it
	 * cannot say. */
	const atomic_int *failed;
	struct device_module *module; /* private */
};

struct provider_opts {
	const char *cache_dir; /* of compiled code; NULL: the default */
	double compile_timeout_s;
	int threads;         /* of the device's team */
	const char *options; /* of the program, canonical JSON; NULL: none */
};

enum {
	PROVIDER_JUDGES = 1 << 0,   /* its numbers are a reference */
	PROVIDER_DEFAULT = 1 << 1,  /* taken when none is asked for */
	PROVIDER_TORCH = 1 << 2,    /* made by torch.h over buffers that are there already */
	PROVIDER_ORACLE = 1 << 3,   /* made by oracle.h from a sidecar */
	PROVIDER_INDUCTOR = 1 << 4, /* of torch's, those that compile */
};

struct provider {
	const char *name;
	const char *summary;
	const char
		*devices; /* names of the rows of the device table that it serves, by blanks */
	uint32_t flags;

	/* UNSUPPORTED with a story is an answer, not a failure.  NULL: see the flags. */
	enum status (*compile)(struct arena *a, struct device *dev, const struct bound *b,
			       const struct provider_opts *opts, struct program **out);
	void (*release)(struct program *p);
};

extern const struct provider *const provider_table[]; /* ends in NULL; list.c */
/* NOT_FOUND names what there is. */
MUST enum status provider_find(const char *name, const struct provider **out);
bool provider_serves(const struct provider *p, const char *device); /* by its row's name */

/* Whether code for this device is CUDA C; else it is C. */
bool provider_runs_cuda(const struct device *dev);

/* Buffers and steps of a program whose module is loaded. */
MUST enum status program_link(struct arena *a, struct program *p, const struct codegen *g);

/* The judge: one unfused kernel per op, in C for a host, in CUDA C for a GPU.  Compiled like
 * a program of bound b, which is wide for the reference and typed for the base; run by
 * reference.h. */
MUST enum status provider_naive_compile(struct arena *a, struct device *dev,
					const struct bound *b, const struct provider_opts *opts,
					struct program **out);

#endif
