#ifndef CODEGEN_VALUE_INT_H
#define CODEGEN_VALUE_INT_H

#include "codegen/fuse_int.h"

/* Sets up f's pool and the buffers of the inputs. */
void value_begin(struct fuse *f);
/*
 * Before each expression: no value is known.  While one is lowered, what would be computed at
 * many indices, or lies below a long chain, is loaded instead: code grows with each index, doubly
 * so inside of reductions, and the walks over expressions recurse.  value_settle then says
 * whether there was any: the expression is to be dropped, all is as before it but for a store
 * (if `keep`) of the last such value, and it may be lowered again.
 */
enum { VALUE_DEPTH_MOST = 2048 }; /* values, each an operand of the one before */
void value_restart(struct fuse *f);
bool value_settle(struct fuse *f, bool keep);
/* A store of a value that has none; its number. */
uint32_t value_store(struct fuse *f, struct ref r, enum codegen_role role);
/* A new buffer of the program; its number is that of its kir buffer, too. */
uint32_t value_buf(struct fuse *f, enum codegen_role role, enum dtype d, int64_t elements);
/* The expression of a value at idx, though it may be stored; of a scattering op: before
 * its updates. */
kx value_compute(struct fuse *f, struct ref r, const kx *idx);
/* Where element idx of a tensor lies in its storage. */
kx value_offset(struct kir *k, const struct tensor *t, const kx *idx);
/* The index of the element at a position of a dense tensor. */
void value_unplace(struct kir *k, const struct tensor *t, kx position, kx *idx);
/* The value that a chain of views looks at. */
struct ref value_root(const struct bound *b, struct ref r);

#endif
