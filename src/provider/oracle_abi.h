/*
 * What an oracle.c includes as <assay/oracle.h>: its one function, and what it is given.
 *
 *	#include <assay/oracle.h>
 *
 *	int oracle(const struct assay_oracle_io *io)
 *
 * It is called by every thread of the team at once, each with its own number, and shares the
 * work out by that.  All inputs are there, all outputs are to be written; an output that the
 * graph declares to be an input's memory has the input's address.  It allocates nothing, keeps
 * nothing between calls, and returns 0, or an errno: then the row says so.
 */
#ifndef ASSAY_ORACLE_H
#define ASSAY_ORACLE_H

#include <stdint.h>

struct assay_oracle_tensor {
	void *data;        /* its first element */
	const char *dtype; /* "f32" "bf16" "i64" "b8" and so on, as annotations have it */
	int32_t rank;
	const int64_t *extent, *stride; /* rank each, in elements */
};

struct assay_oracle_temp {
	void *data; /* of undefined content at each call */
	int64_t bytes;
};

struct assay_oracle_scalar { /* a constant of the point */
	int64_t i;
	double f;
};

struct assay_oracle_io {
	const struct assay_oracle_tensor *in, *out;
	const struct assay_oracle_temp *temp;
	const struct assay_oracle_scalar *scalar;
	int32_t nin, nout, ntemp, nscalar;
	int32_t thread, threads;                           /* this one, of so many */
	void (*barrier)(const struct assay_oracle_io *io); /* to be met by all of them */
	void *team;
};

__attribute__((visibility("default"))) int oracle(const struct assay_oracle_io *io);

/* The thread's share of n: from *begin, and so many. */
static inline int64_t assay_oracle_share(const struct assay_oracle_io *io, int64_t n,
					 int64_t *begin)
{
	int64_t each = n / io->threads, more = n % io->threads, t = io->thread;

	*begin = each * t + (t < more ? t : more);
	return each + (t < more);
}

#endif
