/* Ops that are never part of a region: known by name, for partition and accounts. */
#include "op/list_int.h"

#define EXTERN(name_, doc_, fuse_)                                                  \
	{                                                                           \
		.name = name_, .schema = "() -> Tensor", .doc = doc_, .fuse = fuse_ \
	}

static const struct op ops[] = {
	EXTERN("aten.mm.default", "matrix product", FUSE_FLOPS),
	EXTERN("aten.addmm.default", "matrix product and sum", FUSE_FLOPS),
	EXTERN("aten.bmm.default", "batched matrix product", FUSE_FLOPS),
	EXTERN("aten.baddbmm.default", "batched matrix product and sum", FUSE_FLOPS),
	EXTERN("aten.convolution.default", "convolution", FUSE_FLOPS),
	EXTERN("aten.convolution_backward.default", "gradient of a convolution", FUSE_FLOPS),
	EXTERN("aten._scaled_mm.default", "matrix product of scaled f8", FUSE_FLOPS),
	EXTERN("aten._scaled_dot_product_flash_attention.default", "attention", FUSE_FLOPS),
	EXTERN("aten._scaled_dot_product_efficient_attention.default", "attention", FUSE_FLOPS),
	EXTERN("aten._scaled_dot_product_cudnn_attention.default", "attention", FUSE_FLOPS),
	EXTERN("aten._scaled_dot_product_flash_attention_for_cpu.default", "attention",
	       FUSE_FALLBACK),
	EXTERN("aten._scaled_dot_product_flash_attention_for_cpu_backward.default",
	       "gradient of attention", FUSE_FALLBACK),
	EXTERN("aten._grouped_mm.default", "grouped matrix product", FUSE_FALLBACK),
	EXTERN("aten.histc.default", "histogram", FUSE_FALLBACK),
	EXTERN("aten.nonzero.default", "places of what is not 0", FUSE_FALLBACK),
	EXTERN("aten.randperm.default", "a random order", FUSE_FALLBACK),
	EXTERN("aten._fft_r2c.default", "Fourier transform", FUSE_FALLBACK),
	EXTERN("aten._fft_c2c.default", "Fourier transform", FUSE_NO_LOWERING),
	EXTERN("aten.view_as_real.default", "complex as pairs", FUSE_NO_LOWERING),
	EXTERN("aten.view_as_complex.default", "pairs as complex", FUSE_FALLBACK),
	EXTERN("aten._adaptive_avg_pool2d_backward.default", "gradient of adaptive pooling",
	       FUSE_FALLBACK),
	EXTERN("aten._embedding_bag.default", "sums of rows of a table", FUSE_FALLBACK),
};

const struct op_family op_extern = OP_FAMILY(extern);
