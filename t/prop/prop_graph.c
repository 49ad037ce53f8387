/*
 * Laws over random graphs: printing and parsing are inverse; ids see neither names
 * nor the order of statements, of inputs, of outputs.  The seed of a failure is printed.
 */
#include "corpus/canon.h"
#include "ir/text.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { NODES = 14, INPUTS = 4 };

struct spec {
	int n, op[NODES], arg[NODES][2]; /* arguments: inputs, then INPUTS + statement */
	bool out[NODES];
	int constant[NODES], rows[INPUTS];
};

static const char *const unary[] = {"relu", "neg", "exp", "abs"};
static const char *const binary[] = {"add.Tensor", "sub.Tensor", "mul.Tensor"};

static int below(unsigned *seed, int n)
{
	return (int)(rand_r(seed) % (unsigned)n);
}

static struct spec random_spec(unsigned *seed)
{
	struct spec s = {.n = 2 + below(seed, NODES - 2)};

	for (int i = 0; i < s.n; i++) {
		s.op[i] = below(seed, 8);
		for (int k = 0; k < 2; k++)
			s.arg[i][k] = below(seed, INPUTS + i);
		s.constant[i] = 1 + below(seed, 3);
		s.out[i] = i == s.n - 1 || below(seed, 4) == 0;
	}
	for (int i = 0; i < INPUTS; i++)
		s.rows[i] = 1 + 4 * below(seed, 2);
	return s;
}

static void shuffle(unsigned *seed, int *v, int n)
{
	for (int i = 0; i < n; i++)
		v[i] = i;
	for (int i = n - 1; i > 0; i--) {
		int k = below(seed, i + 1), t = v[i];

		v[i] = v[k];
		v[k] = t;
	}
}

/* A random order in which every statement follows what it uses. */
static void random_order(unsigned *seed, const struct spec *s, int *order)
{
	bool done[NODES] = {0};

	for (int n = 0; n < s->n;) {
		int i = below(seed, s->n);
		bool ready = !done[i];

		for (int k = 0; k < 2; k++)
			ready &= s->arg[i][k] < INPUTS || done[s->arg[i][k] - INPUTS];
		if (!ready)
			continue;
		done[i] = true;
		order[n++] = i;
	}
}

static void put_name(struct buf *b, const char *prefix, int i)
{
	buf_printf(b, "%s%d", i < INPUTS ? "in" : prefix, i);
}

static void put_statement(struct buf *b, const struct spec *s, int i, const char *prefix)
{
	buf_cstr(b, "        ");
	put_name(b, prefix, INPUTS + i);
	if (s->op[i] < 4) {
		buf_printf(b, " = torch.ops.aten.%s.default(", unary[s->op[i]]);
		put_name(b, prefix, s->arg[i][0]);
	} else if (s->op[i] < 7) {
		buf_printf(b, " = torch.ops.aten.%s(", binary[s->op[i] - 4]);
		put_name(b, prefix, s->arg[i][0]);
		buf_cstr(b, ", ");
		put_name(b, prefix, s->arg[i][1]);
	} else {
		buf_cstr(b, " = torch.ops.aten.add.Tensor(");
		put_name(b, prefix, s->arg[i][0]);
		buf_printf(b, ", %d", s->constant[i]);
	}
	buf_cstr(b, ")\n");
}

/* The spec as text; another seed gives other orders. */
static struct str write_spec(struct arena *a, const struct spec *s, unsigned seed,
			     const char *prefix)
{
	struct buf b = buf_new(a);
	int in[INPUTS], out[NODES], order[NODES];

	shuffle(&seed, in, INPUTS);
	shuffle(&seed, out, s->n);
	random_order(&seed, s, order);
	buf_cstr(&b, "class GraphModule(torch.nn.Module):\n    def forward(self");
	for (int i = 0; i < INPUTS; i++)
		buf_printf(&b, ", in%d: \"f32[%d, 6][6, 1]\"", in[i], s->rows[in[i]]);
	buf_cstr(&b, "):\n");
	for (int i = 0; i < s->n; i++)
		put_statement(&b, s, order[i], prefix);
	buf_cstr(&b, "        return (");
	int n = 0;

	for (int i = 0; i < s->n; i++)
		if (s->out[out[i]])
			buf_printf(&b, "%s%s%d", n++ ? ", " : "", prefix, INPUTS + out[i]);
	buf_cstr(&b, n == 1 ? ",)\n" : ")\n");
	return buf_view(&b);
}

static bool prints_back(struct arena *a, struct str text, struct graph **out)
{
	struct buf b = buf_new(a);
	struct text t;

	text_parse(a, text, "prop", NULL, &t);
	if (t.nerrors || t.ngraphs != 1)
		return false;
	text_print(&b, t.graphs[0]);
	*out = t.graphs[0];
	return str_eq(buf_view(&b), text);
}

static bool laws_hold(unsigned seed)
{
	struct arena a = {0};
	struct spec s = random_spec(&seed);
	struct str x = write_spec(&a, &s, seed, "v"), y = write_spec(&a, &s, seed + 1, "node_");
	struct graph *gx, *gy, *gc;
	struct canon cx, cy;
	bool ok = prints_back(&a, x, &gx) && prints_back(&a, y, &gy);

	if (ok && (canon_region(&a, gx, NULL, &cx) || canon_region(&a, gy, NULL, &cy))) {
		fprintf(stderr, "%s\n", status_story());
		ok = false;
	}
	ok = ok && !strcmp(cx.id, cy.id) && !strcmp(cx.point.id, cy.point.id);
	/* The canonical text is FX text, too. */
	ok = ok && prints_back(&a, str_slice(cx.text, 16, cx.text.n), &gc);
	if (!ok)
		fprintf(stderr, STR_FMT "----\n" STR_FMT, STR_ARG(x), STR_ARG(y));
	arena_release(&a);
	return ok;
}

int main(int argc, char **argv)
{
	unsigned first = argc > 1 ? (unsigned)atoi(argv[1]) : 1, n = argc > 1 ? 1 : 1000;

	for (unsigned seed = first; seed < first + n; seed++)
		if (!laws_hold(seed * 7919)) {
			fprintf(stderr, "seed %u\n", seed);
			return 1;
		}
	printf("%u graphs\n", n);
	return 0;
}
