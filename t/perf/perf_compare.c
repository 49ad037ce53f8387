/*
 * How long a comparison takes: two sweeps of 5,000 points, 5 rounds each, as rows of a journal
 * are; the least of 7 runs, in CPU time.  perf_compare MOST_MS
 */
#include "account/compare.h"
#include "base/file.h"
#include "base/philox.h"
#include "report/compare.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { POINTS = 5000, PATTERNS = 1727, ROUNDS = 5, RUNS = 7 };

static double ms_since(clock_t t0)
{
	return 1000.0 * (double)(clock() - t0) / CLOCKS_PER_SEC;
}

/* Uniform in (-1, 1). */
static double draw(uint32_t i, uint32_t k)
{
	struct philox w = philox4x32((struct philox){{i, k, 0, 0}}, 1, 0);

	return w.w[0] / 2147483648.0 - 1;
}

static const char *metrics(struct arena *a, uint32_t i, bool is_head)
{
	double us = 5 + i / 50.0 * (is_head && i % 4 ? 1 + 0.03 * draw(i, 9) : 1);
	struct buf b = buf_new(a);

	buf_printf(&b,
		   "{\"cold/median_us\":%.17g,\"cold/min_us\":%.17g,\"cold/ci_lo_us\":%.17g,"
		   "\"cold/ci_hi_us\":%.17g,\"cold/rounds\":[",
		   us, us * 0.99, us * 0.998, us * 1.002);
	for (uint32_t k = 0; k < ROUNDS; k++)
		buf_printf(&b, "%s[%.17g,0]", k ? "," : "",
			   us * (1 + 0.003 * draw(i, k + 10 * is_head)));
	buf_cstr(&b, "],\"cold/m\":8,\"cold/q_us\":0.004,\"cold/stop\":\"ci_median\","
		     "\"floor/floor_us\":0.87,\"roof/cold_us\":4.5");
	/* what else a row of ours has: some 50 members of which a comparison wants nothing */
	for (int k = 0; k < 50; k++)
		buf_printf(&b, ",\"warm/member_%d\":%.17g", k, us * k);
	buf_cstr(&b, "}");
	return str_cstr(a, buf_view(&b));
}

MUST static enum status put(struct store *s, int64_t run, uint32_t i, bool is_head)
{
	struct arena a = {0};
	struct store_put p = {
		.row = {.kernel = arena_printf(&a, "sum_%012x", i % PATTERNS),
			.point = arena_printf(&a, "%012x", i),
			.provider = "inductor",
			.device_uuid = "GPU-1",
			.device_kind = "H200",
			.fingerprint = "f",
			.metrics = metrics(&a, i, is_head),
			.flags =
				"{\"unstable\":false,\"above_roof\":false,\"clocks\":\"free\"}",
			.env = "{\"env/sm_mhz_med\":1980,\"env/temp_c_max\":41}",
			.build = arena_printf(&a,
					      "{\"label\":\"Model_%012x\",\"compile_s\":1.5,"
					      "\"cached\":false,\"image\":\"%d\","
					      "\"n_kernels\":1}",
					      i, i % 4 ? is_head : 2)}};
	enum status st = store_point(s, run, &p, 1, NULL, 0);

	arena_release(&a);
	return st;
}

MUST static enum status fill(struct store *s, bool is_head)
{
	struct store_run run = {.workload = "kernels",
				.tag = is_head ? "head" : "base",
				.method = 2,
				.tool = "assay",
				.inputs = "1",
				.argv = is_head ? "[\"h\"]" : "[\"b\"]"};
	bool is_continued;

	TRY(store_run_open(s, &run, true, &is_continued));
	for (uint32_t i = 0; i < POINTS; i++)
		TRY(put(s, run.id, i, is_head));
	return store_run_close(s, run.id, "done");
}

struct times {
	double read_ms, compare_ms, print_ms, mbytes;
};

MUST static enum status once(const char *journal, struct times *t)
{
	struct arm_opts o = {.journal = journal};
	struct compare_opts co = compare_defaults();
	struct arena a = {0};
	struct buf b = buf_new(&a);
	struct comparison c;
	struct arm base, head;
	clock_t t0 = clock();

	TRY(arm_read(&a, "base", &o, &base));
	TRY(arm_read(&a, "head", &o, &head));
	t->read_ms = fmin(t->read_ms, ms_since(t0));
	t0 = clock();
	TRY(compare_make(&a, &base, &head, &co, &c));
	t->compare_ms = fmin(t->compare_ms, ms_since(t0));
	t0 = clock();
	compare_page(&b, &c, true);
	t->print_ms = fmin(t->print_ms, ms_since(t0));
	t->mbytes = (double)a.used_bytes / 1e6;
	if (c.set.count[CLASS_PAIR] != POINTS || c.j.count[VERDICT_FASTER] < POINTS / 10)
		FAIL(MISMATCH, "%u pairs, %u faster", c.set.count[CLASS_PAIR],
		     c.j.count[VERDICT_FASTER]);
	arena_release(&a);
	return STATUS_OK;
}

MUST static enum status measure(const char *dir, struct times *t)
{
	struct arena a = {0};
	const char *journal = path_join(&a, dir, "compare.db");
	struct store *s;

	TRY(store_open(journal, false, &s));
	TRY(fill(s, false));
	TRY(fill(s, true));
	store_close(s);
	for (int i = 0; i < RUNS; i++)
		TRY(once(journal, t));
	arena_release(&a);
	return STATUS_OK;
}

int main(int argc, char **argv)
{
	struct times t = {(double)INFINITY, (double)INFINITY, (double)INFINITY, 0};
	double most = argc > 1 ? atof(argv[1]) : 0;
	char dir[] = "/tmp/perf_compare.XXXXXX";

	if (!mkdtemp(dir))
		return 2;
	enum status s = measure(dir, &t);

	file_drop_tree(dir);
	if (s) {
		fprintf(stderr, "%s\n", status_story());
		return 2;
	}
	printf("compare: %d points, 2 arms, %d rounds: %.1f ms (read %.1f ms, print %.1f ms, "
	       "%.0f MB)\n",
	       POINTS, ROUNDS, t.compare_ms, t.read_ms, t.print_ms, t.mbytes);
	return most > 0 && t.compare_ms > most;
}
