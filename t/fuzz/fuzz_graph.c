/*
 * Any graph that parses: types of its values, partition, each region and its canonical
 * form, code.  Whatever it says, it may be refused but not crash; and what was cut in one
 * way must be cut the same again.
 */
#include "codegen/codegen.h"
#include "corpus/canon.h"
#include "ir/text.h"
#include "part/part.h"

#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum { NODES_MAX = 400, CODE_MAX = 60 };

static void canon_all(struct arena *a, const struct graph *g, struct partition *p)
{
	struct canon_opts opts = {0};

	for (uint32_t i = 0; i < p->nparts; i++) {
		struct region r;
		struct canon first, second;

		if (part_extract(a, g, p, i, NULL, NULL, &r) ||
		    canon_region(a, r.g, &opts, &first)) {
			status_clear();
			continue;
		}
		if (canon_region(a, r.g, &opts, &second) || strcmp(first.id, second.id))
			abort();
	}
}

static void cut(struct arena *a, const struct graph *g)
{
	struct part_opts opts = {0};
	struct verdict *v = part_verdicts(a, g, &opts);
	struct partition p, again;

	if (part_cut(a, g, v, &opts, &p)) {
		status_clear();
		return;
	}
	if (part_cut(a, g, v, &opts, &again) || again.nparts != p.nparts ||
	    memcmp(again.of, p.of, g->nnodes * sizeof(*p.of)))
		abort();
	canon_all(a, g, &p);
}

static void generate(struct arena *a, const struct graph *g)
{
	struct codegen_opts opts = {.threads = 2};
	struct codegen *code;
	struct bound *b;

	if (g->nnodes > CODE_MAX || op_bind(a, g, NULL, false, &b) ||
	    codegen_build(a, b, &opts, &code))
		status_clear();
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct arena a = {0};
	struct text t;

	text_parse(&a, (struct str){(const char *)data, size}, "fuzz", NULL, &t);
	for (uint32_t i = 0; i < t.ngraphs && !t.nerrors; i++) {
		if (t.graphs[i]->nnodes > NODES_MAX)
			continue;
		cut(&a, t.graphs[i]);
		generate(&a, t.graphs[i]);
	}
	arena_release(&a);
	return 0;
}
