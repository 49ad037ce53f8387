/* Calibration and its kernels, on the scripted clock. */
#include "base/file.h"
#include "measure/kernel_int.h"

#define MEASURE_FOLDER "calibrate"
#include "measure_bench.h"

#include <string.h>

CASE(the_null_device_is_calibrated)
{
	struct bench b;

	bench_new(&b, "");
	assert_true(near(b.c->tick_us, 0.032, 1e-9));
	assert_true(near(b.c->chain[STATE_COLD].c, 3.4, 0.01) &&
		    near(b.c->chain[STATE_COLD].s, 1.1, 1e-3));
	assert_true(near(b.c->chain[STATE_WARM].c, 2.9, 0.01) && near(b.c->e0_us, 1.3, 0.032));
	assert_int_equal(b.c->llc_bytes, 32 << 20);
	assert_int_equal(b.c->flush_bytes, 64 << 20);
	assert_null(b.c->cold_cause);
	assert_false(b.c->is_partial);
	/* 64 MiB at 4000 GB/s, and at 10000 from the cache */
	assert_true(near(roof_find(&b.c->roofs, STATE_COLD, 32 << 20, 32 << 20).t_us, 16.777,
			 0.01));
	assert_true(
		near(roof_find(&b.c->roofs, STATE_WARM, 8 << 20, 8 << 20).t_us, 1.678, 0.01));
	assert_true(near(calibration_floor_us(b.c, STATE_COLD, 10), 1.44, 0.002));
	assert_int_equal(roof_doubt(&b.c->roofs).n, 0);
	assert_true(roof_doubt(&b.c->roofs).of > 20);
	bench_free(&b);
}

/* Held against four times as much, it may take 1 GiB of these 4, which 64 MiB, doubled twice, do:
 * a third time would be too much. */
CASE(a_flush_leaves_memory_to_others)
{
	struct bench b;

	bench_new(&b, "flush=off; mem=1000; llc=33554432; memory=4294967296");
	assert_string_equal(b.c->cold_cause, "flush_unproven");
	assert_int_equal(b.c->flush_bytes, 256 << 20);
	bench_free(&b);
}

CASE(roofs_that_are_not_known_are_counted)
{
	struct roof_cell cells[] = {
		{.sigma = 0.25}, {.sigma = 2.5}, {.sigma = 0.26}, {.sigma = (double)NAN}};
	struct roof_table t = {0};
	struct arena a = {0};

	t.series[STATE_COLD][MIX_ADD] = (struct roof_series){cells, 1};
	assert_null(roof_doubt_words(&a, roof_doubt(&t)));
	t.series[STATE_WARM][MIX_READ] = (struct roof_series){cells + 1, 2};
	assert_string_equal(roof_doubt_words(&a, roof_doubt(&t)),
			    "2 of 3 roofs are known to no better than a quarter, the worst to "
			    "+-250 %");
	t.series[STATE_WARM][MIX_READ].n = 3;
	assert_string_equal(roof_doubt_words(&a, roof_doubt(&t)),
			    "3 of 4 roofs are known to no better than a quarter");
	arena_release(&a);
}

/* A6; acceptance 10, without a GPU. */
CASE(A6_a_flush_that_does_nothing_is_caught)
{
	struct bench b;
	struct sitting_result r;
	struct device_program code = {.name = "k"};
	void *const *const sets[] = {(void *const[]){NULL}};
	struct sitting_program p = {.name = "native", .code = &code, .sets = sets};
	struct sitting_plan plan = {.m = 2, .nsets = 1, .is_cold = true, .read_bytes = -1};

	bench_new(&b, "flush=off; mem=1000");
	assert_string_equal(b.c->cold_cause, "flush_unproven");
	assert_int_equal(b.c->roofs.series[STATE_COLD][MIX_ADD].n, 0);
	assert_true(b.c->roofs.series[STATE_WARM][MIX_ADD].n > 0);
	assert_int_equal(stop_rules_parse(NULL, &plan.stop), STATUS_OK);
	assert_int_equal(measure_sitting(&b.a, b.l, b.dev, b.c, &p, 1, &plan, &r), STATUS_OK);
	assert_string_equal(r.rows[0].cause, "flush_unproven");
	assert_false(r.rows[0].has[STATE_COLD] || r.rows[0].has[STATE_SINGLE]);
	plan.is_warm = true;
	assert_int_equal(measure_sitting(&b.a, b.l, b.dev, b.c, &p, 1, &plan, &r), STATUS_OK);
	assert_true(r.rows[0].has[STATE_WARM] && !r.rows[0].has[STATE_COLD] &&
		    !r.rows[0].cause);
	bench_free(&b);
}

CASE(a_flush_larger_than_memory_stays_unproven)
{
	struct bench b;

	bench_new(&b, "flush=off; memory=700000000");
	assert_string_equal(b.c->cold_cause, "flush_unproven");
	assert_int_equal(b.c->flush_bytes, 64 << 20);
	bench_free(&b);
}

/* A8. */
CASE(A8_a_timer_that_is_off_is_caught)
{
	struct bench b;

	bench_open(&b, "null-7", "timer=10");
	assert_int_equal(calibration_measure(&b.a, b.l, b.dev, &small, &b.c),
			 STATUS_UNAVAILABLE);
	assert_string_equal(measure_cause(), "timer_disagrees");
	status_clear();
	bench_free(&b);
}

static enum calibration_source get(struct bench *b, int64_t now_s)
{
	struct calibrate_opts o = small;
	enum calibration_source source = CALIBRATION_MEASURED;

	o.now_s = now_s;
	if (calibration_get(&b->a, b->l, b->dev, &o, &b->c, &source)) {
		print_error("%s\n", status_story());
		fail();
	}
	return source;
}

/* Acceptance 8. */
CASE(calibrations_are_kept_checked_and_renewed)
{
	struct bench b;
	int64_t day = 86400, now = 1800000000;

	assert_int_equal(file_remove_tree(small.dir), STATUS_OK);
	bench_open(&b, "null-7", "");
	assert_int_equal(get(&b, now), CALIBRATION_MEASURED);
	struct str first = calibration_write(&b.a, b.c);

	assert_int_equal(get(&b, now + 60), CALIBRATION_FILE);
	assert_true(str_eq(calibration_write(&b.a, b.c), first)); /* all of it reads back */
	assert_int_equal(get(&b, now + day + 3600), CALIBRATION_VERIFIED);
	assert_string_equal(b.c->verified_at, "2027-01-16T09:00:00Z");
	assert_string_equal(b.c->made_at, "2027-01-15T08:00:00Z");
	assert_int_equal(get(&b, now + day + 3700), CALIBRATION_FILE);
	assert_int_equal(null_set_script(b.dev, "mem=3800"),
			 STATUS_OK); /* slower, unseen until checked */
	assert_int_equal(get(&b, now + day + 3800), CALIBRATION_FILE);
	assert_int_equal(get(&b, now + 3 * day), CALIBRATION_MEASURED);
	assert_int_equal(null_set_script(b.dev, "mem=3800; driver=2"), STATUS_OK);
	assert_int_equal(get(&b, now + 3 * day), CALIBRATION_MEASURED);
	assert_int_equal(get(&b, now + 3 * day), CALIBRATION_FILE);
	bench_free(&b);
}

/* §3.3: the largest of counts over rates; 10^6 steps a kernel's time, by the script. */
CASE(rates_make_a_bound)
{
	const struct work rate = {{100, 50, 25, 10}};
	struct work need = {{1000, 0, 0, 0}};
	enum work_kind kind = WORK_INT;
	struct bench b;

	assert_true(rate_bound_us(&need, &rate, &kind) == 10 && kind == WORK_F32);
	need.n[WORK_SPECIAL] = 200;
	assert_true(rate_bound_us(&need, &rate, &kind) == 20 && kind == WORK_SPECIAL);
	need.n[WORK_F64] = (double)NAN; /* a row without a count */
	assert_true(isnan(rate_bound_us(&need, &rate, &kind)));
	assert_true(isnan(rate_bound_us(
		&need, &(struct work){{100, (double)NAN, (double)NAN, (double)NAN}}, &kind)));
	assert_true(rate_bound_us(&(struct work){{0}}, &rate, &kind) == 0);
	need = (struct work){{1000, 0, 0, 0}}; /* what is not needed may have no rate */
	assert_true(rate_bound_us(&need,
				  &(struct work){{100, (double)NAN, (double)NAN, (double)NAN}},
				  &kind) == 10);
	bench_new(&b, "rate_f32=constant 1000; rate_special=constant 2000");
	for (int i = 0; i < WORK_KINDS; i++)
		assert_true(b.c->rate.n[i] > 0);
	/* the same steps, of half the operations, in twice the time */
	assert_true(near(b.c->rate.n[WORK_F32] / b.c->rate.n[WORK_SPECIAL], 4, 1e-3));
	assert_true(near(b.c->d1_us, 2.3, 0.033));
	assert_true(near(calibration_direct_floor_us(b.c, 1), 2.3, 0.033));
	assert_true(near(calibration_direct_floor_us(b.c, 10), 1.1 + 0.12, 0.01));
	bench_free(&b);
}

/* Files of before there were rates are completed, and what they had stays. */
CASE(an_older_calibration_is_completed)
{
	struct bench b;
	const char *path;

	assert_int_equal(file_remove_tree(small.dir), STATUS_OK);
	bench_open(&b, "null-7", "");
	assert_int_equal(get(&b, 1800000000), CALIBRATION_MEASURED);
	double rate = b.c->rate.n[WORK_F32];
	const char *made_at = b.c->made_at;

	assert_int_equal(calibration_path(&b.a, &small, calibration_key(&b.a, b.dev), &path),
			 STATUS_OK);
	b.c->is_short = true; /* written without */
	assert_int_equal(file_write(path, calibration_write(&b.a, b.c)), STATUS_OK);
	assert_int_equal(get(&b, 1800000060), CALIBRATION_COMPLETED);
	assert_true(near(b.c->rate.n[WORK_F32] / rate, 1, 1e-6) && !b.c->is_short);
	assert_true(near(b.c->d1_us, 2.3, 0.033));
	assert_string_equal(b.c->made_at, made_at);
	assert_string_equal(b.c->verified_at, made_at);
	assert_int_equal(get(&b, 1800000060), CALIBRATION_FILE);
	bench_free(&b);
}

CASE(a_damaged_calibration_is_made_again)
{
	struct bench b;
	const char *path;

	assert_int_equal(file_remove_tree(small.dir), STATUS_OK);
	bench_open(&b, "null-7", "");
	assert_int_equal(get(&b, 1800000000), CALIBRATION_MEASURED);
	assert_int_equal(calibration_path(&b.a, &small, calibration_key(&b.a, b.dev), &path),
			 STATUS_OK);
	assert_int_equal(file_write(path, STR("{\"schema\":1,\"method\":1,\"tick_us\":\"x\"}")),
			 STATUS_OK);
	assert_int_equal(get(&b, 1800000000), CALIBRATION_MEASURED);
	assert_int_equal(get(&b, 1800000000), CALIBRATION_FILE);
	bench_free(&b);
}

CASE(sol_moves_its_bytes)
{
	static const int64_t totals[] = {0, 8, 24, 1000, 4096, 100000};
	struct bench b;
	struct sol *sol;
	struct device_replay *replay;

	bench_open(&b, "cpu", NULL);
	b.c = arena_new(&b.a, struct calibration);
	for (int i = 0; i < 6; i++) {
		int64_t n = totals[i] / 8 > 1 ? totals[i] / 8 : 1;

		assert_int_equal(sol_new(&b.a, b.dev, b.c, totals[i], 2, false, &sol),
				 STATUS_OK);
		for (int set = 0; set < 2; set++)
			for (int64_t j = 0; j < n; j++)
				((float *)sol->sets[set][0])[j] = (float)(j + set);
		assert_int_equal(device_record(b.dev, sol->code, sol->sets, 2, 2, &replay),
				 STATUS_OK);
		assert_int_equal(device_launch(b.dev, replay), STATUS_OK);
		for (int set = 0; set < 2; set++)
			for (int64_t j = 0; j < n; j++)
				assert_true(((float *)sol->sets[set][1])[j] ==
					    (float)(j + set + 1));
		device_replay_free(replay);
		sol_free(sol);
	}
	bench_free(&b);
}

/* Every shape of every mix against plain C, at lengths that are no whole lines. */
CASE(kernels_of_all_shapes_agree)
{
	enum { N = 16 * 5 + 7 };
	float x[N], y[N], z[N + 1];
	int64_t n = N;

	for (int i = 0; i < N; i++) {
		x[i] = 0.1f * (float)i;
		y[i] = 0.3f * (float)i;
	}
	for (int s = 0; s < KERNEL_SHAPES; s++)
		for (int mix = 0; mix < MIXES; mix++) {
			_Alignas(64) float to[96] = {0};
			void *const two[] = {x, mix == MIX_R2W1 ? (void *)y : to, to};
			void *const one[] = {mix == MIX_READ ? (void *)x : to};
			device_fn *fn = kernel_shapes[s].fn[mix];

			if (!kernel_shapes[s].is_here() || !fn)
				continue;
			fn(roof_mixes[mix].reads && roof_mixes[mix].writes ? two : one, &n, 0,
			   3, 0);
			fn(roof_mixes[mix].reads && roof_mixes[mix].writes ? two : one, &n, 3,
			   6, 1);
			for (int i = 0; i < N && mix != MIX_READ; i++) {
				z[i] = mix == MIX_WRITE  ? 1
				       : mix == MIX_COPY ? x[i]
				       : mix == MIX_ADD  ? x[i] + 1
							 : x[i] + y[i];
				assert_true(to[i] == z[i]);
			}
			assert_true(to[N] == 0);
		}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(the_null_device_is_calibrated),
		TEST(a_flush_leaves_memory_to_others),
		TEST(roofs_that_are_not_known_are_counted),
		TEST(A6_a_flush_that_does_nothing_is_caught),
		TEST(a_flush_larger_than_memory_stays_unproven),
		TEST(A8_a_timer_that_is_off_is_caught),
		TEST(calibrations_are_kept_checked_and_renewed),
		TEST(rates_make_a_bound),
		TEST(an_older_calibration_is_completed),
		TEST(a_damaged_calibration_is_made_again),
		TEST(sol_moves_its_bytes),
		TEST(kernels_of_all_shapes_agree),
	};

	return RUN(tests);
}
