#ifndef OP_INFER_INT_H
#define OP_INFER_INT_H

#include "op/lower.h"

/* What the families' infer functions share.  All outputs are appended in order. */
struct tensor *infer_out(struct call *c, enum dtype d, uint32_t rank, const int64_t *dim);
struct tensor *infer_out_like(struct call *c, const struct tensor *t);

/* torch's promotion of two element types. */
enum dtype promote(enum dtype a, enum dtype b);

/* torch's result_type over mixed operands: tensors with dimensions decide, then those
 * without, then Python scalars, a lower class only if its category is higher. */
struct promotion {
	enum dtype dim, zero, wrapped;
	enum dtype default_float;
};
void promotion_tensor(struct promotion *p, const struct tensor *t);
void promotion_scalar(struct promotion *p, const struct arg *arg);
enum dtype promotion_result(const struct promotion *p);

/* Broadcast shape; INVALID naming both sizes. */
MUST enum status infer_broadcast(const struct call *c, const struct tensor *const *in,
				 uint32_t n, uint32_t *rank, int64_t *dim);
/* The strides that an elementwise op gives its output (ATen's TensorIterator): those of
 * the operands where they agree, else dense in the order of their strides. */
void infer_elementwise_strides(struct tensor *out, const struct tensor *const *in, uint32_t n);
/* Strides of clone(memory_format = preserve): t's if dense, else dense in its order. */
void infer_preserve(struct tensor *out, const struct tensor *t);
/* Those of clone_preserve_strides: t's, gaps and all, unless elements overlap. */
void infer_keep_strides(struct tensor *out, const struct tensor *t);
/* NHWC strides if all of rank 4 operands are so, else contiguous. */
void infer_suggest(struct tensor *out, const struct tensor *const *in, uint32_t n);
bool is_channels_last(const struct tensor *t);
void set_channels_last(struct tensor *t);
/* A memory_format argument: contiguous, channels last, or preserve `like`. */
void infer_format(struct tensor *out, const struct call *c, uint32_t slot,
		  const struct tensor *like);
/* Strides of t seen as another shape, if no element must move. */
bool view_strides(const struct tensor *t, struct tensor *out);
/* Fill in -1 in a shape of n elements. */
MUST enum status infer_shape(const struct call *c, uint32_t slot, int64_t n, uint32_t *rank,
			     int64_t *dim);

/* A call that torch may make and assay cannot compute: UNSUPPORTED with the reason. */
#define REFUSE_CALL(c, ...) return refuse_call(c, __FILE__, __LINE__, __VA_ARGS__)
enum status refuse_call(const struct call *c, const char *file, int line, const char *fmt, ...)
	__attribute__((format(printf, 4, 5)));

#define IN(c, slot) call_in(c, slot)
/* The message of a call that does not fit. */
#define FAIL_CALL(c, ...) return fail_call(c, __FILE__, __LINE__, __VA_ARGS__)
enum status fail_call(const struct call *c, const char *file, int line, const char *fmt, ...)
	__attribute__((format(printf, 4, 5)));

#endif
