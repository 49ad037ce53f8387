/*
 * What an oracle.cu may include as <assay/math.cuh>: functions for values that are rounded to
 * 16 bits at once, or that only a sum of f32 takes in, by few instructions.  Each says how near
 * it is; where the graph keeps f32, take those of CUDA.
 */
#ifndef ASSAY_MATH_CUH
#define ASSAY_MATH_CUH

#include <assay/kernel.cuh>

/* 2^x within 2 ulp; 0 below 2^-126. */
DEVICE float exp2_near(float x)
{
	float r;
	asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(r) : "f"(x));
	return r;
}
/* 1 / x within 1 ulp; 0 above 2^126. */
DEVICE float reciprocal_near(float x)
{
	float r;
	asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(r) : "f"(x));
	return r;
}

/* e^x, relatively within 2^-22 (1 + |x|); 0 below 2^-126. */
#define LOG2_E 1.44269504f
DEVICE float exp_near(float x)
{
	return exp2_near(x * LOG2_E);
}
/* 1 / (1 + e^-x), relatively within 2^-21 (1 + |x|).  By a quarter of everything, so that the
 * reciprocal of what f32 has nothing larger than is not yet 0. */
DEVICE float sigmoid_near(float x)
{
	return 0.25f * reciprocal_near(exp2_near(fmaf(x, -LOG2_E, -2.0f)) + 0.25f);
}
/* x / (1 + e^-x), as near as that. */
DEVICE float silu_near(float x)
{
	return 0.25f * x * reciprocal_near(exp2_near(fmaf(x, -LOG2_E, -2.0f)) + 0.25f);
}

/* 1 - Phi(|x|), of the normal distribution, for |x| = u, relatively within 2^-17.  Its
 * logarithm is nearly a parabola: a polynomial of degree seven, fitted to log2(erfc(u /
 * sqrt(2)) / 2) from 0 to 6, and negative beyond.  u is at most 30. */
DEVICE float normal_tail_near(float u)
{
	float p = -1.834734348e-6f;

	p = p * u + 6.159667828e-5f;
	p = p * u - 9.305114509e-4f;
	p = p * u + 8.507834747e-3f;
	p = p * u - 5.395994335e-2f;
	p = p * u - 4.584645331e-1f;
	p = p * u - 1.151250958f;
	p = p * u - 9.999952912e-1f;
	return exp2_near(p);
}
/* Phi(x) = (1 + erf(x / sqrt(2))) / 2, as near as that; NaN is 1. */
DEVICE float normal_near(float x)
{
	const float tail = normal_tail_near(fminf(fabsf(x), 30.0f));

	return x < 0 ? tail : 1.0f - tail;
}
/* x Phi(x), absolutely within 2^-18; -0 for -infinity. */
DEVICE float gelu_near(float x)
{
	const float u = fminf(fabsf(x), 30.0f);

	return max_nan(x, 0.0f) - u * normal_tail_near(u);
}

#endif
