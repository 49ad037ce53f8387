/* Occurrences and prices for accounts of models. */
#include "cli/model_input.h"

#include "account/axis.h"
#include "account/comparable.h"
#include "base/file.h"
#include "cli/cli.h"
#include "cli/corpus_int.h"
#include "corpus/pattern.h"
#include "corpus/tree.h"
#include "ir/text.h"

#include <argp.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

/* Beside the keys of any command, like output.c's. */
enum { OPT_CORPUS = CMD_OPT + 768, OPT_ACCOUNTING, OPT_STALE, OPT_JOURNAL, OPT_AXIS };

static error_t parse_source(int key, char *arg, struct argp_state *state)
{
	struct model_input *o = state->input;

	switch (key) {
	case OPT_CORPUS:
		o->corpus = arg;
		return 0;
	case OPT_ACCOUNTING:
		o->accounting = arg;
		return 0;
	case OPT_STALE:
		o->takes_stale = true;
		return 0;
	default:
		return ARGP_ERR_UNKNOWN;
	}
}

static error_t parse_price(int key, char *arg, struct argp_state *state)
{
	struct model_input *o = state->input;

	switch (key) {
	case OPT_JOURNAL:
		o->journal = arg;
		return 0;
	case OPT_AXIS:
		o->axis = strcmp(arg, "auto") != 0 ? arg : NULL;
		return 0;
	default:
		return ARGP_ERR_UNKNOWN;
	}
}

static const struct argp_option source_rows[] = {
	{"corpus", OPT_CORPUS, "DIR", 0, "Whose models (./repros)", 0},
	{"accounting", OPT_ACCOUNTING, "PATH", 0,
	 "Occurrences from sidecars or an accounting instead of the corpus", 0},
	{"extern-stale", OPT_STALE, NULL, 0,
	 "Take prices of extern ops of other versions, too, and mark them", 0},
	{0}};
static const struct argp_option price_rows[] = {
	{"journal", OPT_JOURNAL, "FILE", 0, "Where runs are kept", 0},
	{"axis", OPT_AXIS, "NAME", 0, "The time to use, such as compiled_us (auto)", 0},
	{0}};

const struct argp model_source_argp = {source_rows, parse_source, NULL, NULL, NULL, NULL, NULL};
const struct argp model_price_argp = {price_rows, parse_price, NULL, NULL, NULL, NULL, NULL};

void model_input_init(struct model_input *o)
{
	*o = (struct model_input){.corpus = "repros"};
}

int model_input_name(struct model_input *o, const char *word, const struct argp_state *state)
{
	if (o->nwords == MODEL_WORDS_MAX)
		argp_error(state, "more than %d names", MODEL_WORDS_MAX);
	o->words[o->nwords++] = word;
	return 0;
}

int model_input_timing(struct model_input *o, const char *arm, const struct argp_state *state)
{
	if (o->ntimings == MODEL_WORDS_MAX)
		argp_error(state, "more than %d timings", MODEL_WORDS_MAX);
	o->timings[o->ntimings++] = arm;
	return 0;
}

/* ---- which models ---- */

struct chooser {
	const struct model_input *o;
	bool is_exact[MODEL_WORDS_MAX], is_met[MODEL_WORDS_MAX];
};

/* An identity names one model, any other word all that have it. */
static bool wanted(void *ctx, struct str model)
{
	struct chooser *c = ctx;
	struct arena tmp = {0};
	const char *key = str_cstr(&tmp, model);
	bool any = !c->o->nwords;

	for (uint32_t i = 0; i < c->o->nwords; i++) {
		const char *word = c->o->words[i];
		bool is_it =
			c->is_exact[i] ? !strcmp(key, word) : strcasestr(key, word) != NULL;

		c->is_met[i] = c->is_met[i] || is_it;
		any = any || is_it;
	}
	arena_release(&tmp);
	return any;
}

MUST static enum status find_exact(struct arena *a, struct chooser *c)
{
	for (uint32_t i = 0; i < c->o->nwords; i++) {
		const char *path = arena_printf(a, "%s/models/%s/manifest.json", c->o->corpus,
						c->o->words[i]);

		TRY(file_exists(path, &c->is_exact[i]));
	}
	return STATUS_OK;
}

MUST static enum status check_words(const struct chooser *c, const char *where)
{
	for (uint32_t i = 0; i < c->o->nwords; i++)
		if (!c->is_met[i])
			FAIL(USAGE, "no model of %s is or has %s", where, c->o->words[i]);
	return STATUS_OK;
}

/* ---- an accounting ---- */

/* Its models are known once it is read; those not asked for go. */
MUST static enum status load_accounting(struct arena *a, const struct model_input *o,
					struct model_data *out)
{
	struct accounting_opts opts = {.corpus = o->corpus};
	struct chooser c = {.o = o};
	uint32_t n = 0;

	TRY(accounting_read(o->accounting, &opts, &out->all, &out->accounting));
	for (uint32_t i = 0; i < out->all.models.n; i++)
		for (uint32_t k = 0; k < o->nwords; k++)
			c.is_exact[k] = c.is_exact[k] ||
					str_is(out->all.models.p[i].model, o->words[k]);
	for (uint32_t i = 0; i < out->all.models.n; i++)
		if (wanted(&c, out->all.models.p[i].model))
			out->all.models.p[n++] = out->all.models.p[i];
	out->all.models.n = n;
	TRY(check_words(&c, o->accounting));
	out->source = arena_printf(a, "%s%s, %u models", o->accounting,
				   out->accounting.is_unverified ? " (unverified)" : "", n);
	return STATUS_OK;
}

/* ---- the corpus ---- */

struct store *inventory_store_open(struct arena *a, bool *is_read_only)
{
	struct store *s = NULL;
	const char *path = NULL;
	char story[STATUS_STORY_BYTES];

	*is_read_only = false;
	if (!store_default_path(a, &path) && !store_open(path, false, &s))
		return s;
	status_plain(story, sizeof(story), "; ");
	status_clear();
	fprintf(stderr, "inventories cannot be kept: %s\n", story);
	*is_read_only = true;
	if (path && store_open(path, true, &s)) {
		status_clear(); /* told above */
		s = NULL;
	}
	return s;
}

MUST static enum status load_corpus(struct arena *a, const struct model_input *o,
				    struct model_data *out)
{
	struct chooser c = {.o = o};
	struct inventory_opts opts = {.corpus = o->corpus, .wanted = wanted, .ctx = &c};
	struct inventory_work work;

	TRY(tree_need(a, o->corpus));
	TRY(find_exact(a, &c));
	opts.store = inventory_store_open(a, &opts.is_read_only);
	enum status s = inventories_load(&opts, &out->all, &work);

	store_close(opts.store);
	TRY(s);
	if (work.keep_failure)
		fprintf(stderr, "inventories cannot be kept: %s\n", work.keep_failure);
	TRY(check_words(&c, o->corpus));
	out->source = arena_printf(a, "%s, %u graphs of %u models, %u cut anew", o->corpus,
				   work.graphs, out->all.models.n, work.cut);
	return STATUS_OK;
}

/* The kernels' directories by their ids. */
MUST static enum status name_points(struct arena *a, const struct model_input *o,
				    struct model_data *out)
{
	const char **by_point = arena_array(a, const char *, out->all.points.n + 1);
	struct map ids = map_new(a);
	struct str *names;
	size_t n;

	TRY(tree_kernels(a, o->corpus, &names, &n));
	for (size_t i = 0; i < n; i++)
		if (names[i].n > PATTERN_DIGITS)
			map_set(&ids,
				str_slice(names[i], names[i].n - PATTERN_DIGITS, names[i].n),
				i);
	for (uint32_t i = 0; i < out->all.points.n; i++) {
		struct str key = out->all.points.entries[i].key;
		const char *slash = memchr(key.p, '/', key.n);
		uint64_t *at =
			slash ? map_find(&ids, str_slice(key, 0, (size_t)(slash - key.p)))
			      : NULL;

		by_point[i] = at ? str_cstr(a, names[*at]) : NULL;
	}
	out->names = by_point;
	return STATUS_OK;
}

enum status model_input_occurrences(struct arena *a, const struct model_input *o,
				    struct model_data *out)
{
	*out = (struct model_data){.all = inventories_new(a)};
	if (o->accounting)
		return load_accounting(a, o, out);
	TRY(load_corpus(a, o, out));
	return name_points(a, o, out);
}

/* ---- prices ---- */

static bool has_prices(const struct store_run *r)
{
	return !strcmp(r->workload, "kernels") || !strcmp(r->workload, "oracles") ||
	       !strcmp(r->workload, "externs") || !strcmp(r->workload, "graphs");
}

/* The runs of the journal that have prices, newest first. */
MUST static enum status newest_runs(struct arena *a, const struct model_input *o,
				    const char ***out, uint32_t *nout)
{
	VEC(const char *) names = {0};
	const char *path = o->journal;
	struct store_run *runs;
	struct store *s;
	bool is_there;
	uint32_t n;

	if (!path)
		TRY(store_default_path(a, &path));
	TRY(file_exists(path, &is_there));
	if (is_there) {
		TRY(store_open(path, true, &s));
		enum status st = store_runs(s, a, &runs, &n);

		store_close(s);
		TRY(st);
		for (uint32_t i = n; i-- > 0;)
			if (has_prices(&runs[i]))
				vec_push(&names, a,
					 arena_printf(a, "%lld", (long long)runs[i].id));
	}
	*out = names.p;
	*nout = names.n;
	return STATUS_OK;
}

static bool is_of_kind(const struct arm *arm, const char *kind)
{
	return !kind || !arm->facts[FACT_DEVICE_KIND] ||
	       is_same_hardware(arm->facts[FACT_DEVICE_KIND], kind);
}

enum status model_input_check_hardware(const struct model_data *d, const struct arm *arm,
				       const char *name)
{
	const char *kind = arm->facts[FACT_DEVICE_KIND];

	if (d->accounting.hardware && kind && !is_same_hardware(d->accounting.hardware, kind))
		FAIL(INVALID, "the accounting is of hardware %s, %s of %s",
		     d->accounting.hardware, name, kind);
	return STATUS_OK;
}

/* Of the journal's runs those of the newest one's device kind count; arms that were named must
 * all be of one. */
MUST static enum status read_arms(struct arena *a, const struct model_input *o,
				  const char *const *names, uint32_t n, struct model_data *out)
{
	struct arm_opts opts = {.axis = o->axis, .journal = o->journal};
	const char *kind = o->kind;
	uint32_t others = 0;

	out->arms = arena_array(a, struct arm, n + 1);
	out->arm_names = arena_array(a, const char *, n + 1);
	for (uint32_t i = 0; i < n; i++) {
		struct arm *arm = &out->arms[out->narms];

		TRY(arm_read(a, names[i], &opts, arm));
		TRY(model_input_check_hardware(out, arm, names[i]));
		kind = kind ? kind : arm->facts[FACT_DEVICE_KIND];
		if (is_of_kind(arm, kind)) {
			out->arm_names[out->narms++] = names[i];
			continue;
		}
		if (o->ntimings)
			FAIL(INVALID, "%s is of device kind %s, what was before of %s",
			     names[i], arm->facts[FACT_DEVICE_KIND], kind);
		others++;
	}
	if (others)
		fprintf(stderr, "%u runs of other device kinds than %s are left out\n", others,
			kind);
	return STATUS_OK;
}

/* What is not of this corpus has the name that its arm gives it. */
static void name_by_arms(struct arena *a, struct model_data *d)
{
	const char **names = arena_array(a, const char *, d->all.points.n + 1);

	for (uint32_t i = 0; i < d->all.points.n; i++)
		names[i] = d->names && d->names[i] ? d->names[i] : d->facts[i].name;
	d->names = names;
}

MUST static enum status check_axis(struct arena *a, const struct model_data *d,
				   const char *axis)
{
	const struct arm **arms = arena_array(a, const struct arm *, d->narms + 1);

	for (uint32_t i = 0; i < d->narms; i++)
		arms[i] = &d->arms[i];
	return axis_check(a, arms, d->narms, axis);
}

MUST static enum status load_prices(struct arena *a, const struct model_input *o,
				    struct model_data *out)
{
	const char **names = (const char **)o->timings;
	uint32_t n = o->ntimings;

	if (!n && !o->has_no_journal)
		TRY(newest_runs(a, o, &names, &n));
	TRY(read_arms(a, o, names, n, out));
	TRY(check_axis(a, out, o->axis));
	out->floor = launch_floor_of(NULL, 0);
	for (uint32_t i = 0; i < out->narms && !launch_floor_is_known(&out->floor); i++)
		out->floor = launch_floor_of_arm(&out->arms[i]);
	out->facts =
		model_point_facts(a, &out->all, out->arms, out->narms, o->axis, &out->floor);
	out->wholes = model_wholes(a, &out->all, out->arms, out->narms, o->axis);
	name_by_arms(a, out);
	out->externs = o->accounting ? out->accounting.externs
				     : model_extern_costs(a, &out->all, out->arms, out->narms,
							  o->axis, o->takes_stale);
	return STATUS_OK;
}

enum status model_input_load(struct arena *a, const struct model_input *o,
			     struct model_data *out)
{
	TRY(model_input_occurrences(a, o, out));
	return load_prices(a, o, out);
}

/* Points of a pattern stand apart: each pattern is read once. */
MUST static enum status features_of(struct map *known, const char *corpus, const char *name,
				    unsigned *out)
{
	uint64_t *at = map_find(known, str_of(name));
	struct arena tmp = {0};
	struct text t;

	if (at) {
		*out = (unsigned)*at;
		return STATUS_OK;
	}
	enum status s = text_load(
		&tmp, arena_printf(&tmp, "%s/canonical/%s/repro.py", corpus, name), &t);

	if (!s && t.ngraphs) {
		*out = gap_features(t.graphs[0]);
		map_set(known, str_of(name), *out);
	}
	arena_release(&tmp);
	return s;
}

enum status model_input_features(struct arena *a, const struct model_input *o,
				 struct model_data *d)
{
	struct map known = map_new(a);

	/* Kernels of elsewhere have no repro here. */
	for (uint32_t i = 0; i < d->all.points.n && !o->accounting; i++)
		if (d->names[i] && !isnan(d->facts[i].compile.us))
			TRY(features_of(&known, o->corpus, d->names[i], &d->facts[i].features));
	return STATUS_OK;
}
