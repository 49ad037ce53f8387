"""assay repro 1
pattern a667fbb72740d86413f75e92a40ca5b29e09892e49e85ce5a9164fec42cab66b
home    2851bfc84bca
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[64, 1024, 8, 8][65536, 1, 8192, 1024]", arg1: "f32[1, 512, 1, 1]", arg2: "f32[512]", arg3: "f32[1, 512, 1, 1]", arg4: "bf16[64, 512, 8, 8][32768, 1, 4096, 512]", arg5: "f32[512]", p0: "size", p1: "size", p2: "size"):
        slice_1: "bf16[64, 512, 8, 8]" = torch.ops.aten.slice.Tensor(arg0, 1, p0, p1, p2)
        squeeze: "f32[512]" = torch.ops.aten.squeeze.dims(arg1, [0, 2, 3])
        mul: "f32[512]" = torch.ops.aten.mul.Tensor(squeeze, arg2)
        mul_1: "f32[512]" = torch.ops.aten.mul.Tensor(squeeze, squeeze)
        squeeze_1: "f32[512]" = torch.ops.aten.squeeze.dims(arg3, [0, 2, 3])
        sub: "f32[64, 512, 8, 8]" = torch.ops.aten.sub.Tensor(arg4, arg3)
        mul_2: "f32[64, 512, 8, 8]" = torch.ops.aten.mul.Tensor(sub, arg1)
        unsqueeze: "f32[1, 512]" = torch.ops.aten.unsqueeze.default(mul, 0)
        unsqueeze_1: "f32[1, 512]" = torch.ops.aten.unsqueeze.default(squeeze_1, 0)
        unsqueeze_2: "f32[512, 1]" = torch.ops.aten.unsqueeze.default(arg5, 1)
        unsqueeze_3: "f32[512, 1]" = torch.ops.aten.unsqueeze.default(arg2, 1)
        unsqueeze_4: "f32[1, 512, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze, 2)
        unsqueeze_5: "f32[1, 512, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_1, 2)
        unsqueeze_6: "f32[512, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_2, 2)
        unsqueeze_7: "f32[512, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 2)
        mul_3: "f32[64, 512, 8, 8]" = torch.ops.aten.mul.Tensor(mul_2, unsqueeze_7)
        add: "f32[64, 512, 8, 8]" = torch.ops.aten.add.Tensor(mul_3, unsqueeze_6)
        unsqueeze_8: "f32[1, 512, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 3)
        unsqueeze_9: "f32[1, 512, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_5, 3)
        convert_element_type: "f32[64, 512, 8, 8]" = torch.ops.prims.convert_element_type.default(arg4, torch.float32)
        sub_1: "f32[64, 512, 8, 8]" = torch.ops.aten.sub.Tensor(convert_element_type, unsqueeze_9)
        convert_element_type_1: "f32[64, 512, 8, 8]" = torch.ops.prims.convert_element_type.default(add, torch.float32)
        gt: "b8[64, 512, 8, 8]" = torch.ops.aten.gt.Scalar(convert_element_type_1, 0.0)
        mul_4: "f32[64, 512, 8, 8]" = torch.ops.aten.mul.Tensor(convert_element_type_1, 0.01)
        where: "f32[64, 512, 8, 8]" = torch.ops.aten.where.self(gt, convert_element_type_1, mul_4)
        convert_element_type_2: "bf16[64, 512, 8, 8]" = torch.ops.prims.convert_element_type.default(where, torch.bfloat16)
        convert_element_type_3: "f32[64, 512, 8, 8]" = torch.ops.prims.convert_element_type.default(slice_1, torch.float32)
        mul_5: "f32[64, 512, 8, 8]" = torch.ops.aten.mul.Tensor(convert_element_type_3, 0.01)
        convert_element_type_4: "f32[64, 512, 8, 8]" = torch.ops.prims.convert_element_type.default(convert_element_type_2, torch.float32)
        gt_1: "b8[64, 512, 8, 8]" = torch.ops.aten.gt.Scalar(convert_element_type_4, 0.0)
        where_1: "f32[64, 512, 8, 8]" = torch.ops.aten.where.self(gt_1, convert_element_type_3, mul_5)
        convert_element_type_5: "f32[64, 512, 8, 8]" = torch.ops.prims.convert_element_type.default(where_1, torch.float32)
        mul_6: "f32[64, 512, 8, 8]" = torch.ops.aten.mul.Tensor(convert_element_type_5, sub_1)
        sum_1: "f32[512]" = torch.ops.aten.sum.dim_IntList(mul_6, [0, 2, 3])
        mul_7: "f32[512]" = torch.ops.aten.mul.Tensor(sum_1, squeeze)
        mul_8: "f32[512]" = torch.ops.aten.mul.Tensor(sum_1, 0.000244140625)
        mul_9: "f32[512]" = torch.ops.aten.mul.Tensor(mul_8, mul_1)
        sum_2: "f32[512]" = torch.ops.aten.sum.dim_IntList(convert_element_type_5, [0, 2, 3])
        mul_10: "f32[512]" = torch.ops.aten.mul.Tensor(sum_2, 0.000244140625)
        unsqueeze_10: "f32[1, 512]" = torch.ops.aten.unsqueeze.default(mul_9, 0)
        unsqueeze_11: "f32[1, 512]" = torch.ops.aten.unsqueeze.default(mul_10, 0)
        unsqueeze_12: "f32[1, 512, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_10, 2)
        unsqueeze_13: "f32[1, 512, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_11, 2)
        unsqueeze_14: "f32[1, 512, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_12, 3)
        mul_11: "f32[64, 512, 8, 8]" = torch.ops.aten.mul.Tensor(sub_1, unsqueeze_14)
        sub_2: "f32[64, 512, 8, 8]" = torch.ops.aten.sub.Tensor(convert_element_type_5, mul_11)
        unsqueeze_15: "f32[1, 512, 1, 1]" = torch.ops.aten.unsqueeze.default(unsqueeze_13, 3)
        sub_3: "f32[64, 512, 8, 8]" = torch.ops.aten.sub.Tensor(sub_2, unsqueeze_15)
        mul_12: "f32[64, 512, 8, 8]" = torch.ops.aten.mul.Tensor(sub_3, unsqueeze_8)
        convert_element_type_6: "bf16[64, 512, 8, 8]" = torch.ops.prims.convert_element_type.default(mul_12, torch.bfloat16)
        return (mul_7, sum_2, convert_element_type_6)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
