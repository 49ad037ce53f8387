/* Fault points, read once from the environment. */
#include "base/fault.h"

#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char wanted[64];
static long at;
static bool is_wanted, kills;
static atomic_long passed;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void read_environment(void)
{
	const char *text = getenv("ASSAY_FAULT");
	char word[8] = "";

	if (!text)
		return;
	if (sscanf(text, "%63[^:]:%ld=%7s", wanted, &at, word) != 3 ||
	    (strcmp(word, "fail") && strcmp(word, "kill"))) {
		fprintf(stderr, "assay: ASSAY_FAULT=%s is not NAME:N=fail|kill\n", text);
		exit(2);
	}
	is_wanted = true;
	kills = !strcmp(word, "kill");
}

enum status fault_point(const char *name)
{
	pthread_once(&once, read_environment);
	if (!is_wanted || (strcmp(wanted, "*") && strcmp(wanted, name)))
		return STATUS_OK;
	if (at && atomic_fetch_add(&passed, 1) + 1 != at)
		return STATUS_OK;
	if (kills)
		raise(SIGKILL);
	FAIL(IO, "planted fault %s", name);
}
