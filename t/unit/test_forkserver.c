/* Fork servers that end, and what becomes of the workers. */
#include "pool_desk.h"

static struct pool_result serve(struct desk *d, const char *how, const char *const *todo,
				int workers)
{
	setenv("ASSAY_FAKE_FORKS", how, 1);
	struct pool_result r = run(d, todo, "", workers, 1, STATUS_OK);

	unsetenv("ASSAY_FAKE_FORKS");
	return r;
}

CASE(workers_are_forked_and_renewed)
{
	static const char *const todo[] = {"ok", "crash:1", "hang:1", "ok", "slow", NULL};
	struct desk d = {0};
	struct pool_result r = serve(&d, "1", todo, 2);

	assert_int_equal(r.finished, 5);
	assert_true(r.spawned >= 3 && r.retries == 2);
	arena_release(&d.a);
}

/* Its end is a crash of what it forked, and the next request starts another one. */
CASE(a_server_that_is_killed_takes_its_workers_along)
{
	static const char *const todo[] = {"server:1", "slow", "ok", NULL};
	struct desk d = {0};
	struct pool_result r = serve(&d, "1", todo, 2);

	assert_int_equal(r.finished, 3);
	assert_true(r.retries >= 1);
	assert_int_equal(d.of[0].attempts, 2);
	arena_release(&d.a);
}

/* One failure of the device, not one for each of its workers: six would be two devices' worth.
 */
CASE(the_end_of_a_server_is_nobodys_crash)
{
	static const char *const todo[] = {"server:1", "slow", "slow", "slow",
					   "slow",     "slow", NULL};
	struct desk d = {0};
	struct pool_result r = serve(&d, "1", todo, 6);

	assert_int_equal(r.finished, 6);
	assert_int_equal(r.quarantined, 0);
	arena_release(&d.a);
}

static void never_serves(const char *how, const char *says)
{
	static const char *const todo[] = {"ok", "ok", NULL};
	struct desk d = {0};
	struct pool_result r = serve(&d, how, todo, 1);

	assert_int_equal(r.finished, 0);
	assert_int_equal(r.quarantined, 1);
	assert_string_equal(d.of[0].cause, "spawn_failed");
	assert_string_equal(d.of[1].cause, "no_device");
	assert_non_null(strstr(str_cstr(&d.a, d.of[0].tail), says));
	arena_release(&d.a);
}

CASE(a_server_that_does_not_start_is_told)
{
	never_serves("dies", "no such import");
}

CASE(a_server_that_talks_nonsense_is_told)
{
	never_serves("nonsense", "not an answer: {\"worker\":");
}

CASE(a_server_that_hangs_is_ended)
{
	never_serves("hangs", "");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(workers_are_forked_and_renewed),
		TEST(a_server_that_is_killed_takes_its_workers_along),
		TEST(the_end_of_a_server_is_nobodys_crash),
		TEST(a_server_that_does_not_start_is_told),
		TEST(a_server_that_talks_nonsense_is_told),
		TEST(a_server_that_hangs_is_ended),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
