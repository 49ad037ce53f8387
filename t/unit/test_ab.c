/* Hidden twins, looks that came to nothing, and code that is the same: accounting.md §9.4–9.6.
 */
#include "account/aa.h"
#include "account_arm.h"

static struct arena a;

static int teardown(void **state)
{
	arena_release(&a);
	return unit_no_story(state);
}

static const double flat[] = {50.10, 50.14, 50.08, 50.12, 50.11};

/* A price of so many processes, its rounds scaled. */
static struct price rounds(double scale, int nprocesses, bool is_aa)
{
	struct price p = a_price("compiled_us", 50.11 * scale);
	double us[LEN(flat)];

	for (uint32_t i = 0; i < LEN(flat); i++)
		us[i] = flat[i] * scale;
	for (int s = 0; s < nprocesses; s++)
		add_rounds(&a, &p, us, LEN(flat));
	p.is_aa = is_aa;
	return p;
}

/* Base beside a head that is 6 % faster and a twin that is off by so much. */
static void judge(double off, int nprocesses, bool is_ab, struct pair_set *set,
		  struct judgement *j)
{
	static struct arm base, head, twins;
	const struct pair_opts po = {.theta = 0.01};
	const struct judge_opts jo = {.alpha = 0.05, .theta = 0.01, .looks = 3};

	base = (struct arm){.is_ab = is_ab, .aa = &twins};
	head = (struct arm){.is_ab = is_ab};
	twins = (struct arm){0};
	add_point(&a, &base, "aaaaaaaaaaaa", "000000000001", rounds(1, nprocesses, false));
	add_point(&a, &head, "aaaaaaaaaaaa", "000000000001", rounds(0.94, nprocesses, false));
	add_point(&a, &twins, "aaaaaaaaaaaa", "000000000001", rounds(off, nprocesses, true));
	if (is_ab)
		pairs_make(&a, &base, &head, &po, set);
	else
		pairs_make_hidden(&a, &base, &po, set);
	pairs_judge(set, &jo, j);
}

CASE(a_hidden_pair_is_judged_like_any_other)
{
	struct judgement j;
	struct pair_set set;

	judge(1.0005, 2, true, &set, &j);
	assert_int_equal(set.nhidden, 1);
	assert_int_equal(set.hidden[0].verdict, VERDICT_SAME);
	assert_string_equal(set.hidden[0].reason, "within");
	assert_true(j.false_alarms.k == 0 && j.false_alarms.n == 1 && j.naa == 1);
	assert_int_equal(j.family, 1); /* head alone */
	assert_int_equal(set.pairs[0].verdict, VERDICT_FASTER);

	judge(1.03, 2, true, &set, &j);
	assert_int_equal(set.hidden[0].verdict, VERDICT_SLOWER);
	assert_int_equal(j.false_alarms.k, 1);
	assert_int_equal(j.family, 1);
	assert_int_equal(j.count[VERDICT_SLOWER], 0); /* it is no mover */
}

CASE(a_twin_of_other_code_says_nothing_of_noise)
{
	const struct pair_opts po = {.theta = 0.01};
	struct arm twins = {0}, base = {.aa = &twins};
	struct price b = rounds(1, 2, false), t = rounds(1.07, 2, true);
	struct pair_set set;

	b.processes[0].image = b.processes[1].image = "1234";
	t.processes[0].image = "5678"; /* there the tuner chose otherwise */
	t.processes[1].image = "1234";
	add_point(&a, &base, "aaaaaaaaaaaa", "000000000001", b);
	add_point(&a, &twins, "aaaaaaaaaaaa", "000000000001", t);
	pairs_make_hidden(&a, &base, &po, &set);
	assert_true(set.nhidden == 1 && set.nretuned == 0);
	assert_int_equal(set.hidden[0].nprocesses, 1);
	t.processes[1].image = "9abc"; /* and there, too */
	twins = (struct arm){0};
	add_point(&a, &twins, "aaaaaaaaaaaa", "000000000001", t);
	pairs_make_hidden(&a, &base, &po, &set);
	assert_true(set.nhidden == 0 && set.nretuned == 1);
}

CASE(one_process_confirms_no_hidden_pair_in_an_ab)
{
	struct judgement j;
	struct pair_set set;

	judge(1.03, 1, true, &set, &j);
	assert_int_equal(set.hidden[0].verdict, VERDICT_UNRESOLVED);
	assert_string_equal(set.hidden[0].reason, "unconfirmed");
	assert_int_equal(j.false_alarms.k, 0);
	/* a sweep measures once: there it is told */
	judge(1.03, 1, false, &set, &j);
	assert_int_equal(set.n, 0);
	assert_int_equal(set.hidden[0].verdict, VERDICT_SLOWER);
	assert_int_equal(j.false_alarms.k, 1);
}

CASE(equal_images_are_equal_code_of_whatever_options)
{
	const struct pair_opts po = {.theta = 0.01};
	struct arm base = {.is_ab = true}, head = {.is_ab = true};
	struct price b = rounds(1, 1, false), h = a_price("compiled_us", (double)NAN);
	struct pair_set set;

	b.image = h.image = "1234";
	h.options = "{\"coordinate_descent_tuning\":true}";
	h.state = PRICE_UNTIMED;
	add_point(&a, &base, "aaaaaaaaaaaa", "000000000001", b);
	add_point(&a, &head, "aaaaaaaaaaaa", "000000000001", h);
	pairs_make(&a, &base, &head, &po, &set);
	assert_true(set.pairs[0].class == CLASS_PAIR && set.pairs[0].is_same_code);
	h.image = "5678";
	head = (struct arm){.is_ab = true};
	add_point(&a, &head, "aaaaaaaaaaaa", "000000000001", h);
	pairs_make(&a, &base, &head, &po, &set);
	assert_int_equal(set.pairs[0].class, CLASS_BASE_ONLY);
}

/* ---- rows ---- */

#define ROW(arm, process, status, cause, us)                                                  \
	"{\"arm\":\"" arm "\",\"kernel\":\"sum_aaaaaaaaaaaa\",\"point\":\"000000000001\","    \
	"\"provider\":\"inductor\",\"options\":{},\"process\":" process                       \
	",\"device_uuid\":\"G\","                                                             \
	"\"device_kind\":\"H200\",\"status\":\"" status "\",\"cause\":" cause                 \
	",\"metrics\":{\"cold/median_us\":" us ",\"cold/rounds\":[[" us ",0],[" us ",0],[" us \
	",0]]}}"
#define RUN_OF(rows)                                                                    \
	"{\"schema\":\"assay.results/"                                                  \
	"1\",\"run\":{\"id\":1,\"state\":\"done\",\"workload\":\"ab\","                 \
	"\"started_at\":\"2026-01-01T00:00:00Z\",\"method\":4,\"arms\":{\"looks\":3}}," \
	"\"rows\":[" rows "]}"

static const struct price *read_base(const char *text, struct arm *out)
{
	const struct arm_opts o = {.side = "base"};

	assert_int_equal(arm_read_text(&a, "export", str_of(text), &o, out), STATUS_OK);
	assert_int_equal(out->npoints, 1);
	return arm_price(&out->points[0], "compiled_us");
}

CASE(twins_are_an_arm_of_their_own)
{
	struct arm arm;
	const struct price *p =
		read_base(RUN_OF(ROW("base", "0", "ok", "null", "5") "," ROW(
				  "base", "1000", "ok", "null",
				  "6") "," ROW("head", "0", "ok", "null",
					       "7") "," ROW("base", "1", "ok", "null",
							    "5") "," ROW("base", "1001", "ok",
									 "null", "6")),
			  &arm);

	assert_true(p->nprocesses == 2 && fabs(p->us - 5) < 1e-9 && !p->is_aa);
	assert_true(arm.looks == 3 && arm.is_ab);
	assert_non_null(arm.aa);
	p = arm_price(&arm.aa->points[0], "compiled_us");
	assert_true(p->nprocesses == 2 && fabs(p->us - 6) < 1e-9 && p->is_aa);
	assert_true(p->processes[0].id == 0 && p->processes[1].id == 1);
}

CASE(a_look_that_came_to_nothing_costs_its_rounds)
{
	struct arm arm;
	const struct price *p = read_base(RUN_OF(ROW("base", "0", "ok", "null", "5") "," ROW(
						  "base", "1", "failed", "\"crash\"", "null")),
					  &arm);

	assert_true(p->state == PRICE_VALID && p->nprocesses == 1);
	p = read_base(RUN_OF(ROW("base", "0", "ok", "null", "5") "," ROW(
			      "base", "1", "skipped", "\"interrupted\"", "null")),
		      &arm);
	assert_true(p->state == PRICE_VALID && p->nprocesses == 1);
	/* but wrong outputs are wrong, whoever sees them */
	p = read_base(RUN_OF(ROW("base", "0", "ok", "null", "5") "," ROW(
			      "base", "1", "failed", "\"wrong_value\"", "null")),
		      &arm);
	assert_true(p->state == PRICE_FAILED && !strcmp(p->cause, "wrong_value"));
	/* and a first look that failed has failed */
	p = read_base(RUN_OF(ROW("base", "0", "failed", "\"crash\"", "null")), &arm);
	assert_true(p->state == PRICE_FAILED);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_teardown(a_hidden_pair_is_judged_like_any_other, teardown),
		cmocka_unit_test_teardown(a_twin_of_other_code_says_nothing_of_noise, teardown),
		cmocka_unit_test_teardown(one_process_confirms_no_hidden_pair_in_an_ab,
					  teardown),
		cmocka_unit_test_teardown(equal_images_are_equal_code_of_whatever_options,
					  teardown),
		cmocka_unit_test_teardown(twins_are_an_arm_of_their_own, teardown),
		cmocka_unit_test_teardown(a_look_that_came_to_nothing_costs_its_rounds,
					  teardown),
	};

	return RUN(tests);
}
