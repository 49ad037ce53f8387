"""assay repro 1
pattern 0a432947e11bf994b49d1a3931a3ff487d93781cc909719025fc0941b8fbdcc8
home    8436d9927074
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 128, 128]", arg1: "bf16[1024, 512]", arg2: "i64[16384, 128]", arg3: "f32[8, 16, 128, 128][0, 0, 128, 1]", arg4: "i64[85]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size", p7: "size[]", p8: "size[]"):
        reshape: "bf16[8, 16, 128, 1, 128]" = torch.ops.aten.reshape.default(arg0, p0)
        permute: "bf16[8, 16, 128, 128, 1]" = torch.ops.aten.permute.default(reshape, [0, 1, 2, 4, 3])
        reshape_1: "bf16[8, 128, 512]" = torch.ops.aten.reshape.default(arg1, p1)
        reshape_2: "bf16[8, 16, 128, 128]" = torch.ops.aten.reshape.default(permute, p2)
        reshape_3: "bf16[8, 128, 32, 16]" = torch.ops.aten.reshape.default(reshape_1, p3)
        permute_1: "bf16[8, 16, 128, 32]" = torch.ops.aten.permute.default(reshape_3, [0, 3, 1, 2])
        clone: "bf16[8, 16, 128, 32]" = torch.ops.aten.clone.default(permute_1, memory_format = torch.contiguous_format)
        reshape_4: "bf16[16384, 32]" = torch.ops.aten.reshape.default(clone, p4)
        gather: "bf16[16384, 128]" = torch.ops.aten.gather.default(reshape_4, 1, arg2)
        reshape_5: "bf16[8, 16, 128, 128]" = torch.ops.aten.reshape.default(gather, p5)
        add: "bf16[8, 16, 128, 128]" = torch.ops.aten.add.Tensor(reshape_2, reshape_5)
        add_1: "f32[8, 16, 128, 128]" = torch.ops.aten.add.Tensor(add, arg3)
        amax: "f32[8, 16, 128, 1]" = torch.ops.aten.amax.default(add_1, [3], True)
        sub: "f32[8, 16, 128, 128]" = torch.ops.aten.sub.Tensor(add_1, amax)
        exp: "f32[8, 16, 128, 128]" = torch.ops.aten.exp.default(sub)
        sum_1: "f32[8, 16, 128, 1]" = torch.ops.aten.sum.dim_IntList(exp, [3], True)
        div: "f32[8, 16, 128, 128]" = torch.ops.aten.div.Tensor(exp, sum_1)
        inductor_lookup_seed: "i64[]" = torch.ops.prims.inductor_lookup_seed.default(arg4, p6)
        inductor_random: "f32[8, 16, 128, 128]" = torch.ops.prims.inductor_random.default(p7, inductor_lookup_seed, 'rand')
        gt: "b8[8, 16, 128, 128]" = torch.ops.aten.gt.Scalar(inductor_random, 0.1)
        mul: "f32[8, 16, 128, 128]" = torch.ops.aten.mul.Tensor(gt, div)
        mul_1: "f32[8, 16, 128, 128]" = torch.ops.aten.mul.Tensor(mul, 1.1111111111111112)
        convert_element_type: "bf16[8, 16, 128, 128]" = torch.ops.prims.convert_element_type.default(mul_1, torch.bfloat16)
        unsqueeze: "bf16[8, 16, 128, 128, 1]" = torch.ops.aten.unsqueeze.default(convert_element_type, 4)
        reshape_6: "bf16[128, 128, 128]" = torch.ops.aten.reshape.default(unsqueeze, p8)
        permute_2: "bf16[128, 128, 128]" = torch.ops.aten.permute.default(reshape_6, [0, 2, 1])
        return (div, gt, reshape_6, permute_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
