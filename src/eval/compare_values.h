/*
 * What one element of an output comes to: measuring.md §6.2.  This text is compiled into assay,
 * and word for word for GPUs, where large outputs are compared without leaving them.
 */
#ifndef EVAL_COMPARE_VALUES_H
#define EVAL_COMPARE_VALUES_H

#ifdef __CUDACC_RTC__
#define COMPARE_FN static __device__ __forceinline__
#else
#include <math.h>
#include <stdbool.h>
#include <stdint.h>
#include <string.h>
#define COMPARE_FN static inline __attribute__((unused))
#endif

/* By the floor of log2 |r|; what is 0 or not finite is in the first. */
enum { COMPARE_BINS = 4096, COMPARE_ZERO = 2048 };

struct spacing {                  /* of a float type */
	int32_t mantissa, lowest; /* bits, exponent of its smallest normal */
};

/* The tolerance of an output's elements.  Plain data: a GPU gets it as bytes. */
struct tolerance {
	double worst[COMPARE_BINS]; /* largest error of base, bins of few elements joined */
	double scale;               /* reviewed widening, >= 1 */
	double slack;               /* e + sqrt(L), in units of the accumulating type */
	double rms;                 /* of the finite r; NaN-free, 0 if there are none */
	double least;               /* below which |r| does not shrink it further */
	struct spacing type, acc;
	int64_t ambiguous; /* elements that other decisions would make differ */
	int32_t is_ill;    /* too many of them: it proves nothing */
};

COMPARE_FN uint64_t compare_bits(double v)
{
	uint64_t u;

	memcpy(&u, &v, sizeof(u));
	return u;
}

COMPARE_FN double compare_of_bits(uint64_t u)
{
	double v;

	memcpy(&v, &u, sizeof(v));
	return v;
}

COMPARE_FN bool compare_is_finite(double v)
{
	return v - v == 0;
}

/* Floor of log2 |v|; -1023 for zero and denormals, 1024 for what is not finite. */
COMPARE_FN int compare_exponent(double v)
{
	return (int)(compare_bits(v) >> 52 & 0x7ff) - 1023;
}

COMPARE_FN double compare_power_of_two(int e)
{
	return compare_of_bits(e >= -1022  ? (uint64_t)(e + 1023) << 52
			       : e < -1074 ? 0
					   : (uint64_t)1 << (e + 1074));
}

/* Distance of the type's numbers at |v|, not below that at its smallest normal. */
COMPARE_FN double compare_spacing(struct spacing s, double v)
{
	int e = compare_exponent(v);

	return compare_power_of_two((e < s.lowest || e == 1024 ? s.lowest : e) - s.mantissa);
}

COMPARE_FN int compare_bin(double v)
{
	return v == 0 || !compare_is_finite(v) ? 0 : COMPARE_ZERO + compare_exponent(v);
}

COMPARE_FN double compare_tol(const struct tolerance *t, double r)
{
	double v = fabs(r), s = t->least > v ? t->least : v;

	return t->scale * (2 * t->worst[compare_bin(r)] + 2 * compare_spacing(t->type, v) +
			   t->slack * compare_spacing(t->acc, s));
}

/* How far from r an element may lie and prove something, however far base does: as far as
 * nonsense might come is no proof.  What the type cannot hold nearer is no fault. */
COMPARE_FN double compare_proof(const struct tolerance *t, double r)
{
	double v = fabs(r), size = t->rms > v ? t->rms : v;

	return t->rms > 0 ? size / 16 + compare_spacing(t->type, v) : (double)INFINITY;
}

COMPARE_FN bool compare_same_kind(double a, double b)
{
	if (a != a || b != b)
		return a != a && b != b;
	if (!compare_is_finite(a) || !compare_is_finite(b))
		return a == b;
	return true;
}

struct compare_finding {
	double ratio; /* |x - r| / tol; infinite where the kinds differ; -1: nothing to say */
	bool is_wrong, is_other_kind, is_either, is_unproved;
};

COMPARE_FN double compare_ratio(double got, double want, double tol)
{
	double ratio = tol > 0 ? fabs(got - want) / tol : got == want ? 0 : (double)INFINITY;

	return ratio != ratio ? (double)INFINITY : ratio;
}

/* own: what fp64 gives by its own decisions, or NULL. */
COMPARE_FN struct compare_finding compare_element(const struct tolerance *t, double got,
						  double base, double r, const double *own)
{
	struct compare_finding f = {-1, false, false, false, false};
	double tol;

	if (!compare_is_finite(base) || !compare_is_finite(r) || !compare_is_finite(got)) {
		bool one = compare_same_kind(base, r);

		f.is_either = !one;
		f.is_other_kind =
			!compare_same_kind(got, base) && !(!one && compare_same_kind(got, r));
		f.ratio = f.is_other_kind ? (double)INFINITY : -1;
		return f;
	}
	tol = compare_tol(t, r);
	if (!(fabs(got - r) <= tol)) {
		if (own && fabs(got - *own) <= tol)
			return f;
		f.is_wrong = true;
	}
	f.is_unproved = !f.is_wrong && fabs(got - r) > compare_proof(t, r);
	f.ratio = compare_ratio(got, r, tol);
	return f;
}

#endif
