"""assay repro 1
pattern 152f9bd8fd5abe00476437ea702ccaa56c160b907cfe653829a60897c6195dba
home    6de788720a52
"""
import torch
from math import inf, nan
from torch import device
import torch._inductor.inductor_prims  # noqa: F401
import assay_torch


class Repro(torch.nn.Module):
    def forward(self, arg0: "bf16[16384, 864]", p0: "size[]", p1: "size[]", p2: "size[]", p3: "size[]", p4: "size[]", p5: "size[]", p6: "size[]", p7: "size[]", p8: "size[]", p9: "size[]"):
        reshape: "bf16[64, 256, 864]" = torch.ops.aten.reshape.default(arg0, p0)
        reshape_1: "bf16[64, 256, 3, 8, 36]" = torch.ops.aten.reshape.default(reshape, p1)
        permute: "bf16[3, 64, 8, 36, 256]" = torch.ops.aten.permute.default(reshape_1, [2, 0, 3, 4, 1])
        unbind = torch.ops.aten.unbind.int(permute)
        getitem: "bf16[64, 8, 36, 256]" = unbind[0]
        getitem_1: "bf16[64, 8, 36, 256]" = unbind[1]
        getitem_2: "bf16[64, 8, 36, 256]" = unbind[2]
        expand: "bf16[64, 8, 36, 256]" = torch.ops.aten.expand.default(getitem_2, p2)
        clone: "bf16[64, 8, 36, 256]" = torch.ops.aten.clone.default(expand, memory_format = torch.contiguous_format)
        reshape_2: "bf16[512, 36, 256]" = torch.ops.aten.reshape.default(clone, p3)
        convert_element_type: "f32[64, 8, 36, 256]" = torch.ops.prims.convert_element_type.default(getitem, torch.float32)
        pow_1: "f32[64, 8, 36, 256]" = torch.ops.aten.pow.Tensor_Scalar(convert_element_type, 2.0)
        sum_1: "f32[64, 8, 36, 1]" = torch.ops.aten.sum.dim_IntList(pow_1, [3], True)
        pow_2: "f32[64, 8, 36, 1]" = torch.ops.aten.pow.Tensor_Scalar(sum_1, 0.5)
        convert_element_type_1: "bf16[64, 8, 36, 1]" = torch.ops.prims.convert_element_type.default(pow_2, torch.bfloat16)
        clamp_min: "bf16[64, 8, 36, 1]" = torch.ops.aten.clamp_min.default(convert_element_type_1, 1e-12)
        expand_1: "bf16[64, 8, 36, 256]" = torch.ops.aten.expand.default(clamp_min, p4)
        div: "bf16[64, 8, 36, 256]" = torch.ops.aten.div.Tensor(getitem, expand_1)
        expand_2: "bf16[64, 8, 36, 256]" = torch.ops.aten.expand.default(div, p5)
        clone_1: "bf16[64, 8, 36, 256]" = torch.ops.aten.clone.default(expand_2, memory_format = torch.contiguous_format)
        reshape_3: "bf16[512, 36, 256]" = torch.ops.aten.reshape.default(clone_1, p6)
        convert_element_type_2: "f32[64, 8, 36, 256]" = torch.ops.prims.convert_element_type.default(getitem_1, torch.float32)
        pow_3: "f32[64, 8, 36, 256]" = torch.ops.aten.pow.Tensor_Scalar(convert_element_type_2, 2.0)
        sum_2: "f32[64, 8, 36, 1]" = torch.ops.aten.sum.dim_IntList(pow_3, [3], True)
        pow_4: "f32[64, 8, 36, 1]" = torch.ops.aten.pow.Tensor_Scalar(sum_2, 0.5)
        convert_element_type_3: "bf16[64, 8, 36, 1]" = torch.ops.prims.convert_element_type.default(pow_4, torch.bfloat16)
        clamp_min_1: "bf16[64, 8, 36, 1]" = torch.ops.aten.clamp_min.default(convert_element_type_3, 1e-12)
        expand_3: "bf16[64, 8, 36, 256]" = torch.ops.aten.expand.default(clamp_min_1, p7)
        div_1: "bf16[64, 8, 36, 256]" = torch.ops.aten.div.Tensor(getitem_1, expand_3)
        permute_1: "bf16[64, 8, 256, 36]" = torch.ops.aten.permute.default(div_1, [0, 1, 3, 2])
        expand_4: "bf16[64, 8, 256, 36]" = torch.ops.aten.expand.default(permute_1, p8)
        clone_2: "bf16[64, 8, 256, 36]" = torch.ops.aten.clone.default(expand_4, memory_format = torch.contiguous_format)
        reshape_4: "bf16[512, 256, 36]" = torch.ops.aten.reshape.default(clone_2, p9)
        return (reshape_2, reshape_3, reshape_4)


def make_inputs(point=None):
    return assay_torch.make_inputs(__file__, point)


if __name__ == "__main__":
    assay_torch.main(__file__, Repro, make_inputs)
