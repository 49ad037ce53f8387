/*
 * Row-major copies of what a program gave, and looks at them: on the host, or where the point
 * is near, on its device.
 */
#include "run/strided.h"
#include "run/unit_int.h"

#include <math.h>
#include <string.h>

void held_release(struct held *h)
{
	for (uint32_t i = 0; i < h->mem.n; i++)
		device_free(h->mem.p[i]);
	h->mem.n = h->mem.cap = 0;
	arena_release(&h->arena);
}

MUST static enum status rows_there(struct unit *u, struct held *h, const struct tensor *t,
				   const void *from, void **out)
{
	struct device_mem *mem;

	TRY(device_alloc(u->e->dev, (size_t)tensor_numel(t) * dtype_bytes(t->dtype), &mem));
	vec_push(&h->mem, &h->arena, mem);
	*out = mem->p;
	return near_rows(u->near, t, from, *out);
}

enum status unit_rows(struct unit *u, struct held *h, const struct tensor *t, const void *from,
		      size_t from_bytes, void **out)
{
	size_t bytes = (size_t)tensor_numel(t) * dtype_bytes(t->dtype);
	struct arena temp = {0};
	const void *data;

	if (u->near)
		return rows_there(u, h, t, from, out);
	enum status s = unit_fetch(u, &temp, from, from_bytes, &data);

	*out = arena_room(&h->arena, 1, bytes + 1, 64);
	if (!s)
		strided_rows(t, data, *out);
	arena_release(&temp);
	return s;
}

enum status unit_input_rows(struct unit *u, struct held *h, uint32_t storage,
			    const struct tensor *t, void **out)
{
	*out = NULL;
	if (u->near)
		return rows_there(u, h, t, u->near_masters[storage]->p, out);
	*out = arena_room(&h->arena, dtype_bytes(t->dtype), (size_t)tensor_numel(t) + 1, 64);
	strided_rows(t, u->masters[storage], *out);
	return STATUS_OK;
}

enum status unit_same(struct unit *u, const void *a, const void *b, size_t bytes, bool *is_same)
{
	struct device_look look = {.a = a, .b = b, .bytes = bytes};
	uint32_t first;

	if (!u->near) {
		*is_same = !memcmp(a, b, bytes);
		return STATUS_OK;
	}
	TRY(device_look(u->e->dev, &look, 1, &first));
	*is_same = first == 1;
	return STATUS_OK;
}

/* ---- what nobody wrote ---- */

static bool is_all(const unsigned char *p, int byte, size_t n)
{
	for (size_t i = 0; i < n; i++)
		if (p[i] != byte)
			return false;
	return true;
}

static int64_t unwritten_here(size_t size, int64_t n, const unsigned char *x, int p,
			      const unsigned char *y, int q)
{
	for (int64_t i = 0; i < n; i++)
		if (is_all(x + (size_t)i * size, p, size) &&
		    is_all(y + (size_t)i * size, q, size))
			return i;
	return -1;
}

enum status unit_unwritten(struct unit *u, const struct tensor *t, const void *x, int p,
			   const void *y, int q, int64_t *first)
{
	if (u->near)
		return near_unwritten(u->near, t->dtype, tensor_numel(t), x, p, y, q, first);
	*first = unwritten_here(dtype_bytes(t->dtype), tensor_numel(t), x, p, y, q);
	return STATUS_OK;
}

/* ---- how far apart ---- */

static double spread_here(const struct tensor *t, const void *x, const void *y)
{
	double most = 0;

	for (int64_t i = 0; i < tensor_numel(t); i++) {
		double d =
			fabs(dtype_load_f64(t->dtype, x, i) - dtype_load_f64(t->dtype, y, i));

		most = d > most ? d : most;
	}
	return most;
}

enum status unit_spread(struct unit *u, const struct tensor *t, const void *x, const void *y,
			double *spread)
{
	size_t bytes = (size_t)tensor_numel(t) * dtype_bytes(t->dtype);
	struct arena a = {0};

	if (u->near && dtype_is_float(t->dtype))
		return near_spread(u->near, t->dtype, tensor_numel(t), x, y, spread);
	enum status s = u->near ? unit_fetch(u, &a, x, bytes, &x) : STATUS_OK;

	if (!s && u->near)
		s = unit_fetch(u, &a, y, bytes, &y);
	if (!s)
		*spread = spread_here(t, x, y);
	arena_release(&a);
	return s;
}
