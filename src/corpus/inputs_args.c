/* The arguments of a graph for torch: tensors by their storage, then sizes. */
#include "base/json.h"
#include "corpus/inputs.h"

static void put_ints(struct jsonw *w, const char *key, const int64_t *v, uint32_t n)
{
	jsonw_key(w, key);
	jsonw_open_inline(w, '[');
	for (uint32_t i = 0; i < n; i++)
		jsonw_int(w, v[i]);
	jsonw_close(w, ']');
}

static void put_tensor(struct jsonw *w, const struct point_input *in, uint32_t storage)
{
	jsonw_open_inline(w, '{');
	jsonw_key(w, "storage");
	jsonw_int(w, storage);
	jsonw_key(w, "dtype");
	jsonw_cstr(w, dtype_name(in->t.dtype));
	put_ints(w, "shape", in->t.dim, in->t.rank);
	put_ints(w, "stride", in->t.stride, in->t.rank);
	jsonw_key(w, "offset");
	jsonw_int(w, in->t.offset);
	jsonw_key(w, "cpu");
	jsonw_bool(w, in->is_cpu);
	jsonw_close(w, '}');
}

static void put_size(struct jsonw *w, const struct arg *size)
{
	jsonw_open_inline(w, '{');
	jsonw_key(w, size->kind == ARG_INT ? "size" : "sizes");
	if (size->kind == ARG_INT) {
		jsonw_int(w, size->i);
	} else {
		jsonw_open_inline(w, '[');
		for (uint32_t i = 0; i < size->n; i++)
			jsonw_int(w, size->items[i].i);
		jsonw_close(w, ']');
	}
	jsonw_close(w, '}');
}

void inputs_write_args(struct jsonw *w, const struct point *p, const struct inputs_layout *l)
{
	jsonw_key(w, "args");
	jsonw_open(w, '[');
	for (uint32_t i = 0; i < p->ninputs; i++)
		put_tensor(w, &p->inputs[i], l->storage[i]);
	for (uint32_t i = 0; i < p->nsizes; i++)
		put_size(w, &p->sizes[i]);
	jsonw_close(w, ']');
}
