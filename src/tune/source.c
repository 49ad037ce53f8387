/* Generated code as an author would hand it in: a file, and an entry that launches it. */
#include "tune/source_int.h"

#include <string.h>

/* ---- a host's: one function that walks the steps ---- */

static void offset(struct buf *b, int64_t elements, enum dtype d)
{
	if (elements)
		buf_printf(b, " - %lld", (long long)(elements * (int64_t)dtype_bytes(d)));
}

/* The address of a buffer from what the oracle is shown: tensors begin within their buffers. */
static void put_buf(struct buf *b, const struct source_point *s, uint32_t buf, uint32_t temp)
{
	const struct codegen_buf *c = &s->g->bufs[buf];

	if (c->role == CODEGEN_TEMP) {
		buf_printf(b, "io->temp[%u].data", temp);
		return;
	}
	if (c->role == CODEGEN_INPUT) {
		const struct tensor *t = &s->b->calls[s->b->tensors[c->input]].outs[0];

		buf_printf(b, "(char *)io->in[%u].data", c->input);
		offset(b, t->offset, t->dtype);
		return;
	}
	for (uint32_t i = 0; i < s->g->nrets; i++)
		if (s->g->rets[i].buf == buf) {
			buf_printf(b, "(char *)io->out[%u].data", i);
			offset(b, s->g->rets[i].type.offset, s->g->rets[i].type.dtype);
			return;
		}
}

static void put_steps(struct buf *b, const struct codegen *g)
{
	for (uint32_t i = 0; i < g->nsteps; i++)
		buf_printf(b,
			   "\tn = assay_oracle_share(io, %lld, &from);\n"
			   "\tif (n)\n"
			   "\t\t%s(bufs + %u, 0, from, from + n, io->thread);\n"
			   "%s",
			   (long long)g->steps[i].units, g->steps[i].name,
			   g->steps[i].first_buf,
			   i + 1 < g->nsteps ? "\tio->barrier(io);\n" : "");
}

static void put_function(struct buf *b, const struct source_point *s)
{
	uint32_t temps = 0;

	buf_printf(
		b,
		"#if POINT == %u /* %s */\nint oracle(const struct assay_oracle_io *io)\n{\n",
		s->number, s->p->id);
	buf_cstr(b, "\tint64_t from, n;\n\tvoid *const bufs[] = {\n");
	for (uint32_t i = 0; i < s->g->nbufs; i++) {
		buf_cstr(b, "\t\t");
		put_buf(b, s, i, temps);
		temps += s->g->bufs[i].role == CODEGEN_TEMP;
		buf_cstr(b, ",\n");
	}
	buf_cstr(b, "\t};\n\n");
	put_steps(b, s->g);
	buf_cstr(b, "\treturn 0;\n}\n#endif\n");
}

void source_text(struct arena *a, const struct source_point *s, struct buf *out)
{
	(void)a;
	if (!out->n && !s->order->is_gpu)
		buf_cstr(out, "#include <assay/oracle.h>\n\n");
	buf_str(out, s->g->text);
	buf_char(out, '\n');
	if (!s->order->is_gpu)
		put_function(out, s);
}

/* ---- without code ---- */

static const char *parameter(struct arena *a, const struct source_point *s, uint32_t buf)
{
	const struct codegen_buf *b = &s->g->bufs[buf];

	return arena_printf(a, "%svoid *b%u",
			    b->role == CODEGEN_INPUT && !b->is_written ? "const " : "", buf);
}

static void begin_kernel(struct arena *a, const struct source_point *s,
			 const struct codegen_step *step, struct buf *out)
{
	buf_printf(out, "extern \"C\" __global__ void %s(", step->name);
	for (uint32_t i = 0; i < step->nbufs; i++)
		buf_printf(out, "%s%s", i ? ", " : "", parameter(a, s, i));
	buf_printf(out, ")\n{\n\t/* point %s */\n}\n\n", s->p->id);
}

void source_begin(struct arena *a, struct source_point *s, struct buf *out)
{
	struct codegen_step *step = arena_new(a, struct codegen_step);

	s->g = arena_new(a, struct codegen);
	codegen_places(a, s->b, s->g);
	*step = (struct codegen_step){.name = arena_printf(a, "k%s_0", s->p->id),
				      .blocks = 1,
				      .threads = 1,
				      .nbufs = s->g->nbufs};
	s->g->steps = step;
	s->g->nsteps = s->order->is_gpu;
	if (s->order->is_gpu) {
		begin_kernel(a, s, step, out);
		return;
	}
	if (!out->n)
		buf_cstr(out, "#include <assay/oracle.h>\n\n#include <errno.h>\n\n");
	buf_printf(out,
		   "#if POINT == %u /* %s */\nint oracle(const struct assay_oracle_io *io)\n{\n"
		   "\treturn ENOSYS;\n}\n#endif\n",
		   s->number, s->p->id);
}

/* ---- a GPU's: launches in the sidecar ---- */

/* How the sidecar names a buffer, or NULL: nothing names the middle of one. */
static const char *word_of(struct arena *a, const struct source_point *s, uint32_t buf)
{
	const struct codegen_buf *c = &s->g->bufs[buf];

	if (c->role == CODEGEN_TEMP)
		return arena_printf(a, "t%u", buf);
	if (c->role == CODEGEN_INPUT) {
		bool is_whole = !s->b->calls[s->b->tensors[c->input]].outs[0].offset;

		return is_whole ? arena_printf(a, "in%u", c->input) : NULL;
	}
	for (uint32_t i = 0; i < s->g->nrets; i++)
		if (s->g->rets[i].buf == buf && !s->g->rets[i].type.offset)
			return arena_printf(a, "out%u", i);
	return NULL;
}

static json_t *triple(uint32_t n)
{
	json_t *list = json_array();

	json_array_append_new(list, json_integer(n ? n : 1));
	json_array_append_new(list, json_integer(1));
	json_array_append_new(list, json_integer(1));
	return list;
}

MUST static enum status put_launch(struct arena *a, const struct source_point *s,
				   const struct codegen_step *step, json_t *list)
{
	json_t *o = json_object(), *args = json_array();

	json_array_append_new(list, o);
	json_object_set_new(o, "kernel", json_string(step->name));
	json_object_set_new(o, "grid", triple(step->blocks));
	json_object_set_new(o, "block", triple(step->threads));
	json_object_set_new(o, "smem", json_integer(0));
	json_object_set_new(o, "args", args);
	for (uint32_t i = 0; i < step->nbufs; i++) {
		const char *word = word_of(a, s, step->first_buf + i);

		if (!word)
			FAIL(UNSUPPORTED,
			     "point %s: a tensor begins within its buffer, which no argument "
			     "of a launch can say",
			     s->p->id);
		json_array_append_new(args, json_string(word));
	}
	return STATUS_OK;
}

/* ---- entries ---- */

static json_t *temps_of(struct arena *a, const struct source_point *s)
{
	json_t *list = json_array();

	for (uint32_t i = 0; i < s->g->nbufs; i++) {
		const struct codegen_buf *c = &s->g->bufs[i];
		json_t *o;

		if (c->role != CODEGEN_TEMP)
			continue;
		o = json_object();
		json_object_set_new(o, "name", json_string(arena_printf(a, "t%u", i)));
		json_object_set_new(o, "bytes",
				    json_integer(c->elements * (int64_t)dtype_bytes(c->dtype)));
		json_array_append_new(list, o);
	}
	return list;
}

static json_t *strings(const char *one)
{
	json_t *list = json_array();

	if (one)
		json_array_append_new(list, json_string(one));
	return list;
}

enum status source_entry(struct arena *a, const struct source_point *s, json_t **out)
{
	const struct tune_order *order = s->order;
	json_t *o = json_object(), *launches = json_array(), *params = json_object();
	enum status st = STATUS_OK;

	*out = o;
	json_object_set_new(o, "id",
			    json_string(arena_printf(a, "%s-%s",
						     order->is_fused ? "native"
						     : order->is_gpu ? "naive-cuda"
								     : "naive",
						     s->p->id)));
	json_object_set_new(o, "file", json_string(order->is_gpu ? "oracle.cu" : "oracle.c"));
	json_object_set_new(o, "hardware", json_string(order->hardware));
	json_object_set_new(o, "points", strings(s->p->id));
	if (!order->is_gpu)
		json_object_set_new(params, "POINT", json_integer(s->number));
	json_object_set_new(o, "params", params);
	json_object_set_new(o, "options", strings(order->is_gpu ? "--fmad=false" : NULL));
	json_object_set_new(o, "temps", temps_of(a, s));
	json_object_set_new(o, "launches", launches);
	for (uint32_t i = 0; !st && order->is_gpu && i < s->g->nsteps; i++)
		st = put_launch(a, s, &s->g->steps[i], launches);
	json_object_set_new(o, "scope", json_string("full"));
	json_object_set_new(o, "fast_math", json_false());
	json_object_set_new(o, "rng", json_string("none"));
	if (st)
		json_decref(o);
	return st;
}

/* The nests' heads: "i0<48 i1<48; i2<48 (one thread)". */
const char *source_schedule(struct arena *a, const struct codegen *g)
{
	struct buf b = buf_new(a);

	for (size_t at = 0; at < g->loops.n;) {
		const char *eol = memchr(g->loops.p + at, '\n', g->loops.n - at);
		size_t end = eol ? (size_t)(eol - g->loops.p) : g->loops.n;
		struct str line = str_slice(g->loops, at, end);
		const char *colon = memchr(line.p, ':', line.n);

		at = end + 1;
		if (!str_starts(line, "nest ") || !colon)
			continue;
		struct str head = str_slice(line, (size_t)(colon + 1 - line.p), line.n);

		buf_printf(&b, "%s" STR_FMT, b.n ? ";" : "", STR_ARG(head));
	}
	const char *text = str_cstr(a, buf_view(&b));

	return *text == ' ' ? text + 1 : text;
}
