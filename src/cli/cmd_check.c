/* assay check: as bench, numerics only. */
#include "cli/cli.h"
#include "cli/run_options.h"

enum status cmd_check(int argc, char **argv)
{
	return run_command(argc, argv, false, &cmd_exit);
}
