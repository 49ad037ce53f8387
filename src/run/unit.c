/* From a job's names to bound graphs and compiled programs. */
#include "device/device_ops.h"
#include "run/story.h"
#include "run/unit_int.h"

#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

__attribute__((format(printf, 2, 0))) static const char *cut(struct arena *a, const char *fmt,
							     va_list args)
{
	char text[2048];

	vsnprintf(text, sizeof(text), fmt, args);
	return arena_printf(a, "%s", text);
}

void program_fail(struct unit *u, struct unit_program *p, const char *cause, const char *fmt,
		  ...)
{
	va_list args;

	if (p->cause)
		return;
	va_start(args, fmt);
	p->cause = cause;
	p->message = cut(&u->arena, fmt, args);
	va_end(args);
}

void program_unchecked(struct unit *u, struct unit_program *p, const char *cause,
		       const char *fmt, ...)
{
	va_list args;

	if (p->unchecked)
		return;
	va_start(args, fmt);
	p->unchecked = cause;
	p->unchecked_why = cut(&u->arena, fmt, args);
	va_end(args);
}

void unit_fail(struct unit *u, const char *cause)
{
	for (uint32_t i = 0; i < u->nprograms; i++)
		program_fail(u, &u->programs[i], cause, "%s", story_words(&u->arena));
	status_clear();
}

const char *unit_device_cause(enum status s)
{
	return s == STATUS_EXHAUSTED     ? "oom"
	       : s == STATUS_UNAVAILABLE ? "device_lost"
					 : "device_fault";
}

bool program_is_same(const struct unit_program *p, const struct unit_program *q)
{
	return p->p && q->p && !q->cause && !p->p->lacks_image && !q->p->lacks_image &&
	       !strcmp(p->p->build, q->p->build);
}

bool unit_is_dead(const struct unit *u)
{
	for (uint32_t i = 0; i < u->nprograms; i++)
		if (!u->programs[i].cause)
			return false;
	return true;
}

/* Which of the three things that binding refuses it was: by the graph, not by the words. */
static const char *bind_cause(const struct unit *u, enum status s)
{
	if (s != STATUS_UNSUPPORTED)
		return "bad_repro";
	for (uint32_t i = u->g->nparams; i < u->g->nnodes; i++) {
		const struct node *n = &u->g->nodes[i];
		const struct op *op = n->kind == NODE_CALL ? op_find(n->target) : NULL;

		if (n->kind != NODE_GETITEM && (!op || !op->infer))
			return "unsupported_op";
	}
	for (uint32_t i = 0; i < u->g->nparams; i++)
		if (!dtype_computes(u->g->nodes[i].ann.dtype))
			return "unsupported_dtype";
	return "unsupported_op";
}

static bool find_point(struct unit *u)
{
	const char *id = u->job->point;

	u->pp = pattern_find_point(u->k, id);
	if (u->pp)
		return true;
	for (uint32_t i = 0; i < u->nprograms; i++)
		program_fail(u, &u->programs[i], "bad_repro", "%s has no point %s", u->job->dir,
			     id);
	return false;
}

static uint32_t root_of(const struct graph *g, uint32_t at)
{
	while (at >= g->nparams && g->nodes[at].nargs && g->nodes[at].args[0].kind == ARG_NODE)
		at = g->nodes[at].args[0].node;
	return at;
}

static bool returns(const struct graph *g, uint32_t node)
{
	for (uint32_t i = 0; i < g->ret.n; i++)
		if (g->ret.items[i].kind == ARG_NODE && g->ret.items[i].node == node)
			return true;
	return false;
}

/* What an input holds afterwards is an output like any other: the last write of each is
 * returned too, so that it is compared with the reference. */
static void return_mutations(struct unit *u)
{
	struct graph *g = u->g;
	uint32_t *last = arena_array(&u->arena, uint32_t, g->nparams + 1);
	struct arg *items = arena_array(&u->arena, struct arg, g->ret.n + g->nparams + 1);
	uint32_t n = 0;

	if (g->ret.kind != ARG_TUPLE && g->ret.kind != ARG_LIST)
		return;
	for (uint32_t i = g->nparams; i < g->nnodes; i++) {
		const struct op *op =
			g->nodes[i].kind == NODE_CALL ? op_find(g->nodes[i].target) : NULL;
		uint32_t root = root_of(g, i);

		if (op && (op->flags & OP_MUTATES) && root < g->nparams)
			last[root] = i;
	}
	for (; n < g->ret.n; n++)
		items[n] = g->ret.items[n];
	u->mutated = arena_array(&u->arena, bool, g->nparams + 1);
	u->returned = arena_array(&u->arena, bool, g->nparams + 1);
	for (uint32_t i = 0; i < g->nparams; i++) {
		u->mutated[i] = last[i];
		u->returned[i] = last[i] && !returns(g, last[i]);
		if (u->returned[i])
			items[n++] = arg_node(last[i]);
	}
	g->ret.items = items;
	g->ret.n = n;
}

static bool bind(struct unit *u)
{
	struct arena *a = &u->arena;

	u->g = pattern_bind(a, u->k->g, &u->pp->p);
	return_mutations(u);
	enum status s = op_bind(a, u->g, NULL, false, &u->typed);

	if (!s)
		s = op_bind(a, u->g, NULL, true, &u->wide);
	if (s)
		unit_fail(u, bind_cause(u, s));
	return !s;
}

bool unit_load(struct unit *u)
{
	if (job_is_foreign(u->job))
		return unit_load_foreign(u);
	if (engine_pattern(u->e, u->job->dir, &u->k)) {
		unit_fail(u, "bad_repro");
		return false;
	}
	return find_point(u) && unit_bind(u);
}

static void find_work(struct unit *u)
{
	if (!work_of_point(u->k->g, &u->pp->p, &u->work))
		return;
	status_clear(); /* no count: there is no bound by arithmetic */
	u->work.n[0] = (double)NAN;
}

/* What is stored is compared, not believed: roofs and sol rest on these numbers. */
static bool find_bytes(struct unit *u)
{
	const struct bytes *stored = &u->pp->bytes;

	find_work(u);
	if (bytes_of_point(&u->arena, u->k->g, &u->pp->p, &u->bytes)) {
		status_clear(); /* no byte model: m is at its bound, and there is no roof */
		u->bytes = (struct bytes){.read = -1, .write = -1};
		return true;
	}
	if (stored->v != u->bytes.v ||
	    (stored->read == u->bytes.read && stored->write == u->bytes.write))
		return true;
	for (uint32_t i = 0; i < u->nprograms; i++)
		program_fail(
			u, &u->programs[i], "bad_repro",
			"%s/shapes.json: point %s: bytes.read %lld and bytes.write %lld are "
			"stored, %lld and %lld recomputed",
			u->job->dir, u->pp->p.id, (long long)stored->read,
			(long long)stored->write, (long long)u->bytes.read,
			(long long)u->bytes.write);
	return false;
}

/* What the graph writes, by storage and by parameter. */
static void list_written(struct unit *u)
{
	const struct bound *b = u->typed;

	u->is_written = arena_array(&u->arena, bool, u->layout.nstorages + 1);
	u->written = arena_array(&u->arena, uint32_t, b->ntensors + 1);
	for (uint32_t i = 0; i < b->ntensors; i++) {
		u->is_written[u->layout.storage[i]] |= u->mutated && u->mutated[b->tensors[i]];
		if (u->returned && u->returned[b->tensors[i]])
			u->written[u->nwritten++] = i;
	}
}

bool unit_bind(struct unit *u)
{
	struct arena *a = &u->arena;

	if (!bind(u))
		return false;
	enum status s = inputs_plan(a, &u->pp->p, &u->layout);

	if (s) {
		unit_fail(u, s == STATUS_UNSUPPORTED ? "unsupported_dtype" : "bad_inputs");
		return false;
	}
	list_written(u);
	return find_bytes(u);
}

const char *unit_compile_cause(enum status s)
{
	static const struct {
		enum status status;
		const char *cause;
	} rows[] = {
		{STATUS_UNSUPPORTED, "unsupported_op"}, {STATUS_UNAVAILABLE, "no_toolchain"},
		{STATUS_TIMEOUT, "compile_timeout"},    {STATUS_IO, "disk_full"},
		{STATUS_EXHAUSTED, "no_memory"},
	};

	for (size_t i = 0; i < sizeof(rows) / sizeof(*rows); i++)
		if (rows[i].status == s)
			return rows[i].cause;
	return "compile_error";
}

void unit_compile(struct unit *u, struct unit_program *p)
{
	struct device *dev = u->e->dev;
	struct provider_opts opts = {.compile_timeout_s = u->job->compile_timeout_s,
				     .cache_dir = *u->job->cache_dir ? u->job->cache_dir : NULL,
				     .threads = dev->info.threads,
				     .options = p->want->options};

	if (provider_find(p->want->name, &p->provider)) {
		program_fail(u, p, "bad_repro", "%s", story_words(&u->arena));
		status_clear();
		return;
	}
	if (!provider_serves(p->provider, device_name(dev))) {
		program_fail(u, p, "unsupported_device", "%s makes code for %s, not for %s",
			     p->provider->name, p->provider->devices, dev->info.id);
		return;
	}
	if (p->provider->flags & PROVIDER_ORACLE) {
		unit_oracle_compile(u, p, &opts);
		return;
	}
	if (program_is_torch(p))
		return; /* over the buffers, once they are there */
	enum status s = p->provider->compile(&u->arena, dev, u->typed, &opts, &p->p);

	if (s) {
		p->p = NULL;
		program_fail(u, p, unit_compile_cause(s), "%s", story_words(&u->arena));
		status_clear();
	}
}
