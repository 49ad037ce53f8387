#ifndef CLI_CORPUS_INT_H
#define CLI_CORPUS_INT_H

#include "base/str.h"
#include "cli/cli.h"

/* Subcommands of `corpus` with files of their own: corpus_care.c. */
MUST enum status corpus_report(int argc, char **argv);
MUST enum status corpus_gc(int argc, char **argv);

#endif
