/* assay check: as bench, numerics only; and the checker checked. */
#include "base/json.h"
#include "cli/run_options.h"
#include "run/selftest.h"

#include <stdio.h>

static void put_row(struct jsonw *w, const struct selftest_row *r)
{
	jsonw_open_inline(w, '{');
	jsonw_key(w, "number");
	jsonw_int(w, r->number);
	jsonw_key(w, "planted");
	jsonw_cstr(w, r->planted);
	jsonw_key(w, "want");
	jsonw_cstr(w, r->want);
	jsonw_key(w, "got");
	jsonw_cstr(w, r->got);
	jsonw_key(w, "right");
	jsonw_bool(w, r->is_right);
	jsonw_close(w, '}');
}

MUST static enum status selftest(struct arena *a, bool has_json)
{
	struct selftest_row *rows;
	struct buf b = buf_new(a);
	struct jsonw w = jsonw_new(&b);
	uint32_t n, right = 0;

	TRY(selftest_run(a, &rows, &n));
	jsonw_open(&w, '[');
	for (uint32_t i = 0; i < n; i++) {
		right += rows[i].is_right;
		put_row(&w, &rows[i]);
		if (!has_json)
			printf("%-3s %2d %-32s %s%s%s\n", rows[i].is_right ? "ok" : "NOT",
			       rows[i].number, rows[i].planted,
			       rows[i].got ? rows[i].got : "passes",
			       rows[i].is_right ? "" : " instead of ",
			       rows[i].is_right ? ""
			       : rows[i].want   ? rows[i].want
						: "passing");
	}
	jsonw_close(&w, ']');
	if (has_json)
		printf(STR_FMT "\n", STR_ARG(buf_view(&b)));
	else
		printf("%u of %u\n", right, n);
	if (right < n)
		FAIL(MISMATCH, "the checker let %u of %u planted programs judge wrongly",
		     n - right, n);
	return STATUS_OK;
}

enum status cmd_check(int argc, char **argv)
{
	static struct run_options o;
	struct arena a = {0};
	enum status s = run_options_read(&a, argc, argv, false, &o);

	if (!s)
		s = o.wants_selftest ? selftest(&a, o.has_json) : run_sweep(&a, &o, &cmd_exit);
	arena_release(&a);
	return s;
}
