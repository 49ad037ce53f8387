/* torch's schema text, read once per row. */
#include "op/list_int.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const struct {
	const char *word;
	enum slot_type type;
} words[] = {
	{"Tensor", SLOT_TENSOR},  {"Tensor[]", SLOT_TENSORS},    {"Tensor?[]", SLOT_OTENSORS},
	{"Scalar", SLOT_SCALAR},  {"SymInt", SLOT_SYMINT},       {"SymInt[]", SLOT_SYMINTS},
	{"int", SLOT_INT},        {"int[]", SLOT_INTS},          {"float", SLOT_FLOAT},
	{"float[]", SLOT_FLOATS}, {"bool", SLOT_BOOL},           {"ScalarType", SLOT_DTYPE},
	{"Device", SLOT_DEVICE},  {"Layout", SLOT_LAYOUT},       {"MemoryFormat", SLOT_FORMAT},
	{"str", SLOT_STRING},     {"Generator", SLOT_GENERATOR},
};

/* A row that cannot be read is a mistake in this program, not in its input. */
static _Noreturn void broken(const char *text, const char *why)
{
	fprintf(stderr, "assay: schema '%s': %s\n", text, why);
	abort();
}

static struct str trim(struct str s)
{
	while (s.n && s.p[0] == ' ')
		s = str_slice(s, 1, s.n);
	while (s.n && s.p[s.n - 1] == ' ')
		s = str_slice(s, 0, s.n - 1);
	return s;
}

/* "Tensor?(a!)" or "SymInt[2]?" → the word without numbers, marks and aliases. */
static void read_type(struct slot *slot, struct str text, const char *schema)
{
	char word[32];
	size_t n = 0;

	for (size_t i = 0; i < text.n && n + 1 < sizeof(word); i++) {
		char c = text.p[i];

		if (c == '(') {
			slot->mutated = i + 2 < text.n && text.p[i + 2] == '!';
			while (i < text.n && text.p[i] != ')')
				i++;
		} else if (c == '?' && i + 1 == text.n) {
			slot->is_optional = true;
		} else if (c == '?' && text.p[i + 1] == '(') {
			slot->is_optional = true;
		} else if (c < '0' || c > '9') {
			word[n++] = c;
		}
	}
	word[n] = 0;
	for (size_t i = 0; i < sizeof(words) / sizeof(words[0]); i++)
		if (!strcmp(words[i].word, word)) {
			slot->type = words[i].type;
			return;
		}
	broken(schema, word);
}

static struct arg read_default(struct arena *a, struct str s, const char *schema)
{
	struct arg out = {.kind = ARG_NONE};

	if (str_is(s, "None"))
		return out;
	if (str_is(s, "True") || str_is(s, "False"))
		return (struct arg){.kind = ARG_BOOL, .i = s.p[0] == 'T'};
	if (s.p[0] == '\'' || s.p[0] == '"')
		return (struct arg){.kind = ARG_STR, .s = str_slice(s, 1, s.n - 1)};
	if (s.p[0] == '[') {
		int64_t v[8];
		uint32_t n = 0;
		struct str body = str_slice(s, 1, s.n - 1);

		while (body.n) {
			const char *comma = memchr(body.p, ',', body.n);
			size_t end = comma ? (size_t)(comma - body.p) : body.n;

			if (n == 8 || str_to_i64(trim(str_slice(body, 0, end)), &v[n++]))
				broken(schema, "default list");
			body = str_slice(body, end + 1, body.n);
		}
		return arg_ints(a, v, n);
	}
	if (s.p[0] >= 'a' && s.p[0] <= 'z') { /* contiguous_format */
		out.kind = ARG_OPAQUE;
		out.s = str_of(arena_printf(a, "torch." STR_FMT, STR_ARG(s)));
		return out;
	}
	if (memchr(s.p, '.', s.n) || memchr(s.p, 'e', s.n)) {
		out.kind = ARG_FLOAT;
		if (str_to_f64(s, &out.f))
			broken(schema, "default number");
		return out;
	}
	out.kind = ARG_INT;
	if (str_to_i64(s, &out.i))
		broken(schema, "default integer");
	return out;
}

static void read_slot(struct arena *a, struct slot *slot, struct str text, const char *schema)
{
	const char *eq = memchr(text.p, '=', text.n);
	struct str head = str_slice(text, 0, eq ? (size_t)(eq - text.p) : text.n);
	size_t at = head.n;

	while (at && head.p[at - 1] != ' ')
		at--;
	slot->name = str_slice(head, at, head.n);
	read_type(slot, trim(str_slice(head, 0, at)), schema);
	slot->is_dim = (slot->type == SLOT_INT || slot->type == SLOT_INTS) &&
		       (str_is(slot->name, "dim") || str_is(slot->name, "dims") ||
			str_is(slot->name, "dim0") || str_is(slot->name, "dim1") ||
			str_is(slot->name, "dimension"));
	if (eq) {
		slot->has_default = true;
		slot->def = read_default(
			a, trim(str_slice(text, (size_t)(eq - text.p) + 1, text.n)), schema);
	}
}

/* The next parameter: up to a comma outside brackets. */
static struct str next_part(struct str *rest)
{
	int depth = 0;
	size_t i = 0;

	for (; i < rest->n; i++) {
		char c = rest->p[i];

		depth += (c == '[' || c == '(') - (c == ']' || c == ')');
		if (c == ',' && !depth)
			break;
	}
	struct str part = trim(str_slice(*rest, 0, i));

	*rest = str_slice(*rest, i + 1, rest->n);
	return part;
}

static uint32_t count_outs(struct str text)
{
	uint32_t n = 1;

	if (str_is(text, "Tensor[]") || str_is(text, "()"))
		return 0;
	for (size_t i = 0; i < text.n; i++)
		n += text.p[i] == ',';
	return n;
}

static void read_schema(struct arena *a, const char *text, struct schema *out)
{
	struct str all = str_of(text);
	const char *arrow = strstr(text, ") -> ");
	bool kwarg_only = false;

	if (!arrow || text[0] != '(')
		broken(text, "no arrow");
	struct str rest = str_slice(all, 1, (size_t)(arrow - text));

	while (rest.n) {
		struct str part = next_part(&rest);

		if (str_is(part, "*")) {
			kwarg_only = true;
			continue;
		}
		if (out->nslots == SLOTS_MAX)
			broken(text, "too many slots");
		struct slot *slot = &out->slots[out->nslots++];

		read_slot(a, slot, part, text);
		slot->kwarg_only = kwarg_only;
		out->npositional += !kwarg_only;
	}
	out->nouts = count_outs(trim(str_of(arrow + 5)));
}

/* All rows are read together, once, into memory that lives as long as the process. */
static struct arena perm;
static struct schema *schemas;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void read_all(void)
{
	size_t n = 0;

	for (const struct op *op = NULL; (op = op_next(op));)
		n++;
	schemas = arena_array(&perm, struct schema, n);
	n = 0;
	for (const struct op *op = NULL; (op = op_next(op));)
		read_schema(&perm, op->schema, &schemas[n++]);
}

const struct schema *op_schema(const struct op *op)
{
	pthread_once(&once, read_all);
	return &schemas[op_number(op)];
}

int schema_find(const struct schema *s, struct str name)
{
	for (uint32_t i = 0; i < s->nslots; i++)
		if (str_eq(s->slots[i].name, name))
			return (int)i;
	return -1;
}
