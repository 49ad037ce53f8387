/*
 * Filling, copying, adding and reading as fast as this processor can, in the widths and
 * ways of storing that it may prefer.  One body, expanded per shape.
 */
#include "measure/kernel_int.h"

#include <string.h>

/* No sum of what the buffers hold comes to this, and the compiler does not know it. */
#define IMPOSSIBLE 12345.678f

void kernel_empty(void *const *bufs, const int64_t *ints, int64_t begin, int64_t end,
		  int thread)
{
	(void)bufs;
	(void)ints;
	(void)begin;
	(void)end;
	(void)thread;
}

/* Elements [from, to) of a line that is the array's last and not full. */
static void tail(enum roof_mix mix, void *const *bufs, int64_t from, int64_t to)
{
	for (int64_t i = from; i < to; i++)
		switch (mix) {
		case MIX_WRITE:
			((float *)bufs[0])[i] = 1;
			break;
		case MIX_COPY:
			((float *)bufs[1])[i] = ((const float *)bufs[0])[i];
			break;
		case MIX_ADD:
			((float *)bufs[1])[i] = ((const float *)bufs[0])[i] + 1;
			break;
		case MIX_R2W1:
			((float *)bufs[2])[i] =
				((const float *)bufs[0])[i] + ((const float *)bufs[1])[i];
			break;
		case MIX_READ:
		case MIXES:
			break; /* its sum is nobody's */
		}
}

/* The full lines among [begin, end); what is left of the last one is done at once. */
static int64_t full_lines(enum roof_mix mix, void *const *bufs, int64_t n, int64_t end)
{
	if (end * KERNEL_LINE <= n)
		return end;
	tail(mix, bufs, n / KERNEL_LINE * KERNEL_LINE, n);
	return n / KERNEL_LINE;
}

#define KERNEL(fn, attr)                                                           \
	attr static void fn(void *const *bufs, const int64_t *ints, int64_t begin, \
			    int64_t end, int thread)

#define LINES(mix)                                                                     \
	int64_t last = full_lines(mix, bufs, ints[0], end), stop = last * KERNEL_LINE; \
	(void)thread

/* Widths and stores differ, the loops do not. */
#define WRITERS(name, attr, V, W, SET1, LOAD, STORE, ADD, FENCE)              \
	KERNEL(write_##name, attr)                                            \
	{                                                                     \
		LINES(MIX_WRITE);                                             \
		float *to = bufs[0];                                          \
		V one = SET1(1);                                              \
                                                                              \
		for (int64_t i = begin * KERNEL_LINE; i < stop; i += W)       \
			STORE(to + i, one);                                   \
		FENCE;                                                        \
	}                                                                     \
	KERNEL(copy_##name, attr)                                             \
	{                                                                     \
		LINES(MIX_COPY);                                              \
		const float *from = bufs[0];                                  \
		float *to = bufs[1];                                          \
                                                                              \
		for (int64_t i = begin * KERNEL_LINE; i < stop; i += 2 * W) { \
			V a = LOAD(from + i), b = LOAD(from + i + W);         \
                                                                              \
			STORE(to + i, a);                                     \
			STORE(to + i + W, b);                                 \
		}                                                             \
		FENCE;                                                        \
	}                                                                     \
	KERNEL(add_##name, attr)                                              \
	{                                                                     \
		LINES(MIX_ADD);                                               \
		const float *from = bufs[0];                                  \
		float *to = bufs[1];                                          \
		V one = SET1(1);                                              \
                                                                              \
		for (int64_t i = begin * KERNEL_LINE; i < stop; i += 2 * W) { \
			V a = LOAD(from + i), b = LOAD(from + i + W);         \
                                                                              \
			STORE(to + i, ADD(a, one));                           \
			STORE(to + i + W, ADD(b, one));                       \
		}                                                             \
		FENCE;                                                        \
	}                                                                     \
	KERNEL(r2w1_##name, attr)                                             \
	{                                                                     \
		LINES(MIX_R2W1);                                              \
		const float *x = bufs[0], *y = bufs[1];                       \
		float *to = bufs[2];                                          \
                                                                              \
		for (int64_t i = begin * KERNEL_LINE; i < stop; i += W)       \
			STORE(to + i, ADD(LOAD(x + i), LOAD(y + i)));         \
		FENCE;                                                        \
	}

#define READER(name, attr, V, W, SET1, LOAD, ADD)                                   \
	KERNEL(read_##name, attr)                                                   \
	{                                                                           \
		LINES(MIX_READ);                                                    \
		const float *from = bufs[0];                                        \
		V a = SET1(0), b = a, c = a, d = a;                                 \
		float sum[W];                                                       \
                                                                                    \
		for (int64_t i = begin * KERNEL_LINE; i < stop; i += KERNEL_LINE) { \
			a = ADD(a, LOAD(from + i));                                 \
			b = ADD(b, LOAD(from + i + W));                             \
			if (W == 4) {                                               \
				c = ADD(c, LOAD(from + i + 8));                     \
				d = ADD(d, LOAD(from + i + 12));                    \
			}                                                           \
		}                                                                   \
		a = ADD(ADD(a, b), ADD(c, d));                                      \
		memcpy(sum, &a, sizeof(sum));                                       \
		if (sum[0] == IMPOSSIBLE)                                           \
			*(float *)bufs[0] = sum[W - 1];                             \
	}

#ifdef __x86_64__
#include <immintrin.h>

#define AVX2 __attribute__((target("avx2")))
WRITERS(sse, , __m128, 4, _mm_set1_ps, _mm_loadu_ps, _mm_storeu_ps, _mm_add_ps, (void)0)
WRITERS(sse_stream, , __m128, 4, _mm_set1_ps, _mm_loadu_ps, _mm_stream_ps, _mm_add_ps,
	_mm_sfence())
WRITERS(avx2, AVX2, __m256, 8, _mm256_set1_ps, _mm256_loadu_ps, _mm256_storeu_ps, _mm256_add_ps,
	(void)0)
WRITERS(avx2_stream, AVX2, __m256, 8, _mm256_set1_ps, _mm256_loadu_ps, _mm256_stream_ps,
	_mm256_add_ps, _mm_sfence())
READER(sse, , __m128, 4, _mm_set1_ps, _mm_loadu_ps, _mm_add_ps)
READER(avx2, AVX2, __m256, 8, _mm256_set1_ps, _mm256_loadu_ps, _mm256_add_ps)

static bool has_avx2(void)
{
	return __builtin_cpu_supports("avx2");
}

/* The narrow ones have never won beside the wide ones, and calibration has 20 s. */
static bool has_no_avx2(void)
{
	return !has_avx2();
}

const struct kernel_shape kernel_shapes[KERNEL_SHAPES] = {
	{"avx2", has_avx2, {write_avx2, copy_avx2, add_avx2, r2w1_avx2, read_avx2}},
	{"avx2 stream",
	 has_avx2,
	 {write_avx2_stream, copy_avx2_stream, add_avx2_stream, r2w1_avx2_stream, NULL}},
	{"sse", has_no_avx2, {write_sse, copy_sse, add_sse, r2w1_sse, read_sse}},
	{"sse stream",
	 has_no_avx2,
	 {write_sse_stream, copy_sse_stream, add_sse_stream, r2w1_sse_stream, NULL}},
};
#else
static bool always(void)
{
	return true;
}

struct line {
	float v[4];
};

static struct line line_set(float x)
{
	return (struct line){{x, x, x, x}};
}

static struct line line_load(const float *p)
{
	return (struct line){{p[0], p[1], p[2], p[3]}};
}

static void line_store(float *p, struct line x)
{
	memcpy(p, x.v, sizeof(x.v));
}

static struct line line_add(struct line x, struct line y)
{
	for (int i = 0; i < 4; i++)
		x.v[i] += y.v[i];
	return x;
}

static bool never(void)
{
	return false;
}

WRITERS(plain, , struct line, 4, line_set, line_load, line_store, line_add, (void)0)
READER(plain, , struct line, 4, line_set, line_load, line_add)

const struct kernel_shape kernel_shapes[KERNEL_SHAPES] = {
	{"plain", always, {write_plain, copy_plain, add_plain, r2w1_plain, read_plain}},
	{"", never, {NULL}},
	{"", never, {NULL}},
	{"", never, {NULL}},
};
#endif

const struct kernel_shape *kernel_shape_find(const char *name)
{
	const struct kernel_shape *first = NULL;

	for (int i = KERNEL_SHAPES; i-- > 0;) {
		if (!kernel_shapes[i].is_here())
			continue;
		first = &kernel_shapes[i];
		if (!strcmp(name, first->name))
			return first;
	}
	return first;
}
