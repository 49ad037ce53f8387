"""assay repro 1
pattern 72e5db050a6b99a90b689f8594297a40ecedb9e9979a63f7f9dfd66378f7641e
home    87dc8ae752aa
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[32768, 49, 49]", arg1: "i64[49, 49]", arg2: "f32[169, 4]", arg3: "bf16[32768, 56, 56]", arg4: "f32[64, 49, 49]", arg5: "f32[8192, 4, 49, 1]", arg6: "f32[8192, 4, 49, 1]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size", p4: "size", p5: "size", p6: "size", p7: "size", p8: "size", p9: "size[]", p10: "size[]", p11: "size[]", p12: "size[]"):
        reshape: "bf16[8192, 4, 49, 49]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "i64[2401]" = torch.ops.aten.reshape.default(arg1, p1)
        index: "f32[2401, 4]" = torch.ops.aten.index.Tensor(arg2, [reshape_1])
        reshape_2: "f32[49, 49, 4]" = torch.ops.aten.reshape.default(index, p2)
        permute: "f32[4, 49, 49]" = torch.ops.aten.permute.default(reshape_2, [2, 0, 1])
        clone: "f32[4, 49, 49]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        slice_1: "bf16[32768, 49, 56]" = torch.ops.aten.slice.Tensor(arg3, 1, p3, p4, p5)
        slice_2: "bf16[32768, 49, 49]" = torch.ops.aten.slice.Tensor(slice_1, 2, p6, p7, p8)
        reshape_3: "bf16[8192, 4, 49, 49]" = torch.ops.aten.reshape.default(slice_2, p9)
        unsqueeze: "f32[1, 4, 49, 49]" = torch.ops.aten.unsqueeze.default(clone, 0)
        add: "f32[8192, 4, 49, 49]" = torch.ops.aten.add.Tensor(reshape_3, unsqueeze)
        reshape_4: "f32[128, 64, 4, 49, 49]" = torch.ops.aten.reshape.default(add, p10)
        unsqueeze_1: "f32[64, 1, 49, 49]" = torch.ops.aten.unsqueeze.default(arg4, 1)
        unsqueeze_2: "f32[1, 64, 1, 49, 49]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 0)
        add_1: "f32[128, 64, 4, 49, 49]" = torch.ops.aten.add.Tensor(reshape_4, unsqueeze_2)
        reshape_5: "f32[8192, 4, 49, 49]" = torch.ops.aten.reshape.default(add_1, p11)
        sub: "f32[8192, 4, 49, 49]" = torch.ops.aten.sub.Tensor(reshape_5, arg5)
        exp: "f32[8192, 4, 49, 49]" = torch.ops.aten.exp.default(sub)
        div: "f32[8192, 4, 49, 49]" = torch.ops.aten.div.Tensor(exp, arg6)
        neg: "f32[8192, 4, 49, 49]" = torch.ops.aten.neg.default(div)
        convert_element_type: "f32[8192, 4, 49, 49]" = torch.ops.prims.convert_element_type.default(reshape, torch.float32)
        mul: "f32[8192, 4, 49, 49]" = torch.ops.aten.mul.Tensor(convert_element_type, div)
        sum_1: "f32[8192, 4, 49, 1]" = torch.ops.aten.sum.dim_IntList(mul, [3], True)
        fma: "f32[8192, 4, 49, 49]" = torch.ops.prims.fma.default(neg, sum_1, mul)
        convert_element_type_1: "bf16[8192, 4, 49, 49]" = torch.ops.prims.convert_element_type.default(fma, torch.bfloat16)
        reshape_6: "bf16[32768, 49, 49]" = torch.ops.aten.reshape.default(convert_element_type_1, p12)
        return (reshape_1, fma, reshape_6)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
