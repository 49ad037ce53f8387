/* The table of element types. */
#include "ir/dtype.h"

#include <assert.h>

static const struct dtype_row {
	const char *token, *torch;
	uint8_t bytes, category;
	bool computes;
} rows[DTYPE_COUNT] = {
#define DTYPE(token_, torch_, bytes_, category_, computes_) \
	[DTYPE_##token_] = {#token_, #torch_, bytes_, CATEGORY_##category_, computes_},
#include "ir/dtype.def"
#undef DTYPE
};

static const struct dtype_row *row(enum dtype d)
{
	assert(d > DTYPE_none && d < DTYPE_COUNT);
	return &rows[d];
}

const char *dtype_name(enum dtype d)
{
	return row(d)->token;
}

const char *dtype_torch_name(enum dtype d)
{
	return row(d)->torch;
}

size_t dtype_bytes(enum dtype d)
{
	return row(d)->bytes;
}

enum category dtype_category(enum dtype d)
{
	return (enum category)row(d)->category;
}

bool dtype_computes(enum dtype d)
{
	return row(d)->computes;
}

bool dtype_is_float(enum dtype d)
{
	return dtype_category(d) == CATEGORY_FLOAT;
}

bool dtype_is_signed(enum dtype d)
{
	return dtype_category(d) == CATEGORY_INT && row(d)->token[0] == 'i';
}

enum dtype dtype_find(struct str token)
{
	for (int d = 1; d < DTYPE_COUNT; d++)
		if (str_is(token, rows[d].token))
			return (enum dtype)d;
	return DTYPE_none;
}

enum dtype dtype_find_torch(struct str name)
{
	static const struct {
		const char *alias;
		enum dtype d;
	} aliases[] = {
		{"half", DTYPE_f16},  {"float", DTYPE_f32}, {"double", DTYPE_f64},
		{"short", DTYPE_i16}, {"int", DTYPE_i32},   {"long", DTYPE_i64},
	};

	for (int d = 1; d < DTYPE_COUNT; d++)
		if (str_is(name, rows[d].torch))
			return (enum dtype)d;
	for (size_t i = 0; i < sizeof(aliases) / sizeof(aliases[0]); i++)
		if (str_is(name, aliases[i].alias))
			return aliases[i].d;
	return DTYPE_none;
}

static const char *const category_names[] = {
	[CATEGORY_FLOAT] = "float",
	[CATEGORY_INT] = "int",
	[CATEGORY_BOOL] = "bool",
	[CATEGORY_COMPLEX] = "complex",
};

const char *category_name(enum category c)
{
	return category_names[c];
}

bool category_find(struct str name, enum category *out)
{
	for (int c = 0; c < 4; c++)
		if (str_is(name, category_names[c])) {
			*out = (enum category)c;
			return true;
		}
	return false;
}
