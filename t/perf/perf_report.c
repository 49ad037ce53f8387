/*
 * How long `corpus report` takes to count the bundled corpus, where all of its kernels are
 * known: the least of 7 runs, in CPU time.  perf_report MOST_MS, in the root of the sources
 */
#include "corpus/summary.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { RUNS = 7 };

/* From the text that was kept to the page. */
MUST static enum status count(struct arena *a, struct str kept, struct str *keep, double *ms)
{
	clock_t t0 = clock();
	struct summary_memo memo = summary_memo_new(a, kept);
	struct buf b = buf_new(a);
	struct summary s;

	TRY(summary_make(a, "repros", &memo, &s));
	summary_text(&b, &s, 10);
	*ms = 1000.0 * (double)(clock() - t0) / CLOCKS_PER_SEC;
	if (kept.n && memo.nread)
		FAIL(MISMATCH, "%u of %u kernels were read again", memo.nread, s.kernels);
	*keep = summary_memo_text(a, &memo);
	return STATUS_OK;
}

int main(int argc, char **argv)
{
	double most = argc > 1 ? atof(argv[1]) : 0, first, ms, best = (double)INFINITY;
	struct arena a = {0};
	struct str kept, none;
	enum status s = count(&a, STR(""), &kept, &first);

	for (int i = 0; !s && i < RUNS; i++) {
		struct arena_mark m = arena_mark(&a);

		s = count(&a, kept, &none, &ms);
		best = fmin(best, ms);
		arena_reset(&a, m);
	}
	arena_release(&a);
	if (s) {
		fprintf(stderr, "%s\n", status_story());
		return 2;
	}
	printf("report: %.0f ms; %.0f ms where nothing is known\n", best, first);
	return most > 0 && best > most;
}
