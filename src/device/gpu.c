/* The list of GPUs as text, and what a person's words mean in it. */
#include "device/gpu.h"

#include "base/json.h"

#include <stdio.h>
#include <string.h>
#include <strings.h>

/* ---- as a line ---- */

static void put(struct jsonw *w, const char *key, const char *v)
{
	jsonw_key(w, key);
	jsonw_cstr(w, v);
}

struct str gpus_write(struct arena *a, const struct gpus *g)
{
	struct buf b = buf_new(a);
	struct jsonw w = jsonw_compact(&b);

	jsonw_open(&w, '{');
	put(&w, "driver", g->driver);
	put(&w, "why", g->why);
	jsonw_key(&w, "gpus");
	jsonw_open(&w, '[');
	for (uint32_t i = 0; i < g->n; i++) {
		const struct gpu *x = &g->p[i];

		jsonw_open(&w, '{');
		jsonw_key(&w, "ordinal");
		jsonw_int(&w, x->ordinal);
		put(&w, "id", x->id);
		put(&w, "kind", x->kind);
		put(&w, "pci", x->pci);
		put(&w, "parent", x->parent);
		put(&w, "arch", x->arch);
		jsonw_key(&w, "memory_bytes");
		jsonw_int(&w, x->memory_bytes);
		jsonw_close(&w, '}');
	}
	jsonw_close(&w, ']');
	jsonw_close(&w, '}');
	return buf_view(&b);
}

MUST static enum status read_gpu(struct arena *a, json_t *o, struct gpu *x)
{
	json_int_t memory;

	if (json_unpack(o, "{s:i, s:s, s:s, s:s, s:s, s:s, s:I !}", "ordinal", &x->ordinal,
			"id", &x->id, "kind", &x->kind, "pci", &x->pci, "parent", &x->parent,
			"arch", &x->arch, "memory_bytes", &memory))
		FAIL(INVALID, "a GPU that lacks a member, or has another");
	x->id = str_cstr(a, str_of(x->id));
	x->kind = str_cstr(a, str_of(x->kind));
	x->pci = str_cstr(a, str_of(x->pci));
	x->parent = str_cstr(a, str_of(x->parent));
	x->arch = str_cstr(a, str_of(x->arch));
	x->memory_bytes = memory;
	return STATUS_OK;
}

enum status gpus_read(struct arena *a, struct str line, struct gpus *out)
{
	json_auto_t *o = NULL;
	json_t *list;

	TRY(json_read_text(line, "the list of GPUs", &o));
	if (json_unpack(o, "{s:s, s:s, s:o !}", "driver", &out->driver, "why", &out->why,
			"gpus", &list))
		FAIL(INVALID, "no list of GPUs: " STR_FMT, STR_ARG(line));
	out->driver = str_cstr(a, str_of(out->driver));
	out->why = str_cstr(a, str_of(out->why));
	out->n = (uint32_t)json_array_size(list);
	struct gpu *p = arena_array(a, struct gpu, out->n + 1);

	for (uint32_t i = 0; i < out->n; i++)
		TRY(read_gpu(a, json_array_get(list, i), &p[i]));
	out->p = p;
	return STATUS_OK;
}

/* ---- who is meant ---- */

bool gpu_is_id(const char *name)
{
	return !strncmp(name, "GPU-", 4) || !strncmp(name, "MIG-", 4);
}

static bool is_number(struct str s)
{
	for (size_t i = 0; i < s.n; i++)
		if (s.p[i] < '0' || s.p[i] > '9')
			return false;
	return s.n > 0 && s.n < 6;
}

/* "65:00.0", "0000:65:00.0", and nvidia-smi's "00000000:65:00.0". */
static bool read_pci(const char *text, unsigned int out[4])
{
	int end = 0;

	if (sscanf(text, "%8x:%2x:%2x.%1x%n", &out[0], &out[1], &out[2], &out[3], &end) == 4)
		return !text[end];
	out[0] = 0;
	return sscanf(text, "%2x:%2x.%1x%n", &out[1], &out[2], &out[3], &end) == 3 &&
	       !text[end];
}

static bool is_pci(struct str word, const char *pci)
{
	unsigned int want[4], is[4];
	char text[32];

	snprintf(text, sizeof(text), STR_FMT, STR_ARG(word));
	return word.n < sizeof(text) && read_pci(text, want) && read_pci(pci, is) &&
	       !memcmp(want, is, sizeof(want));
}

bool gpu_is_called(struct str word, int ordinal, const char *id, const char *pci)
{
	int64_t n = -1;

	if (is_number(word))
		return !str_to_i64(word, &n) && n == ordinal;
	if (str_starts(word, "GPU-") || str_starts(word, "MIG-"))
		return word.n >= 4 + GPU_PREFIX_MIN && !strncasecmp(id, word.p, word.n);
	return is_pci(word, pci);
}

/* ---- the choice ---- */

static const char *names(struct arena *a, const struct gpus *g)
{
	struct buf b = buf_new(a);

	for (uint32_t i = 0; i < g->n; i++)
		buf_printf(&b, "%s %d = %s (%s, %s)", i ? "," : "", g->p[i].ordinal, g->p[i].id,
			   g->p[i].kind, g->p[i].pci);
	return str_cstr(a, buf_view(&b));
}

MUST static enum status add(struct arena *a, const struct gpus *g, struct gpu_choice *c,
			    const struct gpu *x)
{
	for (uint32_t i = 0; i < c->n; i++)
		if (c->p[i] == x)
			FAIL(USAGE, "%s is named twice; there are:%s", x->id, names(a, g));
	c->p[c->n++] = x;
	return STATUS_OK;
}

MUST static enum status add_word(struct arena *a, const struct gpus *g, struct gpu_choice *c,
				 struct str word)
{
	const struct gpu *hit = NULL;
	uint32_t hits = 0;

	for (uint32_t i = 0; i < g->n; i++)
		if (gpu_is_called(word, g->p[i].ordinal, g->p[i].id, g->p[i].pci)) {
			hit = &g->p[i];
			hits++;
		}
	if (hits > 1)
		FAIL(USAGE, STR_FMT " begins the names of several GPUs; there are:%s",
		     STR_ARG(word), names(a, g));
	if (!hits)
		FAIL(USAGE,
		     "no GPU is called \"" STR_FMT "\"; there are:%s (numbers count the GPUs "
		     "that CUDA_VISIBLE_DEVICES leaves, UUIDs want %d digits)",
		     STR_ARG(word), names(a, g), GPU_PREFIX_MIN);
	return add(a, g, c, hit);
}

MUST static enum status keep_kind(struct arena *a, const struct gpus *g, const char *kind,
				  struct gpu_choice *c)
{
	uint32_t kept = 0;

	for (uint32_t i = 0; i < c->n; i++)
		if (!kind || !strcasecmp(c->p[i]->kind, kind))
			c->p[kept++] = c->p[i];
	c->n = kept;
	if (!kept)
		FAIL(USAGE, "no GPU that was asked for is of the kind %s; there are:%s", kind,
		     names(a, g));
	for (uint32_t i = 1; i < kept; i++)
		if (strcmp(c->p[i]->kind, c->p[0]->kind))
			FAIL(USAGE,
			     "%s is of the kind %s, %s of the kind %s, and rows of two kinds "
			     "never meet: --device-kind chooses one",
			     c->p[0]->id, c->p[0]->kind, c->p[i]->id, c->p[i]->kind);
	return STATUS_OK;
}

enum status gpus_choose(struct arena *a, const struct gpus *g, const struct str *words,
			uint32_t nwords, const char *kind, struct gpu_choice *out)
{
	if (!g->n)
		FAIL(UNAVAILABLE, "%s", g->why);
	*out = (struct gpu_choice){.p = arena_array(a, const struct gpu *, g->n)};
	for (uint32_t i = 0; i < nwords; i++) {
		if (!str_is(words[i], "all")) {
			TRY(add_word(a, g, out, words[i]));
			continue;
		}
		for (uint32_t k = 0; k < g->n; k++)
			TRY(add(a, g, out, &g->p[k]));
	}
	return keep_kind(a, g, kind, out);
}
