#ifndef CLI_OUTPUT_H
#define CLI_OUTPUT_H

#include "base/str.h"

/*
 * Where a report goes and what it looks like: --format, --json, -o, as one argp child of the
 * commands that print reports.
 */
enum output_format {
	OUTPUT_TEXT,
	OUTPUT_MARKDOWN,
	OUTPUT_JSON,
	OUTPUT_CSV,
	OUTPUT_FORMATS,             /* of every report */
	OUTPUT_V3 = OUTPUT_FORMATS, /* PyTorch benchmark records, of those that have them */
};

struct output_options {
	enum output_format format;
	const char *path; /* -o; NULL: stdout */
	bool has_v3;      /* set before the command line is read */
};

struct argp;
/* Its input is a struct output_options. */
extern const struct argp output_argp;

/* What is asked before the work that makes the report: whether -o can be written. */
MUST enum status output_check(const struct output_options *o);
/* To the file, atomically, or to stdout. */
MUST enum status output_write(const struct output_options *o, struct str text);

#endif
