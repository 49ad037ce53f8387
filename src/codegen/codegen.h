#ifndef CODEGEN_CODEGEN_H
#define CODEGEN_CODEGEN_H

#include "op/op.h"

/*
 * From a bound graph to the text of kernels.
 *
 *	graph ──lower──▶ expressions ──group──▶ nests of loops ──emit──▶ C, CUDA C
 *
 * Views become index maps and pointwise chains dissolve into their users, because
 * a value that is not stored is an expression.  What is stored: what the graph
 * returns, what is scattered into, and reductions that would otherwise be computed
 * again and again.  Stores that walk the same elements share a nest, and what does
 * not depend on an inner loop is computed outside of it: that alone makes softmax,
 * variance and layer norm one pass over a row that stays in cache.
 *
 * Nothing here runs anything; see toolchain/ and provider/.
 */
enum codegen_role { CODEGEN_INPUT, CODEGEN_OUTPUT, CODEGEN_TEMP };

struct codegen_buf {
	enum codegen_role role;
	enum dtype dtype;
	int64_t elements;
	uint32_t input; /* of an input: its number */
	bool is_written;
	/* Steps that read or write it, first and last; of a temporary nothing else matters. */
	uint32_t first_step, last_step;
	bool used;
};

struct codegen_step {
	const char *name; /* of the exported function, in the ABI of device.h */
	int64_t units;    /* CUDA C: blocks, uncapped */
	uint32_t buf;     /* that it writes; of several the first */
	/* CUDA C: the kernel's parameters are nbufs pointers from first_buf on. */
	uint32_t first_buf, nbufs, blocks, threads;
};

/* Where a returned value is found. */
struct codegen_ret {
	uint32_t buf;
	struct tensor type; /* strides and offset in that buffer */
};

struct codegen {
	struct str text;
	struct codegen_buf *bufs; /* inputs in order, then outputs, then temporaries */
	struct codegen_step *steps;
	struct codegen_ret *rets;
	uint32_t nbufs, nsteps, nrets;
	struct str loops; /* the nests, for people */
};

struct codegen_opts {
	bool unfused;       /* every node stored, one nest each: the provider naive */
	bool is_cuda;       /* CUDA C, a kernel a step; unfused only */
	int threads;        /* how many share the units; at least 1 */
	const char *prefix; /* of function names; NULL: k */
};

/* UNSUPPORTED with the op that has no lowering. */
MUST enum status codegen_build(struct arena *a, const struct bound *b,
			       const struct codegen_opts *opts, struct codegen **out);

/* The head of all that is written, in C and in CUDA C: half.h, philox.h, prelude.h. */
void codegen_head(struct buf *b);

/* Inputs, outputs and where returned values are found, without any code: what a program that
 * was not generated must have as well.  An output that is an input, a view of one or its
 * mutation is found there; what is written is marked. */
void codegen_places(struct arena *a, const struct bound *b, struct codegen *out);

#endif
