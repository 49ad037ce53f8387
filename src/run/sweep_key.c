/* Keys: what makes two rows the same work, and which of them are done. */
#include "account/extern.h"
#include "account/stat.h"
#include "base/file.h"
#include "base/sha256.h"
#include "measure/method.h"
#include "provider/torch.h"
#include "run/oracle_point.h"
#include "run/sweep_int.h"
#include "toolchain/cc.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { PROGRAM_BYTES_MAX = 512 << 20 };

/* Any change of our own code, of the compiler or of its flags makes other programs. */
enum status sweep_build_id(struct arena *a, const char **out)
{
	struct arena temp = {0};
	struct str program;
	struct cc_opts cc = {0};
	const char *version = "";
	char digest[SHA256_HEX + 1];

	TRY(file_read(&temp, "/proc/self/exe", PROGRAM_BYTES_MAX, &program));
	sha256_hex(program, digest);
	if (cc_version(&temp, NULL, &version)) {
		version = "none"; /* the rows will say so: no_toolchain */
		status_clear();
	}
	const char *text = arena_printf(&temp, "%s\n%s\n%s", digest, version, cc_flags(&cc));

	sha256_hex(str_of(text), digest);
	*out = arena_printf(a, "%s", digest);
	arena_release(&temp);
	return STATUS_OK;
}

static void put(struct jsonw *w, const char *key, const char *v)
{
	jsonw_key(w, key);
	jsonw_cstr(w, v);
}

/* What makes a provider's programs: our build, torch's, a sidecar and its judge. */
MUST static enum status build_of(const struct sweep *s, const struct plan_item *p,
				 const struct sweep_key *k, const char **out)
{
	const struct sweep_torch *t = &s->torch[k->side];
	char state[SHA256_HEX + 1];

	*out = s->build;
	if (provider_is_torch(k->provider))
		*out = arena_printf(s->arena, "%s+%s", s->build, t->id.build);
	if (strcmp(k->provider, "oracle"))
		return STATUS_OK;
	TRY(oracle_state(p->dir, state));
	*out = arena_printf(s->arena, "%s+%s+%s+%s", s->build, t->python ? t->id.build : "",
			    state, s->opts->judge);
	return STATUS_OK;
}

/* Canonical JSON: the members by name.  Sides of an A/B are different work, though they may
 * be of the same options, and so is each look at them. */
static const char *fingerprint(const struct sweep *s, const struct plan_item *p,
			       const struct sweep_key *k, const char *build)
{
	const struct sweep_opts *o = s->opts;
	struct buf b = buf_new(s->arena);
	struct jsonw w = jsonw_compact(&b);
	char digest[SHA256_HEX + 1];

	jsonw_open(&w, '{');
	if (*k->arm)
		put(&w, "arm", k->arm);
	put(&w, "build", build);
	jsonw_key(&w, "checked");
	jsonw_bool(&w, o->is_checked);
	put(&w, "clocks", o->clocks ? arena_printf(s->arena, "locked %s", o->clocks) : "free");
	put(&w, "device_kind", s->device_kind);
	put(&w, "inputs", "assay-inputs 1");
	put(&w, "launch", s->launch);
	jsonw_key(&w, "method");
	jsonw_int(&w, METHOD);
	jsonw_key(&w, "options");
	jsonw_raw(&w, str_of(k->options));
	put(&w, "pattern", *p->pattern ? p->pattern : p->dir);
	put(&w, "point", p->point);
	if (k->process)
		put(&w, "process", arena_printf(s->arena, "%d", k->process));
	put(&w, "provider", k->provider);
	put(&w, "seed", arena_printf(s->arena, "%llu", (unsigned long long)o->seed));
	put(&w, "states",
	    !o->is_timed               ? "none"
	    : o->is_cold && o->is_warm ? "cold,warm"
	    : o->is_cold               ? "cold"
				       : "warm");
	if (sweep_rounds(s))
		put(&w, "rounds", arena_printf(s->arena, "%d", sweep_rounds(s)));
	put(&w, "stop", o->stop);
	jsonw_key(&w, "threads");
	jsonw_int(&w, s->threads);
	if (p->tol_scale > 1)
		put(&w, "tol_scale", arena_printf(s->arena, "%g", p->tol_scale));
	put(&w, "workload", o->workload);
	jsonw_close(&w, '}');
	sha256_hex(buf_view(&b), digest);
	return arena_printf(s->arena, "%s", digest);
}

/* A row of an earlier run stands in this one as well, samples and all. */
MUST static enum status copy_row(struct sweep *s, int64_t id)
{
	struct arena a = {0};
	struct store_put put = {0};
	struct samples *samples;
	uint32_t n = 0;
	enum status st = store_row_get(s->store, &a, id, &put.row);

	if (!st && put.row.run != s->run) {
		st = store_samples(s->store, &a, id, &samples, &n);
		struct store_sample *out = arena_array(&a, struct store_sample, n + 1);

		for (uint32_t i = 0; !st && i < n; i++) {
			out[i] = (struct store_sample){
				samples[i].state, samples[i].n, samples[i].m, {0}};
			st = samples_pack(&a, &samples[i], &out[i].blob);
		}
		put.samples = out;
		put.nsamples = n;
		if (!st)
			st = store_point(s->store, s->run, &put, 1, NULL, 0);
	}
	arena_release(&a);
	return st;
}

/* A row that nobody asked to check is as good as it can get while nobody does: its
 * fingerprint says so. */
MUST static enum status look_for_unchecked(struct sweep *s, const struct plan_item *p,
					   struct sweep_key *k, int64_t *row)
{
	struct arena a = {0};
	struct store_filter f = {.run = s->opts->takes_earlier ? 0 : s->run,
				 .kernel = p->kernel,
				 .point = p->point,
				 .provider = k->provider};
	struct store_row *rows;
	uint32_t n;
	enum status st = store_rows(s->store, &a, &f, &rows, &n);

	for (uint32_t i = 0; !st && i < n; i++)
		if (rows[i].cause && !strcmp(rows[i].cause, "not_checked") &&
		    !strcmp(rows[i].fingerprint, k->fingerprint)) {
			k->is_settled = true;
			*row = rows[i].id;
		}
	arena_release(&a);
	return st;
}

MUST static enum status look_up(struct sweep *s, const struct plan_item *p, struct sweep_key *k)
{
	int64_t row = 0;

	if (!s->run && !s->opts->takes_earlier)
		return STATUS_OK; /* a forecast knows no run to continue */
	TRY(store_is_settled(s->store, s->opts->takes_earlier ? 0 : s->run, k->fingerprint,
			     s->opts->retries_failed, &k->is_settled, &row));
	if (!k->is_settled && !s->opts->is_checked)
		TRY(look_for_unchecked(s, p, k, &row));
	if (k->is_settled && s->run)
		TRY(copy_row(s, row));
	return STATUS_OK;
}

/* What it took last time, else the plan's guess and the budget. */
MUST static enum status expect_cost(struct sweep *s, struct sweep_item *item)
{
	double last = 0;

	for (uint32_t i = 0; i < item->nkeys; i++) {
		double t;

		TRY(store_last_cost(s->store, item->p->kernel, item->p->point,
				    item->keys[i].provider, s->device_kind, &t));
		last = isfinite(t) && t > last ? t : last;
	}
	item->cost_s = last > 0 ? last : item->p->cost_s;
	return STATUS_OK;
}

static int by_cost(const void *x, const void *y)
{
	const struct sweep_item *const *a = x, *const *b = y;

	if ((*a)->cost_s != (*b)->cost_s)
		return (*a)->cost_s < (*b)->cost_s ? 1 : -1;
	return (*a)->number < (*b)->number ? -1 : 1;
}

/* An oracle is judged by samples taken in turn with its judge's, a side of an A/B beside the
 * other: all are there, or none. */
static void settle_together(const struct sweep *s, struct sweep_item *item)
{
	bool all = true, is_together = *s->opts->judge;

	for (uint32_t k = 0; k < item->nkeys; k++) {
		all &= item->keys[k].is_settled;
		is_together |= item->keys[k].is_pair;
	}
	for (uint32_t k = 0; !all && is_together && k < item->nkeys; k++)
		item->keys[k].is_settled = false;
}

int sweep_rounds(const struct sweep *s)
{
	return s->opts->ab.nsides ? s->opts->ab.rounds << s->process : 0;
}

/* Of a side, the options of all and its own. */
MUST static enum status options_of(const struct sweep *s, const char *provider, uint32_t side,
				   const char **out)
{
	const char *all = s->opts->inductor_config;
	const char *own = s->opts->ab.nsides ? s->opts->ab.sides[side].config : "";

	TRY(torch_options(s->arena, provider,
			  arena_printf(s->arena, "%s%s%s", all, *all && *own ? "," : "", own),
			  out));
	if (*own && !strcmp(*out, "{}"))
		FAIL(USAGE, "%s has no options: %s", provider, own);
	return STATUS_OK;
}

/* A hidden twin is one more program of the first kind, that nothing sets apart. */
static void list_keys(const struct sweep *s, struct sweep_item *item, bool has_twin)
{
	const struct sweep_ab *ab = &s->opts->ab;
	uint32_t n = ab->nsides ? ab->nsides : s->opts->nproviders;

	item->keys = arena_array(s->arena, struct sweep_key, n + 2);
	for (uint32_t i = 0; i < n; i++)
		item->keys[i] = (struct sweep_key){
			.arm = ab->nsides ? ab->sides[i].arm : "",
			.as = ab->nsides ? ab->sides[i].arm : s->opts->providers[i],
			.same_as = ab->nsides && i ? ab->sides[0].arm : "",
			.process = s->process,
			.side = ab->nsides ? i : 0,
			.provider = s->opts->providers[ab->nsides ? 0 : i],
			.is_pair = ab->nsides || (has_twin && !i)};
	item->nkeys = n;
	if (!has_twin)
		return;
	item->keys[n] = item->keys[0];
	item->keys[n].as = "aa";
	item->keys[n].process += STORE_TWIN;
	item->nkeys++;
}

static const char *price_key(struct sweep *s, const char *id, const char *cache)
{
	const struct extern_axis axis = {.cache = cache,
					 .device_kind = s->device_kind,
					 .driver = s->driver,
					 .launch = s->launch,
					 .libs = s->torch[0].id.libs,
					 .method = METHOD,
					 .torch = s->torch[0].id.version};
	char key[SHA256_HEX + 1];

	extern_price_key(id, &axis, key);
	return arena_printf(s->arena, "%s", key);
}

/* The point of an extern is what its price is a price of: the cold one's key stands for both
 * states of a row. */
static const struct plan_item *priced(struct sweep *s, const struct plan_item *p)
{
	struct plan_item *out = arena_new(s->arena, struct plan_item);

	*out = *p;
	out->cold_key = price_key(s, p->pattern, "cold");
	out->warm_key = price_key(s, p->pattern, "warm");
	out->point = arena_printf(s->arena, "%.12s", out->cold_key);
	return out;
}

MUST static enum status make_item(struct sweep *s, uint32_t i, uint32_t at)
{
	struct sweep_item *item = &s->items[i];

	item->p = &s->plan->items[at];
	if (item->p->call)
		item->p = priced(s, item->p);
	item->admitted = admission_of(&s->admission, item->p);
	item->number = (uint64_t)s->process * s->plan->n + at + 1;
	item->attempt = 1;
	list_keys(s, item, s->has_twin[at]);
	for (uint32_t k = 0; k < item->nkeys; k++) {
		struct sweep_key *key = &item->keys[k];
		const char *build = NULL;

		TRY(options_of(s, key->provider, key->side, &key->options));
		TRY(build_of(s, item->p, key, &build));
		key->fingerprint = fingerprint(s, item->p, key, build);
		TRY(look_up(s, item->p, key));
	}
	settle_together(s, item);
	for (uint32_t k = 0; k < item->nkeys; k++)
		s->result->resumed += item->keys[k].is_settled;
	return expect_cost(s, item);
}

/* The options of all programs of a side, as a list. */
MUST static enum status all_options(const struct sweep *s, uint32_t side, const char **out)
{
	struct buf b = buf_new(s->arena);
	struct jsonw w = jsonw_compact(&b);

	jsonw_open(&w, '[');
	for (uint32_t i = 0; i < s->opts->nproviders; i++) {
		const char *options;

		TRY(options_of(s, s->opts->providers[i], side, &options));
		if (strcmp(options, "{}"))
			jsonw_raw(&w, str_of(options));
	}
	jsonw_close(&w, ']');
	*out = str_cstr(s->arena, buf_view(&b));
	return STATUS_OK;
}

MUST static enum status ask_torch(struct sweep *s, uint32_t side)
{
	const struct sweep_ab *ab = &s->opts->ab;
	const char *told = ab->nsides ? ab->sides[side].python : NULL, *options = NULL;

	TRY(all_options(s, side, &options));
	s->torch[side].python = python_name(told ? told : s->opts->python);
	return python_torch(s->arena, s->torch[side].python, options, &s->torch[side].id);
}

static bool has_python(const struct sweep *s)
{
	for (uint32_t i = 0; i < s->plan->n; i++)
		if (!s->plan->items[i].broken && oracle_is_python(s->plan->items[i].dir))
			return true;
	return false;
}

static bool is_other_python(const struct sweep_ab *ab, uint32_t side)
{
	const char *base = ab->sides[0].python, *it = ab->sides[side].python;

	return base && it && strcmp(base, it);
}

/* Torch is asked for only if a provider needs it; without it nothing is run at all. */
enum status sweep_find_torch(struct sweep *s)
{
	bool is_needed = false;

	for (uint32_t i = 1; i < s->opts->ab.nsides; i++)
		is_needed |= is_other_python(&s->opts->ab, i);
	for (uint32_t i = 0; i < s->opts->nproviders; i++)
		is_needed |= provider_is_torch(s->opts->providers[i]) ||
			     (!strcmp(s->opts->providers[i], "oracle") && has_python(s));
	if (!is_needed)
		return STATUS_OK;
	TRY(python_prepare(s->arena));
	TRY(ask_torch(s, 0));
	for (uint32_t i = 1; i < s->opts->ab.nsides; i++)
		TRY(ask_torch(s, i));
	return STATUS_OK;
}

static void choose_twins(struct sweep *s)
{
	const struct plan *p = s->plan;
	const char **keys = arena_array(s->arena, const char *, p->n + 1);

	s->point_keys = keys;
	s->has_twin = arena_array(s->arena, bool, p->n + 1);
	for (uint32_t i = 0; i < p->n; i++) {
		const char *id = strrchr(p->items[i].kernel, '_');

		keys[i] = arena_printf(s->arena, "%s/%s", id ? id + 1 : p->items[i].kernel,
				       p->items[i].point);
	}
	aa_choose(s->arena, keys, p->n, s->opts->seed,
		  s->opts->aa < 0 ? aa_count(p->n) : (uint32_t)s->opts->aa, s->has_twin);
}

enum status sweep_items(struct sweep *s, const uint32_t *at, uint32_t n)
{
	s->nitems = n;
	s->next = s->done = 0;
	s->items = arena_array(s->arena, struct sweep_item, n + 1);
	s->order = arena_array(s->arena, struct sweep_item *, n + 1);
	for (uint32_t i = 0; i < n; i++) {
		TRY(make_item(s, i, at[i]));
		s->order[i] = &s->items[i];
	}
	return STATUS_OK;
}

/* Of the jobs that workers begin with, every second is a cheap one: if all were costly, all
 * would be ready for the device at once, and it would stand idle until then. */
static void mix_first(struct sweep *s)
{
	uint32_t cheap = (s->workers < (int)s->nitems ? (uint32_t)s->workers : s->nitems) / 2;
	struct sweep_item **was = arena_array(s->arena, struct sweep_item *, s->nitems + 1);

	memcpy(was, s->order, s->nitems * sizeof(*was));
	for (uint32_t i = 0; i < s->nitems; i++)
		s->order[i] = i >= 2 * cheap ? was[i - cheap]
			      : i % 2        ? was[s->nitems - 1 - i / 2]
					     : was[i / 2];
}

enum status sweep_keys(struct sweep *s)
{
	uint32_t n = s->plan->n, *at = arena_array(s->arena, uint32_t, n + 1);

	for (uint32_t i = 0; i < n; i++)
		at[i] = i;
	choose_twins(s);
	TRY(sweep_items(s, at, n));
	if (n)
		qsort(s->order, n, sizeof(*s->order), by_cost);
	mix_first(s);
	return STATUS_OK;
}
