/* The tick of a clock. */
#include "base/stat.h"
#include "measure/calibrate.h"
#include "measure/method.h"

#include <math.h>

/* Differences are equal when they are so to the 100th of a ns: they come from sums in us. */
static double rounded(double us)
{
	return round(us * 1e5) / 1e5;
}

double tick_find(double *us, uint32_t n)
{
	uint32_t steps = 0, run = 1;
	double *step = us;

	stat_sort(us, n);
	for (uint32_t i = 1; i < n; i++)
		if (rounded(us[i] - us[i - 1]) > 0)
			step[steps++] = rounded(us[i] - us[i - 1]);
	stat_sort(step, steps);
	for (uint32_t i = 1; i < steps; i++) {
		run = step[i] == step[i - 1] ? run + 1 : 1;
		if (run == METHOD_TICK_SEEN)
			return step[i];
	}
	return METHOD_TICK_UNKNOWN_US;
}
