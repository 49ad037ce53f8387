/* assay ir: each stage as text. */
#include "cli/cli.h"
#include "ir/dtype.h"

#include <argp.h>
#include <stdio.h>

static enum status ir_dtypes(int argc, char **argv)
{
	static const struct argp argp = {.doc = "List the element types."};

	if (argp_parse(&argp, argc, argv, 0, NULL, NULL))
		FAIL(USAGE, "%s", argv[0]);
	for (int d = 1; d < DTYPE_COUNT; d++)
		printf("%-12s %-18s %zu bytes, %s\n", dtype_name((enum dtype)d),
		       dtype_torch_name((enum dtype)d), dtype_bytes((enum dtype)d),
		       category_name(dtype_category((enum dtype)d)));
	return STATUS_OK;
}

enum status cmd_ir(int argc, char **argv)
{
	static const struct cmd subs[] = {
		{"dtypes", "list the element types", ir_dtypes},
		{0},
	};

	return cmd_run(subs, "Look at any stage as text.", argc, argv);
}
