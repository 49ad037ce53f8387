#ifndef DEVICE_PROGRAM_H
#define DEVICE_PROGRAM_H

#include <stdbool.h>
#include <stdint.h>

/*
 * What a device can launch: steps made by a provider, or by measure/ for its own needs, and how
 * their functions are called.  device.h records and launches it.
 *
 * The kernel ABI, of generated code too:  void NAME(bufs, ints, begin, end, thread)
 * works on the units [begin, end) of a step.  bufs are the data pointers of the
 * program (inputs, outputs, temporaries, in the provider's order) in the current
 * set, from the step's first_buf on; ints are sizes and scalars, the same in all
 * sets.  The ranges of a step's threads are disjoint, contiguous, in order of
 * thread and cover [0, units); a thread whose range is empty is not called.
 */
typedef void device_fn(void *const *bufs, const int64_t *ints, int64_t begin, int64_t end,
		       int thread);

/* A parameter of a kernel that was not generated: a place in a buffer, or one of ints, of which
 * a kernel that takes four bytes reads the lower ones. */
struct device_arg {
	bool is_int;
	uint32_t at;          /* which buffer of the program, or which of ints */
	int64_t offset_bytes; /* into the buffer */
};

/*
 * On a GPU a function is a kernel, and what device_lookup gives is a handle that is never
 * called.  Its parameters, eight bytes each, are nbufs pointers from the step's first_buf on,
 * then nints of ints; or, where there are args, those nargs.  Host devices ignore the grid, a
 * GPU the units. */
struct device_grid {
	uint32_t blocks[3], threads[3]; /* 0 reads as 1 */
	uint32_t shared_bytes, nbufs, nints;
	const struct device_arg *args; /* NULL: buffers and ints in their order */
	uint32_t nargs;
};

struct device_step {
	device_fn *fn;      /* NULL: nothing but the barrier */
	int64_t units;      /* how many; a step of one unit runs on thread 0 alone */
	uint32_t first_buf; /* fn sees bufs + first_buf */
	const int64_t *ints;
	struct device_grid grid;
};

/* What another runtime in this process recorded, to be launched as it is.  A GPU has a graph of
 * the driver's per set, a host device a function that does a call on a set's buffers. */
struct device_captured {
	void *const *graphs;                   /* [set]: CUgraph, its maker's */
	void (*call)(void *ctx, uint32_t set); /* a GPU's: of a program that is_direct */
	void *ctx;
};

/* All steps of a call, and all calls of a replay, are separated by a barrier.
 * The arrays are the maker's and must outlive each replay recorded from them. */
struct device_program {
	const char *name; /* of the provider; the null device finds its script by it */
	const struct device_step *steps;
	uint32_t nsteps, nbufs;
	const struct device_captured *captured; /* NULL: the steps are the work */
	/* What a call touches of each of the nbufs; NULL: the whole allocation that a
	 * buffer points into.  Only the null device's model of a cache asks. */
	const int64_t *buf_bytes;
	/* Its kernels, or what was captured, one by one and without a graph, where the device
	 * has graphs at all. */
	bool is_direct;
	bool is_probe; /* measure's own, its values unseen: the null device skips its functions
			*/
};

#endif
