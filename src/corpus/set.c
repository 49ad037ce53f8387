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
	bool is_reduction, is_kept;
	bool *has; /* each op of the rule's list */
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

/* The next word of "a,b,c"; false at the end. */
static bool next_word(const char **list, struct str *out)
{
	const char *p = *list;

	if (!p || !*p)
		return false;
	const char *comma = strchrnul(p, ',');

	*out = (struct str){p, (size_t)(comma - p)};
	*list = *comma ? comma + 1 : comma;
	return true;
}

static bool in_suites(struct str model, const char *suites)
{
	const char *slash = memchr(model.p, '/', model.n), *rest = suites;
	struct str name = {model.p, slash ? (size_t)(slash - model.p) : model.n}, word;

	while (next_word(&rest, &word))
		if (str_eq(word, name))
			return true;
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

	if (!calls || calls < rule->min_calls || bytes < rule->min_bytes ||
	    (rule->max_bytes && bytes > rule->max_bytes))
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

static bool has_op(const struct graph *g, struct str op)
{
	for (uint32_t i = g->nparams; i < g->nnodes; i++)
		if (g->nodes[i].kind == NODE_CALL && str_eq(g->nodes[i].target, op))
			return true;
	return false;
}

static void mark_ops(struct arena *a, struct entry *e, const struct graph *g,
		     const struct set_rule *rule)
{
	const char *rest = rule->with;
	struct str op;
	uint32_t n = 0;

	e->has = arena_array(a, bool, rule->with ? strlen(rule->with) + 1 : 1);
	while (next_word(&rest, &op))
		e->has[n++] = has_op(g, op);
}

static int by_group_weight(const void *x, const void *y)
{
	const struct choice *a = x, *b = y;

	if (a->weight != b->weight)
		return a->weight > b->weight ? -1 : 1;
	return strcmp(a->point, b->point);
}

static void keep_heaviest(struct entry *e, uint32_t most)
{
	if (!most || e->n <= most)
		return;
	qsort(e->choices, e->n, sizeof(*e->choices), by_group_weight);
	e->n = most;
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
		bool is_short = !rule->max_ops || k.g->nnodes - k.g->nparams <= rule->max_ops;

		for (uint32_t p = 0; p < k.npoints && is_short && !k.quarantine.n; p++)
			add_choice(a, e, &k.points[p], rule);
		mark_ops(a, e, k.g, rule);
		keep_heaviest(e, rule->max_points);
		*n += e->n > 0;
		arena_reset(&scratch, (struct arena_mark){0});
	}
	arena_release(&scratch);
	if (!s && *n)
		qsort(*out, *n, sizeof(**out), by_weight);
	return s;
}

static void put_words(struct jsonw *w, const char *key, const char *list)
{
	struct str word;

	jsonw_key(w, key);
	jsonw_open(w, '[');
	while (next_word(&list, &word))
		jsonw_str(w, word);
	jsonw_close(w, ']');
}

static void put_number(struct jsonw *w, const char *key, int64_t v)
{
	jsonw_key(w, key);
	jsonw_int(w, v);
}

static void put_rule(struct jsonw *w, const struct set_rule *rule)
{
	jsonw_key(w, "rule");
	jsonw_open_inline(w, '{');
	put_number(w, "reduction", rule->reduction);
	put_number(w, "pointwise", rule->pointwise);
	put_number(w, "min_calls", rule->min_calls);
	put_words(w, "suites", rule->suites);
	if (rule->min_bytes)
		put_number(w, "min_bytes", rule->min_bytes);
	if (rule->max_bytes)
		put_number(w, "max_bytes", rule->max_bytes);
	if (rule->max_points)
		put_number(w, "max_points", rule->max_points);
	if (rule->max_ops)
		put_number(w, "max_ops", rule->max_ops);
	if (rule->with)
		put_words(w, "with", rule->with);
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

static bool is_shown(const struct entry *list, uint32_t n, uint32_t k)
{
	for (uint32_t i = 0; i < n; i++)
		if (list[i].is_kept && list[i].has[k])
			return true;
	return false;
}

/* For each op of the list that is not shown yet the heaviest entry that has it. INVALID when
 * no kernel has it. */
MUST static enum status keep_with(struct entry *list, uint32_t n, const struct set_rule *rule)
{
	const char *rest = rule->with;
	struct str op;

	for (uint32_t k = 0; next_word(&rest, &op); k++) {
		uint32_t i = 0;

		if (is_shown(list, n, k))
			continue;
		while (i < n && !list[i].has[k])
			i++;
		if (i == n)
			FAIL(INVALID, "no kernel that the rule allows has " STR_FMT,
			     STR_ARG(op));
		list[i].is_kept = true;
	}
	return STATUS_OK;
}

static void keep_counts(struct entry *list, uint32_t n, const struct set_rule *rule)
{
	uint32_t left[2] = {rule->pointwise, rule->reduction};

	for (uint32_t i = 0; i < n; i++) {
		if (list[i].is_kept || !left[list[i].is_reduction])
			continue;
		list[i].is_kept = true;
		left[list[i].is_reduction]--;
	}
}

enum status set_make(struct arena *a, const char *root, const struct set_rule *rule,
		     struct str *out)
{
	struct buf b = buf_new(a);
	struct jsonw w = jsonw_new(&b);
	struct corpus_head head;
	struct entry *entries;
	uint32_t n;

	TRY(tree_head(a, root, &head));
	TRY(read_entries(a, root, rule, &entries, &n));
	TRY(keep_with(entries, n, rule));
	keep_counts(entries, n, rule);
	jsonw_open(&w, '{');
	put_number(&w, "schema", 1);
	jsonw_key(&w, "set");
	jsonw_cstr(&w, rule->name);
	put_number(&w, "generation", head.generation);
	put_rule(&w, rule);
	jsonw_key(&w, "entries");
	jsonw_open(&w, '[');
	for (uint32_t i = 0; i < n; i++)
		if (entries[i].is_kept)
			put_entry(&w, &entries[i]);
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
