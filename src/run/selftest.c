/* Planted wrong kernels: fixed graphs, each made wrong in a way that has a cause. */
#include "run/selftest.h"

#include "ir/text.h"
#include "run/planted.h"
#include "run/plants.h"
#include "run/unit_int.h"

#include <string.h>

/* Two outputs of one shape, a reduction, an exponential; and a graph that writes an input. */
static const char softmax[] =
	"class G(torch.nn.Module):\n"
	"    def forward(self, x: \"f32[48, 48][48, 1]cpu\"):\n"
	"        e: \"f32[48, 48][48, 1]cpu\" = torch.ops.aten.exp.default(x)\n"
	"        s: \"f32[48, 1][1, 1]cpu\" = torch.ops.aten.sum.dim_IntList(e, [1], True)\n"
	"        d: \"f32[48, 48][48, 1]cpu\" = torch.ops.aten.div.Tensor(e, s)\n"
	"        return (d, e)\n";
static const char update[] =
	"class G(torch.nn.Module):\n"
	"    def forward(self, x: \"f32[64, 8][8, 1]cpu\", y: \"f32[64, 8][8, 1]cpu\"):\n"
	"        a: \"f32[64, 8][8, 1]cpu\" = torch.ops.aten.add.Tensor(x, y)\n"
	"        m: \"f32[64, 8][8, 1]cpu\" = torch.ops.aten.mul.Tensor(y, y)\n"
	"        c: \"f32[64, 8][8, 1]cpu\" = torch.ops.aten.copy_.default(x, a)\n"
	"        return (m,)\n";

/* Logarithms of which half are NaN; uniform numbers; the scalar of a first and of a second
 * point. */
static const char logarithm[] =
	"class G(torch.nn.Module):\n"
	"    def forward(self, x: \"f32[48, 48][48, 1]cpu\"):\n"
	"        l: \"f32[48, 48][48, 1]cpu\" = torch.ops.aten.log.default(x)\n"
	"        return (l,)\n";
static const char uniform[] =
	"class G(torch.nn.Module):\n"
	"    def forward(self, seeds: \"i64[3][1]cpu\"):\n"
	"        s: \"i64[][]cpu\" = torch.ops.prims.inductor_lookup_seed.default(seeds, 1)\n"
	"        r: \"f32[48, 48][48, 1]cpu\" = torch.ops.prims.inductor_random.default([48, "
	"48], "
	"s, 'rand')\n"
	"        return (r,)\n";
#define SCALED(factor)                                                                      \
	"class G(torch.nn.Module):\n"                                                       \
	"    def forward(self, x: \"f32[48, 48][48, 1]cpu\"):\n"                            \
	"        d: \"f32[48, 48][48, 1]cpu\" = torch.ops.aten.mul.Tensor(x, " factor ")\n" \
	"        return (d,)\n"
static const char scaled_first[] = SCALED("0.1"), scaled[] = SCALED("0.7");

enum { SIDE = PLANT_SIDE, COUNT = PLANT_COUNT };

/* ---- the table ---- */

struct planted_row {
	int number;
	const char *words, *cause;
	enum plant_what what;
	const char *graph;
	void (*disguise)(struct program *p); /* of what the program says of itself */
	const char *compiled; /* the graph that the program is made of, if it is another */
};

static void other_stride(struct program *p)
{
	struct codegen_ret *r = (struct codegen_ret *)p->rets;

	r[0].type.stride[0] = 1;
	r[0].type.stride[1] = SIDE;
}

static const struct planted_row table[] = {
	{0, "an honest softmax", NULL, PLANT_honest, softmax, NULL, NULL},
	{0, "an honest logarithm", NULL, PLANT_honest, logarithm, NULL, NULL},
	{0, "an honest random number", NULL, PLANT_honest, uniform, NULL, NULL},
	{0, "an honest multiple", NULL, PLANT_honest, scaled, NULL, NULL},
	{0, "an honest update of an input", NULL, PLANT_honest, update, NULL, NULL},
	{1, "zeros", "wrong_value", PLANT_zeros, softmax, NULL, NULL},
	{2, "the mean everywhere", "wrong_value", PLANT_mean, softmax, NULL, NULL},
	{3, "does nothing", "unwritten", PLANT_nothing, softmax, NULL, NULL},
	{4, "a block skipped", "unwritten", PLANT_no_block, softmax, NULL, NULL},
	{5, "index off by one", "wrong_value", PLANT_off_by_one, softmax, NULL, NULL},
	{6, "one element off by 3 tol", "wrong_value", PLANT_one_element, softmax, NULL, NULL},
	{7, "half precision", "wrong_value", PLANT_in_half, softmax, NULL, NULL},
	{8, "last reduction term dropped", "wrong_value", PLANT_last_term, softmax, NULL, NULL},
	{9, "approximate exp, error 1e-3", "wrong_value", PLANT_rough_exp, softmax, NULL, NULL},
	{10, "broadcast along the wrong axis", "wrong_value", PLANT_wrong_axis, softmax, NULL,
	 NULL},
	{11, "two outputs swapped", "wrong_value", PLANT_swapped, softmax, NULL, NULL},
	{12, "index truncated", "wrong_value", PLANT_truncated, softmax, NULL, NULL},
	{13, "output transposed in memory", "wrong_value", PLANT_transposed, softmax, NULL,
	 NULL},
	{14, "stride changed", "wrong_meta", PLANT_honest, softmax, other_stride, NULL},
	{15, "writes past the end", "out_of_bounds", PLANT_past_end, softmax, NULL, NULL},
	{16, "writes an input", "wrong_mutation", PLANT_into_input, softmax, NULL, NULL},
	{17, "omits a declared mutation", "wrong_mutation", PLANT_omitted, update, NULL, NULL},
	{18, "NaN replaced by 0", "wrong_nonfinite", PLANT_no_nan, logarithm, NULL, NULL},
	{19, "returns the outputs of round 0", "wrong_value", PLANT_stale, softmax, NULL, NULL},
	{20, "right when called, wrong when captured", "wrong_value", PLANT_when_captured,
	 softmax, NULL, NULL},
	{21, "right until the 30th replay", "wrong_after_timing", PLANT_until_thirtieth,
	 softmax, NULL, NULL},
	{22, "random offset shifted by one", "wrong_value", PLANT_next_random, uniform, NULL,
	 NULL},
	{23, "result depends on order", "wrong_value", PLANT_racing, softmax, NULL, NULL},
	{24, "scalar of the first point baked in", "wrong_value", PLANT_honest, scaled, NULL,
	 scaled_first},
	{25, "does nothing where its outputs look right", "wrong_after_timing", PLANT_lazy,
	 softmax, NULL, NULL},
};

enum { ROWS = sizeof(table) / sizeof(*table) };

/* ---- one planted program through the rounds of a point ---- */

MUST static enum status read_graph(struct unit *u, const char *text, struct pattern *k,
				   struct pattern_point *pp)
{
	struct text t;
	struct canon c;

	text_parse(&u->arena, str_of(text), "selftest", NULL, &t);
	TRY(text_check(&t, "selftest"));
	TRY(canon_region(&u->arena, t.graphs[0], NULL, &c));
	k->g = c.g;
	pp->p = c.point;
	u->k = k;
	u->pp = pp;
	if (!unit_bind(u))
		FAIL(INVALID, "%s: %s", u->programs[0].cause, u->programs[0].message);
	return STATUS_OK;
}

/* The order of outputs is the canonical form's. */
static uint32_t buffer_of(const struct unit *u, const struct program *p, const char *op,
			  uint32_t otherwise)
{
	for (uint32_t i = 0; i < p->nrets; i++) {
		const struct call *c = &u->typed->calls[u->typed->rets[i].node];

		if (c->op && !strcmp(c->op->name, op))
			return p->rets[i].buf;
	}
	return otherwise;
}

/* The input that is written, where one is, else the first. */
static uint32_t input_of(const struct program *p)
{
	for (uint32_t i = 0; i < p->nbufs; i++)
		if (p->bufs[i].role == CODEGEN_INPUT && p->bufs[i].is_written)
			return i;
	return 0;
}

/* Where everything lies, once it has a place. */
static void place(const struct unit *u, const struct planted_row *t, struct plant *out)
{
	const struct program *p = u->programs[0].p;
	void *const *bufs = u->programs[0].sets[0];
	uint32_t d = buffer_of(u, p, "aten.div.Tensor", p->rets[0].buf);

	*out = (struct plant){.what = t->what, .x = bufs[input_of(p)]};
	if (p->bufs[d].elements != COUNT)
		return;
	out->d = bufs[d];
	out->e = bufs[buffer_of(u, p, "aten.exp.default", p->rets[p->nrets > 1].buf)];
}

/* The tolerance of the element that is made wrong by three of it. */
static double step_of(const struct unit *u, const struct plant *plant)
{
	const struct unit_program *p = &u->programs[0];

	for (uint32_t i = 0; i < u->ref.nouts; i++)
		if (plant->d && p->sets[0][p->p->rets[i].buf] == plant->d)
			return 3 * compare_tol(&u->ref.tol[i], u->ref.outs[i].r[COUNT / 3]);
	return 0;
}

MUST static enum status round_of(struct unit *u, struct planted *planted, struct plant *plant,
				 uint64_t seed, bool is_after)
{
	struct unit_program *p = &u->programs[0];

	TRY(unit_round(u, seed));
	if (p->cause)
		return STATUS_OK;
	TRY(planted_get(planted, plant));
	plant->step = step_of(u, plant);
	TRY(planted_put(planted, plant));
	return unit_check(u, p, is_after);
}

/* As a program is called that nobody captures: what it does then, nobody times. */
MUST static enum status call_once(struct unit *u, struct planted *planted, struct plant *plant)
{
	plant->is_called = true;
	TRY(planted_put(planted, plant));
	TRY(unit_warm_up(u, &u->programs[0]));
	TRY(planted_get(planted, plant));
	plant->is_called = false;
	plant->calls = 0;
	return planted_put(planted, plant);
}

/* What sampling would do. */
MUST static enum status as_sampled(struct unit *u, struct unit_program *p)
{
	const struct sitting_canary *list;
	uint32_t n = unit_canaries(u, p, &list), kept = 0;

	for (uint32_t i = 0; i < 40; i++) {
		const struct sitting_canary *c = n ? &list[i % n] : NULL;
		bool is_kept;

		if (c)
			TRY(canary_spoil(u->e->dev, c));
		TRY(unit_warm_up(u, p));
		TRY(canary_look(u->e->dev, &c, 1, &is_kept));
		kept += is_kept;
	}
	unit_canaries_judge(u, p, n ? 40 : 0, kept);
	return STATUS_OK;
}

MUST static enum status rounds(struct unit *u, const struct planted_row *t,
			       struct planted *planted)
{
	struct unit_program *p = &u->programs[0];
	struct plant plant;

	place(u, t, &plant);
	TRY(unit_round(u, 2)); /* inputs to be called with */
	TRY(call_once(u, planted, &plant));
	TRY(round_of(u, planted, &plant, 2, false));
	TRY(round_of(u, planted, &plant, 1, false));
	if (!p->cause)
		TRY(as_sampled(u, p));
	if (!p->cause)
		TRY(round_of(u, planted, &plant, 3, true));
	return STATUS_OK;
}

MUST static enum status try_one(struct unit *u, const struct planted_row *t,
				struct planted *planted)
{
	struct pattern k = {0};
	struct pattern_point pp = {0};
	struct unit_program *p = &u->programs[0];

	TRY(read_graph(u, t->compiled ? t->compiled : t->graph, &k, &pp));
	unit_open_near(u);
	unit_compile(u, p);
	if (p->cause)
		FAIL(UNAVAILABLE, "%s: %s", p->cause, p->message);
	if (t->compiled)
		TRY(read_graph(u, t->graph, &k, &pp));
	planted_wrap(planted, &u->arena, p->p);
	if (t->disguise)
		t->disguise(p->p);
	if (!unit_plan(u) || !unit_alloc(u))
		FAIL(EXHAUSTED, "%s", p->message);
	if (u->nsets != 1)
		FAIL(UNSUPPORTED, "one set of buffers is planted into, not %u", u->nsets);
	return rounds(u, t, planted);
}

MUST static enum status try_plant(struct arena *a, struct engine *e,
				  const struct planted_row *t, struct selftest_row *out)
{
	const struct provider_opts build = {.cache_dir = NULL};
	struct planted *planted;
	struct planted_unit p;

	planted_unit(&p, e, "selftest", NULL, NULL);
	enum status s = planted_open(e->dev, &build, &planted_floats, &planted);

	if (!s) {
		s = try_one(&p.u, t, planted);
		unit_let_go(&p.u);
		planted_close(planted);
	}
	const char *got = p.u.programs[0].cause;

	*out = (struct selftest_row){.number = t->number,
				     .planted = t->words,
				     .want = t->cause,
				     .got = got ? arena_printf(a, "%s", got) : NULL};
	out->is_right = t->cause && got ? !strcmp(t->cause, got) : t->cause == got;
	unit_free(&p.u);
	return s;
}

enum status selftest_run(struct arena *a, const char *device, struct selftest_row **out,
			 uint32_t *n)
{
	enum status s = STATUS_OK;
	struct device *dev;
	struct engine *e;

	*out = arena_array(a, struct selftest_row, ROWS);
	*n = ROWS;
	TRY(planted_engine(device, &dev, &e));
	for (int i = 0; !s && i < ROWS; i++)
		s = try_plant(a, e, &table[i], &(*out)[i]);
	engine_close(e);
	device_close(dev);
	return s;
}
