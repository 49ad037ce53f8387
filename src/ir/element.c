/* Single elements of arrays of any type; loops that need speed have their own. */
#include "base/half.h"
#include "ir/dtype.h"

#include <assert.h>
#include <string.h>

#define NARROW(d, bits)                                          \
	static double load_##d(const void *p, int64_t i)         \
	{                                                        \
		return (double)d##_to_f32(((const bits *)p)[i]); \
	}                                                        \
	static void store_##d(void *p, int64_t i, double v)      \
	{                                                        \
		((bits *)p)[i] = d##_from_f32((float)v);         \
	}
#define PLAIN(d, ctype)                                     \
	static double load_##d(const void *p, int64_t i)    \
	{                                                   \
		return (double)((const ctype *)p)[i];       \
	}                                                   \
	static void store_##d(void *p, int64_t i, double v) \
	{                                                   \
		((ctype *)p)[i] = (ctype)v;                 \
	}
PLAIN(f64, double)
PLAIN(f32, float)
NARROW(f16, uint16_t)
NARROW(bf16, uint16_t)
NARROW(f8e4m3fn, uint8_t)
NARROW(f8e5m2, uint8_t)
#undef NARROW
#undef PLAIN

/* Rows of floats; integers and booleans go by their width. */
static const struct {
	double (*load)(const void *p, int64_t i);
	void (*store)(void *p, int64_t i, double v);
} floats[DTYPE_COUNT] = {
	[DTYPE_f64] = {load_f64, store_f64},
	[DTYPE_f32] = {load_f32, store_f32},
	[DTYPE_f16] = {load_f16, store_f16},
	[DTYPE_bf16] = {load_bf16, store_bf16},
	[DTYPE_f8e4m3fn] = {load_f8e4m3fn, store_f8e4m3fn},
	[DTYPE_f8e5m2] = {load_f8e5m2, store_f8e5m2},
};

double dtype_load_f64(enum dtype d, const void *p, int64_t i)
{
	if (floats[d].load)
		return floats[d].load(p, i);
	return d == DTYPE_u64 ? (double)(uint64_t)dtype_load_i64(d, p, i)
			      : (double)dtype_load_i64(d, p, i);
}

void dtype_store_f64(enum dtype d, void *p, int64_t i, double v)
{
	if (floats[d].store)
		floats[d].store(p, i, v);
	else
		dtype_store_i64(d, p, i, d == DTYPE_b8 ? v != 0 : (int64_t)v);
}

int64_t dtype_load_i64(enum dtype d, const void *p, int64_t i)
{
	size_t n = dtype_bytes(d);
	uint64_t u = 0;

	assert(dtype_category(d) != CATEGORY_FLOAT && n <= 8);
	memcpy(&u, (const char *)p + (size_t)i * n, n);
	if (dtype_is_signed(d))
		return (int64_t)(u << (64 - 8 * n)) >> (64 - 8 * n);
	return d == DTYPE_b8 ? u != 0 : (int64_t)u;
}

void dtype_store_i64(enum dtype d, void *p, int64_t i, int64_t v)
{
	size_t n = dtype_bytes(d);
	uint64_t u = d == DTYPE_b8 ? v != 0 : (uint64_t)v;

	assert(dtype_category(d) != CATEGORY_FLOAT && n <= 8);
	memcpy((char *)p + (size_t)i * n, &u, n);
}
