/* Times of a point over runs. */
#include "account/history.h"

#include "base/json.h"
#include "base/stat.h"

#include <math.h>
#include <string.h>

static const double NORMAL_MAD = 0.6745, MOST_SCORE = 3.5, LEAST_DELTA = 0.02;
static const struct history unknown = {(double)NAN, (double)NAN, (double)NAN, (double)NAN,
				       false};

struct history history_of(const double before_us[HISTORY_BEFORE], double us)
{
	double median = stat_median(before_us, HISTORY_BEFORE);
	double mad = stat_mad(before_us, HISTORY_BEFORE, median), away = fabs(us - median);
	double score = away > 0 ? NORMAL_MAD * away / mad : 0;
	bool is_far = away / median >= LEAST_DELTA;

	return (struct history){.median_us = median,
				.mad_us = mad,
				.score = score,
				.delta_pct = 100 * (us / median - 1),
				.is_flagged = score > MOST_SCORE && is_far};
}

static bool is_same_key(const struct store_row *a, const struct store_row *b)
{
	return !strcmp(a->kernel, b->kernel) && !strcmp(a->point, b->point) &&
	       !strcmp(a->provider, b->provider) && !strcmp(a->options, b->options) &&
	       !strcmp(a->device_kind, b->device_kind) && !strcmp(a->arm, b->arm) &&
	       a->process == b->process;
}

/* NAN: it has no time. */
MUST static enum status time_of(const struct store_row *row, double *us)
{
	static const struct str key[] = {STR_ROW("cold/median_us")};
	struct json_picked median;

	*us = (double)NAN;
	if (row->status != ROW_OK && row->status != ROW_OK_UNCHECKED)
		return STATUS_OK;
	TRY(json_pick(str_of(row->metrics), key, 1, &median));
	*us = median.number;
	return STATUS_OK;
}

enum status history_of_rows(const struct store_row *rows, uint32_t n, struct history *out)
{
	double last[HISTORY_BEFORE], us;
	uint32_t count = 0;

	for (uint32_t i = 0; i < n; i++) {
		count = i && is_same_key(&rows[i - 1], &rows[i]) ? count : 0;
		out[i] = unknown;
		TRY_CTX(time_of(&rows[i], &us), "metrics of row %lld", (long long)rows[i].id);
		if (!(us > 0))
			continue;
		if (count >= HISTORY_BEFORE)
			out[i] = history_of(last, us);
		last[count++ % HISTORY_BEFORE] = us;
	}
	return STATUS_OK;
}
