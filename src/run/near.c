/* The kernels of near.cu: how they come to a device, and those that judge nothing. */
#include "compare_values_text.h"
#include "dtype_def_text.h"
#include "gen_def_text.h"
#include "inputs_values_text.h"
#include "near_cu_text.h"
#include "run/near_int.h"
#include "toolchain/nvrtc.h"

#include <stdlib.h>
#include <string.h>

static const char *const names[NEAR_KERNELS] = {
#define NEAR_KERNEL(name) "gpu_" #name,
#include "run/near.def"
#undef NEAR_KERNEL
};

struct str near_source(struct arena *a)
{
	struct buf b = buf_new(a);

	codegen_head(&b);
	buf_cstr(&b, "enum dtype { DTYPE_none,\n#define DTYPE(t, n, b, c, m) DTYPE_##t,\n");
	buf_cstr(&b, dtype_def_text);
	buf_cstr(&b, "};\nenum gen_kind { GEN_DEFAULT,\n#define GEN(n, w, a) GEN_##n,\n");
	buf_cstr(&b, gen_def_text);
	buf_cstr(&b, "};\n");
	buf_cstr(&b, inputs_values_text);
	buf_cstr(&b, compare_values_text);
	buf_cstr(&b, near_cu_text);
	return buf_view(&b);
}

/* ---- opening ---- */

MUST static enum status image(struct arena *a, struct device *dev,
			      const struct provider_opts *build, struct nvrtc_image *out)
{
	struct nvrtc_opts opts = {.arch = dev->info.arch, .cache_dir = build->cache_dir};

	TRY_CTX(nvrtc_build(a, near_source(a), &opts, out),
		"while making the kernels that make inputs and compare outputs");
	return STATUS_OK;
}

enum status near_build(struct device *dev, const struct provider_opts *build)
{
	struct nvrtc_image made;
	struct arena a = {0};
	enum status s = image(&a, dev, build, &made);

	arena_release(&a);
	return s;
}

MUST static enum status load(struct near *n, const struct provider_opts *build)
{
	struct nvrtc_image made;
	struct arena a = {0};
	enum status s = image(&a, n->dev, build, &made);

	if (!s)
		s = device_load(n->dev, made.path, &n->module);
	arena_release(&a);
	return s;
}

MUST static enum status look_up(struct near *n)
{
	for (int i = 0; i < NEAR_KERNELS; i++)
		TRY(device_lookup(n->module, names[i], &n->fn[i]));
	return device_alloc(n->dev, sizeof(struct near_scratch), &n->scratch);
}

enum status near_open(struct device *dev, const struct provider_opts *opts, struct near **out)
{
	struct near *n = calloc(1, sizeof(*n));

	if (!n)
		abort();
	n->dev = dev;
	n->place = near_compare;
	n->place.ctx = n;
	enum status s = load(n, opts);

	if (!s)
		s = look_up(n);
	if (s)
		near_close(n);
	*out = s ? NULL : n;
	return s;
}

void near_close(struct near *n)
{
	if (!n)
		return;
	device_free(n->scratch);
	device_unload(n->module);
	free(n);
}

const struct compare_place *near_place(const struct near *n)
{
	return &n->place;
}

/* ---- launches ---- */

/* As many blocks as gpu_errors has room for the sums of, or as there is work for. */
enum status near_launch(struct near *n, enum near_kernel k, const struct near_launch *l)
{
	int64_t wanted = (l->ints[0] + NEAR_THREADS - 1) / NEAR_THREADS;
	uint32_t blocks = wanted < 1 || wanted > NEAR_BLOCKS ? NEAR_BLOCKS : (uint32_t)wanted;
	struct device_step step = {.fn = n->fn[k],
				   .ints = l->ints,
				   .units = 1,
				   .grid = {.blocks = {blocks},
					    .threads = {NEAR_THREADS},
					    .nbufs = l->nbufs,
					    .nints = l->nints}};
	struct device_program p = {.name = names[k],
				   .steps = &step,
				   .nsteps = 1,
				   .nbufs = l->nbufs,
				   .is_direct = true}; /* a graph would be launched once */
	void *bufs[NEAR_BUFS];
	void *const *set = bufs;
	struct device_replay *replay;

	for (uint32_t i = 0; i < l->nbufs; i++)
		bufs[i] = (void *)(uintptr_t)l->bufs[i];
	TRY(device_record(n->dev, &p, &set, 1, 1, &replay));
	enum status s = device_launch(n->dev, replay);

	device_replay_free(replay);
	return s;
}

enum status near_words_set(struct near *n, const uint64_t words[NEAR_WORDS])
{
	return device_copy(n->dev, NEAR_AT(n, words), words, NEAR_WORDS * sizeof(*words));
}

enum status near_words(struct near *n, uint64_t words[NEAR_WORDS])
{
	TRY(device_copy(n->dev, words, NEAR_AT(n, words), NEAR_WORDS * sizeof(*words)));
	return device_sync(n->dev);
}

/* ---- inputs ---- */

/* A payload comes from a file, and is as long as that. */
MUST static enum status fill_payload(struct near *n, const struct point *p,
				     const struct inputs_layout *layout, struct inputs_key key,
				     uint32_t storage, void *to)
{
	struct arena a = {0};
	size_t bytes = (size_t)layout->bytes[storage];
	char *made = arena_alloc(&a, 1, bytes + 1, INPUTS_ALIGN);
	enum status s = inputs_fill(p, layout, key, storage, made);

	if (!s)
		s = device_copy(n->dev, to, made, bytes);
	if (!s)
		s = device_sync(n->dev);
	arena_release(&a);
	return s;
}

MUST static enum status fill_one(struct near *n, const struct inputs_part *part, void *to)
{
	struct near_launch l = {.bufs = {to, NEAR_AT(n, recipe)},
				.ints = {(int64_t)part->elements},
				.nbufs = 2,
				.nints = 1};

	if (!part->elements)
		return STATUS_OK;
	TRY(device_copy(n->dev, NEAR_AT(n, recipe), &part->recipe, sizeof(part->recipe)));
	return near_launch(n, part->is_by_storage ? NEAR_fill : NEAR_fill_places, &l);
}

enum status near_fill(struct near *n, const struct point *p, const struct inputs_layout *layout,
		      struct inputs_key key, uint32_t storage, void *to)
{
	for (uint32_t i = 0; i < p->ninputs; i++) {
		struct inputs_part part;

		TRY_CTX(inputs_part(p, layout, key, storage, i, &part), "input %u", i);
		if (part.is_payload)
			return fill_payload(n, p, layout, key, storage, to);
	}
	for (uint32_t i = 0; i < p->ninputs; i++) {
		struct inputs_part part;

		TRY_CTX(inputs_part(p, layout, key, storage, i, &part), "input %u", i);
		TRY_CTX(fill_one(n, &part, to), "input %u", i);
	}
	return device_sync(n->dev);
}

/* ---- rows ---- */

/* Dimensions that lie in one go are one, since each costs a division per element. */
static struct tensor joined(const struct tensor *t)
{
	struct tensor out = {.dtype = t->dtype, .offset = t->offset};

	for (uint32_t d = 0; d < t->rank; d++) {
		uint32_t last = out.rank - 1;

		if (t->dim[d] == 1)
			continue;
		if (out.rank && out.stride[last] == t->dim[d] * t->stride[d]) {
			out.dim[last] *= t->dim[d];
			out.stride[last] = t->stride[d];
			continue;
		}
		out.dim[out.rank] = t->dim[d];
		out.stride[out.rank++] = t->stride[d];
	}
	return out;
}

MUST static enum status rows(struct near *n, enum near_kernel k, const struct tensor *t,
			     const void *from, void *to)
{
	struct point_input in = {.t = joined(t)};
	struct gen none = {.kind = GEN_DEFAULT};
	struct recipe r = inputs_recipe(&in, &none, 0, (struct inputs_key){0, 0});
	struct near_launch l = {.bufs = {from, to, NEAR_AT(n, recipe)},
				.ints = {tensor_numel(t)},
				.nbufs = 3,
				.nints = 1};

	if (!tensor_numel(t))
		return STATUS_OK;
	TRY(device_copy(n->dev, NEAR_AT(n, recipe), &r, sizeof(r)));
	return near_launch(n, k, &l);
}

enum status near_rows(struct near *n, const struct tensor *t, const void *from, void *to)
{
	size_t size = dtype_bytes(t->dtype);

	if (tensor_is_contiguous(t))
		return device_copy(n->dev, to, (const char *)from + (size_t)t->offset * size,
				   (size_t)tensor_numel(t) * size);
	return rows(n, NEAR_rows, t, from, to);
}

enum status near_wide_rows(struct near *n, const struct tensor *t, const void *from, double *to)
{
	return rows(n, NEAR_wide_rows, t, from, to);
}

/* ---- what needs no reference ---- */

MUST static enum status ask(struct near *n, enum near_kernel k, const struct near_launch *l,
			    uint64_t from, uint64_t *answer)
{
	uint64_t words[NEAR_WORDS] = {from};

	TRY(near_words_set(n, words));
	if (l->ints[0])
		TRY(near_launch(n, k, l));
	TRY(near_words(n, words));
	*answer = words[0];
	return STATUS_OK;
}

enum status near_unwritten(struct near *n, enum dtype d, int64_t elements, const void *x, int p,
			   const void *y, int q, int64_t *first)
{
	struct near_launch l = {.bufs = {x, y, NEAR_AT(n, words)},
				.ints = {elements, (int64_t)dtype_bytes(d), p, q},
				.nbufs = 3,
				.nints = 4};
	uint64_t found;

	TRY(ask(n, NEAR_unwritten, &l, UINT64_MAX, &found));
	*first = (int64_t)found;
	return STATUS_OK;
}

enum status near_spread(struct near *n, enum dtype d, int64_t elements, const void *x,
			const void *y, double *spread)
{
	struct near_launch l = {.bufs = {x, y, NEAR_AT(n, words)},
				.ints = {elements, d},
				.nbufs = 3,
				.nints = 2};
	uint64_t found;

	TRY(ask(n, NEAR_spread, &l, 0, &found));
	*spread = compare_of_bits(found);
	return STATUS_OK;
}

enum status near_is_plus_one(struct near *n, const float *a, const float *b, int64_t elements,
			     bool *is_right)
{
	struct near_launch l = {
		.bufs = {a, b, NEAR_AT(n, words)}, .ints = {elements}, .nbufs = 3, .nints = 1};
	uint64_t found;

	TRY(ask(n, NEAR_plus_one, &l, UINT64_MAX, &found));
	*is_right = found == UINT64_MAX;
	return STATUS_OK;
}

enum status near_digest(struct near *n, const void *p, size_t bytes, uint64_t *out)
{
	struct near_launch l = {.bufs = {p, NEAR_AT(n, words)},
				.ints = {(int64_t)bytes},
				.nbufs = 2,
				.nints = 1};

	return ask(n, NEAR_digest, &l, 0, out);
}
