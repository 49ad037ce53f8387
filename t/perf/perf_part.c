/* How long the partition of a large graph takes: 8,000 nodes, every ninth one no region. */
#include "base/clock.h"
#include "ir/text.h"
#include "part/part.h"

#include <stdio.h>
#include <stdlib.h>

static int fact(void *ctx, const struct node *n, const char **why)
{
	(void)ctx;
	*why = "flops";
	return !str_is(n->target, "aten.mm.default");
}

static void build(struct buf *b, int nodes)
{
	unsigned seed = 1;

	buf_cstr(b, "class G(torch.nn.Module):\n    def forward(self, v0):\n");
	for (int i = 1; i < nodes; i++) {
		int back = 1 + (int)(rand_r(&seed) % 30), other = 1 + (int)(rand_r(&seed) % 5);

		buf_printf(b, "        v%d = torch.ops.aten.%s(v%d, v%d)\n", i,
			   i % 9 ? "add.Tensor" : "mm.default", i > back ? i - back : 0,
			   i > other ? i - other : 0);
	}
	buf_printf(b, "        return (v%d,)\n", nodes - 1);
}

static double cut_ms(const struct graph *g, uint32_t *parts)
{
	struct arena a = {0};
	struct part_opts opts = {.fact = fact};
	struct partition p;
	int64_t t0 = clock_ns();
	struct verdict *v = part_verdicts(&a, g, &opts);

	if (part_cut(&a, g, v, &opts, &p))
		abort();
	*parts = p.nparts;
	arena_release(&a);
	return (double)(clock_ns() - t0) / 1e6;
}

int main(int argc, char **argv)
{
	static const int sizes[] = {500, 8000};
	double most_ms = argc > 1 ? atof(argv[1]) : 0, best = 0;

	for (int i = 0; i < 2; i++) {
		struct arena a = {0};
		struct buf b = buf_new(&a);
		struct text t;
		uint32_t parts = 0;

		build(&b, sizes[i]);
		text_parse(&a, buf_view(&b), "perf", NULL, &t);
		best = 1e18;
		for (int round = 0; round < 5; round++) {
			double ms = cut_ms(t.graphs[0], &parts);

			best = ms < best ? ms : best;
		}
		printf("part: %d nodes, %u parts, %.2f ms\n", sizes[i], parts, best);
		arena_release(&a);
	}
	return most_ms > 0 && best > most_ms;
}
