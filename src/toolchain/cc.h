#ifndef TOOLCHAIN_CC_H
#define TOOLCHAIN_CC_H

#include "base/str.h"

/*
 * C text to a shared object, by the machine's C compiler.
 *
 * What is built is kept by content: the name is the SHA-256 of compiler version,
 * processor, flags and text, so equal text is compiled once, by whoever comes first;
 * two at once are harmless.  dlopen caches by name, and so each text has its own.
 */
struct cc_opts {
	const char *compiler;    /* NULL: $ASSAY_CC, else cc */
	const char *cache_dir;   /* NULL: $XDG_CACHE_HOME/assay/cc or its default */
	double timeout_s;        /* 0: 300 */
	bool quick;              /* -O1, for tests that ask for right values only */
	const char *const *more; /* flags behind ours */
	uint32_t nmore;
	/* A file that the text may include by this name, and its text; NULL: none. */
	const char *include_name;
	struct str include;
};

struct cc_image {
	const char *path; /* of the .so; its text lies beside it as .c */
	char key[65];
	double compile_s; /* 0 if it was there already */
	bool was_cached;
};

/* UNAVAILABLE without a compiler (the story names the package), INVALID with the tail of
 * its messages if it refuses the text, TIMEOUT, IO when the cache cannot be written. */
MUST enum status cc_build(struct arena *a, struct str text, const struct cc_opts *opts,
			  struct cc_image *out);
/* First line of --version of the compiler that would be used; UNAVAILABLE. */
MUST enum status cc_version(struct arena *a, const struct cc_opts *opts, const char **out);
/* The flags that code is built with, as one text: part of every key and row. */
const char *cc_flags(const struct cc_opts *opts);

#endif
