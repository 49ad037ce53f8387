"""assay repro 1
pattern 4cff1c1131c4779fd9c911cbfb9140876e648e44efb6e32286b446d99953e367
home    1f5dfd51a536
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "i64[49, 49]", arg1: "bf16[169, 16]", arg2: "bf16[8192, 56, 56]", arg3: "bf16[4, 49, 49]", p0: "size[]", p1: "size[]", p2: "size", p3: "size", p4: "size", p5: "size", p6: "size", p7: "size", p8: "size[]", p9: "size[]", p10: "size[]", p11: "size[]", p12: "size[]", p13: "size[]"):
        reshape: "i64[2401]" = torch.ops.aten.reshape.default(arg0, p0)
        index: "bf16[2401, 16]" = torch.ops.aten.index.Tensor(arg1, [reshape])
        reshape_1: "bf16[49, 49, 16]" = torch.ops.aten.reshape.default(index, p1)
        permute: "bf16[16, 49, 49]" = torch.ops.aten.permute.default(reshape_1, [2, 0, 1])
        clone: "bf16[16, 49, 49]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        slice_1: "bf16[8192, 49, 56]" = torch.ops.aten.slice.Tensor(arg2, 1, p2, p3, p4)
        slice_2: "bf16[8192, 49, 49]" = torch.ops.aten.slice.Tensor(slice_1, 2, p5, p6, p7)
        reshape_2: "bf16[512, 16, 49, 49]" = torch.ops.aten.reshape.default(slice_2, p8)
        unsqueeze: "bf16[1, 16, 49, 49]" = torch.ops.aten.unsqueeze.default(clone, 0)
        add: "bf16[512, 16, 49, 49]" = torch.ops.aten.add.Tensor(reshape_2, unsqueeze)
        reshape_3: "bf16[128, 4, 16, 49, 49]" = torch.ops.aten.reshape.default(add, p9)
        unsqueeze_1: "bf16[4, 1, 49, 49]" = torch.ops.aten.unsqueeze.default(arg3, 1)
        unsqueeze_2: "bf16[1, 4, 1, 49, 49]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 0)
        add_1: "bf16[128, 4, 16, 49, 49]" = torch.ops.aten.add.Tensor(reshape_3, unsqueeze_2)
        reshape_4: "bf16[512, 16, 49, 49]" = torch.ops.aten.reshape.default(add_1, p10)
        convert_element_type: "f32[512, 16, 49, 49]" = torch.ops.prims.convert_element_type.default(reshape_4, torch.float32)
        amax: "f32[512, 16, 49, 1]" = torch.ops.aten.amax.default(convert_element_type, [3], True)
        sub: "f32[512, 16, 49, 49]" = torch.ops.aten.sub.Tensor(convert_element_type, amax)
        exp: "f32[512, 16, 49, 49]" = torch.ops.aten.exp.default(sub)
        sum_1: "f32[512, 16, 49, 1]" = torch.ops.aten.sum.dim_IntList(exp, [3], True)
        div: "f32[512, 16, 49, 49]" = torch.ops.aten.div.Tensor(exp, sum_1)
        convert_element_type_1: "bf16[512, 16, 49, 49]" = torch.ops.prims.convert_element_type.default(div, torch.bfloat16)
        expand: "bf16[512, 16, 49, 49]" = torch.ops.aten.expand.default(convert_element_type_1, p11)
        reshape_5: "bf16[8192, 49, 49]" = torch.ops.aten.reshape.default(expand, p12)
        constant_pad_nd: "bf16[8192, 56, 56]" = torch.ops.aten.constant_pad_nd.default(reshape_5, p13)
        return (constant_pad_nd,)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
