/* The report of a corpus, as text and as JSON. */
#include "base/json.h"
#include "corpus/summary.h"
#include "corpus/summary_int.h"

#include <string.h>

/* The first `parts` parts of a model key: "hf", "hf/train". */
static struct str prefix(struct str key, int parts)
{
	size_t n = 0;

	for (; n < key.n; n++)
		if (key.p[n] == '/' && !--parts)
			break;
	return str_slice(key, 0, n);
}

struct sum {
	struct str name;
	uint32_t models, graphs, regions, points, failed;
};

static void add(struct sum *s, const struct summary_model *m)
{
	s->models++;
	s->graphs += m->graphs;
	s->regions += m->regions;
	s->points += m->points;
	s->failed += str_is(m->status, "failed");
}

/* Models come by key, so that those of a suite and a mode stand together. */
static struct sum sum_from(const struct summary *s, uint32_t *at)
{
	struct sum out = {.name = prefix(s->models.p[*at].key, 2)};

	for (; *at < s->models.n && str_eq(prefix(s->models.p[*at].key, 2), out.name); ++*at)
		add(&out, &s->models.p[*at]);
	return out;
}

static void put_counts(struct buf *b, const char *title, const struct summary_count *c,
		       uint32_t n)
{
	buf_printf(b, "\n%-24s %8s %8s\n", title, "kernels", "points");
	for (uint32_t i = 0; i < n; i++)
		buf_printf(b, "%-24.*s %8u %8u\n", STR_ARG(c[i].name), c[i].kernels,
			   c[i].points);
}

static void put_models(struct buf *b, const struct summary *s)
{
	buf_printf(b, "\n%-48s %-8s %7s %8s %8s %7s\n", "model", "status", "graphs", "regions",
		   "kernels", "points");
	for (uint32_t i = 0; i < s->models.n; i++) {
		const struct summary_model *m = &s->models.p[i];

		buf_printf(b, "%-48.*s %-8.*s %7u %8u %8u %7u\n", STR_ARG(m->key),
			   STR_ARG(m->status), m->graphs, m->regions, m->kernels, m->points);
	}
}

static void put_failures(struct buf *b, const struct summary *s)
{
	const char *title = "\nwhat is missing\n";

	for (uint32_t i = 0; i < s->models.n; i++) {
		const struct summary_model *m = &s->models.p[i];

		if (str_is(m->status, "ok"))
			continue;
		buf_printf(b, "%s" STR_FMT ": " STR_FMT, title, STR_ARG(m->key),
			   STR_ARG(m->status));
		title = "";
		if (m->stage.n)
			buf_printf(b, " in " STR_FMT, STR_ARG(m->stage));
		if (m->unkeyed)
			buf_printf(b, ", %u left out, the first", m->unkeyed);
		size_t line = m->reason.n ? strcspn(m->reason.p, "\n") : 0;

		buf_printf(b, ": " STR_FMT "\n",
			   STR_ARG(str_slice(m->reason, 0, line < 160 ? line : 160)));
	}
}

void summary_text(struct buf *b, const struct summary *s, uint32_t examples)
{
	buf_printf(b, "generation %lld: %u kernels (%u quarantined), %u points, %u models\n",
		   (long long)s->generation, s->kernels, s->quarantined, s->points,
		   s->models.n);
	buf_printf(b, "\n%-24s %8s %8s %8s %8s %8s\n", "suite and mode", "models", "failed",
		   "graphs", "regions", "points");
	for (uint32_t i = 0; i < s->models.n;) {
		struct sum t = sum_from(s, &i);

		buf_printf(b, "%-24.*s %8u %8u %8u %8u %8u\n", STR_ARG(t.name), t.models,
			   t.failed, t.graphs, t.regions, t.points);
	}
	put_counts(b, "bytes of a point", s->sizes, 3);
	put_counts(b, "family of ops", s->families.p, s->families.n);
	put_models(b, s);
	put_failures(b, s);
	usage_text(b, &s->usage, examples);
}

static void json_counts(struct jsonw *w, const char *key, const struct summary_count *c,
			uint32_t n)
{
	jsonw_key(w, key);
	jsonw_open(w, '[');
	for (uint32_t i = 0; i < n; i++) {
		jsonw_open_inline(w, '{');
		jsonw_key(w, "name");
		jsonw_str(w, c[i].name);
		jsonw_put_int(w, "kernels", c[i].kernels);
		jsonw_put_int(w, "points", c[i].points);
		jsonw_close(w, '}');
	}
	jsonw_close(w, ']');
}

static void json_text(struct jsonw *w, const char *key, struct str s)
{
	jsonw_key(w, key);
	if (s.n)
		jsonw_str(w, s);
	else
		jsonw_null(w);
}

static void json_model(struct jsonw *w, const struct summary_model *m)
{
	jsonw_open_inline(w, '{');
	json_text(w, "model", m->key);
	json_text(w, "status", m->status);
	json_text(w, "stage", m->stage);
	json_text(w, "reason", m->reason);
	jsonw_put_int(w, "graphs", m->graphs);
	jsonw_put_int(w, "regions", m->regions);
	jsonw_put_int(w, "kernels", m->kernels);
	jsonw_put_int(w, "points", m->points);
	jsonw_put_int(w, "unkeyed", m->unkeyed);
	jsonw_close(w, '}');
}

static void json_sum(struct jsonw *w, const struct sum *t)
{
	jsonw_open_inline(w, '{');
	json_text(w, "name", t->name);
	jsonw_put_int(w, "models", t->models);
	jsonw_put_int(w, "failed", t->failed);
	jsonw_put_int(w, "graphs", t->graphs);
	jsonw_put_int(w, "regions", t->regions);
	jsonw_put_int(w, "points", t->points);
	jsonw_close(w, '}');
}

void summary_json(struct buf *b, const struct summary *s)
{
	struct jsonw w = jsonw_new(b);

	jsonw_open(&w, '{');
	jsonw_put_int(&w, "generation", s->generation);
	jsonw_put_int(&w, "kernels", s->kernels);
	jsonw_put_int(&w, "quarantined", s->quarantined);
	jsonw_put_int(&w, "points", s->points);
	jsonw_key(&w, "suites");
	jsonw_open(&w, '[');
	for (uint32_t i = 0; i < s->models.n;) {
		struct sum t = sum_from(s, &i);

		json_sum(&w, &t);
	}
	jsonw_close(&w, ']');
	json_counts(&w, "sizes", s->sizes, 3);
	json_counts(&w, "families", s->families.p, s->families.n);
	jsonw_key(&w, "models");
	jsonw_open(&w, '[');
	for (uint32_t i = 0; i < s->models.n; i++)
		json_model(&w, &s->models.p[i]);
	jsonw_close(&w, ']');
	usage_json(&w, &s->usage);
	jsonw_close(&w, '}');
	buf_char(b, '\n');
}
