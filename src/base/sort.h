#ifndef BASE_SORT_H
#define BASE_SORT_H

#include <stddef.h>
#include <stdint.h>

/* What is sorted by a number. */
struct sort_key {
	uint64_t key;
	uint64_t at; /* the caller's: an index, say */
};

/* The key by which doubles ascend; -0 stands before 0, a NAN at an end. */
uint64_t sort_key_of(double x);
double sort_key_double(uint64_t key); /* back */
/* By key, equal ones in the order in which they came; in a time linear in n. */
void sort_keys(struct sort_key *x, size_t n);

#endif
