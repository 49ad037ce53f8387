/* The gate before a comparison: what must be equal, what is warned of. */
#include "account/comparable.h"

#include "base/stat.h"

#include <ctype.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

enum need { MUST_AGREE, SHOULD_AGREE };

/* Rows by fact; the two that are looked up point by point follow. */
static const struct {
	const char *name;
	enum need need;
} rows[FACTS] = {
	[FACT_WORKLOAD] = {"workload", MUST_AGREE},
	[FACT_METHOD] = {"method", MUST_AGREE},
	[FACT_STATISTIC] = {"statistic", MUST_AGREE},
	[FACT_INPUTS] = {"inputs", MUST_AGREE},
	[FACT_DEVICE_KIND] = {"device_kind", MUST_AGREE},
	[FACT_BUILD] = {"build", MUST_AGREE},
	[FACT_CONFIG] = {"config", MUST_AGREE},
	[FACT_DRIVER] = {"driver", SHOULD_AGREE},
	[FACT_CUDA] = {"cuda", SHOULD_AGREE},
	[FACT_POWER] = {"power_limit", SHOULD_AGREE},
	[FACT_CLOCKS] = {"clocks", SHOULD_AGREE},
	[FACT_LAUNCH] = {"launch", MUST_AGREE},
	[FACT_CORPUS] = {"corpus", SHOULD_AGREE},
};

static const double CLOCK_APART = 0.02;

enum status comparable_force(struct comparable_opts *o, const char *name)
{
	struct arena a = {0};
	struct buf known = buf_new(&a);

	for (int i = 0; i < FACTS; i++) {
		if (!strcmp(rows[i].name, name) && o->nforced < FORCED_MAX) {
			o->forced[o->nforced++] = rows[i].name;
			arena_release(&a);
			return STATUS_OK;
		}
		if (rows[i].need == MUST_AGREE)
			buf_printf(&known, " %s", rows[i].name);
	}
	char names[256];

	snprintf(names, sizeof(names), STR_FMT, STR_ARG(buf_view(&known)));
	arena_release(&a);
	FAIL(USAGE, "--force %s: no such field; they are%s", name, names);
}

static bool is_forced(const struct comparable_opts *o, const char *name)
{
	for (uint32_t i = 0; i < o->nforced; i++)
		if (!strcmp(o->forced[i], name))
			return true;
	return false;
}

/* ---- names of hardware ---- */

static struct str normal_hardware(struct arena *a, const char *s)
{
	struct buf b = buf_new(a);

	for (; *s; s++) {
		if (!isspace((unsigned char)*s))
			buf_char(&b, (char)tolower((unsigned char)*s));
		else if (b.n && b.p[b.n - 1] != ' ')
			buf_char(&b, ' ');
	}
	b.n -= b.n && b.p[b.n - 1] == ' ';
	struct str v = buf_view(&b);

	return str_starts(v, "nvidia ") ? str_slice(v, strlen("nvidia "), v.n) : v;
}

bool is_same_hardware(const char *x, const char *y)
{
	struct arena a = {0};
	bool is_same = str_eq(normal_hardware(&a, x), normal_hardware(&a, y));

	arena_release(&a);
	return is_same;
}

/* ---- facts ---- */

static bool agrees(enum arm_fact f, const char *b, const char *h)
{
	return f == FACT_DEVICE_KIND ? is_same_hardware(b, h) : !strcmp(b, h);
}

/* The sides of an A/B of one build differ in nothing else. */
static bool varies_config(const struct arm *base, const struct arm *head,
			  const struct comparable_opts *o)
{
	const char *b = base->facts[FACT_BUILD], *h = head->facts[FACT_BUILD];

	return o->varies_config ||
	       (base->is_ab && head->is_ab && b && h && agrees(FACT_BUILD, b, h));
}

static enum field_outcome look(enum arm_fact f, const struct arm *base, const struct arm *head,
			       const struct comparable_opts *o)
{
	const char *b = base->facts[f], *h = head->facts[f];
	bool is_import = base->is_import || head->is_import;

	if (b && h && agrees(f, b, h))
		return FIELD_AGREES;
	if (f == FACT_LAUNCH && (!b || !h)) /* nothing there was timed */
		return FIELD_AGREES;
	if (b && h && f == (varies_config(base, head, o) ? FACT_CONFIG : FACT_BUILD))
		return FIELD_VARIES;
	if (rows[f].need == SHOULD_AGREE || ((!b || !h) && is_import))
		return FIELD_WARNS;
	return is_forced(o, rows[f].name) ? FIELD_FORCED : FIELD_REFUSES;
}

/* ---- point by point ---- */

static void put_devices(struct comparable *out, const struct pair_set *set)
{
	struct field f = {.name = "device", .outcome = FIELD_WARNS};

	for (uint32_t i = 0; i < set->n; i++) {
		const struct pair *p = &set->pairs[i];

		if (p->class != CLASS_PAIR || !p->base->device || !p->head->device ||
		    !strcmp(p->base->device, p->head->device))
			continue;
		f.base = p->base->device;
		f.head = p->head->device;
		f.n++;
	}
	if (f.n)
		out->fields[out->n++] = f;
}

static double median_clock(struct arena *scratch, const struct pair_set *set, bool is_head)
{
	double *v = arena_array(scratch, double, set->n + 1);
	uint32_t n = 0;

	for (uint32_t i = 0; i < set->n; i++) {
		const struct price *p = is_head ? set->pairs[i].head : set->pairs[i].base;

		if (p && isfinite(p->sm_mhz))
			v[n++] = p->sm_mhz;
	}
	return n ? stat_median(v, n) : (double)NAN;
}

static const char *clock_text(struct arena *a, double mhz)
{
	return isfinite(mhz) ? arena_printf(a, "%.0f MHz", mhz) : NULL;
}

static void put_clocks(struct arena *a, struct comparable *out, const struct pair_set *set)
{
	struct arena scratch = {0};
	double b = median_clock(&scratch, set, false), h = median_clock(&scratch, set, true);

	arena_release(&scratch);
	if (fabs(b - h) <= CLOCK_APART * fmax(b, h))
		return;
	out->fields[out->n++] = (struct field){.name = "sm_clock",
					       .base = clock_text(a, b),
					       .head = clock_text(a, h),
					       .outcome = FIELD_WARNS};
}

MUST static enum status refuse(const struct comparable *c)
{
	char text[1024] = "";
	size_t n = 0;

	for (uint32_t i = 0; i < c->n; i++) {
		const struct field *f = &c->fields[i];

		if (f->outcome != FIELD_REFUSES || n >= sizeof(text))
			continue;
		n += (size_t)snprintf(text + n, sizeof(text) - n, "%s%s: %s and %s",
				      n ? "; " : "", f->name, f->base ? f->base : "not known",
				      f->head ? f->head : "not known");
	}
	if (n)
		FAIL(INVALID,
		     "these arms cannot be compared: %s. --force FIELD lifts one, by its name",
		     text);
	return STATUS_OK;
}

enum status comparable_check(struct arena *a, const struct arm *base, const struct arm *head,
			     const struct pair_set *set, const struct comparable_opts *o,
			     struct comparable *out)
{
	*out = (struct comparable){0};
	for (int f = 0; f < FACTS; f++)
		out->fields[out->n++] =
			(struct field){.name = rows[f].name,
				       .base = base->facts[f],
				       .head = head->facts[f],
				       .outcome = look((enum arm_fact)f, base, head, o)};
	put_devices(out, set);
	put_clocks(a, out, set);
	return refuse(out);
}
