#ifndef TOOLCHAIN_NVRTC_H
#define TOOLCHAIN_NVRTC_H

#include "base/str.h"

/*
 * CUDA C text to a cubin, by NVRTC, which is opened at run time and needs neither a GPU nor a
 * driver.
 *
 * What is built is kept by content, as in cc.h: the name is the SHA-256 of NVRTC's version,
 * the flags and the text.  An image is made for one architecture and runs on no other.
 */
struct nvrtc_file { /* that the text may include by this name */
	const char *name, *text;
};
struct nvrtc_opts {
	const char *arch;        /* "sm_90": device_info's */
	const char *cache_dir;   /* NULL: $XDG_CACHE_HOME/assay/nvrtc or its default */
	bool has_fma;            /* contract a·b + c; never when values are checked */
	const char *const *more; /* flags behind ours */
	uint32_t nmore;
	const struct nvrtc_file *files;
	uint32_t nfiles;
};

struct nvrtc_image {
	const char *path; /* of the cubin; its text lies beside it as .cu */
	char key[65];
	double compile_s; /* 0 if it was there already */
	bool was_cached;
};

/* UNAVAILABLE without NVRTC (the story names what was tried, and the package), INVALID with
 * the tail of its log if it refuses the text, IO when the cache cannot be written. */
MUST enum status nvrtc_build(struct arena *a, struct str text, const struct nvrtc_opts *opts,
			     struct nvrtc_image *out);
/* "NVRTC 13.0"; UNAVAILABLE. */
MUST enum status nvrtc_version(struct arena *a, const char **out);
/* The flags that code is built with, as one text: part of every key and row. */
const char *nvrtc_flags(struct arena *a, const struct nvrtc_opts *opts);

#endif
