/* Units of what torch alone can run: there is a text for it, inputs of ours, and no judge. */
#include "base/json.h"
#include "run/unit_int.h"

#include <math.h>
#include <string.h>

/* What binds of it: its parameters, and nothing that is returned. */
static struct graph *params_of(struct arena *a, const struct point *p, struct str device)
{
	struct graph *g = arena_new(a, struct graph);

	g->name = STR("Repro");
	g->origin = STR("its parameters");
	g->nodes = arena_array(a, struct node, p->ninputs + 1);
	g->nnodes = g->nparams = p->ninputs;
	for (uint32_t i = 0; i < p->ninputs; i++)
		g->nodes[i] = (struct node){.kind = NODE_PARAM,
					    .name = str_of(arena_printf(a, "a%u", i)),
					    .ann = tensor_to_ann(a, &p->inputs[i].t, device)};
	g->ret = (struct arg){.kind = ARG_TUPLE};
	return g;
}

/* Members for torch, as one object: provider/torch.h. */
static struct str question_of(struct unit *u)
{
	struct foreign *f = u->foreign;
	struct buf b = buf_new(&u->arena);
	struct jsonw w = jsonw_compact(&b);

	jsonw_open(&w, '{');
	jsonw_put_str(&w, "fx", f->text);
	jsonw_put_bool(&w, "is_whole", f->is_whole);
	jsonw_key(&w, "attrs");
	jsonw_raw(&w, f->attrs);
	inputs_write_args(&w, &f->p, &u->layout);
	jsonw_close(&w, '}');
	return buf_view(&b);
}

MUST static enum status read_text(struct unit *u)
{
	const struct job *job = u->job;

	u->foreign = arena_new(&u->arena, struct foreign);
	return *job->graph ? foreign_graph(&u->arena, job->graph, u->foreign)
			   : foreign_call(&u->arena, str_of(job->call),
					  job->kernel + strlen(FOREIGN_EXTERN), u->foreign);
}

MUST static enum status lay_out(struct unit *u)
{
	struct pattern_point *pp = arena_new(&u->arena, struct pattern_point);

	pp->p = u->foreign->p;
	u->pp = pp;
	u->g = params_of(&u->arena, &pp->p, STR("cuda:0"));
	TRY(op_bind(&u->arena, u->g, NULL, false, &u->typed));
	TRY(op_bind(&u->arena, u->g, NULL, true, &u->wide));
	return inputs_plan(&u->arena, &pp->p, &u->layout);
}

bool unit_load_foreign(struct unit *u)
{
	enum status s = read_text(u);

	if (s) {
		unit_fail(u, *u->job->graph ? "preflight" : "bad_repro");
		return false;
	}
	s = lay_out(u);
	if (s) {
		unit_fail(u, s == STATUS_UNSUPPORTED ? "unsupported_dtype" : "bad_inputs");
		return false;
	}
	u->work.n[0] = (double)NAN; /* nothing of ours counts it */
	u->is_written = arena_array(&u->arena, bool, u->layout.nstorages + 1);
	u->written = arena_array(&u->arena, uint32_t, 1);
	for (uint32_t i = 0; i < u->typed->ntensors; i++)
		u->is_written[u->layout.storage[i]] |= u->foreign->is_written[i];
	u->question = question_of(u);
	for (uint32_t i = 0; i < u->nprograms; i++)
		program_unchecked(u, &u->programs[i], "no_reference",
				  "what torch alone can run has no other judge");
	return true;
}
