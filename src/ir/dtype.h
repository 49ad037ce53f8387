#ifndef IR_DTYPE_H
#define IR_DTYPE_H

#include "base/str.h"

/* Element types: rows of dtype.def.  Stored data holds tokens, never the numbers. */
enum dtype {
	DTYPE_none, /* not known */
#define DTYPE(token, torch, bytes, category, computes) DTYPE_##token,
#include "ir/dtype.def"
#undef DTYPE
	DTYPE_COUNT
};

enum category { CATEGORY_FLOAT, CATEGORY_INT, CATEGORY_BOOL, CATEGORY_COMPLEX };

const char *dtype_name(enum dtype d);       /* "bf16" */
const char *dtype_torch_name(enum dtype d); /* "bfloat16" */
size_t dtype_bytes(enum dtype d);
enum category dtype_category(enum dtype d);
bool dtype_computes(enum dtype d);
bool dtype_is_float(enum dtype d);
bool dtype_is_signed(enum dtype d); /* of ints */
/* DTYPE_none if there is none of that name. */
enum dtype dtype_find(struct str token);
enum dtype
dtype_find_torch(struct str name); /* without "torch."; also half float double long int short */

/* Element i of an array, as a double (exact for all but 64-bit integers). */
double dtype_load_f64(enum dtype d, const void *p, int64_t i);
/* Stored as the nearest value of the type; integers truncate, bool is v != 0. */
void dtype_store_f64(enum dtype d, void *p, int64_t i, double v);
/* Elements from .. from + n - 1, as dtype_load_f64 and dtype_store_f64. */
void dtype_load_run(enum dtype d, const void *p, int64_t from, int64_t n, double *out);
void dtype_store_run(enum dtype d, void *p, int64_t from, int64_t n, const double *in);
int64_t dtype_load_i64(enum dtype d, const void *p, int64_t i); /* ints and bool */
void dtype_store_i64(enum dtype d, void *p, int64_t i, int64_t v);

const char *category_name(enum category c); /* "float" "int" "bool" "complex" */
bool category_find(struct str name, enum category *out);

#endif
