/* Comparisons as wholes: files and journals in, means, gates and exit codes out. */
#include "account/arm_int.h"
#include "account/compare.h"
#include "account/stat.h"
#include "account_arm.h"
#include "base/file.h"
#include "base/sha256.h"
#include "store_file.h"

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

/* A reader of C strings would see the text before it. */
CASE(a_nul_in_a_string_is_refused)
{
	static const char in[] = "{\"a\": \"b\\\\u0000\",\n \"m\": \"x\\u0000y\"}",
			  key[] = "{\"a\\u0000\": 1}", fine[] = "[\"\\\\u0000\"]",
			  raw[] = "[\"x\0y\"]";
	struct arena a = {0};
	struct buf b = buf_new(&a);
	struct jsonw w = jsonw_compact(&b);
	json_t *v = NULL;

	assert_int_equal(json_read_text(str_of(in), "f", &v), STATUS_INVALID);
	assert_non_null(strstr(status_story(), "f:2:9: a NUL in a string"));
	status_clear();
	assert_int_equal(json_read_lenient(str_of(in), "f", &v), STATUS_INVALID);
	assert_non_null(strstr(status_story(), "f:2:9: a NUL in a string"));
	status_clear();
	assert_int_equal(json_read_text(str_of(key), "f", &v), STATUS_INVALID);
	assert_non_null(strstr(status_story(), "f:1:4: a NUL in a string"));
	status_clear();
	assert_int_equal(json_read_text((struct str){raw, sizeof(raw) - 1}, "f", &v),
			 STATUS_INVALID);
	status_clear();
	assert_int_equal(json_read_text(str_of(fine), "f", &v), STATUS_OK);
	assert_string_equal(json_string_value(json_array_get(v, 0)), "\\u0000");
	json_decref(v);
	jsonw_str(&w, (struct str){"x\0y", 3});
	assert_string_equal(str_cstr(&a, buf_view(&b)), "\"x\\ufffdy\"");
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
	static const struct str keys[] = {STR_ROW("a"), STR_ROW("list"), STR_ROW("none"),
					  STR_ROW("s")};
	struct arena a = {0};
	struct json_picked v[4];
	struct str item;
	size_t at = 0;
	bool has_more;

	assert_int_equal(json_pick(STR("{\"b\":{\"a\":1,\"x\":\"}\\\"\"}, \"a\" : -2.5e1 ,"
				       "\"list\":[[1,2],[3]],\"s\":\"x\\u0041\"}"),
				   keys, 4, v),
			 STATUS_OK);
	assert_true(v[0].number == -25 && str_is(v[0].text, "-2.5e1"));
	assert_true(isnan(v[1].number) && isnan(v[2].number) && !v[2].text.n);
	assert_string_equal(json_string_of(&a, v[3].text), "xA");
	assert_null(json_string_of(&a, v[0].text));
	assert_int_equal(json_next(v[1].text, &at, &item, &has_more), STATUS_OK);
	assert_true(has_more && str_is(item, "[1,2]"));
	assert_int_equal(json_next(v[1].text, &at, &item, &has_more), STATUS_OK);
	assert_true(has_more && str_is(item, "[3]"));
	assert_int_equal(json_next(v[1].text, &at, &item, &has_more), STATUS_OK);
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

int main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(v1_validity),
		TEST(v4_canonical_digest),
		TEST(v5_names_of_hardware),
		TEST(a_nul_in_a_string_is_refused),
		TEST(members_are_picked_out_of_text),
		TEST(v3_awkward_sweep_pair),
		TEST(v27_all_code_identical),
		TEST(v28_refused),
		TEST(what_is_no_arm),
	};

	return RUN(tests);
}
