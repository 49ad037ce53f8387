/* Inputs of a point for Python: what they are, then their values. */
#include "corpus/inputs.h"

#include "base/json.h"
#include "corpus/pattern.h"
#include "ir/text.h"
#include "shim/assay.h"

#include <stdlib.h>
#include <string.h>

struct question {
	struct pattern k;
	const struct pattern_point *at;
	uint64_t seed;
};

/* The kernel is where the file is: its points lie beside it. */
MUST static enum status read_kernel(struct arena *a, const char *file, struct pattern *out)
{
	char *real = realpath(file, NULL);

	if (!real)
		FAIL(NOT_FOUND, "%s: no such file", file);
	char *dir = str_cstr(a, (struct str){real, (size_t)(strrchr(real, '/') - real)});

	free(real);
	return pattern_read(a, dir, out);
}

MUST static enum status read_question(struct arena *a, const char *json, struct question *q)
{
	json_auto_t *v = NULL;

	if (!json)
		FAIL(USAGE, "no question");
	TRY(json_read_text(str_of(json), "question", &v));
	const char *file = json_string_value(json_object_get(v, "file"));
	const json_t *point = json_object_get(v, "point"), *seed = json_object_get(v, "seed");
	const char *id = json_string_value(point);

	if (!file)
		FAIL(USAGE, "\"file\" is missing");
	if (point && !json_is_null(point) && !id)
		FAIL(USAGE, "\"point\" is no string");
	if (seed && (!json_is_integer(seed) || json_integer_value(seed) < 0))
		FAIL(USAGE, "\"seed\" is no number from 0 up");
	q->seed = (uint64_t)json_integer_value(seed);
	TRY(read_kernel(a, file, &q->k));
	q->at = pattern_find_point(&q->k, id ? id : q->k.home);
	if (!q->at)
		FAIL(NOT_FOUND, "%s has no point %s", pattern_name(a, &q->k), id);
	return STATUS_OK;
}

static struct str const_text(struct arena *a, const struct arg *value)
{
	static const struct graph none = {0};
	struct buf b = buf_new(a);

	text_print_arg(&b, &none, value);
	return buf_view(&b);
}

/* Its module at the point, if forward() in the file holds other constants. */
MUST static enum status put_source(struct arena *a, struct jsonw *w, const struct question *q)
{
	struct pattern there = q->k;
	bool same = true;
	struct str text;

	for (uint32_t i = 0; i < q->k.nconsts; i++)
		same &= str_eq(const_text(a, &q->k.consts[i]),
			       const_text(a, &q->at->p.consts[i]));
	jsonw_key(w, "source");
	if (same) {
		jsonw_null(w);
		return STATUS_OK;
	}
	memcpy(there.home, q->at->p.id, sizeof(there.home));
	TRY(pattern_repro(a, &there, &text));
	jsonw_str(w, text);
	return STATUS_OK;
}

MUST static enum status answer(struct arena *a, const struct question *q, struct buf *b)
{
	const struct point *p = &q->at->p;
	struct jsonw w = jsonw_new(b);
	struct inputs_layout l;

	TRY(inputs_plan(a, p, &l));
	jsonw_open(&w, '{');
	jsonw_key(&w, "pattern");
	jsonw_cstr(&w, q->k.id);
	jsonw_key(&w, "point");
	jsonw_cstr(&w, p->id);
	jsonw_key(&w, "home");
	jsonw_cstr(&w, q->k.home);
	jsonw_key(&w, "seed");
	jsonw_int(&w, (int64_t)q->seed);
	jsonw_key(&w, "storages");
	jsonw_open_inline(&w, '[');
	for (uint32_t i = 0; i < l.nstorages; i++)
		jsonw_int(&w, l.bytes[i]);
	jsonw_close(&w, ']');
	inputs_write_args(&w, p, &l);
	jsonw_key(&w, "consts");
	jsonw_open_inline(&w, '[');
	for (uint32_t i = 0; i < p->nconsts; i++)
		jsonw_str(&w, const_text(a, &p->consts[i]));
	jsonw_close(&w, ']');
	TRY(put_source(a, &w, q));
	jsonw_close(&w, '}');
	return STATUS_OK;
}

/* Python frees it when it likes, so it cannot live in an arena. */
MUST static enum status hand_out(struct str text, char **out)
{
	*out = strndup(text.p, text.n);
	if (!*out)
		FAIL(EXHAUSTED, "no memory for an answer of %zu bytes", text.n);
	return STATUS_OK;
}

int assay_inputs(const char *json, char **out)
{
	struct arena a = {0};
	struct buf b = buf_new(&a);
	struct question q;

	status_clear(); /* nobody is left to tell the last call's story to */
	*out = NULL;
	enum status s = read_question(&a, json, &q);

	if (!s)
		s = answer(&a, &q, &b);
	if (!s)
		s = hand_out(buf_view(&b), out);
	arena_release(&a);
	return status_exit_code(s);
}

MUST static enum status fill(struct arena *a, const char *json, void *const *storages, size_t n)
{
	struct question q;
	struct inputs_layout l;

	TRY(read_question(a, json, &q));
	TRY(inputs_plan(a, &q.at->p, &l));
	if (n != l.nstorages)
		FAIL(USAGE, "%zu pointers for %u storages", n, l.nstorages);
	for (uint32_t i = 0; i < l.nstorages; i++) {
		if (!l.bytes[i])
			continue;
		if (!storages[i] || (uintptr_t)storages[i] % INPUTS_ALIGN)
			FAIL(USAGE, "storage %u: its address is not a multiple of %d", i,
			     INPUTS_ALIGN);
		TRY(inputs_fill(&q.at->p, &l, inputs_key(q.seed, q.at->p.id), i, storages[i]));
	}
	return STATUS_OK;
}

int assay_inputs_fill(const char *json, void *const *storages, size_t n)
{
	struct arena a = {0};

	status_clear();
	enum status s = fill(&a, json, storages, n);

	arena_release(&a);
	return status_exit_code(s);
}

void assay_free(char *text)
{
	free(text);
}

const char *assay_story(void)
{
	static _Thread_local char story[STATUS_STORY_BYTES];

	status_plain(story, sizeof(story), "\n  ");
	return story;
}
