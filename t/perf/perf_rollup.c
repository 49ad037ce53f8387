/*
 * From a journal to the rollup's text: 5,000 points in two arms with 5 rounds each, 166 models,
 * 6,700 (model, point) pairs.  perf_rollup MOST_MS
 */
#include "account/compare.h"
#include "account/rollup_list.h"
#include "base/file.h"
#include "report/rollup.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum { POINTS = 5000, PATTERNS = 1727, MODELS = 166, USES = 6700, ROUNDS = 5, BATCH = 500 };
enum { RUNS = 7 };

static uint64_t state = 88172645463325252u;

/* xorshift64: the same data each time. */
static double uniform(void)
{
	state ^= state << 13;
	state ^= state >> 7;
	state ^= state << 17;
	return (double)(state >> 11) / 9007199254740992.0;
}

static void key_of(uint32_t i, char kernel[40], char point[16])
{
	snprintf(kernel, 40, "sum_%012x", i % PATTERNS);
	snprintf(point, 16, "%012x", i);
}

static const char *metrics(struct arena *a, double us)
{
	struct buf b = buf_new(a);

	buf_printf(&b,
		   "{\"cold/median_us\":%.5f,\"cold/ci_lo_us\":%.5f,\"cold/ci_hi_us\":%.5f,"
		   "\"cold/m\":8,\"cold/q_us\":0.004,\"floor/floor_us\":1.1,"
		   "\"roof/cold_us\":%.5f,\"cold/rounds\":[",
		   us, us * 0.999, us * 1.001, us * 0.8);
	for (int r = 0; r < ROUNDS; r++)
		buf_printf(&b, "%s[%.5f,0]", r ? "," : "",
			   us * (1 + 0.003 * (uniform() - 0.5)));
	buf_cstr(&b, "]}");
	return str_cstr(a, buf_view(&b));
}

MUST static enum status put_run(struct store *s, const char *tag, double change, int64_t *id)
{
	struct store_run run = {.workload = "kernels",
				.tag = tag,
				.method = 2,
				.tool = "assay 0",
				.inputs = "i",
				.corpus = "c",
				.arms = "{}",
				.argv = arena_printf(&(struct arena){0}, "[\"%s\"]", tag),
				.host = "h",
				.calibrations = "[]",
				.seed = 1};
	bool is_continued;

	state = 88172645463325252u;
	TRY(store_run_open(s, &run, true, &is_continued));
	*id = run.id;
	for (uint32_t at = 0; at < POINTS; at += BATCH) {
		struct arena a = {0};
		struct store_put *rows = arena_array(&a, struct store_put, BATCH);

		for (uint32_t i = 0; i < BATCH; i++) {
			char *kernel = arena_array(&a, char, 40),
			     *point = arena_array(&a, char, 16);
			double us = 6 + 200 * uniform();

			key_of(at + i, kernel, point);
			rows[i].row = (struct store_row){
				.kernel = kernel,
				.point = point,
				.provider = "inductor",
				.device_uuid = "GPU-0",
				.device_kind = "H200",
				.fingerprint = point,
				.attempt = 1,
				.status = ROW_OK,
				.metrics = metrics(&a, us * ((at + i) % 5 ? 1 : change)),
				.build = "{\"n_kernels\":1}"};
		}
		TRY(store_point(s, run.id, rows, BATCH, NULL, 0));
		arena_release(&a);
	}
	TRY(store_run_close(s, run.id, "done"));
	return arm_keep(s, run.id); /* as a sweep does at its end */
}

static void make_models(struct inventories *all)
{
	struct graph_facts none = {.kernels = -1};

	for (uint32_t m = 0; m < MODELS; m++) {
		char name[64];

		snprintf(name, sizeof(name), "suite%u/infer/model%u", m % 6, m);
		struct inventory *v = inventories_model(all, str_of(name));

		inventory_add_graph(all, v, STR("g"), &none, 1);
		for (uint32_t i = m; i < USES; i += MODELS) {
			char kernel[40], point[16], key[64];

			key_of(i % POINTS, kernel, point);
			snprintf(key, sizeof(key), "%s/%s", kernel + 4, point);
			inventory_add_use(all, v, false, inventories_point(all, str_of(key)), 1,
					  1 + m % 12);
		}
	}
}

static double ms_since(clock_t t)
{
	return 1e3 * (double)(clock() - t) / CLOCKS_PER_SEC;
}

struct times {
	double read, compare, roll, print, all;
};

MUST static enum status roll(struct arena *a, const char *journal, const char *const arms[2],
			     struct times *t)
{
	struct arm_opts opts = {.journal = journal};
	struct compare_opts o = compare_defaults();
	struct launch_floor floor = {.g_us = 2.7, .se_us = 0.05, .direct_us = (double)NAN};
	struct inventories all = inventories_new(a);
	struct comparison c;
	struct rollup_lists lists;
	struct arm arm[2];
	struct rollup r;
	struct buf b = buf_new(a);

	make_models(&all); /* what the store has of graphs is not measured here */
	struct cost *unknown = arena_array(a, struct cost, all.points.n + 1);

	for (uint32_t i = 0; i < all.points.n; i++)
		unknown[i] = (struct cost){.us = (double)NAN, .k = 1, .cause = "absent"};
	clock_t begin = clock(), at = begin;

	TRY(arm_read(a, arms[0], &opts, &arm[0]));
	TRY(arm_read(a, arms[1], &opts, &arm[1]));
	t->read = ms_since(at);
	at = clock();
	TRY(compare_make(a, &arm[0], &arm[1], &o, &c));
	t->compare = ms_since(at);
	at = clock();
	struct rollup_input in = {.all = &all,
				  .pairs = &c.set,
				  .proxies = unknown,
				  .externs = unknown,
				  .floor = &floor,
				  .opts = {.factor = 2, .max_missing = 0.05}};

	rollup_make(a, &in, &r);
	rollup_lists_make(a, &r, NULL, &lists);
	t->roll = ms_since(at);
	at = clock();
	struct rollup_page page = {.rollup = &r,
				   .lists = &lists,
				   .comparison = &c,
				   .gates = c.gates,
				   .ngates = c.ngates,
				   .base_name = "base",
				   .head_name = "head",
				   .source = "generated",
				   .tool = "perf",
				   .limit = 20};

	rollup_text(&b, &page);
	t->print = ms_since(at);
	t->all = ms_since(begin);
	if (r.headline.k != MODELS || !lists.nmovers)
		FAIL(INVALID, "%u models of %d, %u movers", r.headline.k, MODELS,
		     lists.nmovers);
	return STATUS_OK;
}

MUST static enum status measure(const char *journal, struct times *best, size_t *bytes)
{
	char names[2][24];
	struct store *s;
	int64_t id[2];

	TRY(store_open(journal, false, &s));
	TRY(put_run(s, "base", 1, &id[0]));
	TRY(put_run(s, "head", 0.9, &id[1]));
	store_close(s);
	for (int i = 0; i < 2; i++)
		snprintf(names[i], sizeof(names[i]), "%lld", (long long)id[i]);
	best->all = (double)INFINITY;
	for (int i = 0; i < RUNS; i++) {
		struct arena a = {0};
		struct times t;

		TRY(roll(&a, journal, (const char *const[]){names[0], names[1]}, &t));
		if (t.all < best->all)
			*best = t;
		*bytes = a.used_bytes;
		arena_release(&a);
	}
	return STATUS_OK;
}

int main(int argc, char **argv)
{
	double most = argc > 1 ? atof(argv[1]) : 0;
	char dir[] = "/tmp/assay-perf.XXXXXX", path[64];
	struct times t = {0};
	size_t bytes = 0;

	if (!mkdtemp(dir))
		return 1;
	snprintf(path, sizeof(path), "%s/journal.db", dir);
	enum status s = measure(path, &t, &bytes);

	file_drop_tree(dir);
	if (s) {
		printf("%s\n", status_story());
		return 1;
	}
	printf("%.1f ms: reading %.1f, pairs and verdicts %.1f, models %.1f, text %.1f; %.0f "
	       "MiB\n",
	       t.all, t.read, t.compare, t.roll, t.print, (double)bytes / (1 << 20));
	return most > 0 && t.all > most;
}
