/*
 * Sweep files: our own (schema 2), and those of the system before (schema 1 and none), whose
 * times are single numbers, least of some, of which nothing else is known: accounting.md §2.2.
 */
#include "account/arm_int.h"
#include "store/tag.h"

#include <math.h>
#include <string.h>

static bool has_suffix(const char *s, const char *suffix)
{
	return str_ends(str_of(s), suffix);
}

bool is_sweep(const json_t *file)
{
	const char *key;
	json_t *v;

	if (json_object_get(file, "_metadata"))
		return true;
	json_object_foreach((json_t *)file, key,
			    v) if (has_suffix(key, "/repro.py")) return true;
	return false;
}

const char *arm_kernel_of(struct arena *a, const char *path)
{
	const char *slash = strrchr(path, '/'), *from;

	if (!slash)
		return str_cstr(a, str_of(path));
	for (from = slash; from > path && from[-1] != '/';)
		from--;
	return str_cstr(a, (struct str){from, (size_t)(slash - from)});
}

/* ---- full graphs are another workload ---- */

static bool is_graph_file(const char *path)
{
	const char *slash = strrchr(path, '/');

	return !strncmp(slash ? slash + 1 : path, "full_graph_", strlen("full_graph_"));
}

MUST static enum status refuse_graphs(const json_t *file)
{
	const json_t *meta = json_object_get(file, "_metadata");
	const char *kind = json_string_value(json_object_get(meta, "workload_kind")), *key;
	const char *workload = json_string_value(json_object_get(meta, "workload"));
	json_t *v;
	bool is_graphs = (kind && !strcmp(kind, "full_graph")) ||
			 (workload && !strcmp(workload, "graphs"));

	json_object_foreach((json_t *)file, key, v) is_graphs |=
		is_graph_file(key) || json_object_get(v, "__graph__");
	if (is_graphs)
		FAIL(INVALID, "a sweep of full graphs, which is no arm of a comparison of "
			      "kernels; give a sweep of kernels");
	return STATUS_OK;
}

/* ---- failures ---- */

static const char *cause_of(struct arena *a, const json_t *v)
{
	static const char *const keys[] = {"cause", "reason", "status"};
	const char *s = json_string_value(v);

	for (int i = 0; i < 3 && !s; i++)
		s = json_string_value(json_object_get(v, keys[i]));
	return s ? arena_printf(a, "%s", s) : "failed";
}

/* The part of text up to "::", and what is behind it, or NULL. */
static const char *split(struct arena *a, const char *text, const char **rest)
{
	const char *at = strstr(text, "::");

	*rest = at ? at + 2 : NULL;
	return str_cstr(a, at ? (struct str){text, (size_t)(at - text)} : str_of(text));
}

static void add_failure(struct arm_builder *b, const char *key, const char *cause)
{
	struct arm_entry e = {.where = arena_printf(b->a, "__failures__ \"%s\"", key)};
	const char *rest, *label, *provider, *path = split(b->a, key, &rest);

	if (!rest || strncmp(rest, "SHAPE::", 7)) {
		struct arm_failure f = {after_underscore(arm_kernel_of(b->a, path)), cause};

		vec_push(&b->failures, b->a, f);
		return;
	}
	label = split(b->a, rest + 7, &provider);
	e.label = label;
	arm_entry_name(b->a, &e, arm_kernel_of(b->a, path), after_underscore(label));
	if (!provider) {
		e.cause = cause;
		arm_add(b, &e);
		return;
	}
	e.price = price_new(has_suffix(provider, "_us") ? str_cstr(b->a, str_of(provider))
							: metric_of_provider(b->a, provider));
	e.price.state = PRICE_FAILED;
	e.price.cause = cause;
	arm_add(b, &e);
}

enum status arm_add_failures(struct arm_builder *b, const json_t *failures)
{
	const char *key;
	json_t *v;

	if (failures && !json_is_object(failures))
		FAIL(INVALID, "__failures__ is no object");
	json_object_foreach((json_t *)failures, key, v) add_failure(b, key, cause_of(b->a, v));
	return STATUS_OK;
}

/* ---- points ---- */

static double number(const json_t *o, const char *key)
{
	const json_t *v = json_object_get(o, key);

	return json_is_number(v) ? json_number_value(v) : (double)NAN;
}

static int64_t whole(const json_t *o, const char *key)
{
	const json_t *v = json_object_get(o, key);

	return json_is_integer(v) && json_integer_value(v) >= 0 ? json_integer_value(v) : -1;
}

/* Members that end in _us and are no time of a provider. */
static bool is_other(const char *key)
{
	static const char *const names[] = {"roof_us", "floor_us", "single_us", "compute_us"};

	for (size_t i = 0; i < sizeof(names) / sizeof(*names); i++)
		if (!strncmp(key, names[i], strlen(names[i])))
			return true;
	return false;
}

struct form { /* of the file */
	bool is_ours, is_warm;
	const char *device; /* if the file is of one; NULL */
};

static bool is_axis(const struct form *f, const char *key)
{
	static const char *const prior[] = {"compiled_us", "coord_descent_us",
					    "compiled_nocudagraphs_us"};

	if (f->is_ours)
		return has_suffix(key, f->is_warm ? "_us_warm" : "_us") && !is_other(key);
	for (int i = 0; i < 3; i++)
		if (!strcmp(key, prior[i]))
			return true;
	return false;
}

static void take_spread(struct price *p, const json_t *spread)
{
	const json_t *ci = json_object_get(spread, "ci");
	double m = number(spread, "m");

	p->k = isfinite(m) ? m : 1;
	p->q_us = number(spread, "q_us");
	if (json_is_number(json_array_get(ci, 0)) && json_is_number(json_array_get(ci, 1))) {
		p->ci_lo_us = json_number_value(json_array_get(ci, 0));
		p->ci_hi_us = json_number_value(json_array_get(ci, 1));
	}
}

/* What a point says of one of its programs: that of Inductor, else of native, else the first.
 */
static bool is_main(const json_t *point, const char *axis)
{
	static const char *const first[] = {"compiled_us", "native_us"};

	for (int i = 0; i < 2; i++)
		if (json_is_number(json_object_get(point, first[i])))
			return !strncmp(axis, first[i], strlen(first[i]));
	return true;
}

static void take_facts(struct price *p, const json_t *point)
{
	const char *status = json_string_value(json_object_get(point, "status"));

	p->is_unchecked = status && !strcmp(status, "ok_unchecked");
	if (!is_main(point, p->axis))
		return;
	p->launches = whole(point, "n_kernels");
	p->compile_s = number(point, "compile_s");
	p->floor_us = p->k == 1 && !json_object_get(point, "spread")
			      ? (double)NAN
			      : number(point, "floor_us");
	p->roof_us = number(point, "roof_us");
	p->compute_us = number(point, "compute_us");
	p->is_above_roof = json_is_true(json_object_get(point, "above_roof"));
}

MUST static enum status add_time(struct arm_builder *b, const struct form *f,
				 struct arm_entry e, const char *axis, const json_t *point)
{
	struct price *p = &e.price;
	const char *flaw;

	*p = price_new(str_cstr(b->a, str_of(axis)));
	if (f->is_ours && !f->is_warm)
		take_spread(p, json_object_get(json_object_get(point, "spread"), axis));
	flaw = price_flaw(json_object_get(point, axis), p->q_us, !f->is_ours, &p->us);
	if (flaw && !strcmp(flaw, "absent"))
		return STATUS_OK;
	if (!flaw && f->is_ours)
		flaw = sweep_point_flaw(point, axis);
	if (flaw)
		p->us = (double)NAN;
	take_facts(p, point);
	p->device = f->device;
	p->state = flaw ? PRICE_INVALID : PRICE_VALID;
	p->cause = flaw;
	TRY(arm_check_strict(b, &e));
	arm_add(b, &e);
	return STATUS_OK;
}

MUST static enum status add_point(struct arm_builder *b, const struct form *f, const char *path,
				  const char *label, const json_t *point)
{
	struct arm_entry e = {.label = str_cstr(b->a, str_of(label))};
	const char *key;
	json_t *v;

	if (!json_is_object(point))
		FAIL(INVALID, "\"%s\": \"%s\" is no object of times", path, label);
	e.where = arena_printf(b->a, "\"%s\": \"%s\"", path, label);
	arm_entry_name(b->a, &e, arm_kernel_of(b->a, path), after_underscore(label));
	/* there, even if no time of it is: that is what absent means */
	e.price.axis = NULL;
	arm_add(b, &e);
	json_object_foreach((json_t *)point, key, v) if (is_axis(f, key))
		TRY(add_time(b, f, e, key, point));
	return STATUS_OK;
}

MUST static enum status add_points(struct arm_builder *b, const struct form *f,
				   const json_t *file)
{
	const char *path, *label;
	json_t *kernel, *point;

	json_object_foreach((json_t *)file, path, kernel)
	{
		if (*path == '_')
			continue;
		if (!json_is_object(kernel))
			FAIL(INVALID, "\"%s\" is no object of points", path);
		json_object_foreach(kernel, label, point) if (*label != '_')
			TRY(add_point(b, f, path, label, point));
	}
	return STATUS_OK;
}

/* ---- what the file says of itself ---- */

static const char *text_of(struct arena *a, const json_t *o, const char *key)
{
	const char *s = json_string_value(json_object_get(o, key));

	return s ? arena_printf(a, "%s", s) : NULL;
}

/* A file says it of launches without graphs only. */
static const char *launch_of(struct arena *a, const json_t *meta, const json_t *devices)
{
	const char *told = text_of(a, meta, "launch");
	const char *id = json_string_value(json_object_get(json_array_get(devices, 0), "uuid"));

	return told ? told : id && !strncmp(id, "cpu-", 4) ? "call" : "graph";
}

static void take_our_metadata(struct arm *arm, struct arena *a, const json_t *meta,
			      const char **device)
{
	const json_t *devices = json_object_get(meta, "devices");
	const char *config = text_of(a, meta, "inductor_config");

	arm->facts[FACT_WORKLOAD] = text_of(a, meta, "workload");
	arm->facts[FACT_METHOD] = arena_printf(a, "%lld", (long long)whole(meta, "method"));
	arm->facts[FACT_STATISTIC] = "median";
	arm->facts[FACT_INPUTS] = text_of(a, meta, "inputs");
	arm->facts[FACT_CORPUS] = text_of(a, meta, "corpus");
	arm->facts[FACT_CONFIG] = config ? config : "";
	arm->facts[FACT_LAUNCH] = launch_of(a, meta, devices);
	arm->facts[FACT_BUILD] =
		arm_build_text(a, text_of(a, meta, "tool"), text_of(a, meta, "torch_build"),
			       json_object_get(meta, "torch"));
	for (size_t i = 0; i < json_array_size(devices); i++) {
		const char *kind = text_of(a, json_array_get(devices, i), "kind");

		if (kind)
			arm_add_fact(a, &arm->facts[FACT_DEVICE_KIND], kind);
	}
	if (json_array_size(devices) == 1)
		*device = text_of(a, json_array_get(devices, 0), "uuid");
	arm->versions = arm_versions_text(a, json_object_get(meta, "torch"));
	arm->tag = text_of(a, meta, "tag");
	arm->host = text_of(a, meta, "host");
	arm->started_at = text_of(a, meta, "timestamp");
}

static void take_prior_metadata(struct arm *arm, struct arena *a, const json_t *meta)
{
	const char *kind = text_of(a, meta, "workload_kind");

	arm->facts[FACT_WORKLOAD] = kind ? kind : "kernels";
	arm->facts[FACT_METHOD] = "0";
	arm->facts[FACT_STATISTIC] = "min";
	arm->facts[FACT_DEVICE_KIND] = text_of(a, meta, "hardware");
}

/* None is that of the system before, as is 1. */
MUST static enum status check_version(const json_t *meta)
{
	const json_t *v = json_object_get(meta, "schema_version");
	int64_t version = whole(meta, "schema_version");

	if (!v || version == 1 || version == 2)
		return STATUS_OK;
	if (version < 0)
		FAIL(INVALID, "schema_version is no whole number; this assay reads up to 2");
	FAIL(INVALID, "schema_version %lld; this assay reads up to 2", (long long)version);
}

static bool point_has_spread(const json_t *kernel)
{
	const char *label;
	json_t *point;

	json_object_foreach((json_t *)kernel, label, point)
	{
		if (json_object_get(point, "spread"))
			return true;
	}
	return false;
}

/* No file of the system before has it. */
static bool has_spread(const json_t *file)
{
	const char *key;
	json_t *kernel;

	json_object_foreach((json_t *)file, key, kernel)
	{
		if (*key != '_' && point_has_spread(kernel))
			return true;
	}
	return false;
}

/* Of a file of ours that lost it everything would be taken for the system before. */
MUST static enum status check_metadata(const json_t *file)
{
	const json_t *meta = json_object_get(file, "_metadata");

	if (meta && !json_is_object(meta))
		FAIL(INVALID, "_metadata: an object is wanted");
	if (!json_object_get(meta, "schema_version") && has_spread(file))
		FAIL(INVALID,
		     "it has no _metadata%s, so how its times were taken is not known; take "
		     "the file as bench --output wrote it",
		     meta ? ".schema_version" : "");
	return check_version(meta);
}

enum status arm_read_sweep(struct arm_builder *b, const json_t *file)
{
	const json_t *meta = json_object_get(file, "_metadata");
	struct form f = {.is_ours = whole(meta, "schema_version") == 2,
			 .is_warm = b->opts->axis && has_suffix(b->opts->axis, "_warm")};

	TRY(check_metadata(file));
	TRY(refuse_graphs(file));
	b->arm->kind = "sweep";
	b->arm->is_import = true;
	if (f.is_ours)
		take_our_metadata(b->arm, b->a, meta, &f.device);
	else
		take_prior_metadata(b->arm, b->a, meta);
	TRY(add_points(b, &f, file));
	return arm_add_failures(b, json_object_get(file, "__failures__"));
}
