/* Findings, as text and as JSON. */
#include "corpus/check_int.h"

#include <string.h>

/* All codes there are: H is hard, S is soft. */
static const struct {
	const char *code, *words;
} codes[] = {
	{"H1",
	 "a file cannot be read, is not as it would be written, or does not belong there"},
	{"H2", "a graph and its sidecar do not belong together"},
	{"H3", "the kernels of a model are not those that its graphs are cut into"},
	{"H4", "a kernel's text is not that of its id, or repro.py is not as it would be made"},
	{"H5", "a point's id or constants are not those of its text, or two points are one"},
	{"H6", "how often a model uses a point, or the sums of a graph, are counted otherwise"},
	{"H7", "bytes are not those of this version of the byte model (--rebytes writes them)"},
	{"H8", "constraints of inputs are not those that are inferred"},
	{"H9", "a name, alias or home point that is not there, or is there twice"},
	{"H10", "a kernel without uses that is not set aside or the other way round, or a set "
		"names what is not there"},
	{"H11", "a merge is unfinished, or there is less than the corpus says it has at least"},
	{"H12", "types or sizes of a point cannot be inferred, or are not those of its graph"},
	{"S1", "the order of a kernel was not searched to the end: it may exist twice"},
	{"S2", "values were seen outside of what is inferred, and are ignored"},
	{"S3", "what torch said of an op is not what the op table says"},
	{"S4", "a region of more than 512 ops, or kernels and regions more than twice apart"},
	{"S5", "the bytes of a point are an upper bound"},
	{"S6", "how often a graph runs in a step is not known"},
	{"S7", "a model has no manifest, or its capture failed or is partial"},
	{"S8", "a stride that is printed is not the inferred one"},
	{"S9", "a partition had to be repaired"},
	{"S10", "a full graph cannot be run: it lacks values"},
	{"S11", "an op that is not known"},
	{"S12", "models of a suite were captured with different versions"},
};

const char *finding_words(const char *code)
{
	for (size_t i = 0; i < sizeof(codes) / sizeof(*codes); i++)
		if (!strcmp(codes[i].code, code))
			return codes[i].words;
	return NULL;
}

static uint32_t count_of(const struct check_report *r, const char *code)
{
	uint32_t n = 0;

	for (uint32_t i = 0; i < r->n; i++)
		n += !strcmp(r->list[i].code, code);
	return n;
}

static void put_codes(struct jsonw *w, const struct check_report *r)
{
	jsonw_key(w, "codes");
	jsonw_open(w, '[');
	for (size_t i = 0; i < sizeof(codes) / sizeof(*codes); i++) {
		if (!count_of(r, codes[i].code))
			continue;
		jsonw_open_inline(w, '{');
		jsonw_put_cstr(w, "code", codes[i].code);
		jsonw_put_int(w, "count", count_of(r, codes[i].code));
		jsonw_put_cstr(w, "meaning", codes[i].words);
		jsonw_close(w, '}');
	}
	jsonw_close(w, ']');
}

void check_text(struct buf *b, const struct check_report *r)
{
	for (uint32_t i = 0; i < r->n; i++) {
		const struct finding *f = &r->list[i];

		buf_printf(b, "%s " STR_FMT ": " STR_FMT " | " STR_FMT "\n", f->code,
			   STR_ARG(f->path), STR_ARG(f->stored), STR_ARG(f->recomputed));
	}
	for (size_t i = 0; i < sizeof(codes) / sizeof(*codes); i++)
		if (count_of(r, codes[i].code))
			buf_printf(b, "%s (%u): %s\n", codes[i].code,
				   count_of(r, codes[i].code), codes[i].words);
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
	put_codes(&w, r);
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
