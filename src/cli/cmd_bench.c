/* assay bench: the sweep. */
#include "cli/cli.h"
#include "cli/run_options.h"

enum status cmd_bench(int argc, char **argv)
{
	return run_command(argc, argv, true, &cmd_exit);
}
