/* Choosing points that stand for a corpus. */
#include "corpus/set.h"

#include "base/file.h"
#include "base/json.h"
#include "corpus/pattern.h"
#include "corpus/tree.h"

#include <stdlib.h>
#include <string.h>

/* The best point of one group of a pattern. */
struct choice {
	char point[POINT_ID + 1];
	double weight; /* of the group */
	double best;   /* of the point */
	int group;
};

struct entry {
	char pattern[SHA256_HEX + 1];
	struct str label;
	struct choice *choices;
	uint32_t n;
	double weight;
	bool is_reduction;
};

static int size_class(int64_t bytes)
{
	return bytes < (int64_t)1 << 20 ? 0 : bytes < (int64_t)64 << 20 ? 1 : 2;
}

/* contiguous, permuted dense, broadcast, gapped */
static int layout_class(const struct point *p)
{
	const struct tensor *t = p->ninputs ? &p->inputs[0].t : NULL;

	if (!t || tensor_is_contiguous(t))
		return 0;
	for (uint32_t d = 0; d < t->rank; d++)
		if (t->stride[d] == 0 && t->dim[d] > 1)
			return 2;
	return tensor_is_dense(t) ? 1 : 3;
}

static bool in_suites(struct str model, const char *suites)
{
	const char *slash = memchr(model.p, '/', model.n);
	size_t n = slash ? (size_t)(slash - model.p) : model.n;

	for (const char *p = suites; p && *p;) {
		const char *comma = strchrnul(p, ',');

		if ((size_t)(comma - p) == n && !memcmp(p, model.p, n))
			return true;
		p = *comma ? comma + 1 : comma;
	}
	return !suites;
}

/* Calls of the point in the suites of the rule; where they are not known, regions. */
static int64_t calls_of(const struct pattern_point *p, const struct set_rule *rule)
{
	int64_t n = 0;

	for (uint32_t i = 0; i < p->nrows; i++)
		if (in_suites(p->rows[i].model, rule->suites))
			n += p->rows[i].calls < 0 ? p->rows[i].regions : p->rows[i].calls;
	return n;
}

static void add_choice(struct arena *a, struct entry *e, const struct pattern_point *p,
		       const struct set_rule *rule)
{
	int64_t calls = calls_of(p, rule), bytes = p->bytes.read + p->bytes.write;
	int group = size_class(bytes) * 4 + layout_class(&p->p);
	double weight = (double)calls * (double)bytes;
	struct choice *c = NULL;

	if (!calls || calls < rule->min_calls)
		return;
	for (uint32_t i = 0; i < e->n; i++)
		if (e->choices[i].group == group)
			c = &e->choices[i];
	if (!c) {
		struct choice *list = arena_array(a, struct choice, e->n + 1);

		if (e->n)
			memcpy(list, e->choices, e->n * sizeof(*list));
		e->choices = list;
		c = &list[e->n++];
		*c = (struct choice){.group = group, .best = -1};
	}
	c->weight += weight;
	e->weight += weight;
	/* Points come by id, so that ties fall to the smallest. */
	if (weight > c->best) {
		c->best = weight;
		memcpy(c->point, p->p.id, sizeof(c->point));
	}
}

static int by_weight(const void *x, const void *y)
{
	const struct entry *a = x, *b = y;

	if (a->weight != b->weight)
		return a->weight > b->weight ? -1 : 1;
	return strcmp(a->pattern, b->pattern);
}

static int by_point(const void *x, const void *y)
{
	return strcmp(((const struct choice *)x)->point, ((const struct choice *)y)->point);
}

MUST static enum status read_entries(struct arena *a, const char *root,
				     const struct set_rule *rule, struct entry **out,
				     uint32_t *n)
{
	struct arena scratch = {0};
	struct str *names;
	size_t count;
	enum status s = tree_kernels(a, root, &names, &count);

	*n = 0;
	*out = s ? NULL : arena_array(a, struct entry, count);
	for (size_t i = 0; !s && i < count; i++) {
		struct pattern k;
		struct entry *e = &(*out)[*n];

		s = pattern_read(
			&scratch,
			arena_printf(a, "%s/canonical/" STR_FMT, root, STR_ARG(names[i])), &k);
		if (s)
			break;
		*e = (struct entry){.label = str_copy(a, k.label)};
		memcpy(e->pattern, k.id, sizeof(e->pattern));
		e->is_reduction = !str_is(k.label, "pointwise");
		for (uint32_t p = 0; p < k.npoints && !k.quarantine.n; p++)
			add_choice(a, e, &k.points[p], rule);
		*n += e->n > 0;
		arena_reset(&scratch, (struct arena_mark){0});
	}
	arena_release(&scratch);
	if (!s && *n)
		qsort(*out, *n, sizeof(**out), by_weight);
	return s;
}

static void put_rule(struct jsonw *w, const struct set_rule *rule)
{
	jsonw_key(w, "rule");
	jsonw_open_inline(w, '{');
	jsonw_key(w, "reduction");
	jsonw_int(w, rule->reduction);
	jsonw_key(w, "pointwise");
	jsonw_int(w, rule->pointwise);
	jsonw_key(w, "min_calls");
	jsonw_int(w, rule->min_calls);
	jsonw_key(w, "suites");
	jsonw_open(w, '[');
	for (const char *p = rule->suites; p && *p;) {
		const char *comma = strchrnul(p, ',');

		jsonw_str(w, (struct str){p, (size_t)(comma - p)});
		p = *comma ? comma + 1 : comma;
	}
	jsonw_close(w, ']');
	jsonw_close(w, '}');
}

static void put_entry(struct jsonw *w, struct entry *e)
{
	qsort(e->choices, e->n, sizeof(*e->choices), by_point);
	jsonw_open_inline(w, '{');
	jsonw_key(w, "pattern");
	jsonw_cstr(w, e->pattern);
	jsonw_key(w, "label");
	jsonw_str(w, e->label);
	jsonw_key(w, "points");
	jsonw_open(w, '[');
	for (uint32_t i = 0; i < e->n; i++)
		jsonw_cstr(w, e->choices[i].point);
	jsonw_close(w, ']');
	jsonw_close(w, '}');
}

enum status set_make(struct arena *a, const char *root, const struct set_rule *rule,
		     struct str *out)
{
	struct buf b = buf_new(a);
	struct jsonw w = jsonw_new(&b);
	struct corpus_head head;
	struct entry *entries;
	uint32_t n, kept[2] = {0};

	TRY(tree_head(a, root, &head));
	TRY(read_entries(a, root, rule, &entries, &n));
	jsonw_open(&w, '{');
	jsonw_key(&w, "schema");
	jsonw_int(&w, 1);
	jsonw_key(&w, "set");
	jsonw_cstr(&w, rule->name);
	jsonw_key(&w, "generation");
	jsonw_int(&w, head.generation);
	put_rule(&w, rule);
	jsonw_key(&w, "entries");
	jsonw_open(&w, '[');
	for (uint32_t i = 0; i < n; i++)
		if (kept[entries[i].is_reduction] <
		    (entries[i].is_reduction ? rule->reduction : rule->pointwise)) {
			put_entry(&w, &entries[i]);
			kept[entries[i].is_reduction]++;
		}
	jsonw_close(&w, ']');
	jsonw_close(&w, '}');
	buf_char(&b, '\n');
	*out = buf_view(&b);
	return STATUS_OK;
}

enum status set_write(struct arena *a, const struct set_rule *rule, struct str text)
{
	size_t n = strlen(rule->name);

	if (!n || n > 128 ||
	    strspn(rule->name, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
			       "0123456789._-") != n ||
	    rule->name[0] == '.')
		FAIL(USAGE, "'%s' is no name of a set", rule->name);
	TRY(file_mkdirs("benchmarks"));
	return file_write(arena_printf(a, "benchmarks/%s.json", rule->name), text);
}
