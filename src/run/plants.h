#ifndef RUN_PLANTS_H
#define RUN_PLANTS_H

/*
 * What is planted into a right program to make it wrong, before its steps and after them.
 *
 * The text keeps to what is C and CUDA C alike: on a GPU it stands behind half.h (plants.cu); on
 * the host one thread runs it.
 */
#ifdef __CUDACC_RTC__
#define PLANT_FN static __device__ void
#define PLANT_EACH(i, n)                                                          \
	for (int64_t i = (int64_t)blockIdx.x * blockDim.x + threadIdx.x; i < (n); \
	     i += (int64_t)gridDim.x * blockDim.x)
#define PLANT_FIRST() if (!threadIdx.x && !blockIdx.x)
#define PLANT_SYNC()  __syncthreads()
#else
#include "base/half.h"

#include <stdint.h>
#define PLANT_FN         static inline void
#define PLANT_EACH(i, n) for (int64_t i = 0; i < (n); i++)
#define PLANT_FIRST()    if (1)
#define PLANT_SYNC()     ((void)0)
#endif

/* ---- of the fixed graphs of the self-test: 48 by 48 floats, d = e / the sums of e; one block
 * of threads ---- */

enum { PLANT_SIDE = 48, PLANT_COUNT = PLANT_SIDE * PLANT_SIDE, PLANT_TAIL = 40, PLANT_X = 512 };

#define PLANTS(X)          \
	X(honest)          \
	X(zeros)           \
	X(mean)            \
	X(nothing)         \
	X(no_block)        \
	X(off_by_one)      \
	X(one_element)     \
	X(in_half)         \
	X(last_term)       \
	X(rough_exp)       \
	X(wrong_axis)      \
	X(swapped)         \
	X(truncated)       \
	X(transposed)      \
	X(past_end)        \
	X(into_input)      \
	X(omitted)         \
	X(no_nan)          \
	X(stale)           \
	X(when_captured)   \
	X(until_thirtieth) \
	X(next_random)     \
	X(racing)          \
	X(lazy)

enum plant_what {
#define PLANT(name) PLANT_##name,
	PLANTS(PLANT)
#undef PLANT
};

struct plant {
	float *d, *e, *x; /* two outputs, or one twice, and an input; none: NULL */
	double step;      /* 3·tol of an element */
	double average;
	int64_t calls;
	int32_t what;            /* enum plant_what */
	int32_t is_called;       /* by ourselves, and not by a replay */
	int32_t is_same;         /* what was there looked right already */
	float kept[PLANT_COUNT]; /* of another call */
	float before_d[PLANT_COUNT], before_e[PLANT_COUNT]; /* of before this call */
	float right_d[PLANT_COUNT], right_e[PLANT_COUNT];   /* as the program left them */
	float was[PLANT_X];                                 /* the input */
};

PLANT_FN plant_honest(struct plant *p)
{
	(void)p;
}
PLANT_FN plant_zeros(struct plant *p)
{
	PLANT_EACH (i, PLANT_COUNT)
		p->d[i] = 0;
}
PLANT_FN plant_mean(struct plant *p)
{
	PLANT_FIRST () {
		double sum = 0;

		for (int i = 0; i < PLANT_COUNT; i++)
			sum += (double)p->right_d[i];
		p->average = sum / PLANT_COUNT;
	}
	PLANT_SYNC();
	PLANT_EACH (i, PLANT_COUNT)
		p->d[i] = (float)p->average;
}
/* As if no step had run: what is not written holds what it held. */
PLANT_FN plant_nothing(struct plant *p)
{
	PLANT_EACH (i, PLANT_COUNT) {
		p->d[i] = p->before_d[i];
		p->e[i] = p->before_e[i];
	}
}
PLANT_FN plant_no_block(struct plant *p)
{
	PLANT_EACH (i, PLANT_TAIL)
		p->d[i] = p->before_d[i];
}
PLANT_FN plant_off_by_one(struct plant *p)
{
	PLANT_EACH (i, PLANT_COUNT - 1)
		p->d[i + 1] = p->right_d[i];
}
PLANT_FN plant_one_element(struct plant *p)
{
	PLANT_FIRST ()
		p->d[PLANT_COUNT / 3] = (float)((double)p->right_d[PLANT_COUNT / 3] + p->step);
}
PLANT_FN plant_in_half(struct plant *p)
{
	PLANT_EACH (i, PLANT_COUNT)
		p->d[i] = f16_to_f32(f16_from_f32(p->right_d[i]));
}
PLANT_FN plant_last_term(struct plant *p)
{
	PLANT_EACH (i, PLANT_COUNT) {
		float last = p->right_e[i / PLANT_SIDE * PLANT_SIDE + PLANT_SIDE - 1];

		p->d[i] = p->right_d[i] / (1 - last / (p->right_e[i] / p->right_d[i]));
	}
}
PLANT_FN plant_rough_exp(struct plant *p)
{
	PLANT_EACH (i, PLANT_COUNT)
		p->e[i] = p->right_e[i] * 1.001f;
}
PLANT_FN plant_wrong_axis(struct plant *p)
{
	PLANT_EACH (i, PLANT_COUNT) {
		int64_t other = i % PLANT_SIDE * PLANT_SIDE;

		p->d[i] = p->right_e[i] / (p->right_e[other] / p->right_d[other]);
	}
}
PLANT_FN plant_swapped(struct plant *p)
{
	PLANT_EACH (i, PLANT_COUNT) {
		p->d[i] = p->right_e[i];
		p->e[i] = p->right_d[i];
	}
}
PLANT_FN plant_truncated(struct plant *p)
{
	PLANT_EACH (i, PLANT_COUNT)
		p->d[i] = p->right_d[i & 0xFF];
}
PLANT_FN plant_transposed(struct plant *p)
{
	PLANT_EACH (i, PLANT_COUNT)
		p->d[i] = p->right_d[i % PLANT_SIDE * PLANT_SIDE + i / PLANT_SIDE];
}
PLANT_FN plant_past_end(struct plant *p)
{
	PLANT_FIRST ()
		p->d[PLANT_COUNT] = 1;
}
PLANT_FN plant_into_input(struct plant *p)
{
	PLANT_FIRST ()
		p->x[7] += 1;
}
/* The mutation is undone: the input is what it was. */
PLANT_FN plant_omitted(struct plant *p)
{
	PLANT_EACH (i, PLANT_X)
		p->x[i] = p->was[i];
}
PLANT_FN plant_no_nan(struct plant *p)
{
	PLANT_EACH (i, PLANT_COUNT)
		p->d[i] = p->right_d[i] - p->right_d[i] == 0 ? p->right_d[i] : 0;
}
PLANT_FN plant_stale(struct plant *p)
{
	PLANT_EACH (i, PLANT_COUNT)
		if (p->calls)
			p->d[i] = p->kept[i];
		else
			p->kept[i] = p->right_d[i];
}
PLANT_FN plant_when_captured(struct plant *p)
{
	PLANT_FIRST ()
		p->d[3] *= p->is_called ? 1.0f : 2.0f;
}
PLANT_FN plant_until_thirtieth(struct plant *p)
{
	PLANT_FIRST ()
		p->d[5] *= p->calls >= 30 ? 2.0f : 1.0f;
}
PLANT_FN plant_next_random(struct plant *p)
{
	PLANT_EACH (i, PLANT_COUNT - 1)
		p->d[i] = p->right_d[i + 1];
}
PLANT_FN plant_racing(struct plant *p)
{
	PLANT_FIRST ()
		p->d[9] *= 1 + 0.01f * (float)(p->calls % 3);
}
/* Does nothing where it finds what it wrote last. */
PLANT_FN plant_lazy(struct plant *p)
{
	PLANT_FIRST () {
		p->is_same = p->calls != 0;
		for (int i = 0; i < PLANT_TAIL; i++)
			p->is_same = p->is_same && p->before_d[i] == p->kept[i];
	}
	PLANT_SYNC();
	if (p->is_same)
		plant_nothing(p);
	else
		PLANT_EACH (i, PLANT_TAIL)
			p->kept[i] = p->right_d[i];
}

PLANT_FN plant_begin(struct plant *p)
{
	PLANT_EACH (i, p->d ? PLANT_COUNT : 0) {
		p->before_d[i] = p->d[i];
		p->before_e[i] = p->e[i];
	}
	PLANT_EACH (i, p->what == PLANT_omitted ? PLANT_X : 0)
		p->was[i] = p->x[i];
}
PLANT_FN plant_end(struct plant *p)
{
	PLANT_EACH (i, p->d ? PLANT_COUNT : 0) {
		p->right_d[i] = p->d[i];
		p->right_e[i] = p->e[i];
	}
	PLANT_SYNC();
	switch (p->what) {
#define PLANT(name)              \
	case PLANT_##name:       \
		plant_##name(p); \
		break;
		PLANTS(PLANT)
#undef PLANT
	}
	PLANT_SYNC();
	PLANT_FIRST ()
		p->calls++;
}

/* ---- of any kernel: the bytes of its first output; many blocks, in kernels that end where all
 * must have been through ---- */

#define MUTATIONS(X)                                              \
	X(none, "")                                               \
	X(zeros, "zeros")                                         \
	X(nothing, "does nothing")                                \
	X(no_last_block, "a block skipped")                       \
	X(off_by_one, "index off by one")                         \
	X(one_element, "one element wrong")                       \
	X(past_end, "writes past the end")                        \
	X(first_outputs, "returns the outputs of the first call") \
	X(until_thirtieth, "right until the 30th replay")

enum mutation_what {
#define MUTATION(name, words) MUTATION_##name,
	MUTATIONS(MUTATION)
#undef MUTATION
};

struct mutation {
	char *out;
	char *kept, *before,
		*right;      /* of the first call, of before it, as the program left it */
	int64_t bytes, size; /* of the output, and of one of its elements */
	int64_t every;       /* elements of which one is wrong; 0: one of all */
	int64_t one;         /* that element; it is one of the output's */
	int64_t calls;       /* this one among them */
	int32_t what;        /* enum mutation_what */
	int32_t flip, set;   /* bits of an element's last byte */
	int32_t has_spoilt;  /* any byte of any call */
};

PLANT_FN mutation_none(struct mutation *m)
{
	(void)m;
}
PLANT_FN mutation_zeros(struct mutation *m)
{
	PLANT_EACH (i, m->bytes)
		m->out[i] = 0;
}
PLANT_FN mutation_nothing(struct mutation *m)
{
	PLANT_EACH (i, m->bytes)
		m->out[i] = m->before[i];
}
PLANT_FN mutation_no_last_block(struct mutation *m)
{
	int64_t n = (m->bytes / m->size / 8 + 1) * m->size;

	PLANT_EACH (i, n)
		m->out[m->bytes - n + i] = m->before[m->bytes - n + i];
}
PLANT_FN mutation_off_by_one(struct mutation *m)
{
	PLANT_EACH (i, m->bytes - m->size)
		m->out[m->size + i] = m->right[i];
}
PLANT_FN mutation_one_element(struct mutation *m)
{
	int64_t n = m->bytes / m->size, first = m->every ? 0 : m->one;
	int64_t wrong = m->every ? (n + m->every - 1) / m->every : 1;

	PLANT_EACH (i, wrong) {
		int64_t at = (first + i * m->every) * m->size + m->size - 1;

		m->out[at] = (char)((m->right[at] ^ m->flip) | m->set);
	}
}
PLANT_FN mutation_past_end(struct mutation *m)
{
	PLANT_FIRST ()
		m->out[m->bytes] = (char)(m->right[m->bytes] + 1);
}
PLANT_FN mutation_first_outputs(struct mutation *m)
{
	PLANT_EACH (i, m->bytes)
		if (m->calls > 1)
			m->out[i] = m->kept[i];
		else
			m->kept[i] = m->right[i];
}
PLANT_FN mutation_until_thirtieth(struct mutation *m)
{
	if (m->calls > 30)
		mutation_one_element(m);
}

PLANT_FN mutation_begin(struct mutation *m)
{
	PLANT_EACH (i, m->bytes)
		m->before[i] = m->out[i];
}
PLANT_FN mutation_keep(struct mutation *m)
{
	PLANT_EACH (i, m->bytes + 1)
		m->right[i] = m->out[i];
	PLANT_FIRST ()
		m->calls++;
}
PLANT_FN mutation_spoil(struct mutation *m)
{
	switch (m->what) {
#define MUTATION(name, words)       \
	case MUTATION_##name:       \
		mutation_##name(m); \
		break;
		MUTATIONS(MUTATION)
#undef MUTATION
	}
}
PLANT_FN mutation_tell(struct mutation *m)
{
	PLANT_EACH (i, m->bytes + 1)
		if (m->right[i] != m->out[i])
			m->has_spoilt = 1; /* all that write it write the same */
}

#endif
