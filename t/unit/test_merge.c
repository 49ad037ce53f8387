/* Merging: sorted runs, what is refused, what is left out, kills at any step. */
#include "capture_file.h"
#include "corpus/check.h"
#include "corpus/merge.h"
#include "corpus/spill.h"
#include "corpus/tree.h"

#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

static struct arena a;

static int release(void **state)
{
	arena_release(&a);
	return unit_no_story(state);
}

static enum status try_merge(const char *corpus, const char *dir, size_t run_bytes,
			     struct merge_report *r)
{
	struct merge_opts opts = {.corpus = corpus,
				  .max_unkeyed = UINT32_MAX,
				  .run_bytes = run_bytes,
				  .evaluate = 1 << 20};

	return merge_capture(&a, dir, &opts, r);
}

static struct merge_report merge(const char *corpus, const char *dir)
{
	struct merge_report r;

	if (try_merge(corpus, dir, 0, &r))
		fail_msg("%s", status_story());
	return r;
}

static void is_clean(const char *corpus)
{
	struct check_report r;
	struct buf b = buf_new(&a);

	if (corpus_check(&a, corpus, 2, &r))
		fail_msg("%s", status_story());
	check_text(&b, &r);
	if (r.nhard)
		fail_msg(STR_FMT, STR_ARG(buf_view(&b)));
}

/* --- sorted runs ------------------------------------------------------------------------ */

static void sorts(uint32_t n, size_t run_bytes)
{
	const char *dir = capture_fresh(&a, "runs");
	struct str line, last = {0};
	uint32_t count = 0;

	assert_int_equal(file_mkdirs(dir), STATUS_OK);
	struct spill s = spill_new(dir, run_bytes);

	for (uint32_t i = 0; i < n; i++)
		assert_int_equal(spill_put(&s, str_of(arena_printf(&a, "%08x line %u",
								   i * 2654435761u, i))),
				 STATUS_OK);
	assert_int_equal(spill_sort(&s), STATUS_OK);
	for (;; count++) {
		assert_int_equal(spill_next(&s, &line), STATUS_OK);
		if (!line.n)
			break;
		assert_true(str_cmp(last, line) < 0);
		last = str_copy(&a, line);
	}
	assert_int_equal(count, n);
	spill_close(&s);
}

CASE(lines_come_sorted_whatever_the_runs)
{
	sorts(0, 1 << 20);
	sorts(1, 1);
	sorts(1000, 1 << 20);
	sorts(1000, 4096);
	sorts(200, 1);
}

static struct str shell(const char *command)
{
	struct str out;
	FILE *f = popen(command, "r");

	assert_non_null(f);
	assert_int_equal(file_read_fd(&a, fileno(f), command, 1 << 20, &out), STATUS_OK);
	pclose(f);
	return out;
}

/* Sixty graphs of six kernels at ten sizes. */
static const char *many_graphs(void)
{
	static const char *const ops[] = {"exp", "abs", "neg", "relu", "tanh", "sin"};
	const char *dir = capture_fresh(&a, "many");

	for (int i = 0; i < 60; i++) {
		const char *t = arena_printf(&a, "f32[%d][1]cuda:0", 3 + i / 6);

		capture_graph(&a, dir, i, arena_printf(&a, "x: \"%s\"", t),
			      arena_printf(&a, "[\"f32\", [%d], {\"n\": \"x\"}]", 3 + i / 6),
			      arena_printf(&a,
					   "        y: \"%s\" = torch.ops.aten.%s.default(x)\n"
					   "        return (y,)\n",
					   t, ops[i % 6]));
	}
	capture_index(&a, dir, "user/infer/many", 60);
	return dir;
}

CASE(small_runs_give_the_same_corpus)
{
	const char *dir = many_graphs();
	const char *one = capture_fresh(&a, "one"), *two = capture_fresh(&a, "two");
	struct merge_report x, y;

	assert_int_equal(try_merge(one, dir, 0, &x), STATUS_OK);
	assert_int_equal(try_merge(two, dir, 1024, &y), STATUS_OK);
	assert_int_equal(x.points, 60);
	assert_int_equal(y.new_patterns, 6);
	is_clean(two);
	struct str diff = shell(arena_printf(&a, "diff -r %s %s", one, two));

	assert_string_equal(str_cstr(&a, diff), "");
}

/* --- what does not get in --------------------------------------------------------------- */

static struct str manifest(const char *corpus, const char *model)
{
	struct str s;

	assert_int_equal(
		file_read(&a, arena_printf(&a, "%s/models/%s/manifest.json", corpus, model),
			  1 << 20, &s),
		STATUS_OK);
	return s;
}

static bool has(struct str s, const char *words)
{
	return memmem(s.p, s.n, words, strlen(words));
}

CASE(regions_and_graphs_that_fail_are_listed_and_the_rest_is_merged)
{
	const char *corpus = capture_fresh(&a, "partial"), *dir = capture_fresh(&a, "partcap");
	const char *t = "f32[8][1]cuda:0", *in = "[\"f32\", [8], {\"n\": \"x\"}]";
	const char *params = arena_printf(&a, "x: \"%s\"", t);

	capture_graph(&a, dir, 0, params, in,
		      "        y = torch.ops.aten.reshape.default(x, [3, 4])\n"
		      "        z = torch.ops.aten.exp.default(y)\n"
		      "        m = torch.ops.aten.mm.default(z, z)\n"
		      "        a = torch.ops.aten.abs.default(x)\n"
		      "        return (m, a)\n");
	capture_graph(&a, dir, 1, params, in, "        return (no,)\n");
	capture_graph(&a, dir, 2, params, in,
		      "        y = torch.ops.aten.abs.default( x )\n        return (y,)\n");
	capture_index(&a, dir, "user/infer/p", 3);
	struct merge_report r = merge(corpus, dir);
	struct str m = manifest(corpus, "user/infer/p");

	assert_int_equal(r.graphs, 1);
	assert_int_equal(r.new_patterns, 1);
	assert_int_equal(r.unkeyed, 1);
	assert_true(has(m, "\"status\": \"partial\""));
	assert_true(has(m, "{\"graph\": \"full_graph_000\", \"region\": 0, \"reason\": \""));
	assert_true(has(m, "{\"graph\": \"full_graph_001\", \"region\": null, \"reason\": \""));
	assert_true(has(m, "full_graph_002:3: does not print back as it is"));
	is_clean(corpus);
}

/* The model of capture_one, then again with nothing that can be read. */
CASE(a_model_is_not_replaced_by_nothing)
{
	const char *corpus = capture_fresh(&a, "keep");
	const char *dir = capture_one(&a, "keepcap", "user/infer/k", "relu", NULL);
	struct merge_opts opts = {.corpus = corpus, .max_unkeyed = UINT32_MAX};
	struct merge_report r = merge(corpus, dir);
	struct str before = manifest(corpus, "user/infer/k");

	assert_int_equal(r.said.n, 0);
	capture_put(&a, dir, "full_graph_000.meta.json", "{\"schema\": 1,");
	assert_int_equal(merge_capture(&a, dir, &opts, &r), STATUS_INVALID);
	assert_non_null(strstr(status_story(), "the corpus has 1 graphs of this model"));
	status_clear();
	assert_int_equal(r.dropped, 1);
	assert_int_equal(r.said.n, 1);
	assert_true(has(r.said.p[0], "user/infer/k: full_graph_000 is dropped: "));
	assert_true(str_eq(manifest(corpus, "user/infer/k"), before));
	is_clean(corpus);
	opts.force = true;
	assert_int_equal(merge_capture(&a, dir, &opts, &r), STATUS_OK);
	assert_int_equal(r.said.n, 2);
	assert_true(has(r.said.p[1], "full_graph_000 was in the corpus and is gone: dropped"));
	assert_true(has(manifest(corpus, "user/infer/k"), "\"status\": \"failed\""));
	is_clean(corpus);
}

CASE(too_many_of_them_refuse_the_model)
{
	const char *corpus = capture_fresh(&a, "limit"), *dir = capture_fresh(&a, "limitcap");
	struct merge_opts opts = {.corpus = corpus, .max_unkeyed = 0};
	struct merge_report r;
	bool there;

	capture_graph(&a, dir, 0, "x: \"f32[8][1]cuda:0\"", "[\"f32\", [8], {\"n\": \"x\"}]",
		      "        y = torch.ops.aten.reshape.default(x, [3, 4])\n"
		      "        z = torch.ops.aten.exp.default(y)\n        return (z,)\n");
	capture_index(&a, dir, "user/infer/l", 1);
	assert_int_equal(merge_capture(&a, dir, &opts, &r), STATUS_INVALID);
	assert_non_null(strstr(status_story(), "1 regions without identity, at most 0"));
	status_clear();
	assert_int_equal(file_exists(path_join(&a, corpus, "models"), &there), STATUS_OK);
	assert_false(there);
	assert_true(has(shell(arena_printf(&a, "ls -A %s/.stage | wc -l", corpus)), "0"));
}

static const char *replaced(const char *text, const char *from, const char *to)
{
	const char *at = strstr(text, from);

	assert_non_null(at);
	return arena_printf(&a, "%.*s%s%s", (int)(at - text), text, to, at + strlen(from));
}

CASE(an_index_that_leaves_the_corpus_is_refused)
{
	static const char *const models[] = {"a/b",    "a/b/c/d", "../b/c", "a/../c",
					     "a/b/..", "/a/b/c",  "a//c",   "a/b/c\\n"};

	for (size_t i = 0; i < sizeof(models) / sizeof(*models); i++) {
		const char *dir = capture_one(&a, "names", models[i], "relu", NULL);
		struct merge_report r;

		assert_int_equal(try_merge(capture_fresh(&a, "namesrep"), dir, 0, &r),
				 STATUS_INVALID);
		status_clear();
	}
	const char *dir = capture_one(&a, "names", "a/b/c", "relu", NULL);
	struct merge_report r;

	capture_put(&a, dir, "index.json",
		    "{\"schema\": 1, \"model\": \"a/b/c\", \"status\": \"ok\", \"graphs\": "
		    "[\"../x\"]}");
	assert_int_equal(try_merge(capture_fresh(&a, "namesrep"), dir, 0, &r), STATUS_INVALID);
	assert_non_null(strstr(status_story(), "graphs[0]"));
	status_clear();
	capture_put(&a, dir, "index.json",
		    "{\"schema\": 1, \"model\": \"a/b/c\", \"status\": \"ok\", \"graphs\": "
		    "[\"full_graph_000\", "
		    "\"full_graph_000\"]}");
	assert_int_equal(try_merge(capture_fresh(&a, "namesrep"), dir, 0, &r), STATUS_INVALID);
	assert_non_null(strstr(status_story(), "twice"));
	status_clear();
}

/* What would be read as nothing, or as another thing, is refused by its name. */
CASE(an_index_is_read_strictly)
{
	static const struct {
		const char *from, *to, *told;
	} rows[] = {
		{"\"schema\": 1", "\"schema\": 2", "schema: 1 is wanted, not 2"},
		{"\"schema\": 1", "\"schema\": \"1\"", "schema: a whole number is wanted"},
		{"\"a/b/c\"", "3", "model: a string is wanted"},
		{"\"a/b/c\"", "\"a/b/c\\u0000x\"", "index.json:1:30: a NUL in a string"},
		{"\"a/b/c\"", "\"a/b\"", "model: 'a/b' is no model key"},
		{"\"ok\"", "\"bogus\"", "status: ok, partial or failed is wanted"},
		{"\"ok\"", "null", "status: a string is wanted"},
		{"\"stage\": null", "\"stage\": 1", "stage: a string is wanted"},
		{"\"stage\"", "\"stagger\"", "unknown member 'stagger'"},
		{"[\"full_graph_000\"]", "{}", "graphs: a list is wanted"},
		{"\"full_graph_000\"", "7", "graphs[0]"},
		{"\"full_graph_000\"", "{\"file\": \"full_graph_000\", \"kind\": \"bogus\"}",
		 "kind: inference, forward or backward is wanted, not 'bogus'"},
		{"\"full_graph_000\"", "{\"file\": \"full_graph_000\", \"execs\": \"7\"}",
		 "execs: a whole number is wanted"},
		{"\"full_graph_000\"", "{\"file\": \"full_graph_000\", \"execs\": -5}",
		 "execs: -5, from 0 to 1000000000000 is wanted"},
		{"\"full_graph_000\"",
		 "{\"file\": \"full_graph_000\", \"execs\": 4611686018427387904}",
		 "execs: 4611686018427387904, from 0"},
	};
	const char *corpus = capture_fresh(&a, "strictrep"), *file = "index.json";
	const char *dir = capture_one(&a, "strict", "a/b/c", "relu", NULL);
	struct merge_report r;
	struct str text;
	bool there;

	assert_int_equal(file_read(&a, path_join(&a, dir, file), 1 << 20, &text), STATUS_OK);
	for (size_t i = 0; i < sizeof(rows) / sizeof(*rows); i++) {
		capture_put(&a, dir, file,
			    replaced(str_cstr(&a, text), rows[i].from, rows[i].to));
		assert_int_equal(try_merge(corpus, dir, 0, &r), STATUS_INVALID);
		assert_non_null(strstr(status_story(), rows[i].told));
		assert_non_null(strstr(status_story(), "merge_strict/index.json"));
		status_clear();
	}
	assert_int_equal(file_exists(path_join(&a, corpus, "models"), &there), STATUS_OK);
	assert_false(there);
}

/* A graph of a sidecar that is none is left out; the reason has the member. */
CASE(a_sidecar_is_read_strictly)
{
	static const struct {
		const char *from, *to, *told;
	} rows[] = {
		{"\"schema\": 1", "\"schema\": 2", "a sidecar of schema 1 is wanted"},
		{"\"kind\": \"inference\"", "\"kind\": \"bogus\"",
		 "kind: inference, forward or backward is wanted, not 'bogus'"},
		{"\"execs\": 3", "\"execs\": \"7\"", "execs: a whole number is wanted"},
		{"\"execs\": 3", "\"execs\": -5", "execs: -5, from 0"},
		{"\"kernels\": 2", "\"kernels\": 2.5", "kernels: a whole number is wanted"},
		{"\"groups\": []", "\"groups\": [[0]]",
		 "an object is wanted; groups[0]; full_graph_000.meta.json"},
		{"\"groups\": []", "\"groups\": [{}]", "bytes: a whole number is wanted"},
		{"\"nodes\": {}", "\"nodes\": {\"add\": 5}",
		 "an object is wanted; nodes.add; full"},
		{"\"fuse\": false", "\"fuse\": 0", "fuse: true or false is wanted"},
		{"\"symbols\": {}", "\"symbols\": {\"s0\": {\"hint\": \"4\"}}",
		 "hint: a whole number is wanted"},
		{"\"guards\"", "\"guardians\"", "unknown member 'guardians'"},
	};
	const char *corpus = capture_fresh(&a, "siderep"), *file = "full_graph_000.meta.json";
	const char *dir = capture_one(&a, "side", "a/b/c", "relu", NULL);
	struct merge_report r;
	struct str text;

	assert_int_equal(file_read(&a, path_join(&a, dir, file), 1 << 20, &text), STATUS_OK);
	for (size_t i = 0; i < sizeof(rows) / sizeof(*rows); i++) {
		capture_put(&a, dir, file,
			    replaced(str_cstr(&a, text), rows[i].from, rows[i].to));
		assert_int_equal(try_merge(corpus, dir, 0, &r), STATUS_INVALID);
		status_clear();
		assert_int_equal(r.dropped, 1);
		assert_non_null(strstr(str_cstr(&a, r.said.p[0]), rows[i].told));
	}
}

/* Else each of its facts would be of no parameter. */
CASE(a_sidecar_has_an_entry_for_each_parameter)
{
	const char *dir = capture_fresh(&a, "few");
	struct merge_report r;

	capture_graph(&a, dir, 0, "x: \"f32[8][1]cuda:0\"", "",
		      "        z = torch.ops.aten.exp.default(x)\n        return (z,)\n");
	capture_index(&a, dir, "a/b/c", 1);
	assert_int_equal(try_merge(capture_fresh(&a, "fewrep"), dir, 0, &r), STATUS_INVALID);
	status_clear();
	assert_true(has(r.said.p[0], "; full_graph_000.meta.json"));
	assert_true(has(r.said.p[0], "inputs: 0 of a graph of 1 parameters"));
}

static const char *only_kernel(const char *corpus)
{
	struct str *names;
	size_t n;

	assert_int_equal(tree_kernels(&a, corpus, &names, &n), STATUS_OK);
	assert_int_equal(n, 1);
	return str_cstr(&a, names[0]);
}

/* As if two texts had one hash: the kernel of exp lies where that of relu belongs. */
CASE(one_id_of_two_contents_names_both)
{
	const char *corpus = capture_fresh(&a, "twins"), *other = capture_fresh(&a, "other");
	const char *dir = capture_one(&a, "twin", "user/infer/relu", "relu", NULL);
	struct merge_report r;

	merge(other, dir);
	merge(corpus, capture_one(&a, "twin2", "user/infer/exp", "exp", NULL));
	const char *exp = arena_printf(&a, "%s/canonical/%s", corpus, only_kernel(corpus));
	const char *relu = arena_printf(&a, "%s/canonical/%s", corpus, only_kernel(other));

	assert_int_equal(rename(exp, relu), 0);
	assert_int_equal(try_merge(corpus, dir, 0, &r), STATUS_CORRUPT);
	assert_non_null(strstr(status_story(), "id-collision"));
	assert_non_null(strstr(status_story(), path_base(relu)));
	assert_non_null(strstr(status_story(), strrchr(exp, '_') + 1));
	status_clear();
}

/* --- killed ----------------------------------------------------------------------------- */

/* This program anew, because fault points read the environment once; true if it was killed. */
static bool killed_at(const char *what, const char *corpus, const char *dir, int n)
{
	pid_t pid = fork();
	int st;

	if (!pid) {
		setenv("ASSAY_FAULT", arena_printf(&a, "*:%d=kill", n), 1);
		execl("/proc/self/exe", "test_merge", what, corpus, dir, (char *)NULL);
		_exit(3);
	}
	assert_int_equal(waitpid(pid, &st, 0), pid);
	if (WIFEXITED(st))
		assert_int_equal(WEXITSTATUS(st), 0);
	return WIFSIGNALED(st);
}

static int64_t generation(const char *corpus)
{
	struct corpus_head head;

	assert_int_equal(tree_head(&a, corpus, &head), STATUS_OK);
	return head.generation;
}

/* A capture that replaces another: a kernel is orphaned, a new one comes, and whoever finishes
 * the work is killed, too. */
CASE(killed_while_replacing_and_while_finishing)
{
	const char *old = capture_one(&a, "old", "user/infer/m", "relu", "exp");
	const char *new = capture_one(&a, "new", "user/infer/m", "relu", "tanh");
	int kills = 0;
	bool killed = true;

	for (int n = 1; killed; n++) {
		const char *corpus = capture_fresh(&a, "killed");

		merge(corpus, old);
		killed = killed_at("merge", corpus, new, n);
		kills += killed;
		for (int k = 1; killed_at("finish", corpus, new, k); k += 2)
			kills++;
		assert_true(generation(corpus) == 1 || generation(corpus) == 2);
		is_clean(corpus);
		merge(corpus, new);
		is_clean(corpus);
		arena_release(&a);
		old = "merge_old";
		new = "merge_new";
	}
	assert_true(kills > 20);
	print_message("killed %d times\n", kills);
}

static int child(const char *what, const char *corpus, const char *dir)
{
	struct merge_report r;
	struct tree tree;
	enum status s;

	if (!strcmp(what, "merge")) {
		s = try_merge(corpus, dir, 0, &r);
	} else {
		s = tree_lock(&a, corpus, &tree);
		tree_unlock(&tree);
	}
	arena_release(&a);
	return s ? 2 : 0;
}

int main(int argc, char **argv)
{
	if (argc == 4)
		return child(argv[1], argv[2], argv[3]);
#define T(name) cmocka_unit_test_teardown(name, release)
	const struct CMUnitTest tests[] = {
		T(lines_come_sorted_whatever_the_runs),
		T(small_runs_give_the_same_corpus),
		T(regions_and_graphs_that_fail_are_listed_and_the_rest_is_merged),
		T(a_model_is_not_replaced_by_nothing),
		T(too_many_of_them_refuse_the_model),
		T(an_index_that_leaves_the_corpus_is_refused),
		T(an_index_is_read_strictly),
		T(a_sidecar_is_read_strictly),
		T(a_sidecar_has_an_entry_for_each_parameter),
		T(one_id_of_two_contents_names_both),
		T(killed_while_replacing_and_while_finishing),
	};

	return RUN(tests);
}
