"""assay repro 1
pattern dbb0c6aceaa42101f9cc8fe2d6b4d5eeddf629fe396d339ad4fdc89036f7cf87
home    6143ece7e939
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[25088, 384]", arg1: "bf16[128, 196, 384]", arg2: "f32[384]", arg3: "f32[384]", arg4: "i64[14]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]"):
        reshape: "bf16[128, 196, 384]" = torch.ops.aten.reshape.default(arg0, p0)
        add: "bf16[128, 196, 384]" = torch.ops.aten.add.Tensor(reshape, arg1)
        convert_element_type: "f32[128, 196, 384]" = torch.ops.prims.convert_element_type.default(add, torch.float32)
        var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [2], correction = 0, keepdim = True)
        getitem: "f32[128, 196, 1]" = var_mean[0]
        getitem_1: "f32[128, 196, 1]" = var_mean[1]
        add_1: "f32[128, 196, 1]" = torch.ops.aten.add.Tensor(getitem, 1e-05)
        rsqrt: "f32[128, 196, 1]" = torch.ops.aten.rsqrt.default(add_1)
        sub: "f32[128, 196, 384]" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1)
        mul: "f32[128, 196, 384]" = torch.ops.aten.mul.Tensor(sub, rsqrt)
        mul_1: "f32[128, 196, 384]" = torch.ops.aten.mul.Tensor(mul, arg2)
        add_2: "f32[128, 196, 384]" = torch.ops.aten.add.Tensor(mul_1, arg3)
        reshape_1: "f32[128, 14, 14, 384]" = torch.ops.aten.reshape.default(add_2, p1)
        index: "f32[128, 14, 14, 384]" = torch.ops.aten.index.Tensor(reshape_1, [None, arg4])
        index_1: "f32[128, 14, 14, 384]" = torch.ops.aten.index.Tensor(index, [None, None, arg4])
        reshape_2: "f32[128, 2, 7, 2, 7, 384]" = torch.ops.aten.reshape.default(index_1, p2)
        permute: "f32[128, 2, 2, 7, 7, 384]" = torch.ops.aten.permute.default(reshape_2, [0, 1, 3, 2, 4, 5])
        clone: "f32[128, 2, 2, 7, 7, 384]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        reshape_3: "f32[512, 7, 7, 384]" = torch.ops.aten.reshape.default(clone, p3)
        reshape_4: "f32[512, 49, 384]" = torch.ops.aten.reshape.default(reshape_3, p4)
        convert_element_type_1: "bf16[512, 49, 384]" = torch.ops.prims.convert_element_type.default(reshape_4, torch.bfloat16)
        reshape_5: "bf16[25088, 384]" = torch.ops.aten.reshape.default(convert_element_type_1, p5)
        return (add, getitem_1, rsqrt, reshape_5)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
