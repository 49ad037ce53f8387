/* Declared launches of an oracle as steps of a program. */
#include "provider/oracle_plan_int.h"

#include <string.h>

/* As the driver takes them; it would refuse more without a word of where that stands. */
enum { THREADS_MAX = 1024, THREADS_Z_MAX = 64, SHARED_MAX = 227 << 10, BLOCKS_YZ_MAX = 65535 };
static const int64_t grid_max[3] = {INT32_MAX, BLOCKS_YZ_MAX, BLOCKS_YZ_MAX};
static const int64_t block_max[3] = {THREADS_MAX, THREADS_MAX, THREADS_Z_MAX};

struct launching {
	struct arena *a;
	struct oracle_plan *p;
	const struct oracle_entry *e;
	uint32_t launch;
};

MUST static enum status value_of(const struct launching *x, const char *member, struct str text,
				 int64_t most, int64_t *out)
{
	const struct oracle_names names = oracle_names_of(x->p);
	const char *path = x->p->ask->file->path;

	TRY_CTX(oracle_expr(text, &names, out), "%s: %s.launches[%u].%s", path, x->e->id,
		x->launch, member);
	if (*out < 0 || *out > most)
		FAIL(INVALID, "%s: %s.launches[%u].%s: %lld is not in 0 to %lld", path,
		     x->e->id, x->launch, member, (long long)*out, (long long)most);
	return STATUS_OK;
}

/* A launch of no blocks is left out: there is nothing to do. */
MUST static enum status extents(const struct launching *x, const struct oracle_launch *l,
				struct device_grid *g, bool *is_empty)
{
	int64_t v = 0, threads = 1;

	for (uint32_t d = 0; d < 3; d++) {
		TRY(value_of(x, arena_printf(x->a, "grid[%u]", d), l->grid[d], grid_max[d],
			     &v));
		g->blocks[d] = (uint32_t)v;
		*is_empty |= !v;
		TRY(value_of(x, arena_printf(x->a, "block[%u]", d), l->block[d], block_max[d],
			     &v));
		g->threads[d] = (uint32_t)v;
		threads *= v;
	}
	if (threads < 1 || threads > THREADS_MAX)
		FAIL(INVALID, "%s: %s.launches[%u].block: %lld threads are not in 1 to %d",
		     x->p->ask->file->path, x->e->id, x->launch, (long long)threads,
		     THREADS_MAX);
	TRY(value_of(x, "smem", l->smem, SHARED_MAX, &v));
	g->shared_bytes = (uint32_t)v;
	return STATUS_OK;
}

/* ---- arguments ---- */

/* A float constant of the point by name, or a number. */
static bool float_of(const struct launching *x, struct str text, double *out)
{
	const struct oracle_ask *ask = x->p->ask;
	struct oracle_name n;

	if (oracle_name(text, &n) && n.of == 'c' && n.n < ask->nconsts &&
	    ask->consts[n.n].kind == ARG_FLOAT) {
		*out = ask->consts[n.n].f;
		return true;
	}
	if (!str_to_f64(text, out))
		return true;
	status_clear(); /* then it is an expression */
	return false;
}

/* The bits of a value of that type, in the lower bytes. */
static int64_t bits_of(enum dtype d, double f, int64_t i)
{
	int64_t bits = 0;

	if (dtype_is_float(d))
		dtype_store_f64(d, &bits, 0, f);
	else
		dtype_store_i64(d, &bits, 0, i);
	return bits;
}

MUST static enum status scalar(const struct launching *x, const struct oracle_arg *arg,
			       uint32_t n, int64_t *out)
{
	const struct oracle_names names = oracle_names_of(x->p);
	const char *path = x->p->ask->file->path;
	bool is_float = dtype_is_float(arg->dtype);
	int64_t i = 0;
	double f = 0;

	if (!is_float || !float_of(x, arg->text, &f)) {
		TRY_CTX(oracle_expr(arg->text, &names, &i), "%s: %s.launches[%u].args[%u]",
			path, x->e->id, x->launch, n);
		f = (double)i;
	}
	if (arg->dtype == DTYPE_i32 && (i < INT32_MIN || i > INT32_MAX))
		FAIL(INVALID, "%s: %s.launches[%u].args[%u]: %lld is no i32", path, x->e->id,
		     x->launch, n, (long long)i);
	*out = bits_of(arg->dtype, f, i);
	return STATUS_OK;
}

MUST static enum status buffer(const struct launching *x, const struct oracle_arg *arg,
			       uint32_t n, struct device_arg *out)
{
	const struct oracle_plan *p = x->p;
	uint32_t count = arg->kind == ORACLE_IN ? p->nins : p->nouts;

	if (arg->kind == ORACLE_TEMP) {
		*out = (struct device_arg){.at = p->places.nbufs + arg->n};
		return STATUS_OK;
	}
	if (arg->n >= count)
		FAIL(INVALID, "%s: %s.launches[%u].args[%u]: there are %u %s",
		     p->ask->file->path, x->e->id, x->launch, n, count,
		     arg->kind == ORACLE_IN ? "inputs" : "outputs");
	const struct oracle_place *place = &(arg->kind == ORACLE_IN ? p->ins : p->outs)[arg->n];

	*out = (struct device_arg){.at = place->buf,
				   .offset_bytes = oracle_offset_bytes(place)};
	return STATUS_OK;
}

MUST static enum status arguments(const struct launching *x, const struct oracle_launch *l,
				  struct device_step *step)
{
	struct device_arg *args = arena_array(x->a, struct device_arg, l->nargs + 1);
	int64_t *ints = arena_array(x->a, int64_t, l->nargs + 1);

	step->grid.args = args;
	step->grid.nargs = l->nargs;
	step->ints = ints;
	for (uint32_t i = 0; i < l->nargs; i++) {
		args[i] = (struct device_arg){.is_int = true, .at = i};
		if (l->args[i].kind == ORACLE_SCALAR)
			TRY(scalar(x, &l->args[i], i, &ints[i]));
		else
			TRY(buffer(x, &l->args[i], i, &args[i]));
	}
	return STATUS_OK;
}

enum status oracle_steps(struct arena *a, struct oracle_plan *p)
{
	struct launching x = {.a = a, .p = p, .e = p->ask->choice.entry};

	p->steps = arena_array(a, struct device_step, x.e->nlaunches + 1);
	p->kernels = arena_array(a, const char *, x.e->nlaunches + 1);
	for (; x.launch < x.e->nlaunches; x.launch++) {
		const struct oracle_launch *l = &x.e->launches[x.launch];
		struct device_step step = {.units = 1};
		bool is_empty = false;

		TRY(extents(&x, l, &step.grid, &is_empty));
		TRY(arguments(&x, l, &step));
		if (is_empty)
			continue;
		p->kernels[p->nsteps] = l->kernel;
		p->steps[p->nsteps++] = step;
	}
	return STATUS_OK;
}
