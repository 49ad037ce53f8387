/* What came of a merge, for `corpus merge` and `import`. */
#include "cli/merge_told.h"

#include <stdio.h>

void merge_put(struct jsonw *w, const struct merge_report *r)
{
	const struct {
		const char *key;
		uint32_t n;
	} rows[] = {{"graphs", r->graphs},
		    {"regions", r->regions},
		    {"patterns", r->patterns},
		    {"points", r->points},
		    {"new_patterns", r->new_patterns},
		    {"new_points", r->new_points},
		    {"unkeyed", r->unkeyed},
		    {"dropped", r->dropped}};

	jsonw_open_inline(w, '{');
	jsonw_put_str(w, "model", r->model);
	for (size_t i = 0; i < sizeof(rows) / sizeof(*rows); i++)
		jsonw_put_int(w, rows[i].key, rows[i].n);
	jsonw_put_int(w, "generation", r->generation);
	jsonw_close(w, '}');
}

void merge_print(const struct merge_report *r)
{
	printf(STR_FMT ": %u graphs, %u regions, %u patterns (%u new), %u points (%u new), "
		       "%u unkeyed, %u graphs dropped\n",
	       STR_ARG(r->model), r->graphs, r->regions, r->patterns, r->new_patterns,
	       r->points, r->new_points, r->unkeyed, r->dropped);
}

void merge_tell(const struct merge_report *r)
{
	struct arena a = {0};
	struct buf b = buf_new(&a);

	for (uint32_t i = 0; i < r->said.n; i++) {
		buf_cstr(&b, "assay: ");
		buf_visible(&b, r->said.p[i], "\t");
		buf_char(&b, '\n');
	}
	if (b.n)
		fwrite(b.p, 1, b.n, stderr);
	arena_release(&a);
}
