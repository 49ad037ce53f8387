/* What the hidden pairs of a sweep say of its noise. */
#include "account/aa.h"

#include "account/compare.h"

enum status aa_of_run(struct arena *a, int64_t run, const char *journal, struct share *out)
{
	const struct compare_opts d = compare_defaults();
	const struct arm_opts o = {.journal = journal};
	struct judgement j;
	struct pair_set set;
	struct arm arm;

	TRY(arm_read(a, arena_printf(a, "%lld", (long long)run), &o, &arm));
	pairs_make_hidden(a, &arm, &d.pairs, &set);
	pairs_judge(&set, &d.judge, &j);
	*out = j.false_alarms;
	return STATUS_OK;
}
