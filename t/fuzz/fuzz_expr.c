/*
 * Any bytes as an expression over sizes: what is printed is the same expression, with the
 * same normal form and the same value or none.
 */
#include "ir/expr.h"

#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static bool look_up(void *ctx, struct str name, i128 *out)
{
	(void)ctx;
	*out = name.n ? (i128)(unsigned char)name.p[name.n - 1] - 64 : 0;
	return true;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct arena a = {0};
	struct expr *e, *again;
	struct buf b = buf_new(&a);
	i128 x = 0, y = 0;

	if (expr_parse(&a, (struct str){(const char *)data, size}, &e)) {
		status_clear();
		arena_release(&a);
		return 0;
	}
	expr_print(&b, e);
	if (expr_parse(&a, buf_view(&b), &again))
		abort();
	bool has = expr_eval(e, look_up, NULL, &x) == STATUS_OK;

	status_clear();
	if (has != (expr_eval(again, look_up, NULL, &y) == STATUS_OK) || (has && x != y))
		abort();
	status_clear();
	if (!expr_equal(&a, e, again))
		abort();
	arena_release(&a);
	return 0;
}
