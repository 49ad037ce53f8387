/* Planted wrong kernels: a step that calls the right one and then spoils what it did. */
#include "run/selftest.h"

#include "base/half.h"
#include "ir/text.h"
#include "run/unit_int.h"

#include <math.h>
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

enum { SIDE = 48, COUNT = SIDE * SIDE, TAIL = 40 };

/* One at a time, on a team of one thread: what the planted step needs to know. */
static struct {
	const struct device_step *honest;
	uint32_t nsteps;
	void (*spoil)(float *d, float *e, float *x);
	uint32_t in, out[2]; /* buffers */
	double step;         /* 3·tol of an element */
	float kept[COUNT], before[COUNT];
	int calls;
	bool is_silent; /* does not call the honest steps at all */
	bool is_called; /* by ourselves, and not by a replay */
	bool is_lazy;   /* does nothing where its outputs look right already */
} plant;

static void planted_step(void *const *bufs, const int64_t *ints, int64_t begin, int64_t end,
			 int thread)
{
	float *d = bufs[plant.out[0]], *e = bufs[plant.out[1]];

	(void)ints;
	(void)begin;
	(void)end;
	memcpy(plant.before, d, sizeof(plant.before[0]) * TAIL);
	if (plant.is_lazy && plant.calls++ && !memcmp(d, plant.kept, sizeof(*d) * TAIL))
		return;
	for (uint32_t i = 0; !plant.is_silent && i < plant.nsteps; i++) {
		const struct device_step *s = &plant.honest[i];

		s->fn(bufs + s->first_buf, s->ints, 0, s->units, thread);
	}
	if (plant.spoil)
		plant.spoil(d, e, bufs[plant.in]);
	plant.calls++;
}

static void zeros(float *d, float *e, float *x)
{
	(void)e, (void)x;
	memset(d, 0, sizeof(*d) * COUNT);
}

static void mean(float *d, float *e, float *x)
{
	double sum = 0;

	(void)e, (void)x;
	for (int i = 0; i < COUNT; i++)
		sum += (double)d[i];
	for (int i = 0; i < COUNT; i++)
		d[i] = (float)(sum / COUNT);
}

static void no_block(float *d, float *e, float *x)
{
	(void)e, (void)x;
	memcpy(d, plant.before, sizeof(*d) * TAIL);
}

static void off_by_one(float *d, float *e, float *x)
{
	(void)e, (void)x;
	memmove(d + 1, d, sizeof(*d) * (COUNT - 1));
}

static void one_element(float *d, float *e, float *x)
{
	(void)e, (void)x;
	d[COUNT / 3] = (float)((double)d[COUNT / 3] + plant.step);
}

static void in_half(float *d, float *e, float *x)
{
	(void)e, (void)x;
	for (int i = 0; i < COUNT; i++)
		d[i] = f16_to_f32(f16_from_f32(d[i]));
}

static void last_term(float *d, float *e, float *x)
{
	(void)x;
	for (int i = 0; i < COUNT; i++)
		d[i] /= 1 - e[i / SIDE * SIDE + SIDE - 1] / (e[i] / d[i]);
}

static void rough_exp(float *d, float *e, float *x)
{
	(void)d, (void)x;
	for (int i = 0; i < COUNT; i++)
		e[i] *= 1.001f;
}

static void wrong_axis(float *d, float *e, float *x)
{
	float sum[SIDE];

	(void)x;
	for (int r = 0; r < SIDE; r++)
		sum[r] = e[r * SIDE] / d[r * SIDE];
	for (int i = 0; i < COUNT; i++)
		d[i] = e[i] / sum[i % SIDE];
}

static void swapped(float *d, float *e, float *x)
{
	(void)x;
	for (int i = 0; i < COUNT; i++) {
		float was = d[i];

		d[i] = e[i];
		e[i] = was;
	}
}

static void truncated(float *d, float *e, float *x)
{
	(void)e, (void)x;
	for (int i = 256; i < COUNT; i++)
		d[i] = d[i & 0xFF];
}

static void transposed(float *d, float *e, float *x)
{
	(void)e, (void)x;
	for (int r = 0; r < SIDE; r++)
		for (int c = 0; c < r; c++) {
			float was = d[r * SIDE + c];

			d[r * SIDE + c] = d[c * SIDE + r];
			d[c * SIDE + r] = was;
		}
}

static void past_end(float *d, float *e, float *x)
{
	(void)e, (void)x;
	d[COUNT] = 1;
}

static void into_input(float *d, float *e, float *x)
{
	(void)d, (void)e;
	x[7] += 1;
}

static void stale(float *d, float *e, float *x)
{
	(void)e, (void)x;
	if (!plant.calls)
		memcpy(plant.kept, d, sizeof(plant.kept));
	else
		memcpy(d, plant.kept, sizeof(plant.kept));
}

/* The next call finds here what this one wrote. */
static void lazy(float *d, float *e, float *x)
{
	(void)e, (void)x;
	memcpy(plant.kept, d, sizeof(*d) * TAIL);
}

static void until_thirtieth(float *d, float *e, float *x)
{
	(void)e, (void)x;
	if (plant.calls >= 30)
		d[5] *= 2;
}

static void racing(float *d, float *e, float *x)
{
	(void)e, (void)x;
	d[9] *= 1 + 0.01f * (float)(plant.calls % 3);
}

static void no_nan(float *d, float *e, float *x)
{
	(void)e, (void)x;
	for (int i = 0; i < COUNT; i++)
		d[i] = isfinite(d[i]) ? d[i] : 0;
}

static void when_captured(float *d, float *e, float *x)
{
	(void)e, (void)x;
	d[3] *= plant.is_called ? 1 : 2;
}

static void next_random(float *d, float *e, float *x)
{
	(void)e, (void)x;
	memmove(d, d + 1, sizeof(*d) * (COUNT - 1));
}

/* ---- the table ---- */

struct planted {
	int number;
	const char *words, *cause;
	void (*spoil)(float *d, float *e, float *x);
	const char *graph;
	bool is_silent;
	void (*disguise)(struct program *p); /* of what the program says of itself */
	const char *compiled; /* the graph that the program is made of, if it is another */
};

static void other_stride(struct program *p)
{
	struct codegen_ret *r = (struct codegen_ret *)p->rets;

	r[0].type.stride[0] = 1;
	r[0].type.stride[1] = SIDE;
}

static const struct planted table[] = {
	{0, "an honest softmax", NULL, NULL, softmax, false, NULL, NULL},
	{0, "an honest logarithm", NULL, NULL, logarithm, false, NULL, NULL},
	{0, "an honest random number", NULL, NULL, uniform, false, NULL, NULL},
	{0, "an honest multiple", NULL, NULL, scaled, false, NULL, NULL},
	{0, "an honest update of an input", NULL, NULL, update, false, NULL, NULL},
	{1, "zeros", "wrong_value", zeros, softmax, false, NULL, NULL},
	{2, "the mean everywhere", "wrong_value", mean, softmax, false, NULL, NULL},
	{3, "does nothing", "unwritten", NULL, softmax, true, NULL, NULL},
	{4, "a block skipped", "unwritten", no_block, softmax, false, NULL, NULL},
	{5, "index off by one", "wrong_value", off_by_one, softmax, false, NULL, NULL},
	{6, "one element off by 3 tol", "wrong_value", one_element, softmax, false, NULL, NULL},
	{7, "half precision", "wrong_value", in_half, softmax, false, NULL, NULL},
	{8, "last reduction term dropped", "wrong_value", last_term, softmax, false, NULL,
	 NULL},
	{9, "approximate exp, error 1e-3", "wrong_value", rough_exp, softmax, false, NULL,
	 NULL},
	{10, "broadcast along the wrong axis", "wrong_value", wrong_axis, softmax, false, NULL,
	 NULL},
	{11, "two outputs swapped", "wrong_value", swapped, softmax, false, NULL, NULL},
	{12, "index truncated", "wrong_value", truncated, softmax, false, NULL, NULL},
	{13, "output transposed in memory", "wrong_value", transposed, softmax, false, NULL,
	 NULL},
	{14, "stride changed", "wrong_meta", NULL, softmax, false, other_stride, NULL},
	{15, "writes past the end", "out_of_bounds", past_end, softmax, false, NULL, NULL},
	{16, "writes an input", "wrong_mutation", into_input, softmax, false, NULL, NULL},
	{17, "omits a declared mutation", "wrong_mutation", into_input, update, false, NULL,
	 NULL},
	{18, "NaN replaced by 0", "wrong_nonfinite", no_nan, logarithm, false, NULL, NULL},
	{19, "returns the outputs of round 0", "wrong_value", stale, softmax, false, NULL,
	 NULL},
	{20, "right when called, wrong when captured", "wrong_value", when_captured, softmax,
	 false, NULL, NULL},
	{21, "right until the 30th replay", "wrong_after_timing", until_thirtieth, softmax,
	 false, NULL, NULL},
	{22, "random offset shifted by one", "wrong_value", next_random, uniform, false, NULL,
	 NULL},
	{23, "result depends on order", "wrong_value", racing, softmax, false, NULL, NULL},
	{24, "scalar of the first point baked in", "wrong_value", NULL, scaled, false, NULL,
	 scaled_first},
	{25, "does nothing where its outputs look right", "wrong_after_timing", lazy, softmax,
	 false, NULL, NULL},
};

enum { PLANTS = sizeof(table) / sizeof(*table) };

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

/* The order of outputs is the canonical form's: e = exp(x) is above 0.02, d is below 1. */
static void find_buffers(struct unit *u, const struct program *p)
{
	plant.out[0] = p->rets[0].buf;
	plant.out[1] = p->rets[p->nrets > 1].buf;
	plant.in = 0;
	for (uint32_t i = 0; i < p->nrets; i++) {
		const struct call *c = &u->typed->calls[u->typed->rets[i].node];

		if (c->op && !strcmp(c->op->name, "aten.div.Tensor"))
			plant.out[0] = p->rets[i].buf;
		if (c->op && !strcmp(c->op->name, "aten.exp.default"))
			plant.out[1] = p->rets[i].buf;
	}
}

/* The update's mutation is undone by leaving its step out: the input is what it was. */
static void omit(void *const *bufs, const int64_t *ints, int64_t begin, int64_t end, int thread)
{
	static float was[64 * 8];
	float *x = bufs[plant.in];

	(void)ints, (void)begin, (void)end;
	memcpy(was, x, sizeof(was));
	for (uint32_t i = 0; i < plant.nsteps; i++) {
		const struct device_step *s = &plant.honest[i];

		s->fn(bufs + s->first_buf, s->ints, 0, s->units, thread);
	}
	memcpy(x, was, sizeof(was));
}

static void spoil(struct unit *u, const struct planted *t, struct program *p)
{
	struct device_step *one = arena_new(&u->arena, struct device_step);

	memset(&plant, 0, sizeof(plant));
	plant.honest = p->code.steps;
	plant.nsteps = p->code.nsteps;
	plant.spoil = t->spoil;
	plant.is_silent = t->is_silent;
	plant.is_lazy = t->spoil == lazy;
	find_buffers(u, p);
	for (uint32_t i = 0; t->number == 17 && i < p->nbufs; i++)
		if (p->bufs[i].role == CODEGEN_INPUT && p->bufs[i].is_written)
			plant.in = i;
	*one = (struct device_step){.fn = t->number == 17 ? omit : planted_step, .units = 1};
	if (t->number) {
		p->code.steps = one;
		p->code.nsteps = 1;
	}
	if (t->disguise)
		t->disguise(p);
}

MUST static enum status round_of(struct unit *u, uint64_t seed, bool is_after)
{
	struct unit_program *p = &u->programs[0];

	TRY(unit_fill(u, seed));
	TRY(unit_reference(u));
	for (uint32_t i = 0; i < u->ref.nouts; i++)
		if (p->p->rets[i].buf == plant.out[0] &&
		    tensor_numel(&p->p->rets[i].type) == COUNT)
			plant.step =
				3 * compare_tol(&u->ref.tol[i], u->ref.outs[i].r[COUNT / 3]);
	if (!p->cause)
		TRY(unit_check(u, p, is_after));
	return STATUS_OK;
}

/* As a program is called that nobody captures: what it does then, nobody times. */
static void call_once(const struct unit_program *p)
{
	plant.is_called = true;
	for (uint32_t i = 0; i < p->p->code.nsteps; i++) {
		const struct device_step *s = &p->p->code.steps[i];

		s->fn(p->sets[0] + s->first_buf, s->ints, 0, s->units, 0);
	}
	plant.is_called = false;
	plant.calls = 0;
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

MUST static enum status try_one(struct unit *u, const struct planted *t)
{
	struct pattern k = {0};
	struct pattern_point pp = {0};
	struct unit_program *p = &u->programs[0];

	TRY(read_graph(u, t->compiled ? t->compiled : t->graph, &k, &pp));
	unit_compile(u, p);
	if (p->cause)
		FAIL(UNAVAILABLE, "%s: %s", p->cause, p->message);
	if (t->compiled)
		TRY(read_graph(u, t->graph, &k, &pp));
	spoil(u, t, p->p);
	if (!unit_plan(u) || !unit_alloc(u))
		FAIL(EXHAUSTED, "%s", p->message);
	call_once(p);
	TRY(round_of(u, 2, false));
	TRY(round_of(u, 1, false));
	if (!p->cause)
		TRY(as_sampled(u, p));
	if (!p->cause)
		TRY(round_of(u, 3, true));
	return STATUS_OK;
}

static enum status ignore(void *ctx, struct str line)
{
	(void)ctx;
	(void)line;
	return STATUS_OK;
}

MUST static enum status try_plant(struct arena *a, struct engine *e, const struct planted *t,
				  struct selftest_row *out)
{
	const struct job_provider want = {"native", "{}", ""};
	const struct job job = {.kernel = "selftest",
				.cache_dir = "",
				.label = "",
				.providers = &want,
				.nproviders = 1,
				.is_checked = true};
	struct unit u = {.e = e, .job = &job, .nprograms = 1};

	u.bytes = (struct bytes){.read = -1, .write = -1};
	u.programs = arena_array(&u.arena, struct unit_program, 1);
	u.programs[0].want = &want;
	enum status s = try_one(&u, t);
	const char *got = u.programs[0].cause;

	*out = (struct selftest_row){.number = t->number,
				     .planted = t->words,
				     .want = t->cause,
				     .got = got ? arena_printf(a, "%s", got) : NULL};
	out->is_right = t->cause && got ? !strcmp(t->cause, got) : t->cause == got;
	unit_free(&u);
	return s;
}

enum status selftest_run(struct arena *a, struct selftest_row **out, uint32_t *n)
{
	const struct engine_calls calls = {.send = ignore};
	struct device_opts opts = {.threads = 1};
	struct device *dev;
	struct engine *e;
	enum status s = STATUS_OK;

	*out = arena_array(a, struct selftest_row, PLANTS);
	*n = PLANTS;
	TRY(device_open("cpu", &opts, &dev));
	engine_open(dev, &calls, &e);
	for (int i = 0; !s && i < PLANTS; i++)
		s = try_plant(a, e, &table[i], &(*out)[i]);
	engine_close(e);
	device_close(dev);
	return s;
}
