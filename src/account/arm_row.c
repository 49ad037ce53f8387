/* Rows of the store, and of exports of it, as prices. */
#include "account/arm_int.h"
#include "store/tag.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

/* ---- the members of a row that are wanted, by state ---- */

enum { MEDIAN, CI_LO, CI_HI, K, Q, ROUNDS, ROOF, FLOOR, COMPUTE, PEAK, BYTES, METRICS };
static const struct str metric_keys[2][METRICS] = {
	{STR_ROW("cold/median_us"), STR_ROW("cold/ci_lo_us"), STR_ROW("cold/ci_hi_us"),
	 STR_ROW("cold/m"), STR_ROW("cold/q_us"), STR_ROW("cold/rounds"),
	 STR_ROW("roof/cold_us"), STR_ROW("floor/floor_us"), STR_ROW("roof/compute_us"),
	 STR_ROW("mem/peak_bytes"), STR_ROW("mem/total_bytes")},
	{STR_ROW("warm/median_us"), STR_ROW("warm/ci_lo_us"), STR_ROW("warm/ci_hi_us"),
	 STR_ROW("warm/m"), STR_ROW("warm/q_us"), STR_ROW("warm/rounds"),
	 STR_ROW("roof/warm_us"), STR_ROW("floor/floor_us_warm"), STR_ROW("roof/compute_us"),
	 STR_ROW("mem/peak_bytes"), STR_ROW("mem/total_bytes")}};

enum { UNSTABLE, ABOVE_ROOF, CLOCKS, AA, LAUNCH, FLAGS };
static const struct str flag_keys[FLAGS] = {STR_ROW("unstable"), STR_ROW("above_roof"),
					    STR_ROW("clocks"), STR_ROW("aa"),
					    STR_ROW("launch")};

enum { LABEL, COMPILE, CACHED, TUNED, IMAGE, SOURCE, LAUNCHES, TRAFFIC, BUILDS };
static const struct str build_keys[BUILDS] = {
	STR_ROW("label"), STR_ROW("compile_s"), STR_ROW("cached"),    STR_ROW("tuned_s"),
	STR_ROW("image"), STR_ROW("source"),    STR_ROW("n_kernels"), STR_ROW("traffic_bytes")};

/* The one copy of a text. */
static const char *own_text(struct arm_builder *b, struct str text)
{
	uint64_t *at;

	b->texts.arena = b->a;
	at = map_find(&b->texts, text);
	if (at)
		return b->texts.entries[*at].key.p;
	text = str_copy(b->a, text);
	map_set(&b->texts, text, b->texts.n);
	return text.p;
}

/* Of a JSON string; NULL of anything else. */
static const char *own_string(struct arm_builder *b, struct str json)
{
	if (json.n < 2 || *json.p != '"' || memchr(json.p, '\\', json.n))
		return json_string_of(b->a, json);
	return own_text(b, str_slice(json, 1, json.n - 1));
}

static bool is_true(struct str text)
{
	return str_is(text, "true");
}

/* What a double counts without a gap. */
static const double MOST_COUNT = 9007199254740992.0;

static int64_t count(struct json_picked of)
{
	double v = of.number;

	return v >= 0 && v <= MOST_COUNT ? (int64_t)v : -1;
}

bool arm_is_warm(const struct arm_opts *o)
{
	return o->axis && str_ends(str_of(o->axis), "_warm");
}

/* ---- rounds: [[median, taint], …] ---- */

static uint32_t count_rounds(struct str list)
{
	uint32_t n = 0;

	if (!list.n) /* nor an address to add to */
		return 0;
	for (const char *p = list.p, *end = p + list.n; p < end; p++) {
		p = memchr(p, '[', (size_t)(end - p));
		if (!p)
			break;
		n += p != list.p;
	}
	return n;
}

/* A round that is no time is a round that was not taken. */
MUST static enum status read_rounds(struct arena *a, struct str list, struct price_process *out)
{
	uint32_t most = count_rounds(list), *taint = arena_array(a, uint32_t, most + 1);
	double *us = arena_array(a, double, most + 1), round[2];
	bool has_more;
	size_t at = 0;

	out->us = us;
	out->taint = taint;
	if (!list.n || *list.p != '[')
		return STATUS_OK;
	for (;;) {
		TRY(json_next_pair(list, &at, round, &has_more));
		if (!has_more)
			return STATUS_OK;
		if (!(round[1] >= 0 && round[1] <= UINT32_MAX))
			FAIL(INVALID, "a round's taint is no number from 0 to %u: %g",
			     UINT32_MAX, round[1]);
		us[out->n] = round[0];
		taint[out->n] = (uint32_t)round[1];
		out->n += round[0] > 0 && isfinite(round[0]);
	}
}

/* ---- a row ---- */

/* Only what is not there is not timed; what is no number is a flaw. */
static const char *flaw_of(struct json_picked v, double q_us)
{
	if (!isnan(v.number))
		return price_flaw_of(v.number, q_us);
	if (!v.text.n || str_is(v.text, "null"))
		return "absent";
	return is_true(v.text) || str_is(v.text, "false") ? "bool" : "not_number";
}

static void judge(struct price *p, const struct store_row *row, struct arena *a,
		  struct json_picked median)
{
	p->is_unchecked = row->status == ROW_OK_UNCHECKED;
	if (row->status == ROW_FAILED || row->status == ROW_SKIPPED) {
		p->state = PRICE_FAILED;
		p->cause = row->cause ? str_cstr(a, str_of(row->cause)) : "failed";
		return;
	}
	p->cause = flaw_of(median, p->q_us);
	if (p->cause && !strcmp(p->cause, "absent")) {
		p->state = PRICE_UNTIMED;
		return;
	}
	p->state = p->cause ? PRICE_INVALID : PRICE_VALID;
	p->us = p->cause ? (double)NAN : median.number;
}

/* An end or a tick that is not known is NAN, and no flaw. */
static void judge_spread(struct price *p, const struct str *keys)
{
	int flaw = p->q_us < 0 ? Q : p->ci_lo_us > p->ci_hi_us ? CI_LO : METRICS;

	if (p->state != PRICE_VALID || flaw == METRICS)
		return;
	p->state = PRICE_INVALID;
	p->cause = keys[flaw].p;
	p->us = (double)NAN;
}

MUST static enum status read_metrics(struct arm_builder *b, const struct store_row *row,
				     struct arm_entry *e)
{
	struct json_picked v[METRICS];
	struct price *p = &e->price;

	TRY(json_pick(str_of(row->metrics), metric_keys[arm_is_warm(b->opts)], METRICS, v));
	double k = v[K].number;

	p->k = isfinite(k) ? k : 1;
	p->q_us = v[Q].number;
	p->ci_lo_us = v[CI_LO].number;
	p->ci_hi_us = v[CI_HI].number;
	p->floor_us = v[FLOOR].number;
	p->roof_us = v[ROOF].number;
	p->compute_us = v[COMPUTE].number;
	p->peak_bytes = count(v[PEAK]);
	p->bytes = v[BYTES].number;
	judge(p, row, b->a, v[MEDIAN]);
	judge_spread(p, metric_keys[arm_is_warm(b->opts)]);
	if (p->state == PRICE_VALID)
		TRY(read_rounds(b->a, v[ROUNDS].text, &e->process));
	return STATUS_OK;
}

MUST static enum status read_flags(struct arm_builder *b, const struct store_row *row,
				   struct price *p)
{
	static const struct str env_keys[] = {STR_ROW("env/sm_mhz_med")};
	struct json_picked v[FLAGS], mhz;

	TRY(json_pick(str_of(row->flags), flag_keys, FLAGS, v));
	TRY(json_pick(str_of(row->env), env_keys, 1, &mhz));
	p->is_unstable = is_true(v[UNSTABLE].text);
	p->is_above_roof = is_true(v[ABOVE_ROOF].text);
	p->is_aa = is_true(v[AA].text);
	p->clocks = own_string(b, v[CLOCKS].text);
	p->launch = own_string(b, v[LAUNCH].text);
	p->sm_mhz = mhz.number;
	return STATUS_OK;
}

MUST static enum status read_build(struct arena *a, const struct store_row *row,
				   struct arm_entry *e)
{
	struct json_picked v[BUILDS];
	struct price *p = &e->price;

	TRY(json_pick(str_of(row->build), build_keys, BUILDS, v));
	e->label = json_string_of(a, v[LABEL].text);
	p->compile_s = v[COMPILE].number;
	p->is_cached = is_true(v[CACHED].text);
	p->is_tuned = v[TUNED].number > 0;
	p->image = json_string_of(a, v[IMAGE].text);
	p->source = json_string_of(a, v[SOURCE].text);
	p->launches = count(v[LAUNCHES]);
	p->traffic_bytes = count(v[TRAFFIC]);
	return STATUS_OK;
}

/* Torch's rows have their source's digest for an image: they do not say what was launched. */
static void forget_image(struct price *p)
{
	if (p->image && p->source && !strcmp(p->image, p->source))
		p->image = NULL;
}

static bool is_side(const struct arm_opts *o, const char *arm)
{
	return !strcmp(arm ? arm : "", o->side ? o->side : "");
}

/* A process that measured again and came to no end costs its rounds, not the comparison. */
static bool is_lost_look(const struct store_row *row)
{
	const struct cause *c = row->cause ? cause_find(row->cause) : NULL;

	return row->process % STORE_TWIN && c && c->row != ROW_OK_UNCHECKED &&
	       c->status != STATUS_MISMATCH;
}

/* What all rows of an arm should agree in. */
static void add_facts(struct arm_builder *b, const struct arm_row *r)
{
	const struct price *p = &r->entry.price;
	const char **facts = b->arm->facts;

	if (*r->device_kind)
		arm_add_fact(b->a, &facts[FACT_DEVICE_KIND], r->device_kind);
	if (p->clocks)
		arm_add_fact(b->a, &facts[FACT_CLOCKS], p->clocks);
	if (p->launch)
		arm_add_fact(b->a, &facts[FACT_LAUNCH], p->launch);
	if (strcmp(p->options, "{}"))
		arm_add_fact(b->a, &facts[FACT_CONFIG],
			     arena_printf(b->a, "%s %s", r->entry.provider, p->options));
}

/* What a provider's time is called, in the state of the arm. */
const char *arm_axis_of(struct arm_builder *b, const char *provider)
{
	for (uint32_t i = 0; i < b->axes.n; i++)
		if (b->axes.p[i].provider == provider)
			return b->axes.p[i].axis;
	const char *axis = metric_of_provider(b->a, provider);

	if (arm_is_warm(b->opts))
		axis = arena_printf(b->a, "%s_warm", axis);
	vec_push(&b->axes, b->a, ((struct arm_axis){provider, axis}));
	return axis;
}

/* Whatever the side: what it says, for itself or for what is kept. */
enum status arm_read_row(struct arm_builder *b, const struct store_row *row, struct arm_row *r)
{
	struct arm_entry *e = &r->entry;
	struct arena *a = b->a;

	*r = (struct arm_row){.arm = own_text(b, str_of(row->arm)),
			      .device_kind = own_text(b, str_of(row->device_kind)),
			      .is_twin = row->process >= STORE_TWIN,
			      .is_lost = is_lost_look(row)};
	e->process.id = row->process % STORE_TWIN;
	arm_entry_name(a, e, row->kernel, row->point);
	e->provider = own_text(b, str_of(row->provider));
	e->price = price_new(arm_axis_of(b, e->provider));
	e->price.options = own_text(b, str_of(row->options));
	e->price.device = *row->device_uuid ? own_text(b, str_of(row->device_uuid)) : NULL;
	TRY_CTX(read_metrics(b, row, e), "%s", arm_where(a, e));
	TRY_CTX(read_flags(b, row, &e->price), "%s", arm_where(a, e));
	TRY_CTX(read_build(a, row, e), "%s", arm_where(a, e));
	forget_image(&e->price);
	e->process.image = e->price.image;
	return STATUS_OK;
}

enum status arm_take_row(struct arm_builder *b, const struct arm_row *r)
{
	const struct arm_entry *e = &r->entry;

	if (!is_side(b->opts, r->arm) || r->is_lost)
		return STATUS_OK;
	TRY(arm_check_strict(b, e));
	if (r->is_twin) {
		struct arm_entry *own = arena_new(b->a, struct arm_entry);

		*own = *e;
		own->price.is_aa = true;
		vec_push(&b->twins, b->a, own);
		return STATUS_OK;
	}
	add_facts(b, r);
	arm_add(b, e);
	return STATUS_OK;
}

enum status arm_add_row(struct arm_builder *b, const struct store_row *row)
{
	struct arm_row r;

	if (!is_side(b->opts, row->arm) || is_lost_look(row))
		return STATUS_OK;
	TRY(arm_read_row(b, row, &r));
	return arm_take_row(b, &r);
}

/* ---- a run ---- */

static const char *text_or_null(struct arena *a, const char *s)
{
	return s && *s ? str_cstr(a, str_of(s)) : NULL;
}

const char *arm_build_text(struct arena *a, const char *tool, const char *build,
			   const json_t *versions)
{
	struct buf b = buf_new(a);
	const char *name;
	json_t *v;

	if (!build || !*build)
		return text_or_null(a, tool);
	json_object_foreach((json_t *)versions, name, v)
	{
		if (json_is_string(v))
			buf_printf(&b, "%s%s %s", b.n ? " " : "", name, json_string_value(v));
	}
	buf_printf(&b, "%sbuild %.12s", b.n ? ", " : "", build);
	return str_cstr(a, buf_view(&b));
}

const char *arm_versions_text(struct arena *a, const json_t *versions)
{
	struct buf b = buf_new(a);
	struct jsonw w = jsonw_compact(&b);

	if (!json_is_object(versions))
		return "{}";
	jsonw_value(&w, versions, true);
	return str_cstr(a, buf_view(&b));
}

enum status arm_take_run(struct arena *a, const struct store_run *run, const struct arm_opts *o,
			 struct arm *out)
{
	json_auto_t *arms = NULL;

	TRY_CTX(json_read_text(str_of(run->arms && *run->arms ? run->arms : "{}"), "arms",
			       &arms),
		"run %lld", (long long)run->id);
	const json_t *arm = json_object_get(arms, o->side ? o->side : "base");
	const char *config = json_string_value(json_object_get(arm, "inductor_config"));
	double looks = json_number_value(json_object_get(arms, "looks"));

	out->run = run->id;
	out->kind = "run";
	out->tag = str_cstr(a, str_of(run->tag));
	out->host = str_cstr(a, str_of(run->host));
	out->state = str_cstr(a, str_of(run->state));
	out->started_at = str_cstr(a, str_of(run->started_at));
	out->is_ab = o->side;
	out->looks = looks >= 1 ? looks : 1;
	out->versions = arm_versions_text(a, json_object_get(arm, "versions"));
	out->facts[FACT_WORKLOAD] = text_or_null(a, run->workload);
	out->facts[FACT_METHOD] = arena_printf(a, "%d", run->method);
	out->facts[FACT_STATISTIC] = "median";
	out->facts[FACT_INPUTS] = text_or_null(a, run->inputs);
	out->facts[FACT_BUILD] =
		arm_build_text(a, run->tool, json_string_value(json_object_get(arm, "build")),
			       json_object_get(arm, "versions"));
	out->facts[FACT_CONFIG] = config ? arena_printf(a, "%s", config) : "";
	out->facts[FACT_CORPUS] = text_or_null(a, run->corpus);
	return STATUS_OK;
}

/* ---- calibrations ---- */

enum { FIT_S, FIT_C, FIT_SE_S, FIT_SE_C, FIT_G1 = 7 };

static double fit_number(const json_t *fit, size_t i)
{
	const json_t *v = json_array_get(fit, i);

	return json_is_number(v) ? json_number_value(v) : (double)NAN;
}

static struct arm_floor floor_of(struct arena *a, const json_t *o, const char *state)
{
	const json_t *s = json_object_get(o, state), *fit = json_object_get(s, "fit");
	const char *device = json_string_value(json_object_get(o, "device"));
	bool is_usable = !json_is_true(json_object_get(s, "floor_unusable"));
	const json_t *direct = json_object_get(o, "d1_us");

	return (struct arm_floor){
		.device = str_cstr(a, str_of(device)),
		.g_us = is_usable ? fit_number(fit, FIT_C) : (double)NAN,
		.slope_us = is_usable ? fit_number(fit, FIT_S) : (double)NAN,
		.se_g_us = fit_number(fit, FIT_SE_C),
		.se_slope_us = fit_number(fit, FIT_SE_S),
		.g1_us = fit_number(fit, FIT_G1),
		.is_bent = json_is_true(json_object_get(s, "bend")),
		.direct_us = json_is_number(direct) ? json_number_value(direct) : (double)NAN};
}

/* Devices of a run that differ in it have all their values in the fact. */
static void add_fact(struct arena *a, const char **fact, const json_t *facts, const char *key)
{
	const char *v = json_string_value(json_object_get(facts, key));

	if (v)
		arm_add_fact(a, fact, v);
}

enum status arm_take_calibration(struct arena *a, const char *json, const struct arm_opts *o,
				 struct arm *out)
{
	json_auto_t *c = NULL;
	struct arm_floor *more = arena_array(a, struct arm_floor, out->nfloors + 1);

	TRY(json_read_text(str_of(json), "calibration", &c));
	const json_t *facts = json_object_get(json_object_get(c, "key"), "facts");

	if (out->nfloors)
		memcpy(more, out->floors, out->nfloors * sizeof(*more));
	more[out->nfloors++] = floor_of(a, c, arm_is_warm(o) ? "warm" : "cold");
	out->floors = more;
	add_fact(a, &out->facts[FACT_DRIVER], facts, "driver");
	add_fact(a, &out->facts[FACT_CUDA], facts, "api");
	add_fact(a, &out->facts[FACT_POWER], facts, "power_limit");
	return STATUS_OK;
}
