/* A sidecar's entry at a point: buffers, temps and the values of names. */
#include "provider/oracle_plan_int.h"

#include <string.h>

/* ---- names ---- */

static const struct oracle_place *place_of(const struct oracle_plan *p,
					   const struct oracle_name *n)
{
	uint32_t count = n->of == 'i' ? p->nins : p->nouts;

	return n->n < count ? &(n->of == 'i' ? p->ins : p->outs)[n->n] : NULL;
}

static bool find_extent(const struct oracle_plan *p, const struct oracle_name *n, int64_t *out)
{
	const struct oracle_place *place = place_of(p, n);

	if (!place || (n->what != 'n' && n->k >= place->t.rank))
		return false;
	*out = n->what == 'n'   ? tensor_numel(&place->t)
	       : n->what == 'd' ? place->t.dim[n->k]
				: place->t.stride[n->k];
	return true;
}

/* A size, or one of a list of sizes; an integer among the constants. */
static bool find_arg(const struct arg *list, uint32_t count, const struct oracle_name *n,
		     int64_t *out)
{
	const struct arg *arg = n->n < count ? &list[n->n] : NULL;

	if (arg && n->what == 'd')
		arg = arg->kind == ARG_LIST && n->k < arg->n ? &arg->items[n->k] : NULL;
	if (!arg || (arg->kind != ARG_INT && arg->kind != ARG_BOOL))
		return false;
	*out = arg->i;
	return true;
}

static bool find(void *ctx, struct str name, int64_t *value)
{
	const struct oracle_plan *p = ctx;
	const struct oracle_entry *e = p->ask->choice.entry;
	struct oracle_name n;

	*value = str_is(name, "sms") ? p->dev->info.sms : p->dev->info.threads;
	if (str_is(name, "sms") || str_is(name, "threads"))
		return true;
	for (uint32_t i = 0; i < e->nparams; i++)
		if (str_is(name, e->params[i].name)) {
			*value = e->params[i].value;
			return true;
		}
	if (!oracle_name(name, &n))
		return false;
	if (n.of == 'p')
		return find_arg(p->ask->sizes, p->ask->nsizes, &n, value);
	if (n.of == 'c')
		return find_arg(p->ask->consts, p->ask->nconsts, &n, value);
	return n.what && find_extent(p, &n, value);
}

struct oracle_names oracle_names_of(struct oracle_plan *p)
{
	return (struct oracle_names){.find = find, .ctx = p};
}

/* ---- buffers ---- */

int64_t oracle_offset_bytes(const struct oracle_place *place)
{
	return place->t.offset * (int64_t)dtype_bytes(place->t.dtype);
}

static void list_places(struct arena *a, struct oracle_plan *p)
{
	p->nins = p->b->ntensors;
	p->nouts = p->places.nrets;
	p->ins = arena_array(a, struct oracle_place, p->nins + 1);
	p->outs = arena_array(a, struct oracle_place, p->nouts + 1);
	for (uint32_t i = 0; i < p->nins; i++)
		p->ins[i] = (struct oracle_place){i, p->b->calls[p->b->tensors[i]].outs[0]};
	for (uint32_t i = 0; i < p->nouts; i++)
		p->outs[i] =
			(struct oracle_place){p->places.rets[i].buf, p->places.rets[i].type};
}

MUST static enum status list_bufs(struct arena *a, struct oracle_plan *p)
{
	const struct oracle_entry *e = p->ask->choice.entry;
	const struct oracle_names names = oracle_names_of(p);

	p->bufs = arena_array(a, struct codegen_buf, p->places.nbufs + e->ntemps + 1);
	for (uint32_t i = 0; i < p->places.nbufs; i++)
		p->bufs[p->nbufs++] = p->places.bufs[i];
	for (uint32_t i = 0; i < e->ntemps; i++) {
		int64_t bytes = 0;

		TRY_CTX(oracle_expr(e->temps[i].bytes, &names, &bytes),
			"%s: %s.temps[%u].bytes", p->ask->file->path, e->id, i);
		if (bytes < 0)
			FAIL(INVALID, "%s: %s.temps[%u].bytes: %lld", p->ask->file->path, e->id,
			     i, (long long)bytes);
		p->bufs[p->nbufs++] = (struct codegen_buf){.role = CODEGEN_TEMP,
							   .dtype = DTYPE_u8,
							   .elements = bytes,
							   .is_written = true};
	}
	return STATUS_OK;
}

enum status oracle_plan(struct arena *a, const struct device *dev, const struct bound *b,
			const struct oracle_ask *ask, struct oracle_plan **out)
{
	struct oracle_plan *p = arena_new(a, struct oracle_plan);

	*p = (struct oracle_plan){.ask = ask, .dev = dev, .b = b};
	codegen_places(a, b, &p->places);
	list_places(a, p);
	TRY(list_bufs(a, p));
	TRY(oracle_steps(a, p));
	*out = p;
	return STATUS_OK;
}
