/* A comparison as it is printed. */
#include "account/compare_source.h"
#include "account_arm.h"
#include "base/diff.h"
#include "base/json.h"
#include "report/compare.h"
#include "report/page.h"
#include "store_file.h"

static const double faster[] = {47.10, 47.25, 47.21, 47.36, 47.22},
		    slower[] = {50.10, 50.30, 50.20, 50.40, 50.25};

static struct comparison compared(struct two *t)
{
	struct compare_opts o = compare_defaults();
	struct comparison c;

	if (compare_make(&t->a, &t->base, &t->head, &o, &c)) {
		print_error("%s\n", status_story());
		fail();
	}
	return c;
}

static void name(struct two *t)
{
	for (int i = 0; i < 2; i++) {
		struct arm_point *p = &(i ? &t->head : &t->base)->points[0];

		p->name = "sum_ada";
		p->label = "m_1a";
	}
	/* as in the vector: rounds in turn */
	t->base.is_ab = t->head.is_ab = true;
	t->base.points[0].prices[0].options = t->head.points[0].prices[0].options = "{}";
}

static const char *page(struct two *t, bool is_ab)
{
	struct buf b = buf_new(&t->a);

	name(t);
	struct comparison c = compared(t);
	struct judge_opts jo = {.alpha = 0.05, .theta = 0.01, .looks = 1};

	/* the vector is of compare, where one process is enough */
	c.set.is_ab = is_ab;
	pairs_judge(&c.set, &jo, &c.j);
	c.faster.n = c.j.count[VERDICT_FASTER];
	c.slower.n = c.j.count[VERDICT_SLOWER];
	c.faster.at = c.slower.at = (const uint32_t[]){0};
	c.unresolved.n = 0;
	compare_page(&b, &c, true);
	return str_cstr(&t->a, buf_view(&b));
}

static void has(const char *text, const char *want)
{
	if (strstr(text, want))
		return;
	print_error("no %s in\n%s\n", want, text);
	fail();
}

CASE(v42_table)
{
	struct two t = two_arms(slower, 5, faster, 5), u = two_arms(faster, 5, slower, 5);
	struct arena a = {0};
	struct buf b = buf_new(&a);
	const char *text = page(&t, false);

	has(text, "### Improvements\n\n"
		  "| Kernel | Base (us) | Head (us) | Delta | 95% low | 95% high |\n"
		  "| --- | ---: | ---: | ---: | ---: | ---: |\n"
		  "| sum_ada[m_1a] | 50.25 | 47.23 | -6.0% | -6.1% | -5.9% |\n");
	has(text, "**1 faster, 0 slower, 0 same, 0 unresolved; threshold 1 %, false discovery "
		  "5 %");
	has(page(&u, false), "| sum_ada[m_1a] | 47.23 | 50.25 | +6.4% | +6.3% | +6.5% |\n");
	cell_us(&b, 9.8765);
	buf_char(&b, ' ');
	cell_us(&b, 99.996);
	buf_char(&b, ' ');
	cell_us(&b, 1234.56);
	buf_char(&b, ' ');
	cell_pct(&b, -0.04);
	assert_string_equal(str_cstr(&a, buf_view(&b)), "9.877 100.00 1234.6 +0.0%");
	arena_release(&a);
	arena_release(&t.a);
	arena_release(&u.a);
}

/* ---- V43 ---- */

static json_t *records(struct two *t, const struct pair_use *use)
{
	struct comparison c = compared(t);
	struct buf b = buf_new(&t->a);
	json_t *v = NULL;

	c.uses = use;
	compare_v3(&b, &c, NULL);
	assert_int_equal(json_read_text(buf_view(&b), "records", &v), STATUS_OK);
	return v;
}

static const char *at(const json_t *v, const char *a, const char *b, const char *c)
{
	v = json_object_get(v, a);
	v = b ? json_object_get(v, b) : v;
	v = c ? json_object_get(v, c) : v;
	return json_string_value(v);
}

static struct two v43(void)
{
	const double one[] = {10.5, 10.25, 10.375, 10.375, 10.4};
	struct two t = two_arms(one, 5, one, 5);
	struct arm_point *p[] = {&t.base.points[0], &t.head.points[0]};

	for (int i = 0; i < 2; i++) {
		p[i]->key = "0123456789ab/89abcdef0123";
		p[i]->pattern = "0123456789ab";
		p[i]->point = "89abcdef0123";
		p[i]->name = "pointwise_0123456789ab";
		p[i]->prices[0].us = 10.375;
		p[i]->prices[0].device = "GPU-1";
	}
	return t;
}

CASE(v43_records)
{
	static const char *const models[] = {"hf/infer/a", "hf/train/b"},
				 *const dtypes[] = {"bfloat16", "float32"},
				 *const others[] = {"float32", "int64"};
	struct pair_use use = {.n = 5,
			       .models = models,
			       .nmodels = 2,
			       .top_model = models[0],
			       .dtypes = dtypes,
			       .ndtypes = 2};
	struct two t = v43();
	json_t *v = records(&t, &use), *r = json_array_get(v, 0);
	static const char *const want[][2] = {{"device", "cuda"},
					      {"arch", "NVIDIA H200"},
					      {"suite", "hf"},
					      {"source_mode", "mixed"},
					      {"actual_dtypes", "bfloat16,float32"},
					      {"source_model_count", "2"},
					      {"pattern_hash", "0123456789ab"},
					      {"shape_hash", "89abcdef0123"},
					      {"timing", "compiled_us"}};

	assert_int_equal(json_array_size(v), 1);
	assert_string_equal(at(r, "benchmark", "name", NULL), "inductor-kernel-benchmark");
	assert_string_equal(at(r, "benchmark", "mode", NULL), "mixed");
	assert_string_equal(at(r, "benchmark", "dtype", NULL), "bfloat16");
	for (uint32_t i = 0; i < LEN(want); i++)
		assert_string_equal(at(r, "benchmark", "extra_info", want[i][0]), want[i][1]);
	assert_string_equal(at(r, "model", "name", NULL),
			    "pointwise_0123456789ab[89abcdef0123]");
	assert_string_equal(at(r, "model", "type", NULL), "kernel");
	assert_string_equal(at(r, "model", "backend", NULL), "inductor");
	assert_string_equal(at(r, "metric", "name", NULL), "latency_us");
	const json_t *values =
		json_object_get(json_object_get(r, "metric"), "benchmark_values");

	assert_true(json_array_size(values) == 1 &&
		    json_real_value(json_array_get(values, 0)) == 10.375);
	const char *key;
	json_t *member;

	/* every value in an extra_info is a string */
	json_object_foreach(json_object_get(json_object_get(r, "benchmark"), "extra_info"), key,
			    member) assert_true(json_is_string(member));
	json_decref(v);

	use.dtypes = others;
	v = records(&t, &use);
	assert_string_equal(at(json_array_get(v, 0), "benchmark", "dtype", NULL), "mixed");
	json_decref(v);
	use.ndtypes = 0;
	use.nmodels = 1;
	v = records(&t, &use);
	assert_string_equal(at(json_array_get(v, 0), "benchmark", "dtype", NULL), "unknown");
	assert_string_equal(at(json_array_get(v, 0), "benchmark", "mode", NULL), "infer");
	json_decref(v);
	arena_release(&t.a);

	/* what failed has no record */
	t = v43();
	t.head.points[0].prices[0].state = PRICE_FAILED;
	t.head.points[0].prices[0].cause = "oom";
	v = records(&t, &use);
	assert_int_equal(json_array_size(v), 0);
	json_decref(v);
	arena_release(&t.a);
}

/* ---- what changed in the code ---- */

static const char *diff_of(struct arena *a, const char *x, const char *y)
{
	struct buf b = buf_new(a);

	diff_lines(&b, str_of(x), str_of(y));
	return str_cstr(a, buf_view(&b));
}

CASE(texts_differ_by_lines)
{
	struct arena a = {0};

	assert_string_equal(diff_of(&a, "a\nb\n", "a\nb\n"), "");
	assert_string_equal(diff_of(&a, "", ""), "");
	assert_string_equal(diff_of(&a, "", "a\n"), "@@ -0,0 +1,1 @@\n+a\n");
	assert_string_equal(diff_of(&a, "a\n", ""), "@@ -1,1 +0,0 @@\n-a\n");
	assert_string_equal(
		diff_of(&a, "1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\n2\n3\n4\nfive\n6\n7\n8\n9\n"),
		"@@ -2,7 +2,7 @@\n 2\n 3\n 4\n-5\n+five\n 6\n 7\n 8\n");
	/* two changes far apart are two hunks */
	assert_string_equal(
		diff_of(&a, "x\n1\n2\n3\n4\n5\n6\n7\ny\n", "1\n2\n3\n4\n5\n6\n7\n"),
		"@@ -1,4 +1,3 @@\n-x\n 1\n 2\n 3\n@@ -6,4 +5,3 @@\n 5\n 6\n 7\n-y\n");
	arena_release(&a);
}

CASE(movers_show_their_code)
{
	struct two t = two_arms(slower, 5, faster, 5);
	struct store *s = new_store("sources.db");
	struct arena a = {0};
	struct buf b = buf_new(&a);
	char digest[2][65];

	assert_int_equal(store_text_put(s, STR("load\nadd\nstore\n"), digest[0]), STATUS_OK);
	assert_int_equal(store_text_put(s, STR("load\nfma\nstore\n"), digest[1]), STATUS_OK);
	store_close(s);
	struct price *p = &t.base.points[0].prices[0], *q = &t.head.points[0].prices[0];

	p->source = digest[0];
	q->source = digest[1];
	t.base.journal = t.head.journal = "sources.db";
	struct comparison c = compared(&t);

	assert_int_equal(compare_add_sources(&t.a, &c), STATUS_OK);
	assert_true(c.ndiffs == 1 && !c.diffs[0].cause);
	compare_page(&b, &c, true);
	has(str_cstr(&a, buf_view(&b)), "sum_a[m_1]: changed  \n```diff\n@@ -1,3 +1,3 @@\n "
					"load\n-add\n+fma\n store\n```\n");
	/* a source that is gone, and an arm that is a file */
	q->source = "0000000000000000000000000000000000000000000000000000000000000000";
	c = compared(&t);
	assert_int_equal(compare_add_sources(&t.a, &c), STATUS_OK);
	assert_string_equal(c.diffs[0].cause, "the journal has not kept the source");
	t.head.journal = NULL;
	c = compared(&t);
	assert_int_equal(compare_add_sources(&t.a, &c), STATUS_OK);
	assert_non_null(strstr(c.diffs[0].cause, "an arm is a file"));
	arena_release(&a);
	arena_release(&t.a);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(v42_table),
		TEST(v43_records),
		TEST(texts_differ_by_lines),
		TEST(movers_show_their_code),
	};

	return RUN(tests);
}
