/* Sorting by numbers, digit by digit from the lowest (Knuth, TAOCP 3, 5.2.5 R). */
#include "base/sort.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { FEW = 96, DIGITS = 8, DIGIT_BITS = 8, RADIX = 1 << DIGIT_BITS };

static const uint64_t SIGN = (uint64_t)1 << 63;

uint64_t sort_key_of(double x)
{
	uint64_t bits;

	memcpy(&bits, &x, sizeof(bits));
	return bits & SIGN ? ~bits : bits | SIGN;
}

double sort_key_double(uint64_t key)
{
	uint64_t bits = key & SIGN ? key & ~SIGN : ~key;
	double x;

	memcpy(&x, &bits, sizeof(x));
	return x;
}

static void insert(struct sort_key *x, size_t n)
{
	for (size_t i = 1; i < n; i++) {
		struct sort_key one = x[i];
		size_t k = i;

		for (; k && x[k - 1].key > one.key; k--)
			x[k] = x[k - 1];
		x[k] = one;
	}
}

/* Counts and clock rates often are, being all the same. */
static bool is_sorted(const struct sort_key *x, size_t n)
{
	for (size_t i = 1; i < n; i++)
		if (x[i - 1].key > x[i].key)
			return false;
	return true;
}

static unsigned digit_of(struct sort_key x, int d)
{
	return (unsigned)(x.key >> (DIGIT_BITS * d)) & (RADIX - 1);
}

static void deal(const struct sort_key *from, struct sort_key *to, size_t n, int d,
		 size_t count[RADIX])
{
	size_t at = 0;

	for (int v = 0; v < RADIX; v++) {
		size_t here = count[v];

		count[v] = at;
		at += here;
	}
	for (size_t i = 0; i < n; i++)
		to[count[digit_of(from[i], d)]++] = from[i];
}

void sort_keys(struct sort_key *x, size_t n)
{
	size_t count[DIGITS][RADIX] = {0};
	struct sort_key *from = x, *to;

	if (n < FEW) {
		insert(x, n);
		return;
	}
	if (is_sorted(x, n))
		return;
	struct sort_key *room = reallocarray(NULL, n, sizeof(*room));

	if (!room) {
		fprintf(stderr, "assay: out of memory (%zu keys)\n", n);
		abort();
	}
	to = room;
	for (size_t i = 0; i < n; i++)
		for (int d = 0; d < DIGITS; d++)
			count[d][digit_of(x[i], d)]++;
	for (int d = 0; d < DIGITS; d++) {
		if (count[d][digit_of(*from, d)] == n)
			continue; /* all have this digit */
		deal(from, to, n, d, count[d]);
		struct sort_key *other = from;

		from = to;
		to = other;
	}
	if (from != x)
		memcpy(x, from, n * sizeof(*x));
	free(room);
}
