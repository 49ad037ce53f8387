/* What is on a device at a time: estimates, and the pool that holds them. */
#include "pool_desk.h"
#include "run/admission.h"

static uint64_t seed = 1;

static uint32_t draw(uint32_t n)
{
	seed = seed * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
	return (uint32_t)(seed >> 33) % n;
}

/* ---- estimates ---- */

static const struct plan_item small = {.bytes = 3000, .input_bytes = 2000, .write_bytes = 1000};

CASE(a_point_is_admitted_with_what_it_may_take)
{
	struct admission d = {.budget_bytes = 1000000, .workers = 4, .nprograms = 2};
	struct admitted j = admission_of(&d, &small);

	assert_true(j.is_possible && !j.is_alone);
	assert_int_equal(j.least_bytes, 2000 + 2 * 1000);
	assert_int_equal(j.bytes, 250000); /* its share, since it wants less */
	assert_int_equal(admission_limit(&d, &j, false), 250000);
	assert_int_equal(admission_limit(&d, &j, true), 1000000);
	/* as many sets as pass twice through the cache */
	d.is_timed = true;
	d.llc_bytes = 60000;
	j = admission_of(&d, &small);
	assert_int_equal(j.least_bytes, 2000 + 2 * 1000 + 2 * 3000);
	assert_int_equal(j.bytes, 41 * 10000 + 12 * 1000);
	d.budget_bytes = 800000;
	j = admission_of(&d, &small);
	assert_true(j.is_alone && j.is_possible);
	/* fewer sets will do, but one has to be there */
	d.budget_bytes = 10000;
	j = admission_of(&d, &small);
	assert_true(j.is_possible && j.is_alone && j.bytes == 10000);
	d.budget_bytes = 9999;
	assert_false(admission_of(&d, &small).is_possible);
}

CASE(a_gpu_holds_a_context_for_each_worker)
{
	struct admission d = {
		.budget_bytes = INT64_C(1) << 30, .workers = 1, .nprograms = 1, .is_gpu = true};
	struct admitted j = admission_of(&d, &small);

	assert_int_equal(j.least_bytes, 3000 + (INT64_C(600) << 20));
	assert_int_equal(admission_limit(&d, &j, true), INT64_C(424) << 20);
	d.budget_bytes = INT64_C(600) << 20;
	assert_false(admission_of(&d, &small).is_possible);
}

CASE(where_memory_is_not_known_all_may_run)
{
	struct admission d = {.workers = 3, .nprograms = 1};
	struct admitted j = admission_of(&d, &small);

	assert_true(j.is_possible && !j.is_alone && !j.bytes);
	assert_int_equal(admission_limit(&d, &j, false), 0);
}

/* ---- random plans ---- */

enum { PLANS = 12, DEVICES = 2 };

struct crowd {
	struct desk desk; /* first: its callbacks take it for themselves */
	struct admission rule;
	struct admitted of[JOBS];
	struct held {
		int64_t bytes;
		int jobs;
		bool is_alone;
	} on[DEVICES];
	int of_job[JOBS]; /* device that it is on, -1: none */
	int began[JOBS];  /* in which order; 0: not yet */
	int most, nbegan;
	uint32_t njobs;
	const char
		*wrong; /* the first thing; a test must not leave the pool's loop by itself */
};

static void hold(struct crowd *c, bool is_so, const char *words)
{
	if (!is_so && !c->wrong)
		c->wrong = words;
}

static bool next_of_crowd(void *ctx, const char *device, struct pool_job *out)
{
	struct crowd *c = ctx;

	if (!next(&c->desk, device, out))
		return false;
	out->bytes = c->of[out->number - 1].bytes;
	out->is_alone = c->of[out->number - 1].is_alone;
	return true;
}

static void starts_in_crowd(void *ctx, const char *device, struct pool_job *job)
{
	struct crowd *c = ctx;
	int d = device[5] - '0';
	struct held *h = &c->on[d];

	write_line(&c->desk, job);
	hold(c, c->of_job[job->number - 1] == -1, "one job in two places");
	hold(c, !h->is_alone, "one beside a job that is alone");
	hold(c, !job->is_alone || !h->jobs, "alone among others");
	h->bytes += job->bytes;
	h->jobs++;
	h->is_alone = job->is_alone;
	c->of_job[job->number - 1] = d;
	c->began[job->number - 1] = ++c->nbegan;
	c->most = h->jobs > c->most ? h->jobs : c->most;
	hold(c, h->bytes <= c->rule.budget_bytes, "more than the budget");
	hold(c, h->jobs <= c->rule.workers, "more than the workers");
}

static void leaves(struct crowd *c, const struct pool_job *job)
{
	struct held *h = &c->on[c->of_job[job->number - 1]];

	h->bytes -= job->bytes;
	h->jobs--;
	h->is_alone = false;
	c->of_job[job->number - 1] = -1;
}

static enum status finished_in_crowd(void *ctx, const char *device, const struct pool_job *job)
{
	leaves(ctx, job);
	return finished(ctx, device, job);
}

static enum pool_verdict failed_in_crowd(void *ctx, const char *device,
					 const struct pool_job *job,
					 const struct pool_failure *f)
{
	if (job)
		leaves(ctx, job);
	return failed(ctx, device, job, f);
}

static void make_plan(struct crowd *c, const char **todo)
{
	static const char *const acts[] = {"ok", "ok", "ok", "slow", "crash:1", "oom:1"};

	c->njobs = 10 + draw(20);
	c->rule = (struct admission){.budget_bytes = 100000 + draw(1000000),
				     .workers = 1 + (int)draw(4),
				     .nprograms = 1 + draw(3),
				     .is_timed = draw(2),
				     .llc_bytes = draw(40000)};
	for (uint32_t i = 0; i < c->njobs; i++) {
		int64_t in = 1 + draw(1u << draw(18)), out = 1 + draw(1u << draw(18));
		struct plan_item p = {.bytes = in + out, .input_bytes = in, .write_bytes = out};

		c->of[i] = admission_of(&c->rule, &p);
		if (!c->of[i].is_possible) { /* never comes to the pool */
			i--;
			continue;
		}
		c->of_job[i] = -1;
		todo[i] = acts[draw(sizeof(acts) / sizeof(*acts))];
	}
	todo[c->njobs] = NULL;
}

static void play(struct crowd *c)
{
	const char *const argv[] = {fake_worker(), NULL};
	struct pool_device devices[] = {{"null-0", argv, NULL, c->rule.workers, false},
					{"null-1", argv, NULL, c->rule.workers, false}};
	struct pool_opts o = {.devices = devices,
			      .ndevices = DEVICES,
			      .device_bytes = c->rule.budget_bytes,
			      .limits = limits,
			      .nlimits = 3};
	struct pool_calls calls = {.ctx = c,
				   .next = next_of_crowd,
				   .message = message,
				   .finished = finished_in_crowd,
				   .failed = failed_in_crowd,
				   .starts = starts_in_crowd,
				   .dropped = dropped};
	struct pool_result r;

	assert_int_equal(pool_run(&o, &calls, &r), STATUS_OK);
	if (c->wrong)
		fail_msg("%s", c->wrong);
	assert_int_equal(r.finished, c->njobs);
	for (uint32_t i = 0; i < c->njobs; i++)
		assert_true(c->desk.of[i].is_finished && c->of_job[i] == -1);
}

CASE(admission_never_exceeds_its_limit)
{
	const char *todo[JOBS];
	int most = 0;

	for (int i = 0; i < PLANS; i++) {
		struct crowd c = {.desk = {.todo = todo}};

		make_plan(&c, todo);
		play(&c);
		most = c.most > most ? c.most : most;
		arena_release(&c.desk.a);
	}
	assert_true(most > 1); /* or nothing was shown */
}

/* No device is empty for a while; one of them keeps a place free, the other one goes on. */
CASE(one_device_keeps_room_and_the_others_go_on)
{
	static const char *const todo[] = {"slow", "hang:1", "slow", "hang:1", "ok",
					   "slow", "slow",   "slow", NULL};
	struct crowd c = {.desk = {.todo = todo},
			  .rule = {.budget_bytes = 1000, .workers = 2},
			  .njobs = 8};

	for (uint32_t i = 0; i < c.njobs; i++) {
		c.of[i] = (struct admitted){.bytes = 500, .is_alone = i == 4};
		c.of_job[i] = -1;
	}
	play(&c);
	assert_true(c.began[5] < c.began[4]);
	arena_release(&c.desk.a);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(a_point_is_admitted_with_what_it_may_take),
		TEST(a_gpu_holds_a_context_for_each_worker),
		TEST(where_memory_is_not_known_all_may_run),
		TEST(admission_never_exceeds_its_limit),
		TEST(one_device_keeps_room_and_the_others_go_on),
	};

	return RUN(tests);
}
