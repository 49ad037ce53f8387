/* Sidecars of oracles: expressions, validation, which entry is for a point, verification, and
 * what an oracle's row comes to. */
#include "base/file.h"
#include "provider/oracle_expr.h"
#include "provider/oracle_file.h"
#include "provider/oracle_int.h"
#include "store/cause.h"
#include "store/oracle_status.h"
#include "unit.h"

#include <math.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

static struct arena a;

static int release(void **state)
{
	arena_release(&a);
	return unit_no_story(state);
}

#define ROWS(table) (sizeof(table) / sizeof(*(table)))

/* The failure's words, which are then told. */
static const char *story(void)
{
	static char words[STATUS_STORY_BYTES];

	status_plain(words, sizeof(words), "; ");
	status_clear();
	return words;
}

/* ---- expressions ---- */

static bool some_names(void *ctx, struct str name, int64_t *value)
{
	(void)ctx;
	*value = str_is(name, "in0.d0") ? 48 : str_is(name, "BLOCK") ? 32 : 0;
	return *value || str_is(name, "zero");
}

CASE(expressions_are_computed)
{
	static const struct {
		const char *text;
		int64_t value;
	} rows[] = {
		{"7", 7},
		{"1 + 2 * 3", 7},
		{"(1 + 2) * 3", 9},
		{"10 - 3 - 2", 5},
		{"7 / 2", 3},
		{"-7 / 2", -4},
		{"7 / -2", -4},
		{"cdiv(7, 2)", 4},
		{"cdiv(-7, 2)", -3},
		{"cdiv(8, 2)", 4},
		{"min(3, max(1, 2))", 2},
		{"max(3, 3)", 3},
		{"-(2 - 5)", 3},
		{"cdiv(in0.d0, BLOCK)", 2},
		{"in0.d0*4", 192},
		{"9223372036854775807", INT64_MAX},
		{"  zero + 1 ", 1},
	};
	const struct oracle_names names = {.find = some_names};
	int64_t v;

	for (size_t i = 0; i < ROWS(rows); i++) {
		assert_int_equal(oracle_expr(str_of(rows[i].text), &names, &v), STATUS_OK);
		assert_int_equal(v, rows[i].value);
	}
}

CASE(what_is_no_expression_is_refused_with_its_column)
{
	static const struct {
		const char *text, *words;
	} rows[] = {
		{"", "column 1"},
		{"1 +", "column 4"},
		{"1 2", "column 3"},
		{"(1", "')' is wanted"},
		{"cdiv(1)", "',' is wanted"},
		{"in9.d0", "nothing is named in9.d0"},
		{"1 / zero", "division by zero"},
		{"9223372036854775807 + 1", "beyond 64 bits"},
		{"9223372036854775807 * 2", "beyond 64 bits"},
		{"0 - 9223372036854775807 - 2", "beyond 64 bits"},
		{"92233720368547758080", "beyond 64 bits"},
		{"2 % 3", "column 3"},
		{"((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((1", "deep"},
	};
	const struct oracle_names names = {.find = some_names};
	int64_t v;

	for (size_t i = 0; i < ROWS(rows); i++) {
		assert_int_equal(oracle_expr(str_of(rows[i].text), &names, &v), STATUS_INVALID);
		assert_non_null(strstr(story(), rows[i].words));
	}
}

/* ---- validation ---- */

/* The sidecar of measuring.md §7.1, whose parts are replaced one at a time. */
static const char example[] =
	"{\"schema\": 1, \"kernel\": \"sum_f2a80116b65b\", \"entries\": [\n"
	"{\"id\": \"rows-1024\", \"file\": \"oracle.cu\", \"hardware\": \"H200\",\n"
	"\"points\": [\"46dbfd5f90c1\"], \"class\": null, \"params\": {\"BLOCK\": 1024}, "
	"\"options\": [\"--fmad=false\"],\n"
	"\"temps\": [{\"name\": \"t0\", \"bytes\": \"in0.d0 * 4\"}],\n"
	"\"launches\": [{\"kernel\": \"rows\", \"grid\": [\"in0.d0\", 1, 1], \"block\": "
	"[\"BLOCK\", 1, 1], \"smem\": 0,\n"
	"\"args\": [\"in0\", \"out0\", \"t0\", \"i32:in0.d1\", \"f32:1e-06\"]}],\n"
	"\"scope\": \"full\", \"fast_math\": false, \"rng\": \"none\",\n"
	"\"provenance\": {\"by\": \"hand\"}}]}";

static struct str replaced(const char *from, const char *to)
{
	const char *at = strstr(example, from);

	assert_non_null(at);
	return str_of(arena_printf(&a, "%.*s%s%s", (int)(at - example), example, to,
				   at + strlen(from)));
}

CASE(a_sidecar_is_read)
{
	struct oracle_file f;

	assert_int_equal(oracle_parse(&a, STR(""), "x/sum_f2a80116b65b", &f), STATUS_INVALID);
	status_clear();
	assert_int_equal(oracle_parse(&a, str_of(example), "x/sum_f2a80116b65b", &f),
			 STATUS_OK);
	assert_int_equal(f.nentries, 1);
	const struct oracle_entry *e = &f.entries[0];

	assert_string_equal(e->id, "rows-1024");
	assert_int_equal(e->kind, ORACLE_CU);
	assert_string_equal(e->points[0], "46dbfd5f90c1");
	assert_int_equal(e->params[0].value, 1024);
	assert_true(str_is(e->temps[0].bytes, "in0.d0 * 4"));
	assert_true(str_is(e->launches[0].grid[1], "1"));
	assert_int_equal(e->launches[0].nargs, 5);
	assert_int_equal(e->launches[0].args[2].kind, ORACLE_TEMP);
	assert_int_equal(e->launches[0].args[3].dtype, DTYPE_i32);
	assert_true(e->is_full);
}

/* Each wrong member is named; the folder of the kernel, too. */
CASE(a_wrong_sidecar_is_refused_by_member)
{
	static const struct {
		const char *from, *to, *words;
	} rows[] = {
		{"\"schema\": 1", "\"schema\": 2", "schema: 1 is wanted"},
		{"\"schema\": 1,", "\"schema\": 1, \"more\": 2,", "no member \"more\""},
		{"sum_f2a80116b65b", "sum_000000000000", "kernel: \"sum_000000000000\""},
		{"\"id\": \"rows-1024\", ", "", "entries[0].id: it is missing"},
		{"\"id\": \"rows-1024\"", "\"id\": 7", "entries[0].id: a text"},
		{"oracle.cu", "oracle.f90", "entries[0].file"},
		{"oracle.cu", "oracle.c", "entries[0].launches: oracle.c launches nothing"},
		{"oracle.cu", "oracle.cubin", "entries[0].sha256: 64 digits"},
		{"\"oracle.cu\"", "\"oracle.cubin\", \"sha256\": \"0123456789abcdef\"",
		 "entries[0].sha256: 64 digits"},
		{"\"oracle.cu\"",
		 "\"oracle.cubin\", \"sha256\": \"0123456789abcdef0123456789abcdef"
		 "0123456789abcdef0123456789abcdef and more\"",
		 "entries[0].sha256: 64 digits"},
		{"\"rows-1024\"", "\"rows\\u001b[2J\"",
		 "entries[0].id: a text without control characters"},
		{"--fmad=false", "--fmad=false\\n", "options[0]: a text without control"},
		{"\"46dbfd5f90c1\"", "\"46dbfd5f90c1\", \"46dbfd5f90c1\"",
		 "entries[0].points[1]: 46dbfd5f90c1 is there twice"},
		{"\"hardware\": \"H200\",", "", "entries[0].hardware"},
		{"\"46dbfd5f90c1\"", "\"46dbfd5f90\"", "entries[0].points[0]"},
		{"\"class\": null", "\"class\": [\"f32 2 contiguous\"]", "points or class"},
		{"\"points\": [\"46dbfd5f90c1\"], \"class\": null",
		 "\"points\": [], \"class\": [\"f33 2 contiguous\"]", "entries[0].class[0]"},
		{"\"points\": [\"46dbfd5f90c1\"], \"class\": null",
		 "\"class\": [\"f32 2 flat\"]", "entries[0].class[0]"},
		{"\"points\": [\"46dbfd5f90c1\"], ", "", "points or class"},
		{"\"BLOCK\": 1024", "\"BLOCK\": 1.5", "entries[0].params.BLOCK: an integer"},
		{"\"BLOCK\": 1024", "\"in0\": 1024", "entries[0].params.in0: no name"},
		{"--fmad=false", "--use_fast_math", "entries[0].options[0]: --use_fast_math"},
		{"--fmad=false", "-use_fast_math", "fast math"},
		{"--fmad=false", "--ftz=true", "entries[0].options[0]"},
		{"--fmad=false", "--prec-div=false", "entries[0].options[0]"},
		{"--fmad=false", "-ffast-math", "entries[0].options[0]"},
		{"\"name\": \"t0\"", "\"name\": \"out0\"", "entries[0].temps[0].name"},
		{"in0.d0 * 4", "in0.x0 * 4", "entries[0].temps[0].bytes"},
		{"\"kernel\": \"rows\"", "\"kernel\": null", "launches[0].kernel"},
		{"[\"in0.d0\", 1, 1]", "[\"in0.d0\", 1]", "launches[0].grid: a list of three"},
		{"[\"in0.d0\", 1, 1]", "[\"in0.d0 *\", 1, 1]", "launches[0].grid[0]: column"},
		{"[\"BLOCK\", 1, 1]", "[\"BLOCKS\", 1, 1]", "nothing is named BLOCKS"},
		{"\"smem\": 0", "\"smem\": 0.5", "launches[0].smem"},
		{"\"t0\", \"i32", "\"t1\", \"i32",
		 "launches[0].args[2]: \"t1\" is no argument"},
		{"i32:in0.d1", "i16:in0.d1", "launches[0].args[3]"},
		{"i32:in0.d1", "i32:1.5", "launches[0].args[3]: column"},
		{"\"fast_math\": false", "\"fast_math\": true", "entries[0].fast_math"},
		{"\"fast_math\": false, ", "", "entries[0].fast_math"},
		{"\"scope\": \"full\", ", "", "entries[0].scope"},
		{"\"rng\": \"none\"", "\"rng\": \"own\"", "entries[0].rng"},
		{"\"by\": \"hand\"", "\"by\": \"luck\"", "entries[0].provenance.by"},
		{"{\"by\": \"hand\"}", "{\"by\": \"hand\", \"hash\": 1}", "no member \"hash\""},
	};
	struct oracle_file f;

	for (size_t i = 0; i < ROWS(rows); i++) {
		struct str text = replaced(rows[i].from, rows[i].to);

		assert_int_equal(oracle_parse(&a, text, "x/sum_f2a80116b65b", &f),
				 STATUS_INVALID);
		const char *words = story();

		assert_non_null(strstr(words, "x/sum_f2a80116b65b/oracle.json"));
		if (!strstr(words, rows[i].words))
			fail_msg("row %zu: %s", i, words);
	}
}

/* ---- which entry ---- */

static struct oracle_entry entry(const char *id, const char *hardware, bool is_exact)
{
	static const char *const points[] = {"46dbfd5f90c1"};
	static const char *const words[] = {"f32 2 contiguous", "float"};

	return (struct oracle_entry){.id = id,
				     .file = "oracle.cu",
				     .hardware = hardware,
				     .kind = ORACLE_CU,
				     .points = points,
				     .npoints = is_exact,
				     .signature = words,
				     .nsignature = is_exact ? 0 : 2};
}

static struct oracle_point the_point(void)
{
	static const char *const words[] = {"f32 2 contiguous", "float"};

	return (struct oracle_point){.point = "46dbfd5f90c1",
				     .hardware = "H200",
				     .is_gpu = true,
				     .signature = words,
				     .nsignature = 2};
}

/* Sixteen cases: each rank is there or is not. */
CASE(the_first_rank_that_is_there_wins)
{
	const struct oracle_entry of[4] = {entry("1", "H200", true), entry("2", "H200", false),
					   entry("3", "A100", true), entry("4", "A100", false)};
	static const char *const matched[4] = {"exact", "class", "exact elsewhere",
					       "class elsewhere"};
	struct oracle_point p = the_point();

	for (int bits = 0; bits < 16; bits++) {
		struct oracle_entry list[4];
		struct oracle_file f = {.path = "oracle.json", .entries = list};
		struct oracle_choice c;
		int first = 4;

		for (int r = 3; r >= 0; r--) /* later ones first: order does not matter */
			if (bits >> r & 1) {
				list[f.nentries++] = of[r];
				first = r;
			}
		assert_int_equal(oracle_covers(&f, &p), bits != 0);
		if (!bits) {
			assert_int_equal(oracle_choose(&f, &p, &c), STATUS_NOT_FOUND);
			status_clear();
			continue;
		}
		assert_int_equal(oracle_choose(&f, &p, &c), STATUS_OK);
		assert_string_equal(c.entry->id, of[first].id);
		assert_string_equal(c.matched, matched[first]);
		assert_int_equal(c.is_fallback, first >= 2);
	}
}

CASE(two_of_one_rank_are_refused_by_name)
{
	struct oracle_entry list[] = {entry("old", "H200", true), entry("new", "H200", true)};
	struct oracle_file f = {.path = "oracle.json", .entries = list, .nentries = 2};
	struct oracle_point p = the_point();
	struct oracle_choice c;

	assert_int_equal(oracle_choose(&f, &p, &c), STATUS_INVALID);
	const char *words = story();

	assert_non_null(strstr(words, "old and new"));
	/* below the first rank that is there, nobody asks */
	struct oracle_entry more[] = {entry("one", "H200", true), entry("b", "A100", true),
				      entry("c", "L4", true)};

	f = (struct oracle_file){.path = "oracle.json", .entries = more, .nentries = 3};
	assert_int_equal(oracle_choose(&f, &p, &c), STATUS_OK);
	assert_string_equal(c.entry->id, "one");
}

CASE(what_the_device_cannot_run_is_no_candidate)
{
	struct oracle_entry list[] = {entry("gpu", "H200", true), entry("host", "H200", true),
				      entry("other", "H200", false)};
	struct oracle_file f = {.path = "oracle.json", .entries = list, .nentries = 2};
	struct oracle_point p = the_point();
	struct oracle_choice c;

	list[1].kind = ORACLE_C;
	assert_int_equal(oracle_choose(&f, &p, &c), STATUS_OK);
	assert_string_equal(c.entry->id, "gpu");
	p.is_gpu = false;
	assert_int_equal(oracle_choose(&f, &p, &c), STATUS_OK);
	assert_string_equal(c.entry->id, "host");
	/* another type among the scalars is another class */
	static const char *const words[] = {"f32 2 contiguous", "int"};

	p = the_point();
	p.point = "000000000000";
	p.signature = words;
	f.nentries = 3;
	assert_false(oracle_covers(&f, &p));
}

CASE(layouts_have_names)
{
	static const struct {
		struct tensor t;
		int group;
		const char *word;
	} rows[] = {
		{{DTYPE_f32, 2, {3, 4}, {4, 1}, 0}, -1, "f32 2 contiguous"},
		{{DTYPE_bf16, 2, {3, 4}, {1, 3}, 0}, 2, "bf16 2 permuted @2"},
		{{DTYPE_f32, 2, {3, 4}, {0, 1}, 0}, -1, "f32 2 broadcast"},
		{{DTYPE_f32, 2, {3, 4}, {8, 1}, 0}, -1, "f32 2 other"},
		{{DTYPE_f16, 4, {2, 3, 4, 5}, {60, 1, 15, 3}, 0}, -1, "f16 4 channels-last"},
		{{DTYPE_i64, 0, {0}, {0}, 0}, -1, "i64 0 contiguous"},
	};

	for (size_t i = 0; i < ROWS(rows); i++)
		assert_string_equal(oracle_class(&a, &rows[i].t, rows[i].group), rows[i].word);
}

/* ---- verification ---- */

static void write_kernel(const char *dir, const char *source, const char *provenance)
{
	assert_int_equal(file_mkdirs(dir), STATUS_OK);
	assert_int_equal(file_write(path_join(&a, dir, "oracle.cu"), str_of(source)),
			 STATUS_OK);
	assert_int_equal(file_write(path_join(&a, dir, "oracle.json"),
				    replaced("{\"by\": \"hand\"}", provenance)),
			 STATUS_OK);
}

static const char *doubt(const char *dir, int method)
{
	struct oracle_file f;
	const char *why = "unread";

	assert_int_equal(oracle_read(&a, dir, &f), STATUS_OK);
	assert_int_equal(oracle_doubt(&f, &f.entries[0], method, &why), STATUS_OK);
	return why ? why : "none";
}

CASE(a_changed_byte_unverifies)
{
	const char *dir = "oracles/sum_f2a80116b65b";
	char digest[SHA256_HEX + 1];
	struct oracle_file f;

	assert_int_equal(file_remove_tree("oracles"), STATUS_OK);
	write_kernel(dir, "one", "{\"by\": \"hand\"}");
	assert_string_equal(doubt(dir, 1), "never");
	assert_int_equal(oracle_read(&a, dir, &f), STATUS_OK);
	assert_int_equal(oracle_digest(&f, &f.entries[0], digest), STATUS_OK);
	const char *verified =
		arena_printf(&a,
			     "{\"by\": \"hand\", \"method\": 1, \"verified_at\": "
			     "\"2026-03-01T09:12:44Z\", \"digest\": \"%s\"}",
			     digest);

	write_kernel(dir, "one", verified);
	assert_string_equal(doubt(dir, 1), "none");
	assert_string_equal(doubt(dir, 2), "method");
	write_kernel(dir, "onf", verified);
	assert_string_equal(doubt(dir, 1), "changed");
	/* and another launch of the same file */
	write_kernel(dir, "one", verified);
	struct str other = replaced("[\"BLOCK\", 1, 1]", "[\"BLOCK/2\", 1, 1]");

	struct oracle_file g;

	assert_int_equal(oracle_parse(&a, other, dir, &g), STATUS_OK);
	assert_string_not_equal(g.entries[0].said, f.entries[0].said);
	assert_int_equal(file_remove_tree("oracles"), STATUS_OK);
}

/* Nobody writes into it: to wait for that would be for ever. */
CASE(a_pipe_is_no_sidecar)
{
	const char *dir = "oracles/sum_f2a80116b65b";
	struct oracle_file f;

	assert_int_equal(file_remove_tree("oracles"), STATUS_OK);
	assert_int_equal(file_mkdirs(dir), STATUS_OK);
	assert_int_equal(mkfifo(path_join(&a, dir, "oracle.json"), 0600), 0);
	assert_int_equal(oracle_read(&a, dir, &f), STATUS_INVALID);
	assert_non_null(strstr(story(), "oracle.json: it is no regular file"));
	assert_int_equal(file_remove_tree("oracles"), STATUS_OK);
}

/* ---- §7.3 ---- */

#define NO ((double)NAN)

CASE(statuses_by_times)
{
	static const struct {
		double judge, oracle, lo, hi, q;
		enum oracle_status want;
	} rows[] = {
		{106, 100, 1.04, 1.08, 0, ORACLE_GOOD},
		{105, 100, 1.04, 1.06, 0, ORACLE_AT_FLOOR}, /* not above 1.05 */
		{110, 100, 0.99, 1.21, 0, ORACLE_AT_FLOOR}, /* the interval crosses 1 */
		{110, 100, 1.00, 1.21, 0, ORACLE_AT_FLOOR},
		{100, 100, 0.99, 1.01, 0, ORACLE_AT_FLOOR},
		{95, 100, 0.94, 0.96, 0, ORACLE_AT_FLOOR}, /* not below 0.95 */
		{94, 100, 0.93, 0.95, 0, ORACLE_BAD},
		{94, 100, 0.87, 1.02, 0, ORACLE_AT_FLOOR},
		{1.2, 1.0, 1.1, 1.3, 0.041, ORACLE_AT_FLOOR}, /* five ticks apart */
		{1.2, 1.0, 1.1, 1.3, 0.039, ORACLE_GOOD},
		{1.0, 1.2, 0.8, 0.9, 0.041, ORACLE_AT_FLOOR},
		{1.0, 1.2, 0.8, 0.9, 0.039, ORACLE_BAD},
		/* an interval that is not there is none above 1, and excuses nothing below it
		 */
		{120, 100, NO, NO, 0, ORACLE_AT_FLOOR},
		{100, 100, NO, NO, 0, ORACLE_AT_FLOOR},
		{95, 100, NO, NO, 0, ORACLE_AT_FLOOR},
		{94, 100, NO, NO, 0, ORACLE_BAD},
		{72, 100, NO, NO, 0, ORACLE_BAD},
	};

	for (size_t i = 0; i < ROWS(rows); i++) {
		struct oracle_times t = {
			rows[i].judge, rows[i].oracle, rows[i].judge / rows[i].oracle,
			rows[i].lo,    rows[i].hi,     rows[i].q};

		assert_int_equal(oracle_status_of(NULL, &t), rows[i].want);
	}
	struct oracle_times none = {(double)NAN, 1, (double)NAN, (double)NAN, (double)NAN, 0};

	assert_int_equal(oracle_status_of(NULL, &none), ORACLE_NONE);
}

CASE(statuses_by_cause)
{
	static const struct {
		const char *cause;
		enum oracle_status want;
	} rows[] = {
		{"wrong_value", ORACLE_WRONG},
		{"unwritten", ORACLE_WRONG},
		{"out_of_bounds", ORACLE_WRONG},
		{"wrong_after_timing", ORACLE_WRONG},
		{"crash", ORACLE_WRONG},
		{"hang", ORACLE_WRONG},
		{"quarantined_program", ORACLE_WRONG},
		{"device_fault", ORACLE_WRONG},
		{"launch_failed", ORACLE_WRONG},
		{"not_checked", ORACLE_UNVERIFIED},
		{"vacuous_zero", ORACLE_UNVERIFIED},
		{"no_reference", ORACLE_UNVERIFIED},
		{"no_oracle", ORACLE_UNSUPPORTED},
		{"bad_oracle_file", ORACLE_UNSUPPORTED},
		{"no_toolchain", ORACLE_UNSUPPORTED},
		{"no_torch", ORACLE_UNSUPPORTED},
		{"compile_error", ORACLE_UNSUPPORTED},
		{"compile_timeout", ORACLE_UNSUPPORTED},
		{"capture_failed", ORACLE_UNSUPPORTED},
		{"lease_timeout", ORACLE_NONE},
		{"device_lost", ORACLE_NONE},
		{"interrupted", ORACLE_NONE},
		{"too_few_samples", ORACLE_NONE},
	};
	struct oracle_times good = {2, 1, 2, 1.9, 2.1, 0};
	int floors = 0;

	for (size_t i = 0; i < ROWS(rows); i++)
		assert_int_equal(oracle_status_of(rows[i].cause, &good), rows[i].want);
	/* no cause at all has a floor */
	for (const struct cause *c = cause_table; c->name; c++)
		floors += oracle_status_is_floor(oracle_status_of(c->name, &good), true);
	assert_int_equal(floors, 0);
	for (int s = 0; s < ORACLE_STATUSES; s++) {
		bool is_fast = s == ORACLE_GOOD || s == ORACLE_AT_FLOOR;

		assert_int_equal(oracle_status_is_floor((enum oracle_status)s, true), is_fast);
		assert_false(oracle_status_is_floor((enum oracle_status)s, false));
	}
	assert_string_equal(oracle_status_name(ORACLE_BAD), "BAD_ORACLE");
	assert_null(oracle_status_name(ORACLE_NONE));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(expressions_are_computed),
		TEST(what_is_no_expression_is_refused_with_its_column),
		TEST(a_sidecar_is_read),
		TEST(a_wrong_sidecar_is_refused_by_member),
		TEST(the_first_rank_that_is_there_wins),
		TEST(two_of_one_rank_are_refused_by_name),
		TEST(what_the_device_cannot_run_is_no_candidate),
		TEST(layouts_have_names),
		cmocka_unit_test_teardown(a_changed_byte_unverifies, release),
		cmocka_unit_test_teardown(a_pipe_is_no_sidecar, release),
		TEST(statuses_by_times),
		TEST(statuses_by_cause),
	};

	return RUN(tests);
}
