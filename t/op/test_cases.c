/*
 * The interpreter against values recorded from torch: t/op/cases/<op>.json.
 * usage: test_cases DIR [OP].  TAP: a line per op; an op that can be evaluated and has no
 * file is a failure, and so is a file whose op has no row.
 */
#include "cases.h"
#include "op/work.h"

#include <dirent.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

/* Its arithmetic can be counted, or its row says that it cannot. */
MUST static enum status check_work(const struct bound *b, const struct op *op)
{
	bool is_counted = !(op->flags & OP_UNCOUNTED) && (op->at || op->scatter);

	for (uint32_t i = 0; i < b->g->nnodes; i++) {
		struct work w = op_work(&b->calls[i]);

		for (int k = 0; b->calls[i].op == op && k < WORK_KINDS; k++)
			if (is_counted != (w.n[k] >= 0))
				FAIL(MISMATCH, "%s: %g operations of kind %d", op->name, w.n[k],
				     k);
	}
	return STATUS_OK;
}

MUST static enum status run_case(struct arena *a, const struct op *op, const json_t *json)
{
	struct recorded_case c;
	struct eval *e;
	enum status s = STATUS_OK;

	TRY(case_read(a, json, &c));
	TRY(check_work(c.b, op));
	if (c.b->nrets != c.nout)
		FAIL(MISMATCH, "%u outputs, expected %u", c.b->nrets, c.nout);
	TRY(eval_run(a, c.b, c.inputs, NULL, &e));
	for (uint32_t k = 0; !s && k < c.nout; k++)
		s = case_compare(op, &c, k, bound_type(c.b, c.b->rets[k]),
				 eval_ret(e, k)->data);
	eval_release(e);
	return s;
}

/* Number of failing cases. */
static size_t run_file(const struct op *op, const json_t *cases)
{
	size_t failed = 0;

	for (size_t i = 0; i < json_array_size(cases); i++) {
		const json_t *c = json_array_get(cases, i);
		struct arena a = {0};

		if (run_case(&a, op, c)) {
			if (failed++ < 5)
				printf("# case %zu: %s\n#   %s\n", i,
				       json_string_value(json_object_get(c, "call")),
				       status_story());
			status_clear();
		}
		arena_release(&a);
	}
	return failed;
}

static void run_op(const char *dir, const struct op *op, int number)
{
	struct arena a = {0};
	const char *path = arena_printf(&a, "%s/%s.json", dir, op->name);
	json_auto_t *cases = NULL;

	if (json_read_file(path, &cases)) {
		printf("not ok %d - %s has no recorded values\n", number, op->name);
		status_clear();
	} else {
		size_t failed = run_file(op, cases), n = json_array_size(cases);

		printf("%sok %d - %s: %zu of %zu cases\n", failed || !n ? "not " : "", number,
		       op->name, n - failed, n);
	}
	arena_release(&a);
}

/* Files of ops without a row. */
static int count_strays(const char *dir)
{
	DIR *d = opendir(dir);
	int strays = 0;

	for (struct dirent *e; d && (e = readdir(d));) {
		struct str name = str_of(e->d_name);

		if (name.n < 5 || !str_is(str_slice(name, name.n - 5, name.n), ".json"))
			continue;
		const struct op *op = op_find(str_slice(name, 0, name.n - 5));

		if (op && op->infer)
			continue;
		printf("# %s has no row\n", e->d_name);
		strays++;
	}
	if (d)
		closedir(d);
	return strays;
}

int main(int argc, char **argv)
{
	int n = 0;

	if (argc < 2)
		return 2;
	for (const struct op *op = NULL; (op = op_next(op));)
		if (op->infer && (argc < 3 || !strcmp(argv[2], op->name)))
			run_op(argv[1], op, ++n);
	if (argc < 3)
		printf("%sok %d - every file has a row\n", count_strays(argv[1]) ? "not " : "",
		       ++n);
	printf("1..%d\n", n);
	return 0;
}
