/* What a row says of itself, in words. */
#include "op/listing.h"

#include "base/file.h"
#include "base/json.h"

static const struct {
	uint32_t flag;
	const char *word;
} words[] = {
	{OP_POINTWISE, "pointwise"}, {OP_REDUCTION, "reduction"},
	{OP_VIEW, "view"},           {OP_TRANSPARENT, "transparent"},
	{OP_MUTATES, "mutates"},     {OP_RANDOM, "random"},
	{OP_COMMUTES, "commutes"},   {OP_GATHER, "gather"},
	{OP_SCATTER, "scatter"},     {OP_SORT, "sort"},
	{OP_POOL, "pool"},           {OP_ALLOC, "alloc"},
	{OP_WINDOW, "window"},       {OP_DISCRETE, "discrete"},
	{OP_CANCELS, "cancels"},     {OP_UNCOUNTED, "uncounted"},
	{OP_ADDS, "adds"},
};

void op_flag_words(struct buf *b, uint32_t flags)
{
	const char *before = "";

	for (size_t i = 0; i < sizeof(words) / sizeof(words[0]); i++) {
		if (!(flags & words[i].flag))
			continue;
		buf_printf(b, "%s%s", before, words[i].word);
		before = ",";
	}
	if (!*before)
		buf_cstr(b, "-");
}

enum status op_count_cases(const char *dir, const struct op *op, size_t *out)
{
	struct arena a = {0};
	json_auto_t *cases = NULL;
	enum status s = json_read_file(arena_printf(&a, "%s/%s.json", dir, op->name), &cases);

	*out = 0;
	if (s == STATUS_NOT_FOUND) {
		status_clear();
		s = STATUS_OK;
	} else if (!s) {
		*out = json_array_size(cases);
	}
	arena_release(&a);
	return s;
}
