/* Does nothing, on any device: for the planner, the pool, the store and their tests.  The
 * null device gives it the times of its script. */
#include "base/json.h"
#include "provider/provider_int.h"

#include <stdio.h>

/* {"as": NAME}: code of another name, whose times the script has under it, so that sides of an
 * A/B can differ. */
static const char *name_of(struct arena *a, const char *options)
{
	json_auto_t *o = NULL;
	const char *name = NULL;

	if (options && json_read_text(str_of(options), "options", &o))
		status_clear(); /* not by us: a job's are canonical JSON */
	name = json_string_value(json_object_get(o, "as"));
	return name ? arena_printf(a, "%s", name) : "null";
}

static enum status compile(struct arena *a, struct device *dev, const struct bound *b,
			   const struct provider_opts *opts, struct program **out)
{
	struct program *p = arena_new(a, struct program);
	struct codegen_buf *bufs =
		arena_array(a, struct codegen_buf, b->ntensors + b->nrets + 1);
	struct codegen_ret *rets = arena_array(a, struct codegen_ret, b->nrets + 1);
	struct device_step *step = arena_new(a, struct device_step);

	(void)dev;
	for (uint32_t i = 0; i < b->ntensors; i++) {
		const struct tensor *t = &b->calls[b->tensors[i]].outs[0];

		bufs[p->nbufs++] = (struct codegen_buf){.role = CODEGEN_INPUT,
							.dtype = t->dtype,
							.elements = tensor_extent(t),
							.input = i};
	}
	for (uint32_t i = 0; i < b->nrets; i++) {
		struct tensor t = *bound_type(b, b->rets[i]);

		t.offset = 0;
		rets[i] = (struct codegen_ret){p->nbufs, t};
		bufs[p->nbufs++] = (struct codegen_buf){.role = CODEGEN_OUTPUT,
							.dtype = t.dtype,
							.elements = tensor_extent(&t),
							.is_written = true};
	}
	step->units = 1;
	p->provider = &provider_null;
	p->code = (struct device_program){.name = name_of(a, opts->options),
					  .steps = step,
					  .nsteps = 1,
					  .nbufs = p->nbufs};
	p->bufs = bufs;
	p->rets = rets;
	p->nrets = b->nrets;
	snprintf(p->build, sizeof(p->build), "%s", p->code.name);
	*out = p;
	return STATUS_OK;
}

static void release(struct program *p)
{
	(void)p;
}

const struct provider provider_null = {
	.name = "null",
	.summary = "does nothing",
	.devices = "null cpu cuda",
	.compile = compile,
	.release = release,
};
