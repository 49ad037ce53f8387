/* Arms: entries in any order become points with prices. */
#include "account/arm_int.h"
#include "base/sha256.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static const double UNKNOWN = (double)NAN;

struct price price_new(const char *axis)
{
	return (struct price){.axis = axis,
			      .us = UNKNOWN,
			      .k = 1,
			      .q_us = UNKNOWN,
			      .ci_lo_us = UNKNOWN,
			      .ci_hi_us = UNKNOWN,
			      .roof_us = UNKNOWN,
			      .floor_us = UNKNOWN,
			      .compute_us = UNKNOWN,
			      .launches = -1,
			      .peak_bytes = -1,
			      .traffic_bytes = -1,
			      .compile_s = UNKNOWN,
			      .sm_mhz = UNKNOWN,
			      .bytes = UNKNOWN};
}

const char *after_underscore(const char *text)
{
	const char *at = strrchr(text, '_');

	return at ? at + 1 : text;
}

void arm_entry_name(struct arena *a, struct arm_entry *e, const char *kernel, const char *point)
{
	struct str pattern;

	e->name = str_cstr(a, str_of(kernel));
	/* graphs of models have paths for names, of which the last part is common */
	e->pattern = strchr(e->name, '/') ? e->name : after_underscore(e->name);
	pattern = str_of(e->pattern);
	char *key = arena_array(a, char, pattern.n + strlen(point) + 2);

	memcpy(key, pattern.p, pattern.n);
	key[pattern.n] = '/';
	e->key = key;
	e->point = strcpy(key + pattern.n + 1, point);
}

void arm_add(struct arm_builder *b, const struct arm_entry *e)
{
	struct arm_entry *own = arena_new(b->a, struct arm_entry);

	*own = *e;
	vec_push(&b->entries, b->a, own);
}

const char *arm_where(struct arena *a, const struct arm_entry *e)
{
	if (e->where)
		return e->where;
	return arena_printf(a, "row %s %s %s %s %d", e->name, e->point, e->provider,
			    e->price.options, e->process.id);
}

enum status arm_check_strict(const struct arm_builder *b, const struct arm_entry *e)
{
	if (b->opts->is_strict && e->price.axis && e->price.state == PRICE_INVALID)
		FAIL(INVALID, "%s: %s of %s is no time: %s", b->source, e->price.axis,
		     arm_where(b->a, e), e->price.cause);
	return STATUS_OK;
}

/* The first of the values in "a, b" that does not stand before v, or the end. */
static const char *place_of(const char *facts, const char *v, bool *is_it)
{
	const char *p = facts;

	*is_it = false;
	for (;;) {
		const char *comma = strstr(p, ", ");
		struct str one = {p, comma ? (size_t)(comma - p) : strlen(p)};
		int order = str_cmp(one, str_of(v));

		*is_it = !order;
		if (order >= 0)
			return p;
		if (!comma)
			return p + one.n;
		p = comma + 2;
	}
}

/* In their order, so that none of rows shows. */
void arm_add_fact(struct arena *a, const char **fact, const char *v)
{
	const char *at;
	bool is_it;

	if (!*fact || !**fact) {
		*fact = str_cstr(a, str_of(v));
		return;
	}
	if (!strcmp(*fact, v))
		return;
	at = place_of(*fact, v, &is_it);
	if (is_it)
		return;
	if (*at)
		*fact = arena_printf(a, "%.*s%s, %s", (int)(at - *fact), *fact, v, at);
	else
		*fact = arena_printf(a, "%s, %s", *fact, v);
}

/* ---- order and contradictions ---- */

static int compare_text(const char *a, const char *b)
{
	return strcmp(a ? a : "", b ? b : "");
}

static int by_key(const void *x, const void *y)
{
	const struct arm_entry *a = *(struct arm_entry *const *)x,
			       *b = *(struct arm_entry *const *)y;
	int c = strcmp(a->key, b->key);

	c = c ? c : compare_text(a->price.axis, b->price.axis);
	c = c ? c : (a->process.id > b->process.id) - (a->process.id < b->process.id);
	c = c ? c : compare_text(a->where, b->where);
	c = c ? c : compare_text(a->name, b->name);
	c = c ? c : compare_text(a->provider, b->provider);
	return c ? c : compare_text(a->price.options, b->price.options);
}

static bool same_number(double a, double b)
{
	return a == b || (isnan(a) && isnan(b));
}

static bool is_equal(const struct arm_entry *a, const struct arm_entry *b)
{
	const struct price *p = &a->price, *q = &b->price;

	return p->state == q->state && same_number(p->us, q->us) && same_number(p->k, q->k) &&
	       same_number(p->ci_lo_us, q->ci_lo_us) && same_number(p->ci_hi_us, q->ci_hi_us) &&
	       !compare_text(p->cause, q->cause) && !compare_text(a->cause, b->cause);
}

static bool is_same_price(const struct arm_entry *a, const struct arm_entry *b)
{
	return !strcmp(a->key, b->key) && !compare_text(a->price.axis, b->price.axis);
}

/* Equal ones are one; two that differ are a contradiction, unless processes made them. */
MUST static enum status drop_doubles(struct arm_builder *b)
{
	uint32_t n = 0;

	for (uint32_t i = 0; i < b->entries.n; i++) {
		struct arm_entry *e = b->entries.p[i], *last = b->entries.p[n ? n - 1 : 0];

		if (!n || !is_same_price(last, e) || last->process.id != e->process.id) {
			b->entries.p[n++] = e;
			continue;
		}
		if (!e->price.axis) {
			last->cause = last->cause ? last->cause : e->cause;
			continue;
		}
		if (!is_equal(last, e))
			FAIL(INVALID,
			     "%s: %s has two different %s: at %s and at %s; keep one of them",
			     b->source, e->key, e->price.axis, arm_where(b->a, last),
			     arm_where(b->a, e));
	}
	b->entries.n = n;
	return STATUS_OK;
}

/* ---- points and prices ---- */

/* Of processes with a price each: the geometric mean; the worst of their states. */
static struct price join(struct arena *a, struct arm_entry *const *e, uint32_t n)
{
	struct price p = e[0]->price;
	double logs = 0;

	p.processes = arena_array(a, struct price_process, n);
	for (uint32_t i = 0; i < n; i++) {
		const struct price *q = &e[i]->price;

		if (e[i]->process.n)
			p.processes[p.nprocesses++] = e[i]->process;
		if (q->state != PRICE_VALID && p.state == PRICE_VALID) {
			p.state = q->state;
			p.cause = q->cause;
		}
		p.is_unstable |= q->is_unstable;
		p.is_unchecked |= q->is_unchecked;
		p.is_above_roof |= q->is_above_roof;
		p.is_aa |= q->is_aa;
		logs += log(q->us);
	}
	if (n > 1) {
		p.us = p.state == PRICE_VALID ? exp(logs / n) : UNKNOWN;
		p.ci_lo_us = p.ci_hi_us = UNKNOWN;
	}
	return p;
}

static uint32_t count_same(const struct arm_builder *b, uint32_t from, bool is_axis)
{
	uint32_t i = from + 1;
	struct arm_entry *const *e = b->entries.p;

	while (i < b->entries.n && !strcmp(e[i]->key, e[from]->key) &&
	       (!is_axis || is_same_price(e[i], e[from])))
		i++;
	return i - from;
}

/* The time that stands beside those of the compilers. */
static bool is_sol(const char *axis)
{
	return str_starts(str_of(axis), "memcopy_sol_us");
}

static struct arm_point make_point(const struct arm_builder *b, uint32_t from, uint32_t n)
{
	struct arm_entry *const *e = &b->entries.p[from];
	struct arm_point p = {.key = e[0]->key, .pattern = e[0]->pattern, .point = e[0]->point};

	p.prices = arena_array(b->a, struct price, n);
	for (uint32_t i = 0; i < n;) {
		uint32_t m = count_same(b, from + i, true);

		p.name = e[i]->name ? e[i]->name : p.name;
		p.label = e[i]->label ? e[i]->label : p.label;
		p.cause = e[i]->cause ? e[i]->cause : p.cause;
		if (e[i]->price.axis && is_sol(e[i]->price.axis)) {
			struct price *sol = arena_new(b->a, struct price);

			*sol = join(b->a, &e[i], m);
			p.sol = sol;
		} else if (e[i]->price.axis) {
			p.prices[p.nprices++] = join(b->a, &e[i], m);
		}
		i += m;
	}
	p.label = p.label ? p.label : p.point;
	return p;
}

static int by_pattern(const void *x, const void *y)
{
	return strcmp(((const struct arm_failure *)x)->pattern,
		      ((const struct arm_failure *)y)->pattern);
}

/* What was taken, as bytes: the same from a store and from an export of it. */
static void put_taken(struct buf *b, const struct arm_entry *e)
{
	const struct price *p = &e->price;
	const double numbers[] = {p->us,       p->k,        p->q_us,
				  p->ci_lo_us, p->ci_hi_us, (double)e->process.id};
	const char *const texts[] = {e->key,   p->axis,  p->options, p->cause,
				     e->cause, p->image, p->source};

	for (size_t i = 0; i < sizeof(texts) / sizeof(*texts); i++)
		buf_add(b, texts[i] ? texts[i] : "", texts[i] ? strlen(texts[i]) + 1 : 1);
	buf_add(b, numbers, sizeof(numbers));
	buf_add(b, e->process.us, e->process.n * sizeof(*e->process.us));
	buf_add(b, e->process.taint, e->process.n * sizeof(*e->process.taint));
}

void arm_digest(const struct arm *arm, char hex[SHA256_HEX + 1])
{
	struct arena scratch = {0};
	struct buf text = buf_new(&scratch);

	for (uint32_t i = 0; i < arm->ntaken; i++)
		put_taken(&text, arm->taken[i]);
	for (uint32_t i = 0; i < arm->nfailures; i++)
		buf_printf(&text, "%s %s\n", arm->failures[i].pattern, arm->failures[i].cause);
	sha256_hex(buf_view(&text), hex);
	arena_release(&scratch);
}

void arm_put_digest(struct jsonw *w, const char *key, const struct arm *arm)
{
	char hex[SHA256_HEX + 1];

	arm_digest(arm, hex);
	jsonw_put_cstr(w, key, hex);
}

/* Rows of twins are an arm beside the one that they belong to. */
MUST static enum status finish_twins(struct arm_builder *b)
{
	struct arm *aa = arena_new(b->a, struct arm);
	struct arm_builder twins = {.a = b->a, .source = b->source, .arm = aa, .opts = b->opts};

	if (!b->twins.n)
		return STATUS_OK;
	*aa = *b->arm;
	for (uint32_t i = 0; i < b->twins.n; i++)
		vec_push(&twins.entries, b->a, b->twins.p[i]);
	TRY(arm_finish(&twins));
	b->arm->aa = aa;
	return STATUS_OK;
}

enum status arm_finish(struct arm_builder *b)
{
	struct arm *out = b->arm;

	TRY(finish_twins(b));
	if (b->entries.n)
		qsort(b->entries.p, b->entries.n, sizeof(*b->entries.p), by_key);
	if (b->failures.n)
		qsort(b->failures.p, b->failures.n, sizeof(*b->failures.p), by_pattern);
	TRY(drop_doubles(b));
	out->points = arena_array(b->a, struct arm_point, b->entries.n + 1);
	for (uint32_t i = 0; i < b->entries.n;) {
		uint32_t n = count_same(b, i, false);

		out->points[out->npoints++] = make_point(b, i, n);
		i += n;
	}
	out->failures = b->failures.p;
	out->nfailures = b->failures.n;
	out->taken = b->entries.p;
	out->ntaken = b->entries.n;
	return STATUS_OK;
}

/* ---- looking up ---- */

static int key_of_point(const void *key, const void *p)
{
	return strcmp(key, ((const struct arm_point *)p)->key);
}

const struct arm_point *arm_find(const struct arm *arm, const char *key)
{
	return arm->npoints ? bsearch(key, arm->points, arm->npoints, sizeof(*arm->points),
				      key_of_point)
			    : NULL;
}

const struct price *arm_price(const struct arm_point *p, const char *axis)
{
	for (uint32_t i = 0; p && i < p->nprices; i++)
		if (!strcmp(p->prices[i].axis, axis))
			return &p->prices[i];
	return NULL;
}

const char *arm_pattern_cause(const struct arm *arm, const char *pattern)
{
	const struct arm_failure want = {pattern, NULL};
	const struct arm_failure *f = arm->nfailures
					      ? bsearch(&want, arm->failures, arm->nfailures,
							sizeof(*arm->failures), by_pattern)
					      : NULL;

	return f ? f->cause : NULL;
}
