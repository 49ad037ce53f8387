/* Partitions: the examples of the design, and an independent statement of the rule. */
#include "base/clock.h"
#include "ir/text.h"
#include "part/part.h"
#include "unit.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static struct arena a;

static int release(void **state)
{
	arena_release(&a);
	return unit_no_story(state);
}

/* "neg(x)" for torch.ops.aten.neg.default(x): what is foreign to the reader is made a call. */
static struct graph *graph_of(const char *params, const char *body)
{
	struct text t;
	char *text = arena_printf(&a,
				  "class G(torch.nn.Module):\n    def forward(self, %s):\n"
				  "        %s\n",
				  params, body);

	text_parse(&a, str_of(text), "t", NULL, &t);
	assert_int_equal(t.nerrors, 0);
	for (uint32_t i = 0; i < t.graphs[0]->nnodes; i++) {
		struct node *n = &t.graphs[0]->nodes[i];

		if (n->kind != NODE_FOREIGN || str_is(n->target, "getitem"))
			continue;
		n->kind = NODE_CALL;
		n->target = str_of(arena_printf(&a,
						memchr(n->target.p, '.', n->target.n)
							? "aten." STR_FMT
							: "aten." STR_FMT ".default",
						STR_ARG(n->target)));
	}
	return t.graphs[0];
}

static int fact(void *ctx, const struct node *n, const char **why)
{
	static const char *const externs[] = {"aten.mm.default", "aten.sort.default"};

	(void)ctx;
	for (size_t i = 0; i < 2; i++)
		if (str_is(n->target, externs[i])) {
			*why = "flops";
			return 0;
		}
	return str_is(n->target, "aten.cat.default") ? -1 : 1;
}

/* "{a} {b, c}" */
static const char *parts(const struct graph *g, const struct partition *p)
{
	struct buf b = buf_new(&a);

	for (uint32_t i = 0; i < p->nparts; i++) {
		buf_cstr(&b, i ? " {" : "{");
		for (uint32_t k = 0; k < p->parts[i].n; k++)
			buf_printf(&b, "%s" STR_FMT, k ? ", " : "",
				   STR_ARG(g->nodes[p->parts[i].nodes[k]].name));
		buf_char(&b, '}');
	}
	return str_cstr(&a, buf_view(&b));
}

static struct partition cut(const struct graph *g)
{
	struct part_opts opts = {.fact = fact};
	struct verdict *v = part_verdicts(&a, g, &opts);
	struct partition p;

	assert_int_equal(part_cut(&a, g, v, &opts, &p), STATUS_OK);
	assert_int_equal(p.ncalls, p.nmembers + p.ndangling + p.nextern);
	return p;
}

static void gives(const char *body, const char *expected)
{
	struct graph *g = graph_of("x, w, z", body);
	struct partition p = cut(g);

	assert_string_equal(parts(g, &p), expected);
}

CASE(examples_of_the_design)
{
	gives("a = neg(x); b = abs(x); return (a, b)", "{a} {b}");
	gives("r = relu(x); a = neg(r); b = abs(r); return (a, b)", "{r, a, b}");
	gives("a = relu(x); m = mm(a, w); b = relu(m); return b", "{a} {b}");
	gives("relu = relu(x); neg = neg(relu); mm = mm(relu, w); add = add(neg, mm); return "
	      "add",
	      "{relu} {neg, add}");
	gives("r = relu(x); m = mm(r, w); a = mul(r, m); b = neg(r); s = add(a, b); return s",
	      "{r} {a, b, s}");
	gives("v = reshape(x, [6, 4]); a = neg(v); m = mm(a, w); b = add(v, m); return b",
	      "{v, a} {b}");
	gives("v = var_mean(x, [1]); g0 = v[0]; g1 = v[1]; q = mm(g1, w); return (g0, q)",
	      "{v, g0, g1}");
	gives("s = sort(x); g = s[0]; r = relu(g); return r", "{r}");
	gives("t = permute(x, [1, 0]); m = mm(t, w); return m", "");
	gives("u = squeeze.dims(x, [0, 1]); return u", "");
}

CASE(torchs_forgotten_path_is_repaired)
{
	struct graph *g = graph_of(
		"x, w",
		"n = neg(x); m = abs(x); y = add(n, m); y2 = relu(y); y3 = exp(y2); "
		"k = sin(x); n1 = mul(n, k); n2 = cos(k); e = mm(n2, w); z = sub(e, m); "
		"return (y3, n1, z)");
	struct partition p = cut(g);

	assert_true(p.repair);
	assert_string_equal(parts(g, &p), "{n, k, n1, n2} {m, y, y2, y3, z}");
}

CASE(accounting_tells_views_from_externs)
{
	struct partition p =
		cut(graph_of("x, w", "t = permute(x, [1, 0]); m = mm(t, w); return m"));

	assert_int_equal(p.ndangling, 1);
	assert_int_equal(p.nextern, 1);
}

CASE(cat_by_number_of_operands)
{
	struct graph *g =
		graph_of("x", "c = cat([x, x, x, x, x, x, x, x, x]); r = relu(c); return r");
	struct part_opts opts = {.fact = fact, .cat_inputs = 12};
	struct verdict *v = part_verdicts(&a, g, NULL);
	struct partition p = cut(g);

	assert_string_equal(v[1].why, "cat-inputs");
	assert_string_equal(parts(g, &p), "{r}");
	v = part_verdicts(&a, g, &opts);
	assert_int_equal(part_cut(&a, g, v, &opts, &p), STATUS_OK);
	assert_string_equal(parts(g, &p), "{c, r}");
}

CASE(verdicts_without_a_record)
{
	struct graph *g = graph_of("x, s: \"Sym(s0)\"",
				   "a = nonesuch(x); b = 2*s + 1; c = a[0]; return (a, b, c)");
	struct verdict *v = part_verdicts(&a, g, NULL);

	assert_false(v[0].fuse);
	assert_string_equal(v[2].why, "unknown-op");
	assert_string_equal(v[3].why, "not-overload");
	assert_true(v[4].fuse && v[4].is_view);
}

CASE(why_names_the_cause_and_the_path)
{
	struct graph *g = graph_of("x, w", "relu = relu(x); neg = neg(relu); mm = mm(relu, w); "
					   "add = add(neg, mm); return add");
	struct part_opts opts = {.fact = fact, .witness = true};
	struct verdict *v = part_verdicts(&a, g, &opts);
	struct partition p;
	struct buf b = buf_new(&a);

	assert_int_equal(part_cut(&a, g, v, &opts, &p), STATUS_OK);
	part_why(&b, g, v, &p);
	assert_true(str_is(buf_view(&b), "relu -> neg: cycle (relu -> mm -> add)\n"
					 "relu -> mm: extern\n"));
}

CASE(too_many_nodes_is_unsupported)
{
	struct graph *g = graph_of("x", "a = neg(x); return a");
	struct part_opts opts = {.max_nodes = 1};
	struct partition p;

	assert_int_equal(part_cut(&a, g, part_verdicts(&a, g, &opts), &opts, &p),
			 STATUS_UNSUPPORTED);
	status_clear();
}

static const char *inputs_outputs(const struct region *r)
{
	struct buf b = buf_new(&a);

	for (uint32_t i = 0; i < r->g->nparams; i++)
		buf_printf(&b, STR_FMT " ", STR_ARG(r->g->nodes[i].name));
	buf_cstr(&b, "->");
	for (uint32_t i = 0; i < r->noutputs; i++)
		buf_printf(&b, " " STR_FMT, STR_ARG(r->g->nodes[r->outputs[i]].name));
	return str_cstr(&a, buf_view(&b));
}

CASE(extraction_finds_inputs_and_outputs)
{
	struct graph *g =
		graph_of("x, w", "r = relu(x); a = add(w, r); b = neg(a); m = mm(a, w); "
				 "y = copy_.default(x, b); return m");
	struct partition p = cut(g);
	struct region r;

	assert_string_equal(parts(g, &p), "{r, a, b, y}");
	assert_int_equal(part_extract(&a, g, &p, 0, NULL, NULL, &r), STATUS_OK);
	assert_string_equal(inputs_outputs(&r), "x w -> a y");
}

CASE(without_users_outside_all_are_outputs)
{
	struct graph *g = graph_of("x", "r = relu(x); b = neg(r); return x");
	struct partition p = cut(g);
	struct region r;

	assert_int_equal(part_extract(&a, g, &p, 0, NULL, NULL, &r), STATUS_OK);
	assert_string_equal(inputs_outputs(&r), "x -> r b");
}

/*
 * The rule again, slowly: sets of sets, reachability by walking. torch's bookkeeping of
 * reach is part of the rule; where that makes a cycle, refusal by exact search.
 */
enum { N = 40 };
struct slow {
	int n, of[N];
	bool fuse[N], edge[N][N], path[N][N], reach[N][N];
	bool exact;
};

static void slow_hit(struct slow *s, const bool *d, bool *out)
{
	for (int i = 0; i < s->n; i++)
		if (d[i] && s->of[i] >= 0) {
			out[s->of[i]] = true;
			for (int k = 0; k < s->n; k++)
				out[k] |= s->reach[s->of[i]][k];
		}
}

/* Everything downstream of the users of parts p and q that are outside both. */
static void slow_downstream(struct slow *s, int p, int q, bool *d)
{
	memset(d, 0, N);
	for (int i = 0; i < s->n; i++)
		for (int u = 0; u < s->n; u++)
			if ((s->of[i] == p || s->of[i] == q) && s->edge[i][u] &&
			    s->of[u] != p && s->of[u] != q)
				for (int k = 0; k < s->n; k++)
					d[k] |= k == u || s->path[u][k];
}

/* Would p and q as one lie on a cycle of the contracted graph? */
static bool slow_cycle(struct slow *s, int p, int q)
{
	bool seen[N] = {0};

	for (int i = 0; i < s->n; i++)
		for (int u = 0; u < s->n; u++)
			seen[u] |= (s->of[i] == p || s->of[i] == q) && s->edge[i][u] &&
				   s->of[u] != p && s->of[u] != q;
	for (int round = 0; round < s->n; round++)
		for (int i = 0; i < s->n; i++)
			for (int k = 0; k < s->n; k++)
				if (seen[i] &&
				    (s->edge[i][k] || (s->of[i] >= 0 && s->of[i] == s->of[k])))
					seen[k] = true;
	for (int i = 0; i < s->n; i++)
		if (seen[i] && (s->of[i] == p || s->of[i] == q))
			return true;
	return false;
}

static int slow_merge(struct slow *s, int p, int q)
{
	bool d[N], hit[N] = {0}, refuse;
	int sizes[2] = {0}, m, r;

	slow_downstream(s, p, q, d);
	slow_hit(s, d, hit);
	refuse = s->exact ? slow_cycle(s, p, q) : hit[p] || hit[q];
	if (refuse)
		return p;
	for (int i = 0; i < s->n; i++) {
		sizes[0] += s->of[i] == p;
		sizes[1] += s->of[i] == q;
	}
	m = sizes[1] > sizes[0] ? q : p;
	r = m == p ? q : p;
	for (int i = 0; i < s->n; i++)
		if (s->of[i] == r)
			s->of[i] = m;
	for (int k = 0; k < s->n; k++)
		s->reach[m][k] |= s->reach[r][k];
	memset(hit, 0, sizeof(hit));
	slow_hit(s, d, hit);
	for (int k = 0; k < s->n; k++)
		s->reach[m][k] |= hit[k];
	s->reach[m][m] = s->reach[m][r] = false;
	return m;
}

static void slow_walk(struct slow *s)
{
	memset(s->reach, 0, sizeof(s->reach));
	for (int i = 0; i < N; i++)
		s->of[i] = -1;
	for (int n = s->n - 1; n >= 0; n--) {
		int list[N], count = 0, cur = n;

		if (!s->fuse[n])
			continue;
		for (int u = 0; u < s->n; u++) {
			bool known = s->of[u] < 0 || !s->edge[n][u];

			for (int i = 0; i < count; i++)
				known |= list[i] == s->of[u];
			if (!known)
				list[count++] = s->of[u];
		}
		slow_hit(s, s->path[n], s->reach[n]);
		s->of[n] = n;
		for (int i = 0; i < count; i++)
			cur = slow_merge(s, cur, list[i]);
	}
}

/* A cycle among contracted parts: some part that reaches itself from outside. */
static bool slow_cyclic(struct slow *s)
{
	for (int p = 0; p < s->n; p++)
		if (s->of[p] == p && slow_cycle(s, p, p))
			return true;
	return false;
}

static struct graph *random_graph(struct slow *s, unsigned *seed)
{
	struct buf b = buf_new(&a);

	*s = (struct slow){.n = 8 + (int)(rand_r(seed) % (N - 8))};
	for (int i = 1; i < s->n; i++) {
		s->fuse[i] = rand_r(seed) % 4;
		buf_printf(&b, "v%d = %s(", i, s->fuse[i] ? "add" : "mm");
		for (int k = 0; k < 2; k++) {
			int near = i > 6 && rand_r(seed) % 2 ? i - 6 : 0;
			int from = near + (int)(rand_r(seed) % (unsigned)(i - near));

			s->edge[from][i] = true;
			buf_printf(&b, "%sv%d", k ? ", " : "", from);
		}
		buf_cstr(&b, "); ");
	}
	buf_printf(&b, "return v%d", s->n - 1);
	for (int i = s->n - 1; i >= 0; i--)
		for (int u = i + 1; u < s->n; u++)
			if (s->edge[i][u]) {
				s->path[i][u] = true;
				for (int k = 0; k < s->n; k++)
					s->path[i][k] |= s->path[u][k];
			}
	return graph_of("v0", str_cstr(&a, buf_view(&b)));
}

CASE(equals_the_slow_rule_on_random_graphs)
{
	int repaired = 0;

	for (unsigned i = 1; i <= 3000; i++) {
		unsigned seed = i;
		struct slow s;
		struct graph *g = random_graph(&s, &seed);
		struct partition p = cut(g);

		slow_walk(&s);
		if (slow_cyclic(&s)) {
			repaired++;
			assert_true(p.repair);
			s.exact = true;
			slow_walk(&s);
		}
		for (int x = 0; x < s.n; x++)
			for (int y = 0; y < s.n; y++)
				if ((s.of[x] >= 0 && s.of[x] == s.of[y]) !=
				    (p.of[x] != PART_NONE && p.of[x] == p.of[y]))
					fail_msg("seed %u: v%d and v%d", i, x, y);
		arena_reset(&a, (struct arena_mark){0});
	}
	print_message("%d of 3000 graphs repaired\n", repaired);
}

int main(void)
{
#define T(name) cmocka_unit_test_teardown(name, release)
	const struct CMUnitTest tests[] = {
		T(examples_of_the_design),
		T(torchs_forgotten_path_is_repaired),
		T(accounting_tells_views_from_externs),
		T(cat_by_number_of_operands),
		T(verdicts_without_a_record),
		T(why_names_the_cause_and_the_path),
		T(too_many_nodes_is_unsupported),
		T(extraction_finds_inputs_and_outputs),
		T(without_users_outside_all_are_outputs),
		T(equals_the_slow_rule_on_random_graphs),
	};

	return RUN(tests);
}
