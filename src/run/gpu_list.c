/* Asking a child which GPUs there are. */
#include "run/gpu_list.h"

#include "toolchain/spawn.h"

enum { ANSWER_S = 120 }; /* drivers without a daemon wake each GPU first */

enum status gpu_list(struct arena *a, struct gpus *out)
{
	const char *argv[] = {NULL, "worker", "--list", NULL};
	struct str text;
	int code;

	TRY(spawn_self(a, &argv[0]));
	TRY(spawn_run(a, argv, ANSWER_S, &code, &text));
	if (code)
		FAIL(UNAVAILABLE, "who asked the driver for its GPUs ended with %d: " STR_FMT,
		     code, STR_ARG(spawn_last_line(text)));
	return gpus_read(a, spawn_last_line(text), out);
}
