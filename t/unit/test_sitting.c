/* Sittings, on the scripted clock unless the title says cpu. */
#include "base/json.h"
#include "measure/kernel_int.h"
#define MEASURE_FOLDER "sitting"
#include "measure_bench.h"
#include "store/tag.h"

#include <string.h>

CASE(a_time_is_the_scripts_plus_its_share_of_the_launch)
{
	struct bench b;
	struct point p;
	struct sitting_result r;

	bench_new(&b, "");
	point_new(&p, &b, 1 << 20, 2);
	p.plan.is_warm = true;
	script(&b, "p0=constant 12.5; p1=constant 20");
	sit(&b, &p, 2, &r);
	for (int i = 0; i < 2; i++) {
		const struct sitting_series *cold = &r.rows[i].series[STATE_COLD];
		const struct sitting_series *warm = &r.rows[i].series[STATE_WARM];
		double t = i ? 20 : 12.5, m = cold->m;

		assert_true(near(cold->stats.median, t + 3.4 / m, 0.032 / m));
		assert_true(near(warm->stats.median, t + 2.9 / m, 0.032 / m));
		assert_true(near(r.rows[i].series[STATE_SINGLE].stats.median, t + 3.4, 0.032));
		assert_int_equal(r.rows[i].series[STATE_SINGLE].n, 8);
		assert_string_equal(cold->stop, "ci_median");
		assert_true(cold->n >= 30 && cold->nrounds >= 5 && cold->n == cold->taken);
		assert_true(near(cold->q_us, 0.032 / m, 1e-9) &&
			    near(cold->floor_us, 1.1 + 3.4 / m, 0.001));
		assert_true(!r.rows[i].is_unstable && !r.rows[i].is_capped && !r.rows[i].cause);
	}
	struct series_ratio ratio;

	assert_true(sitting_ratio(&r.rows[1], &r.rows[0], STATE_COLD, &ratio));
	assert_true(near(ratio.ratio, 20 / 12.5, 0.01) && ratio.lo <= ratio.ratio &&
		    ratio.ratio <= ratio.hi);
	assert_true(r.busy_s > 0.5 * r.hold_s && r.busy_s <= r.hold_s);
	device_free(p.mem);
	bench_free(&b);
}

/* Without a graph a sample has one call, and D1 for its floor. */
CASE(a_direct_launch_has_a_floor_of_its_own)
{
	struct bench b;
	struct point p;
	struct sitting_result r;

	bench_new(&b, "d1=5");
	script(&b, "d1=5; p0=constant 12.5");
	point_new(&p, &b, 1 << 20, 1);
	p.plan.m = p.plan.nsets = 1;
	p.code[0].is_direct = true;
	sit(&b, &p, 1, &r);
	const struct sitting_series *cold = &r.rows[0].series[STATE_COLD];

	assert_true(!r.rows[0].cause && cold->m == 1 && cold->n >= 30);
	assert_true(near(cold->stats.median, 12.5 + 5 - 1.1, 0.033)); /* S is in the kernel's */
	assert_true(near(cold->floor_us, 5, 0.033));
	struct roof roof = roof_find(&b.c->roofs, STATE_COLD, 1 << 19, 1 << 19);

	assert_true(near(cold->roof.t_us, roof.t_us + 5 - 1.1, 0.04));
	device_free(p.mem);
	bench_free(&b);
}

/* Acceptance 11. */
CASE(cold_replays_touch_nothing_recent)
{
	static const int64_t bytes[] = {8192, 1 << 20, 48 << 20, 200 << 20};
	struct bench b;
	struct point p;
	struct sitting_result r;
	uint32_t n, replays = 0;

	bench_new(&b, "");
	for (int k = 0; k < 4; k++) {
		point_new(&p, &b, bytes[k], 2);
		null_log_start(b.dev);
		sit(&b, &p, 2, &r);
		const struct null_entry *log = null_log(b.dev, &n);

		for (uint32_t i = 0; i < n; i++) {
			if (log[i].act != NULL_LAUNCH || log[i].name[0] != 'p')
				continue;
			replays++;
			assert_true(log[i].is_all_cold);
			assert_true(log[i].least_reuse_bytes >= 2 * (uint64_t)b.c->llc_bytes);
		}
		assert_true(r.rows[0].series[STATE_COLD].reuse_bytes >= 2 * b.c->llc_bytes);
		device_free(p.mem);
	}
	assert_true(replays > 4 * 2 * 40);
	bench_free(&b);
}

/* Acceptance 13, A1, A8, B8: clear, mark, launch, mark, and nothing else. */
CASE(B8_between_two_marks_is_one_launch)
{
	struct bench b;
	struct point p;
	struct sitting_result r;
	uint32_t n, windows = 0;

	bench_new(&b, "");
	point_new(&p, &b, 1 << 20, 2);
	p.plan.is_warm = true;
	null_log_start(b.dev);
	sit(&b, &p, 2, &r);
	const struct null_entry *log = null_log(b.dev, &n);

	for (uint32_t i = 0; i + 2 < n; i++) {
		if (log[i].act != NULL_MARK)
			continue;
		assert_true(log[i + 1].act == NULL_LAUNCH && log[i + 2].act == NULL_MARK);
		assert_true(i &&
			    (log[i - 1].act == NULL_LAUNCH || log[i - 1].act == NULL_COPY));
		windows++;
		i += 2;
	}
	assert_true(windows >= 2 * 2 * 30);
	device_free(p.mem);
	bench_free(&b);
}

/* Acceptance 12. */
CASE(orders_are_even_and_repeat)
{
	enum { LAPS = 6000 };
	uint32_t order[4], again[4], seen[4][4] = {0}, same = 0;
	double chi = 0;

	for (uint32_t lap = 0; lap < LAPS; lap++) {
		uint32_t all = 0;

		sitting_order(1234, "46dbfd5f90c1", lap, 4, order);
		sitting_order(1234, "46dbfd5f90c1", lap, 4, again);
		assert_memory_equal(order, again, sizeof(order));
		sitting_order(1235, "46dbfd5f90c1", lap, 4, again);
		same += !memcmp(order, again, sizeof(order));
		for (uint32_t i = 0; i < 4; i++) {
			seen[i][order[i]]++;
			all |= 1u << order[i];
		}
		assert_int_equal(all, 15);
	}
	for (int i = 0; i < 4; i++)
		for (int j = 0; j < 4; j++)
			chi += pow(seen[i][j] - LAPS / 4.0, 2) / (LAPS / 4.0);
	assert_true(chi < 27.88);      /* p 0.001, 9 degrees of freedom */
	assert_true(same < LAPS / 12); /* 1 in 24 by chance */
}

/* Acceptance 14. */
CASE(each_rule_ends_a_series)
{
	static const struct {
		const char *rules, *script, *stop, *unmet;
		uint32_t least, most;
	} cases[] = {
		{"ci_median=0.5", "p0=constant 12.5", "ci_median", "", 30, 64},
		{"count=100", "p0=noise 12.5 2", "count", "", 100, 140},
		{"count=200,ci_median=50", "p0=noise 12.5 1", "ci_median", "count", 30, 64},
		{"budget=30,ci_median=0.01", "p0=noise 40 12", "budget", "ci_median", 30, 400},
		{"ci_median=0.01", "p0=ar1 60 20 0.9", "cap", "ci_median", 1000, 100000},
	};
	struct bench b;
	struct point p;
	struct sitting_result r;

	bench_new(&b, "");
	point_new(&p, &b, 1 << 20, 1);
	for (int i = 0; i < 5; i++) {
		uint32_t n[2];

		for (int twice = 0; twice < 2; twice++) {
			assert_int_equal(stop_rules_parse(cases[i].rules, &p.plan.stop),
					 STATUS_OK);
			script(&b, cases[i].script);
			sit(&b, &p, 1, &r);
			n[twice] = r.rows[0].series[STATE_COLD].n;
		}
		assert_string_equal(r.rows[0].series[STATE_COLD].stop, cases[i].stop);
		assert_string_equal(r.rows[0].series[STATE_COLD].unmet, cases[i].unmet);
		assert_true(n[0] >= cases[i].least && n[0] <= cases[i].most);
		assert_int_equal(r.rows[0].is_capped, i == 4);
		assert_true(i == 3 || i == 4 || n[0] == n[1]);
	}
	device_free(p.mem);
	bench_free(&b);
}

CASE(too_few_samples_at_the_cap)
{
	struct bench b;
	struct point p;
	struct sitting_result r;

	bench_new(&b, "");
	point_new(&p, &b, 1 << 20, 1);
	p.plan.cap_s = 0.4;
	script(&b, "p0=constant 30000");
	sit(&b, &p, 1, &r);
	assert_int_equal(r.rows[0].series[STATE_COLD].m,
			 1); /* a replay of over 2 ms has one call */
	assert_string_equal(r.rows[0].cause, "too_few_samples");
	assert_true(r.rows[0].is_capped);
	p.plan.cap_s = 2;
	script(&b, "p0=constant 30000");
	sit(&b, &p, 1, &r);
	assert_null(r.rows[0].cause);
	assert_true(r.rows[0].series[STATE_COLD].n >= 6 && r.rows[0].series[STATE_COLD].n < 30);
	device_free(p.mem);
	bench_free(&b);
}

/* Acceptance 16 and C4. */
CASE(C4_throttled_rounds_are_taken_again)
{
	struct bench b;
	struct point p;
	struct sitting_result r;

	bench_new(&b, "");
	point_new(&p, &b, 1 << 20, 1);
	/* two launches a lap, after those of probe and pilot */
	script(&b, "p0=constant 12.5; throttle=66-72; slow=1.5");
	sit(&b, &p, 1, &r);
	assert_true(r.retaken >= 1 && r.retaken <= 3);
	assert_false(r.rows[0].is_throttled);
	assert_true(r.rows[0].series[STATE_COLD].stats.max < 13);
	assert_true(r.rows[0].series[STATE_COLD].taken > r.rows[0].series[STATE_COLD].n);
	script(&b, "p0=constant 12.5; throttle=0-; slow=1.5");
	sit(&b, &p, 1, &r);
	assert_true(r.rows[0].is_throttled && r.env.throttle);
	assert_true(r.retaken == 3 && r.rows[0].series[STATE_COLD].n >= 30 && !r.rows[0].cause);
	assert_int_equal(r.rows[0].series[STATE_COLD].round[0].taint & TAINT_THROTTLED,
			 TAINT_THROTTLED);
	device_free(p.mem);
	bench_free(&b);
}

/* Acceptance 17. */
CASE(neighbours_and_a_moved_floor_are_contention)
{
	struct bench b;
	struct point p;
	struct sitting_result r;

	bench_new(&b, "");
	point_new(&p, &b, 1 << 20, 1);
	p.plan.cap_s = 20;
	script(&b, "p0=constant 12.5; foreign=0-");
	sit(&b, &p, 1, &r);
	assert_true(r.rows[0].is_contended && r.env.foreign == 1);
	assert_true(r.retaken == 3 && r.rows[0].series[STATE_COLD].n >= 30);
	script(&b, "p0=constant 12.5; foreign=60-61");
	sit(&b, &p, 1, &r);
	assert_false(r.rows[0].is_contended);
	script(&b, "p0=constant 12.5; disturb=0-; slow=8");
	sit(&b, &p, 1, &r);
	assert_true(r.rows[0].is_contended && r.env.probe_us[0] > 2 * b.c->f1_us[STATE_WARM]);
	script(&b, "p0=drift 12.5 14 60");
	sit(&b, &p, 1, &r);
	assert_true(r.rows[0].is_unstable);
	script(&b, "p0=bimodal 12.5 14 9");
	sit(&b, &p, 1, &r);
	assert_true(r.rows[0].is_unstable && !r.rows[0].is_contended);
	device_free(p.mem);
	bench_free(&b);
}

/* Acceptance 6. */
CASE(A5_a_time_below_its_roof_is_marked)
{
	struct bench b;
	struct point p;
	struct sitting_result r;
	char text[64];

	bench_new(&b, "");
	point_new(&p, &b, 64 << 20, 1);
	struct roof roof = calibration_roof(b.c, STATE_COLD, 32 << 20, 32 << 20, p.plan.m);

	for (int i = 0; i < 2; i++) {
		double share = i ? 1 : 0.9;

		snprintf(text, sizeof(text), "p0=constant %.4f",
			 share * roof.t_us - 3.4 / p.plan.m);
		script(&b, text);
		sit(&b, &p, 1, &r);
		assert_true(near(r.rows[0].series[STATE_COLD].roof.t_us, roof.t_us, 1e-9));
		assert_int_equal(r.rows[0].series[STATE_COLD].is_above_roof, !i);
	}
	device_free(p.mem);
	bench_free(&b);
}

CASE(a_slow_program_sits_alone)
{
	struct bench b;
	struct point p;
	struct sitting_result r;
	struct series_ratio ratio;

	bench_new(&b, "");
	point_new(&p, &b, 1 << 20, 3);
	script(&b, "p0=constant 10; p1=constant 480; p2=constant 30");
	sit(&b, &p, 3, &r);
	assert_true(!r.rows[0].is_unpaired && r.rows[1].is_unpaired && !r.rows[2].is_unpaired);
	assert_int_equal(r.rows[1].series[STATE_COLD].m, 4); /* 2 ms / 480 us */
	assert_false(sitting_ratio(&r.rows[1], &r.rows[0], STATE_COLD, &ratio));
	assert_true(sitting_ratio(&r.rows[2], &r.rows[0], STATE_COLD, &ratio));
	device_free(p.mem);
	bench_free(&b);
}

/* The slow one takes the other with it, and both rows have a ratio. */
CASE(a_pair_takes_turns_however_slow_one_is)
{
	struct bench b;
	struct point p;
	struct sitting_result r;
	struct series_ratio ratio;

	bench_new(&b, "");
	point_new(&p, &b, 1 << 20, 3);
	p.programs[0].is_pair = p.programs[1].is_pair = true;
	script(&b, "p0=constant 10; p1=constant 480; p2=constant 30");
	sit(&b, &p, 3, &r);
	assert_true(!r.rows[0].is_unpaired && !r.rows[1].is_unpaired);
	assert_true(sitting_ratio(&r.rows[1], &r.rows[0], STATE_COLD, &ratio));
	assert_true(near(ratio.ratio, 48, 2) && ratio.lo <= ratio.ratio);
	assert_false(sitting_ratio(&r.rows[2], &r.rows[0], STATE_COLD, &ratio));
	device_free(p.mem);
	bench_free(&b);
}

/* x = 1.5·x in place: E8. */
static void grow(void *const *bufs, const int64_t *ints, int64_t begin, int64_t end, int thread)
{
	float *x = bufs[0];

	(void)ints;
	(void)thread;
	for (int64_t i = begin; i < end; i++)
		x[i] *= 1.5f;
}

static void check_in_place(struct bench *b)
{
	enum { SETS = 4, N = 64 };
	struct device_step step = {.fn = grow, .units = N};
	struct device_program code = {.name = "grow", .steps = &step, .nsteps = 1, .nbufs = 1};
	struct device_mem *mem[SETS], *master;
	struct sitting_restore restores[SETS];
	void *const *sets[SETS];
	float ones[N];
	struct sitting_result r;

	for (int i = 0; i < N; i++)
		ones[i] = 1;
	assert_int_equal(device_alloc(b->dev, sizeof(ones), &master), STATUS_OK);
	assert_int_equal(device_upload(master, 0, ones, sizeof(ones)), STATUS_OK);
	for (uint32_t i = 0; i < SETS; i++) {
		void **bufs = arena_array(&b->a, void *, 1);

		assert_int_equal(device_alloc(b->dev, sizeof(ones), &mem[i]), STATUS_OK);
		bufs[0] = mem[i]->p;
		sets[i] = bufs;
		restores[i] = (struct sitting_restore){i, mem[i]->p, master->p, sizeof(ones)};
	}
	struct sitting_program p = {.name = "native",
				    .code = &code,
				    .sets = sets,
				    .restores = restores,
				    .nrestores = SETS};
	struct sitting_plan plan = {.m = SETS,
				    .nsets = SETS,
				    .set_bytes = sizeof(ones),
				    .read_bytes = sizeof(ones),
				    .write_bytes = sizeof(ones),
				    .is_cold = true,
				    .cap_s = 3,
				    .seed = 1};

	assert_int_equal(stop_rules_parse("count=40", &plan.stop), STATUS_OK);
	if (measure_sitting(&b->a, b->l, b->dev, b->c, &p, 1, &plan, &r)) {
		print_error("%s\n", status_story());
		fail();
	}
	assert_true(r.rows[0].series[STATE_COLD].n >= 1);
	/* a machine that is busy has fewer calls, which touch fewer sets */
	uint32_t touched = r.rows[0].series[STATE_COLD].nsets;

	for (uint32_t i = 0; i < SETS; i++) {
		float x[N];

		assert_int_equal(device_download(mem[i], 0, x, sizeof(x)), STATUS_OK);
		for (int j = 0; i < touched && j < N; j++)
			assert_float_equal(x[j], 1.5f,
					   0); /* one application since the restore */
		device_free(mem[i]);
	}
	device_free(master);
}

CASE(E8_what_a_program_changes_is_restored)
{
	struct bench b;

	bench_new(&b, "");
	check_in_place(&b);
	bench_free(&b);
}

static bool after_three(void *ctx)
{
	return ++*(int *)ctx >= 3;
}

CASE(a_sitting_can_be_cancelled)
{
	struct bench b;
	struct point p;
	struct sitting_result r;
	int asked = 0;

	bench_new(&b, "");
	point_new(&p, &b, 1 << 20, 1);
	p.plan.is_cancelled = after_three;
	p.plan.ctx = &asked;
	sit(&b, &p, 1, &r);
	assert_true(r.was_cancelled && asked == 3);
	assert_string_equal(r.rows[0].cause, "interrupted");
	device_free(p.mem);
	bench_free(&b);
}

CASE(tags_are_written_once_and_read_back)
{
	struct bench b;
	struct point p;
	struct sitting_result r;
	json_auto_t *v = NULL;

	bench_new(&b, "");
	point_new(&p, &b, 1 << 20, 1);
	p.plan.is_warm = true;
	script(&b, "p0=constant 12.5");
	sit(&b, &p, 1, &r);
	struct buf text = buf_new(&b.a);
	struct jsonw w = jsonw_compact(&text);

	jsonw_open(&w, '{');
	sitting_write_tags(&w, &r.rows[0]);
	sitting_write_env(&w, &r.env);
	jsonw_close(&w, '}');
	assert_int_equal(json_read_text(buf_view(&text), "tags", &v),
			 STATUS_OK); /* no key twice */
	const char *key;
	const json_t *member;

	json_object_foreach((json_t *)v, key, member)
		assert_non_null(tag_find(key)); /* acceptance 2 */
	assert_true(near(json_number_value(json_object_get(v, "cold/median_us")),
			 r.rows[0].series[STATE_COLD].stats.median, 0));
	assert_true(json_is_null(json_object_get(v, "env/others_pct")));
	assert_string_equal(json_string_value(json_object_get(v, "cold/stop")), "ci_median");
	device_free(p.mem);
	bench_free(&b);
}

/* The real thing, small: an order of magnitude, since the machine is anybody's. */
CASE(cpu_is_calibrated_and_sat_on)
{
#if defined(__SANITIZE_THREAD__) && !defined(__clang__)
	/* Under gcc's ThreadSanitizer it does not end in minutes; clang's runs it. */
	print_message("skipped: calibration of the cpu under gcc's ThreadSanitizer\n");
	skip();
#endif
	struct bench b;
	struct calibrate_opts o = {.max_bytes = 64 << 20, .limit_s = 6};
	struct sitting_result r;
	struct sol *sol;

	bench_open(&b, "cpu", NULL);
	if (calibration_measure(&b.a, b.l, b.dev, &o, &b.c)) {
		/* a neighbour may disturb the clocks' comparison or the flush's proof */
		print_message("%s: %s\n", measure_cause(), status_story());
		assert_true(*measure_cause());
		status_clear();
		bench_free(&b);
		skip();
	}
	assert_true(b.c->tick_us > 0 && b.c->tick_us < 1 && b.c->f1_us[STATE_WARM] < 1000);
	assert_true(b.c->llc_bytes >= 256 << 10 &&
		    (b.c->is_partial || b.c->roofs.series[STATE_WARM][MIX_ADD].n > 1));
	assert_int_equal(sol_new(&b.a, b.dev, b.c, 1 << 20, 3, false, &sol), STATUS_OK);
	struct sitting_program p = {.name = "sol", .code = sol->code, .sets = sol->sets};
	struct sitting_plan plan = {.m = 3,
				    .nsets = 3,
				    .set_bytes = 1 << 20,
				    .read_bytes = 1 << 19,
				    .write_bytes = 1 << 19,
				    .is_cold = true,
				    .is_warm = true,
				    .cap_s = 3};

	assert_int_equal(stop_rules_parse("ci_median=20,budget=500", &plan.stop), STATUS_OK);
	assert_int_equal(measure_sitting(&b.a, b.l, b.dev, b.c, &p, 1, &plan, &r), STATUS_OK);
	/* whoever else is at work here, the row has samples or says why not */
	assert_true(r.rows[0].has[STATE_WARM]);
	assert_true(r.rows[0].series[STATE_WARM].n >= 6 || r.rows[0].cause);
	/* 1 MiB: not faster than 10 TB/s, not slower than 10 MB/s */
	assert_true(r.rows[0].series[STATE_WARM].stats.min > 0.1);
	assert_true(r.rows[0].series[STATE_WARM].stats.min < 100000);
	if (!b.c->cold_cause)
		check_in_place(&b);
	sol_free(sol);
	bench_free(&b);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(a_time_is_the_scripts_plus_its_share_of_the_launch),
		TEST(a_direct_launch_has_a_floor_of_its_own),
		TEST(cold_replays_touch_nothing_recent),
		TEST(B8_between_two_marks_is_one_launch),
		TEST(orders_are_even_and_repeat),
		TEST(each_rule_ends_a_series),
		TEST(too_few_samples_at_the_cap),
		TEST(C4_throttled_rounds_are_taken_again),
		TEST(neighbours_and_a_moved_floor_are_contention),
		TEST(A5_a_time_below_its_roof_is_marked),
		TEST(a_slow_program_sits_alone),
		TEST(a_pair_takes_turns_however_slow_one_is),
		TEST(E8_what_a_program_changes_is_restored),
		TEST(a_sitting_can_be_cancelled),
		TEST(tags_are_written_once_and_read_back),
		TEST(cpu_is_calibrated_and_sat_on),
	};

	return RUN(tests);
}
