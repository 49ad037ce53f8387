#ifndef BASE_VEC_H
#define BASE_VEC_H

#include "base/arena.h"

#include <stddef.h>
#include <stdint.h>
#include <string.h>

/*
 * A growing array in an arena:  VEC(int) v = {0};  vec_push(&v, arena, 7);
 * v.p[i] for i < v.n.  Growing copies; the old bytes stay in the arena until
 * it is reset, so keep vectors out of arenas that live for ever.
 */
#define VEC(type)                \
	struct {                 \
		type *p;         \
		uint32_t n, cap; \
	}

#define vec_push(v, arena, value)                                                    \
	do {                                                                         \
		if ((v)->n == (v)->cap)                                              \
			(v)->p = vec_grow(arena, (v)->p, sizeof(*(v)->p), &(v)->cap, \
					  _Alignof(max_align_t));                    \
		(v)->p[(v)->n++] = (value);                                          \
	} while (0)

static inline void *vec_grow(struct arena *a, const void *old, size_t size, uint32_t *cap,
			     size_t align)
{
	uint32_t n = *cap;

	*cap = n ? n * 2 : 8;
	void *p = arena_alloc(a, size, *cap, align);

	if (old)
		memcpy(p, old, size * n);
	return p;
}

#endif
