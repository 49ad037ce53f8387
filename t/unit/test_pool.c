/* The supervisor against a worker that does as it is told: t/fake/worker.c. */
#include "pool_desk.h"

/* Acceptance 42, G2. */
CASE(G2_each_failure_costs_its_own_job)
{
	static const char *const todo[] = {"ok",    "wrong", "fault", "hang",
					   "crash", "oom",   "ok",    NULL};
	struct desk d = {0};
	struct pool_result r = run(&d, todo, "", 1, 1, STATUS_OK);

	check(&d, 0, NULL, 1, true);
	check(&d, 1, "wrong_value", 1, true);
	check(&d, 2, "device_fault", 2, false);
	check(&d, 3, "hang", 2, false);
	check(&d, 4, "crash", 2, false);
	check(&d, 5, "oom", 2, false);
	check(&d, 6, NULL, 1, true);
	assert_true(r.finished == 3 && r.failed == 4 && r.retries == 4 && !r.dropped &&
		    !d.gone);
	assert_string_equal(d.of[3].phase, "sample");
	assert_true(d.of[5].was_alone && WTERMSIG(d.of[4].status) == SIGABRT);
	assert_true(str_is(d.of[4].tail, "about to crash\n"));
	assert_int_equal(r.spawned, d.hellos);
	arena_release(&d.a);
}

CASE(what_passes_the_second_time_is_finished)
{
	static const char *const todo[] = {"crash:1", "hang:1", "oom:1", "fault:1", NULL};
	struct desk d = {0};
	struct pool_result r = run(&d, todo, "", 2, 1, STATUS_OK);

	for (uint32_t i = 0; i < 4; i++)
		check(&d, i, NULL, 2, true);
	assert_true(r.finished == 4 && r.retries == 4 && d.of[2].was_alone &&
		    !d.of[0].was_alone);
	arena_release(&d.a);
}

/* Acceptance 43, E4. */
CASE(E4_prints_do_not_enter_the_protocol)
{
	static const char *const todo[] = {"noise", "pieces", "ok", NULL};
	struct desk d = {0};
	struct pool_result r = run(&d, todo, "", 1, 1, STATUS_OK);

	for (uint32_t i = 0; i < 3; i++) {
		check(&d, i, NULL, 1, true);
		assert_int_equal(d.of[i].rows, 1);
	}
	assert_true(r.spawned == 1 && d.byes == 1);
	arena_release(&d.a);
}

CASE(messages_out_of_place_are_protocol)
{
	static const char *const todo[] = {"other", NULL}, *const garbage[] = {"garbage", NULL};
	static const char *const big[] = {"big", NULL};
	static const char *const *const all[] = {todo, garbage, big};

	for (int i = 0; i < 3; i++) {
		struct desk d = {0};
		struct pool_result r = run(&d, all[i], "", 1, 1, STATUS_OK);

		assert_string_equal(d.of[0].cause, "protocol");
		assert_true(!d.of[0].is_finished && !d.of[0].rows && !d.gone);
		assert_int_equal(r.retries, 2);
		arena_release(&d.a);
	}
}

/* One point's nonsense, however often it is tried, costs the others nothing; that of three
 * points in a row is the device's. */
CASE(nonsense_of_one_point_leaves_the_device_to_the_others)
{
	static const char *const one[] = {"ok", "garbage", "ok", "other", "ok", NULL};
	static const char *const three[] = {"garbage", "other", "garbage", "ok", NULL};
	struct desk d = {0}, e = {0};
	struct pool_result r = run(&d, one, "", 1, 1, STATUS_OK);

	assert_true(r.finished == 3 && r.failed == 2 && r.retries == 4 && !d.gone);
	run(&e, three, "", 1, 1, STATUS_OK);
	assert_true(e.gone == 1);
	assert_string_equal(e.of[3].cause, "no_device");
	arena_release(&d.a);
	arena_release(&e.a);
}

CASE(leaving_in_the_middle_is_a_crash)
{
	static const char *const todo[] = {"exit", NULL};
	struct desk d = {0};

	run(&d, todo, "", 1, 1, STATUS_OK);
	check(&d, 0, "crash", 2, false);
	assert_int_equal(d.of[0].rows, 2); /* what it said before is heard */
	assert_true(WIFEXITED(d.of[0].status));
	arena_release(&d.a);
}

CASE(deadlines_reach_the_whole_group)
{
	static const char *const todo[] = {"stubborn", "compile", "orphan", "silent", NULL};
	struct desk d = {0};

	run(&d, todo, "", 4, 1, STATUS_OK);
	check(&d, 0, "hang", 2, false);
	check(&d, 1, "compile_timeout", 1, false);
	check(&d, 2, "crash", 2, false);
	check(&d, 3, "hang", 2, false);
	assert_int_equal(WTERMSIG(d.of[0].status), SIGKILL);
	assert_true(d.elapsed_s < 30);
	arena_release(&d.a);
}

CASE(the_end_of_stderr_is_kept)
{
	static const char *const todo[] = {"loud", NULL};
	struct desk d = {0};
	int lines = 0;

	run(&d, todo, "", 1, 1, STATUS_OK);
	for (size_t i = 0; i < d.of[0].tail.n; i++)
		lines += d.of[0].tail.p[i] == '\n';
	assert_int_equal(lines, 40);
	assert_true(str_ends(d.of[0].tail, "line 19999 of very many\nabout to crash\n"));
	assert_true(str_starts(d.of[0].tail, "line 199"));
	arena_release(&d.a);
}

/* Acceptance 44. */
CASE(G4_a_device_that_fails_three_times_is_left_alone)
{
	static const char *const todo[] = {"ok", "ok", "ok", "ok", "ok", NULL};
	static const char *const how[] = {"dies", "stranger"};

	for (int h = 0; h < 2; h++) {
		struct desk d = {.refuses_strangers = true};
		struct pool_result r = run(&d, todo, how[h], 1, 2, STATUS_OK);

		for (uint32_t i = 0; i < 5; i++) {
			assert_true(d.of[i].is_finished && d.of[i].rows == 1);
			assert_string_equal(d.of[i].device, "null-1");
		}
		assert_int_equal(r.finished, 5);
		arena_release(&d.a);
	}
}

CASE(with_no_device_left_jobs_are_no_device)
{
	static const char *const todo[] = {"ok", "ok", "ok", "ok", "ok", NULL};
	struct desk d = {0};
	struct pool_result r = run(&d, todo, "dies", 1, 1, STATUS_OK);
	int no_device = 0;

	for (uint32_t i = 0; i < 5; i++) {
		assert_non_null(d.of[i].cause);
		no_device += !strcmp(d.of[i].cause, "no_device");
	}
	assert_true(no_device >= 4 && d.gone == 1 && r.quarantined == 1);
	assert_int_equal(r.dropped + r.failed, 5);
	arena_release(&d.a);
}

CASE(a_worker_that_is_not_there)
{
	static const char *const todo[] = {"ok", NULL};
	const char *const argv[] = {"./no-such-worker", NULL};
	struct pool_device device = {"null-0", argv, NULL, 1, has_forkserver()};
	struct pool_opts o = {.devices = &device, .ndevices = 1};
	struct desk d = {.todo = todo};
	struct pool_calls c = {.ctx = &d,
			       .next = next,
			       .message = message,
			       .finished = finished,
			       .failed = failed,
			       .dropped = dropped};
	struct pool_result r;

	assert_int_equal(pool_run(&o, &c, &r), STATUS_OK);
	assert_true(r.quarantined == 1 && r.spawned == 0);
	assert_non_null(d.of[0].cause);
	assert_true(
		str_starts(d.of[0].tail, "./no-such-worker cannot be started: no such file"));
	arena_release(&d.a);
}

CASE(workers_share_the_work_and_alone_means_alone)
{
	static const char *const todo[] = {"slow", "slow", "slow", "ok",   "slow", "slow",
					   "slow", "slow", "slow", "slow", NULL};
	struct desk d = {.alone = "ok"};
	struct pool_result r = run(&d, todo, "", 3, 1, STATUS_OK);

	assert_int_equal(r.finished, 10);
	assert_true(r.spawned <= 3 && d.of[3].was_alone);
	arena_release(&d.a);
}

CASE(a_callback_that_fails_ends_the_run)
{
	static const char *const todo[] = {"ok", "hang", "ok", "ok", NULL};
	struct desk d = {.on_row = STATUS_IO};

	run(&d, todo, "", 2, 1, STATUS_IO);
	assert_non_null(strstr(status_story(), "the journal is full"));
	status_clear();
	arena_release(&d.a);
}

CASE(workers_are_renewed)
{
	static const char *const todo[] = {"ok", "ok", "ok", "ok", "ok", NULL};
	const char *const argv[] = {fake_worker(), NULL};
	struct pool_device device = {"null-0", argv, NULL, 1, has_forkserver()};
	struct pool_opts o = {.devices = &device, .ndevices = 1, .renew_jobs = 2};
	struct desk d = {.todo = todo};
	struct pool_calls c = {.ctx = &d,
			       .next = next,
			       .message = message,
			       .finished = finished,
			       .failed = failed,
			       .dropped = dropped};
	struct pool_result r;

	assert_int_equal(pool_run(&o, &c, &r), STATUS_OK);
	assert_true(r.finished == 5 && r.spawned == 3 && d.byes == 3);
	arena_release(&d.a);
}

CASE(retries_are_by_class)
{
	struct pool_job shared = {.attempt = 1}, alone = {.attempt = 1, .is_alone = true},
			second = {.attempt = 2, .is_alone = true};

	assert_int_equal(pool_verdict("hang", &shared), POOL_RETRY);
	assert_int_equal(pool_verdict("hang", &second), POOL_GIVE_UP);
	assert_int_equal(pool_verdict("spawn_failed", NULL), POOL_RETRY);
	assert_int_equal(pool_verdict("wrong_value", &shared), POOL_GIVE_UP);
	assert_int_equal(pool_verdict("oom", &alone), POOL_RETRY); /* in a fresh worker */
	assert_int_equal(pool_verdict("ref_memory", &shared), POOL_RETRY);
	assert_int_equal(pool_verdict("ref_memory", &alone), POOL_GIVE_UP);
	assert_true(pool_retry_of("oom")->is_alone && pool_retry_of("hang")->is_quarantining);
	assert_true(pool_retry_of("protocol")->is_elsewhere &&
		    pool_retry_of("device_lost")->is_device_gone);
	for (const struct pool_phase *p = pool_limits; p->name; p++)
		assert_true(p->limit_s >= 0);
}

CASE(a_worker_needs_a_supervisor)
{
	struct pool_worker *w;

	unsetenv("ASSAY_SUPERVISOR");
	assert_int_equal(pool_worker_enter(&w), STATUS_UNAVAILABLE);
	status_clear();
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(G2_each_failure_costs_its_own_job),
		TEST(what_passes_the_second_time_is_finished),
		TEST(E4_prints_do_not_enter_the_protocol),
		TEST(messages_out_of_place_are_protocol),
		TEST(nonsense_of_one_point_leaves_the_device_to_the_others),
		TEST(leaving_in_the_middle_is_a_crash),
		TEST(deadlines_reach_the_whole_group),
		TEST(the_end_of_stderr_is_kept),
		TEST(G4_a_device_that_fails_three_times_is_left_alone),
		TEST(with_no_device_left_jobs_are_no_device),
		TEST(a_worker_that_is_not_there),
		TEST(workers_share_the_work_and_alone_means_alone),
		TEST(a_callback_that_fails_ends_the_run),
		TEST(workers_are_renewed),
		TEST(retries_are_by_class),
		TEST(a_worker_needs_a_supervisor),
	};

	return RUN(tests);
}
