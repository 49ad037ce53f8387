/* Strided tensors to row-major arrays, byte for byte. */
#include "run/strided.h"

#include <string.h>

/* The innermost dimension in one go where its elements lie side by side. */
static void copy_row(const struct tensor *t, const char *from, size_t size, char *to)
{
	int64_t n = t->rank ? t->dim[t->rank - 1] : 1;
	int64_t step = t->rank ? t->stride[t->rank - 1] : 1;

	if (step == 1 || n == 1) {
		memcpy(to, from, (size_t)n * size);
		return;
	}
	for (int64_t i = 0; i < n; i++)
		memcpy(to + (size_t)i * size, from + i * step * (int64_t)size, size);
}

void strided_rows(const struct tensor *t, const void *data, void *out)
{
	size_t size = dtype_bytes(t->dtype);
	int64_t total = tensor_numel(t), row = t->rank ? t->dim[t->rank - 1] : 1;
	int64_t idx[RANK_MAX] = {0}, at = t->offset;
	const char *from = data;
	char *to = out;

	if (!total)
		return;
	if (tensor_is_contiguous(t)) {
		memcpy(to, from + (size_t)at * size, (size_t)total * size);
		return;
	}
	for (int64_t done = 0; done < total; done += row) {
		copy_row(t, from + at * (int64_t)size, size, to + (size_t)done * size);
		for (uint32_t d = t->rank ? t->rank - 1 : 0; d-- > 0;) {
			at += t->stride[d];
			if (++idx[d] < t->dim[d])
				break;
			at -= t->dim[d] * t->stride[d];
			idx[d] = 0;
		}
	}
}
