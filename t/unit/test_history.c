/* Times over runs. */
#include "account/history.h"
#include "unit.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

static const double before[HISTORY_BEFORE] = {20.1, 20.3, 19.9, 20.0, 20.2,
					      20.1, 20.4, 19.8, 20.1, 20.0};

static bool is_near(double v, double printed, double unit)
{
	return fabs(v - printed) <= unit;
}

CASE(V45_history)
{
	struct history same = history_of(before, 20.5), slower = history_of(before, 21.4),
		       faster = history_of(before, 18.9);

	assert_true(is_near(same.median_us, 20.1, 1e-9) && is_near(same.mad_us, 0.1, 1e-9));
	assert_true(is_near(same.score, 2.698, 1e-3) && !same.is_flagged);
	assert_true(is_near(slower.score, 8.769, 1e-3) && slower.is_flagged);
	assert_true(is_near(slower.delta_pct, 6.468, 1e-3));
	assert_true(is_near(faster.score, 8.094, 1e-3) && faster.is_flagged);
	assert_true(is_near(faster.delta_pct, -5.970, 1e-3));
}

/* What hardly ever varies is not flagged for a thousandth. */
CASE(equal_times_have_no_spread)
{
	static const double equal[HISTORY_BEFORE] = {5, 5, 5, 5, 5, 5, 5, 5, 5, 5};
	struct history near = history_of(equal, 5.05), far = history_of(equal, 5.11);

	assert_true(history_of(equal, 5).score == 0);
	assert_true(isinf(near.score) && !near.is_flagged);
	assert_true(isinf(far.score) && far.is_flagged);
}

enum { ROWS = 24 };

/* Eleven rows of one point, with one that failed among them; then as many of another. */
CASE(rows_are_held_against_those_before_them)
{
	static char metrics[ROWS][64];
	struct store_row rows[ROWS];
	struct history h[ROWS];

	for (int i = 0; i < ROWS; i++) {
		int k = i % 12;
		double us = k == 11 ? 21.4 : before[k > 5 ? k - 1 : k];

		snprintf(metrics[i], sizeof(metrics[i]), "{\"cold/median_us\":%g}", us);
		rows[i] = (struct store_row){.id = i,
					     .arm = "",
					     .kernel = "sum_1",
					     .point = i < 12 ? "a" : "b",
					     .provider = "native",
					     .options = "{}",
					     .device_kind = "cpu",
					     .status = k == 5 ? ROW_FAILED : ROW_OK,
					     .metrics = metrics[i]};
	}
	assert_int_equal(history_of_rows(rows, ROWS, h), STATUS_OK);
	for (int i = 0; i < ROWS; i++)
		assert_true(h[i].is_flagged == (i % 12 == 11) &&
			    isnan(h[i].score) == (i % 12 != 11));
	assert_true(is_near(h[11].score, 8.769, 1e-3));
	rows[23].provider = "inductor";
	assert_int_equal(history_of_rows(rows, ROWS, h), STATUS_OK);
	assert_true(isnan(h[23].score));
	rows[3].metrics = "[";
	assert_int_equal(history_of_rows(rows, ROWS, h), STATUS_INVALID);
	assert_true(strstr(status_story(), "metrics of row 3") != NULL);
	status_clear();
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(V45_history),
		TEST(equal_times_have_no_spread),
		TEST(rows_are_held_against_those_before_them),
	};

	return RUN(tests);
}
