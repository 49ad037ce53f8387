/* Single elements of arrays of any type; loops that need speed have their own. */
#include "base/half.h"
#include "ir/dtype.h"

#include <assert.h>
#include <string.h>

/* A run of them has a loop of its own per type, which compilers vectorise. */
#define RUNS(d)                                                                       \
	static void load_run_##d(const void *p, int64_t from, int64_t n, double *out) \
	{                                                                             \
		for (int64_t i = 0; i < n; i++)                                       \
			out[i] = load_##d(p, from + i);                               \
	}                                                                             \
	static void store_run_##d(void *p, int64_t from, int64_t n, const double *in) \
	{                                                                             \
		for (int64_t i = 0; i < n; i++)                                       \
			store_##d(p, from + i, in[i]);                                \
	}
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
RUNS(f64)
RUNS(f32)
RUNS(f16)
RUNS(bf16)
RUNS(f8e4m3fn)
RUNS(f8e5m2)
#undef RUNS

/* Rows of floats; integers and booleans go by their width. */
static const struct {
	double (*load)(const void *p, int64_t i);
	void (*store)(void *p, int64_t i, double v);
	void (*load_run)(const void *p, int64_t from, int64_t n, double *out);
	void (*store_run)(void *p, int64_t from, int64_t n, const double *in);
} floats[DTYPE_COUNT] = {
	[DTYPE_f64] = {load_f64, store_f64, load_run_f64, store_run_f64},
	[DTYPE_f32] = {load_f32, store_f32, load_run_f32, store_run_f32},
	[DTYPE_f16] = {load_f16, store_f16, load_run_f16, store_run_f16},
	[DTYPE_bf16] = {load_bf16, store_bf16, load_run_bf16, store_run_bf16},
	[DTYPE_f8e4m3fn] = {load_f8e4m3fn, store_f8e4m3fn, load_run_f8e4m3fn,
			    store_run_f8e4m3fn},
	[DTYPE_f8e5m2] = {load_f8e5m2, store_f8e5m2, load_run_f8e5m2, store_run_f8e5m2},
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

void dtype_load_run(enum dtype d, const void *p, int64_t from, int64_t n, double *out)
{
	if (floats[d].load_run)
		floats[d].load_run(p, from, n, out);
	for (int64_t i = 0; !floats[d].load_run && i < n; i++)
		out[i] = dtype_load_f64(d, p, from + i);
}

void dtype_store_run(enum dtype d, void *p, int64_t from, int64_t n, const double *in)
{
	if (floats[d].store_run)
		floats[d].store_run(p, from, n, in);
	for (int64_t i = 0; !floats[d].store_run && i < n; i++)
		dtype_store_f64(d, p, from + i, in[i]);
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
