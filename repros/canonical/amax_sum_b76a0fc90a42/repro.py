"""assay repro 1
pattern b76a0fc90a42b0a2e2b237beec7c0183a5eec970560de99c1d04f23c877f2f3d
home    b2de36f10076
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "i64[49, 49]", arg1: "f32[169, 16]", arg2: "bf16[8192, 56, 56]", arg3: "f32[4, 49, 49]", p0: "size[]", p1: "size[]", p2: "size", p3: "size", p4: "size", p5: "size", p6: "size", p7: "size", p8: "size[]", p9: "size[]", p10: "size[]", p11: "size[]", p12: "size[]", p13: "size[]"):
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
        reshape_3: "f32[128, 4, 16, 49, 49]" = torch.ops.aten.reshape.default(add, p9)
        unsqueeze_1: "f32[4, 1, 49, 49]" = torch.ops.aten.unsqueeze.default(arg3, 1)
        unsqueeze_2: "f32[1, 4, 1, 49, 49]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 0)
        add_1: "f32[128, 4, 16, 49, 49]" = torch.ops.aten.add.Tensor(reshape_3, unsqueeze_2)
        reshape_4: "f32[512, 16, 49, 49]" = torch.ops.aten.reshape.default(add_1, p10)
        amax: "f32[512, 16, 49, 1]" = torch.ops.aten.amax.default(reshape_4, [3], True)
        sub: "f32[512, 16, 49, 49]" = torch.ops.aten.sub.Tensor(reshape_4, amax)
        exp: "f32[512, 16, 49, 49]" = torch.ops.aten.exp.default(sub)
        sum_1: "f32[512, 16, 49, 1]" = torch.ops.aten.sum.dim_IntList(exp, [3], True)
        div: "f32[512, 16, 49, 49]" = torch.ops.aten.div.Tensor(exp, sum_1)
        convert_element_type: "bf16[512, 16, 49, 49]" = torch.ops.prims.convert_element_type.default(div, torch.bfloat16)
        expand: "bf16[512, 16, 49, 49]" = torch.ops.aten.expand.default(convert_element_type, p11)
        reshape_5: "bf16[8192, 49, 49]" = torch.ops.aten.reshape.default(expand, p12)
        constant_pad_nd: "bf16[8192, 56, 56]" = torch.ops.aten.constant_pad_nd.default(reshape_5, p13)
        permute_1: "bf16[8192, 49, 49]" = torch.ops.aten.permute.default(reshape_5, [0, 2, 1])
        return (amax, sum_1, constant_pad_nd, permute_1)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
