#ifndef CLI_IR_INT_H
#define CLI_IR_INT_H

#include "cli/cli.h"

/* Subcommands of `ir` that need more than the text: ir_emit.c, ir_ops.c. */
MUST enum status ir_emit(int argc, char **argv);
MUST enum status ir_bind(int argc, char **argv);
MUST enum status ir_ops(int argc, char **argv);

#endif
