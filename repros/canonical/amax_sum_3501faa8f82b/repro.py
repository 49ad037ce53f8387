"""assay repro 1
pattern 3501faa8f82b7eb134dab210e75919127276d6a279f61c4796685363a72b631a
home    2290279424be
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[192, 512, 512]", arg1: "bf16[16384, 384]", arg2: "i64[37]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size", p5: "size[]", p6: "size", p7: "size", p8: "size", p9: "size", p10: "size", p11: "size", p12: "size", p13: "size", p14: "size", p15: "size[]", p16: "size[]", p17: "size[]", p18: "size", p19: "size", p20: "size", p21: "size[]", p22: "size[]", p23: "size[]", p24: "size[]"):
        full: "f32[]" = torch.ops.aten.full.default([], 0.0, dtype = torch.float32)
        full_1: "b8[]" = torch.ops.aten.full.default([], True, dtype = torch.bool)
        full_2: "f32[]" = torch.ops.aten.full.default([], -3.4028234663852886e+38, dtype = torch.float32)
        full_3: "b8[32, 512]" = torch.ops.aten.full.default(p0, True, dtype = torch.bool)
        reshape: "bf16[32, 6, 512, 512]" = torch.ops.aten.reshape.default(arg0, p1)
        div: "bf16[32, 6, 512, 512]" = torch.ops.aten.div.Tensor(reshape, 8.0)
        reshape_1: "bf16[32, 512, 384]" = torch.ops.aten.reshape.default(arg1, p2)
        permute: "bf16[32, 384, 512]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 1])
        clone: "bf16[32, 384, 512]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        unsqueeze: "bf16[32, 384, 512, 1]" = torch.ops.aten.unsqueeze.default(clone, 3)
        constant_pad_nd: "bf16[32, 384, 520, 1]" = torch.ops.aten.constant_pad_nd.default(unsqueeze, p3)
        inductor_lookup_seed: "i64[]" = torch.ops.prims.inductor_lookup_seed.default(arg2, p4)
        inductor_random: "f32[32, 6, 512, 512]" = torch.ops.prims.inductor_random.default(p5, inductor_lookup_seed, 'rand')
        gt: "b8[32, 6, 512, 512]" = torch.ops.aten.gt.Scalar(inductor_random, 0.1)
        iota: "i64[512]" = torch.ops.prims.iota.default(p6, start = p7, step = p8, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        add: "i64[512]" = torch.ops.aten.add.Tensor(iota, 0)
        unsqueeze_1: "i64[1, 512]" = torch.ops.aten.unsqueeze.default(add, 0)
        unsqueeze_2: "i64[1, 512]" = torch.ops.aten.unsqueeze.default(iota, 0)
        unsqueeze_3: "i64[1, 1, 512]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 1)
        unsqueeze_4: "i64[1, 1, 1, 512]" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 2)
        unsqueeze_5: "i64[1, 1, 512, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 3)
        ge: "b8[1, 1, 512, 1]" = torch.ops.aten.ge.Scalar(unsqueeze_5, 0)
        bitwise_and: "b8[1, 1, 512, 1]" = torch.ops.aten.bitwise_and.Tensor(full_1, ge)
        iota_1: "i64[1]" = torch.ops.prims.iota.default(p9, start = p10, step = p11, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        unsqueeze_6: "i64[1, 1]" = torch.ops.aten.unsqueeze.default(iota_1, 0)
        unsqueeze_7: "i64[1, 1]" = torch.ops.aten.unsqueeze.default(iota_1, 1)
        add_1: "i64[1, 1]" = torch.ops.aten.add.Tensor(unsqueeze_6, unsqueeze_7)
        iota_2: "i64[32]" = torch.ops.prims.iota.default(p12, start = p13, step = p14, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        unsqueeze_8: "i64[32, 1]" = torch.ops.aten.unsqueeze.default(iota_2, 1)
        unsqueeze_9: "i64[32, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_8, 2)
        unsqueeze_10: "i64[32, 1, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_9, 3)
        index: "b8[32, 1, 1, 512]" = torch.ops.aten.index.Tensor(full_3, [unsqueeze_10, unsqueeze_4])
        bitwise_and_1: "b8[32, 1, 512, 512]" = torch.ops.aten.bitwise_and.Tensor(bitwise_and, index)
        expand: "b8[32, 1, 512, 512]" = torch.ops.aten.expand.default(bitwise_and_1, p15)
        where: "f32[32, 1, 512, 512]" = torch.ops.aten.where.self(expand, full, full_2)
        add_2: "f32[32, 6, 512, 512]" = torch.ops.aten.add.Tensor(div, where)
        amax: "f32[32, 6, 512, 1]" = torch.ops.aten.amax.default(add_2, [3], True)
        sub: "f32[32, 6, 512, 512]" = torch.ops.aten.sub.Tensor(add_2, amax)
        exp: "f32[32, 6, 512, 512]" = torch.ops.aten.exp.default(sub)
        sum_1: "f32[32, 6, 512, 1]" = torch.ops.aten.sum.dim_IntList(exp, [3], True)
        div_1: "f32[32, 6, 512, 512]" = torch.ops.aten.div.Tensor(exp, sum_1)
        mul: "f32[32, 6, 512, 512]" = torch.ops.aten.mul.Tensor(gt, div_1)
        mul_1: "f32[32, 6, 512, 512]" = torch.ops.aten.mul.Tensor(mul, 1.1111111111111112)
        convert_element_type: "bf16[32, 6, 512, 512]" = torch.ops.prims.convert_element_type.default(mul_1, torch.bfloat16)
        expand_1: "bf16[32, 6, 512, 512]" = torch.ops.aten.expand.default(convert_element_type, p16)
        reshape_2: "bf16[192, 512, 512]" = torch.ops.aten.reshape.default(expand_1, p17)
        permute_1: "bf16[192, 512, 512]" = torch.ops.aten.permute.default(reshape_2, [0, 2, 1])
        iota_3: "i64[9]" = torch.ops.prims.iota.default(p18, start = p19, step = p20, dtype = torch.int64, device = device(type='cuda', index=0), requires_grad = False)
        unsqueeze_11: "i64[9, 1]" = torch.ops.aten.unsqueeze.default(iota_3, 1)
        add_3: "i64[9, 512]" = torch.ops.aten.add.Tensor(unsqueeze_2, unsqueeze_11)
        unsqueeze_12: "i64[9, 512, 1]" = torch.ops.aten.unsqueeze.default(add_3, 2)
        unsqueeze_13: "i64[9, 512, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_12, 3)
        index_1: "bf16[32, 384, 9, 512, 1, 1]" = torch.ops.aten.index.Tensor(constant_pad_nd, [None, None, unsqueeze_13, add_1])
        permute_2: "bf16[32, 384, 9, 1, 512, 1]" = torch.ops.aten.permute.default(index_1, [0, 1, 2, 4, 3, 5])
        reshape_3: "bf16[32, 3456, 512]" = torch.ops.aten.reshape.default(permute_2, p21)
        permute_3: "bf16[32, 512, 3456]" = torch.ops.aten.permute.default(reshape_3, [0, 2, 1])
        reshape_4: "bf16[32, 512, 384, 9]" = torch.ops.aten.reshape.default(permute_3, p22)
        clone_1: "bf16[32, 512, 384, 9]" = torch.ops.aten.clone.default(reshape_4, memory_format = torch.contiguous_format)
        reshape_5: "bf16[98304, 64, 9]" = torch.ops.aten.reshape.default(clone_1, p23)
        expand_2: "bf16[98304, 64, 9]" = torch.ops.aten.expand.default(reshape_5, p24)
        permute_4: "bf16[98304, 9, 64]" = torch.ops.aten.permute.default(expand_2, [0, 2, 1])
        return (full, gt, add_1, where, div_1, reshape_2, permute_1, unsqueeze_13, expand_2, permute_4)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
