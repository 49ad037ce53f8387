"""assay repro 1
pattern bcbfc37c3bdc737460a75da56ebe70ab9a9e886ad2e87c293dad697acff9f4ae
home    aa87e75ce19f
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[6400, 512]", arg1: "bf16[128, 8, 49, 64][76800, 64, 1536, 1]", arg2: "bf16[128, 128, 7, 7][25088, 1, 3584, 512]", arg3: "bf16[128, 192, 7, 7][25088, 1, 3584, 512]", arg4: "bf16[128, 192, 7, 7][25088, 1, 3584, 512]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size", p6: "size", p7: "size", p8: "size", p9: "size", p10: "size", p11: "size", p12: "size", p13: "size"):
        reshape: "bf16[128, 50, 512]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[128, 50, 8, 64]" = torch.ops.aten.reshape.default(reshape, p1)
        permute: "bf16[128, 8, 50, 64]" = torch.ops.aten.permute.default(reshape_1, [0, 2, 1, 3])
        constant_pad_nd: "bf16[128, 8, 49, 64]" = torch.ops.aten.constant_pad_nd.default(permute, p2)
        mul: "bf16[128, 8, 49, 64]" = torch.ops.aten.mul.Tensor(constant_pad_nd, arg1)
        mul_1: "bf16[128, 8, 50, 64]" = torch.ops.aten.mul.Tensor(permute, 0.125)
        clone: "bf16[128, 8, 50, 64]" = torch.ops.aten.clone.default(mul_1, memory_format = torch.contiguous_format)
        permute_1: "bf16[128, 8, 64, 49]" = torch.ops.aten.permute.default(mul, [0, 1, 3, 2])
        reshape_2: "bf16[128, 512, 7, 7]" = torch.ops.aten.reshape.default(permute_1, p3)
        reshape_3: "bf16[1024, 50, 64]" = torch.ops.aten.reshape.default(clone, p4)
        slice_1: "bf16[128, 128, 7, 7]" = torch.ops.aten.slice.Tensor(reshape_2, 1, p5, p6, p7)
        slice_2: "bf16[128, 192, 7, 7]" = torch.ops.aten.slice.Tensor(reshape_2, 1, p8, p9, p10)
        slice_3: "bf16[128, 192, 7, 7]" = torch.ops.aten.slice.Tensor(reshape_2, 1, p11, p12, p13)
        sum_1: "bf16[128]" = torch.ops.aten.sum.dim_IntList(arg2, [0, 2, 3])
        sum_2: "bf16[192]" = torch.ops.aten.sum.dim_IntList(arg3, [0, 2, 3])
        sum_3: "bf16[192]" = torch.ops.aten.sum.dim_IntList(arg4, [0, 2, 3])
        sum_4: "bf16[128]" = torch.ops.aten.sum.dim_IntList(slice_1, [0, 2, 3])
        sum_5: "bf16[192]" = torch.ops.aten.sum.dim_IntList(slice_2, [0, 2, 3])
        sum_6: "bf16[192]" = torch.ops.aten.sum.dim_IntList(slice_3, [0, 2, 3])
        convert_element_type: "f32[128]" = torch.ops.prims.convert_element_type.default(sum_1, torch.float32)
        convert_element_type_1: "f32[192]" = torch.ops.prims.convert_element_type.default(sum_2, torch.float32)
        convert_element_type_2: "f32[192]" = torch.ops.prims.convert_element_type.default(sum_3, torch.float32)
        convert_element_type_3: "f32[128]" = torch.ops.prims.convert_element_type.default(sum_4, torch.float32)
        add: "f32[128]" = torch.ops.aten.add.Tensor(convert_element_type, convert_element_type_3)
        convert_element_type_4: "f32[192]" = torch.ops.prims.convert_element_type.default(sum_5, torch.float32)
        add_1: "f32[192]" = torch.ops.aten.add.Tensor(convert_element_type_1, convert_element_type_4)
        convert_element_type_5: "f32[192]" = torch.ops.prims.convert_element_type.default(sum_6, torch.float32)
        add_2: "f32[192]" = torch.ops.aten.add.Tensor(convert_element_type_2, convert_element_type_5)
        return (constant_pad_nd, reshape_3, slice_1, slice_2, slice_3, add, add_1, add_2)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
