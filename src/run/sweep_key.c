/* Keys: what makes two rows the same work, and which of them are done. */
#include "account/extern.h"
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
				 const char *provider, const char **out)
{
	char state[SHA256_HEX + 1];

	*out = s->build;
	if (provider_is_torch(provider))
		*out = arena_printf(s->arena, "%s+%s", s->build, s->torch.build);
	if (strcmp(provider, "oracle"))
		return STATUS_OK;
	TRY(oracle_state(p->dir, state));
	*out = arena_printf(s->arena, "%s+%s+%s+%s", s->build, s->python ? s->torch.build : "",
			    state, s->opts->judge);
	return STATUS_OK;
}

/* Canonical JSON: the members by name. */
static const char *fingerprint(const struct sweep *s, const struct plan_item *p,
			       const char *provider, const char *options, const char *build)
{
	const struct sweep_opts *o = s->opts;
	struct buf b = buf_new(s->arena);
	struct jsonw w = jsonw_compact(&b);
	char digest[SHA256_HEX + 1];

	jsonw_open(&w, '{');
	put(&w, "build", build);
	jsonw_key(&w, "checked");
	jsonw_bool(&w, o->is_checked);
	put(&w, "clocks", "free");
	put(&w, "device_kind", s->device_kind);
	put(&w, "inputs", "assay-inputs 1");
	put(&w, "launch", s->launch);
	jsonw_key(&w, "method");
	jsonw_int(&w, METHOD);
	jsonw_key(&w, "options");
	jsonw_raw(&w, str_of(options));
	put(&w, "pattern", *p->pattern ? p->pattern : p->dir);
	put(&w, "point", p->point);
	put(&w, "provider", provider);
	put(&w, "seed", arena_printf(s->arena, "%llu", (unsigned long long)o->seed));
	put(&w, "states",
	    !o->is_timed               ? "none"
	    : o->is_cold && o->is_warm ? "cold,warm"
	    : o->is_cold               ? "cold"
				       : "warm");
	put(&w, "stop", o->stop);
	jsonw_key(&w, "threads");
	jsonw_int(&w, s->threads);
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

	for (uint32_t i = 0; i < s->opts->nproviders; i++) {
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

/* An oracle is judged by samples taken in turn with its judge's: both are there, or none. */
static void settle_together(const struct sweep *s, struct sweep_item *item)
{
	bool all = true;

	for (uint32_t k = 0; k < s->opts->nproviders; k++)
		all &= item->keys[k].is_settled;
	for (uint32_t k = 0; !all && *s->opts->judge && k < s->opts->nproviders; k++)
		item->keys[k].is_settled = false;
}

static const char *price_key(struct sweep *s, const char *id, const char *cache)
{
	const struct extern_axis axis = {.cache = cache,
					 .device_kind = s->device_kind,
					 .driver = s->driver,
					 .launch = s->launch,
					 .libs = s->torch.libs,
					 .method = METHOD,
					 .torch = s->torch.version};
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

MUST static enum status make_item(struct sweep *s, uint32_t i)
{
	struct sweep_item *item = &s->items[i];

	item->p = &s->plan->items[i];
	if (item->p->call)
		item->p = priced(s, item->p);
	item->admitted = admission_of(&s->admission, item->p);
	item->number = i + 1;
	item->attempt = 1;
	item->keys = arena_array(s->arena, struct sweep_key, s->opts->nproviders + 1);
	for (uint32_t k = 0; k < s->opts->nproviders; k++) {
		struct sweep_key *key = &item->keys[k];
		const char *build = NULL;

		key->provider = s->opts->providers[k];
		TRY(torch_options(s->arena, key->provider, s->opts->inductor_config,
				  &key->options));
		TRY(build_of(s, item->p, key->provider, &build));
		key->fingerprint = fingerprint(s, item->p, key->provider, key->options, build);
		TRY(look_up(s, item->p, key));
	}
	settle_together(s, item);
	for (uint32_t k = 0; k < s->opts->nproviders; k++)
		s->result->resumed += item->keys[k].is_settled;
	return expect_cost(s, item);
}

/* The options of all programs, as a list. */
MUST static enum status all_options(const struct sweep *s, const char **out)
{
	struct buf b = buf_new(s->arena);
	struct jsonw w = jsonw_compact(&b);

	jsonw_open(&w, '[');
	for (uint32_t i = 0; i < s->opts->nproviders; i++) {
		const char *options;

		TRY(torch_options(s->arena, s->opts->providers[i], s->opts->inductor_config,
				  &options));
		if (strcmp(options, "{}"))
			jsonw_raw(&w, str_of(options));
	}
	jsonw_close(&w, ']');
	*out = str_cstr(s->arena, buf_view(&b));
	return STATUS_OK;
}

static bool has_python(const struct sweep *s)
{
	for (uint32_t i = 0; i < s->plan->n; i++)
		if (!s->plan->items[i].broken && oracle_is_python(s->plan->items[i].dir))
			return true;
	return false;
}

/* Torch is asked for only if a provider needs it; without it nothing is run at all. */
enum status sweep_find_torch(struct sweep *s)
{
	bool is_needed = false;
	const char *options = NULL;

	for (uint32_t i = 0; i < s->opts->nproviders; i++)
		is_needed |= provider_is_torch(s->opts->providers[i]) ||
			     (!strcmp(s->opts->providers[i], "oracle") && has_python(s));
	if (!is_needed)
		return STATUS_OK;
	TRY(all_options(s, &options));
	TRY(python_prepare(s->arena));
	s->python = python_name(s->opts->python);
	return python_torch(s->arena, s->python, options, &s->torch);
}

enum status sweep_keys(struct sweep *s)
{
	s->nitems = s->plan->n;
	s->items = arena_array(s->arena, struct sweep_item, s->nitems + 1);
	s->order = arena_array(s->arena, struct sweep_item *, s->nitems + 1);
	for (uint32_t i = 0; i < s->nitems; i++) {
		TRY(make_item(s, i));
		s->order[i] = &s->items[i];
	}
	if (s->nitems)
		qsort(s->order, s->nitems, sizeof(*s->order), by_cost);
	return STATUS_OK;
}
