/* Sidecars written: their layout, and what a verification adds. */
#include "base/clock.h"
#include "base/file.h"
#include "provider/oracle_file.h"

#include <math.h>
#include <string.h>

/* ---- layout ---- */

static void put_inline(struct jsonw *w, const json_t *v)
{
	const char *key;
	json_t *x;
	size_t i;

	if (json_is_object(v)) {
		jsonw_open_inline(w, '{');
		json_object_foreach((json_t *)v, key, x)
		{
			jsonw_key(w, key);
			put_inline(w, x);
		}
		jsonw_close(w, '}');
	} else if (json_is_array(v)) {
		jsonw_open_inline(w, '[');
		json_array_foreach((json_t *)v, i, x) put_inline(w, x);
		jsonw_close(w, ']');
	} else {
		jsonw_value(w, v, false);
	}
}

/* Launches and temps are objects themselves: one to a line. */
static void put_member(struct jsonw *w, const json_t *v)
{
	json_t *x;
	size_t i;

	if (!json_is_object(json_array_get(v, 0))) {
		put_inline(w, v);
		return;
	}
	jsonw_open(w, '[');
	json_array_foreach((json_t *)v, i, x) put_inline(w, x);
	jsonw_close(w, ']');
}

static void put_entry(struct jsonw *w, const json_t *o)
{
	const char *key;
	json_t *v;

	jsonw_open(w, '{');
	json_object_foreach((json_t *)o, key, v)
	{
		jsonw_key(w, key);
		put_member(w, v);
	}
	jsonw_close(w, '}');
}

void oracle_print(struct buf *b, const json_t *root)
{
	struct jsonw w = jsonw_new(b);
	const json_t *v;
	size_t i;

	jsonw_open(&w, '{');
	jsonw_key(&w, "schema");
	jsonw_value(&w, json_object_get(root, "schema"), false);
	jsonw_key(&w, "kernel");
	jsonw_value(&w, json_object_get(root, "kernel"), false);
	jsonw_key(&w, "entries");
	jsonw_open(&w, '[');
	json_array_foreach(json_object_get(root, "entries"), i, v) put_entry(&w, v);
	jsonw_close(&w, ']');
	jsonw_close(&w, '}');
	buf_char(b, '\n');
}

/* ---- proofs ---- */

static json_t *number(double v)
{
	return isfinite(v) ? json_real(v) : json_null();
}

static json_t *measured(const struct oracle_proof *p)
{
	json_t *o = json_object();

	json_object_set_new(o, "cold/median_us", number(p->median_us));
	json_object_set_new(o, "roof_us", number(p->roof_us));
	json_object_set_new(o, "ratio", number(p->ratio));
	return o;
}

/* All but who made it, and what was measured of the same bytes. */
static void prove(struct arena *a, json_t *o, const struct oracle_proof *p)
{
	const char *was = json_string_value(json_object_get(o, "digest"));
	json_t *seeds = json_array();

	if (!was || strcmp(was, p->digest))
		json_object_del(o, "measured");
	json_array_append_new(seeds, json_integer((int64_t)p->seed + 1));
	json_array_append_new(seeds, json_integer((int64_t)p->seed));
	json_array_append_new(seeds, json_integer((int64_t)p->seed + 2));
	json_object_set_new(o, "tool", json_string(p->tool));
	json_object_set_new(o, "method", json_integer(p->method));
	json_object_set_new(o, "verified_at", json_string(clock_utc(a)));
	json_object_set_new(o, "points", json_integer(p->npoints));
	json_object_set_new(o, "seeds", seeds);
	json_object_set_new(o, "device", json_string(p->device));
	json_object_set_new(o, "driver", p->driver ? json_string(p->driver) : json_null());
	json_object_set_new(o, "digest", json_string(p->digest));
	if (isfinite(p->median_us))
		json_object_set_new(o, "measured", measured(p));
}

static json_t *find_entry(const json_t *root, const char *id)
{
	json_t *v;
	size_t i;

	json_array_foreach(
		json_object_get(root, "entries"), i,
		v) if (!strcmp(json_string_value(json_object_get(v, "id")), id)) return v;
	return NULL;
}

/* Whether the entry is still what was checked. */
MUST static enum status is_same(const struct oracle_file *f, const struct oracle_proof *p,
				bool *out)
{
	char digest[SHA256_HEX + 1];

	*out = false;
	for (uint32_t i = 0; i < f->nentries; i++) {
		if (strcmp(f->entries[i].id, p->entry))
			continue;
		TRY(oracle_digest(f, &f->entries[i], digest));
		*out = !strcmp(digest, p->digest);
	}
	return STATUS_OK;
}

enum status oracle_prove(struct arena *a, const char *dir, const struct oracle_proof *proofs,
			 uint32_t n, uint32_t *nwritten)
{
	const char *path = path_join(a, dir, "oracle.json");
	json_auto_t *root = NULL;
	struct buf b = buf_new(a);
	struct oracle_file f;

	*nwritten = 0;
	TRY(oracle_read(a, dir, &f));
	TRY(json_read_file(path, &root));
	for (uint32_t i = 0; i < n; i++) {
		json_t *entry = find_entry(root, proofs[i].entry);
		bool is_fresh = false;

		TRY(is_same(&f, &proofs[i], &is_fresh));
		if (!entry || !is_fresh)
			continue;
		prove(a, json_object_get(entry, "provenance"), &proofs[i]);
		++*nwritten;
	}
	if (!*nwritten)
		return STATUS_OK;
	oracle_print(&b, root);
	return file_write(path, buf_view(&b));
}
