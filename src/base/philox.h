/*
 * Philox4x32-10 (Salmon, Moraes, Dror, Shaw: Parallel random numbers, as easy as
 * 1, 2, 3; SC11): four 32-bit words from a counter of four and a key of two.
 * This text is compiled into assay and put word for word at the head of the
 * kernels that draw random numbers, in C or in CUDA C.
 */
#ifndef BASE_PHILOX_H
#define BASE_PHILOX_H

#ifdef __CUDACC_RTC__
#define PHILOX_FN static __device__ __forceinline__
typedef unsigned int uint32_t;
typedef unsigned long long uint64_t;
#else
#include <stdint.h>
#define PHILOX_FN static inline
#endif

struct philox {
	uint32_t w[4];
};

PHILOX_FN struct philox philox4x32(struct philox c, uint32_t k0, uint32_t k1)
{
	for (int round = 0; round < 10; round++) {
		uint64_t a = (uint64_t)0xD2511F53u * c.w[0];
		uint64_t b = (uint64_t)0xCD9E8D57u * c.w[2];
		struct philox d;

		d.w[0] = (uint32_t)(b >> 32) ^ c.w[1] ^ k0;
		d.w[1] = (uint32_t)b;
		d.w[2] = (uint32_t)(a >> 32) ^ c.w[3] ^ k1;
		d.w[3] = (uint32_t)a;
		c = d;
		k0 += 0x9E3779B9u;
		k1 += 0xBB67AE85u;
	}
	return c;
}

#endif
