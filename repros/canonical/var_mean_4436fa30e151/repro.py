"""assay repro 1
pattern 4436fa30e15115adaf630cead5ac9486fa5f1dc79a54035ad7b12069d3104840
home    ce1e83d8adca
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "i64[64, 128]", arg1: "i32[64, 128]", arg2: "bf16[1026, 1024]", arg3: "bf16[64, 128, 1024]", arg4: "bf16[1024]", arg5: "bf16[1024]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]"):
        convert_element_type: "i32[64, 128]" = torch.ops.prims.convert_element_type.default(arg0, torch.int32)
        add: "i32[64, 128]" = torch.ops.aten.add.Tensor(convert_element_type, 0)
        mul: "i32[64, 128]" = torch.ops.aten.mul.Tensor(add, arg1)
        convert_element_type_1: "i64[64, 128]" = torch.ops.prims.convert_element_type.default(mul, torch.int64)
        add_1: "i64[64, 128]" = torch.ops.aten.add.Tensor(convert_element_type_1, 1)
        reshape: "i64[8192]" = torch.ops.aten.reshape.default(add_1, p0)
        index: "bf16[8192, 1024]" = torch.ops.aten.index.Tensor(arg2, [reshape])
        reshape_1: "bf16[64, 128, 1024]" = torch.ops.aten.reshape.default(index, p1)
        add_2: "bf16[64, 128, 1024]" = torch.ops.aten.add.Tensor(arg3, reshape_1)
        convert_element_type_2: "f32[64, 128, 1024]" = torch.ops.prims.convert_element_type.default(add_2, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type_2, [2], correction = 0, keepdim = True)
        getitem: "f32[64, 128, 1]" = var_mean[0]
        getitem_1: "f32[64, 128, 1]" = var_mean[1]
        add_3: "f32[64, 128, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[64, 128, 1]" = torch.ops.aten.rsqrt.default(add_3)
        sub: "f32[64, 128, 1024]" = torch.ops.aten.sub.Tensor(convert_element_type_2, getitem_1)
        mul_1: "f32[64, 128, 1024]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_2: "f32[64, 128, 1024]" = torch.ops.aten.mul.Tensor(mul_1, arg4)
        add_4: "f32[64, 128, 1024]" = torch.ops.aten.add.Tensor(mul_2, arg5)
        convert_element_type_3: "bf16[64, 128, 1024]" = torch.ops.prims.convert_element_type.default(add_4, torch.bfloat16)
        reshape_2: "bf16[8192, 1024]" = torch.ops.aten.reshape.default(convert_element_type_3, p2)
        reshape_3: "bf16[8192, 1024]" = torch.ops.aten.reshape.default(convert_element_type_3, p3)
        reshape_4: "bf16[8192, 1024]" = torch.ops.aten.reshape.default(convert_element_type_3, p4)
        return (add_2, reshape_2, reshape_3, reshape_4)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
