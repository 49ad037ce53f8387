/* Gaps, for people and for programs. */
#include "base/json.h"
#include "report/gap.h"
#include "report/gate.h"

#include <math.h>
#include <string.h>

static struct str point_of(struct str key)
{
	const char *slash = memchr(key.p, '/', key.n);

	return slash ? str_slice(key, (size_t)(slash + 1 - key.p), key.n) : key;
}

static struct str name_of(struct arena *a, const struct gap_page *p, uint32_t id)
{
	struct str key = inventories_point_key(p->report->models->all, id);

	if (!p->names || !p->names[id])
		return key;
	return str_of(arena_printf(a, "%s[" STR_FMT "]", p->names[id], STR_ARG(point_of(key))));
}

static const char *class_of(struct arena *a, const struct gap_facts *f)
{
	const char *c = gap_class(f);

	return *c ? arena_printf(a, "%s%s", c, gap_class_is_sure(f) ? "" : "?") : "-";
}

/* What no point is known of, so that each need not say it. */
struct hidden {
	const char *names[GAP_UNKNOWN];
	uint32_t n;
};

static bool has_unknown(const char *const *names, uint32_t n, const char *name)
{
	for (uint32_t i = 0; i < n; i++)
		if (!strcmp(names[i], name))
			return true;
	return false;
}

/* Of those points that anything is asked about: a verdict ends it for the others. */
static struct hidden hidden_everywhere(const struct gap_report *r)
{
	struct hidden out = {0};
	bool is_first = true;

	for (uint32_t i = 0; i < r->nlines; i++) {
		const struct gap *g = &r->models->gaps[r->lines[i].point];
		uint32_t n = 0;

		if (!g->nunknown)
			continue;
		for (uint32_t k = 0; is_first && k < g->nunknown; k++)
			out.names[out.n++] = g->unknown[k];
		for (uint32_t k = 0; k < out.n; k++)
			if (has_unknown(g->unknown, g->nunknown, out.names[k]))
				out.names[n++] = out.names[k];
		out.n = n;
		is_first = false;
	}
	return out;
}

static void put_hidden(struct page *p, struct arena *a, const struct hidden *h)
{
	struct buf b = buf_new(a);

	for (uint32_t i = 0; i < h->n; i++)
		buf_printf(&b, "%s%s", i ? ", " : "", h->names[i]);
	if (h->n)
		page_line(p, "not known anywhere, and so not ruled out: " STR_FMT,
			  STR_ARG(buf_view(&b)));
}

/* "EXTRA_TRAFFIC 40.00 (87 %), unknown: blocks" */
static const char *amounts_of(struct arena *a, const struct gap *g, const struct hidden *h)
{
	struct buf b = buf_new(a);
	uint32_t n = 0;

	for (uint32_t i = 0; i < g->namounts; i++) {
		buf_printf(&b, "%s%s ", i ? ", " : "", gap_name(g->amounts[i].code));
		cell_us(&b, g->amounts[i].us);
		buf_printf(&b, " (%.0f %%)", g->amounts[i].pct);
	}
	for (uint32_t i = 0; i < g->nunknown; i++)
		if (!has_unknown(h->names, h->n, g->unknown[i]))
			buf_printf(&b, "%s%s",
				   n++   ? " "
				   : b.n ? "; unknown: "
					 : "unknown: ",
				   g->unknown[i]);
	return str_cstr(a, buf_view(&b));
}

static void put_lines(struct page *p, struct arena *a, const struct gap_page *x,
		      const struct hidden *h)
{
	static const char *const heads[] = {"point",         ">models",     ">n",    ">t us",
					    ">oracle",       ">roof",       "class", ">value %",
					    ">to oracle us", ">to roof us", "code",  "amounts"};
	struct table t = table_new(a, heads, 12);

	uint32_t rows = table_rows(&t, x->report->nlines, x->limit);

	for (uint32_t i = 0; i < rows; i++) {
		const struct gap_line *l = &x->report->lines[i];
		const struct gap_facts *f = &x->report->models->gap_facts[l->point];
		const struct gap *g = &x->report->models->gaps[l->point];

		table_str(&t, name_of(a, x, l->point));
		table_int(&t, l->nmodels);
		table_int(&t, l->n);
		table_us(&t, f->t);
		table_us(&t, f->o);
		table_us(&t, gap_bound_us(f->memory_us, f->compute_us));
		table_cstr(&t, class_of(a, f));
		table_f64(&t, 3, l->value_pct);
		table_us(&t, l->oracle_us);
		table_us(&t, l->roof_us);
		table_cstr(&t, gap_name(g->code));
		table_cstr(&t, amounts_of(a, g, h));
	}
	page_table_brief(p, &t, 0);
}

static void put_sums(struct page *p, struct arena *a, const char *what, const struct gap_sum *s,
		     uint32_t n, uint32_t limit)
{
	const char *const heads[] = {what, ">points", ">value %", ">to oracle us",
				     ">to roof us"};
	struct table t = table_new(a, heads, 5);

	for (uint32_t i = 0; i < n; i++) {
		if (!s[i].points)
			continue;
		table_str(&t, s[i].name);
		table_int(&t, s[i].points);
		table_f64(&t, 3, s[i].value_pct);
		table_us(&t, s[i].oracle_us);
		table_us(&t, s[i].roof_us);
	}
	page_table_brief(p, &t, limit);
}

static bool has_value(const struct gap_report *r)
{
	for (uint32_t i = 0; i < r->nlines; i++)
		if (!isnan(r->lines[i].value_pct))
			return true;
	return false;
}

static void put_page(struct page *p, const struct gap_page *x)
{
	struct arena a = {0};
	const struct gap_report *r = x->report;

	page_line(p, "occurrences: %s", x->source);
	for (uint32_t i = 0; i < x->narms; i++)
		page_line(p, "timings: %s", x->arm_names[i]);
	page_line(p, "%u points measured, %u not", r->nlines, r->unmeasured);
	if (has_value(r))
		page_line(p, "value: mean percent of the %u COMPLETE models of %u", r->complete,
			  r->of);
	else if (r->complete)
		page_line(p, "no value: no point has an oracle that is a floor");
	else
		page_line(p, "no value: none of %u models is COMPLETE", r->of);
	struct hidden h = hidden_everywhere(r);

	put_hidden(p, &a, &h);
	page_gap(p);
	put_lines(p, &a, x, &h);
	put_sums(p, &a, "code", r->codes, GAP_CODES, 0);
	put_sums(p, &a, "family", r->families, r->nfamilies, x->limit);
	arena_release(&a);
}

void gap_text(struct buf *b, const struct gap_page *x)
{
	put_page(&(struct page){.b = b}, x);
}

void gap_markdown(struct buf *b, const struct gap_page *x)
{
	put_page(&(struct page){.b = b, .is_markdown = true}, x);
}

/* ---- data ---- */

static void put_amounts(struct jsonw *w, const struct gap *g)
{
	jsonw_key(w, "amounts");
	jsonw_open_inline(w, '[');
	for (uint32_t i = 0; i < g->namounts; i++) {
		jsonw_open(w, '{');
		jsonw_put_cstr(w, "code", gap_name(g->amounts[i].code));
		jsonw_put_f64(w, "us", g->amounts[i].us);
		jsonw_put_f64(w, "pct", g->amounts[i].pct);
		jsonw_close(w, '}');
	}
	jsonw_close(w, ']');
	jsonw_key(w, "unknown");
	jsonw_open_inline(w, '[');
	for (uint32_t i = 0; i < g->nunknown; i++)
		jsonw_cstr(w, g->unknown[i]);
	jsonw_close(w, ']');
}

static void put_point(struct jsonw *w, const struct gap_page *x, const struct gap_line *l)
{
	const struct model_report *m = x->report->models;
	const struct gap_facts *f = &m->gap_facts[l->point];

	jsonw_open(w, '{');
	jsonw_put_str(w, "key", inventories_point_key(m->all, l->point));
	jsonw_put_cstr(w, "name", x->names ? x->names[l->point] : NULL);
	jsonw_put_cstr(w, "code", gap_name(m->gaps[l->point].code));
	jsonw_put_f64(w, "us", f->t);
	jsonw_put_f64(w, "oracle_us", f->o);
	jsonw_put_f64(w, "bound_us", gap_bound_us(f->memory_us, f->compute_us));
	jsonw_put_f64(w, "compute_us", f->compute_us > 0 ? f->compute_us : (double)NAN);
	jsonw_put_f64(w, "excess_us", m->gaps[l->point].excess_us);
	jsonw_put_cstr(w, "class", *gap_class(f) ? gap_class(f) : NULL);
	jsonw_put_bool(w, "class_is_sure", gap_class_is_sure(f));
	jsonw_put_int(w, "n", l->n);
	jsonw_put_int(w, "models", l->nmodels);
	jsonw_put_f64(w, "value_pct", l->value_pct);
	jsonw_put_f64(w, "to_oracle_us", l->oracle_us);
	jsonw_put_f64(w, "to_roof_us", l->roof_us);
	put_amounts(w, &m->gaps[l->point]);
	jsonw_close(w, '}');
}

static void put_json_sums(struct jsonw *w, const char *key, const struct gap_sum *s, uint32_t n)
{
	jsonw_key(w, key);
	jsonw_open(w, '[');
	for (uint32_t i = 0; i < n; i++) {
		if (!s[i].points)
			continue;
		jsonw_open_inline(w, '{');
		jsonw_put_str(w, "name", s[i].name);
		jsonw_put_int(w, "points", s[i].points);
		jsonw_put_f64(w, "value_pct", s[i].value_pct);
		jsonw_put_f64(w, "to_oracle_us", s[i].oracle_us);
		jsonw_put_f64(w, "to_roof_us", s[i].roof_us);
		jsonw_close(w, '}');
	}
	jsonw_close(w, ']');
}

void gap_json(struct buf *b, const struct gap_page *x)
{
	struct jsonw w = jsonw_new(b);
	const struct gap_report *r = x->report;

	jsonw_open(&w, '{');
	jsonw_put_cstr(&w, "schema", "assay.gap/1");
	jsonw_put_int(&w, "complete", r->complete);
	jsonw_put_int(&w, "models", r->of);
	jsonw_put_int(&w, "unmeasured", r->unmeasured);
	jsonw_key(&w, "points");
	jsonw_open(&w, '[');
	for (uint32_t i = 0; i < r->nlines; i++)
		put_point(&w, x, &r->lines[i]);
	jsonw_close(&w, ']');
	put_json_sums(&w, "codes", r->codes, GAP_CODES);
	put_json_sums(&w, "families", r->families, r->nfamilies);
	gates_json(&w, NULL, 0);
	jsonw_key(&w, "provenance");
	jsonw_open(&w, '{');
	jsonw_put_cstr(&w, "tool", x->tool);
	jsonw_put_cstr(&w, "occurrences", x->source);
	jsonw_key(&w, "timings");
	jsonw_open(&w, '[');
	for (uint32_t i = 0; i < x->narms; i++)
		jsonw_cstr(&w, x->arm_names[i]);
	jsonw_close(&w, ']');
	jsonw_close(&w, '}');
	jsonw_close(&w, '}');
	buf_char(b, '\n');
}

void gap_csv(struct buf *b, const struct gap_page *x)
{
	buf_cstr(b, "key,name,code,class,us,oracle_us,bound_us,excess_us,n,models,value_pct,"
		    "to_oracle_us,to_roof_us");
	csv_end(b);
	for (uint32_t i = 0; i < x->report->nlines; i++) {
		const struct gap_line *l = &x->report->lines[i];
		const struct model_report *m = x->report->models;
		const struct gap_facts *f = &m->gap_facts[l->point];
		const double v[] = {f->t, f->o, gap_bound_us(f->memory_us, f->compute_us),
				    m->gaps[l->point].excess_us};
		const double worth[] = {l->value_pct, l->oracle_us, l->roof_us};

		csv_field(b, true, inventories_point_key(m->all, l->point));
		csv_field(b, false, str_of(x->names ? x->names[l->point] : NULL));
		csv_field(b, false, str_of(gap_name(m->gaps[l->point].code)));
		csv_field(b, false, str_of(gap_class(f)));
		for (int k = 0; k < 4; k++)
			csv_f64(b, false, v[k]);
		csv_int(b, false, l->n);
		csv_int(b, false, l->nmodels);
		for (int k = 0; k < 3; k++)
			csv_f64(b, false, worth[k]);
		csv_end(b);
	}
}
