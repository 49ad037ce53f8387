/* How fast FX text is read and printed, on text that looks like a real graph. */
#include "base/clock.h"
#include "ir/text.h"

#include <stdio.h>
#include <stdlib.h>

enum { LAYERS = 1000, GRAPHS = 40, ROUNDS = 5 };

static void layer(struct buf *b, int i)
{
	buf_printf(b, "        # File: model.py:%d in forward, code: x = torch.relu(x) + 1\n",
		   i);
	buf_printf(b,
		   "        relu_%d: \"bf16[32, 512, 768][393216, 768, 1]cuda:0\" = "
		   "torch.ops.aten.relu.default(%s%d)\n",
		   i, i ? "add_" : "arg", i ? i - 1 : 0);
	buf_printf(b,
		   "        convert_element_type_%d: \"f32[32, 512, 768][393216, 768, "
		   "1]cuda:0\" = "
		   "torch.ops.prims.convert_element_type.default(relu_%d, torch.float32)\n",
		   i, i);
	buf_printf(b,
		   "        amax_%d: \"f32[32, 512, 1][512, 1, 1]cuda:0\" = "
		   "torch.ops.aten.amax.default(convert_element_type_%d, [2], True)\n",
		   i, i);
	buf_printf(b,
		   "        add_%d: \"bf16[32, 512, 768][393216, 768, 1]cuda:0\" = "
		   "torch.ops.aten.add.Tensor(amax_%d, 1e-05)\n",
		   i, i);
}

static void graph(struct buf *b)
{
	buf_cstr(
		b,
		"class GraphModule(torch.nn.Module):\n"
		"    def forward(self, arg0: \"bf16[32, 512, 768][393216, 768, 1]cuda:0\"):\n");
	for (int i = 0; i < LAYERS; i++)
		layer(b, i);
	buf_printf(b, "        return (add_%d,)\n", LAYERS - 1);
}

int main(int argc, char **argv)
{
	double mb_per_s = argc > 1 ? atof(argv[1]) : 0, best_ns = 1e18, print_ns = 1e18;
	struct arena in = {0};
	struct buf b = buf_new(&in);

	for (int i = 0; i < GRAPHS; i++)
		graph(&b);
	for (int i = 0; i < ROUNDS; i++) {
		struct arena a = {0};
		struct text t;
		int64_t t0 = clock_ns();

		text_parse(&a, buf_view(&b), "perf", NULL, &t);
		int64_t t1 = clock_ns();

		if (t.nerrors || t.ngraphs != GRAPHS)
			return 1;
		struct buf out = buf_new(&a);

		for (uint32_t g = 0; g < t.ngraphs; g++)
			text_print(&out, t.graphs[g]);
		int64_t t2 = clock_ns();

		best_ns = (double)(t1 - t0) < best_ns ? (double)(t1 - t0) : best_ns;
		print_ns = (double)(t2 - t1) < print_ns ? (double)(t2 - t1) : print_ns;
		if (!str_eq(buf_view(&out), buf_view(&b)))
			return 1;
		arena_release(&a);
	}
	double mb = (double)b.n * 1e3, parse = mb / best_ns;

	printf("text: %.1f MB, parse %.0f MB/s, print %.0f MB/s\n", (double)b.n / 1e6, parse,
	       mb / print_ns);
	arena_release(&in);
	return parse < mb_per_s;
}
