/* assay tune: native's code as an oracle, checked and timed like any other. */
#include "cli/oracle_int.h"
#include "cli/run_options.h"

#include <string.h>

/* The bench command that times what was written. */
MUST static enum status time_them(struct arena *a, const struct oracle_options *o)
{
	static struct run_options run;
	char **argv = arena_array(a, char *, 2 * (size_t)(o->npoints + 8) + o->nwords);
	const struct {
		const char *option, *value;
	} pairs[] = {{"--provider", "oracle"},
		     {"--judge", "native"},
		     {"--corpus", o->corpus},
		     {"--device", o->device},
		     {"--journal", o->journal}};
	int n = 0;

	argv[n++] = arena_printf(a, "tune");
	argv[n++] = arena_printf(a, "--no-resume");
	for (size_t i = 0; i < sizeof(pairs) / sizeof(*pairs); i++)
		if (pairs[i].value) {
			argv[n++] = arena_printf(a, "%s", pairs[i].option);
			argv[n++] = arena_printf(a, "%s", pairs[i].value);
		}
	for (uint32_t i = 0; i < o->npoints; i++) {
		argv[n++] = arena_printf(a, "--point");
		argv[n++] = arena_printf(a, "%s", o->points[i]);
	}
	for (uint32_t i = 0; i < o->nwords; i++)
		argv[n++] = arena_printf(a, "%s", o->words[i]);
	TRY(run_options_read(a, n, argv, true, &run));
	run.proves = true;
	return run_sweep(a, &run, &cmd_exit);
}

MUST static enum status tune(struct arena *a, const struct oracle_options *o)
{
	TRY(cmd_device_known(o->device));
	if (strncmp(o->device, "cpu", 3))
		FAIL(UNSUPPORTED,
		     "native makes code for cpu, so there is nothing to keep for %s",
		     o->device);
	TRY(oracle_write(a, o, true));
	return time_them(a, o);
}

enum status cmd_tune(int argc, char **argv)
{
	static const struct argp_option rows[] = {
		{"corpus", ORACLE_CORPUS, "DIR", 0, "The corpus (./repros)", 0},
		{"device", ORACLE_DEVICE, "D", 0, "cpu (default)", 0},
		{"point", ORACLE_POINT, "P", 0,
		 "This point, not the home point; again for more", 0},
		{"all-points", ORACLE_ALL_POINTS, NULL, 0, "Every point", 0},
		{"force", ORACLE_FORCE, NULL, 0, "In the place of what is there by hand", 0},
		{"journal", ORACLE_JOURNAL, "FILE", 0,
		 "Where rows are kept ($XDG_DATA_HOME/assay/journal.db)", 0},
		{0}};
	static const char doc[] =
		"Keep native's code of kernels as their oracles, checked and timed.";
	static struct oracle_options o;
	struct arena a = {0};

	TRY(oracle_options_read(argc, argv, rows, "KERNEL...", doc, &o));
	enum status s = tune(&a, &o);

	arena_release(&a);
	return s;
}
