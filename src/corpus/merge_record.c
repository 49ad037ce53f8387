/* Records of regions as lines. */
#include "base/json.h"
#include "corpus/merge_int.h"
#include "corpus/pattern_int.h"

#include <string.h>

enum { KEY_DIGITS = SHA256_HEX + 1 + POINT_ID + 1 + 8 + 1 }; /* "<id>/<point>/<order> " */

struct str record_write(struct arena *a, const struct record *r)
{
	struct buf b = buf_new(a);
	struct pattern none = {0}; /* no constants: the point's are all written */

	buf_printf(&b, "%s/%s/%08x ", r->id, r->point.p.id, r->order);
	struct jsonw w = jsonw_compact(&b);

	jsonw_open(&w, '{');
	jsonw_key(&w, "exact");
	jsonw_bool(&w, r->exact);
	jsonw_key(&w, "label");
	jsonw_str(&w, r->label);
	jsonw_key(&w, "text");
	jsonw_str(&w, r->text);
	jsonw_put_str(&w, "alias", r->alias);
	jsonw_key(&w, "consts");
	jsonw_int(&w, r->point.p.nconsts);
	jsonw_key(&w, "point");
	pattern_put_point(&w, &none, &r->point);
	jsonw_close(&w, '}');
	return buf_view(&b);
}

MUST static enum status from_json(struct arena *a, const json_t *v, struct record *out)
{
	struct pattern k = {.nconsts =
				    (uint32_t)json_integer_value(json_object_get(v, "consts"))};

	k.consts = arena_array(a, struct arg, k.nconsts);
	out->exact = json_is_true(json_object_get(v, "exact"));
	out->label = str_copy(a, str_of(json_string_value(json_object_get(v, "label"))));
	out->text = str_copy(a, str_of(json_string_value(json_object_get(v, "text"))));
	out->alias = str_copy(a, str_of(json_string_value(json_object_get(v, "alias"))));
	return point_read(a, json_object_get(v, "point"), &k, &out->point);
}

enum status record_read(struct arena *a, struct str line, struct record *out)
{
	json_t *v = NULL;
	uint64_t order = 0;

	*out = (struct record){0};
	if (line.n <= KEY_DIGITS)
		FAIL(CORRUPT, "a record of %zu bytes", line.n);
	memcpy(out->id, line.p, SHA256_HEX);
	for (const char *p = line.p + SHA256_HEX + POINT_ID + 2; *p != ' '; p++)
		order = order * 16 + (uint64_t)(*p <= '9' ? *p - '0' : *p - 'a' + 10);
	out->order = (uint32_t)order;
	TRY(json_read_text(str_slice(line, KEY_DIGITS, line.n), "record", &v));
	enum status s = from_json(a, v, out);

	json_decref(v);
	return s;
}
