/*
 * How fast a capture of many regions is merged, and in how much memory: GRAPHS graphs
 * of REGIONS regions, 64 kernels at 16 sizes.  perf_merge [LEAST_PER_SECOND [REGIONS_IN_ALL]]
 */
#include "base/clock.h"
#include "base/file.h"
#include "base/sha256.h"
#include "corpus/merge.h"

#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>

enum { REGIONS = 250 };

static const char *const ops[] = {"exp", "abs", "neg", "relu", "tanh", "sin", "cos", "sqrt"};

/* Two ops that depend on i, then a product that no region takes. */
static void region(struct buf *b, int i, int size)
{
	const char *t = "f32";

	buf_printf(
		b,
		"        a%d: \"%s[%d, %d][%d, 1]cuda:0\" = torch.ops.aten.%s.default(%s%d)\n",
		i, t, size, size, size, ops[i % 8], i ? "m" : "x", i ? i - 1 : 0);
	buf_printf(
		b,
		"        b%d: \"%s[%d, %d][%d, 1]cuda:0\" = torch.ops.aten.%s.default(a%d)\n",
		i, t, size, size, size, ops[i / 8 % 8], i);
	buf_printf(b,
		   "        m%d: \"%s[%d, %d][%d, 1]cuda:0\" = torch.ops.aten.mm.default(b%d, "
		   "b%d)\n",
		   i, t, size, size, size, i, i);
}

MUST static enum status write_graph(const char *dir, int number)
{
	struct arena a = {0};
	struct buf b = buf_new(&a);
	int size = 16 + number % 16;
	char hash[SHA256_HEX + 1];

	buf_printf(&b,
		   "class GraphModule(torch.nn.Module):\n"
		   "    def forward(self, x0: \"f32[%d, %d][%d, 1]cuda:0\"):\n",
		   size, size, size);
	for (int i = 0; i < REGIONS; i++)
		region(&b, i, size);
	buf_printf(&b, "        return (m%d,)\n", REGIONS - 1);
	sha256_hex(buf_view(&b), hash);
	TRY(file_write(arena_printf(&a, "%s/full_graph_%06d.py", dir, number), buf_view(&b)));
	const char *side = arena_printf(
		&a,
		"{\"schema\": 1, \"graph\": \"full_graph_%06d\", \"text\": \"%s\", "
		"\"kind\": \"inference\", \"execs\": 1, \"kernels\": null, \"inputs\": "
		"[[\"f32\", [%d, %d], {\"n\": \"x0\"}]], \"outputs\": [], \"attrs\": {}, "
		"\"groups\": [], \"ops\": {\"aten.mm.default\": {\"fuse\": false, \"why\": "
		"\"flops\"}}, \"nodes\": {}, \"symbols\": {}, \"guards\": []}\n",
		number, hash, size, size);

	TRY(file_write(arena_printf(&a, "%s/full_graph_%06d.meta.json", dir, number),
		       str_of(side)));
	arena_release(&a);
	return STATUS_OK;
}

MUST static enum status write_capture(const char *dir, int graphs)
{
	struct arena a = {0};
	struct buf b = buf_new(&a);

	TRY(file_mkdirs(dir));
	buf_cstr(&b, "{\"schema\": 1, \"model\": \"perf/infer/many\", \"status\": \"ok\", "
		     "\"stage\": null, \"reason\": null, \"graphs\": [");
	for (int i = 0; i < graphs; i++) {
		TRY(write_graph(dir, i));
		buf_printf(&b, "%s\"full_graph_%06d\"", i ? ", " : "", i);
	}
	buf_cstr(&b, "]}\n");
	enum status s = file_write(path_join(&a, dir, "index.json"), buf_view(&b));

	arena_release(&a);
	return s;
}

static double seconds(const struct timeval *t)
{
	return (double)t->tv_sec + (double)t->tv_usec / 1e6;
}

int main(int argc, char **argv)
{
	double least = argc > 1 ? atof(argv[1]) : 0;
	int regions = argc > 2 ? atoi(argv[2]) : 100000;
	struct arena a = {0};
	char dir[] = "/tmp/perf_merge.XXXXXX";
	struct merge_opts opts = {.max_unkeyed = 0};
	struct merge_report r;
	struct rusage before, after;

	if (!mkdtemp(dir) || write_capture(path_join(&a, dir, "capture"), regions / REGIONS))
		return 2;
	opts.corpus = path_join(&a, dir, "repros");
	getrusage(RUSAGE_SELF, &before);
	int64_t t0 = clock_ns();
	enum status s = merge_capture(&a, path_join(&a, dir, "capture"), &opts, &r);
	double wall = (double)(clock_ns() - t0) / 1e9;

	getrusage(RUSAGE_SELF, &after);
	double cpu = seconds(&after.ru_utime) - seconds(&before.ru_utime) +
		     seconds(&after.ru_stime) - seconds(&before.ru_stime);

	if (s || file_remove_tree(dir)) {
		fprintf(stderr, "%s\n", status_story());
		return 2;
	}
	printf("merge: %u regions, %u kernels, %u points, %.2f s, %.2f s of CPU, %.0f "
	       "regions/s of "
	       "CPU, %ld MiB at most\n",
	       r.regions, r.patterns, r.points, wall, cpu, r.regions / cpu,
	       after.ru_maxrss / 1024);
	arena_release(&a);
	return least > 0 && r.regions / cpu < least;
}
