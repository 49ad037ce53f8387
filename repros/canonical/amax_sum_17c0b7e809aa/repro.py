"""assay repro 1
pattern 17c0b7e809aaac0eb7a175103ed4a6cdc2eb8d18e25cb24cfad112d128dde5ac
home    8d438fe41fad
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[128, 128, 128]", arg1: "i64[49]", p0: "size[]", p1: "size[]", p2: "size", p3: "size[]", p4: "size[]"):
        reshape: "bf16[8, 16, 128, 1, 128]" = torch.ops.aten.reshape.default(arg0, p0)
        permute: "bf16[8, 16, 128, 128, 1]" = torch.ops.aten.permute.default(reshape, [0, 1, 2, 4, 3])
        reshape_1: "bf16[8, 16, 128, 128]" = torch.ops.aten.reshape.default(permute, p1)
        convert_element_type: "f32[8, 16, 128, 128]" = torch.ops.prims.convert_element_type.default(reshape_1, torch.float32)
        amax: "f32[8, 16, 128, 1]" = torch.ops.aten.amax.default(convert_element_type, [3], True)
        sub: "f32[8, 16, 128, 128]" = torch.ops.aten.sub.Tensor(convert_element_type, amax)
        exp: "f32[8, 16, 128, 128]" = torch.ops.aten.exp.default(sub)
        sum_1: "f32[8, 16, 128, 1]" = torch.ops.aten.sum.dim_IntList(exp, [3], True)
        div: "f32[8, 16, 128, 128]" = torch.ops.aten.div.Tensor(exp, sum_1)
        inductor_lookup_seed: "i64[]" = torch.ops.prims.inductor_lookup_seed.default(arg1, p2)
        inductor_random: "f32[8, 16, 128, 128]" = torch.ops.prims.inductor_random.default(p3, inductor_lookup_seed, 'rand')
        gt: "b8[8, 16, 128, 128]" = torch.ops.aten.gt.Scalar(inductor_random, 0.1)
        mul: "f32[8, 16, 128, 128]" = torch.ops.aten.mul.Tensor(gt, div)
        mul_1: "f32[8, 16, 128, 128]" = torch.ops.aten.mul.Tensor(mul, 1.1111111111111112)
        convert_element_type_1: "bf16[8, 16, 128, 128]" = torch.ops.prims.convert_element_type.default(mul_1, torch.bfloat16)
        unsqueeze: "bf16[8, 16, 128, 128, 1]" = torch.ops.aten.unsqueeze.default(convert_element_type_1, 4)
        reshape_2: "bf16[128, 128, 128]" = torch.ops.aten.reshape.default(unsqueeze, p4)
        permute_1: "bf16[128, 128, 128]" = torch.ops.aten.permute.default(reshape_2, [0, 2, 1])
        return (amax, sum_1, gt, reshape_2, permute_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
