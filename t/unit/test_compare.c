/* Comparisons as wholes: files and journals in, means, gates and exit codes out. */
#include "account/arm_int.h"
#include "account/compare.h"
#include "account/stat.h"
#include "account_arm.h"
#include "base/file.h"
#include "base/sha256.h"
#include "store_file.h"

/* ---- files ---- */

static void write_file(const char *name, const char *text)
{
	if (file_write(name, str_of(text))) {
		print_error("%s\n", status_story());
		fail();
	}
}

static struct arm read_arm(struct arena *a, const char *name, const struct arm_opts *o)
{
	struct arm arm;

	if (arm_read(a, name, o, &arm)) {
		print_error("%s\n", status_story());
		fail();
	}
	return arm;
}

static void refuses(enum status got, enum status want, const char *words)
{
	assert_int_equal(got, want);
	if (!strstr(status_story(), words)) {
		print_error("told: %s\nwant: %s\n", status_story(), words);
		fail();
	}
	status_clear();
}

/* ---- V1, V4, V5: inputs ---- */

static const char *flaw_of(const char *json, bool is_import, double *us)
{
	json_t *v = NULL;

	assert_int_equal(json_read_lenient(str_of(json), "value", &v), STATUS_OK);
	const char *flaw = price_flaw(v, 0.032, is_import, us);

	json_decref(v);
	return flaw;
}

CASE(v1_validity)
{
	static const struct {
		const char *json, *flaw;
		double us;
	} rows[] = {{"12.5", NULL, 12.5},
		    {"\"7.25\"", NULL, 7.25},
		    {"\" 8 \"", NULL, 8},
		    {"0.016", NULL, 0.016},
		    {"true", "bool", 0},
		    {"null", "absent", 0},
		    {"0", "zero", 0},
		    {"-3", "negative", 0},
		    {"NaN", "nan", 0},
		    {"Infinity", "inf", 0},
		    {"-Infinity", "inf", 0},
		    {"1e400", "inf", 0},
		    {"\"1_000\"", "not_number", 0},
		    {"\"0x10\"", "not_number", 0},
		    {"\"nan\"", "not_number", 0},
		    {"\"\"", "not_number", 0},
		    {"[]", "not_number", 0},
		    {"0.015", "below_tick", 0},
		    {"2e9", "too_large", 0},
		    {"123456789012345678901234567890", "too_large", 0}};
	double us;

	for (uint32_t i = 0; i < LEN(rows); i++) {
		const char *flaw = flaw_of(rows[i].json, true, &us);

		if (!rows[i].flaw)
			assert_true(!flaw && us == rows[i].us);
		else
			assert_string_equal(flaw, rows[i].flaw);
	}
	assert_string_equal(flaw_of("\"7.25\"", false, &us), "not_number");
	assert_true(isnan(us));
}

CASE(v4_canonical_digest)
{
	static const char in[] = "{\"m\":[1,2.0,1e-7,1e15,-0.0,1e16],\"\\u00e9\":\"a\\/b\\n\","
				 "\"a\":{\"y\":null,\"x\":false}}";
	static const char want[] =
		"{\"a\":{\"x\":false,\"y\":null},"
		"\"m\":[1,2.0,1e-07,1000000000000000.0,-0.0,1e+16],\"\xc3\xa9\":\"a/b\\n\"}";
	char hex[SHA256_HEX + 1];
	struct arena a = {0};
	struct buf b = buf_new(&a);
	json_t *v = NULL;

	assert_int_equal(json_read_text(str_of(in), "value", &v), STATUS_OK);
	json_canonical(&b, v);
	assert_string_equal(str_cstr(&a, buf_view(&b)), want);
	sha256_hex(buf_view(&b), hex);
	assert_string_equal(hex,
			    "8e0e444b20ddc370f392d31ad47b064547ca2f4d6f2780f2ecb7877f92d3db1e");
	json_decref(v);
	b.n = 0;
	assert_int_equal(
		json_read_text(STR("[\"\\b\\f\\r\\t\\u0001\\u007f\\\"\\\\\"]"), "value", &v),
		STATUS_OK);
	json_canonical(&b, v);
	assert_string_equal(str_cstr(&a, buf_view(&b)),
			    "[\"\\b\\f\\r\\t\\u0001\x7f\\\"\\\\\"]");
	json_decref(v);
	arena_release(&a);
}

CASE(v5_names_of_hardware)
{
	assert_true(is_same_hardware("NVIDIA  H200", "H200"));
	assert_true(is_same_hardware(" nvidia h100  PCIe ", "H100 PCIE"));
	assert_false(is_same_hardware(" nvidia h100 PCIe", "NVIDIA H100 80GB HBM3"));
}

CASE(members_are_picked_out_of_text)
{
	static const char *const keys[] = {"a", "list", "none", "s"};
	struct arena a = {0};
	struct str v[4], item;
	size_t at = 0;
	bool has_more;

	assert_int_equal(json_pick(STR("{\"b\":{\"a\":1,\"x\":\"}\\\"\"}, \"a\" : -2.5e1 ,"
				       "\"list\":[[1,2],[3]],\"s\":\"x\\u0041\"}"),
				   keys, 4, v),
			 STATUS_OK);
	assert_true(json_number_of(v[0]) == -25 && isnan(json_number_of(v[1])) && !v[2].n);
	assert_string_equal(json_string_of(&a, v[3]), "xA");
	assert_null(json_string_of(&a, v[0]));
	assert_int_equal(json_next(v[1], &at, &item, &has_more), STATUS_OK);
	assert_true(has_more && str_is(item, "[1,2]"));
	assert_int_equal(json_next(v[1], &at, &item, &has_more), STATUS_OK);
	assert_true(has_more && str_is(item, "[3]"));
	assert_int_equal(json_next(v[1], &at, &item, &has_more), STATUS_OK);
	assert_false(has_more);
	assert_int_equal(json_pick(STR("{}"), keys, 4, v), STATUS_OK);
	static const char *const bad[] = {"",         "[]",         "{",          "{\"a\"}",
					  "{\"a\":}", "{\"a\":1",   "{\"a\":[1}", "{\"a\":\"x}",
					  "{a:1}",    "{\"a\":1 2}"};

	for (uint32_t i = 0; i < LEN(bad); i++)
		refuses(json_pick(str_of(bad[i]), keys, 4, v), STATUS_INVALID,
			"no JSON object");
	arena_release(&a);
}

/* ---- V3: an awkward pair of sweeps ---- */

static const char v3_base[] =
	"{\"a/k_a/repro.py\": {\"m_1\": {\"compiled_us\": 20}, \"m_2\": {\"compiled_us\": 8}},"
	" \"a/k_b/repro.py\": {\"m_3\": {\"compiled_us\": 100}, \"m_4\": {\"compiled_us\": 5},"
	"  \"m_5\": {\"compiled_us\": NaN}},"
	" \"a/k_c/repro.py\": {\"m_6\": {\"compiled_us\": 50}, \"m_7\": {\"compiled_us\": "
	"Infinity},"
	"  \"m_8\": {}},"
	" \"a/k_e/repro.py\": {\"11\": {\"compiled_us\": \"40\"}},"
	" \"__failures__\": {\"a/k_d/repro.py::SHAPE::m_9\": {\"cause\": \"oom\"},"
	"  \"a/k_d/repro.py::SHAPE::m_10\": \"hang\"}}";
static const char v3_head[] =
	"{\"a/k_a/repro.py\": {\"m_1\": {\"compiled_us\": 10}, \"m_2\": {\"compiled_us\": 10}},"
	" \"a/k_b/repro.py\": {\"m_3\": {\"compiled_us\": 80}, \"m_4\": {\"compiled_us\": "
	"null},"
	"  \"m_5\": {\"compiled_us\": 9}},"
	" \"a/k_c/repro.py\": {\"m_6\": {\"compiled_us\": 0}, \"m_7\": {\"compiled_us\": -3},"
	"  \"m_8\": {\"compiled_us\": 7}},"
	" \"a/k_d/repro.py\": {\"m_9\": {\"compiled_us\": 6.5}},"
	" \"a/k_e/repro.py\": {\"11\": {\"compiled_us\": 40}},"
	" \"__failures__\": {\"a/k_b/repro.py::SHAPE::m_4::compiled_us\": {\"reason\": "
	"\"wrong_value\"},"
	"  \"a/k_d/repro.py::SHAPE::m_10\": \"hang\"}}";

static const struct pair *pair_of(const struct comparison *c, const char *key)
{
	for (uint32_t i = 0; i < c->set.n; i++)
		if (!strcmp(c->set.pairs[i].key, key))
			return &c->set.pairs[i];
	print_error("no pair %s\n", key);
	fail();
	return NULL;
}

CASE(v3_awkward_sweep_pair)
{
	static const uint32_t counts[CLASSES] = {
		[CLASS_PAIR] = 4,         [CLASS_NEWLY_FAILING] = 1, [CLASS_NEWLY_PASSING] = 1,
		[CLASS_BOTH_FAILING] = 1, [CLASS_INVALID] = 3,       [CLASS_HEAD_ONLY] = 1};
	struct arm_opts o = {.axis = "compiled_us"};
	struct compare_opts co = compare_defaults();
	struct arena a = {0};
	struct comparison c;

	write_file("v3_base.json", v3_base);
	write_file("v3_head.json", v3_head);
	struct arm base = read_arm(&a, "v3_base.json", &o),
		   head = read_arm(&a, "v3_head.json", &o);

	co.pairs.axis = "compiled_us";
	assert_int_equal(compare_make(&a, &base, &head, &co, &c), STATUS_OK);
	assert_int_equal(c.set.n, 11);
	assert_memory_equal(c.set.count, counts, sizeof(counts));
	assert_string_equal(pair_of(&c, "b/5")->base_cause, "nan");
	assert_string_equal(pair_of(&c, "c/6")->head_cause, "zero");
	assert_string_equal(pair_of(&c, "c/7")->base_cause, "inf");
	assert_string_equal(pair_of(&c, "c/7")->head_cause, "negative");
	assert_string_equal(pair_of(&c, "b/4")->head_cause, "wrong_value");
	assert_string_equal(pair_of(&c, "d/9")->base_cause, "oom");
	for (uint32_t i = 0; i < c.set.n; i++)
		if (c.set.pairs[i].class == CLASS_PAIR)
			assert_string_equal(c.set.pairs[i].reason, "no_dispersion");
	PRINTED(delta_pct_of(c.s.points.d), "-15.91");
	PRINTED(speedup_of(c.s.points.d), "1.189");
	assert_true(fabs(c.s.base_us - 168) < 1e-12 && fabs(c.s.head_us - 140) < 1e-12);
	PRINTED(delta_pct_of(c.s.total.d), "-16.67");
	assert_int_equal(compare_exit(&c), 3);
	assert_int_equal(c.indicated.n, 3);

	co.pairs.assume_cv = 0.01;
	assert_int_equal(compare_make(&a, &base, &head, &co, &c), STATUS_OK);
	assert_int_equal(pair_of(&c, "a/1")->verdict, VERDICT_FASTER);
	assert_int_equal(pair_of(&c, "a/2")->verdict, VERDICT_SLOWER);
	PRINTED(pair_of(&c, "a/2")->p, "4.365e-56");
	assert_int_equal(pair_of(&c, "b/3")->verdict, VERDICT_FASTER);
	assert_string_equal(pair_of(&c, "e/11")->reason, "noise");
	assert_true(pair_of(&c, "e/11")->p == 1 && pair_of(&c, "e/11")->is_assumed);
	assert_int_equal(compare_exit(&c), 1);
	assert_int_equal(c.ngates, 3);
	for (uint32_t i = 0; i < c.ngates; i++)
		assert_false(c.gates[i].holds);
	assert_true(c.gates[0].value == 1 && !strcmp(c.gates[0].worst[0], "b/4"));
	assert_true(c.gates[1].value == 1 && !strcmp(c.gates[1].worst[0], "a/2"));
	PRINTED(c.gates[2].value, "0.4");
	o.is_strict = true;
	refuses(arm_read(&a, "v3_base.json", &o, &base), STATUS_INVALID, "is no time: nan");
	arena_release(&a);
}

/* ---- V27, V28: the same code, and arms that do not fit ---- */

CASE(v27_all_code_identical)
{
	static const double ratio[] = {1.004, 0.997, 0, 0, 0};
	struct arm base = an_arm(), head = an_arm();
	struct compare_opts o = compare_defaults();
	struct arena a = {0};
	struct comparison c;

	for (int i = 0; i < 5; i++) {
		char name[8];

		snprintf(name, sizeof(name), "%d", i);
		struct price *b = add_point(&a, &base, "a", name, a_price("compiled_us", 30));
		struct price *h = add_point(&a, &head, "a", name,
					    a_price("compiled_us", 30 / fmax(ratio[i], 1)));
		const double us[] = {30, 30.01, 30.02};

		b->image = h->image = "same";
		add_rounds(&a, b, us, 3);
		if (ratio[i] == 0) {
			h->state = PRICE_UNTIMED;
			h->us = (double)NAN;
			h->cause = "absent";
			continue;
		}
		const double other[] = {30 / ratio[i], 30.01 / ratio[i], 30.02 / ratio[i]};

		add_rounds(&a, h, other, 3);
	}
	assert_int_equal(compare_make(&a, &base, &head, &o, &c), STATUS_OK);
	assert_true(c.j.count[VERDICT_SAME] == 5 && c.j.family == 0);
	for (uint32_t i = 0; i < 5; i++)
		assert_string_equal(c.set.pairs[i].reason, "same_code");
	assert_true(speedup_of(c.s.points.d) == 1 && delta_pct_of(c.s.points.d) == 0);
	assert_true(c.s.total.d == 0 && c.s.total.se == 0);
	assert_true(c.faster.n == 0 && c.slower.n == 0);
	assert_true(c.j.nnull == 2 && !c.j.is_calibrated && c.j.tau == 0);
	assert_int_equal(compare_exit(&c), 0);
	arena_release(&a);
}

CASE(v28_refused)
{
	const double b[] = {50, 50.1, 50.2}, h[] = {40, 40.1, 40.2};
	struct two t = two_arms(b, 3, h, 3);
	struct compare_opts o = compare_defaults();
	struct comparable_opts none = {0};
	struct comparison c;
	struct arm arm;
	struct arm_opts ao = {0};

	t.base.facts[FACT_DEVICE_KIND] = "H100";
	refuses(compare_make(&t.a, &t.base, &t.head, &o, &c), STATUS_INVALID,
		"device_kind: H100 and H200");
	assert_int_equal(comparable_force(&o.fields, "device_kind"), STATUS_OK);
	assert_int_equal(compare_make(&t.a, &t.base, &t.head, &o, &c), STATUS_OK);
	assert_int_equal(c.fields.fields[FACT_DEVICE_KIND].outcome, FIELD_FORCED);
	refuses(comparable_force(&o.fields, "colour"), STATUS_USAGE, "device_kind");
	t.base.facts[FACT_DEVICE_KIND] = "NVIDIA  H200";
	o.fields = none;
	assert_int_equal(compare_make(&t.a, &t.base, &t.head, &o, &c), STATUS_OK);

	t.head.facts[FACT_BUILD] = "torch 2.12, build 2";
	assert_int_equal(compare_make(&t.a, &t.base, &t.head, &o, &c), STATUS_OK);
	assert_int_equal(c.fields.fields[FACT_BUILD].outcome, FIELD_VARIES);
	t.head.facts[FACT_CONFIG] = "epilogue_fusion=False";
	refuses(compare_make(&t.a, &t.base, &t.head, &o, &c), STATUS_INVALID, "config");
	o.fields.varies_config = true;
	refuses(compare_make(&t.a, &t.base, &t.head, &o, &c), STATUS_INVALID, "build");
	t.head.facts[FACT_BUILD] = t.base.facts[FACT_BUILD];
	assert_int_equal(compare_make(&t.a, &t.base, &t.head, &o, &c), STATUS_OK);
	t.base.facts[FACT_METHOD] = NULL;
	refuses(compare_make(&t.a, &t.base, &t.head, &o, &c), STATUS_INVALID,
		"method: not known and 2");
	t.base.is_import = true;
	assert_int_equal(compare_make(&t.a, &t.base, &t.head, &o, &c), STATUS_OK);

	t.base.points[0].key = "b/1";
	refuses(compare_make(&t.a, &t.base, &t.head, &o, &c), STATUS_INVALID,
		"no point in common");

	write_file("graphs.json", "{\"_metadata\": {\"workload_kind\": \"full_graph\"}}");
	refuses(arm_read(&t.a, "graphs.json", &ao, &arm), STATUS_INVALID, "full graphs");
	write_file("graphs.json", "{\"x/full_graph_000.py\": {\"a\": {\"compiled_us\": 1}},"
				  "\"k_1/repro.py\": {}}");
	refuses(arm_read(&t.a, "graphs.json", &ao, &arm), STATUS_INVALID, "full graphs");
	write_file("graphs.json", "{\"x/m/repro.py\": {\"__graph__\": {\"compiled_us\": 1}}}");
	refuses(arm_read(&t.a, "graphs.json", &ao, &arm), STATUS_INVALID, "full graphs");
	write_file("twice.json", "{\"x/k_1/repro.py\": {\"m_2\": {\"compiled_us\": 5.0},"
				 "\"n_2\": {\"compiled_us\": 6.0}}}");
	refuses(arm_read(&t.a, "twice.json", &ao, &arm), STATUS_INVALID,
		"1/2 has two different compiled_us: at \"x/k_1/repro.py\": \"m_2\" and at "
		"\"x/k_1/repro.py\": \"n_2\"");
	write_file("twice.json", "{\"x/k_1/repro.py\": {\"m_2\": {\"compiled_us\": 5.0},"
				 "\"n_2\": {\"compiled_us\": 5.0}}}");
	assert_int_equal(arm_read(&t.a, "twice.json", &ao, &arm), STATUS_OK);
	assert_true(arm.npoints == 1 && arm.points[0].nprices == 1);
	arena_release(&t.a);
}

CASE(what_is_no_arm)
{
	struct arm_opts o = {.journal = "nowhere.db"};
	struct arena a = {0};
	struct arm arm;

	refuses(arm_read(&a, "5", &o, &arm), STATUS_NOT_FOUND, "5 is no file");
	write_file("no.json", "{\"a\": 1}");
	refuses(arm_read(&a, "no.json", &o, &arm), STATUS_INVALID, "neither assay.results/1");
	write_file("no.json", "{\"schema\": \"assay.results/2\"}");
	refuses(arm_read(&a, "no.json", &o, &arm), STATUS_INVALID, "assay.results/1");
	write_file("no.json", "{\"schema\": \"assay.results/1\", \"run\": {}}");
	refuses(arm_read(&a, "no.json", &o, &arm), STATUS_INVALID, "state is missing");
	write_file("no.json", "{\"k_1/repro.py\": [1]}");
	refuses(arm_read(&a, "no.json", &o, &arm), STATUS_INVALID, "no object of points");
	write_file("no.json", "{\"k_1/repro.py\": {\"m_2\": 5}}");
	refuses(arm_read(&a, "no.json", &o, &arm), STATUS_INVALID, "no object of times");
	write_file("no.json", "{\"k_1/repro.py\": ");
	refuses(arm_read(&a, "no.json", &o, &arm), STATUS_INVALID, "no.json:1");
	arena_release(&a);
}

/* ---- V29 to V32: means ---- */

static struct pair_set made(struct arena *a, uint32_t n)
{
	return (struct pair_set){.pairs = arena_array(a, struct pair, n), .n = n};
}

static struct pair a_pair(struct arena *a, const char *pattern, double b, double h, double se)
{
	return (struct pair){.key = arena_printf(a, "%s/x", pattern),
			     .pattern = pattern,
			     .name = pattern,
			     .base = arena_new(a, struct price),
			     .head = arena_new(a, struct price),
			     .b = b,
			     .h = h,
			     .d = log(b) - log(h),
			     .se = se,
			     .is_paired = true};
}

CASE(v29_geomean)
{
	struct arena a = {0};
	struct pair_set set = made(&a, 4);

	set.pairs[0] = a_pair(&a, "A", 30, 24, 0.01);
	set.pairs[1] = a_pair(&a, "A", 8, 10, 0.02);
	set.pairs[2] = a_pair(&a, "B", 90, 60, 0.005);
	set.pairs[3] = a_pair(&a, "C", 16, 16, 0.01);
	struct summaries s = summaries_of(&set, 1);

	PRINTED(s.points.d, "0.1014");
	PRINTED(speedup_of(s.points.d), "1.107");
	PRINTED(delta_pct_of(s.points.d), "-9.640");
	PRINTED(s.patterns.d, "0.1352");
	PRINTED(delta_pct_of(s.patterns.d), "-12.64");
	PRINTED(s.n_eff, "2.667");
	PRINTED(s.points.se, "0.1161");
	assert_true(isnan(s.points.lo) && isnan(s.points.hi));
	assert_true(s.base_us == 144 && s.head_us == 110);
	PRINTED(delta_pct_of(s.total.d), "-23.61");
	PRINTED(s.total.se, "0.004111");
	PRINTED(delta_pct_of(s.total.hi), "-24.22");
	PRINTED(delta_pct_of(s.total.lo), "-22.99");
	arena_release(&a);
}

CASE(v30_no_overflow)
{
	struct arena a = {0};
	struct pair_set set = made(&a, 5000);

	for (int i = 0; i < 5000; i++)
		set.pairs[i] = a_pair(&a, arena_printf(&a, "%04d", i), i + 1, 0.8 * (i + 1), 0);
	struct summaries s = summaries_of(&set, 1);

	PRINTED(delta_pct_of(s.points.d), "-20.00");
	PRINTED(speedup_of(s.points.d), "1.250");
	assert_true(s.points.se < 1e-15 && s.n_eff == 5000 && s.nheavy == 0);
	arena_release(&a);
}

static struct pair of_d(struct arena *a, const char *pattern, double d)
{
	struct pair p = a_pair(a, pattern, 1, 1, 0);

	p.d = d;
	return p;
}

CASE(v31_one_pattern_dominates)
{
	static const double rest[] = {-0.01, -0.02, 0, 0.01, -0.03, 0.005, -0.015};
	static const uint32_t want[] = {5, 4, 5, 6, 3, 4, 3, 0};
	double sums[8] = {24 * 0.02}, counts[8] = {24}, lo, hi;
	uint32_t draws[8];
	struct arena a = {0};
	struct pair_set set = made(&a, 31);

	for (int i = 0; i < 24; i++)
		set.pairs[i] = of_d(&a, "a", 0.02);
	for (int i = 0; i < 7; i++) {
		set.pairs[24 + i] = of_d(&a, arena_printf(&a, "%c", 'b' + i), rest[i]);
		sums[i + 1] = rest[i];
		counts[i + 1] = 1;
	}
	struct summaries s = summaries_of(&set, 1);

	PRINTED(s.points.d, "0.01355");
	PRINTED(delta_pct_of(s.points.d), "-1.346");
	PRINTED(s.n_eff, "1.648");
	PRINTED(s.points.se, "0.005836");
	PRINTED(s.patterns.d, "-0.005");
	PRINTED(delta_pct_of(s.patterns.d), "0.5013");
	PRINTED(s.points.lo, "-0.015");
	PRINTED(s.points.hi, "0.01838");
	PRINTED(delta_pct_of(s.points.hi), "-1.821");
	PRINTED(delta_pct_of(s.points.lo), "1.511");
	assert_true(s.nheavy == 3 && !strcmp(s.heavy[0].name, "a") && s.heavy[0].n == 24);
	bootstrap_mean(&a, sums, counts, 8, 1, &lo, &hi, draws);
	assert_memory_equal(draws, want, sizeof(want));
	arena_release(&a);
}

CASE(v32_one_point_a_pattern)
{
	static const double d[] = {0.031, -0.012, 0.004, 0.020, -0.008,
				   0.015, 0,      0.027, -0.003};
	struct arena a = {0};
	struct pair_set set = made(&a, 9);

	for (int i = 0; i < 9; i++)
		set.pairs[i] = of_d(&a, arena_printf(&a, "p%d", i), d[i]);
	struct summaries s = summaries_of(&set, 1);

	PRINTED(s.points.d, "0.008222");
	PRINTED(s.n_eff, "9.0");
	PRINTED(s.points.se, "0.005190");
	PRINTED(s.points.lo, "-0.001672");
	PRINTED(s.points.hi, "0.01734");
	set.n = 7;
	s = summaries_of(&set, 1);
	PRINTED(s.points.d, "0.007143");
	PRINTED(s.points.se, "0.005881");
	assert_true(isnan(s.points.lo));
	arena_release(&a);
}

/* ---- V41: gates ---- */

CASE(v41_gates)
{
	struct gate_limits g = gate_defaults();
	struct arena a = {0};

	assert_false(gate_is_beyond(1.796, 0.6018, 2.993, 1, false));
	assert_true(gate_is_beyond(1.796, 0.6018, 2.993, 1, true));
	assert_true(gate_is_beyond(1.796, 1.207, 2.388, 1, false));
	assert_true(gate_is_beyond(1.796, 1.207, 2.388, 1, true));
	assert_true(gate_is_beyond(1.796, (double)NAN, (double)NAN, 1, false));
	/* three movers at 2 % are within the 5 % of a kernel */
	struct pair_set set = made(&a, 3);
	struct judgement j = {.alpha = 0.05};
	struct gate_result r[GATES];

	set.count[CLASS_PAIR] = 3;
	for (int i = 0; i < 3; i++) {
		set.pairs[i] = a_pair(&a, arena_printf(&a, "p%d", i), 100, 102, 0.001);
		set.pairs[i].verdict = VERDICT_SLOWER;
		set.pairs[i].lo = set.pairs[i].d - 0.002;
		set.pairs[i].hi = set.pairs[i].d + 0.002;
	}
	struct summaries s = summaries_of(&set, 1);
	uint32_t n = gates_of_pairs(&g, &set, &j, &s, r);

	assert_int_equal(n, 3);
	for (uint32_t i = 0; i < n; i++)
		assert_true(r[i].holds);
	assert_int_equal(gate_set(&a, &g, "kernel_pct=1.9"), STATUS_OK);
	gates_of_pairs(&g, &set, &j, &s, r);
	assert_true(r[1].holds); /* 1.8 % is still possible */
	assert_int_equal(gate_set(&a, &g, "strict"), STATUS_OK);
	gates_of_pairs(&g, &set, &j, &s, r);
	assert_true(!r[1].holds && r[1].value == 3 && r[1].worst[2]);
	assert_int_equal(gate_set(&a, &g, "total_pct=1"), STATUS_OK);
	n = gates_of_pairs(&g, &set, &j, &s, r);
	assert_true(n == 4 && !strcmp(r[2].name, "total_pct") && !r[2].holds);
	/* the A/A gate fails where calibration is proved to be off */
	j.naa = 40;
	j.calibration = share_of(5, 40);
	gates_of_pairs(&g, &set, &j, &s, r);
	assert_true(!strcmp(r[4].name, "aa") && !r[4].holds);
	j.calibration = share_of(2, 60);
	gates_of_pairs(&g, &set, &j, &s, r);
	assert_true(r[4].holds);

	refuses(gate_set(&a, &g, "colour=1"), STATUS_USAGE, "no gate colour");
	refuses(gate_set(&a, &g, "coverage"), STATUS_USAGE, "KEY=VALUE");
	refuses(gate_set(&a, &g, "coverage=much"), STATUS_USAGE, "coverage");
	refuses(gate_set(&a, &g, "coverage=-1"), STATUS_USAGE, "coverage");
	write_file("gates.json", "{\"kernel_pct\": 3, \"model_pct\": null, \"strict\": true}");
	assert_int_equal(gate_read(&a, &g, "gates.json"), STATUS_OK);
	assert_true(g.limit[GATE_KERNEL_PCT] == 3 && isnan(g.limit[GATE_MODEL_PCT]));
	write_file("gates.json", "{\"colour\": 3}");
	refuses(gate_read(&a, &g, "gates.json"), STATUS_USAGE, "no gate colour");
	arena_release(&a);
}

/* Head lost 29 of 30 points: what is left covers a thirtieth; what head has alone is no loss.
 */
CASE(points_that_head_lost_are_not_covered)
{
	struct pair_set set = {.n = 35};
	struct arena a = {0};

	set.count[CLASS_PAIR] = 1;
	set.count[CLASS_BASE_ONLY] = 29;
	set.count[CLASS_HEAD_ONLY] = 5;
	PRINTED(gate_coverage(&set), "0.033333");
	struct pair_set lost = made(&a, 2);
	struct gate_limits g = gate_defaults();
	struct judgement j = {.alpha = 0.05};
	struct gate_result r[GATES];

	lost.pairs[0] = a_pair(&a, "p0", 100, 100, 0.001);
	lost.pairs[1] = a_pair(&a, "p1", 100, 100, 0.001);
	lost.pairs[1].class = CLASS_BASE_ONLY;
	lost.count[CLASS_PAIR] = lost.count[CLASS_BASE_ONLY] = 1;
	struct summaries s = summaries_of(&lost, 1);

	assert_int_equal(gates_of_pairs(&g, &lost, &j, &s, r), 3);
	assert_true(!r[2].holds && r[2].value == 0.5 && !strcmp(r[2].worst[0], "p1/x"));
	arena_release(&a);
}

CASE(a_gate_that_is_asked_for_never_vanishes)
{
	static const char *const asked[] = {"aa=on", "peak_bytes_pct=1", "compile_s_pct=1",
					    "geomean_pct=1", "unresolved=0"};
	static const char *const bad[] = {"aa=7", "kernel_pct=1e999", "coverage=nan"};
	struct arena a = {0};
	struct pair_set set = made(&a, 0);
	struct judgement j = {.alpha = 0.05};
	struct summaries s = {0};
	struct gate_result r[GATES];

	for (uint32_t i = 0; i < LEN(asked); i++) {
		struct gate_limits g = gate_defaults();

		g.limit[GATE_COVERAGE] = (double)NAN;
		assert_int_equal(gates_of_pairs(&g, &set, &j, &s, r), 2);
		assert_int_equal(gate_set(&a, &g, asked[i]), STATUS_OK);
		assert_int_equal(gates_of_pairs(&g, &set, &j, &s, r), 3);
		assert_true(r[2].is_unjudged && !r[2].holds);
		assert_true(str_starts(str_of(asked[i]), r[2].name));
	}
	struct gate_limits g = gate_defaults();

	for (uint32_t i = 0; i < LEN(bad); i++)
		refuses(gate_set(&a, &g, bad[i]), STATUS_USAGE, "is wanted");
	assert_int_equal(gate_check_pairs(&g), STATUS_OK);
	assert_int_equal(gate_set(&a, &g, "model_pct=1"), STATUS_OK);
	refuses(gate_check_pairs(&g), STATUS_USAGE, "gate model_pct is of models");
	assert_int_equal(gate_set(&a, &g, "model_pct=none"), STATUS_OK);
	assert_int_equal(gate_check_pairs(&g), STATUS_OK);
	assert_int_equal(gate_set(&a, &g, "model_set=x"), STATUS_OK);
	refuses(gate_check_pairs(&g), STATUS_USAGE, "gate model_set is of models");
	arena_release(&a);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(v1_validity),
		TEST(v4_canonical_digest),
		TEST(v5_names_of_hardware),
		TEST(members_are_picked_out_of_text),
		TEST(v3_awkward_sweep_pair),
		TEST(v27_all_code_identical),
		TEST(v28_refused),
		TEST(what_is_no_arm),
		TEST(v29_geomean),
		TEST(v30_no_overflow),
		TEST(v31_one_pattern_dominates),
		TEST(v32_one_point_a_pattern),
		TEST(v41_gates),
		TEST(points_that_head_lost_are_not_covered),
		TEST(a_gate_that_is_asked_for_never_vanishes),
	};

	return RUN(tests);
}
