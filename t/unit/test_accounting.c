/* Occurrences of elsewhere, gates of models, reports against one another. */
#include "account/accounting.h"
#include "account/rollup_list.h"
#include "base/file.h"
#include "base/json.h"
#include "model_file.h"

static struct arena a;

static int release(void **state)
{
	arena_release(&a);
	return unit_no_story(state);
}

static void put(const char *path, const char *text)
{
	char *dir = str_cstr(&a, str_of(path));

	*strrchr(dir, '/') = 0;
	assert_int_equal(file_mkdirs(dir), STATUS_OK);
	assert_int_equal(file_write(path, str_of(text)), STATUS_OK);
}

static const char *fresh(const char *name)
{
	assert_int_equal(file_remove_tree(name), STATUS_OK);
	return name;
}

static const char sidecar[] =
	"{\"suite\": \"hf\", \"mode\": \"infer\", \"model\": \"a/b\", \"n_graphs\": 2, "
	"\"fusible\": {\"p/s\": 3, \"q/s\": 1}, \"extern\": {\"mm\": {\"count\": 4, "
	"\"baseline_us\": 12.5}, \"fft\": {\"count\": 1, \"baseline_us\": NaN}}, "
	"\"trace_errors\": [\"it did\"]}";

static const char *digest_of(const char *text)
{
	char *hex = arena_array(&a, char, SHA256_HEX + 1);
	struct buf b = buf_new(&a);
	json_t *v = NULL;

	assert_int_equal(json_read_lenient(str_of(text), "t", &v), STATUS_OK);
	json_canonical(&b, v);
	json_decref(v);
	sha256_hex(buf_view(&b), hex);
	return hex;
}

static void put_manifest(const char *dir, const char *identity, const char *digest)
{
	put(arena_printf(&a, "%s/_metadata.json", dir),
	    arena_printf(&a,
			 "{\"version\": 1, \"status\": \"complete\", \"files\": {\"a.json\": "
			 "{\"identity\": \"%s\", \"digest\": \"%s\"}}}",
			 identity, digest));
}

static enum status read(const char *path, struct inventories *all, struct accounting *out)
{
	struct accounting_opts o = {0};

	*all = inventories_new(&a);
	return accounting_read(path, &o, all, out);
}

/* The story is told, and names both. */
static void assert_refused(const char *path, const char *x, const char *y)
{
	struct inventories all;
	struct accounting acc;

	assert_int_equal(read(path, &all, &acc), STATUS_INVALID);
	if (!strstr(status_story(), x) || !strstr(status_story(), y))
		fail_msg("%s", status_story());
	status_clear();
}

CASE(sidecars_without_a_manifest_are_unverified)
{
	struct inventories all;
	struct accounting acc;

	put(arena_printf(&a, "%s/a.json", fresh("acc_plain")), sidecar);
	assert_int_equal(read("acc_plain", &all, &acc), STATUS_OK);
	assert_true(acc.is_unverified && all.models.n == 1);
	const struct inventory *m = &all.models.p[0];

	assert_true(str_is(m->model, "hf/infer/a--b") && m->is_unverified);
	assert_true(m->ngraphs == 2 && m->launches == 2);
	assert_true(m->points.n == 2 && m->points.p[0].n == 3);
	assert_int_equal(m->externs.n, 2);
	assert_true(acc.externs[m->externs.p[0].id].us == 12.5);
	assert_true(isnan(acc.externs[m->externs.p[1].id].us));
	assert_string_equal(acc.externs[m->externs.p[1].id].cause, "nan");
	assert_int_equal(m->errors.n, 1);
	assert_string_equal(m->errors.p[0].code, "trace");
}

CASE(V5_a_manifest_holds_sidecars_to_what_it_lists)
{
	struct inventories all;
	struct accounting acc;

	put(arena_printf(&a, "%s/a.json", fresh("acc_listed")), sidecar);
	put_manifest("acc_listed", "hf/infer/a--b", digest_of(sidecar));
	assert_int_equal(read("acc_listed", &all, &acc), STATUS_OK);
	assert_false(acc.is_unverified);
	put_manifest("acc_listed", "hf/infer/a", digest_of(sidecar));
	assert_refused("acc_listed", "hf/infer/a,", "hf/infer/a--b");
	put_manifest("acc_listed", "hf/infer/a--b", "00");
	assert_refused("acc_listed", digest_of(sidecar), "says 00");
	put_manifest("acc_listed", "hf/infer/a--b", digest_of(sidecar));
	put("acc_listed/b.json", sidecar);
	assert_refused("acc_listed", "b.json", "not in the manifest");
	assert_int_equal(file_remove_tree("acc_listed/a.json"), STATUS_OK);
	assert_int_equal(file_remove_tree("acc_listed/b.json"), STATUS_OK);
	put("acc_listed/c.txt", "");
	assert_refused("acc_listed", "0 files", "its manifest lists 1");
}

CASE(a_manifest_that_is_not_complete_is_none)
{
	put(arena_printf(&a, "%s/a.json", fresh("acc_part")), sidecar);
	put("acc_part/_metadata.json",
	    "{\"version\": 1, \"status\": \"running\", \"files\": {}}");
	assert_refused("acc_part", "status is running", "complete");
	put("acc_part/_metadata.json",
	    "{\"version\": 2, \"status\": \"complete\", \"files\": {}}");
	assert_refused("acc_part", "version 1", "wanted");
}

CASE(counts_are_integers_above_zero)
{
	static const char *const bad[] = {"0", "-1", "true", "1.5", "\"3\"", "null"};

	for (int i = 0; i < 6; i++) {
		put(arena_printf(&a, "%s/a.json", fresh("acc_count")),
		    arena_printf(&a,
				 "{\"suite\": \"s\", \"mode\": \"m\", \"model\": \"x\", "
				 "\"n_graphs\": 1, \"fusible\": {\"p/s\": %s}}",
				 bad[i]));
		assert_refused("acc_count", "p/s", "integer above 0");
	}
}

static void put_leaf(const char *path, const char *hardware, const char *mode)
{
	put(path,
	    arena_printf(&a,
			 "{\"schema_version\": 2, \"hardware\": \"%s\", \"suite\": \"hf\", "
			 "\"mode\": \"%s\", \"model\": \"x\", \"fusible\": {\"p/s\": 2}, "
			 "\"extern_occurrences\": 12, \"extern_unpriced\": 2, "
			 "\"extern_total_us\": 50, \"trace_errors\": 0}",
			 hardware, mode));
}

CASE(a_tree_has_one_line_of_externs_and_what_is_unpriced)
{
	struct inventories all;
	struct accounting acc;

	put_leaf(arena_printf(&a, "%s/hf/infer/x.json", fresh("acc_tree")), "NVIDIA H200",
		 "infer");
	put_leaf("acc_tree/hf/train/x.json", "h200 ", "train");
	assert_int_equal(read("acc_tree", &all, &acc), STATUS_OK);
	assert_int_equal(all.models.n, 2);
	assert_string_equal(acc.hardware, "NVIDIA H200");
	const struct inventory *m = &all.models.p[0];

	assert_int_equal(m->launches, -1); /* no corpus knows it */
	assert_int_equal(m->externs.n, 2);
	assert_true(m->externs.p[0].n == 10 && acc.externs[m->externs.p[0].id].us == 5);
	assert_true(m->externs.p[1].n == 2 && isnan(acc.externs[m->externs.p[1].id].us));
	put_leaf("acc_tree/hf/train/x.json", "H100", "train");
	assert_refused("acc_tree", "H100", "H200");
	put_leaf("acc_tree/hf/train/x.json", "H200", "infer");
	assert_refused("acc_tree", "hf/train/x", "hf/infer/x");
	put("acc_tree/hf/train/x.json", "{\"schema_version\": 1}");
	assert_refused("acc_tree", "x.json", "schema_version 2");
}

CASE(the_legacy_form_has_all_models_in_one_file)
{
	struct inventories all;
	struct accounting acc;

	fresh("acc_old");
	put("acc_old/old.json",
	    "{\"schema_version\": 1, \"hardware\": \"H200\", \"models\": {\"hf/infer/y\": "
	    "{\"fusible\": {\"p/s\": 2}, \"extern_occurrences\": 0}, \"hf/infer/x\": "
	    "{\"fusible\": {\"p/s\": 1}, \"extern_occurrences\": 1, \"extern_total_us\": "
	    "3}}}");
	assert_int_equal(read("acc_old/old.json", &all, &acc), STATUS_OK);
	assert_int_equal(all.models.n, 2);
	assert_true(str_is(all.models.p[0].model, "hf/infer/x")); /* by name */
	assert_int_equal(all.points.n, 1);
	put("acc_old/old.json", "{\"schema_version\": 1, \"models\": []}");
	assert_refused("acc_old/old.json", "schema_version 1", "models");
}

/* ---- V41 ---- */

static struct rollup one_model(double delta, double lo, double hi)
{
	static struct inventory v = {.model = {"hf/infer/m", 10}};
	static struct rollup_model m;

	m = (struct rollup_model){.inventory = &v,
				  .state = ROLLUP_COMPLETE,
				  .l = -log1p(delta / 100),
				  .lo = -log1p(hi / 100),
				  .hi = -log1p(lo / 100)};
	return (struct rollup){.models = &m, .nmodels = 1, .headline = {.k = 1, .of = 1}};
}

static struct gate_result model_gate(const struct rollup *r, bool is_strict)
{
	struct gate_limits l = gate_defaults();
	struct gate_result out[ROLLUP_GATES];
	uint32_t n;

	l.limit[GATE_MODEL_PCT] = 1;
	l.is_strict = is_strict;
	assert_int_equal(rollup_gates(&a, r, &l, out, &n), STATUS_OK);
	assert_string_equal(out[0].name, "model_pct");
	return out[0];
}

CASE(V41_a_gate_of_models_fails_where_it_is_proved)
{
	struct rollup r = one_model(1.796, 0.6018, 2.993);

	assert_true(model_gate(&r, false).holds);
	assert_false(model_gate(&r, true).holds);
	assert_string_equal(model_gate(&r, true).worst[0], "hf/infer/m");
	assert_printed(model_gate(&r, false).value, "1.796");
	r = one_model(1.796, 1.207, 2.388);
	assert_false(model_gate(&r, false).holds);
	assert_false(model_gate(&r, true).holds);
	r = one_model(1.796, (double)NAN, (double)NAN);
	assert_true(model_gate(&r, false).by_estimate);
	assert_false(model_gate(&r, false).holds);
	r = one_model(-3, -4, -2);
	assert_true(model_gate(&r, true).holds);
}

CASE(without_a_model_a_gate_is_not_judged)
{
	struct rollup r = {0};
	struct gate_limits l = gate_defaults();
	struct gate_result out[ROLLUP_GATES];
	uint32_t n;

	assert_int_equal(rollup_gates(&a, &r, &l, out, &n), STATUS_OK);
	assert_true(n == 1 && out[0].is_unjudged && out[0].holds);
	assert_int_equal(gate_set(&a, &l, "model_pct=1"), STATUS_OK);
	assert_int_equal(gate_set(&a, &l, "suite_pct=1"), STATUS_OK);
	assert_int_equal(gate_set(&a, &l, "geomean_pct=1"), STATUS_OK);
	assert_int_equal(rollup_gates(&a, &r, &l, out, &n), STATUS_OK);
	assert_int_equal(n, 3);
	for (uint32_t i = 0; i < n; i++)
		assert_true(out[i].is_unjudged && !out[i].holds);
}

CASE(the_model_set_is_a_gate)
{
	struct rollup r = one_model(0, 0, 0);
	struct gate_limits l = gate_defaults();
	struct gate_result out[ROLLUP_GATES];
	uint32_t n;

	fresh("set_gate");
	put("set_gate/set", "# one\nhf/infer/m\n");
	l.model_set = "set_gate/set";
	assert_int_equal(rollup_gates(&a, &r, &l, out, &n), STATUS_OK);
	assert_string_equal(out[n - 1].name, "model_set");
	assert_true(out[n - 1].holds);
	put("set_gate/set", "hf/infer/m\nhf/infer/n\n");
	assert_int_equal(rollup_gates(&a, &r, &l, out, &n), STATUS_OK);
	assert_false(out[n - 1].holds);
	put("set_gate/set", "# nobody\n");
	assert_int_equal(rollup_gates(&a, &r, &l, out, &n), STATUS_INVALID);
	status_clear();
}

/* ---- V40 ---- */

CASE(V40_against_compares_over_the_models_of_both)
{
	struct rollup r = one_model(-10, -11, -9);
	struct rollup_against x;

	fresh("against");
	put("against/then.json",
	    "{\"schema\": \"assay.rollup/1\", \"set\": {\"models\": [\"hf/infer/m\", "
	    "\"timm/infer/bee\"]}, \"models\": [{\"model\": \"timm/infer/bee\", \"l\": 0.5}, "
	    "{\"model\": \"hf/infer/m\", \"l\": 0.25}]}");
	assert_int_equal(rollup_against_read(&a, &r, NULL, "against/then.json", &x), STATUS_OK);
	assert_int_equal(x.k, 1);
	assert_true(x.then == 0.25 && x.now == r.models[0].l);
	assert_int_equal(x.nleft, 1);
	assert_string_equal(x.left[0], "timm/infer/bee");
	assert_int_equal(x.njoined, 0);
	put("against/then.json",
	    "{\"schema\": \"assay.rollup/1\", \"set\": {\"models\": []}, \"models\": []}");
	assert_int_equal(rollup_against_read(&a, &r, NULL, "against/then.json", &x), STATUS_OK);
	assert_true(!x.k && isnan(x.now) && x.njoined == 1);
	put("against/then.json", "{\"schema\": \"assay.compare/1\"}");
	assert_int_equal(rollup_against_read(&a, &r, NULL, "against/then.json", &x),
			 STATUS_INVALID);
	status_clear();
}

static const struct CMUnitTest tests[] = {
	TEST(sidecars_without_a_manifest_are_unverified),
	TEST(V5_a_manifest_holds_sidecars_to_what_it_lists),
	TEST(a_manifest_that_is_not_complete_is_none),
	TEST(counts_are_integers_above_zero),
	TEST(a_tree_has_one_line_of_externs_and_what_is_unpriced),
	TEST(the_legacy_form_has_all_models_in_one_file),
	TEST(V41_a_gate_of_models_fails_where_it_is_proved),
	TEST(without_a_model_a_gate_is_not_judged),
	TEST(the_model_set_is_a_gate),
	TEST(V40_against_compares_over_the_models_of_both),
};

int main(void)
{
	int bad = RUN(tests);

	release(NULL);
	return bad;
}
