/* Who uses what, as text and as JSON. */
#include "corpus/summary_int.h"

/* One list: how it is called, whether it must be empty, and its names. */
struct list {
	const char *key, *words;
	bool is_fault;
	uint32_t n;
	const struct str *names;
};

enum { LISTS = 6 };

static struct str *name_references(struct arena *a, const struct usage *u)
{
	struct str *out = arena_array(a, struct str, u->unknown.n + 1);

	for (uint32_t i = 0; i < u->unknown.n; i++)
		out[i] = str_of(arena_printf(a, STR_FMT " of " STR_FMT,
					     STR_ARG(u->unknown.p[i].id),
					     STR_ARG(u->unknown.p[i].model)));
	return out;
}

static void lists_of(struct arena *a, const struct usage *u, struct list out[LISTS])
{
	const struct list all[LISTS] = {
		{"unknown_references", "references to patterns that are not there", true,
		 u->unknown.n, name_references(a, u)},
		{"without_manifest", "models without a manifest", true, u->without_manifest.n,
		 u->without_manifest.p},
		{"without_graphs", "models that were captured and have no graph", true,
		 u->without_graphs.n, u->without_graphs.p},
		{"collisions", "patterns with the id of another", true, u->collisions.n,
		 u->collisions.p},
		{"unreadable", "kernels and manifests that cannot be read", true,
		 u->unreadable.n, u->unreadable.p},
		{"unreferenced", "patterns that no manifest refers to", false,
		 u->unreferenced.n, u->unreferenced.p}};

	for (int i = 0; i < LISTS; i++)
		out[i] = all[i];
}

void usage_text(struct buf *b, const struct usage *u, uint32_t examples)
{
	struct arena tmp = {0};
	struct list lists[LISTS];

	buf_printf(b, "\nuse\n%lld occurrences; points of no model %u, of one %u, of many %u\n",
		   (long long)u->occurrences, u->used_by[0], u->used_by[1], u->used_by[2]);
	buf_printf(
		b,
		"points per pattern: %.0f least, %.0f, %.0f median, %.0f, %.0f most (" STR_FMT
		"); n_eff %.4g of %u\n",
		u->quantiles[0], u->quantiles[1], u->quantiles[2], u->quantiles[3],
		u->quantiles[4], STR_ARG(u->largest), u->n_eff, u->patterns.n);
	for (int i = 0; i < USAGE_TOPS; i++)
		buf_printf(b, "top %u: %.2f %% of points, %.2f %% of occurrences\n",
			   usage_tops[i], u->top_points_pct[i], u->top_occurrences_pct[i]);
	buf_printf(b, "references of manifests: %u\n", u->references.n);
	lists_of(&tmp, u, lists);
	for (int i = 0; i < LISTS; i++) {
		buf_printf(b, "%s%s: %u\n", lists[i].is_fault && lists[i].n ? "! " : "",
			   lists[i].words, lists[i].n);
		for (uint32_t k = 0; k < lists[i].n && k < examples; k++)
			buf_printf(b, "    " STR_FMT "\n", STR_ARG(lists[i].names[k]));
	}
	arena_release(&tmp);
}

static void put_tops(struct jsonw *w, const struct usage *u)
{
	jsonw_key(w, "top");
	jsonw_open(w, '[');
	for (int i = 0; i < USAGE_TOPS; i++) {
		jsonw_open_inline(w, '{');
		jsonw_put_int(w, "patterns", usage_tops[i]);
		jsonw_put_f64(w, "points_pct", u->top_points_pct[i]);
		jsonw_put_f64(w, "occurrences_pct", u->top_occurrences_pct[i]);
		jsonw_close(w, '}');
	}
	jsonw_close(w, ']');
}

void usage_json(struct jsonw *w, const struct usage *u)
{
	static const char *const used[] = {"used_by_none", "used_by_one", "used_by_many"};
	struct arena tmp = {0};
	struct list lists[LISTS];

	jsonw_key(w, "use");
	jsonw_open(w, '{');
	jsonw_put_int(w, "occurrences", u->occurrences);
	for (int i = 0; i < 3; i++)
		jsonw_put_int(w, used[i], u->used_by[i]);
	jsonw_put_f64(w, "n_eff", u->n_eff);
	jsonw_put_int(w, "references", u->references.n);
	put_tops(w, u);
	lists_of(&tmp, u, lists);
	for (int i = 0; i < LISTS; i++) {
		jsonw_key(w, lists[i].key);
		jsonw_open_inline(w, '[');
		for (uint32_t k = 0; k < lists[i].n; k++)
			jsonw_str(w, lists[i].names[k]);
		jsonw_close(w, ']');
	}
	jsonw_close(w, '}');
	arena_release(&tmp);
}
