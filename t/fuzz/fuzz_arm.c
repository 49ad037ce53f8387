/*
 * Any bytes as a file of times: it is refused with a story, or an arm that is compared with
 * itself: nothing is faster or slower, and what is printed as JSON is JSON.
 */
#include "account/compare.h"
#include "base/json.h"
#include "report/compare.h"

#include <stdio.h>
#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void check_json(struct buf *b)
{
	json_t *v = NULL;

	if (json_read_text(buf_view(b), "a report", &v)) {
		fprintf(stderr, STR_FMT "\n%s\n", STR_ARG(buf_view(b)), status_story());
		abort();
	}
	json_decref(v);
	b->n = 0;
}

static void compare(struct arena *a, const struct arm *arm)
{
	struct compare_opts o = compare_defaults();
	struct buf b = buf_new(a);
	struct comparison c;

	o.pairs.assume_cv = 0.01;
	if (compare_make(a, arm, arm, &o, &c)) {
		status_clear(); /* no point, or not known what it is of */
		return;
	}
	if (c.faster.n || c.slower.n)
		abort();
	compare_json(&b, &c);
	check_json(&b);
	compare_v3(&b, &c, NULL);
	check_json(&b);
	compare_csv(&b, &c);
	compare_page(&b, &c, true);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	static const struct arm_opts opts[] = {{0}, {.axis = "compiled_us_warm"}};
	struct str text = {(const char *)data, size};

	for (int i = 0; i < 2; i++) {
		struct arena a = {0};
		struct arm arm;

		if (arm_read_text(&a, "fuzz", text, &opts[i], &arm))
			status_clear();
		else
			compare(&a, &arm);
		arena_release(&a);
	}
	return 0;
}
