/*
 * measure/'s own kernels for GPUs: CUDA C, built once per architecture and kept with the
 * device that loaded them.
 */
#include "base/status.h"
#include "measure/kernel_int.h"
#include "toolchain/nvrtc.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/*
 * A thread has V independent vectors of 16 bytes in flight.  Either a grid that fits the device
 * walks on, or each block has one tile, without a loop and in 32 bits: what a compiler writes
 * for small sizes is a fifth of a microsecond faster so.  Block 0 takes the elements that fill
 * no vector.  What is read goes into a sum that is stored only if it equals what no sum of the
 * buffers' contents comes to, so reading leaves clean lines.
 */
static const char text[] =
	"typedef long long i64;\n"
	"#define KERNEL extern \"C\" __global__ __launch_bounds__(1024) void\n"
	"#define BODY(...) \\\n"
	"	if (WALKS) { \\\n"
	"		i64 width = blockDim.x, all = n / 4; \\\n"
	"		for (i64 at = (i64)blockIdx.x * width * V + threadIdx.x; at < all; \\\n"
	"		     at += (i64)gridDim.x * width * V) { __VA_ARGS__ } \\\n"
	"	} else { \\\n"
	"		int width = blockDim.x, all = (int)(n / 4); \\\n"
	"		int at = blockIdx.x * width * V + threadIdx.x; \\\n"
	"		__VA_ARGS__ \\\n"
	"	}\n"
	"#define EACH(DO) _Pragma(\"unroll\") for (int v = 0; v < V; v++) \\\n"
	"	if (at + v * width < all) { DO; }\n"
	"#define TAIL(DO) if (n % 4 && !blockIdx.x) \\\n"
	"	for (i64 i = n / 4 * 4 + threadIdx.x; i < n; i += blockDim.x) { DO; }\n"
	"#define MAKE template <int V, bool WALKS> __device__ void\n"
	"__device__ float4 plus(float4 a, float4 b)\n"
	"{ return make_float4(a.x + b.x, a.y + b.y, a.z + b.z, a.w + b.w); }\n"
	"MAKE fill(float *to, i64 n)\n"
	"{\n"
	"	float4 one = make_float4(1, 1, 1, 1);\n"
	"	BODY(EACH(((float4 *)to)[at + v * width] = one))\n"
	"	TAIL(to[i] = 1)\n"
	"}\n"
	"MAKE map(const float *from, float *to, i64 n, float by)\n"
	"{\n"
	"	float4 add = make_float4(by, by, by, by), x[V];\n"
	"	BODY(\n"
	"		EACH(x[v] = ((const float4 *)from)[at + v * width])\n"
	"		EACH(((float4 *)to)[at + v * width] = by ? plus(x[v], add) : x[v])\n"
	"	)\n"
	"	TAIL(to[i] = from[i] + by)\n"
	"}\n"
	"MAKE sum2(const float *a, const float *b, float *to, i64 n)\n"
	"{\n"
	"	float4 x[V], y[V];\n"
	"	BODY(\n"
	"		EACH(x[v] = ((const float4 *)a)[at + v * width])\n"
	"		EACH(y[v] = ((const float4 *)b)[at + v * width])\n"
	"		EACH(((float4 *)to)[at + v * width] = plus(x[v], y[v]))\n"
	"	)\n"
	"	TAIL(to[i] = a[i] + b[i])\n"
	"}\n"
	"MAKE read(const float *from, i64 n)\n"
	"{\n"
	"	float4 s = make_float4(0, 0, 0, 0), x[V];\n"
	"	BODY(\n"
	"		EACH(x[v] = ((const float4 *)from)[at + v * width])\n"
	"		EACH(s = plus(s, x[v]))\n"
	"	)\n"
	"	TAIL(s.x += from[i])\n"
	"	if (s.x + s.y + s.z + s.w == 12345.678f)\n"
	"		*(float *)from = s.x;\n"
	"}\n"
	"#define SHAPE(V, name, WALKS) \\\n"
	"KERNEL write_##V##name(float *to, i64 n) { fill<V, WALKS>(to, n); } \\\n"
	"KERNEL copy_##V##name(const float *from, float *to, i64 n) \\\n"
	"{ map<V, WALKS>(from, to, n, 0); } \\\n"
	"KERNEL add_##V##name(const float *from, float *to, i64 n) \\\n"
	"{ map<V, WALKS>(from, to, n, 1); } \\\n"
	"KERNEL r2w1_##V##name(const float *a, const float *b, float *to, i64 n) \\\n"
	"{ sum2<V, WALKS>(a, b, to, n); } \\\n"
	"KERNEL read_##V##name(const float *from, i64 n) { read<V, WALKS>(from, n); }\n"
	"#define BOTH(V) SHAPE(V, tile, false) SHAPE(V, grid, true)\n"
	"BOTH(1) BOTH(2) BOTH(4)\n"
	"KERNEL empty(void) {}\n"
	/* Eight chains a thread hide how long one step takes, with a quarter of the threads. */
	"#define CHAINS _Pragma(\"unroll\") for (int c = 0; c < 8; c++)\n"
	"#define RATE(name, T, STEP) KERNEL rate_##name(float *out, i64 n) \\\n"
	"{ \\\n"
	"	T x[8], sum = 0, y = (T)(threadIdx.x + 1), z = (T)3; \\\n"
	"	CHAINS x[c] = (T)(threadIdx.x + c); \\\n"
	"	for (int i = 0; i < (int)n; i++) { \\\n"
	"		_Pragma(\"unroll\") for (int k = 0; k < 16; k++) { CHAINS { STEP; } } "
	"\\\n"
	"	} \\\n"
	"	CHAINS sum += x[c]; \\\n"
	"	if (sum == (T)12345678) *out = (float)(sum + z + y); \\\n"
	"}\n"
	"RATE(f32, float, x[c] = __fmaf_rn(x[c], y, z))\n"
	"RATE(f64, double, x[c] = __fma_rn(x[c], y, z))\n"
	"RATE(int, int, x[c] = x[c] * y + z)\n"
	"RATE(special, float, asm(\"ex2.approx.ftz.f32 %0, %0;\" : \"+f\"(x[c])))\n";

enum { BLOCKS = 5, WIDTHS = 3, GRIDS = 2, BLOCK_LEAST = 64, VECTOR = 4 };
enum { RATE_BLOCK = 256, RATE_STEPS = 8 * 16 }; /* of a thread per turn of its loop */

_Static_assert(BLOCKS *WIDTHS *GRIDS == KERNEL_SHAPES_GPU, "all combinations");

static const char *const grid_words[GRIDS] = {"tile", "grid"};

struct own_kernels {
	struct device_module *module;
	device_fn *fn[GRIDS][WIDTHS][MIXES], *empty, *rate[WORK_KINDS];
};

static void own_free(void *p)
{
	struct own_kernels *own = p;

	device_unload(own->module);
	free(own);
}

MUST static enum status look_up(struct own_kernels *own)
{
	char name[24];

	for (int i = 0; i < GRIDS * WIDTHS * MIXES; i++) {
		int g = i % GRIDS, w = i / GRIDS % WIDTHS, mix = i / GRIDS / WIDTHS;

		snprintf(name, sizeof(name), "%s_%d%s", roof_mixes[mix].name, 1 << w,
			 grid_words[g]);
		TRY(device_lookup(own->module, name, &own->fn[g][w][mix]));
	}
	for (int i = 0; i < WORK_KINDS; i++) {
		snprintf(name, sizeof(name), "rate_%s", rate_names[i]);
		TRY(device_lookup(own->module, name, &own->rate[i]));
	}
	TRY(device_lookup(own->module, "empty", &own->empty));
	return STATUS_OK;
}

MUST static enum status build(struct device *dev, struct device_module **out)
{
	struct nvrtc_opts opts = {.arch = dev->info.arch};
	struct nvrtc_image image;
	struct arena a = {0};
	enum status s = nvrtc_build(&a, str_of(text), &opts, &image);

	if (!s)
		s = device_load(dev, image.path, out);
	arena_release(&a);
	TRY_CTX(s, "while making the kernels that times are compared with");
	return STATUS_OK;
}

MUST static enum status own_get(struct device *dev, struct own_kernels **out)
{
	if (!dev->own) {
		struct device_module *module;

		TRY(build(dev, &module));
		dev->own = calloc(1, sizeof(struct own_kernels));
		if (!dev->own)
			abort();
		dev->own_free = own_free;
		((struct own_kernels *)dev->own)->module = module;
		TRY(look_up(dev->own));
	}
	*out = dev->own;
	return STATUS_OK;
}

void kernel_cuda_name(int shape, char name[KERNEL_NAME])
{
	snprintf(name, KERNEL_NAME, "%d x %d %s", BLOCK_LEAST << shape / (WIDTHS * GRIDS),
		 1 << shape / GRIDS % WIDTHS, grid_words[shape % GRIDS]);
}

enum status kernel_cuda(struct device *dev, int shape, enum roof_mix mix, struct kernel *out)
{
	struct own_kernels *own;
	int width = shape / GRIDS % WIDTHS, block = BLOCK_LEAST << shape / (WIDTHS * GRIDS);

	TRY(own_get(dev, &own));
	*out = (struct kernel){
		.fn = own->fn[shape % GRIDS][width][mix],
		.block = block,
		.tile = (int64_t)VECTOR * block << width,
		.most = shape % GRIDS ? (int64_t)dev->info.sms * (dev->info.sm_threads / block)
				      : INT32_MAX,
	};
	return STATUS_OK;
}

enum status kernel_cuda_empty(struct device *dev, struct kernel *out)
{
	struct own_kernels *own;

	TRY(own_get(dev, &own));
	*out = (struct kernel){.fn = own->empty, .block = 32, .tile = 1, .most = 1};
	return STATUS_OK;
}

enum status kernel_cuda_rate(struct device *dev, enum work_kind kind, struct rate_kernel *out)
{
	struct own_kernels *own;
	int blocks = dev->info.sms * (dev->info.sm_threads / RATE_BLOCK);

	TRY(own_get(dev, &own));
	*out = (struct rate_kernel){
		.fn = own->rate[kind],
		.blocks = (uint32_t)blocks,
		.threads = RATE_BLOCK,
		.ops = (double)blocks * RATE_BLOCK * RATE_STEPS *
		       (kind == WORK_SPECIAL ? 1 : 2),
	};
	return STATUS_OK;
}
