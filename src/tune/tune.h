#ifndef TUNE_TUNE_H
#define TUNE_TUNE_H

#include "corpus/pattern.h"

/*
 * Oracles that nobody wrote by hand: generated code of a kernel's points as oracle.c or
 * oracle.cu with its sidecar.  The judge's, unfused, is where work by hand begins (assay oracle
 * new); native's, fused, is what tune keeps.
 */
struct tune_order {
	const char *dir;           /* of the kernel */
	const char *const *points; /* ids; none: the home point */
	uint32_t npoints;
	bool has_all_points;
	bool is_gpu;          /* CUDA C, of the judge alone */
	bool is_fused;        /* native's code */
	bool is_forced;       /* in the place of what is there, though it be by hand */
	const char *hardware; /* kind of the device that it is for */
	int threads;          /* of its team */
};

/* NOT_FOUND for a point that is not there; CONFLICT if the file is there and is not tune's own;
 * UNSUPPORTED with the op that has no lowering; INVALID for a sidecar that is none; IO.
 * *file: the path of the source. */
MUST enum status tune_write(struct arena *a, const struct tune_order *order, const char **file,
			    uint32_t *npoints);

#endif
