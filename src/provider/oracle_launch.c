/* How an entry is compiled and launched: options, grids, arguments. */
#include "provider/oracle_int.h"

#include <string.h>

/* ---- options ---- */

/* What is known to keep values as the graph has them.  A word that ends in = or stands for a
 * letter takes a value; anything that is not here may change them, and is refused. */
static const struct {
	const char *word;
	bool is_c, is_cuda, has_value;
} admitted[] = {
	{"-D", true, true, true},
	{"-O0", true, false, false},
	{"-O1", true, false, false},
	{"-O2", true, false, false},
	{"-O3", true, false, false},
	{"-funroll-loops", true, false, false},
	{"-fno-tree-vectorize", true, false, false},
	{"-ffp-contract=off", true, false, false},
	{"-ffp-contract=fast", true, false, false},
	{"-mprefer-vector-width=", true, false, true},
	{"--fmad=false", false, true, false},
	{"--fmad=true", false, true, false},
	{"--maxrregcount=", false, true, true},
	{"--restrict", false, true, false},
	{"--extra-device-vectorization", false, true, false},
	{"-lineinfo", false, true, false},
};

static bool is_admitted(const char *option, bool is_cuda)
{
	for (size_t i = 0; i < sizeof(admitted) / sizeof(*admitted); i++) {
		size_t n = strlen(admitted[i].word);

		if (!(is_cuda ? admitted[i].is_cuda : admitted[i].is_c))
			continue;
		if (admitted[i].has_value ? !strncmp(option, admitted[i].word, n) && option[n]
					  : !strcmp(option, admitted[i].word))
			return true;
	}
	return false;
}

enum status oracle_options(const struct oracle_reader *r, const char *where,
			   const struct oracle_entry *e)
{
	for (uint32_t i = 0; i < e->noptions; i++) {
		const char *at = arena_printf(r->a, "%s.options[%u]", where, i);

		if (e->kind != ORACLE_CU && e->kind != ORACLE_C)
			return oracle_bad(r, at, "%s is not compiled", e->file);
		if (!is_admitted(e->options[i], e->kind == ORACLE_CU))
			return oracle_bad(r, at,
					  "%s is not known to keep values: fast math, "
					  "approximations and flushing to zero are refused",
					  e->options[i]);
	}
	return STATUS_OK;
}

/* ---- arguments ---- */

MUST static enum status read_scalar(const struct oracle_reader *r, const char *where,
				    const char *text, struct oracle_arg *out)
{
	static const struct {
		const char *word;
		enum dtype dtype;
	} rows[] = {{"i32:", DTYPE_i32},
		    {"i64:", DTYPE_i64},
		    {"f32:", DTYPE_f32},
		    {"f64:", DTYPE_f64}};
	double f;

	for (size_t i = 0; i < sizeof(rows) / sizeof(*rows); i++) {
		if (strncmp(text, rows[i].word, 4))
			continue;
		*out = (struct oracle_arg){.kind = ORACLE_SCALAR,
					   .dtype = rows[i].dtype,
					   .text = str_of(text + 4)};
		if (dtype_is_float(out->dtype) && !str_to_f64(out->text, &f))
			return STATUS_OK;
		status_clear(); /* no number: an expression then */
		json_auto_t *v = json_string(text + 4);

		return oracle_expression(r, where, v, &out->text);
	}
	return oracle_bad(r, where,
			  "\"%s\" is no argument: in0, out0, a temp, or i32: i64: f32: f64: "
			  "with a value",
			  text);
}

MUST static enum status read_arg(const struct oracle_reader *r, const char *where,
				 const char *text, struct oracle_arg *out)
{
	struct oracle_name n;

	for (uint32_t i = 0; i < r->entry->ntemps; i++)
		if (!strcmp(text, r->entry->temps[i].name)) {
			*out = (struct oracle_arg){.kind = ORACLE_TEMP, .n = i};
			return STATUS_OK;
		}
	if (oracle_name(str_of(text), &n) && !n.what && (n.of == 'i' || n.of == 'o')) {
		*out = (struct oracle_arg){.kind = n.of == 'i' ? ORACLE_IN : ORACLE_OUT,
					   .n = n.n};
		return STATUS_OK;
	}
	return read_scalar(r, where, text, out);
}

MUST static enum status read_args(const struct oracle_reader *r, const char *where,
				  const json_t *o, struct oracle_launch *l)
{
	const char *const *texts = NULL;
	struct oracle_arg *args;

	TRY(oracle_texts(r, where, o, "args", &texts, &l->nargs));
	args = arena_array(r->a, struct oracle_arg, l->nargs + 1);
	l->args = args;
	for (uint32_t i = 0; i < l->nargs; i++)
		TRY(read_arg(r, arena_printf(r->a, "%s.args[%u]", where, i), texts[i],
			     &args[i]));
	return STATUS_OK;
}

/* ---- launches ---- */

MUST static enum status read_extents(const struct oracle_reader *r, const char *where,
				     const json_t *o, const char *key, struct str out[3])
{
	const json_t *list = json_object_get(o, key);

	if (json_array_size(list) != 3)
		return oracle_bad(r, arena_printf(r->a, "%s.%s", where, key),
				  "a list of three is wanted");
	for (size_t i = 0; i < 3; i++)
		TRY(oracle_expression(r, arena_printf(r->a, "%s.%s[%zu]", where, key, i),
				      json_array_get(list, i), &out[i]));
	return STATUS_OK;
}

MUST static enum status read_launch(const struct oracle_reader *r, const char *where,
				    const json_t *o, struct oracle_launch *l)
{
	static const char *const words[] = {"kernel", "grid", "block", "smem", "args", NULL};
	const json_t *smem = json_object_get(o, "smem");

	TRY(oracle_known(r, where, o, words));
	TRY(oracle_text(r, where, o, "kernel", &l->kernel));
	TRY(read_extents(r, where, o, "grid", l->grid));
	TRY(read_extents(r, where, o, "block", l->block));
	l->smem = STR("0");
	if (smem)
		TRY(oracle_expression(r, arena_printf(r->a, "%s.smem", where), smem, &l->smem));
	return read_args(r, where, o, l);
}

enum status oracle_launches(const struct oracle_reader *r, const char *where, const json_t *o,
			    struct oracle_entry *e)
{
	const json_t *list = json_object_get(o, "launches"), *v;
	const char *at = arena_printf(r->a, "%s.launches", where);
	bool is_wanted = e->kind == ORACLE_CU || e->kind == ORACLE_CUBIN;
	struct oracle_launch *out =
		arena_array(r->a, struct oracle_launch, json_array_size(list) + 1);
	size_t i;

	e->launches = out;
	if (list && !json_is_null(list) && !json_is_array(list))
		return oracle_bad(r, at, "a list is wanted");
	if (is_wanted != (json_array_size(list) > 0))
		return oracle_bad(r, at,
				  is_wanted ? "%s needs at least one"
					    : "%s launches nothing itself: none are wanted",
				  e->file);
	json_array_foreach(list, i, v) TRY(
		read_launch(r, arena_printf(r->a, "%s[%zu]", at, i), v, &out[e->nlaunches++]));
	return STATUS_OK;
}
