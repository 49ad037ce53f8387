/* assay bench: the sweep. */
#include "cli/run_options.h"

enum status cmd_bench(int argc, char **argv)
{
	static struct run_options o;
	struct arena a = {0};
	enum status s = run_options_read(&a, argc, argv, true, &o);

	if (!s)
		s = run_sweep(&a, &o, &cmd_exit);
	arena_release(&a);
	return s;
}
