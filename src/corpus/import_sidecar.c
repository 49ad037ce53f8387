/* Sidecars of imported graphs: our own, those of the layout before ours, or none. */
#include "base/file.h"
#include "corpus/import_int.h"

#include <string.h>

static void lose(struct map *lost, const char *what)
{
	map_set(lost, str_of(what), 1);
}

json_t *import_nothing_known(void)
{
	return json_pack("{s:i, s:s, s:s, s:s, s:s, s:n, s:n, s:{}, s:[], s:[], s:{}, s:[], "
			 "s:{}, s:{}, s:{}, s:[]}",
			 "schema", 1, "graph", "", "text", "", "kind", "inference", "hook",
			 "import", "execs", "kernels", "provenance", "inputs", "outputs",
			 "attrs", "groups", "ops", "nodes", "symbols", "guards");
}

/* "torch.float32", "float32" and "f32". */
static enum dtype find_dtype(const char *word)
{
	struct str s = str_of(word);

	if (str_starts(s, "torch."))
		s = str_slice(s, 6, s.n);
	enum dtype d = dtype_find(s);

	return d ? d : dtype_find_torch(s);
}

static int64_t count_of(const json_t *dims)
{
	int64_t n = 1, d;

	for (size_t i = 0; i < json_array_size(dims); i++) {
		d = json_integer_value(json_array_get(dims, i));
		if (d < 0 || __builtin_mul_overflow(n, d, &n))
			return 0;
	}
	return n;
}

/* Values from min to max, none more often than another. */
static json_t *even_sketch(int64_t min, int64_t max, int64_t n, const char *order)
{
	int64_t range, uniq, b = 1;

	if (__builtin_sub_overflow(max, min, &range) || range < 0 ||
	    __builtin_add_overflow(range, 1, &range) || n < 1)
		return NULL;
	uniq = n < range ? n : range;
	while (b <= n / uniq / 2)
		b *= 2;
	return json_pack("{s:I, s:I, s:I, s:I, s:s, s:[[I, I, I]]}", "min", (json_int_t)min,
			 "max", (json_int_t)max, "n", (json_int_t)n, "uniq", (json_int_t)uniq,
			 "order", order, "dup", (json_int_t)b, (json_int_t)uniq, (json_int_t)n);
}

/* "perm", ["index", hi], ["randint", lo, hi], ["perm", n], ["offsets", hi], ["const", v]. */
static json_t *seen_by_generator(const json_t *gen, int64_t n)
{
	const char *word = json_string_value(json_is_array(gen) ? json_array_get(gen, 0) : gen);
	const json_t *x = json_array_get(gen, 1), *y = json_array_get(gen, 2);
	int64_t lo = y ? json_integer_value(x) : 0, hi = json_integer_value(y ? y : x);

	if (!word || (x && !json_is_integer(x)) || (y && !json_is_integer(y)))
		return NULL;
	if (!strcmp(word, "perm"))
		return even_sketch(0, n - 1, n, "random");
	if (!strcmp(word, "offsets") && x)
		return even_sketch(0, hi, n, "sorted");
	if (!strcmp(word, "const") && x)
		return even_sketch(hi, hi, n, "runs");
	if ((!strcmp(word, "index") || !strcmp(word, "randint")) && x && hi > lo)
		return even_sketch(lo, hi - 1, n, "random");
	return NULL;
}

static bool is_of_type(const json_t *v, enum dtype d)
{
	int bits = (int)dtype_bytes(d) * 8 - dtype_is_signed(d);
	int64_t x = json_integer_value(v);

	if (!json_is_integer(v) || (x < 0 && !dtype_is_signed(d)))
		return false;
	return bits >= 63 || (x < (int64_t)1 << bits && x >= -((int64_t)1 << bits));
}

/* What its opts say of an integer input's values, if its type can have them. */
static json_t *seen_of(const json_t *opts, enum dtype d, int64_t n)
{
	const json_t *seen = json_object_get(json_object_get(opts, "x"), "observed");
	const json_t *min = json_object_get(seen, "min"), *max = json_object_get(seen, "max");

	if (dtype_category(d) != CATEGORY_INT)
		return NULL;
	if (is_of_type(min, d) && is_of_type(max, d))
		return even_sketch(json_integer_value(min), json_integer_value(max), n,
				   "random");
	return seen_by_generator(json_object_get(opts, "gen"), n);
}

json_t *import_turned(const json_t *v)
{
	static const char *const keys[] = {"n", "st", "off", "data"};
	const json_t *dims = json_array_get(v, 0), *opts = json_array_get(v, 2);
	const char *word = json_string_value(json_array_get(v, 1));
	enum dtype d = word ? find_dtype(word) : DTYPE_none;
	json_t *kept, *seen;

	if (!json_is_array(dims) || !d)
		return NULL;
	kept = json_object();
	for (int i = 0; i < 4; i++)
		if (json_object_get(opts, keys[i]))
			json_object_set(kept, keys[i], json_object_get(opts, keys[i]));
	seen = seen_of(opts, d, count_of(dims));
	if (seen)
		json_object_set_new(kept, "obs", seen);
	return json_pack("[s, O, o]", dtype_name(d), dims, kept);
}

static json_t *from_prior(const json_t *prior, struct map *lost)
{
	const json_t *inputs = json_object_get(prior, "inputs");
	json_t *out = import_nothing_known(), *list = json_array();

	for (size_t i = 0; i < json_array_size(inputs); i++) {
		json_t *entry = import_turned(json_array_get(inputs, i));

		if (!entry)
			break;
		json_array_append_new(list, entry);
	}
	/* All of them or none: they are matched by position. */
	if (json_array_size(list) == json_array_size(inputs))
		json_object_set(out, "inputs", list);
	else
		lose(lost, "entries of inputs that are no [dims, dtype, opts]");
	json_decref(list);
	lose(lost, "storage groups, how often each value was seen");
	return out;
}

static void lose_all(struct map *lost)
{
	lose(lost, "verdicts and tags: the op table decides");
	lose(lost, "execs: calls are not known");
	lose(lost, "provenance");
}

enum status import_sidecar(const char *beside, struct map *lost, json_t **out)
{
	bool there = false;
	json_t *v = NULL;

	if (beside)
		TRY(file_exists(beside, &there));
	if (!there) {
		lose_all(lost);
		lose(lost, "observations, storage groups, offsets");
		*out = import_nothing_known();
		return STATUS_OK;
	}
	TRY(json_read_file(beside, &v));
	if (json_integer_value(json_object_get(v, "schema")) == 1 &&
	    json_is_object(json_object_get(v, "ops"))) {
		*out = v;
		return STATUS_OK;
	}
	lose_all(lost);
	*out = from_prior(v, lost);
	json_decref(v);
	return STATUS_OK;
}
