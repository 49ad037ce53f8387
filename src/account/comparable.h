#ifndef ACCOUNT_COMPARABLE_H
#define ACCOUNT_COMPARABLE_H

#include "account/pair.h"

/* Whether two arms may be compared at all: accounting.md §9.1. */

enum field_outcome {
	FIELD_AGREES,
	FIELD_VARIES, /* it is what the comparison is about */
	FIELD_WARNS,
	FIELD_FORCED, /* it forbids the comparison, and was lifted by name */
	FIELD_REFUSES,
};

struct field {
	const char *name;
	const char *base, *head; /* NULL: not known */
	enum field_outcome outcome;
	uint32_t n; /* points concerned, 0: all */
};

enum { FIELDS_MAX = FACTS + 2, FORCED_MAX = 16 };

struct comparable {
	struct field fields[FIELDS_MAX];
	uint32_t n;
};

struct comparable_opts {
	bool varies_config;             /* else the build is what varies */
	const char *forced[FORCED_MAX]; /* names of fields */
	uint32_t nforced;
};

/* USAGE for a name that is no field's. */
MUST enum status comparable_force(struct comparable_opts *o, const char *name);
/* INVALID if a field refuses, with all that do. */
MUST enum status comparable_check(struct arena *a, const struct arm *base,
				  const struct arm *head, const struct pair_set *set,
				  const struct comparable_opts *o, struct comparable *out);
/* Names of hardware: case, blanks and a leading "nvidia " say nothing. */
bool is_same_hardware(const char *a, const char *b);

#endif
