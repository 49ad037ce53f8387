#ifndef KIR_KIR_INT_H
#define KIR_KIR_INT_H

#include "kir/kir.h"

/* The node's number, new or old. */
kx kir_intern(struct kir *k, const struct knode *n);

#endif
