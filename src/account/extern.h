#ifndef ACCOUNT_EXTERN_H
#define ACCOUNT_EXTERN_H

#include "base/sha256.h"
#include "part/part.h"

/*
 * Extern ops by content: accounting.md §4.  Two calls are one extern if they print alike once
 * each tensor operand is replaced by what it is; a price is known by everything it is a price
 * of, and by nothing else.
 */

/* The call as printed, without "torch.ops.", operands as dtype[dims][strides], keyword
 * arguments by name.  INVALID when an operand has no type, a size no known value. */
MUST enum status extern_text(struct arena *a, const struct graph *g, uint32_t node,
			     part_size *size, void *ctx, struct str *out);
/* SHA-256 of "extern 1", the text, newlines. */
void extern_id(struct str text, char hex[SHA256_HEX + 1]);

struct extern_axis {
	const char *cache;       /* "cold" "warm" */
	const char *device_kind; /* "H200" */
	const char *driver;
	const char *launch; /* "graph" "direct" */
	const char *libs;   /* "cublas=12.9.1.4 cudnn=9.10.2" */
	int method;
	const char *torch;
};
void extern_price_key(const char *id, const struct extern_axis *axis, char hex[SHA256_HEX + 1]);

#endif
