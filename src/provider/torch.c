/* What is said to torch, and what becomes of its answers. */
#include "provider/torch.h"

#include "base/sha256.h"
#include "provider/provider_int.h"

#include <string.h>

/* ---- names and options ---- */

static bool has_flag(const char *name, uint32_t flag)
{
	const struct provider *p;

	if (provider_find(name, &p)) {
		status_clear(); /* then it is nobody's */
		return false;
	}
	return p->flags & flag;
}

bool provider_is_torch(const char *name)
{
	return has_flag(name, PROVIDER_TORCH);
}

bool provider_is_inductor(const char *name)
{
	return has_flag(name, PROVIDER_INDUCTOR);
}

/* A Python literal or a bare word, as the JSON that Python reads it from again. */
static json_t *option_value(struct arena *a, struct str text)
{
	static const struct {
		const char *word;
		int kind;
	} words[] = {{"True", JSON_TRUE}, {"False", JSON_FALSE}, {"None", JSON_NULL}};
	double f;
	int64_t i;

	for (size_t k = 0; k < sizeof(words) / sizeof(*words); k++)
		if (str_eq(text, str_of(words[k].word)))
			return words[k].kind == JSON_TRUE    ? json_true()
			       : words[k].kind == JSON_FALSE ? json_false()
							     : json_null();
	if (!str_to_i64(text, &i))
		return json_integer(i);
	status_clear(); /* then it is something else */
	if (!str_to_f64(text, &f))
		return json_real(f);
	status_clear();
	return json_string(str_cstr(a, text));
}

/* "N=V,N=V" into an object. */
MUST static enum status add_options(struct arena *a, const char *text, json_t *out)
{
	while (*text) {
		size_t n = strcspn(text, ",");
		const char *eq = memchr(text, '=', n);

		if (!eq || eq == text)
			FAIL(USAGE, "an option of Inductor is NAME=VALUE, not %.*s", (int)n,
			     text);
		const char *name = str_cstr(a, (struct str){text, (size_t)(eq - text)});
		struct str value = {eq + 1, (size_t)(text + n - eq - 1)};

		json_object_set_new(out, name, option_value(a, value));
		text += n + (text[n] == ',');
	}
	return STATUS_OK;
}

enum status torch_options(struct arena *a, const char *name, const char *config,
			  const char **out)
{
	json_auto_t *o = json_object();
	struct buf b = buf_new(a);
	struct jsonw w = jsonw_compact(&b);

	bool has_options = provider_is_torch(name) || !strcmp(name, "null");

	if (!has_options || !strcmp(name, "eager")) {
		*out = "{}";
		return STATUS_OK;
	}
	if (!strcmp(name, "inductor-cd"))
		json_object_set_new(o, "coordinate_descent_tuning", json_true());
	if (!strncmp(name, "inductor:", 9))
		TRY(add_options(a, name + 9, o));
	TRY(add_options(a, config, o));
	jsonw_value(&w, o, true);
	*out = str_cstr(a, buf_view(&b));
	return STATUS_OK;
}

/* ---- questions ---- */

static struct jsonw begin(struct buf *b, const char *what, uint32_t program)
{
	struct jsonw w = jsonw_compact(b);

	jsonw_open(&w, '{');
	jsonw_key(&w, "do");
	jsonw_cstr(&w, what);
	jsonw_key(&w, "program");
	jsonw_int(&w, program);
	return w;
}

MUST static enum status put(struct arena *a, const struct torch_calls *t, struct buf *question,
			    json_t **answer, const char **cause)
{
	const char *text = t->ask(str_cstr(a, buf_view(question)));

	*cause = NULL;
	if (!text)
		FAIL(CRASHED, "the torch worker's Python did not answer; see its stderr");
	TRY(json_read_text(str_of(text), "torch's answer", answer));
	const char *name = json_string_value(json_object_get(*answer, "cause"));
	const char *message = json_string_value(json_object_get(*answer, "message"));

	if (!name)
		return STATUS_OK;
	*cause = arena_printf(a, "%s", name);
	message = arena_printf(a, "%s", message ? message : name);
	json_decref(*answer);
	*answer = NULL;
	FAIL(INVALID, "%s", message);
}

enum status torch_do(struct arena *a, const struct torch_calls *t, const char *what,
		     uint32_t program, json_t **answer, const char **cause)
{
	struct buf b = buf_new(a);
	struct jsonw w = begin(&b, what, program);

	jsonw_close(&w, '}');
	return put(a, t, &b, answer, cause);
}

static void put_text(struct jsonw *w, const char *key, const char *v)
{
	jsonw_key(w, key);
	jsonw_cstr(w, v);
}

enum status torch_write(struct arena *a, const struct torch_calls *t, const char *what,
			uint32_t program, const char *to, const char **cause)
{
	struct buf b = buf_new(a);
	struct jsonw w = begin(&b, what, program);
	json_auto_t *answer = NULL;

	put_text(&w, "to", to);
	jsonw_close(&w, '}');
	return put(a, t, &b, &answer, cause);
}

static void put_places(struct jsonw *w, const struct torch_point *p)
{
	jsonw_key(w, "bytes");
	jsonw_open(w, '[');
	for (uint32_t i = 0; i < p->nstorages; i++)
		jsonw_int(w, p->bytes[i]);
	jsonw_close(w, ']');
	jsonw_key(w, "sets");
	jsonw_open(w, '[');
	for (uint32_t set = 0; set < p->nsets; set++) {
		jsonw_open(w, '[');
		for (uint32_t i = 0; i < p->nstorages; i++)
			jsonw_int(w, (int64_t)(intptr_t)p->sets[set][i]);
		jsonw_close(w, ']');
	}
	jsonw_close(w, ']');
}

enum status torch_open(struct arena *a, const struct torch_calls *t, uint32_t program,
		       const char *provider, const char *options, const struct torch_point *p,
		       const char **cause)
{
	struct buf b = buf_new(a);
	struct jsonw w = begin(&b, "open", program);
	json_auto_t *answer = NULL;

	put_text(&w, "provider", provider);
	jsonw_key(&w, "options");
	jsonw_raw(&w, str_of(options));
	put_text(&w, "cache", p->cache_dir);
	put_text(&w, "file", p->file);
	put_text(&w, "point", p->point);
	put_text(&w, "device", p->device);
	jsonw_key(&w, "foreign");
	jsonw_raw(&w, p->foreign.n ? p->foreign : STR("null"));
	jsonw_key(&w, "stream");
	jsonw_int(&w, (int64_t)(intptr_t)p->stream);
	jsonw_key(&w, "draws");
	jsonw_bool(&w, p->draws);
	put_places(&w, p);
	jsonw_close(&w, '}');
	return put(a, t, &b, &answer, cause);
}

/* ---- answers ---- */

static struct str text_of(struct arena *a, const json_t *o, const char *key)
{
	const char *text = json_string_value(json_object_get(o, key));

	return text ? str_of(arena_printf(a, "%s", text)) : (struct str){0};
}

enum status torch_compiled(struct arena *a, const struct provider *provider,
			   const json_t *answer, struct program **out)
{
	struct program *p = arena_new(a, struct program);
	char digest[SHA256_HEX + 1];

	p->provider = provider;
	p->code.name = provider->name;
	p->source = text_of(a, answer, "source");
	p->was_cached = json_is_true(json_object_get(answer, "cached"));
	sha256_hex(p->source, digest);
	memcpy(p->build, digest, sizeof(p->build));
	p->lacks_image = true;
	*out = p;
	return STATUS_OK;
}

void torch_ran(const json_t *answer, struct program *p)
{
	const char *image = json_string_value(json_object_get(answer, "image"));

	p->lacks_image = !image || strlen(image) >= sizeof(p->build);
	if (!p->lacks_image)
		memcpy(p->build, image, strlen(image) + 1);
}

struct place {
	intptr_t address;
	int64_t bytes;
	struct tensor t;
};

MUST static enum status read_ints(const json_t *list, uint32_t *n, int64_t *out)
{
	size_t size = json_array_size(list);

	if (!json_is_array(list) || size > RANK_MAX)
		FAIL(INVALID, "torch's answer: a shape or stride is no list of up to %d",
		     RANK_MAX);
	for (size_t i = 0; i < size; i++)
		out[i] = json_integer_value(json_array_get(list, i));
	*n = (uint32_t)size;
	return STATUS_OK;
}

MUST static enum status read_place(const json_t *o, struct place *out)
{
	const char *dtype = json_string_value(json_object_get(o, "dtype"));
	uint32_t nstride;

	*out = (struct place){
		.address = (intptr_t)json_integer_value(json_object_get(o, "storage")),
		.bytes = json_integer_value(json_object_get(o, "bytes")),
		.t = {.dtype = dtype_find(str_of(dtype ? dtype : "")),
		      .offset = json_integer_value(json_object_get(o, "offset"))}};
	if (out->t.dtype == DTYPE_none)
		FAIL(UNSUPPORTED, "torch returned a tensor of dtype %s",
		     dtype ? dtype : "null");
	TRY(read_ints(json_object_get(o, "shape"), &out->t.rank, out->t.dim));
	TRY(read_ints(json_object_get(o, "stride"), &nstride, out->t.stride));
	if (nstride != out->t.rank)
		FAIL(INVALID, "torch's answer: %u sizes and %u strides", out->t.rank, nstride);
	return STATUS_OK;
}

/* The places of a set's outputs. */
MUST static enum status read_places(struct arena *a, const json_t *list, uint32_t want,
				    struct place **out)
{
	size_t n = json_array_size(list);

	if (n != want)
		FAIL(INVALID, "%zu outputs instead of %u", n, want);
	*out = arena_array(a, struct place, n + 1);
	for (size_t i = 0; i < n; i++)
		TRY(read_place(json_array_get(list, i), &(*out)[i]));
	return STATUS_OK;
}

/* What is being put together. */
struct taking {
	struct arena *a;
	const struct bound *b;
	const struct torch_point *point;
	struct program *p;
	struct codegen_buf *bufs;
	struct codegen_ret *rets;
	struct place *first; /* of set 0 */
	uint32_t nmod;       /* values that the module returns */
};

static void add_inputs(struct taking *x)
{
	for (uint32_t i = 0; i < x->b->ntensors; i++) {
		const struct tensor *t = &x->b->calls[x->b->tensors[i]].outs[0];
		uint32_t storage = x->point->storage[i];

		x->bufs[x->p->nbufs++] = (struct codegen_buf){
			.role = CODEGEN_INPUT,
			.dtype = t->dtype,
			.elements = x->point->bytes[storage] / (int64_t)dtype_bytes(t->dtype),
			.input = i,
			.is_written = x->point->is_written[storage]};
	}
}

/* The input whose storage in that set it is; UINT32_MAX. */
static uint32_t input_at(const struct taking *x, uint32_t set, intptr_t address)
{
	for (uint32_t i = 0; i < x->b->ntensors; i++)
		if (address && (intptr_t)x->point->sets[set][x->point->storage[i]] == address)
			return i;
	return UINT32_MAX;
}

/* The buffer of an output of set 0: an input's, that of an earlier one, or a new one. */
static uint32_t buf_of(struct taking *x, uint32_t ret)
{
	const struct place *place = &x->first[ret];
	uint32_t input = input_at(x, 0, place->address);

	if (input != UINT32_MAX)
		return input;
	for (uint32_t i = 0; i < ret; i++)
		if (place->address && x->first[i].address == place->address)
			return x->rets[i].buf;
	x->bufs[x->p->nbufs] = (struct codegen_buf){
		.role = CODEGEN_OUTPUT,
		.dtype = place->t.dtype,
		.elements = place->bytes / (int64_t)dtype_bytes(place->t.dtype),
		.is_written = true};
	return x->p->nbufs++;
}

static void add_rets(struct taking *x)
{
	for (uint32_t i = 0; i < x->nmod; i++) {
		x->rets[i].buf = buf_of(x, i);
		x->rets[i].type = x->first[i].t;
	}
	for (uint32_t i = 0; i < x->point->nwritten; i++)
		x->rets[x->nmod + i] = (struct codegen_ret){
			x->point->written[i], *bound_type(x->b, x->b->rets[x->nmod + i])};
	x->p->nrets = x->nmod + x->point->nwritten;
}

/* Addresses of a set, by the buffers that set 0 has. */
MUST static enum status add_set(struct taking *x, uint32_t set, const json_t *list, void **out)
{
	struct place *places;

	TRY(read_places(x->a, list, x->nmod, &places));
	for (uint32_t i = 0; i < x->b->ntensors; i++)
		out[i] = x->point->sets[set][x->point->storage[i]];
	for (uint32_t i = 0; i < x->nmod; i++) {
		uint32_t buf = x->rets[i].buf, input = input_at(x, set, places[i].address);

		if (buf < x->b->ntensors ? input == UINT32_MAX || out[input] != out[buf]
					 : input != UINT32_MAX)
			FAIL(UNSUPPORTED, "output %u is an input's memory in one set only", i);
		if (!tensor_same_shape(&places[i].t, &x->first[i].t) ||
		    places[i].bytes != x->first[i].bytes)
			FAIL(UNSUPPORTED, "output %u differs in size between sets", i);
		if (buf >= x->b->ntensors)
			memcpy(&out[buf], &places[i].address, sizeof(out[buf]));
	}
	return STATUS_OK;
}

MUST static enum status take_graphs(struct taking *x, const struct torch_calls *t,
				    uint32_t program, const json_t *list)
{
	struct device_captured *c = arena_new(x->a, struct device_captured);
	void **graphs = arena_array(x->a, void *, x->point->nsets + 1);

	x->p->code.captured = c;
	c->call = t->call;
	c->ctx = (void *)(uintptr_t)program;
	if (!list)
		return STATUS_OK;
	if (json_array_size(list) != x->point->nsets)
		FAIL(INVALID, "torch's answer: %zu graphs for %u sets", json_array_size(list),
		     x->point->nsets);
	for (uint32_t i = 0; i < x->point->nsets; i++)
		graphs[i] = (void *)(intptr_t)json_integer_value(json_array_get(list, i));
	c->graphs = graphs;
	return STATUS_OK;
}

enum status torch_captured(struct arena *a, const struct torch_calls *t, uint32_t program,
			   const struct bound *b, const struct torch_point *point,
			   const json_t *answer, struct program *p, void ****sets)
{
	const json_t *outputs = json_object_get(answer, "outputs");
	struct taking x = {.a = a, .b = b, .point = point, .p = p};

	x.nmod = point->foreign.n ? (uint32_t)json_array_size(json_array_get(outputs, 0))
				  : b->nrets - point->nwritten;
	x.bufs = arena_array(a, struct codegen_buf, b->ntensors + x.nmod + 1);
	x.rets = arena_array(a, struct codegen_ret, x.nmod + point->nwritten + 1);
	if (json_array_size(outputs) != point->nsets)
		FAIL(INVALID, "torch's answer: outputs of %zu sets instead of %u",
		     json_array_size(outputs), point->nsets);
	TRY(read_places(a, json_array_get(outputs, 0), x.nmod, &x.first));
	p->nbufs = 0;
	add_inputs(&x);
	add_rets(&x);
	p->bufs = x.bufs;
	p->rets = x.rets;
	p->code.nbufs = p->nbufs;
	*sets = arena_array(a, void **, point->nsets + 1);
	for (uint32_t i = 0; i < point->nsets; i++) {
		(*sets)[i] = arena_array(a, void *, p->nbufs + 1);
		TRY(add_set(&x, i, json_array_get(outputs, i), (*sets)[i]));
	}
	return take_graphs(&x, t, program, json_object_get(answer, "graphs"));
}

/* ---- the rows ---- */

/* Whether torch is there, Python alone can say: the worker does when it starts. */
static void release(struct program *p)
{
	(void)p; /* Python lets go of a point's programs at its end */
}

#define TORCH_ROW(id, title, more, words)         \
	const struct provider provider_##id = {   \
		.name = title,                    \
		.summary = words,                 \
		.devices = "cuda cpu",            \
		.flags = PROVIDER_TORCH | (more), \
		.release = release,               \
	}
TORCH_ROW(inductor, "inductor", PROVIDER_INDUCTOR, "torch.compile's default build");
TORCH_ROW(inductor_cd, "inductor-cd", PROVIDER_INDUCTOR,
	  "torch.compile with coordinate descent tuning");
TORCH_ROW(eager, "eager", 0, "torch, op by op");
