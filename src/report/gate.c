/* Gates, as all reports have them. */
#include "report/gate.h"

#include <math.h>
#include <string.h>

static void put_gate(struct jsonw *w, const struct gate_result *g)
{
	jsonw_open_inline(w, '{');
	jsonw_put_cstr(w, "gate", g->name);
	jsonw_put_bool(w, "holds", g->holds);
	jsonw_put_f64(w, "value", g->value);
	jsonw_put_f64(w, "lo", g->lo);
	jsonw_put_f64(w, "hi", g->hi);
	jsonw_put_f64(w, "limit", g->limit);
	jsonw_put_bool(w, "by_estimate", g->by_estimate);
	jsonw_put_bool(w, "judged", !g->is_unjudged);
	jsonw_key(w, "worst");
	jsonw_open(w, '[');
	for (int k = 0; k < GATE_WORST && g->worst[k]; k++)
		jsonw_cstr(w, g->worst[k]);
	jsonw_close(w, ']');
	jsonw_close(w, '}');
}

void gates_json(struct jsonw *w, const struct gate_result *g, uint32_t n)
{
	jsonw_key(w, "gates");
	jsonw_open(w, '[');
	for (uint32_t i = 0; i < n; i++)
		put_gate(w, &g[i]);
	jsonw_close(w, ']');
}

const char *pair_name(struct arena *a, const struct pair *p)
{
	return arena_printf(a, "%s[%s]", p->name, p->label);
}

/* Of the key of a pair; a model has its own. */
static const char *name_of_key(struct arena *a, const struct comparison *c, const char *key)
{
	for (uint32_t i = 0; i < c->set.n; i++)
		if (!strcmp(c->set.pairs[i].key, key))
			return pair_name(a, &c->set.pairs[i]);
	return key;
}

static const char *told(const struct gate_result *g)
{
	if (g->is_unjudged)
		return g->holds ? "not judged" : "FAILS: cannot be judged";
	return g->holds ? "holds" : "FAILS";
}

static void put_row(struct table *t, struct arena *a, const struct gate_result *g,
		    const struct comparison *c)
{
	struct buf b = buf_new(a);

	table_cstr(t, g->name);
	table_cstr(t, told(g));
	table_cstr(t, g->is_unjudged ? NULL : arena_printf(a, "%.4g", g->value + 0.0));
	table_cstr(t, isfinite(g->lo) ? arena_printf(a, "%.4g … %.4g", g->lo + 0.0, g->hi + 0.0)
				      : NULL);
	table_cstr(t, arena_printf(a, "%g%s", g->limit,
				   g->by_estimate ? " (by the estimate)" : ""));
	for (int i = 0; i < GATE_WORST && !g->holds && g->worst[i]; i++)
		buf_printf(&b, "%s%s", i ? ", " : "", name_of_key(a, c, g->worst[i]));
	table_str(t, buf_view(&b));
}

void gates_table(struct page *p, struct arena *a, const struct gate_result *g, uint32_t n,
		 const struct comparison *c)
{
	static const char *const heads[] = {"Gate", "", ">Value", "95%", ">Limit", "Worst"};
	struct table t = table_new(a, heads, 6);

	for (uint32_t i = 0; i < n; i++)
		put_row(&t, a, &g[i], c);
	if (n)
		page_table_brief(p, &t, 0);
	else
		page_line(p, "no gates");
}
