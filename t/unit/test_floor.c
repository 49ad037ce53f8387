/* Launch floors by chains of empty kernels. */
#include "account/attribution.h"
#include "account/model.h"
#include "base/fit.h"
#include "model_file.h"
#include "unit.h"

#include <math.h>
#include <string.h>

/* ---- floors ---- */

static const double chain_k[] = {1, 2, 3, 5, 10, 20, 40, 70, 100};

CASE(V9_an_exact_line)
{
	double t[9];

	for (int i = 0; i < 9; i++)
		t[i] = 4 + 0.85 * chain_k[i];
	struct chain_fit f = chain_fit(chain_k, t, 9, 0.032);

	assert_printed(f.c, "4.000");
	assert_printed(f.s, "0.8500");
	assert_printed(f.scatter, "0.009238");
	assert_printed(f.se_c, "0.004012");
	assert_false(f.is_bent);
}

CASE(V10_noise_and_an_outlier)
{
	static const double t[] = {4.86, 5.71, 6.53, 8.27, 12.49, 21.04, 38.02, 75.00, 89.02};
	struct chain_fit f = chain_fit(chain_k, t, 9, 0.032);

	assert_printed(f.c, "4.009");
	assert_printed(f.s, "0.8507");
	assert_printed(f.scatter, "0.02563");
	assert_printed(f.se_c, "0.01113");
	assert_printed(f.worst, "11.44");
	assert_int_equal(f.worst_k, 70);
}

CASE(V11_bent_and_unusable)
{
	double t[9];

	for (int i = 0; i < 9; i++)
		t[i] = 4 + 0.85 * chain_k[i];
	t[0] = 3.10;
	struct chain_fit f = chain_fit(chain_k, t, 9, 0.032);

	assert_printed(f.c, "4.000");
	assert_printed(f.s, "0.8500");
	assert_printed(t[0] - f.c - f.s, "-1.750");
	assert_true(f.is_bent);
	assert_printed(f.g1, "2.250");
	for (int i = 0; i < 9; i++)
		t[i] = 0.5 * chain_k[i] - 0.2;
	assert_true(chain_fit(chain_k, t, 9, 0.032).is_unusable);
}

CASE(several_devices_have_the_floor_in_their_midst)
{
	const struct arm_floor f[] = {{"GPU-0", 4.0, 0.8, 0.01, 0.001, 2.25, true, 2.5},
				      {"GPU-1", 4.3, 0.9, 0.02, 0.001, 2, false, (double)NAN},
				      {"GPU-2", 4.1, 0.7, 0.01, 0.001, 2, false, 2.25},
				      {"GPU-3", -1, 0.7, 0.01, 0.001, 9, true, 3}};
	struct launch_floor all = launch_floor_of(f, 3), bad = launch_floor_of(&f[3], 1);

	assert_true(launch_floor_is_known(&all));
	assert_true(all.g_us == 4.1 && fabs(all.se_us - 0.15) < 1e-12 && all.slope_us == 0.8);
	assert_true(all.g1_us == 2.25 && isnan(launch_floor_of(&f[1], 2).g1_us));
	assert_true(all.direct_us == 2.375 && isnan(launch_floor_of(&f[1], 1).direct_us));
	assert_string_equal(bad.cause, "floor_unusable");
	assert_true(isnan(bad.g_us));
	assert_string_equal(launch_floor_of(NULL, 0).cause, "no_floor");
}

CASE(a_floor_is_recovered_from_rows_of_different_k)
{
	static const double k[] = {6, 8, 8, 12, 40, 1};
	struct price prices[6] = {0};
	struct arm_point points[6] = {0};
	struct arm arm = {.points = points, .npoints = 6};

	for (int i = 0; i < 6; i++) {
		prices[i] = (struct price){.axis = i == 5 ? "compiled_us_warm" : "compiled_us",
					   .state = PRICE_VALID,
					   .us = 20,
					   .k = k[i],
					   .floor_us = i == 5 ? 99 : 0.55 + 2.75 / k[i]};
		points[i] = (struct arm_point){.prices = &prices[i], .nprices = 1};
	}
	struct launch_floor f = launch_floor_of_arm(&arm);

	assert_true(launch_floor_is_known(&f));
	assert_true(fabs(f.g_us - 2.75) < 1e-9 && fabs(f.slope_us - 0.55) < 1e-9);
	assert_true(f.se_us < 1e-9);
	arm.npoints = 3; /* two different K are no line with an error */
	assert_string_equal(launch_floor_of_arm(&arm).cause, "no_floor");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(V9_an_exact_line),
		TEST(V10_noise_and_an_outlier),
		TEST(V11_bent_and_unusable),
		TEST(several_devices_have_the_floor_in_their_midst),
		TEST(a_floor_is_recovered_from_rows_of_different_k),
	};

	return RUN(tests);
}
