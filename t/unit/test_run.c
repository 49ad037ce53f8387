/* Jobs as lines, strided arrays, and the checker on planted programs. */
#include "provider/provider.h"
#include "run/job.h"
#include "run/selftest.h"
#include "run/strided.h"
#include "unit.h"

#include <stdio.h>
#include <string.h>

static struct arena a;

static int release(void **state)
{
	arena_release(&a);
	return unit_no_story(state);
}

static struct job example(void)
{
	static const struct job_provider list[] = {
		{"native", "base", "{}", "aa", true, ""},
		{"naive", "head", "{\"n\":1}", "bb", true, "base"}};

	return (struct job){.number = 812,
			    .attempt = 2,
			    .kernel = "sum_\"quoted\"",
			    .point = "46dbfd5f90c1",
			    .dir = "/x/y",
			    .repro = "/x/y/repro.py",
			    .nick = "M_46dbfd5f90c1",
			    .providers = list,
			    .nproviders = 2,
			    .device = "cpu-0",
			    .parent = "GPU-1",
			    .is_parent_alone = true,
			    .calibration = "",
			    .seed = UINT64_MAX,
			    .is_timed = true,
			    .is_warm = true,
			    .stop = "count=3",
			    .cap_s = 0.1,
			    .check_rounds = 1,
			    .compile_timeout_s = 300,
			    .lease_wait_s = 0.3,
			    .cache_dir = "",
			    .label = "",
			    .judge = "native",
			    .limit_bytes = INT64_C(1) << 40};
}

CASE(a_job_reads_back_as_it_was_written)
{
	struct job j = example(), back;
	struct str line = job_write(&a, &j);

	assert_null(memchr(line.p, '\n', line.n));
	assert_int_equal(job_read(&a, line, &back), STATUS_OK);
	assert_true(back.seed == UINT64_MAX);
	assert_true(back.cap_s == 0.1 && back.lease_wait_s == 0.3);
	assert_string_equal(back.kernel, j.kernel);
	assert_string_equal(back.providers[1].options, "{\"n\":1}");
	assert_false(back.is_cold);
	struct str again = job_write(&a, &back);

	assert_true(str_eq(line, again));
}

/* Every member that is taken away is named. */
CASE(a_job_without_a_member_is_refused)
{
	struct job j = example(), back;
	struct str line = job_write(&a, &j);
	json_t *o;
	void *next;
	const char *key;
	json_t *v;
	int refused = 0;

	assert_int_equal(json_read_text(line, "job", &o), STATUS_OK);
	json_object_foreach_safe(o, next, key, v)
	{
		struct buf b = buf_new(&a);
		struct jsonw w = jsonw_compact(&b);
		char name[64];

		snprintf(name, sizeof(name), "%s", key);
		if (!strcmp(name, "t") || !strcmp(name, "v"))
			continue;
		json_t *less = json_copy(o);

		json_object_del(less, name);
		jsonw_value(&w, less, false);
		json_decref(less);
		assert_int_equal(job_read(&a, buf_view(&b), &back), STATUS_INVALID);
		assert_non_null(
			strstr(status_story(), strcmp(name, "providers") ? name : "provider"));
		status_clear();
		refused++;
	}
	json_decref(o);
	assert_int_equal(refused, 37);
}

CASE(strided_arrays_become_rows)
{
	const int32_t storage[] = {-1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11};
	struct tensor t = {DTYPE_i32, 3, {2, 3, 2}, {1, 2, 6}, 1};
	int32_t out[12];

	strided_rows(&t, storage, out);
	for (int i = 0; i < 2; i++)
		for (int j = 0; j < 3; j++)
			for (int k = 0; k < 2; k++)
				assert_int_equal(out[(i * 3 + j) * 2 + k], i + 2 * j + 6 * k);
	/* a broadcast, and nothing at all */
	struct tensor wide = {DTYPE_i32, 2, {2, 3}, {0, 0}, 4};

	strided_rows(&wide, storage, out);
	for (int i = 0; i < 6; i++)
		assert_int_equal(out[i], 3);
	struct tensor none = {DTYPE_i32, 2, {2, 0}, {1, 1}, 0};

	out[0] = 77;
	strided_rows(&none, storage, out);
	assert_int_equal(out[0], 77);
}

CASE(planted_programs_fail_with_their_cause)
{
	struct selftest_row *rows;
	uint32_t n;

	if (selftest_run(&a, "cpu", &rows, &n))
		fail_msg("%s", status_story());
	assert_true(n >= 20);
	for (uint32_t i = 0; i < n; i++)
		if (!rows[i].is_right)
			fail_msg("%s: %s instead of %s", rows[i].planted,
				 rows[i].got ? rows[i].got : "passes",
				 rows[i].want ? rows[i].want : "passing");
}

/* What is planted into is our own code, so it must be made for that device. */
CASE(naive_is_made_for_gpus_and_native_is_not)
{
	const struct provider *naive, *native;

	assert_int_equal(provider_find("naive", &naive), STATUS_OK);
	assert_int_equal(provider_find("native", &native), STATUS_OK);
	assert_true(provider_serves(naive, "cuda"));
	assert_true(provider_serves(naive, "cpu"));
	assert_true(provider_serves(native, "cpu"));
	assert_false(provider_serves(native, "cuda"));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_teardown(a_job_reads_back_as_it_was_written, release),
		cmocka_unit_test_teardown(a_job_without_a_member_is_refused, release),
		cmocka_unit_test_teardown(strided_arrays_become_rows, release),
		cmocka_unit_test_teardown(naive_is_made_for_gpus_and_native_is_not, release),
		cmocka_unit_test_teardown(planted_programs_fail_with_their_cause, release),
	};

	return RUN(tests);
}
