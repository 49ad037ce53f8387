/* Arms from files of each form. */
#include "account/arm_int.h"
#include "account_arm.h"

static struct arm arm_of(struct arena *a, const char *text, const char *axis)
{
	struct arm_opts o = {.axis = axis};
	struct arm arm;

	if (arm_read_text(a, "file", str_of(text), &o, &arm)) {
		print_error("%s\n", status_story());
		fail();
	}
	return arm;
}

static const struct price *price_at(const struct arm *arm, const char *key, const char *axis)
{
	const struct price *p = arm_price(arm_find(arm, key), axis);

	assert_non_null(p);
	return p;
}

CASE(oracle_timings)
{
	struct arena a = {0};
	struct arm arm =
		arm_of(&a,
		       "{\"sum_0a\": {\"oracle_us\": 7, \"points_by_shape\": {"
		       "\"m_1\": {\"oracle_us\": 7.1, \"status\": \"GOOD\"},"
		       "\"2\": {\"oracle_us\": 8, \"status\": \"AT_FLOOR\"},"
		       "\"3\": {\"oracle_us\": 9, \"status\": \"NUMERICS_OPTOUT_ACCEPTED\"},"
		       "\"4\": {\"oracle_us\": 9.02, \"status\": \"BAD_ORACLE\"},"
		       "\"5\": {\"oracle_us\": 1, \"status\": \"WRONG\"},"
		       "\"6\": {\"oracle_us\": 0, \"status\": \"GOOD\"}}},"
		       "\"__failures__\": {\"mean_0b\": {\"reason\": \"no_points\"}}}",
		       NULL);
	static const struct {
		const char *key, *cause;
		enum price_state state;
		bool is_floor;
	} rows[] = {
		{"0a/1", NULL, PRICE_VALID, true},      {"0a/2", NULL, PRICE_VALID, true},
		{"0a/3", NULL, PRICE_VALID, true},      {"0a/4", NULL, PRICE_VALID, false},
		{"0a/5", "WRONG", PRICE_FAILED, false}, {"0a/6", "zero", PRICE_INVALID, true}};

	assert_int_equal(arm.npoints, LEN(rows)); /* the median of all is no price */
	for (uint32_t i = 0; i < LEN(rows); i++) {
		const struct price *p = price_at(&arm, rows[i].key, "oracle_us");

		assert_int_equal(p->state, rows[i].state);
		assert_int_equal(p->is_floor, rows[i].is_floor);
		if (rows[i].cause)
			assert_string_equal(p->cause, rows[i].cause);
		assert_true(p->q_us == 0.01 && isfinite(p->us) == (p->state == PRICE_VALID));
	}
	assert_string_equal(arm_pattern_cause(&arm, "0b"), "no_points");
	assert_null(arm_pattern_cause(&arm, "0a"));
	struct arm_opts o = {0};

	assert_int_equal(arm_read_text(&a, "f",
				       STR("{\"s_1\": {\"oracle_us\": 1, \"points_by_shape\": "
					   "{\"1\": {\"oracle_us\": 1}}}}"),
				       &o, &arm),
			 STATUS_INVALID);
	assert_non_null(strstr(status_story(), "has no status"));
	status_clear();
	arena_release(&a);
}

CASE(a_pattern_that_failed_fails_the_points_of_the_other_arm)
{
	struct arena a = {0};
	struct arm base = arm_of(&a, "{\"x/k_1/repro.py\": {\"m_2\": {\"compiled_us\": 5}}}",
				 NULL),
		   head = arm_of(&a,
				 "{\"__failures__\": {\"x/k_1/repro.py\": {\"cause\": "
				 "\"compile_error\"}}, \"x/k_9/repro.py\": {}}",
				 NULL);
	struct pair_opts o = {.theta = 0.01};
	struct pair_set set;

	pairs_make(&a, &base, &head, &o, &set);
	assert_int_equal(set.n, 1);
	assert_int_equal(set.pairs[0].class, CLASS_NEWLY_FAILING);
	assert_string_equal(set.pairs[0].head_cause, "compile_error");
	arena_release(&a);
}

static const char ours[] =
	"{\"_metadata\": {\"schema_version\": 2, \"method\": 2, \"workload\": \"kernels\","
	" \"inputs\": \"i 1\", \"inductor_config\": \"a=1\", \"torch_build\": "
	"\"0123456789abcdef\","
	" \"torch\": {\"torch\": \"2.11\"}, \"devices\": [{\"kind\": \"H200\"}]},"
	" \"x/k_1/repro.py\": {\"m_2\": {\"compiled_us\": 5, \"compiled_us_warm\": 4,"
	"  \"native_us\": \"6\", \"memcopy_sol_us\": 3, \"roof_us\": 2, \"floor_us\": 0.5,"
	"  \"single_us\": 8, \"n_kernels\": 3, \"above_roof\": true, \"status\": "
	"\"ok_unchecked\","
	"  \"spread\": {\"compiled_us\": {\"m\": 8, \"q_us\": 0.004, \"ci\": [4.9, 5.1]}}}}}";

CASE(our_own_sweep_file)
{
	struct arena a = {0};
	struct arm arm = arm_of(&a, ours, NULL);
	const struct price *p = price_at(&arm, "1/2", "compiled_us");

	assert_true(p->us == 5 && p->k == 8 && p->q_us == 0.004 && p->ci_lo_us == 4.9);
	assert_true(p->is_unchecked && p->is_above_roof && p->launches == 3);
	PRINTED(price_error(p), "0.010204");
	/* text is no number in our own files, and what is no program's time is no axis */
	assert_string_equal(price_at(&arm, "1/2", "native_us")->cause, "not_number");
	assert_int_equal(arm.points[0].nprices, 2);
	assert_true(arm.points[0].sol && arm.points[0].sol->us == 3);
	assert_string_equal(arm.facts[FACT_METHOD], "2");
	assert_string_equal(arm.facts[FACT_CONFIG], "a=1");
	assert_string_equal(arm.facts[FACT_BUILD], "torch 2.11, build 0123456789ab");
	assert_string_equal(arm.facts[FACT_DEVICE_KIND], "H200");
	arm = arm_of(&a, ours, "compiled_us_warm");
	assert_true(price_at(&arm, "1/2", "compiled_us_warm")->us == 4);
	arena_release(&a);
}

/* Times whose members no sweep would have written are none, by the member's name. */
CASE(a_member_of_our_own_sweep_file_that_is_none)
{
	static const char *const rows[][2] = {
		{"\"check\": \"banana\"", "check"},
		{"\"check\": 1", "check"},
		{"\"status\": \"banana\"", "status"},
		{"\"n_kernels\": -3", "n_kernels"},
		{"\"total_bytes\": -1", "total_bytes"},
		{"\"total_bytes\": 1.5", "total_bytes"},
		{"\"total_bytes\": \"x\"", "total_bytes"},
		{"\"compile_s\": -1", "compile_s"},
		{"\"roof_us\": NaN", "roof_us"},
		{"\"floor_us\": \"1\"", "floor_us"},
		{"\"above_roof\": \"yes\"", "above_roof"},
		{"\"spread\": 1", "spread"},
		{"\"spread\": {\"compiled_us\": []}", "spread"},
		{"\"spread\": {\"compiled_us\": {\"n\": 0}}", "spread.n"},
		{"\"spread\": {\"compiled_us\": {\"n\": -5}}", "spread.n"},
		{"\"spread\": {\"compiled_us\": {\"m\": 0}}", "spread.m"},
		{"\"spread\": {\"compiled_us\": {\"q_us\": -1}}", "spread.q_us"},
		{"\"spread\": {\"compiled_us\": {\"ci\": [30, 20]}}", "spread.ci"},
		{"\"spread\": {\"compiled_us\": {\"ci\": [1, 2, 3]}}", "spread.ci"},
		{"\"spread\": {\"compiled_us\": {\"ci\": [-1, 100]}}", "spread.ci"},
		{"\"spread\": {\"compiled_us\": {\"ci\": 5}}", "spread.ci"},
		/* nothing is known, or what another program's is */
		{"\"check\": \"pass\", \"status\": \"ok\", \"n_kernels\": 0", NULL},
		{"\"check\": null, \"roof_us\": null, \"total_bytes\": null", NULL},
		{"\"spread\": {\"compiled_us\": {\"n\": 1, \"ci\": [null, null]}}", NULL},
		{"\"spread\": {\"native_us\": {\"n\": 0}}", NULL},
	};
	struct arena a = {0};

	for (uint32_t i = 0; i < LEN(rows); i++) {
		struct arm arm = arm_of(
			&a,
			arena_printf(
				&a,
				"{\"_metadata\": {\"schema_version\": 2},"
				" \"x/k_1/repro.py\": {\"m_2\": {\"compiled_us\": 5, %s}}}",
				rows[i][0]),
			NULL);
		const struct price *p = price_at(&arm, "1/2", "compiled_us");

		assert_int_equal(p->state, rows[i][1] ? PRICE_INVALID : PRICE_VALID);
		assert_true(rows[i][1] ? isnan(p->us) : p->us == 5);
		if (rows[i][1])
			assert_string_equal(p->cause, rows[i][1]);
	}
	arena_release(&a);
}

/* Without it ours would be read as one of the system before, whose times are least ones. */
CASE(a_sweep_file_that_lost_its_metadata)
{
	static const char *const rows[][2] = {
		{"\"_metadata\": [], ", "_metadata: an object is wanted"},
		{"\"_metadata\": null, ", "_metadata: an object is wanted"},
		{"\"_metadata\": {}, ", "it has no _metadata.schema_version"},
		{"", "it has no _metadata, so"},
	};
	struct arena a = {0};
	struct arm_opts o = {0};
	struct arm arm;

	for (uint32_t i = 0; i < LEN(rows); i++) {
		const char *text = arena_printf(&a,
						"{%s\"x/k_1/repro.py\": {\"m_2\": "
						"{\"compiled_us\": 5, \"spread\": {}}}}",
						rows[i][0]);

		assert_int_equal(arm_read_text(&a, "lost.json", str_of(text), &o, &arm),
				 STATUS_INVALID);
		assert_non_null(strstr(status_story(), rows[i][1]));
		assert_non_null(strstr(status_story(), "lost.json"));
		status_clear();
	}
	arm = arm_of(&a, "{\"x/k_1/repro.py\": {\"m_2\": {\"compiled_us\": 5}}}", NULL);
	assert_string_equal(arm.facts[FACT_METHOD], "0");
	arena_release(&a);
}

CASE(a_file_of_the_system_before)
{
	struct arena a = {0};
	struct arm arm =
		arm_of(&a,
		       "{\"_metadata\": {\"hardware\": \"NVIDIA H200\"},"
		       " \"x/k_1/repro.py\": {\"default\": {\"compiled_us\": \" 7.5 \","
		       "  \"native_us\": 3, \"memcopy_sol_us\": 2}, \"_x\": 1}}",
		       NULL);
	const struct price *p = price_at(&arm, "1/default", "compiled_us");

	assert_true(p->us == 7.5 && p->k == 1 && isnan(p->q_us) && isnan(price_error(p)));
	assert_int_equal(arm.points[0].nprices, 1); /* three axes are known there */
	assert_string_equal(arm.facts[FACT_METHOD], "0");
	assert_string_equal(arm.facts[FACT_STATISTIC], "min");
	assert_string_equal(arm.facts[FACT_DEVICE_KIND], "NVIDIA H200");
	arena_release(&a);
}

CASE(processes_of_a_row_are_one_price)
{
	static const char text[] =
		"{\"schema\": \"assay.results/1\", \"run\": {\"state\": \"done\", "
		"\"workload\": "
		"\"ab\","
		" \"started_at\": \"2026\", \"method\": 2}, \"floors\": [], \"rows\": ["
		"{\"arm\": \"\", \"kernel\": \"k_1\", \"point\": \"2\", \"provider\": "
		"\"native\","
		" \"process\": 1, \"device_uuid\": \"d\", \"device_kind\": \"cpu\", "
		"\"status\": "
		"\"ok\","
		" \"metrics\": {\"cold/median_us\": 8, \"cold/rounds\": [[8,0],[8,3]]}},"
		"{\"arm\": \"\", \"kernel\": \"k_1\", \"point\": \"2\", \"provider\": "
		"\"native\","
		" \"process\": 0, \"device_uuid\": \"d\", \"device_kind\": \"cpu\", "
		"\"status\": "
		"\"ok\","
		" \"metrics\": {\"cold/median_us\": 2, \"cold/rounds\": [[2,0]]}},"
		"{\"arm\": \"head\", \"kernel\": \"k_1\", \"point\": \"3\", \"provider\": "
		"\"native\","
		" \"process\": 0, \"device_uuid\": \"d\", \"device_kind\": \"cpu\", "
		"\"status\": "
		"\"ok\"}]}";
	struct arena a = {0};
	struct arm arm = arm_of(&a, text, NULL);
	const struct price *p = price_at(&arm, "1/2", "native_us");

	assert_int_equal(arm.npoints, 1); /* the other side's rows are not of this arm */
	assert_true(p->nprocesses == 2 && p->processes[0].id == 0 && p->processes[1].n == 2);
	assert_true(p->processes[1].taint[1] == 3);
	PRINTED(p->us, "4.0000"); /* the geometric mean */
	arena_release(&a);
}

CASE(a_version_that_is_not_known_is_refused)
{
	struct arena a = {0};
	struct arm_opts o = {0};
	struct arm arm;
	static const char *const versions[][2] = {{"99", "reads up to 2"},
						  {"0", "schema_version 0"},
						  {"\"2\"", "no whole number"}};

	for (uint32_t i = 0; i < LEN(versions); i++) {
		const char *text = arena_printf(&a, "{\"_metadata\": {\"schema_version\": %s}}",
						versions[i][0]);

		assert_int_equal(arm_read_text(&a, "file", str_of(text), &o, &arm),
				 STATUS_INVALID);
		assert_non_null(strstr(status_story(), versions[i][1]));
		status_clear();
	}
	arm_of(&a, "{\"_metadata\": {\"schema_version\": 1}}", NULL);
	arena_release(&a);
}

static const char *row_of(struct arena *a, const char *metrics)
{
	return arena_printf(
		a,
		"{\"schema\": \"assay.results/1\", \"run\": {\"state\": \"done\","
		" \"workload\": \"kernels\", \"started_at\": \"2026\", \"method\": 2},"
		" \"floors\": [], \"rows\": [{\"kernel\": \"k_1\", \"point\": \"2\","
		" \"provider\": \"native\", \"process\": 0, \"device_uuid\": \"d\","
		" \"device_kind\": \"cpu\", \"status\": \"ok\", \"build\":"
		" {\"image\": \"i\"}, \"metrics\": {%s}}]}",
		metrics);
}

CASE(a_spread_of_a_row_that_is_none)
{
	static const char *const rows[][2] = {
		{"\"cold/q_us\": -1", "cold/q_us"},
		{"\"cold/ci_lo_us\": 9, \"cold/ci_hi_us\": 7", "cold/ci_lo_us"},
		{"\"cold/ci_lo_us\": 7, \"cold/ci_hi_us\": 7, \"cold/q_us\": 0", NULL},
		{"\"cold/ci_lo_us\": 9, \"cold/ci_hi_us\": null", NULL},
	};
	struct arena a = {0};

	for (uint32_t i = 0; i < LEN(rows); i++) {
		const char *metrics = arena_printf(&a, "\"cold/median_us\": 8, %s", rows[i][0]);
		struct arm arm = arm_of(&a, row_of(&a, metrics), NULL);
		const struct price *p = price_at(&arm, "1/2", "native_us");

		assert_int_equal(p->state, rows[i][1] ? PRICE_INVALID : PRICE_VALID);
		if (rows[i][1])
			assert_string_equal(p->cause, rows[i][1]);
	}
	arena_release(&a);
}

CASE(only_a_time_that_is_not_there_is_untimed)
{
	static const struct {
		const char *metrics, *cause;
		enum price_state state;
	} rows[] = {{"", "absent", PRICE_UNTIMED},
		    {"\"cold/median_us\": null", "absent", PRICE_UNTIMED},
		    {"\"cold/median_us\": \"x\"", "not_number", PRICE_INVALID},
		    {"\"cold/median_us\": \"7\"", "not_number", PRICE_INVALID},
		    {"\"cold/median_us\": true", "bool", PRICE_INVALID},
		    {"\"cold/median_us\": [7]", "not_number", PRICE_INVALID},
		    {"\"cold/median_us\": 0", "zero", PRICE_INVALID}};
	struct arena a = {0};

	for (uint32_t i = 0; i < LEN(rows); i++) {
		struct arm arm = arm_of(&a, row_of(&a, rows[i].metrics), NULL);
		const struct price *p = price_at(&arm, "1/2", "native_us");

		assert_int_equal(p->state, rows[i].state);
		assert_string_equal(p->cause, rows[i].cause);
		assert_true(isnan(p->us));
	}
	arena_release(&a);
}

CASE(numbers_beyond_their_type_are_not_cast)
{
	struct arena a = {0};
	struct arm_opts o = {0};
	struct arm arm = arm_of(
		&a, row_of(&a, "\"cold/median_us\": 7, \"mem/peak_bytes\": 1e300"), NULL);
	static const char *const taints[] = {"-5", "1e300", "4294967296", "\"x\""};

	assert_true(price_at(&arm, "1/2", "native_us")->peak_bytes == -1);
	for (uint32_t i = 0; i < LEN(taints); i++) {
		const char *text = row_of(
			&a, arena_printf(&a, "\"cold/median_us\": 7, \"cold/rounds\": [[7,%s]]",
					 taints[i]));

		assert_int_equal(arm_read_text(&a, "file", str_of(text), &o, &arm),
				 STATUS_INVALID);
		assert_non_null(strstr(status_story(), "taint"));
		status_clear();
	}
	arena_release(&a);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(oracle_timings),
		TEST(a_pattern_that_failed_fails_the_points_of_the_other_arm),
		TEST(our_own_sweep_file),
		TEST(a_member_of_our_own_sweep_file_that_is_none),
		TEST(a_sweep_file_that_lost_its_metadata),
		TEST(a_file_of_the_system_before),
		TEST(a_spread_of_a_row_that_is_none),
		TEST(processes_of_a_row_are_one_price),
		TEST(a_version_that_is_not_known_is_refused),
		TEST(only_a_time_that_is_not_there_is_untimed),
		TEST(numbers_beyond_their_type_are_not_cast),
	};

	return RUN(tests);
}
