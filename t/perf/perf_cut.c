/*
 * How long it takes to cut all graphs of a corpus again: parse, partition, canonical form,
 * ids, constraints.  perf_cut MOST_SECONDS [CORPUS]
 */
#include "base/file.h"
#include "corpus/merge.h"
#include "corpus/tree.h"
#include "ir/text.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

struct total {
	struct memo memo;
	uint32_t graphs, regions, nodes;
	double seconds; /* of CPU: other work on the machine does not count */
};

MUST static enum status cut(struct total *t, const char *base)
{
	struct arena a = {0};
	struct cut_graph g = {0};
	struct str text;

	TRY(file_read(&a, arena_printf(&a, "%s.py.zst", base), TEXT_BYTES_MAX, &text));
	TRY(sidecar_read(&a, arena_printf(&a, "%s.meta.json.zst", base), &g.side));
	clock_t t0 = clock();

	TRY(cut_full_graph(&a, &t->memo, text, base, &g));
	t->seconds += (double)(clock() - t0) / CLOCKS_PER_SEC;
	t->graphs++;
	t->regions += g.parts.nparts;
	t->nodes += g.g->nnodes;
	arena_release(&a);
	return STATUS_OK;
}

MUST static enum status cut_model(void *ctx, const char *dir, const char *key)
{
	struct arena a = {0};
	struct str *names;
	size_t n;

	(void)key;
	TRY(file_list(&a, dir, &names, &n));
	for (size_t i = 0; i < n; i++)
		if (str_ends(names[i], ".py.zst"))
			TRY(cut(ctx, path_join(&a, dir,
					       str_cstr(&a, str_slice(names[i], 0,
								      names[i].n - 7)))));
	arena_release(&a);
	return STATUS_OK;
}

int main(int argc, char **argv)
{
	double most = argc > 1 ? atof(argv[1]) : 0;
	struct total t = {0};
	struct arena a = {0};

	if (tree_models(&a, argc > 2 ? argv[2] : "repros", cut_model, &t)) {
		fprintf(stderr, "%s\n", status_story());
		return 2;
	}
	printf("cut: %u graphs, %u nodes, %u regions, %.2f s of CPU\n", t.graphs, t.nodes,
	       t.regions, t.seconds);
	memo_release(&t.memo);
	arena_release(&a);
	return most > 0 && t.seconds > most;
}
