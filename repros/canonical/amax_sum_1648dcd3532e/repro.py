"""assay repro 1
pattern 1648dcd3532e2fc83b47967ec7faba3eec286b1382db63df0a90a6cdcfbd121c
home    dd28c1fbfd1c
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "i64[49, 49]", arg1: "f32[169, 16]", arg2: "bf16[8192, 56, 56]", p0: "size[]", p1: "size[]", p2: "size", p3: "size", p4: "size", p5: "size", p6: "size", p7: "size", p8: "size[]", p9: "size[]", p10: "size[]", p11: "size[]"):
        reshape: "i64[2401]" = torch.ops.aten.reshape.default(arg0, p0)
        index: "f32[2401, 16]" = torch.ops.aten.index.Tensor(arg1, [reshape])
        reshape_1: "f32[49, 49, 16]" = torch.ops.aten.reshape.default(index, p1)
        permute: "f32[16, 49, 49]" = torch.ops.aten.permute.default(reshape_1, [2, 0, 1])
        clone: "f32[16, 49, 49]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        slice_1: "bf16[8192, 49, 56]" = torch.ops.aten.slice.Tensor(arg2, 1, p2, p3, p4)
        slice_2: "bf16[8192, 49, 49]" = torch.ops.aten.slice.Tensor(slice_1, 2, p5, p6, p7)
        reshape_2: "bf16[512, 16, 49, 49]" = torch.ops.aten.reshape.default(slice_2, p8)
        unsqueeze: "f32[1, 16, 49, 49]" = torch.ops.aten.unsqueeze.default(clone, 0)
        add: "f32[512, 16, 49, 49]" = torch.ops.aten.add.Tensor(reshape_2, unsqueeze)
        amax: "f32[512, 16, 49, 1]" = torch.ops.aten.amax.default(add, [3], True)
        sub: "f32[512, 16, 49, 49]" = torch.ops.aten.sub.Tensor(add, amax)
        exp: "f32[512, 16, 49, 49]" = torch.ops.aten.exp.default(sub)
        sum_1: "f32[512, 16, 49, 1]" = torch.ops.aten.sum.dim_IntList(exp, [3], True)
        div: "f32[512, 16, 49, 49]" = torch.ops.aten.div.Tensor(exp, sum_1)
        convert_element_type: "bf16[512, 16, 49, 49]" = torch.ops.prims.convert_element_type.default(div, torch.bfloat16)
        expand: "bf16[512, 16, 49, 49]" = torch.ops.aten.expand.default(convert_element_type, p9)
        reshape_3: "bf16[8192, 49, 49]" = torch.ops.aten.reshape.default(expand, p10)
        constant_pad_nd: "bf16[8192, 56, 56]" = torch.ops.aten.constant_pad_nd.default(reshape_3, p11)
        permute_1: "bf16[8192, 49, 49]" = torch.ops.aten.permute.default(reshape_3, [0, 2, 1])
        return (amax, sum_1, constant_pad_nd, permute_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
