/* Findings, as text and as JSON. */
#include "corpus/check_int.h"

void check_text(struct buf *b, const struct check_report *r)
{
	for (uint32_t i = 0; i < r->n; i++) {
		const struct finding *f = &r->list[i];

		buf_printf(b, "%s " STR_FMT ": " STR_FMT " | " STR_FMT "\n", f->code,
			   STR_ARG(f->path), STR_ARG(f->stored), STR_ARG(f->recomputed));
	}
	buf_printf(b, "%u patterns, %u points, %u models: %u hard, %u soft\n", r->patterns,
		   r->points, r->models, r->nhard, r->nsoft);
}

void check_json(struct buf *b, const struct check_report *r)
{
	struct jsonw w = jsonw_new(b);

	jsonw_open(&w, '{');
	jsonw_key(&w, "patterns");
	jsonw_int(&w, r->patterns);
	jsonw_key(&w, "points");
	jsonw_int(&w, r->points);
	jsonw_key(&w, "models");
	jsonw_int(&w, r->models);
	jsonw_key(&w, "hard");
	jsonw_int(&w, r->nhard);
	jsonw_key(&w, "soft");
	jsonw_int(&w, r->nsoft);
	jsonw_key(&w, "findings");
	jsonw_open(&w, '[');
	for (uint32_t i = 0; i < r->n; i++) {
		const struct finding *f = &r->list[i];
		const char *const keys[] = {"path", "stored", "recomputed"};
		const struct str v[] = {f->path, f->stored, f->recomputed};

		jsonw_open_inline(&w, '{');
		jsonw_key(&w, "code");
		jsonw_cstr(&w, f->code);
		for (int k = 0; k < 3; k++) {
			jsonw_key(&w, keys[k]);
			jsonw_str(&w, v[k]);
		}
		jsonw_close(&w, '}');
	}
	jsonw_close(&w, ']');
	jsonw_close(&w, '}');
	buf_char(b, '\n');
}
