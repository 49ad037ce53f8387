/* Merging, invariants, sets: the examples of the design. */
#include "base/file.h"
#include "corpus/check.h"
#include "corpus/merge.h"
#include "corpus/set.h"
#include "corpus/tree.h"
#include "ir/text.h"
#include "unit.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

static struct arena a;

static int release(void **state)
{
	arena_release(&a);
	return unit_no_story(state);
}

/* --- merging ---------------------------------------------------------------------------- */

static const char *graph_text(const char *body)
{
	return arena_printf(&a,
			    "class GraphModule(torch.nn.Module):\n"
			    "    def forward(self, x: \"f32[8, 16][16, 1]cuda:0\", "
			    "w: \"f32[16, 16][16, 1]cuda:0\"):\n%s",
			    body);
}

static const char relu_mm_exp[] =
	"        relu: \"f32[8, 16][16, 1]cuda:0\" = torch.ops.aten.relu.default(x)\n"
	"        mm: \"f32[8, 16][16, 1]cuda:0\" = torch.ops.aten.mm.default(relu, w)\n"
	"        exp: \"f32[8, 16][16, 1]cuda:0\" = torch.ops.aten.exp.default(mm)\n"
	"        return (exp,)\n";
static const char relu_mm[] =
	"        relu: \"f32[8, 16][16, 1]cuda:0\" = torch.ops.aten.relu.default(x)\n"
	"        mm: \"f32[8, 16][16, 1]cuda:0\" = torch.ops.aten.mm.default(relu, w)\n"
	"        return (mm,)\n";

static void put(const char *dir, const char *name, const char *text)
{
	assert_int_equal(file_mkdirs(dir), STATUS_OK);
	assert_int_equal(file_write(path_join(&a, dir, name), str_of(text)), STATUS_OK);
}

/* A capture directory of one graph. */
static const char *capture(const char *dir, const char *model, const char *body)
{
	char hash[SHA256_HEX + 1];
	const char *text = graph_text(body);

	sha256_hex(str_of(text), hash);
	put(dir, "full_graph_000.py", text);
	put(dir, "full_graph_000.meta.json",
	    arena_printf(&a,
			 "{\"schema\": 1, \"graph\": \"full_graph_000\", \"text\": \"%s\", "
			 "\"kind\": \"inference\", \"execs\": 3, \"kernels\": 2, \"inputs\": "
			 "[[\"f32\", [8, 16], {\"n\": \"x\"}], [\"f32\", [16, 16], {\"n\": "
			 "\"w\"}]], "
			 "\"outputs\": [], \"attrs\": {}, \"groups\": [], \"ops\": "
			 "{\"aten.mm.default\": {\"fuse\": false, \"why\": \"flops\"}}, "
			 "\"nodes\": {}, \"symbols\": {}, \"guards\": []}\n",
			 hash));
	put(dir, "index.json",
	    arena_printf(
		    &a,
		    "{\"schema\": 1, \"model\": \"%s\", \"status\": \"ok\", \"stage\": null, "
		    "\"reason\": null, \"graphs\": [\"full_graph_000\"]}\n",
		    model));
	return dir;
}

static struct merge_report merge(const char *corpus, const char *dir)
{
	struct merge_opts opts = {.corpus = corpus};
	struct merge_report r;

	if (merge_capture(&a, dir, &opts, &r))
		fail_msg("%s", status_story());
	return r;
}

static struct check_report check(const char *corpus)
{
	struct check_report r;

	if (corpus_check(&a, corpus, 2, &r))
		fail_msg("%s", status_story());
	return r;
}

static void is_clean(const char *corpus)
{
	struct check_report r = check(corpus);
	struct buf b = buf_new(&a);

	check_text(&b, &r);
	if (r.nhard)
		fail_msg(STR_FMT, STR_ARG(buf_view(&b)));
}

static const char *fresh(const char *name)
{
	const char *dir = arena_printf(&a, "corpus_%s", name);

	assert_int_equal(file_remove_tree(dir), STATUS_OK);
	return dir;
}

CASE(a_merge_is_clean_and_merging_again_changes_nothing)
{
	const char *corpus = fresh("again");
	const char *dir = capture(fresh("cap"), "user/infer/m", relu_mm_exp);
	struct merge_report r = merge(corpus, dir);
	struct str before, after, *names;
	size_t n;

	assert_int_equal(r.regions, 2);
	assert_int_equal(r.new_patterns, 2);
	assert_int_equal(r.generation, 1);
	is_clean(corpus);
	assert_int_equal(tree_kernels(&a, corpus, &names, &n), STATUS_OK);
	assert_int_equal(n, 2);
	const char *shapes = arena_printf(&a, "%s/canonical/" STR_FMT "/shapes.json", corpus,
					  STR_ARG(names[0]));

	assert_int_equal(file_read(&a, shapes, 1 << 20, &before), STATUS_OK);
	assert_non_null(memmem(before.p, before.n, "\"regions\": 1, \"calls\": 3", 24));
	r = merge(corpus, dir);
	assert_int_equal(r.new_patterns, 0);
	assert_int_equal(r.generation, 2);
	assert_int_equal(file_read(&a, shapes, 1 << 20, &after), STATUS_OK);
	assert_true(str_eq(before, after));
	is_clean(corpus);
}

/* The same constant on both devices: the text says which is which, and says it again when
 * it is read back. */
CASE(a_number_on_the_cpu_beside_one_on_the_gpu)
{
	static const char body[] =
		"        full: \"f32[][]cpu\" = torch.ops.aten.full.default([], 0.5, dtype = "
		"torch.float32, layout = torch.strided, device = device(type='cpu'), "
		"pin_memory "
		"= False)\n"
		"        full_1: \"f32[][]cuda:0\" = torch.ops.aten.full.default([], 0.5, "
		"dtype = "
		"torch.float32, layout = torch.strided, device = device(type='cuda', index=0), "
		"pin_memory = False)\n"
		"        mul: \"f32[8, 16][16, 1]cuda:0\" = torch.ops.aten.mul.Tensor(x, "
		"full)\n"
		"        add: \"f32[8, 16][16, 1]cuda:0\" = torch.ops.aten.add.Tensor(mul, "
		"full_1)\n"
		"        return (add,)\n";
	const char *corpus = fresh("devices");
	struct merge_report r = merge(corpus, capture(fresh("cap"), "user/infer/m", body));

	assert_int_equal(r.regions, 1);
	assert_int_equal(r.new_patterns, 1);
	is_clean(corpus);
}

static uint32_t count_quarantined(const char *corpus)
{
	struct str *names;
	size_t n;
	uint32_t count = 0;

	assert_int_equal(tree_kernels(&a, corpus, &names, &n), STATUS_OK);
	for (size_t i = 0; i < n; i++) {
		struct pattern k;

		assert_int_equal(pattern_read(&a,
					      arena_printf(&a, "%s/canonical/" STR_FMT, corpus,
							   STR_ARG(names[i])),
					      &k),
				 STATUS_OK);
		count += k.quarantine.n > 0;
	}
	return count;
}

CASE(a56_a_lost_region_is_quarantined_and_freed)
{
	const char *corpus = fresh("lost");

	merge(corpus, capture(fresh("cap"), "user/infer/m", relu_mm_exp));
	assert_int_equal(count_quarantined(corpus), 0);
	merge(corpus, capture(fresh("cap"), "user/infer/m", relu_mm));
	assert_int_equal(count_quarantined(corpus), 1);
	is_clean(corpus);
	merge(corpus, capture(fresh("cap"), "user/infer/m", relu_mm_exp));
	assert_int_equal(count_quarantined(corpus), 0);
	is_clean(corpus);
}

/* Merges in a child that is killed at the n-th fault point; true if it was. */
static bool killed_at(const char *corpus, const char *dir, int n)
{
	pid_t pid = fork();
	int st;

	if (!pid) {
		/* Fault points read the environment once: the child is this program anew. */
		setenv("ASSAY_FAULT", arena_printf(&a, "*:%d=kill", n), 1);
		execl("/proc/self/exe", "test_corpus", "merge", corpus, dir, (char *)NULL);
		_exit(3);
	}
	assert_int_equal(waitpid(pid, &st, 0), pid);
	if (WIFEXITED(st))
		assert_int_equal(WEXITSTATUS(st), 0);
	return WIFSIGNALED(st);
}

CASE(a55_killed_anywhere_the_corpus_is_old_or_new)
{
	const char *first = capture(fresh("cap1"), "user/infer/a", relu_mm);
	const char *second = capture(fresh("cap2"), "user/infer/b", relu_mm_exp);
	int n = 1, old = 0, new = 0;

	for (;; n++) {
		const char *corpus = fresh("kill");
		struct corpus_head head;
		struct tree tree;

		merge(corpus, first);
		bool killed = killed_at(corpus, second, n);

		/* Any writer finishes what was committed. */
		assert_int_equal(tree_lock(&a, corpus, &tree), STATUS_OK);
		tree_unlock(&tree);
		assert_int_equal(tree_head(&a, corpus, &head), STATUS_OK);
		old += head.generation == 1;
		new += head.generation == 2;
		assert_true(head.generation == 1 || head.generation == 2);
		is_clean(corpus);
		merge(corpus, second);
		is_clean(corpus);
		if (!killed)
			break;
	}
	assert_true(n > 10 && old > 3 && new > 3);
	print_message("killed at %d points: %d old, %d new\n", n - 1, old, new);
}

CASE(two_mergers_both_survive)
{
	const char *corpus = fresh("two");
	enum { EACH = 6 };

	for (int who = 0; who < 2; who++)
		for (int i = 0; i < EACH; i++)
			capture(arena_printf(&a, "%s",
					     fresh(arena_printf(&a, "cap_%d_%d", who, i))),
				arena_printf(&a, "user/infer/m%d_%d", who, i),
				i % 2 ? relu_mm : relu_mm_exp);
	for (int who = 0; who < 2; who++)
		if (!fork()) {
			for (int i = 0; i < EACH; i++) {
				struct arena own = {0};
				struct merge_opts opts = {.corpus = corpus};
				struct merge_report r;

				if (merge_capture(
					    &own,
					    arena_printf(&own, "corpus_cap_%d_%d", who, i),
					    &opts, &r))
					_exit(1);
			}
			_exit(0);
		}
	for (int i = 0; i < 2; i++) {
		int st;

		wait(&st);
		assert_true(WIFEXITED(st) && !WEXITSTATUS(st));
	}
	struct check_report r = check(corpus);

	assert_int_equal(r.models, 2 * EACH);
	assert_int_equal(r.nhard, 0);
}

static void replace(const char *path, const char *from, const char *to)
{
	struct str s;

	assert_int_equal(file_read(&a, path, 1 << 20, &s), STATUS_OK);
	const char *at = memmem(s.p, s.n, from, strlen(from));

	assert_non_null(at);
	struct buf b = buf_new(&a);

	buf_add(&b, s.p, (size_t)(at - s.p));
	buf_cstr(&b, to);
	buf_add(&b, at + strlen(from), s.n - (size_t)(at - s.p) - strlen(from));
	assert_int_equal(file_write(path, buf_view(&b)), STATUS_OK);
}

static bool finds(const struct check_report *r, const char *code)
{
	for (uint32_t i = 0; i < r->n; i++)
		if (!strcmp(r->list[i].code, code))
			return true;
	return false;
}

CASE(a58_one_changed_byte_is_found)
{
	static const struct {
		const char *file, *from, *to, *code;
	} rows[] = {
		{"shapes.json", "\"regions\": 1", "\"regions\": 2", "H6"},
		{"shapes.json", "\"read\": 512", "\"read\": 513", "H7"},
		{"shapes.json", "\"f32\", [8, 16]]",
		 "\"f32\", [8, 16], {\"gen\": [\"pos\"], \"by\": "
		 "\"inference\", \"iv\": 1}]",
		 "H8"},
		{"repro.py", "relu.default", "tanh.default", "H4"},
	};

	for (size_t i = 0; i < sizeof(rows) / sizeof(*rows); i++) {
		const char *corpus = fresh("byte");
		struct str *names;
		size_t n;

		merge(corpus, capture(fresh("cap"), "user/infer/m", relu_mm));
		assert_int_equal(tree_kernels(&a, corpus, &names, &n), STATUS_OK);
		replace(arena_printf(&a, "%s/canonical/" STR_FMT "/%s", corpus,
				     STR_ARG(names[0]), rows[i].file),
			rows[i].from, rows[i].to);
		struct check_report r = check(corpus);

		if (!finds(&r, rows[i].code))
			fail_msg("%s -> %s: no %s", rows[i].from, rows[i].to, rows[i].code);
	}
}

/* What a reviewer decided is read, and refused without a reason. */
CASE(a_tolerance_is_widened_with_a_reason)
{
	static const struct {
		const char *text;
		double scale; /* 0: refused */
	} rows[] = {
		{"null", 1},
		{"{\"scale\": 2.5, \"nonfinite\": false, \"reason\": \"r\", \"date\": \"d\"}",
		 2.5},
		{"{\"scale\": 4.5, \"nonfinite\": false, \"reason\": \"r\", \"date\": \"d\"}",
		 0},
		{"{\"scale\": 0.5, \"nonfinite\": false, \"reason\": \"r\", \"date\": \"d\"}",
		 0},
		{"{\"scale\": 2, \"nonfinite\": 1, \"reason\": \"r\", \"date\": \"d\"}", 0},
		{"{\"scale\": 2, \"nonfinite\": false, \"reason\": \"\", \"date\": \"d\"}", 0},
		{"{\"scale\": 2, \"nonfinite\": false, \"reason\": \"r\"}", 0},
		{"{\"scale\": 2, \"other\": 0}", 0},
		{"2", 0},
	};

	for (size_t i = 0; i < sizeof(rows) / sizeof(*rows); i++) {
		const char *corpus = fresh("numerics");
		struct pattern k;
		struct str *names;
		size_t n;

		merge(corpus, capture(fresh("cap"), "user/infer/m", relu_mm));
		assert_int_equal(tree_kernels(&a, corpus, &names, &n), STATUS_OK);
		const char *dir =
			arena_printf(&a, "%s/canonical/" STR_FMT, corpus, STR_ARG(names[0]));

		replace(arena_printf(&a, "%s/meta.json", dir), "\"numerics\": null",
			arena_printf(&a, "\"numerics\": %s", rows[i].text));
		enum status s = pattern_read(&a, dir, &k);

		if (s != (rows[i].scale > 0 ? STATUS_OK : STATUS_INVALID))
			fail_msg("%s: %s", rows[i].text, status_story());
		if (s)
			status_clear();
		else
			assert_true(k.tol_scale == rows[i].scale);
	}
}

CASE(a_changed_graph_is_found)
{
	const char *corpus = fresh("graph");
	struct str packed;

	merge(corpus, capture(fresh("cap"), "user/infer/m", relu_mm));
	assert_int_equal(zstd_pack(&a, str_of(graph_text(relu_mm_exp)), 3, &packed), STATUS_OK);
	assert_int_equal(
		file_write(path_join(&a, corpus, "models/user/infer/m/full_graph_000.py.zst"),
			   packed),
		STATUS_OK);
	struct check_report r = check(corpus);

	assert_true(finds(&r, "H2"));
}

CASE(sets_take_the_heaviest)
{
	const char *corpus = fresh("set");
	struct set_rule rule = {.name = "quick", .reduction = 2, .pointwise = 1};
	struct str one, two;

	merge(corpus, capture(fresh("cap"), "user/infer/m", relu_mm_exp));
	assert_int_equal(set_make(&a, corpus, &rule, &one), STATUS_OK);
	assert_int_equal(set_make(&a, corpus, &rule, &two), STATUS_OK);
	assert_true(str_eq(one, two));
	assert_non_null(memmem(one.p, one.n, "\"label\": \"pointwise\"", 20));
	struct set_rule shown = {.name = "quick", .with = "aten.exp.default", .max_points = 1};

	assert_int_equal(set_make(&a, corpus, &shown, &two), STATUS_OK);
	assert_non_null(memmem(two.p, two.n, "\"label\": \"pointwise\"", 20));
	assert_non_null(memmem(two.p, two.n, "\"with\": [\"aten.exp.default\"]", 28));
	shown.max_bytes = 1;
	assert_int_equal(set_make(&a, corpus, &shown, &two), STATUS_INVALID);
	status_clear();
	rule.min_calls = 4;
	assert_int_equal(set_make(&a, corpus, &rule, &two), STATUS_OK);
	assert_null(memmem(two.p, two.n, "\"label\"", 7));
	rule.name = "../x";
	assert_int_equal(set_write(&a, &rule, two), STATUS_USAGE);
	status_clear();
}

static int merge_only(const char *corpus, const char *dir)
{
	struct merge_opts opts = {.corpus = corpus};
	struct merge_report r;
	enum status s = merge_capture(&a, dir, &opts, &r);

	arena_release(&a);
	return s ? 2 : 0;
}

int main(int argc, char **argv)
{
	if (argc == 4)
		return merge_only(argv[2], argv[3]);
#define T(name) cmocka_unit_test_teardown(name, release)
	const struct CMUnitTest tests[] = {
		T(a_merge_is_clean_and_merging_again_changes_nothing),
		T(a_number_on_the_cpu_beside_one_on_the_gpu),
		T(a56_a_lost_region_is_quarantined_and_freed),
		T(a55_killed_anywhere_the_corpus_is_old_or_new),
		T(two_mergers_both_survive),
		T(a58_one_changed_byte_is_found),
		T(a_tolerance_is_widened_with_a_reason),
		T(a_changed_graph_is_found),
		T(sets_take_the_heaviest),
	};

	return RUN(tests);
}
