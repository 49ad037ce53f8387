/* FX text: what parses, what it prints as, where errors are. */
#include "ir/text.h"
#include "unit.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <zstd.h>

static struct arena a;

static int release(void **state)
{
	arena_release(&a);
	return unit_no_story(state);
}

static struct text parse(const char *s)
{
	struct text t;

	text_parse(&a, str_of(s), "t", NULL, &t);
	return t;
}

static const char *print(const struct graph *g)
{
	struct buf b = buf_new(&a);

	text_print(&b, g);
	return str_cstr(&a, buf_view(&b));
}

/* "line:col code" of each error, one a line. */
static const char *errors(const struct text *t)
{
	struct buf b = buf_new(&a);

	for (uint32_t i = 0; i < t->nerrors; i++)
		buf_printf(&b, "%u:%u %s\n", t->errors[i].line, t->errors[i].col,
			   t->errors[i].code);
	return str_cstr(&a, buf_view(&b));
}

static const char *in_graph(const char *params, const char *body)
{
	return arena_printf(
		&a, "class GraphModule(torch.nn.Module):\n    def forward(self%s%s):\n%s",
		*params ? ", " : "", params, body);
}

/* The body must come back as it is. */
static void same(const char *params, const char *body)
{
	const char *text = in_graph(params, body);
	struct text t = parse(text);

	assert_string_equal(errors(&t), "");
	assert_int_equal(t.ngraphs, 1);
	assert_string_equal(print(t.graphs[0]), text);
}

static void becomes(const char *params, const char *body, const char *expected)
{
	struct text t = parse(in_graph(params, body));

	assert_string_equal(errors(&t), "");
	assert_string_equal(print(t.graphs[0]), in_graph(params, expected));
}

static void faults(const char *params, const char *body, const char *expected)
{
	struct text t = parse(in_graph(params, body));

	assert_string_equal(errors(&t), expected);
	assert_int_equal(t.ngraphs, 0);
}

static const char e1[] = "class G(torch.nn.Module):\n"
			 "    def forward(self, x: \"f32[4\"):\n"
			 "        a = torch.ops.aten.relu.default(y)\n"
			 "        b: \"q7[4]\" = torch.ops.aten.neg.default(a)\n"
			 "        a = torch.ops.aten.abs.default(x)\n"
			 "        c = torch.ops.aten.add.Tensor(a, 1e999)\n"
			 "        d = torch.ops.aten.neg.default(a, b\n"
			 "        return (d,)\n";

CASE(all_errors_of_e1_in_order)
{
	struct text t = parse(e1);

	assert_string_equal(errors(&t), "2:32 bad-annotation\n3:41 undefined\n4:13 bad-dtype\n"
					"5:9 redefined\n6:42 number-range\n8:9 expected\n");
	assert_int_equal(t.ngraphs, 0);
	assert_int_equal(text_check(&t, "e1"), STATUS_INVALID);
	assert_non_null(strstr(status_story(), "e1:2:32: error: "));
	status_clear();
}

CASE(errors_count_the_prefix)
{
	struct buf b = buf_new(&a);
	const char *prefix = "V1122 10:00:00.000000 4242 torch/xx/y.py:12] "
			     "[0/0] [__aot_graphs] ";
	size_t pad = 60 - strlen("V1122 10:00:00.000000 4242 :12] [0/0] [__aot_graphs] ");

	(void)prefix;
	buf_cstr(&b,
		 "W1122 10:00:00.1 4242 a.py:1] [0/0] [__other] class Not(torch.nn.Module):\n");
	for (const char *p = e1, *nl; *p; p = nl + 1) {
		nl = strchr(p, '\n');
		buf_printf(&b,
			   "V1122 10:00:00.000000 4242 %.*s:12] [0/0] [__aot_graphs] %.*s\n",
			   (int)pad, "torch/some/where.py", (int)(nl - p), p);
	}
	struct text t;

	text_parse(&a, buf_view(&b), "t", NULL, &t);
	assert_string_equal(errors(&t), "3:92 bad-annotation\n4:101 undefined\n5:73 bad-dtype\n"
					"6:69 redefined\n7:102 number-range\n9:69 expected\n");
}

CASE(statements_go_over_lines)
{
	becomes("x, y",
		"        a = torch.ops.aten.cat.default([x,\n y], # both\n 1);  x = y = None\n"
		"        return a\n",
		"        a = torch.ops.aten.cat.default([x, y], 1)\n        return a\n");
	becomes("x", "        a = torch.ops.aten.neg.default(\\\n   x); return a\n",
		"        a = torch.ops.aten.neg.default(x)\n        return a\n");
}

CASE(lambda_behind_a_path)
{
	struct text t = parse("junk\n<eval_with_key>.3 class <lambda>(torch.nn.Module):\n"
			      "    def forward(self, x: \"f32[4]\"):\n        return (x,)\n");

	assert_string_equal(errors(&t), "");
	assert_string_equal(print(t.graphs[0]), "class GraphModule(torch.nn.Module):\n"
						"    def forward(self, x: \"f32[4]\"):\n"
						"        return (x,)\n");
}

CASE(dims_may_be_expressions)
{
	same("x: \"f32[((2*s1 + 2)//3), s1][s1, 1]cuda:0\", s1: \"Sym(s1)\"",
	     "        return x\n");
	struct text t = parse(
		in_graph("x: \"f32[((2*s1 + 2)//3), s1][s1, 1]cuda:0\"", "        return x\n"));
	const struct ann *n = &t.graphs[0]->nodes[0].ann;

	assert_int_equal(n->rank, 2);
	assert_true(n->dims[0].is_sym && str_is(n->dims[0].text, "((2*s1 + 2)//3)"));
	assert_true(str_is(n->device, "cuda:0"));
}

CASE(numbers_print_as_python_does)
{
	static const char *const same_text[] = {"1e-05",         "100000.0",
						"1e+16",         "-inf",
						"nan",           "inf",
						"-0.0",          "18446744073709551615",
						"(1+2j)",        "1j",
						"(-0.5-1e-07j)", "-9223372036854775808",
						"0.1",           "1.7976931348623157e+308",
						"5e-324"};

	for (size_t i = 0; i < sizeof(same_text) / sizeof(*same_text); i++)
		same("x", arena_printf(&a,
				       "        a = torch.ops.aten.mul.Tensor(x, %s)\n"
				       "        return (a,)\n",
				       same_text[i]));
	becomes("x",
		"        a = torch.ops.aten.mul.Tensor(x, 0.00001, 1e5, float('-inf'), 1.)\n"
		"        return (a,)\n",
		"        a = torch.ops.aten.mul.Tensor(x, 1e-05, 100000.0, -inf, 1.0)\n"
		"        return (a,)\n");
}

CASE(every_kind_of_value)
{
	same("x, s0: \"Sym(s0)\"",
	     "        a = torch.ops.aten.f.default(x, torch.float32, device(type='cuda', "
	     "index=0), "
	     "torch.strided, slice(None, 3, None), [1, (x,), ()], {'k': [1]}, None, True, "
	     "k = 'it\\'s \"q\"\\n', m = torch.channels_last)\n"
	     "        b: \"Sym(2*s0)\" = 2*s0 + x\n"
	     "        c = a[3]\n"
	     "        d = a[slice(None, 1, None), 2]\n"
	     "        e = self.w.weight\n"
	     "        f: \"Sym(s0)\" = torch.ops.aten.sym_size.int(x, 0)\n"
	     "        g = x.view(f, (f + 1)//2)\n"
	     "        h = my.ns.thing(x, flag = {'k': [1]})\n"
	     "        return (a, b, c)\n");
	becomes("x",
		"        y = x\n        a = torch.ops.aten.neg.default(y, \"a\" 'b', (x))\n"
		"        return a\n",
		"        a = torch.ops.aten.neg.default(x, 'ab', x)\n        return a\n");
}

CASE(notes_print_when_they_change)
{
	same("x", "        # File: m.py:1 in f, code: y\n"
		  "        a = torch.ops.aten.neg.default(x)\n"
		  "        b = torch.ops.aten.neg.default(a)\n"
		  "        # No stacktrace found for following nodes\n"
		  "        c = torch.ops.aten.neg.default(b)\n"
		  "        return c\n");
}

CASE(nested_classes_belong_to_their_graph)
{
	const char *text = in_graph("x", "        g = self.true_graph_0\n"
					 "        a = torch.ops.higher_order.cond(x, g)\n"
					 "        return (a,)\n"
					 "\n"
					 "    class true_graph_0(torch.nn.Module):\n"
					 "        def forward(self, x):\n"
					 "            return (x,)\n");
	struct text t = parse(text);

	assert_string_equal(errors(&t), "");
	assert_int_equal(t.ngraphs, 1);
	assert_int_equal(t.graphs[0]->nsubs, 1);
	assert_int_equal(t.graphs[0]->nodes[2].kind, NODE_FOREIGN);
	assert_string_equal(print(t.graphs[0]), text);
}

CASE(repro_file_has_a_docstring_and_one_graph)
{
	struct text t =
		parse("\"\"\"assay repro 1\npattern 00\n\"\"\"\nimport torch\n\n\n"
		      "class Repro(torch.nn.Module):\n"
		      "    def forward(self, a: \"f32[2]\", p0: \"size[]\"):\n"
		      "        return (a,)\n\n\ndef make_inputs(point=None):\n"
		      "    return f(__file__, point)\n\n\nif __name__ == \"__main__\":\n"
		      "    main(__file__)\n");

	assert_string_equal(errors(&t), "");
	assert_int_equal(t.ngraphs, 1);
	assert_true(str_is(t.docstring, "assay repro 1\npattern 00\n"));
	assert_int_equal(t.graphs[0]->nodes[1].ann.kind, ANN_SIZES);
}

CASE(structured_trace_by_artifact)
{
	struct text t = parse(
		"V1122 10:00:00.000000 4242 torch/x.py:12] {\"artifact\": {\"name\": "
		"\"before_post_grad_graph\"}, \"has_payload\": \"00\"}\n"
		"\tclass A(torch.nn.Module):\n\t    def forward(self, x):\n\t        return x\n"
		"V1122 10:00:00.000000 4242 torch/x.py:12] {\"aot_graphs\": {}, \"frame\": 0}\n"
		"\tclass B(torch.nn.Module):\n\t    def forward(self, x):\n\t        return "
		"y\n");

	assert_string_equal(errors(&t), "");
	assert_int_equal(t.ngraphs, 1);
	assert_true(str_is(t.graphs[0]->name, "A"));
}

CASE(colours_are_taken_out)
{
	struct text t =
		parse("class A(torch.nn.Module):\n    def forward(self, x):\n"
		      "        \x1b[31ma\x1b[0m = torch.ops.aten.neg.default(\x1b[2mz)\n"
		      "        return a\n");

	assert_string_equal(errors(&t), "3:53 undefined\n");
}

CASE(one_fault_one_message)
{
	faults("x",
	       "        a = torch.ops.aten.neg.default(x, ?)\n"
	       "        b = torch.ops.aten.neg.default(a)\n        return b\n",
	       "3:43 bad-token\n");
	faults("x",
	       "        a = torch.ops.aten.neg.default(x, 1, k = 2, k = 3)\n        return a\n",
	       "3:53 duplicate-kwarg\n");
	faults("x: \"f32[2, 3][1]\"", "        return x\n", "2:36 size-mismatch\n");
	faults("x", "        a = torch.ops.aten.neg.default(x)\n", "2:5 no-return\n");
	faults("x", "        a = torch.ops.aten.neg.default('x\n        return a\n",
	       "3:40 bad-string\n");
	faults("x", "        a = torch.ops.aten.neg.default(x, 1x)\n        return a\n",
	       "3:43 bad-number\n");
	faults("x", "        a = torch.ops.aten.neg.default(x, \xff)\n        return a\n",
	       "3:43 encoding\n");
	assert_string_equal(errors(&(struct text){0}), "");
	struct text t = parse("import torch\n");

	assert_string_equal(errors(&t), "1:1 no-graph\n");
}

CASE(a_broken_graph_leaves_the_others)
{
	struct text t = parse("class A(torch.nn.Module):\n    def forward(self, x):\n"
			      "        return y\n"
			      "class B(torch.nn.Module):\n    def forward(self, x):\n"
			      "        return x\n");

	assert_string_equal(errors(&t), "3:16 undefined\n");
	assert_int_equal(t.ngraphs, 1);
	assert_true(str_is(t.graphs[0]->name, "B"));
}

CASE(unknown_names_may_be_dropped)
{
	struct text t = parse(in_graph("x", "        x = y = None\n        return x\n"));

	assert_string_equal(errors(&t), "3:13 undefined\n");
	assert_true(t.errors[0].is_warning);
	assert_int_equal(t.ngraphs, 1);
}

/* n times the text, between head and tail. */
static const char *many(const char *head, const char *text, size_t n, const char *tail)
{
	struct buf b = buf_new(&a);

	buf_cstr(&b, head);
	for (size_t i = 0; i < n; i++)
		buf_cstr(&b, text);
	buf_cstr(&b, tail);
	return str_cstr(&a, buf_view(&b));
}

static const char *return_of(const char *value)
{
	return arena_printf(&a, "        return %s\n", value);
}

/* Within the limit: no error; one more: this code, once. */
static void limit(const char *within, const char *beyond, const char *code)
{
	struct text t = parse(within);

	assert_string_equal(errors(&t), "");
	t = parse(beyond);
	assert_int_equal(t.nerrors, 1);
	assert_string_equal(t.errors[0].code, code);
}

CASE(limits_on_values)
{
	const char *deep[2], *list[2], *name[2], *string[2], *number[2], *expr[2];

	for (size_t i = 0; i < 2; i++) {
		deep[i] = in_graph("x",
				   return_of(many("", "[", 64 + i, many("", "]", 64 + i, ""))));
		list[i] = in_graph("x", return_of(many("[", "1,", 65536 + i, "]")));
		name[i] = in_graph(many("", "n", 1024 + i, ""), "        return None\n");
		string[i] = in_graph("x", return_of(many("'", "s", (1 << 20) + i, "'")));
		number[i] = in_graph("x", return_of(many("0.", "1", 62 + i, "")));
		expr[i] = in_graph("x", return_of(many("x", "+x", 2047, i ? "+x" : "")));
	}
	limit(deep[0], deep[1], "nesting");
	limit(list[0], list[1], "limit");
	limit(name[0], name[1], "limit");
	limit(string[0], string[1], "limit");
	limit(number[0], number[1], "limit");
	limit(expr[0], expr[1], "limit");
	struct text t = parse(deep[1]);

	assert_int_equal(t.errors[0].col, 16 + 64); /* at the 65th */
}

CASE(limits_on_annotations)
{
	const char *rank[2];

	for (size_t i = 0; i < 2; i++)
		rank[i] =
			in_graph(many("x: \"f32[1", ",1", 63 + i, "]\""), "        return x\n");
	limit(rank[0], rank[1], "limit");
}

/* The text n times, a number in the middle of each. */
static const char *numbered(const char *head, const char *tail, int n)
{
	struct buf b = buf_new(&a);

	for (int i = 0; i < n; i++)
		buf_printf(&b, "%s%x%s", head, (unsigned)i, tail);
	return str_cstr(&a, buf_view(&b));
}

CASE(limits_on_graphs)
{
	const char *params[2], *nodes[2], *graphs[2];

	for (int i = 0; i < 2; i++) {
		params[i] = in_graph(numbered("x", ",", 65536 + i), "        return None\n");
		nodes[i] = in_graph("x", many("", numbered("        a", "=x[0]\n", 999999 + i),
					      1, "        return x\n"));
		graphs[i] =
			numbered("class A(torch.nn.Module):\n def forward(self):\n  return 'x",
				 "'\n", 4096 + i);
	}
	limit(params[0], params[1], "limit");
	limit(nodes[0], nodes[1], "limit");
	limit(graphs[0], graphs[1], "limit");
}

CASE(limits_on_text)
{
	const char *line[2];

	for (size_t i = 0; i < 2; i++)
		line[i] = many(in_graph("x", "        return x\n"), "#", (16 << 20) + i, "\n");
	limit(line[0], line[1], "limit");
}

CASE(memory_is_bounded_by_the_input)
{
	const char *heavy[] = {
		in_graph("x", return_of(many("[", "1,", 60000, "]"))),
		in_graph("x", many("", numbered("        a", "=x+1\n", 100000), 1,
				   "        return x\n")),
		in_graph(numbered("x", ",", 60000), "        return None\n"),
		in_graph("x", return_of(many("f32(", "x,", 60000, ")"))),
	};

	for (size_t i = 0; i < sizeof(heavy) / sizeof(*heavy); i++) {
		struct arena own = {0};
		struct text t;

		text_parse(&own, str_of(heavy[i]), "t", NULL, &t);
		assert_true(own.used_bytes < 64 * strlen(heavy[i]));
		arena_release(&own);
	}
}

/* One frame of n blanks, made piece by piece; its header says n if it may. */
static void write_bomb(const char *path, size_t n, bool says_size)
{
	static char blanks[1 << 20], packed[1 << 20];
	ZSTD_CCtx *c = ZSTD_createCCtx();
	FILE *f = fopen(path, "wb");

	assert_non_null(f);
	memset(blanks, ' ', sizeof(blanks));
	if (says_size)
		ZSTD_CCtx_setPledgedSrcSize(c, n);
	for (size_t at = 0; at < n; at += sizeof(blanks)) {
		ZSTD_inBuffer in = {blanks, sizeof(blanks), 0};
		bool last = at + sizeof(blanks) >= n;
		size_t left;

		do {
			ZSTD_outBuffer out = {packed, sizeof(packed), 0};

			left = ZSTD_compressStream2(c, &out, &in,
						    last ? ZSTD_e_end : ZSTD_e_continue);
			assert_false(ZSTD_isError(left));
			fwrite(packed, 1, out.pos, f);
		} while (last ? left : in.pos < in.size);
	}
	fclose(f);
	ZSTD_freeCCtx(c);
}

/* ThreadSanitizer keeps up to four bytes beside each byte that is touched. */
#if defined(__SANITIZE_THREAD__)
enum { SHADOW = 5 };
#elif defined(__has_feature)
#if __has_feature(thread_sanitizer)
enum { SHADOW = 5 };
#else
enum { SHADOW = 1 };
#endif
#else
enum { SHADOW = 1 };
#endif

CASE(a_bomb_stops_at_the_limit)
{
	for (int says = 0; says < 2; says++) {
		struct rusage before, after;
		struct text t;

		write_bomb("bomb.py.zst", (size_t)1 << 30, says);
		getrusage(RUSAGE_SELF, &before);
		assert_int_not_equal(text_load(&a, "bomb.py.zst", &t), STATUS_OK);
		if (says)
			assert_non_null(strstr(status_story(), "[limit]"));
		status_clear();
		getrusage(RUSAGE_SELF, &after);
		assert_true(after.ru_maxrss - before.ru_maxrss < (300 << 10) * SHADOW);
	}
}

int main(void)
{
#define T(name) cmocka_unit_test_teardown(name, release)
	const struct CMUnitTest tests[] = {
		T(all_errors_of_e1_in_order),
		T(errors_count_the_prefix),
		T(statements_go_over_lines),
		T(lambda_behind_a_path),
		T(dims_may_be_expressions),
		T(numbers_print_as_python_does),
		T(every_kind_of_value),
		T(notes_print_when_they_change),
		T(nested_classes_belong_to_their_graph),
		T(repro_file_has_a_docstring_and_one_graph),
		T(structured_trace_by_artifact),
		T(colours_are_taken_out),
		T(one_fault_one_message),
		T(a_broken_graph_leaves_the_others),
		T(unknown_names_may_be_dropped),
		T(limits_on_values),
		T(limits_on_annotations),
		T(limits_on_graphs),
		T(limits_on_text),
		T(memory_is_bounded_by_the_input),
		T(a_bomb_stops_at_the_limit),
	};

	return RUN(tests);
}
