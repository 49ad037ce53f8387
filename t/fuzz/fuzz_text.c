/*
 * Any bytes: parse, print, parse again, print again.  What was printed must
 * parse without an error and print the same.
 */
#include "ir/text.h"

#include <stdio.h>
#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void print_all(struct buf *b, const struct text *t)
{
	for (uint32_t i = 0; i < t->ngraphs; i++)
		text_print(b, t->graphs[i]);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct arena a = {0};
	struct buf first = buf_new(&a), second = buf_new(&a);
	struct text t, again;

	text_parse(&a, (struct str){(const char *)data, size}, "fuzz", NULL, &t);
	print_all(&first, &t);
	if (t.ngraphs) {
		text_parse(&a, buf_view(&first), "again", NULL, &again);
		print_all(&second, &again);
		if (again.nerrors || !str_eq(buf_view(&first), buf_view(&second))) {
			fprintf(stderr, STR_FMT "----\n" STR_FMT, STR_ARG(buf_view(&first)),
				STR_ARG(buf_view(&second)));
			abort();
		}
	}
	arena_release(&a);
	return 0;
}
