"""assay repro 1
pattern 915bf77adedbf39d4319a5fbcc47fdcfe5f582c73806a54df32a15f27fa281f0
home    13e6773cb4bf
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[64, 512, 8, 8][32768, 1, 4096, 512]", arg1: "bf16[64, 512, 8, 8][32768, 1, 4096, 512]", arg2: "bf16[64, 1024, 8, 8][65536, 1, 8192, 1024]", arg3: "f32[1, 1024, 1, 1]", arg4: "f32[1024]", arg5: "f32[1, 1024, 1, 1]", arg6: "bf16[64, 1024, 8, 8][65536, 1, 8192, 1024]", arg7: "bf16[64, 1024, 8, 8][65536, 1, 8192, 1024]", p0: "size", p1: "size", p2: "size"):
        add: "bf16[64, 512, 8, 8]" = torch.ops.aten.add.Tensor(arg0, arg1)
        slice_1: "bf16[64, 512, 8, 8]" = torch.ops.aten.slice.Tensor(arg2, 1, p0, p1, p2)
        cat: "bf16[64, 1024, 8, 8]" = torch.ops.aten.cat.default([slice_1, add], 1)
        squeeze: "f32[1024]" = torch.ops.aten.squeeze.dims(arg3, [0, 2, 3])
        mul: "f32[1024]" = torch.ops.aten.mul.Tensor(squeeze, arg4)
        mul_1: "f32[1024]" = torch.ops.aten.mul.Tensor(squeeze, squeeze)
        squeeze_1: "f32[1024]" = torch.ops.aten.squeeze.dims(arg5, [0, 2, 3])
        unsqueeze: "f32[1, 1024]" = torch.ops.aten.unsqueeze.default(mul, 0)
        unsqueeze_1: "f32[1, 1024]" = torch.ops.aten.unsqueeze.default(squeeze_1, 0)
        unsqueeze_2: "f32[1, 1024, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_3: "f32[1, 1024, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        unsqueeze_4: "f32[1, 1024, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_2, 3)
        unsqueeze_5: "f32[1, 1024, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 3)
        convert_element_type: "f32[64, 1024, 8, 8]" = torch.ops.prims.convert_element_type.default(arg6, torch.float32)
        gt: "b8[64, 1024, 8, 8]" = torch.ops.aten.gt.Scalar(convert_element_type, 0.0)
        convert_element_type_1: "f32[64, 1024, 8, 8]" = torch.ops.prims.convert_element_type.default(arg7, torch.float32)
        sub: "f32[64, 1024, 8, 8]" = torch.ops.aten.sub.Tensor(convert_element_type_1, unsqueeze_5)
        convert_element_type_2: "f32[64, 1024, 8, 8]" = torch.ops.prims.convert_element_type.default(cat, torch.float32)
        mul_2: "f32[64, 1024, 8, 8]" = torch.ops.aten.mul.Tensor(convert_element_type_2, 0.01)
        where: "f32[64, 1024, 8, 8]" = torch.ops.aten.where.self(gt, convert_element_type_2, mul_2)
        convert_element_type_3: "f32[64, 1024, 8, 8]" = torch.ops.prims.convert_element_type.default(where, torch.float32)
        mul_3: "f32[64, 1024, 8, 8]" = torch.ops.aten.mul.Tensor(convert_element_type_3, sub)
        sum_1: "f32[1024]" = torch.ops.aten.sum.dim_IntList(mul_3, [0, 2, 3])
        mul_4: "f32[1024]" = torch.ops.aten.mul.Tensor(sum_1, squeeze)
        mul_5: "f32[1024]" = torch.ops.aten.mul.Tensor(sum_1, 0.000244140625)
        mul_6: "f32[1024]" = torch.ops.aten.mul.Tensor(mul_5, mul_1)
        sum_2: "f32[1024]" = torch.ops.aten.sum.dim_IntList(convert_element_type_3, [0, 2, 3])
        mul_7: "f32[1024]" = torch.ops.aten.mul.Tensor(sum_2, 0.000244140625)
        unsqueeze_6: "f32[1, 1024]" = torch.ops.aten.unsqueeze.default(mul_6, 0)
        unsqueeze_7: "f32[1, 1024]" = torch.ops.aten.unsqueeze.default(mul_7, 0)
        unsqueeze_8: "f32[1, 1024, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_6, 2)
        unsqueeze_9: "f32[1, 1024, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_7, 2)
        unsqueeze_10: "f32[1, 1024, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_8, 3)
        mul_8: "f32[64, 1024, 8, 8]" = torch.ops.aten.mul.Tensor(sub, unsqueeze_10)
        sub_1: "f32[64, 1024, 8, 8]" = torch.ops.aten.sub.Tensor(convert_element_type_3, mul_8)
        unsqueeze_11: "f32[1, 1024, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_9, 3)
        sub_2: "f32[64, 1024, 8, 8]" = torch.ops.aten.sub.Tensor(sub_1, unsqueeze_11)
        mul_9: "f32[64, 1024, 8, 8]" = torch.ops.aten.mul.Tensor(sub_2, unsqueeze_4)
        convert_element_type_4: "bf16[64, 1024, 8, 8]" = torch.ops.prims.convert_element_type.default(mul_9, torch.bfloat16)
        return (mul_4, sum_2, convert_element_type_4)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
